package execute

import (
	"math/bits"

	"hone/fold"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// group executes an operation of the invocations that are here.
func (s *Batch) group(fr *Frame, i *code.Instr, mask uint64) {
	g := &s.p.Groups[i.Detail]
	if g.Kind >= code.GroupBit {
		s.ballot(fr, i, g, mask)
		return
	}
	a, second := s.Value(fr, i.A), s.Value(fr, i.B)
	here := &s.members
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		here[lane] = shaded{}
		if a != nil {
			here[lane] = shaded{a[lane], s.stored(lane, s.shadow(fr, i.A, lane))}
		}
	}
	firstLane := bits.TrailingZeros64(mask)
	index := func(lane int) int { return int(min(second[lane], 1<<20)) }
	switch g.Kind {
	case code.GroupElect:
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			s.member(fr, i, lane, shaded{bits: b2u(lane == firstLane)})
		}
	case code.GroupAll, code.GroupAny, code.GroupBallot:
		s.vote(fr, i, g, mask)
	case code.GroupAllEqual:
		s.allEqual(fr, i, g, mask)
	case code.GroupReduce:
		s.reduce(fr, i, g, mask)
	case code.GroupDerivative:
		s.derivative(fr, i, g, mask)
		return
	case code.GroupPartition:
		s.partition(fr, i, g, mask)
	case code.GroupFrom:
		s.from(fr, i, mask, index)
	case code.GroupFirst:
		s.from(fr, i, mask, func(int) int { return firstLane })
	case code.GroupXor:
		s.from(fr, i, mask, func(lane int) int { return lane ^ index(lane) })
	case code.GroupUp:
		s.from(fr, i, mask, func(lane int) int { return lane - index(lane) })
	case code.GroupDown:
		s.from(fr, i, mask, func(lane int) int { return lane + index(lane) })
	case code.GroupRotate:
		s.from(fr, i, mask, func(lane int) int {
			in := lane % g.Cluster
			return lane - in + int((uint64(in)+second[lane])%uint64(g.Cluster))
		})
	case code.GroupQuad:
		s.from(fr, i, mask, func(lane int) int { return lane&^3 + index(lane)&3 })
	case code.GroupSwap:
		s.from(fr, i, mask, func(lane int) int { return lane ^ (index(lane) + 1) })
	}
	if g.Same > 0 {
		s.sameIndex(fr, i, g.Same, mask)
	}
	// who takes part is not determined
	if s.undefinedFlow|s.unspecifiedFlow != 0 && (g.Kind < code.GroupFrom || g.Kind == code.GroupFirst ||
		g.Kind >= code.GroupBallot) {
		s.setUndetermined(fr, i.Dst, mask*b2u(s.undefinedFlow != 0), mask, mask)
	}
}

// sameIndex leaves the results of invocations undefined that have not the same index, among so many each.
func (s *Batch) sameIndex(fr *Frame, i *code.Instr, n int, mask uint64) {
	second := s.Value(fr, i.B)
	var differ uint64
	for rest := mask; rest != 0; {
		first := bits.TrailingZeros64(rest)
		group := rest & (^uint64(0) >> (64 - n) << (first / n * n))
		rest &^= group
		for m := group; m != 0; m &= m - 1 {
			if second[bits.TrailingZeros64(m)] != second[first] {
				differ |= group
				break
			}
		}
	}
	if differ != 0 {
		s.Report(UndefinedResult, i.Where, differ)
		s.setUndetermined(fr, i.Dst, differ, 0, differ)
	}
}

// member sets the result of an invocation.
func (s *Batch) member(fr *Frame, i *code.Instr, lane int, v shaded) {
	s.Value(fr, i.Dst)[lane] = v.bits
	s.setShadow(fr, i.Dst, lane, v.Shadow)
}

// from gives each invocation of a mask what another one has.
func (s *Batch) from(fr *Frame, i *code.Instr, mask uint64, source func(lane int) int) {
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := source(lane)
		v := shaded{Shadow: shadow.AllUndefined}
		if k >= 0 && k < s.p.Lanes && mask>>k&1 != 0 {
			v = s.members[k]
		}
		s.member(fr, i, lane, v)
	}
	if lanes := s.ShadowedLanes(fr, i.B) & mask; lanes != 0 {
		undefined := s.undefinedLanes(fr, i.B, mask)
		s.setUndetermined(fr, i.Dst, undefined, lanes, lanes)
	}
}

