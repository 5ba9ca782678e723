package words

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// Float64 computes with floats of 32 bits what has 64: each operation is rounded to 24 bits, and what is beyond 3.4e38
// is infinite. It is for those who ask for it, since nothing is as precise as it was: no target chooses it.
//
// Buffers keep their layout: a double there is a vector of two words, of which a load makes a float, rounded to
// nearest, and of a float that is stored all bits are there. Numbers below the smallest normal float are 0.
//
// A module is left alone as a whole, and a remark says for which instruction, if it is a kernel's, or has doubles in
// specialization constants, inputs, outputs, atomic operations or matrices in buffers. Whole structs and arrays are
// copied to and from buffers in parts, up to 128. Cost: linear.
var Float64 = pass.ForModule("lower-float64-to-32", "floats of 64 bits become floats of 32: inexact",
	func(c *pass.Context) bool {
		return c.Module.HasCapability(spirv.CapabilityFloat64) && toFloats(c, 64)
	}, pass.Idempotent, pass.Costs(fold.Cost{Single: true}))

// toFloats computes with floats of 32 bits what has another width.
func toFloats(c *pass.Context, from uint32) bool {
	s := shrinker{splitter: newSplitter(c), from: from, buffered: c.Module.NewTable(), elsewhere: c.Module.NewTable()}
	defer s.release()
	defer s.buffered.Release()
	defer s.elsewhere.Release()
	if !slices.ContainsFunc(slices.Collect(c.Module.Section(ir.Globals).Insts()), s.isDouble) {
		return false
	}
	s.findHolders(s.isDouble)
	s.findBuffered()
	if at, why := s.refuses(); why != "" {
		c.RemarkAt(at, at.Result, "floats of %d bits stay: %s", from, why)
		return false
	}
	if !c.Transform() {
		return false
	}
	s.separate()
	s.rewrite()
	return true
}

// shrinker is the state of the pass.
type shrinker struct {
	*splitter
	from      uint32    // the width of the floats that change
	buffered  *ir.Table // by type: 1 for a struct or array with such floats that is in buffers
	elsewhere *ir.Table // by such a type: the same without a layout
}

// isDouble reports whether an instruction is the type that changes.
func (s *shrinker) isDouble(in *ir.Inst) bool {
	return in.Op == spirv.OpTypeFloat && in.Literal(0) == s.from && in.NumWords() == 1
}

// doubles returns how many floats of the width that changes a scalar or vector type has, 0 for others.
func (s *shrinker) doubles(typ ir.ID) int {
	scalar, n := s.m.Types().Scalar(typ)
	if n == 0 || n > 4 || !s.isDouble(s.m.Def(scalar)) {
		return 0
	}
	return n
}

// has reports whether a double is in a type, or in what it points to.
func (s *shrinker) has(typ ir.ID) bool {
	if typ == 0 {
		return false
	}
	if known := s.holds.Get(typ); known != 0 {
		return known == holdsWide
	}
	s.holds.Set(typ, holdsNone)
	d, has := s.m.Def(typ), false
	if d != nil && d.Op.Is(spirv.TraitType) && d.Op != spirv.OpTypeForwardPointer {
		has = s.isDouble(d)
		for _, id := range d.IDs() {
			if part := s.m.Def(id); part != nil && part.Type == 0 {
				has = has || s.has(id)
			}
		}
	}
	if has {
		s.holds.Set(typ, holdsWide)
	}
	return has
}

func (s *shrinker) refuses() (*ir.Inst, string) {
	m := s.m
	if m.HasCapability(spirv.CapabilityKernel) {
		return m.Section(ir.Capabilities).First(), "kernels are left as they are"
	}
	if s.explicitWorkgroup() {
		return m.Section(ir.Capabilities).First(), "memory of workgroups has a layout"
	}
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if in.Op == spirv.OpExecutionModeId && spirv.ExecutionMode(in.Word(1)) == spirv.ExecutionModeFPFastMathDefault &&
			s.has(in.ID(2)) {
			return in, "an execution mode is about them"
		}
	}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpTypeUntypedPointerKHR {
			return in, "untyped pointers lead to what has any type"
		}
		if why := s.refusesGlobal(in); why != "" {
			return in, why
		}
	}
	for _, f := range m.Functions() {
		for in := range f.AllInsts() {
			if why := s.refusesInst(in); why != "" {
				return in, why
			}
		}
	}
	return nil, ""
}

