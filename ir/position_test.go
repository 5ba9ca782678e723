package ir_test

import (
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/spirv"
)

// TestPositionBehindMerge: a merge instruction that comes before a terminator with a line of its own is written
// directly before it.
func TestPositionBehindMerge(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, irtest.Compute+`
%file = OpString "file"
%void = OpTypeVoid
%bool = OpTypeBool
%true = OpConstantTrue %bool
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpLine %file 7 1
OpBranchConditional %true %then %merge
%then = OpLabel
OpBranch %merge
%merge = OpLabel
OpReturn
OpFunctionEnd
`, "spv1.3", ids))
	entry := m.BlockOf(ids["entry"])
	entry.InsertBefore(entry.Terminator(), m.NewInst(spirv.OpSelectionMerge, 0, false, uint32(ids["merge"]), 0))
	bin := irtest.Write(t, m)
	if msg := passtest.Validate(t, bin, "spv1.3"); msg != "" {
		t.Errorf("spirv-val: %s", msg)
	}
	last := spirv.OpNop
	for _, inst := range bin.Insts() {
		if spirv.Op(inst[0]) == spirv.OpBranchConditional && last != spirv.OpSelectionMerge {
			t.Errorf("OpBranchConditional behind %s", last)
		}
		last = spirv.Op(inst[0])
	}
}
