package compare

import (
	"errors"
	"slices"

	"hone/vm"
)

// Undefined is what the reference does in its runs that it should not do.
type Undefined struct {
	// what is reported, each kind once for an instruction of a run's module. Count and First are those of some run.
	Reports []vm.Report
	Races   bool // what remains in a place depends on which of two invocations stored it last
	Endless bool // a run takes more instructions than it may
	Stuck   bool // a run ends with an error: invocations wait for each other, say
}

// Undefined returns what the reference does that it should not do. Runs in which bindings share a buffer are left out:
// other invocations may write there what an invocation reads. Cost: linear in the reports and stores of all runs.
func (r *Reference) Undefined() (u Undefined) {
	for i := range r.runs {
		run := &r.runs[i]
		if run.plan.sharing != apart {
			continue
		}
		u.Reports = append(u.Reports, run.reports...)
		u.Races = u.Races || slices.ContainsFunc(run.stores, func(s scalarStore) bool { return s.Raced })
		switch {
		case run.skipped == nil:
		case errors.Is(run.skipped, vm.ErrSteps):
			u.Endless = true
		case len(run.reports) == 0:
			u.Stuck = true
		}
	}
	return u
}

// Steps returns the most instructions that a workgroup of the reference takes in a run that ends, as Options.Steps
// counts them: with that as the limit, a shader that should take no more is not waited for longer.
func (r *Reference) Steps() (most uint64) {
	for i := range r.runs {
		if r.runs[i].skipped == nil {
			most = max(most, r.runs[i].steps)
		}
	}
	return most
}
