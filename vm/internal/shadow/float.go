package shadow

import (
	"math"
	"math/bits"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/spirv"
)

// replaceable reports whether other operations of real numbers may be in the place of o: all of its result is
// unspecified then.
func (o *Operation) replaceable() bool {
	return o.FastMath&fastmath.AllowReassoc != 0 ||
		o.FastMath&fastmath.AllowRecip != 0 && o.Row == fold.For(spirv.OpFDiv)
}

// Freedoms is what a run leaves unspecified of an operation.
type Freedoms struct {
	fold.Freedom
	some  bool // a freedom is asked for, so what fold.Unspecified says is taken for that
	Every bool // results for operands that are determined may be unspecified, whatever they are
	Zeros bool // they may be if they are zeros
	Nans  bool // their bits are if they are NaNs
}

// FreedomsOf returns what a run leaves unspecified of an operation.
func FreedomsOf(o *Operation, free fold.Freedom) Freedoms {
	f := Freedoms{Freedom: free, some: free != (fold.Freedom{})}
	f.SignedZero = free.SignedZero && o.FastMath&fastmath.NoSignedZeros != 0
	f.Contract = free.Contract && o.FastMath&fastmath.AllowContract != 0
	f.Relaxed = free.Relaxed && o.Relaxed
	f.Single = free.Single && o.Args.BecomesSingle()
	f.Finite = free.Finite && o.FastMath&fastmath.NoSignedZeros != 0 // one execution mode forbids both
	if o.Row == nil || o.Args.Format.Width == 0 {
		return f
	}
	computes := o.Row.Result() == fold.Float
	rounded := o.Row.Accuracy.Exact() && o.Row.Expand == nil
	f.Every = free.Flush || free.Costs.Has(o.Row) || f.Relaxed || f.Single || f.Finite || f.some && o.replaceable() ||
		o.FastMath&(fastmath.NoNaNs|fastmath.NoInfs) != 0 ||
		o.Row.Vector != nil && free.Precision && !rounded || computes && (free.Precision && !rounded || f.Contract &&
		o.Row == fold.For(spirv.OpFMul))
	f.Zeros, f.Nans = computes && f.SignedZero, computes && f.some
	return f
}

// float returns the shadow of the result v of an operation on floats, or that gives one, whose operands have no bits
// that are undefined.
func (o *Operation) float(a *fold.Args, in *[4]Shadow, v uint64, outcome fold.Outcome, free *Freedoms,
	limits *[4]fold.Interval) Shadow {
	undetermined, known := false, true
	for i, x := range [...]uint64{a.A, a.B, a.C, a.D} {
		if i >= o.N {
			break
		}
		undetermined = undetermined || !in[i].Determined()
		if o.Row.Operand(i) != fold.Float && o.Row.Operand(i) != fold.Same {
			known = known && in[i].Determined()
			continue
		}
		var ok bool
		limits[i], ok = in[i].limits(x, o.Format(i))
		known = known && ok
	}
	result := o.Row.Result()
	switch {
	case free.some && o.replaceable() && result == fold.Float:
		return AllUnspecified
	case outcome == fold.Unspecified && !known: // the lesser of a NaN and a number, say, is one of both
		return AllUnspecified
	case free.Nans && !free.Finite && !undetermined && a.Format.IsNaN(v):
		return AnyNaN(v, a.Format)
	case !known || result == fold.Float && a.Format.IsNaN(v): // no limits of a NaN, or of bits that are unspecified
		return unspecifiedWhere(undetermined || free.Finite && (result == fold.Float && a.Format.IsNaN(v) || o.nan(a)))
	case result != fold.Float && result != fold.Same:
		open := undetermined || free.Flush || free.Finite || free.Single
		return unspecifiedWhere(open && !o.Row.Constant(a, limits[:o.N], free.Freedom))
	}
	b, ok := o.Row.Interval(a, limits[:o.N], free.Freedom)
	if !ok {
		return AllUnspecified
	}
	return Bounded(b, a.Format)
}

func unspecifiedWhere(unspecified bool) Shadow {
	if unspecified {
		return AllUnspecified
	}
	return Shadow{}
}

// Format returns the format of operand i.
func (o *Operation) Format(i int) fold.Format {
	if i == 0 && o.Args.FromFormat.Width != 0 {
		return o.Args.FromFormat
	}
	return o.Args.Format
}

// nan reports whether an operand is a NaN.
func (o *Operation) nan(a *fold.Args) bool {
	for i, x := range []uint64{a.A, a.B, a.C, a.D}[:o.N] {
		if o.Row.Operand(i) == fold.Float && o.Format(i).IsNaN(x) {
			return true
		}
	}
	return false
}