func (s *shrinker) refusesGlobal(in *ir.Inst) string {
	touches := s.has(in.Type) || in.Type == 0 && in.Result != 0 && s.has(in.Result)
	for _, id := range in.IDs() {
		if d := s.m.Def(id); d != nil {
			touches = touches || s.has(d.Type)
		}
	}
	switch {
	case s.m.IsDebug(in) || !touches:
		return ""
	case in.Unknown() || in.Result != 0 && s.m.Pinned(in.Result):
		return "something of unknown meaning may use it"
	}
	switch in.Op {
	case spirv.OpSpecConstant:
		return "a specialization constant has such a type; freeze-spec-const goes before"
	case spirv.OpSpecConstantComposite, spirv.OpSpecConstantOp:
		return "it is computed before the shader runs; freeze-spec-const and fold-spec-const go before"
	case spirv.OpTypePointer:
		class := spirv.StorageClass(in.Literal(0))
		switch {
		case !inMemory(class):
			return "they are in the storage class " + spirv.KindStorageClass.Text(uint32(class))
		case isLaidOut(class) && s.m.Def(in.ID(1)).Op == spirv.OpTypeMatrix:
			return "a matrix is in a buffer"
		}
	case spirv.OpTypeStruct, spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		for i, id := range in.IDs() {
			d := s.m.Def(id)
			if d.Type == 0 && d.Op == spirv.OpTypeMatrix && s.has(id) && s.inBuffer(in, i) {
				return "a matrix is in a buffer"
			}
		}
		if in.Op == spirv.OpTypeStruct {
			return s.refusesPadding(in)
		}
	case spirv.OpTypeVector, spirv.OpTypeMatrix, spirv.OpTypeFloat, spirv.OpTypeFunction, spirv.OpVariable,
		spirv.OpConstant, spirv.OpConstantComposite, spirv.OpConstantNull, spirv.OpUndef, spirv.OpTypeForwardPointer:
	default:
		return in.Op.String() + " is not lowered"
	}
	return ""
}

// refusesPadding is refusesStruct for doubles.
func (s *shrinker) refusesPadding(in *ir.Inst) string {
	for i, id := range in.IDs() {
		if at := s.offset(in.Result, i); s.from == 64 && s.doubles(id) == 3 && at >= 0 && s.followed(in, at) {
			return "a member of a buffer follows a vector of three right behind it"
		}
	}
	return ""
}

func (s *shrinker) refusesInst(in *ir.Inst) string {
	touches, unknown := s.has(in.Type), in.Unknown()
	for _, id := range in.IDs() {
		if d := s.m.Def(id); d == nil {
			unknown = true
		} else {
			touches = touches || s.has(d.Type) || d.Type == 0 && d.Op.Is(spirv.TraitType) && s.has(id)
		}
	}
	switch {
	case s.m.IsDebug(in) || !touches:
		return ""
	case unknown || in.Result != 0 && s.m.Pinned(in.Result):
		return "something of unknown meaning may use it, or is used"
	case in.Op == spirv.OpFunction && s.m.HasCapability(spirv.CapabilityLinkage):
		return "other modules may call the function"
	case in.Op == spirv.OpLoad || in.Op == spirv.OpStore:
		typ := s.m.Types().Pointee(s.m.TypeOf(in.ID(0)))
		if s.pointsLaidOut(in.ID(0)) && s.copier().Count(typ) > lower.MaxParts {
			return "a struct or array of many parts comes from a buffer, or goes there; split-copies and sroa go before"
		}
		return ""
	case in.Op == spirv.OpCopyMemory && (s.pointsLaidOut(in.ID(0)) || s.pointsLaidOut(in.ID(1))):
		return "it copies what is in a buffer without loading it"
	case in.Op == spirv.OpArrayLength:
		return ""
	case in.Op == spirv.OpBitcast:
		from, to := s.doubles(s.m.TypeOf(in.ID(0))), s.doubles(in.Type)
		if s.from == 64 && (from > 2 || to > 2) || s.from == 16 && (from == 3 || to == 3) {
			return "a bitcast of so many bits is not lowered"
		}
		return ""
	case movesValues(in.Op):
		return ""
	case in.DerivesPointer():
		return s.refusesChain(in)
	case isMemory(in.Op) || in.Op == spirv.OpFunction || fold.For(in.Op) != nil:
		return ""
	case in.Op == spirv.OpExtInst:
		if set := s.m.ExtSet(in.ID(0)); set != nil && set.Name == "GLSL.std.450" {
			return ""
		}
	case in.Op >= spirv.OpGroupNonUniformElect && in.Op <= spirv.OpGroupNonUniformQuadSwap:
		return ""
	}
	return in.Op.String() + " is not lowered"
}

