package compare

import (
	"cmp"
	"fmt"
	"slices"

	"hone/ir"
	"hone/vm"
)

// Modules compares the shaders of two modules that have the name of the options. The error is that of [NewReference]
// for a. Who compares several modules with one makes a reference of that.
func Modules(a, b *ir.Module, o Options) (*Result, error) {
	r, err := NewReference(a, o)
	if err != nil {
		return nil, err
	}
	return r.Compare(b), nil
}

// Compare runs the shader of b with the name of the reference's on the same inputs and compares what it stores with
// what the reference stored. What it finds to be different has a cause in the modules; what it finds to be equal was
// equal in these runs. Undefined values, and bits that are unspecified in the reference, are not compared, and if that
// is more than half of what is stored, nothing is decided. Cost: that of the runs.
func (r *Reference) Compare(b *ir.Module) *Result {
	c := r.compareAll(b)
	r = cmp.Or(c.Of, r)
	missing, of := r.Unexecuted()
	c.Executed, c.Blocks = of-len(missing), of
	unchosen, selects := r.Unchosen()
	c.Chosen, c.Selects = selects-len(unchosen), selects
	return c
}

// fewRuns is how many times more runs may be left out than are compared: more, and nothing is decided.
const fewRuns = 6

// compareAll compares all runs.
func (r *Reference) compareAll(b *ir.Module) *Result {
	p, undecided := r.other(b)
	if undecided != "" {
		return &Result{Run: -1, Verdict: Undecided, Reason: undecided}
	}
	unmatched, fatal := r.unmatched(p)
	if fatal {
		return &Result{Run: -1, Verdict: Undecided, Reason: unmatched}
	}
	if want := r.forms[0].program.WorkgroupSize(); p.WorkgroupSize() != want {
		return &Result{Run: -1, Verdict: Different, Reason: fmt.Sprintf("the workgroup has %s invocations, and %s in the "+
			"reference", times(p.WorkgroupSize()), times(want))}
	}
	if reason := r.declares(p); reason != "" {
		return &Result{Run: -1, Verdict: Different, Reason: reason}
	}
	if reason := r.laxer(b, p); reason != "" {
		return &Result{Run: -1, Verdict: Different, Reason: reason}
	}
	reason, unwatched := r.watched(b, p)
	if reason != "" {
		return &Result{Run: -1, Verdict: Different, Reason: reason}
	}
	forms := r.otherForms(b, p)
	lacks, adds := r.unlike(b)
	found := r.compareFrom(0, forms, nil)
	if longer := r.forOther(b, p, forms, found); longer != nil {
		r, forms = longer, longer.otherForms(b, p)
		found = r.compareFrom(len(found), forms, found)
	}
	different := differentRun(found)
	all := Result{Run: -1, Of: r, Skipped: r.skipped, Lacks: lacks, Adds: adds}
	if r.first != nil {
		all.SkipReason = "the reference: " + r.first.Error()
	}
	byDefault, excused := 0, 0 // runs that are different where the reference is out of bounds, and may do anything
	var unclear *Result        // the first run that was not decided: a difference in another one says more
	for i := range found {
		switch c := &found[i]; {
		case c.excused:
			excused++
			all.SkipReason = cmp.Or(all.SkipReason, "the reference stores out of bounds: "+r.runs[i].outside)
			all.Skipped++
			continue
		case i == different: // the runs before it were done
			c.Lacks, c.Adds, c.Of = lacks, adds, r
			r.blameLacking(c)
			if unmatched != "" {
				c.Reason += "; " + unmatched
			}
			return c
		case c.Verdict == Undecided && unclear == nil:
			unclear = c
		}
		if found[i].Stored > 0 {
			all.Runs += found[i].Runs
		} else {
			all.Idle += found[i].Runs
		}
		if !slices.Contains(r.specialized, r.runs[i].plan.form) {
			byDefault += found[i].Runs
		}
		all.Skipped += found[i].Skipped
		all.SkipReason = cmp.Or(all.SkipReason, found[i].SkipReason)
		all.Stored += found[i].Stored
		all.Compared += found[i].Compared
		for _, cause := range found[i].Causes {
			all.addCause(cause)
		}
		for _, o := range found[i].Outputs {
			all.addOutput(o)
		}
	}
	all.sortCauses()
	if mine, _ := r.Unexecuted(); len(mine) == 0 && !r.o.Added {
		executed, _ := r.doneBy(forms, found)
		all.Unexecuted, _ = unexecuted(p, executed)
	}
	all.Outside = countOutside(found, r.runs)
	switch {
	case unclear != nil:
		unclear.Lacks, unclear.Adds, unclear.Of = lacks, adds, r
		return unclear
	case unmatched != "": // which nothing shows to make a difference
		all.Verdict, all.Reason = Undecided, unmatched
	case all.Runs+all.Idle == 0:
		all.Verdict, all.Reason = Undecided, fmt.Sprintf("none of %d runs says anything: %s", all.Skipped, all.SkipReason)
	case excused > 0 && all.Runs+all.Idle == all.Outside:
		all.Verdict, all.Reason = Undecided, "in each run that is different the reference stores out of bounds, "+
			"and none is equal without: "+all.SkipReason
	case excused > all.Runs+all.Idle:
		all.Verdict, all.Reason = Undecided, fmt.Sprintf("%d runs are different, in which the reference stores out of "+
			"bounds, and only %d are equal: %s", excused, all.Runs+all.Idle, all.SkipReason)
	case fewRuns*(all.Runs+all.Idle) < all.Skipped:
		all.Verdict, all.Reason = Undecided, fmt.Sprintf("only %d of %d runs say anything: %s", all.Runs+all.Idle,
			all.Runs+all.Idle+all.Skipped, all.SkipReason)
	case byDefault == 0:
		all.Verdict, all.Reason = Undecided, "with the defaults of the specialization constants no run says anything: "+
			all.SkipReason
	case all.Stored == 0:
		all.Verdict, all.Reason = Undecided, "nothing is stored to a buffer"
	case r.unsettled != "":
		all.Verdict, all.Reason = Undecided, r.unsettled
	case unwatched != "":
		all.Verdict, all.Reason = Undecided, unwatched
	case all.Share() < 0.5:
		all.Verdict, all.Reason = Undecided, fmt.Sprintf("only %d of %d values that are stored do not depend on something "+
			"undefined or are unspecified", all.Compared, all.Stored)
	}
	return &all
}

