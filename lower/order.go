package lower

import (
	"math"

	"hone/fold"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// lowering is a row of the list of lowerings.
type lowering struct {
	name       string
	doc        string      // of one that is more than rules
	operations []operation // what no rule says
	// keeps says which instructions of the operation stay; nil: none do.
	keeps func(m *ir.Module, in *ir.Inst) bool
	// asks says that what its rules give up has to be granted, by the module or by fast-math: it makes code faster, and
	// takes nothing away that a target lacks.
	asks  bool
	costs []fold.Cost // nil for one that is exact
	pass  *pass.Pass  // of one that is neither; nil for others
}

// lowerings returns all lowerings in the order in which several are run: none makes what one before it removes, but for
// those that [Conflicts] names. Of one without operations the rules of its name have the rest.
func lowerings() []lowering {
	return []lowering{
		// What is made of much goes first.
		{name: "distance-to-length", doc: "the distance of two points becomes the length of their difference",
			operations: []operation{
				glsl(spirv.GLSLStd450Distance, expand),
				cl(spirv.OpenCLStdDistance, expandAs(spirv.GLSLStd450Distance)),
				cl(spirv.OpenCLStdFast_distance, expandAs(spirv.GLSLStd450Distance)),
			}},
		{name: "length-to-sqrt", doc: "the length of a vector becomes the root of a sum of squares",
			operations: []operation{
				expanded(spirv.GLSLStd450Length),
				cl(spirv.OpenCLStdLength, expandAs(spirv.GLSLStd450Length)),
				cl(spirv.OpenCLStdFast_length, expandAs(spirv.GLSLStd450Length)),
			}},
		{name: "normalize-to-arithmetic", doc: "a vector is divided by its length", operations: []operation{
			expanded(spirv.GLSLStd450Normalize),
			cl(spirv.OpenCLStdNormalize, expandAs(spirv.GLSLStd450Normalize)),
			cl(spirv.OpenCLStdFast_normalize, expandAs(spirv.GLSLStd450Normalize)),
		}},
		{name: "reflect-to-arithmetic", doc: "reflection becomes sums and products",
			operations: []operation{expanded(spirv.GLSLStd450Reflect)}},
		{name: "refract-to-arithmetic", doc: "refraction becomes sums, products and a root",
			operations: []operation{expanded(spirv.GLSLStd450Refract)}},
		{name: "faceforward-to-arithmetic", doc: "FaceForward becomes a comparison and selections",
			operations: []operation{expanded(spirv.GLSLStd450FaceForward)}},
		{name: "cross-to-arithmetic", doc: "cross products become products and differences", operations: []operation{
			expanded(spirv.GLSLStd450Cross), cl(spirv.OpenCLStdCross, crossCL),
		}},
		{name: "determinant-to-arithmetic", doc: "determinants become products and sums",
			operations: []operation{expanded(spirv.GLSLStd450Determinant)}},
		{name: "inverse-to-arithmetic", doc: "the inverse of a matrix becomes products, sums and quotients",
			operations: []operation{expanded(spirv.GLSLStd450MatrixInverse)}},
		{name: "smoothstep-to-arithmetic", doc: "SmoothStep becomes products and a clamp", operations: []operation{
			expanded(spirv.GLSLStd450SmoothStep), cl(spirv.OpenCLStdSmoothstep, expandAs(spirv.GLSLStd450SmoothStep)),
		}},
		{name: "mix-to-arithmetic", doc: "interpolation becomes products and a sum", operations: []operation{
			expanded(spirv.GLSLStd450FMix), cl(spirv.OpenCLStdMix, mixCL),
		}},
		{name: "modf-to-arithmetic", doc: "Modf becomes truncation and a difference", operations: []operation{
			glsl(spirv.GLSLStd450Modf, modfStore), glsl(spirv.GLSLStd450ModfStruct, modfStruct),
			cl(spirv.OpenCLStdModf, modfStore),
		}},
		{name: "dot-to-scalar", doc: "dot products become products and sums", operations: []operation{core(spirv.OpDot, expand)}},
		{name: "integer-dot-to-scalar", doc: "dot products of integers become products and sums", operations: []operation{
			core(spirv.OpSDot, dotIntegers), core(spirv.OpUDot, dotIntegers), core(spirv.OpSUDot, dotIntegers),
			core(spirv.OpSDotAccSat, dotIntegers), core(spirv.OpUDotAccSat, dotIntegers),
			core(spirv.OpSUDotAccSat, dotIntegers),
		}},
		{name: "pack-to-shifts", doc: "packing becomes conversions and shifts", operations: []operation{
			glsl(spirv.GLSLStd450PackUnorm4x8, packNorm(8, false)), glsl(spirv.GLSLStd450PackSnorm4x8, packNorm(8, true)),
			glsl(spirv.GLSLStd450PackUnorm2x16, packNorm(16, false)), glsl(spirv.GLSLStd450PackSnorm2x16, packNorm(16, true)),
			glsl(spirv.GLSLStd450PackHalf2x16, packHalf), glsl(spirv.GLSLStd450PackDouble2x32, packDouble),
		}},
		{name: "unpack-to-shifts", doc: "unpacking becomes shifts and conversions", operations: []operation{
			glsl(spirv.GLSLStd450UnpackUnorm4x8, unpackNorm(8, false)),
			glsl(spirv.GLSLStd450UnpackSnorm4x8, unpackNorm(8, true)),
			glsl(spirv.GLSLStd450UnpackUnorm2x16, unpackNorm(16, false)),
			glsl(spirv.GLSLStd450UnpackSnorm2x16, unpackNorm(16, true)),
			glsl(spirv.GLSLStd450UnpackHalf2x16, unpackHalf), glsl(spirv.GLSLStd450UnpackDouble2x32, packDouble),
		}},

		// Transcendental functions and exponents.
		{name: "tan-to-sin-cos", doc: "the tangent becomes a quotient of sine and cosine", operations: []operation{
			cl(spirv.OpenCLStdTan, expandAs(spirv.GLSLStd450Tan)),
		}},
		{name: "pow-to-exp2", doc: "powers become those of 2", operations: []operation{
			glsl(spirv.GLSLStd450Pow, powGLSL),
			cl(spirv.OpenCLStdPow, powCL), cl(spirv.OpenCLStdPown, pownCL), cl(spirv.OpenCLStdRootn, rootnCL),
			cl(spirv.OpenCLStdPowr, powrCL(spirv.OpenCLStdExp2, spirv.OpenCLStdLog2)),
			cl(spirv.OpenCLStdHalf_powr, powrCL(spirv.OpenCLStdHalf_exp2, spirv.OpenCLStdHalf_log2)),
			cl(spirv.OpenCLStdNative_powr, powrCL(spirv.OpenCLStdNative_exp2, spirv.OpenCLStdNative_log2)),
		}},
		{name: "exp-to-exp2", doc: "powers of e become those of 2", operations: []operation{
			cl(spirv.OpenCLStdExp, expCL(math.E, spirv.OpenCLStdExp2)),
			cl(spirv.OpenCLStdExp10, expCL(10, spirv.OpenCLStdExp2)),
			cl(spirv.OpenCLStdHalf_exp, expCL(math.E, spirv.OpenCLStdHalf_exp2)),
			cl(spirv.OpenCLStdHalf_exp10, expCL(10, spirv.OpenCLStdHalf_exp2)),
			cl(spirv.OpenCLStdNative_exp, expCL(math.E, spirv.OpenCLStdNative_exp2)),
			cl(spirv.OpenCLStdNative_exp10, expCL(10, spirv.OpenCLStdNative_exp2)),
		}},
		{name: "log-to-log2", doc: "logarithms become those to the base of 2", operations: []operation{
			cl(spirv.OpenCLStdLog, logCL(math.E, spirv.OpenCLStdLog2)),
			cl(spirv.OpenCLStdLog10, logCL(10, spirv.OpenCLStdLog2)),
			cl(spirv.OpenCLStdHalf_log, logCL(math.E, spirv.OpenCLStdHalf_log2)),
			cl(spirv.OpenCLStdHalf_log10, logCL(10, spirv.OpenCLStdHalf_log2)),
			cl(spirv.OpenCLStdNative_log, logCL(math.E, spirv.OpenCLStdNative_log2)),
			cl(spirv.OpenCLStdNative_log10, logCL(10, spirv.OpenCLStdNative_log2)),
		}},
		{name: "degrees-to-mul", doc: "conversions of angles become products", operations: []operation{
			cl(spirv.OpenCLStdDegrees, expandAs(spirv.GLSLStd450Degrees)),
			cl(spirv.OpenCLStdRadians, expandAs(spirv.GLSLStd450Radians)),
		}},
		{name: "frexp-to-arith", doc: "Frexp becomes operations on the bits of the number", operations: []operation{
			glsl(spirv.GLSLStd450Frexp, frexpStore), glsl(spirv.GLSLStd450FrexpStruct, frexpStruct),
			cl(spirv.OpenCLStdFrexp, frexpStore),
		}},
		{name: "ldexp-to-arith", doc: "Ldexp becomes products with powers of 2", operations: []operation{
			glsl(spirv.GLSLStd450Ldexp, ldexp), cl(spirv.OpenCLStdLdexp, ldexp),
		}},

		// Division, and rounding to whole numbers, which remainders of floats are made of.
		{name: "umod-to-div", doc: "remainders of unsigned integers become quotients, products and differences"},
		{name: "mod-to-floor", doc: "remainders of floats become x - y floor(x / y), or with truncation",
			operations: []operation{
				core(spirv.OpFMod, expand), core(spirv.OpFRem, expand),
				cl(spirv.OpenCLStdFmod, fmodCL), cl(spirv.OpenCLStdRemainder, remainderCL),
			}},
		{name: "double-floor-to-fract", doc: "rounding of doubles becomes the removal of their fraction",
			operations: doubles(
				glsl(spirv.GLSLStd450Floor, floorDouble), cl(spirv.OpenCLStdFloor, floorDouble),
				glsl(spirv.GLSLStd450Ceil, ceilDouble), cl(spirv.OpenCLStdCeil, ceilDouble),
				glsl(spirv.GLSLStd450Trunc, truncDouble), cl(spirv.OpenCLStdTrunc, truncDouble),
				glsl(spirv.GLSLStd450Round, roundDouble(false)), cl(spirv.OpenCLStdRound, roundDouble(true)),
				glsl(spirv.GLSLStd450RoundEven, roundDouble(false)), cl(spirv.OpenCLStdRint, roundDouble(false)),
			)},
		{name: "fract-to-floor", doc: "fractions become differences to the next lower whole number",
			operations: []operation{cl(spirv.OpenCLStdFract, fractCL)}},
		{name: "int-div-to-mul-rcp", doc: "division of integers becomes a product with the reciprocal of a float",
			operations: []operation{
				core(spirv.OpUDiv, intDiv), core(spirv.OpSDiv, intDiv), core(spirv.OpUMod, intDiv),
				core(spirv.OpSRem, intDiv), core(spirv.OpSMod, intDiv),
			}},

		// Bits.
		{name: "bit-count-to-math", doc: "bits are counted by sums of parts", operations: []operation{
			core(spirv.OpBitCount, bitCount), cl(spirv.OpenCLStdPopcount, bitCount),
		}},
		{name: "bitfield-insert-to-mask", doc: "a field of bits is inserted by masks",
			operations: []operation{core(spirv.OpBitFieldInsert, bitFieldInsertMask)}},
		{name: "bitfield-insert-to-shifts", doc: "a field of bits is inserted by shifts",
			operations: []operation{core(spirv.OpBitFieldInsert, bitFieldInsertShifts)}},
		{name: "bitfield-extract-to-shifts", doc: "a field of bits is extracted by shifts", operations: []operation{
			core(spirv.OpBitFieldUExtract, bitFieldExtract), core(spirv.OpBitFieldSExtract, bitFieldExtract),
		}},
		{name: "bit-reverse-to-shifts", doc: "bits are reversed by shifts and masks",
			operations: []operation{core(spirv.OpBitReverse, bitReverse)}},
		{name: "find-lsb-to-float-cast", doc: "the lowest bit that is set is the exponent of a float",
			operations: []operation{glsl(spirv.GLSLStd450FindILsb, findILsb), cl(spirv.OpenCLStdCtz, countTrailingZeros)}},
		{name: "find-msb-to-float-cast", doc: "the highest bit that is set is the exponent of a float",
			operations: []operation{
				glsl(spirv.GLSLStd450FindUMsb, findUMsb), glsl(spirv.GLSLStd450FindSMsb, findSMsb),
				cl(spirv.OpenCLStdClz, countLeadingZeros),
			}},
		{name: "imul-high-to-mul", doc: "the high half of a product becomes products of halves", operations: []operation{
			core(spirv.OpUMulExtended, mulExtended), core(spirv.OpSMulExtended, mulExtended),
			cl(spirv.OpenCLStdU_mul_hi, mulHi(false)), cl(spirv.OpenCLStdS_mul_hi, mulHi(true)),
			cl(spirv.OpenCLStdU_mad_hi, madHi(false)), cl(spirv.OpenCLStdS_mad_hi, madHi(true)),
		}},
		{name: "mul-extended", doc: "both halves of a product become products of halves", operations: []operation{
			core(spirv.OpUMulExtended, mulExtended), core(spirv.OpSMulExtended, mulExtended),
		}},
		{name: "carry-to-arith", doc: "the carry of a sum becomes a comparison",
			operations: []operation{core(spirv.OpIAddCarry, addCarry)}},
		{name: "borrow-to-arith", doc: "the borrow of a difference becomes a comparison",
			operations: []operation{core(spirv.OpISubBorrow, subBorrow)}},

		// What others are made of goes last.
		{name: "inverse-sqrt-to-div", doc: "the inverse of a root becomes a quotient", operations: []operation{
			cl(spirv.OpenCLStdRsqrt, inverseSqrtCL),
		}},
		{name: "sqrt-to-abs-sqrt", doc: "roots are taken of magnitudes", operations: []operation{
			{op: spirv.OpExtInst, glsl: spirv.GLSLStd450Sqrt, lower: sqrtOfMagnitude, where: mayBeNegative},
			{op: spirv.OpExtInst, cl: spirv.OpenCLStdSqrt, lower: sqrtOfMagnitude, where: mayBeNegative},
		}},
		{name: "div-to-mul-rcp", doc: "quotients become products with a reciprocal",
			keeps: isReciprocal, operations: []operation{
				core(spirv.OpFDiv, mulReciprocal),
				cl(spirv.OpenCLStdNative_divide, divideCL(spirv.OpenCLStdNative_recip)),
				cl(spirv.OpenCLStdHalf_divide, divideCL(spirv.OpenCLStdHalf_recip)),
			}},
		{name: "fma-to-mul-add", doc: "a product and sum in one become both", operations: []operation{
			expanded(spirv.GLSLStd450Fma), cl(spirv.OpenCLStdFma, mulAdd), cl(spirv.OpenCLStdMad, mulAdd),
			core(spirv.OpFmaKHR, mulAdd),
		}},
		{name: "is-nan-to-compare", doc: "a number that is a NaN differs from itself"},
		{name: "is-inf-to-compare", doc: "a number that is infinite is compared with infinity"},
		{name: "sat-to-clamp", doc: "clamps to 0 and 1, and conversions that saturate, become minimum and maximum",
			operations: saturating()},
		{name: "sign-to-select", doc: "signs become comparisons and selections"},
		{name: "step-to-select", doc: "steps become comparisons and selections"},
		{name: "clamp-to-min-max", doc: "clamps become the minimum of a maximum"},
		{name: "abs-to-max", doc: "absolute values become the maximum of a number and its opposite", operations: []operation{
			cl(spirv.OpenCLStdFabs, func(e *emitter) value {
				return e.extended(spirv.OpenCLStdFmax, e.operand(0), e.fneg(e.operand(0)))
			}),
		}},
		{name: "min-max-to-select", doc: "minimums and maximums become comparisons and selections"},
		{name: "unordered-to-ordered", doc: "unordered comparisons become ordered ones that are negated"},
		{name: "not-to-xor", doc: "complements become an exclusive or with all bits"},
		{name: "mul-add-to-fma", doc: "a product that is added becomes one operation", keeps: isNegation, asks: true},
		{name: "sub-to-add-neg", doc: "differences become sums with the negative"},
		{name: "negate-to-sub", doc: "negations become differences from zero"},
	}
}

// Conflict is a pair of lowerings that can't be asked for together: each makes what the other removes.
type Conflict struct{ A, B, Because string }

// Conflicts are the pairs of lowerings that no order satisfies, by the names of their passes. To run both is sound; the
// one that runs later wins.
var Conflicts = []Conflict{
	{"lower-sub-to-add-neg", "lower-negate-to-sub", "one makes negations of differences, the other differences of negations"},
	{"lower-fma-to-mul-add", "lower-mul-add-to-fma", "one takes apart what the other joins"},
	{"lower-bitfield-insert-to-mask", "lower-bitfield-insert-to-shifts", "both replace OpBitFieldInsert, and the mask goes first"},
	{"lower-fract-to-floor", "lower-double-floor-to-fract", "of doubles, each is made of the other"},
	{"lower-half-to-float", "lower-relaxed-to-half", "one makes what the other removes"},
	{"lower-demote-to-kill", "lower-kill-to-demote", "one makes what the other removes"},
	{"lower-sqrt-to-abs-sqrt", "lower-abs-to-max", "a root that was made safe by FAbs is recognized by that"},
}

// doubles restricts operations to doubles.
func doubles(list ...operation) []operation {
	for i := range list {
		list[i].where = isDouble
	}
	return list
}

// saturating are the conversions that saturate.
func saturating() []operation {
	list := []operation{
		core(spirv.OpConvertFToU, saturated), core(spirv.OpConvertFToS, saturated),
		core(spirv.OpUConvert, saturatedInt(false, false)), core(spirv.OpSConvert, saturatedInt(true, true)),
	}
	for i := range list {
		list[i].where = saturates
	}
	return append(list, core(spirv.OpSatConvertSToU, saturatedInt(true, false)),
		core(spirv.OpSatConvertUToS, saturatedInt(false, true)))
}
