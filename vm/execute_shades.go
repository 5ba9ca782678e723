package vm

import "math/bits"

// Taint returns the lanes where an operand has a shadow.
func (s *subgroup) Taint(fr *frame, r int32) uint64 {
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
		s.setTaint(fr, r, s.Taint(fr, from), mask)
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
	lanes := s.Taint(fr, r) & mask
	if s.m.Track != nil {
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
	s.setVague(fr, r, s.undefinedLanes(fr, a, mask)|s.undefinedLanes(fr, b, mask), s.Taint(fr, a)|s.Taint(fr, b), mask)
}

// setVague sets the lanes of a mask: all bits are undefined, or otherwise open, where that is said, and else determined. Without shadows nothing
// is open.
func (s *subgroup) setVague(fr *frame, r int32, undefined, open, mask uint64) {
	s.setTaint(fr, r, undefined, mask)
	if s.m.Track != nil {
		for m := open & mask &^ undefined; m != 0; m &= m - 1 {
			s.setShadow(fr, r, bits.TrailingZeros64(m), allOpen)
		}
	}
}
