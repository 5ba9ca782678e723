package lower

import (
	"math"

	"hone/fold"

	"hone/spirv"
)

// The instructions of OpenCL.std whose meaning GLSL.std.450 does not have.

// expCL and logCL are powers and logarithms of another base than 2, by those of the same precision that have the base.
func expCL(base float64, exp2 uint32) func(*emitter) value {
	return func(e *emitter) value {
		return e.extended(exp2, e.fmul(e.operand(0), e.Float(math.Log2(base))))
	}
}

func logCL(base float64, log2 uint32) func(*emitter) value {
	return func(e *emitter) value {
		return e.fmul(e.extended(log2, e.operand(0)), e.Float(1/math.Log2(base)))
	}
}

// powrCL is a power of what is not negative.
func powrCL(exp2, log2 uint32) func(*emitter) value {
	return func(e *emitter) value {
		return e.extended(exp2, e.fmul(e.operand(1), e.extended(log2, e.operand(0))))
	}
}

// powCL is a power of any number: that of a negative one has the sign that an odd exponent gives it, and is a NaN where
// the exponent is not whole. Anything to the power of 0 is 1.
func powCL(e *emitter) value {
	x, y := e.operand(0), e.operand(1)
	half := e.fmul(y, e.Float(0.5))
	whole := e.Op(spirv.OpFOrdEqual, e.GLSL(spirv.GLSLStd450Trunc, y), y)
	even := e.Op(spirv.OpFOrdEqual, e.GLSL(spirv.GLSLStd450Trunc, half), half)
	signed := e.choose(whole, e.Float(-1), e.Float(math.NaN()))
	return e.power(x, y, e.choose(even, e.Float(1), signed))
}

// pownCL is a power with an integer for the exponent.
func pownCL(e *emitter) value {
	x, n := e.operand(0), e.operand(1)
	even := e.isZero(e.andBits(n, 1))
	y := e.emit(spirv.OpConvertSToF, e.typeOf(x), n)
	return e.power(x, y, e.choose(even, e.Float(1), e.Float(-1)))
}

// powGLSL is a power of what is not negative. The logarithm of 0 is undefined in shaders, and its powers are 0.
func powGLSL(e *emitter) value {
	x := e.operand(0)
	p := e.expand(e.row())
	zero := e.Float(0)
	return e.choose(e.Op(spirv.OpFOrdEqual, x, zero), zero, p)
}

// power returns the power of a magnitude, times sign where x is negative.
func (e *emitter) power(x, y, sign value) value {
	p := e.GLSL(spirv.GLSLStd450Exp2, e.fmul(y, e.GLSL(spirv.GLSLStd450Log2, e.fabs(x))))
	p = e.choose(e.Op(spirv.OpFOrdEqual, y, e.Float(0)), e.Float(1), p)
	return e.choose(e.fless(x, e.Float(0)), e.fmul(p, sign), p)
}

// rootnCL is the power with the inverse of an integer.
func rootnCL(e *emitter) value {
	x, n := e.operand(0), e.operand(1)
	even := e.isZero(e.andBits(n, 1))
	y := e.fdiv(e.Float(1), e.emit(spirv.OpConvertSToF, e.typeOf(x), n))
	return e.power(x, y, e.choose(even, e.Float(math.NaN()), e.Float(-1)))
}

// remainderCL is what division in whole parts to the nearest leaves.
func remainderCL(e *emitter) value {
	x, y := e.operand(0), e.operand(1)
	return e.fsub(x, e.fmul(y, e.extended(spirv.OpenCLStdRint, e.fdiv(x, y))))
}

// mixCL is x + (y - x) a.
func mixCL(e *emitter) value {
	x, y, a := e.operand(0), e.operand(1), e.operand(2)
	return e.fadd(x, e.fmul(e.fsub(y, x), a))
}

// divideCL divides by one of the operations that are less exact, whose inverse there is.
func divideCL(recip uint32) func(*emitter) value {
	return func(e *emitter) value { return e.fmul(e.operand(0), e.extended(recip, e.operand(1))) }
}

// fmodCL is a remainder with the sign of x.
func fmodCL(e *emitter) value { return e.expand(fold.For(spirv.OpFRem)) }

// mulAdd is a product and a sum, rounded both.
func mulAdd(e *emitter) value { return e.fadd(e.fmul(e.operand(0), e.operand(1)), e.operand(2)) }

func inverseSqrtCL(e *emitter) value {
	return e.fdiv(e.Float(1), e.GLSL(spirv.GLSLStd450Sqrt, e.operand(0)))
}

// crossCL is a cross product of three components; a fourth one is 0.
func crossCL(e *emitter) value {
	x, y := e.parts(e.operand(0)), e.parts(e.operand(1))
	e.number = e.typeOf(x[0])
	operand := func(v []value) fold.Operand { return fold.Operand{Values: v[:3], Columns: 1} }
	out := fold.ForExt(spirv.LookupExtSet("GLSL.std.450"), spirv.GLSLStd450Cross).
		Expand(e, []fold.Operand{operand(x), operand(y)})
	if len(x) > 3 {
		out = append(out, e.Float(0))
	}
	return e.join(e.in.Type, out)
}

// fractCL stores what is whole of x and returns the rest, which is below 1.
func fractCL(e *emitter) value {
	x := e.operand(0)
	whole := e.extended(spirv.OpenCLStdFloor, x)
	e.store(e.operand(1), whole)
	f, _ := e.m.Types().FloatFormat(e.scalar(e.number))
	return e.extended(spirv.OpenCLStdFmin, e.fsub(x, whole), e.Float(f.ToFloat64(f.FromFloat64(1, fold.Mode{})-1)))
}
