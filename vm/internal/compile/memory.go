package compile

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
	"hone/vm/internal/code"
)

// memory compiles an instruction on pointers, false for others.
func (b *builder) memory(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpLoad:
		p := b.pointer(in.ID(0))
		if t := b.typeOf(in.Type); p.class == spirv.StorageClassUniformConstant && t.isHandle() && !p.descriptors {
			parts, ok := b.handleAt(p, in.Type)
			if !ok {
				b.refuse("a load of %s from a heap", t.describe())
				parts = b.undefinedParts(in.Type)
			}
			b.define(in.Result, parts)
			break
		}
		p = b.accessed(in.ID(0))
		if p.volatile = effects.VolatileSide(in, 0); p.volatile && p.helper {
			b.define(in.Result, []int32{b.isHelper()})
			break
		}
		b.define(in.Result, b.load(p, in.Type))
	case spirv.OpStore:
		p := b.accessed(in.ID(0))
		if b.isUntyped(in.ID(0)) {
			p.elem = b.m.TypeOf(in.ID(1))
		}
		p.volatile = effects.VolatileSide(in, 0)
		b.store(p, p.elem, b.value(in.ID(1)))
	case spirv.OpCopyMemory:
		to, from := b.accessed(in.ID(0)), b.accessed(in.ID(1))
		switch { // one of them may be untyped
		case b.isUntyped(in.ID(0)):
			to.elem = from.elem
		case b.isUntyped(in.ID(1)):
			from.elem = to.elem
		}
		to.volatile, from.volatile = effects.VolatileSide(in, 0), effects.VolatileSide(in, 1)
		b.store(to, to.elem, b.load(from, from.elem))
	case spirv.OpCopyMemorySized:
		b.copyBytes(in)
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		b.definePointer(in.Result, b.chain(b.pointer(in.ID(0)), b.indices(in, 1)))
	case spirv.OpUntypedAccessChainKHR, spirv.OpUntypedInBoundsAccessChainKHR:
		p := b.pointer(in.ID(1))
		if indices := b.indices(in, 2); b.mayBeInHeap(&p) {
			q, ok := b.heapChain(p, in.ID(0), indices)
			if !ok {
				b.refuse("%s into a heap by types without a layout", in.Op)
			}
			b.definePointer(in.Result, q)
			break
		}
		_, p.descriptors = b.descriptorsIn(in.ID(0))
		p.elem = in.ID(0)
		p = b.chain(p, b.indices(in, 2))
		if p.elem = 0; p.layout.rowMajor {
			b.refuse("%s into a row-major matrix", in.Op)
		}
		b.definePointer(in.Result, p)
	case spirv.OpUntypedPtrAccessChainKHR, spirv.OpUntypedInBoundsPtrAccessChainKHR:
		b.untypedElementChain(in)
	case spirv.OpBufferPointerEXT:
		b.bufferPointer(in)
	case spirv.OpPtrAccessChain, spirv.OpInBoundsPtrAccessChain:
		b.elementChain(in)
	case spirv.OpPtrEqual, spirv.OpPtrNotEqual, spirv.OpPtrDiff:
		b.comparePointers(in)
	case spirv.OpArrayLength:
		p := b.pointer(in.ID(0))
		b.arrayLength(in, p, p.elem, int64(in.Word(1)))
	case spirv.OpUntypedArrayLengthKHR:
		b.arrayLength(in, b.pointer(in.ID(1)), in.ID(0), int64(in.Word(2)))
	default:
		return false
	}
	return true
}

