package pass_test

import (
	"errors"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// TestEndlessPass: a pass that never returns is stopped and named, whatever it does all the time, and other passes are
// not charged for its steps.
func TestEndlessPass(t *testing.T) {
	endless := func(name string, step func(c *pass.Context, f *ir.Function)) *pass.Pass {
		return pass.ForFunctions(name, "", func(c *pass.Context, f *ir.Function) bool {
			for {
				step(c, f)
			}
		})
	}
	for _, p := range []*pass.Pass{
		endless("edits", func(_ *pass.Context, f *ir.Function) {
			for b := f.Entry(); b != nil; b = nil {
				in := b.First().Next()
				for in.Op != spirv.OpIAdd {
					in = in.Next()
				}
				in.SetID(0, in.ID(1))
			}
		}),
		endless("walks", func(_ *pass.Context, f *ir.Function) {
			for range f.Insts() {
			}
		}),
		endless("looks-at-globals", func(c *pass.Context, _ *ir.Function) {
			for range c.Module.Section(ir.Globals).Insts() {
			}
		}),
		endless("asks", func(c *pass.Context, _ *ir.Function) { c.Transform() }),
		endless("spends", func(c *pass.Context, _ *ir.Function) { c.Module.Spend(1) }),
	} {
		for _, o := range []pass.Options{{}, {Check: true}} {
			_, err := pass.Of(oneLess, p).Run(irtest.Text(t, text), o)
			var broken *pass.BrokenError
			var limit *ir.LimitError
			if !errors.As(err, &broken) || !errors.As(err, &limit) || limit.What != "steps" || broken.Pass != p.Name ||
				broken.Before == nil {
				t.Errorf("%s: %v", p.Name, err)
			} else if want := "pass " + p.Name + " does not end: it took more than "; !strings.HasPrefix(err.Error(), want) {
				t.Errorf("%s: %q", p.Name, err)
			}
		}
	}
}

// TestSpent: a run says which share of its budget it spent, and the next one begins with all of it.
func TestSpent(t *testing.T) {
	var runs []pass.Run
	once := func(name string, steps int) *pass.Pass {
		return pass.ForModule(name, "", func(c *pass.Context) bool {
			c.Module.Spend(steps)
			return false
		})
	}
	const many = 1_000_000
	passes := []*pass.Pass{once("none", 0), once("many", many), once("half", many/2), once("again", many)}
	if _, err := pass.Of(passes...).Run(irtest.Text(t, text), pass.Options{
		Observe: func(r pass.Run) { runs = append(runs, r) }}); err != nil {
		t.Fatal(err)
	}
	if runs[0].Spent != 0 || runs[1].Spent <= 0 || runs[1].Spent >= 1 || runs[2].Spent != runs[1].Spent/2 ||
		runs[3].Spent != runs[1].Spent {
		t.Errorf("%v", runs)
	}
}
