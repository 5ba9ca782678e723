package analysis

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// maxObjects bounds how many variables a objectSet lists. One that grows beyond takes all memory of their kinds.
const maxObjects = 128

// objectSet is a set of memory.
type objectSet struct {
	objects []ir.ID // what is derived from these variables and parameters, ascending
	unknown kinds   // what pointers without a known object may lead to
	whole   kinds   // all memory of these kinds
}

func (s *objectSet) empty() bool { return len(s.objects) == 0 && s.unknown == 0 && s.whole == 0 }

// addObject adds what is derived from a object.
func (s *objectSet) addObject(m *ir.Module, r Object) {
	k := kindsOf(r.Class)
	if r.ID == 0 {
		s.unknown |= k
	}
	if r.ID == 0 || k&^s.whole == 0 {
		return
	}
	i, found := slices.BinarySearch(s.objects, r.ID)
	if found {
		return
	}
	if len(s.objects) < maxObjects {
		s.objects = slices.Insert(s.objects, i, r.ID)
		return
	}
	s.whole |= k
	for _, id := range s.objects {
		s.whole |= kindsOf(UnderlyingObject(m, id).Class)
	}
	s.objects = nil
}

// add adds another set.
func (s *objectSet) add(m *ir.Module, other *objectSet) {
	s.unknown |= other.unknown
	s.whole |= other.whole
	for _, id := range other.objects {
		s.addObject(m, UnderlyingObject(m, id))
	}
}

// ownParameters puts, if there are any parameters in the set, all of f that are pointers in their place.
func (s *objectSet) ownParameters(m *ir.Module, f *ir.Function) {
	isParameter := func(id ir.ID) bool { return m.Def(id).Op == spirv.OpFunctionParameter }
	if !slices.ContainsFunc(s.objects, isParameter) {
		return
	}
	s.objects = slices.DeleteFunc(slices.Clone(s.objects), isParameter)
	for _, param := range f.Params {
		if _, ok := pointerClass(m, param.Type); ok {
			s.addObject(m, UnderlyingObject(m, param.Result))
		}
	}
}

func (s *objectSet) equal(other *objectSet) bool {
	return s.unknown == other.unknown && s.whole == other.whole && slices.Equal(s.objects, other.objects)
}

// covers reports whether all of other is in s.
func (s *objectSet) covers(m *ir.Module, other *objectSet) bool {
	if other.whole&^s.whole != 0 || other.unknown&^(s.unknown|s.whole) != 0 {
		return false
	}
	for _, id := range other.objects {
		if _, ok := slices.BinarySearch(s.objects, id); !ok && kindsOf(UnderlyingObject(m, id).Class)&^s.whole != 0 {
			return false
		}
	}
	return true
}
