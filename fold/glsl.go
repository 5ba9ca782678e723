package fold

import (
	"math"
	"math/bits"

	"hone/spirv"
)

// truncRow and exponentRow compute what Modf and Frexp give besides their result.
var (
	truncRow = &Row{Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) {
		return a.real(math.Trunc), Defined
	}}
	exponentRow = &Row{Sig: "f>i", Compute: func(a *Args) (uint64, Outcome) { _, e, o := a.frexp(); return e, o }}
)

// glslRows are the instructions of GLSL.std.450, but for those that interpolate inputs. Modf and Frexp store their
// second result through their last operand, which is not counted here.
var glslRows = [...]Row{
	spirv.GLSLStd450Round:     {Sig: "f>f", Choices: neighbours, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.roundFree() }},
	spirv.GLSLStd450RoundEven: {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(math.RoundToEven), Defined }},
	spirv.GLSLStd450Trunc:     {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(math.Trunc), Defined }},
	spirv.GLSLStd450Floor:     {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(math.Floor), Defined }},
	spirv.GLSLStd450Ceil:      {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(math.Ceil), Defined }},
	spirv.GLSLStd450Fract:     {Sig: "f>f", Transfer: fractions, Choices: nearOne, Compute: func(a *Args) (uint64, Outcome) { return a.fract() }},
	spirv.GLSLStd450FAbs:      {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Flush(a.A&^a.Format.SignBit(), a.Mode), Defined }},
	spirv.GLSLStd450SAbs: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(max(Signed(a.A, a.Width), -Signed(a.A, a.Width))), Defined
	}},
	spirv.GLSLStd450FSign: {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(sign), Defined }},
	spirv.GLSLStd450SSign: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(int64(truth(Signed(a.A, a.Width) > 0)) - int64(truth(Signed(a.A, a.Width) < 0))), Defined
	}},

	spirv.GLSLStd450Radians:     {Sig: "f>f", Expand: expandRadians},
	spirv.GLSLStd450Degrees:     {Sig: "f>f", Expand: expandDegrees},
	spirv.GLSLStd450Sin:         {Sig: "f>f", Transfer: sines, Accuracy: accuracySin, Compute: func(a *Args) (uint64, Outcome) { return a.real(sin), Defined }},
	spirv.GLSLStd450Cos:         {Sig: "f>f", Transfer: cosines, Accuracy: accuracySin, Compute: func(a *Args) (uint64, Outcome) { return a.real(cos), Defined }},
	spirv.GLSLStd450Tan:         {Sig: "f>f", Transfer: tangents, Expand: expandTan, Compute: func(a *Args) (uint64, Outcome) { return a.real(tan), Defined }},
	spirv.GLSLStd450Asin:        {Sig: "f>f", Transfer: corners, Expand: expandAsin, Compute: func(a *Args) (uint64, Outcome) { return a.partial(asin, inUnit) }},
	spirv.GLSLStd450Acos:        {Sig: "f>f", Transfer: corners, Expand: expandAcos, Compute: func(a *Args) (uint64, Outcome) { return a.partial(acos, inUnit) }},
	spirv.GLSLStd450Atan:        {Sig: "f>f", Transfer: corners, Accuracy: accuracyAtan, Compute: func(a *Args) (uint64, Outcome) { return a.real(atan), Defined }},
	spirv.GLSLStd450Atan2:       {Sig: "ff>f", Transfer: corners, Accuracy: accuracyAtan, Compute: func(a *Args) (uint64, Outcome) { return a.atan2() }},
	spirv.GLSLStd450Sinh:        {Sig: "f>f", Transfer: corners, Expand: expandSinh, Compute: func(a *Args) (uint64, Outcome) { return a.real(sinh), Defined }},
	spirv.GLSLStd450Cosh:        {Sig: "f>f", Transfer: corners, Expand: expandCosh, Compute: func(a *Args) (uint64, Outcome) { return a.real(cosh), Defined }},
	spirv.GLSLStd450Tanh:        {Sig: "f>f", Transfer: corners, Expand: expandTanh, Compute: func(a *Args) (uint64, Outcome) { return a.real(tanh), Defined }},
	spirv.GLSLStd450Asinh:       {Sig: "f>f", Transfer: corners, Expand: expandAsinh, Compute: func(a *Args) (uint64, Outcome) { return a.real(asinh), Defined }},
	spirv.GLSLStd450Acosh:       {Sig: "f>f", Transfer: corners, Expand: expandAcosh, Compute: func(a *Args) (uint64, Outcome) { return a.partial(acosh, from1) }},
	spirv.GLSLStd450Atanh:       {Sig: "f>f", Transfer: corners, Expand: expandAtanh, Compute: func(a *Args) (uint64, Outcome) { return a.partial(atanh, below1) }},
	spirv.GLSLStd450Pow:         {Sig: "ff>f", Transfer: powers, Expand: expandPow, Compute: func(a *Args) (uint64, Outcome) { return a.pow() }},
	spirv.GLSLStd450Exp:         {Sig: "f>f", Transfer: corners, Accuracy: accuracyExp, Compute: func(a *Args) (uint64, Outcome) { return a.real(exp), Defined }},
	spirv.GLSLStd450Exp2:        {Sig: "f>f", Transfer: corners, Accuracy: accuracyExp, Compute: func(a *Args) (uint64, Outcome) { return a.real(exp2), Defined }},
	spirv.GLSLStd450Log:         {Sig: "f>f", Transfer: corners, Accuracy: accuracyLog, Compute: func(a *Args) (uint64, Outcome) { return a.partial(log, positive) }},
	spirv.GLSLStd450Log2:        {Sig: "f>f", Transfer: corners, Accuracy: accuracyLog, Compute: func(a *Args) (uint64, Outcome) { return a.partial(log2, positive) }},
	spirv.GLSLStd450Sqrt:        {Sig: "f>f", Transfer: corners, Expand: expandSqrt, Compute: func(a *Args) (uint64, Outcome) { return a.sqrt() }},
	spirv.GLSLStd450InverseSqrt: {Sig: "f>f", Transfer: corners, Accuracy: accuracyInverseSqrt, Compute: func(a *Args) (uint64, Outcome) { return a.partial(inverseSqrt, positive) }},

	spirv.GLSLStd450Determinant:   {Sig: "M>f", Expand: expandDeterminant},
	spirv.GLSLStd450MatrixInverse: {Sig: "M>M", Expand: expandInverse},
	spirv.GLSLStd450Modf:          {Sig: "f>ff", Transfer: parts, Compute: func(a *Args) (uint64, Outcome) { return a.fraction() }, Second: truncRow},
	spirv.GLSLStd450ModfStruct:    {Sig: "f>ff", Transfer: parts, Compute: func(a *Args) (uint64, Outcome) { return a.fraction() }, Second: truncRow},
	spirv.GLSLStd450Frexp:         {Sig: "f>fi", Transfer: significands, Compute: func(a *Args) (uint64, Outcome) { v, _, o := a.frexp(); return v, o }, Second: exponentRow},
	spirv.GLSLStd450FrexpStruct:   {Sig: "f>fi", Transfer: significands, Compute: func(a *Args) (uint64, Outcome) { v, _, o := a.frexp(); return v, o }, Second: exponentRow},
	spirv.GLSLStd450Ldexp:         {Sig: "fi>f", Choices: underflow, Transfer: scaled, Compute: func(a *Args) (uint64, Outcome) { return a.ldexp() }},

	spirv.GLSLStd450FMin: {Sig: "ff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.lesser(false) }},
	spirv.GLSLStd450FMax: {Sig: "ff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.greater(false) }},
	spirv.GLSLStd450NMin: {Sig: "ff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.lesser(true) }},
	spirv.GLSLStd450NMax: {Sig: "ff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.greater(true) }},
	spirv.GLSLStd450UMin: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return min(a.A, a.B), Defined }},
	spirv.GLSLStd450UMax: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return max(a.A, a.B), Defined }},
	spirv.GLSLStd450SMin: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(min(Signed(a.A, a.Width), Signed(a.B, a.Width))), Defined
	}},
	spirv.GLSLStd450SMax: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(max(Signed(a.A, a.Width), Signed(a.B, a.Width))), Defined
	}},
	spirv.GLSLStd450FClamp: {Sig: "fff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.clamp(false) }},
	spirv.GLSLStd450NClamp: {Sig: "fff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.clamp(true) }},
	spirv.GLSLStd450UClamp: {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) { return min(max(a.A, a.B), a.C), defined(a.B <= a.C) }},
	spirv.GLSLStd450SClamp: {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) {
		lo, hi := Signed(a.B, a.Width), Signed(a.C, a.Width)
		return uint64(min(max(Signed(a.A, a.Width), lo), hi)), defined(lo <= hi)
	}},
	spirv.GLSLStd450FMix:       {Sig: "fff>f", Expand: expandMix},
	spirv.GLSLStd450Step:       {Sig: "ff>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.step() }},
	spirv.GLSLStd450SmoothStep: {Sig: "fff>f", Expand: expandSmoothStep, Compute: func(a *Args) (uint64, Outcome) { return a.smoothStep() }},
	spirv.GLSLStd450Fma:        {Sig: "fff>f", Transfer: corners, Expand: expandFma, Compute: func(a *Args) (uint64, Outcome) { return a.Format.FMA(a.A, a.B, a.C, a.Mode), Defined }},

	spirv.GLSLStd450Length:      {Sig: "F>f", Expand: expandLength},
	spirv.GLSLStd450Distance:    {Sig: "FF>f", Expand: expandDistance},
	spirv.GLSLStd450Cross:       {Sig: "FF>F", Expand: expandCross},
	spirv.GLSLStd450Normalize:   {Sig: "F>F", Expand: expandNormalize},
	spirv.GLSLStd450FaceForward: {Sig: "FFF>F", Expand: expandFaceForward},
	spirv.GLSLStd450Reflect:     {Sig: "FF>F", Expand: expandReflect},
	spirv.GLSLStd450Refract:     {Sig: "FFf>F", Expand: expandRefract},

	spirv.GLSLStd450FindILsb: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) {
		if a.A == 0 {
			return math.MaxUint64, Defined
		}
		return uint64(bits.TrailingZeros64(a.A)), Defined
	}},
	spirv.GLSLStd450FindUMsb: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return uint64(63 - bits.LeadingZeros64(a.A)), Defined }},
	spirv.GLSLStd450FindSMsb: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) {
		v := Signed(a.A, a.Width)
		return uint64(63 - bits.LeadingZeros64(uint64(v^v>>63))), Defined
	}},

	spirv.GLSLStd450PackSnorm4x8:     {Sig: "F>i", Fields: 8, Vector: packSnorm4x8},
	spirv.GLSLStd450PackUnorm4x8:     {Sig: "F>i", Fields: 8, Vector: packUnorm4x8},
	spirv.GLSLStd450PackSnorm2x16:    {Sig: "F>i", Fields: 16, Vector: packSnorm2x16},
	spirv.GLSLStd450PackUnorm2x16:    {Sig: "F>i", Fields: 16, Vector: packUnorm2x16},
	spirv.GLSLStd450PackHalf2x16:     {Sig: "F>i", Fields: 16, Vector: packHalf2x16},
	spirv.GLSLStd450PackDouble2x32:   {Sig: "I>f", Fields: 32, Vector: packDouble2x32},
	spirv.GLSLStd450UnpackSnorm4x8:   {Sig: "I>F", Fields: 8, Accuracy: accuracyUnpack, Vector: unpackSnorm4x8},
	spirv.GLSLStd450UnpackUnorm4x8:   {Sig: "I>F", Fields: 8, Accuracy: accuracyUnpack, Vector: unpackUnorm4x8},
	spirv.GLSLStd450UnpackSnorm2x16:  {Sig: "I>F", Fields: 16, Accuracy: accuracyUnpack, Vector: unpackSnorm2x16},
	spirv.GLSLStd450UnpackUnorm2x16:  {Sig: "I>F", Fields: 16, Accuracy: accuracyUnpack, Vector: unpackUnorm2x16},
	spirv.GLSLStd450UnpackHalf2x16:   {Sig: "I>F", Fields: 16, Vector: unpackHalf2x16},
	spirv.GLSLStd450UnpackDouble2x32: {Sig: "f>I", Fields: 32, Vector: unpackDouble2x32},
}

