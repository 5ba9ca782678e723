package rewrite_test

import (
	"strings"
	"testing"

	"hone"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/rewrite"
)

// text is the rules that a case of testdata/*.txtar applies: pipelines are rewrite(rules="...").
var text = pass.String("rules", "", "rules, with semicolons between them")

// granted are the freedoms that instructions grant.
var granted = pass.String("granted", "", "freedoms")

// apply applies rules to each instruction of a function, and again to what came of it.
var apply = pass.ForFunctions("rewrite", "apply rules", func(c *pass.Context, f *ir.Function) (bool, error) {
	program, err := program(text.Of(c))
	if err != nil {
		return false, err
	}
	changed := false
	r := rewrite.Rewriter{
		Granted: func(*ir.Inst, int) (rewrite.Freedoms, bool) {
			all := rewrite.Freedoms(0)
			for i := range 7 {
				if names := rewrite.Freedoms(1 << i).Names(); names[0] == granted.Of(c) {
					all |= 1 << i
				}
			}
			return all, true
		},
	}
	r.Reset(c.Module)
	for again := true; again; {
		again = false
		for in := range f.Insts() {
			if in.Result == 0 || in.Type == 0 || !c.Transform() {
				continue
			}
			id, became := r.Apply(program, in)
			if id != 0 {
				c.Module.ReplaceAndRemove(in, id)
			}
			again = again || id != 0 || became
		}
		changed = changed || again
	}
	return changed, nil
}, text, granted)

func TestRules(t *testing.T) { passtest.Run(t, append(hone.Passes(), apply)) }

// program compiles rules with semicolons between them.
func program(text string) (*rewrite.Program, error) {
	rules, err := rewrite.Parse("rules", strings.ReplaceAll(text, "; ", "\n"))
	if err != nil {
		return nil, err
	}
	return rewrite.Compile(rules)
}
