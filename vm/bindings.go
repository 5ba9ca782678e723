package vm

import (
	"cmp"
	"iter"
	"strconv"
	"strings"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// Binding is a buffer that a shader is given, or its push constants.
type Binding struct {
	Slot    Slot
	Push    bool   // push constants: there is one such binding at most, and it has no slot
	Name    string // of the variable, or else of its type, or else % and its id
	Block   string // name of the type, "" for none: what GLSL calls the block, where Name is the instance
	Written bool   // an instruction may write to it
	Used    bool   // in functions that are reached: it must be bound
	Unsized bool   // it is the first of an array of descriptors without a size: as many may be bound as there are to be
	Layout  *Layout
}

// Layout is how a type lies in memory.
type Layout struct {
	Kind    LayoutKind
	Size    int         // bytes up to the end of what is last in it; of what ends in a runtime array, up to the start of that
	Width   int         // of scalars, in bits
	Signed  bool        // of LayoutInt
	Format  fold.Format // of LayoutFloat
	Fields  []Field     // of LayoutStruct; none if there is no scalar in it, which arrays and the like always have
	Element *Layout     // of vectors, matrices (columns) and arrays, and what an address leads to
	Count   int         // of elements; 0 for a runtime array
	Stride  int         // bytes from one element to the next, also of what an address leads to; 0 for an address that leads to one
}

// Field is a member of a struct.
type Field struct {
	Name   string // its index where it has no name
	Offset int
	Layout *Layout
}

// LayoutKind is a kind of [Layout].
type LayoutKind uint8

// The kinds.
const (
	LayoutInt     LayoutKind = iota
	LayoutFloat              //
	LayoutAddress            // a pointer to memory with addresses. What is at Element may hold the same kind of address again
	LayoutVector             //
	LayoutMatrix             //
	LayoutArray              //
	LayoutStruct             //
)

// maxLayout is more bytes than a buffer may have. Sizes stop there.
const maxLayout = 1 << 40

// Bindings returns what the shader is given, in the order of the module: one for each variable of the storage classes StorageBuffer, Uniform and
// PushConstant, and for each element of an array of descriptors. Several have the same slot where variables share it. The layouts are shared and must not be
// edited.
func (p *Program) Bindings() []Binding { return p.bindings }

// Bytes returns the size that a buffer needs if runtime arrays in it have so many elements.
func (b *Binding) Bytes(elements int) int { return b.Layout.Bytes(elements) }

// Bytes returns the size of a type if a runtime array at its end has so many elements.
func (l *Layout) Bytes(elements int) int {
	if tail, at := l.tail(); tail != nil {
		return min(at+elements*tail.Stride, maxLayout)
	}
	return l.Size
}

// tail returns the runtime array at the end of a type, and where it begins; nil for none.
func (l *Layout) tail() (tail *Layout, at int) {
	for {
		switch {
		case l.Kind == LayoutArray && l.Count == 0:
			return l, at
		case l.Kind != LayoutStruct || len(l.Fields) == 0:
			return nil, 0
		}
		last := &l.Fields[len(l.Fields)-1]
		at += last.Offset
		l = last.Layout
	}
}

// Scalars yields the scalars of a type with their offsets, in the order of the declaration, if runtime arrays have so many elements. Cost: linear in what
// it yields.
func (l *Layout) Scalars(elements int) iter.Seq2[int, *Layout] {
	return l.parts(elements, func(*Layout) bool { return false })
}

// parts yields the scalars, and in place of those of what is whole that.
func (l *Layout) parts(elements int, whole func(*Layout) bool) iter.Seq2[int, *Layout] {
	return func(yield func(int, *Layout) bool) { l.each(0, elements, whole, yield) }
}

// each is as deep as types are: 255 at most.
func (l *Layout) each(at, elements int, whole func(*Layout) bool, yield func(int, *Layout) bool) bool {
	if whole(l) {
		return yield(at, l)
	}
	switch l.Kind {
	case LayoutStruct:
		for i := range l.Fields {
			if !l.Fields[i].Layout.each(at+l.Fields[i].Offset, elements, whole, yield) {
				return false
			}
		}
	case LayoutVector, LayoutMatrix, LayoutArray:
		n := l.Count
		if n == 0 {
			n = elements
		}
		for i := range n {
			if !l.Element.each(at+i*l.Stride, elements, whole, yield) {
				return false
			}
		}
	default:
		return yield(at, l)
	}
	return true
}

// empty reports whether there is no scalar in a type.
func (l *Layout) empty() bool { return l.Kind == LayoutStruct && len(l.Fields) == 0 }

// At returns the scalar that holds a byte of a type, where it begins, and how one would write it after the name of the variable, such as
// ".particles[3].pos.y". The scalar is nil for a byte between members, and the path then leads to what it is in. Cost: the depth of the type, and its members.
func (l *Layout) At(offset int) (scalar *Layout, start int, path string) {
	var s strings.Builder
	rest := offset
	for {
		switch l.Kind {
		case LayoutStruct:
			i := -1
			for k := range l.Fields { // members may come in any order, and overlap
				if f := &l.Fields[k]; f.Offset <= rest && (i < 0 || f.Offset >= l.Fields[i].Offset) && !f.Layout.empty() {
					i = k
				}
			}
			if i < 0 {
				return nil, offset, s.String()
			}
			s.WriteString("." + l.Fields[i].Name)
			rest -= l.Fields[i].Offset
			l = l.Fields[i].Layout
		case LayoutVector, LayoutMatrix, LayoutArray:
			i := rest / l.Stride
			if l.Kind == LayoutMatrix && l.Element.Stride > l.Stride { // row-major: the columns are interleaved
				i = rest % l.Element.Stride / l.Stride
			}
			if l.Count > 0 && i >= l.Count {
				return nil, offset, s.String()
			}
			if l.Kind == LayoutVector && l.Count <= 4 {
				s.WriteString("." + "xyzw"[i:i+1])
			} else {
				s.WriteString("[" + strconv.Itoa(i) + "]")
			}
			rest -= i * l.Stride
			l = l.Element
		default:
			if rest >= l.Size {
				return nil, offset, s.String()
			}
			return l, offset - rest, s.String()
		}
	}
}

// bindings describes the objects, once the code is made.
func (c *compiler) bindings() {
	l := layouter{compiler: c, made: map[layoutKey]*Layout{}, members: map[memberKey]string{}}
	for in := range c.m.Section(ir.DebugNames).Insts() {
		if in.Op == spirv.OpMemberName {
			l.members[memberKey{in.ID(0), in.Word(1)}], _, _ = spirv.String(in.Words()[2:])
		}
	}
	written := c.p.written()
	for i, o := range c.p.objects {
		b := Binding{Slot: o.slot, Push: o.push, Written: written[i], Used: o.used, Unsized: o.runtime, Layout: l.of(o.block, layout{})}
		b.Block = c.m.Name(o.block)
		b.Name = cmp.Or(c.m.Name(o.variable), b.Block, o.name)
		c.p.bindings = append(c.p.bindings, b)
	}
	for len(l.addresses) > 0 {
		a := l.addresses[len(l.addresses)-1]
		l.addresses = l.addresses[:len(l.addresses)-1]
		a.layout.Element = l.of(a.to, layout{}) // which may hold this address again
	}
}

// written returns which objects the code may write to.
func (p *Program) written() []bool {
	written := make([]bool, len(p.objects))
	for _, f := range p.functions {
		for i := range f.code {
			x := &f.code[i]
			switch {
			case x.op == opAtomic && (x.flags&ofWorkgroup != 0 || p.atomics[x.detail].kind == atomicLoad):
			case x.op != opStoreBuffer && x.op != opAtomic:
			case x.b >= 0: // any
				for i := range written {
					written[i] = written[i] || p.objects[i].writable
				}
			case p.constants[^x.b].bits < uint64(len(written)):
				written[p.constants[^x.b].bits] = true
			}
		}
	}
	return written
}

// layouter makes the layouts of types, each once.
type layouter struct {
	*compiler
	made      map[layoutKey]*Layout
	members   map[memberKey]string // names
	addresses []pointee            // whose Element is to be made
}

type layoutKey struct {
	id ir.ID
	layout
}

type memberKey struct {
	id    ir.ID
	index uint32
}

type pointee struct {
	layout *Layout
	to     ir.ID
}

// of returns the layout of a type. What has none, since the module does not lay it out, is an empty struct. Its depth is that of types: what addresses lead
// to is made later.
func (l *layouter) of(id ir.ID, in layout) *Layout {
	id = l.m.Resolve(id)
	key := layoutKey{id, in}
	if out := l.made[key]; out != nil {
		return out
	}
	l.made[key] = &Layout{Kind: LayoutStruct} // for a type that holds itself, which is not valid
	out := l.lay(id, in)
	l.made[key] = out
	return out
}

func (l *layouter) lay(id ir.ID, in layout) *Layout {
	t := *l.typeOf(id)
	switch t.op {
	case spirv.OpTypeInt:
		width := int(t.def.Word(0))
		return &Layout{Kind: LayoutInt, Width: width, Signed: t.def.Word(1) != 0, Size: width / 8}
	case spirv.OpTypeFloat:
		if f, ok := l.m.Types().FloatFormat(id); ok {
			return &Layout{Kind: LayoutFloat, Width: f.Width, Format: f, Size: f.Width / 8}
		}
	case spirv.OpTypePointer:
		if t.class == spirv.StorageClassPhysicalStorageBuffer {
			stride, _ := l.decoration(id, -1, spirv.DecorationArrayStride)
			out := &Layout{Kind: LayoutAddress, Width: 64, Size: 8, Stride: int(stride)}
			l.addresses = append(l.addresses, pointee{out, t.elem})
			return out
		}
	case spirv.OpTypeStruct:
		return l.structure(id, t.members)
	case spirv.OpTypeVector, spirv.OpTypeMatrix, spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		if out := l.elements(id, &t, in); out.Stride > 0 && (t.n > 0 || t.op == spirv.OpTypeRuntimeArray) {
			return out
		}
	}
	return &Layout{Kind: LayoutStruct}
}

// structure returns the layout of a struct.
func (l *layouter) structure(id ir.ID, members []ir.ID) *Layout {
	out := &Layout{Kind: LayoutStruct, Fields: make([]Field, len(members))}
	places := l.places(id)
	for i := range members {
		if !places[i].known {
			return &Layout{Kind: LayoutStruct}
		}
		out.Fields[i].Offset = int(places[i].offset)
	}
	empty := true
	for i, m := range members {
		f := &out.Fields[i]
		f.Layout = l.of(m, places[i].layout)
		f.Name = l.members[memberKey{id, uint32(i)}]
		if f.Name == "" {
			f.Name = strconv.Itoa(i)
		}
		out.Size = max(out.Size, min(f.Offset+f.Layout.Size, maxLayout))
		empty = empty && f.Layout.empty()
	}
	if empty {
		return &Layout{Kind: LayoutStruct}
	}
	return out
}

// elements returns the layout of what has elements. Its stride is 0 where the module does not give it, or there is nothing in them.
func (l *layouter) elements(id ir.ID, t *typ, in layout) *Layout {
	out := &Layout{Kind: LayoutArray, Count: t.n}
	switch t.op {
	case spirv.OpTypeVector:
		out.Kind, out.Element, out.Stride = LayoutVector, l.of(t.elem, layout{}), int(in.stride)
		if !in.rowMajor {
			out.Stride = out.Element.Size
		}
	case spirv.OpTypeMatrix:
		out.Kind, out.Element, out.Stride = LayoutMatrix, l.of(t.elem, in), int(in.stride)
		if in.rowMajor {
			out.Stride = l.of(l.typeOf(t.elem).elem, layout{}).Size
		}
	default:
		stride, _ := l.decoration(id, -1, spirv.DecorationArrayStride)
		out.Element, out.Stride = l.of(t.elem, in), int(stride)
	}
	if out.Element.empty() {
		out.Stride = 0
	}
	if out.Count > 0 {
		out.Size = min((out.Count-1)*out.Stride+out.Element.Size, maxLayout)
	}
	return out
}
