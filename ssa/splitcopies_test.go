package ssa_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// TestSplitCopiesRandom: what is extracted from composites in memory is what it was, whatever is loaded for it, a load
// of a composite goes only if something of it is not used, and a second run finds nothing.
func TestSplitCopiesRandom(t *testing.T) {
	split := 0
	for seed := range uint64(500) {
		r := rand.New(rand.NewPCG(seed, 3))
		types := composites()
		var b strings.Builder
		b.WriteString(compositesHead)
		n := 0
		var constant func(s *composite) string
		constant = func(s *composite) string {
			n++
			id := fmt.Sprintf("%%k%d", n)
			if len(s.parts) == 0 {
				fmt.Fprintf(&b, "%s = OpConstant %%%s %d\n", id, s.name, n)
				return id
			}
			var parts []string
			for _, p := range s.parts {
				parts = append(parts, constant(p))
			}
			fmt.Fprintf(&b, "%s = OpConstantComposite %%%s %s\n", id, s.name, strings.Join(parts, " "))
			return id
		}
		names := []string{"b", "a2", "mat", "a"}
		for _, name := range names {
			init := constant(types[name])
			fmt.Fprintf(&b, "%%p_%s = OpTypePointer Private %%%[1]s\n%%v_%[1]s = OpVariable %%p_%[1]s Private %s\n", name, init)
		}
		for name := range strings.FieldsSeq("int float vec col mat arr a a2 b") {
			fmt.Fprintf(&b, "%%w_%s = OpTypePointer CrossWorkgroup %%%[1]s\n%%out_%[1]s = OpVariable %%w_%[1]s CrossWorkgroup\n",
				name)
		}
		b.WriteString("%main = OpFunction %void None %fn\n%entry = OpLabel\n")
		for i := range 4 {
			name := names[r.IntN(len(names))]
			fmt.Fprintf(&b, "%%l%d = OpLoad %%%s %%v_%[2]s\n", i, name)
			for k := range 1 + r.IntN(6) {
				s := types[name]
				var trail strings.Builder
				for len(s.parts) > 0 && (trail.Len() == 0 || r.IntN(3) > 0) {
					at := r.IntN(len(s.parts))
					fmt.Fprintf(&trail, " %d", at)
					s = s.parts[at]
				}
				fmt.Fprintf(&b, "%%x%d_%d = OpCompositeExtract %%%s %%l%d%s\n", i, k, s.name, i, &trail)
				if r.IntN(4) > 0 {
					fmt.Fprintf(&b, "OpStore %%out_%s %%x%d_%d\n", s.name, i, k)
				}
			}
			if r.IntN(8) == 0 {
				fmt.Fprintf(&b, "OpStore %%out_%s %%l%d\n", name, i)
			}
		}
		b.WriteString("OpReturn\nOpFunctionEnd\n")
		before, m := irtest.Text(t, b.String()), irtest.Text(t, b.String())
		if runPasses(t, m, pass.Options{Check: true}, ssa.SplitCopies) {
			split++
		}
		if want, got := interpret(before, nil), interpret(m, nil); fmt.Sprint(want) != fmt.Sprint(got) {
			t.Fatalf("seed %d: %v became %v\n%s", seed, want, got, &b)
		}
		if runPasses(t, m, pass.Options{Check: true}, ssa.SplitCopies) {
			t.Fatalf("seed %d: a second run changes something\n%s", seed, &b)
		}
		for in := range m.Functions()[0].Insts() {
			if in.Op == spirv.OpLoad && m.Uses(in.Result) == 0 {
				t.Fatalf("seed %d: %s is not used\n%s", seed, in, &b)
			}
		}
	}
	if split < 200 {
		t.Errorf("only %d programs changed", split)
	}
}
