package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/cost"
	"hone/vm/internal/code"
)

// instruction compiles one instruction that is no phi.
func (b *builder) instruction(in *ir.Inst) {
	if b.isRemark(in) || !b.plain(in) {
		return
	}
	b.counts.Add(cost.Of(b.m, in), 1)
	if in.IsTerminator() {
		b.terminator(in)
		return
	}
	if in.Result != 0 && b.isFolded(in.Result) {
		return
	}
	if b.aggregate(in) || b.memory(in) || b.atomic(in) || b.group(in) || b.cast(in) || b.rayCall(in) || b.image(in) ||
		b.matrix(in) || b.query(in) || b.hitObject(in) || b.tensorLayout(in) || b.coopVector(in) ||
		b.tensor(in) || b.emission(in) {
		return
	}
	switch in.Op {
	case spirv.OpSelectionMerge, spirv.OpLoopMerge, spirv.OpVariable, spirv.OpMemoryBarrier, spirv.OpAssumeTrueKHR,
		spirv.OpBeginInvocationInterlockEXT, spirv.OpEndInvocationInterlockEXT: // no other fragment is of the pixel
		return
	case spirv.OpFunctionCall:
		b.call(in)
		return
	case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
		b.lifetime(in)
		return
	case spirv.OpControlBarrier:
		b.barrier(in)
		return
	case spirv.OpExtInst:
		b.extended(in)
		return
	case spirv.OpDemoteToHelperInvocation:
		b.emit(code.Instr{Op: code.Demote, Dst: code.NoOperand, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
			D: code.NoOperand})
		return
	case spirv.OpReadClockKHR:
		out := make([]int32, len(b.flatten(in.Type)))
		for k := range out {
			out[k] = b.fresh()
			b.emit(code.Instr{Op: code.Clock, Dst: out[k], A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
				D: code.NoOperand, Imm: int64(k)})
		}
		b.define(in.Result, out)
		return
	case spirv.OpIsHelperInvocationEXT:
		b.define(in.Result, []int32{b.isHelper()})
		return
	case spirv.OpBitcast:
		from, to := b.m.TypeOf(in.ID(0)), in.Type
		for _, t := range []*typ{b.typeOf(from), b.typeOf(to)} {
			if t.op == spirv.OpTypePointer && !b.physical(t.class) {
				b.refuse("OpBitcast of pointers of the storage class %s", t.class)
			}
		}
		b.p.FromNumbers = b.p.FromNumbers || b.typeOf(to).op == spirv.OpTypePointer &&
			b.typeOf(from).op != spirv.OpTypePointer
		b.define(in.Result, b.bitcast(b.value(in.ID(0)), b.flatten(from), b.flatten(to)))
		return
	case spirv.OpConvertPtrToU, spirv.OpConvertUToPtr:
		b.p.FromNumbers = b.p.FromNumbers || in.Op == spirv.OpConvertUToPtr
		v := b.value(in.ID(0))
		if len(v) != 1 || len(b.flatten(in.Type)) != 1 {
			b.refuse("%s of logical pointers", in.Op)
			b.placeholder(in)
			return
		}
		if width := b.flatten(in.Type)[0].width; width < 64 {
			v = []int32{b.narrow(v[0], width)}
		}
		b.define(in.Result, v)
		return
	case spirv.OpConvertUToAccelerationStructureKHR:
		b.sceneAt(in)
		return
	case spirv.OpSelect:
		b.choose(in)
		return
	case spirv.OpConvertFToU, spirv.OpConvertFToS, spirv.OpFConvert, spirv.OpConvertSToF, spirv.OpConvertUToF:
		if d, ok := b.decoration(in.Result, -1, spirv.DecorationFPRoundingMode); ok &&
			spirv.FPRoundingMode(d) != spirv.FPRoundingModeRTE {
			b.rounded(in, spirv.FPRoundingMode(d))
			return
		}
		if b.m.HasDecoration(in.Result, spirv.DecorationSaturatedToLargestFloat8NormalConversionEXT) {
			b.converted(in, func(mode *fold.Mode) { mode.Saturate = true })
			return
		}
	}
	if isMixedDot(in.Op) {
		b.mixedDot(in)
		return
	}
	if in.Op.Is(spirv.TraitDot) {
		b.dot(in)
		return
	}
	row := fold.For(in.Op)
	if row == nil || in.Type == 0 {
		b.refuse("%s", in.Op)
		b.placeholder(in)
		return
	}
	operands := make([]ir.ID, 0, 4)
	for _, id := range in.IDs() {
		operands = append(operands, id)
	}
	b.define(in.Result, b.apply(row, in.Op, 0, in.Type, operands))
}

