package analysis

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Object is what a pointer is derived from: its underlying object.
type Object struct {
	ID    ir.ID              // a variable or a parameter of the function, 0 where it is not known
	Class spirv.StorageClass // of the variable, or of the pointer where it is none
}

// UnderlyingObject follows a pointer through access chains, copies and casts ([ir.Module.PointerChain]). The pointers
// that come out of loads, phis, selects, calls and integers have no object that is known. Cost: linear in the pointers
// in between.
func UnderlyingObject(m *ir.Module, pointer ir.ID) Object {
	class, ok := m.Types().StorageClass(m.TypeOf(pointer))
	if !ok {
		class = spirv.StorageClassGeneric
	}
	if d := m.UnderlyingObject(pointer); d != nil {
		return objectOf(m, d, class)
	}
	return Object{Class: class}
}

// objectOf returns the object that d is; class is that of the pointer which was derived from it.
func objectOf(m *ir.Module, d *ir.Inst, class spirv.StorageClass) Object {
	switch d.Op {
	case spirv.OpVariable, spirv.OpUntypedVariableKHR:
		return Object{d.Result, spirv.StorageClass(d.Literal(0))}
	case spirv.OpFunctionParameter:
		if class, ok := m.Types().StorageClass(d.Type); ok {
			return Object{d.Result, class}
		}
	}
	return Object{Class: class}
}

// maxObjects bounds how many variables an objectSet lists. One that grows beyond takes all memory of their kinds.
const maxObjects = 128

// objectSet is a set of memory.
type objectSet struct {
	objects []ir.ID // what is derived from these variables and parameters, ascending
	unknown kinds   // what pointers without a known object may lead to
	whole   kinds   // all memory of these kinds
}

func (s *objectSet) empty() bool { return len(s.objects) == 0 && s.unknown == 0 && s.whole == 0 }

// addObject adds what is derived from an object.
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
		if _, ok := m.Types().StorageClass(param.Type); ok {
			s.addObject(m, UnderlyingObject(m, param.Result))
		}
	}
}

func (s *objectSet) equal(other *objectSet) bool {
	return s.unknown == other.unknown && s.whole == other.whole && slices.Equal(s.objects, other.objects)
}

// contains reports whether all of other is in s.
func (s *objectSet) contains(m *ir.Module, other *objectSet) bool {
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
