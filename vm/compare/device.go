package compare

import "fmt"
import "hone/vm"
import "hone/vm/layout"

// CompareMemory compares what a device made of the inputs of a run with what the reference stored: after is these
// inputs, as they are after the shader was executed on them. Options.Device has to be set. Addresses of regions have to
// be those of the inputs. The verdict is Undecided if nothing was compared.
func (r *Reference) CompareMemory(run int, after vm.Inputs) *Result {
	a := &r.runs[run]
	if a.skipped != nil {
		return &Result{Verdict: Undecided, Reason: a.skipped.Error(), Skipped: 1}
	}
	before := &r.given(run).Inputs
	c := &Result{Runs: 1}
	f := r.form(run)
	j := judge{r: r, form: f, i: run, of: a, inputs: before, a: a.stores, b: f.changes(a, before, &after), c: c}
	d := j.run()
	if d != nil {
		var err error
		if j.others, err = r.otherOrders(run, a); err != nil {
			return &Result{Verdict: Undecided, Reason: errOrder.Error(), Skipped: 1}
		}
		*c = Result{Runs: 1}
		d = j.run()
	}
	switch {
	case d != nil:
		c.Verdict, c.Difference, c.Reason = Different, d, d.String()
		if d.Extra {
			c.Reason = fmt.Sprintf("%s becomes %s, want nothing to be stored there (%s)", d.Name, d.GotText, r.label(run))
		}
	case c.Stored == 0:
		c.Verdict, c.Reason = Undecided, "nothing is stored to a buffer"
	case c.Compared == 0:
		c.Verdict, c.Reason = Undecided, "no value that is stored is determined"
	}
	return c
}

// changes returns what a device stored, as far as that can be seen: what stands where the reference stored something,
// and bytes elsewhere that changed. Where invocations are undetermined the latter say nothing, since it is not known
// which invocation stored them.
func (f *form) changes(a *referenceRun, before, after *vm.Inputs) []scalarStore {
	undetermined := false
	for _, bits := range a.undetermined {
		undetermined = undetermined || bits != 0
	}
	var out []scalarStore
	shared := before.Shared()
	k := 0
	for m := range len(f.memories) + len(before.Regions) {
		if m < len(f.memories) && f.memories[m].Push {
			continue
		}
		if m < len(f.memories) && shared != nil && shared[f.memories[m].Slot] != f.memories[m].Slot {
			continue // a buffer that has another slot as well
		}
		was, is := f.bytes(before, m), f.bytes(after, m)
		for at := 0; at < len(was); {
			if k < len(a.stores) && a.stores[k].memory == m && a.stores[k].Offset == at {
				s := a.stores[k]
				s.value, s.Shadow = layout.Load(is[at:at+s.Bytes]), vm.Shadow{}
				out = append(out, s)
				at += s.Bytes
				k++
				continue
			}
			if is[at] != was[at] && !undetermined {
				out = append(out, scalarStore{memory: m, value: uint64(is[at]), Store: vm.Store{Region: -1, Offset: at, Bytes: 1,
					Invocation: ^uint32(0)}})
			}
			at++
		}
	}
	return out
}
