package vm

import "math/bits"

// shades says which registers or cells have a shadow. In a run without shadows that is one bit for each lane: whether the value is undefined.
type shades struct {
	lanes   []uint64   // by register or cell: lanes that have a shadow
	details [][]Shadow // by register or cell, and by lane, where a lane has or had one; nil in a run without shadows
}

func newShades(n int, track bool) shades {
	t := shades{lanes: make([]uint64, n)}
	if track {
		t.details = make([][]Shadow, n)
	}
	return t
}

// at returns the shadow of a lane. In a run without shadows that has all bits.
func (t *shades) at(k, lane int) Shadow {
	if t.lanes[k]>>lane&1 == 0 {
		return Shadow{}
	}
	if t.details == nil {
		return allUndefined
	}
	return t.details[k][lane]
}

// put sets the shadow of a lane.
func (t *shades) put(k, lane int, shadow Shadow) {
	if shadow == (Shadow{}) {
		t.lanes[k] &^= 1 << lane
		return
	}
	t.lanes[k] |= 1 << lane
	if t.details != nil {
		if t.details[k] == nil {
			t.details[k] = make([]Shadow, 64)
		}
		t.details[k][lane] = shadow
	}
}

// set says which lanes of a mask are undefined, in a run without shadows.
func (t *shades) set(k int, undefined, mask uint64) {
	t.lanes[k] = t.lanes[k]&^mask | undefined&mask
}

// fill sets the lanes of a mask: all bits are undefined where some says so, the others are determined.
func (t *shades) fill(k int, undefined, mask uint64) {
	t.set(k, undefined, mask)
	if t.details != nil {
		for m := undefined & mask; m != 0; m &= m - 1 {
			t.put(k, bits.TrailingZeros64(m), allUndefined)
		}
	}
}

// copy sets the lanes of a mask to those of a row of another table.
func (t *shades) copy(k int, from *shades, j int, mask uint64) {
	there := from.lanes[j] & mask
	t.set(k, there, mask)
	if t.details != nil {
		for m := there; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			t.put(k, lane, from.details[j][lane])
		}
	}
}

// taint returns the lanes where an operand has a shadow.
func (s *subgroup) taint(fr *frame, r int32) uint64 {
	switch {
	case r >= 0:
		return s.shades.lanes[fr.base+int(r)]
	case r == noOperand:
		return 0
	}
	return s.noValue[^r]
}

// setTaint says where a register that was written is undefined.
func (s *subgroup) setTaint(fr *frame, r int32, undefined, mask uint64) {
	s.shades.fill(fr.base+int(r), undefined, mask)
}

// copyTaint says that a register has the shadow of an operand.
func (s *subgroup) copyTaint(fr *frame, r, from int32, mask uint64) {
	if from >= 0 {
		s.shades.copy(fr.base+int(r), &s.shades, fr.base+int(from), mask)
	} else {
		s.setTaint(fr, r, s.taint(fr, from), mask)
	}
}

// shadow returns the shadow of an operand.
func (s *subgroup) shadow(fr *frame, r int32, lane int) Shadow {
	switch {
	case r >= 0:
		return s.shades.at(fr.base+int(r), lane)
	case r != noOperand && s.noValue[^r] != 0:
		return allUndefined
	}
	return Shadow{}
}

// setShadow sets that of a register.
func (s *subgroup) setShadow(fr *frame, r int32, lane int, shadow Shadow) {
	s.shades.put(fr.base+int(r), lane, shadow)
}

// undefinedLanes returns the lanes of a mask where an operand has undefined bits.
func (s *subgroup) undefinedLanes(fr *frame, r int32, mask uint64) uint64 {
	lanes := s.taint(fr, r) & mask
	if s.w.r.track != nil {
		for m := lanes; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			if s.shadow(fr, r, lane).Undefined == 0 {
				lanes &^= 1 << lane
			}
		}
	}
	return lanes
}

// spread gives a register a shadow of all bits where one of two operands has any.
func (s *subgroup) spread(fr *frame, r, a, b int32, mask uint64) {
	s.setVague(fr, r, s.undefinedLanes(fr, a, mask)|s.undefinedLanes(fr, b, mask), s.taint(fr, a)|s.taint(fr, b), mask)
}

// setVague sets the lanes of a mask: all bits are undefined, or otherwise open, where that is said, and else determined. Without shadows nothing
// is open.
func (s *subgroup) setVague(fr *frame, r int32, undefined, open, mask uint64) {
	s.setTaint(fr, r, undefined, mask)
	if s.w.r.track != nil {
		for m := open & mask &^ undefined; m != 0; m &= m - 1 {
			s.setShadow(fr, r, bits.TrailingZeros64(m), allOpen)
		}
	}
}
