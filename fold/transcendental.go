package fold

import (
	"math"
	"math/bits"
)

// Transcendental functions in float64, for results of 16 and 32 bits: the error is below 2^-44 of the result (and of 1
// for sines of arguments next to a multiple of π), so the rounded result is one of the two nearest numbers, and nearly
// always the nearest. They are here and not in package math because they must give the same bits on every processor:
// each product stands in a conversion, which keeps the compiler from fusing it with a sum. Argument reductions and
// series are the textbook ones (Muller, "Elementary Functions", 2016).

// series returns c[0] + c[1] x + c[2] x² + ...
func series(x float64, c ...float64) float64 {
	sum := c[len(c)-1]
	for i := len(c) - 2; i >= 0; i-- {
		sum = float64(sum*x) + c[i]
	}
	return sum
}

// ln2High has 32 bits, so that its product with an exponent is exact; ln2Low is the rest of the logarithm of 2.
const (
	ln2High = 0x1.62e42feep-1
	ln2Low  = 0x1.a39ef35793c76p-33
)

// exp returns e^x.
func exp(x float64) float64 {
	switch {
	case x != x || math.IsInf(x, 1):
		return x
	case x > 710:
		return math.Inf(1)
	case x < -750:
		return 0
	}
	k := math.Floor(float64(x*math.Log2E) + 0.5)
	r := float64(x-float64(k*ln2High)) - float64(k*ln2Low)
	return math.Ldexp(expSeries(r), int(k))
}

// exp2 returns 2^x. Whole numbers give exact results.
func exp2(x float64) float64 {
	switch {
	case x != x || math.IsInf(x, 1):
		return x
	case x > 1025:
		return math.Inf(1)
	case x < -1080:
		return 0
	}
	k := math.Floor(x + 0.5)
	return math.Ldexp(expSeries(float64((x-k)*math.Ln2)), int(k))
}

// expSeries returns e^r for |r| up to ln(2)/2.
func expSeries(r float64) float64 {
	return series(r, 1, 1, 1./2, 1./6, 1./24, 1./120, 1./720, 1./5040, 1./40320, 1./362880, 1./3628800, 1./39916800,
		1./479001600, 1./6227020800)
}

// log returns the natural logarithm of x.
func log(x float64) float64 {
	m, k, ok := logParts(x)
	if !ok {
		return m
	}
	return float64(k*ln2High) + (float64(k*ln2Low) + m)
}

// log2 returns the logarithm of x to base 2. Powers of two give exact results.
func log2(x float64) float64 {
	m, k, ok := logParts(x)
	if !ok {
		return m
	}
	return k + float64(m*math.Log2E)
}

// logParts returns ln(f) and k where x = f × 2^k, f between √½ and √2. Where there are none, ok is false
// and ln is the logarithm itself.
func logParts(x float64) (ln, k float64, ok bool) {
	switch {
	case x != x || x < 0:
		return math.NaN(), 0, false
	case x == 0:
		return math.Inf(-1), 0, false
	case math.IsInf(x, 1):
		return x, 0, false
	}
	f, e := math.Frexp(x)
	if f < math.Sqrt2/2 {
		f, e = 2*f, e-1
	}
	s := (f - 1) / (f + 1) // ln(f) = 2 artanh(s)
	z := float64(s * s)
	return float64(2 * s * series(z, 1, 1./3, 1./5, 1./7, 1./9, 1./11, 1./13, 1./15, 1./17, 1./19, 1./21)), float64(e),
		true
}

// pow returns x^y for x not below 0.
func pow(x, y float64) float64 {
	switch {
	case x != x || y != y || x < 0:
		return math.NaN()
	case y == 0 || x == 1:
		return 1
	}
	return exp2(float64(y * log2(x)))
}

// twoOverPi is the start of the binary expansion of 2/π, 64 bits a word.
var twoOverPi = [...]uint64{0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561}

