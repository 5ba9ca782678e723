package ssa

import (
	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// useReason returns why a use of a variable's pointer blocks promotion.
func useReason(in *ir.Inst, use analysis.PointerUses) reason {
	if in.Unknown() {
		return isPinned
	}
	for _, x := range accessReasons {
		if use&x.access != 0 {
			return x.why
		}
	}
	if in.Op == spirv.OpCopyMemory {
		return copied
	}
	return usedOtherwise
}

// accessReasons holds what accesses are a reason for: the first one that there is counts.
var accessReasons = [...]struct {
	access analysis.PointerUses
	why    reason
}{
	{analysis.UseVolatile, isVolatile},
	{analysis.UseStored, pointerStored},
	{analysis.UseCompare, pointerCompared},
	{analysis.UsePhiOrSelect, pointerMerged},
	{analysis.UseArgument, pointerPassed},
	{analysis.UseExtended, pointerExtended},
	{analysis.UseAtomic, usedAtomically},
}