// movesValues reports whether an operation gives values that it is given, whatever they are.
func movesValues(op spirv.Op) bool {
	switch op {
	case spirv.OpPhi, spirv.OpSelect, spirv.OpUndef, spirv.OpCopyObject, spirv.OpCopyLogical, spirv.OpCompositeConstruct,
		spirv.OpCompositeExtract, spirv.OpCompositeInsert, spirv.OpVectorShuffle, spirv.OpVectorExtractDynamic,
		spirv.OpVectorInsertDynamic:
		return true
	}
	return false
}

// refusesChain: it must be known which component of a vector in a buffer is accessed.
func (s *shrinker) refusesChain(in *ir.Inst) string {
	class, _ := s.m.Types().StorageClass(in.Type)
	return s.computedComponent(in, class, func(typ ir.ID) bool { return s.from == 64 && s.doubles(typ) > 1 })
}

func (s *shrinker) rewrite() {
	for _, f := range s.m.Functions() {
		var list []*ir.Inst
		for in := range f.Insts() {
			list = append(list, in)
		}
		for _, in := range list {
			if !s.m.IsDebug(in) {
				s.inst(in)
			}
		}
	}
	s.declarations()
}

// inst rewrites what sees the bits of a double; all else is the same with another type.
func (s *shrinker) inst(in *ir.Inst) {
	s.in = in
	switch in.Op {
	case spirv.OpLoad:
		if n := s.doubles(in.Type); n > 0 && s.pointsLaidOut(in.ID(0)) {
			x := s.m.NewInst(spirv.OpLoad, s.stored(n), true, in.Words()...)
			in.Block().InsertBefore(in, x)
			s.n = n
			in.SetType(s.floats(n))
			if s.from == 16 {
				in.Become(spirv.OpCopyObject, uint32(s.fromHalves(x.Result)))
			} else {
				in.Become(spirv.OpBitcast, uint32(s.toFloat(s.split(x.Result, n))))
			}
		}
	case spirv.OpStore:
		if n := s.doubles(s.m.Types().Pointee(s.m.TypeOf(in.ID(0)))); n > 0 && s.pointsLaidOut(in.ID(0)) {
			s.n = n
			if s.from == 16 {
				in.SetID(1, s.emit(spirv.OpUConvert, s.stored(n), s.toHalves(in.ID(1))))
			} else {
				in.SetID(1, s.join(s.fromFloat(in.ID(1)), s.kept(n, true)))
			}
		}
	case spirv.OpFConvert:
		// between floats of 32 bits, that is a copy
		if s.becomes32(in.Type) && s.becomes32(s.m.TypeOf(in.ID(0))) {
			in.Become(spirv.OpCopyObject, uint32(in.ID(0)))
			s.m.RemoveDecoration(in.Result, spirv.DecorationFPRoundingMode)
		}
	case spirv.OpBitcast:
		if s.from == 16 {
			s.castHalves(in)
		} else {
			s.bitcast(in)
		}
	case spirv.OpExtInst:
		set := s.m.ExtSet(in.ID(0))
		if s.from != 64 || set == nil || set.Name != "GLSL.std.450" {
			return
		}
		switch in.Literal(1) {
		case spirv.GLSLStd450PackDouble2x32:
			s.n = 1
			words := in.ID(2)
			in.SetType(s.floats(1))
			in.Become(spirv.OpBitcast, uint32(s.toFloat(pair{s.component(words, 0), s.component(words, 1)})))
		case spirv.GLSLStd450UnpackDouble2x32:
			s.n = 1
			p := s.fromFloat(in.ID(2))
			in.Become(spirv.OpCompositeConstruct, uint32(p.lo), uint32(p.hi))
		}
	}
}

