package words

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// row is an operation that may have operands or results of 64 bits.
type row struct {
	op      spirv.Op
	lower   func(*splitter, *ir.Inst)
	refuses func(*splitter, *ir.Inst) string // why an instruction stays, "" if it does not; nil: none does
}

// operation returns what is made of an operation, nil for one that is not lowered.
func operation(op spirv.Op) *row {
	for i := range rows {
		if rows[i].op == op {
			return &rows[i]
		}
	}
	return nil
}

var rows = [...]row{
	{op: spirv.OpUndef, lower: undefined},
	{op: spirv.OpCopyObject, lower: byHalves(0)},
	{op: spirv.OpCopyLogical, lower: byHalves(0)},
	{op: spirv.OpPhi, lower: phi},
	{op: spirv.OpSelect, lower: byHalves(1, 2)},
	{op: spirv.OpCompositeConstruct, lower: construct},
	{op: spirv.OpCompositeExtract, lower: extract},
	{op: spirv.OpCompositeInsert, lower: insert},
	{op: spirv.OpVectorShuffle, lower: byHalves(0, 1)},
	{op: spirv.OpVectorExtractDynamic, lower: byHalves(0)},
	{op: spirv.OpVectorInsertDynamic, lower: byHalves(0, 1)},

	{op: spirv.OpNot, lower: byHalves(0)},
	{op: spirv.OpBitwiseAnd, lower: byHalves(0, 1)},
	{op: spirv.OpBitwiseOr, lower: byHalves(0, 1)},
	{op: spirv.OpBitwiseXor, lower: byHalves(0, 1)},
	{op: spirv.OpIAdd, lower: binary((*splitter).add)},
	{op: spirv.OpISub, lower: binary((*splitter).sub)},
	{op: spirv.OpIMul, lower: binary((*splitter).mul)},
	{op: spirv.OpSNegate, lower: func(s *splitter, in *ir.Inst) { s.becomes(in, s.negate(s.pair(in.ID(0)))) }},
	{op: spirv.OpShiftLeftLogical, lower: shift},
	{op: spirv.OpShiftRightLogical, lower: shift},
	{op: spirv.OpShiftRightArithmetic, lower: shift},
	{op: spirv.OpUDiv, lower: divide},
	{op: spirv.OpSDiv, lower: divide},
	{op: spirv.OpUMod, lower: divide},
	{op: spirv.OpSRem, lower: divide},
	{op: spirv.OpSMod, lower: divide},
	{op: spirv.OpBitCount, lower: bitCount},

	{op: spirv.OpIEqual, lower: compare}, {op: spirv.OpINotEqual, lower: compare},
	{op: spirv.OpULessThan, lower: compare}, {op: spirv.OpULessThanEqual, lower: compare},
	{op: spirv.OpUGreaterThan, lower: compare}, {op: spirv.OpUGreaterThanEqual, lower: compare},
	{op: spirv.OpSLessThan, lower: compare}, {op: spirv.OpSLessThanEqual, lower: compare},
	{op: spirv.OpSGreaterThan, lower: compare}, {op: spirv.OpSGreaterThanEqual, lower: compare},

	{op: spirv.OpUConvert, lower: convert},
	{op: spirv.OpSConvert, lower: convert},
	{op: spirv.OpConvertUToF, lower: toFloat, refuses: refusesFloat},
	{op: spirv.OpConvertSToF, lower: toFloat, refuses: refusesFloat},
	{op: spirv.OpConvertFToU, lower: fromFloat, refuses: refusesFloat},
	{op: spirv.OpConvertFToS, lower: fromFloat, refuses: refusesFloat},
	{op: spirv.OpBitcast, lower: bitcast, refuses: refusesBitcast},
	{op: spirv.OpConvertPtrToU, lower: bitcast, refuses: refusesBitcast},
	{op: spirv.OpConvertUToPtr, lower: bitcast, refuses: refusesBitcast},
	{op: spirv.OpReadClockKHR, lower: func(s *splitter, in *ir.Inst) { s.result(in, s.kept(s.n, false)) }},

	{op: spirv.OpSubgroupReadInvocationKHR, lower: byHalves(0)},
	{op: spirv.OpSubgroupFirstInvocationKHR, lower: byHalves(0)},
	{op: spirv.OpGroupNonUniformBroadcast, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformBroadcastFirst, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformShuffle, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformShuffleXor, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformShuffleUp, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformShuffleDown, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformRotateKHR, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformQuadBroadcast, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformQuadSwap, lower: byHalves(1)},
	{op: spirv.OpGroupNonUniformBitwiseAnd, lower: byHalves(2)},
	{op: spirv.OpGroupNonUniformBitwiseOr, lower: byHalves(2)},
	{op: spirv.OpGroupNonUniformBitwiseXor, lower: byHalves(2)},
	{op: spirv.OpGroupNonUniformAllEqual, lower: allEqual},
}

