package ssa

import (
	"hone/ir"
	"hone/spirv"
)

// sizeOf returns how many bytes a value of a type takes in memory by the rules of OpenCL C, under which sizes and
// alignments follow from the types; 0 where they do not, or where it is not known.
func sizeOf(m *ir.Module, typ ir.ID) uint64 {
	l := layouts{m: m, known: map[ir.ID]layout{}}
	return l.of(typ, 0).size
}

// layout is the size of a type and its alignment, in bytes.
type layout struct{ size, align uint64 }

// layouts computes the layout of a type, that of each type inside of it once.
type layouts struct {
	m     *ir.Module
	known map[ir.ID]layout
}

// maxSize bounds sizes so that no product of two overflows.
const maxSize = 1 << 31

func (l *layouts) of(typ ir.ID, depth int) layout {
	d := l.m.Def(typ)
	if d == nil || d.Unknown() || l.m.Decorated(typ) || depth == maxDepth { // packed, or with offsets
		return layout{}
	}
	if x, ok := l.known[typ]; ok {
		return x
	}
	var x layout
	switch d.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		n := uint64(d.Literal(0)) / 8
		x = layout{n, n}
	case spirv.OpTypePointer:
		n := pointerSize(l.m)
		x = layout{n, n}
	case spirv.OpTypeVector:
		n := uint64(d.Literal(1))
		if n == 3 {
			n = 4
		}
		n *= l.of(d.ID(0), depth+1).size
		x = layout{n, n}
	case spirv.OpTypeArray:
		x = l.of(d.ID(0), depth+1)
		n, _ := l.m.Constants().IntValue(d.ID(1))
		x.size *= min(n, maxSize)
	case spirv.OpTypeStruct:
		x.align = 1
		for _, member := range d.IDs() {
			part := l.of(member, depth+1)
			if part.size == 0 || x.size > maxSize {
				return layout{}
			}
			x.size = alignTo(x.size, part.align) + part.size
			x.align = max(x.align, part.align)
		}
		x.size = alignTo(x.size, x.align)
	}
	if x.size > maxSize {
		x = layout{}
	}
	l.known[typ] = x
	return x
}

// alignTo rounds n up to a multiple of align.
func alignTo(n, align uint64) uint64 { return (n + align - 1) / align * align }

// pointerSize returns how many bytes a pointer takes, 0 where that is not known.
func pointerSize(m *ir.Module) uint64 {
	if model := m.MemoryModel(); model != nil {
		switch spirv.AddressingModel(model.Literal(0)) {
		case spirv.AddressingModelPhysical32:
			return 4
		case spirv.AddressingModelPhysical64:
			return 8
		}
	}
	return 0
}

// offset returns where component i of a composite begins, relative to its beginning: as decorations say, or by the
// rules of OpenCL C. ok is false where that is not known.
func (l *layouts) offset(typ ir.ID, i uint32) (offset uint64, ok bool) {
	d := l.m.Def(typ)
	switch d.Op {
	case spirv.OpTypeMatrix: // rows may be what is contiguous: at least a component's alignment holds
		return uint64(l.m.NumberWidth(l.m.Def(d.ID(0)).ID(0)) / 8), true
	case spirv.OpTypeArray:
		for dec := range l.m.Decorations(typ) {
			if dec.Kind == spirv.DecorationArrayStride {
				return uint64(i) * uint64(dec.Params[0]), true
			}
		}
		element := l.of(d.ID(0), 0)
		return uint64(i) * element.size, element.size != 0
	case spirv.OpTypeStruct:
		for dec := range l.m.Decorations(typ) {
			if dec.Kind == spirv.DecorationOffset && dec.Member == int(i) {
				return uint64(dec.Params[0]), true
			}
		}
		if l.of(typ, 0).size == 0 {
			return 0, false
		}
		for k := range int(i) {
			offset = alignTo(offset, l.of(d.ID(k), 0).align) + l.of(d.ID(k), 0).size
		}
		return alignTo(offset, l.of(d.ID(int(i)), 0).align), true
	}
	return 0, false
}
