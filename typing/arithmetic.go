package typing

import (
	"hone/ir"
	"hone/spirv"
)

// What the arithmetic instructions have in common.
const (
	likeInts   = ints | sameLength | sameWidth // of integers, as long and as wide as the result
	likeFloats = floats | same
)

// arithmeticRows: section 3.52.13, Arithmetic Instructions, and what extensions add to it.
var arithmeticRows = [...]row{
	{op: spirv.OpSNegate, result: ints, operands: []spec{likeInts}},
	{op: spirv.OpFNegate, result: floats, operands: []spec{same | floats}},
	{op: spirv.OpIAdd, result: ints, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpFAdd, result: floats, operands: []spec{likeFloats, likeFloats}},
	{op: spirv.OpISub, result: ints, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpFSub, result: floats, operands: []spec{likeFloats, likeFloats}},
	{op: spirv.OpIMul, result: ints, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpFMul, result: floats, operands: []spec{likeFloats, likeFloats}},
	{op: spirv.OpUDiv, result: uints, operands: []spec{like, like}},
	{op: spirv.OpSDiv, result: ints, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpFDiv, result: floats, operands: []spec{likeFloats, likeFloats}},
	{op: spirv.OpUMod, result: scalars | unsigned, operands: []spec{like, like}},
	{op: spirv.OpSRem, result: scalars | integer, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpSMod, result: scalars | integer, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpFRem, result: scalars | float, operands: []spec{likeFloats, likeFloats}},
	{op: spirv.OpFMod, result: scalars | float, operands: []spec{likeFloats, likeFloats}},
	{op: spirv.OpFmaKHR, result: scalars | float, operands: []spec{likeFloats, likeFloats, likeFloats}},
	{op: spirv.OpVectorTimesScalar, result: vectors | float, operands: []spec{like, aFloat | component}},
	{op: spirv.OpMatrixTimesScalar, result: matrix | cooperative | number, operands: []spec{like, scalar | number | component}},
	{op: spirv.OpVectorTimesMatrix, result: vector | float, operands: []spec{vector | float, matrix | float}, also: vectorTimesMatrix},
	{op: spirv.OpMatrixTimesVector, result: vector | float, operands: []spec{matrix | float, vector | float}, also: matrixTimesVector},
	{op: spirv.OpMatrixTimesMatrix, result: matrix | float, operands: []spec{matrix | float, matrix | float}, also: matrixTimesMatrix},
	{op: spirv.OpOuterProduct, result: matrix | float, operands: []spec{vector | float, vector | float}, also: outerProduct},
	{op: spirv.OpDot, result: aFloat, operands: []spec{vectors | float, same | anything | to0}, also: dotResult},
	{op: spirv.OpIAddCarry, result: structure, operands: []spec{scalars | unsigned, same | anything | to0}, also: twoOfOperand},
	{op: spirv.OpISubBorrow, result: structure, operands: []spec{scalars | unsigned, same | anything | to0}, also: twoOfOperand},
	{op: spirv.OpUMulExtended, result: structure, operands: []spec{scalars | unsigned, same | anything | to0}, also: twoOfOperand},
	{op: spirv.OpSMulExtended, result: structure, operands: []spec{scalars | integer, same | anything | to0}, also: twoOfOperand},
	{op: spirv.OpSDot, result: anInt, operands: []spec{packed, packed | sameLength | sameWidth | to0}, also: dotProduct},
	{op: spirv.OpUDot, result: aUint, operands: []spec{packed, packed | sameLength | sameWidth | to0}, also: dotProduct},
	{op: spirv.OpSUDot, result: anInt, operands: []spec{packed, packed | sameLength | sameWidth | to0}, also: dotProduct},
	{op: spirv.OpSDotAccSat, result: anInt, operands: []spec{packed, packed | sameLength | sameWidth | to0, like}, also: dotProduct},
	{op: spirv.OpUDotAccSat, result: aUint, operands: []spec{packed, packed | sameLength | sameWidth | to0, like}, also: dotProduct},
	{op: spirv.OpSUDotAccSat, result: anInt, operands: []spec{packed, packed | sameLength | sameWidth | to0, like}, also: dotProduct},
	{op: spirv.OpFDot2MixAcc32VALVE, result: aFloat | bits32, operands: []spec{twoFloats, same | anything | to0, like}, also: mixedDot},
	{op: spirv.OpFDot2MixAcc16VALVE, result: aFloat | bits16or32, operands: []spec{twoFloats, same | anything | to0, like}, also: mixedDot},
	{op: spirv.OpFDot4MixAcc32VALVE, result: aFloat | bits32, operands: []spec{fourFloats, same | anything | to0, like}, also: mixedDot},
}

// Operands of dot products of floating-point numbers (SPV_VALVE_mixed_float_dot_product).
const (
	twoFloats  = vector | float | length2
	fourFloats = vector | float | length4
)

// packed is an operand of a dot product of integers: a vector of them, or all of them in 32 bits.
const packed = scalars | integer

