package compare

import (
	"slices"

	"hone/ir"
	"hone/vm"
)

// A condition that only the other shader has, such as the test of a fast path, is not met by the runs of the reference
// but by luck. So where the other shader leaves more unexecuted, or unchosen, than the reference does, the search of
// guided.go is made for it as well, with a part of its budget: the inputs are those of the reference, and both shaders
// are compared on the inputs that it finds. Where the reference leaves as much, the rest is taken for the same code.

const otherShare = 8 // part of the budget of a reference

// forOther returns the reference with further runs that execute what the other shader has not executed yet; nil for
// none.
func (r *Reference) forOther(b *ir.Module, p *vm.Program, forms []*form, found []Result) *Reference {
	if r.o.Device || r.o.Map != nil || r.o.Added || forms[0] == nil || slices.ContainsFunc(found, func(c Result) bool {
		return c.Verdict != Equal
	}) {
		return nil
	}
	executed, went := r.doneBy(forms, found)
	missing, _ := unexecuted(forms[0].program, executed)
	choices, _ := unchosen(forms[0].program, went)
	mine, _ := r.Unexecuted()
	values, _ := r.Unchosen()
	if len(missing)+len(choices) <= len(mine)+len(values) {
		return nil
	}
	longer := *r
	longer.runs, longer.forms = slices.Clone(r.runs), slices.Clone(r.forms)
	longer.specialized = slices.Clone(r.specialized)
	g := longer.newGuide(forms[0].program, went, turns[:len(turns)-1])
	g.missing, g.executed = len(missing), executed
	g.effort, g.runs, g.steps = guidedEffort/otherShare, guidedRuns/otherShare, g.steps/otherShare
	g.trial /= otherShare
	g.programs = func(k int) (plain, covered *vm.Program) {
		forms = append(forms, make([]*form, len(longer.forms)-len(forms))...)
		if forms[k] == nil {
			f := &form{}
			if q, err := vm.Compile(b, r.otherOptions(longer.forms[k].options)); err == nil {
				f.plain, f.program = q, q.Covered()
			}
			forms[k] = f
		}
		return forms[k].plain, forms[k].program
	}
	g.search()
	longer.addRuns(g.found)
	if len(longer.runs) == len(r.runs) {
		return nil
	}
	return &longer
}

// doneBy returns the blocks that the runs of the other shader executed, and the ways that its decisions went.
func (r *Reference) doneBy(forms []*form, found []Result) (executed map[*ir.Block]bool, went map[way]bool) {
	executed, went = map[*ir.Block]bool{}, map[way]bool{}
	for k, f := range forms {
		if f == nil || f.program == nil {
			continue
		}
		decisions := f.program.Decisions()
		for i := range found {
			if r.runs[i].plan.form != k {
				continue
			}
			for _, b := range found[i].blocks {
				executed[b.Block] = true
			}
			for _, d := range decisions {
				for n := 0; n < d.N && d.First+n < len(found[i].ways); n++ {
					if found[i].ways[d.First+n] {
						went[way{d.Inst, n}] = true
					}
				}
			}
		}
	}
	return executed, went
}
