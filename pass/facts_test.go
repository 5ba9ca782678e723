package pass_test

import (
	"errors"
	"strings"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// counting returns facts of a user's own that count how often they are computed: the number of additions of a function,
// of blocks of a function, of additions of the module.
func counting() (adds, blocks *analysis.FunctionFact[int], all *analysis.ModuleFact[int], computed map[string]int) {
	computed = map[string]int{}
	adds = &analysis.FunctionFact[int]{Name: "additions", Compute: func(_ *analysis.Cache, f *ir.Function) (n int) {
		computed["additions"]++
		for in := range f.Insts() {
			if in.Op == spirv.OpIAdd {
				n++
			}
		}
		return n
	}}
	blocks = &analysis.FunctionFact[int]{Name: "blocks", DependsOn: analysis.OnCFG, Compute: func(_ *analysis.Cache,
		f *ir.Function) int {
		computed["blocks"]++
		return len(f.Blocks)
	}}
	all = &analysis.ModuleFact[int]{Name: "all-additions", Compute: func(c *analysis.Cache) (n int) {
		computed["all"]++
		for _, f := range c.Module().Functions() {
			n += adds.Of(c, f)
		}
		return n
	}}
	return
}

func TestFactsAreKept(t *testing.T) {
	m := irtest.Text(t, text)
	adds, blocks, all, computed := counting()
	f, g := m.Functions()[0], m.Functions()[1]
	c := analysis.NewCache(m)
	want := func(what string, a, b, s, nAdds, nBlocks, nAll int) {
		t.Helper()
		if adds.Of(c, f) != a || blocks.Of(c, f) != b || all.Of(c) != s {
			t.Errorf("%s: %d additions, %d blocks, %d additions in all", what, adds.Of(c, f), blocks.Of(c, f), all.Of(c))
		}
		if computed["additions"] != nAdds || computed["blocks"] != nBlocks || computed["all"] != nAll {
			t.Errorf("%s: computed %v", what, computed)
		}
	}
	want("at first", 4, 1, 4, 2, 1, 1)
	want("again", 4, 1, 4, 2, 1, 1)
	for in := range f.Insts() {
		if in.Op == spirv.OpIAdd {
			m.ReplaceAndRemove(in, in.ID(0))
			break
		}
	}
	want("one less", 3, 1, 3, 3, 1, 2)
	for in := range g.Insts() {
		if in.Op == spirv.OpReturnValue {
			build.Before(in).IAdd(g.Params[0].Type, in.ID(0), in.ID(0))
		}
	}
	want("an addition in the other function", 3, 1, 4, 4, 1, 3)
	f.MarkChanged()
	want("the graph may have changed", 3, 1, 4, 5, 2, 4)
	m.Constants().Int(g.Params[0].Type, 77)
	want("a constant", 3, 1, 4, 5, 2, 5)
	m.Decorate(f.Params[0].Result, spirv.DecorationRestrict)
	want("a decoration", 3, 1, 4, 6, 2, 6)
	m.Decorate(f.Result(), spirv.DecorationRestrict)
	want("a decoration outside of functions", 3, 1, 4, 8, 2, 7)
	if err := c.Verify(); err != nil {
		t.Error(err)
	}
}

func TestPreserves(t *testing.T) {
	adds, blocks, all, computed := counting()
	asks := func(c *pass.Context, f *ir.Function) bool {
		adds.Of(c, f)
		blocks.Of(c, f)
		all.Of(c)
		return false
	}
	ask := pass.ForFunctions("ask", "", asks)
	// negates puts a negation before each return: no addition comes or goes.
	negates := func(name string, properties ...pass.Property) *pass.Pass {
		return pass.ForFunctions(name, "", func(c *pass.Context, f *ir.Function) bool {
			last := f.Blocks[len(f.Blocks)-1].Terminator()
			b := c.Before(last)
			last.SetID(0, b.SNegate(f.Params[0].Type, last.ID(0)))
			return true
		}, properties...)
	}
	for _, x := range []struct {
		name       string
		pipeline   *pass.Pipeline
		times, all int
	}{
		{"nothing declared", pass.Of(ask, negates("negate"), ask), 4, 2},
		{"preserved", pass.Of(ask, negates("negate", pass.Preserves(adds, all)), ask), 2, 1},
		{"only one of them", pass.Of(ask, negates("negate", pass.Preserves(adds), pass.Idempotent), ask), 2, 2},
	} {
		clear(computed)
		if _, err := x.pipeline.Run(irtest.Text(t, text), pass.Options{}); err != nil {
			t.Fatal(err)
		}
		if computed["additions"] != x.times || computed["all"] != x.all || computed["blocks"] != 2 {
			t.Errorf("%s: computed %v", x.name, computed)
		}
	}

	// With checks on a claim in error is found, and so is one of a pass for modules.
	drop := func(c *pass.Context, f *ir.Function) bool {
		for in := range f.Insts() {
			if in.Op == spirv.OpIAdd {
				c.Module.ReplaceAndRemove(in, in.ID(0))
				return true
			}
		}
		return false
	}
	claims := pass.Preserves(adds)
	wrong := pass.ForFunctions("wrong", "", drop, claims)
	wrongAll := pass.ForModule("wrong-all", "", func(c *pass.Context) bool { return drop(c, c.Module.Functions()[0]) },
		pass.Preserves(all))
	for p, want := range map[*pass.Pass]string{
		wrong:    `pass wrong broke the module: the fact "additions" about function %`,
		wrongAll: `pass wrong-all broke the module: the fact "all-additions" about the module is kept`,
	} {
		_, err := pass.Of(ask, p).Run(irtest.Text(t, text), pass.Options{Check: true})
		var broken *pass.BrokenError
		if !errors.As(err, &broken) || broken.Pass != p.Name || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v", p.Name, err)
		}
	}
	if _, err := pass.Of(ask, negates("right", pass.Preserves(adds, all)), ask).Run(irtest.Text(t, text),
		pass.Options{Check: true}); err != nil {
		t.Error(err)
	}
}

func TestGrow(t *testing.T) {
	var remarks []string
	asked, given := 0, 0
	p := pass.ForModule("grow", "", func(c *pass.Context) bool {
		for asked < 100_000 {
			asked += 1000
			if c.Grow(1000) {
				given += 1000
			}
		}
		if !c.Grow(1) {
			t.Error("what is left of the budget is not given")
		}
		return false
	})
	_, err := pass.Of(p).Run(irtest.Text(t, text),
		pass.Options{Remark: func(r pass.Remark) { remarks = append(remarks, r.String()) }})
	if err != nil {
		t.Fatal(err)
	}
	// The functions of the module have 10 instructions.
	if given != 20_000 || len(remarks) != 1 || remarks[0] != "grow: the module may not grow any more: 20000 "+
		"instructions were added, the budget is 20040" {
		t.Errorf("%d given, remarks %q", given, remarks)
	}
}
