package vm

import (
	"math"
	"math/bits"

	"hone/fold"
	"hone/spirv"
)

// freedoms is what a run leaves open of an operation.
type freedoms struct {
	fold.Freedom
	some  bool // a freedom is asked for, so what fold calls free is open
	every bool // results for operands that are determined may be open, whatever they are
	zeros bool // they may be if they are zeros
	nans  bool // their bits are if they are NaNs
}

// freedomsOf returns what a run leaves open of an operation.
func freedomsOf(o *shadedOperation, free fold.Freedom) freedoms {
	f := freedoms{Freedom: free, some: free != (fold.Freedom{})}
	f.SignedZero = free.SignedZero && o.loose&zeroSigns != 0
	f.Contract = free.Contract && o.loose&contraction != 0
	f.Finite = free.Finite && o.loose&zeroSigns != 0 // one execution mode forbids both
	if o.row == nil || o.args.Format.Width == 0 {
		return f
	}
	computes := o.row.Result() == fold.Float
	rounded := o.row.Accuracy.Exact() && o.row.Expand == nil
	f.every = free.Flush || f.Finite || f.some && o.loose&reordering != 0 || o.loose&(noNaN|noInfinity) != 0 ||
		o.row.Vector != nil && free.Precision && !rounded || computes && (free.Precision && !rounded || f.Contract && o.row == fold.For(spirv.OpFMul))
	f.zeros, f.nans = computes && f.SignedZero, computes && f.some
	return f
}

// float returns the shadow of the result v of an operation on floats, or that gives one, whose operands have no bits that are undefined.
func (o *shadedOperation) float(a *fold.Args, in *[4]Shadow, v uint64, free *freedoms) Shadow {
	var limits [4]fold.Bound
	vague, known := false, true
	for i, x := range []uint64{a.A, a.B, a.C, a.D}[:o.n] {
		vague = vague || in[i] != Shadow{}
		if o.row.Operand(i) != fold.Float && o.row.Operand(i) != fold.Same {
			known = known && in[i] == Shadow{}
			continue
		}
		var ok bool
		limits[i], ok = in[i].limits(x, o.format(i))
		known = known && ok
	}
	result := o.row.Result()
	switch {
	case free.some && o.loose&reordering != 0 && result == fold.Float:
		return allOpen
	case free.nans && !free.Finite && !vague && a.Format.IsNaN(v):
		return anyNaN(v, a.Format)
	case !known || result == fold.Float && a.Format.IsNaN(v): // no limits of a NaN, or of bits that are open
		return openWhere(vague || free.Finite && (result == fold.Float && a.Format.IsNaN(v) || o.nan(a)))
	case result != fold.Float && result != fold.Same:
		return openWhere((vague || free.Flush || free.Finite) && !o.row.Decided(a, limits[:o.n], free.Freedom))
	}
	b, ok := o.row.Bounds(a, limits[:o.n], free.Freedom)
	if !ok {
		return allOpen
	}
	return bounded(b, a.Format)
}

func openWhere(open bool) Shadow {
	if open {
		return allOpen
	}
	return Shadow{}
}

// format returns the format of operand i.
func (o *shadedOperation) format(i int) fold.Format {
	if i == 0 && o.args.FromFormat.Width != 0 {
		return o.args.FromFormat
	}
	return o.args.Format
}

// nan reports whether an operand is a NaN.
func (o *shadedOperation) nan(a *fold.Args) bool {
	for i, x := range []uint64{a.A, a.B, a.C, a.D}[:o.n] {
		if o.row.Operand(i) == fold.Float && o.format(i).IsNaN(x) {
			return true
		}
	}
	return false
}

// excluded reports whether a decoration or execution mode makes the result undefined, since a number is a NaN or an infinity.
func (o *shadedOperation) excluded(a *fold.Args, v uint64) bool {
	if o.loose&(noNaN|noInfinity) == 0 {
		return false
	}
	bad := func(x uint64, f fold.Format) bool {
		return o.loose&noNaN != 0 && f.IsNaN(x) || o.loose&noInfinity != 0 && f.IsInf(x)
	}
	for i, x := range []uint64{a.A, a.B, a.C, a.D}[:o.n] {
		if o.row.Operand(i) == fold.Float && bad(x, o.format(i)) {
			return true
		}
	}
	return o.row.Result() == fold.Float && bad(v, a.Format)
}

// anyZero is what is known of a zero whose sign is open.
var anyZero = fold.Bound{Low: math.Copysign(0, -1)}

// bounded returns the shadow of a float within limits.
func bounded(b fold.Bound, f fold.Format) Shadow {
	if b.IsPoint() {
		return Shadow{}
	}
	low, high := f.FromFloat64(b.Low, fold.Mode{}), f.FromFloat64(b.High, fold.Mode{})
	s := Shadow{Bound: b, Bounded: true, format: f, Open: fold.Mask(f.Width)}
	if (low^high)&f.SignBit() == 0 { // numbers of one sign are in the order of their bits
		s.Open = fold.Mask(bits.Len64(low ^ high))
	}
	return s
}

// anyNaN returns the shadow of a NaN v that an operation made. SPIR-V does not say which one that is; IEEE 754 says that it is a quiet one. Otherwise
// who tells NaNs by their bits might take it for an infinity.
func anyNaN(v uint64, f fold.Format) Shadow {
	quiet := f.NaN() &^ f.Infinity()
	return Shadow{NaN: true, format: f, Open: (f.SignBit() | fold.Mask(f.Fraction)) &^ (v & quiet)}
}

// operand returns the shadow that a scalar has for operations on floats of a format: these see no difference between NaNs.
func (s Shadow) operand(f fold.Format) Shadow {
	if s.NaN && s.format == f {
		return Shadow{}
	}
	return s
}

// limits returns limits of a scalar v with a shadow; ok is false where it has none as a float of a format.
func (s *Shadow) limits(v uint64, f fold.Format) (b fold.Bound, ok bool) {
	switch {
	case f.Width == 0 || f.IsNaN(v) || s.Bounded && s.format != f:
		return b, false
	case s.Bounded:
		return s.Bound, true
	}
	return fold.Point(f.ToFloat64(v)), s.vague() == 0
}

// modified returns the shadow of an operand v of which the sign was changed. That of a zero is as open as if an operation had changed it.
func (f *freedoms) modified(s Shadow, m modifier, v uint64, format fold.Format) Shadow {
	if f.zeros && m&negated != 0 && s == (Shadow{}) && v&^format.SignBit() == 0 {
		return bounded(anyZero, format)
	}
	return s.modified(m, format.SignBit())
}

// modified returns the shadow of a scalar after its sign was changed.
func (s Shadow) modified(m modifier, sign uint64) Shadow {
	s.choice = 0
	if m&absolute != 0 {
		s.Undefined &^= sign
		s.Open &^= sign
		switch b := s.Bound; {
		case !s.Bounded:
		case math.Signbit(b.High):
			s = bounded(fold.Bound{Low: -b.High, High: -b.Low}, s.format)
		case math.Signbit(b.Low):
			s = bounded(fold.Bound{High: max(-b.Low, b.High)}, s.format)
		}
	}
	if m&negated != 0 && s.Bounded {
		s.Bound = fold.Bound{Low: -s.Bound.High, High: -s.Bound.Low}
	}
	return s
}