// copyBytes compiles an OpCopyMemorySized between buffers, of a size that is known: in words as far as that goes.
func (b *builder) copyBytes(in *ir.Inst) {
	to, from := b.pointer(in.ID(0)), b.pointer(in.ID(1))
	size := b.value(in.ID(2))
	n, known := uint64(0), false
	if len(size) == 1 {
		n, known = b.bitsOf(size[0])
	}
	if !known || n > maxComponents || !b.isBuffer(to.class) || !b.isBuffer(from.class) || to.descriptors ||
		from.descriptors {
		b.refuse("%s of a size that is no constant, or not between buffers", in.Op)
		return
	}
	to.volatile, from.volatile = effects.VolatileSide(in, 0), effects.VolatileSide(in, 1)
	var values []int32
	each := func(do func(offset int64, bytes int)) {
		for at := int64(0); at < int64(n); {
			bytes := 1
			if at+4 <= int64(n) {
				bytes = 4
			}
			do(at, bytes)
			at += int64(bytes)
		}
	}
	each(func(offset int64, bytes int) {
		dst := b.fresh()
		values = append(values, dst)
		b.emit(code.Instr{Op: code.LoadBuffer, Dst: dst, A: from.base, B: from.object, C: code.NoOperand, D: code.NoOperand,
			Imm:    from.disp + offset,
			Detail: b.access(code.Access{Bytes: bytes, Volatile: from.volatile})})
	})
	k := 0
	each(func(offset int64, bytes int) {
		b.emit(code.Instr{Op: code.StoreBuffer, Dst: code.NoOperand, A: to.base, B: to.object, C: values[k],
			D: code.NoOperand, Imm: to.disp + offset,
			Detail: b.access(code.Access{Bytes: bytes, Volatile: to.volatile})})
		k++
	})
}

// isUntyped reports whether a pointer does not say what it points to. A variable may be such a pointer though it has a
// data type.
func (b *builder) isUntyped(pointer ir.ID) bool { return b.typeOf(b.m.TypeOf(pointer)).elem == 0 }

// indices returns the operands of an access chain from one on.
func (b *builder) indices(in *ir.Inst, from int) []ir.ID {
	var ids []ir.ID
	for i := from; i < in.NumWords(); i++ {
		ids = append(ids, in.ID(i))
	}
	return ids
}

// elementChain compiles an OpPtrAccessChain, whose first index counts elements of the array that the pointer is in.
func (b *builder) elementChain(in *ir.Inst) {
	p := b.pointer(in.ID(0))
	if p.registers != nil && b.p.Kernel { // the first index is 0, or the variable would not be in registers
		b.definePointer(in.Result, b.chain(p, b.indices(in, 2)))
		return
	}
	if p.registers != nil || p.descriptors {
		b.refuse("%s on a variable", in.Op)
		b.placeholder(in)
		return
	}
	if index := b.value(in.ID(1)); len(index) == 1 {
		width := b.flatten(b.m.TypeOf(in.ID(1)))[0].width
		stride := b.pointerStride(in, &p)
		if k, known := b.bitsOf(index[0]); known {
			p.disp += fold.Signed(k, width) * stride
		} else {
			p.base = b.index(p.base, index[0], code.Step{Stride: stride, Width: width})
		}
	}
	b.definePointer(in.Result, b.chain(p, b.indices(in, 2)))
}

// untypedElementChain compiles an OpUntypedPtrAccessChainKHR of a kernel, whose first index counts elements as large as
// the base type. What it counts where types have a layout of their own is not looked at.
func (b *builder) untypedElementChain(in *ir.Inst) {
	p := b.pointer(in.ID(1))
	if !b.p.Kernel || !b.physical(p.class) || p.descriptors || p.registers != nil {
		b.refuse("%s outside of the memory of a kernel", in.Op)
		b.placeholder(in)
		return
	}
	p.elem = in.ID(0)
	if index := b.value(in.ID(2)); len(index) == 1 {
		size, _ := b.extent(p.elem)
		p.base = b.index(p.base, index[0], code.Step{Stride: size, Width: b.flatten(b.m.TypeOf(in.ID(2)))[0].width})
	}
	p = b.chain(p, b.indices(in, 3))
	p.elem = 0
	b.definePointer(in.Result, p)
}

// pointerStride returns the distance of the elements of the array that a pointer, the first operand of an instruction,
// is in.
func (b *builder) pointerStride(in *ir.Inst, p *pointer) int64 {
	if b.unit(p.class) == 0 {
		return int64(b.typeOf(p.elem).cells)
	}
	stride, ok := b.decoration(b.m.TypeOf(in.ID(0)), -1, spirv.DecorationArrayStride)
	if !ok && b.p.Kernel && b.physical(p.class) {
		size, _ := b.extent(p.elem)
		return size
	}
	if !ok {
		b.refuse("%s with a pointer type without ArrayStride", in.Op)
	}
	return b.inUnits(p.class, int64(stride))
}

