package analysis

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// maxRoots bounds how many variables a memorySet lists. One that grows beyond takes all memory of their kinds.
const maxRoots = 128

// memorySet is a set of memory.
type memorySet struct {
	roots []ir.ID // what is derived from these variables and parameters, ascending
	loose kinds   // what pointers without a known root may lead to
	whole kinds   // all memory of these kinds
}

func (s *memorySet) empty() bool { return len(s.roots) == 0 && s.loose == 0 && s.whole == 0 }

// addRoot adds what is derived from a root.
func (s *memorySet) addRoot(m *ir.Module, r Root) {
	k := kindsOf(r.Class)
	if r.ID == 0 {
		s.loose |= k
	}
	if r.ID == 0 || k&^s.whole == 0 {
		return
	}
	i, found := slices.BinarySearch(s.roots, r.ID)
	if found {
		return
	}
	if len(s.roots) < maxRoots {
		s.roots = slices.Insert(s.roots, i, r.ID)
		return
	}
	s.whole |= k
	for _, id := range s.roots {
		s.whole |= kindsOf(RootOf(m, id).Class)
	}
	s.roots = nil
}

// add adds another set.
func (s *memorySet) add(m *ir.Module, other *memorySet) {
	s.loose |= other.loose
	s.whole |= other.whole
	for _, id := range other.roots {
		s.addRoot(m, RootOf(m, id))
	}
}

// ownParameters puts, if there are any parameters in the set, all of f that are pointers in their place.
func (s *memorySet) ownParameters(m *ir.Module, f *ir.Function) {
	isParameter := func(id ir.ID) bool { return m.Def(id).Op == spirv.OpFunctionParameter }
	if !slices.ContainsFunc(s.roots, isParameter) {
		return
	}
	s.roots = slices.DeleteFunc(slices.Clone(s.roots), isParameter)
	for _, param := range f.Params {
		if _, ok := pointerClass(m, param.Type); ok {
			s.addRoot(m, RootOf(m, param.Result))
		}
	}
}

func (s *memorySet) equal(other *memorySet) bool {
	return s.loose == other.loose && s.whole == other.whole && slices.Equal(s.roots, other.roots)
}

// covers reports whether all of other is in s.
func (s *memorySet) covers(m *ir.Module, other *memorySet) bool {
	if other.whole&^s.whole != 0 || other.loose&^(s.loose|s.whole) != 0 {
		return false
	}
	for _, id := range other.roots {
		if _, ok := slices.BinarySearch(s.roots, id); !ok && kindsOf(RootOf(m, id).Class)&^s.whole != 0 {
			return false
		}
	}
	return true
}