// excluded reports whether a decoration or execution mode makes the result undefined, since a number is a NaN or an
// infinity.
func (o *Operation) excluded(a *fold.Args, v uint64) bool {
	if o.FastMath&(fastmath.NoNaNs|fastmath.NoInfs) == 0 {
		return false
	}
	bad := func(x uint64, f fold.Format) bool {
		return o.FastMath&fastmath.NoNaNs != 0 && f.IsNaN(x) || o.FastMath&fastmath.NoInfs != 0 && f.IsInf(x)
	}
	for i, x := range []uint64{a.A, a.B, a.C, a.D}[:o.N] {
		if c := o.Row.Operand(i); c == fold.Float && bad(x, o.Format(i)) || c == fold.Same && bad(x, a.Format) {
			return true
		}
	}
	return (o.Row.Result() == fold.Float || o.Row.Result() == fold.Same) && bad(v, a.Format)
}

// AnyZero is what is known of a zero whose sign is unspecified.
var AnyZero = fold.Interval{Low: math.Copysign(0, -1)}

// Bounded returns the shadow of a float within limits.
func Bounded(b fold.Interval, f fold.Format) Shadow {
	if b.IsPoint() {
		return Shadow{}
	}
	low, high := f.FromFloat64(b.Low, fold.Mode{}), f.FromFloat64(b.High, fold.Mode{})
	s := Shadow{Interval: b, Bounded: true, format: formatOf(f), Unspecified: fold.Mask(f.Width)}
	if (low^high)&f.SignBit() == 0 { // numbers of one sign are in the order of their bits
		s.Unspecified = fold.Mask(bits.Len64(low ^ high))
	}
	return s
}

// AnyNaN returns the shadow of a NaN v that an operation made. SPIR-V does not say which one that is; IEEE 754 says
// that it is a quiet one. Otherwise who tells NaNs by their bits might take it for an infinity.
func AnyNaN(v uint64, f fold.Format) Shadow {
	s := Shadow{NaN: true, format: formatOf(f), Unspecified: f.SignBit()}
	if quiet := f.NaN() &^ f.Infinity(); quiet != 0 {
		s.Unspecified |= fold.Mask(f.Fraction) &^ (v & quiet)
	}
	return s
}

// Operand returns the shadow that a scalar has for operations on floats of a format: these see no difference between
// NaNs.
func (s Shadow) Operand(f fold.Format) Shadow {
	if s.NaN && s.format == formatOf(f) {
		return Shadow{}
	}
	return s
}

// Limits returns between which numbers a scalar v with a shadow is; ok is false where that is not known, as of a NaN.
func (s *Shadow) Limits(v uint64, f fold.Format) (b fold.Interval, ok bool) { return s.limits(v, f) }

// limits returns limits of a scalar v with a shadow; ok is false where it has none as a float of a format.
func (s *Shadow) limits(v uint64, f fold.Format) (b fold.Interval, ok bool) {
	switch {
	case f.Width == 0 || f.IsNaN(v) || s.Bounded && s.format != formatOf(f):
		return b, false
	case s.Bounded:
		return s.Interval, true
	}
	return fold.Point(f.ToFloat64(v)), s.Undetermined() == 0
}

// Modified returns the shadow of an operand v of which the sign was changed. That of a zero is as unspecified as if an
// operation had changed it.
func (f *Freedoms) Modified(s Shadow, m Modifier, v uint64, format fold.Format) Shadow {
	if f.Zeros && m&Negated != 0 && s.Determined() && v&^format.SignBit() == 0 {
		return Bounded(AnyZero, format)
	}
	return s.modified(m, format.SignBit())
}

// modified returns the shadow of a scalar after its sign was changed.
func (s Shadow) modified(m Modifier, sign uint64) Shadow {
	s.valueNumber = 0
	if m&Absolute != 0 {
		s.Undefined &^= sign
		s.Unspecified &^= sign
		switch b := s.Interval; {
		case !s.Bounded:
		case math.Signbit(b.High):
			s = Bounded(fold.Interval{Low: -b.High, High: -b.Low}, s.format.long())
		case math.Signbit(b.Low):
			s = Bounded(fold.Interval{High: max(-b.Low, b.High)}, s.format.long())
		}
	}
	if m&Negated != 0 && s.Bounded {
		s.Interval = fold.Interval{Low: -s.Interval.High, High: -s.Interval.Low}
	}
	return s
}
