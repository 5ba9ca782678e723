package lower

import (
	"hone/fold"
	"hone/spirv"
)

// Operations on the bits of integers, by shifts and masks. All are exact, for each width.

// bitCount adds the bits of pairs, of these fours, and so on; the sums of bytes are added by one product (Warren,
// Hacker's Delight, 5-1).
func bitCount(e *emitter) value {
	e.bits = true
	x := e.operand(0)
	w := e.width(x)
	ones := ^uint64(0) & fold.Mask(w)
	x = e.sub(x, e.andBits(e.shrBy(x, 1), ones/3))
	x = e.add(e.andBits(x, ones/15*3), e.andBits(e.shrBy(x, 2), ones/15*3))
	x = e.andBits(e.add(x, e.shrBy(x, 4)), ones/255*15)
	if w > 8 {
		x = e.shrBy(e.mul(x, e.int(x, ones/255)), w-8)
	}
	return e.to(e.in.Type, x)
}

// bitReverse swaps neighbouring bits, pairs, and so on (Hacker's Delight, 7-1).
func bitReverse(e *emitter) value {
	e.bits = true
	x := e.as(e.in.Type, e.operand(0))
	w := e.width(x)
	ones := ^uint64(0) & fold.Mask(w)
	for n := 1; n < w; n *= 2 {
		if n == w/2 {
			return e.or(e.shrBy(x, n), e.shlBy(x, n))
		}
		mask := ones / (1<<n + 1)
		x = e.or(e.andBits(e.shrBy(x, n), mask), e.shlBy(e.andBits(x, mask), n))
	}
	return x
}

// field is a field of bits in scalars or vectors: offset and count are scalars of any width.
type field struct {
	base          value
	offset, count value // of the type of the base's components
}

func (e *emitter) field(base value, offset, count int) field {
	e.bits = true
	scalar := e.scalar(e.typeOf(base))
	return field{base, e.to(scalar, e.operand(offset)), e.to(scalar, e.operand(count))}
}

// spreadLike returns a scalar in each component of a value's type.
func (e *emitter) spreadLike(like, v value) value {
	n, ok := e.m.Types().NumParts(e.typeOf(like))
	if !ok {
		return v
	}
	parts := make([]value, n)
	for i := range parts {
		parts[i] = v
	}
	return e.emit(spirv.OpCompositeConstruct, e.like(e.typeOf(like), e.typeOf(v)), parts...)
}

// bitFieldExtract shifts the field to the top, and from there to the bottom. One without bits is 0: a shift by the
// width would be undefined.
func bitFieldExtract(e *emitter) value {
	f := e.field(e.operand(0), 1, 2)
	right := spirv.OpShiftRightLogical
	if e.in.Op == spirv.OpBitFieldSExtract {
		right = spirv.OpShiftRightArithmetic
	}
	x := e.as(e.in.Type, f.base)
	down := e.sub(e.int(f.count, uint64(e.width(x))), f.count)
	up := e.sub(down, f.offset)
	moved := e.Op(right, e.shl(x, e.spreadLike(x, up)), e.spreadLike(x, down))
	return e.choose(e.spreadLike(x, e.isZero(f.count)), e.int(x, 0), moved)
}

// mask returns the mask of a field, which is undefined for one without bits.
func (e *emitter) mask(f field) value {
	width := e.int(f.count, uint64(e.width(f.count)))
	return e.shl(e.shr(e.int(f.count, ^uint64(0)), e.sub(width, f.count)), f.offset)
}

// bitFieldInsertMask takes the bits inside the mask from one operand, the others from the other.
func bitFieldInsertMask(e *emitter) value {
	f := e.field(e.operand(0), 2, 3)
	x, y := e.as(e.in.Type, f.base), e.as(e.in.Type, e.operand(1))
	mask := e.mask(f)
	inside := e.and(e.shl(y, e.spreadLike(x, f.offset)), e.spreadLike(x, mask))
	outside := e.and(x, e.spreadLike(x, e.not(mask)))
	return e.choose(e.spreadLike(x, e.isZero(f.count)), x, e.or(inside, outside))
}

// bitFieldInsertShifts builds the result of three pieces that shifts cut out: what is above the field, the field, and
// what is below it. A piece without bits is 0.
func bitFieldInsertShifts(e *emitter) value {
	f := e.field(e.operand(0), 2, 3)
	x, y := e.as(e.in.Type, f.base), e.as(e.in.Type, e.operand(1))
	width := e.int(f.count, uint64(e.width(x)))
	end := e.add(f.offset, f.count)
	left := e.sub(width, f.count)
	below := e.sub(width, f.offset) // by how much what is below the field is shifted to the top
	spread := func(v value) value { return e.spreadLike(x, v) }
	pick := func(none, piece value) value { return e.choose(spread(none), e.int(x, 0), piece) }
	high := pick(e.equal(end, width), e.shl(e.shr(x, spread(end)), spread(end)))
	low := pick(e.isZero(f.offset), e.shr(e.shl(x, spread(below)), spread(below)))
	inside := e.shl(e.shr(e.shl(y, spread(left)), spread(left)), spread(f.offset))
	return e.choose(spread(e.isZero(f.count)), x, e.or(e.or(high, low), inside))
}

