package execute

import (
	"math/bits"

	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// atomic executes an atomic for one invocation after the other.
func (s *Batch) atomic(fr *Frame, i *code.Instr, mask uint64) {
	a := &s.p.Atomics[i.Detail]
	if i.Flags&code.OfWorkgroup == 0 {
		s.Report(UndefinedStored, i.Where, s.undefinedLanes(fr, i.C, mask)|s.undefinedLanes(fr, i.D, mask))
		s.m.atomics.Lock()
		defer s.m.atomics.Unlock()
	}
	good := s.toStore(fr, i, mask&^s.helpers)
	v, comparator := s.Value(fr, i.C), s.Value(fr, i.D)
	var results []uint64
	if i.Dst != code.NoOperand {
		results = s.Value(fr, i.Dst)
		s.nothing(fr, i.Dst, mask&^good, mask) // which is undefined, as what helpers get
	}
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		place := s.scalarAt(fr, i, lane, a.Bytes)
		old := s.loadScalar(&place)
		if a.Kind != code.AtomicLoad {
			var x, y shaded
			x.bits, x.Shadow = v[lane], s.shadow(fr, i.C, lane)
			if comparator != nil {
				y.bits, y.Shadow = comparator[lane], s.shadow(fr, i.D, lane)
			}
			s.storeScalar(&place, lane, a, s.update(a, old, x, y))
		}
		if results != nil {
			results[lane] = old.bits
			s.setShadow(fr, i.Dst, lane, old.Shadow)
		}
	}
	if results != nil {
		s.loaded(fr, i, good)
	}
}

// update returns what an atomic stores: of the old value, the operand and the comparator.
func (s *Batch) update(a *code.AtomicOp, old, x, comparator shaded) shaded {
	switch a.Kind {
	case code.AtomicExchange:
		return x
	case code.AtomicCompare:
		undetermined := (old.Undetermined() | comparator.Undetermined()) & fold.Mask(8*a.Bytes)
		out := old
		if old.bits == comparator.bits {
			out = x
		}
		if differ := (old.bits ^ comparator.bits) &^ undetermined; undetermined != 0 && differ == 0 { // either may be
			out.Shadow = shadow.Shadow{Unspecified: old.Undetermined() | x.Undetermined() | (old.bits ^ x.bits)}
			if old.Undefined|x.Undefined|comparator.Undefined != 0 {
				out.Shadow = shadow.Shadow{Undefined: out.Unspecified}
			}
		}
		return out
	}
	return s.joinShaded(a.Operation, old, x)
}

// joinShaded applies an operation to two values.
func (s *Batch) joinShaded(operation int32, x, y shaded) shaded {
	o := &s.p.Operations[operation]
	s.args = o.Args
	s.args.A, s.args.B = x.bits, y.bits
	v, outcome := o.Compute(&s.args)
	out := shaded{bits: v & o.Mask}
	free := &shadow.Freedoms{}
	if t := s.m.Track; t != nil {
		free = &t.freedoms[operation]
	}
	if x.Shadow != (shadow.Shadow{}) || y.Shadow != (shadow.Shadow{}) || outcome != fold.Defined || free.Every ||
		free.Zeros && out.bits&(o.Mask>>1) == 0 ||
		free.Nans && o.Args.Format.IsNaN(out.bits) {
		out.Shadow = o.Operation.Shadow(&s.args, &[4]shadow.Shadow{x.Shadow, y.Shadow}, out.bits, outcome, free,
			new([4]fold.Interval))
	}
	return out
}

// shaded is a scalar and its shadow. In a run without shadows that has all bits or none.
type shaded struct {
	bits uint64
	shadow.Shadow
}

// scalarPlace is where a scalar is: in a buffer, or in a cell of the workgroup, or nowhere.
type scalarPlace struct {
	accessed
	cell   int64 // -1 for none
	shared bool  // it is one of Workgroup memory
}

func (s *Batch) scalarAt(fr *Frame, i *code.Instr, lane, bytes int) scalarPlace {
	p := scalarPlace{cell: -1}
	if base := s.Value(fr, i.A); i.Flags&code.OfWorkgroup != 0 {
		p.cell, p.shared = s.shared(base, i, lane), true
	} else {
		p.accessed = s.bytes(base, s.Value(fr, i.B), i, lane, bytes)
	}
	return p
}

func (s *Batch) loadScalar(p *scalarPlace) shaded {
	switch track := s.m.Track != nil; {
	case p.bytes != nil:
		v := shaded{layout.Load(p.bytes), p.memory.Load(p.at, len(p.bytes))}
		if !track && p.isUnset() {
			v.Shadow = shadow.AllUndefined
		}
		return v
	case p.cell < 0 && track && (p.shared || !s.m.Track.robust):
		return shaded{Shadow: shadow.AllUndefined}
	case p.cell < 0:
		return shaded{}
	case track:
		return shaded{s.g.shared[p.cell], s.g.shadows[p.cell]}
	case s.g.undefined[p.cell]:
		return shaded{s.g.shared[p.cell], shadow.AllUndefined}
	}
	return shaded{bits: s.g.shared[p.cell]}
}

func (s *Batch) storeScalar(p *scalarPlace, lane int, a *code.AtomicOp, v shaded) {
	known := s.stored(lane, v.Shadow)
	switch {
	case p.bytes != nil:
		p.put(v.bits)
		if p.state != nil && known != (shadow.Shadow{}) && p.memory == nil {
			for i := range p.state {
				p.state[i] = unset
			}
		}
		if p.memory != nil {
			p.memory.Store(p.at, a.Bytes, a.Format, known, s.writer(lane), false)
		}
	case p.cell >= 0:
		s.g.shared[p.cell], s.g.undefined[p.cell] = v.bits, known != shadow.Shadow{}
		if s.g.shadows != nil {
			s.g.shadows[p.cell] = known
		}
	}
}
