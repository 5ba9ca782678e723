package ir_test

import (
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

const headText = `
OpCapability Shader
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_KHR_non_semantic_info"
%debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "a"
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 0
%true = OpConstantTrue %bool
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%p = OpTypePointer Function %int
%up = OpTypeUntypedPointerKHR Function
%fn = OpTypeFunction %void
%source = OpExtInst %void %debug DebugSource %file
%unit = OpExtInst %void %debug DebugCompilationUnit %n1 %n1 %source %n1
%dint = OpExtInst %void %debug DebugTypeBasic %file %n1 %n1 %n0
%local = OpExtInst %void %debug DebugLocalVariable %file %dint %source %n1 %n1 %unit %n0
%none = OpExtInst %void %debug DebugExpression
%main = OpFunction %void None %fn
%entry = OpLabel
%a = OpVariable %p Function
%x1 = OpExtInst %void %debug DebugDeclare %local %a %none
%b = OpUntypedVariableKHR %up Function %int
%c = OpVariable %p Function
%x2 = OpExtInst %void %debug DebugDeclare %local %c %none
OpSelectionMerge %join None
OpBranchConditional %true %then %join
%then = OpLabel
OpBranch %join
%join = OpLabel
%x3 = OpExtInst %void %debug DebugValue %local %n0 %none
%i = OpPhi %int %n0 %entry %n1 %then
%x4 = OpExtInst %void %debug DebugValue %local %i %none
%j = OpPhi %int %n1 %entry %n0 %then
%x5 = OpExtInst %void %debug DebugValue %local %j %none
%k = OpPhi %int %n1 %entry %n1 %then
%x6 = OpExtInst %void %debug DebugValue %local %k %none
OpReturn
OpFunctionEnd
`

// TestHead: variables of both kinds and phis are the head of a block, also where debug information stands among them.
func TestHead(t *testing.T) {
	names := map[string]ir.ID{}
	bin := irtest.Named(t, headText, "spv1.6", names)
	m := irtest.Read(t, bin)
	if !slices.Equal(irtest.Write(t, m).Words, bin.Words) {
		t.Error("a module that nothing changed is written in another way")
	}
	f := m.Functions()[0]
	entry, join := f.Entry(), m.BlockOf(names["join"])
	var phis []ir.ID
	for phi := range join.Phis() {
		phis = append(phis, phi.Result)
	}
	if want := []ir.ID{names["i"], names["j"], names["k"]}; !slices.Equal(phis, want) {
		t.Errorf("the phis are %d, want %d", phis, want)
	}
	for _, test := range []struct {
		block  *ir.Block
		before string
	}{{entry, "x2"}, {join, "x3"}} {
		sum := build.AtStart(test.block).IAdd(names["int"], names["n0"], names["n1"])
		if next := m.Def(sum).Next(); next != m.Def(names[test.before]) {
			t.Errorf("AtStart inserts before %s, want %%%s", next, test.before)
		}
		m.Def(sum).Remove()
	}
	for _, before := range []string{"a", "b", "c", "x1"} {
		m := irtest.Read(t, bin)
		entry := m.Functions()[0].Entry()
		tail, err := entry.SplitBefore(m.Def(names[before]))
		if err != nil {
			t.Fatal(err)
		}
		if first := tail.First().Next(); first != m.Def(names["x2"]) {
			t.Errorf("a split before %%%s begins with %s", before, first)
		}
		m.Sweep()
		if err := m.Verify(); err != nil {
			t.Error(err)
		}
	}
}

// TestHeadPositions: no scope is set directly before a variable, typed or not.
func TestHeadPositions(t *testing.T) {
	names := map[string]ir.ID{}
	text := strings.Replace(headText, "%b = ", "%s = OpExtInst %void %debug DebugScope %unit\n%b = ", 1)
	m := irtest.Read(t, irtest.Named(t, text, "spv1.6", names))
	build.AtStart(m.Functions()[0].Entry()).Nop()
	bin := irtest.Write(t, m)
	scoped := false
	for _, inst := range bin.Insts() {
		op := spirv.Op(inst[0])
		if op == spirv.OpUntypedVariableKHR && scoped {
			t.Errorf("a scope is set before %s", op)
		}
		scoped = op == spirv.OpExtInst && inst[4] == spirv.ShaderDebugInfo100DebugScope
	}
}
