// Package choose builds what chooses between values or accesses that an index tells apart: selects of whole composites,
// and switches with a case for each index.
package choose

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// Select chooses between two values of any type by one boolean. Before version 1.4 there is a select of numbers,
// and one of vectors that takes a boolean for each component, so composites are taken apart.
func Select(m *ir.Module, b build.Builder, typ, condition, yes, no ir.ID) ir.ID {
	_, width := m.Types().Scalar(typ)
	n, composite := m.Types().NumParts(typ)
	switch {
	case m.Header.Version >= spirv.MakeVersion(1, 4), !composite:
		return b.Select(typ, condition, yes, no)
	case width > 1:
		return b.Select(typ, Splat(m, b, condition, width), yes, no)
	}
	parts := make([]ir.ID, n)
	for i := range parts {
		part := m.Types().PartAt(typ, uint32(i))
		parts[i] = Select(m, b, part, condition, b.CompositeExtract(part, yes, uint32(i)),
			b.CompositeExtract(part, no, uint32(i)))
	}
	return b.CompositeConstruct(typ, parts...)
}

// Splat makes a vector of one boolean.
func Splat(m *ir.Module, b build.Builder, condition ir.ID, n int) ir.ID {
	return b.CompositeConstruct(m.Types().Vector(m.Types().Bool(), n), slices.Repeat([]ir.ID{condition}, n)...)
}

// CanSelect reports whether a value of a type may be chosen, or the numbers in it may.
func CanSelect(m *ir.Module, typ ir.ID) bool {
	if m.Allows(typ, ir.SelectOf) {
		return true
	}
	scalar, width := m.Types().Scalar(typ)
	if width > 0 {
		return m.Allows(scalar, ir.SelectOf)
	}
	n, composite := m.Types().NumParts(typ)
	if !composite || n < 0 || n > 64 {
		return false
	}
	for i := range n {
		if !CanSelect(m, m.Types().PartAt(typ, uint32(i))) {
			return false
		}
	}
	return true
}
