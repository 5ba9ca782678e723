package fold

import (
	"math"

	"hone/spirv"
)

// openclMathRows are the instructions of OpenCL.std on floats whose results need not be correctly rounded, and those
// that have two results, of which the second goes through their last operand. How exact they have to be is what the
// full profile asks for (OpenCL C specification, "Relative Error as ULPs"). What it leaves to the implementation is
// unspecified, and so are results of 64 bits, for which the functions here are not exact enough.
var openclMathRows = [...]Row{
	spirv.OpenCLStdAcos:  {Sig: "f>f", Accuracy: ulps4, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(acos) }},
	spirv.OpenCLStdAcosh: {Sig: "f>f", Accuracy: ulps4, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(acosh) }},
	spirv.OpenCLStdAcospi: {Sig: "f>f", Accuracy: ulps5, Compute: func(a *Args) (uint64, Outcome) {
		return a.inexact(func(x float64) float64 { return acos(x) / math.Pi })
	}},
	spirv.OpenCLStdAsin:  {Sig: "f>f", Accuracy: ulps4, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(asin) }},
	spirv.OpenCLStdAsinh: {Sig: "f>f", Accuracy: ulps4, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(asinh) }},
	spirv.OpenCLStdAsinpi: {Sig: "f>f", Accuracy: ulps5, Compute: func(a *Args) (uint64, Outcome) {
		return a.inexact(func(x float64) float64 { return asin(x) / math.Pi })
	}},
	spirv.OpenCLStdAtan:  {Sig: "f>f", Accuracy: ulps5, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(atan) }},
	spirv.OpenCLStdAtan2: {Sig: "ff>f", Accuracy: ulps6, Compute: func(a *Args) (uint64, Outcome) { return a.inexact2(atan2) }},
	spirv.OpenCLStdAtanh: {Sig: "f>f", Accuracy: ulps5, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(atanh) }},
	spirv.OpenCLStdAtanpi: {Sig: "f>f", Accuracy: ulps5, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) {
		return a.inexact(func(x float64) float64 { return atan(x) / math.Pi })
	}},
	spirv.OpenCLStdAtan2pi: {Sig: "ff>f", Accuracy: ulps6, Compute: func(a *Args) (uint64, Outcome) {
		return a.inexact2(func(y, x float64) float64 { return atan2(y, x) / math.Pi })
	}},
	spirv.OpenCLStdCbrt:  {Sig: "f>f", Accuracy: ulps2, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(cbrt) }},
	spirv.OpenCLStdCos:   {Sig: "f>f", Accuracy: ulps4, Transfer: cosines, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(cos) }},
	spirv.OpenCLStdCosh:  {Sig: "f>f", Accuracy: ulps4, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(cosh) }},
	spirv.OpenCLStdCospi: {Sig: "f>f", Accuracy: ulps4, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(cosPi) }},
	spirv.OpenCLStdErfc:  {Sig: "f>f", Accuracy: ulps16, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(erfc) }},
	spirv.OpenCLStdErf:   {Sig: "f>f", Accuracy: ulps16, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(erf) }},
	spirv.OpenCLStdExp:   {Sig: "f>f", Accuracy: ulps3, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(exp) }},
	spirv.OpenCLStdExp2:  {Sig: "f>f", Accuracy: ulps3, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(exp2) }},
	spirv.OpenCLStdExp10: {Sig: "f>f", Accuracy: ulps3, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(exp10) }},
	spirv.OpenCLStdExpm1: {Sig: "f>f", Accuracy: ulps3, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(expm1) }},
	spirv.OpenCLStdHypot: {Sig: "ff>f", Accuracy: ulps4, Compute: func(a *Args) (uint64, Outcome) { return a.inexact2(hypot) }},
	spirv.OpenCLStdLog:   {Sig: "f>f", Accuracy: ulps3, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(log) }},
	spirv.OpenCLStdLog2:  {Sig: "f>f", Accuracy: ulps3, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(log2) }},
	spirv.OpenCLStdLog10: {Sig: "f>f", Accuracy: ulps3, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(log10) }},
	spirv.OpenCLStdLog1p: {Sig: "f>f", Accuracy: ulps2, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(log1p) }},
	spirv.OpenCLStdPow:   {Sig: "ff>f", Accuracy: ulps16, Compute: func(a *Args) (uint64, Outcome) { return a.inexact2(powAny) }},
	spirv.OpenCLStdPown:  {Sig: "fi>f", Accuracy: ulps16, Compute: func(a *Args) (uint64, Outcome) { return a.inexactInt(powAny) }},
	spirv.OpenCLStdPowr:  {Sig: "ff>f", Accuracy: ulps16, Compute: func(a *Args) (uint64, Outcome) { return a.inexact2(powr) }},
	spirv.OpenCLStdRootn: {Sig: "fi>f", Accuracy: ulps16, Compute: func(a *Args) (uint64, Outcome) { return a.inexactInt(rootn) }},
	spirv.OpenCLStdRsqrt: {Sig: "f>f", Accuracy: ulps2, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(inverseSqrt) }},
	spirv.OpenCLStdSin:   {Sig: "f>f", Accuracy: ulps4, Transfer: sines, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(sin) }},
	spirv.OpenCLStdSinh:  {Sig: "f>f", Accuracy: ulps4, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(sinh) }},
	spirv.OpenCLStdSinpi: {Sig: "f>f", Accuracy: ulps4, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(sinPi) }},
	spirv.OpenCLStdTan:   {Sig: "f>f", Accuracy: ulps5, Transfer: tangents, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(tan) }},
	spirv.OpenCLStdTanh:  {Sig: "f>f", Accuracy: ulps5, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(tanh) }},
	spirv.OpenCLStdTanpi: {Sig: "f>f", Accuracy: ulps6, Compute: func(a *Args) (uint64, Outcome) {
		return a.inexact(func(x float64) float64 { return sinPi(x) / cosPi(x) })
	}},
	spirv.OpenCLStdTgamma:    {Sig: "f>f", Accuracy: ulps16, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(gamma) }},
	spirv.OpenCLStdSincos:    {Sig: "f>ff", Accuracy: ulps4, Transfer: sines, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(sin) }, Second: cosRow},
	spirv.OpenCLStdLgamma:    {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(logGamma) }},
	spirv.OpenCLStdLgamma_r:  {Sig: "f>fi", Compute: func(a *Args) (uint64, Outcome) { return a.free(logGamma) }, Second: gammaSignRow},
	spirv.OpenCLStdFract:     {Sig: "f>ff", Transfer: fractions, Compute: func(a *Args) (uint64, Outcome) { return a.fractBelow1() }, Second: floorRow},
	spirv.OpenCLStdModf:      {Sig: "f>ff", Transfer: parts, Compute: func(a *Args) (uint64, Outcome) { return a.fractionOrZero() }, Second: truncRow},
	spirv.OpenCLStdFrexp:     {Sig: "f>fi", Compute: func(a *Args) (uint64, Outcome) { v, _ := a.split(); return v, Defined }, Second: splitRow},
	spirv.OpenCLStdRemainder: {Sig: "ff>f", Compute: func(a *Args) (uint64, Outcome) { return a.nearest(math.Remainder(a.number(), a.second())), Defined }},
	spirv.OpenCLStdRemquo:    {Sig: "ff>fi", Compute: func(a *Args) (uint64, Outcome) { return a.nearest(math.Remainder(a.number(), a.second())), Defined }, Second: quotientRow},
	spirv.OpenCLStdLogb:      {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.nearest(math.Logb(a.number())), Defined }},
	spirv.OpenCLStdNan: {Sig: "i>f", Compute: func(a *Args) (uint64, Outcome) {
		return a.Format.NaN() | a.A&(a.Format.NaN()&-a.Format.NaN()-1), Unspecified
	}},
	spirv.OpenCLStdMad: {Sig: "fff>f", Transfer: corners, Expand: expandFma, Compute: func(a *Args) (uint64, Outcome) { return a.Format.FMA(a.A, a.B, a.C, a.Mode), Defined }},

	spirv.OpenCLStdDegrees:        {Sig: "f>f", Expand: expandDegrees},
	spirv.OpenCLStdRadians:        {Sig: "f>f", Expand: expandRadians},
	spirv.OpenCLStdMix:            {Sig: "fff>f", Expand: expandInterpolation},
	spirv.OpenCLStdSmoothstep:     {Sig: "fff>f", Expand: expandSmoothStep, Compute: func(a *Args) (uint64, Outcome) { return a.smoothStep() }},
	spirv.OpenCLStdCross:          {Sig: "FF>F", Expand: expandCross4},
	spirv.OpenCLStdDistance:       {Sig: "FF>f", Expand: expandDistance},
	spirv.OpenCLStdLength:         {Sig: "F>f", Expand: expandLength},
	spirv.OpenCLStdNormalize:      {Sig: "F>F", Expand: expandDirection},
	spirv.OpenCLStdFast_distance:  {Sig: "FF>f", Expand: expandDistance},
	spirv.OpenCLStdFast_length:    {Sig: "F>f", Expand: expandLength},
	spirv.OpenCLStdFast_normalize: {Sig: "F>F", Expand: expandDirection},

	spirv.OpenCLStdHalf_cos:     {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(cos) }},
	spirv.OpenCLStdNative_cos:   {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(cos) }},
	spirv.OpenCLStdHalf_exp:     {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(exp) }},
	spirv.OpenCLStdNative_exp:   {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(exp) }},
	spirv.OpenCLStdHalf_exp2:    {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(exp2) }},
	spirv.OpenCLStdNative_exp2:  {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(exp2) }},
	spirv.OpenCLStdHalf_exp10:   {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(exp10) }},
	spirv.OpenCLStdNative_exp10: {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(exp10) }},
	spirv.OpenCLStdHalf_log:     {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(log) }},
	spirv.OpenCLStdNative_log:   {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(log) }},
	spirv.OpenCLStdHalf_log2:    {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(log2) }},
	spirv.OpenCLStdNative_log2:  {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(log2) }},
	spirv.OpenCLStdHalf_log10:   {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(log10) }},
	spirv.OpenCLStdNative_log10: {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(log10) }},
	spirv.OpenCLStdHalf_recip:   {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(func(x float64) float64 { return 1 / x }) }},
	spirv.OpenCLStdNative_recip: {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(func(x float64) float64 { return 1 / x }) }},
	spirv.OpenCLStdHalf_rsqrt:   {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(inverseSqrt) }},
	spirv.OpenCLStdNative_rsqrt: {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(inverseSqrt) }},
	spirv.OpenCLStdHalf_sin:     {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(sin) }},
	spirv.OpenCLStdNative_sin:   {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(sin) }},
	spirv.OpenCLStdHalf_sqrt:    {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(math.Sqrt) }},
	spirv.OpenCLStdNative_sqrt:  {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(math.Sqrt) }},
	spirv.OpenCLStdHalf_tan:     {Sig: "f>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact(tan) }},
	spirv.OpenCLStdNative_tan:   {Sig: "f>f", Compute: func(a *Args) (uint64, Outcome) { return a.free(tan) }},
	spirv.OpenCLStdHalf_divide:  {Sig: "ff>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact2(func(x, y float64) float64 { return x / y }) }},
	spirv.OpenCLStdHalf_powr:    {Sig: "ff>f", Accuracy: ulps8192, Compute: func(a *Args) (uint64, Outcome) { return a.inexact2(powr) }},
	spirv.OpenCLStdNative_divide: {Sig: "ff>f", Compute: func(a *Args) (uint64, Outcome) {
		v, _ := a.inexact2(func(x, y float64) float64 { return x / y })
		return v, Unspecified
	}},
	spirv.OpenCLStdNative_powr: {Sig: "ff>f", Compute: func(a *Args) (uint64, Outcome) { v, _ := a.inexact2(powr); return v, Unspecified }},
}

// What OpenCL asks for, for 32 and 16 bits.
var (
	ulps2    = Accuracy{ULP: [2]float64{2, 2}}
	ulps3    = Accuracy{ULP: [2]float64{3, 3}}
	ulps4    = Accuracy{ULP: [2]float64{4, 4}}
	ulps5    = Accuracy{ULP: [2]float64{5, 4}}
	ulps6    = Accuracy{ULP: [2]float64{6, 4}}
	ulps16   = Accuracy{ULP: [2]float64{16, 4}}
	ulps8192 = Accuracy{ULP: [2]float64{8192, 8192}}
)

var (
	cosRow = &Row{Sig: "f>f", Accuracy: ulps4, Transfer: cosines, Compute: func(a *Args) (uint64, Outcome) {
		return a.inexact(cos)
	}}
	floorRow = &Row{Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) {
		return a.real(math.Floor), Defined
	}}
	splitRow     = &Row{Sig: "f>i", Compute: func(a *Args) (uint64, Outcome) { _, e := a.split(); return e, Defined }}
	quotientRow  = &Row{Sig: "ff>i", Compute: func(a *Args) (uint64, Outcome) { return a.quotient() }}
	gammaSignRow = &Row{Sig: "f>i", Compute: func(a *Args) (uint64, Outcome) {
		if x := a.number(); x < 0 && math.Mod(math.Floor(x), 2) != 0 {
			return Mask(32), Defined
		}
		return 1, Defined
	}}
)

