package hone

import (
	"errors"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

// double stores twice what was there, plus a local variable's 3.
const double = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 4 1 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%uvec3 = OpTypeVector %u32 3
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_block = OpTypePointer StorageBuffer %block
%p_word = OpTypePointer StorageBuffer %u32
%p_id = OpTypePointer Input %uvec3
%p_local = OpTypePointer Function %u32
%n0 = OpConstant %u32 0
%n3 = OpConstant %u32 3
%id = OpVariable %p_id Input
%out = OpVariable %p_block StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%local = OpVariable %p_local Function
OpStore %local %n3
%g = OpLoad %uvec3 %id
%i = OpCompositeExtract %u32 %g 0
%at = OpAccessChain %p_word %out %n0 %i
%x = OpLoad %u32 %at
%two = OpIAdd %u32 %x %x
%three = OpLoad %u32 %local
%y = OpIAdd %u32 %two %three
OpStore %at %y
OpReturn
OpFunctionEnd
`

// addToSub is a pass that is wrong.
var addToSub = pass.ForFunctions("add-to-sub", "x + x becomes x - x", func(c *pass.Context, f *ir.Function) bool {
	changed := false
	for in := range f.AllInsts() {
		if in.Op == spirv.OpIAdd && in.ID(0) == in.ID(1) {
			c.Replace(in).ISub(in.Type, in.ID(0), in.ID(1))
			changed = true
		}
	}
	return changed
})

// TestVerifier has a pipeline in which the second pass is wrong.
func TestVerifier(t *testing.T) {
	run := func(text, passes string) (*Verifier, *ir.Module, error) {
		m := irtest.Text(t, text)
		p := passtest.Parse(t, passes, append(Passes(), addToSub)...)
		v := NewVerifier(m, compare.Options{})
		_, err := p.Run(m, pass.Options{After: v.After})
		return v, m, err
	}
	v, _, err := run(double, "mem2reg,simplify,dce")
	if err != nil || len(v.Undecided()) > 0 {
		t.Errorf("%v, undecided: %q", err, v.Undecided())
	}
	_, _, err = run(double, "mem2reg,add-to-sub,dce")
	var broken *pass.BrokenError
	if !errors.As(err, &broken) || broken.Pass != "add-to-sub" || broken.Before == nil ||
		!strings.Contains(err.Error(), "[0] is ") {
		t.Fatal(err)
	}
	before := irtest.Read(t, broken.Before)
	if err := v.After("", before); err != nil {
		t.Errorf("the module before the pass is not the one that was right: %v", err)
	}
	v, _, err = run(strings.Replace(double, "OpStore %at %y\n", "", 1), "mem2reg,add-to-sub")
	if err != nil || len(v.Undecided()) != 1 || !strings.Contains(v.Undecided()[0], "main: nothing is stored") {
		t.Errorf("%v, undecided: %q", err, v.Undecided())
	}
}
