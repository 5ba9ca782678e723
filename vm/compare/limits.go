package compare

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/vm"
)

// A run that takes too many instructions says nothing, and what a loop does after as many may be what is different. So
// such runs are made again with more. Where that is not enough, the loops that they were in count as compared only if
// the runs that ended went each way of each decision in them: then they left the loops by each exit, and a run that
// stays longer adds no way.

// limit is where a run took too many instructions.
type limit struct {
	plan  plan
	block *ir.Block
	err   error
	ended bool // with more instructions
}

// limitOf returns the limit of a run that ended with an error, nil for none.
func limitOf(err error, p plan) *limit {
	var steps *vm.StepLimitError
	if !errors.As(err, &steps) || steps.Block == nil {
		return nil
	}
	return &limit{plan: p, block: steps.Block, err: err}
}

// longerRuns is how many runs are made again with more instructions. A run that ends then leaves no decision open.
const longerRuns = 8

// endlessRuns is how many of them may not end: then others will not, either.
const endlessRuns = 2

// extend makes runs that took too many instructions again with more, as far as they may show what others do not, and
// finds whether what they leave open keeps a shader from being equal. limits are those of all runs, also of inputs that
// were not taken.
func (r *Reference) extend(limits []*limit) {
	if r.o.Steps == 0 && !r.o.Device && r.skipped < len(r.runs) {
		went, left := r.ways(), endlessRuns
		for i, n := 0, len(r.runs); i < n && len(r.runs) < n+longerRuns && left > 0; i++ {
			l := r.runs[i].limit
			if l == nil || cmp.Or(l.plan.steps, r.steps) >= moreSteps || slices.Contains(r.specialized, l.plan.form) ||
				len(r.open(l, went)) == 0 {
				continue
			}
			p := l.plan
			if p.changes == nil {
				p.changes = &changes{run: i}
			}
			p.steps = moreSteps
			run := r.execute(len(r.runs), p)
			if run.skipped != nil {
				left--
				continue
			}
			l.ended = true
			r.runs = append(r.runs, run)
			went = r.ways()
		}
		r.kept = newKeeper(len(r.runs))
	}
	limited, first, went := 0, error(nil), r.ways()
	var open []vm.Decision
	for _, l := range limits {
		if l.ended || slices.Contains(r.specialized, l.plan.form) { // nobody asks for these constants
			continue
		}
		if left := r.open(l, went); len(left) > 0 {
			if limited++; first == nil {
				first, open = l.err, left
			}
		}
	}
	if limited > 0 {
		r.unsettled = fmt.Sprintf("in %d runs the reference takes too many instructions, and no other run goes each way at "+
			"%s there: %v", limited, open[0].Inst, first)
	}
}

// open returns the decisions of the loops that a limit is in of which no run that ended went each way: those of all
// code where the function has no loop there. went has the ways that runs went.
func (r *Reference) open(l *limit, went map[way]bool) (list []vm.Decision) {
	f := l.block.Function()
	loops := analysis.Loops.Of(analysis.NewCache(f.Module()), f)
	loop := loops.Of(l.block.Index)
	for loop != nil && loop.Parent != nil {
		loop = loop.Parent
	}
	for _, d := range r.forms[l.plan.form].program.Decisions() {
		if b := d.Inst.Block(); loop != nil && (b.Function() != f || !loop.Contains(b.Index)) {
			continue
		}
		for n := range d.N {
			if !went[way{d.Inst, n}] {
				list = append(list, d)
				break
			}
		}
	}
	return list
}

// way is a way that an instruction may go.
type way struct {
	inst *ir.Inst
	n    int
}

// ways returns those that runs went which came to their end.
func (r *Reference) ways() map[way]bool {
	went := map[way]bool{}
	for k, f := range r.forms {
		decisions := f.program.Decisions()
		for i := range r.runs {
			run := &r.runs[i]
			if run.plan.form != k || run.skipped != nil {
				continue
			}
			for _, d := range decisions {
				for n := range d.N {
					if run.ways[d.First+n] {
						went[way{d.Inst, n}] = true
					}
				}
			}
		}
	}
	return went
}