// plain reports whether an instruction has to do with values only that registers can hold, and refuses it otherwise.
func (b *builder) plain(in *ir.Inst) bool {
	ok := in.Type == 0 || b.plainType(in.Type)
	for _, id := range in.IDs() {
		typ := b.m.TypeOf(id)
		if typ != 0 && b.m.Def(id).Op != spirv.OpVariable && !b.plainType(typ) {
			ok = false
		}
	}
	if ok {
		return true
	}
	switch in.Op {
	case spirv.OpLoad, spirv.OpStore, spirv.OpVariable, spirv.OpCompositeConstruct, spirv.OpCompositeExtract,
		spirv.OpCompositeInsert,
		spirv.OpAccessChain, spirv.OpFunctionCall, spirv.OpReturnValue, spirv.OpExtInst, spirv.OpSelect, spirv.OpUndef:
	default:
		if fold.For(in.Op) == nil && !isMixedDot(in.Op) {
			b.refuse("%s", in.Op)
		}
	}
	if in.Result != 0 && b.values[in.Result] == nil {
		b.values[in.Result] = []int32{}
		if in.Type != 0 && b.plainType(in.Type) {
			b.values[in.Result] = b.undefinedParts(in.Type)
		}
	}
	if in.IsTerminator() {
		b.emit(code.Instr{Op: code.Return, Dst: code.NoOperand, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
			D: code.NoOperand})
	}
	return false
}

// plainType reports whether a type is void, of pointers to memory that is supported, or has a number of scalars that
// registers can hold.
func (b *builder) plainType(id ir.ID) bool {
	t := b.typeOf(id)
	switch {
	case t.op == spirv.OpTypeVoid, t.empty:
		return true
	case t.op == spirv.OpTypePointer && !b.supportedClass(t.class):
		b.refuse("pointers of the storage class %s", t.class)
		return false
	case t.cells == 0:
		b.refuse("values of the type %s", t.describe())
		return false
	case t.cells > maxComponents:
		b.refuse("a value of %d scalars", t.cells)
		return false
	}
	return true
}

// refuseOperands refuses an instruction for the types of its operands.
func (b *builder) refuseOperands(in *ir.Inst) {
	b.refuse("%s of these operands", in.Op)
	b.placeholder(in)
}

// placeholder defines the result of what is refused, so that the rest can be looked at.
func (b *builder) placeholder(in *ir.Inst) {
	if in.Result == 0 || in.Type == 0 || !b.typeOf(in.Type).hasValues() {
		return
	}
	b.define(in.Result, b.undefinedParts(in.Type))
}

// rounded compiles a conversion with a rounding mode of its own.
func (b *builder) rounded(in *ir.Inst, mode spirv.FPRoundingMode) {
	if mode != spirv.FPRoundingModeRTZ {
		b.refuse("FPRoundingMode %s", mode)
	}
	b.converted(in, func(m *fold.Mode) { m.TowardZero = true })
}

// converted compiles a conversion in a mode of its own.
func (b *builder) converted(in *ir.Inst, change func(*fold.Mode)) {
	width := b.flatten(in.Type)[0].width
	before := b.mode[width]
	change(&b.mode[width])
	b.define(in.Result, b.apply(fold.For(in.Op), in.Op, 0, in.Type, []ir.ID{in.ID(0)}))
	b.mode[width] = before
}

// choose compiles OpSelect, which may choose between composites and pointers by one boolean.
func (b *builder) choose(in *ir.Inst) {
	cond, x, y := b.frozen(b.value(in.ID(0))), b.value(in.ID(1)), b.value(in.ID(2))
	flat := b.flatten(in.Type)
	out := make([]int32, len(flat))
	for i := range out {
		s := flat[i]
		args := fold.Args{Width: s.width, From: 1, Format: s.format}
		out[i] = b.compute(b.operation(operationKey{op: spirv.OpSelect, args: args, width: s.width}),
			cond[min(i, len(cond)-1)], x[i], y[i])
	}
	b.define(in.Result, out)
}

