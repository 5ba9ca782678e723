package precision

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// NarrowInts computes with integers of 32 bits what has 8 or 16, so that a shader needs neither Int8 nor Int16. Only
// their low bits count: they are extended where an operation looks at the others (comparisons, quotients, shifts to the
// right, conversions), once for each value. Variables of a function, of an invocation and of a workgroup become wider;
// buffers, inputs and outputs keep their layout, and are loaded from and stored to through conversions, which the
// capabilities of 8- and 16-bit storage allow.
//
// A module is left alone as a whole, and a remark says for which instruction, if it is a kernel's, has specialization
// constants or parameters of functions of such types (inline goes before), or does with them what the table in this
// file does not have, such as bit fields. Whole structs and arrays are copied to and from buffers in parts, up to 128.
// Cost: linear.
var NarrowInts = pass.ForModule("lower-narrow-ints", "integers of 8 and 16 bits are computed with 32",
	func(c *pass.Context) bool {
		m := c.Module
		if !m.HasCapability(spirv.CapabilityInt8) && !m.HasCapability(spirv.CapabilityInt16) {
			return false
		}
		w := intWidener{c: c, m: m, narrow: m.NewTable(), was: m.NewTable()}
		w.extended[signExtend], w.extended[zeroExtend] = m.NewTable(), m.NewTable()
		defer w.narrow.Release()
		defer w.was.Release()
		defer w.extended[signExtend].Release()
		defer w.extended[zeroExtend].Release()
		if at, why := w.refuses(); why != "" {
			c.RemarkAt(at, at.Result, "integers of 8 and 16 bits stay: %s", why)
			return false
		}
		if !c.Transform() {
			return false
		}
		w.rewrite()
		w.removeCapabilities()
		return true
	}, pass.Idempotent, pass.Removes("Int8", "Int16"))

// intWidener is the state of the pass.
type intWidener struct {
	c        *pass.Context
	m        *ir.Module
	narrow   *ir.Table                 // by type: what is known of it
	was      *ir.Table                 // by value: the type that it had, if that changes
	extended [zeroExtend + 1]*ir.Table // by value: the value with the bits above its width as they should be
}

// extension says what an operation needs of the bits above an operand's width.
type extension uint8

const (
	anyBits extension = iota
	signExtend
	zeroExtend
)

