package fold

import (
	"math"
	"math/bits"

	"hone/spirv"
)

// openclRows are the instructions of OpenCL.std that have exact results.
var openclRows = [...]Row{
	spirv.OpenCLStdCeil:        {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(math.Ceil), Defined }},
	spirv.OpenCLStdFloor:       {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(math.Floor), Defined }},
	spirv.OpenCLStdTrunc:       {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(math.Trunc), Defined }},
	spirv.OpenCLStdRint:        {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(math.RoundToEven), Defined }},
	spirv.OpenCLStdRound:       {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(roundAway), Defined }},
	spirv.OpenCLStdSign:        {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.real(signZero), Defined }},
	spirv.OpenCLStdFabs:        {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.A &^ a.Format.SignBit(), Defined }},
	spirv.OpenCLStdCopysign:    {Sig: "ff>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.A&^a.Format.SignBit() | a.B&a.Format.SignBit(), Defined }},
	spirv.OpenCLStdFma:         {Sig: "fff>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.Format.FMA(a.A, a.B, a.C, a.Mode), Defined }},
	spirv.OpenCLStdFmod:        {Sig: "ff>f", Transfer: truncated, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Rem(a.A, a.B, a.Mode), Defined }},
	spirv.OpenCLStdFmax:        {Sig: "ff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.greater(true) }},
	spirv.OpenCLStdFmin:        {Sig: "ff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.lesser(true) }},
	spirv.OpenCLStdFmax_common: {Sig: "ff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.greater(false) }},
	spirv.OpenCLStdFmin_common: {Sig: "ff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.lesser(false) }},
	spirv.OpenCLStdFclamp:      {Sig: "fff>f", Choices: zeros, Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.clamp(true) }},
	spirv.OpenCLStdStep:        {Sig: "ff>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.step() }},
	spirv.OpenCLStdSqrt:        {Sig: "f>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.Format.Sqrt(a.A, a.Mode), Defined }},
	spirv.OpenCLStdNextafter:   {Sig: "ff>f", Transfer: adjacent, Compute: func(a *Args) (uint64, Outcome) { return a.nextAfter(), Defined }},
	spirv.OpenCLStdFdim:        {Sig: "ff>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.positiveDifference(), Defined }},
	spirv.OpenCLStdLdexp:       {Sig: "fi>f", Transfer: corners, Compute: func(a *Args) (uint64, Outcome) { return a.scale(), Defined }},
	spirv.OpenCLStdIlogb:       {Sig: "f>i", Compute: func(a *Args) (uint64, Outcome) { return a.ilogb() }},
	spirv.OpenCLStdMaxmag:      {Sig: "ff>f", Transfer: either, Compute: func(a *Args) (uint64, Outcome) { return a.magnitude(greater), Defined }},
	spirv.OpenCLStdMinmag:      {Sig: "ff>f", Transfer: either, Compute: func(a *Args) (uint64, Outcome) { return a.magnitude(less), Defined }},

	spirv.OpenCLStdS_abs: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(max(Signed(a.A, a.Width), -Signed(a.A, a.Width))), Defined
	}},
	spirv.OpenCLStdU_abs:      {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return a.A, Defined }},
	spirv.OpenCLStdS_abs_diff: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.absoluteDifference(), Defined }},
	spirv.OpenCLStdU_abs_diff: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return max(a.A, a.B) - min(a.A, a.B), Defined }},
	spirv.OpenCLStdS_add_sat:  {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return addSaturated(a.A, a.B, a.Width), Defined }},
	spirv.OpenCLStdU_add_sat:  {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return addSaturatedUnsigned(a.A, a.B, a.Width), Defined }},
	spirv.OpenCLStdS_sub_sat:  {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return subSaturated(a.A, a.B, a.Width), Defined }},
	spirv.OpenCLStdU_sub_sat:  {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A - min(a.A, a.B), Defined }},
	spirv.OpenCLStdS_hadd: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(Signed(a.A, a.Width)>>1 + Signed(a.B, a.Width)>>1 + int64(a.A&a.B&1)), Defined
	}},
	spirv.OpenCLStdU_hadd: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A>>1 + a.B>>1 + a.A&a.B&1, Defined }},
	spirv.OpenCLStdS_rhadd: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(Signed(a.A, a.Width)>>1 + Signed(a.B, a.Width)>>1 + int64((a.A|a.B)&1)), Defined
	}},
	spirv.OpenCLStdU_rhadd: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A>>1 + a.B>>1 + (a.A|a.B)&1, Defined }},
	spirv.OpenCLStdS_clamp: {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) {
		lo, hi := Signed(a.B, a.Width), Signed(a.C, a.Width)
		return uint64(min(max(Signed(a.A, a.Width), lo), hi)), defined(lo <= hi)
	}},
	spirv.OpenCLStdU_clamp: {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) { return min(max(a.A, a.B), a.C), defined(a.B <= a.C) }},
	spirv.OpenCLStdS_max: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(max(Signed(a.A, a.Width), Signed(a.B, a.Width))), Defined
	}},
	spirv.OpenCLStdS_min: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(min(Signed(a.A, a.Width), Signed(a.B, a.Width))), Defined
	}},
	spirv.OpenCLStdU_max:    {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return max(a.A, a.B), Defined }},
	spirv.OpenCLStdU_min:    {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return min(a.A, a.B), Defined }},
	spirv.OpenCLStdClz:      {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return uint64(bits.LeadingZeros64(a.A) - 64 + a.Width), Defined }},
	spirv.OpenCLStdCtz:      {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return uint64(min(bits.TrailingZeros64(a.A), a.Width)), Defined }},
	spirv.OpenCLStdPopcount: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return uint64(bits.OnesCount64(a.A)), Defined }},
	spirv.OpenCLStdRotate: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return a.A<<(a.B%uint64(a.Width)) | a.A>>(uint64(a.Width)-a.B%uint64(a.Width)), Defined
	}},
	spirv.OpenCLStdS_mul_hi:  {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return mulHighSigned(a.A, a.B, a.Width), Defined }},
	spirv.OpenCLStdU_mul_hi:  {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return mulHigh(a.A, a.B, a.Width), Defined }},
	spirv.OpenCLStdS_mad_hi:  {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) { return mulHighSigned(a.A, a.B, a.Width) + a.C, Defined }},
	spirv.OpenCLStdU_mad_hi:  {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) { return mulHigh(a.A, a.B, a.Width) + a.C, Defined }},
	spirv.OpenCLStdS_mad_sat: {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) { return madSaturated(a.A, a.B, a.C, a.Width), Defined }},
	spirv.OpenCLStdU_mad_sat: {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) { return madSaturatedUnsigned(a.A, a.B, a.C, a.Width), Defined }},
	spirv.OpenCLStdS_mad24: {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) {
		return a.A*a.B + a.C, defined(fits24(Signed(a.A, a.Width), Signed(a.B, a.Width)))
	}},
	spirv.OpenCLStdU_mad24: {Sig: "iii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A*a.B + a.C, defined(a.A < 1<<24 && a.B < 1<<24) }},
	spirv.OpenCLStdS_mul24: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return a.A * a.B, defined(fits24(Signed(a.A, a.Width), Signed(a.B, a.Width)))
	}},
	spirv.OpenCLStdU_mul24:    {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A * a.B, defined(a.A < 1<<24 && a.B < 1<<24) }},
	spirv.OpenCLStdS_upsample: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A<<a.From | a.B, Defined }},
	spirv.OpenCLStdU_upsample: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A<<a.From | a.B, Defined }},
	spirv.OpenCLStdBitselect:  {Sig: "xxx>x", Compute: func(a *Args) (uint64, Outcome) { return a.A&^a.C | a.B&a.C, Defined }},
	spirv.OpenCLStdSelect:     {Sig: "xxi>x", Transfer: corners, Compute: kernelSelect},
}