// comparePointers compiles OpPtrEqual, OpPtrNotEqual and OpPtrDiff. The last counts elements of the array that both
// pointers are in.
func (b *builder) comparePointers(in *ir.Inst) {
	x, y := b.value(in.ID(0)), b.value(in.ID(1))
	if len(x) == 0 || len(x) != len(y) || b.typeOf(b.m.TypeOf(in.ID(0))).op != spirv.OpTypePointer {
		b.refuse("%s of these types", in.Op)
		b.placeholder(in)
		return
	}
	last := len(x) - 1
	var out int32
	switch in.Op {
	case spirv.OpPtrEqual:
		out = b.binary(spirv.OpIEqual, 64, x[last], y[last])
		if last > 0 {
			out = b.binary(spirv.OpBitwiseAnd, 1, out, b.binary(spirv.OpIEqual, 64, x[0], y[0]))
		}
	case spirv.OpPtrNotEqual:
		out = b.binary(spirv.OpINotEqual, 64, x[last], y[last])
		if last > 0 {
			out = b.binary(spirv.OpBitwiseOr, 1, out, b.binary(spirv.OpINotEqual, 64, x[0], y[0]))
		}
	default:
		p := b.pointer(in.ID(0))
		out = b.binary(spirv.OpISub, 64, x[last], y[last])
		if stride := b.pointerStride(in, &p); stride != 1 {
			out = b.binary(spirv.OpSDiv, 64, out, b.number(uint64(stride)))
		}
		if width := b.flatten(in.Type)[0].width; width < 64 {
			out = b.narrow(out, width)
		}
	}
	b.define(in.Result, []int32{out})
}

// arrayLength compiles an OpArrayLength: of the member of a struct that a pointer points to.
func (b *builder) arrayLength(in *ir.Inst, p pointer, structure ir.ID, member int64) {
	t := b.typeOf(structure)
	if !b.isBuffer(p.class) || p.descriptors || member >= int64(t.n) || t.members == nil {
		b.refuse("%s of no buffer", in.Op)
		b.placeholder(in)
		return
	}
	offset, _ := b.member(structure, int(member))
	dst := b.fresh()
	b.emit(code.Instr{Op: code.Length, Dst: dst, A: code.NoOperand, B: p.object, C: code.NoOperand, D: code.NoOperand,
		Imm:    offset,
		Detail: b.access(code.Access{Stride: b.elementStride(t.members[member], matrixLayout{})})})
	b.define(in.Result, []int32{dst})
}

// load returns the components of what a pointer points to.
func (b *builder) load(p pointer, id ir.ID) []int32 {
	flat := b.flatten(id)
	out := make([]int32, len(flat))
	if p.registers != nil {
		for i := range out {
			out[i] = b.fresh()
			b.move(out[i], p.registers[i])
		}
		return out
	}
	for i := range out {
		out[i] = code.NoOperand
	}
	b.eachPiece(p, id, flat, func(i, shift, _ int, x code.Instr) {
		x.Op, x.Dst = loads(x.Op), b.fresh()
		b.emit(x)
		if flat[i].class == fold.Bool && b.implicit && b.isBuffer(p.class) {
			x.Dst = b.narrow(x.Dst, 1)
		}
		if out[i] == code.NoOperand {
			out[i] = x.Dst
			return
		}
		high := b.binary(spirv.OpShiftLeftLogical, 64, x.Dst, b.number(uint64(shift)))
		out[i] = b.binary(spirv.OpBitwiseOr, 64, out[i], high)
	})
	return out
}

// loads returns the instruction that loads what one stores.
func loads(store code.Opcode) code.Opcode {
	switch store {
	case code.StoreLocal:
		return code.LoadLocal
	case code.StoreShared:
		return code.LoadShared
	}
	return code.LoadBuffer
}

// store writes components to where a pointer points to.
func (b *builder) store(p pointer, id ir.ID, parts []int32) {
	if p.registers != nil {
		for i, r := range parts {
			b.move(p.registers[i], r)
		}
		return
	}
	b.eachPiece(p, id, b.flatten(id), func(i, shift, width int, x code.Instr) {
		x.C = parts[i]
		if width > 0 {
			x.C = b.narrow(b.binary(spirv.OpShiftRightLogical, 64, x.C, b.number(uint64(shift))), width)
		}
		b.emit(x)
	})
}