// becomes32 reports whether floats of a type have 32 bits in the end.
func (s *shrinker) becomes32(typ ir.ID) bool {
	scalar, _ := s.m.Types().Scalar(typ)
	d := s.m.Def(scalar)
	return d != nil && d.NumWords() == 1 && (d.Literal(0) == 32 || d.Literal(0) == s.from)
}

// inBuffer reports whether what a type has as operand i is in a buffer, whether or not it says where it lies there.
func (s *shrinker) inBuffer(in *ir.Inst, i int) bool {
	if in.Op == spirv.OpTypePointer {
		return s.containsLaidOut(in, i)
	}
	return s.isBuffered(in.Result)
}

// stored returns the type that n floats have in buffers.
func (s *shrinker) stored(n int) ir.ID {
	if s.from == 64 {
		return s.kept(n, true)
	}
	short := s.m.Types().Int(16, false)
	if n == 1 {
		return short
	}
	return s.m.Types().Vector(short, n)
}

// bitcast takes the bits of doubles, or makes doubles of bits.
func (s *shrinker) bitcast(in *ir.Inst) {
	from, to := s.doubles(s.m.TypeOf(in.ID(0))), s.doubles(in.Type)
	switch {
	case to > 0 && from == 0:
		s.n = to
		words := s.as(s.words(2*to), in.ID(0))
		p := pair{s.component(words, 0), s.component(words, 1)}
		if to == 2 {
			p = pair{s.shuffle(s.words(2), words, words, 0, 2), s.shuffle(s.words(2), words, words, 1, 3)}
		}
		bits := s.toFloat(p)
		in.SetType(s.floats(to))
		in.Become(spirv.OpBitcast, uint32(bits))
	case from > 0 && to == 0:
		s.n = from
		p := s.fromFloat(in.ID(0))
		if from == 2 {
			s.cast(in, s.shuffle(s.words(4), p.lo, p.hi, 0, 2, 1, 3))
		} else {
			s.cast(in, s.emit(spirv.OpCompositeConstruct, s.words(2), p.lo, p.hi))
		}
	case from > 0:
		in.Become(spirv.OpCopyObject, uint32(in.ID(0)))
	}
}

// floats returns the type of n floats of 32 bits.
func (s *shrinker) floats(n int) ir.ID {
	float := s.m.Types().Float(32)
	if n == 1 {
		return float
	}
	return s.m.Types().Vector(float, n)
}

// toFloat returns the bits of the float that is nearest to a double, given by its words: the exponent counts from
// another number, and of the fraction 29 bits are rounded off.
func (s *shrinker) toFloat(p pair) ir.ID {
	op, number := s.op, s.number
	and := func(x ir.ID, mask uint32) ir.ID { return op(spirv.OpBitwiseAnd, x, number(mask)) }
	right := func(x ir.ID, by uint32) ir.ID { return op(spirv.OpShiftRightLogical, x, number(by)) }
	left := func(x ir.ID, by uint32) ir.ID { return op(spirv.OpShiftLeftLogical, x, number(by)) }
	sign := and(p.hi, 1<<31)
	magnitude := and(p.hi, 1<<31-1)
	bits := op(spirv.OpBitwiseOr, left(and(op(spirv.OpISub, magnitude, number(896<<20)), 1<<28-1), 3), right(p.lo, 29))
	rest := op(spirv.OpIAdd, and(p.lo, 1<<29-1), and(bits, 1)) // more than a half, or a half and an odd number, goes up
	bits = op(spirv.OpIAdd, bits, s.flag(op(spirv.OpULessThan, number(1<<28), rest)))
	// Beyond the largest float is an infinity, below the smallest normal one 0.
	large := op(spirv.OpULessThan, number((896+255)<<20-1), magnitude)
	small := op(spirv.OpULessThan, magnitude, number(897<<20))
	fraction := op(spirv.OpBitwiseOr, magnitude, s.flag(op(spirv.OpINotEqual, p.lo, number(0))))
	nan := op(spirv.OpULessThan, number(0x7ff<<20), fraction)
	bits = op(spirv.OpSelect, large, number(0xff<<23), op(spirv.OpSelect, small, number(0), bits))
	bits = op(spirv.OpSelect, nan, number(0x1ff<<22), bits)
	return op(spirv.OpBitwiseOr, sign, bits)
}

