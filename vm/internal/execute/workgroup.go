package execute

import (
	"math/bits"

	"hone/fold"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// An operation of a workgroup has three steps: each invocation gives its values, all wait, each takes the result. An
// invocation may give the next values as others still take the last ones, but cannot be further ahead: so there are two
// sets of values in turn.

// exchange is what the invocations of a group have given.
type exchange struct {
	values []shaded // by component and index in the group
	turn   []uint32 // by index in the group: how often it has given values by then
}

// give takes the values of an operation of the workgroup from the invocations.
func (s *Batch) give(fr *Frame, i *code.Instr, mask uint64) {
	list := fr.Function.List(i.A)
	if s.turns == nil {
		s.turns = make([]uint32, 64)
	}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		s.turns[lane]++
		e, index := &s.g.exchanges[s.turns[lane]%2], s.first+lane
		if n := len(list) * s.g.N; len(e.values) < n {
			e.values = append(e.values, make([]shaded, n-len(e.values))...)
		}
		if len(e.turn) < s.g.N {
			e.turn = make([]uint32, s.g.N)
		}
		e.turn[index] = s.turns[lane]
		for k, r := range list {
			e.values[k*s.g.N+index] = shaded{s.Value(fr, r)[lane], s.stored(lane, s.shadow(fr, r, lane))}
		}
	}
}

// take gives invocations the result of an operation of the workgroup: of component Imm of what all have given.
func (s *Batch) take(fr *Frame, i *code.Instr, mask uint64) {
	g := &s.p.Groups[i.Detail]
	from := s.Value(fr, i.B)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		turn := s.turns[lane]
		e := &s.g.exchanges[turn%2]
		given := func(k int) shaded {
			if k < 0 || k >= s.g.N || e.turn[k] != turn {
				return shaded{Shadow: shadow.AllUndefined}
			}
			return e.values[int(i.Imm)*s.g.N+k]
		}
		switch g.Kind {
		case code.GroupFrom:
			v := given(int(min(from[lane], 1<<20)))
			if k := s.shadow(fr, i.B, lane); k.Undefined != 0 {
				v.Shadow = shadow.AllUndefined
			} else if k.Unspecified != 0 {
				v.Shadow = shadow.AllUnspecified
			}
			s.member(fr, i, lane, v)
		case code.GroupAll, code.GroupAny:
			s.member(fr, i, lane, s.voteOfAll(g.Kind == code.GroupAll, given))
		case code.GroupReduce:
			last := s.g.N
			switch g.Reduction {
			case spirv.GroupOperationInclusiveScan:
				last = s.first + lane + 1
			case spirv.GroupOperationExclusiveScan:
				last = s.first + lane
			}
			sum := shaded{bits: g.Identity}
			for k := range last {
				if k == 0 {
					sum = given(k)
					continue
				}
				sum = s.joinShaded(g.Operation, sum, given(k))
				if k >= 2 && s.rounds(g.Operation) && sum.Undefined == 0 { // in which order three are joined is unspecified
					sum.Shadow = shadow.AllUnspecified
				}
			}
			s.member(fr, i, lane, sum)
		}
	}
}

// voteOfAll is whether all of a group say yes, or one does.
func (s *Batch) voteOfAll(all bool, given func(int) shaded) shaded {
	v := shaded{bits: b2u(all)}
	decided := false // by a vote that is determined
	for k := range s.g.N {
		x := given(k)
		x.Undefined, x.Unspecified = x.Undefined&1, x.Unspecified&1
		if against := (x.bits&1 != 0) != all; against {
			v.bits = b2u(!all)
			decided = decided || x.Undefined|x.Unspecified == 0
		}
		v.Undefined |= x.Undefined
		v.Unspecified |= x.Unspecified
	}
	if decided {
		v.Shadow = shadow.Shadow{}
	} else if v.Undefined != 0 {
		v.Unspecified = 0
	}
	return v
}

