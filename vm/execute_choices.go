package vm

import (
	"math/bits"
	"math/rand/v2"

	"hone/fold"
)

// In a run in which undefined values are chosen (run.choose) each use has a value of its own, at random, and nothing is undefined.

// chosen reports whether undefined values are chosen.
func (m *Machine) chosen() bool { return m.Choose != 0 }

// choose begins the choices of a workgroup's subgroup.
func (s *subgroup) choose() {
	if s.m.chosen() {
		s.chosen = rand.New(rand.NewPCG(s.m.Choose, uint64(s.g.First/s.g.N)<<32|uint64(s.first)))
	}
}

// choice returns a value of a width in bits.
func (s *subgroup) choice(width int) uint64 {
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
func (s *subgroup) choices(width int) []uint64 {
	out := make([]uint64, s.p.lanes)
	for lane := range out {
		out[lane] = s.choice(width)
	}
	return out
}

// forget says that nothing was stored to the lanes of a mask of a cell. What is chosen for it is a value of each type.
func (s *subgroup) forget(cell int, mask uint64) {
	if s.chosen == nil {
		s.cellShades.fill(cell, mask, mask)
		return
	}
	s.cellShades.fill(cell, 0, mask)
	for m := mask; m != 0; m &= m - 1 {
		if lane := bits.TrailingZeros64(m); lane < s.p.lanes {
			s.cells[cell*s.p.lanes+lane] = s.chosen.Uint64() & 1
		}
	}
}

// settle settles the lanes of a mask in a row of a table.
func (s *subgroup) settle(of *shades, k int, mask uint64) {
	if of.details == nil {
		return
	}
	for m := of.lanes[k] & mask; m != 0; m &= m - 1 {
		d := &of.details[k][bits.TrailingZeros64(m)]
		*d = s.m.Track.Choices.settled(*d)
	}
}
