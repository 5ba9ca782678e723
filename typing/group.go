package typing

import (
	"hone/ir"
	"hone/spirv"
)

// What group operations have in common: a scope, and often the operation over the group as a literal.
const (
	anyScalars = scalars | numbers
	lane       = aUint // the number of an invocation
)

// groupRows: sections 3.52.21, Group and Subgroup Instructions, and 3.52.24, Non-Uniform Instructions.
var groupRows = [...]row{
	{op: spirv.OpGroupNonUniformElect, result: aBool, operands: []spec{scope}},
	{op: spirv.OpGroupNonUniformAll, result: aBool, operands: []spec{scope, aBool}},
	{op: spirv.OpGroupNonUniformAny, result: aBool, operands: []spec{scope, aBool}},
	{op: spirv.OpGroupNonUniformAllEqual, result: aBool, operands: []spec{scope, anyScalars}},
	{op: spirv.OpGroupNonUniformBroadcast, result: anyScalars, operands: []spec{scope, like, lane}, also: fixedLane},
	{op: spirv.OpGroupNonUniformBroadcastFirst, result: anyScalars, operands: []spec{scope, like}},
	{op: spirv.OpGroupNonUniformBallot, result: ballot, operands: []spec{scope, aBool}},
	{op: spirv.OpGroupNonUniformInverseBallot, result: aBool, operands: []spec{scope, ballot}},
	{op: spirv.OpGroupNonUniformBallotBitExtract, result: aBool, operands: []spec{scope, ballot, lane}},
	{op: spirv.OpGroupNonUniformBallotBitCount, result: aUint, operands: []spec{scope, literal, ballot}},
	{op: spirv.OpGroupNonUniformBallotFindLSB, result: aUint, operands: []spec{scope, ballot}},
	{op: spirv.OpGroupNonUniformBallotFindMSB, result: aUint, operands: []spec{scope, ballot}},
	{op: spirv.OpGroupNonUniformShuffle, result: anyScalars, operands: []spec{scope, like, lane}},
	{op: spirv.OpGroupNonUniformShuffleXor, result: anyScalars, operands: []spec{scope, like, lane}},
	{op: spirv.OpGroupNonUniformShuffleUp, result: anyScalars, operands: []spec{scope, like, lane}},
	{op: spirv.OpGroupNonUniformShuffleDown, result: anyScalars, operands: []spec{scope, like, lane}},
	{op: spirv.OpGroupNonUniformRotateKHR, result: anyScalars, operands: []spec{scope, like, lane, lane | isConstant}},
	{op: spirv.OpGroupNonUniformIAdd, result: scalars | integer, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformFAdd, result: scalars | float, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformIMul, result: scalars | integer, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformFMul, result: scalars | float, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformSMin, result: scalars | integer, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformUMin, result: scalars | unsigned, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformFMin, result: scalars | float, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformSMax, result: scalars | integer, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformUMax, result: scalars | unsigned, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformFMax, result: scalars | float, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformBitwiseAnd, result: scalars | integer, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformBitwiseOr, result: scalars | integer, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformBitwiseXor, result: scalars | integer, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformLogicalAnd, result: bools, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformLogicalOr, result: bools, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformLogicalXor, result: bools, operands: []spec{scope, literal, like}, also: grouped},
	{op: spirv.OpGroupNonUniformQuadBroadcast, result: anyScalars, operands: []spec{scope, like, lane}, also: fixedLane},
	{op: spirv.OpGroupNonUniformQuadSwap, result: anyScalars, operands: []spec{scope, like, lane | isConstant}},
	{op: spirv.OpGroupNonUniformQuadAllKHR, result: aBool, operands: []spec{aBool}},
	{op: spirv.OpGroupNonUniformQuadAnyKHR, result: aBool, operands: []spec{aBool}},

	{op: spirv.OpGroupAll, result: aBool, operands: []spec{scope, aBool}},
	{op: spirv.OpGroupAny, result: aBool, operands: []spec{scope, aBool}},
	{op: spirv.OpGroupBroadcast, result: anyScalars, operands: []spec{scope, like, places}},
	{op: spirv.OpGroupIAdd, result: scalars | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupFAdd, result: scalars | float, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupFMin, result: scalars | float, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupUMin, result: scalars | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupSMin, result: scalars | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupFMax, result: scalars | float, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupUMax, result: scalars | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupSMax, result: scalars | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpSubgroupBallotKHR, result: ballot, operands: []spec{aBool}},
	{op: spirv.OpSubgroupFirstInvocationKHR, result: anyScalars, operands: []spec{like}},
	{op: spirv.OpSubgroupReadInvocationKHR, result: anyScalars, operands: []spec{like, anInt}},
	{op: spirv.OpSubgroupAllKHR, result: aBool, operands: []spec{aBool}},
	{op: spirv.OpSubgroupAnyKHR, result: aBool, operands: []spec{aBool}},
	{op: spirv.OpSubgroupAllEqualKHR, result: aBool, operands: []spec{anything}},
}

// fixedLane: before SPIR-V 1.5 the invocation is a constant.
func fixedLane(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if d := c.m.Def(in.ID(at + 2)); d != nil && c.version < spirv.MakeVersion(1, 5) && !d.Op.Is(spirv.TraitConstant) &&
		d.Op.Info() != nil && !d.Unknown() {
		return c.valueOf(in.ID(at+2)) + " must be a constant before SPIR-V 1.5"
	}
	return ""
}

// groupOperands are what an operand after the value is, by the operation over the group: the size of clusters is a
// constant, partitions are ballots (SPV_NV_shader_subgroup_partitioned, SPV_EXT_shader_subgroup_partitioned).
var groupOperands = map[spirv.GroupOperation]spec{
	spirv.GroupOperationClusteredReduce:             lane | isConstant,
	spirv.GroupOperationPartitionedReduceEXT:        ballot,
	spirv.GroupOperationPartitionedInclusiveScanEXT: ballot,
	spirv.GroupOperationPartitionedExclusiveScanEXT: ballot,
}

// grouped: an operand after the value is there if the operation asks for one.
func grouped(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	operation := in.Literal(at + 1)
	wants, asked := groupOperands[spirv.GroupOperation(operation)]
	switch has := in.NumWords() > at+3; {
	case asked && !has:
		return "the operation " + spirv.KindGroupOperation.Text(operation) + " takes an operand after the value"
	case has && !asked:
		return "the operation " + spirv.KindGroupOperation.Text(operation) + " takes no operand after the value"
	case has && !c.operand(wants, in, at+3, at):
		return c.wrongOperand(wants, in, at+3, at)
	}
	return ""
}
