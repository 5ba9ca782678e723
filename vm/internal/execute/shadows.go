package execute

import "math/bits"
import "hone/vm/internal/code"
import "hone/vm/internal/shadow"

// ShadowedLanes returns the lanes where an operand has a shadow.
func (s *Batch) ShadowedLanes(fr *Frame, r int32) uint64 {
	switch {
	case r >= 0:
		return s.shadows.Lanes[fr.base+int(r)]
	case r == code.NoOperand:
		return 0
	}
	return s.noValue[^r]
}

// setUndefined says where a register that was written is undefined.
func (s *Batch) setUndefined(fr *Frame, r int32, undefined, mask uint64) {
	s.shadows.Fill(fr.base+int(r), undefined, mask)
}

// copyShadow says that a register has the shadow of an operand.
func (s *Batch) copyShadow(fr *Frame, r, from int32, mask uint64) {
	if from >= 0 {
		s.shadows.Copy(fr.base+int(r), &s.shadows, fr.base+int(from), mask)
	} else {
		s.setUndefined(fr, r, s.ShadowedLanes(fr, from), mask)
	}
}

// shadow returns the shadow of an operand.
func (s *Batch) shadow(fr *Frame, r int32, lane int) shadow.Shadow {
	switch {
	case r >= 0:
		return s.shadows.At(fr.base+int(r), lane)
	case r != code.NoOperand && s.noValue[^r] != 0:
		return shadow.AllUndefined
	}
	return shadow.Shadow{}
}

// setShadow sets that of a register.
func (s *Batch) setShadow(fr *Frame, r int32, lane int, shadow shadow.Shadow) {
	s.shadows.Put(fr.base+int(r), lane, shadow)
}

// undefinedLanes returns the lanes of a mask where an operand has undefined bits.
func (s *Batch) undefinedLanes(fr *Frame, r int32, mask uint64) uint64 {
	lanes := s.ShadowedLanes(fr, r) & mask
	if s.m.Track != nil && r >= 0 {
		k := fr.base + int(r)
		for m := lanes; m != 0; m &= m - 1 {
			if lane := bits.TrailingZeros64(m); !s.shadows.Undefined(k, lane) {
				lanes &^= 1 << lane
			}
		}
	}
	return lanes
}

// propagate gives a register a shadow of all bits where one of two operands has any.
func (s *Batch) propagate(fr *Frame, r, a, b int32, mask uint64) {
	s.setUndetermined(fr, r, s.undefinedLanes(fr, a, mask)|s.undefinedLanes(fr, b, mask), s.ShadowedLanes(fr, a)|
		s.ShadowedLanes(fr, b), mask)
}

// setUndetermined sets the lanes of a mask: all bits are undefined, or otherwise unspecified, where that is said, and
// else determined. Without shadows nothing is unspecified.
func (s *Batch) setUndetermined(fr *Frame, r int32, undefined, unspecified, mask uint64) {
	s.setUndefined(fr, r, undefined, mask)
	if s.m.Track != nil {
		for m := unspecified & mask &^ undefined; m != 0; m &= m - 1 {
			s.setShadow(fr, r, bits.TrailingZeros64(m), shadow.AllUnspecified)
		}
	}
}
