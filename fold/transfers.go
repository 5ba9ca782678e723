package fold

import "math"

// Transfer functions and choices of single operations. Transfer functions that are shared are in rowinterval.go.

// sines and cosines have turning points where the function is 1 or -1. Beyond half a turn they may have any value that
// there is.
func sines(r *Row, a *Args, in []Interval) (Interval, bool) {
	return wave(r, a, in, []float64{-math.Pi / 2, math.Pi / 2})
}

func cosines(r *Row, a *Args, in []Interval) (Interval, bool) { return wave(r, a, in, nil) }

func wave(r *Row, a *Args, in []Interval, turns []float64) (Interval, bool) {
	_, most := in[0].magnitudes()
	if most > math.Pi {
		return Interval{-1, 1}, most < 0x1p128
	}
	return extremes(r, a, in, turns)
}

// tangents are monotone between the poles next to zero.
func tangents(r *Row, a *Args, in []Interval) (Interval, bool) {
	if _, most := in[0].magnitudes(); most >= math.Pi/2 {
		return Interval{}, false
	}
	return corners(r, a, in)
}

// powers grow with the base or shrink with it, as the exponent's sign is, and with the exponent as the base is above or
// below 1.
func powers(r *Row, a *Args, in []Interval) (Interval, bool) { return extremes(r, a, in, []float64{1}) }

// fractions and parts are monotone between whole numbers.
func fractions(r *Row, a *Args, in []Interval) (Interval, bool) {
	in = a.flushed(in)
	if math.Floor(in[0].Low) != math.Floor(in[0].High) {
		return Interval{0, 1}, finite(in[0].Low, in[0].High)
	}
	return corners(r, a, in)
}

func parts(r *Row, a *Args, in []Interval) (Interval, bool) {
	in = a.flushed(in)
	if math.Trunc(in[0].Low) != math.Trunc(in[0].High) {
		return Interval{-1, 1}, finite(in[0].Low, in[0].High)
	}
	return corners(r, a, in)
}

// flushed returns intervals of what operands are after the mode has made denormal ones zero.
func (a *Args) flushed(in []Interval) []Interval {
	var out []Interval
	for i, b := range in {
		f := a.operandFormat(i)
		flush := func(x float64) float64 { return f.ToFloat64(f.Flush(f.FromFloat64(x, Mode{}), a.Mode)) }
		out = append(out, Interval{flush(b.Low), flush(b.High)})
	}
	return out
}

// significands are monotone for one exponent.
func significands(r *Row, a *Args, in []Interval) (Interval, bool) {
	in = a.flushed(in)
	_, low := math.Frexp(in[0].Low)
	_, high := math.Frexp(in[0].High)
	if low != high || in[0].Low <= 0 && in[0].High >= 0 {
		return Interval{-1, 1}, finite(in[0].Low, in[0].High)
	}
	return corners(r, a, in)
}

// truncated and floored are the transfer functions of remainders. They are monotone where the quotient does not change,
// and otherwise they have the sign of the first or the second operand, and are not larger than the second.
func truncated(r *Row, a *Args, in []Interval) (Interval, bool) { return remainders(r, a, in, false) }
func floored(r *Row, a *Args, in []Interval) (Interval, bool)   { return remainders(r, a, in, true) }

func remainders(r *Row, a *Args, in []Interval, floor bool) (Interval, bool) {
	b, ok := corners(r, a, in)
	in = a.flushed(in)
	x, y := in[0], in[1]
	whole := quotient(x.Low, y.Low, floor)
	if !ok || whole == quotient(x.Low, y.High, floor) && whole == quotient(x.High, y.Low, floor) &&
		whole == quotient(x.High, y.High, floor) {
		return b, ok
	}
	_, most := y.magnitudes()
	sign := x
	if floor {
		sign = y
	}
	b = Interval{math.Copysign(0, -1), 0}
	if sign.Low < 0 {
		b.Low = -most
	}
	if sign.High > 0 {
		b.High = most
	}
	return b, true
}

// quotient returns x / y without its fraction, or rounded down; a NaN, which differs from all, where that is too large
// to tell from its neighbours.
func quotient(x, y float64, floor bool) float64 {
	rest := mod(x, y)
	q := math.Round(float64((x - rest) / y))
	if !(math.Abs(q) < 0x1p50) {
		return math.NaN()
	}
	if floor && rest != 0 && (rest < 0) != (y < 0) {
		q--
	}
	return q
}

// scaled is the transfer function of what is not defined where it overflows.
func scaled(r *Row, a *Args, in []Interval) (Interval, bool) {
	b, ok := corners(r, a, in)
	return b, ok && finite(b.Low, b.High)
}

// adjacent is the transfer function of the number next to one in the direction of another: monotone, but where denormal
// numbers are as near as zero.
func adjacent(r *Row, a *Args, in []Interval) (Interval, bool) {
	b, ok := corners(r, a, in)
	return b, ok && !a.Mode.Flush
}

// either is the transfer function of an operation whose result is one of its two operands.
func either(_ *Row, a *Args, in []Interval) (Interval, bool) {
	b := in[0].Join(in[1])
	if a.Mode.Flush {
		b = b.flushed(a.Format)
	}
	return b, true
}

// zeros are the choices of a minimum or maximum, which are none where an operand is a NaN.
func zeros(a *Args) (Interval, bool) {
	return Interval{math.Copysign(0, -1), 0}, !a.Format.IsNaN(a.A) && !a.Format.IsNaN(a.B) && !a.Format.IsNaN(a.C)
}

// neighbours are the whole numbers around the operand.
func neighbours(a *Args) (Interval, bool) {
	return Interval{math.Floor(a.number()), math.Ceil(a.number())}, true
}

// nearOne are the choices of a fraction that rounds to 1.
func nearOne(a *Args) (Interval, bool) { return Interval{1 - a.Format.ULP(0.5), 1}, true }

// underflow has the choices of a result that may be zero.
func underflow(a *Args) (Interval, bool) {
	v, _ := a.ldexp()
	x := a.Format.ToFloat64(v)
	return Point(x).Join(Point(math.Copysign(0, x))), x == x
}

// quantized are the numbers that a half can hold around the operand.
func quantized(a *Args) (Interval, bool) {
	x := a.Format.ToFloat64(a.A)
	half := func(v uint64) float64 { return Float16.ToFloat64(Float16.Flush(v, Mode{Flush: true})) }
	return Interval{half(Float16.below(x)), half(Float16.above(x))}, true
}
