package passtest

import (
	"slices"
	"testing"

	"hone/internal/irtest"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

// Bisect runs a pipeline when no transformation is allowed any more: a pass that does not ask before it changes
// something could not be found by bisection.
func Bisect(t testing.TB, pipeline *pass.Pipeline, in *spirv.Binary, o pass.Options) {
	t.Helper()
	last := pass.ForModule("last", "", func(c *pass.Context) bool { c.Transform(); return false })
	m := irtest.Read(t, in)
	changed, err := pass.Of(last).Then(pipeline).Run(m, pass.Options{Check: o.Check, BisectLimit: 1, SSANames: o.SSANames})
	if err != nil || changed || !slices.Equal(irtest.Write(t, m).Words, in.Words) {
		t.Errorf("changed without asking Transform: changed is %v, error %v, and the module is now\n%s", changed, err,
			disassemble(t, irtest.Write(t, m)))
	}
}

// Meaning runs the shaders of two modules on the same random inputs and fails the test where one stores
// something else. What can't be compared is logged.
func Meaning(t testing.TB, before, after *spirv.Binary, o compare.Options) {
	t.Helper()
	Meanings(t, before, []*spirv.Binary{after}, o)
}

// Meanings is Meaning for several modules that are compared with the first, whose shaders run once.
func Meanings(t testing.TB, before *spirv.Binary, after []*spirv.Binary, o compare.Options) {
	t.Helper()
	a := irtest.Read(t, before)
	for _, e := range vm.EntryPoints(a) {
		if !e.Runs() {
			continue
		}
		o.Entry = e.Name
		ref, err := compare.NewReference(a, o)
		if err != nil {
			t.Logf("what %s does is not compared: %v", e.Name, err)
			continue
		}
		for _, out := range after {
			switch c := ref.Compare(irtest.Read(t, out)); c.Verdict {
			case compare.Different:
				t.Errorf("%s does something else: %s", e.Name, c.Reason)
			case compare.Undecided:
				t.Logf("what %s does is not compared: %s", e.Name, c.Reason)
			}
		}
	}
}
