package ssa

import (
	"hone/ir"
	"hone/spirv"
)

// declaration is a DebugDeclare that can't name a part of a source variable: OpenCL.DebugInfo.100 has indexes for DebugValue
// only, so that it becomes one at each store.
type declaration struct {
	words []uint32 // of the DebugDeclare
	typ   ir.ID
	path  int32
	next  int32 // 1 + index of the next one of the variable
}

// rewriteDeclare makes the declaration of a variable in debug information one of its parts.
func (s *splitter) rewriteDeclare(a *access) {
	k := s.pointers[a.from].path
	switch s.place(a.from) {
	case withinPart:
		a.in.Remove()
	case splitUp:
		indexed := s.m.ExtSet(a.in.ID(0)).Name != "OpenCL.DebugInfo.100" || a.in.Word(1) == debugValue
		words := append([]uint32(nil), a.in.Words()...)
		if !indexed {
			root := s.root(&s.paths[k])
			s.declares = append(s.declares, declaration{words, a.in.Type, k, root.declare})
			root.declare = int32(len(s.declares))
		}
		b := ir.Before(a.in)
		for leaf := range s.partsOf(k, 0) {
			p := &s.paths[leaf]
			if indexed {
				s.debugPart(b, a.in.Type, words, words[1], k, leaf, p.part)
			} else if d := s.m.Def(p.part); d.NumWords() > 1 {
				s.debugPart(b, a.in.Type, words, debugValue, k, leaf, d.ID(1))
			}
		}
		a.in.Remove()
	}
}

// debugPart adds debug information number about the part of a source variable at path leaf: words are those about
// path k.
func (s *splitter) debugPart(b *ir.Builder, typ ir.ID, words []uint32, number uint32, k, leaf int32, value ir.ID) {
	n := int(s.paths[leaf].depth - s.paths[k].depth)
	all := append(append([]uint32(nil), words...), make([]uint32, n)...)
	all[1], all[3] = number, uint32(value)
	u32 := s.m.Types().Int(32, false)
	for i, p := len(all)-1, &s.paths[leaf]; i >= len(words); i, p = i-1, &s.paths[p.parent] {
		all[i] = uint32(s.m.Constants().Int(u32, uint64(p.index)))
	}
	b.Emit(spirv.OpExtInst, typ, true, all...)
}

// debugStore says that parts of source variables have a value from here on.
func (s *splitter) debugStore(b *ir.Builder, leaf int32, value ir.ID) {
	p := &s.paths[leaf]
	for i := s.root(p).declare; i != 0; i = s.declares[i-1].next {
		d := &s.declares[i-1]
		if depth := s.paths[d.path].depth; depth <= p.depth && s.above(leaf, depth) == d.path {
			s.debugPart(b, d.typ, d.words, debugValue, d.path, leaf, value)
		}
	}
}

// above returns the path of a depth on the way to path k.
func (s *splitter) above(k, depth int32) int32 {
	for s.paths[k].depth > depth {
		k = s.paths[k].parent
	}
	return k
}