// reduce returns x modulo π/2, between -π/4 and π/4, and which of the four quarters of a turn that is in. x is
// finite and below 2^128.
func reduce(x float64) (r float64, quarter int) {
	fraction, e := math.Frexp(math.Abs(x))
	if e < 0 { // below 1/2
		return x, 0
	}
	// x = mantissa × 2^(e-53). Multiplied by 2/π only the bits around the binary point count: those of 2/π above them give
	// whole turns.
	mantissa := uint64(math.Ldexp(fraction, 53))
	skip := max(0, e-53-2) // bits of 2/π that only give multiples of 4
	word, shift := skip/64, skip%64
	var window [3]uint64
	for i := range window {
		window[i] = twoOverPi[word+i] << shift
		if word+i+1 < len(twoOverPi) {
			window[i] |= twoOverPi[word+i+1] >> (64 - shift)
		}
	}
	// product has 53 + 192 bits; the top word of the four is p3.
	h0, p0 := bits.Mul64(mantissa, window[2])
	h1, l1 := bits.Mul64(mantissa, window[1])
	h2, l2 := bits.Mul64(mantissa, window[0])
	p1, c := bits.Add64(h0, l1, 0)
	p2, c := bits.Add64(h1, l2, c)
	p3 := h2 + c
	_ = p0
	// The value is product × 2^(e-53-192-skip): the binary point stands that far from the right.
	point := 192 + skip + 53 - e // of 256 bits; 192 to 245
	// Shift left so that the two bits above the point are at the top.
	up := 256 - point - 2
	for range up / 64 {
		p3, p2, p1 = p2, p1, 0
	}
	if s := uint(up % 64); s != 0 {
		p3 = p3<<s | p2>>(64-s)
		p2 = p2<<s | p1>>(64-s)
	}
	quarter = int(p3 >> 62)
	p3 = p3<<2 | p2>>62
	p2 <<= 2
	negative := x < 0
	if p3>>63 != 0 { // above one half: the next quarter, minus something
		quarter++
		var borrow uint64
		p2, borrow = bits.Sub64(0, p2, 0)
		p3, _ = bits.Sub64(0, p3, borrow)
		negative = !negative
	}
	zeros := bits.LeadingZeros64(p3)
	if zeros == 64 {
		p3, p2 = p2, 0
		r = math.Ldexp(float64(p3), -128)
	} else {
		if zeros > 0 {
			p3 = p3<<zeros | p2>>(64-zeros)
		}
		r = math.Ldexp(float64(p3), -64-zeros)
	}
	r = float64(r * (math.Pi / 2))
	if negative {
		r = -r
	}
	if x < 0 {
		quarter = -quarter
	}
	return r, quarter & 3
}

// sinSeries and cosSeries return sine and cosine of r, at most π/4 in magnitude.
func sinSeries(r float64) float64 {
	return float64(r * series(float64(r*r), 1, -1./6, 1./120, -1./5040, 1./362880, -1./39916800, 1./6227020800,
		-1./1307674368000))
}

func cosSeries(r float64) float64 {
	return series(float64(r*r), 1, -1./2, 1./24, -1./720, 1./40320, -1./3628800, 1./479001600, -1./87178291200,
		1./20922789888000)
}

// sin returns the sine of x in radians.
func sin(x float64) float64 { return turn(x, 0) }

// cos returns the cosine of x in radians.
func cos(x float64) float64 { return turn(x, 1) }

// turn returns the sine of x and some quarters of a turn.
func turn(x float64, quarters int) float64 {
	if !(math.Abs(x) < 0x1p128) { // no float of 32 bits is larger, and SPIR-V has no sine of others
		return math.NaN()
	}
	r, q := reduce(x)
	q += quarters
	v := 0.0
	if q&1 == 0 {
		v = sinSeries(r)
	} else {
		v = cosSeries(r)
	}
	if q&2 != 0 {
		return -v
	}
	return v
}

// tan returns the tangent of x in radians.
func tan(x float64) float64 { return sin(x) / cos(x) }

