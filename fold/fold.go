// Package fold says what operations compute, in one table: constant folding and the vm both use it, there is no second
// place. A [Row] is an operation of the core language, of GLSL.std.450 or of OpenCL.std: the classes of its operands
// and its result, what it computes, when the result is undefined or unspecified, and how exact Vulkan asks it to be.
//
// Scalars are handed over as the low bits of a uint64; bits above the width are 0. A boolean is 0 or 1. Results
// have the same bits on every processor.
package fold

import (
	"hone/spirv"
)

// Class is the class of an operand or of a result, as a letter of a [Row]'s signature.
type Class byte

// The classes. A scalar class goes for vectors too, component by component; the others are for operations that look at
// a vector or matrix as a whole.
const (
	Int    Class = 'i'
	Bool   Class = 'b'
	Float  Class = 'f'
	Same   Class = 'x' // any of the three, but one for all operands of this class and the result
	Single Class = 's' // an integer that stays a scalar where the other operands are vectors

	IntVector   Class = 'I'
	BoolVector  Class = 'B'
	FloatVector Class = 'F' // of one or more components
	Matrix      Class = 'M'
)

// Outcome says how much is known of a result.
type Outcome uint8

// The outcomes.
const (
	Defined     Outcome = iota
	Unspecified         // an implementation may choose: the result is one of the choices
	Undefined           // any value, or undefined behaviour
)

// Row is what an operation computes.
type Row struct {
	// Sig is the operation's signature: a letter for the class of each operand, ">", and that of the result; two where
	// the result is a struct of two.
	Sig string
	// Accuracy is what Vulkan asks of the result in floating point. The zero value is correct rounding. Where Expand is
	// set, what it asks of the operations of the expansion counts instead.
	Accuracy Accuracy
	// Compute computes one component, of the first member where the result is a struct of two. nil where Vector or
	// Expand does it.
	Compute func(a *Args) (uint64, Outcome)
	// Second is the row that computes the second member of such a struct. nil for others.
	Second *Row
	// Vector computes all components of the result of an operation that does not go component by component.
	Vector func(a *Args, in [][]uint64) ([]uint64, Outcome)
	// Fields is how many bits of a word each component has, of an operation that packs a vector into a word or unpacks
	// a word: no other bit depends on the component. 0 for others.
	Fields int
	// Expand writes the operation as others: its meaning where nothing else is set, and otherwise what its accuracy is
	// inherited from. nil for none.
	Expand Expansion
	// Transfer returns an interval of the result for operands within intervals. nil for those that the expansion has
	// or, where there is none either, where nothing is known but for operands that are.
	Transfer Transfer
	// Choices returns limits of the results among which an implementation may choose where the outcome is Unspecified;
	// ok is false where one of them is a NaN. nil for none.
	Choices func(a *Args) (b Interval, ok bool)
}

// Args are the operands of one component of an operation.
type Args struct {
	Width      int    // of the result in bits; of the operands where the result is a boolean
	From       int    // of the first operand in bits
	Format     Format // of the result where it is a float, else of the operands
	FromFormat Format // of the first operand where it is a float
	Mode       Mode   // of operations in Format
	A, B, C, D uint64
}

// Operands returns how many operands the operation has.
func (r *Row) Operands() int {
	n := 0
	for n < len(r.Sig) && r.Sig[n] != '>' { // most have two or three: a call costs more
		n++
	}
	return n
}

// Operand returns the class of operand i.
func (r *Row) Operand(i int) Class { return Class(r.Sig[i]) }

// Result returns the class of the result, of its first member where it is a struct.
func (r *Row) Result() Class { return Class(r.Sig[r.Operands()+1]) }

// Componentwise reports whether the operation goes component by component.
func (r *Row) Componentwise() bool {
	for _, c := range []byte(r.Sig) {
		if c >= 'A' && c <= 'Z' {
			return false
		}
	}
	return true
}

