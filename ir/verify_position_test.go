package ir_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
)

// positionText has a line and a scope of each kind.
const positionText = `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "tides.comp"
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%one = OpConstant %uint 1
%toLocal = OpTypePointer Function %uint
%fn = OpTypeFunction %void
%source = OpExtInst %void %debug DebugSource %file
%unit = OpExtInst %void %debug DebugCompilationUnit %one %one %source %one
%type = OpExtInst %void %debug DebugTypeFunction %one %void
%here = OpExtInst %void %debug DebugFunction %file %type %source %one %one %unit %file %one %one
%call = OpExtInst %void %debug DebugInlinedAt %one %here
%main = OpFunction %void None %fn
%entry = OpLabel
%v = OpVariable %toLocal Function
%scope = OpExtInst %void %debug DebugScope %here %call
%line = OpExtInst %void %debug DebugLine %source %one %one %one %one
OpStore %v %one
OpLine %file 3 4
OpStore %v %one
OpReturn
OpFunctionEnd
`

// TestVerifyPositions: the ids of lines and scopes are defined by what may stand there.
func TestVerifyPositions(t *testing.T) {
	for _, x := range []struct{ old, now, want string }{
		{"", "", ""},
		{"DebugScope %here %call", "DebugScope %source %call", "cannot be the scope of a position"},
		{"DebugScope %here %call", "DebugScope %unit", ""},
		{"DebugInlinedAt %one %here", "DebugInfoNone", ""}, // in the place of an instruction that was removed
		{"DebugScope %here %call", "DebugScope %here %unit", "cannot be the inlined-at of a position"},
		{"DebugScope %here %call", "DebugScope %v", "cannot be the scope of a position"},
		{"%one %one %one %one\nOpStore", "%one %one %one %one %v\nOpStore", ""}, // a newer version may add an operand
		{"DebugLine %source %one", "DebugLine %unit %one", "cannot be the source of a position"},
		{"%source %one %one %one %one", "%source %one %uint %one %one", "cannot be the last line of a position"},
		{"%source %one %one %one %one", "%source %one %one %one %void", "cannot be the last column of a position"},
		{"OpLine %file 3 4", "OpLine %one 3 4", "OpLine names it as a file, and it is no OpString"},
		{"%line = OpExtInst %void", "%line = OpExtInst %uint", "is the type of an instruction that sets a position, and not void"},
	} {
		if !strings.Contains(positionText, x.old) {
			t.Fatalf("%q is not in the module", x.old)
		}
		m := irtest.Text(t, strings.Replace(positionText, x.old, x.now, 1))
		faultIs(t, x.now, m, x.want)
	}
}

// TestVerifyLostPositions: a definition that a position names is not removed before the position is, and a position
// that is set names definitions.
func TestVerifyLostPositions(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, positionText, "spv1.3", ids))
	m.Def(ids["call"]).Remove()
	faultIs(t, "DebugInlinedAt removed", m, "which sets a position, names")

	m = irtest.Read(t, irtest.Named(t, positionText, "spv1.3", ids))
	p := m.Functions()[0].Entry().Terminator().Position()
	m.Functions()[0].Entry().Terminator().SetPosition(p.Map(func(id ir.ID) ir.ID {
		if id == ids["here"] {
			return ids["source"]
		}
		return id
	}))
	faultIs(t, "DebugScope of a DebugSource", m, "cannot be the scope of a position")
}

// faultIs verifies a module and compares the fault, "" for none.
func faultIs(t *testing.T, what string, m *ir.Module, want string) {
	t.Helper()
	switch err := m.Verify(); {
	case err == nil && want != "":
		t.Errorf("%s: no fault, want %q", what, want)
	case err != nil && (want == "" || !strings.Contains(err.Error(), want)):
		t.Errorf("%s: %v\nwant %q", what, err, want)
	}
}