// dot compiles an integer dot product. A packed operand is taken apart.
func (b *builder) dot(in *ir.Inst) {
	row := fold.For(in.Op)
	results := b.flatten(in.Type)
	lists, types := make([][]int32, row.Operands()), make([][]scalar, row.Operands())
	for i := range lists {
		id := in.ID(i)
		lists[i], types[i] = b.value(id), b.flatten(b.m.TypeOf(id))
		if i < 2 && len(lists[i]) == 1 { // PackedVectorFormat4x8Bit
			word := lists[i][0]
			lists[i], types[i] = nil, nil
			for k := range 4 {
				lists[i] = append(lists[i], b.narrow(b.binary(spirv.OpShiftRightLogical, 32, word, b.number(uint64(8*k))), 8))
				types[i] = append(types[i], scalar{class: fold.Int, width: 8})
			}
		}
	}
	b.define(in.Result, b.vector(row, in.Op, 0, results, lists, types))
}

// isRemark reports whether an instruction has no influence on what is computed: debug information, for one.
func (c *compiler) isRemark(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpNop, spirv.OpLine, spirv.OpNoLine, spirv.OpUntypedPrefetchKHR:
		return true
	case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
		set := c.m.ExtSet(in.ID(0))
		return set.NonSemantic() || set.Debug() != spirv.NoDebug
	}
	return false
}

// extended compiles an OpExtInst.
func (b *builder) extended(in *ir.Inst) {
	set, number := b.m.ExtSet(in.ID(0)), in.Word(1)
	switch {
	case set != nil && set.Name == "OpenCL.std":
		b.opencl(in)
		return
	case set == nil || set.Name != "GLSL.std.450":
		name, _, _ := spirv.String(b.m.Def(in.ID(0)).Words())
		b.refuse("the extended instruction set %s", name)
		b.placeholder(in)
		return
	}
	if b.interpolation(in, number) {
		return
	}
	row := fold.ForExt(set, number)
	if row == nil {
		name := "of unknown number"
		if i := set.Inst(number); i != nil {
			name = i.Name
		}
		b.refuse("the extended instruction %s", name)
		b.placeholder(in)
		return
	}
	operands := make([]ir.ID, 0, 4)
	for i := 2; i < in.NumWords(); i++ {
		operands = append(operands, in.ID(i))
	}
	if (number == spirv.GLSLStd450FClamp || number == spirv.GLSLStd450NClamp) && b.saturate(in) {
		return
	}
	result := b.apply(row, spirv.OpExtInst, number, in.Type, operands)
	if number == spirv.GLSLStd450Modf || number == spirv.GLSLStd450Frexp {
		p := b.pointer(operands[1])
		b.store(p, p.elem, b.second(row, number, p.elem, operands[0]))
	}
	b.define(in.Result, result)
}

// second computes the second result of Modf or Frexp, of a type.
func (b *builder) second(row *fold.Row, number uint32, typ, operand ir.ID) []int32 {
	results, in, types := b.flatten(typ), b.value(operand), b.flatten(b.m.TypeOf(operand))
	out := make([]int32, len(results))
	for i := range out {
		args := b.args(types[i], types[i:i+1])
		out[i] = b.compute(b.operation(operationKey{op: spirv.OpExtInst, instruction: number, second: true, args: args,
			width: results[i].width}), in[i])
	}
	return out
}

// call compiles an OpFunctionCall: arguments go to the first registers of the callee, and results come from there.
func (b *builder) call(in *ir.Inst) {
	f := b.m.Def(in.ID(0)).Function()
	index := b.functions[f.Index] - 1
	k := int32(0)
	for i := 1; i < in.NumWords(); i++ {
		if p := b.pointers[b.m.Resolve(in.ID(i))]; p != nil && p.indexed { // what accesses it is elsewhere
			b.uniform(in.ID(i), p.object)
		}
		for _, r := range b.value(in.ID(i)) {
			b.move(calleeFrame+k, r)
			k++
		}
	}
	b.out.Callees = append(b.out.Callees, int(index))
	b.emit(code.Instr{Op: code.Call, Dst: code.NoOperand, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand, Detail: index})
	if b.typeOf(in.Type).op == spirv.OpTypeVoid {
		return
	}
	out := make([]int32, len(b.flatten(in.Type)))
	for i := range out {
		out[i] = b.fresh()
		b.move(out[i], calleeFrame+int32(i))
	}
	b.define(in.Result, out)
}

