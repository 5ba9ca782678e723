package compile

import (
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// Descriptor heaps of "SPV_EXT_descriptor_heap". A pointer into a heap counts its bytes. What a heap has of one kind of
// descriptor is an array without a size, of which a descriptor's element is its offset in units of its size: which kind
// of descriptor is at an offset, the shader says by the type of its load.

// The sizes of descriptors in bytes, as OpConstantSizeOfEXT has them.
const (
	samplerBytes = 16
	bufferBytes  = 32
	imageBytes   = 64
)

// heapKind is the number of a kind of descriptor, in layout.Slot.Binding: samplers, buffers by their storage class, and
// images by their type.
type heapKind uint32

const (
	heapSampler heapKind = iota
	heapStorageBuffer
	heapUniform
	heapImages // the least of an image
)

// heap is the array of a kind of descriptor of the heaps in the program.
type heap struct {
	object  int
	runtime int32 // 1 + index in Program.Runtimes
}

// isHeap reports whether a variable is a descriptor heap.
func (c *compiler) isHeap(in *ir.Inst) bool {
	b, ok := c.decoration(in.Result, -1, spirv.DecorationBuiltIn)
	return ok && in.Op == spirv.OpUntypedVariableKHR && (spirv.BuiltIn(b) == spirv.BuiltInResourceHeapEXT ||
		spirv.BuiltIn(b) == spirv.BuiltInSamplerHeapEXT)
}

// descriptorBytes returns the size of a descriptor of a type, 0 for other types.
func (c *compiler) descriptorBytes(id ir.ID) uint64 {
	switch t := c.typeOf(id); t.op {
	case spirv.OpTypeSampler:
		return samplerBytes
	case spirv.OpTypeImage, spirv.OpTypeSampledImage:
		return imageBytes
	case spirv.OpTypeAccelerationStructureKHR, spirv.OpTypeTensorARM:
		return bufferBytes
	}
	if d := c.m.Def(id); d != nil && d.Op == spirv.OpTypeBufferEXT {
		return bufferBytes
	}
	return 0
}

// imageKind returns the kind of an image type's descriptors: the same for types that say the same.
func imageKind(i *layout.Image) heapKind {
	k := heapKind(i.Dim)
	for _, flag := range []bool{i.Arrayed, i.Multisampled, i.Depth, i.Storage, i.Width == 64} {
		if k *= 2; flag {
			k++
		}
	}
	return heapImages + (k*4+heapKind(i.Class))*64 + heapKind(i.Format)
}

// heapOf returns the array of a kind of descriptor. make describes an element where it is new.
func (c *compiler) heapOf(k heapKind, make func(*code.Object)) heap {
	if h, ok := c.heaps[k]; ok {
		return h
	}
	h := heap{object: len(c.p.Objects), runtime: int32(len(c.p.Runtimes)) + 1}
	slot := layout.Slot{Kind: layout.Heap, Binding: uint32(k)}
	o := code.Object{Name: slot.String(), Slot: slot, Used: true, Runtime: true}
	make(&o)
	c.p.Objects = append(c.p.Objects, o)
	c.p.Runtimes = append(c.p.Runtimes, code.RuntimeArray{Object: h.object, Each: 1})
	if c.heaps == nil {
		c.heaps = map[heapKind]heap{}
	}
	c.heaps[k] = h
	return h
}

// inHeap emits the object of a descriptor of some bytes that a pointer into a heap leads to.
func (b *builder) inHeap(p pointer, h heap, bytes uint64) int32 {
	n := b.binary(spirv.OpUDiv, 64, b.byteOf(p), b.number(bytes))
	return b.index(b.number(uint64(h.object)), n, code.Step{Stride: 1, Width: 64, Runtime: h.runtime})
}

// handleAt returns the components of a handle of a type that is loaded where a pointer leads: to a variable, or into a
// heap. It reports false for types that no heap has.
func (b *builder) handleAt(p pointer, typ ir.ID) ([]int32, bool) {
	t := b.typeOf(typ)
	object, known := b.bitsOf(p.object)
	if !b.hasHeaps || known && object != code.Heap {
		return p.handle(t), true
	}
	var h heap
	switch t.op {
	case spirv.OpTypeSampler:
		h = b.heapOf(heapSampler, func(o *code.Object) { o.Sampler, o.Block = true, typ })
	case spirv.OpTypeImage:
		image := b.imageType(typ)
		if image == nil {
			return nil, false
		}
		h = b.heapOf(imageKind(image), func(o *code.Object) { o.Image, o.Block, o.Writable = image, typ, image.Storage })
	default:
		return nil, false
	}
	in := b.inHeap(p, h, b.descriptorBytes(typ))
	if !known { // a parameter, say
		in = b.chooseBy(b.binary(spirv.OpIEqual, 64, p.object, b.number(code.Heap)), in, p.object, 64)
	}
	return []int32{in}, true
}

// mayBeInHeap reports whether a pointer may lead into a heap.
func (b *builder) mayBeInHeap(p *pointer) bool {
	object, known := b.bitsOf(p.object)
	return b.hasHeaps && p.class == spirv.StorageClassUniformConstant && p.elem == 0 && (!known || object == code.Heap)
}

// heapChain applies indices to a pointer into a heap: by the sizes of their types.
func (b *builder) heapChain(p pointer, typ ir.ID, indices []ir.ID) (pointer, bool) {
	number := func(id ir.ID, member int, literal, byID spirv.Decoration) (int64, bool) {
		if v, ok := b.decoration(id, member, literal); ok {
			return int64(v), true
		}
		if k, ok := b.decoration(id, member, byID); ok {
			if v, ok := b.lengthOf(ir.ID(k)); ok {
				return int64(v), true
			}
		}
		return 0, false
	}
	for _, id := range indices {
		index := b.value(id)
		if len(index) != 1 {
			return p, false
		}
		k, known := b.bitsOf(index[0])
		d := b.m.Def(b.m.Resolve(typ))
		switch {
		case d == nil:
			return p, false
		case d.Op == spirv.OpTypeStruct:
			if !known || k >= uint64(d.NumWords()) {
				return p, false
			}
			offset, ok := number(typ, int(k), spirv.DecorationOffset, spirv.DecorationOffsetIdEXT)
			if !ok {
				return p, false
			}
			p.disp, typ = p.disp+offset, d.ID(int(k))
		case d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray:
			stride, ok := number(typ, -1, spirv.DecorationArrayStride, spirv.DecorationArrayStrideIdEXT)
			if !ok {
				return p, false
			}
			step := code.Step{Stride: stride, Width: b.flatten(b.m.TypeOf(id))[0].width}
			if d.Op == spirv.OpTypeArray {
				n, _ := b.lengthOf(d.ID(1))
				step.Limit = n
			}
			typ = d.ID(0)
			if known && step.Limit == 0 {
				p.disp += int64(k) * stride
				continue
			}
			p.base = b.index(p.base, index[0], step)
		default:
			return p, false
		}
	}
	return p, true
}

// bufferPointer compiles an OpBufferPointerEXT: the result leads to a buffer of the heap.
func (b *builder) bufferPointer(in *ir.Inst) {
	p := b.pointer(in.ID(0))
	t := *b.typeOf(in.Type)
	kind := heapStorageBuffer
	if t.class == spirv.StorageClassUniform {
		kind = heapUniform
	}
	if !b.mayBeInHeap(&p) || t.op != spirv.OpTypePointer || t.class != spirv.StorageClassUniform &&
		t.class != spirv.StorageClassStorageBuffer {
		b.refuse("%s of no heap", in.Op)
		b.placeholder(in)
		return
	}
	h := b.heapOf(kind, func(o *code.Object) {
		o.Block, o.Writable = b.heapBlock(t.class), t.class == spirv.StorageClassStorageBuffer
	})
	b.definePointer(in.Result, pointer{class: t.class, elem: t.elem, object: b.inHeap(p, h, bufferBytes),
		base: code.NoOperand, indexed: true})
}

// heapBlock returns the type that all accesses to buffers of the heap with a storage class go by, 0 where there are
// several: then they are words.
func (c *compiler) heapBlock(class spirv.StorageClass) (block ir.ID) {
	see := func(typ ir.ID) bool {
		if block != 0 && block != typ {
			return false
		}
		block = typ
		return true
	}
	buffers := map[ir.ID]bool{}
	for _, f := range c.order {
		for in := range f.Insts() {
			switch {
			case in.Op == spirv.OpBufferPointerEXT && c.typeOf(in.Type).class == class:
				buffers[in.Result] = true
				if elem := c.typeOf(in.Type).elem; elem != 0 && !see(elem) {
					return 0
				}
			case (in.Op == spirv.OpUntypedAccessChainKHR || in.Op == spirv.OpUntypedInBoundsAccessChainKHR) &&
				buffers[in.ID(1)] && !see(in.ID(0)):
				return 0
			}
		}
	}
	return block
}
