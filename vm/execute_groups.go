package vm

import (
	"math/bits"

	"hone/fold"
	"hone/spirv"
)

// group executes an operation of the invocations that are here.
func (s *subgroup) group(fr *frame, i *instr, mask uint64) {
	g := &s.p.groups[i.detail]
	if g.kind >= groupBit {
		s.ballot(fr, i, g, mask)
		return
	}
	a, second := s.Value(fr, i.a), s.Value(fr, i.b)
	here := &s.members
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		here[lane] = shaded{}
		if a != nil {
			here[lane] = shaded{a[lane], s.stored(lane, s.shadow(fr, i.a, lane))}
		}
	}
	firstLane := bits.TrailingZeros64(mask)
	index := func(lane int) int { return int(min(second[lane], 1<<20)) }
	switch g.kind {
	case groupElect:
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			s.member(fr, i, lane, shaded{bits: b2u(lane == firstLane)})
		}
	case groupAll, groupAny, groupBallot:
		s.vote(fr, i, g, mask)
	case groupAllEqual:
		s.allEqual(fr, i, g, mask)
	case groupReduce:
		s.reduce(fr, i, g, mask)
	case groupPartition:
		s.partition(fr, i, g, mask)
	case groupFrom:
		s.from(fr, i, mask, index)
	case groupFirst:
		s.from(fr, i, mask, func(int) int { return firstLane })
	case groupXor:
		s.from(fr, i, mask, func(lane int) int { return lane ^ index(lane) })
	case groupUp:
		s.from(fr, i, mask, func(lane int) int { return lane - index(lane) })
	case groupDown:
		s.from(fr, i, mask, func(lane int) int { return lane + index(lane) })
	case groupRotate:
		s.from(fr, i, mask, func(lane int) int {
			in := lane % g.cluster
			return lane - in + int((uint64(in)+second[lane])%uint64(g.cluster))
		})
	case groupQuad:
		s.from(fr, i, mask, func(lane int) int { return lane&^3 + index(lane)&3 })
	case groupSwap:
		s.from(fr, i, mask, func(lane int) int { return lane ^ (index(lane) + 1) })
	}
	if s.lost|s.lostOpen != 0 && (g.kind < groupFrom || g.kind == groupFirst || g.kind >= groupBallot) { // who takes part is not determined
		s.setVague(fr, i.dst, mask*b2u(s.lost != 0), mask, mask)
	}
}

// member sets the result of an invocation.
func (s *subgroup) member(fr *frame, i *instr, lane int, v shaded) {
	s.Value(fr, i.dst)[lane] = v.bits
	s.setShadow(fr, i.dst, lane, v.Shadow)
}

// from gives each invocation of a mask what another one has.
func (s *subgroup) from(fr *frame, i *instr, mask uint64, source func(lane int) int) {
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := source(lane)
		v := shaded{Shadow: allUndefined}
		if k >= 0 && k < s.p.lanes && mask>>k&1 != 0 {
			v = s.members[k]
		}
		s.member(fr, i, lane, v)
	}
	if lanes := s.Taint(fr, i.b) & mask; lanes != 0 {
		undefined := s.undefinedLanes(fr, i.b, mask)
		s.setVague(fr, i.dst, undefined, lanes, lanes)
	}
}

// vote executes a vote or ballot.
func (s *subgroup) vote(fr *frame, i *instr, g *group, mask uint64) {
	var set, undefined, open uint64 // by lane
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		v := s.members[lane]
		set |= (v.bits & 1) << lane
		undefined |= (v.Undefined & 1) << lane
		open |= (v.Open & 1) << lane
	}
	var v shaded
	switch g.kind {
	case groupBallot:
		if i.imm < 2 {
			part := func(lanes uint64) uint64 { return lanes >> (32 * i.imm) & 0xFFFFFFFF }
			v = shaded{part(set), Shadow{Undefined: part(undefined), Open: part(open)}}
		}
	case groupAll:
		v.bits = b2u(set == mask)
		if mask&^set&^(undefined|open) == 0 { // no vote that is determined is against
			v.Shadow = Shadow{Undefined: b2u(undefined != 0), Open: b2u(undefined == 0 && open != 0)}
		}
	case groupAny:
		v.bits = b2u(set != 0)
		if set&^(undefined|open) == 0 {
			v.Shadow = Shadow{Undefined: b2u(undefined != 0), Open: b2u(undefined == 0 && open != 0)}
		}
	}
	for m := mask; m != 0; m &= m - 1 {
		s.member(fr, i, bits.TrailingZeros64(m), v)
	}
}

// allEqual executes an OpGroupNonUniformAllEqual.
func (s *subgroup) allEqual(fr *frame, i *instr, g *group, mask uint64) {
	v := shaded{bits: 1}
	first := s.members[bits.TrailingZeros64(mask)]
	var all Shadow
	for m := mask; m != 0; m &= m - 1 {
		x := s.compared(g, bits.TrailingZeros64(m))
		all.Undefined |= x.Undefined
		all.Open |= x.Open
		if !s.equal(g, x.bits, first.bits) {
			v.bits = 0
		}
	}
	v.Shadow = Shadow{Undefined: b2u(all.Undefined != 0), Open: b2u(all.Undefined == 0 && all.Open != 0)}
	for m := mask; m != 0; m &= m - 1 {
		s.member(fr, i, bits.TrailingZeros64(m), v)
	}
}

// compared returns what an invocation brings to a comparison. Of floats it is no matter which NaN one is.
func (s *subgroup) compared(g *group, lane int) shaded {
	x := s.members[lane]
	if g.operation > 0 {
		x.Shadow = x.Shadow.operand(s.p.operations[g.operation-1].format(0))
	}
	return x
}

