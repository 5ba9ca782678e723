package compile

import (
	"slices"

	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
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
