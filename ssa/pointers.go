package ssa

import (
	"hone/ir"
	"hone/spirv"
)

// pointerUse is what an instruction does with a pointer to a variable or to a part of it.
type pointerUse uint8

const (
	readsWhole    pointerUse = iota // OpLoad
	writesWhole                     // OpStore to it
	copies                          // OpCopyMemory to or from it
	derives                         // an access chain or a copy of the pointer
	marksLifetime                   // OpLifetimeStart, OpLifetimeStop
	debugs                          // debug information
	// From here on the pointer gets out of sight.
	stores
	compares
	merges
	passes
	extends
	atomic
	volatileAccess
	unknownUse
	otherUse
)

// usedAs returns what in does with the pointer in operand word i.
func usedAs(m *ir.Module, in *ir.Inst, i int) pointerUse {
	if in.Unknown() {
		return unknownUse
	}
	switch in.Op {
	case spirv.OpLoad, spirv.OpStore:
		switch {
		case i != 0:
			return stores
		case in.VolatileAccess():
			return volatileAccess
		case in.Op == spirv.OpLoad:
			return readsWhole
		}
		return writesWhole
	case spirv.OpCopyMemory, spirv.OpCopyMemorySized:
		if volatileCopy(in) {
			return volatileAccess
		}
		if i < 2 && in.Op == spirv.OpCopyMemory {
			return copies
		}
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpCopyObject:
		return derives
	case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
		return marksLifetime
	case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
		if m.IsDebug(in) {
			return debugs
		}
		return extends
	case spirv.OpPtrEqual, spirv.OpPtrNotEqual, spirv.OpPtrDiff:
		return compares
	case spirv.OpPhi, spirv.OpSelect:
		return merges
	case spirv.OpFunctionCall:
		return passes
	}
	if info := in.Op.Info(); info != nil && info.Class == "Atomic" {
		return atomic
	}
	return otherUse
}

// useReasons holds what a use of a variable's pointer is a reason for.
var useReasons = [...]reason{
	readsWhole: unexplained, writesWhole: unexplained, derives: unexplained, marksLifetime: usedOtherwise, debugs: unexplained,
	copies: copied, stores: pointerStored, compares: pointerCompared, merges: pointerMerged, passes: pointerPassed,
	extends: pointerExtended, atomic: usedAtomically, volatileAccess: isVolatile, unknownUse: isPinned, otherUse: usedOtherwise,
}
