package calls_test

import (
	"fmt"
	"strings"
	"testing"

	"hone"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
	"hone/spirv"
)

// TestInlineAllWithinBudget: where the budget does not allow all calls, calls of the largest functions are left,
// wherever they are called. The budget is 50,000 instructions, of which inline may use half: four copies of the largest
// function are 24,000, four of each other one 6,280.
func TestInlineAllWithinBudget(t *testing.T) {
	sizes := []int{6000, 20, 1500, 40, 10} // of functions, each of which is called four times
	var text strings.Builder
	text.WriteString(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpName %f0 "f0"
OpName %f1 "f1"
OpName %f2 "f2"
OpName %f3 "f3"
OpName %f4 "f4"
OpDecorate %main LinkageAttributes "main" Export
%u32 = OpTypeInt 32 0
%fn = OpTypeFunction %u32 %u32
`)
	for i, size := range sizes {
		fmt.Fprintf(&text, "%%f%d = OpFunction %%u32 None %%fn\n%%x%[1]d = OpFunctionParameter %%u32\n", i)
		fmt.Fprintf(&text, "%%e%d = OpLabel\n", i)
		last := fmt.Sprintf("%%x%d", i)
		for k := range size {
			next := fmt.Sprintf("%%y%d_%d", i, k)
			fmt.Fprintf(&text, "%s = OpIMul %%u32 %s %%x%d\n", next, last, i)
			last = next
		}
		fmt.Fprintf(&text, "OpReturnValue %s\nOpFunctionEnd\n", last)
	}
	text.WriteString("%main = OpFunction %u32 None %fn\n%x = OpFunctionParameter %u32\n%entry = OpLabel\n")
	last := "%x"
	for i := range 4 * len(sizes) {
		next := fmt.Sprintf("%%r%d", i)
		fmt.Fprintf(&text, "%s = OpFunctionCall %%u32 %%f%d %s\n", next, i%len(sizes), last)
		last = next
	}
	fmt.Fprintf(&text, "OpReturnValue %s\nOpFunctionEnd\n", last)

	m := irtest.Text(t, text.String())
	p := passtest.Parse(t, "inline(all=true)", hone.Passes()...)
	if _, err := p.Run(m, pass.Options{}); err != nil {
		t.Fatal(err)
	}
	left := 0
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpFunctionCall {
				left++
				if name := m.Name(in.ID(0)); name != "f0" {
					t.Errorf("a call of %s is left", name)
				}
			}
		}
	}
	if left != 4 {
		t.Errorf("%d calls are left, want the four of the largest function", left)
	}
}
