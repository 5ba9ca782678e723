package calls_test

import (
	"fmt"
	"testing"
	"time"

	"hone"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
)

// TestScale runs the passes across calls over many functions and calls: the limit is for squares.
func TestScale(t *testing.T) {
	limit := cputime.Limit(4 * time.Second)
	var spending passtest.Spending
	defer spending.Check(t)
	const (
		head = "OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n" +
			"OpExecutionMode %main LocalSize 1 1 1\n%void = OpTypeVoid\n%bool = OpTypeBool\n%int = OpTypeInt 32 0\n" +
			"%i0 = OpConstant %int 0\n%i1 = OpConstant %int 1\n%i2 = OpConstant %int 2\n" +
			"%pf = OpTypePointer Function %int\n%pp = OpTypePointer Private %int\n%g = OpVariable %pp Private %i0\n" +
			"%fn = OpTypeFunction %void\n%fn4 = OpTypeFunction %int %pf %int %int %int\n" +
			"%main = OpFunction %void None %fn\n%entry = OpLabel\n%v = OpVariable %pf Function\n%x = OpLoad %int %g\n"
		end = "OpReturn\nOpFunctionEnd\n"
		// parameters: a pointer that brings a value, one that decides, one that is a constant, one that nothing reads
		call = "OpStore %%%s %%x%[2]s\n%%c%[3]s = OpFunctionCall %%int %%%[4]s %%%[1]s %%%[5]s %%i2 %%x%[2]s\n"
		leaf = "%%f%d = OpFunction %%int DontInline %%fn4\n%%p%[1]d = OpFunctionParameter %%pf\n" +
			"%%a%[1]d = OpFunctionParameter %%int\n%%b%[1]d = OpFunctionParameter %%int\n" +
			"%%d%[1]d = OpFunctionParameter %%int\n" +
			"%%e%[1]d = OpLabel\n%%v%[1]d = OpVariable %%pf Function\n%%w%[1]d = OpVariable %%pf Function\n" +
			"%%x%[1]d = OpLoad %%int %%p%[1]d\n" +
			"%%t%[1]d = OpIEqual %%bool %%a%[1]d %%i1\nOpSelectionMerge %%m%[1]d None\n" +
			"OpBranchConditional %%t%[1]d %%s%[1]d %%m%[1]d\n%%s%[1]d = OpLabel\nOpStore %%g %%x%[1]d\nOpBranch %%m%[1]d\n" +
			"%%m%[1]d = OpLabel\n%%y%[1]d = OpIMul %%int %%x%[1]d %%b%[1]d\n" +
			"%%z%[1]d = OpIAdd %%int %%a%[1]d %%i1\n%s%sOpReturnValue %%i1\nOpFunctionEnd\n"
	)
	function := func(i, callee int, arguments ...string) string {
		var calls [2]string
		for k, a := range arguments {
			calls[k] = fmt.Sprintf(call, string("vw"[k])+fmt.Sprint(i), fmt.Sprint(i), fmt.Sprintf("%d_%d", i, k),
				fmt.Sprint("f", callee), a)
		}
		return fmt.Sprintf(leaf, i, calls[0], calls[1])
	}
	chain := func(n int, arguments func(i int) []string) string {
		return irtest.Items(n, func(i int) string {
			if i == 0 {
				return function(0, 0)
			}
			return function(i, i-1, arguments(i)...)
		})
	}
	first := func(callee int, a string) string {
		return fmt.Sprintf(call, "v", "", "_"+a, fmt.Sprint("f", callee), a)
	}
	for _, test := range []struct{ name, text string }{
		{"functions in a chain", head + first(4999, "i1") + end + chain(5000, func(i int) []string {
			return []string{fmt.Sprint("a", i)}
		})},
		{"functions in a chain that hand on constants and others", head + first(4999, "i1") + first(4999, "x") + end +
			chain(5000, func(i int) []string { return []string{fmt.Sprint("a", i)} })},
		{"functions in a chain that call twice", head + first(2999, "i1") + end + chain(3000, func(i int) []string {
			return []string{"i1", fmt.Sprint("x", i)}
		})},
		{"constants that are folded from function to function", head + first(299, "i1") + first(299, "x") + end +
			chain(300, func(i int) []string { return []string{fmt.Sprint("z", i)} })},
		{"many calls of a function", head + irtest.Items(20000, func(i int) string {
			return fmt.Sprintf(call, "v", "", fmt.Sprintf("_%d", i), "f0", []string{"i1", "x", "i2"}[i%3])
		}) + end + chain(1, nil)},
		{"functions that are called twice", head + irtest.Items(5000, func(i int) string {
			return fmt.Sprintf(call, "v", "", fmt.Sprintf("_%d", i), fmt.Sprint("f", i), "i1") +
				fmt.Sprintf(call, "v", "", fmt.Sprintf("_b%d", i), fmt.Sprint("f", i), "x")
		}) + end + irtest.Items(5000, func(i int) string { return function(i, 0) })},
	} {
		pipelines := []string{"O", "fix(promote-arguments,specialize-functions,propagate-arguments,dead-arguments)"}
		t.Run(test.name, func(t *testing.T) {
			bin := irtest.Assemble(t, test.text, "")
			for _, text := range pipelines {
				m := irtest.Read(t, bin)
				registry, err := hone.NewRegistry()
				if err != nil {
					t.Fatal(err)
				}
				p, err := registry.Parse(text)
				if err != nil {
					t.Fatal(err)
				}
				start := cputime.Now()
				if _, err := p.Run(m, pass.Options{Observe: spending.Observe(t.Name())}); err != nil {
					t.Fatal(err)
				}
				if d := cputime.Since(start); d > limit {
					t.Errorf("%s took %v", text, d)
				} else {
					t.Logf("%s: %v", text, d)
				}
				if err := irtest.Read(t, irtest.Write(t, m)).Verify(); err != nil {
					t.Errorf("%s: the result: %v", text, err)
				}
			}
		})
	}
}
