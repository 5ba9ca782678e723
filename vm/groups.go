package vm

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// group is an operation of opGroup: a is its value, b its second operand; c and d are the words of a ballot.
type group struct {
	name      string
	kind      groupKind
	operation int32 // that joins two values
	reduction spirv.GroupOperation
	cluster   int  // size
	partition bool // the invocations of the ballot are joined
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
	groupPartition // word imm of the ballot of those with the same value
	groupBit       // bit b of a ballot, which is a list from a on; the invocation's own where there is no b
	groupBitCount  //
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
	spirv.OpGroupNonUniformPartitionEXT:     {kind: groupPartition, khr: true},
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
		types := b.flatten(in.Type)
		if len(types) == 0 || !fits(rowOf(r.op, r.ext), types[:1], [][]scalar{types[:1]}) || len(b.value(in.ID(2))) != len(types) {
			b.refuse("%s of operands that do not fit", in.Op)
			b.placeholder(in)
			return true
		}
		for k, v := range b.value(in.ID(2)) {
			s := types[k]
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
				if g.reduction, g.partition = partitioned(g.reduction); !g.partition {
					b.refuse("the group operation %s", g.reduction)
				}
			}
			out = append(out, b.emitGroup(g, v, noOperand, 0))
			if ballot := b.value(in.ID(in.NumWords() - 1)); g.partition && len(ballot) == 4 {
				last := &b.out.code[len(b.out.code)-1]
				last.c, last.d = ballot[0], ballot[1]
			}
		}
		b.define(in.Result, out)
		return true
	}
	if op := map[spirv.Op]spirv.Op{spirv.OpGroupNonUniformQuadAllKHR: spirv.OpLogicalAnd, spirv.OpGroupNonUniformQuadAnyKHR: spirv.OpLogicalOr}[in.Op]; op != 0 {
		b.inQuads(in)
		s := scalar{class: fold.Bool, width: 1}
		g := group{name: in.Op.String()[2:], kind: groupReduce, cluster: 4, operation: b.operation(operationKey{op: op, args: b.args(s, []scalar{s, s}), width: 1})}
		b.define(in.Result, []int32{b.emitGroup(g, b.value(in.ID(0))[0], noOperand, 0)})
		return true
	}
	o, ok := groupOps[in.Op]
	if !ok {
		return false
	}
	if o.kind == groupQuad || o.kind == groupSwap {
		b.inQuads(in)
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
		out = []int32{b.eachEqual(g, in.ID(first), 0)}
	case o.kind == groupPartition:
		for k := range 4 {
			word := b.number(0)
			if k < 2 {
				word = b.eachEqual(g, in.ID(first), int64(k))
			}
			out = append(out, word)
		}
	default:
		for _, v := range parts {
			out = append(out, b.emitGroup(g, v, second, 0))
		}
	}
	b.define(in.Result, out)
	return true
}

// eachEqual emits an operation that compares the components of a value, each by itself: what is so of all of them.
func (b *builder) eachEqual(g group, id ir.ID, imm int64) (out int32) {
	types := b.flatten(b.m.TypeOf(id))
	for k, v := range b.value(id) {
		g.operation = 0
		if s := types[k]; s.class == fold.Float { // -0 is 0, and a NaN is no number
			g.operation = 1 + b.operation(operationKey{op: spirv.OpFOrdEqual, args: b.args(scalar{class: fold.Bool, width: 1}, []scalar{s, s}), width: 1})
		}
		equal := b.emitGroup(g, v, noOperand, imm)
		if k > 0 {
			equal = b.binary(spirv.OpBitwiseAnd, 32, equal, out)
		}
		out = equal
	}
	return out
}

// partitioned returns what a group operation does with the invocations of each part of a partition; false for one that is on no partition.
func partitioned(o spirv.GroupOperation) (spirv.GroupOperation, bool) {
	switch o {
	case spirv.GroupOperationPartitionedReduceEXT:
		return spirv.GroupOperationReduce, true
	case spirv.GroupOperationPartitionedInclusiveScanEXT:
		return spirv.GroupOperationInclusiveScan, true
	case spirv.GroupOperationPartitionedExclusiveScanEXT:
		return spirv.GroupOperationExclusiveScan, true
	}
	return o, false
}

// inQuads refuses operations of quads in subgroups that are smaller.
func (b *builder) inQuads(in *ir.Inst) {
	if b.p.lanes < 4 {
		b.refuse("%s in subgroups of %d", in.Op, b.p.lanes)
	}
}

// inSubgroup refuses operations of other groups.
func (b *builder) inSubgroup(in *ir.Inst) {
	if scope, _ := b.bitsOf(b.value(in.ID(0))[0]); spirv.Scope(scope) != spirv.ScopeSubgroup {
		b.refuse("%s of the scope %s", in.Op, spirv.Scope(scope))
	}
}

func (b *builder) emitGroup(g group, a, second int32, imm int64) int32 {
	b.p.groups = append(b.p.groups, g)
	dst := b.fresh()
	b.emit(instr{op: opGroup, dst: dst, a: a, b: second, c: noOperand, d: noOperand, imm: imm, detail: int32(len(b.p.groups) - 1)})
	return dst
}
