package pass

import (
	"slices"
	"strings"
	"testing"

	"hone/spirv"
	"hone/spirv/asm"
)

// TestVerifyWritten: the words of a module are verified too, which need not say what its instructions say.
func TestVerifyWritten(t *testing.T) {
	bin, err := asm.Assemble([]byte(`OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "area.comp"
%void = OpTypeVoid
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpLine %file 1 1
OpReturn
OpFunctionEnd
`), asm.AssembleOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if err := verifyWritten(bin); err != nil {
		t.Fatal(err)
	}
	line := slices.Index(bin.Words, 4<<16|uint32(spirv.OpLine))
	bin.Words[line+1] = uint32(bin.Header().Bound) - 1 // a label
	if err := verifyWritten(bin); err == nil || !strings.Contains(err.Error(), "OpString") {
		t.Errorf("an OpLine that names no OpString: %v", err)
	}
}
