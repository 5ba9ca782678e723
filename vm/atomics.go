package vm

import (
	"math/bits"
	"slices"

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

// atomic executes an atomic for one invocation after the other.
func (s *subgroup) atomic(fr *frame, i *instr, mask uint64) {
	a := &s.p.atomics[i.detail]
	if i.flags&ofWorkgroup == 0 {
		s.reportLanes(UndefinedStored, i.where, s.undefinedLanes(fr, i.c, mask)|s.undefinedLanes(fr, i.d, mask))
		s.w.r.atomics.Lock()
		defer s.w.r.atomics.Unlock()
	}
	good := s.toStore(fr, i, mask)
	v, comparator := s.value(fr, i.c), s.value(fr, i.d)
	var results []uint64
	if i.dst != noOperand {
		results = s.value(fr, i.dst)
		s.nothing(fr, i.dst, mask&^good, mask)
	}
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		place := s.scalarAt(fr, i, lane, a.bytes)
		old := s.loadScalar(&place)
		if a.kind != atomicLoad {
			var x, y shaded
			x.bits, x.Shadow = v[lane], s.shadow(fr, i.c, lane)
			if comparator != nil {
				y.bits, y.Shadow = comparator[lane], s.shadow(fr, i.d, lane)
			}
			s.storeScalar(&place, lane, a, s.update(a, old, x, y))
		}
		if results != nil {
			results[lane] = old.bits
			s.setShadow(fr, i.dst, lane, old.Shadow)
		}
	}
	if results != nil {
		s.loaded(fr, i, good)
	}
}

// update returns what an atomic stores: of the old value, the operand and the comparator.
func (s *subgroup) update(a *atomicOp, old, x, comparator shaded) shaded {
	switch a.kind {
	case atomicExchange:
		return x
	case atomicCompare:
		vague := (old.vague() | comparator.vague()) & fold.Mask(8*a.bytes)
		out := old
		if old.bits == comparator.bits {
			out = x
		}
		if differ := (old.bits ^ comparator.bits) &^ vague; vague != 0 && differ == 0 { // either may be
			out.Shadow = Shadow{Open: old.vague() | x.vague() | (old.bits ^ x.bits)}
			if old.Undefined|x.Undefined|comparator.Undefined != 0 {
				out.Shadow = Shadow{Undefined: out.Open}
			}
		}
		return out
	}
	return s.joinShaded(a.operation, old, x)
}

// joinShaded applies an operation to two values.
func (s *subgroup) joinShaded(operation int32, x, y shaded) shaded {
	o := &s.p.operations[operation]
	s.args = o.args
	s.args.A, s.args.B = x.bits, y.bits
	v, outcome := o.compute(&s.args)
	out := shaded{bits: v & o.mask}
	free := &freedoms{}
	if t := s.w.r.track; t != nil {
		free = &t.freedoms[operation]
	}
	if x.Shadow != (Shadow{}) || y.Shadow != (Shadow{}) || outcome != fold.Defined || free.every || free.zeros && out.bits&(o.mask>>1) == 0 ||
		free.nans && o.args.Format.IsNaN(out.bits) {
		out.Shadow = o.shadow(&s.args, &[4]Shadow{x.Shadow, y.Shadow}, out.bits, outcome, free)
	}
	return out
}

// shaded is a scalar and its shadow. In a run without shadows that has all bits or none.
type shaded struct {
	bits uint64
	Shadow
}

// scalarPlace is where a scalar is: in a buffer, or in a cell of the workgroup, or nowhere.
type scalarPlace struct {
	accessed
	cell   int64 // -1 for none
	shared bool  // it is one of Workgroup memory
}

func (s *subgroup) scalarAt(fr *frame, i *instr, lane, bytes int) scalarPlace {
	p := scalarPlace{cell: -1}
	if base := s.value(fr, i.a); i.flags&ofWorkgroup != 0 {
		p.cell, p.shared = s.shared(base, i, lane), true
	} else {
		p.accessed = s.bytes(base, s.value(fr, i.b), i, lane, bytes)
	}
	return p
}

func (s *subgroup) loadScalar(p *scalarPlace) shaded {
	switch track := s.w.r.track != nil; {
	case p.bytes != nil:
		return shaded{get(p.bytes), p.memory.load(p.at, len(p.bytes))}
	case p.cell < 0 && track && (p.shared || !s.w.r.in.Track.Robust):
		return shaded{Shadow: allUndefined}
	case p.cell < 0:
		return shaded{}
	case track:
		return shaded{s.w.shared[p.cell], s.w.shadows[p.cell]}
	case s.w.undefined[p.cell]:
		return shaded{s.w.shared[p.cell], allUndefined}
	}
	return shaded{bits: s.w.shared[p.cell]}
}

func (s *subgroup) storeScalar(p *scalarPlace, lane int, a *atomicOp, v shaded) {
	shadow := s.stored(lane, v.Shadow)
	switch {
	case p.bytes != nil:
		p.put(v.bits)
		if p.memory != nil {
			p.memory.store(p.at, a.bytes, a.format, shadow, s, lane, false)
		}
	case p.cell >= 0:
		s.w.shared[p.cell], s.w.undefined[p.cell] = v.bits, shadow != Shadow{}
		if s.w.shadows != nil {
			s.w.shadows[p.cell] = shadow
		}
	}
}
