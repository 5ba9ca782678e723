package passtest

import (
	"strings"
	"testing"
)

// TestDifference: the first difference of two modules is shown with the names of their texts, not with the numbers by
// which they are compared.
func TestDifference(t *testing.T) {
	const text = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%int = OpTypeInt 32 1
%one = OpConstant %int 1
%fn = OpTypeFunction %int %int
%f = OpFunction %int None %fn
%a = OpFunctionParameter %int
%entry = OpLabel
%sum = OpIAdd %int %a %one
%twice = OpIAdd %int %sum %sum
OpReturnValue %twice
OpFunctionEnd
`
	c := testCase{in: text, target: "spv1.3"}
	for _, test := range []struct{ from, to, want string }{
		{"%sum %sum", "%sum %sum", ""},
		{"%entry", "%start", ""},
		{"%twice = OpIAdd %int %sum %sum\nOpReturnValue %twice", "%product = OpIMul %int %sum %one\nOpReturnValue %product",
			"line 12\n" +
				"got\n%twice = OpIAdd %int %sum %sum\nOpReturnValue %twice\nOpFunctionEnd\n" +
				"want\n%product = OpIMul %int %sum %one\nOpReturnValue %product\nOpFunctionEnd"},
	} {
		c.out = strings.ReplaceAll(text, test.from, test.to)
		if got := c.difference(t, c.assemble(t, "in", c.in), c.assemble(t, "out", c.out)); got != test.want {
			t.Errorf("%q: %q, want %q", test.to, got, test.want)
		}
	}
}
