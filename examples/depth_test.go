package examples

import (
	"slices"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
)

func TestDepth(t *testing.T) {
	m := irtest.Text(t, irtest.Compute+`
%void = OpTypeVoid
%bool = OpTypeBool
%true = OpConstantTrue %bool
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpSelectionMerge %merge None
OpBranchConditional %true %then %merge
%then = OpLabel
OpBranch %merge
%merge = OpLabel
OpReturn
OpFunctionEnd
`)
	// The header is in its selection, the merge block is not.
	if got := Depth.Of(analysis.NewCache(m), m.Functions()[0]); !slices.Equal(got, []int{1, 1, 0}) {
		t.Errorf("depths %v", got)
	}
}