// eachPiece makes a store instruction for each scalar of a type at a pointer. In Workgroup memory with an explicit
// layout a scalar may be in several cells: in pieces of a width, lower-order bits first; where it is in one the width
// is 0.
func (b *builder) eachPiece(p pointer, id ir.ID, flat []scalar, do func(i, shift, width int, x code.Instr)) {
	if p.descriptors || !b.supportedClass(p.class) || p.class == spirv.StorageClassUniformConstant && !b.implicit {
		b.refuse("a load or store of %s in the storage class %s", b.typeOf(id).op, p.class)
		return
	}
	x := code.Instr{Dst: code.NoOperand, A: p.base, B: p.object, C: code.NoOperand, D: code.NoOperand}
	switch {
	case b.isBuffer(p.class):
		x.Op = code.StoreBuffer
	case b.p.Shares(p.class):
		x.Op = code.StoreShared
	default:
		x.Op = code.StoreLocal
	}
	if p.class == spirv.StorageClassOutput || p.class == spirv.StorageClassTaskPayloadWorkgroupEXT {
		x.Flags |= code.OfOutput
	}
	if p.framed {
		x.Flags |= code.Framed
	}
	unit := b.unit(p.class)
	if unit == 0 {
		for i := range flat {
			x.Imm = p.disp + int64(i)
			do(i, 0, 0, x)
		}
		return
	}
	for i, offset := range b.offsets(nil, id, p.layout, 0) {
		size := int64(flat[i].bytes())
		if size == 0 && b.implicit {
			size = 1
		}
		switch {
		case size == 0:
			b.refuse("booleans in memory with a layout")
			return
		case x.Op == code.StoreBuffer:
			x.Imm, x.Detail = p.disp+offset, b.access(code.Access{Bytes: int(size), Format: flat[i].format,
				Volatile: p.volatile})
			do(i, 0, 0, x)
			continue
		}
		x.Imm = p.disp + b.inUnits(p.class, offset)
		if size <= unit {
			do(i, 0, 0, x)
			continue
		}
		for k := int64(0); k < size; k += unit {
			do(i, int(8*k), int(8*unit), x)
			x.Imm++
		}
	}
}

// atomicFamily is a set of atomics on integers that give the same memory in whatever order they come.
type atomicFamily uint8

const (
	ordered atomicFamily = iota // the order can be seen
	sums
	minimaSigned
	minimaUnsigned
	maximaSigned
	maximaUnsigned
	conjunctions
	disjunctions
	parities
)

// atomicComputation is an atomic that computes.
type atomicComputation struct {
	of     spirv.Op
	op     spirv.Op // of the core language, or OpExtInst
	ext    uint32   // of GLSL.std.450
	family atomicFamily
	one    bool // the operand is 1
}

// atomicUpdates are the atomics that compute.
var atomicUpdates = [...]atomicComputation{
	{of: spirv.OpAtomicIAdd, op: spirv.OpIAdd, family: sums},
	{of: spirv.OpAtomicISub, op: spirv.OpISub, family: sums},
	{of: spirv.OpAtomicIIncrement, op: spirv.OpIAdd, family: sums, one: true},
	{of: spirv.OpAtomicIDecrement, op: spirv.OpISub, family: sums, one: true},
	{of: spirv.OpAtomicSMin, op: spirv.OpExtInst, ext: spirv.GLSLStd450SMin, family: minimaSigned},
	{of: spirv.OpAtomicUMin, op: spirv.OpExtInst, ext: spirv.GLSLStd450UMin, family: minimaUnsigned},
	{of: spirv.OpAtomicSMax, op: spirv.OpExtInst, ext: spirv.GLSLStd450SMax, family: maximaSigned},
	{of: spirv.OpAtomicUMax, op: spirv.OpExtInst, ext: spirv.GLSLStd450UMax, family: maximaUnsigned},
	{of: spirv.OpAtomicAnd, op: spirv.OpBitwiseAnd, family: conjunctions},
	{of: spirv.OpAtomicOr, op: spirv.OpBitwiseOr, family: disjunctions},
	{of: spirv.OpAtomicXor, op: spirv.OpBitwiseXor, family: parities},
	{of: spirv.OpAtomicFAddEXT, op: spirv.OpFAdd},
	{of: spirv.OpAtomicFMinEXT, op: spirv.OpExtInst, ext: spirv.GLSLStd450FMin},
	{of: spirv.OpAtomicFMaxEXT, op: spirv.OpExtInst, ext: spirv.GLSLStd450FMax},
}

