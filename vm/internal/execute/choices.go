package execute

import (
	"math/bits"
	"math/rand/v2"

	"hone/fold"
	"hone/vm/internal/shadow"
)

// In a run in which undefined values are chosen (Machine.Choose) each use has a value of its own, at random, and
// nothing is undefined.

// chosen reports whether undefined values are chosen.
func (m *Machine) chosen() bool { return m.Choose != 0 }

// choose begins the choices of a workgroup's subgroup.
func (s *Batch) choose() {
	if s.m.chosen() {
		s.chosen = rand.New(rand.NewPCG(s.m.Choose, uint64(s.g.First/s.g.N)<<32|uint64(s.first)))
	}
}

// choice returns a value of a width in bits.
func (s *Batch) choice(width int) uint64 {
	v := s.chosen.Uint64()
	switch v >> 62 {
	case 0:
		v &= 7
	case 1:
		v = ^uint64(0)
	}
	return v & fold.Mask(width)
}

// choices returns a value of a width for each lane.
func (s *Batch) choices(width int) []uint64 {
	out := make([]uint64, s.p.Lanes)
	for lane := range out {
		out[lane] = s.choice(width)
	}
	return out
}

// forget says that nothing was stored to the lanes of a mask of a cell. What is chosen for it is a value of each type.
func (s *Batch) forget(cell int, mask uint64) {
	if s.chosen == nil {
		s.cellShadows.Fill(cell, mask, mask)
		return
	}
	s.cellShadows.Fill(cell, 0, mask)
	for m := mask; m != 0; m &= m - 1 {
		if lane := bits.TrailingZeros64(m); lane < s.p.Lanes {
			s.cells[cell*s.p.Lanes+lane] = s.chosen.Uint64() & 1
		}
	}
}

// freeze freezes the lanes of a mask in a row of a table.
func (s *Batch) freeze(of *shadow.Table, k int, mask uint64) {
	if of.Details == nil {
		return
	}
	m := of.Lanes[k] & mask
	if m == 0 {
		return
	}
	details, numbers := of.Details[k], &s.m.Track.ValueNumbers
	for ; m != 0; m &= m - 1 {
		numbers.Freeze(&details[bits.TrailingZeros64(m)])
	}
}
