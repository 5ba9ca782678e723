package vm

import (
	"math/bits"

	"hone/fold"
)

// computeShadowed executes an operation on scalars in a run with shadows. Lanes where the operands have none, and the result leaves nothing open, cost
// little more than they cost otherwise.
func (s *subgroup) computeShadowed(fr *frame, i *instr, mask uint64, o *operation, in [4][]uint64) {
	free := &s.w.r.track.freedoms[i.detail]
	operands := [4]int32{i.a, i.b, i.c, i.d}
	var taint uint64 // lanes where an operand has a shadow
	for _, r := range operands {
		taint |= s.taint(fr, r)
	}
	out := s.scratch[:s.p.lanes]
	lanes := mask // those to look at one by one
	if o.kernel != nil {
		o.kernel(out, in[0], in[1], in[2])
		if !free.every {
			lanes &= taint
			if free.zeros {
				lanes |= s.zeros(o, i, in, out) & mask
			}
		}
	}
	s.shades.set(fr.base+int(i.dst), 0, mask&^lanes)
	s.args = o.args
	for m := lanes; m != 0; m &= m - 1 {
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
		if outcome == fold.Undefined && taint>>lane&1 == 0 {
			s.report(UndefinedResult, i.where, lane)
		}
		var shadow Shadow
		zero := free.zeros && (out[lane]&(o.mask>>1) == 0 || i.mods != 0)
		if taint>>lane&1 != 0 || outcome != fold.Defined || free.every || zero {
			var shadows [4]Shadow
			for k, r := range operands {
				shadows[k] = s.shadow(fr, r, lane)
				if m := i.mods >> (modifierBits * k) & (1<<modifierBits - 1); m != 0 {
					shadows[k] = free.modified(shadows[k], m, in[k][lane], o.format(k))
				}
			}
			shadow = o.shadow(&s.args, &shadows, out[lane], outcome, free)
		}
		s.setShadow(fr, i.dst, lane, shadow)
	}
	copyLanes(s.value(fr, i.dst), out, mask)
}

// zeros returns the lanes where the result of an operation, or an operand whose sign is changed, is a zero.
func (s *subgroup) zeros(o *operation, i *instr, in [4][]uint64, out []uint64) (lanes uint64) {
	magnitude := o.mask >> 1
	for lane, v := range out {
		if v&magnitude == 0 {
			lanes |= 1 << lane
		}
	}
	for k := range 3 {
		if i.mods>>(modifierBits*k)&negated == 0 {
			continue
		}
		for lane, v := range in[k] {
			if v&^o.sign == 0 {
				lanes |= 1 << lane
			}
		}
	}
	return lanes
}
