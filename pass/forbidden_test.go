package pass_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// subtractions makes the additions of each function subtractions.
func subtractions(name string, properties ...pass.Property) *pass.Pass {
	return pass.ForFunctions(name, "", func(c *pass.Context, f *ir.Function) (changed bool) {
		for in := range f.Insts() {
			if in.Op == spirv.OpIAdd && c.Transform() {
				in.Become(spirv.OpISub, in.Words()...)
				changed = true
			}
		}
		return changed
	}, properties...)
}

// TestForbidden: with checks on, an optimization that makes a forbidden operation is at fault; a lowering, which says
// what it removes, is not, and operations that are there already are no fault either.
func TestForbidden(t *testing.T) {
	var list ir.Forbidden
	list.Add(spirv.OpISub)
	run := func(p *pass.Pass, forbidden *ir.Forbidden) error {
		m := irtest.Text(t, text)
		_, err := pass.Of(p).Run(m, pass.Options{Check: true, Forbidden: forbidden})
		if err == nil && !m.MayMake(spirv.OpISub) {
			t.Error("the module forbids it after the run")
		}
		return err
	}
	var broken *pass.BrokenError
	if err := run(subtractions("sub"), &list); !errors.As(err, &broken) || broken.Pass != "sub" ||
		!strings.Contains(err.Error(), "it made OpISub, which the target lacks") {
		t.Errorf("an optimization: %v", err)
	}
	if err := run(subtractions("sub"), nil); err != nil {
		t.Errorf("nothing is forbidden: %v", err)
	}
	if err := run(subtractions("lower-add", pass.Removes("OpIAdd")), &list); err != nil {
		t.Errorf("a lowering: %v", err)
	}
	var there ir.Forbidden
	there.Add(spirv.OpIAdd)
	asks := pass.ForModule("asks", "", func(c *pass.Context) bool {
		if c.Module.MayMake(spirv.OpIAdd) || !c.Module.MayMake(spirv.OpISub) {
			t.Error("it asks in vain")
		}
		return false
	})
	if err := run(asks, &there); err != nil {
		t.Errorf("it is there already: %v", err)
	}
	m := irtest.Text(t, text)
	m.Forbid(&there)
	if _, err := pass.Of(asks).Run(m, pass.Options{Check: true}); err != nil || m.MayMake(spirv.OpIAdd) {
		t.Errorf("the module forbids it: %v, and after the run it may be made: %v", err, m.MayMake(spirv.OpIAdd))
	}
}

// TestTransformed: each transformation is told with its number, pass and function, and runs count theirs.
func TestTransformed(t *testing.T) {
	m := irtest.Text(t, text)
	once := pass.ForModule("once", "", func(c *pass.Context) bool { c.Transform(); return false })
	var told []pass.Transformation
	runs := map[string]int{}
	all := additions(m)
	_, err := pass.Of(once, subtractions("sub"), once).Run(m, pass.Options{
		Transformed: func(x pass.Transformation) { told = append(told, x) },
		Observe:     func(r pass.Run) { runs[r.Pass] += r.Transforms },
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(told) != all+2 || runs["once"] != 2 || runs["sub"] != all {
		t.Fatalf("%d transformations, %v; want %d and 2", len(told), runs, all)
	}
	var functions []ir.ID
	for i, x := range told {
		if x.Number != i+1 {
			t.Errorf("number %d at %d", x.Number, i)
		}
		if wholly := x.Function == 0; wholly != (x.Pass == "once") {
			t.Errorf("%s of function %d", x.Pass, x.Function)
		} else if !wholly && !slices.Contains(functions, x.Function) {
			functions = append(functions, x.Function)
		}
	}
	if len(functions) != 1 { // the other one adds nothing
		t.Errorf("functions %v", functions)
	}
}