// inexact computes a function of one number.
func (a *Args) inexact(f func(float64) float64) (uint64, Outcome) {
	return a.real(f), a.exactEnough()
}

func (a *Args) exactEnough() Outcome {
	if a.Format.Width == 64 {
		return Unspecified
	}
	return Defined
}

// inexact2 computes one of two numbers.
func (a *Args) inexact2(f func(x, y float64) float64) (uint64, Outcome) {
	return a.nearest(f(a.number(), a.second())), a.exactEnough()
}

// inexactInt computes one of a number and an integer.
func (a *Args) inexactInt(f func(x, y float64) float64) (uint64, Outcome) {
	return a.nearest(f(a.number(), float64(Signed(a.B&Mask(32), 32)))), a.exactEnough()
}

// free computes a function of which nothing is asked.
func (a *Args) free(f func(float64) float64) (uint64, Outcome) { return a.real(f), Unspecified }

// fractBelow1 is x - floor(x), or the largest number below 1 where that would round to 1.
func (a *Args) fractBelow1() (uint64, Outcome) {
	if x := a.number(); math.IsInf(x, 0) {
		return a.A & a.Format.SignBit(), Defined
	}
	v, _ := a.fract()
	return v, Defined
}

// fractionOrZero is what the whole part of x leaves: nothing of an infinity.
func (a *Args) fractionOrZero() (uint64, Outcome) {
	v, _ := a.fraction()
	return v, Defined
}

