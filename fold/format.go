package fold

import (
	"math"
	"math/big"
	"math/bits"
)

// Format is a binary floating-point format. A number is handed over as its bits, in the low bits of a uint64.
type Format struct {
	Width    int // in bits
	Fraction int // bits of the fraction, without the hidden one
	// Finite says that there are no infinities: the largest exponent is one of numbers, and NaN has all bits set.
	Finite bool
}

// The formats of SPIR-V: IEEE 754 binary16, binary32, binary64, the first half of a binary32, and two of the OCP
// 8-bit Floating Point Specification, which are only converted, but for products of matrices.
var (
	Float16  = Format{Width: 16, Fraction: 10}
	BFloat16 = Format{Width: 16, Fraction: 7}
	Float32  = Format{Width: 32, Fraction: 23}
	Float64  = Format{Width: 64, Fraction: 52}
	E4M3     = Format{Width: 8, Fraction: 3, Finite: true}
	E5M2     = Format{Width: 8, Fraction: 2}
)

// Mode says how a result is rounded, and what becomes of denormal numbers (the execution modes RoundingModeRTZ
// and DenormFlushToZero) and of those that are too large (the decoration SaturatedToLargestFloat8NormalConversionEXT).
// The zero value is rounding to nearest even, with denormals and infinities.
type Mode struct {
	TowardZero bool
	Flush      bool // denormal operands and results are 0, with their sign
	Saturate   bool // a result beyond the largest number, an infinity too, is that number
}

// bias is the exponent's bias, and the largest exponent.
func (f Format) bias() int { return 1<<(f.Width-f.Fraction-2) - 1 }

// exponentMask is the exponent field with all bits set, in its place.
func (f Format) exponentMask() uint64 {
	return (1<<(f.Width-1) - 1) &^ (1<<f.Fraction - 1)
}

// SignBit returns the number -0.
func (f Format) SignBit() uint64 { return 1 << (f.Width - 1) }

// Infinity returns +∞, or what stands for it in a format without: NaN.
func (f Format) Infinity() uint64 {
	if f.Finite {
		return f.SignBit() - 1
	}
	return f.exponentMask()
}

// NaN returns the quiet NaN that operations give.
func (f Format) NaN() uint64 {
	if f.Finite {
		return f.SignBit() - 1
	}
	return f.exponentMask() | 1<<(f.Fraction-1)
}

// Max returns the largest finite number.
func (f Format) Max() uint64 { return f.Infinity() - 1 }

// Top returns the largest magnitude that is not a NaN: +∞, or the largest number where there is none.
func (f Format) Top() uint64 {
	if f.Finite {
		return f.Max()
	}
	return f.exponentMask()
}

// IsNaN reports whether v is a NaN.
func (f Format) IsNaN(v uint64) bool { return v&^f.SignBit() > f.Top() }

// IsInf reports whether v is an infinity.
func (f Format) IsInf(v uint64) bool { return !f.Finite && v&^f.SignBit() == f.exponentMask() }

// IsDenormal reports whether v is a denormal number: nearer to 0 than all normal ones, and not 0.
func (f Format) IsDenormal(v uint64) bool { return v&f.exponentMask() == 0 && v&^f.SignBit() != 0 }

// Flush returns v, or the zero of its sign where it is denormal and the mode flushes.
func (f Format) Flush(v uint64, m Mode) uint64 {
	if m.Flush && f.IsDenormal(v) {
		return v & f.SignBit()
	}
	return v
}

