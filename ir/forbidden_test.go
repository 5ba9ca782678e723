package ir_test

import (
	"slices"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// TestForbidden: what a module may make follows from the set of forbidden operations, and so does how a block ends that
// nothing reaches.
func TestForbidden(t *testing.T) {
	m := irtest.Text(t, `
OpCapability Shader
OpCapability Linkage
%std = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%bool = OpTypeBool
%float = OpTypeFloat 32
%c = OpConstant %float 1
%true = OpConstantTrue %bool
%fn = OpTypeFunction %float
%f = OpFunction %float None %fn
%entry = OpLabel
%x = OpExtInst %float %std FAbs %c
%y = OpFAdd %float %x %c
OpSelectionMerge %merge None
OpBranchConditional %true %yes %no
%yes = OpLabel
OpReturnValue %x
%no = OpLabel
OpReturnValue %y
%merge = OpLabel
OpBranch %last
%last = OpLabel
%z = OpFSub %float %c %c
OpReturnValue %z
OpFunctionEnd
`)
	std := spirv.LookupExtSet("GLSL.std.450")
	float := m.Functions()[0].Def.Type
	if !m.MayMake(spirv.OpPhi) || !m.MayMakeExt(std, spirv.GLSLStd450FAbs) || !m.CanPhi(float) || m.Forbids() {
		t.Error("something is forbidden from the start")
	}
	var list ir.Forbidden
	for _, op := range []spirv.Op{spirv.OpPhi, spirv.OpSelect, spirv.OpFAdd, spirv.OpUnreachable} {
		list.Add(op)
	}
	list.AddExt(std, spirv.GLSLStd450FAbs)
	m.Forbid(&list)
	if m.MayMake(spirv.OpPhi) || m.MayMakeExt(std, spirv.GLSLStd450FAbs) || m.CanPhi(float) ||
		m.Allows(float, ir.SelectOf) {
		t.Error("nothing is forbidden")
	}
	if !m.MayMake(spirv.OpFSub) || !m.MayMakeExt(std, spirv.GLSLStd450FSign) || !m.Allows(float, ir.ArithmeticOf) {
		t.Error("everything is forbidden")
	}
	if got := list.In(m); !slices.Equal(got, []string{"FAbs", "OpFAdd"}) {
		t.Errorf("the module has %q", got)
	}
	f := m.Functions()[0]
	for range 2 {
		f.RemoveUnreachable()
		for _, b := range f.Blocks {
			if op := b.Terminator().Op; op == spirv.OpUnreachable {
				t.Errorf("a block ends in %v", op)
			}
		}
	}
	if err := m.Verify(); err != nil {
		t.Error(err)
	}
	m.Forbid(nil)
	if !m.CanPhi(float) || m.Forbids() {
		t.Error("it stays forbidden")
	}
}

// TestForbiddenUnknown: an instruction of a set whose number the grammar lacks has a name all the same.
func TestForbiddenUnknown(t *testing.T) {
	m := irtest.Text(t, `
OpCapability Shader
OpCapability Linkage
%debug = OpExtInstImport "NonSemantic.DebugPrintf"
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%x = OpExtInst %void %debug 99
`)
	var list ir.Forbidden
	list.AddExt(spirv.LookupExtSet("NonSemantic.DebugPrintf"), 99)
	if got := list.In(m); !slices.Equal(got, []string{"NonSemantic.DebugPrintf 99"}) {
		t.Errorf("the module has %q", got)
	}
}
