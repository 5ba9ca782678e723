package typing

import (
	"hone/ir"
	"hone/spirv"
)

// What group operations have in common: a scope, and often the operation over the group as a literal.
const (
	anyScalars = scalar | vector | numbers
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
	{op: spirv.OpGroupNonUniformIAdd, result: scalar | vector | integer, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformFAdd, result: scalar | vector | float, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformIMul, result: scalar | vector | integer, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformFMul, result: scalar | vector | float, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformSMin, result: scalar | vector | integer, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformUMin, result: scalar | vector | unsigned, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformFMin, result: scalar | vector | float, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformSMax, result: scalar | vector | integer, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformUMax, result: scalar | vector | unsigned, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformFMax, result: scalar | vector | float, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformBitwiseAnd, result: scalar | vector | integer, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformBitwiseOr, result: scalar | vector | integer, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformBitwiseXor, result: scalar | vector | integer, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformLogicalAnd, result: bools, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformLogicalOr, result: bools, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformLogicalXor, result: bools, operands: []spec{scope, literal, like, lane | isConstant}, also: clustered},
	{op: spirv.OpGroupNonUniformQuadBroadcast, result: anyScalars, operands: []spec{scope, like, lane}, also: fixedLane},
	{op: spirv.OpGroupNonUniformQuadSwap, result: anyScalars, operands: []spec{scope, like, lane | isConstant}},
	{op: spirv.OpGroupNonUniformQuadAllKHR, result: aBool, operands: []spec{aBool}},
	{op: spirv.OpGroupNonUniformQuadAnyKHR, result: aBool, operands: []spec{aBool}},

	{op: spirv.OpGroupAll, result: aBool, operands: []spec{scope, aBool}},
	{op: spirv.OpGroupAny, result: aBool, operands: []spec{scope, aBool}},
	{op: spirv.OpGroupBroadcast, result: anyScalars, operands: []spec{scope, like, places}},
	{op: spirv.OpGroupIAdd, result: scalar | vector | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupFAdd, result: scalar | vector | float, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupFMin, result: scalar | vector | float, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupUMin, result: scalar | vector | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupSMin, result: scalar | vector | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupFMax, result: scalar | vector | float, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupUMax, result: scalar | vector | integer, operands: []spec{scope, literal, like}},
	{op: spirv.OpGroupSMax, result: scalar | vector | integer, operands: []spec{scope, literal, like}},
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

// clustered: the size of a cluster is there if the operation asks for one.
func clustered(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	clusters := spirv.GroupOperation(in.Literal(at+1)) == spirv.GroupOperationClusteredReduce
	if has := in.NumWords() > at+3; clusters && !has {
		return "reduces clusters, and has no size of a cluster"
	} else if has && !clusters {
		return "has the size of a cluster, and does not reduce clusters"
	}
	return ""
}