// extended returns what is made of an instruction of GLSL.std.450, nil for one that is not lowered.
func extended(inst uint32) func(*splitter, *ir.Inst) {
	switch inst {
	case spirv.GLSLStd450SMin, spirv.GLSLStd450SMax, spirv.GLSLStd450UMin, spirv.GLSLStd450UMax:
		return func(s *splitter, in *ir.Inst) {
			s.becomes(in, s.extreme(s.pair(in.ID(2)), s.pair(in.ID(3)), inst))
		}
	case spirv.GLSLStd450SClamp, spirv.GLSLStd450UClamp:
		low, high := uint32(spirv.GLSLStd450UMax), uint32(spirv.GLSLStd450UMin)
		if inst == spirv.GLSLStd450SClamp {
			low, high = spirv.GLSLStd450SMax, spirv.GLSLStd450SMin
		}
		return func(s *splitter, in *ir.Inst) {
			s.becomes(in, s.extreme(s.extreme(s.pair(in.ID(2)), s.pair(in.ID(3)), low), s.pair(in.ID(4)), high))
		}
	case spirv.GLSLStd450SAbs:
		return func(s *splitter, in *ir.Inst) {
			x := s.pair(in.ID(2))
			s.becomes(in, s.signed(x, s.sign(x)))
		}
	case spirv.GLSLStd450SSign:
		return func(s *splitter, in *ir.Inst) {
			x := s.pair(in.ID(2))
			sign, zero := s.sign(x), s.number(0)
			some := s.op(spirv.OpINotEqual, s.op(spirv.OpBitwiseOr, x.lo, x.hi), zero)
			s.becomes(in, pair{s.op(spirv.OpBitwiseOr, sign, s.op(spirv.OpSelect, some, s.number(1), zero)), sign})
		}
	}
	return nil
}

// emit adds an instruction before the one that is rewritten.
func (s *splitter) emit(op spirv.Op, typ ir.ID, operands ...ir.ID) ir.ID {
	var buf [8]uint32
	words := buf[:0]
	for _, id := range operands {
		words = append(words, uint32(id))
	}
	return ir.Before(s.in).Emit(op, typ, true, words...).Result
}

// extract takes a part of a composite.
func (s *splitter) extract(typ, composite ir.ID, path ...uint32) ir.ID {
	words := append([]uint32{uint32(composite)}, path...)
	return ir.Before(s.in).Emit(spirv.OpCompositeExtract, typ, true, words...).Result
}

// op applies an operation to words: its result is of words, or of booleans for a comparison.
func (s *splitter) op(op spirv.Op, operands ...ir.ID) ir.ID {
	typ := s.words(s.n)
	switch op {
	case spirv.OpIEqual, spirv.OpINotEqual, spirv.OpULessThan, spirv.OpSLessThan, spirv.OpLogicalAnd,
		spirv.OpLogicalOr, spirv.OpLogicalNot:
		typ = s.booleans(s.n)
	case spirv.OpSelect:
		typ = s.m.TypeOf(operands[1])
	}
	return s.emit(op, typ, operands...)
}

func (s *splitter) booleans(n int) ir.ID {
	if n == 1 {
		return s.m.Types().Bool()
	}
	return s.m.Types().Vector(s.m.Types().Bool(), n)
}

// number returns a constant in each component.
func (s *splitter) number(v uint32) ir.ID {
	return s.m.Constants().Splat(s.words(s.n), s.m.Constants().Int(s.word(), uint64(v)))
}

// as gives a value another type of as many bits.
func (s *splitter) as(typ, id ir.ID) ir.ID {
	if s.m.TypeOf(id) == typ {
		return id
	}
	return s.emit(spirv.OpBitcast, typ, id)
}

// low returns the low words of integers of any width.
func (s *splitter) low(id ir.ID) ir.ID {
	if s.wideValue(id) != 0 {
		return s.pair(id).lo
	}
	_, n := s.m.Types().Scalar(s.m.TypeOf(id))
	if s.width(id) < 32 {
		return s.emit(spirv.OpUConvert, s.words(n), id)
	}
	return s.as(s.words(n), id)
}