// number returns the first operand, where the mode flushes denormal numbers without them.
func (a *Args) number() float64 { return a.Format.ToFloat64(a.Format.Flush(a.A, a.Mode)) }

// real applies a function of real numbers to the first operand.
func (a *Args) real(f func(float64) float64) uint64 { return a.nearest(f(a.number())) }

// nearest rounds a result that need not be correctly rounded, or is whole: a rounding mode is not for these (Vulkan
// specification, "Precision of Individual Operations").
func (a *Args) nearest(x float64) uint64 {
	return a.Format.FromFloat64(x, Mode{Flush: a.Mode.Flush})
}

// partial is as real for a function that is not defined everywhere. That of a NaN is a NaN.
func (a *Args) partial(f func(float64) float64, domain func(x float64) bool) (uint64, Outcome) {
	x := a.number()
	return a.real(f), defined(domain(x) || x != x)
}

func positive(x float64) bool { return x > 0 }
func inUnit(x float64) bool   { return math.Abs(x) <= 1 }
func below1(x float64) bool   { return math.Abs(x) < 1 }
func from1(x float64) bool    { return x >= 1 }

// roundFree rounds to the nearest whole number; where two are as near, the choice is free.
func (a *Args) roundFree() (uint64, Outcome) {
	x := a.number()
	o := Defined
	if math.Abs(float64(x-math.Trunc(x))) == 0.5 {
		o = Unspecified
	}
	return a.real(math.RoundToEven), o
}