// narrowOperations are the operations that may have operands or results of 8 and 16 bits, and what they need of the
// first operand and of the others.
var narrowOperations = [...]struct {
	op          spirv.Op
	first, rest extension
}{
	{spirv.OpIAdd, anyBits, anyBits}, {spirv.OpISub, anyBits, anyBits}, {spirv.OpIMul, anyBits, anyBits},
	{spirv.OpSNegate, anyBits, anyBits}, {spirv.OpNot, anyBits, anyBits}, {spirv.OpBitwiseAnd, anyBits, anyBits},
	{spirv.OpBitwiseOr, anyBits, anyBits}, {spirv.OpBitwiseXor, anyBits, anyBits},
	{spirv.OpSelect, anyBits, anyBits}, {spirv.OpPhi, anyBits, anyBits}, {spirv.OpCopyObject, anyBits, anyBits},
	{spirv.OpCopyLogical, anyBits, anyBits},
	{spirv.OpCompositeConstruct, anyBits, anyBits}, {spirv.OpCompositeExtract, anyBits, anyBits},
	{spirv.OpCompositeInsert, anyBits, anyBits}, {spirv.OpVectorShuffle, anyBits, anyBits},
	{spirv.OpVectorExtractDynamic, anyBits, zeroExtend}, {spirv.OpVectorInsertDynamic, anyBits, zeroExtend},
	{spirv.OpShiftLeftLogical, anyBits, zeroExtend}, {spirv.OpShiftRightLogical, zeroExtend, zeroExtend},
	{spirv.OpShiftRightArithmetic, signExtend, zeroExtend},
	{spirv.OpSDiv, signExtend, signExtend}, {spirv.OpSRem, signExtend, signExtend}, {spirv.OpSMod, signExtend, signExtend},
	{spirv.OpUDiv, zeroExtend, zeroExtend}, {spirv.OpUMod, zeroExtend, zeroExtend},
	{spirv.OpIEqual, zeroExtend, zeroExtend}, {spirv.OpINotEqual, zeroExtend, zeroExtend},
	{spirv.OpSLessThan, signExtend, signExtend}, {spirv.OpSLessThanEqual, signExtend, signExtend},
	{spirv.OpSGreaterThan, signExtend, signExtend}, {spirv.OpSGreaterThanEqual, signExtend, signExtend},
	{spirv.OpULessThan, zeroExtend, zeroExtend}, {spirv.OpULessThanEqual, zeroExtend, zeroExtend},
	{spirv.OpUGreaterThan, zeroExtend, zeroExtend}, {spirv.OpUGreaterThanEqual, zeroExtend, zeroExtend},
	{spirv.OpBitCount, zeroExtend, zeroExtend},
	{spirv.OpConvertSToF, signExtend, signExtend}, {spirv.OpConvertUToF, zeroExtend, zeroExtend},
	{spirv.OpConvertFToS, anyBits, anyBits}, {spirv.OpConvertFToU, anyBits, anyBits},
	{spirv.OpSConvert, signExtend, signExtend}, {spirv.OpUConvert, zeroExtend, zeroExtend},
	{spirv.OpAccessChain, signExtend, signExtend}, {spirv.OpInBoundsAccessChain, signExtend, signExtend},
	{spirv.OpLoad, anyBits, anyBits}, {spirv.OpStore, anyBits, anyBits}, {spirv.OpVariable, anyBits, anyBits},
	{spirv.OpGroupNonUniformBroadcastFirst, anyBits, anyBits},
	// which are given the number of an invocation, too
	{spirv.OpGroupNonUniformBroadcast, anyBits, zeroExtend}, {spirv.OpGroupNonUniformShuffle, anyBits, zeroExtend},
	{spirv.OpGroupNonUniformShuffleXor, anyBits, zeroExtend},
	{spirv.OpGroupNonUniformIAdd, anyBits, anyBits}, {spirv.OpGroupNonUniformIMul, anyBits, anyBits},
	{spirv.OpGroupNonUniformSMin, anyBits, signExtend}, {spirv.OpGroupNonUniformSMax, anyBits, signExtend},
	{spirv.OpGroupNonUniformUMin, anyBits, zeroExtend}, {spirv.OpGroupNonUniformUMax, anyBits, zeroExtend},
	{spirv.OpGroupNonUniformAllEqual, anyBits, zeroExtend},
}

// narrowFunctions are those of GLSL.std.450.
var narrowFunctions = [...]struct {
	inst  uint32
	needs extension
}{
	{spirv.GLSLStd450SMin, signExtend}, {spirv.GLSLStd450SMax, signExtend}, {spirv.GLSLStd450SClamp, signExtend},
	{spirv.GLSLStd450SAbs, signExtend}, {spirv.GLSLStd450SSign, signExtend},
	{spirv.GLSLStd450UMin, zeroExtend}, {spirv.GLSLStd450UMax, zeroExtend}, {spirv.GLSLStd450UClamp, zeroExtend},
}

// needs returns what an instruction needs of operand i; ok is false for one that the tables do not have.
func (w *intWidener) needs(in *ir.Inst, i int) (e extension, ok bool) {
	if in.Op == spirv.OpExtInst {
		if set := w.m.ExtSet(in.ID(0)); set == nil || set.Name != "GLSL.std.450" {
			return 0, false
		}
		for _, f := range narrowFunctions {
			if f.inst == in.Literal(1) {
				return f.needs, true
			}
		}
		return 0, false
	}
	for _, o := range narrowOperations {
		if o.op == in.Op {
			if i == 0 {
				return o.first, true
			}
			return o.rest, true
		}
	}
	return 0, false
}

// wide returns what a type becomes: the same type where no such integers are in it.
func (w *intWidener) wide(typ ir.ID) ir.ID {
	if !w.isNarrow(typ) {
		return typ
	}
	def, types := w.m.Def(typ), w.c.Types()
	switch def.Op {
	case spirv.OpTypeInt:
		return types.Int(32, def.Literal(1) != 0)
	case spirv.OpTypeVector:
		return types.Vector(w.wide(def.ID(0)), int(def.Literal(1)))
	case spirv.OpTypeArray:
		return types.Array(w.wide(def.ID(0)), def.ID(1))
	case spirv.OpTypePointer:
		return types.Pointer(spirv.StorageClass(def.Literal(0)), w.wide(def.ID(1)))
	}
	var members []ir.ID
	for _, id := range def.IDs() {
		members = append(members, w.wide(id))
	}
	return types.Struct(members...)
}

