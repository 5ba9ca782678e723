package compare

import (
	"slices"

	"hone/fold"
	"hone/vm"
)

// What an invocation of the reference does that stores out of bounds only robust buffer access says: without that it
// may have done anything, from its start on. The vm drops the store, and a module in which the invocation does otherwise
// is no worse. Invocations that have nothing of it from there do what they would do anyway. So where a run is different
// in which some invocations stray, it is compared once more as if nothing were known of these from their start on: all
// that they store is unspecified, and what others make of that, and of who takes part where a subgroup computes
// together. What is different still is a difference; what is not is excused.

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

// compareStrays compares a run once more that is different, as if nothing were known of the invocations of the
// reference that stray.
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

// outsideOfBuffers returns an invocation of the other shader that accesses a buffer out of bounds, and its report, though
// it accesses nothing out of bounds in the reference; nil for none. Nothing is said of an invocation of which the
// reference or the other shader does not determine where it goes, and which memory it accesses.
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

// union returns what is in one of two sets.
func union(x, y []uint64) []uint64 {
	out := make([]uint64, max(len(x), len(y)))
	copy(out, x)
	for i, w := range y {
		out[i] |= w
	}
	return out
}
