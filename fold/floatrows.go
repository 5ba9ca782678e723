package fold

import (
	"math"

	"hone/spirv"
)

// floatRows are the operations on floating-point numbers of the core language, and those that choose between numbers of
// any kind (specification, sections 3.3.11 to 3.3.15).
var floatRows = [...]Row{
	spirv.OpFNegate: {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Flush(a.A^a.Format.SignBit(), a.Mode), Defined }},
	spirv.OpFAdd:    {Sig: "ff>f", Transfer: sums, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Add(a.A, a.B, a.Mode), Defined }},
	spirv.OpFSub:    {Sig: "ff>f", Transfer: differences, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Sub(a.A, a.B, a.Mode), Defined }},
	spirv.OpFMul:    {Sig: "ff>f", Transfer: products, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Mul(a.A, a.B, a.Mode), Defined }},
	spirv.OpFDiv:    {Sig: "ff>f", Transfer: quotients, Accuracy: accuracyDiv, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Div(a.A, a.B, a.Mode), Defined }},
	spirv.OpFRem:    {Sig: "ff>f", Transfer: truncated, Expand: expandFRem, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Rem(a.A, a.B, a.Mode), Defined }},
	spirv.OpFMod:    {Sig: "ff>f", Transfer: floored, Expand: expandFMod, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Mod(a.A, a.B, a.Mode), Defined }},

	spirv.OpVectorTimesScalar: {Sig: "Ff>F", Expand: expandScale},
	spirv.OpMatrixTimesScalar: {Sig: "Mf>M", Expand: expandScale},
	spirv.OpVectorTimesMatrix: {Sig: "FM>F", Expand: expandVectorTimesMatrix},
	spirv.OpMatrixTimesVector: {Sig: "MF>F", Expand: expandMatrixTimesVector},
	spirv.OpMatrixTimesMatrix: {Sig: "MM>M", Expand: expandMatrixTimesMatrix},
	spirv.OpOuterProduct:      {Sig: "FF>M", Expand: expandOuterProduct},
	spirv.OpTranspose:         {Sig: "M>M", Expand: expandTranspose},
	spirv.OpDot:               {Sig: "FF>f", Expand: expandDot},
	spirv.OpAny:               {Sig: "B>b", Expand: expandAny},
	spirv.OpAll:               {Sig: "B>b", Expand: expandAll},

	spirv.OpConvertSToF:   {Sig: "i>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.Format.fromSigned(Signed(a.A, a.From), a.Mode), Defined }},
	spirv.OpConvertUToF:   {Sig: "i>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.Format.FromInt(a.A, false, a.Mode), Defined }},
	spirv.OpConvertFToS:   {Sig: "f>i", Compute: func(a *Args) (uint64, Outcome) { return a.FromFormat.toInt(a.A, a.Width, true) }},
	spirv.OpConvertFToU:   {Sig: "f>i", Compute: func(a *Args) (uint64, Outcome) { return a.FromFormat.toInt(a.A, a.Width, false) }},
	spirv.OpFConvert:      {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Convert(a.A, a.FromFormat, a.Mode), Defined }},
	spirv.OpQuantizeToF16: {Sig: "f>f", Choices: quantized, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return quantize(a) }},

	spirv.OpIsNan:                  {Sig: "f>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.Format.IsNaN(a.A)), Defined }},
	spirv.OpIsInf:                  {Sig: "f>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.Format.IsInf(a.A)), Defined }},
	spirv.OpIsFinite:               {Sig: "f>b", Compute: func(a *Args) (uint64, Outcome) { return truth(!a.Format.IsNaN(a.A) && !a.Format.IsInf(a.A)), Defined }},
	spirv.OpIsNormal:               {Sig: "f>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.Format.isNormal(a.A)), Defined }},
	spirv.OpSignBitSet:             {Sig: "f>b", Compute: func(a *Args) (uint64, Outcome) { return a.A >> (a.Format.Width - 1), Defined }},
	spirv.OpOrdered:                {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare() != unordered), Defined }},
	spirv.OpUnordered:              {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare() == unordered), Defined }},
	spirv.OpLessOrGreater:          {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(less|greater) != 0), Defined }},
	spirv.OpFOrdEqual:              {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&equal != 0), Defined }},
	spirv.OpFUnordEqual:            {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(equal|unordered) != 0), Defined }},
	spirv.OpFOrdNotEqual:           {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(less|greater) != 0), Defined }},
	spirv.OpFUnordNotEqual:         {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(less|greater|unordered) != 0), Defined }},
	spirv.OpFOrdLessThan:           {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&less != 0), Defined }},
	spirv.OpFUnordLessThan:         {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(less|unordered) != 0), Defined }},
	spirv.OpFOrdGreaterThan:        {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&greater != 0), Defined }},
	spirv.OpFUnordGreaterThan:      {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(greater|unordered) != 0), Defined }},
	spirv.OpFOrdLessThanEqual:      {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(less|equal) != 0), Defined }},
	spirv.OpFUnordLessThanEqual:    {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(less|equal|unordered) != 0), Defined }},
	spirv.OpFOrdGreaterThanEqual:   {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(greater|equal) != 0), Defined }},
	spirv.OpFUnordGreaterThanEqual: {Sig: "ff>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.compare()&(greater|equal|unordered) != 0), Defined }},

	spirv.OpSelect: {Sig: "bxx>x", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) {
		if a.A != 0 {
			return a.B, Defined
		}
		return a.C, Defined
	}},
}

