package compile

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// groupOp is an instruction on a subgroup that is no reduction.
type groupOp struct {
	of    spirv.Op
	kind  code.GroupKind
	khr   bool // no scope
	whole bool // the operand is a ballot
	// what invocations give beside the value has to be the same for this many, from a multiple on; 0 where it need not
	same int
}

// groupOps are the instructions on subgroups that are no reductions: their operands follow the scope. Like the other
// tables by opcode it is searched when code is made, and needs no initialization.
var groupOps = [...]groupOp{
	{of: spirv.OpGroupNonUniformElect, kind: code.GroupElect},
	{of: spirv.OpGroupNonUniformAll, kind: code.GroupAll},
	{of: spirv.OpGroupNonUniformAny, kind: code.GroupAny},
	{of: spirv.OpGroupNonUniformAllEqual, kind: code.GroupAllEqual},
	{of: spirv.OpGroupNonUniformBroadcast, kind: code.GroupFrom, same: 64},
	{of: spirv.OpGroupNonUniformBroadcastFirst, kind: code.GroupFirst},
	{of: spirv.OpGroupNonUniformBallot, kind: code.GroupBallot},
	{of: spirv.OpGroupNonUniformInverseBallot, kind: code.GroupBit, whole: true},
	{of: spirv.OpGroupNonUniformBallotBitExtract, kind: code.GroupBit, whole: true},
	{of: spirv.OpGroupNonUniformBallotBitCount, kind: code.GroupBitCount, whole: true},
	{of: spirv.OpGroupNonUniformBallotFindLSB, kind: code.GroupLowest, whole: true},
	{of: spirv.OpGroupNonUniformBallotFindMSB, kind: code.GroupHighest, whole: true},
	{of: spirv.OpGroupNonUniformShuffle, kind: code.GroupFrom},
	{of: spirv.OpGroupNonUniformShuffleXor, kind: code.GroupXor},
	{of: spirv.OpGroupNonUniformShuffleUp, kind: code.GroupUp},
	{of: spirv.OpGroupNonUniformShuffleDown, kind: code.GroupDown},
	{of: spirv.OpGroupNonUniformRotateKHR, kind: code.GroupRotate},
	{of: spirv.OpGroupNonUniformQuadBroadcast, kind: code.GroupQuad, same: 4},
	{of: spirv.OpGroupNonUniformQuadSwap, kind: code.GroupSwap},
	{of: spirv.OpGroupNonUniformPartitionEXT, kind: code.GroupPartition, khr: true},
	{of: spirv.OpSubgroupBallotKHR, kind: code.GroupBallot, khr: true},
	{of: spirv.OpSubgroupFirstInvocationKHR, kind: code.GroupFirst, khr: true},
	{of: spirv.OpSubgroupAllKHR, kind: code.GroupAll, khr: true},
	{of: spirv.OpSubgroupAnyKHR, kind: code.GroupAny, khr: true},
	{of: spirv.OpSubgroupAllEqualKHR, kind: code.GroupAllEqual, khr: true},
	{of: spirv.OpSubgroupReadInvocationKHR, kind: code.GroupFrom, khr: true, same: 64},
}

// reduction is an instruction that joins the values of a subgroup.
type reduction struct {
	of       spirv.Op
	group    spirv.Op // the same of a group that all invocations are in; 0 for none
	op       spirv.Op // that joins two, of the core language, or OpExtInst
	ext      uint32   // of GLSL.std.450
	identity func(s scalar) uint64
}

