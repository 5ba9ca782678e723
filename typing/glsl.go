package typing

import (
	"hone/ir"
	"hone/spirv"
)

// What the instructions of GLSL.std.450 have in common.
const (
	someFloats    = scalars | float
	halfFloats    = someFloats | bits16or32 // trigonometry and exponentials have no 64 bits
	someInts      = scalars | integer
	asLongAndWide = someInts | sameLength | sameWidth
)

// glslRows are the instructions of GLSL.std.450 by number, as its specification has them. Their operands come after set
// and number.
var glslRows = [...]row{
	{op: spirv.GLSLStd450Round, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450RoundEven, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Trunc, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450FAbs, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450SAbs, result: someInts, operands: []spec{asLongAndWide}},
	{op: spirv.GLSLStd450FSign, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450SSign, result: someInts, operands: []spec{asLongAndWide}},
	{op: spirv.GLSLStd450Floor, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Ceil, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Fract, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Radians, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Degrees, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Sin, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Cos, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Tan, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Asin, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Acos, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Atan, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Sinh, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Cosh, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Tanh, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Asinh, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Acosh, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Atanh, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Atan2, result: halfFloats, operands: []spec{like, like}},
	{op: spirv.GLSLStd450Pow, result: halfFloats, operands: []spec{like, like}},
	{op: spirv.GLSLStd450Exp, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Log, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Exp2, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Log2, result: halfFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Sqrt, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450InverseSqrt, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450Determinant, result: aFloat, operands: []spec{matrix | float}, also: square},
	{op: spirv.GLSLStd450MatrixInverse, result: matrix | float, operands: []spec{like}, also: square},
	{op: spirv.GLSLStd450Modf, result: someFloats, operands: []spec{like, pointers | to}},
	{op: spirv.GLSLStd450ModfStruct, result: structure, operands: []spec{someFloats}, also: twoOfOperand},
	{op: spirv.GLSLStd450FMin, result: someFloats, operands: []spec{like, like}},
	{op: spirv.GLSLStd450UMin, result: someInts, operands: []spec{asLongAndWide, asLongAndWide}},
	{op: spirv.GLSLStd450SMin, result: someInts, operands: []spec{asLongAndWide, asLongAndWide}},
	{op: spirv.GLSLStd450FMax, result: someFloats, operands: []spec{like, like}},
	{op: spirv.GLSLStd450UMax, result: someInts, operands: []spec{asLongAndWide, asLongAndWide}},
	{op: spirv.GLSLStd450SMax, result: someInts, operands: []spec{asLongAndWide, asLongAndWide}},
	{op: spirv.GLSLStd450FClamp, result: someFloats, operands: []spec{like, like, like}},
	{op: spirv.GLSLStd450UClamp, result: someInts, operands: []spec{asLongAndWide, asLongAndWide, asLongAndWide}},
	{op: spirv.GLSLStd450SClamp, result: someInts, operands: []spec{asLongAndWide, asLongAndWide, asLongAndWide}},
	{op: spirv.GLSLStd450FMix, result: someFloats, operands: []spec{like, like, like}},
	{op: spirv.GLSLStd450IMix, result: someInts, operands: []spec{asLongAndWide, asLongAndWide, asLongAndWide}},
	{op: spirv.GLSLStd450Step, result: someFloats, operands: []spec{like, like}},
	{op: spirv.GLSLStd450SmoothStep, result: someFloats, operands: []spec{like, like, like}},
	{op: spirv.GLSLStd450Fma, result: someFloats, operands: []spec{like, like, like}},
	{op: spirv.GLSLStd450Frexp, result: someFloats, operands: []spec{like, pointers}, also: exponentPointer},
	{op: spirv.GLSLStd450FrexpStruct, result: structure, operands: []spec{someFloats}, also: exponentMember},
	{op: spirv.GLSLStd450Ldexp, result: someFloats, operands: []spec{like, someInts | sameLength}},
	{op: spirv.GLSLStd450PackSnorm4x8, result: anInt | bits32, operands: []spec{vector | float | bits32 | length4}},
	{op: spirv.GLSLStd450PackUnorm4x8, result: anInt | bits32, operands: []spec{vector | float | bits32 | length4}},
	{op: spirv.GLSLStd450PackSnorm2x16, result: anInt | bits32, operands: []spec{vector | float | bits32 | length2}},
	{op: spirv.GLSLStd450PackUnorm2x16, result: anInt | bits32, operands: []spec{vector | float | bits32 | length2}},
	{op: spirv.GLSLStd450PackHalf2x16, result: anInt | bits32, operands: []spec{vector | float | bits32 | length2}},
	{op: spirv.GLSLStd450PackDouble2x32, result: aFloat | bits64, operands: []spec{vector | integer | bits32 | length2}},
	{op: spirv.GLSLStd450UnpackSnorm2x16, result: vector | float | bits32 | length2, operands: []spec{anInt | bits32}},
	{op: spirv.GLSLStd450UnpackUnorm2x16, result: vector | float | bits32 | length2, operands: []spec{anInt | bits32}},
	{op: spirv.GLSLStd450UnpackHalf2x16, result: vector | float | bits32 | length2, operands: []spec{anInt | bits32}},
	{op: spirv.GLSLStd450UnpackSnorm4x8, result: vector | float | bits32 | length4, operands: []spec{anInt | bits32}},
	{op: spirv.GLSLStd450UnpackUnorm4x8, result: vector | float | bits32 | length4, operands: []spec{anInt | bits32}},
	{op: spirv.GLSLStd450UnpackDouble2x32, result: vector | integer | bits32 | length2, operands: []spec{aFloat | bits64}},
	{op: spirv.GLSLStd450Length, result: aFloat, operands: []spec{someFloats}, also: dotResult},
	{op: spirv.GLSLStd450Distance, result: aFloat, operands: []spec{someFloats, anything | same | to0}, also: dotResult},
	{op: spirv.GLSLStd450Cross, result: vector | float | length3, operands: []spec{like, like}},
	{op: spirv.GLSLStd450Normalize, result: someFloats, operands: []spec{like}},
	{op: spirv.GLSLStd450FaceForward, result: someFloats, operands: []spec{like, like, like}},
	{op: spirv.GLSLStd450Reflect, result: someFloats, operands: []spec{like, like}},
	{op: spirv.GLSLStd450Refract, result: someFloats, operands: []spec{like, like, aFloat}},
	{op: spirv.GLSLStd450FindILsb, result: someInts | bits32, operands: []spec{asLongAndWide}},
	{op: spirv.GLSLStd450FindSMsb, result: someInts | bits32, operands: []spec{asLongAndWide}},
	{op: spirv.GLSLStd450FindUMsb, result: someInts | bits32, operands: []spec{asLongAndWide}},
	{op: spirv.GLSLStd450InterpolateAtCentroid, result: halfFloats, operands: []spec{pointers | to}, also: interpolated},
	{op: spirv.GLSLStd450InterpolateAtSample, result: halfFloats, operands: []spec{pointers | to, anInt | bits32}, also: interpolated},
	{op: spirv.GLSLStd450InterpolateAtOffset, result: halfFloats, operands: []spec{pointers | to, vector | float | bits16or32 | length2}, also: interpolated},
	{op: spirv.GLSLStd450NMin, result: someFloats, operands: []spec{like, like}},
	{op: spirv.GLSLStd450NMax, result: someFloats, operands: []spec{like, like}},
	{op: spirv.GLSLStd450NClamp, result: someFloats, operands: []spec{like, like, like}},
}

