package execute

import (
	"math/bits"

	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// hasShadow reports whether an operand of an operation on scalars has a shadow in a lane of a mask.
func (s *Batch) hasShadow(fr *Frame, i *code.Instr, mask uint64) bool {
	return (s.ShadowedLanes(fr, i.A)|s.ShadowedLanes(fr, i.B)|s.ShadowedLanes(fr, i.C)|s.ShadowedLanes(fr, i.D))&mask != 0
}

// computeShadowed executes an operation on scalars in a run with shadows. Lanes where the operands have none, and the
// result leaves nothing unspecified, cost little more than they cost otherwise.
func (s *Batch) computeShadowed(fr *Frame, i *code.Instr, mask uint64, o *code.Operation, in [4][]uint64) {
	t := s.m.Track
	free := &t.freedoms[i.Detail]
	operands := [4]int32{i.A, i.B, i.C, i.D}
	var of [4]uint64    // by operand: lanes where it has a shadow
	var shadowed uint64 // lanes where an operand has a shadow
	for k, r := range operands {
		of[k] = s.ShadowedLanes(fr, r)
		shadowed |= of[k]
	}
	out := s.scratch[:s.p.Lanes]
	lanes := mask // those to look at one by one
	var undefined, unspecified uint64
	if o.Kernel != nil {
		o.Kernel(out, in[0], in[1], in[2])
		if !free.Every {
			lanes &= shadowed
			if free.Zeros || free.Nans {
				lanes |= s.special(o, i, in, out) & mask
			}
		}
	} else {
		undefined, unspecified = s.computeEach(o, &in, out, mask)
		if !free.Every && !free.Zeros {
			lanes &= shadowed | undefined | unspecified
			if free.Nans {
				lanes |= nans(o.Args.Format, out) & mask
			}
		}
	}
	dst := fr.base + int(i.Dst)
	s.shadows.Set(dst, 0, mask&^lanes)
	s.args = o.Args
	flow := s.undefinedFlow | s.unspecifiedFlow
	before := &s.before
	before.known = false
	for m := lanes; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		s.takeOperands(&in, lane)
		outcome := fold.Defined
		switch {
		case undefined>>lane&1 != 0:
			if outcome = fold.Undefined; shadowed>>lane&1 == 0 {
				s.report(UndefinedResult, i.Where, lane)
			}
		case unspecified>>lane&1 != 0:
			outcome = fold.Unspecified
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
			if before.repeated(&s.args, &shadows, outcome) {
				known = before.result
				break
			}
			before.args, before.shadows, before.outcome = s.args, shadows, outcome
			known = t.ValueNumbers.Shadow(&o.Operation, i.Detail, &s.args, &shadows, out[lane], outcome, free)
			before.result, before.known = known, known.Undefined == 0 // an undefined result may be another value
		}
		if t.vary != nil && shadowed>>lane&1 == 0 && free.Every {
			out[lane], known = t.varied(out[lane], known, o.Args.Format)
		}
		switch {
		case known.Determined():
			s.shadows.Lanes[dst] &^= 1 << lane
		case (shadowed|flow)>>lane&1 == 0: // as most come to be
			s.shadows.PutFrom(dst, lane, known, shadow.Origin{Value: i.Where + 1})
		default:
			s.shadows.PutFrom(dst, lane, known, s.origin(lane))
		}
	}
	if mask == s.Alive || i.Flags&code.Masked == 0 {
		copy(s.Value(fr, i.Dst), out)
	} else {
		copyLanes(s.Value(fr, i.Dst), out, mask)
	}
}

// shadowedResult is the shadow of a result in the lane before: much of what a shader computes is the same in all lanes,
// and to find an interval costs more than to compare the operands.
type shadowedResult struct {
	known   bool // the lane before has such a shadow
	args    fold.Args
	shadows [4]shadow.Shadow
	outcome fold.Outcome
	result  shadow.Shadow
}

// repeated reports whether an operation has the same operands and so the same shadow.
func (r *shadowedResult) repeated(a *fold.Args, shadows *[4]shadow.Shadow, outcome fold.Outcome) bool {
	b := &r.args
	return r.known && a.A == b.A && a.B == b.B && a.C == b.C && a.D == b.D && outcome == r.outcome &&
		shadows[0].Same(&r.shadows[0]) && shadows[1].Same(&r.shadows[1]) && shadows[2].Same(&r.shadows[2]) &&
		shadows[3].Same(&r.shadows[3])
}

// computeEach computes an operation on scalars for each lane of a mask. It returns the lanes where the result is
// undefined, and where it is unspecified.
func (s *Batch) computeEach(o *code.Operation, in *[4][]uint64, out []uint64, mask uint64) (undefined,
	unspecified uint64) {
	s.args = o.Args
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		s.takeOperands(in, lane)
		v, outcome := o.Compute(&s.args)
		out[lane] = v & o.Mask
		switch outcome {
		case fold.Undefined:
			undefined |= 1 << lane
		case fold.Unspecified:
			unspecified |= 1 << lane
		}
	}
	return undefined, unspecified
}

// takeOperands makes the operands of a lane those that are computed with.
func (s *Batch) takeOperands(in *[4][]uint64, lane int) {
	if in[0] != nil {
		s.args.A = in[0][lane]
	}
	if in[1] != nil {
		s.args.B = in[1][lane]
	}
	if in[2] != nil {
		s.args.C = in[2][lane]
	}
	if in[3] != nil {
		s.args.D = in[3][lane]
	}
}

// nans returns the lanes where a number is a NaN.
func nans(f fold.Format, out []uint64) (lanes uint64) {
	sign, top := f.SignBit(), f.Top()
	for lane, v := range out {
		if v&^sign > top {
			lanes |= 1 << lane
		}
	}
	return lanes
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
