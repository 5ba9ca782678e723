package execute

import (
	"math/bits"

	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// mayHaveShadow reports whether results of an operation on scalars may have a shadow.
func (s *Batch) mayHaveShadow(fr *Frame, i *code.Instr, o *code.Operation, mask uint64) bool {
	free := &s.m.Track.freedoms[i.Detail]
	return o.Kernel == nil || free.Every || free.Zeros || free.Nans ||
		(s.ShadowedLanes(fr, i.A)|s.ShadowedLanes(fr, i.B)|s.ShadowedLanes(fr, i.C)|s.ShadowedLanes(fr, i.D))&mask != 0
}

// computeShadowed executes an operation on scalars in a run with shadows. Lanes where the operands have none, and the
// result leaves nothing unspecified, cost little more than they cost otherwise.
func (s *Batch) computeShadowed(fr *Frame, i *code.Instr, mask uint64, o *code.Operation, in [4][]uint64) {
	free := &s.m.Track.freedoms[i.Detail]
	operands := [4]int32{i.A, i.B, i.C, i.D}
	var of [4]uint64    // by operand: lanes where it has a shadow
	var shadowed uint64 // lanes where an operand has one
	for k, r := range operands {
		of[k] = s.ShadowedLanes(fr, r)
		shadowed |= of[k]
	}
	out := s.scratch[:s.p.Lanes]
	lanes := mask // those to look at one by one
	if o.Kernel != nil {
		o.Kernel(out, in[0], in[1], in[2])
		if !free.Every {
			lanes &= shadowed
			if free.Zeros || free.Nans {
				lanes |= s.special(o, i, in, out) & mask
			}
		}
	}
	s.shadows.Set(fr.base+int(i.Dst), 0, mask&^lanes)
	s.args = o.Args
	for m := lanes; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for k, at := range [...]*uint64{&s.args.A, &s.args.B, &s.args.C, &s.args.D} {
			if in[k] != nil {
				*at = in[k][lane]
			}
		}
		outcome := fold.Defined
		if o.Kernel == nil {
			var v uint64
			v, outcome = o.Compute(&s.args)
			out[lane] = v & o.Mask
		}
		if outcome == fold.Undefined && shadowed>>lane&1 == 0 {
			s.report(UndefinedResult, i.Where, lane)
		}
		var known shadow.Shadow
		zero := free.Zeros && (out[lane]&(o.Mask>>1) == 0 || i.Mods != 0)
		nan := free.Nans && o.Args.Format.IsNaN(out[lane])
		switch {
		case zero && i.Mods == 0 && shadowed>>lane&1 == 0 && outcome == fold.Defined && !free.Every:
			known = shadow.Bounded(shadow.AnyZero, o.Args.Format)
		case shadowed>>lane&1 != 0 || outcome != fold.Defined || free.Every || zero || nan:
			var shadows [4]shadow.Shadow
			for k, r := range operands {
				if of[k]>>lane&1 != 0 {
					shadows[k] = s.shadow(fr, r, lane)
				}
				if m := i.Mods >> (shadow.ModifierBits * k) & (1<<shadow.ModifierBits - 1); m != 0 {
					shadows[k] = free.Modified(shadows[k], m, in[k][lane], o.Format(k))
				}
			}
			known = s.m.Track.ValueNumbers.Shadow(&o.Operation, i.Detail, &s.args, &shadows, out[lane], outcome, free)
		}
		if s.m.Track.vary != nil && shadowed>>lane&1 == 0 && free.Every {
			out[lane], known = s.m.Track.varied(out[lane], known, o.Args.Format)
		}
		if (shadowed|s.undefinedFlow|s.unspecifiedFlow)>>lane&1 == 0 && known != (shadow.Shadow{}) { // as most come to be
			s.shadows.PutFrom(fr.base+int(i.Dst), lane, known, shadow.Origin{Value: i.Where + 1})
			continue
		}
		s.setShadow(fr, i.Dst, lane, known)
	}
	if mask == s.Alive || i.Flags&code.Masked == 0 {
		copy(s.Value(fr, i.Dst), out)
	} else {
		copyLanes(s.Value(fr, i.Dst), out, mask)
	}
}

// special returns the lanes where the result of an operation is a zero or a NaN, or where an operand whose sign is
// changed is a zero.
func (s *Batch) special(o *code.Operation, i *code.Instr, in [4][]uint64, out []uint64) (lanes uint64) {
	magnitude, top := o.Mask>>1, o.Args.Format.Top()
	for lane, v := range out {
		if (v&magnitude)-1 >= top { // 0 wraps around
			lanes |= 1 << lane
		}
	}
	for k := range 3 {
		if i.Mods>>(shadow.ModifierBits*k)&shadow.Negated == 0 {
			continue
		}
		for lane, v := range in[k] {
			if v&^o.Sign == 0 {
				lanes |= 1 << lane
			}
		}
	}
	return lanes
}
