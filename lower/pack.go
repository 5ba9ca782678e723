package lower

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// Packing and unpacking by shifts (GLSL specification, section 8.4).

// packNorm packs floats as normalized integers of a width. One that is halfway between two is rounded to the even one,
// which is one of the two that an implementation may take.
func packNorm(width int, signed bool) func(*emitter) value {
	return func(e *emitter) value {
		e.bits = true
		x := e.operand(0)
		e.number = e.typeOf(x)
		low, scale, convert := 0.0, float64(fold.Mask(width)), spirv.OpConvertFToU
		if signed {
			low, scale, convert = -1, float64(fold.Mask(width-1)), spirv.OpConvertFToS
		}
		// What is packed of a NaN is undefined, but to convert one is undefined behaviour.
		x = e.GLSL(spirv.GLSLStd450NMin, e.GLSL(spirv.GLSLStd450NMax, x, e.Float(low)), e.Float(1))
		x = e.GLSL(spirv.GLSLStd450RoundEven, e.fmul(x, e.Float(scale)))
		word := e.m.Types().Int(32, signed)
		var packed value
		for i, part := range e.parts(e.emit(convert, e.like(e.number, word), x)) {
			if signed {
				part = e.andBits(part, fold.Mask(width))
			}
			packed = e.pack(packed, part, i*width)
		}
		return e.as(e.in.Type, packed)
	}
}

// pack puts bits into a word that has others.
func (e *emitter) pack(packed, part value, at int) value {
	if at == 0 {
		return part
	}
	return e.or(packed, e.shlBy(part, at))
}

// unpackNorm makes floats of normalized integers of a width.
func unpackNorm(width int, signed bool) func(*emitter) value {
	return func(e *emitter) value {
		e.bits = true
		packed := e.operand(0)
		e.number = e.scalar(e.in.Type)
		scale, convert := float64(fold.Mask(width)), spirv.OpConvertUToF
		if signed {
			scale, convert = float64(fold.Mask(width-1)), spirv.OpConvertSToF
		}
		var parts []value
		for at := 0; at < 32; at += width {
			part := packed
			switch {
			case signed:
				if up := 32 - width - at; up > 0 {
					part = e.shlBy(part, up)
				}
				part = e.sarBy(part, 32-width)
			default:
				if at > 0 {
					part = e.shrBy(part, at)
				}
				if at+width < 32 {
					part = e.andBits(part, fold.Mask(width))
				}
			}
			parts = append(parts, part)
		}
		word := e.typeOf(packed)
		v := e.emit(convert, e.in.Type, e.join(e.like(e.in.Type, word), parts))
		v = e.fdiv(v, e.float(e.in.Type, scale))
		if signed { // of -2^(width-1), which is less than -1
			v = e.GLSL(spirv.GLSLStd450FMax, v, e.float(e.in.Type, -1))
		}
		return v
	}
}

// packHalf rounds floats to halves, to the nearest and of two the even one, without a type of 16 bits.
func packHalf(e *emitter) value {
	e.bits = true
	var packed value
	for i, part := range e.parts(e.operand(0)) {
		packed = e.pack(packed, e.toHalf(part), i*16)
	}
	return e.as(e.in.Type, packed)
}

// toHalf returns the bits of a float of 32 bits as a half.
func (e *emitter) toHalf(x value) value {
	bits := e.as(e.uints(x, 32), x)
	sign := e.andBits(e.shrBy(bits, 16), 0x8000)
	a := e.andBits(bits, 0x7fffffff)
	// Normal halves: the exponent is 112 less, and what is cut off rounds up where it is more than half of a unit, or
	// half and the unit is odd. A carry goes into the exponent, up to infinity.
	odd := e.andBits(e.shrBy(a, 13), 1)
	normal := e.shrBy(e.add(e.sub(a, e.int(a, 112<<23)), e.add(odd, e.int(a, 0xfff))), 13)
	// Denormal ones: in 2^-1 + x a unit is 2^-24, the unit of halves there, and the addition rounds.
	magnitude := e.as(e.typeOf(x), a)
	half := e.float(e.typeOf(x), 0.5)
	denormal := e.sub(e.as(e.typeOf(a), e.fadd(magnitude, half)), e.int(a, 0x3f000000))
	h := e.choose(e.below(a, e.int(a, 113<<23)), denormal, normal)
	// From 65520 on it is infinity, and a NaN stays one.
	h = e.choose(e.Op(spirv.OpUGreaterThanEqual, a, e.int(a, 0x477ff000)), e.int(a, 0x7c00), h)
	h = e.choose(e.Op(spirv.OpUGreaterThan, a, e.int(a, 0x7f800000)), e.int(a, 0x7e00), h)
	return e.or(h, sign)
}

