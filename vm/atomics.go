package vm

import (
	"math/bits"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// atomicOp is what opAtomic does to the scalar at an address: it has its old value as result.
type atomicOp struct {
	name      string
	kind      atomicKind
	operation int32 // that makes the new value of the old one and the operand
	bytes     int   // of a buffer
	format    fold.Format
}

type atomicKind uint8

const (
	atomicLoad atomicKind = iota
	atomicExchange
	atomicCompare // exchange where the old value is the comparator
	atomicUpdate
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

// atomicUpdates are the atomics that compute.
var atomicUpdates = map[spirv.Op]struct {
	op     spirv.Op // of the core language, or OpExtInst
	ext    uint32   // of GLSL.std.450
	family atomicFamily
	one    bool // the operand is 1
}{
	spirv.OpAtomicIAdd:       {op: spirv.OpIAdd, family: sums},
	spirv.OpAtomicISub:       {op: spirv.OpISub, family: sums},
	spirv.OpAtomicIIncrement: {op: spirv.OpIAdd, family: sums, one: true},
	spirv.OpAtomicIDecrement: {op: spirv.OpISub, family: sums, one: true},
	spirv.OpAtomicSMin:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450SMin, family: minimaSigned},
	spirv.OpAtomicUMin:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450UMin, family: minimaUnsigned},
	spirv.OpAtomicSMax:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450SMax, family: maximaSigned},
	spirv.OpAtomicUMax:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450UMax, family: maximaUnsigned},
	spirv.OpAtomicAnd:        {op: spirv.OpBitwiseAnd, family: conjunctions},
	spirv.OpAtomicOr:         {op: spirv.OpBitwiseOr, family: disjunctions},
	spirv.OpAtomicXor:        {op: spirv.OpBitwiseXor, family: parities},
	spirv.OpAtomicFAddEXT:    {op: spirv.OpFAdd},
	spirv.OpAtomicFMinEXT:    {op: spirv.OpExtInst, ext: spirv.GLSLStd450FMin},
	spirv.OpAtomicFMaxEXT:    {op: spirv.OpExtInst, ext: spirv.GLSLStd450FMax},
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
		u, ok := atomicUpdates[in.Op]
		if !ok {
			return false
		}
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
	if p.class == spirv.StorageClassWorkgroup {
		x.flags |= ofWorkgroup
	} else {
		b.noteOrder(family, in.Result != 0 && b.m.Uses(in.Result) > 0)
	}
	x.detail = int32(len(b.atomics))
	b.atomics = append(b.atomics, a)
	b.count(Atomic, 1)
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

// atomic executes an atomic for one invocation after the other.
func (s *subgroup) atomic(fr *frame, i *instr, mask uint64) {
	a := &s.p.atomics[i.detail]
	base, object, v, comparator := s.value(fr, i.a), s.value(fr, i.b), s.value(fr, i.c), s.value(fr, i.d)
	inBuffer := i.flags&ofWorkgroup == 0
	taint := s.taint(fr, i.c) | s.taint(fr, i.d) | s.lost
	if inBuffer {
		s.reportLanes(UndefinedStored, i.where, (s.taint(fr, i.c)|s.taint(fr, i.d))&mask)
		s.w.r.atomics.Lock()
		defer s.w.r.atomics.Unlock()
	}
	good := s.defined(fr, i, mask)
	s.lose(mask &^ good)
	var results []uint64
	if i.dst != noOperand {
		results = s.value(fr, i.dst)
		s.nothing(fr, i.dst, mask&^good, mask)
	}
	var undefined uint64 // results
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		var old uint64
		var memory []byte
		var shadow *memoryShadow
		var at int
		cell := int64(-1)
		if inBuffer {
			if memory, shadow, at = s.bytes(base, object, i, lane, a.bytes); memory != nil {
				old = get(memory)
				undefined |= b2u(shadow.load(at, a.bytes) != Shadow{}) << lane
			}
		} else if cell = s.shared(base, i, lane); cell >= 0 {
			old = s.w.shared[cell]
			undefined |= b2u(s.w.undefined[cell]) << lane
		}
		value := old
		switch a.kind {
		case atomicExchange:
			value = v[lane]
			undefined &^= b2u(i.dst == noOperand) << lane // a store: what was there before does not matter
		case atomicCompare:
			if old == comparator[lane] {
				value = v[lane]
			}
		case atomicUpdate:
			o := &s.p.operations[a.operation]
			s.args = o.args
			s.args.A, s.args.B = old, v[lane]
			r, outcome := o.compute(&s.args)
			value = r & o.mask
			undefined |= b2u(outcome == fold.Undefined) << lane
		}
		stored := taint
		if a.kind != atomicExchange {
			stored |= undefined
		}
		switch {
		case a.kind == atomicLoad:
		case memory != nil:
			put(memory, value)
			if shadow != nil {
				shadow.store(at, a.bytes, a.format, all.where(stored>>lane&1 != 0), s.invocation(lane))
			}
		case cell >= 0:
			s.w.shared[cell] = value
			s.w.undefined[cell] = stored>>lane&1 != 0
		}
		if results != nil {
			results[lane] = old
		}
	}
	if results != nil {
		s.setTaint(fr, i.dst, undefined, good)
	}
}
