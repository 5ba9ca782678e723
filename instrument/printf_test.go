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

// TestPrintfVerbs prints with verbs of other printfs, and with values that are not what the verb says: each verb takes
// its arguments, so those behind it show theirs.
func TestPrintfVerbs(t *testing.T) {
	for _, x := range []struct{ format, want string }{
		{"%u and %u", "%u and %f"},
		{"%d %%", "%d %%"},
		{"%p q=%u", "%u q=%f"},
		{"%hd, %lld", "%u, %f"},
		{"%5s=%f", "%u=%f"},
		{"%*d", "%f"},                // the width is an argument
		{"100% of %u", "100% of %f"}, // "% o" is a verb
		{"%u %f %s.", "%u %f text."},
		{"%u %f %d.", "%u %f text."},
		{"%u %f %d %d", "%u %f text %%d"},
		{"no verb, 5%", "no verb, 5%%"},
	} {
		m := irtest.Text(t, strings.Replace(`OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.DebugPrintf"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%format = OpString "FORMAT"
%text = OpString "text"
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%u = OpConstant %uint 7
%f = OpConstant %float 1
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%n = OpExtInst %void %set 1 %format %u %f %text
OpReturn
OpFunctionEnd
`, "FORMAT", x.format, 1))
		p := passtest.Parse(t, "instrument-printf", hone.Passes()...)
		if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		table, err := instrument.ReadTable(m)
		if err != nil {
			t.Fatal(err)
		}
		if got := table.Sites[0].Format; got != x.want {
			t.Errorf("%q becomes %q, want %q", x.format, got, x.want)
		}
	}
}