// width returns the width of a value's components.
func (s *splitter) width(id ir.ID) uint32 {
	scalar, _ := s.m.Types().Scalar(s.m.TypeOf(id))
	return s.m.Def(scalar).Literal(0)
}

func undefined(s *splitter, in *ir.Inst) { s.becomes(in, s.pairOfNumbers(0, 0)) }

func (s *splitter) pairOfNumbers(lo, hi uint32) pair { return pair{s.number(lo), s.number(hi)} }

// byHalves returns what makes two operations of one: on the low words and on the high ones of some of its operands.
// Of others that are of 64 bits the low words count.
func byHalves(which ...int) func(*splitter, *ir.Inst) {
	return func(s *splitter, in *ir.Inst) {
		if in.Op == spirv.OpCopyObject || in.Op == spirv.OpCopyLogical {
			s.becomes(in, s.pair(in.ID(0)))
			return
		}
		half := func(of func(pair) ir.ID) ir.ID {
			words := slices.Clone(in.Words())
			for i, id := range in.IDs() {
				switch {
				case slices.Contains(which, i):
					words[i] = uint32(of(s.pair(id)))
				case s.wideValue(id) != 0:
					words[i] = uint32(s.pair(id).lo)
				}
			}
			typ := in.Type
			if s.n > 0 {
				typ = s.words(s.n)
			}
			return ir.Before(in).Emit(in.Op, typ, true, words...).Result
		}
		if s.n == 0 || s.wideValue(in.ID(which[0])) == 0 { // of 64 bits is only what is of no account
			for i, id := range in.IDs() {
				if s.wideValue(id) != 0 {
					in.SetID(i, s.pair(id).lo)
				}
			}
			return
		}
		s.becomes(in, pair{half(func(p pair) ir.ID { return p.lo }), half(func(p pair) ir.ID { return p.hi })})
	}
}

func allEqual(s *splitter, in *ir.Inst) {
	p := s.pair(in.ID(1))
	lo := s.emit(in.Op, in.Type, in.ID(0), p.lo)
	hi := s.emit(in.Op, in.Type, in.ID(0), p.hi)
	in.Become(spirv.OpLogicalAnd, uint32(lo), uint32(hi))
}

// phi makes two phis, whose values follow when all are known.
func phi(s *splitter, in *ir.Inst) {
	words := slices.Clone(in.Words())
	zero := s.number(0)
	for i := 0; i < len(words); i += 2 {
		words[i] = uint32(zero)
	}
	emit := func() ir.ID { return ir.Before(in).Emit(spirv.OpPhi, s.words(s.n), true, words...).Result }
	s.becomes(in, pair{emit(), emit()})
	s.phis = append(s.phis, in)
}

// construct makes vectors of the words of scalars and vectors, and composites of what these are in memory.
func construct(s *splitter, in *ir.Inst) {
	if s.n > 0 {
		var lo, hi []ir.ID
		for _, id := range in.IDs() {
			p := s.pair(id)
			lo, hi = append(lo, p.lo), append(hi, p.hi)
		}
		typ := s.words(s.n)
		s.becomes(in, pair{s.emit(in.Op, typ, lo...), s.emit(in.Op, typ, hi...)})
		return
	}
	for i, id := range in.IDs() {
		if s.wideValue(id) != 0 {
			in.SetID(i, s.join(s.pair(id), s.part(in.Type, uint32(i))))
		}
	}
}

// part returns the type that a part of a composite has in the end: in memory, where it is of 64 bits.
func (s *splitter) part(typ ir.ID, path ...uint32) ir.ID {
	laidOut := false
	for _, i := range path {
		d := s.m.Def(typ)
		operand := 0
		if d.Op == spirv.OpTypeStruct {
			operand = int(i)
		}
		laidOut = s.containsLaidOut(d, operand)
		typ = s.m.Types().PartAt(typ, i)
	}
	return s.kept(s.wide(typ), laidOut)
}

func extract(s *splitter, in *ir.Inst) {
	if s.wideValue(in.ID(0)) != 0 {
		p, path := s.pair(in.ID(0)), in.Words()[1:]
		s.becomes(in, pair{s.extract(s.word(), p.lo, path...), s.extract(s.word(), p.hi, path...)})
		return
	}
	s.becomes(in, s.split(in.ID(0), s.n, in.Words()[1:]...))
}

