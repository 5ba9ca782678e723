package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// pointer is what is known of a pointer: where it leads is the sum of an operand and a constant. In buffers that counts
// bytes of an object, elsewhere cells: of the invocation (Function, Private, Input, Output) or of the workgroup.
type pointer struct {
	class       spirv.StorageClass
	elem        ir.ID // what it points to; 0 for an untyped one
	object      int32 // operand, for buffers
	base        int32 // operand; noOperand for 0
	disp        int64
	framed      bool  // counts from the frame's cells
	volatile    bool  // the access at hand is Volatile
	descriptors bool  // elem is a descriptor or an array of them, not yet in a buffer
	runtime     int32 // 1 + index in Program.runtimes: elem is that array of descriptors
	indexed     bool  // an index among descriptors leads there
	helper      bool  // the built-in HelperInvocation
	layout      matrixLayout
	registers   []int32 // of a variable that lies in registers; nil otherwise
}

// pointer returns what is known of the pointer id.
func (b *builder) pointer(id ir.ID) pointer {
	id = b.m.Resolve(id)
	if p := b.pointers[id]; p != nil {
		return *p
	}
	typ := b.m.TypeOf(id)
	t := b.typeOf(typ)
	parts := b.value(id)
	p := pointer{class: t.class, elem: t.elem, object: code.NoOperand, base: code.NoOperand}
	switch {
	case t.op != spirv.OpTypePointer || len(parts) != t.cells:
		b.refuse("%s where a pointer should be", b.m.Def(id).Op)
	case !b.supportedClass(t.class):
		b.refuse("pointers of the storage class %s", t.class)
	case b.physical(t.class):
		p.object, p.base = b.number(code.Physical), parts[0]
	case t.cells == 2:
		p.object, p.base = parts[0], parts[1]
	default:
		p.base = parts[0]
	}
	if p.elem != 0 && b.isBuffer(p.class) {
		_, p.descriptors = b.descriptorsIn(p.elem)
	}
	if b.hasLayout(&p) {
		p.layout = b.layouts[typ]
		b.layouts[typ] = p.layout
	}
	return p
}

// uniform emits the check that a descriptor is the same for all invocations, where an instruction names it by an id
// that is not NonUniform. A pointer that is a value needs no such decoration: it may lead to one of several variables.
func (b *builder) uniform(id ir.ID, object int32) {
	if object >= 0 && !b.m.HasDecoration(id, spirv.DecorationNonUniform) {
		b.emit(code.Instr{Op: code.Uniform, Dst: code.NoOperand, A: object, B: code.NoOperand, C: code.NoOperand,
			D: code.NoOperand})
	}
}

// accessed is pointer, for what an instruction accesses.
func (b *builder) accessed(id ir.ID) pointer {
	p := b.pointer(id)
	if p.indexed {
		b.uniform(id, p.object)
	}
	return p
}

// hasLayout reports whether what a pointer points to may lie in more than one way: vectors and matrices.
func (b *builder) hasLayout(p *pointer) bool {
	return p.elem != 0 && b.unit(p.class) > 0 && (b.typeOf(p.elem).op == spirv.OpTypeVector || b.holdsMatrix(p.elem))
}

func (c *compiler) supportedClass(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassInput, spirv.StorageClassOutput,
		spirv.StorageClassIncomingRayPayloadKHR, spirv.StorageClassIncomingCallableDataKHR,
		spirv.StorageClassRayPayloadKHR, spirv.StorageClassCallableDataKHR, spirv.StorageClassHitAttributeKHR,
		spirv.StorageClassHitObjectAttributeNV, spirv.StorageClassHitObjectAttributeEXT,
		spirv.StorageClassWorkgroup, spirv.StorageClassTaskPayloadWorkgroupEXT:
		return true
	}
	return c.isBuffer(class)
}

// unit returns how many bytes of an explicit layout pointers of a class count as one; 0 where they count cells of one
// scalar.
func (c *compiler) unit(class spirv.StorageClass) int64 {
	switch {
	case c.isBuffer(class):
		return 1
	case class == spirv.StorageClassWorkgroup:
		return c.sharedUnit
	}
	return 0
}

// inUnits returns a distance in bytes as pointers of a class count it.
func (c *compiler) inUnits(class spirv.StorageClass, bytes int64) int64 {
	unit := c.unit(class)
	if bytes%unit != 0 {
		c.refuse("Workgroup memory whose layout has an offset of %d bytes, and scalars of %d", bytes, unit)
	}
	return bytes / unit
}

// definePointer gives a pointer its parts.
func (b *builder) definePointer(id ir.ID, p pointer) {
	if b.values[id] != nil {
		b.define(id, b.address(&p, b.m.TypeOf(id)))
		return
	}
	kept := b.keep(id, []int32{p.object, p.base})
	p.object, p.base = kept[0], kept[1]
	b.pointers[id] = &p
}

// address returns the components of a pointer of a type as a value. Layouts are no part of it: all pointers of one type
// that are values have one.
func (b *builder) address(p *pointer, typ ir.ID) []int32 {
	switch {
	case p.registers != nil || p.runtime > 0:
		b.refuse("a pointer to an array of descriptors without a size as a value")
		return b.undefinedParts(typ)
	case b.hasLayout(p):
		l := p.layout
		if b.typeOf(p.elem).op == spirv.OpTypeVector && !l.rowMajor {
			l = matrixLayout{}
		}
		if other, ok := b.layouts[typ]; ok && other != l {
			b.refuse("pointers of one type, as values, to matrices of several layouts")
		}
		b.layouts[typ] = l
	}
	if p.framed {
		dst := b.fresh()
		b.emit(code.Instr{Op: code.Local, Dst: dst, A: p.base, B: code.NoOperand, C: code.NoOperand, D: code.NoOperand,
			Imm: p.disp})
		return []int32{dst}
	}
	at := b.byteOf(*p)
	if b.isBuffer(p.class) && !b.physical(p.class) {
		return []int32{p.object, at}
	}
	return []int32{at}
}

