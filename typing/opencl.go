package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// What the instructions of OpenCL.std have in common.
const (
	kernelFloats = scalars | float
	kernelInts   = scalars | integer
)

// openclRows are the instructions of OpenCL.std by number, as its specification has them; those that load and store
// halves, and prefetch, have none.
var openclRows = [...]row{
	{op: spirv.OpenCLStdAcos, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAcosh, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAcospi, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAsin, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAsinh, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAsinpi, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAtan, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAtan2, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdAtanh, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAtanpi, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdAtan2pi, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdCbrt, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdCeil, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdCopysign, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdCos, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdCosh, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdCospi, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdErfc, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdErf, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdExp, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdExp2, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdExp10, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdExpm1, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdFabs, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdFdim, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdFloor, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdFma, result: kernelFloats, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdFmax, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdFmin, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdFmod, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdFract, result: kernelFloats, operands: []spec{like, pointers | to}, also: throughPointer},
	{op: spirv.OpenCLStdFrexp, result: kernelFloats, operands: []spec{like, pointers}, also: throughPointer},
	{op: spirv.OpenCLStdHypot, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdIlogb, result: kernelInts | bits32, operands: []spec{kernelFloats | sameLength}},
	{op: spirv.OpenCLStdLdexp, result: kernelFloats, operands: []spec{like, kernelInts | bits32 | sameLength}},
	{op: spirv.OpenCLStdLgamma, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdLgamma_r, result: kernelFloats, operands: []spec{like, pointers}, also: throughPointer},
	{op: spirv.OpenCLStdLog, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdLog2, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdLog10, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdLog1p, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdLogb, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdMad, result: kernelFloats, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdMaxmag, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdMinmag, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdModf, result: kernelFloats, operands: []spec{like, pointers | to}, also: throughPointer},
	{op: spirv.OpenCLStdNan, result: kernelFloats, operands: []spec{kernelInts | sameLength | sameWidth}},
	{op: spirv.OpenCLStdNextafter, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdPow, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdPown, result: kernelFloats, operands: []spec{like, kernelInts | bits32 | sameLength}},
	{op: spirv.OpenCLStdPowr, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdRemainder, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdRemquo, result: kernelFloats, operands: []spec{like, like, pointers}, also: throughPointer},
	{op: spirv.OpenCLStdRint, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdRootn, result: kernelFloats, operands: []spec{like, kernelInts | bits32 | sameLength}},
	{op: spirv.OpenCLStdRound, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdRsqrt, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdSin, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdSincos, result: kernelFloats, operands: []spec{like, pointers | to}, also: throughPointer},
	{op: spirv.OpenCLStdSinh, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdSinpi, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdSqrt, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdTan, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdTanh, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdTanpi, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdTgamma, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdTrunc, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_cos, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_divide, result: kernelFloats | bits32, operands: []spec{like, like}},
	{op: spirv.OpenCLStdHalf_exp, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_exp2, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_exp10, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_log, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_log2, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_log10, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_powr, result: kernelFloats | bits32, operands: []spec{like, like}},
	{op: spirv.OpenCLStdHalf_recip, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_rsqrt, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_sin, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_sqrt, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdHalf_tan, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_cos, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_divide, result: kernelFloats | bits32, operands: []spec{like, like}},
	{op: spirv.OpenCLStdNative_exp, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_exp2, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_exp10, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_log, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_log2, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_log10, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_powr, result: kernelFloats | bits32, operands: []spec{like, like}},
	{op: spirv.OpenCLStdNative_recip, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_rsqrt, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_sin, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_sqrt, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdNative_tan, result: kernelFloats | bits32, operands: []spec{like}},
	{op: spirv.OpenCLStdFclamp, result: kernelFloats, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdDegrees, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdFmax_common, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdFmin_common, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdMix, result: kernelFloats, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdRadians, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdStep, result: kernelFloats, operands: []spec{like, like}},
	{op: spirv.OpenCLStdSmoothstep, result: kernelFloats, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdSign, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdCross, result: vector | float, operands: []spec{like, like}},
	{op: spirv.OpenCLStdDistance, result: aFloat, operands: []spec{scalars | float, anything | same | to0}, also: dotResult},
	{op: spirv.OpenCLStdLength, result: aFloat, operands: []spec{scalars | float}, also: dotResult},
	{op: spirv.OpenCLStdNormalize, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdFast_distance, result: aFloat, operands: []spec{scalars | float, anything | same | to0}, also: dotResult},
	{op: spirv.OpenCLStdFast_length, result: aFloat, operands: []spec{scalars | float}, also: dotResult},
	{op: spirv.OpenCLStdFast_normalize, result: kernelFloats, operands: []spec{like}},
	{op: spirv.OpenCLStdS_abs, result: kernelInts, operands: []spec{like}},
	{op: spirv.OpenCLStdS_abs_diff, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdS_add_sat, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_add_sat, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdS_hadd, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_hadd, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdS_rhadd, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_rhadd, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdS_clamp, result: kernelInts, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdU_clamp, result: kernelInts, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdClz, result: kernelInts, operands: []spec{like}},
	{op: spirv.OpenCLStdCtz, result: kernelInts, operands: []spec{like}},
	{op: spirv.OpenCLStdS_mad_hi, result: kernelInts, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdU_mad_sat, result: kernelInts, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdS_mad_sat, result: kernelInts, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdS_max, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_max, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdS_min, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_min, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdS_mul_hi, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdRotate, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdS_sub_sat, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_sub_sat, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_upsample, result: kernelInts, operands: []spec{kernelInts | sameLength, anything | same | to0}, also: upsampled},
	{op: spirv.OpenCLStdS_upsample, result: kernelInts, operands: []spec{kernelInts | sameLength, anything | same | to0}, also: upsampled},
	{op: spirv.OpenCLStdPopcount, result: kernelInts, operands: []spec{like}},
	{op: spirv.OpenCLStdS_mad24, result: kernelInts | bits32, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdU_mad24, result: kernelInts | bits32, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdS_mul24, result: kernelInts | bits32, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_mul24, result: kernelInts | bits32, operands: []spec{like, like}},
	{op: spirv.OpenCLStdVloadn, result: vector | number, operands: []spec{anInt, pointers, literal}, also: vectorMemory},
	{op: spirv.OpenCLStdVstoren, result: void, operands: []spec{vector | number, anInt, pointers}, also: vectorMemory},
	{op: spirv.OpenCLStdShuffle, result: vector | number, operands: []spec{vector | number, vector | integer}, also: shuffledByMask},
	{op: spirv.OpenCLStdShuffle2, result: vector | number, operands: []spec{vector | number, vector | number, vector | integer}, also: shuffledByMask},
	{op: spirv.OpenCLStdPrintf, result: anInt | bits32, operands: []spec{pointers}},
	{op: spirv.OpenCLStdBitselect, result: scalars | number, operands: []spec{like, like, like}},
	{op: spirv.OpenCLStdSelect, result: scalars | number, operands: []spec{like, like, kernelInts | sameLength | sameWidth}},
	{op: spirv.OpenCLStdU_abs, result: kernelInts, operands: []spec{like}},
	{op: spirv.OpenCLStdU_abs_diff, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_mul_hi, result: kernelInts, operands: []spec{like, like}},
	{op: spirv.OpenCLStdU_mad_hi, result: kernelInts, operands: []spec{like, like, like}},
}

