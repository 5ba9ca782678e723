package vm

import (
	"math/bits"

	"hone/fold"
)

// computeShadowed executes an operation on scalars in a run with shadows. Lanes where the operands have none cost what they cost otherwise.
func (s *subgroup) computeShadowed(fr *frame, i *instr, mask uint64, o *operation, in [4][]uint64) {
	operands := [4]int32{i.a, i.b, i.c, i.d}
	var taint uint64 // lanes where an operand has a shadow
	for _, r := range operands {
		taint |= s.taint(fr, r)
	}
	out := s.scratch[:s.p.lanes]
	if o.kernel != nil {
		o.kernel(out, in[0], in[1], in[2])
		if lanes := taint & mask; lanes == 0 {
			s.shades.set(fr.base+int(i.dst), 0, mask)
			copyLanes(s.value(fr, i.dst), out, mask)
			return
		}
	}
	s.args = o.args
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for k, at := range [...]*uint64{&s.args.A, &s.args.B, &s.args.C, &s.args.D} {
			if in[k] != nil {
				*at = in[k][lane]
			}
		}
		outcome := fold.Defined
		if o.kernel == nil {
			var v uint64
			v, outcome = o.compute(&s.args)
			out[lane] = v & o.mask
		}
		var shadow Shadow
		switch {
		case taint>>lane&1 != 0:
			var shadows [4]Shadow
			for k, r := range operands {
				shadows[k] = s.shadow(fr, r, lane)
			}
			shadow = o.shadow(&s.args, &shadows, outcome)
		case outcome == fold.Undefined:
			s.report(UndefinedResult, i.where, lane)
			shadow = allUndefined
		case outcome == fold.Free:
			shadow = allOpen
		}
		s.setShadow(fr, i.dst, lane, shadow)
	}
	copyLanes(s.value(fr, i.dst), out, mask)
}
