package words

import (
	"hone/ir"
	"hone/spirv"
)

// convert makes integers wider or narrower.
func convert(s *splitter, in *ir.Inst) {
	x := in.ID(0)
	if s.n == 0 {
		s.finish(in, s.pair(x).lo)
		return
	}
	switch {
	case s.wideValue(x) != 0:
		s.becomes(in, s.pair(x))
	case in.Op == spirv.OpUConvert:
		s.becomes(in, pair{s.low(x), s.number(0)})
	default:
		lo := s.low(x)
		if s.width(x) < 32 {
			s.m.Def(lo).Become(spirv.OpSConvert, uint32(x))
		}
		s.becomes(in, pair{lo, s.op(spirv.OpShiftRightArithmetic, lo, s.number(31))})
	}
}

// floatWidth returns how many bits the floats of a type have, 0 for a format that is not lowered.
func (s *splitter) floatWidth(typ ir.ID) int {
	scalar, n := s.m.Types().Scalar(typ)
	if n == 0 {
		return 0
	}
	d := s.m.Def(scalar)
	if d.Op != spirv.OpTypeFloat || d.NumWords() > 1 || d.Literal(0) > 64 || d.Literal(0) < 16 {
		return 0
	}
	return int(d.Literal(0))
}

func refusesFloat(s *splitter, in *ir.Inst) string {
	if s.floatWidth(in.Type) == 0 && s.floatWidth(s.m.TypeOf(in.ID(0))) == 0 {
		return "floats of its format are not converted"
	}
	return ""
}

func (s *splitter) float(typ ir.ID, v float64) ir.ID {
	scalar, _ := s.m.Types().Scalar(typ)
	return s.m.Constants().Splat(typ, s.m.Constants().Float(scalar, v))
}

func (s *splitter) glsl(typ ir.ID, inst uint32, x ir.ID) ir.ID {
	return ir.Before(s.in).Emit(spirv.OpExtInst, typ, true, uint32(s.m.Import("GLSL.std.450")), inst, uint32(x)).Result
}

// fromFloat converts floats to integers: the high words are those of x / 2^32, and what is left of x after these has
// the low ones. All of it is exact.
func fromFloat(s *splitter, in *ir.Inst) {
	x := in.ID(0)
	typ := s.m.TypeOf(x)
	if in.Op == spirv.OpConvertFToS {
		x = s.glsl(typ, spirv.GLSLStd450FAbs, x)
	}
	toWord := func(x ir.ID) ir.ID { return s.emit(spirv.OpConvertFToU, s.words(s.n), x) }
	var p pair
	if s.floatWidth(typ) == 16 { // which has no numbers beyond 65504
		p = pair{toWord(x), s.number(0)}
	} else {
		hi := toWord(s.emit(spirv.OpFMul, typ, x, s.float(typ, 0x1p-32)))
		taken := s.emit(spirv.OpFMul, typ, s.emit(spirv.OpConvertUToF, typ, hi), s.float(typ, 0x1p32))
		p = pair{toWord(s.emit(spirv.OpFSub, typ, x, taken)), hi}
	}
	if in.Op == spirv.OpConvertFToS {
		zero := s.float(typ, 0)
		negative := s.emit(spirv.OpFOrdLessThan, s.booleans(s.n), in.ID(0), zero)
		p = s.choose(negative, s.negate(p), p)
	}
	s.becomes(in, p)
}

// toFloat converts integers to floats, rounded once.
func toFloat(s *splitter, in *ir.Inst) {
	s.n = s.wideValue(in.ID(0))
	x := s.pair(in.ID(0))
	if in.Op == spirv.OpConvertUToF {
		f := s.magnitudeToFloat(in.Type, x)
		d := s.m.Def(f)
		in.Become(d.Op, d.Words()...)
		d.Remove()
		return
	}
	sign := s.sign(x)
	f := s.magnitudeToFloat(in.Type, s.signed(x, sign))
	negative := s.op(spirv.OpINotEqual, sign, s.number(0))
	in.Become(spirv.OpSelect, uint32(negative), uint32(s.emit(spirv.OpFNegate, in.Type, f)), uint32(f))
}

// magnitudeToFloat converts what has no sign. Its last instruction gives the result.
func (s *splitter) magnitudeToFloat(typ ir.ID, x pair) ir.ID {
	toFloat := func(x ir.ID) ir.ID { return s.emit(spirv.OpConvertUToF, typ, x) }
	small := s.op(spirv.OpIEqual, x.hi, s.number(0))
	switch s.floatWidth(typ) {
	case 64: // one rounding, that of the sum
		return s.emit(spirv.OpFAdd, typ, s.emit(spirv.OpFMul, typ, toFloat(x.hi), s.float(typ, 0x1p32)), toFloat(x.lo))
	case 16: // more than 32 bits are as far beyond as 32
		return toFloat(s.op(spirv.OpSelect, small, x.lo, s.number(1<<32-1)))
	}
	// The 32 bits from the highest one on, of which the last says whether any below is set, are rounded as all are:
	// there are more of them than a float has. What they were shifted by is a power of 2.
	highest := s.glsl(s.words(s.n), spirv.GLSLStd450FindUMsb, s.op(spirv.OpBitwiseOr, x.hi, s.number(1)))
	by := s.op(spirv.OpISub, s.number(31), highest)
	across := s.op(spirv.OpShiftRightLogical, s.op(spirv.OpShiftRightLogical, x.lo, s.number(1)), highest)
	top := s.op(spirv.OpBitwiseOr, s.op(spirv.OpShiftLeftLogical, x.hi, by), across)
	below := s.op(spirv.OpShiftLeftLogical, x.lo, by)
	sticky := s.flag(s.op(spirv.OpINotEqual, below, s.number(0)))
	exponent := s.op(spirv.OpIAdd, highest, s.number(128)) // biased by 127: 2^(highest + 1)
	scale := s.as(typ, s.op(spirv.OpShiftLeftLogical, exponent, s.number(23)))
	large := s.emit(spirv.OpFMul, typ, toFloat(s.op(spirv.OpBitwiseOr, top, sticky)), scale)
	return s.op(spirv.OpSelect, small, toFloat(x.lo), large)
}