// fract is x - floor(x). Where that rounds to 1, an implementation may give that or, as a fraction is below 1, the
// number before it.
func (a *Args) fract() (uint64, Outcome) {
	x := a.number()
	if math.IsInf(x, 0) {
		return a.Format.NaN(), Defined
	}
	one := a.Format.FromFloat64(1, Mode{})
	v := a.Format.FromFloat64(float64(x-math.Floor(x)), a.Mode)
	if v == one {
		return one - 1, Unspecified
	}
	return v, Defined
}

func sign(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return x
}

func inverseSqrt(x float64) float64 { return 1 / math.Sqrt(x) }

func (a *Args) sqrt() (uint64, Outcome) {
	x := a.number()
	return a.Format.Sqrt(a.A, a.Mode), defined(!(x < 0))
}

func (a *Args) atan2() (uint64, Outcome) {
	y, x := a.number(), a.second()
	return a.nearest(atan2(y, x)), defined(x != 0 || y != 0)
}

// second returns the second operand as number does the first.
func (a *Args) second() float64 { return a.Format.ToFloat64(a.Format.Flush(a.B, a.Mode)) }

func (a *Args) pow() (uint64, Outcome) {
	x, y := a.number(), a.second()
	return a.nearest(pow(x, y)), defined(x > 0 || x == 0 && !(y <= 0) || x != x)
}