// equal compares two values.
func (s *subgroup) equal(g *group, x, y uint64) bool {
	if g.operation == 0 {
		return x == y
	}
	return s.joinShaded(g.operation-1, shaded{bits: x}, shaded{bits: y}).bits != 0
}

// partition executes word imm of an OpGroupNonUniformPartitionEXT: who has the same value.
func (s *subgroup) partition(fr *frame, i *instr, g *group, mask uint64) {
	var all Shadow
	for m := mask; m != 0; m &= m - 1 {
		x := s.compared(g, bits.TrailingZeros64(m))
		all.Undefined |= x.Undefined
		all.Open |= x.Open
	}
	var v shaded
	switch {
	case all.Undefined != 0:
		v.Shadow = allUndefined
	case all.Open != 0:
		v.Shadow = allOpen
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
		v.bits = same >> (32 * i.imm) & 0xFFFFFFFF
		for m := same; m != 0; m &= m - 1 {
			s.member(fr, i, bits.TrailingZeros64(m), v)
		}
	}
}

// joined returns the lanes of a mask whose values are joined with that of the first: those of its cluster, or of the ballot that it has in c and d.
func (s *subgroup) joined(fr *frame, i *instr, g *group, mask uint64) uint64 {
	first := bits.TrailingZeros64(mask)
	switch {
	case g.partition:
		return (s.Value(fr, i.c)[first] | s.Value(fr, i.d)[first]<<32 | 1<<first) & mask
	case g.cluster > 0:
		return mask & (^uint64(0) >> (64 - g.cluster) << (first / g.cluster * g.cluster))
	}
	return mask
}

// reduce joins the values of the lanes of a mask in their order.
func (s *subgroup) reduce(fr *frame, i *instr, g *group, mask uint64) {
	for rest := mask; rest != 0; {
		here := s.joined(fr, i, g, rest)
		rest &^= here
		sum := shaded{bits: g.identity}
		for n, m := 0, here; m != 0; n, m = n+1, m&(m-1) {
			lane := bits.TrailingZeros64(m)
			if g.reduction == spirv.GroupOperationExclusiveScan {
				s.member(fr, i, lane, sum)
			}
			if m == here {
				sum = s.members[lane]
			} else {
				sum = s.joinShaded(g.operation, sum, s.members[lane])
			}
			if n >= 2 && s.rounds(g.operation) && sum.Undefined == 0 { // in which order three are joined is open
				sum.Shadow = allOpen
			}
			if g.reduction == spirv.GroupOperationInclusiveScan {
				s.member(fr, i, lane, sum)
			}
		}
		if g.reduction == spirv.GroupOperationReduce || g.cluster > 0 {
			for m := here; m != 0; m &= m - 1 {
				s.member(fr, i, bits.TrailingZeros64(m), sum)
			}
		}
	}
	if g.partition && (s.Taint(fr, i.c)|s.Taint(fr, i.d))&mask != 0 { // who is in which part is not determined
		undefined := s.undefinedLanes(fr, i.c, mask) | s.undefinedLanes(fr, i.d, mask)
		s.setVague(fr, i.dst, mask*b2u(undefined != 0), mask, mask)
	}
}

// rounds reports whether the order in which an operation joins values is open, and makes a difference.
func (s *subgroup) rounds(operation int32) bool {
	t := s.m.Track
	if t == nil || !t.freedoms[operation].Precision {
		return false
	}
	row := s.p.operations[operation].row
	return row == fold.For(spirv.OpFAdd) || row == fold.For(spirv.OpFMul)
}

// ballot executes an operation on the bits of a ballot.
func (s *subgroup) ballot(fr *frame, i *instr, g *group, mask uint64) {
	list, second := fr.f.list(i.a), s.Value(fr, i.b)
	valid := ^uint64(0) >> (64 - s.p.lanes)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		low, high := s.shadow(fr, list[0], lane), s.shadow(fr, list[1], lane)
		word := (s.Value(fr, list[0])[lane] | s.Value(fr, list[1])[lane]<<32) & valid
		undefined := (low.Undefined&0xFFFFFFFF | high.Undefined<<32) & valid
		open := (low.Open&0xFFFFFFFF | high.Open<<32) & valid
		var v shaded
		switch g.kind {
		case groupBit:
			k, by := uint64(lane), Shadow{}
			if second != nil {
				k, by = second[lane], s.shadow(fr, i.b, lane)
			}
			at := min(k, 63)
			v.bits = word >> at & 1
			v.Shadow = Shadow{Undefined: undefined >> at & 1, Open: open >> at & 1}
			switch {
			case k >= uint64(s.p.lanes), by.Undefined != 0:
				v.Shadow = allUndefined
			case by.Open != 0:
				v.Shadow = allOpen
			}
			s.member(fr, i, lane, v)
			continue
		case groupBitCount:
			visible := valid
			switch g.reduction {
			case spirv.GroupOperationInclusiveScan:
				visible &= ^uint64(0) >> (63 - lane)
			case spirv.GroupOperationExclusiveScan:
				visible &= 1<<lane - 1
			}
			word, undefined, open = word&visible, undefined&visible, open&visible
			v.bits = uint64(bits.OnesCount64(word))
		case groupLowest, groupHighest:
			if word == 0 {
				undefined = valid
			}
			v.bits = uint64(bits.TrailingZeros64(word)) & 0xFFFFFFFF
			if g.kind == groupHighest {
				v.bits = uint64(63-bits.LeadingZeros64(word)) & 0xFFFFFFFF
			}
		}
		switch {
		case undefined != 0:
			v.Shadow = allUndefined
		case open != 0:
			v.Shadow = allOpen
		}
		s.member(fr, i, lane, v)
	}
}