// reductions are the instructions that join the values of a subgroup.
var reductions = [...]reduction{
	{of: spirv.OpGroupNonUniformIAdd, group: spirv.OpGroupIAdd, op: spirv.OpIAdd, identity: zeros},
	{of: spirv.OpGroupNonUniformFAdd, group: spirv.OpGroupFAdd, op: spirv.OpFAdd, identity: zeros},
	{of: spirv.OpGroupNonUniformIMul, group: spirv.OpGroupIMulKHR, op: spirv.OpIMul, identity: one},
	{of: spirv.OpGroupNonUniformFMul, group: spirv.OpGroupFMulKHR, op: spirv.OpFMul, identity: one},
	{of: spirv.OpGroupNonUniformSMin, group: spirv.OpGroupSMin, op: spirv.OpExtInst, ext: spirv.GLSLStd450SMin, identity: func(s scalar) uint64 { return fold.Mask(s.width - 1) }},
	{of: spirv.OpGroupNonUniformUMin, group: spirv.OpGroupUMin, op: spirv.OpExtInst, ext: spirv.GLSLStd450UMin, identity: ones},
	{of: spirv.OpGroupNonUniformFMin, group: spirv.OpGroupFMin, op: spirv.OpExtInst, ext: spirv.GLSLStd450FMin, identity: func(s scalar) uint64 { return s.format.Infinity() }},
	{of: spirv.OpGroupNonUniformSMax, group: spirv.OpGroupSMax, op: spirv.OpExtInst, ext: spirv.GLSLStd450SMax, identity: func(s scalar) uint64 { return 1 << (s.width - 1) }},
	{of: spirv.OpGroupNonUniformUMax, group: spirv.OpGroupUMax, op: spirv.OpExtInst, ext: spirv.GLSLStd450UMax, identity: zeros},
	{of: spirv.OpGroupNonUniformFMax, group: spirv.OpGroupFMax, op: spirv.OpExtInst, ext: spirv.GLSLStd450FMax, identity: func(s scalar) uint64 { return s.format.Infinity() | s.format.SignBit() }},
	{of: spirv.OpGroupNonUniformBitwiseAnd, group: spirv.OpGroupBitwiseAndKHR, op: spirv.OpBitwiseAnd, identity: ones},
	{of: spirv.OpGroupNonUniformBitwiseOr, group: spirv.OpGroupBitwiseOrKHR, op: spirv.OpBitwiseOr, identity: zeros},
	{of: spirv.OpGroupNonUniformBitwiseXor, group: spirv.OpGroupBitwiseXorKHR, op: spirv.OpBitwiseXor, identity: zeros},
	{of: spirv.OpGroupNonUniformLogicalAnd, group: spirv.OpGroupLogicalAndKHR, op: spirv.OpLogicalAnd, identity: ones},
	{of: spirv.OpGroupNonUniformLogicalOr, group: spirv.OpGroupLogicalOrKHR, op: spirv.OpLogicalOr, identity: zeros},
	{of: spirv.OpGroupNonUniformLogicalXor, group: spirv.OpGroupLogicalXorKHR, op: spirv.OpLogicalNotEqual, identity: zeros},
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
	if k := slices.IndexFunc(reductions[:], func(r reduction) bool {
		return r.of == in.Op || r.group == in.Op && r.group != 0
	}); k >= 0 {
		b.reduction(in, &reductions[k])
		return true
	}
	if k := slices.IndexFunc(groupOps[:], func(o groupOp) bool { return o.of == in.Op }); k >= 0 {
		b.groupOp(in, &groupOps[k])
		return true
	}
	if k := slices.IndexFunc(derivatives[:], func(d derivative) bool { return d.of == in.Op }); k >= 0 {
		b.derivative(in, &derivatives[k])
		return true
	}
	switch in.Op {
	case spirv.OpGroupAll, spirv.OpGroupAny, spirv.OpGroupBroadcast:
		b.wholeGroup(in)
	case spirv.OpGroupAsyncCopy:
		b.asyncCopy(in)
	case spirv.OpGroupWaitEvents:
		b.waitEvents(in)
	case spirv.OpGroupNonUniformQuadAllKHR:
		b.quadVote(in, spirv.OpLogicalAnd)
	case spirv.OpGroupNonUniformQuadAnyKHR:
		b.quadVote(in, spirv.OpLogicalOr)
	default:
		return false
	}
	return true
}

