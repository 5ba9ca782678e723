package ir_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
)

const debugText = `
OpCapability Shader
OpCapability Linkage
OpExtension "SPV_KHR_non_semantic_info"
%debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
OpMemoryModel Logical GLSL450
%text = OpString "a"
%void = OpTypeVoid
%int = OpTypeInt 32 0
%float = OpTypeFloat 32
%float2 = OpTypeVector %float 2
%float4 = OpTypeVector %float 4
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%at = OpConstantNull %float2
%p = OpTypePointer Function %float2
%image_type = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampler_type = OpTypeSampler
%sampled = OpTypeSampledImage %image_type
%pi = OpTypePointer UniformConstant %image_type
%ps = OpTypePointer UniformConstant %sampler_type
%image = OpVariable %pi UniformConstant
%sampler = OpVariable %ps UniformConstant
%fn = OpTypeFunction %void
%source = OpExtInst %void %debug DebugSource %text
%unit = OpExtInst %void %debug DebugCompilationUnit %n1 %n1 %source %n1
%typ = OpExtInst %void %debug DebugTypeBasic %text %n1 %n1 %n0
%local = OpExtInst %void %debug DebugLocalVariable %text %typ %source %n1 %n1 %unit %n0
%expression = OpExtInst %void %debug DebugExpression
%f = OpFunction %void None %fn
%entry = OpLabel
%v = OpVariable %p Function
%declare = OpExtInst %void %debug DebugDeclare %local %v %expression
%x = OpVectorTimesScalar %float2 %at %zero
%y = OpFAdd %float2 %x %x
%of_x = OpExtInst %void %debug DebugValue %local %x %expression
%i = OpLoad %image_type %image
%s = OpLoad %sampler_type %sampler
%both = OpSampledImage %sampled %i %s
%of_both = OpExtInst %void %debug DebugValue %local %both %expression
%texel = OpImageSampleExplicitLod %float4 %both %at Lod %zero
OpReturn
OpFunctionEnd
`

func debugModule(t *testing.T) (*ir.Module, map[string]ir.ID) {
	names := map[string]ir.ID{}
	text := strings.Replace(debugText, "%at = ", "%zero = OpConstantNull %float\n%at = ", 1)
	return irtest.Read(t, irtest.Named(t, text, "spv1.5", names)), names
}

// TestDebugUses: debug information names things and uses none, and what it names need not be there for ever.
func TestDebugUses(t *testing.T) {
	m, ids := debugModule(t)
	for name, want := range map[string]int{"v": 0, "x": 2, "y": 0, "both": 1, "local": 0, "expression": 0} {
		if got := m.Uses(ids[name]); got != want {
			t.Errorf("%%%s has %d uses, want %d", name, got, want)
		}
	}
	for _, name := range []string{"y", "x", "v"} {
		m.Def(ids[name]).Remove()
	}
	m.Sweep()
	if err := m.Verify(); err != nil {
		t.Error(err)
	}
	if m.Def(ids["declare"]) != nil {
		t.Error("a DebugDeclare without its variable is still there")
	}
	value := m.Def(m.Def(ids["of_x"]).ID(3))
	if value.Type != ids["float2"] || value.Op.String() != "OpUndef" {
		t.Errorf("the value that is gone became %s", value)
	}
}

// TestDebugFollows: debug information follows what a value was replaced by.
func TestDebugFollows(t *testing.T) {
	m, ids := debugModule(t)
	m.ReplaceAndRemove(m.Def(ids["x"]), ids["at"])
	if got := m.Def(ids["of_x"]).ID(3); got != ids["at"] {
		t.Errorf("the value is %%%d, want %%%d", got, ids["at"])
	}
	if words := m.Def(ids["of_x"]).Words(); words[3] != uint32(ids["at"]) {
		t.Errorf("the word is %d", words[3])
	}
	m.Sweep()
	if err := m.Verify(); err != nil {
		t.Error(err)
	}
}

// TestDebugOfMoved: an OpSampledImage moves to the block of its users, out of sight of debug information that stands
// before.
func TestDebugOfMoved(t *testing.T) {
	m, ids := debugModule(t)
	if _, err := m.Functions()[0].Entry().SplitBefore(m.Def(ids["texel"])); err != nil {
		t.Fatal(err)
	}
	m.Functions()[0].Layout()
	if err := m.Verify(); err != nil {
		t.Error(err)
	}
	if got := m.Def(ids["of_both"]).ID(3); got == ids["both"] {
		t.Error("debug information names what is not defined there any more")
	}
}

// TestDebugOfNewerVersions: what a newer version of a set says outside of functions may name what functions define.
// What the known versions say may not: globals do not stand for local variables.
func TestDebugOfNewerVersions(t *testing.T) {
	for _, x := range []struct{ inst, want string }{
		{"200 %v %source", ""},
		{"DebugGlobalVariable %text %typ %source %n1 %n1 %unit %text %v %n0", "which is local to function"},
	} {
		text := strings.Replace(debugText, "%at = ", "%zero = OpConstantNull %float\n%at = ", 1)
		text = strings.NewReplacer("%expression = ",
			"%new = OpExtInstWithForwardRefsKHR %void %debug "+x.inst+"\n%expression = ",
			"OpExtension", "OpExtension \"SPV_KHR_relaxed_extended_instruction\"\nOpExtension").Replace(text)
		ids := map[string]ir.ID{}
		m := irtest.Read(t, irtest.Named(t, text, "spv1.5", ids))
		if faultIs(t, x.inst, m, x.want); x.want != "" {
			continue
		}
		m.Def(ids["v"]).Remove()
		m.Sweep()
		if d := m.Def(m.Def(ids["new"]).ID(2)); d == nil || d.Function() != nil {
			t.Errorf("a variable that is gone is still named, as %v", d)
		}
		faultIs(t, "without the variable", m, "")
	}
}
