package vm

import (
	"math/bits"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// group is an operation of opGroup: a is its value, b its second operand.
type group struct {
	name      string
	kind      groupKind
	operation int32 // that joins two values
	reduction spirv.GroupOperation
	cluster   int // size
	identity  uint64
}

type groupKind uint8

const (
	groupElect groupKind = iota
	groupAll
	groupAny
	groupAllEqual
	groupFrom  // the value of invocation b
	groupFirst // of the first one
	groupXor   // of the invocation whose index differs by b
	groupUp    // of the one b below
	groupDown  // above
	groupRotate
	groupQuad   // of invocation b of the quad
	groupSwap   // of the invocation of the quad whose index differs by b + 1
	groupBallot // word imm of the ballot
	groupReduce
	groupBit      // bit b of a ballot, which is a list from a on; the invocation's own where there is no b
	groupBitCount //
	groupLowest
	groupHighest
)

// groupOps are the instructions on subgroups that are no reductions: their operands follow the scope.
var groupOps = map[spirv.Op]struct {
	kind  groupKind
	khr   bool // no scope
	whole bool // the operand is a ballot
}{
	spirv.OpGroupNonUniformElect:            {kind: groupElect},
	spirv.OpGroupNonUniformAll:              {kind: groupAll},
	spirv.OpGroupNonUniformAny:              {kind: groupAny},
	spirv.OpGroupNonUniformAllEqual:         {kind: groupAllEqual},
	spirv.OpGroupNonUniformBroadcast:        {kind: groupFrom},
	spirv.OpGroupNonUniformBroadcastFirst:   {kind: groupFirst},
	spirv.OpGroupNonUniformBallot:           {kind: groupBallot},
	spirv.OpGroupNonUniformInverseBallot:    {kind: groupBit, whole: true},
	spirv.OpGroupNonUniformBallotBitExtract: {kind: groupBit, whole: true},
	spirv.OpGroupNonUniformBallotBitCount:   {kind: groupBitCount, whole: true},
	spirv.OpGroupNonUniformBallotFindLSB:    {kind: groupLowest, whole: true},
	spirv.OpGroupNonUniformBallotFindMSB:    {kind: groupHighest, whole: true},
	spirv.OpGroupNonUniformShuffle:          {kind: groupFrom},
	spirv.OpGroupNonUniformShuffleXor:       {kind: groupXor},
	spirv.OpGroupNonUniformShuffleUp:        {kind: groupUp},
	spirv.OpGroupNonUniformShuffleDown:      {kind: groupDown},
	spirv.OpGroupNonUniformRotateKHR:        {kind: groupRotate},
	spirv.OpGroupNonUniformQuadBroadcast:    {kind: groupQuad},
	spirv.OpGroupNonUniformQuadSwap:         {kind: groupSwap},
	spirv.OpSubgroupBallotKHR:               {kind: groupBallot, khr: true},
	spirv.OpSubgroupFirstInvocationKHR:      {kind: groupFirst, khr: true},
	spirv.OpSubgroupAllKHR:                  {kind: groupAll, khr: true},
	spirv.OpSubgroupAnyKHR:                  {kind: groupAny, khr: true},
	spirv.OpSubgroupAllEqualKHR:             {kind: groupAllEqual, khr: true},
	spirv.OpSubgroupReadInvocationKHR:       {kind: groupFrom, khr: true},
}

// reductions are the instructions that join the values of a subgroup. The identity is given for each width.
var reductions = map[spirv.Op]struct {
	op       spirv.Op
	ext      uint32
	identity func(s scalar) uint64
}{
	spirv.OpGroupNonUniformIAdd:       {op: spirv.OpIAdd, identity: zeros},
	spirv.OpGroupNonUniformFAdd:       {op: spirv.OpFAdd, identity: zeros},
	spirv.OpGroupNonUniformIMul:       {op: spirv.OpIMul, identity: one},
	spirv.OpGroupNonUniformFMul:       {op: spirv.OpFMul, identity: one},
	spirv.OpGroupNonUniformSMin:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450SMin, identity: func(s scalar) uint64 { return fold.Mask(s.width - 1) }},
	spirv.OpGroupNonUniformUMin:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450UMin, identity: ones},
	spirv.OpGroupNonUniformFMin:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450FMin, identity: func(s scalar) uint64 { return s.format.Infinity() }},
	spirv.OpGroupNonUniformSMax:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450SMax, identity: func(s scalar) uint64 { return 1 << (s.width - 1) }},
	spirv.OpGroupNonUniformUMax:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450UMax, identity: zeros},
	spirv.OpGroupNonUniformFMax:       {op: spirv.OpExtInst, ext: spirv.GLSLStd450FMax, identity: func(s scalar) uint64 { return s.format.Infinity() | s.format.SignBit() }},
	spirv.OpGroupNonUniformBitwiseAnd: {op: spirv.OpBitwiseAnd, identity: ones},
	spirv.OpGroupNonUniformBitwiseOr:  {op: spirv.OpBitwiseOr, identity: zeros},
	spirv.OpGroupNonUniformBitwiseXor: {op: spirv.OpBitwiseXor, identity: zeros},
	spirv.OpGroupNonUniformLogicalAnd: {op: spirv.OpLogicalAnd, identity: ones},
	spirv.OpGroupNonUniformLogicalOr:  {op: spirv.OpLogicalOr, identity: zeros},
	spirv.OpGroupNonUniformLogicalXor: {op: spirv.OpLogicalNotEqual, identity: zeros},
}

