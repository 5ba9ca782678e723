package analysis_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"hone/analysis"
	"hone/internal/cputime"
	"hone/internal/irtest"
)

// TestScale computes all facts about modules of shapes that invite work beyond their size: the limit is for squares.
func TestScale(t *testing.T) {
	limit := cputime.Limit(5 * time.Second)
	loops := func(n int, exit string) string { // nested; exit says how loop i ends
		return irtest.Items(n, func(i int) string {
			return fmt.Sprintf("OpBranch %%h%d\n%%h%[1]d = OpLabel\n%%i%[1]d = OpPhi %%int %%n0 %s %%j%[1]d %%c%[1]d\n", i,
				or(i == 0, "%entry", fmt.Sprintf("%%h%d", i-1)))
		}) + fmt.Sprintf("OpBranch %%c%d\n", n-1) + irtest.Items(n, func(k int) string {
			i := n - 1 - k
			return fmt.Sprintf("%%c%d = OpLabel\n%%j%[1]d = OpIAdd %%int %%i%[1]d %%n1\n%s%%m%[1]d = OpLabel\n"+
				"%%o%[1]d = OpIAdd %%int %%i%[1]d %%n1\nOpBranch %[3]s\n",
				i, fmt.Sprintf(exit, i), or(i == 0, "%end", fmt.Sprintf("%%c%d", i-1)))
		}) + "%end = OpLabel\nOpReturn\n"
	}
	for _, test := range []struct{ name, head, globals, body, functions string }{
		{name: "variables and blocks in a loop",
			body: irtest.Items(3000, func(i int) string { return fmt.Sprintf("%%v%d = OpVariable %%p Function\n", i) }) +
				"OpBranch %head\n%head = OpLabel\nOpBranch %b0\n" + irtest.Items(3000, func(i int) string {
				return fmt.Sprintf("%%b%d = OpLabel\n%%x%[1]d = OpLoad %%int %%v%d\nOpBranchConditional %%p1 %%s%[1]d %%b%d\n"+
					"%%s%[1]d = OpLabel\nOpStore %%v%[1]d %%x%[1]d\nOpBranch %%b%[3]d\n", i, (i+7)%3000, i+1)
			}) + "%b3000 = OpLabel\nOpBranchConditional %p2 %head %end\n%end = OpLabel\nOpReturn\n"},
		{name: "breaks of one loop", body: "OpBranch %head\n%head = OpLabel\n%i = OpPhi %int %n0 %entry %j %b10000\n" +
			"OpBranch %b0\n" + irtest.Items(10000, func(i int) string {
			return fmt.Sprintf("%%b%d = OpLabel\n%%x%[1]d = OpLoad %%int %%in\n%%y%[1]d = OpIAdd %%int %%x%[1]d %%i\n"+
				"%%z%[1]d = OpIEqual %%bool %%y%[1]d %%n1\nOpBranchConditional %%z%[1]d %%end %%b%d\n", i, i+1)
		}) + "%b10000 = OpLabel\n%j = OpIAdd %int %i %n1\nOpBranch %head\n%end = OpLabel\n%last = OpPhi %int " +
			irtest.Items(10000, func(i int) string {
				return fmt.Sprintf("%%y%d %%b%[1]d ", i)
			}) + "\nOpStore %g %last\nOpReturn\n"},
		{name: "loops within loops", body: loops(1000, "%%x%d = OpLoad %%int %%in\n%%z%[1]d = OpIEqual %%bool %%x%[1]d %%i%[1]d\nOpBranchConditional %%z%[1]d %%h%[1]d %%m%[1]d\n")},
		{name: "functions that call each other in a chain", functions: irtest.Items(10000, func(i int) string {
			call := "OpStore %g %n1\n"
			if i > 0 {
				call = fmt.Sprintf("%%c%d = OpFunctionCall %%void %%f%d\n", i, i-1)
			}
			return fmt.Sprintf("%%f%d = OpFunction %%void None %%fn\n%%e%[1]d = OpLabel\n%sOpReturn\nOpFunctionEnd\n", i, call)
		})},
		{name: "functions that call each other in a ring", functions: irtest.Items(10000, func(i int) string {
			return fmt.Sprintf("%%f%d = OpFunction %%void None %%fn\n%%e%[1]d = OpLabel\n"+
				"%%c%[1]d = OpFunctionCall %%void %%f%d\nOpReturn\nOpFunctionEnd\n", i, (i+1)%10000)
		})},
		{name: "entry points that all call the same functions",
			head: irtest.Items(3000, func(i int) string { return fmt.Sprintf("OpEntryPoint GLCompute %%f%d \"f%[1]d\"\n", i) }),
			functions: irtest.Items(3000, func(i int) string {
				return fmt.Sprintf("%%f%d = OpFunction %%void None %%fn\n%%e%[1]d = OpLabel\n"+
					"%%c%[1]d = OpFunctionCall %%void %%h0\n%%d%[1]d = OpFunctionCall %%void %%h%d\nOpReturn\nOpFunctionEnd\n", i, i)
			}) + irtest.Items(3000, func(i int) string {
				call := ""
				if i < 2999 {
					call = fmt.Sprintf("%%hc%d = OpFunctionCall %%void %%h%d\n", i, i+1)
				}
				return fmt.Sprintf("%%h%d = OpFunction %%void None %%fn\n%%he%[1]d = OpLabel\n%sOpReturn\nOpFunctionEnd\n", i, call)
			})},
		{name: "calls of a function that uses many variables",
			globals: irtest.Items(2000, func(i int) string { return fmt.Sprintf("%%g%d = OpVariable %%pp Private\n", i) }),
			body:    irtest.Items(5000, func(i int) string { return fmt.Sprintf("%%call%d = OpFunctionCall %%void %%uses\n", i) }) + "OpReturn\n",
			functions: "%uses = OpFunction %void None %fn\n%uses_entry = OpLabel\n" + irtest.Items(100,
				func(i int) string { return fmt.Sprintf("OpStore %%g%d %%n1\n", i) }) + "OpReturn\nOpFunctionEnd\n"},
		{name: "pointers made of pointers", body: "%v = OpVariable %p Function\n%x0 = OpCopyObject %p %v\n" +
			irtest.Items(10000, func(i int) string {
				return fmt.Sprintf("%%x%d = OpCopyObject %%p %%x%d\nOpStore %%x%[1]d %%n1\n", i+1, i)
			}) + "OpReturn\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if test.body == "" {
				test.body = "OpReturn\n"
			}
			m := irtest.Text(t, largeHead+test.head+largeTypes+test.globals+"%main = OpFunction %void None %fn\n"+
				"%entry = OpLabel\n"+test.body+"OpFunctionEnd\n"+test.functions)
			c := analysis.NewCache(m)
			// A pass over all functions that asks after each edit.
			everyFact(c, func(name string, compute func()) {
				start := cputime.Now()
				compute()
				for _, f := range m.Functions() {
					f.MarkChanged()
					if strings.HasPrefix(name, "module") {
						compute()
					}
				}
				if took := cputime.Since(start); took > limit {
					t.Errorf("%s takes %v", name, took)
				}
			})
		})
	}
}

func or(first bool, a, b string) string {
	if first {
		return a
	}
	return b
}

const largeHead = "OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\" %in\n"

const largeTypes = `
OpDecorate %in BuiltIn LocalInvocationIndex
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 0
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%p1 = OpSpecConstantTrue %bool
%p2 = OpSpecConstantTrue %bool
%fn = OpTypeFunction %void
%p = OpTypePointer Function %int
%pp = OpTypePointer Private %int
%pi = OpTypePointer Input %int
%g = OpVariable %pp Private
%in = OpVariable %pi Input
`