// exponent returns what power of two the highest bit of an unsigned integer of 32 bits is, as such an integer: that is
// the exponent of it as a float. For 0 it is -127. No rounding comes to the next power, since the bit below is 0.
func (e *emitter) exponent(x value) value {
	f := e.emit(spirv.OpConvertUToF, e.floats(x), x)
	return e.sub(e.shrBy(e.as(e.typeOf(x), f), 23), e.int(x, 127))
}

// lowestBit returns the number of the lowest bit that is set in an unsigned integer of 32 bits.
func (e *emitter) lowestBit(x value) value {
	return e.exponent(e.and(x, e.Op(spirv.OpSNegate, x)))
}

// highestBit returns the number of the highest bit that is set in an unsigned integer of 32 bits.
func (e *emitter) highestBit(x value) value {
	return e.exponent(e.and(x, e.not(e.shrBy(x, 1))))
}

// words returns the low and the high half of an integer of 64 bits, as unsigned integers.
func (e *emitter) words(x value) (low, high value) {
	return e.resized(x, 32), e.resized(e.shrBy(x, 32), 32)
}

// findBit returns the number of the lowest or highest bit that is set in x, as an integer of the result's type, and
// none where there is none. Other widths than 32 bits are those of kernels.
func (e *emitter) findBit(x value, highest bool, none func(like value) value) value {
	e.bits = true
	var n, empty value
	find := e.lowestBit
	if highest {
		find = e.highestBit
	}
	if e.width(x) == 64 {
		low, high := e.words(x)
		first, second := low, high
		if highest {
			first, second = high, low
		}
		empty = e.isZero(x)
		other := e.isZero(first)
		n = find(e.choose(other, second, first))
		thirtyTwo, zero := e.int(n, 32), e.int(n, 0)
		if highest {
			n = e.add(n, e.choose(other, zero, thirtyTwo))
		} else {
			n = e.add(n, e.choose(other, thirtyTwo, zero))
		}
	} else {
		empty = e.isZero(x)
		n = find(e.resized(x, 32))
	}
	return e.to(e.in.Type, e.choose(empty, none(n), n))
}

// minusOne is what GLSL finds in 0.
func (e *emitter) minusOne(like value) value { return e.int(like, ^uint64(0)) }

func findILsb(e *emitter) value { return e.findBit(e.operand(0), false, e.minusOne) }
func findUMsb(e *emitter) value { return e.findBit(e.operand(0), true, e.minusOne) }

// findSMsb finds the highest bit that differs from the sign.
func findSMsb(e *emitter) value {
	x := e.operand(0)
	return e.findBit(e.xor(x, e.sarBy(x, e.width(x)-1)), true, e.minusOne)
}

// countTrailingZeros and countLeadingZeros are those of kernels: the width for 0.
func countTrailingZeros(e *emitter) value {
	x := e.operand(0)
	return e.findBit(x, false, func(like value) value { return e.int(like, uint64(e.width(x))) })
}

func countLeadingZeros(e *emitter) value {
	x := e.operand(0)
	n := e.findBit(x, true, e.minusOne)
	return e.sub(e.int(n, uint64(e.width(x)-1)), n)
}

// addCarry finds the carry in that a sum is below its operand.
func addCarry(e *emitter) value {
	x, y := e.operand(0), e.operand(1)
	sum := e.add(x, y)
	return e.emit(spirv.OpCompositeConstruct, e.in.Type, sum, e.choose(e.below(sum, x), e.int(x, 1), e.int(x, 0)))
}

// subBorrow borrows where more is subtracted than there is.
func subBorrow(e *emitter) value {
	x, y := e.operand(0), e.operand(1)
	return e.emit(spirv.OpCompositeConstruct, e.in.Type, e.sub(x, y), e.choose(e.below(x, y), e.int(x, 1), e.int(x, 0)))
}

// mulHigh returns the high half of a product, of products of halves of the operands, of which no sum overflows
// (Hacker's Delight, 8-2).
func (e *emitter) mulHigh(x, y value, signed bool) value {
	e.bits = true
	h := e.width(x) / 2
	mask := fold.Mask(h)
	x0, x1 := e.andBits(x, mask), e.shrBy(x, h)
	y0, y1 := e.andBits(y, mask), e.shrBy(y, h)
	t := e.add(e.mul(x1, y0), e.shrBy(e.mul(x0, y0), h))
	u := e.add(e.mul(x0, y1), e.andBits(t, mask))
	high := e.add(e.add(e.mul(x1, y1), e.shrBy(t, h)), e.shrBy(u, h))
	if signed { // a negative operand counts as 2^width more than it is
		sign := e.width(x) - 1
		high = e.sub(e.sub(high, e.and(e.sarBy(x, sign), y)), e.and(e.sarBy(y, sign), x))
	}
	return high
}

// mulExtended makes both halves of a product.
func mulExtended(e *emitter) value {
	x, y := e.operand(0), e.operand(1)
	low := e.mul(x, y)
	high := e.mulHigh(x, y, e.in.Op == spirv.OpSMulExtended)
	return e.emit(spirv.OpCompositeConstruct, e.in.Type, low, high)
}

// mulHi and madHi are those of kernels.
func mulHi(signed bool) func(*emitter) value {
	return func(e *emitter) value { return e.mulHigh(e.operand(0), e.operand(1), signed) }
}

func madHi(signed bool) func(*emitter) value {
	return func(e *emitter) value { return e.add(e.mulHigh(e.operand(0), e.operand(1), signed), e.operand(2)) }
}