// unpackHalf makes floats of halves, without a type of 16 bits.
func unpackHalf(e *emitter) value {
	e.bits = true
	packed := e.operand(0)
	typ := e.scalar(e.in.Type)
	return e.join(e.in.Type, []value{
		e.fromHalf(e.andBits(packed, 0xffff), typ),
		e.fromHalf(e.shrBy(packed, 16), typ),
	})
}

// fromHalf returns a half as a float of 32 bits.
func (e *emitter) fromHalf(h value, typ ir.ID) value {
	sign := e.shlBy(e.andBits(h, 0x8000), 16)
	a := e.andBits(h, 0x7fff)
	moved := e.shlBy(a, 13)
	// The exponent is 112 more, and of infinities and NaNs as many more again. Denormal halves count units of 2^-24.
	normal := e.add(moved, e.int(moved, 112<<23))
	special := e.add(moved, e.int(moved, 224<<23))
	units := e.fmul(e.emit(spirv.OpConvertUToF, typ, a), e.float(typ, 0x1p-24))
	v := e.choose(e.Op(spirv.OpUGreaterThanEqual, a, e.int(a, 0x7c00)), special, normal)
	v = e.choose(e.below(a, e.int(a, 0x0400)), e.as(e.typeOf(a), units), v)
	return e.as(typ, e.or(v, sign))
}

// packDouble and unpackDouble are casts of two words: to shift these together would take integers of 64 bits.
func packDouble(e *emitter) value { return e.emit(spirv.OpBitcast, e.in.Type, e.operand(0)) }

// dotIntegers adds the products of components, which are extended as their kind says.
func dotIntegers(e *emitter) value {
	e.bits = true
	signedA, signedB := e.in.Op != spirv.OpUDot && e.in.Op != spirv.OpUDotAccSat, false
	saturating := false
	switch e.in.Op {
	case spirv.OpSDot, spirv.OpSDotAccSat:
		signedB = true
	}
	switch e.in.Op {
	case spirv.OpSDotAccSat, spirv.OpUDotAccSat, spirv.OpSUDotAccSat:
		saturating = true
	}
	typ := e.in.Type
	a := e.extended32(e.operand(0), signedA)
	b := a
	if signedA != signedB || e.operand(0) != e.operand(1) {
		b = e.extended32(e.operand(1), signedB)
	}
	var sum value
	for i := range a {
		product := e.mul(a[i], b[i])
		if i == 0 {
			sum = product
			continue
		}
		sum = e.add(sum, product)
	}
	if !saturating {
		return sum
	}
	acc := e.as(typ, e.operand(2))
	total := e.add(sum, acc)
	if !signedA {
		return e.choose(e.below(total, sum), e.int(total, ^uint64(0)), total)
	}
	// It goes over where the sign of the total is neither operand's.
	w := e.width(total)
	over := e.less(e.and(e.xor(sum, total), e.xor(acc, total)), e.int(total, 0))
	limit := e.xor(e.sarBy(sum, w-1), e.int(sum, 1<<(w-1)-1))
	return e.choose(over, limit, total)
}

// extended32 returns the components of an operand of an integer dot product in the type of the result: those of a
// vector, or of four bytes that a word has.
func (e *emitter) extended32(v value, signed bool) []value {
	typ := e.in.Type
	w := e.m.NumberWidth(typ)
	if _, n := e.m.Types().Scalar(e.typeOf(v)); n == 1 { // packed
		var parts []value
		for i := range 4 {
			x := v
			switch {
			case signed && i < 3:
				x = e.sarBy(e.shlBy(x, 24-8*i), 24)
			case signed:
				x = e.sarBy(x, 24)
			case i == 0:
				x = e.andBits(x, 255)
			case i < 3:
				x = e.andBits(e.shrBy(x, 8*i), 255)
			default:
				x = e.shrBy(x, 24)
			}
			parts = append(parts, e.sized(x, typ, signed))
		}
		return parts
	}
	parts := e.parts(v)
	for i := range parts {
		if signed && e.width(parts[i]) < w {
			parts[i] = e.emit(spirv.OpSConvert, typ, parts[i])
		} else {
			parts[i] = e.to(typ, parts[i])
		}
	}
	return parts
}

// sized returns an integer of 32 bits in another integer type.
func (e *emitter) sized(x value, typ ir.ID, signed bool) value {
	if signed && e.m.NumberWidth(typ) > 32 {
		return e.emit(spirv.OpSConvert, typ, x)
	}
	return e.to(typ, x)
}