// square: as many columns as rows. The determinant is a component.
func square(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	m := c.typeOf(in.ID(at))
	if !m.certainly(matrix | float) {
		return ""
	}
	if p := c.of(m.part); p.n != m.n {
		return "the matrix " + c.valueOf(in.ID(at)) + " is not square"
	}
	if in.Literal(1) == spirv.GLSLStd450Determinant && m.comp != in.Type {
		return "the components of " + c.valueOf(in.ID(at)) + " are not of the result type " + c.show(in.Type)
	}
	return ""
}

// exponent verifies the type of an exponent: integers of 32 bits, or of 16 (SPV_AMD_gpu_shader_int16), as many as there
// are numbers.
func (c *Checker) exponent(typ, of ir.ID) string {
	t, x := c.of(typ), c.of(of)
	if t.class == unknown || t.is(someInts) && t.sized(bits16or32) && c.lengthsEqual(t, x) {
		return ""
	}
	return "the exponent is of type " + c.show(typ) + " instead of integers of 16 or 32 bits, as many as numbers"
}

func exponentPointer(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if p := c.typeOf(in.ID(at + 1)); p.certainly(pointer) {
		return c.exponent(p.part, in.Type)
	}
	return ""
}

// exponentMember: the result is a structure of the operand's type and an exponent.
func exponentMember(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t, x := c.of(in.Type), c.m.TypeOf(in.ID(at))
	if !t.certainly(structure) {
		return ""
	}
	if t.n != 2 || t.in.ID(0) != x {
		return "the result type is no structure of the operand's type " + c.show(x) + " and an exponent"
	}
	return c.exponent(t.in.ID(1), x)
}

// interpolated: what is interpolated is an input.
func interpolated(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if p := c.typeOf(in.ID(at)); p.certainly(pointers) && p.storage() != spirv.StorageClassInput {
		return c.valueOf(in.ID(at)) + " is of storage class " + storageName(p) + " instead of Input"
	}
	return ""
}
