package analysis

import (
	"slices"
	"strings"

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
// on the way.
func UnderlyingObject(m *ir.Module, pointer ir.ID) Object {
	class, ok := pointerClass(m, m.TypeOf(pointer))
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
		return Object{d.Result, spirv.StorageClass(d.Word(0))}
	case spirv.OpFunctionParameter:
		if class, ok := pointerClass(m, d.Type); ok {
			return Object{d.Result, class}
		}
	}
	return Object{Class: class}
}

// pointerClass returns the storage class of a pointer type; ok is false for other types.
func pointerClass(m *ir.Module, typ ir.ID) (class spirv.StorageClass, ok bool) {
	if d := m.Def(typ); d != nil && (d.Op == spirv.OpTypePointer || d.Op == spirv.OpTypeUntypedPointerKHR) {
		return spirv.StorageClass(d.Word(0)), true
	}
	return 0, false
}

// Access is a set of things that are done with a pointer.
type Access uint32

const (
	AccessLoad     Access = 1 << iota // OpLoad
	AccessStore                       // OpStore to where it leads
	AccessCopy                        // OpCopyMemory
	AccessIndex                       // an access chain with constant indices only
	AccessLifetime                    // OpLifetimeStart, OpLifetimeStop
	AccessDebug                       // debug information

	AccessDynamic   // an access chain with an index that is no constant; those that can be specialized count
	AccessVolatile  // a load, store or copy that is volatile
	AccessAtomic    // an atomic operation, also one on the texel of an image
	AccessExtended  // an extended instruction
	AccessOperation // another operation that accesses what it leads to: of a ray query, of a cooperative matrix
	AccessCompare   // with another pointer
	AccessCall      // an argument of a function
	AccessCast      // a cast to another kind of pointer, arithmetic

	AccessStored // the pointer itself is stored
	AccessMerge  // a phi, a select
	AccessOther  // anything else; an instruction of unknown meaning may name it

	// AccessDirect is what leaves each part of a variable that is accessed in sight.
	AccessDirect = AccessLoad | AccessStore | AccessCopy | AccessIndex | AccessLifetime | AccessDebug
	// AccessEscape is what lets the variable escape: pointers whose object is not known may lead to it.
	AccessEscape = AccessStored | AccessMerge | AccessOther
)

var accessNames = [...]string{"load", "store", "copy", "index", "lifetime", "debug", "dynamic", "volatile", "atomic", "extended", "operation",
	"compare", "call", "cast", "stored", "merge", "other"}

// String returns the names of what is in the set, joined by commas: "load,index,call".
func (a Access) String() string {
	var names []string
	for i, n := range accessNames {
		if a>>i&1 != 0 {
			names = append(names, n)
		}
	}
	return strings.Join(names, ",")
}

// PointerUse returns what in does with the pointer in operand word i. Constant time, but for access chains linear in
// the indices.
func PointerUse(m *ir.Module, in *ir.Inst, i int) Access {
	if in.Unknown() {
		return AccessOther
	}
	switch in.Op {
	case spirv.OpLoad:
		return AccessLoad | volatile(in)
	case spirv.OpStore:
		if i != 0 {
			return AccessStored
		}
		return AccessStore | volatile(in)
	case spirv.OpCopyMemory, spirv.OpCopyMemorySized:
		return AccessCopy | volatile(in)
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpUntypedAccessChainKHR, spirv.OpUntypedInBoundsAccessChainKHR:
		for k := in.PointerOperand() + 1; k < in.NumWords(); k++ {
			if _, ok := m.Constants().IntValue(in.ID(k)); !ok {
				return AccessDynamic
			}
		}
		return AccessIndex
	case spirv.OpCopyObject:
		return 0 // what is done with the copy counts
	case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
		return AccessLifetime
	case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
		if m.IsDebug(in) {
			return AccessDebug
		}
		if m.Effects(in) == spirv.AllEffects {
			return AccessExtended | AccessOther
		}
		return AccessExtended
	case spirv.OpPtrEqual, spirv.OpPtrNotEqual, spirv.OpPtrDiff:
		return AccessCompare
	case spirv.OpPhi, spirv.OpSelect:
		return AccessMerge
	case spirv.OpFunctionCall:
		return AccessCall
	case spirv.OpImageTexelPointer, spirv.OpUntypedImageTexelPointerEXT:
		return AccessAtomic
	}
	if in.PointerOperand() == i {
		return AccessCast
	}
	switch e := m.Effects(in); {
	case e == spirv.AllEffects, e&(spirv.ReadsMemory|spirv.WritesMemory) == 0, e&spirv.WritesMemory != 0 && i > 0:
		return AccessOther
	case in.Op.Info().Class == "Atomic":
		return AccessAtomic
	}
	return AccessOperation
}

// volatile returns AccessVolatile for an OpLoad, OpStore or OpCopyMemory that is.
func volatile(in *ir.Inst) Access {
	if in.VolatileAccess() {
		return AccessVolatile
	}
	return 0
}

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