// atan returns the angle, between -π/2 and π/2, whose tangent is x.
func atan(x float64) float64 {
	switch {
	case x != x || x == 0:
		return x
	case x > 1:
		return math.Pi/2 - atan(1/x)
	case x < -1:
		return -math.Pi/2 - atan(1/x)
	}
	// Half of the angle, twice: at most π/16 is left.
	for range 2 {
		x /= 1 + math.Sqrt(1+float64(x*x))
	}
	return float64(4 * x * series(float64(x*x), 1, -1./3, 1./5, -1./7, 1./9, -1./11, 1./13, -1./15, 1./17, -1./19, 1./21,
		-1./23, 1./25))
}

// atan2 returns the angle of the point (x, y).
func atan2(y, x float64) float64 {
	switch {
	case x != x || y != y:
		return math.NaN()
	case y == 0:
		if math.Signbit(x) {
			return math.Copysign(math.Pi, y)
		}
		return y
	case math.IsInf(x, 0) && math.IsInf(y, 0):
		if x > 0 {
			return math.Copysign(math.Pi/4, y)
		}
		return math.Copysign(3*math.Pi/4, y)
	case math.IsInf(x, 1):
		return math.Copysign(0, y)
	case math.IsInf(x, -1):
		return math.Copysign(math.Pi, y)
	case x == 0 || math.Abs(y/x) == math.Inf(1):
		return math.Copysign(math.Pi/2, y)
	}
	a := atan(y / x)
	if x < 0 {
		return a + math.Copysign(math.Pi, y)
	}
	return a
}

// asin and acos return the angle whose sine or cosine is x.
func asin(x float64) float64 { return atan2(x, math.Sqrt(float64((1-x)*(1+x)))) }
func acos(x float64) float64 { return atan2(math.Sqrt(float64((1-x)*(1+x))), x) }

// expm1 returns e^x - 1, without cancellation next to 0.
func expm1(x float64) float64 {
	if math.Abs(x) > 0.3 {
		return exp(x) - 1
	}
	return float64(x * series(x, 1, 1./2, 1./6, 1./24, 1./120, 1./720, 1./5040, 1./40320, 1./362880, 1./3628800,
		1./39916800, 1./479001600, 1./6227020800))
}

// log1p returns ln(1 + x), without cancellation next to 0.
func log1p(x float64) float64 {
	if math.Abs(x) > 0.25 {
		return log(1 + x)
	}
	s := x / (2 + x)
	return float64(2 * s * series(float64(s*s), 1, 1./3, 1./5, 1./7, 1./9, 1./11, 1./13, 1./15, 1./17, 1./19, 1./21))
}

func sinh(x float64) float64 {
	if x-x != 0 || x == 0 {
		return x
	}
	a := math.Abs(x)
	if a > 40 { // e^-a does not count
		return math.Copysign(exp(a)/2, x)
	}
	e := expm1(a)
	return math.Copysign((e+e/(e+1))/2, x)
}

func cosh(x float64) float64 { return (exp(x) + exp(-x)) / 2 }

func tanh(x float64) float64 {
	switch {
	case x != x || x == 0:
		return x
	case math.Abs(x) > 22:
		return math.Copysign(1, x)
	}
	e := expm1(2 * math.Abs(x))
	return math.Copysign(e/(e+2), x)
}

func asinh(x float64) float64 {
	a := math.Abs(x)
	if x-x != 0 || x == 0 {
		return x
	}
	if a > 1e9 {
		return math.Copysign(log(a)+math.Ln2, x)
	}
	return math.Copysign(log1p(a+float64(a*a)/(1+math.Sqrt(1+float64(a*a)))), x)
}

func acosh(x float64) float64 {
	if x > 1e9 {
		return log(x) + math.Ln2
	}
	t := x - 1
	return log1p(t + math.Sqrt(float64(2*t)+float64(t*t)))
}

func atanh(x float64) float64 {
	if x == 0 {
		return x
	}
	return math.Copysign(log1p(2*math.Abs(x)/(1-math.Abs(x)))/2, x)
}