// reduction compiles an instruction that joins the values of the subgroup.
func (b *builder) reduction(in *ir.Inst, r *reduction) {
	ofWorkgroup := b.ofWorkgroup(in)
	if !ofWorkgroup {
		b.inSubgroup(in)
	}
	var out []int32
	types := b.flatten(in.Type)
	if len(types) == 0 || !fits(rowOf(r.op, r.ext), types[:1], [][]scalar{types[:1]}) ||
		len(b.value(in.ID(2))) != len(types) {
		b.refuse("%s of operands that do not fit", in.Op)
		b.placeholder(in)
		return
	}
	if ofWorkgroup {
		b.give(in, b.value(in.ID(2)))
	}
	for k, v := range b.value(in.ID(2)) {
		s := types[k]
		g := code.Group{Name: in.Op.String()[2:], Kind: code.GroupReduce, Reduction: spirv.GroupOperation(in.Word(1)),
			Identity: r.identity(s)}
		g.Operation = b.operation(operationKey{op: r.op, instruction: r.ext, args: b.args(s, []scalar{s, s}), width: s.width})
		switch g.Reduction {
		case spirv.GroupOperationReduce, spirv.GroupOperationInclusiveScan, spirv.GroupOperationExclusiveScan:
		case spirv.GroupOperationClusteredReduce:
			n, _ := b.bitsOf(b.value(in.ID(3))[0])
			g.Cluster = int(n)
			if n == 0 || n&(n-1) != 0 || g.Cluster > b.p.Lanes {
				b.refuse("a cluster of %d invocations in subgroups of %d", n, b.p.Lanes)
			}
		default:
			if g.Reduction, g.Partition = partitioned(g.Reduction); !g.Partition {
				b.refuse("the group operation %s", g.Reduction)
			}
		}
		if ofWorkgroup {
			out = append(out, b.take(g, code.NoOperand, k))
			continue
		}
		out = append(out, b.emitGroup(g, v, code.NoOperand, 0))
		if !g.Partition {
			continue
		}
		if ballot := b.value(in.ID(in.NumWords() - 1)); len(ballot) != 4 {
			b.refuse("%s without a ballot", in.Op)
		} else {
			last := &b.out.Code[len(b.out.Code)-1]
			last.C, last.D = ballot[0], ballot[1]
		}
	}
	b.define(in.Result, out)
}

// quadVote compiles a vote of a quad, which joins booleans by an operation.
func (b *builder) quadVote(in *ir.Inst, op spirv.Op) {
	b.inQuads(in)
	s := scalar{class: fold.Bool, width: 1}
	g := code.Group{Name: in.Op.String()[2:], Kind: code.GroupReduce, Cluster: 4,
		Operation: b.operation(operationKey{op: op, args: b.args(s, []scalar{s, s}), width: 1})}
	b.define(in.Result, []int32{b.emitGroup(g, b.value(in.ID(0))[0], code.NoOperand, 0)})
}

