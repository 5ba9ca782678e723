package ssa

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// rewriteDebug makes debug information about a variable that about its parts.
func (s *splitter) rewriteDebug(a *access) {
	k := s.pointers[a.from].path
	switch s.place(a.from) {
	case withinPart:
		a.in.Remove()
	case splitUp:
		words := slices.Clone(a.in.Words())
		if a.in.Literal(1) == debugDeclare && !s.m.ExtSet(a.in.ID(0)).NonSemantic() {
			// The declaration of the older sets has no indexes: where a part is, is then said as a value.
			words[1], words[4] = debugValue, uint32(s.expressions.behindPointer(s.m, a.in.ID(4)))
		}
		b := build.Before(a.in)
		for leaf := range s.partsOf(k, 0) {
			s.debugPart(b, a.in.Type, words, k, leaf)
		}
		a.in.Remove()
	}
}

// debugPart adds debug information about the part of a source variable at path leaf. words are those about path k.
func (s *splitter) debugPart(b build.Builder, typ ir.ID, words []uint32, k, leaf int32) {
	n := int(s.paths[leaf].depth - s.paths[k].depth)
	all := append(slices.Clone(words), make([]uint32, n)...)
	all[3] = uint32(s.paths[leaf].part)
	u32 := s.m.Types().Int(32, false)
	for i, p := len(all)-1, &s.paths[leaf]; i >= len(words); i, p = i-1, &s.paths[p.parent] {
		all[i] = uint32(s.m.Constants().Int(u32, uint64(p.index)))
	}
	b.Emit(spirv.OpExtInst, typ, true, all...)
}