// coreTables are the rows of the core language. Each table begins with the opcode first.
var coreTables = [...]struct {
	first spirv.Op
	rows  []Row
}{
	{0, integerRows[:]},
	{0, floatRows[:]},
	{spirv.OpSDot, dotRows[:]},
	{spirv.OpFmaKHR, fmaRows[:]},
}

// For returns the row of an operation of the core language, nil where there is none.
func For(op spirv.Op) *Row {
	for i := range coreTables {
		t := &coreTables[i]
		if k := int(op) - int(t.first); k >= 0 && k < len(t.rows) && t.rows[k].Sig != "" {
			return &t.rows[k]
		}
	}
	return nil
}

// ForExt returns the row of an instruction of an extended set, nil where there is none.
func ForExt(set *spirv.ExtSet, instruction uint32) *Row {
	if set == nil {
		return nil
	}
	var table []Row
	switch set.Name {
	case "GLSL.std.450":
		table = glslRows[:]
	case "OpenCL.std":
		if table = openclRows[:]; int64(instruction) < int64(len(openclMathRows)) &&
			openclMathRows[instruction].Sig != "" {
			table = openclMathRows[:]
		}
	}
	if int64(instruction) < int64(len(table)) && table[instruction].Sig != "" {
		return &table[instruction]
	}
	return nil
}

// Scalar computes one component of an operation that has Compute.
func (r *Row) Scalar(a *Args) (uint64, Outcome) {
	v, o := r.Compute(a)
	if c := r.Result(); c == Int || c == Same {
		v &= Mask(a.Width)
	}
	return v, o
}

// Mask returns the low width bits set.
func Mask(width int) uint64 { return 1<<width - 1 }

// Signed returns v, of a width in bits, as a signed number.
func Signed(v uint64, width int) int64 { return int64(v<<(64-width)) >> (64 - width) }

// Commutative reports whether an operation may have its two operands swapped.
func Commutative(op spirv.Op) bool {
	switch op {
	case spirv.OpIAdd, spirv.OpIMul, spirv.OpFAdd, spirv.OpFMul, spirv.OpBitwiseAnd, spirv.OpBitwiseOr, spirv.OpBitwiseXor,
		spirv.OpLogicalAnd, spirv.OpLogicalOr, spirv.OpLogicalEqual, spirv.OpLogicalNotEqual, spirv.OpIEqual,
		spirv.OpINotEqual, spirv.OpFOrdEqual, spirv.OpFUnordEqual, spirv.OpFOrdNotEqual, spirv.OpFUnordNotEqual, spirv.OpDot,
		spirv.OpIAddCarry, spirv.OpUMulExtended, spirv.OpSMulExtended:
		return true
	}
	return false
}

// OfEqual is what an operation on two equal operands gives.
type OfEqual uint8

// What they give.
const (
	EqualUnknown OfEqual = iota // it depends on the operands
	EqualZero                   // 0, or false, whatever they are
	EqualOne                    // true
	EqualOperand                // the operand
)

// OfEqualOperands returns what an operation of the core language on two equal integers or booleans gives.
func OfEqualOperands(op spirv.Op) OfEqual {
	switch op {
	case spirv.OpBitwiseAnd, spirv.OpBitwiseOr, spirv.OpLogicalAnd, spirv.OpLogicalOr:
		return EqualOperand
	case spirv.OpISub, spirv.OpBitwiseXor, spirv.OpINotEqual, spirv.OpUGreaterThan, spirv.OpSGreaterThan,
		spirv.OpULessThan, spirv.OpSLessThan, spirv.OpLogicalNotEqual:
		return EqualZero
	case spirv.OpIEqual, spirv.OpUGreaterThanEqual, spirv.OpSGreaterThanEqual, spirv.OpULessThanEqual,
		spirv.OpSLessThanEqual, spirv.OpLogicalEqual:
		return EqualOne
	}
	return EqualUnknown
}