// compareFrom compares the runs from a given run on, and returns the results of all.
func (r *Reference) compareFrom(from int, forms []*form, found []Result) []Result {
	found = append(found, make([]Result, len(r.runs)-from)...)
	r.eachFrom(from, func(i int) bool {
		found[i] = r.compare(forms[r.runs[i].plan.form], i)
		return found[i].Verdict != Different || found[i].excused
	})
	return found
}

// differentRun returns the first run that is different and not excused, -1 for none.
func differentRun(found []Result) int {
	for i := range found {
		if found[i].Verdict == Different && !found[i].excused {
			return i
		}
	}
	return -1
}

// countOutside counts the runs that are equal and in which the reference accesses memory out of bounds.
func countOutside(found []Result, runs []referenceRun) (n int) {
	for i := range found {
		if found[i].Verdict == Equal && found[i].Runs > 0 && runs[i].outside != "" {
			n++
		}
	}
	return n
}

func times(size [3]int) string { return fmt.Sprintf("%d × %d × %d", size[0], size[1], size[2]) }

// other makes the shader that is compared ready to run, or says why that is not possible.
func (r *Reference) other(b *ir.Module) (p *vm.Program, undecided string) {
	p, err := vm.Compile(b, r.otherOptions(r.forms[0].options))
	if err != nil {
		return nil, "the other module: " + err.Error()
	}
	return p, ""
}

// otherOptions returns those of the other shader in place of those of the reference.
func (r *Reference) otherOptions(o vm.Options) vm.Options {
	o.Entry = r.forms[0].program.Entry()
	if m := r.o.Map; m != nil {
		if m.Entry != "" {
			o.Entry = m.Entry
		}
		o.Spec = m.spec(o.Spec)
	}
	return o
}
