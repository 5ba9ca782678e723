package execute

import (
	"math/bits"

	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// compute executes an operation on scalars.
func (s *Batch) compute(fr *Frame, i *code.Instr, mask uint64) {
	o := &s.p.Operations[i.Detail]
	dst, a, b, c := s.Value(fr, i.Dst), s.Value(fr, i.A), s.Value(fr, i.B), s.Value(fr, i.C)
	if m := i.Mods; m != 0 {
		const low = 1<<shadow.ModifierBits - 1
		a, b, c = s.modified(0, a, m&low, o.Sign), s.modified(1, b, m>>shadow.ModifierBits&low, o.Sign),
			s.modified(2, c, m>>(2*shadow.ModifierBits), o.Sign)
	}
	if t := s.m.Track; t != nil && (t.open[i.Detail] || s.hasShadow(fr, i, mask)) {
		s.computeShadowed(fr, i, mask, o, [4][]uint64{a, b, c, s.Value(fr, i.D)})
		return
	}
	var shadowed uint64
	if o.Choice {
		var second uint64
		for lane, v := range a {
			second |= (v & 1) << lane
		}
		shadowed = s.ShadowedLanes(fr, i.A) | s.ShadowedLanes(fr, i.B)&second | s.ShadowedLanes(fr, i.C)&^second
	} else {
		shadowed = s.ShadowedLanes(fr, i.A) | s.ShadowedLanes(fr, i.B) | s.ShadowedLanes(fr, i.C) | s.ShadowedLanes(fr, i.D)
	}
	if o.Kernel != nil {
		if i.Flags&code.Masked == 0 || mask == s.Alive {
			o.Kernel(dst, a, b, c)
			s.shadows.Set(fr.base+int(i.Dst), shadowed, mask)
			return
		}
		out := s.scratch[:len(dst)]
		o.Kernel(out, a, b, c)
		copyLanes(dst, out, mask)
		s.shadows.Set(fr.base+int(i.Dst), shadowed, mask)
		return
	}
	d := s.Value(fr, i.D)
	s.args = o.Args
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		s.args.A = a[lane]
		if b != nil {
			s.args.B = b[lane]
		}
		if c != nil {
			s.args.C = c[lane]
		}
		if d != nil {
			s.args.D = d[lane]
		}
		v, outcome := o.Compute(&s.args)
		switch {
		case outcome == fold.Undefined && s.chosen != nil:
			v = s.choice(bits.Len64(o.Mask))
		case outcome == fold.Undefined && shadowed>>lane&1 == 0:
			shadowed |= 1 << lane
			s.report(UndefinedResult, i.Where, lane)
		}
		dst[lane] = v & o.Mask
	}
	s.shadows.Set(fr.base+int(i.Dst), shadowed, mask)
}

// vector executes an operation on vectors: its results, then its operands, are lists.
func (s *Batch) vector(fr *Frame, i *code.Instr, mask uint64) {
	o := &s.p.Operations[i.Detail]
	out := fr.Function.List(i.A)
	at := i.A + int32(len(out)) + 1
	var lists [3][]int32
	var shadowed, undefined, unspecified, inFields uint64 // operands; results
	for k := range int(i.B) {
		lists[k] = fr.Function.List(at)
		at += int32(len(lists[k])) + 1
		for _, r := range lists[k] {
			shadowed |= s.ShadowedLanes(fr, r) & mask
			undefined |= s.undefinedLanes(fr, r, mask)
		}
	}
	for len(s.vectors) < int(i.B) {
		s.vectors = append(s.vectors, nil)
	}
	in := s.vectors[:i.B]
	var open map[int]shadow.Shadow // by lane: fields that are not determined though no operand has a shadow
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for k := range in {
			in[k] = in[k][:0]
			for _, r := range lists[k] {
				in[k] = append(in[k], s.Value(fr, r)[lane])
			}
		}
		s.args = o.Args
		v, outcome := o.Row.Vector(&s.args, in)
		switch {
		case o.Row.Fields != 0 && (shadowed>>lane&1 != 0 || outcome != fold.Defined):
			inFields |= 1 << lane
			if outcome == fold.Undefined && shadowed>>lane&1 == 0 {
				s.report(UndefinedResult, i.Where, lane)
			}
			if outcome != fold.Defined {
				if open == nil {
					open = map[int]shadow.Shadow{}
				}
				open[lane] = s.openFields(o, in[0])
			}
		case shadowed>>lane&1 != 0:
			unspecified |= 1 << lane
		case outcome == fold.Undefined:
			undefined |= 1 << lane
			s.report(UndefinedResult, i.Where, lane)
		case outcome == fold.Unspecified && s.m.Track != nil && s.m.Track.hasFreedom:
			unspecified |= 1 << lane
		}
		for k, r := range out {
			s.Value(fr, r)[lane] = v[k] & o.Mask
		}
	}
	undefined &^= inFields
	for _, r := range out {
		s.setUndetermined(fr, r, undefined, unspecified, mask)
	}
	if s.m.Track != nil && s.m.Track.hasFreedom && o.Row.Result() == fold.FloatVector {
		s.vectorNaNs(fr, o, out, mask&^(undefined|unspecified))
	}
	if track := s.m.Track; track != nil && track.freedoms[i.Detail].Every && (o.Row.Result() == fold.FloatVector ||
		o.Row.Result() == fold.Float) {
		s.vectorLimits(fr, o, out, track.freedoms[i.Detail].Freedom, mask&^(undefined|unspecified))
	}
	for m := inFields; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		s.fields(fr, o.Row.Fields, out, lists[0], lane, open[lane])
	}
}

