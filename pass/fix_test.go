package pass_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// TestFix counts the runs: as many as change something, and one more that finds nothing.
func TestFix(t *testing.T) {
	for _, check := range []bool{false, true} {
		m := irtest.Text(t, text)
		var runs []pass.Run
		changed, err := pass.Of(oneLess).Fix().Run(m,
			pass.Options{Check: check, Observe: func(r pass.Run) { runs = append(runs, r) }})
		if err != nil || !changed || additions(m) != 0 {
			t.Fatalf("changed %v, %v, %d additions left", changed, err, additions(m))
		}
		var got []bool
		for _, r := range runs {
			if r.Pass != "one-less" || r.Time < 0 {
				t.Errorf("run %+v", r)
			}
			got = append(got, r.Changed)
		}
		if !slices.Equal(got, []bool{true, true, true, true, false}) {
			t.Errorf("check %v: rounds that changed something: %v", check, got)
		}
		if changed, err := pass.Of(oneLess).Run(m, pass.Options{Check: check}); changed || err != nil {
			t.Errorf("once more: %v, %v", changed, err)
		}
	}
}

// flip makes subtractions of the additions of the first function, and the other way round.
func flip(name string, from, to spirv.Op) *pass.Pass {
	return pass.ForModule(name, "", func(c *pass.Context) bool {
		changed := false
		for in := range c.Module.Functions()[0].Insts() {
			if in.Op == from {
				in.Become(to, in.Words()...)
				changed = true
			}
		}
		return changed
	})
}

// TestFixThatDoesNotSettle: that two passes undo what the other one does is no fault of either, nor of the module. The
// error names them, and not those that were done before.
func TestFixThatDoesNotSettle(t *testing.T) {
	down, up := flip("down", spirv.OpIAdd, spirv.OpISub), flip("up", spirv.OpISub, spirv.OpIAdd)
	const by = " does not converge: after 100 rounds it still changes the module, by "
	for _, c := range []struct {
		pipeline *pass.Pipeline
		want     string
	}{
		{pass.Of(down, nothing("nothing"), up).Fix(), "fix(down,nothing,up)" + by + "down, up"},
		{pass.Of(oneLess).Then(pass.Of(up, down).Fix()), "fix(up,down)" + by + "down, up"},
		{pass.Of(down).Then(pass.Of(up).Fix()).Fix(), "fix(down,fix(up))" + by + "down, up"}, // the inner one converges
		{pass.Of(up, nothing("nothing")).Then(pass.Of(down, up).Fix()).Fix(), "fix(down,up)" + by + "down, up"},
	} {
		for _, check := range []bool{false, true} {
			_, err := c.pipeline.Run(irtest.Text(t, text), pass.Options{Check: check})
			var notConverged *pass.NotConvergedError
			if !errors.As(err, &notConverged) || err.Error() != c.want {
				t.Errorf("%v, check %v: %v", c.pipeline, check, err)
			}
		}
	}
}

// TestFixOfBroken: a pass that breaks the module is at fault, whatever does not converge for that.
func TestFixOfBroken(t *testing.T) {
	swaps := pass.ForModule("swaps", "", func(c *pass.Context) bool {
		in := c.Module.Functions()[0].Entry().First().Next()
		in.Next().MoveBefore(in)
		return true
	})
	for _, check := range []bool{false, true} {
		_, err := pass.Of(swaps).Fix().Run(irtest.Text(t, text), pass.Options{Check: check})
		var broken *pass.BrokenError
		if !errors.As(err, &broken) || broken.Pass != "swaps" || broken.Before == nil {
			t.Errorf("check %v: %v", check, err)
		}
	}
}

// TestFixThatTakesLong: a group that makes the module smaller and smaller is stopped after as many rounds as one that
// does not end, and that is no fault.
func TestFixThatTakesLong(t *testing.T) {
	chain := irtest.Repeat(4, 150, "%x$j = OpIAdd %int %x$i %n1\n") + "OpReturnValue %x150\n"
	m := irtest.Text(t, strings.Replace(text, "OpReturnValue %x4\n", chain, 1))
	var remarks []string
	changed, err := pass.Of(oneLess).Fix().Run(m, pass.Options{Remark: func(r pass.Remark) {
		if r.ID == 0 {
			remarks = append(remarks, r.Text)
		}
	}})
	if err != nil || !changed || additions(m) != 150-100 {
		t.Errorf("changed %v, %v, %d additions left", changed, err, additions(m))
	}
	if want := "fix(one-less) was stopped after 100 rounds: each of them gave the next one something to do"; !slices.Equal(
		remarks, []string{want}) {
		t.Errorf("remarks %q", remarks)
	}
}

// TestInterprocedural: a pass across functions is run where there are several.
func TestInterprocedural(t *testing.T) {
	runs := 0
	p := pass.ForModule("count", "", func(c *pass.Context) bool { runs++; return false }, pass.Interprocedural)
	m := irtest.Text(t, text)
	m.RemoveFunctions(func(f *ir.Function) bool { return f.Index > 0 })
	n := 1
	for i := range 2 {
		if _, err := pass.Of(p).Fix().Then(pass.Of(p)).Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		if want := 2 * min(n-1, 1); runs != want {
			t.Errorf("%d runs over %d functions", runs, n)
		}
		if runs, n = 0, n+1; i == 0 {
			f := m.NewFunction(m.Functions()[0].Type(), spirv.FunctionControlNone)
			b := build.AtEnd(f.NewBlock(nil))
			b.Unreachable()
		}
	}
}