// roundAway rounds to the nearest whole number, away from zero where two are as near.
func roundAway(x float64) float64 {
	t := math.Trunc(x)
	if math.Abs(float64(x-t)) >= 0.5 {
		return t + math.Copysign(1, x)
	}
	return t
}

// signZero is as sign, and 0 for NaN.
func signZero(x float64) float64 {
	if x != x {
		return 0
	}
	return sign(x)
}

// nextAfter returns the number next to a in the direction of b.
func (a *Args) nextAfter() uint64 {
	f := a.Format
	switch c := a.compare(); {
	case c == unordered:
		return f.NaN()
	case c == equal:
		return a.B
	case a.A&^f.SignBit() == 0:
		return f.sign(c == greater) | 1
	case (c == less) == (a.A&f.SignBit() == 0): // away from zero
		return a.A + 1
	}
	return a.A - 1
}

// positiveDifference is a - b, or 0 where that is negative.
func (a *Args) positiveDifference() uint64 {
	switch a.compare() {
	case unordered:
		return a.Format.NaN()
	case greater:
		return a.Format.Sub(a.A, a.B, a.Mode)
	}
	return 0
}

// scale is a × 2^b, correctly rounded.
func (a *Args) scale() uint64 {
	e := int(max(min(Signed(a.B&Mask(32), 32), 1<<14), -1<<14))
	x := a.number()
	if a.Format == Float64 {
		return a.Format.result64(math.Ldexp(x, e), a.Mode)
	}
	return a.Format.FromFloat64(math.Ldexp(x, e), a.Mode)
}