func zeros(scalar) uint64  { return 0 }
func ones(s scalar) uint64 { return fold.Mask(s.width) }
func one(s scalar) uint64 {
	if s.class == fold.Float {
		return s.format.FromFloat64(1, fold.Mode{})
	}
	return 1
}

// group compiles an operation of the subgroup, false for others.
func (b *builder) group(in *ir.Inst) bool {
	if r, ok := reductions[in.Op]; ok {
		b.inSubgroup(in)
		var out []int32
		for k, v := range b.value(in.ID(2)) {
			s := b.flatten(in.Type)[k]
			g := group{name: in.Op.String()[2:], kind: groupReduce, reduction: spirv.GroupOperation(in.Word(1)), identity: r.identity(s)}
			g.operation = b.operation(operationKey{op: r.op, instruction: r.ext, args: b.args(s, []scalar{s, s}), width: s.width})
			switch g.reduction {
			case spirv.GroupOperationReduce, spirv.GroupOperationInclusiveScan, spirv.GroupOperationExclusiveScan:
			case spirv.GroupOperationClusteredReduce:
				n, _ := b.bitsOf(b.value(in.ID(3))[0])
				g.cluster = int(n)
				if n == 0 || n&(n-1) != 0 || g.cluster > b.p.lanes {
					b.refuse("a cluster of %d invocations in subgroups of %d", n, b.p.lanes)
				}
			default:
				b.refuse("the group operation %s", g.reduction)
			}
			out = append(out, b.emitGroup(g, v, noOperand, 0))
		}
		b.define(in.Result, out)
		return true
	}
	o, ok := groupOps[in.Op]
	if !ok {
		return false
	}
	first := 1
	if o.khr {
		first = 0
	} else {
		b.inSubgroup(in)
	}
	g := group{name: in.Op.String()[2:], kind: o.kind}
	var second int32 = noOperand
	switch {
	case in.Op == spirv.OpGroupNonUniformBallotBitCount:
		g.reduction = spirv.GroupOperation(in.Word(1))
		first = 2
	case in.NumWords() > first+1:
		second = b.value(in.ID(first + 1))[0]
	}
	if in.Op == spirv.OpGroupNonUniformRotateKHR {
		g.cluster = b.p.lanes
		if in.NumWords() > first+2 {
			n, _ := b.bitsOf(b.value(in.ID(first + 2))[0])
			g.cluster = int(min(max(n, 1), 64))
		}
	}
	if o.kind == groupElect {
		b.define(in.Result, []int32{b.emitGroup(g, noOperand, noOperand, 0)})
		return true
	}
	parts := b.value(in.ID(first))
	var out []int32
	switch {
	case o.whole:
		out = []int32{b.emitGroup(g, b.list(parts), second, 0)}
	case o.kind == groupBallot:
		for k := range 4 {
			out = append(out, b.emitGroup(g, parts[0], noOperand, int64(k)))
		}
	case o.kind == groupAllEqual:
		for k, v := range parts {
			g.operation = 0
			if b.flatten(b.m.TypeOf(in.ID(first)))[k].class == fold.Float { // -0 is 0, and a NaN is no number
				s := b.flatten(b.m.TypeOf(in.ID(first)))[k]
				g.operation = 1 + b.operation(operationKey{op: spirv.OpFOrdEqual, args: b.args(scalar{class: fold.Bool, width: 1}, []scalar{s, s}), width: 1})
			}
			equal := b.emitGroup(g, v, noOperand, 0)
			if k > 0 {
				equal = b.binary(spirv.OpBitwiseAnd, 1, equal, out[0])
			}
			out = []int32{equal}
		}
	default:
		for _, v := range parts {
			out = append(out, b.emitGroup(g, v, second, 0))
		}
	}
	b.define(in.Result, out)
	return true
}