// vote executes a vote or ballot.
func (s *Batch) vote(fr *Frame, i *code.Instr, g *code.Group, mask uint64) {
	var set, undefined, unspecified uint64 // by lane
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		v := s.members[lane]
		set |= (v.bits & 1) << lane
		undefined |= (v.Undefined & 1) << lane
		unspecified |= (v.Unspecified & 1) << lane
	}
	var v shaded
	switch g.Kind {
	case code.GroupBallot:
		if i.Imm < 2 {
			part := func(lanes uint64) uint64 { return lanes >> (32 * i.Imm) & 0xFFFFFFFF }
			v = shaded{part(set), shadow.Shadow{Undefined: part(undefined), Unspecified: part(unspecified)}}
		}
	case code.GroupAll:
		v.bits = b2u(set == mask)
		if mask&^set&^(undefined|unspecified) == 0 { // no vote that is determined is against
			v.Shadow = shadow.Shadow{Undefined: b2u(undefined != 0), Unspecified: b2u(undefined == 0 && unspecified != 0)}
		}
	case code.GroupAny:
		v.bits = b2u(set != 0)
		if set&^(undefined|unspecified) == 0 {
			v.Shadow = shadow.Shadow{Undefined: b2u(undefined != 0), Unspecified: b2u(undefined == 0 && unspecified != 0)}
		}
	}
	for m := mask; m != 0; m &= m - 1 {
		s.member(fr, i, bits.TrailingZeros64(m), v)
	}
}

// allEqual executes an OpGroupNonUniformAllEqual.
func (s *Batch) allEqual(fr *Frame, i *code.Instr, g *code.Group, mask uint64) {
	v := shaded{bits: 1}
	first := s.members[bits.TrailingZeros64(mask)]
	var all shadow.Shadow
	for m := mask; m != 0; m &= m - 1 {
		x := s.compared(g, bits.TrailingZeros64(m))
		all.Undefined |= x.Undefined
		all.Unspecified |= x.Unspecified
		if !s.equal(g, x.bits, first.bits) {
			v.bits = 0
		}
	}
	v.Shadow = shadow.Shadow{Undefined: b2u(all.Undefined != 0), Unspecified: b2u(all.Undefined == 0 &&
		all.Unspecified != 0)}
	for m := mask; m != 0; m &= m - 1 {
		s.member(fr, i, bits.TrailingZeros64(m), v)
	}
}

// compared returns what an invocation brings to a comparison. Of floats it is no matter which NaN one is.
func (s *Batch) compared(g *code.Group, lane int) shaded {
	x := s.members[lane]
	if g.Operation > 0 {
		x.Shadow = x.Shadow.Operand(s.p.Operations[g.Operation-1].Format(0))
	}
	return x
}

// equal compares two values.
func (s *Batch) equal(g *code.Group, x, y uint64) bool {
	if g.Operation == 0 {
		return x == y
	}
	return s.joinShaded(g.Operation-1, shaded{bits: x}, shaded{bits: y}).bits != 0
}

// partition executes word imm of an OpGroupNonUniformPartitionEXT: who has the same value.
func (s *Batch) partition(fr *Frame, i *code.Instr, g *code.Group, mask uint64) {
	var all shadow.Shadow
	for m := mask; m != 0; m &= m - 1 {
		x := s.compared(g, bits.TrailingZeros64(m))
		all.Undefined |= x.Undefined
		all.Unspecified |= x.Unspecified
	}
	var v shaded
	switch {
	case all.Undefined != 0:
		v.Shadow = shadow.AllUndefined
	case all.Unspecified != 0:
		v.Shadow = shadow.AllUnspecified
	}
	for rest := mask; rest != 0; {
		first := bits.TrailingZeros64(rest)
		same := uint64(1) << first // a NaN is equal to nothing else
		for m := rest; m != 0; m &= m - 1 {
			if k := bits.TrailingZeros64(m); s.equal(g, s.members[k].bits, s.members[first].bits) {
				same |= 1 << k
			}
		}
		rest &^= same
		v.bits = same >> (32 * i.Imm) & 0xFFFFFFFF
		for m := same; m != 0; m &= m - 1 {
			s.member(fr, i, bits.TrailingZeros64(m), v)
		}
	}
}

// joined returns the lanes of a mask whose values are joined with that of the first: those of its cluster, or of the
// ballot that it has in c and d.
func (s *Batch) joined(fr *Frame, i *code.Instr, g *code.Group, mask uint64) uint64 {
	first := bits.TrailingZeros64(mask)
	switch {
	case g.Partition:
		return (s.Value(fr, i.C)[first] | s.Value(fr, i.D)[first]<<32 | 1<<first) & mask
	case g.Cluster > 0:
		return mask & (^uint64(0) >> (64 - g.Cluster) << (first / g.Cluster * g.Cluster))
	}
	return mask
}