// ToFloat64 returns the number v, exactly. A NaN gives a NaN.
func (f Format) ToFloat64(v uint64) float64 {
	switch f {
	case Float64:
		return math.Float64frombits(v)
	case Float32:
		return float64(math.Float32frombits(uint32(v)))
	case BFloat16:
		return float64(math.Float32frombits(uint32(v) << 16))
	}
	sign, magnitude := v>>(f.Width-1), v&^f.SignBit()
	exponent, fraction := int(magnitude>>f.Fraction), magnitude&(1<<f.Fraction-1)
	var x float64
	switch {
	case magnitude > f.Top():
		return math.NaN()
	case f.IsInf(magnitude):
		x = math.Inf(1)
	case exponent == 0:
		x = math.Ldexp(float64(fraction), 1-f.bias()-f.Fraction)
	default:
		x = math.Ldexp(float64(fraction|1<<f.Fraction), exponent-f.bias()-f.Fraction)
	}
	if sign != 0 {
		return -x
	}
	return x
}

// FromFloat64 rounds x to the format.
func (f Format) FromFloat64(x float64, m Mode) uint64 {
	if f == Float64 {
		return f.result64(x, m)
	}
	if f == Float32 && m == (Mode{}) && x == x {
		return uint64(math.Float32bits(float32(x)))
	}
	switch {
	case x != x:
		return f.NaN()
	case math.IsInf(x, 0) && m.Saturate:
		return f.sign(math.Signbit(x)) | f.Max()
	case math.IsInf(x, 0):
		return f.sign(math.Signbit(x)) | f.Infinity()
	case x == 0:
		return f.sign(math.Signbit(x))
	}
	fraction, exponent := math.Frexp(math.Abs(x))
	return f.encode(math.Signbit(x), uint64(math.Ldexp(fraction, 53)), exponent-53, false, m)
}

// FromInt rounds the integer whose magnitude and sign are given to the format.
func (f Format) FromInt(magnitude uint64, negative bool, m Mode) uint64 {
	if magnitude == 0 {
		return 0
	}
	return f.encode(negative, magnitude, 0, false, m)
}

// sign returns the sign bit if negative is set.
func (f Format) sign(negative bool) uint64 {
	if negative {
		return f.SignBit()
	}
	return 0
}

// encode rounds mantissa × 2^exponent, and a little more where sticky is set (less than a unit of mantissa, but not
// 0), to the format. mantissa is not 0; with sticky it has at least two bits more than a number of the format.
func (f Format) encode(negative bool, mantissa uint64, exponent int, sticky bool, m Mode) uint64 {
	shift := bits.LeadingZeros64(mantissa)
	mantissa <<= shift
	exponent += 63 - shift // the value is 1.xxx × 2^exponent
	// keep is how many bits of the mantissa the result has: fewer for denormals, none or less below them.
	keep := f.Fraction + 1
	biased := exponent + f.bias()
	if biased < 1 {
		keep += biased - 1
	}
	if keep < 0 {
		keep, mantissa, sticky = 0, 1, true // less than half of the smallest number
	}
	var result, rest uint64 // rest: what is cut off, as a fraction of a unit in the last place
	if keep == 0 {
		rest = mantissa
	} else {
		result, rest = mantissa>>(64-keep), mantissa<<keep
	}
	const half = 1 << 63
	if !m.TowardZero && (rest > half || rest == half && (sticky || result&1 != 0)) {
		result++
	}
	// The hidden bit carries into the exponent, and so does what rounds up to a power of two.
	if biased >= 1 {
		result += uint64(biased-1) << f.Fraction
	}
	if result >= f.Infinity() {
		result = f.Infinity()
		if m.TowardZero || m.Saturate {
			result = f.Max()
		}
	}
	return f.Flush(f.sign(negative)|result, m)
}

// encodeBig rounds a number that is not 0 to the format.
func (f Format) encodeBig(x *big.Float, m Mode) uint64 {
	short := new(big.Float).SetPrec(64).SetMode(big.ToZero)
	sticky := short.Abs(x).Acc() != big.Exact
	exponent := short.MantExp(short) // short is in [1/2, 1) now
	mantissa, _ := short.SetMantExp(short, 64).Uint64()
	return f.encode(x.Sign() < 0, mantissa, exponent-64, sticky, m)
}
