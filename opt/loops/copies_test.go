package loops_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

var copies = flag.Int("copies", 24, "over how many generated shaders TestCopies runs passes")

// TestCopies runs the passes that make two of a loop wherever they can, whether that pays or not, over all modules and
// over generated shaders, so that there are many such loops. The result is valid and does the same.
func TestCopies(t *testing.T) {
	made := map[string]int{}
	run := func(t *testing.T, bin *spirv.Binary, text string, valid bool, o *compare.Options) {
		m := irtest.Read(t, bin)
		before := irtest.Write(t, m)
		_, err := passtest.Parse(t, text, hone.Passes()...).Run(m, pass.Options{Check: true, Done: func(r pass.Remark) {
			made[r.Pass]++
		}})
		if err != nil {
			t.Errorf("%s: %v", text, err)
			return
		}
		out := irtest.Write(t, m)
		if valid {
			if msg := passtest.ValidateAny(t, out); msg != "" {
				t.Errorf("%s: spirv-val: %s", text, msg)
			}
		}
		if o == nil {
			return
		}
		ref, err := compare.NewReference(irtest.Read(t, before), *o)
		if err != nil {
			return
		}
		if c := ref.Compare(irtest.Read(t, out)); c.Verdict == compare.Different {
			t.Errorf("%s: %s", text, c.Reason)
		}
	}
	const ready = "inline,sroa,mem2reg,simplify-cfg,simplify,licm(saves=0),"
	texts := []string{ready + "unswitch(varying,limit=400)", ready + "peel(all,limit=400)",
		ready + "unswitch(varying,limit=400),simplify-cfg,unswitch(varying,limit=400),peel(all),dce"}
	for _, file := range corpus.All(t) {
		t.Run(file.Name, func(t *testing.T) {
			bin := irtest.Load(t, file)
			valid := passtest.ValidateAny(t, bin) == ""
			for _, text := range texts {
				run(t, bin, text, valid, nil)
			}
		})
	}
	for i := range *copies {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			o := shadergen.Options{Size: 60, Exact: true, Flow: i%3 == 0, Barriers: i%4 == 0, Subgroups: i%5 == 0}
			bin := irtest.Assemble(t, shadergen.Generate(uint64(i), o), o.Version())
			for _, text := range texts {
				run(t, bin, text, true, &compare.Options{Runs: 3, Groups: [3]int{3, 1, 1}, Elements: 512, Steps: 1 << 18})
			}
		})
	}
	for _, p := range []string{"unswitch", "peel"} {
		n := 0
		for name, k := range made {
			if strings.HasPrefix(name, p+"(") {
				n += k
			}
		}
		if n < *copies/2 {
			t.Errorf("%s made copies of %d loops", p, n)
		}
	}
}
