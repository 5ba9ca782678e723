package compare

import (
	"slices"

	"hone/fold"
	"hone/vm"
)

// An invocation of the reference strays if it stores out of bounds. Only robust buffer access defines its behaviour
// then: without that it may do anything, from its start on. The vm drops the store, and a module in which the
// invocation acts otherwise is no worse. Other invocations do as they would anyway, unless a value reaches them from
// one that strays. So a run that is different and in which some invocations stray is compared once more, with these
// undetermined from their start on: all that they store is unspecified, and so is all that others make of these values,
// and of who takes part where a subgroup computes together. A difference that remains is believed. Without one the run
// is left out.

// straysOf returns the invocations that store out of bounds, as a set of bits, nil for none. Where invocations exchange
// values other than through memory, the others of their workgroup are among them.
func straysOf(p *vm.Program, reports []vm.Report) (set []uint64) {
	for i := range reports {
		if x := &reports[i]; x.Kind == vm.OutOfBounds && !isLoad(x.Inst) {
			set = union(set, x.Invocations)
		}
	}
	if set == nil || !p.SeesSubgroups() {
		return set
	}
	n := p.Invocations()
	for k := range 64 * len(set) {
		if !has(set, uint32(k)) {
			continue
		}
		for first := k / n * n; first < k/n*n+n; first++ {
			for len(set) <= first/64 {
				set = append(set, 0)
			}
			set[first/64] |= 1 << (first % 64)
		}
	}
	return set
}

// compareStrays compares a run once more that is different, with the invocations of the reference that stray
// undetermined from their start on.
func (r *Reference) compareStrays(f *form, run int, c Result) Result {
	a := &r.runs[run]
	in := r.Inputs(run)
	in.Steps = max(in.Steps, 2*a.steps)
	without := r.executeFree(&in, a.plan, fold.Freedom{}, a.strays)
	if d := r.compareRun(f, run, &without); d.Verdict == Different {
		return d
	}
	c.excused = true
	return c
}

// outsideOfBuffers returns an invocation of the other shader that accesses a buffer out of bounds, and its report,
// where the invocation stays within bounds in the reference; nil for none. An invocation counts only if both shaders
// determine where it goes, and which memory it accesses.
func outsideOfBuffers(a *referenceRun, other *vm.Result) (*vm.Report, int) {
	excused := union(a.undetermined, a.led)
	for i := range a.reports {
		if x := &a.reports[i]; x.Kind == vm.OutOfBounds {
			excused = union(excused, x.Invocations)
		}
	}
	k := first(other.Outside, excused)
	if k < 0 {
		return nil, -1
	}
	i := slices.IndexFunc(other.Reports, func(x vm.Report) bool { return outOfBuffer(x) && has(x.Invocations, uint32(k)) })
	return &other.Reports[i], k
}

// union returns the invocations in either of two sets.
func union(x, y []uint64) []uint64 {
	out := make([]uint64, max(len(x), len(y)))
	copy(out, x)
	for i, w := range y {
		out[i] |= w
	}
	return out
}