// vectorMemory: the offset is as wide as an address, and the pointer points to components of the vector.
func vectorMemory(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	data, offset := c.of(in.Type), at
	if in.Literal(1) == spirv.OpenCLStdVstoren {
		data, offset = c.typeOf(in.ID(at)), at+1
	}
	o, p := c.typeOf(in.ID(offset)), c.typeOf(in.ID(offset+1))
	switch {
	case c.addressBits != 0 && o.width != 0 && o.width != c.addressBits:
		return fmt.Sprintf("the offset %%%d has %d bits, and addresses have %d", in.ID(offset), o.width,
			c.addressBits)
	case p.certainly(pointer) && data.comp != 0 && p.part != data.comp && c.of(p.part).class != unknown:
		return c.valueOf(in.ID(offset+1)) + " does not point to components of the vector"
	}
	return ""
}

// shuffledByMask: the operands have components of the result's type, and the mask a number of that width for each
// component of the result.
func shuffledByMask(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, last := c.of(in.Type), in.NumWords()-1
	for i := at; i < last; i++ {
		if t := c.typeOf(in.ID(i)); t.comp != r.comp && t.class != unknown {
			return c.valueOf(in.ID(i)) + " has components of another type than the result"
		}
	}
	mask := c.typeOf(in.ID(last))
	switch {
	case mask.n != r.n && mask.n != 0 && r.n != 0:
		return fmt.Sprintf("the mask has %s, and the result %d", words(uint64(mask.n), "component"), r.n)
	case mask.width != r.width && mask.width != 0 && r.width != 0:
		return fmt.Sprintf("the components of the mask have %d bits, and those of the result %d", mask.width,
			r.width)
	}
	return ""
}

// upsampled: the result has components of twice the width.
func upsampled(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, x := c.of(in.Type), c.typeOf(in.ID(at))
	if r.width != 0 && x.width != 0 && r.width != 2*x.width {
		return "the result is not twice as wide as the operands"
	}
	return ""
}

// throughPointer: a second result is stored through a pointer into memory that a kernel may write. An exponent, a sign
// or a quotient is an integer of 32 bits.
func throughPointer(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	i := in.NumWords() - 1
	p := c.typeOf(in.ID(i))
	if !p.certainly(pointers) {
		return ""
	}
	switch p.storage() {
	case spirv.StorageClassGeneric, spirv.StorageClassCrossWorkgroup, spirv.StorageClassWorkgroup,
		spirv.StorageClassFunction:
	default:
		return c.valueOf(in.ID(i)) + " is of storage class " + storageName(p)
	}
	switch in.Literal(1) {
	case spirv.OpenCLStdFract, spirv.OpenCLStdModf, spirv.OpenCLStdSincos:
		return ""
	}
	if p.certainly(pointer) {
		return c.exponent(p.part, in.Type)
	}
	return ""
}
