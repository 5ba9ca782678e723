package lower

import (
	"hone/ir"
	"hone/spirv"
)

// Exponents of floats, taken apart and put together as integers of 32 bits. Floats of 16 bits are converted to 32 and
// back, which loses nothing, and those of 64 bits are handled as two words: so no integers of 16 or 64 bits are needed.

// ldexp multiplies by four powers of two whose exponents add up to the one that is asked for: each is a normal number,
// however far that is out of range. A product is rounded only where it is denormal, which more than one may be.
func ldexp(e *emitter) value {
	e.bits = true
	x, n := e.operand(0), e.operand(1)
	// Exponents beyond these, multiples of 4 that four normal powers have, give 0 or infinity all the same.
	limit := uint64(480)
	switch e.width(x) {
	case 16:
		limit = 48
	case 64:
		limit = 2400
	}
	if e.width(n) < 32 {
		n = e.emit(spirv.OpSConvert, e.like(e.typeOf(n), e.m.Types().Int(32, true)), n)
	}
	low, high := e.int(n, -limit), e.int(n, limit)
	n = e.choose(e.less(n, low), low, n)
	n = e.choose(e.less(high, n), high, n)
	if e.width(n) > 32 {
		n = e.resized(n, 32)
	}
	towardZero := e.andBits(e.sarBy(n, 31), 3) // so that no factor undoes what another one rounds
	quarter := e.sarBy(e.add(n, towardZero), 2)
	power := e.powerOfTwo(e.typeOf(x), quarter)
	rest := e.powerOfTwo(e.typeOf(x), e.sub(n, e.mul(quarter, e.int(n, 3))))
	return e.fmul(e.fmul(e.fmul(e.fmul(x, power), power), power), rest)
}

// powerOfTwo returns 2^n in a float type, for n of which that is a normal number; in 64 bits, for n of less than 1000.
func (e *emitter) powerOfTwo(typ ir.ID, n value) value {
	float := func(n value) value {
		bits := e.shlBy(e.add(n, e.int(n, 127)), 23)
		f := e.as(e.floats(n), bits)
		if e.typeOf(f) != typ {
			f = e.emit(spirv.OpFConvert, typ, f)
		}
		return f
	}
	if e.m.NumberWidth(e.scalar(typ)) < 64 {
		return float(n)
	}
	// 2^n is (2^(n / 8))^8 × 2^(n % 8).
	eighth := e.sarBy(n, 3)
	p := float(eighth)
	for range 3 {
		p = e.fmul(p, p)
	}
	return e.fmul(p, float(e.sub(n, e.shlBy(eighth, 3))))
}

// frexp returns significand and exponent of x, the exponent in the integers of 32 bits that exponent has. Of 0, an
// infinity and a NaN they are the number itself and 0.
func (e *emitter) frexp(x value, exponent ir.ID) (significand, n value) {
	e.bits = true
	typ := e.typeOf(x)
	switch e.width(x) {
	case 16:
		significand, n = e.frexp32(e.emit(spirv.OpFConvert, e.floats(x), x))
		significand = e.emit(spirv.OpFConvert, typ, significand)
	case 32:
		significand, n = e.frexp32(x)
	default:
		var s, ns []value
		for _, part := range e.parts(x) {
			a, b := e.frexp64(part)
			s, ns = append(s, a), append(ns, b)
		}
		significand, n = e.join(typ, s), e.join(e.uints(x, 32), ns)
	}
	return significand, e.to(exponent, n)
}

func (e *emitter) frexp32(x value) (significand, n value) {
	word := e.uints(x, 32)
	magnitude := e.andBits(e.as(word, x), 0x7fffffff)
	small := e.below(magnitude, e.int(magnitude, 0x00800000)) // denormal, or 0
	scaled := e.choose(small, e.fmul(x, e.float(e.typeOf(x), 0x1p24)), x)
	bits := e.as(word, scaled)
	n = e.sub(e.andBits(e.shrBy(bits, 23), 255), e.choose(small, e.int(bits, 126+24), e.int(bits, 126)))
	significand = e.as(e.typeOf(x), e.or(e.andBits(bits, 0x807fffff), e.int(bits, 126<<23)))
	return e.unlessSpecial(x, bits, 0x7f800000, significand, n)
}

// frexp64 is frexp of a scalar of 64 bits, whose high word has the exponent.
func (e *emitter) frexp64(x value) (significand, n value) {
	word := e.m.Types().Int(32, false)
	pair := e.m.Types().Vector(word, 2)
	high := func(x value) value { return e.extract(e.as(pair, x), word, 1) }
	first := high(x)
	small := e.below(e.andBits(first, 0x7fffffff), e.int(first, 0x00100000))
	scaled := e.choose(small, e.fmul(x, e.float(e.typeOf(x), 0x1p54)), x)
	split := e.as(pair, scaled)
	bits, low := e.extract(split, word, 1), e.extract(split, word, 0)
	n = e.sub(e.andBits(e.shrBy(bits, 20), 0x7ff), e.choose(small, e.int(bits, 1022+54), e.int(bits, 1022)))
	top := e.or(e.andBits(bits, 0x800fffff), e.int(bits, 1022<<20))
	significand = e.as(e.typeOf(x), e.emit(spirv.OpCompositeConstruct, pair, low, top))
	return e.unlessSpecial(x, bits, 0x7ff00000, significand, n)
}

// unlessSpecial returns x and 0 where x is 0, an infinity or a NaN: high are the bits with the exponent, of x or, if
// that is small, of x scaled.
func (e *emitter) unlessSpecial(x, high value, mask uint64, significand, n value) (value, value) {
	zero := e.Op(spirv.OpFOrdEqual, x, e.float(e.typeOf(x), 0))
	infinite := e.equal(e.andBits(high, mask), e.int(high, mask))
	special := e.Op(spirv.OpLogicalOr, zero, infinite)
	return e.choose(special, x, significand), e.choose(special, e.int(n, 0), n)
}

// frexpStruct makes both results a struct.
func frexpStruct(e *emitter) value {
	s, n := e.frexp(e.operand(0), e.m.Types().PartAt(e.in.Type, 1))
	return e.emit(spirv.OpCompositeConstruct, e.in.Type, s, n)
}

// frexpStore stores the exponent.
func frexpStore(e *emitter) value {
	pointer := e.operand(1)
	s, n := e.frexp(e.operand(0), e.m.Types().Pointee(e.typeOf(pointer)))
	e.store(pointer, n)
	return s
}

// store stores a value through the pointer that an extended instruction has.
func (e *emitter) store(pointer, v value) {
	words := []uint32{uint32(pointer), uint32(v)}
	if class, _ := e.m.Types().StorageClass(e.typeOf(pointer)); class == spirv.StorageClassPhysicalStorageBuffer {
		words = append(words, uint32(spirv.MemoryAccessAligned), uint32(e.width(v)/8))
	}
	ir.Before(e.in).Emit(spirv.OpStore, 0, false, words...)
}

// modf returns the fraction of x and what is whole of it, the fraction is a NaN for an infinity.
func (e *emitter) modf(x value) (fraction, whole value) {
	e.number = e.typeOf(x)
	whole = e.GLSL(spirv.GLSLStd450Trunc, x)
	return e.fsub(x, whole), whole
}

func modfStruct(e *emitter) value {
	fraction, whole := e.modf(e.operand(0))
	return e.emit(spirv.OpCompositeConstruct, e.in.Type, fraction, whole)
}

func modfStore(e *emitter) value {
	fraction, whole := e.modf(e.operand(0))
	e.store(e.operand(1), whole)
	return fraction
}
