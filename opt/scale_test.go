package opt_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"hone"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
)

// TestScale optimizes shapes of modules that once took time or memory beyond their size: the limit is for squares
// and powers of two.
func TestScale(t *testing.T) {
	limit := cputime.Limit(3 * time.Second)
	var spending passtest.Spending
	defer spending.Check(t)
	for _, test := range []struct{ name, globals, body, functions string }{
		{name: "unused functions that call each other", functions: irtest.Items(20000, func(i int) string {
			call := ""
			if i > 0 {
				call = fmt.Sprintf("%%c%d = OpFunctionCall %%void %%f%d\n", i, i-1)
			}
			return fmt.Sprintf("%%f%d = OpFunction %%void None %%fn\n%%e%[1]d = OpLabel\n%sOpReturn\nOpFunctionEnd\n", i, call)
		})},
		{name: "functions that call each other in a chain", body: "%c = OpFunctionCall %void %f9999\nOpReturn\n",
			functions: calling(10000, 1)},
		{name: "functions that call others twice", body: "%c = OpFunctionCall %void %f59\nOpReturn\n",
			functions: calling(60, 2)},
		{name: "calls in one block", body: irtest.Items(10000, func(i int) string {
			return fmt.Sprintf("%%c%d = OpFunctionCall %%void %%f0\n", i)
		}) + "OpReturn\n", functions: calling(1, 0)},
		{name: "early returns", body: "%c = OpFunctionCall %void %f\nOpReturn\n",
			functions: "%f = OpFunction %void None %fn\n%ef = OpLabel\nOpBranch %b0\n" +
				irtest.Items(5000, func(i int) string {
					return fmt.Sprintf("%%b%d = OpLabel\nOpSelectionMerge %%b%d None\nOpBranchConditional %%p %%t%[1]d %%b%[2]d\n"+
						"%%t%[1]d = OpLabel\nOpStore %%g %%i1\nOpReturn\n", i, i+1)
				}) + "%b5000 = OpLabel\nOpReturn\nOpFunctionEnd\n"},
		{name: "types that double", globals: "%s0 = OpTypeStruct %int %int\n" + irtest.Items(60, func(i int) string {
			return fmt.Sprintf("%%s%d = OpTypeStruct %%s%d %%s%[2]d\n", i+1, i)
		}) + "%ps = OpTypePointer Function %s60\n", body: "%v = OpVariable %ps Function\n%x = OpLoad %s60 %v\nOpReturn\n"},
		{name: "constants that double", globals: "%s0 = OpTypeStruct %int %int\n%k0 = OpConstantComposite %s0 %i1 %i1\n" +
			irtest.Items(60, func(i int) string {
				return fmt.Sprintf(
					"%%s%d = OpTypeStruct %%s%d %%s%[2]d\n%%k%[1]d = OpConstantComposite %%s%[1]d %%k%[2]d %%k%[2]d\n", i+1, i)
			}) + "%t = OpTypeStruct %s60 %s60\n", body: "%x = OpCompositeConstruct %t %k60 %k60\nOpReturn\n"},
		{name: "selections that leave a loop", body: "OpBranch %l0\n" + irtest.Items(5000, func(i int) string {
			return fmt.Sprintf("%%l%d = OpLabel\nOpLoopMerge %%l%d %%c%[1]d None\nOpBranch %%h%[1]d\n"+
				"%%h%[1]d = OpLabel\nOpSelectionMerge %%m%[1]d None\nOpBranchConditional %%true %%t%[1]d %%m%[1]d\n"+
				"%%t%[1]d = OpLabel\nOpBranch %%l%[2]d\n%%m%[1]d = OpLabel\nOpBranch %%c%[1]d\n%%c%[1]d = OpLabel\n"+
				"OpBranch %%l%[1]d\n", i, i+1)
		}) + "%l5000 = OpLabel\nOpReturn\n"},
		{name: "dead breaks of one loop", body: "%v = OpVariable %pint Function\nOpBranch %h\n%h = OpLabel\n" +
			"OpLoopMerge %m %c None\nOpBranch %b0\n" +
			irtest.Items(8000, func(i int) string {
				return fmt.Sprintf("%%b%d = OpLabel\nOpSelectionMerge %%b%d None\nOpBranchConditional %%false %%t%[1]d %%b%[2]d\n"+
					"%%t%[1]d = OpLabel\nOpStore %%v %%i1\nOpBranch %%m\n", i, i+1)
			}) + "%b8000 = OpLabel\nOpBranch %c\n%c = OpLabel\nOpBranchConditional %p %h %m\n%m = OpLabel\n" +
			"%x = OpLoad %int %v\nOpStore %g %x\nOpReturn\n"},
		{name: "more breaks than a phi has room for", body: "%v = OpVariable %pint Function\nOpBranch %h\n%h = OpLabel\n" +
			"OpLoopMerge %m %c None\nOpBranch %b0\n" +
			irtest.Items(33000, func(i int) string {
				return fmt.Sprintf("%%b%d = OpLabel\nOpStore %%v %%i1\nOpBranchConditional %%p %%m %%b%d\n", i, i+1)
			}) + "%b33000 = OpLabel\nOpBranch %c\n%c = OpLabel\nOpBranchConditional %p %h %m\n%m = OpLabel\n" +
			"%x = OpLoad %int %v\nOpStore %g %x\nOpReturn\n"},
		{name: "branches known one after the other",
			body: "%v = OpVariable %pbool Function\nOpStore %v %true\nOpBranch %b0\n" + irtest.Items(150, func(i int) string {
				return fmt.Sprintf("%%b%d = OpLabel\n%%x%[1]d = OpLoad %%bool %%v\nOpSelectionMerge %%b%d None\n"+
					"OpBranchConditional %%x%[1]d %%t%[1]d %%e%[1]d\n"+
					"%%t%[1]d = OpLabel\nOpStore %%v %%true\nOpBranch %%b%[2]d\n%%e%[1]d = OpLabel\nOpStore %%v %%false\n"+
					"OpBranch %%b%[2]d\n", i, i+1)
			}) + "%b150 = OpLabel\nOpReturn\n"},
		{name: "extractions in a chain", globals: "%a0 = OpTypeArray %int %i1\n" + irtest.Items(20000, func(i int) string {
			return fmt.Sprintf("%%a%d = OpTypeArray %%a%d %%i1\n", i+1, i)
		}) + "%u = OpUndef %a20000\n", body: "%x20000 = OpCopyObject %a20000 %u\n" + irtest.Items(20000, func(i int) string {
			return fmt.Sprintf("%%x%d = OpCompositeExtract %%a%[1]d %%x%d 0\n", 19999-i, 20000-i)
		}) + "%z = OpCompositeExtract %int %x0 0\nOpStore %g %z\nOpReturn\n"},
		{name: "access chains in a chain", globals: "%n2 = OpConstant %int 2\n%a0 = OpTypeArray %int %n2\n" +
			"%p0 = OpTypePointer Private %a0\n" +
			irtest.Repeat(0, 20000, "%a$j = OpTypeArray %a$i %n2\n%p$j = OpTypePointer Private %a$j\n") +
			"%deep = OpVariable %p20000 Private\n",
			body: "%x20000 = OpCopyObject %p20000 %deep\n" + irtest.Items(20000, func(i int) string {
				return fmt.Sprintf("%%x%d = OpAccessChain %%p%[1]d %%x%d %%i1\n", 19999-i, 20000-i)
			}) + "%last = OpAccessChain %pprivate %x0 %i1\n%z = OpLoad %int %last\nOpStore %g %z\nOpReturn\n"},
		{name: "constants with undefined parts", globals: "%v2 = OpTypeVector %int 2\n%undef = OpUndef %int\n" +
			irtest.Items(8000, func(i int) string {
				return fmt.Sprintf("%%k%d = OpConstant %%int %d\n%%c%[1]d = OpConstantComposite %%v2 %%k%[1]d %%undef\n", i, i+2)
			}), body: irtest.Items(8000, func(i int) string {
			return fmt.Sprintf("%%x%d = OpCopyObject %%v2 %%c%[1]d\n%%y%[1]d = OpCompositeExtract %%int %%x%[1]d 1\n"+
				"%%z%[1]d = OpCompositeExtract %%int %%x%[1]d 1\n"+
				"%%s%[1]d = OpIAdd %%int %%y%[1]d %%z%[1]d\nOpStore %%g %%s%[1]d\n", i)
		}) + "OpReturn\n"},
		{name: "large constants that take turns", globals: "%n = OpConstant %int 8000\n%array = OpTypeArray %int %n\n" +
			"%parray = OpTypePointer Function %array\n%i2 = OpConstant %int 2\n" +
			"%a0 = OpConstantComposite %array" + strings.Repeat(" %i1", 8000) + "\n%a1 = OpConstantComposite %array" +
			strings.Repeat(" %i2", 8000) + "\n",
			body: "%v = OpVariable %parray Function\n" + irtest.Items(8000, func(i int) string {
				return fmt.Sprintf("OpStore %%v %%a%d\n%%x%d = OpLoad %%array %%v\n"+
					"%%y%[2]d = OpCompositeExtract %%int %%x%[2]d %[2]d\nOpStore %%g %%y%[2]d\n", i%2, i)
			}) + "OpReturn\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			bin := irtest.Assemble(t, scaleHead+test.globals+"%main = OpFunction %void None %fn\n%entry = OpLabel\n"+
				test.body+orReturn(test.body)+"OpFunctionEnd\n"+test.functions, "")
			m := irtest.Read(t, bin)
			registry, err := pass.NewRegistry(hone.Passes()...)
			if err != nil {
				t.Fatal(err)
			}
			p, err := hone.Pipeline(registry, "O")
			if err != nil {
				t.Fatal(err)
			}
			start := cputime.Now()
			if _, err := p.Run(m, pass.Options{Observe: spending.Observe(t.Name())}); err != nil {
				t.Fatal(err)
			}
			if d := cputime.Since(start); d > limit {
				t.Errorf("took %v", d)
			}
			out := irtest.Write(t, m)
			again := irtest.Read(t, out)
			if err := again.Verify(); err != nil {
				t.Errorf("the result: %v", err)
			}
			budget := 5*irtest.Instructions(irtest.Read(t, bin)) + 20_000
			if n := irtest.Instructions(again); n > budget {
				t.Errorf("has %d instructions, and passes may make no more than %d", n, budget)
			}
		})
	}
}

// calling is functions that each call the one before some times.
func calling(functions, times int) string {
	return irtest.Items(functions, func(i int) string {
		text := fmt.Sprintf("%%f%d = OpFunction %%void None %%fn\n%%e%[1]d = OpLabel\n%%v%[1]d = OpVariable %%pint Function "+
			"%%i1\n%%l%[1]d = OpLoad %%int %%v%[1]d\nOpStore %%g %%l%[1]d\n", i)
		for j := range times {
			if i > 0 {
				text += fmt.Sprintf("%%c%d_%d = OpFunctionCall %%void %%f%d\n", i, j, i-1)
			}
		}
		return text + "OpReturn\nOpFunctionEnd\n"
	})
}

const scaleHead = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %g
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 1
%true = OpConstantTrue %bool
%false = OpConstantFalse %bool
%p = OpSpecConstantTrue %bool
%i1 = OpConstant %int 1
%fn = OpTypeFunction %void
%pint = OpTypePointer Function %int
%pbool = OpTypePointer Function %bool
%pprivate = OpTypePointer Private %int
%g = OpVariable %pprivate Private
`

// orReturn is the body of a function whose test is about something else.
func orReturn(body string) string {
	if body == "" {
		return "OpReturn\n"
	}
	return ""
}