// inSubgroup refuses operations of other groups.
func (b *builder) inSubgroup(in *ir.Inst) {
	if scope, _ := b.bitsOf(b.value(in.ID(0))[0]); spirv.Scope(scope) != spirv.ScopeSubgroup {
		b.refuse("%s of the scope %s", in.Op, spirv.Scope(scope))
	}
}

func (b *builder) emitGroup(g group, a, second int32, imm int64) int32 {
	b.count(Arithmetic, 1)
	b.groups = append(b.groups, g)
	dst := b.fresh()
	b.emit(instr{op: opGroup, dst: dst, a: a, b: second, c: noOperand, d: noOperand, imm: imm, detail: int32(len(b.groups) - 1)})
	return dst
}

// group executes an operation of the invocations that are here.
func (s *subgroup) group(fr *frame, i *instr, mask uint64) {
	g := &s.p.groups[i.detail]
	if g.kind >= groupBit {
		s.ballot(fr, i, g, mask)
		return
	}
	n := s.p.lanes
	a, second := s.value(fr, i.a), s.value(fr, i.b)
	taint := (s.taint(fr, i.a) | s.lost) & mask
	firstLane := bits.TrailingZeros64(mask)
	var out [64]uint64
	var undefined uint64 // results
	each := func(f func(lane int) uint64) {
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			out[lane] = f(lane)
		}
	}
	all := func(v uint64) { // the same for all, which depends on all
		if taint != 0 {
			undefined = mask
		}
		each(func(int) uint64 { return v })
	}
	set := uint64(0)
	switch g.kind {
	case groupAll, groupAny, groupBallot:
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			set |= (a[lane] & 1) << lane
		}
	}
	from := func(source func(lane int) int) { // what another one has
		undefined = s.taint(fr, i.b) & mask
		each(func(lane int) uint64 {
			k := source(lane)
			if k < 0 || k >= n || mask>>k&1 == 0 {
				undefined |= 1 << lane
				return 0
			}
			undefined |= taint >> k & 1 << lane
			return a[k]
		})
	}
	index := func(lane int) int { return int(min(second[lane], 1<<20)) }
	switch g.kind {
	case groupElect:
		each(func(lane int) uint64 { return b2u(lane == firstLane) })
	case groupAll:
		all(b2u(set == mask))
	case groupAny:
		all(b2u(set != 0))
	case groupBallot:
		word := uint64(0)
		if i.imm < 2 {
			word = set >> (32 * i.imm) & 0xFFFFFFFF
		}
		all(word)
	case groupAllEqual:
		same := true
		for m := mask; m != 0; m &= m - 1 {
			same = same && s.equal(g, a[bits.TrailingZeros64(m)], a[firstLane])
		}
		all(b2u(same))
	case groupFrom:
		from(index)
	case groupFirst:
		from(func(int) int { return firstLane })
	case groupXor:
		from(func(lane int) int { return lane ^ index(lane) })
	case groupUp:
		from(func(lane int) int { return lane - index(lane) })
	case groupDown:
		from(func(lane int) int { return lane + index(lane) })
	case groupRotate:
		from(func(lane int) int {
			in := lane % g.cluster
			return lane - in + int((uint64(in)+second[lane])%uint64(g.cluster))
		})
	case groupQuad:
		from(func(lane int) int { return lane&^3 + index(lane)&3 })
	case groupSwap:
		from(func(lane int) int { return lane ^ (index(lane) + 1) })
	case groupReduce:
		undefined = s.reduce(g, out[:], a, mask, taint)
	}
	if s.lost != 0 && (g.kind < groupFrom || g.kind >= groupBallot || g.kind == groupFirst) {
		undefined = mask // who takes part is not determined
	}
	copyLanes(s.value(fr, i.dst), out[:], mask)
	s.setTaint(fr, i.dst, undefined, mask)
}