// fraction is what the whole part of x leaves, with x's sign. Of an infinity that may be 0 or a NaN.
func (a *Args) fraction() (uint64, Outcome) {
	x := a.number()
	if math.IsInf(x, 0) {
		return a.A & a.Format.SignBit(), Unspecified
	}
	return a.Format.FromFloat64(math.Copysign(float64(x-math.Trunc(x)), x), a.Mode), Defined
}

// frexp splits x into a significand in [1/2, 1) and an exponent of 2.
func (a *Args) frexp() (significand, exponent uint64, o Outcome) {
	x := a.number()
	s, e := math.Frexp(x)
	return a.Format.FromFloat64(s, a.Mode), uint64(int64(e)), defined(x-x == 0)
}

// ldexp is x × 2^e. Too large an exponent or result is undefined, too small an exponent may give 0.
func (a *Args) ldexp() (uint64, Outcome) {
	e := Signed(a.B&Mask(32), 32)
	o := Defined
	switch limit := int64(a.Format.bias()); {
	case e > limit+1:
		o = Undefined
	case e < 1-limit:
		o = Unspecified
	}
	x := a.number()
	v := a.Format.FromFloat64(math.Ldexp(x, int(max(min(e, 1<<20), -1<<20))), a.Mode)
	if a.Format.IsInf(v) && !math.IsInf(x, 0) {
		o = Undefined
	}
	return v, o
}

