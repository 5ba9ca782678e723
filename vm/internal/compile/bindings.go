package compile

import (
	"cmp"

	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
	"hone/vm/scene"
)

// bindings describes the objects, once the code is made.
func (c *compiler) bindings() {
	l := layouter{compiler: c, made: map[layoutKey]*layout.Type{}}
	written := c.written()
	c.apart(written)
	for i, o := range c.p.Objects {
		if o.Init != nil {
			continue // no one is given it; these come last
		}
		b := layout.Binding{Slot: o.Slot, Push: o.Push, Written: written[i], Used: o.Used, Unsized: o.Runtime,
			Flat: o.Flat, Linear: o.Linear, Fixed: o.Fixed, Each: o.Each, Layout: o.Passed, Sizes: o.Sizes}
		if o.Passed != nil {
			b.Name = o.Name
			c.p.Bindings = append(c.p.Bindings, b)
			continue
		}
		if o.Scene {
			b.Name, b.Layout = cmp.Or(c.m.Name(o.Variable), o.Name), scene.Layout()
			c.p.Bindings = append(c.p.Bindings, b)
			continue
		}
		if o.Slot.Kind == layout.Heap && o.Block == 0 {
			b.Name, b.Layout = o.Name, &layout.Type{Kind: layout.Array, Element: &layout.Type{Kind: layout.Int, Width: 32,
				Size: 4}, Stride: 4}
			c.p.Bindings = append(c.p.Bindings, b)
			continue
		}
		if b.Layout = l.of(o.Block, matrixLayout{}); o.Slot.Kind == layout.Counter {
			name := c.m.Name(o.Variable)
			b.Layout = &layout.Type{Kind: layout.Struct, Size: o.Offset + b.Layout.Size,
				Fields: []layout.Field{{Name: cmp.Or(name, "0"), Offset: o.Offset, Layout: b.Layout}}}
		}
		if o.Argument != code.NoArgument {
			l.argument(&b, &o)
			c.p.Bindings = append(c.p.Bindings, b)
			continue
		}
		if b.Image, b.Sampler = o.Image, o.Sampler; b.Image == nil && !b.Sampler {
			b.Block = c.m.Name(o.Block)
		}
		b.Name = cmp.Or(c.m.Name(o.Variable), b.Block, o.Name)
		c.p.Bindings = append(c.p.Bindings, b)
	}
	for len(l.addresses) > 0 {
		a := l.addresses[len(l.addresses)-1]
		l.addresses = l.addresses[:len(l.addresses)-1]
		a.layout.Element = l.of(a.to, matrixLayout{}) // which may hold this address again
	}
}

// apart finds buffers that are read only, at a slot where another buffer, which is not of their memory, is written.
// Images at the same slot share their memory, whatever is declared.
func (c *compiler) apart(written []bool) {
	type place struct{ set, binding uint32 }
	writers := map[place][]*code.Object{} // an element of each
	for i := range c.p.Objects {
		o := &c.p.Objects[i]
		at := place{o.Slot.Set, o.Slot.Binding}
		list := writers[at]
		if written[i] && o.Memory.Bound && (len(list) == 0 || list[len(list)-1].Variable != o.Variable) {
			writers[at] = append(list, o)
		}
	}
	for i := range c.p.Objects {
		o := &c.p.Objects[i]
		readOnly := o.Memory.NonWritable || o.Memory.Constant
		if !o.Memory.Bound || !readOnly || written[i] || o.Image != nil {
			continue
		}
		for _, w := range writers[place{o.Slot.Set, o.Slot.Binding}] {
			o.Apart = o.Apart || w.Variable != o.Variable && !w.Memory.MayShare(o.Memory)
		}
	}
}

// written returns which objects the code may write to.
func (c *compiler) written() []bool {
	p := c.p
	written := make([]bool, len(p.Objects))
	for _, list := range [][]code.Passed{p.Out, p.SharedOut, p.Emits} {
		for _, x := range list {
			written[x.Object] = true
		}
	}
	for _, e := range p.Emitted {
		if e.Object >= 0 {
			written[e.Object] = true
		}
	}
	write := func(object int32) {
		if object >= 0 { // any
			for i := range written {
				written[i] = written[i] || p.Objects[i].Writable && p.Objects[i].Passed == nil
			}
		} else if k := p.Constants[^object].Bits; k == code.Physical && p.Kernel {
			for i := range written {
				written[i] = written[i] || p.Objects[i].Writable
			}
		} else if k < uint64(len(written)) {
			written[k] = true
		}
	}
	for _, f := range p.Functions {
		for i := range f.Code {
			x := &f.Code[i]
			switch {
			case x.Op == code.Atomic && (x.Flags&code.OfWorkgroup != 0 || p.Atomics[x.Detail].Kind == code.AtomicLoad):
			case x.Op == code.Image && p.Images[x.Detail].Kind == code.ImageWrite:
				o := &p.Images[x.Detail]
				write(f.List(x.A + int32(len(f.List(x.A))) + 1)[o.Image.First])
			case x.Op == code.Element && x.Of() == code.StoreBuffer:
				write(x.B)
			case x.Op != code.StoreBuffer && x.Op != code.Atomic:
			default:
				write(x.B)
			}
		}
	}
	return written
}

// layouter makes the layouts of types, each once.
type layouter struct {
	*compiler
	made      map[layoutKey]*layout.Type
	addresses []pointee // whose Element is to be made
}

type layoutKey struct {
	id ir.ID
	matrixLayout
}

type memberKey struct {
	id    ir.ID
	index uint32
}

type pointee struct {
	layout *layout.Type
	to     ir.ID
}