// A copy that goes on beside the workgroup is made when somebody waits for it, and never where nobody does: it may take
// any time. All invocations of the workgroup begin the same copies in the same order, and each is one copy.

// pendingCopy is one that was begun.
type pendingCopy struct {
	code.Copy
	to, from, n, stride, event uint64
	done                       bool
}

// beginCopy begins a copy, and gives invocations its event.
func (s *Batch) beginCopy(fr *Frame, i *code.Instr, mask uint64) {
	list := fr.Function.List(i.A)
	if s.begun == nil {
		s.begun = make([]int, 64)
	}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		var v [5]uint64
		for k, r := range list {
			if s.ShadowedLanes(fr, r)>>lane&1 != 0 {
				s.Report(UndefinedAddress, i.Where, s.undefinedLanes(fr, r, 1<<lane))
				s.markFlowBy(fr, r, 1<<lane)
			}
			v[k] = s.Value(fr, r)[lane]
		}
		k := s.begun[lane]
		s.begun[lane]++
		if k == len(s.g.copies) {
			c := pendingCopy{Copy: s.p.Copies[i.Detail], to: v[0], from: v[1], n: v[2], stride: v[3], event: v[4]}
			if c.event == 0 {
				c.event = uint64(k) + 1
			}
			s.g.copies = append(s.g.copies, c)
		}
		s.member(fr, i, lane, shaded{bits: s.g.copies[k].event})
	}
}

// wait makes the copies whose events invocations wait for.
func (s *Batch) wait(fr *Frame, i *code.Instr, mask uint64) {
	n, at, size := s.Value(fr, i.C), s.Value(fr, i.A), s.p.AddressBits/8
	for m := s.toStore(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for k := range min(n[lane], 1<<10) {
			x := s.bytes(at, s.Value(fr, i.B), i, lane, size)
			if k > 0 && x.bytes != nil {
				x = s.accessed(lane, code.Physical, int64(at[lane])+i.Imm+int64(k)*int64(size), size)
			}
			if x.bytes == nil {
				break
			}
			if known := x.memory.Load(x.at, size); known.Undefined != 0 || s.m.Track == nil && x.isUnset() {
				s.report(UndefinedAddress, i.Where, lane)
				s.markFlow(1<<lane, 0)
			}
			event := layout.Load(x.bytes)
			for j := range s.g.copies {
				if c := &s.g.copies[j]; c.event == event && !c.done {
					c.done = true
					s.copyAll(c, i.Where, lane)
				}
			}
		}
	}
}

// copyAll makes a copy.
func (s *Batch) copyAll(c *pendingCopy, where int32, lane int) {
	const most = 1 << 24 // elements: what takes more is out of bounds before
	for k := range min(c.n, most) {
		to, from := k*uint64(c.Size), k*uint64(c.Size)
		if c.ToGlobal {
			to *= c.stride
		} else {
			from *= c.stride
		}
		for _, p := range c.Pieces {
			x := s.accessed(lane, code.Physical, int64(c.from+from)+p.Offset, p.Bytes)
			y := s.accessed(lane, code.Physical, int64(c.to+to)+p.Offset, p.Bytes)
			if x.bytes == nil || y.bytes == nil {
				s.report(OutOfBounds, where, lane)
				s.markFlow(1<<lane, 0)
				return
			}
			v, known := layout.Load(x.seen()), x.memory.Load(x.at, p.Bytes)
			unset := s.m.Track == nil && x.isUnset()
			if y.memory != nil {
				changed := (layout.Load(y.bytes)^v)&fold.Mask(8*p.Bytes) != 0
				y.memory.Store(y.at, p.Bytes, p.Format, s.m.Track.ValueNumbers.Frozen(s.stored(lane, known)), s.writer(lane),
					changed)
			}
			if y.put(v); unset {
				s.storedUndefined(&y, where, lane)
			}
		}
	}
}