// What is known of a type in narrow.
const (
	staysAsItIs = 1 + iota
	becomesWide
)

// isNarrow reports whether a type changes.
func (w *intWidener) isNarrow(typ ir.ID) bool {
	if typ == 0 {
		return false
	}
	if known := w.narrow.Get(typ); known != 0 {
		return known == becomesWide
	}
	w.narrow.Set(typ, staysAsItIs) // a pointer to what it is a part of
	def, narrow := w.m.Def(typ), false
	if def == nil || def.Unknown() {
		return false
	}
	switch def.Op {
	case spirv.OpTypeInt:
		narrow = def.Literal(0) < 32
	case spirv.OpTypeVector, spirv.OpTypeArray:
		narrow = w.isNarrow(def.ID(0))
	case spirv.OpTypeStruct:
		for _, id := range def.IDs() {
			narrow = narrow || w.isNarrow(id)
		}
	case spirv.OpTypePointer:
		switch spirv.StorageClass(def.Literal(0)) {
		case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassWorkgroup:
			narrow = w.isNarrow(def.ID(1))
		}
	}
	if narrow {
		w.narrow.Set(typ, becomesWide)
	}
	return narrow
}

// isNumber reports whether a type that changes is an integer or a vector.
func (w *intWidener) isNumber(typ ir.ID) bool {
	def := w.m.Def(typ)
	return def.Op == spirv.OpTypeInt || def.Op == spirv.OpTypeVector
}

// refuses returns the first instruction that stands in the way, and why.
func (w *intWidener) refuses() (*ir.Inst, string) {
	m := w.m
	if m.HasCapability(spirv.CapabilityKernel) {
		return m.Section(ir.Capabilities).First(), "in kernels they are what operations ask for"
	}
	for in := range m.Section(ir.Globals).Insts() {
		if m.Pinned(in.Result) && (w.isNarrow(in.Result) || w.isNarrow(in.Type)) {
			return in, "something of unknown meaning may name it"
		}
		switch in.Op {
		case spirv.OpSpecConstant, spirv.OpSpecConstantComposite, spirv.OpSpecConstantOp:
			if w.isNarrow(in.Type) {
				return in, "a specialization constant has such a type"
			}
			for _, id := range in.IDs() {
				if d := m.Def(id); d != nil && w.isNarrow(d.Type) {
					return in, "it is computed before the shader runs"
				}
			}
		case spirv.OpTypeArray:
			if w.isNarrow(m.TypeOf(in.ID(1))) {
				return in, "the length of an array is of such a type"
			}
		case spirv.OpTypeVector, spirv.OpTypeRuntimeArray, spirv.OpTypeStruct, spirv.OpTypePointer,
			spirv.OpTypeFunction, spirv.OpTypeForwardPointer, spirv.OpConstantComposite:
		case spirv.OpVariable:
			if w.isNarrow(in.Type) && m.Decorated(m.Types().Pointee(in.Type)) {
				return in, "its type has a layout"
			}
			if in.NumWords() > 1 && w.isNarrow(m.TypeOf(in.ID(1))) && !w.isNarrow(in.Type) {
				return in, "a variable that keeps its type begins with a constant of such a type"
			}
		default:
			for _, id := range in.IDs() {
				if w.isNarrow(id) {
					return in, "it is made of them"
				}
			}
		}
	}
	for _, f := range m.Functions() {
		for in := range f.AllInsts() {
			if why := w.refusesInst(in); why != "" {
				return in, why
			}
		}
	}
	return nil, ""
}