// ilogb returns the exponent of a number: the smallest integer for 0, the largest for infinity and NaN.
func (a *Args) ilogb() (uint64, Outcome) {
	x := a.number()
	switch {
	case x == 0, x != x:
		return 0, Unspecified // FP_ILOGB0 and FP_ILOGBNAN are an implementation's choice
	case math.IsInf(x, 0):
		return Mask(31), Defined
	}
	_, e := math.Frexp(x)
	return uint64(int64(e - 1)), Defined
}

// magnitude returns the operand whose magnitude is greater or less, and otherwise the maximum or minimum.
func (a *Args) magnitude(want int) uint64 {
	x := *a
	x.A, x.B = a.A&^a.Format.SignBit(), a.B&^a.Format.SignBit()
	switch c := x.compare(); {
	case c == want:
		return a.A
	case c&(less|greater) != 0:
		return a.B
	}
	v, _ := a.greater(true)
	if want == less {
		v, _ = a.lesser(true)
	}
	return v
}

// absoluteDifference returns the distance of two signed numbers.
func (a *Args) absoluteDifference() uint64 {
	x, y := Signed(a.A, a.Width), Signed(a.B, a.Width)
	return uint64(max(x, y)) - uint64(min(x, y))
}

// madSaturated returns x × y + z, or the signed number of the width that is nearest to it.
func madSaturated(x, y, z uint64, width int) uint64 {
	high, low := mulHighSigned(uint64(Signed(x, width)), uint64(Signed(y, width)), 64),
		uint64(Signed(x, width)*Signed(y, width))
	addend := Signed(z, width)
	low, carry := bits.Add64(low, uint64(addend), 0)
	high, _ = bits.Add64(high, uint64(addend>>63), carry)
	// The 128-bit sum fits if all bits from the width's sign bit up are equal.
	top := int64(low) >> (width - 1)
	switch {
	case int64(high) == top && (top == 0 || top == -1):
		return low & Mask(width)
	case int64(high) < 0:
		return Mask(width-1) + 1
	}
	return Mask(width - 1)
}

// madSaturatedUnsigned returns x × y + z, or the largest number of the width.
func madSaturatedUnsigned(x, y, z uint64, width int) uint64 {
	high, low := bits.Mul64(x, y)
	low, carry := bits.Add64(low, z, 0)
	if high+carry != 0 || low > Mask(width) {
		return Mask(width)
	}
	return low
}

func fits24(x, y int64) bool {
	const limit = 1 << 23
	return x >= -limit && x < limit && y >= -limit && y < limit
}

func choose(c bool, a, b uint64) uint64 {
	if c {
		return a
	}
	return b
}

// kernelSelect chooses by the sign of c where the operands are vectors, and by whether c is 0 where they are scalars,
// which a row does not know: where these differ the result is not taken for known.
func kernelSelect(a *Args) (uint64, Outcome) {
	negative := a.C>>(a.Width-1)&1 != 0
	if c := a.C & Mask(a.Width); c != 0 && !negative {
		return a.A, Unspecified
	}
	return choose(negative, a.B, a.A), Defined
}
