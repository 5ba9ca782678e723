package shadow

import (
	"math/bits"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/spirv"
)

// rule is how an operation passes on the shadows of its operands. What follows from a bit that is not determined is
// computed for all values that it may have; each use of an undefined value may see another one, so operands are taken
// as independent (Seward and Nethercote, "Using Valgrind to detect undefined value errors with bit-precision", 2005).
type rule uint8

const (
	ruleAll rule = iota // any bit of an operand makes all bits of the result
	ruleAnd
	ruleOr
	ruleXor
	ruleCarry // from the lowest bit on
	ruleMultiply
	ruleLeft
	ruleRight
	ruleSigned // shift to the right
	ruleExtend // or cut off
	ruleSignExtend
	ruleReverse
	ruleSelect
	ruleNegate // of a float
	RuleAbsolute
	ruleEqual // also unequal
	ruleLess  // of unsigned integers, in both directions and with equality
	ruleLessSigned
	ruleInsert  // of a bit field
	ruleExtract // zero-extended
	ruleExtractSigned
)

// rules are the operations of the core language that have a rule of their own.
var rules = [...]struct {
	op   spirv.Op
	rule rule
}{
	{spirv.OpBitwiseAnd, ruleAnd}, {spirv.OpLogicalAnd, ruleAnd},
	{spirv.OpBitwiseOr, ruleOr}, {spirv.OpLogicalOr, ruleOr},
	{spirv.OpBitwiseXor, ruleXor}, {spirv.OpLogicalEqual, ruleXor}, {spirv.OpLogicalNotEqual, ruleXor}, {spirv.OpNot, ruleXor}, {spirv.OpLogicalNot, ruleXor},
	{spirv.OpIAdd, ruleCarry}, {spirv.OpISub, ruleCarry}, {spirv.OpSNegate, ruleCarry},
	{spirv.OpIAddCarry, ruleCarry}, {spirv.OpISubBorrow, ruleCarry}, // the first members of their results
	{spirv.OpIMul, ruleMultiply}, {spirv.OpUMulExtended, ruleMultiply}, {spirv.OpSMulExtended, ruleMultiply},
	{spirv.OpShiftLeftLogical, ruleLeft}, {spirv.OpShiftRightLogical, ruleRight}, {spirv.OpShiftRightArithmetic, ruleSigned},
	{spirv.OpUConvert, ruleExtend}, {spirv.OpSConvert, ruleSignExtend},
	{spirv.OpBitReverse, ruleReverse},
	{spirv.OpSelect, ruleSelect},
	{spirv.OpFNegate, ruleNegate},
	{spirv.OpIEqual, ruleEqual}, {spirv.OpINotEqual, ruleEqual},
	{spirv.OpULessThan, ruleLess}, {spirv.OpULessThanEqual, ruleLess}, {spirv.OpUGreaterThan, ruleLess}, {spirv.OpUGreaterThanEqual, ruleLess},
	{spirv.OpSLessThan, ruleLessSigned}, {spirv.OpSLessThanEqual, ruleLessSigned}, {spirv.OpSGreaterThan, ruleLessSigned}, {spirv.OpSGreaterThanEqual, ruleLessSigned},
	{spirv.OpBitFieldInsert, ruleInsert}, {spirv.OpBitFieldUExtract, ruleExtract}, {spirv.OpBitFieldSExtract, ruleExtractSigned},
}

// RuleOf returns the rule of an operation of the core language.
func RuleOf(op spirv.Op) rule {
	for i := range rules {
		if rules[i].op == op {
			return rules[i].rule
		}
	}
	return ruleAll
}

// Operation is what shadows have to know of an operation on scalars or vectors.
type Operation struct {
	Row      *fold.Row
	Args     fold.Args // widths and formats
	Mask     uint64    // bits of the result
	Sign     uint64    // sign bit of operands
	N        int       // operands
	Rule     rule
	Equal    fold.OfEqual
	FastMath fastmath.Flags // what the shader leaves unspecified beyond the row
	Relaxed  bool           // RelaxedPrecision
}

// Undetermined returns the bits that are not determined.
func (s Shadow) Undetermined() uint64 { return s.Undefined | s.Unspecified }