// openFields returns the fields of a packed vector whose component alone has a result that is undefined, or unspecified
// where that is a freedom.
func (s *Batch) openFields(o *code.Operation, vector []uint64) (word shadow.Shadow) {
	alone := make([]uint64, len(vector))
	for k, v := range vector {
		clear(alone)
		alone[k] = v
		field := fold.Mask(o.Row.Fields) << (k * o.Row.Fields)
		switch _, outcome := o.Row.Vector(&s.args, [][]uint64{alone}); {
		case outcome == fold.Undefined:
			word.Undefined |= field
		case outcome == fold.Unspecified && s.m.Track != nil && s.m.Track.hasFreedom:
			word.Unspecified |= field
		}
	}
	return word
}

// fields gives the results of an operation that packs or unpacks their shadows where an operand has one, or where
// fields of the result are open: the bits of other components than those that are not determined are.
func (s *Batch) fields(fr *Frame, width int, out, in []int32, lane int, open shadow.Shadow) {
	if len(in) > 1 {
		word := open
		for k, r := range in {
			field := fold.Mask(width) << (k * width)
			switch x := s.shadow(fr, r, lane); {
			case x.Undefined != 0:
				word.Undefined |= field
			case x != (shadow.Shadow{}) && word.Undefined&field == 0:
				word.Unspecified |= field
			}
		}
		s.setShadow(fr, out[0], lane, word)
		return
	}
	word := s.shadow(fr, in[0], lane)
	for k, r := range out {
		field := fold.Mask(width) << (k * width)
		switch {
		case word.Undefined&field != 0:
			s.setShadow(fr, r, lane, shadow.AllUndefined)
		case word.Unspecified&field != 0:
			s.setShadow(fr, r, lane, shadow.AllUnspecified)
		}
	}
}

// vectorNaNs says of the results of an operation on vectors that are NaNs: their bits are unspecified.
func (s *Batch) vectorNaNs(fr *Frame, o *code.Operation, out []int32, lanes uint64) {
	for m := lanes; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for _, r := range out {
			if v := s.Value(fr, r)[lane]; o.Args.Format.IsNaN(v) {
				s.setShadow(fr, r, lane, shadow.AnyNaN(v, o.Args.Format))
			}
		}
	}
}

// vectorLimits gives the results of an operation on vectors that need not be correctly rounded their limits.
func (s *Batch) vectorLimits(fr *Frame, o *code.Operation, out []int32, free fold.Freedom, lanes uint64) {
	for m := lanes; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if free.Single { // nothing is known of what it is with floats of another width
			for _, r := range out {
				s.setShadow(fr, r, lane, shadow.AllUnspecified)
			}
			continue
		}
		v := make([]uint64, len(out))
		for k, r := range out {
			v[k] = s.Value(fr, r)[lane]
		}
		for k, b := range o.Row.VectorIntervals(&o.Args, v, free) {
			if o.Args.Format.IsNaN(v[k]) {
				continue
			}
			known := shadow.Bounded(b, o.Args.Format)
			if s.varies() {
				s.Value(fr, out[k])[lane], known = s.m.Track.varied(v[k], known, o.Args.Format)
			}
			s.setShadow(fr, out[k], lane, known)
		}
	}
}

// pick executes the choice of a component by an index.
func (s *Batch) pick(fr *Frame, i *code.Instr, mask uint64) {
	list, index := fr.Function.List(i.B), s.Value(fr, i.A)
	dst := s.Value(fr, i.Dst)
	undefined := s.undefinedLanes(fr, i.A, mask)
	unspecified := s.ShadowedLanes(fr, i.A) & mask &^ undefined
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := index[lane]
		if k >= uint64(len(list)) {
			s.report(UndefinedResult, i.Where, lane)
			undefined |= 1 << lane
			dst[lane] = 0
			continue
		}
		dst[lane] = s.Value(fr, list[k])[lane]
		s.copyShadow(fr, i.Dst, list[k], 1<<lane)
	}
	s.setUndetermined(fr, i.Dst, undefined, unspecified, undefined|unspecified)
}
