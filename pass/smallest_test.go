package pass_test

import (
	"fmt"
	"slices"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// trials records the runs of passes on a module and on copies of it.
type trials struct {
	m      *ir.Module
	done   []string // the transformations of m
	onCopy int      // runs on copies
}

// removes returns a pass that removes an addition where their number is one of these.
func (x *trials) removes(name string, numbers ...int) *pass.Pass {
	return pass.ForModule(name, "", func(c *pass.Context) bool {
		if c.Module != x.m {
			x.onCopy++
		}
		n := additions(c.Module)
		if !slices.Contains(numbers, n) || !c.Transform() {
			return false
		}
		if c.Module == x.m {
			x.done = append(x.done, fmt.Sprint(name, n))
		}
		for in := range c.Module.Functions()[0].Insts() {
			if in.Op == spirv.OpIAdd {
				c.Module.ReplaceAndRemove(in, in.ID(0))
				break
			}
		}
		return true
	})
}

// TestSmallestBisect: a limit of N gives the first N transformations of the run without one, those of copies do not
// count, and from the limit on nothing is tried.
func TestSmallestBisect(t *testing.T) {
	var x trials
	even, odd := x.removes("even", 4, 2), x.removes("odd", 3, 1)
	pipeline, err := registry(t, nothing("nothing"), even, odd).Parse("smallest(nothing|even|odd)")
	if err != nil {
		t.Fatal(err)
	}
	all := []string{"even4", "odd3", "even2", "odd1"} // as alternatives take turns
	for limit := range len(all) + 2 {
		x = trials{m: irtest.Text(t, text)}
		if _, err := pipeline.Run(x.m, pass.Options{BisectLimit: limit, Check: true}); err != nil {
			t.Fatal(err)
		}
		want := all
		if limit > 0 {
			want = all[:min(limit, len(all))]
		}
		if !slices.Equal(x.done, want) {
			t.Errorf("limit %d: %q, want %q", limit, x.done, want)
		}
		tried := len(want) + 1 // both alternatives at first, then the other one
		if limit == 0 || limit > len(all) {
			tried++
		}
		if x.onCopy != tried {
			t.Errorf("limit %d: %d runs on copies, want %d", limit, x.onCopy, tried)
		}
	}
	x = trials{m: irtest.Text(t, text)}
	if changed, err := pass.Of(oneLess).Then(pipeline).Run(x.m, pass.Options{BisectLimit: 1}); err != nil || !changed ||
		additions(x.m) != 3 || x.onCopy != 0 {
		t.Errorf("%d additions, %d runs on copies, %v", additions(x.m), x.onCopy, err)
	}
}

// TestSmallestBudget: an alternative that is tried has what is left of the growth budget, so that its run leaves what
// its trial did. Here it would make the module longer if it may not grow.
func TestSmallestBudget(t *testing.T) {
	for _, left := range []int{10, 1000} {
		m := irtest.Text(t, text)
		eats := pass.ForModule("eats", "", func(c *pass.Context) bool {
			for n := 1 << 15; n > 0; n /= 2 {
				for c.Grow(n + left) {
				}
			}
			return false
		})
		grows := pass.ForModule("grows", "", func(c *pass.Context) bool {
			for in := range c.Module.Functions()[0].Insts() {
				switch {
				case in.Op != spirv.OpIAdd:
				case c.Grow(100):
					c.Module.ReplaceAndRemove(in, in.ID(0))
				default:
					build.Before(in).IAdd(in.Type, in.ID(0), in.ID(1))
				}
			}
			return true
		})
		pipeline, err := registry(t, nothing("nothing"), eats, grows).Parse("eats,smallest(nothing|grows)")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := pipeline.Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		if n := additions(m); n > 4 {
			t.Errorf("%d additions, of 4", n)
		}
	}
}