// split splits x as frexp does, and what has no exponent into itself and 0.
func (a *Args) split() (significand, exponent uint64) {
	if x := a.number(); x-x != 0 {
		return a.A, 0
	}
	significand, exponent, _ = a.frexp()
	return significand, exponent
}

// quotient returns the lowest seven bits of the whole number next to x / y, with its sign.
func (a *Args) quotient() (uint64, Outcome) {
	x, y := a.number(), a.second()
	if x-x != 0 || y != y || y == 0 {
		return 0, Unspecified
	}
	rest := math.Remainder(math.Abs(x), 128*math.Abs(y)) // which is exact, and so is the rest of that
	n := math.RoundToEven((rest - math.Remainder(rest, math.Abs(y))) / math.Abs(y))
	bits := int64(n) & 127
	if math.Signbit(x) != math.Signbit(y) {
		bits = -bits
	}
	return uint64(bits) & Mask(32), Defined
}

// expandInterpolation is x + (y - x) t.
func expandInterpolation(m Machine, in []Operand) []Value {
	x, y, t := scalars(in)
	a := arithmetic{m}
	return []Value{a.add(x, a.mul(a.sub(y, x), t))}
}

// expandCross4 is a cross product, with 0 after the three components of what has four.
func expandCross4(m Machine, in []Operand) []Value {
	out := expandCross(m, in)
	if len(in[0].Values) == 4 {
		out = append(out, m.Float(0))
	}
	return out
}

