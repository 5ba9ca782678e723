package instrument_test

import (
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
)

// TestNamesInFormats: a % in a name of the source is no verb.
func TestNamesInFormats(t *testing.T) {
	m := irtest.Read(t, irtest.Assemble(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %w "w%d"
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u = OpTypeInt 32 0
%c = OpConstant %u 41
%p = OpTypePointer Private %u
%w = OpVariable %p Private
%main = OpFunction %void None %fn
%l = OpLabel
OpStore %w %c
OpReturn
OpFunctionEnd
`, "spv1.5"))
	p := passtest.Parse(t, `instrument-trace(variable="w%d")`, hone.Passes()...)
	if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	table, err := instrument.ReadTable(m)
	if err != nil {
		t.Fatal(err)
	}
	if len(table.Sites) != 1 {
		t.Fatalf("%d sites", len(table.Sites))
	}
	if got := table.Sites[0].Text([]uint32{41}); !strings.HasPrefix(got, "w%d = 41") {
		t.Errorf("got %q", got)
	}
}

// TestLongNames: a name of any length leaves a table that can be read, and is cut between characters.
func TestLongNames(t *testing.T) {
	long := strings.Repeat("ä", 20000)
	m := irtest.Read(t, irtest.Assemble(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %main "`+long+`"
OpName %w "w"
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u = OpTypeInt 32 0
%c = OpConstant %u 41
%p = OpTypePointer Private %u
%w = OpVariable %p Private
%main = OpFunction %void None %fn
%l = OpLabel
OpStore %w %c
OpReturn
OpFunctionEnd
`, "spv1.5"))
	p := passtest.Parse(t, "instrument-trace(variable=w)", hone.Passes()...)
	if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	table, err := instrument.ReadTable(m)
	if err != nil {
		t.Fatal(err)
	}
	if got := table.Sites[0].Function; got != long[:400]+"..." {
		t.Errorf("got %d bytes", len(got))
	}
}

// TestOwnNames instruments a module whose functions are called as those of this package are: one of them has the type,
// too.
func TestOwnNames(t *testing.T) {
	m := irtest.Text(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %f "hone.report.1"
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%true = OpConstantTrue %bool
%one = OpConstant %uint 1
%fn = OpTypeFunction %void
%v4 = OpTypeVector %uint 4
%all = OpConstantComposite %v4 %one %one %one %one
%gn = OpTypeFunction %void %bool %v4 %v4
%f = OpFunction %void None %gn
%b = OpFunctionParameter %bool
%v = OpFunctionParameter %v4
%w = OpFunctionParameter %v4
%entry = OpLabel
%x = OpCompositeExtract %uint %v 0
%y = OpCompositeExtract %uint %w 0
%q = OpUDiv %uint %x %y
OpReturn
OpFunctionEnd
%main = OpFunction %void None %fn
%start = OpLabel
%c = OpFunctionCall %void %f %true %all %all
OpReturn
OpFunctionEnd
`)
	run := func() (sites int) {
		p := passtest.Parse(t, "instrument-div", hone.Passes()...)
		if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		table, err := instrument.ReadTable(m)
		if err != nil {
			t.Fatal(err)
		}
		return len(table.Sites)
	}
	if n := run(); n != 1 || len(m.Functions()) != 3 {
		t.Errorf("%d sites, %d functions", n, len(m.Functions()))
	}
	for in := range m.Section(ir.DebugNames).Insts() { // and then without any names
		in.Remove()
	}
	if n := run(); n != 2 || len(m.Functions()) != 3 {
		t.Errorf("a second time, without names: %d sites, %d functions", n, len(m.Functions()))
	}
}
