package compare

import (
	"errors"
	"slices"

	"hone/fold"
	"hone/vm"
	"hone/vm/layout"
)

// order is in which order the invocations of a run are executed. A shader that does not depend on it does the same in
// all.
type order uint8

const (
	inLockstep order = iota // those of a subgroup together, subgroups up to each barrier
	// one after the other up to each barrier, or as in lockstep where the shader sees subgroups: this shows a barrier
	// that is missing
	serially
	backwards // likewise, the last one first, and the last workgroup
	shuffled  // likewise, one from the middle first
	numOrders
)

// of is how a dispatch does it.
func (o order) of() vm.Order {
	switch o {
	case backwards:
		return vm.Backward
	case shuffled:
		return vm.Shuffled
	}
	return vm.Forward
}

// inOrder returns the shader as a run executes it in an order. Instructions are counted once for each subgroup.
func (f *form) inOrder(in *vm.Inputs, o order) *vm.Program {
	in.Order = o.of()
	if o != inLockstep && f.serial != nil {
		in.Steps *= uint64(min(f.program.Subgroup(), f.program.Invocations()))
		return f.serial
	}
	return f.program
}

// errOrder is why a run says nothing.
var errOrder = errors.New("whether it ends depends on the order of invocations")

// Invocations that race, or that see in what order their atomics come, may store what no other module stores that does
// the same in another order. So before a difference is believed, the reference is run again in other orders: what it
// then stores elsewhere or otherwise is decided by the order, and is not compared.

// reordered is what the reference did in another order.
type reordered struct {
	referenceRun
	after *vm.Inputs // what is in memory
}

// otherOrders executes a run of the reference in other orders. The error says that in one of them it has no end, or
// misses a barrier.
func (r *Reference) otherOrders(run int, a *referenceRun) (list []reordered, err error) {
	p := a.plan
	for o := range numOrders {
		if o == p.order {
			continue
		}
		plan := p
		plan.order = o
		in := r.Inputs(run)
		in.Steps = max(in.Steps, 2*a.steps)
		x := reordered{r.executeFree(&in, plan, fold.Freedom{}, a.unknown), &in}
		if x.skipped != nil {
			return nil, x.skipped
		}
		list = append(list, x)
	}
	return list, nil
}

// samePaths reports whether the invocations take the same paths as in a run.
func (o *reordered) samePaths(a *referenceRun) bool {
	return o.missed == a.missed && slices.Equal(o.undetermined, a.undetermined) && slices.Equal(o.accesses, a.accesses)
}

// orderDecides reports whether a scalar of the reference is another one in another order, or was the last of several
// that race.
func (j *judge) orderDecides(s *scalarStore, mask uint64) bool {
	if s.Raced && len(j.others) > 0 {
		return true
	}
	for i := range j.others {
		v := layout.Load(j.form.bytes(j.others[i].after, s.memory)[s.Offset : s.Offset+s.Bytes])
		if (v^s.value)&mask&fold.Mask(8*s.Bytes) != 0 {
			return true
		}
	}
	return false
}

// isolated returns what is in memory after a run in which a shader's workgroups are isolated, nil where it does not
// come to its end.
func (f *form) isolated(in vm.Inputs) *vm.Inputs {
	in.Isolated = true
	if _, err := f.program.Run(in); err != nil {
		return nil
	}
	return &in
}

// isolated compares what is in memory after runs in which workgroups are isolated, where that is what the reference
// stores otherwise, too. It returns the first difference, nil for none.
func (j *judge) isolated(a, b *vm.Inputs) *Difference {
	for i := range j.a {
		s := &j.a[i]
		at := func(in *vm.Inputs) uint64 {
			return layout.Load(j.form.bytes(in, s.memory)[s.Offset : s.Offset+s.Bytes])
		}
		got := scalarStore{memory: s.memory, value: at(b), Store: vm.Store{Offset: s.Offset, Bytes: s.Bytes,
			Invocation: s.Invocation}}
		if at(a) == s.value && s.judge(&got, false) == differs && !j.orderDecides(s, ^uint64(0)) {
			return j.difference(s, &got)
		}
	}
	return nil
}