// atomic compiles an atomic, false for others.
func (b *builder) atomic(in *ir.Inst) bool {
	x := code.Instr{Op: code.Atomic, Dst: code.NoOperand, C: code.NoOperand, D: code.NoOperand}
	a := code.AtomicOp{Name: in.Op.String()[2:]}
	family := ordered
	scalarOf := in.Type
	switch in.Op {
	case spirv.OpAtomicLoad:
	case spirv.OpAtomicStore:
		a.Kind, x.C, scalarOf = code.AtomicExchange, b.value(in.ID(3))[0], b.m.TypeOf(in.ID(3))
	case spirv.OpAtomicExchange:
		a.Kind, x.C = code.AtomicExchange, b.value(in.ID(3))[0]
	case spirv.OpAtomicFlagTestAndSet, spirv.OpAtomicFlagClear:
		a.Kind, x.C = code.AtomicExchange, b.number(0)
		scalarOf = b.typeOf(b.m.TypeOf(in.ID(0))).elem
		if in.Op == spirv.OpAtomicFlagTestAndSet {
			x.C = b.number(1)
		}
	case spirv.OpAtomicCompareExchange, spirv.OpAtomicCompareExchangeWeak:
		a.Kind, x.C, x.D = code.AtomicCompare, b.value(in.ID(4))[0], b.value(in.ID(5))[0]
	default:
		k := slices.IndexFunc(atomicUpdates[:], func(u atomicComputation) bool { return u.of == in.Op })
		if k < 0 {
			return false
		}
		u := &atomicUpdates[k]
		s := b.flatten(in.Type)[0]
		a.Kind, family = code.AtomicUpdate, u.family
		a.Operation = b.operation(operationKey{op: u.op, instruction: u.ext, args: b.args(s, []scalar{s, s}), width: s.width})
		if u.one {
			x.C = b.number(1)
		} else {
			x.C = b.value(in.ID(3))[0]
		}
	}
	p := b.accessed(in.ID(0))
	flat := b.flatten(scalarOf)
	if len(flat) != 1 || p.descriptors || p.class == spirv.StorageClassUniformConstant || !b.isBuffer(p.class) &&
		p.class != spirv.StorageClassWorkgroup || p.registers != nil {
		b.refuse("%s in the storage class %s", in.Op, p.class)
		b.placeholder(in)
		return true
	}
	x.A, x.B, x.Imm = p.base, p.object, p.disp
	a.Bytes, a.Format = flat[0].bytes(), flat[0].format
	cells := p.class == spirv.StorageClassWorkgroup && !b.physical(p.class)
	if unit := b.unit(p.class); cells && unit > 0 && unit != int64(a.Bytes) {
		b.refuse("%s on %d bytes of Workgroup memory where scalars of %d bytes are accessed too", in.Op, a.Bytes, unit)
	}
	if cells {
		x.Flags |= code.OfWorkgroup
	} else if p.class != spirv.StorageClassWorkgroup && p.class != spirv.StorageClassFunction {
		b.noteOrder(family, in.Result != 0 && b.m.Uses(in.Result) > 0)
	}
	x.Detail = int32(len(b.p.Atomics))
	b.p.Atomics = append(b.p.Atomics, a)
	if in.Result != 0 {
		x.Dst = b.fresh()
	}
	b.emit(x)
	if in.Op == spirv.OpAtomicFlagTestAndSet {
		b.define(in.Result, []int32{b.binary(spirv.OpINotEqual, flat[0].width, x.Dst, b.number(0))})
	} else if in.Result != 0 {
		b.define(in.Result, []int32{x.Dst})
	}
	return true
}

// noteOrder notes an atomic on memory that workgroups share. Where these can see the order in which they come, they run
// one after the other.
func (c *compiler) noteOrder(family atomicFamily, used bool) {
	if used || family == ordered || c.family != ordered && c.family != family {
		c.p.Ordered = true
	}
	c.family = family
}