func (w *intWidener) refusesInst(in *ir.Inst) string {
	touches := w.isNarrow(in.Type)
	for _, id := range in.IDs() {
		d := w.m.Def(id)
		touches = touches || d != nil && w.isNarrow(d.Type)
	}
	switch {
	case w.m.IsDebug(in):
		return ""
	case in.Op == spirv.OpFunction || in.Op == spirv.OpFunctionParameter || in.Op == spirv.OpFunctionCall:
		if touches {
			return "a parameter or result of a function has such a type; inline(all=true) goes before"
		}
		return ""
	case in.Op == spirv.OpLoad || in.Op == spirv.OpStore:
		pointer := w.m.TypeOf(in.ID(0))
		if value := w.m.Types().Pointee(pointer); w.isNarrow(value) && !w.isNarrow(pointer) &&
			w.copier().Count(value) > lower.MaxParts {
			return "a struct or array of many parts comes from a buffer, or goes there; split-copies and sroa go before"
		}
		return ""
	case !touches || in.Op == spirv.OpSwitch:
		return ""
	case in.Op == spirv.OpBitcast && (w.sameShape(in.Type, w.m.TypeOf(in.ID(0))) || w.casts(in)):
		return ""
	case (in.Op == spirv.OpGroupNonUniformSMin || in.Op == spirv.OpGroupNonUniformSMax) &&
		spirv.GroupOperation(in.Literal(1)) == spirv.GroupOperationExclusiveScan:
		return "what the first invocation gets depends on the width"
	case in.Unknown() || in.Result != 0 && w.m.Pinned(in.Result) || w.isConversion(in) && !in.TypesKnown():
		return "something of unknown meaning may use it"
	}
	if _, ok := w.needs(in, 0); !ok {
		return in.Op.String() + " is not lowered"
	}
	return ""
}

// storedBy are the capabilities that allow what is left of the types of a capability: that they are loaded and stored.
var storedBy = map[spirv.Capability][]spirv.Capability{
	spirv.CapabilityInt8: {spirv.CapabilityStorageBuffer8BitAccess, spirv.CapabilityUniformAndStorageBuffer8BitAccess,
		spirv.CapabilityStoragePushConstant8},
	spirv.CapabilityInt16: {spirv.CapabilityStorageBuffer16BitAccess,
		spirv.CapabilityUniformAndStorageBuffer16BitAccess, spirv.CapabilityStoragePushConstant16,
		spirv.CapabilityStorageInputOutput16},
}

// removeCapabilities removes Int8 and Int16 where another capability is enough for the types. Where there is none
// nothing uses the types any more; unused and trim-capabilities see to that.
func (w *intWidener) removeCapabilities() {
	for in := range w.m.Section(ir.Capabilities).Insts() {
		if in.Op == spirv.OpCapability && slices.ContainsFunc(storedBy[spirv.Capability(in.Word(0))], w.m.HasCapability) {
			in.Remove()
		}
	}
}

// sameShape reports whether two types are of integers, or vectors, that differ in signedness at most.
func (w *intWidener) sameShape(a, b ir.ID) bool {
	x, n := w.m.Types().Scalar(a)
	y, k := w.m.Types().Scalar(b)
	return n == k && x != 0 && y != 0 && w.m.Def(x).Op == spirv.OpTypeInt && w.m.Def(y).Op == spirv.OpTypeInt &&
		w.m.Def(x).Literal(0) == w.m.Def(y).Literal(0)
}

// rewrite gives everything its new type.
func (w *intWidener) rewrite() {
	var list []*ir.Inst // in functions, before others are added
	note := func(in *ir.Inst) {
		if in.Result != 0 && w.isNarrow(in.Type) {
			w.was.Set(in.Result, int32(in.Type))
		}
	}
	var variables []*ir.Inst
	for in := range w.m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpVariable {
			note(in)
			variables = append(variables, in)
		}
	}
	for _, f := range w.m.Functions() {
		for in := range f.Insts() {
			note(in)
			list = append(list, in)
		}
	}
	for _, in := range variables {
		w.variable(in)
	}
	w.declare(variables)
	for _, in := range list {
		if !w.m.IsDebug(in) {
			w.inst(in)
		}
	}
	w.removeConstants()
}

