package words

import (
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// divide calls the function that divides for each component, on magnitudes where there are signs.
func divide(s *splitter, in *ir.Inst) {
	x, y := s.pair(in.ID(0)), s.pair(in.ID(1))
	if in.Op == spirv.OpUDiv || in.Op == spirv.OpUMod {
		q, r := s.quotient(x, y)
		if in.Op == spirv.OpUMod {
			q = r
		}
		s.becomes(in, q)
		return
	}
	sx, sy := s.sign(x), s.sign(y)
	q, r := s.quotient(s.signed(x, sx), s.signed(y, sy))
	if in.Op == spirv.OpSDiv {
		s.becomes(in, s.signed(q, s.op(spirv.OpBitwiseXor, sx, sy)))
		return
	}
	r = s.signed(r, sx)
	if in.Op == spirv.OpSRem {
		s.becomes(in, r)
		return
	}
	// OpSMod has the sign of y: y is added to a remainder of the other sign.
	zero := s.number(0)
	some := s.op(spirv.OpINotEqual, s.op(spirv.OpBitwiseOr, r.lo, r.hi), zero)
	add := s.op(spirv.OpLogicalAnd, some, s.op(spirv.OpINotEqual, sx, sy))
	s.becomes(in, s.choose(add, s.add(r, y), r))
}

// quotient returns quotient and remainder of numbers without sign.
func (s *splitter) quotient(x, y pair) (q, r pair) {
	if s.divide == 0 {
		s.addDivide()
	}
	var parts [4][4]ir.ID // words of the quotient and the remainder, by component
	for i := range s.n {
		operands := [...]ir.ID{x.lo, x.hi, y.lo, y.hi}
		words := []uint32{uint32(s.divide)}
		for _, id := range operands {
			if s.n > 1 {
				id = s.component(id, i)
			}
			words = append(words, uint32(id))
		}
		call := ir.Before(s.in).Emit(spirv.OpFunctionCall, s.words(4), true, words...).Result
		for k := range parts {
			parts[k][i] = s.component(call, k)
		}
	}
	v := func(k int) ir.ID { return s.vector(parts[k][:s.n]) }
	return pair{v(0), v(1)}, pair{v(2), v(3)}
}

// addDivide adds the function that returns quotient and remainder of numbers of 64 bits, given as words.
func (s *splitter) addDivide() {
	word, four := s.word(), s.words(4)
	f := s.m.NewFunction(s.m.Types().Function(four, word, word, word, word), spirv.FunctionControlNone)
	s.m.SetName(f.Result(), "divide_64")
	s.divide = f.Result()
	b := build.AtEnd(f.NewBlock(nil))
	end := b.ReturnValue(s.m.Constants().Null(four))
	in, n := s.in, s.n
	s.in, s.n = end, 1
	q, r := s.divideWords(pair{f.Params[0].Result, f.Params[1].Result}, pair{f.Params[2].Result, f.Params[3].Result})
	end.SetID(0, s.emit(spirv.OpCompositeConstruct, four, q.lo, q.hi, r.lo, r.hi))
	s.in, s.n = in, n
}

// divideWords divides numbers of two words. If the divisor has one word, the high word of x is divided by it first, and
// what is left, with the low word, then. Otherwise the quotient has one word, which the high words of x / 2 and of y,
// shifted until its highest bit is set, give but for a last correction (Hacker's Delight, figure 9-5).
func (s *splitter) divideWords(x, y pair) (q, r pair) {
	op := s.op
	zero, one := s.number(0), s.number(1)
	short := op(spirv.OpIEqual, y.hi, zero)
	by := op(spirv.OpSelect, short, y.lo, one) // of no account where y is not short, and then not 0
	first := op(spirv.OpUDiv, x.hi, by)
	left := op(spirv.OpISub, x.hi, op(spirv.OpIMul, first, by))

	highest := s.glsl(s.word(), spirv.GLSLStd450FindUMsb, op(spirv.OpBitwiseOr, y.hi, one))
	shift := op(spirv.OpISub, s.number(31), highest)
	top := op(spirv.OpBitwiseOr, op(spirv.OpShiftLeftLogical, y.hi, shift),
		op(spirv.OpShiftRightLogical, op(spirv.OpShiftRightLogical, y.lo, one), highest))
	halfHi := op(spirv.OpShiftRightLogical, x.hi, one)
	halfLo := op(spirv.OpBitwiseOr, op(spirv.OpShiftLeftLogical, x.hi, s.number(31)),
		op(spirv.OpShiftRightLogical, x.lo, one))

	digit, rest := s.divideByWord(op(spirv.OpSelect, short, left, halfHi), op(spirv.OpSelect, short, x.lo, halfLo),
		op(spirv.OpSelect, short, y.lo, top))

	long := op(spirv.OpShiftRightLogical, digit, highest) // at most one too large, and then one is taken away
	long = op(spirv.OpISub, long, s.flag(op(spirv.OpINotEqual, long, zero)))
	remainder := s.sub(x, s.mul(y, pair{long, zero}))
	more := op(spirv.OpLogicalNot, s.below(remainder, y, spirv.OpULessThan))
	long = op(spirv.OpIAdd, long, s.flag(more))
	remainder = s.choose(more, s.sub(remainder, y), remainder)
	return s.choose(short, pair{digit, first}, pair{long, zero}), s.choose(short, pair{rest, zero}, remainder)
}

// divideByWord divides a number of two words by one word that is above the high one, in digits of 16 bits.
func (s *splitter) divideByWord(hi, lo, y ir.ID) (q, r ir.ID) {
	op := s.op
	mask, sixteen, one := s.number(0xffff), s.number(16), s.number(1)
	highest := s.glsl(s.word(), spirv.GLSLStd450FindUMsb, op(spirv.OpBitwiseOr, y, one))
	shift := op(spirv.OpISub, s.number(31), highest)
	v := op(spirv.OpShiftLeftLogical, y, shift)
	v1, v0 := op(spirv.OpShiftRightLogical, v, sixteen), op(spirv.OpBitwiseAnd, v, mask)
	u := op(spirv.OpBitwiseOr, op(spirv.OpShiftLeftLogical, hi, shift),
		op(spirv.OpShiftRightLogical, op(spirv.OpShiftRightLogical, lo, one), highest))
	low := op(spirv.OpShiftLeftLogical, lo, shift)

	// digit divides u:next by v; what is left of it is the next u.
	digit := func(u, next ir.ID) (q, left ir.ID) {
		q = op(spirv.OpUDiv, u, v1)
		r := op(spirv.OpISub, u, op(spirv.OpIMul, q, v1))
		for range 2 { // an estimate is at most two too large
			over := op(spirv.OpLogicalOr, op(spirv.OpULessThan, mask, q),
				op(spirv.OpULessThan, op(spirv.OpBitwiseOr, op(spirv.OpShiftLeftLogical, r, sixteen), next),
					op(spirv.OpIMul, q, v0)))
			over = op(spirv.OpLogicalAnd, over, op(spirv.OpLogicalNot, op(spirv.OpULessThan, mask, r)))
			q = op(spirv.OpISub, q, s.flag(over))
			r = op(spirv.OpIAdd, r, op(spirv.OpSelect, over, v1, s.number(0)))
		}
		u = op(spirv.OpIAdd, op(spirv.OpShiftLeftLogical, u, sixteen), next)
		return q, op(spirv.OpISub, u, op(spirv.OpIMul, q, v))
	}
	q1, u := digit(u, op(spirv.OpShiftRightLogical, low, sixteen))
	q0, u := digit(u, op(spirv.OpBitwiseAnd, low, mask))
	q = op(spirv.OpIAdd, op(spirv.OpShiftLeftLogical, q1, sixteen), q0)
	return q, op(spirv.OpShiftRightLogical, u, shift)
}
