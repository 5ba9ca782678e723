package fold

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// reference rounds an exact number to a format by the definition: the candidates are the two numbers of
// the format around it.
func reference(f Format, x *big.Float, m Mode) uint64 {
	negative := x.Sign() < 0
	magnitude := new(big.Float).SetPrec(x.Prec()).Abs(x)
	// The largest number of the format that is not above magnitude, by bisection over the bits.
	low, high := uint64(0), f.Infinity()
	for high-low > 1 {
		mid := (low + high) / 2
		if big.NewFloat(f.ToFloat64(mid)).Cmp(magnitude) <= 0 {
			low = mid
		} else {
			high = mid
		}
	}
	result := low
	value := func(v uint64) *big.Float {
		if v == f.Infinity() { // as if the exponents went on, or, where NaN is one of the largest, the numbers
			top := new(big.Float).SetPrec(200).SetInt64(1)
			if f.Finite {
				top.SetInt64(1<<(f.Fraction+1) - 1)
				return top.SetMantExp(top, f.bias()+1-f.Fraction)
			}
			return top.SetMantExp(top, f.bias()+1)
		}
		return new(big.Float).SetPrec(5000).SetFloat64(f.ToFloat64(v))
	}
	if !m.TowardZero {
		below := new(big.Float).SetPrec(5000).Sub(magnitude, value(low))
		above := new(big.Float).SetPrec(5000).Sub(value(low+1), magnitude)
		if c := below.Cmp(above); c > 0 || c == 0 && low&1 != 0 {
			result = low + 1
		}
	}
	if m.Flush && f.IsDenormal(result) {
		result = 0
	}
	return f.sign(negative) | result
}

// formats are those with arithmetic, everyFormat also those that are only converted.
var (
	formats = map[string]Format{"half": Float16, "bfloat16": BFloat16, "float": Float32, "double": Float64}

	everyFormat = map[string]Format{"half": Float16, "bfloat16": BFloat16, "float": Float32, "double": Float64,
		"e4m3": E4M3, "e5m2": E5M2}
)

var modes = []Mode{{}, {TowardZero: true}, {Flush: true}, {TowardZero: true, Flush: true}}

// number returns a finite number of a format: special ones, neighbours of powers of two, anything.
func number(r *rand.Rand, f Format) uint64 {
	for {
		v := r.Uint64() & (1<<f.Width - 1)
		switch r.IntN(6) {
		case 0:
			v = []uint64{0, 1, 1 << f.Fraction, 1<<f.Fraction - 1, f.Max(), uint64(f.bias()) << f.Fraction}[r.IntN(6)]
			v |= f.sign(r.IntN(2) == 0)
		case 1: // few bits
			v &= r.Uint64() & r.Uint64() & r.Uint64()
		case 2: // near 1
			v = v&(1<<f.Fraction-1) | uint64(f.bias()+r.IntN(5)-2)<<f.Fraction | f.sign(r.IntN(2) == 0)
		case 3:
			v &= f.SignBit() | (1<<f.Fraction - 1) // denormal
		}
		if !f.IsNaN(v) && !f.IsInf(v) {
			return v
		}
	}
}

