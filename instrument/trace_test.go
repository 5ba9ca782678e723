package instrument_test

import (
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
)

// TestTraceOfNothing traces values with any number of parts that hold nothing, and parts that hold little.
func TestTraceOfNothing(t *testing.T) {
	const head = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %x "x"
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%many = OpConstant %uint 100000000
%empty = OpTypeStruct
`
	const tail = `
%value = OpConstantNull %type
%pointer = OpTypePointer Function %type
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%x = OpVariable %pointer Function
OpStore %x %value
OpReturn
OpFunctionEnd
`
	nest := "%n0 = OpTypeStruct\n"
	for i := range 40 {
		nest += strings.NewReplacer("A", string(rune('a'+i/10))+string(rune('0'+i%10)), "B",
			map[bool]string{true: "n0", false: string(rune('a'+(i-1)/10)) + string(rune('0'+(i+9)%10))}[i == 0]).Replace(
			"%A = OpTypeStruct %B %B\n")
	}
	for name, types := range map[string]string{
		"array": "%type = OpTypeArray %empty %many", "nest": nest + "%type = OpTypeStruct %d9",
		"numbers": "%type = OpTypeArray %uint %many", "struct": "%type = OpTypeStruct %uint %empty %uint",
	} {
		m := irtest.Text(t, head+types+tail)
		before := len(irtest.Write(t, m).Words)
		p := passtest.Parse(t, "instrument-trace(variable=x)", hone.Passes()...)
		if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		table, err := instrument.ReadTable(m)
		if err != nil || len(table.Sites) != 1 || len(table.Sites[0].Format) > 1000 {
			t.Errorf("%s: %v, %v", name, table, err)
		}
		if n := len(irtest.Write(t, m).Words) - before; n > 2000 {
			t.Errorf("%s: %d words more", name, n)
		}
	}
}