// expandDirection is a vector of length 1, and of one without length that itself.
func expandDirection(m Machine, in []Operand) []Value {
	a := arithmetic{m}
	length := a.length(in[0].Values)
	none := m.Op(spirv.OpFOrdEqual, length, m.Float(0))
	return each(in[0].Values, []Value{length}, func(x, l Value) Value { return a.choose(none, x, a.div(x, l)) })
}

// The functions, in float64. Like those of the other file they have the same bits everywhere.

func exp10(x float64) float64 { return exp2(float64(x * (math.Ln10 / math.Ln2))) }
func log10(x float64) float64 { return float64(log(x) * (1 / math.Ln10)) }

func cbrt(x float64) float64 {
	if x == 0 || x-x != 0 {
		return x
	}
	return math.Copysign(exp2(log2(math.Abs(x))/3), x)
}

func hypot(x, y float64) float64 {
	x, y = math.Abs(x), math.Abs(y)
	switch {
	case math.IsInf(x, 0) || math.IsInf(y, 0):
		return math.Inf(1)
	case x != x || y != y:
		return math.NaN()
	}
	_, e := math.Frexp(max(x, y))
	x, y = math.Ldexp(x, -e), math.Ldexp(y, -e)
	return math.Ldexp(math.Sqrt(float64(x*x)+float64(y*y)), e)
}

// halfTurns returns x × π less a multiple of π/2, between -π/4 and π/4, and that multiple.
func halfTurns(x float64) (r float64, quarters int) {
	x = math.Mod(x, 2)
	n := math.RoundToEven(2 * x)
	return float64((x - n/2) * math.Pi), int(n) & 3
}