// How two numbers compare, as bits, so that a comparison is a set of them.
const (
	less = 1 << iota
	equal
	greater
	unordered
)

// compare returns how the first operand compares to the second. Denormal numbers are 0 where the mode flushes them.
func (a *Args) compare() int {
	x, y := a.Format.ToFloat64(a.Format.Flush(a.A, a.Mode)), a.Format.ToFloat64(a.Format.Flush(a.B, a.Mode))
	switch {
	case x < y:
		return less
	case x == y:
		return equal
	case x > y:
		return greater
	}
	return unordered
}

func (f Format) isNormal(v uint64) bool {
	return v&f.exponentMask() != 0 && v&^f.SignBit() < f.Infinity()
}

// Rem returns what is left of a after division by b in whole parts, with a's sign. It is exact.
func (f Format) Rem(a, b uint64, m Mode) uint64 {
	x, y := f.ToFloat64(f.Flush(a, m)), f.ToFloat64(f.Flush(b, m))
	return f.FromFloat64(mod(x, y), m)
}

// Mod is as Rem, with b's sign: rounded where that adds b.
func (f Format) Mod(a, b uint64, m Mode) uint64 {
	r := f.Rem(a, b, m)
	if zero := r&^f.SignBit() == 0; f.IsNaN(r) || zero || (r^b)&f.SignBit() == 0 {
		if zero { // a zero of b's sign
			return b & f.SignBit()
		}
		return r
	}
	return f.Add(r, b, m)
}

// mod is the remainder of IEEE's truncated division, exactly.
func mod(x, y float64) float64 {
	if y == 0 || x-x != 0 || y != y {
		return math.NaN()
	}
	if math.IsInf(y, 0) {
		return x
	}
	rest, by := math.Abs(x), math.Abs(y)
	_, e := math.Frexp(by)
	for rest >= by {
		_, k := math.Frexp(rest)
		part := math.Ldexp(by, k-e) // of rest's exponent: at most one too large
		if part > rest {
			part = math.Ldexp(by, k-e-1)
		}
		rest -= part // exact: the two are within a factor of two
	}
	return math.Copysign(rest, x)
}

func (f Format) fromSigned(v int64, m Mode) uint64 {
	if v < 0 {
		return f.FromInt(-uint64(v), true, m)
	}
	return f.FromInt(uint64(v), false, m)
}

// toInt returns the integer of a width that v is without its fraction, undefined where there is none.
func (f Format) toInt(v uint64, width int, signed bool) (uint64, Outcome) {
	x := math.Trunc(f.ToFloat64(v))
	low, high := 0.0, math.Ldexp(1, width) // the integer is not below low, and below high
	if signed {
		low, high = -math.Ldexp(1, width-1), math.Ldexp(1, width-1)
	}
	switch {
	case !(x >= low && x < high):
		return 0, Undefined
	case x < 0:
		return -uint64(-x) & Mask(width), Defined
	}
	return uint64(x), Defined
}

// quantize rounds a number to what a half can hold. Denormal halves become 0, what is larger than all halves an
// infinity; how it rounds is unspecified.
func quantize(a *Args) (uint64, Outcome) {
	x := a.Format.ToFloat64(a.A)
	o := Defined
	if choices, _ := quantized(a); choices.Low < choices.High && math.Abs(x) < 0x1p16 {
		o = Unspecified
	}
	return a.Format.FromFloat64(Float16.ToFloat64(Float16.FromFloat64(x, Mode{Flush: true})), Mode{}), o
}

// fmaRows are the operations from OpFmaKHR on.
var fmaRows = [...]Row{
	{Sig: "fff>f", Compute: func(a *Args) (uint64, Outcome) { return a.Format.FMA(a.A, a.B, a.C, a.Mode), Defined }},
}
