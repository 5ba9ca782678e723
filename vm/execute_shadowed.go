package vm

import (
	"math/bits"

	"hone/fold"
)

// vague reports whether results of an operation on scalars may have a shadow.
func (s *subgroup) vague(fr *frame, i *instr, o *operation, mask uint64) bool {
	free := &s.m.Track.freedoms[i.detail]
	return o.kernel == nil || free.every || free.zeros || free.nans || (s.Taint(fr, i.a)|s.Taint(fr, i.b)|s.Taint(fr, i.c)|s.Taint(fr, i.d))&mask != 0
}

// computeShadowed executes an operation on scalars in a run with shadows. Lanes where the operands have none, and the result leaves nothing open, cost
// little more than they cost otherwise.
func (s *subgroup) computeShadowed(fr *frame, i *instr, mask uint64, o *operation, in [4][]uint64) {
	free := &s.m.Track.freedoms[i.detail]
	operands := [4]int32{i.a, i.b, i.c, i.d}
	var taint uint64 // lanes where an operand has a shadow
	for _, r := range operands {
		taint |= s.Taint(fr, r)
	}
	out := s.scratch[:s.p.lanes]
	lanes := mask // those to look at one by one
	if o.kernel != nil {
		o.kernel(out, in[0], in[1], in[2])
		if !free.every {
			lanes &= taint
			if free.zeros || free.nans {
				lanes |= s.special(o, i, in, out) & mask
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
		nan := free.nans && o.args.Format.IsNaN(out[lane])
		switch {
		case zero && i.mods == 0 && taint>>lane&1 == 0 && outcome == fold.Defined && !free.every:
			shadow = bounded(anyZero, o.args.Format)
		case taint>>lane&1 != 0 || outcome != fold.Defined || free.every || zero || nan:
			var shadows [4]Shadow
			for k, r := range operands {
				shadows[k] = s.shadow(fr, r, lane)
				if m := i.mods >> (modifierBits * k) & (1<<modifierBits - 1); m != 0 {
					shadows[k] = free.modified(shadows[k], m, in[k][lane], o.format(k))
				}
			}
			shadow = s.m.Track.Choices.shadow(&o.shadedOperation, i.detail, &s.args, &shadows, out[lane], outcome, free)
		}
		s.setShadow(fr, i.dst, lane, shadow)
	}
	if mask == s.Alive || i.flags&masked == 0 {
		copy(s.Value(fr, i.dst), out)
	} else {
		copyLanes(s.Value(fr, i.dst), out, mask)
	}
}

// special returns the lanes where the result of an operation is a zero or a NaN, or where an operand whose sign is changed is a zero.
func (s *subgroup) special(o *operation, i *instr, in [4][]uint64, out []uint64) (lanes uint64) {
	magnitude, infinity := o.mask>>1, o.args.Format.Infinity()
	for lane, v := range out {
		if (v&magnitude)-1 >= infinity { // 0 wraps around
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
