package fold

import "math"

// Interval is what is known of a float where not all of its bits are: it is one of the numbers of its format from Low
// to High, both included. It is no NaN. -0 is below +0. An infinity is a number here: a result that may overflow has
// High = +Inf.
type Interval struct{ Low, High float64 }

// Point returns the interval that holds x alone. x is no NaN.
func Point(x float64) Interval { return Interval{x, x} }

// IsPoint reports whether b holds one number.
func (b Interval) IsPoint() bool { return math.Float64bits(b.Low) == math.Float64bits(b.High) }

// Contains reports whether x is one of the numbers.
func (b Interval) Contains(x float64) bool { return notAbove(b.Low, x) && notAbove(x, b.High) }

// Join returns the smallest interval that holds the numbers of both.
func (b Interval) Join(c Interval) Interval { return Interval{min(b.Low, c.Low), max(b.High, c.High)} }

// notAbove reports whether x is y or below it, -0 being below +0. It is false for a NaN.
func notAbove(x, y float64) bool {
	return x < y || x == y && (x != 0 || math.Signbit(x) || !math.Signbit(y))
}

// magnitudes returns the least and the largest magnitude of the numbers.
func (b Interval) magnitudes() (least, most float64) {
	low, high := math.Abs(b.Low), math.Abs(b.High)
	if b.Low <= 0 && b.High >= 0 {
		return 0, max(low, high)
	}
	return min(low, high), max(low, high)
}

// flushed adds the zeros that denormal numbers of a format become.
func (b Interval) flushed(f Format) Interval {
	normal := f.ToFloat64(1 << f.Fraction)
	if b.Low > 0 && b.Low < normal {
		b.Low = 0
	}
	if b.High < 0 && b.High > -normal {
		b.High = math.Copysign(0, -1)
	}
	return b
}

// unrounded adds, where the mode makes results that are denormal zeros, those that may have been.
func (b Interval) unrounded(a *Args) Interval {
	if !a.Mode.Flush {
		return b
	}
	normal := a.Format.ToFloat64(1 << a.Format.Fraction)
	if b.Low == 0 && math.Signbit(b.Low) {
		b.Low = -normal
	}
	if b.High == 0 && !math.Signbit(b.High) {
		b.High = normal
	}
	return b
}

// unsigned adds to a zero the one of the other sign.
func (b Interval) unsigned() Interval {
	if b.Low == 0 {
		b.Low = math.Copysign(0, -1)
	}
	if b.High == 0 {
		b.High = 0
	}
	return b
}

// widened returns b with a distance more on either side, rounded outward. A result that may be beyond the largest
// number of the format may be infinite as well as that number (Vulkan specification, "Precision of Individual
// Operations").
func (b Interval) widened(f Format, distance float64) Interval {
	most := f.ToFloat64(f.Max())
	low := math.Nextafter(min(b.Low, most)-distance, math.Inf(-1))
	high := math.Nextafter(max(b.High, -most)+distance, math.Inf(1))
	return Interval{low, high}.within(f)
}

// within returns the limits of the numbers of a format in b, with an infinity for what is beyond the largest.
func (b Interval) within(f Format) Interval {
	low, high, most := f.ToFloat64(f.above(b.Low)), f.ToFloat64(f.below(b.High)), f.ToFloat64(f.Max())
	if b.Low < -most {
		low = math.Inf(-1)
	}
	if b.High > most {
		high = math.Inf(1)
	}
	return Interval{low, high}
}

// outward returns the limits of b rounded to a format, away from the numbers in it.
func (b Interval) outward(f Format) Interval {
	return Interval{f.ToFloat64(f.below(b.Low)), f.ToFloat64(f.above(b.High))}
}

// below returns the largest number of the format that is not above x, and above the smallest that is not below it. x is
// no NaN.
func (f Format) below(x float64) uint64 {
	v := f.FromFloat64(x, Mode{})
	switch {
	case f.ToFloat64(v) <= x:
		return v
	case v&f.SignBit() != 0 || v == 0:
		return v + 1 | f.SignBit()
	}
	return v - 1
}

func (f Format) above(x float64) uint64 { return f.below(-x) ^ f.SignBit() }