func insert(s *splitter, in *ir.Inst) {
	if s.n > 0 {
		x, p := s.pair(in.ID(0)), s.pair(in.ID(1))
		half := func(part, composite ir.ID) ir.ID {
			words := append([]uint32{uint32(part), uint32(composite)}, in.Words()[2:]...)
			return ir.Before(in).Emit(in.Op, s.words(s.n), true, words...).Result
		}
		s.becomes(in, pair{half(x.lo, p.lo), half(x.hi, p.hi)})
		return
	}
	in.SetID(0, s.join(s.pair(in.ID(0)), s.part(in.Type, in.Words()[2:]...)))
}

// binary returns what computes a pair of two.
func binary(f func(s *splitter, x, y pair) pair) func(*splitter, *ir.Inst) {
	return func(s *splitter, in *ir.Inst) { s.becomes(in, f(s, s.pair(in.ID(0)), s.pair(in.ID(1)))) }
}

// flag makes 1 or 0 of booleans.
func (s *splitter) flag(b ir.ID) ir.ID { return s.op(spirv.OpSelect, b, s.number(1), s.number(0)) }

func (s *splitter) add(x, y pair) pair {
	lo := s.op(spirv.OpIAdd, x.lo, y.lo)
	carry := s.flag(s.op(spirv.OpULessThan, lo, x.lo))
	return pair{lo, s.op(spirv.OpIAdd, s.op(spirv.OpIAdd, x.hi, y.hi), carry)}
}

func (s *splitter) sub(x, y pair) pair {
	borrow := s.flag(s.op(spirv.OpULessThan, x.lo, y.lo))
	return pair{s.op(spirv.OpISub, x.lo, y.lo), s.op(spirv.OpISub, s.op(spirv.OpISub, x.hi, y.hi), borrow)}
}

func (s *splitter) negate(x pair) pair { return s.sub(s.pairOfNumbers(0, 0), x) }

// mul is the product of the low words, both halves of it, and the products that matter of the others.
func (s *splitter) mul(x, y pair) pair {
	typ := s.words(s.n)
	product := s.emit(spirv.OpUMulExtended, s.m.Types().Struct(typ, typ), x.lo, y.lo)
	cross := s.op(spirv.OpIAdd, s.op(spirv.OpIMul, x.lo, y.hi), s.op(spirv.OpIMul, x.hi, y.lo))
	return pair{s.extract(typ, product, 0), s.op(spirv.OpIAdd, s.extract(typ, product, 1), cross)}
}

// shift makes shifts within words, by the amount without its bit for 32, and a selection by that.
func shift(s *splitter, in *ir.Inst) {
	if s.n == 0 { // what is shifted has 32 bits, and only the amount has 64
		in.SetID(1, s.pair(in.ID(1)).lo)
		return
	}
	x, amount := s.pair(in.ID(0)), s.low(in.ID(1))
	by := s.op(spirv.OpBitwiseAnd, amount, s.number(31))
	rest := s.op(spirv.OpBitwiseXor, by, s.number(31)) // 31 - by: what goes across is shifted by one first
	far := s.op(spirv.OpINotEqual, s.op(spirv.OpBitwiseAnd, amount, s.number(32)), s.number(0))
	zero, one := s.number(0), s.number(1)
	if in.Op == spirv.OpShiftLeftLogical {
		lo := s.op(in.Op, x.lo, by)
		across := s.op(spirv.OpShiftRightLogical, s.op(spirv.OpShiftRightLogical, x.lo, one), rest)
		hi := s.op(spirv.OpBitwiseOr, s.op(in.Op, x.hi, by), across)
		s.becomes(in, pair{s.op(spirv.OpSelect, far, zero, lo), s.op(spirv.OpSelect, far, lo, hi)})
		return
	}
	hi := s.op(in.Op, x.hi, by)
	across := s.op(spirv.OpShiftLeftLogical, s.op(spirv.OpShiftLeftLogical, x.hi, one), rest)
	lo := s.op(spirv.OpBitwiseOr, s.op(spirv.OpShiftRightLogical, x.lo, by), across)
	if in.Op == spirv.OpShiftRightArithmetic {
		zero = s.sign(x)
	}
	s.becomes(in, pair{s.op(spirv.OpSelect, far, hi, lo), s.op(spirv.OpSelect, far, zero, hi)})
}

// sign returns words of the sign's bit.
func (s *splitter) sign(x pair) ir.ID { return s.op(spirv.OpShiftRightArithmetic, x.hi, s.number(31)) }