// equal compares two values of an OpGroupNonUniformAllEqual.
func (s *subgroup) equal(g *group, x, y uint64) bool {
	if g.operation == 0 {
		return x == y
	}
	return s.join(g.operation-1, x, y) != 0
}

// join applies an operation to two values.
func (s *subgroup) join(operation int32, x, y uint64) uint64 {
	o := &s.p.operations[operation]
	s.args = o.args
	s.args.A, s.args.B = x, y
	v, _ := o.compute(&s.args)
	return v & o.mask
}

// reduce joins the values of the lanes of a mask in their order, and returns which results are undefined.
func (s *subgroup) reduce(g *group, out, a []uint64, mask, taint uint64) (undefined uint64) {
	size := s.p.lanes
	if g.cluster > 0 {
		size = g.cluster
	}
	for from := 0; from < s.p.lanes; from += size {
		here := mask >> from << from
		if from+size < 64 {
			here &= 1<<(from+size) - 1
		}
		sum, some, bad := g.identity, false, false
		for m := here; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			out[lane] = sum
			if bad {
				undefined |= 1 << lane
			}
			if some {
				sum = s.join(g.operation, sum, a[lane])
			} else {
				sum, some = a[lane], true
			}
			bad = bad || taint>>lane&1 != 0
			if g.reduction == spirv.GroupOperationInclusiveScan {
				out[lane] = sum
				undefined |= b2u(bad) << lane
			}
		}
		if g.reduction == spirv.GroupOperationReduce || g.cluster > 0 {
			for m := here; m != 0; m &= m - 1 {
				out[bits.TrailingZeros64(m)] = sum
			}
			if bad {
				undefined |= here
			}
		}
	}
	return undefined
}

// ballot executes an operation on the bits of a ballot.
func (s *subgroup) ballot(fr *frame, i *instr, g *group, mask uint64) {
	list, dst, second := fr.f.list(i.a), s.value(fr, i.dst), s.value(fr, i.b)
	valid := ^uint64(0) >> (64 - s.p.lanes)
	var undefined uint64
	for _, r := range list {
		undefined |= s.taint(fr, r)
	}
	undefined |= s.taint(fr, i.b)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		word := (s.value(fr, list[0])[lane] | s.value(fr, list[1])[lane]<<32) & valid
		switch g.kind {
		case groupBit:
			k := uint64(lane)
			if second != nil {
				k = second[lane]
			}
			if k >= uint64(s.p.lanes) {
				undefined |= 1 << lane
			}
			dst[lane] = word >> min(k, 63) & 1
		case groupBitCount:
			switch g.reduction {
			case spirv.GroupOperationInclusiveScan:
				word &= ^uint64(0) >> (63 - lane)
			case spirv.GroupOperationExclusiveScan:
				word &= 1<<lane - 1
			}
			dst[lane] = uint64(bits.OnesCount64(word))
		case groupLowest, groupHighest:
			if word == 0 {
				undefined |= 1 << lane
			}
			dst[lane] = uint64(bits.TrailingZeros64(word)) & 0xFFFFFFFF
			if g.kind == groupHighest {
				dst[lane] = uint64(63-bits.LeadingZeros64(word)) & 0xFFFFFFFF
			}
		}
	}
	s.setTaint(fr, i.dst, undefined, mask)
}