// TestRounding compares all operations with exact arithmetic and the definition of rounding.
func TestRounding(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	n := 20_000
	if testing.Short() {
		n = 2_000
	}
	for name, f := range everyFormat {
		count := n
		if f == Float64 {
			count /= 10
		}
		for range count {
			m := modes[r.IntN(len(modes))]
			a, b, c := number(r, f), number(r, f), number(r, f)
			if r.IntN(3) == 0 { // cancellation
				c = f.Mul(a, b, Mode{}) ^ f.SignBit()
				if f.IsInf(c) || f.IsNaN(c) {
					continue
				}
			}
			big3 := [3]*big.Float{}
			for i, v := range []uint64{a, b, c} {
				big3[i] = new(big.Float).SetPrec(5000).SetFloat64(f.ToFloat64(f.Flush(v, m)))
			}
			x, y, z := big3[0], big3[1], big3[2]
			want := func(op string, got uint64, exact *big.Float) {
				t.Helper()
				if exact.Sign() == 0 {
					if got&^f.SignBit() != 0 {
						t.Errorf("%s %s %v of %#x %#x %#x is %#x, want 0", name, op, m, a, b, c, got)
					}
				} else if w := reference(f, exact, m); got != w {
					t.Errorf("%s %s %v of %#x %#x %#x is %#x, want %#x", name, op, m, a, b, c, got, w)
				}
			}
			e := func() *big.Float { return new(big.Float).SetPrec(5000) }
			want("add", f.Add(a, b, m), e().Add(x, y))
			want("sub", f.Sub(a, b, m), e().Sub(x, y))
			want("mul", f.Mul(a, b, m), e().Mul(x, y))
			want("fma", f.FMA(a, b, c, m), e().Add(e().Mul(x, y), z))
			if y.Sign() != 0 {
				want("div", f.Div(a, b, m), e().Quo(x, y))
			}
			if x.Sign() > 0 {
				want("sqrt", f.Sqrt(a, m), e().Sqrt(x))
			}
			if w := f.FromFloat64(f.ToFloat64(a), m); w != f.Flush(a, m) {
				t.Errorf("%s %#x goes to float64 and comes back as %#x", name, a, w)
			}
			d := number(r, Float64)
			if exact := new(big.Float).SetFloat64(f64(d)); exact.Sign() != 0 {
				want("from double", f.FromFloat64(f64(d), m), exact)
			}
			i := r.Uint64() >> r.IntN(64)
			want("from integer", f.FromInt(i, false, m), new(big.Float).SetPrec(64).SetUint64(i))
		}
	}
}

// TestEightBits has the numbers of the OCP 8-bit Floating Point Specification, tables 1 to 3, and what becomes of those
// between and beyond.
func TestEightBits(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct {
		f    Format
		bits uint64
		want float64
	}{
		{E4M3, 0x7e, 448}, {E4M3, 0xfe, -448}, {E4M3, 0x08, 0x1p-6}, {E4M3, 0x07, 0.875 * 0x1p-6}, {E4M3, 0x01, 0x1p-9},
		{E4M3, 0x38, 1}, {E4M3, 0x78, 256}, {E4M3, 0x7f, nan}, {E4M3, 0xff, nan}, {E4M3, 0x80, math.Copysign(0, -1)},
		{E5M2, 0x7b, 57344}, {E5M2, 0xfb, -57344}, {E5M2, 0x04, 0x1p-14}, {E5M2, 0x03, 0.75 * 0x1p-14},
		{E5M2, 0x01, 0x1p-16}, {E5M2, 0x3c, 1}, {E5M2, 0x7c, inf}, {E5M2, 0xfc, -inf}, {E5M2, 0x7d, nan}, {E5M2, 0xff, nan},
	} {
		if got := c.f.ToFloat64(c.bits); !(got == c.want && math.Signbit(got) == math.Signbit(c.want)) && !(got != got &&
			c.want != c.want) {
			t.Errorf("%+v: %#x is %g, want %g", c.f, c.bits, got, c.want)
		}
		if isNaN := c.want != c.want; c.f.IsNaN(c.bits) != isNaN || c.f.IsInf(c.bits) != math.IsInf(c.want, 0) {
			t.Errorf("%+v: %#x: NaN %v, infinite %v", c.f, c.bits, c.f.IsNaN(c.bits), c.f.IsInf(c.bits))
		}
	}
	for _, c := range []struct {
		f    Format
		x    float64
		m    Mode
		want uint64
	}{
		{E4M3, 464, Mode{}, 0x7e}, {E4M3, 464.001, Mode{}, 0x7f}, {E4M3, inf, Mode{}, 0x7f}, {E4M3, -inf, Mode{}, 0xff},
		{E4M3, 464.001, Mode{Saturate: true}, 0x7e}, {E4M3, -1e30, Mode{Saturate: true}, 0xfe},
		{E4M3, inf, Mode{Saturate: true}, 0x7e}, {E4M3, nan, Mode{Saturate: true}, 0x7f},
		{E4M3, 479, Mode{TowardZero: true}, 0x7e}, {E4M3, 0x1p-10, Mode{}, 0}, {E4M3, 0x1.8p-10, Mode{}, 1},
		{E4M3, 1.0625, Mode{}, 0x38}, {E4M3, 1.1875, Mode{}, 0x3a}, {E4M3, 0x1p-9, Mode{Flush: true}, 0},
		{E5M2, 61439, Mode{}, 0x7b}, {E5M2, 61440, Mode{}, 0x7c}, {E5M2, 61440, Mode{Saturate: true}, 0x7b},
		{E5M2, -inf, Mode{Saturate: true}, 0xfb}, {E5M2, 1.125, Mode{}, 0x3c}, {E5M2, 1.375, Mode{}, 0x3e},
	} {
		if got := c.f.FromFloat64(c.x, c.m); got != c.want {
			t.Errorf("%+v: %g in %+v is %#x, want %#x", c.f, c.x, c.m, got, c.want)
		}
	}
	for _, f := range []Format{E4M3, E5M2} {
		for v := range uint64(256) {
			if got := Float32.Convert(v, f, Mode{}); f.Convert(got, Float32, Mode{}) != v && !f.IsNaN(v) {
				t.Errorf("%+v: %#x is %#x as a float, which is another number", f, v, got)
			}
		}
	}
}

