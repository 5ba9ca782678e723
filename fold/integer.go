package fold

import (
	"math/bits"

	"hone/spirv"
)

// integerRows are the operations on integers and booleans of the core language (specification, sections 3.3.11 to
// 3.3.15). Results may have bits above their width: [Row.Scalar] cuts them off.
var integerRows = [...]Row{
	spirv.OpSNegate: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return -a.A, Defined }},
	spirv.OpNot:     {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return ^a.A, Defined }},
	spirv.OpIAdd:    {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A + a.B, Defined }},
	spirv.OpISub:    {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A - a.B, Defined }},
	spirv.OpIMul:    {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A * a.B, Defined }},
	spirv.OpUDiv: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		if a.B == 0 {
			return 0, Undefined
		}
		return a.A / a.B, Defined
	}},
	spirv.OpUMod: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		if a.B == 0 {
			return 0, Undefined
		}
		return a.A % a.B, Defined
	}},
	spirv.OpSDiv: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		x, y, ok := signedDivision(a)
		if !ok {
			return 0, Undefined
		}
		return uint64(x / y), Defined
	}},
	spirv.OpSRem: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { // sign of the first operand
		x, y, ok := signedDivision(a)
		if !ok {
			return 0, Undefined
		}
		return uint64(x % y), Defined
	}},
	spirv.OpSMod: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { // sign of the second operand
		x, y, ok := signedDivision(a)
		if !ok {
			return 0, Undefined
		}
		r := x % y
		if r != 0 && r < 0 != (y < 0) {
			r += y
		}
		return uint64(r), Defined
	}},

	spirv.OpShiftLeftLogical: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return a.A << min(a.B, 64), defined(a.B < uint64(a.Width))
	}},
	spirv.OpShiftRightLogical: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return a.A >> min(a.B, 64), defined(a.B < uint64(a.Width))
	}},
	spirv.OpShiftRightArithmetic: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
		return uint64(Signed(a.A, a.Width) >> min(a.B, 63)), defined(a.B < uint64(a.Width))
	}},
	spirv.OpBitwiseAnd: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A & a.B, Defined }},
	spirv.OpBitwiseOr:  {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A | a.B, Defined }},
	spirv.OpBitwiseXor: {Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return a.A ^ a.B, Defined }},
	spirv.OpBitReverse: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return bits.Reverse64(a.A) >> (64 - a.Width), Defined }},
	spirv.OpBitCount:   {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return uint64(bits.OnesCount64(a.A)), Defined }},
	spirv.OpBitFieldInsert: {Sig: "iiss>i", Compute: func(a *Args) (uint64, Outcome) {
		if a.C > uint64(a.Width) || a.D > uint64(a.Width)-a.C {
			return 0, Undefined
		}
		m := Mask(int(a.D)) << a.C
		return a.A&^m | a.B<<a.C&m, Defined
	}},
	spirv.OpBitFieldUExtract: {Sig: "iss>i", Compute: func(a *Args) (uint64, Outcome) {
		if a.B > uint64(a.Width) || a.C > uint64(a.Width)-a.B {
			return 0, Undefined
		}
		return a.A >> a.B & Mask(int(a.C)), Defined
	}},
	spirv.OpBitFieldSExtract: {Sig: "iss>i", Compute: func(a *Args) (uint64, Outcome) {
		if a.B > uint64(a.Width) || a.C > uint64(a.Width)-a.B {
			return 0, Undefined
		}
		if a.C == 0 {
			return 0, Defined
		}
		return uint64(Signed(a.A>>a.B&Mask(int(a.C)), int(a.C))), Defined
	}},

	spirv.OpIAddCarry: {Sig: "ii>ii", Compute: func(a *Args) (uint64, Outcome) { return a.A + a.B, Defined },
		Second: &Row{Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
			return truth((a.A+a.B)&Mask(a.Width) < a.A), Defined
		}}},
	spirv.OpISubBorrow: {Sig: "ii>ii", Compute: func(a *Args) (uint64, Outcome) { return a.A - a.B, Defined },
		Second: &Row{Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A < a.B), Defined }}},
	spirv.OpUMulExtended: {Sig: "ii>ii", Compute: func(a *Args) (uint64, Outcome) { return a.A * a.B, Defined },
		Second: &Row{Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) { return mulHigh(a.A, a.B, a.Width), Defined }}},
	spirv.OpSMulExtended: {Sig: "ii>ii", Compute: func(a *Args) (uint64, Outcome) { return a.A * a.B, Defined },
		Second: &Row{Sig: "ii>i", Compute: func(a *Args) (uint64, Outcome) {
			return mulHighSigned(a.A, a.B, a.Width), Defined
		}}},

	spirv.OpUConvert: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return a.A, Defined }},
	spirv.OpSConvert: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return uint64(Signed(a.A, a.From)), Defined }},
	spirv.OpSatConvertSToU: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) {
		return min(uint64(max(Signed(a.A, a.From), 0)), Mask(a.Width)), Defined
	}},
	spirv.OpSatConvertUToS: {Sig: "i>i", Compute: func(a *Args) (uint64, Outcome) { return min(a.A, Mask(a.Width-1)), Defined }},

	spirv.OpIEqual:            {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A == a.B), Defined }},
	spirv.OpINotEqual:         {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A != a.B), Defined }},
	spirv.OpUGreaterThan:      {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A > a.B), Defined }},
	spirv.OpUGreaterThanEqual: {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A >= a.B), Defined }},
	spirv.OpULessThan:         {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A < a.B), Defined }},
	spirv.OpULessThanEqual:    {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A <= a.B), Defined }},
	spirv.OpSGreaterThan: {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) {
		return truth(Signed(a.A, a.Width) > Signed(a.B, a.Width)), Defined
	}},
	spirv.OpSGreaterThanEqual: {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) {
		return truth(Signed(a.A, a.Width) >= Signed(a.B, a.Width)), Defined
	}},
	spirv.OpSLessThan: {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) {
		return truth(Signed(a.A, a.Width) < Signed(a.B, a.Width)), Defined
	}},
	spirv.OpSLessThanEqual: {Sig: "ii>b", Compute: func(a *Args) (uint64, Outcome) {
		return truth(Signed(a.A, a.Width) <= Signed(a.B, a.Width)), Defined
	}},

	spirv.OpLogicalEqual:    {Sig: "bb>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A == a.B), Defined }},
	spirv.OpLogicalNotEqual: {Sig: "bb>b", Compute: func(a *Args) (uint64, Outcome) { return truth(a.A != a.B), Defined }},
	spirv.OpLogicalAnd:      {Sig: "bb>b", Compute: func(a *Args) (uint64, Outcome) { return a.A & a.B, Defined }},
	spirv.OpLogicalOr:       {Sig: "bb>b", Compute: func(a *Args) (uint64, Outcome) { return a.A | a.B, Defined }},
	spirv.OpLogicalNot:      {Sig: "b>b", Compute: func(a *Args) (uint64, Outcome) { return a.A ^ 1, Defined }},
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func defined(b bool) Outcome {
	if b {
		return Defined
	}
	return Undefined
}

// signedDivision returns the operands; ok is false where division is undefined behaviour.
func signedDivision(a *Args) (x, y int64, ok bool) {
	x, y = Signed(a.A, a.Width), Signed(a.B, a.Width)
	smallest := int64(-1) << (a.Width - 1)
	return x, y, y != 0 && !(x == smallest && y == -1)
}

// mulHigh returns the upper half of the product of two unsigned numbers.
func mulHigh(x, y uint64, width int) uint64 {
	high, low := bits.Mul64(x, y)
	if width == 64 {
		return high
	}
	return low >> width & Mask(width)
}

// mulHighSigned returns the upper half of the product of two signed numbers.
func mulHighSigned(x, y uint64, width int) uint64 {
	high := mulHigh(x, y, width) // what a sign bit counts too much is taken off
	if Signed(x, width) < 0 {
		high -= y
	}
	if Signed(y, width) < 0 {
		high -= x
	}
	return high & Mask(width)
}

// dotRows are the integer dot products, from OpSDot on (SPV_KHR_integer_dot_product). A packed operand is handed over
// as its components. The last operand of the saturating ones is the accumulator.
var dotRows = [...]Row{
	0:                                  {Sig: "II>i", Vector: func(a *Args, in [][]uint64) ([]uint64, Outcome) { return dot(a, in, true, true, false) }},
	spirv.OpUDot - spirv.OpSDot:        {Sig: "II>i", Vector: func(a *Args, in [][]uint64) ([]uint64, Outcome) { return dot(a, in, false, false, false) }},
	spirv.OpSUDot - spirv.OpSDot:       {Sig: "II>i", Vector: func(a *Args, in [][]uint64) ([]uint64, Outcome) { return dot(a, in, true, false, false) }},
	spirv.OpSDotAccSat - spirv.OpSDot:  {Sig: "IIi>i", Vector: func(a *Args, in [][]uint64) ([]uint64, Outcome) { return dot(a, in, true, true, true) }},
	spirv.OpUDotAccSat - spirv.OpSDot:  {Sig: "IIi>i", Vector: func(a *Args, in [][]uint64) ([]uint64, Outcome) { return dot(a, in, false, false, true) }},
	spirv.OpSUDotAccSat - spirv.OpSDot: {Sig: "IIi>i", Vector: func(a *Args, in [][]uint64) ([]uint64, Outcome) { return dot(a, in, true, false, true) }},
}

// dot sums the products of components, which are signed or not, in the width of the result. The sum goes around; with
// saturate, the accumulator is added to it without going around.
func dot(a *Args, in [][]uint64, signed, secondSigned, saturate bool) ([]uint64, Outcome) {
	extend := func(v uint64, signed bool) uint64 {
		if signed {
			return uint64(Signed(v, a.From))
		}
		return v
	}
	var sum uint64
	for i, x := range in[0] {
		sum += extend(x, signed) * extend(in[1][i], secondSigned)
	}
	sum &= Mask(a.Width)
	if !saturate {
		return []uint64{sum}, Defined
	}
	if signed {
		return []uint64{addSaturated(sum, in[2][0], a.Width)}, Defined
	}
	return []uint64{addSaturatedUnsigned(sum, in[2][0], a.Width)}, Defined
}

// addSaturated returns x + y, or the signed number of the width that is nearest to it.
func addSaturated(x, y uint64, width int) uint64 {
	sum := (x + y) & Mask(width)
	if signs := (x ^ sum) & (y ^ sum); signs>>(width-1)&1 != 0 { // the sign is neither operand's
		return Mask(width-1) + x>>(width-1)&1
	}
	return sum
}

// addSaturatedUnsigned returns x + y, or the largest number of the width.
func addSaturatedUnsigned(x, y uint64, width int) uint64 {
	if sum := (x + y) & Mask(width); sum >= x {
		return sum
	}
	return Mask(width)
}

// subSaturated returns x - y, or the signed number of the width that is nearest to it.
func subSaturated(x, y uint64, width int) uint64 {
	d := (x - y) & Mask(width)
	if signs := (x ^ y) & (x ^ d); signs>>(width-1)&1 != 0 {
		return Mask(width-1) + x>>(width-1)&1
	}
	return d
}