// Shadow returns the shadow of the result v, of the operands in a and their shadows. Where bits of both kinds come
// together, those of the result that are not determined count as undefined.
func (o *Operation) Shadow(a *fold.Args, in *[4]Shadow, v uint64, outcome fold.Outcome, free *Freedoms,
	limits *[4]fold.Interval) Shadow {
	switch {
	case outcome == fold.Undefined || o.excluded(a, v):
		return AllUndefined
	case outcome == fold.Unspecified && !free.some:
		outcome = fold.Defined
	}
	var undefined, unspecified uint64
	for i := range o.N {
		if in[i].NaN && o.Row.Operand(i) == fold.Float {
			in[i] = in[i].Operand(o.Format(i))
		}
		undefined |= in[i].Undefined
		unspecified |= in[i].Unspecified
	}
	switch {
	case o.Rule == ruleSelect:
		return o.selected(a, in)
	case (o.Rule == ruleNegate || o.Rule == RuleAbsolute) && undefined|unspecified != 0 && !in[0].Bounded:
		s := in[0]
		s.valueNumber = 0
		if o.Rule == RuleAbsolute {
			s = s.modified(Absolute, o.Sign)
		}
		if free.Zeros { // it may be a zero
			s.Unspecified |= o.Sign &^ s.Undefined
		}
		return s
	case a.Format.Width > 0 && undefined == 0:
		if unspecified == 0 && !free.some {
			return Shadow{}
		}
		return o.float(a, in, v, outcome, free, limits)
	}
	var bits uint64
	switch {
	case outcome == fold.Unspecified:
		bits = o.Mask
	case undefined|unspecified != 0:
		bits = o.undetermined(a, in) & o.Mask
	}
	if undefined != 0 {
		return Shadow{Undefined: bits}
	}
	return Shadow{Unspecified: bits}
}

// selected returns the shadow of what an OpSelect chooses: the union of both intervals
// where the condition is unspecified.
func (o *Operation) selected(a *fold.Args, in *[4]Shadow) Shadow {
	switch c := in[0].Undetermined() & 1; {
	case c == 0 && a.A != 0:
		return in[1]
	case c == 0:
		return in[2]
	}
	bits := (in[1].Undetermined() | in[2].Undetermined() | (a.B ^ a.C)) & o.Mask
	if in[0].Undefined|in[1].Undefined|in[2].Undefined != 0 {
		return Shadow{Undefined: bits}
	}
	if x, ok := in[1].limits(a.B, a.Format); ok {
		if y, ok := in[2].limits(a.C, a.Format); ok {
			return Bounded(x.Join(y), a.Format)
		}
	}
	return Shadow{Unspecified: bits}
}

// undetermined returns the bits of the result that are not determined where some operand has such bits.
func (o *Operation) undetermined(a *fold.Args, in *[4]Shadow) uint64 {
	width := fold.Mask(a.Width)
	first := width
	if a.From != 0 {
		first = fold.Mask(a.From)
	}
	x, y, z := in[0].Undetermined()&first, in[1].Undetermined(), in[2].Undetermined()
	switch o.Rule {
	case ruleAnd: // where one operand is 0 for sure, so is the result
		return x&(a.B|y) | y&(a.A|x)
	case ruleOr:
		return x&(^a.B|y) | y&(^a.A|x)
	case ruleXor:
		return x | y
	case ruleCarry:
		return upward(x | y)
	case ruleMultiply: // a factor with zeros at its end moves what is not determined upward
		return upward(x)<<bits.TrailingZeros64(a.B|y) | upward(y)<<bits.TrailingZeros64(a.A|x)
	case ruleLeft, ruleRight, ruleSigned:
		if y != 0 || a.B >= 64 {
			break
		}
		switch o.Rule {
		case ruleLeft:
			return x << a.B
		case ruleRight:
			return x >> a.B
		}
		return signExtended(x, a.Width) >> a.B
	case ruleExtend:
		return x
	case ruleSignExtend:
		return signExtended(x, a.From)
	case ruleReverse:
		return bits.Reverse64(x) >> (64 - a.Width)
	case ruleEqual:
		if (a.A^a.B)&^(x|y)&width != 0 {
			return 0
		}
	case ruleLess, ruleLessSigned:
		p, q := a.A, a.B
		if o.Rule == ruleLessSigned { // the order of unsigned numbers with the sign bit the other way
			sign := uint64(1) << (a.Width - 1)
			p, q = p^sign, q^sign
		}
		x, y := x&width, y&width
		if p&^x > q|y || q&^y > p|x {
			return 0
		}
	case ruleInsert: // base, insert, offset, count
		if z|in[3].Undetermined() != 0 || a.C >= 64 || a.D > 64 {
			break
		}
		field := (fold.Mask(int(a.D))) << a.C
		return x&^field | y<<a.C&field
	case ruleExtract, ruleExtractSigned:
		if y|z != 0 || a.B >= 64 || a.C > 64 || a.C == 0 {
			break
		}
		field := x >> a.B & fold.Mask(int(a.C))
		if o.Rule == ruleExtractSigned {
			return signExtended(field, int(a.C))
		}
		return field
	}
	return ^uint64(0)
}

// upward returns all bits from the lowest one of a set on.
func upward(set uint64) uint64 { return set | -set }

// signExtended repeats the highest bit of a number of a width.
func signExtended(v uint64, width int) uint64 { return uint64(fold.Signed(v, width)) }
