package ssa_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"hone/internal/cputime"
	"hone/ir"
	"hone/pass"
	"hone/ssa"
)

// swaps is a function in which variables change places again and again: each phi has operands of two classes that interfere,
// and classes grow as long as the function.
var swaps = shape{"swaps", func(b *strings.Builder, vars, blocks int) {
	for v := range vars {
		fmt.Fprintf(b, "%%i%d = OpLoad %%int %%g\nOpStore %%v%[1]d %%i%[1]d\n", v)
	}
	for i := range blocks {
		fmt.Fprintf(b, "OpSelectionMerge %%m%d None\nOpBranchConditional %%p %%t%[1]d %%m%[1]d\n%%t%[1]d = OpLabel\n", i)
		for v := range vars {
			fmt.Fprintf(b, "%%x%d_%d = OpLoad %%int %%v%[2]d\n", i, v)
		}
		for v := range vars {
			fmt.Fprintf(b, "OpStore %%v%d %%x%d_%d\n", (v+1)%vars, i, v)
		}
		fmt.Fprintf(b, "OpBranch %%m%d\n%%m%[1]d = OpLabel\n", i)
	}
	useAll(b, vars)
}}

// lateSwaps is a function of two variables that change one after the other, and then change places: that their classes interfere shows
// late.
var lateSwaps = shape{"late-swaps", func(b *strings.Builder, _, blocks int) {
	for phase, v := range []int{0, 1, 1} {
		fmt.Fprintf(b, "%%i%d = OpLoad %%int %%g\nOpStore %%v%d %%i%[1]d\n", phase, v)
		for i := range blocks / 6 {
			at := fmt.Sprintf("%d_%d", phase, i)
			fmt.Fprintf(b, "OpSelectionMerge %%m%s None\nOpBranchConditional %%p %%t%[1]s %%m%[1]s\n%%t%[1]s = OpLabel\n", at)
			fmt.Fprintf(b, "%%x%s = OpLoad %%int %%v%d\n%%y%[1]s = OpIAdd %%int %%x%[1]s %%n1\nOpStore %%v%[2]d %%y%[1]s\n", at, v)
			fmt.Fprintf(b, "OpBranch %%m%s\n%%m%[1]s = OpLabel\n", at)
		}
	}
	for i := range blocks / 2 {
		fmt.Fprintf(b, "OpSelectionMerge %%s%d None\nOpBranchConditional %%p %%u%[1]d %%s%[1]d\n%%u%[1]d = OpLabel\n", i)
		fmt.Fprintf(b, "%%q%d = OpLoad %%int %%v0\n%%r%[1]d = OpLoad %%int %%v1\nOpStore %%v0 %%r%[1]d\nOpStore %%v1 %%q%[1]d\n", i)
		fmt.Fprintf(b, "OpBranch %%s%d\n%%s%[1]d = OpLabel\n", i)
	}
	b.WriteString("%a = OpLoad %int %v0\n%b = OpLoad %int %v1\n%c = OpISub %int %a %b\nOpStore %g %c\nOpReturn\n")
}}

// TestReg2MemScale takes functions out of SSA form that are large in one way or another.
func TestReg2MemScale(t *testing.T) {
	const limit = 20 * time.Second // on a machine that does other things
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
			m, err := ir.Read(x.binary(t, x.vars, x.blocks))
			if err != nil {
				t.Fatal(err)
			}
			runPasses(t, m, pass.Options{}, ssa.Mem2Reg)
			words := m.Write().Words
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