// bitRows: section 3.52.14, Bit Instructions.
var bitRows = [...]row{
	{op: spirv.OpShiftRightLogical, result: ints, operands: []spec{likeInts, ints | sameLength}},
	{op: spirv.OpShiftRightArithmetic, result: ints, operands: []spec{likeInts, ints | sameLength}},
	{op: spirv.OpShiftLeftLogical, result: ints, operands: []spec{likeInts, ints | sameLength}},
	{op: spirv.OpBitwiseOr, result: ints, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpBitwiseXor, result: ints, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpBitwiseAnd, result: ints, operands: []spec{likeInts, likeInts}},
	{op: spirv.OpNot, result: ints, operands: []spec{likeInts}},
	{op: spirv.OpBitFieldInsert, result: scalars | integer, operands: []spec{like, like, anInt, anInt}},
	{op: spirv.OpBitFieldSExtract, result: scalars | integer, operands: []spec{like, anInt, anInt}},
	{op: spirv.OpBitFieldUExtract, result: scalars | integer, operands: []spec{like, anInt, anInt}},
	{op: spirv.OpBitReverse, result: scalars | integer, operands: []spec{like}},
	{op: spirv.OpBitCount, result: scalars | integer, operands: []spec{scalars | integer | sameLength}},
}

// relationalRows: section 3.52.15, Relational and Logical Instructions, and the derivatives of 3.52.16.
var relationalRows = [...]row{
	{op: spirv.OpAny, result: aBool, operands: []spec{vectors | boolean}},
	{op: spirv.OpAll, result: aBool, operands: []spec{vectors | boolean}},
	{op: spirv.OpIsNan, result: bools, operands: []spec{scalars | float | sameLength}},
	{op: spirv.OpIsInf, result: bools, operands: []spec{scalars | float | sameLength}},
	{op: spirv.OpIsFinite, result: bools, operands: []spec{scalars | float | sameLength}},
	{op: spirv.OpIsNormal, result: bools, operands: []spec{scalars | float | sameLength}},
	{op: spirv.OpSignBitSet, result: bools, operands: []spec{scalars | float | sameLength}},
	{op: spirv.OpLessOrGreater, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpOrdered, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpUnordered, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpLogicalEqual, result: bools, operands: []spec{like, like}},
	{op: spirv.OpLogicalNotEqual, result: bools, operands: []spec{like, like}},
	{op: spirv.OpLogicalOr, result: bools, operands: []spec{like, like}},
	{op: spirv.OpLogicalAnd, result: bools, operands: []spec{like, like}},
	{op: spirv.OpLogicalNot, result: bools, operands: []spec{like}},
	{op: spirv.OpSelect, result: anything, operands: []spec{bools, like, like}, also: selected},
	{op: spirv.OpIEqual, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpINotEqual, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpUGreaterThan, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpSGreaterThan, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpUGreaterThanEqual, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpSGreaterThanEqual, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpULessThan, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpSLessThan, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpULessThanEqual, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpSLessThanEqual, result: bools, operands: []spec{comparedInt, asWideAsFirst}},
	{op: spirv.OpFOrdEqual, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFUnordEqual, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFOrdNotEqual, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFUnordNotEqual, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFOrdLessThan, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFUnordLessThan, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFOrdGreaterThan, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFUnordGreaterThan, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFOrdLessThanEqual, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFUnordLessThanEqual, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFOrdGreaterThanEqual, result: bools, operands: []spec{comparedFloat, sameAsFirst}},
	{op: spirv.OpFUnordGreaterThanEqual, result: bools, operands: []spec{comparedFloat, sameAsFirst}},

	{op: spirv.OpDPdx, result: derivative, operands: []spec{like}},
	{op: spirv.OpDPdy, result: derivative, operands: []spec{like}},
	{op: spirv.OpFwidth, result: derivative, operands: []spec{like}},
	{op: spirv.OpDPdxFine, result: derivative, operands: []spec{like}},
	{op: spirv.OpDPdyFine, result: derivative, operands: []spec{like}},
	{op: spirv.OpFwidthFine, result: derivative, operands: []spec{like}},
	{op: spirv.OpDPdxCoarse, result: derivative, operands: []spec{like}},
	{op: spirv.OpDPdyCoarse, result: derivative, operands: []spec{like}},
	{op: spirv.OpFwidthCoarse, result: derivative, operands: []spec{like}},
}

// What comparisons have in common: the length is the result's, the rest the first operand's.
const (
	comparedInt   = scalars | integer | sameLength
	comparedFloat = scalars | float | sameLength
	asWideAsFirst = scalars | integer | sameLength | sameWidth | to0
	sameAsFirst   = anything | same | to0
	derivative    = scalars | float | bits16or32 // 16: SPV_AMD_gpu_shader_half_float
)

// selected: the kinds of results of OpSelect, by version. A condition that is a vector selects component by component.
func selected(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t, cond := c.of(in.Type), c.typeOf(in.ID(at))
	switch {
	case t.certainly(pointers) && !c.physical && !c.variablePointers &&
		t.storage() != spirv.StorageClassPhysicalStorageBuffer:
		return "selects pointers, which takes the capability VariablePointersStorageBuffer"
	case t.certainly(composites&^vectors|numbers) && c.version < spirv.MakeVersion(1, 4):
		return "selects composites, which takes SPIR-V 1.4"
	case t.certainly(image|sampler|sampledImage) &&
		!c.bindless, t.certainly(event | deviceEvent | reserveID | queue | pipe | opaque | accelerationStructure | rayQuery):
		return "selects " + c.show(in.Type) + ", which is neither a number, a pointer nor a composite"
	case cond.certainly(vector|boolean) && (!t.is(scalars|components|pointers) || t.certainly(scalar|numbers) ||
		!c.lengthsEqual(cond, t)):
		return "has a condition of " + words(uint64(cond.n), "component") + ", and a result of another length"
	}
	return ""
}
