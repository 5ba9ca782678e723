package vm

import (
	"math/bits"

	"hone/fold"
)

// compute executes an operation on scalars.
func (s *subgroup) compute(fr *frame, i *instr, mask uint64) {
	o := &s.p.operations[i.detail]
	dst, a, b, c := s.Value(fr, i.dst), s.Value(fr, i.a), s.Value(fr, i.b), s.Value(fr, i.c)
	if m := i.mods; m != 0 {
		const low = 1<<modifierBits - 1
		a, b, c = s.modified(0, a, m&low, o.sign), s.modified(1, b, m>>modifierBits&low, o.sign), s.modified(2, c, m>>(2*modifierBits), o.sign)
	}
	if s.m.Track != nil && s.vague(fr, i, o, mask) {
		s.computeShadowed(fr, i, mask, o, [4][]uint64{a, b, c, s.Value(fr, i.d)})
		return
	}
	var taint uint64
	if o.choice {
		var second uint64
		for lane, v := range a {
			second |= (v & 1) << lane
		}
		taint = s.Taint(fr, i.a) | s.Taint(fr, i.b)&second | s.Taint(fr, i.c)&^second
	} else {
		taint = s.Taint(fr, i.a) | s.Taint(fr, i.b) | s.Taint(fr, i.c) | s.Taint(fr, i.d)
	}
	if o.kernel != nil {
		if i.flags&masked == 0 || mask == s.Alive {
			o.kernel(dst, a, b, c)
			s.shades.set(fr.base+int(i.dst), taint, mask)
			return
		}
		out := s.scratch[:len(dst)]
		o.kernel(out, a, b, c)
		copyLanes(dst, out, mask)
		s.shades.set(fr.base+int(i.dst), taint, mask)
		return
	}
	d := s.Value(fr, i.d)
	s.args = o.args
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
		v, outcome := o.compute(&s.args)
		switch {
		case outcome == fold.Undefined && s.chosen != nil:
			v = s.choice(bits.Len64(o.mask))
		case outcome == fold.Undefined && taint>>lane&1 == 0:
			taint |= 1 << lane
			s.report(UndefinedResult, i.where, lane)
		}
		dst[lane] = v & o.mask
	}
	s.shades.set(fr.base+int(i.dst), taint, mask)
}

// vector executes an operation on vectors: its results, then its operands, are lists.
func (s *subgroup) vector(fr *frame, i *instr, mask uint64) {
	o := &s.p.operations[i.detail]
	out := fr.f.list(i.a)
	at := i.a + int32(len(out)) + 1
	var lists [3][]int32
	var taint, undefined, open uint64 // operands; results
	for k := range int(i.b) {
		lists[k] = fr.f.list(at)
		at += int32(len(lists[k])) + 1
		for _, r := range lists[k] {
			taint |= s.Taint(fr, r) & mask
			undefined |= s.undefinedLanes(fr, r, mask)
		}
	}
	for len(s.vectors) < int(i.b) {
		s.vectors = append(s.vectors, nil)
	}
	in := s.vectors[:i.b]
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for k := range in {
			in[k] = in[k][:0]
			for _, r := range lists[k] {
				in[k] = append(in[k], s.Value(fr, r)[lane])
			}
		}
		s.args = o.args
		v, outcome := o.row.Vector(&s.args, in)
		switch {
		case taint>>lane&1 != 0:
			open |= 1 << lane
		case outcome == fold.Undefined:
			undefined |= 1 << lane
			s.report(UndefinedResult, i.where, lane)
		case outcome == fold.Free && s.m.Track != nil && s.m.Track.free:
			open |= 1 << lane
		}
		for k, r := range out {
			s.Value(fr, r)[lane] = v[k] & o.mask
		}
	}
	for _, r := range out {
		s.setVague(fr, r, undefined, open, mask)
	}
	if s.m.Track != nil && s.m.Track.free && o.row.Result() == fold.FloatVector {
		s.vectorNaNs(fr, o, out, mask&^(undefined|open))
	}
	if track := s.m.Track; track != nil && track.freedoms[i.detail].every && (o.row.Result() == fold.FloatVector || o.row.Result() == fold.Float) {
		s.vectorLimits(fr, o, out, track.freedoms[i.detail].Freedom, mask&^(undefined|open))
	}
}

// vectorNaNs says of the results of an operation on vectors that are NaNs that their bits are open.
func (s *subgroup) vectorNaNs(fr *frame, o *operation, out []int32, lanes uint64) {
	for m := lanes; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for _, r := range out {
			if v := s.Value(fr, r)[lane]; o.args.Format.IsNaN(v) {
				s.setShadow(fr, r, lane, anyNaN(v, o.args.Format))
			}
		}
	}
}

// vectorLimits gives the results of an operation on vectors that need not be correctly rounded their limits.
func (s *subgroup) vectorLimits(fr *frame, o *operation, out []int32, free fold.Freedom, lanes uint64) {
	for m := lanes; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		v := make([]uint64, len(out))
		for k, r := range out {
			v[k] = s.Value(fr, r)[lane]
		}
		for k, b := range o.row.VectorBounds(&o.args, v, free) {
			if !o.args.Format.IsNaN(v[k]) {
				s.setShadow(fr, out[k], lane, bounded(b, o.args.Format))
			}
		}
	}
}

// pick executes the choice of a component by an index.
func (s *subgroup) pick(fr *frame, i *instr, mask uint64) {
	list, index := fr.f.list(i.b), s.Value(fr, i.a)
	dst := s.Value(fr, i.dst)
	undefined := s.undefinedLanes(fr, i.a, mask)
	open := s.Taint(fr, i.a) & mask &^ undefined
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := index[lane]
		if k >= uint64(len(list)) {
			s.report(UndefinedResult, i.where, lane)
			undefined |= 1 << lane
			dst[lane] = 0
			continue
		}
		dst[lane] = s.Value(fr, list[k])[lane]
		s.copyTaint(fr, i.dst, list[k], 1<<lane)
	}
	s.setVague(fr, i.dst, undefined, open, undefined|open)
}
