package lower

import (
	"math"

	"hone/spirv"
)

// Division of integers by the reciprocal of a float. All is exact as long as 1 / y is within 2.5 units in the last
// place, as Vulkan and OpenCL have it: what is estimated is below the quotient by at most two, and is corrected.

// intDiv lowers the five divisions and remainders of integers.
func intDiv(e *emitter) value {
	e.bits = true
	x, y := e.operand(0), e.operand(1)
	switch e.in.Op {
	case spirv.OpUDiv:
		q, _ := e.divide(x, y)
		return e.as(e.in.Type, q)
	case spirv.OpUMod:
		_, r := e.divide(x, y)
		return e.as(e.in.Type, r)
	}
	// Magnitudes are divided: -x is ^x + 1, and x ^ s - s is x, or -x where s has all bits set.
	last := e.width(x) - 1
	signs := func(v value) value { return e.sarBy(e.as(e.in.Type, v), last) }
	sx, sy := signs(x), signs(y)
	magnitude := func(v, s value) value { return e.sub(e.xor(e.as(e.in.Type, v), s), s) }
	q, r := e.divide(magnitude(x, sx), magnitude(y, sy))
	if e.in.Op == spirv.OpSDiv {
		return magnitude(q, e.xor(sx, sy))
	}
	r = magnitude(r, sx)
	if e.in.Op == spirv.OpSRem {
		return r
	}
	// OpSMod has the sign of y: y is added to a remainder of the other sign.
	other := e.less(e.xor(r, sy), e.int(r, 0)) // or where r is 0 and y is negative
	add := e.Op(spirv.OpLogicalAnd, other, e.Op(spirv.OpINotEqual, r, e.int(r, 0)))
	return e.add(r, e.choose(add, e.as(e.in.Type, y), e.int(r, 0)))
}

// divide returns quotient and remainder of unsigned integers, whatever their types say.
func (e *emitter) divide(x, y value) (q, r value) {
	w := e.width(x)
	typ := e.uints(x, w)
	if w < 32 {
		q, r = e.divideNarrow(e.resized(x, 32), e.resized(y, 32))
		return e.resized(q, w), e.resized(r, w)
	}
	return e.divideWide(e.as(typ, x), e.as(typ, y))
}

// divideNarrow divides numbers of at most 16 bits in 32. The quotient of floats is within 2^16 × 2^-20 of the true one,
// so that without its fraction it is one too small or too large at most.
func (e *emitter) divideNarrow(x, y value) (q, r value) {
	typ := e.floats(x)
	float := func(v value) value { return e.emit(spirv.OpConvertUToF, typ, v) }
	q = e.emit(spirv.OpConvertFToU, e.typeOf(x), e.fmul(float(x), e.fdiv(e.float(typ, 1), float(y))))
	r = e.sub(x, e.mul(q, y))
	zero, one := e.int(x, 0), e.int(x, 1)
	large := e.less(r, zero)
	q, r = e.sub(q, e.choose(large, one, zero)), e.add(r, e.choose(large, y, zero))
	return e.correct(q, r, y)
}

// correct makes the quotient one larger where the remainder is not below the divisor.
func (e *emitter) correct(q, r, y value) (value, value) {
	zero, one := e.int(q, 0), e.int(q, 1)
	small := e.Op(spirv.OpUGreaterThanEqual, r, y)
	return e.add(q, e.choose(small, one, zero)), e.sub(r, e.choose(small, y, zero))
}

// divideWide divides numbers of 32 or 64 bits. z is 2^width / y, from the reciprocal of a float that is made small
// enough to be below; each step of Newton's method, z += z × (2^width - y z) / 2^width, doubles its bits and stays
// below. With that the quotient x z / 2^width is at most two too small, which the last two steps correct (LLVM has the
// same for AMD's processors).
func (e *emitter) divideWide(x, y value) (q, r value) {
	w := e.width(x)
	typ := e.floats(x)
	f := e.emit(spirv.OpConvertUToF, typ, y)
	scale := math.Ldexp(1, w) * (1 - 0x1p-20) // below by more than the float may be above
	z := e.emit(spirv.OpConvertFToU, e.typeOf(x), e.fmul(e.fdiv(e.float(typ, 1), f), e.float(typ, scale)))
	minus := e.Op(spirv.OpSNegate, y)
	for bits := 18; bits < w; bits *= 2 {
		z = e.add(z, e.high(z, e.mul(minus, z)))
	}
	q = e.high(x, z)
	r = e.sub(x, e.mul(q, y))
	q, r = e.correct(q, r, y)
	return e.correct(q, r, y)
}

// high returns the high half of the product of unsigned integers.
func (e *emitter) high(x, y value) value {
	if e.inKernel() {
		return e.extended(spirv.OpenCLStdU_mul_hi, x, y)
	}
	typ := e.typeOf(x)
	product := e.emit(spirv.OpUMulExtended, e.m.Types().Struct(typ, typ), x, y)
	return e.extract(product, typ, 1)
}