// removeConstants removes the constants that were replaced: types that may only be stored have none.
func (w *intWidener) removeConstants() {
	var list []*ir.Inst
	for in := range w.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable && in.Type != 0 && w.isNarrow(in.Type) {
			list = append(list, in)
		}
	}
	for _, in := range slices.Backward(list) { // composites before what they are made of
		if w.m.Uses(in.Result) == 0 && !w.m.Pinned(in.Result) {
			in.Remove()
		}
	}
}

func (w *intWidener) variable(in *ir.Inst) {
	if w.was.Get(in.Result) == 0 {
		return
	}
	if in.NumWords() > 1 {
		in.SetID(1, w.constant(in.ID(1), anyBits))
	}
	in.SetType(w.wide(in.Type))
}

// declare moves the types and the initializers that variables have now before these.
func (w *intWidener) declare(variables []*ir.Inst) {
	order := lower.NewOrderer(w.m)
	defer order.Release()
	for _, in := range variables {
		order.Before(in.Type, in)
		if in.NumWords() > 1 {
			order.Before(in.ID(1), in)
		}
	}
}

// narrowType returns the type that a value had if that is one that changes, 0 for others.
func (w *intWidener) narrowType(id ir.ID) ir.ID {
	if typ := w.was.Get(id); typ != 0 {
		return ir.ID(typ)
	}
	if d := w.m.Def(id); d != nil && d.Block() == nil && d.Type != 0 && w.isNarrow(d.Type) &&
		d.Op != spirv.OpVariable { // a constant
		return d.Type
	}
	return 0
}

// inst rewrites an instruction.
func (w *intWidener) inst(in *ir.Inst) {
	typ := w.narrowType(in.Result)
	switch in.Op {
	case spirv.OpVariable:
		w.variable(in)
		return
	case spirv.OpLoad:
		if typ != 0 && w.was.Get(in.ID(0)) == 0 {
			if w.isNumber(typ) {
				w.load(in, typ)
			} else {
				w.copier().Load(in, typ)
			}
			return
		}
	case spirv.OpStore:
		if typ := w.narrowType(in.ID(1)); w.was.Get(in.ID(0)) == 0 && typ != 0 {
			if w.isNumber(typ) {
				w.store(in)
			} else {
				w.copier().Store(in, w.operand(in.ID(1), typ, anyBits), typ)
			}
			return
		}
	}
	if in.Op == spirv.OpBitcast {
		from := w.narrowType(in.ID(0))
		source := from
		if from == 0 {
			source = w.m.TypeOf(in.ID(0))
		}
		if result := in.Type; (from != 0 || typ != 0) && !w.sameShape(result, source) {
			w.cast(in, from, typ)
			return
		}
	}
	var from ir.ID // the type of the first operand, if that changes
	for i, id := range in.IDs() {
		if n := w.narrowType(id); n != 0 {
			if i == 0 {
				from = n
			}
			needs, _ := w.needs(in, i)
			if in.Op == spirv.OpSwitch { // whose literals are extended as the type says
				_, needs = conversion(w.isSigned(n))
			}
			in.SetID(i, w.operand(id, n, needs))
		}
	}
	if typ != 0 {
		in.SetType(w.wide(typ))
		w.m.RemoveDecoration(in.Result, spirv.DecorationNoSignedWrap) // of 16 bits says nothing of 32
		w.m.RemoveDecoration(in.Result, spirv.DecorationNoUnsignedWrap)
	}
	switch {
	case w.isConversion(in):
		w.convert(in, from != 0 || typ != 0)
	case in.Op == spirv.OpCopyLogical && in.Type == w.m.TypeOf(in.ID(0)): // which had a layout, and has none any more
		in.Become(spirv.OpCopyObject, uint32(in.ID(0)))
	}
}

func (w *intWidener) isConversion(in *ir.Inst) bool {
	return in.Op == spirv.OpSConvert || in.Op == spirv.OpUConvert || in.Op == spirv.OpBitcast
}

// convert makes a conversion between integers that have the same width now a copy.
func (w *intWidener) convert(in *ir.Inst, changed bool) {
	scalar, _ := w.m.Types().Scalar(in.Type)
	source := w.m.TypeOf(in.ID(0))
	other, _ := w.m.Types().Scalar(source)
	switch {
	case !changed || w.m.Def(scalar).Literal(0) != w.m.Def(other).Literal(0):
	case in.Type == source:
		in.Become(spirv.OpCopyObject, uint32(in.ID(0)))
	default:
		in.Become(spirv.OpBitcast, uint32(in.ID(0)))
	}
}