// byteOf emits the byte that a pointer leads to, from the start of its object or as an address.
func (b *builder) byteOf(p pointer) int32 {
	switch {
	case p.base == code.NoOperand:
		return b.number(uint64(p.disp))
	case p.disp != 0:
		return b.binary(spirv.OpIAdd, 64, p.base, b.number(uint64(p.disp)))
	}
	return p.base
}

// chain applies indices to a pointer: ids, of which those that are constants make no code.
func (b *builder) chain(p pointer, indices []ir.ID) pointer {
	for _, id := range indices {
		t := b.typeOf(p.elem)
		index := b.value(id)
		if len(index) != 1 {
			return p
		}
		width := b.flatten(b.m.TypeOf(id))[0].width
		k, known := b.bitsOf(index[0])
		at := fold.Signed(k, width)
		switch {
		case t.op == spirv.OpTypeStruct:
			if !known || at < 0 || at >= int64(t.n) {
				b.refuse("an index of a struct that is no constant of its members")
				return p
			}
			b.intoMember(&p, t, int(at))
			continue
		case t.op == spirv.OpTypePointer || t.elem == 0:
			b.refuse("an access chain into %s", t.op)
			return p
		case p.descriptors:
			b.intoDescriptors(&p, t, index[0], width)
			continue
		}
		stride := int64(b.typeOf(t.elem).cells)
		if b.unit(p.class) > 0 && p.registers == nil {
			stride = b.inUnits(p.class, b.elementStride(p.elem, p.layout))
			if t.op == spirv.OpTypeVector {
				p.layout = matrixLayout{}
			}
		}
		p.elem = t.elem
		if p.registers != nil { // the index is a constant inside, or the variable would not be in registers
			p.registers = p.registers[at*stride : (at+1)*stride]
			continue
		}
		limit := uint64(t.n)
		if b.p.Kernel && b.physical(p.class) { // pointers may lead to the end of an array, and need not be used
			limit = 0
		}
		if known && (limit == 0 && b.p.Kernel || at >= 0 && (t.op == spirv.OpTypeRuntimeArray || at < int64(t.n))) {
			p.disp += at * stride
			continue
		}
		p.base = b.index(p.base, index[0], code.Step{Stride: stride, Limit: limit, Width: width})
	}
	return p
}

// intoMember moves a pointer to a struct to one of its members.
func (b *builder) intoMember(p *pointer, t *typ, i int) {
	structure := p.elem
	p.elem = t.members[i]
	switch {
	case p.registers != nil:
		p.registers = p.registers[t.before[i] : t.before[i]+b.typeOf(p.elem).cells]
	case b.unit(p.class) > 0:
		var offset int64
		offset, p.layout = b.member(structure, i)
		p.disp += b.inUnits(p.class, offset)
	default:
		p.disp += int64(t.before[i])
	}
}

// intoDescriptors moves a pointer to an array of descriptors to one of its elements, which may be an array again. The
// descriptors of all are numbered one after the other.
func (b *builder) intoDescriptors(p *pointer, t *typ, index int32, width int) {
	each, array := b.descriptorsIn(t.elem)
	p.object = b.index(p.object, index, code.Step{Stride: int64(each), Limit: uint64(t.n), Width: width,
		Runtime: p.runtime})
	p.elem, p.descriptors, p.runtime, p.indexed = t.elem, array, 0, true
}

// descriptorsIn returns how many descriptors a type is, and whether it is an array of them: of structs that are blocks,
// or of images and samplers. 0 for an array without a size.
func (c *compiler) descriptorsIn(id ir.ID) (n int, array bool) {
	n = 1
	t := c.typeOf(id)
	for ; t.op == spirv.OpTypeArray || t.op == spirv.OpTypeRuntimeArray; t = c.typeOf(id) {
		n, array, id = min(n*t.n, 1<<30), true, t.elem
	}
	return n, array && (t.isHandle() || t.op == spirv.OpTypeStruct && (c.m.HasDecoration(id, spirv.DecorationBlock) ||
		c.m.HasDecoration(id, spirv.DecorationBufferBlock)))
}

// index emits the sum of an operand and an index times a stride.
func (b *builder) index(base, index int32, s code.Step) int32 {
	dst := b.fresh()
	b.emit(code.Instr{Op: code.Index, Dst: dst, A: base, B: index, C: code.NoOperand, D: code.NoOperand,
		Detail: b.step(s)})
	return dst
}

// step returns the index of what Index needs.
func (c *compiler) step(s code.Step) int32 {
	for i := len(c.p.Steps) - 1; i >= max(0, len(c.p.Steps)-16); i-- {
		if c.p.Steps[i] == s {
			return int32(i)
		}
	}
	c.p.Steps = append(c.p.Steps, s)
	return int32(len(c.p.Steps) - 1)
}

// access returns the index of what an access to a buffer needs.
func (c *compiler) access(a code.Access) int32 {
	for i := range c.p.Accesses {
		if c.p.Accesses[i] == a {
			return int32(i)
		}
		if i == 16 {
			break
		}
	}
	c.p.Accesses = append(c.p.Accesses, a)
	return int32(len(c.p.Accesses) - 1)
}