// of returns the layout of a type. What has none, since the module does not lay it out, is an empty struct. Its depth
// is that of types: what addresses lead to is made later.
func (l *layouter) of(id ir.ID, in matrixLayout) *layout.Type {
	id = l.m.Resolve(id)
	key := layoutKey{id, in}
	if out := l.made[key]; out != nil {
		return out
	}
	l.made[key] = &layout.Type{Kind: layout.Struct} // for a type that holds itself, which is not valid
	out := l.lay(id, in)
	l.made[key] = out
	return out
}

func (l *layouter) lay(id ir.ID, in matrixLayout) *layout.Type {
	t := *l.typeOf(id)
	switch t.op {
	case spirv.OpTypeInt:
		width := int(t.def.Word(0))
		return &layout.Type{Kind: layout.Int, Width: width, Signed: t.def.Word(1) != 0, Size: width / 8}
	case spirv.OpTypeBool:
		if l.implicit {
			return &layout.Type{Kind: layout.Int, Width: 8, Size: 1}
		}
	case spirv.OpTypeFloat:
		if f, ok := l.m.Types().FloatFormat(id); ok {
			return &layout.Type{Kind: layout.Float, Width: f.Width, Format: f, Size: f.Width / 8}
		}
	case spirv.OpTypePointer:
		switch {
		case l.p.Kernel && (t.class == spirv.StorageClassFunction || t.class == spirv.StorageClassWorkgroup):
			return &layout.Type{Kind: layout.Int, Width: l.p.AddressBits, Size: l.p.AddressBits / 8}
		case l.p.Kernel && l.physical(t.class):
			size, _ := l.extent(t.elem)
			out := &layout.Type{Kind: layout.Address, Width: l.p.AddressBits, Size: l.p.AddressBits / 8, Stride: int(size)}
			l.addresses = append(l.addresses, pointee{out, t.elem})
			return out
		case t.class == spirv.StorageClassPhysicalStorageBuffer:
			stride, _ := l.decoration(id, -1, spirv.DecorationArrayStride)
			out := &layout.Type{Kind: layout.Address, Width: 64, Size: 8, Stride: int(stride)}
			l.addresses = append(l.addresses, pointee{out, t.elem})
			return out
		}
	case spirv.OpTypeTensorARM:
		if l.tensorRank(&t) > 0 {
			return l.tensorLayout(&t)
		}
	case spirv.OpTypeStruct:
		return l.structure(id, t.members)
	case spirv.OpTypeVector, spirv.OpTypeMatrix, spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		if out := l.elements(id, &t, in); out.Stride > 0 && (t.n > 0 || t.op == spirv.OpTypeRuntimeArray) {
			return out
		}
	}
	return &layout.Type{Kind: layout.Struct}
}

// argument completes the binding of a kernel's argument. What a pointer leads to is an array.
func (l *layouter) argument(b *layout.Binding, o *code.Object) {
	b.Name, b.Local = o.Name, o.Argument == code.LocalSizeOnly
	if o.Argument == code.ByValue {
		return
	}
	size, _ := l.extent(o.Block)
	if b.Layout.Empty() || size == 0 {
		b.Layout, size = &layout.Type{Kind: layout.Int, Width: 8, Size: 1}, 1
	}
	b.Layout = &layout.Type{Kind: layout.Array, Element: b.Layout, Stride: int(size)}
}

// structure returns the layout of a struct.
func (l *layouter) structure(id ir.ID, members []ir.ID) *layout.Type {
	out := &layout.Type{Kind: layout.Struct, Fields: make([]layout.Field, len(members))}
	places, names := l.places(id), l.memberNames(id, len(members))
	for i := range members {
		if !places[i].known {
			return &layout.Type{Kind: layout.Struct}
		}
		out.Fields[i].Offset = int(places[i].offset)
	}
	empty := true
	for i, m := range members {
		f := &out.Fields[i]
		f.Layout = l.of(m, places[i].layout)
		f.Name = names[i]
		out.Size = max(out.Size, min(f.Offset+f.Layout.Size, layout.MaxSize))
		empty = empty && f.Layout.Empty()
	}
	if empty {
		return &layout.Type{Kind: layout.Struct}
	}
	return out
}

// elements returns the layout of what has elements. Its stride is 0 where the module does not give it, or there is
// nothing in them.
func (l *layouter) elements(id ir.ID, t *typ, in matrixLayout) *layout.Type {
	out := &layout.Type{Kind: layout.Array, Count: t.n}
	switch t.op {
	case spirv.OpTypeVector:
		out.Kind, out.Element, out.Stride = layout.Vector, l.of(t.elem, matrixLayout{}), int(in.stride)
		if !in.rowMajor {
			out.Stride = out.Element.Size
		}
	case spirv.OpTypeMatrix:
		out.Kind, out.Element, out.Stride = layout.Matrix, l.of(t.elem, in), int(in.stride)
		switch {
		case in.rowMajor:
			out.Stride = l.of(l.typeOf(t.elem).elem, matrixLayout{}).Size
		case l.implicit && in.stride == 0:
			size, _ := l.extent(t.elem)
			out.Stride = int(size)
		}
	default:
		stride, _ := l.decoration(id, -1, spirv.DecorationArrayStride)
		out.Element, out.Stride = l.of(t.elem, in), int(stride)
		if l.implicit && stride == 0 {
			size, _ := l.extent(t.elem)
			out.Stride = int(size)
		}
	}
	if out.Element.Empty() {
		out.Stride = 0
	}
	if out.Count > 0 {
		out.Size = min((out.Count-1)*out.Stride+out.Element.Size, layout.MaxSize)
	}
	return out
}