// signed negates a pair where the words of a sign have all bits set: -x is ^x + 1, and x ^ s - s is one or the other.
func (s *splitter) signed(x pair, sign ir.ID) pair {
	flipped := pair{s.op(spirv.OpBitwiseXor, x.lo, sign), s.op(spirv.OpBitwiseXor, x.hi, sign)}
	return s.sub(flipped, pair{sign, sign})
}

// choose selects between pairs.
func (s *splitter) choose(b ir.ID, x, y pair) pair {
	return pair{s.op(spirv.OpSelect, b, x.lo, y.lo), s.op(spirv.OpSelect, b, x.hi, y.hi)}
}

// below reports whether x is less than y. less compares the high words.
func (s *splitter) below(x, y pair, less spirv.Op) ir.ID {
	same := s.op(spirv.OpLogicalAnd, s.op(spirv.OpIEqual, x.hi, y.hi), s.op(spirv.OpULessThan, x.lo, y.lo))
	return s.op(spirv.OpLogicalOr, s.op(less, x.hi, y.hi), same)
}

func (s *splitter) extreme(x, y pair, inst uint32) pair {
	switch inst {
	case spirv.GLSLStd450UMin:
		return s.choose(s.below(y, x, spirv.OpULessThan), y, x)
	case spirv.GLSLStd450UMax:
		return s.choose(s.below(x, y, spirv.OpULessThan), y, x)
	case spirv.GLSLStd450SMin:
		return s.choose(s.below(y, x, spirv.OpSLessThan), y, x)
	}
	return s.choose(s.below(x, y, spirv.OpSLessThan), y, x)
}

func compare(s *splitter, in *ir.Inst) {
	s.n = s.wideValue(in.ID(0))
	x, y := s.pair(in.ID(0)), s.pair(in.ID(1))
	less := spirv.OpULessThan
	switch in.Op {
	case spirv.OpSLessThan, spirv.OpSLessThanEqual, spirv.OpSGreaterThan, spirv.OpSGreaterThanEqual:
		less = spirv.OpSLessThan
	}
	switch in.Op {
	case spirv.OpIEqual:
		in.Become(spirv.OpLogicalAnd, uint32(s.op(in.Op, x.lo, y.lo)), uint32(s.op(in.Op, x.hi, y.hi)))
		return
	case spirv.OpINotEqual:
		in.Become(spirv.OpLogicalOr, uint32(s.op(in.Op, x.lo, y.lo)), uint32(s.op(in.Op, x.hi, y.hi)))
		return
	case spirv.OpULessThanEqual, spirv.OpSLessThanEqual: // not above
		in.Become(spirv.OpLogicalNot, uint32(s.below(y, x, less)))
		return
	case spirv.OpUGreaterThanEqual, spirv.OpSGreaterThanEqual:
		in.Become(spirv.OpLogicalNot, uint32(s.below(x, y, less)))
		return
	case spirv.OpUGreaterThan, spirv.OpSGreaterThan:
		x, y = y, x
	}
	same := s.op(spirv.OpLogicalAnd, s.op(spirv.OpIEqual, x.hi, y.hi), s.op(spirv.OpULessThan, x.lo, y.lo))
	in.Become(spirv.OpLogicalOr, uint32(s.op(less, x.hi, y.hi)), uint32(same))
}

func bitCount(s *splitter, in *ir.Inst) {
	result := s.n > 0
	s.n = s.wideValue(in.ID(0))
	if s.n == 0 {
		_, s.n = s.m.Types().Scalar(s.m.TypeOf(in.ID(0)))
		s.becomes(in, pair{s.op(in.Op, s.low(in.ID(0))), s.number(0)})
		return
	}
	x := s.pair(in.ID(0))
	sum := s.op(spirv.OpIAdd, s.op(in.Op, x.lo), s.op(in.Op, x.hi))
	if result {
		s.becomes(in, pair{sum, s.number(0)})
		return
	}
	s.finish(in, sum)
}

// finish makes an instruction give words in its own type.
func (s *splitter) finish(in *ir.Inst, id ir.ID) {
	op := spirv.OpBitcast
	switch {
	case s.m.TypeOf(id) == in.Type:
		op = spirv.OpCopyObject
	case s.width(in.Result) < 32:
		op = spirv.OpUConvert
		scalar, _ := s.m.Types().Scalar(in.Type)
		if s.m.Def(scalar).Literal(1) != 0 { // validators ask OpUConvert for unsigned results
			op = spirv.OpSConvert
		}
	}
	in.Become(op, uint32(id))
}