// isHelper emits the question whether an invocation is a helper now.
func (b *builder) isHelper() int32 {
	dst := b.fresh()
	b.emit(code.Instr{Op: code.IsHelper, Dst: dst, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand})
	return dst
}

// barrier compiles an OpControlBarrier.
func (b *builder) barrier(in *ir.Inst) {
	i := code.Instr{Op: code.Barrier, Dst: code.NoOperand, B: code.NoOperand, C: code.NoOperand, D: code.NoOperand}
	switch scope, _ := b.bitsOf(b.value(in.ID(0))[0]); spirv.Scope(scope) {
	case spirv.ScopeWorkgroup:
	case spirv.ScopeSubgroup:
		i.Flags |= code.OfSubgroup
	case spirv.ScopeInvocation:
		return
	default:
		b.refuse("OpControlBarrier of the scope %s", spirv.Scope(scope))
	}
	b.split(i)
}

// aggregate compiles an instruction that only moves components, which costs nothing; false for others.
func (b *builder) aggregate(in *ir.Inst) bool {
	var out []int32
	switch plainOp(in.Op) {
	case spirv.OpUndef, spirv.OpPoisonKHR:
		out = b.undefinedParts(in.Type)
	case spirv.OpCopyObject:
		if p := b.pointers[in.ID(0)]; p != nil {
			b.definePointer(in.Result, *p)
			return true
		}
		out = b.value(in.ID(0))
	case spirv.OpCompositeConstruct:
		for _, id := range in.IDs() {
			out = append(out, b.value(id)...)
		}
		if b.isMatrix(in.Type) {
			out = b.replicate(in.Type, out)
		}
	case spirv.OpCompositeConstructReplicateEXT:
		out = b.replicate(in.Type, b.value(in.ID(0)))
	case spirv.OpCompositeExtract:
		from, to, _ := b.part(b.m.TypeOf(in.ID(0)), in.Words()[1:])
		out = b.value(in.ID(0))[from:to]
	case spirv.OpCompositeInsert:
		from, _, _ := b.part(in.Type, in.Words()[2:])
		out = append(out, b.value(in.ID(1))...)
		copy(out[min(from, len(out)):], b.value(in.ID(0)))
	case spirv.OpVectorShuffle:
		out = b.shuffle(in.Type, b.value(in.ID(0)), b.value(in.ID(1)), in.Words()[2:])
	case spirv.OpVectorExtractDynamic:
		out = []int32{b.pick(b.value(in.ID(0)), in.ID(1))}
	case spirv.OpVectorInsertDynamic:
		index, component := b.frozen(b.value(in.ID(2)))[0], b.frozen(b.value(in.ID(1)))[0]
		width := b.flatten(b.m.TypeOf(in.ID(2)))[0].width
		s := b.flatten(in.Type)[0]
		choose := b.operation(operationKey{op: spirv.OpSelect, args: fold.Args{Width: s.width, From: 1, Format: s.format},
			width: s.width})
		for k, r := range b.value(in.ID(0)) {
			here := b.binary(spirv.OpIEqual, width, index, b.number(uint64(k)))
			out = append(out, b.compute(choose, here, component, r))
		}
	default:
		return false
	}
	if len(out) != len(b.flatten(in.Type)) {
		b.refuse("%s of operands that do not make its type", in.Op)
		b.placeholder(in)
		return true
	}
	b.define(in.Result, out)
	return true
}

// plainOp returns OpCopyObject for what only copies its first operand here, other opcodes as they are.
func plainOp(op spirv.Op) spirv.Op {
	switch op {
	case spirv.OpCopyLogical, spirv.OpExpectKHR, spirv.OpFreezeKHR, spirv.OpArithmeticFenceEXT:
		return spirv.OpCopyObject
	}
	return op
}

// pick emits the choice of a component by an index.
func (b *builder) pick(parts []int32, index ir.ID) int32 {
	if k, ok := b.bitsOf(b.value(index)[0]); ok && k < uint64(len(parts)) {
		return parts[k]
	}
	dst := b.fresh()
	b.emit(code.Instr{Op: code.Pick, Dst: dst, A: b.value(index)[0], B: b.list(parts), C: code.NoOperand,
		D: code.NoOperand})
	return dst
}
