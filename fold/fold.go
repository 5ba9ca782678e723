// Package fold says what operations compute, on constants. One table serves whoever needs it: there is
// no second place. It holds the integer and boolean operations of the core language.
//
// Scalars are handed over as the low bits of a uint64; bits above the width are 0. A boolean is 0 or 1.
package fold

import (
	"math/bits"

	"hone/spirv"
)

// Class is the class of an operand's or result's type.
type Class uint8

// The classes.
const (
	None Class = iota
	Int
	Bool
)

// Args are the operands of a scalar operation.
type Args struct {
	Width   int // of the result in bits, of the operands for comparisons
	From    int // of the first operand in bits
	A, B, C uint64
	D       uint64
}

// Row is what an operation computes on scalars; vectors go component by component.
type Row struct {
	Operands int   // how many
	Result   Class // of the result's components
	Operand  Class // of the operands' components
	// Compute returns the result; ok is false where it is undefined.
	Compute func(a Args) (result uint64, ok bool)
}

// For returns the row of an operation, nil where there is none.
func For(op spirv.Op) *Row {
	if int(op) < len(rows) && rows[op].Compute != nil {
		return &rows[op]
	}
	return nil
}

// Mask returns the low width bits set.
func Mask(width int) uint64 { return 1<<width - 1 }

// Signed returns v, of a width in bits, as a signed number.
func Signed(v uint64, width int) int64 { return int64(v<<(64-width)) >> (64 - width) }

// Scalar computes an operation; ok is false where there is no row or the result is undefined.
func Scalar(op spirv.Op, a Args) (result uint64, ok bool) {
	row := For(op)
	if row == nil {
		return 0, false
	}
	result, ok = row.Compute(a)
	if row.Result == Int {
		result &= Mask(a.Width)
	}
	return result, ok
}