// reduce joins the values of the lanes of a mask in their order.
func (s *Batch) reduce(fr *Frame, i *code.Instr, g *code.Group, mask uint64) {
	for rest := mask; rest != 0; {
		here := s.joined(fr, i, g, rest)
		rest &^= here
		sum := shaded{bits: g.Identity}
		for n, m := 0, here; m != 0; n, m = n+1, m&(m-1) {
			lane := bits.TrailingZeros64(m)
			if g.Reduction == spirv.GroupOperationExclusiveScan {
				s.member(fr, i, lane, sum)
			}
			if m == here {
				sum = s.members[lane]
			} else {
				sum = s.joinShaded(g.Operation, sum, s.members[lane])
			}
			if n >= 2 && s.rounds(g.Operation) && sum.Undefined == 0 { // in which order three are joined is unspecified
				sum.Shadow = shadow.AllUnspecified
			}
			if g.Reduction == spirv.GroupOperationInclusiveScan {
				s.member(fr, i, lane, sum)
			}
		}
		if g.Reduction == spirv.GroupOperationReduce || g.Cluster > 0 {
			for m := here; m != 0; m &= m - 1 {
				s.member(fr, i, bits.TrailingZeros64(m), sum)
			}
		}
	}
	// who is in which part is not determined
	if g.Partition && (s.ShadowedLanes(fr, i.C)|s.ShadowedLanes(fr, i.D))&mask != 0 {
		undefined := s.undefinedLanes(fr, i.C, mask) | s.undefinedLanes(fr, i.D, mask)
		s.setUndetermined(fr, i.Dst, mask*b2u(undefined != 0), mask, mask)
	}
}

// rounds reports whether the order in which an operation joins values is unspecified, and makes a difference.
func (s *Batch) rounds(operation int32) bool {
	t := s.m.Track
	if t == nil || !t.freedoms[operation].Precision {
		return false
	}
	row := s.p.Operations[operation].Row
	return row == fold.For(spirv.OpFAdd) || row == fold.For(spirv.OpFMul)
}

// ballot executes an operation on the bits of a ballot.
func (s *Batch) ballot(fr *Frame, i *code.Instr, g *code.Group, mask uint64) {
	list, second := fr.Function.List(i.A), s.Value(fr, i.B)
	valid := ^uint64(0) >> (64 - s.p.Lanes)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		low, high := s.shadow(fr, list[0], lane), s.shadow(fr, list[1], lane)
		word := (s.Value(fr, list[0])[lane] | s.Value(fr, list[1])[lane]<<32) & valid
		undefined := (low.Undefined&0xFFFFFFFF | high.Undefined<<32) & valid
		unspecified := (low.Unspecified&0xFFFFFFFF | high.Unspecified<<32) & valid
		var v shaded
		switch g.Kind {
		case code.GroupBit:
			k, by := uint64(lane), shadow.Shadow{}
			if second != nil {
				k, by = second[lane], s.shadow(fr, i.B, lane)
			}
			at := min(k, 63)
			v.bits = word >> at & 1
			v.Shadow = shadow.Shadow{Undefined: undefined >> at & 1, Unspecified: unspecified >> at & 1}
			switch {
			case k >= uint64(s.p.Lanes), by.Undefined != 0:
				v.Shadow = shadow.AllUndefined
			case by.Unspecified != 0:
				v.Shadow = shadow.AllUnspecified
			}
			s.member(fr, i, lane, v)
			continue
		case code.GroupBitCount:
			visible := valid
			switch g.Reduction {
			case spirv.GroupOperationInclusiveScan:
				visible &= ^uint64(0) >> (63 - lane)
			case spirv.GroupOperationExclusiveScan:
				visible &= 1<<lane - 1
			}
			word, undefined, unspecified = word&visible, undefined&visible, unspecified&visible
			v.bits = uint64(bits.OnesCount64(word))
		case code.GroupLowest, code.GroupHighest:
			if word == 0 {
				undefined = valid
			}
			v.bits = uint64(bits.TrailingZeros64(word)) & 0xFFFFFFFF
			if g.Kind == code.GroupHighest {
				v.bits = uint64(63-bits.LeadingZeros64(word)) & 0xFFFFFFFF
			}
		}
		switch {
		case undefined != 0:
			v.Shadow = shadow.AllUndefined
		case unspecified != 0:
			v.Shadow = shadow.AllUnspecified
		}
		s.member(fr, i, lane, v)
	}
}
