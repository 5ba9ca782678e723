package fold

import (
	"math"
	"math/bits"
)

// An element of the product of two cooperative matrices, plus one of a third, is a sum of products whose order and
// whose inner precision are the implementation's choice (SPV_KHR_cooperative_matrix). What is taken for granted here is
// that it computes with the precision of the result's format or with more, rounding either way.

// DotAdd returns c plus the products of a and b. They are added in float64, one after the other, and the sum is rounded
// to the format.
func (f Format) DotAdd(a, b []float64, c float64, m Mode) uint64 {
	for k, x := range a {
		c += float64(x * b[k])
	}
	return f.FromFloat64(c, m)
}

// DotAddInterval returns between which numbers c plus the products of a and b is, in whatever order they are added. Its
// ok is false where nothing is known: where partial sums may be infinite, for one. Where the sum is a NaN in any order,
// nan is true.
func (f Format) DotAddInterval(a, b []Interval, c Interval) (sum Interval, nan, ok bool) {
	t := terms{points: true, exact: true, quantum: math.MaxInt}
	t.add(c, c.IsPoint() || c.Low != c.Low, true)
	for k, x := range a {
		y := b[k]
		if x.IsPoint() && y.IsPoint() {
			p := x.Low * y.Low
			t.add(Point(p), true, math.FMA(x.Low, y.Low, -p) == 0)
			continue
		}
		if x.Low != x.Low || y.Low != y.Low {
			return sum, true, false
		}
		p, q, r, s := x.Low*y.Low, x.Low*y.High, x.High*y.Low, x.High*y.High
		t.add(Interval{min(p, q, r, s), max(p, q, r, s)}, false, false)
	}
	unit := math.Ldexp(1, -f.Fraction)
	n := float64(len(a) + 2)
	distance := t.most*n*unit/(1-n*unit) + 2*n*f.ToFloat64(1)
	finite := n*unit < 0.5 && t.most+distance <= f.ToFloat64(f.Max())
	switch {
	case t.nan || t.plus && t.minus && t.points:
		return sum, true, false
	case t.mayBeNaN, (t.plus || t.minus) && !t.points, !finite:
		return sum, false, false
	case t.plus:
		return Point(math.Inf(1)), false, true
	case t.minus:
		return Point(math.Inf(-1)), false, true
	case t.exact && t.points && (t.most == 0 || t.quantum >= exponent(f.ToFloat64(1)) &&
		t.most < math.Ldexp(1, t.quantum+f.Fraction+1)):
		return Point(t.sum.Low + 0).unsigned(), false, true
	}
	return t.sum.widened(f, distance), false, true
}

// terms sums up what is added.
type terms struct {
	sum         Interval // of what is finite
	most        float64  // of magnitudes
	points      bool     // all terms are numbers that are known
	exact       bool     // and they are as they were computed
	quantum     int      // exponent of the lowest bit of all of them
	plus, minus bool     // some are infinite
	nan         bool     // some are no number
	mayBeNaN    bool     // some may be none
}

// add adds a term, which may be a NaN: a number that is known or not, as it was computed or rounded.
func (t *terms) add(x Interval, point, exact bool) {
	t.points, t.exact = t.points && point, t.exact && exact
	if math.IsNaN(x.Low) || math.IsNaN(x.High) {
		t.nan, t.mayBeNaN = t.nan || point, true
		return
	}
	t.plus, t.minus = t.plus || math.IsInf(x.High, 1), t.minus || math.IsInf(x.Low, -1)
	if math.IsInf(x.High, 0) || math.IsInf(x.Low, 0) {
		return
	}
	t.sum.Low, t.sum.High = t.sum.Low+x.Low, t.sum.High+x.High
	t.most += max(math.Abs(x.Low), math.Abs(x.High))
	if x.Low != 0 {
		t.quantum = min(t.quantum, exponent(x.Low))
	}
}

// exponent returns that of the lowest bit of a number.
func exponent(x float64) int {
	fraction, e := math.Frexp(x)
	return e - 53 + bits.TrailingZeros64(uint64(math.Abs(math.Ldexp(fraction, 53))))
}
