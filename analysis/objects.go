package analysis

import (
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