// groupOp compiles another one.
func (b *builder) groupOp(in *ir.Inst, o *groupOp) {
	if o.kind == code.GroupQuad || o.kind == code.GroupSwap {
		b.inQuads(in)
	}
	first := 1
	if o.khr {
		first = 0
	} else {
		b.inSubgroup(in)
	}
	g := code.Group{Name: in.Op.String()[2:], Kind: o.kind, Same: o.same}
	var second int32 = code.NoOperand
	switch {
	case in.Op == spirv.OpGroupNonUniformBallotBitCount:
		g.Reduction = spirv.GroupOperation(in.Word(1))
		first = 2
	case in.NumWords() > first+1:
		second = b.value(in.ID(first + 1))[0]
	}
	if in.Op == spirv.OpGroupNonUniformRotateKHR {
		g.Cluster = b.p.Lanes
		if in.NumWords() > first+2 {
			n, _ := b.bitsOf(b.value(in.ID(first + 2))[0])
			g.Cluster = int(min(max(n, 1), 64))
		}
	}
	if o.kind == code.GroupElect {
		b.define(in.Result, []int32{b.emitGroup(g, code.NoOperand, code.NoOperand, 0)})
		return
	}
	parts := b.value(in.ID(first))
	if o.whole && len(parts) != 4 {
		b.refuse("%s without a ballot", in.Op)
		b.placeholder(in)
		return
	}
	var out []int32
	switch {
	case o.whole:
		out = []int32{b.emitGroup(g, b.list(parts), second, 0)}
	case o.kind == code.GroupBallot:
		for k := range 4 {
			out = append(out, b.emitGroup(g, parts[0], code.NoOperand, int64(k)))
		}
	case o.kind == code.GroupAllEqual:
		out = []int32{b.eachEqual(g, in.ID(first), 0)}
	case o.kind == code.GroupPartition:
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
}

// eachEqual emits an operation that compares the components of a value, each by itself: what is so of all of them.
func (b *builder) eachEqual(g code.Group, id ir.ID, imm int64) (out int32) {
	types := b.flatten(b.m.TypeOf(id))
	for k, v := range b.value(id) {
		g.Operation = 0
		if s := types[k]; s.class == fold.Float { // -0 is 0, and a NaN is no number
			g.Operation = 1 + b.operation(operationKey{op: spirv.OpFOrdEqual, args: b.args(scalar{class: fold.Bool, width: 1},
				[]scalar{s, s}), width: 1})
		}
		equal := b.emitGroup(g, v, code.NoOperand, imm)
		if k > 0 {
			equal = b.binary(spirv.OpBitwiseAnd, 32, equal, out)
		}
		out = equal
	}
	return out
}

// partitioned returns what a group operation does with the invocations of each part of a partition; false for one that
// is on no partition.
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

// inQuads refuses operations of quads in subgroups that do not consist of quads.
func (b *builder) inQuads(in *ir.Inst) {
	if b.p.Lanes%4 != 0 {
		b.refuse("%s in subgroups of %d", in.Op, b.p.Lanes)
	}
}

// inSubgroup refuses operations of other groups.
func (b *builder) inSubgroup(in *ir.Inst) {
	if scope, _ := b.bitsOf(b.value(in.ID(0))[0]); spirv.Scope(scope) != spirv.ScopeSubgroup {
		b.refuse("%s of the scope %s", in.Op, spirv.Scope(scope))
	}
}

func (b *builder) emitGroup(g code.Group, a, second int32, imm int64) int32 {
	b.p.Groups = append(b.p.Groups, g)
	dst := b.fresh()
	b.emit(code.Instr{Op: code.Subgroup, Dst: dst, A: a, B: second, C: code.NoOperand, D: code.NoOperand, Imm: imm,
		Detail: int32(len(b.p.Groups) - 1)})
	return dst
}

// Operations of a whole workgroup: each invocation gives what it has, all wait, and each takes the result. So they are
// barriers in the middle of a block. And copies that go on beside it, until an invocation waits for them.

// isWorkgroupOp reports whether an instruction may be an operation of a workgroup.
func isWorkgroupOp(op spirv.Op) bool {
	switch op {
	case spirv.OpGroupAll, spirv.OpGroupAny, spirv.OpGroupBroadcast:
		return true
	}
	return slices.ContainsFunc(reductions[:], func(r reduction) bool { return r.group == op && op != 0 })
}

// ofWorkgroup reports whether an instruction is an operation of the workgroup.
func (b *builder) ofWorkgroup(in *ir.Inst) bool {
	scope, known := b.bitsOf(b.value(in.ID(0))[0])
	return known && spirv.Scope(scope) == spirv.ScopeWorkgroup && isWorkgroupOp(in.Op)
}

// give emits that all invocations of the workgroup give values, and wait.
func (b *builder) give(in *ir.Inst, values []int32) {
	b.emit(code.Instr{Op: code.Give, Dst: code.NoOperand, A: b.list(values), B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand})
	b.split(code.Instr{Op: code.Barrier, Dst: code.NoOperand, B: code.NoOperand, C: code.NoOperand, D: code.NoOperand})
}

// take emits the result of an operation on a component of what they gave.
func (b *builder) take(g code.Group, second int32, component int) int32 {
	b.p.Groups = append(b.p.Groups, g)
	dst := b.fresh()
	b.emit(code.Instr{Op: code.Take, Dst: dst, A: code.NoOperand, B: second, C: code.NoOperand, D: code.NoOperand,
		Imm: int64(component), Detail: int32(len(b.p.Groups) - 1)})
	return dst
}

// wholeGroup compiles a vote or a broadcast of a group that all invocations are in.
func (b *builder) wholeGroup(in *ir.Inst) {
	g := code.Group{Name: in.Op.String()[2:], Kind: code.GroupAll}
	switch in.Op {
	case spirv.OpGroupAny:
		g.Kind = code.GroupAny
	case spirv.OpGroupBroadcast:
		g.Kind = code.GroupFrom
	}
	values := b.value(in.ID(1))
	if len(values) != len(b.flatten(in.Type)) {
		b.refuse("%s of operands that do not fit", in.Op)
		b.placeholder(in)
		return
	}
	ofWorkgroup := b.ofWorkgroup(in)
	if ofWorkgroup {
		b.give(in, values)
	} else {
		b.inSubgroup(in)
	}
	second := int32(code.NoOperand)
	if g.Kind == code.GroupFrom {
		second = b.localIndex(in.ID(2), ofWorkgroup)
	}
	out := make([]int32, len(values))
	for k, v := range values {
		if ofWorkgroup {
			out[k] = b.take(g, second, k)
		} else {
			out[k] = b.emitGroup(g, v, second, 0)
		}
	}
	b.define(in.Result, out)
}

// localIndex emits the index of the invocation that a local id names.
func (b *builder) localIndex(id ir.ID, ofWorkgroup bool) int32 {
	parts, width := b.value(id), b.flatten(b.m.TypeOf(id))[0].width
	sum, stride := parts[0], uint64(1)
	for k, v := range parts {
		if !ofWorkgroup || k == 0 || k > 2 {
			continue
		}
		stride *= uint64(b.p.Size[k-1])
		sum = b.binary(spirv.OpIAdd, width, sum, b.binary(spirv.OpIMul, width, v, b.number(stride)))
	}
	return sum
}

// asyncCopy compiles an OpGroupAsyncCopy.
func (b *builder) asyncCopy(in *ir.Inst) {
	to, from := b.pointer(in.ID(1)), b.pointer(in.ID(2))
	if !b.p.Kernel || !b.physical(to.class) || !b.physical(from.class) || to.elem == 0 || to.registers != nil ||
		from.registers != nil || len(b.flatten(to.elem)) == 0 || len(b.value(in.ID(3))) != 1 ||
		len(b.value(in.ID(4))) != 1 || len(b.value(in.ID(5))) != 1 {
		b.refuse("%s of operands that do not fit", in.Op)
		b.placeholder(in)
		return
	}
	size, _ := b.extent(to.elem)
	c := code.Copy{Size: size, ToGlobal: to.class == spirv.StorageClassCrossWorkgroup}
	flat := b.flatten(to.elem)
	for i, at := range b.offsets(nil, to.elem, matrixLayout{}, 0) {
		c.Pieces = append(c.Pieces, code.Piece{Offset: at, Bytes: max(flat[i].bytes(), 1), Format: flat[i].format})
	}
	b.p.Copies = append(b.p.Copies, c)
	var operands []int32
	for i := range 5 {
		operands = append(operands, b.value(in.ID(1 + i))[0])
	}
	dst := b.fresh()
	b.emit(code.Instr{Op: code.BeginCopy, Dst: dst, A: b.list(operands), B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand, Detail: int32(len(b.p.Copies) - 1)})
	b.define(in.Result, []int32{dst})
}

// waitEvents compiles an OpGroupWaitEvents.
func (b *builder) waitEvents(in *ir.Inst) {
	p, n := b.pointer(in.ID(2)), b.value(in.ID(1))
	if !b.p.Kernel || !b.physical(p.class) || p.registers != nil || len(n) != 1 {
		b.refuse("%s of operands that do not fit", in.Op)
		return
	}
	b.emit(code.Instr{Op: code.Wait, Dst: code.NoOperand, A: b.address(&p, b.m.TypeOf(in.ID(2)))[0],
		B: b.number(code.Physical), C: n[0], D: code.NoOperand})
}

// derivative is an instruction that takes differences within a quad.
type derivative struct {
	of    spirv.Op
	which code.Derivative
	along [2]int64 // the distance of the invocations: 1 along x, 2 along y; 0 for none
}

// derivatives are these instructions. OpFwidth adds up the magnitudes of two.
var derivatives = [...]derivative{
	{spirv.OpDPdx, code.EitherDerivative, [2]int64{1}},
	{spirv.OpDPdy, code.EitherDerivative, [2]int64{2}},
	{spirv.OpFwidth, code.EitherDerivative, [2]int64{1, 2}},
	{spirv.OpDPdxFine, code.Fine, [2]int64{1}},
	{spirv.OpDPdyFine, code.Fine, [2]int64{2}},
	{spirv.OpFwidthFine, code.Fine, [2]int64{1, 2}},
	{spirv.OpDPdxCoarse, code.Coarse, [2]int64{1}},
	{spirv.OpDPdyCoarse, code.Coarse, [2]int64{2}},
	{spirv.OpFwidthCoarse, code.Coarse, [2]int64{1, 2}},
}

// derivative compiles an instruction that takes differences within a quad.
func (b *builder) derivative(in *ir.Inst, d *derivative) {
	types, operand := b.flatten(in.Type), b.value(in.ID(0))
	if len(types) != len(operand) || len(types) == 0 || types[0].class != fold.Float {
		b.refuse("%s of operands that do not fit", in.Op)
		b.placeholder(in)
		return
	}
	if !b.stage.Quads && !b.linearQuads {
		b.refuse("%s outside of fragment shaders, without DerivativeGroupLinear", in.Op)
		b.placeholder(in)
		return
	}
	b.inQuads(in)
	out := make([]int32, len(types))
	for k, v := range operand {
		s := types[k]
		operation := func(op spirv.Op, ext uint32, operands int) int32 {
			return b.operation(operationKey{op: op, instruction: ext,
				args: b.args(s, []scalar{s, s}[:operands]), width: s.width})
		}
		for _, step := range d.along {
			if step == 0 {
				continue
			}
			g := code.Group{Name: in.Op.String()[2:], Kind: code.GroupDerivative, Derivative: d.which,
				Operation: operation(spirv.OpFSub, 0, 2)}
			part := b.emitGroup(g, v, code.NoOperand, step)
			if d.along[1] == 0 {
				out[k] = part
				continue
			}
			part = b.compute(operation(spirv.OpExtInst, spirv.GLSLStd450FAbs, 1), part)
			if step == d.along[0] {
				out[k] = part
			} else {
				out[k] = b.compute(operation(spirv.OpFAdd, 0, 2), out[k], part)
			}
		}
	}
	b.define(in.Result, out)
}

// Where in a pixel things are, from its middle on: the centroid of one that is not covered in whole, and four samples.
var (
	centroid    = [2]float64{0.125, -0.25}
	someSamples = [4][2]float64{{-0.125, -0.375}, {0.375, -0.125}, {-0.375, 0.125}, {0.125, 0.375}}
)

// interpolation compiles an instruction that takes an input of a fragment beside the middle of its pixel.
// It reports false for others.
func (b *builder) interpolation(in *ir.Inst, number uint32) bool {
	constant := func(x float64) int32 { return b.number(fold.Float32.FromFloat64(x, fold.Mode{})) }
	var x, y int32
	switch number {
	case spirv.GLSLStd450InterpolateAtCentroid:
		x, y = constant(centroid[0]), constant(centroid[1])
	case spirv.GLSLStd450InterpolateAtSample:
		sample := b.frozen(b.value(in.ID(3)))[0]
		sample = b.binary(spirv.OpBitwiseAnd, 32, sample, b.number(3))
		choose := func(along int) int32 {
			var parts []int32
			for _, s := range someSamples {
				parts = append(parts, constant(s[along]))
			}
			dst := b.fresh()
			b.emit(code.Instr{Op: code.Pick, Dst: dst, A: sample, B: b.list(parts), C: code.NoOperand, D: code.NoOperand})
			return dst
		}
		x, y = choose(0), choose(1)
	case spirv.GLSLStd450InterpolateAtOffset:
		v := b.frozen(b.value(in.ID(3)))
		if len(v) != 2 || b.flatten(b.m.TypeOf(in.ID(3)))[0].format != fold.Float32 {
			b.refuse("InterpolateAtOffset at an offset of another type")
			b.placeholder(in)
			return true
		}
		x, y = v[0], v[1]
	default:
		return false
	}
	types := b.flatten(in.Type)
	if t := b.typeOf(b.m.TypeOf(in.ID(2))); t.op != spirv.OpTypePointer || t.class != spirv.StorageClassInput ||
		!b.stage.Quads || len(types) == 0 || types[0].class != fold.Float || !b.alike(t.elem, in.Type) {
		b.refuse("the interpolation of a variable that is no input of a fragment shader")
		b.placeholder(in)
		return true
	}
	b.inQuads(in)
	b.p.Interpolates = true
	p := b.pointer(in.ID(2))
	out := make([]int32, len(types))
	for i, s := range types {
		out[i] = b.fresh()
		b.emit(code.Instr{Op: code.Interpolate, Dst: out[i], A: p.base, B: x, C: y, D: code.NoOperand,
			Imm: p.disp + int64(i), Detail: b.access(code.Access{Bytes: s.bytes(), Format: s.format,
				OfSample: number != spirv.GLSLStd450InterpolateAtOffset})})
	}
	b.define(in.Result, out)
	return true
}
