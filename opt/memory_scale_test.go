package opt_test

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

const memoryHead = "%i0 = OpConstant %int 0\n%i2 = OpConstant %int 2\n%h = OpVariable %pprivate Private\n"

// TestMemoryScale runs the passes that forward loads and remove stores over shapes of memory accesses that would take
// the square of the module's size, or more, if something was walked over again for each access.
func TestMemoryScale(t *testing.T) {
	limit := cputime.Limit(2 * time.Second)
	var spending passtest.Spending
	defer spending.Check(t)
	function := func(i int, body string) string {
		return fmt.Sprintf("%%f%d = OpFunction %%void None %%fn\n%%e%[1]d = OpLabel\n%sOpReturn\nOpFunctionEnd\n", i, body)
	}
	const n = 16000
	array := "%n = OpConstant %int 4000\n%array = OpTypeArray %int %n\n%pa = OpTypePointer Function %array\n" +
		"%pu = OpTypePointer Private %array\n%from = OpVariable %pu Private\n"
	numbers := irtest.Items(3999, func(i int) string { return fmt.Sprintf("%%k%d = OpConstant %%int %d\n", i, i+5) })
	for _, test := range []struct{ name, globals, body, functions string }{
		{name: "functions", functions: irtest.Items(n, func(i int) string {
			return function(i, fmt.Sprintf("%%x%d = OpLoad %%int %%g\nOpStore %%g %%i1\n%%y%[1]d = OpLoad %%int %%g\n"+
				"OpStore %%g %%y%[1]d\n", i))
		})},
		{name: "a large function and many small ones",
			globals: array + numbers,
			body: irtest.Items(3999, func(i int) string {
				return fmt.Sprintf("%%p%d = OpAccessChain %%pprivate %%from %%k%[1]d\n%%x%[1]d = OpLoad %%int %%p%[1]d\n", i)
			}) + "OpReturn\n",
			functions: irtest.Items(n, func(i int) string { return function(i, "") })},
		{name: "loads of a place", body: irtest.Items(n, func(i int) string {
			return fmt.Sprintf("%%x%d = OpLoad %%int %%g\nOpStore %%h %%x%[1]d\n", i)
		}) + "OpReturn\n"},
		{name: "stores of what is there",
			globals: array + numbers,
			body: irtest.Items(3999, func(i int) string {
				return fmt.Sprintf("%%p%d = OpAccessChain %%pprivate %%from %%k%[1]d\nOpStore %%p%[1]d %%i1\n", i)
			}) + irtest.Items(3999, func(i int) string { return fmt.Sprintf("OpStore %%p%d %%i1\n", i) }) + "OpReturn\n"},
		{name: "stores to a place", body: irtest.Items(n, func(i int) string {
			return fmt.Sprintf("OpStore %%g %%i%d\n", i%2)
		}) + "OpReturn\n"},
		{name: "turns", body: irtest.Items(n, func(i int) string {
			return fmt.Sprintf("%%x%d = OpLoad %%int %%g\n%%y%[1]d = OpIAdd %%int %%x%[1]d %%i1\nOpStore %%g %%y%[1]d\n", i)
		}) + "OpReturn\n"},
		{name: "any element", globals: array, body: irtest.Items(n, func(i int) string {
			return fmt.Sprintf("%%j%d = OpLoad %%int %%g\n%%k%[1]d = OpIAdd %%int %%j%[1]d %%i1\nOpStore %%g %%k%[1]d\n"+
				"%%p%[1]d = OpAccessChain %%pprivate %%from %%j%[1]d\nOpStore %%p%[1]d %%i1\n%%x%[1]d = OpLoad %%int %%p%[1]d\n", i)
		}) + "OpReturn\n"},
		{name: "a variable that changes in many blocks", body: "OpBranch %b0\n" + irtest.Items(n/4, func(i int) string {
			return fmt.Sprintf("%%b%d = OpLabel\n%%x%[1]d = OpLoad %%int %%g\nOpSelectionMerge %%b%d None\n"+
				"OpBranchConditional %%p %%t%[1]d %%b%[2]d\n%%t%[1]d = OpLabel\nOpStore %%g %%i1\nOpBranch %%b%[2]d\n", i, i+1)
		}) + fmt.Sprintf("%%b%d = OpLabel\nOpReturn\n", n/4)},
		{name: "accesses of the copies of an array", globals: array, body: "%v = OpVariable %pa Function\n" +
			"%w = OpLoad %array %from\n" + irtest.Items(4000, func(i int) string {
			return fmt.Sprintf("%%w%d = OpCompositeExtract %%int %%w %d\n", i, i)
		}) + "%c = OpCompositeConstruct %array" + irtest.Items(4000, func(i int) string { return fmt.Sprintf(" %%w%d", i) }) +
			"\nOpStore %v %c\n%j = OpLoad %int %g\n" + irtest.Items(4000, func(i int) string {
			return fmt.Sprintf("%%k%d = OpIAdd %%int %%j %%i1\n%%p%[1]d = OpAccessChain %%pint %%v %%k%[1]d\n"+
				"%%x%[1]d = OpLoad %%int %%p%[1]d\n", i)
		}) + "OpReturn\n"},
		{name: "elements of arrays in turns", globals: "%n = OpConstant %int 256\n%array = OpTypeArray %int %n\n" +
			"%pu = OpTypePointer Private %array\n" + irtest.Items(8, func(i int) string {
			return fmt.Sprintf("%%a%d = OpVariable %%pu Private\n", i)
		}) + irtest.Items(256, func(i int) string { return fmt.Sprintf("%%k%d = OpConstant %%int %d\n", i, i+7) }),
			body: irtest.Items(n, func(i int) string {
				return fmt.Sprintf("%%p%d = OpAccessChain %%pprivate %%a%d %%k%d\nOpStore %%p%[1]d %%i1\n", i, i%8, i/8%249)
			}) + "OpReturn\n"},
		{name: "copies of copies", globals: array, body: "%v = OpVariable %pa Function\n%c0 = OpLoad %array %from\n" +
			irtest.Items(n, func(i int) string { return fmt.Sprintf("%%c%d = OpCopyObject %%array %%c%d\n", i+1, i) }) +
			"%j = OpLoad %int %g\n%q = OpAccessChain %pint %v %j\n" + irtest.Items(100, func(i int) string {
			return fmt.Sprintf("OpStore %%v %%c%d\n%%x%[1]d = OpLoad %%int %%q\n", n-i)
		}) + "OpReturn\n"},
		{name: "constructions in a chain", globals: "%a0 = OpTypeArray %int %i1\n" + irtest.Items(60, func(i int) string {
			return fmt.Sprintf("%%a%d = OpTypeArray %%a%d %%i2\n", i+1, i)
		}) + "%pa = OpTypePointer Function %a60\n%pa59 = OpTypePointer Function %a59\n%u = OpUndef %a0\n",
			body: "%v = OpVariable %pa Function\n%c0 = OpCopyObject %a0 %u\n" + irtest.Items(60, func(i int) string {
				return fmt.Sprintf("%%c%d = OpCompositeConstruct %%a%[1]d %%c%d %%c%[2]d\n", i+1, i)
			}) + "OpStore %v %c60\n%j = OpLoad %int %g\n%q = OpAccessChain %pa59 %v %j\n%x = OpLoad %a59 %q\nOpReturn\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			bin := irtest.Assemble(t, scaleHead+memoryHead+test.globals+"%main = OpFunction %void None %fn\n%entry = OpLabel\n"+
				test.body+orReturn(test.body)+
				"OpFunctionEnd\n"+test.functions, "")
			m := irtest.Read(t, bin)
			registry, err := pass.NewRegistry(hone.Passes()...)
			if err != nil {
				t.Fatal(err)
			}
			p, err := registry.Parse("combine-stores,forward-loads,dead-stores")
			if err != nil {
				t.Fatal(err)
			}
			start := cputime.Now()
			if _, err := p.Run(m, pass.Options{Observe: spending.Observe(t.Name())}); err != nil {
				t.Fatal(err)
			}
			took := cputime.Since(start)
			if took > limit {
				t.Errorf("took %v", took)
			}
			t.Logf("%d words: %v", len(bin.Words), took)
			if err := irtest.Read(t, irtest.Write(t, m)).Verify(); err != nil {
				t.Errorf("the result: %v", err)
			}
		})
	}
}
