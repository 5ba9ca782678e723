package vm

import (
	"math/bits"

	"hone/fold"
)

// atomic executes an atomic for one invocation after the other.
func (s *subgroup) atomic(fr *frame, i *instr, mask uint64) {
	a := &s.p.atomics[i.detail]
	if i.flags&ofWorkgroup == 0 {
		s.Report(UndefinedStored, i.where, s.undefinedLanes(fr, i.c, mask)|s.undefinedLanes(fr, i.d, mask))
		s.m.atomics.Lock()
		defer s.m.atomics.Unlock()
	}
	good := s.toStore(fr, i, mask)
	v, comparator := s.Value(fr, i.c), s.Value(fr, i.d)
	var results []uint64
	if i.dst != noOperand {
		results = s.Value(fr, i.dst)
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
	if t := s.m.Track; t != nil {
		free = &t.freedoms[operation]
	}
	if x.Shadow != (Shadow{}) || y.Shadow != (Shadow{}) || outcome != fold.Defined || free.every || free.zeros && out.bits&(o.mask>>1) == 0 ||
		free.nans && o.args.Format.IsNaN(out.bits) {
		out.Shadow = o.shadedOperation.shadow(&s.args, &[4]Shadow{x.Shadow, y.Shadow}, out.bits, outcome, free)
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
	if base := s.Value(fr, i.a); i.flags&ofWorkgroup != 0 {
		p.cell, p.shared = s.shared(base, i, lane), true
	} else {
		p.accessed = s.bytes(base, s.Value(fr, i.b), i, lane, bytes)
	}
	return p
}

func (s *subgroup) loadScalar(p *scalarPlace) shaded {
	switch track := s.m.Track != nil; {
	case p.bytes != nil:
		return shaded{get(p.bytes), p.memory.load(p.at, len(p.bytes))}
	case p.cell < 0 && track && (p.shared || !s.m.Track.robust):
		return shaded{Shadow: allUndefined}
	case p.cell < 0:
		return shaded{}
	case track:
		return shaded{s.g.shared[p.cell], s.g.shadows[p.cell]}
	case s.g.undefined[p.cell]:
		return shaded{s.g.shared[p.cell], allUndefined}
	}
	return shaded{bits: s.g.shared[p.cell]}
}

func (s *subgroup) storeScalar(p *scalarPlace, lane int, a *atomicOp, v shaded) {
	shadow := s.stored(lane, v.Shadow)
	switch {
	case p.bytes != nil:
		p.put(v.bits)
		if p.memory != nil {
			p.memory.store(p.at, a.bytes, a.format, shadow, s.writer(lane), false)
		}
	case p.cell >= 0:
		s.g.shared[p.cell], s.g.undefined[p.cell] = v.bits, shadow != Shadow{}
		if s.g.shadows != nil {
			s.g.shadows[p.cell] = shadow
		}
	}
}
