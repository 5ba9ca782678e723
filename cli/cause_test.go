package cli

import (
	"os"
	"strings"
	"testing"
)

// undefinedPicture is a fragment shader whose output is undefined in the left half.
const undefinedPicture = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %uv %color
OpExecutionMode %main OriginUpperLeft
%file = OpString "half.frag"
OpName %color "color"
OpName %x "x"
OpDecorate %uv Location 0
OpDecorate %color Location 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%float = OpTypeFloat 32
%v2 = OpTypeVector %float 2
%v4 = OpTypeVector %float 4
%in_v2 = OpTypePointer Input %v2
%out_v4 = OpTypePointer Output %v4
%fn_float = OpTypePointer Function %float
%half = OpConstant %float 0.5
%one = OpConstant %float 1
%uv = OpVariable %in_v2 Input
%color = OpVariable %out_v4 Output
%main = OpFunction %void None %fn
%entry = OpLabel
OpLine %file 4 0
%x = OpVariable %fn_float Function
OpLine %file 5 0
%at = OpLoad %v2 %uv
%u = OpCompositeExtract %float %at 0
%right = OpFOrdGreaterThan %bool %u %half
OpSelectionMerge %merge None
OpBranchConditional %right %then %merge
%then = OpLabel
OpStore %x %one
OpBranch %merge
%merge = OpLabel
OpLine %file 6 0
%value = OpLoad %float %x
%result = OpCompositeConstruct %v4 %value %value %value %value
OpStore %color %result
OpReturn
OpFunctionEnd
`

// What is drawn and undefined is said, and where it comes from.
func TestUndefinedPicture(t *testing.T) {
	inFolder(t)
	put(t, "half.spvasm", []byte(undefinedPicture))
	command(t, strings.Fields("run half.spvasm --image half.png --size 8x8")...).want(t, StatusOK,
		"hone: half.spvasm: undefined value passed on, 32 times, first at the pixel 0,0: half.frag:6: OpReturn\n",
		"hone: note: color depends on undefined values, and may be anything; they come from half.frag:4: %x = OpVariable ")
	defined := changed(t, undefinedPicture, "Function\nOpLine %file 5", "Function %one\nOpLine %file 5")
	put(t, "whole.spvasm", []byte(defined))
	o := command(t, strings.Fields("run whole.spvasm --image half.png --size 8x8")...).want(t, StatusOK)
	if o.stderr != "" {
		t.Errorf("%s", o.stderr)
	}
}

// Where nothing is decided the instructions are named that make it so.
func TestCausesAreNamed(t *testing.T) {
	inFolder(t)
	text := changed(t, undefinedPicture, "%right = OpFOrdGreaterThan %bool %u %half",
		"%right = OpFOrdGreaterThan %bool %u %u")
	put(t, "half.spvasm", []byte(text))
	put(t, "zero.spvasm", []byte(changed(t, text, "Function\nOpLine %file 5", "Function %one\nOpLine %file 5")))
	const cause = "undefined since half.frag:4: %x = OpVariable %"
	o := command(t, strings.Fields("check half.spvasm half.spvasm --json out.json")...).want(t, StatusUndecided)
	if !strings.Contains(o.stdout, "not decided: ") || !strings.Contains(o.stdout, "    in A ") ||
		!strings.Contains(o.stdout, cause) {
		t.Errorf("%s", o.stdout)
	}
	if json, err := os.ReadFile("out.json"); err != nil || !strings.Contains(string(json), `"causes"`) {
		t.Errorf("%v: %s", err, json)
	}
	o = command(t, strings.Fields("check zero.spvasm half.spvasm")...).want(t, StatusInput)
	if !strings.Contains(o.stdout, "    in B it is "+cause) {
		t.Errorf("%s", o.stdout)
	}
	o = command(t, strings.Fields("opt half.spvasm -o out.spv --passes dce,simplify --verify")...)
	if !strings.Contains(o.stderr, "undefined since half.frag:4: ") {
		t.Errorf("%s", o.stderr)
	}
}