// refusesBitcast returns why the same bits can't be had of words.
func refusesBitcast(s *splitter, in *ir.Inst) string {
	to, from := in.Type, s.m.TypeOf(in.ID(0))
	n, other := s.wide(to), from
	if n == 0 {
		n, other = s.wide(from), to
	}
	if s.m.Types().Pointee(other) != 0 {
		if s.m.Header.Version < spirv.MakeVersion(1, 5) && !s.m.HasExtension("SPV_KHR_physical_storage_buffer") {
			return "the version makes addresses of integers of 64 bits only"
		}
		return ""
	}
	_, k := s.m.Types().Scalar(other)
	if n > 2 && k != n {
		return "a bitcast of so many bits is not lowered"
	}
	return ""
}

// bitcast takes the words of other values, or makes these of words.
func bitcast(s *splitter, in *ir.Inst) {
	from := in.ID(0)
	k := s.wideValue(from)
	switch {
	case s.n > 0 && k > 0:
		s.becomes(in, s.pair(from))
	case s.n > 2:
		scalar, _ := s.m.Types().Scalar(s.m.TypeOf(from))
		var lo, hi [4]ir.ID
		for i := range s.n {
			words := s.as(s.words(2), s.extract(scalar, from, uint32(i)))
			lo[i], hi[i] = s.component(words, 0), s.component(words, 1)
		}
		s.becomes(in, pair{s.vector(lo[:s.n]), s.vector(hi[:s.n])})
	case s.n == 2:
		words := s.as(s.words(4), from)
		s.becomes(in, pair{s.shuffle(s.words(2), words, words, 0, 2), s.shuffle(s.words(2), words, words, 1, 3)})
	case s.n == 1:
		words := s.as(s.words(2), from)
		s.becomes(in, pair{s.component(words, 0), s.component(words, 1)})
	case k > 2:
		p := s.pair(from)
		scalar, _ := s.m.Types().Scalar(in.Type)
		parts := make([]uint32, k)
		for i := range k {
			words := s.emit(spirv.OpCompositeConstruct, s.words(2), s.component(p.lo, i), s.component(p.hi, i))
			parts[i] = uint32(s.as(scalar, words))
		}
		in.Become(spirv.OpCompositeConstruct, parts...)
	case k == 2:
		p := s.pair(from)
		s.cast(in, s.shuffle(s.words(4), p.lo, p.hi, 0, 2, 1, 3))
	default:
		p := s.pair(from)
		s.cast(in, s.emit(spirv.OpCompositeConstruct, s.words(2), p.lo, p.hi))
	}
}

// cast makes an instruction a bitcast of words.
func (s *splitter) cast(in *ir.Inst, words ir.ID) {
	op := spirv.OpBitcast
	if s.m.TypeOf(words) == in.Type {
		op = spirv.OpCopyObject
	}
	in.Become(op, uint32(words))
}

func (s *splitter) shuffle(typ, x, y ir.ID, components ...uint32) ir.ID {
	words := append([]uint32{uint32(x), uint32(y)}, components...)
	return ir.Before(s.in).Emit(spirv.OpVectorShuffle, typ, true, words...).Result
}

// refusesSwitch returns why a switch can't look at words.
func (s *splitter) refusesSwitch(in *ir.Inst) string {
	words := in.Words()
	for i := 2; i+2 < len(words); i += 3 {
		if words[i+1] != words[3] {
			return "the cases of a switch differ in their high words; switch-to-if goes before"
		}
	}
	return ""
}

// switches looks at the low words where the high words are those of all cases, and otherwise at what is none of them.
func (s *splitter) switches(in *ir.Inst) {
	old := in.Words()
	s.n = 1
	p := s.pair(in.ID(0))
	if len(old) < 5 {
		in.SetID(0, p.lo)
		return
	}
	words := []uint32{0, old[1]}
	none := uint32(0)
	for i := 2; i+2 < len(old); i += 3 {
		words = append(words, old[i], old[i+2])
		none = max(none, old[i])
	}
	for none++; ; none++ { // the first that is no case, which after the highest is 0 or so
		found := false
		for i := 2; i < len(words); i += 2 {
			found = found || words[i] == none
		}
		if !found {
			break
		}
	}
	if merge := in.Block().MergeInst(); merge != nil {
		s.in = merge
	}
	same := s.op(spirv.OpIEqual, p.hi, s.number(old[3]))
	words[0] = uint32(s.op(spirv.OpSelect, same, p.lo, s.number(none)))
	in.SetOperands(words)
}