// lesser is the smaller of two numbers. With quiet set the other one where one is a NaN, otherwise that is unspecified,
// as is which of two zeros it is.
func (a *Args) lesser(quiet bool) (uint64, Outcome) {
	return a.pick(quiet, a.compare() == greater)
}

// greater is the larger of two numbers, as Args.lesser.
func (a *Args) greater(quiet bool) (uint64, Outcome) {
	return a.pick(quiet, a.compare() == less)
}

func (a *Args) pick(quiet, second bool) (uint64, Outcome) {
	x, y := a.Format.Flush(a.A, a.Mode), a.Format.Flush(a.B, a.Mode)
	switch {
	case a.Format.IsNaN(x) && a.Format.IsNaN(y):
		return a.Format.NaN(), Defined
	case a.Format.IsNaN(x) && quiet:
		return y, Defined
	case a.Format.IsNaN(y) && quiet:
		return x, Defined
	case a.Format.IsNaN(x) || a.Format.IsNaN(y), x != y && a.compare() == equal:
		return x, Unspecified
	case second:
		return y, Defined
	}
	return x, Defined
}

// clamp is the smaller of the third operand and the larger of the first two.
func (a *Args) clamp(quiet bool) (uint64, Outcome) {
	low, high := a.Format.ToFloat64(a.B), a.Format.ToFloat64(a.C)
	v, o := a.greater(quiet)
	b := *a
	b.A, b.B = v, a.C
	v, p := b.lesser(quiet)
	return v, max(o, p, defined(!(low > high)))
}

// step is 0 where the second operand is below the first, otherwise 1.
func (a *Args) step() (uint64, Outcome) {
	if a.compare() == greater {
		return 0, Defined
	}
	return a.Format.FromFloat64(1, Mode{}), Defined
}

// smoothStep goes from 0 to 1 between the first two operands, as expandSmoothStep computes it. Where the first is not
// below the second, that is undefined.
func (a *Args) smoothStep() (uint64, Outcome) {
	f, m := a.Format, a.Mode
	number := func(x float64) uint64 { return f.FromFloat64(x, Mode{}) }
	if f.ToFloat64(f.Flush(a.A, m)) >= a.second() {
		return 0, Undefined
	}
	t := *a
	t.A, t.B, t.C = f.Div(f.Sub(a.C, a.A, m), f.Sub(a.B, a.A, m), m), 0, number(1)
	v, o := t.clamp(false)
	if !f.IsNaN(t.A) {
		o = Defined // whichever zero it is
	}
	return f.Mul(f.Mul(v, v, m), f.Sub(number(3), f.Mul(number(2), v, m), m), m), o
}