var rows = [...]Row{
	spirv.OpSNegate: {1, Int, Int, func(a Args) (uint64, bool) { return -a.A, true }},
	spirv.OpNot:     {1, Int, Int, func(a Args) (uint64, bool) { return ^a.A, true }},
	spirv.OpIAdd:    {2, Int, Int, func(a Args) (uint64, bool) { return a.A + a.B, true }},
	spirv.OpISub:    {2, Int, Int, func(a Args) (uint64, bool) { return a.A - a.B, true }},
	spirv.OpIMul:    {2, Int, Int, func(a Args) (uint64, bool) { return a.A * a.B, true }},
	spirv.OpUDiv: {2, Int, Int, func(a Args) (uint64, bool) {
		if a.B == 0 {
			return 0, false
		}
		return a.A / a.B, true
	}},
	spirv.OpUMod: {2, Int, Int, func(a Args) (uint64, bool) {
		if a.B == 0 {
			return 0, false
		}
		return a.A % a.B, true
	}},
	spirv.OpSDiv: {2, Int, Int, func(a Args) (uint64, bool) {
		x, y, ok := signedDivision(a)
		if !ok {
			return 0, false
		}
		return uint64(x / y), true
	}},
	spirv.OpSRem: {2, Int, Int, func(a Args) (uint64, bool) { // sign of the first operand
		x, y, ok := signedDivision(a)
		if !ok {
			return 0, false
		}
		return uint64(x % y), true
	}},
	spirv.OpSMod: {2, Int, Int, func(a Args) (uint64, bool) { // sign of the second operand
		x, y, ok := signedDivision(a)
		if !ok {
			return 0, false
		}
		r := x % y
		if r != 0 && r < 0 != (y < 0) {
			r += y
		}
		return uint64(r), true
	}},

	spirv.OpShiftLeftLogical: {2, Int, Int, func(a Args) (uint64, bool) {
		return a.A << min(a.B, 64), a.B < uint64(a.Width)
	}},
	spirv.OpShiftRightLogical: {2, Int, Int, func(a Args) (uint64, bool) {
		return a.A >> min(a.B, 64), a.B < uint64(a.Width)
	}},
	spirv.OpShiftRightArithmetic: {2, Int, Int, func(a Args) (uint64, bool) {
		return uint64(Signed(a.A, a.Width) >> min(a.B, 63)), a.B < uint64(a.Width)
	}},
	spirv.OpBitwiseAnd: {2, Int, Int, func(a Args) (uint64, bool) { return a.A & a.B, true }},
	spirv.OpBitwiseOr:  {2, Int, Int, func(a Args) (uint64, bool) { return a.A | a.B, true }},
	spirv.OpBitwiseXor: {2, Int, Int, func(a Args) (uint64, bool) { return a.A ^ a.B, true }},
	spirv.OpBitReverse: {1, Int, Int, func(a Args) (uint64, bool) { return bits.Reverse64(a.A) >> (64 - a.Width), true }},
	spirv.OpBitCount:   {1, Int, Int, func(a Args) (uint64, bool) { return uint64(bits.OnesCount64(a.A)), true }},
	spirv.OpBitFieldInsert: {4, Int, Int, func(a Args) (uint64, bool) {
		if a.C > uint64(a.Width) || a.D > uint64(a.Width)-a.C {
			return 0, false
		}
		m := Mask(int(a.D)) << a.C
		return a.A&^m | a.B<<a.C&m, true
	}},
	spirv.OpBitFieldUExtract: {3, Int, Int, func(a Args) (uint64, bool) {
		if a.B > uint64(a.Width) || a.C > uint64(a.Width)-a.B {
			return 0, false
		}
		return a.A >> a.B & Mask(int(a.C)), true
	}},
	spirv.OpBitFieldSExtract: {3, Int, Int, func(a Args) (uint64, bool) {
		if a.B > uint64(a.Width) || a.C > uint64(a.Width)-a.B {
			return 0, false
		}
		if a.C == 0 {
			return 0, true
		}
		return uint64(Signed(a.A>>a.B&Mask(int(a.C)), int(a.C))), true
	}},

	spirv.OpUConvert: {1, Int, Int, func(a Args) (uint64, bool) { return a.A, true }},
	spirv.OpSConvert: {1, Int, Int, func(a Args) (uint64, bool) { return uint64(Signed(a.A, a.From)), true }},
	spirv.OpSatConvertSToU: {1, Int, Int, func(a Args) (uint64, bool) {
		return min(uint64(max(Signed(a.A, a.From), 0)), Mask(a.Width)), true
	}},
	spirv.OpSatConvertUToS: {1, Int, Int, func(a Args) (uint64, bool) { return min(a.A, Mask(a.Width-1)), true }},

	spirv.OpIEqual:            {2, Bool, Int, func(a Args) (uint64, bool) { return truth(a.A == a.B) }},
	spirv.OpINotEqual:         {2, Bool, Int, func(a Args) (uint64, bool) { return truth(a.A != a.B) }},
	spirv.OpUGreaterThan:      {2, Bool, Int, func(a Args) (uint64, bool) { return truth(a.A > a.B) }},
	spirv.OpUGreaterThanEqual: {2, Bool, Int, func(a Args) (uint64, bool) { return truth(a.A >= a.B) }},
	spirv.OpULessThan:         {2, Bool, Int, func(a Args) (uint64, bool) { return truth(a.A < a.B) }},
	spirv.OpULessThanEqual:    {2, Bool, Int, func(a Args) (uint64, bool) { return truth(a.A <= a.B) }},
	spirv.OpSGreaterThan: {2, Bool, Int, func(a Args) (uint64, bool) {
		return truth(Signed(a.A, a.Width) > Signed(a.B, a.Width))
	}},
	spirv.OpSGreaterThanEqual: {2, Bool, Int, func(a Args) (uint64, bool) {
		return truth(Signed(a.A, a.Width) >= Signed(a.B, a.Width))
	}},
	spirv.OpSLessThan: {2, Bool, Int, func(a Args) (uint64, bool) {
		return truth(Signed(a.A, a.Width) < Signed(a.B, a.Width))
	}},
	spirv.OpSLessThanEqual: {2, Bool, Int, func(a Args) (uint64, bool) {
		return truth(Signed(a.A, a.Width) <= Signed(a.B, a.Width))
	}},

	spirv.OpLogicalEqual:    {2, Bool, Bool, func(a Args) (uint64, bool) { return truth(a.A == a.B) }},
	spirv.OpLogicalNotEqual: {2, Bool, Bool, func(a Args) (uint64, bool) { return truth(a.A != a.B) }},
	spirv.OpLogicalAnd:      {2, Bool, Bool, func(a Args) (uint64, bool) { return a.A & a.B, true }},
	spirv.OpLogicalOr:       {2, Bool, Bool, func(a Args) (uint64, bool) { return a.A | a.B, true }},
	spirv.OpLogicalNot:      {1, Bool, Bool, func(a Args) (uint64, bool) { return a.A ^ 1, true }},
}

func truth(b bool) (uint64, bool) {
	if b {
		return 1, true
	}
	return 0, true
}

// signedDivision returns the operands; ok is false where division is undefined behaviour.
func signedDivision(a Args) (x, y int64, ok bool) {
	x, y = Signed(a.A, a.Width), Signed(a.B, a.Width)
	smallest := int64(-1) << (a.Width - 1)
	return x, y, y != 0 && !(x == smallest && y == -1)
}

// Commutative reports whether an operation may have its two operands swapped.
func Commutative(op spirv.Op) bool {
	switch op {
	case spirv.OpIAdd, spirv.OpIMul, spirv.OpFAdd, spirv.OpFMul, spirv.OpBitwiseAnd, spirv.OpBitwiseOr, spirv.OpBitwiseXor,
		spirv.OpLogicalAnd, spirv.OpLogicalOr, spirv.OpLogicalEqual, spirv.OpLogicalNotEqual, spirv.OpIEqual, spirv.OpINotEqual,
		spirv.OpFOrdEqual, spirv.OpFUnordEqual, spirv.OpFOrdNotEqual, spirv.OpFUnordNotEqual, spirv.OpDot,
		spirv.OpIAddCarry, spirv.OpUMulExtended, spirv.OpSMulExtended:
		return true
	}
	return false
}
