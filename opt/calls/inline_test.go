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
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpFunctionCall && m.Name(in.ID(0)) != "f0" {
				t.Errorf("a call of %s is left", m.Name(in.ID(0)))
			}
		}
	}
	if left := irtest.Count(m, spirv.OpFunctionCall); left != 4 {
		t.Errorf("%d calls are left, want the four of the largest function", left)
	}
}

// TestInlineArrays: a call that passes an array in a local variable is inlined, however large its callee is. Otherwise
// the array would have to be in memory.
func TestInlineArrays(t *testing.T) {
	var body strings.Builder
	last := "%y"
	for k := range 100 {
		next := fmt.Sprintf("%%y%d", k)
		fmt.Fprintf(&body, "%s = OpIMul %%u32 %s %%y\n", next, last)
		last = next
	}
	text := `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %main LinkageAttributes "main" Export
%u32 = OpTypeInt 32 0
%n0 = OpConstant %u32 0
%n4 = OpConstant %u32 4
%array = OpTypeArray %u32 %n4
%holder = OpTypeStruct %u32 %array
%p_u32 = OpTypePointer Function %u32
%p_TYPE = OpTypePointer Function %TYPE
%fn = OpTypeFunction %u32 %u32
%fnp = OpTypeFunction %u32 %p_TYPE
%main = OpFunction %u32 None %fn
%x = OpFunctionParameter %u32
%entry = OpLabel
%v = OpVariable %p_TYPE Function
%at = OpAccessChain %p_u32 %v %INDEX
OpStore %at %x
%r = OpFunctionCall %u32 %f %v
%s = OpFunctionCall %u32 %f %v
%sum = OpIAdd %u32 %r %s
OpReturnValue %sum
OpFunctionEnd
%f = OpFunction %u32 None %fnp
%p = OpFunctionParameter %p_TYPE
%e1 = OpLabel
%at1 = OpAccessChain %p_u32 %p %INDEX
%y = OpLoad %u32 %at1
` + body.String() + "OpReturnValue " + last + "\nOpFunctionEnd\n"
	plain := strings.ReplaceAll(strings.ReplaceAll(text, "OpAccessChain %p_u32 %v %INDEX", "OpCopyObject %p_u32 %v"),
		"OpAccessChain %p_u32 %p %INDEX", "OpCopyObject %p_u32 %p")
	for _, test := range []struct {
		pipeline, text, typ, index string
		calls                      int
	}{
		{"inline", text, "array", "%n0", 0},
		{"inline", text, "holder", "%n0", 0},
		{"inline(arrays=false)", text, "array", "%n0", 2},
		{"inline", strings.ReplaceAll(plain, "%p_TYPE = OpTypePointer Function %TYPE\n", ""), "u32", "", 2},
	} {
		m := irtest.Text(t, strings.NewReplacer("TYPE", test.typ, "%INDEX", test.index).Replace(test.text))
		if _, err := passtest.Parse(t, test.pipeline, hone.Passes()...).Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		if calls := irtest.Count(m, spirv.OpFunctionCall); calls != test.calls {
			t.Errorf("%s of %s: %d calls are left, want %d", test.pipeline, test.typ, calls, test.calls)
		}
	}
}

// TestInlineNestedStructs: a struct of two structs, each of which holds two, and so on, costs linear time.
func TestInlineNestedStructs(t *testing.T) {
	const levels = 100
	var types strings.Builder
	for i := range levels {
		fmt.Fprintf(&types, "%%s%d = OpTypeStruct %%s%[2]d %%s%[2]d\n", i+1, i)
	}
	for _, test := range []struct {
		member string
		calls  int
	}{{"%u32", 2}, {"%array", 0}} {
		text := `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %main LinkageAttributes "main" Export
%u32 = OpTypeInt 32 0
%n4 = OpConstant %u32 4
%array = OpTypeArray %u32 %n4
%s0 = OpTypeStruct ` + test.member + "\n" + types.String() +
			fmt.Sprintf("%%p = OpTypePointer Function %%s%d\n", levels) + `%fn = OpTypeFunction %u32 %u32
%fnp = OpTypeFunction %u32 %p
%main = OpFunction %u32 None %fn
%x = OpFunctionParameter %u32
%entry = OpLabel
%v = OpVariable %p Function
%r = OpFunctionCall %u32 %f %v
%s = OpFunctionCall %u32 %f %v
%sum = OpIAdd %u32 %r %s
OpReturnValue %sum
OpFunctionEnd
%f = OpFunction %u32 None %fnp
%to = OpFunctionParameter %p
%e1 = OpLabel
%y0 = OpIAdd %u32 %n4 %n4
` + irtest.Items(99, func(i int) string { return fmt.Sprintf("%%y%d = OpIMul %%u32 %%y%d %%n4\n", i+1, i) }) +
			"OpReturnValue %y99\nOpFunctionEnd\n"
		m := irtest.Text(t, text)
		if _, err := passtest.Parse(t, "inline", hone.Passes()...).Run(m, pass.Options{}); err != nil {
			t.Fatal(err)
		}
		if calls := irtest.Count(m, spirv.OpFunctionCall); calls != test.calls {
			t.Errorf("structs of %s: %d calls are left, want %d", test.member, calls, test.calls)
		}
	}
}
