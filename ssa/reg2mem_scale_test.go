package ssa_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/pass"
	"hone/ssa"
)

// swaps is a function in which variables change places again and again: each phi has operands of two classes that
// interfere, and classes grow as long as the function.
var swaps = shape{"swaps", func(vars, blocks int) string {
	return irtest.Repeat(0, vars, "%i$i = OpLoad %int %g\nOpStore %v$i %i$i\n") + irtest.Items(blocks, func(i int) string {
		return numbered(i, "OpSelectionMerge %m$i None\nOpBranchConditional %p %t$i %m$i\n%t$i = OpLabel\n") +
			irtest.Items(vars, func(v int) string { return fmt.Sprintf("%%x%d_%d = OpLoad %%int %%v%[2]d\n", i, v) }) +
			irtest.Items(vars, func(v int) string { return fmt.Sprintf("OpStore %%v%d %%x%d_%d\n", (v+1)%vars, i, v) }) +
			numbered(i, "OpBranch %m$i\n%m$i = OpLabel\n")
	}) + useAll(vars)
}}

// lateSwaps is a function of two variables that change one after the other, and then change places: that their classes
// interfere shows late.
var lateSwaps = shape{"late-swaps", func(_, blocks int) string {
	change := func(phase, v int) string {
		text := numbered(phase, "%i$i = OpLoad %int %g\nOpStore %v %i$i\n") + irtest.Repeat(0, blocks/6, strings.ReplaceAll(`OpSelectionMerge %mPHASE_$i None
OpBranchConditional %p %tPHASE_$i %mPHASE_$i
%tPHASE_$i = OpLabel
%xPHASE_$i = OpLoad %int %v
%yPHASE_$i = OpIAdd %int %xPHASE_$i %n1
OpStore %v %yPHASE_$i
OpBranch %mPHASE_$i
%mPHASE_$i = OpLabel
`, "PHASE", fmt.Sprint(phase)))
		return strings.ReplaceAll(text, "%v", fmt.Sprintf("%%v%d", v))
	}
	return change(0, 0) + change(1, 1) + change(2, 1) + irtest.Repeat(0, blocks/2, `OpSelectionMerge %s$i None
OpBranchConditional %p %u$i %s$i
%u$i = OpLabel
%q$i = OpLoad %int %v0
%r$i = OpLoad %int %v1
OpStore %v0 %r$i
OpStore %v1 %q$i
OpBranch %s$i
%s$i = OpLabel
`) + "%a = OpLoad %int %v0\n%b = OpLoad %int %v1\n%c = OpISub %int %a %b\nOpStore %g %c\nOpReturn\n"
}}

// TestReg2MemScale takes functions out of SSA form that are large in one way or another.
func TestReg2MemScale(t *testing.T) {
	limit := cputime.Limit(20 * time.Second) // on a machine that does other things
	type test struct {
		shape
		vars, blocks int
	}
	tests := []test{{swaps, 2, 4000}, {swaps, 2, 16000}, {swaps, 40, 200}, {swaps, 40, 800}, {lateSwaps, 2, 16000}}
	for _, s := range shapes {
		tests = append(tests, test{s, 2000, 2000})
		if s.name == "diamonds" {
			tests = append(tests, test{s, 2, 16000}, test{s, 32, 16000})
		}
	}
	for _, x := range tests {
		t.Run(fmt.Sprintf("%s/%d/%d", x.name, x.vars, x.blocks), func(t *testing.T) {
			m := irtest.Read(t, x.binary(t, x.vars, x.blocks))
			runPasses(t, m, pass.Options{}, ssa.Mem2Reg)
			words := irtest.Write(t, m).Words
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := cputime.Now()
			runPasses(t, m, pass.Options{}, ssa.Reg2Mem)
			took := cputime.Since(start)
			runtime.ReadMemStats(&after)
			size := after.TotalAlloc - before.TotalAlloc
			t.Logf("%v, %d MB for %d words", took, size>>20, len(words))
			if took > limit || size > 200*uint64(len(words))+16<<20 {
				t.Errorf("took %v and %d MB for %d words", took, size>>20, len(words))
			}
		})
	}
}
