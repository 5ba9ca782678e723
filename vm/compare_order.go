package vm

import (
	"errors"

	"hone/fold"
)

// errOrder is why a run says nothing.
var errOrder = errors.New("whether it ends depends on the order of invocations")

// Invocations that race, or that see in what order their atomics come, may store what no other module stores that does the same in another order. So before a difference
// is believed, the reference is run once more with its invocations one after the other, the last one first: what it then stores
// elsewhere or otherwise is decided by the order, and is not compared.

// backward returns what is in memory after a run of the reference in that order, though by subgroups where that can be seen. The error says that this has no end, or misses a barrier.
func (r *Reference) backward(run int) (*Inputs, error) {
	in, f := r.Inputs(run), r.form(run)
	p := f.program
	in.backward = true
	if f.serial != nil {
		p = f.serial
		in.Steps *= uint64(f.program.lanes)
	}
	_, err := p.Run(in)
	return &in, err
}

// orderDecides reports whether a scalar of the reference is another one in the other order.
func (j *judge) orderDecides(s *scalarStore, mask uint64) bool {
	if j.backward == nil {
		return false
	}
	v := get(j.form.bytes(j.backward, s.memory)[s.Offset : s.Offset+s.Bytes])
	return (v^s.value)&mask&fold.Mask(8*s.Bytes) != 0
}
