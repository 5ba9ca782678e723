package analysis

import (
	"strings"

	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// PointerUses is a set of ways to use a pointer.
type PointerUses uint32

const (
	UseLoad          PointerUses = 1 << iota // OpLoad
	UseStore                                 // OpStore through it
	UseCopy                                  // OpCopyMemory
	UseConstantIndex                         // an access chain with constant indices only
	UseLifetime                              // OpLifetimeStart, OpLifetimeStop
	UseDebug                                 // debug information

	UseDynamicIndex // an access chain with an index that is no constant; those that can be specialized count
	UseVolatile     // a load, store or copy that is volatile
	UseAtomic       // an atomic operation, also one on the texel of an image
	UseExtended     // an extended instruction
	UseOperation    // another operation that accesses what it points to: of a ray query, of a cooperative matrix
	UseCompare      // with another pointer
	UseArgument     // an argument of a function
	UseCast         // a cast to another kind of pointer, arithmetic

	UseStored      // the pointer itself is stored
	UsePhiOrSelect // a phi, a select
	UseOther       // anything else; an instruction of unknown meaning may name it

	// UseDirect are the uses that access known parts of a variable, and through which its address does not escape.
	UseDirect = UseLoad | UseStore | UseCopy | UseConstantIndex | UseLifetime | UseDebug
	// UseEscape are the uses through which the address escapes: pointers whose object is not known may point to the
	// variable.
	UseEscape = UseStored | UsePhiOrSelect | UseOther
)

var pointerUseNames = [...]string{"load", "store", "copy", "index", "lifetime", "debug", "dynamic", "volatile",
	"atomic", "extended", "operation",
	"compare", "call", "cast", "stored", "merge", "other"}

// String returns the names of what is in the set, joined by commas: "load,index,call".
func (a PointerUses) String() string {
	var names []string
	for i, n := range pointerUseNames {
		if a>>i&1 != 0 {
			names = append(names, n)
		}
	}
	return strings.Join(names, ",")
}

// PointerUse returns what in does with the pointer in operand word i. Constant time, but for access chains linear in
// the indices.
func PointerUse(m *ir.Module, in *ir.Inst, i int) PointerUses {
	if in.Unknown() {
		return UseOther
	}
	switch in.Op {
	case spirv.OpLoad:
		return UseLoad | volatile(in)
	case spirv.OpStore:
		if i != 0 {
			return UseStored
		}
		return UseStore | volatile(in)
	case spirv.OpCopyMemory, spirv.OpCopyMemorySized:
		return UseCopy | volatile(in)
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpUntypedAccessChainKHR,
		spirv.OpUntypedInBoundsAccessChainKHR:
		for k := in.PointerOperand() + 1; k < in.NumWords(); k++ {
			if _, ok := m.Constants().IntValue(in.ID(k)); !ok {
				return UseDynamicIndex
			}
		}
		return UseConstantIndex
	case spirv.OpCopyObject:
		return 0 // what is done with the copy counts
	case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
		return UseLifetime
	case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
		if m.IsDebug(in) {
			return UseDebug
		}
		if effects.Of(in) == spirv.AllEffects {
			return UseExtended | UseOther
		}
		return UseExtended
	case spirv.OpPtrEqual, spirv.OpPtrNotEqual, spirv.OpPtrDiff:
		return UseCompare
	case spirv.OpPhi, spirv.OpSelect:
		return UsePhiOrSelect
	case spirv.OpFunctionCall:
		return UseArgument
	case spirv.OpImageTexelPointer, spirv.OpUntypedImageTexelPointerEXT:
		return UseAtomic
	}
	if in.PointerOperand() == i {
		return UseCast
	}
	switch e := effects.Of(in); {
	case e == spirv.AllEffects, e&(spirv.ReadsMemory|spirv.WritesMemory) == 0, e&spirv.WritesMemory != 0 && i > 0:
		return UseOther
	case in.Op.Info().Class == "Atomic":
		return UseAtomic
	}
	return UseOperation
}

// volatile returns UseVolatile for an OpLoad, OpStore or OpCopyMemory that is.
func volatile(in *ir.Inst) PointerUses {
	if effects.Volatile(in) {
		return UseVolatile
	}
	return 0
}
