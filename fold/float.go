package fold

import (
	"math"
	"math/big"
)

// Correctly rounded operations of every format and mode. Each product and sum stands in a conversion of its own, so
// that no compiler fuses two of them. Where the machine has no instruction for a format or a mode, the result is
// computed as a float64 and the sign of its error: rounded to odd with it, the float64 has enough bits to be rounded
// once more without harm (Boldo and Melquiond, "Emulation of FMA and Correctly Rounded Sums: Proved Algorithms Using
// Rounding to Odd", 2008). A float64 that is rounded toward zero goes through math/big.

// Add returns a + b.
func (f Format) Add(a, b uint64, m Mode) uint64 {
	a, b = f.Flush(a, m), f.Flush(b, m)
	if !m.TowardZero {
		switch f {
		case Float32:
			return f.result32(f32(a)+f32(b), m)
		case Float64:
			return f.result64(f64(a)+f64(b), m)
		}
	}
	x, y := f.ToFloat64(a), f.ToFloat64(b)
	if f == Float64 && finite(x, y) {
		return f.fromBig(exact().Add(big.NewFloat(x), big.NewFloat(y)), f.sign(math.Signbit(x+y)), m)
	}
	sum, e := twoSum(x, y)
	return f.round(sum, e, m)
}

// Sub returns a - b.
func (f Format) Sub(a, b uint64, m Mode) uint64 {
	if f.IsNaN(b) {
		return f.NaN()
	}
	return f.Add(a, b^f.SignBit(), m)
}

// Mul returns a × b.
func (f Format) Mul(a, b uint64, m Mode) uint64 {
	a, b = f.Flush(a, m), f.Flush(b, m)
	if !m.TowardZero {
		switch f {
		case Float32:
			return f.result32(f32(a)*f32(b), m)
		case Float64:
			return f.result64(f64(a)*f64(b), m)
		}
	}
	x, y := f.ToFloat64(a), f.ToFloat64(b)
	if f == Float64 && finite(x, y) && x != 0 && y != 0 {
		return f.fromBig(exact().Mul(big.NewFloat(x), big.NewFloat(y)), 0, m)
	}
	return f.round(float64(x*y), 0, m) // exact in a float64 for the narrow formats
}

// Div returns a / b.
func (f Format) Div(a, b uint64, m Mode) uint64 {
	a, b = f.Flush(a, m), f.Flush(b, m)
	if !m.TowardZero {
		switch f {
		case Float32:
			return f.result32(f32(a)/f32(b), m)
		case Float64:
			return f.result64(f64(a)/f64(b), m)
		}
	}
	x, y := f.ToFloat64(a), f.ToFloat64(b)
	q := float64(x / y)
	if !finite(x, y) || x == 0 || y == 0 {
		return f.round(q, 0, m)
	}
	if f == Float64 {
		quotient := new(big.Float).SetPrec(128).SetMode(big.ToZero).Quo(big.NewFloat(x), big.NewFloat(y))
		return f.fromBigInexact(quotient, quotient.Acc() != big.Exact, m)
	}
	e := math.FMA(-q, y, x) // what is left over, of the sign of the error where y is positive
	if y < 0 {
		e = -e
	}
	return f.round(q, e, m)
}

// Sqrt returns the square root of a.
func (f Format) Sqrt(a uint64, m Mode) uint64 {
	a = f.Flush(a, m)
	x := f.ToFloat64(a)
	root := math.Sqrt(x)
	switch {
	case root != root || math.IsInf(root, 0) || root == 0 || f == Float64 && !m.TowardZero:
		return f.round(root, 0, m)
	case f == Float64:
		s := new(big.Float).SetPrec(128).SetMode(big.ToZero).Sqrt(big.NewFloat(x))
		square := exact().Mul(s, s)
		return f.fromBigInexact(s, square.Cmp(big.NewFloat(x)) != 0, m)
	}
	return f.round(root, math.FMA(-root, root, x), m)
}

// FMA returns a × b + c, rounded once.
func (f Format) FMA(a, b, c uint64, m Mode) uint64 {
	a, b, c = f.Flush(a, m), f.Flush(b, m), f.Flush(c, m)
	x, y, z := f.ToFloat64(a), f.ToFloat64(b), f.ToFloat64(c)
	if f == Float64 {
		r := math.FMA(x, y, z)
		if !m.TowardZero || !finite(x, y, z) || x == 0 || y == 0 {
			return f.result64(r, m)
		}
		product := exact().Mul(big.NewFloat(x), big.NewFloat(y))
		return f.fromBig(product.Add(product, big.NewFloat(z)), f.sign(math.Signbit(r)), m)
	}
	sum, e := twoSum(float64(x*y), z)
	return f.round(sum, e, m)
}

// Convert returns the number v of the format from in the format f.
func (f Format) Convert(v uint64, from Format, m Mode) uint64 {
	return f.FromFloat64(from.ToFloat64(v), m)
}

// result32 and result64 return what the machine computed, with one NaN for all.
func (f Format) result32(r float32, m Mode) uint64 {
	if r != r {
		return f.NaN()
	}
	return f.Flush(uint64(math.Float32bits(r)), m)
}

func (f Format) result64(r float64, m Mode) uint64 {
	if r != r {
		return f.NaN()
	}
	return f.Flush(math.Float64bits(r), m)
}

// round rounds the number that is r and a little more or less, as the sign of e says, to the format.
func (f Format) round(r, e float64, m Mode) uint64 {
	if r != r {
		return f.NaN()
	}
	if e != 0 && e == e {
		// To odd: r was rounded to nearest, so the number is between r and its neighbour on e's side.
		if b := math.Float64bits(r); b&1 == 0 {
			if e > 0 == (r > 0) {
				b++
			} else {
				b--
			}
			r = math.Float64frombits(b)
		}
	}
	return f.FromFloat64(r, m)
}

// twoSum returns x + y and its rounding error, exactly (Knuth, "The Art of Computer Programming", volume 2,
// 4.2.2, theorem B).
func twoSum(x, y float64) (sum, e float64) {
	sum = float64(x + y)
	if math.IsInf(sum, 0) {
		return sum, 0
	}
	yy := float64(sum - x)
	return sum, float64(float64(x-float64(sum-yy)) + float64(y-yy))
}

func f32(v uint64) float32 { return math.Float32frombits(uint32(v)) }
func f64(v uint64) float64 { return math.Float64frombits(v) }

func finite(list ...float64) bool {
	for _, x := range list {
		if x-x != 0 {
			return false
		}
	}
	return true
}

// exact returns a number to which sums and products of float64 are assigned without rounding.
func exact() *big.Float { return new(big.Float).SetPrec(4400) }

// fromBig rounds x, which is exact, to the format. A zero gets the sign bit zero.
func (f Format) fromBig(x *big.Float, zero uint64, m Mode) uint64 {
	if x.Sign() == 0 {
		return zero
	}
	return f.encodeBig(x, m)
}

// fromBigInexact rounds the number that is x, or in magnitude a little more where sticky is set.
func (f Format) fromBigInexact(x *big.Float, sticky bool, m Mode) uint64 {
	if sticky {
		below := new(big.Float).SetMantExp(big.NewFloat(float64(x.Sign())), x.MantExp(nil)-200)
		x = exact().Add(x, below)
	}
	return f.encodeBig(x, m)
}
