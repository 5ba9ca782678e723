package examples

import (
	"slices"
	"testing"

	"hone/analysis"
	"hone/ir"
	"hone/spirv/asm"
)

func TestDepth(t *testing.T) {
	bin, err := asm.Assemble([]byte(`
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
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
`), asm.AssembleOptions{})
	if err != nil {
		t.Fatal(err)
	}
	m, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	// The header is in its selection, the merge block is not.
	if got := Depth.Of(analysis.NewCache(m), m.Functions()[0]); !slices.Equal(got, []int{1, 1, 0}) {
		t.Errorf("depths %v", got)
	}
}