// isSigned reports whether the components of a type are signed: validators ask OpUConvert for unsigned results.
func (w *intWidener) isSigned(typ ir.ID) bool {
	scalar, _ := w.m.Types().Scalar(typ)
	return w.m.Def(scalar).Literal(1) != 0
}

func conversion(signed bool) (spirv.Op, extension) {
	if signed {
		return spirv.OpSConvert, signExtend
	}
	return spirv.OpUConvert, zeroExtend
}

// load makes a load from a buffer one of the narrow type, and a conversion.
func (w *intWidener) load(in *ir.Inst, typ ir.ID) {
	x := w.m.NewInst(spirv.OpLoad, typ, true, in.Words()...)
	in.Block().InsertBefore(in, x)
	x.CopyPosition(in)
	w.m.InheritNonUniform(in.Result, x.Result)
	op, e := conversion(w.isSigned(typ))
	in.SetType(w.wide(typ))
	in.Become(op, uint32(x.Result))
	w.extended[e].Set(in.Result, int32(in.Result))
}

// store converts what goes into a buffer.
func (w *intWidener) store(in *ir.Inst) {
	typ := w.narrowType(in.ID(1))
	op, _ := conversion(w.isSigned(typ))
	x := w.m.NewInst(op, typ, true, uint32(w.operand(in.ID(1), typ, anyBits)))
	in.Block().InsertBefore(in, x)
	x.CopyPosition(in)
	in.SetID(1, x.Result)
}

// operand returns a value of 32 bits with those above its width as they are needed.
func (w *intWidener) operand(id, typ ir.ID, e extension) ir.ID {
	if w.was.Get(id) == 0 {
		return w.constant(id, e)
	}
	if e == anyBits || !w.isNumber(typ) {
		return id
	}
	if x := w.extended[e].Get(id); x != 0 {
		return ir.ID(x)
	}
	def := w.m.Def(id)
	b := w.c.After(def)
	if def.Op == spirv.OpPhi {
		b = w.c.AtStart(def.Block())
	}
	x := w.extend(b, id, typ, e)
	w.extended[e].Set(id, int32(x))
	return x
}

func (w *intWidener) extend(b build.Builder, id, typ ir.ID, e extension) ir.ID {
	scalar, _ := w.m.Types().Scalar(typ)
	width := w.m.Def(scalar).Literal(0)
	to := w.wide(typ)
	number := func(v uint64) ir.ID {
		s, _ := w.m.Types().Scalar(to)
		if s == to {
			return w.c.Constants().Int(s, v)
		}
		return w.c.Constants().Splat(to, w.c.Constants().Int(s, v))
	}
	var x ir.ID
	if e == zeroExtend {
		x = b.BitwiseAnd(to, id, number(fold.Mask(int(width))))
	} else {
		by := number(uint64(32 - width))
		x = b.ShiftRightArithmetic(to, b.ShiftLeftLogical(to, id, by), by)
	}
	w.m.InheritNonUniform(id, x)
	return x
}

// constant returns a constant of the type that its type becomes, with numbers extended.
func (w *intWidener) constant(id ir.ID, e extension) ir.ID {
	def, constants := w.m.Def(id), w.c.Constants()
	to := w.wide(def.Type)
	switch def.Op {
	case spirv.OpUndef:
		return constants.Undef(to)
	case spirv.OpConstantNull:
		return constants.Null(to)
	case spirv.OpConstantComposite:
		var parts []ir.ID
		for _, part := range def.IDs() {
			if w.isNarrow(w.m.TypeOf(part)) {
				part = w.constant(part, e)
			}
			parts = append(parts, part)
		}
		return constants.Composite(to, parts...)
	}
	v, width := uint64(def.Literal(0)), int(w.m.Def(def.Type).Literal(0))
	if v &= fold.Mask(width); e != zeroExtend && (e == signExtend || w.isSigned(def.Type)) {
		v = uint64(int64(v<<(64-width))>>(64-width)) & fold.Mask(32)
	}
	return constants.Int(to, v)
}
