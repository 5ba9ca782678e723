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
			"the first line that differs:\n" +
				"    got   %twice = OpIAdd %int %sum %sum\n    want  %product = OpIMul %int %sum %one"},
		{"OpReturnValue %twice", "%more = OpIAdd %int %twice %one\nOpReturnValue %more",
			"the first line that differs:\n    got   OpReturnValue %twice\n    want  %more = OpIAdd %int %twice %one"},
	} {
		c.out = strings.ReplaceAll(text, test.from, test.to)
		if got := c.difference(t, c.assemble(t, "in", c.in), c.assemble(t, "out", c.out)); got != test.want {
			t.Errorf("%q: %q, want %q", test.to, got, test.want)
		}
	}
}

// TestPlace: a failed case says where the line is that it wants.
func TestPlace(t *testing.T) {
	a, errs := readArchive("f.txtar", `-- pipeline --
dce
-- head --
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
-- x/in.spvasm --
; a comment
%void = OpTypeVoid

%int = OpTypeInt 32 1
-- x/out.spvasm --
%void = OpTypeVoid
; another
%uint = OpTypeInt 32 0
`)
	if errs != nil {
		t.Fatal(errs)
	}
	c := testCase{archive: a, name: "x", target: "spv1.3"}
	c.in, c.out = a.moduleText(a.text["x/in.spvasm"]), a.moduleText(a.text["x/out.spvasm"])
	in := c.assemble(t, "in", c.in)
	const want = "f.txtar:15: the first line that differs:\n    got   %int = OpTypeInt 32 1\n" +
		"    want  %uint = OpTypeInt 32 0"
	if got := c.difference(t, in, c.assemble(t, "out", c.out)); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := c.missingInHead(in, in); got != "" {
		t.Errorf("nothing is added: %q", got)
	}
	added := c.assemble(t, "in", "OpCapability Shader\nOpCapability Linkage\n%set = OpExtInstImport \"GLSL.std.450\"\n"+
		"OpMemoryModel Logical GLSL450\n")
	got := c.missingInHead(in, added)
	if want := "the passes add an OpExtInstImport that the head lacks: put the import in head"; got != want {
		t.Errorf("an import is added: %q", got)
	}
	for message, want := range map[string]string{
		"x: the set must be the result of an OpExtInstImport before":         "put the import in head",
		"Operand 2 of TypeFloat requires one of these capabilities: Float64": "put the capability in head",
		"any other": "",
	} {
		if got, _ := strings.CutPrefix(c.inHead(message), message); strings.TrimSpace(got) != want {
			t.Errorf("%q: %q, want %q", message, got, want)
		}
	}
}
