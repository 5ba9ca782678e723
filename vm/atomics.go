package vm

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

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
	x := instr{op: opAtomic, dst: noOperand, c: noOperand, d: noOperand}
	a := atomicOp{name: in.Op.String()[2:]}
	family := ordered
	scalarOf := in.Type
	switch in.Op {
	case spirv.OpAtomicLoad:
	case spirv.OpAtomicStore:
		a.kind, x.c, scalarOf = atomicExchange, b.value(in.ID(3))[0], b.m.TypeOf(in.ID(3))
	case spirv.OpAtomicExchange:
		a.kind, x.c = atomicExchange, b.value(in.ID(3))[0]
	case spirv.OpAtomicCompareExchange:
		a.kind, x.c, x.d = atomicCompare, b.value(in.ID(4))[0], b.value(in.ID(5))[0]
	default:
		k := slices.IndexFunc(atomicUpdates[:], func(u atomicComputation) bool { return u.of == in.Op })
		if k < 0 {
			return false
		}
		u := &atomicUpdates[k]
		s := b.flatten(in.Type)[0]
		a.kind, family = atomicUpdate, u.family
		a.operation = b.operation(operationKey{op: u.op, instruction: u.ext, args: b.args(s, []scalar{s, s}), width: s.width})
		if u.one {
			x.c = b.number(1)
		} else {
			x.c = b.value(in.ID(3))[0]
		}
	}
	p := b.pointer(in.ID(0))
	flat := b.flatten(scalarOf)
	if len(flat) != 1 || p.descriptors || !isBuffer(p.class) && p.class != spirv.StorageClassWorkgroup {
		b.refuse("%s in the storage class %s", in.Op, p.class)
		b.placeholder(in)
		return true
	}
	x.a, x.b, x.imm = p.base, p.object, p.disp
	a.bytes, a.format = flat[0].bytes(), flat[0].format
	if unit := b.unit(p.class); p.class == spirv.StorageClassWorkgroup && unit > 0 && unit != int64(a.bytes) {
		b.refuse("%s on %d bytes of Workgroup memory where scalars of %d bytes are accessed too", in.Op, a.bytes, unit)
	}
	if p.class == spirv.StorageClassWorkgroup {
		x.flags |= ofWorkgroup
	} else {
		b.noteOrder(family, in.Result != 0 && b.m.Uses(in.Result) > 0)
	}
	x.detail = int32(len(b.p.atomics))
	b.p.atomics = append(b.p.atomics, a)
	if in.Result != 0 {
		x.dst = b.fresh()
	}
	b.emit(x)
	if in.Result != 0 {
		b.define(in.Result, []int32{x.dst})
	}
	return true
}

// noteOrder notes an atomic on memory that workgroups share. Where these can see the order in which they come, they run one after the other.
func (c *compiler) noteOrder(family atomicFamily, used bool) {
	if used || family == ordered || c.family != ordered && c.family != family {
		c.p.ordered = true
	}
	c.family = family
}