// TestSpecialFloats has what exact arithmetic does not: zeros with signs, infinities, NaN.
func TestSpecialFloats(t *testing.T) {
	for name, f := range formats {
		one, zero, inf, nan := uint64(f.bias())<<f.Fraction, uint64(0), f.Infinity(), f.NaN()
		minus := f.SignBit()
		for _, m := range modes {
			for _, x := range []struct {
				what      string
				got, want uint64
			}{
				{"1 - 1", f.Sub(one, one, m), zero},
				{"-0 + -0", f.Add(minus, minus, m), minus},
				{"-0 + 0", f.Add(minus, zero, m), zero},
				{"0 - 0", f.Sub(zero, zero, m), zero},
				{"-0 * 1", f.Mul(minus, one, m), minus},
				{"0 * inf", f.Mul(zero, inf, m), nan},
				{"inf - inf", f.Sub(inf, inf, m), nan},
				{"inf + 1", f.Add(inf, one, m), inf},
				{"inf * -1", f.Mul(inf, one|minus, m), inf | minus},
				{"1 / 0", f.Div(one, zero, m), inf},
				{"1 / -0", f.Div(one, minus, m), inf | minus},
				{"0 / 0", f.Div(zero, zero, m), nan},
				{"1 / inf", f.Div(one, inf, m), zero},
				{"inf / inf", f.Div(inf, inf, m), nan},
				{"0 / -1", f.Div(zero, one|minus, m), minus},
				{"sqrt -0", f.Sqrt(minus, m), minus},
				{"sqrt -1", f.Sqrt(one|minus, m), nan},
				{"sqrt inf", f.Sqrt(inf, m), inf},
				{"nan - 1", f.Sub(nan, one, m), nan},
				{"1 - nan", f.Sub(one, nan|minus, m), nan},
				{"fma 0 inf 1", f.FMA(zero, inf, one, m), nan},
				{"fma 1 1 -1", f.FMA(one, one, one|minus, m), zero},
				{"fma -0 1 -0", f.FMA(minus, one, minus, m), minus},
				{"fma inf 1 -inf", f.FMA(inf, one, inf|minus, m), nan},
				{"nan converted", f.FromFloat64(math.NaN(), m), nan},
				{"inf converted", f.FromFloat64(math.Inf(-1), m), inf | minus},
			} {
				if x.got != x.want {
					t.Errorf("%s, mode %v: %s is %#x, want %#x", name, m, x.what, x.got, x.want)
				}
			}
		}
	}
}