// fromFloat returns the words of the double that a float is.
func (s *shrinker) fromFloat(x ir.ID) pair {
	op, number := s.op, s.number
	bits := s.emit(spirv.OpBitcast, s.words(s.n), x)
	sign := op(spirv.OpBitwiseAnd, bits, number(1<<31))
	magnitude := op(spirv.OpBitwiseAnd, bits, number(1<<31-1))
	hi := op(spirv.OpShiftRightLogical, magnitude, number(3))
	small := op(spirv.OpULessThan, magnitude, number(1<<23))
	large := op(spirv.OpULessThan, number(0xff<<23-1), magnitude) // an infinity, or no number
	hi = op(spirv.OpIAdd, hi, op(spirv.OpSelect, large, number((0x7ff-0xff)<<20), number(896<<20)))
	lo := op(spirv.OpShiftLeftLogical, bits, number(29))
	zero := number(0)
	return pair{op(spirv.OpSelect, small, zero, lo), op(spirv.OpBitwiseOr, sign, op(spirv.OpSelect, small, zero, hi))}
}

// declarations gives types and constants their new form.
func (s *shrinker) declarations() {
	for in := range s.m.Section(ir.Globals).Insts() {
		switch in.Op {
		case spirv.OpTypeStruct, spirv.OpTypeArray, spirv.OpTypeRuntimeArray, spirv.OpTypePointer:
			for i, id := range in.IDs() {
				if n := s.doubles(id); n > 0 && s.inBuffer(in, i) {
					in.SetID(i, s.stored(n))
				}
			}
		}
	}
	var r replacer
	for in := range s.m.Section(ir.Globals).Insts() {
		switch {
		case s.isDouble(in):
			r.add(in, s.floats(1))
		case in.Op == spirv.OpTypeVector && s.doubles(in.Result) > 0:
			r.add(in, s.floats(int(in.Literal(1))))
		case in.Op == spirv.OpTypeMatrix && s.has(in.Result):
			r.add(in, s.m.Types().Matrix(s.floats(s.doubles(in.ID(0))), int(in.Literal(1))))
		case in.Op == spirv.OpConstant && s.doubles(in.Type) == 1:
			v, _ := s.m.Constants().ScalarValue(in.Result)
			f := fold.Float64
			if s.from == 16 {
				f = fold.Float16
			}
			r.add(in, s.m.Constants().Float(s.floats(1), f.ToFloat64(v)))
		}
	}
	o := lower.NewOrderer(s.m)
	defer o.Release()
	for i, in := range r.insts {
		o.Before(r.ids[i], in)
	}
	r.replace(s.m)
	o.Repair()
	s.functionTypes()
	s.modes()
}

// modes removes what is said about the width of doubles, and their capabilities.
func (s *shrinker) modes() {
	for in := range s.m.Section(ir.ExecutionModes).Insts() {
		if in.Op != spirv.OpExecutionMode {
			continue
		}
		switch spirv.ExecutionMode(in.Word(1)) {
		case spirv.ExecutionModeDenormPreserve, spirv.ExecutionModeDenormFlushToZero,
			spirv.ExecutionModeSignedZeroInfNanPreserve, spirv.ExecutionModeRoundingModeRTE,
			spirv.ExecutionModeRoundingModeRTZ:
			if in.Literal(2) == s.from {
				in.Remove()
			}
		}
	}
	for in := range s.m.Section(ir.Capabilities).Insts() {
		c := spirv.CapabilityFloat64
		if s.from == 16 {
			c = spirv.CapabilityFloat16
		}
		if in.Op == spirv.OpCapability && spirv.Capability(in.Literal(0)) == c {
			in.Remove()
		}
	}
}