func sinPi(x float64) float64 {
	if x-x != 0 {
		return math.NaN()
	}
	r, quarters := halfTurns(x)
	switch quarters {
	case 0:
		return math.Copysign(sin(r), r)
	case 1:
		return cos(r)
	case 2:
		return -sin(r)
	}
	return -cos(r)
}

func cosPi(x float64) float64 {
	if x-x != 0 {
		return math.NaN()
	}
	return sinPi(math.Mod(math.Abs(x), 2) + 0.5)
}

// powAny is x^y as C has it: also of numbers below 0, to a whole power.
func powAny(x, y float64) float64 {
	size := math.Abs(x)
	whole := y == math.Trunc(y)
	odd := whole && math.Abs(y) < 1<<53 && math.Mod(y, 2) != 0
	var r float64
	switch {
	case y == 0 || x == 1:
		return 1
	case x != x || y != y:
		return math.NaN()
	case math.IsInf(y, 0):
		switch {
		case size == 1:
			return 1
		case (size > 1) == (y > 0):
			return math.Inf(1)
		}
		return 0
	case size == 0 && y < 0, math.IsInf(x, 0) && y > 0:
		r = math.Inf(1)
	case size == 0, math.IsInf(x, 0):
		r = 0
	case x < 0 && !whole:
		return math.NaN()
	default:
		r = exp2(float64(y * log2(size)))
	}
	if math.Signbit(x) && odd {
		return -r
	}
	return r
}

// powr is x^y for x not below 0, as the exponential of a logarithm has it.
func powr(x, y float64) float64 {
	switch {
	case x < 0, x == 0 && y == 0, math.IsInf(x, 1) && y == 0, x == 1 && math.IsInf(y, 0), x != x, y != y:
		return math.NaN()
	}
	return powAny(math.Abs(x), y)
}

// rootn is the nth root of x.
func rootn(x, n float64) float64 {
	odd := math.Mod(n, 2) != 0
	switch {
	case n == 0, x != x, x < 0 && !odd:
		return math.NaN()
	}
	r := powAny(math.Abs(x), 1/n)
	if odd {
		return math.Copysign(r, x)
	}
	return r
}

// erf sums e^(-x²) 2x/√π (1 + 2x²/3 + (2x²)²/15 + ...), whose terms have one sign.
func erf(x float64) float64 {
	switch size := math.Abs(x); {
	case x != x:
		return x
	case size > 3:
		return math.Copysign(1-erfc(size), x)
	}
	z := float64(2 * x * x)
	sum, term := 1.0, 1.0
	for n := 3.0; term > 0x1p-60; n += 2 {
		term = float64(term * z / n)
		sum += term
	}
	return float64(2 / math.SqrtPi * x * exp(-z/2) * sum)
}

// erfc is 1 - erf, by a continued fraction where that is small.
func erfc(x float64) float64 {
	switch {
	case x != x:
		return x
	case x < 3:
		return 1 - erf(x)
	case x > 30:
		return 0
	}
	f := x
	for n := 60.0; n > 0; n-- {
		f = x + n/2/f
	}
	return float64(exp(-float64(x*x)) / math.SqrtPi / f)
}

// logGamma is the logarithm of |Γ(x)|: Stirling's series, from 16 on.
func logGamma(x float64) float64 {
	switch {
	case x != x || math.IsInf(x, 0):
		return math.Abs(x)
	case x <= 0 && x == math.Floor(x):
		return math.Inf(1)
	case x < 0.5:
		return log(math.Pi/math.Abs(sinPi(x))) - logGamma(1-x)
	}
	product := 1.0
	for ; x < 16; x++ {
		product = float64(product * x)
	}
	z := 1 / float64(x*x)
	tail := float64(series(z, 1./12, -1./360, 1./1260, -1./1680) / x)
	return float64((x-0.5)*log(x)) - x + 0.91893853320467274178 + tail - log(product)
}

// gamma is Γ(x).
func gamma(x float64) float64 {
	switch {
	case x != x || math.IsInf(x, 1):
		return x
	case x == 0:
		return math.Copysign(math.Inf(1), x)
	case x < 0 && x == math.Floor(x):
		return math.NaN()
	case x < 0.5:
		return math.Pi / float64(sinPi(x)*gamma(1-x))
	}
	product := 1.0
	for x > 2 && x < 180 {
		x--
		product = float64(product * x)
	}
	return float64(product * exp(logGamma(x)))
}
