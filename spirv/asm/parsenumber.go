package asm

import (
	"bytes"
	"math"
	"math/bits"
	"strconv"
)

// parseUint reads a number without a sign: decimal, 0x and hexadecimal, or 0 and octal.
func parseUint(s []byte) (uint64, bool) {
	base := uint64(10)
	if len(s) > 1 && s[0] == '0' {
		if s[1]|0x20 == 'x' {
			base, s = 16, s[2:]
		} else {
			base, s = 8, s[1:]
		}
	}
	if len(s) == 0 {
		return 0, false
	}
	v := uint64(0)
	for _, c := range s {
		d := digit(c)
		if d >= base {
			return 0, false
		}
		hi, lo := bits.Mul64(v, base)
		var carry uint64
		if v, carry = bits.Add64(lo, d, 0); hi|carry != 0 {
			return 0, false
		}
	}
	return v, true
}

// digit returns the value of a hexadecimal digit, 255 for any other byte.
func digit(c byte) uint64 {
	switch {
	case '0' <= c && c <= '9':
		return uint64(c - '0')
	case 'a' <= c|0x20 && c|0x20 <= 'f':
		return uint64(c|0x20-'a') + 10
	}
	return 255
}

// parseInteger reads an integer literal for a type of 64 bits or less, and returns it extended to 64
// bits as its type asks. msg says what is wrong.
func parseInteger(s []byte, n number) (v uint64, msg string) {
	digits, negative := s, false
	if len(s) > 0 && (s[0] == '-' || s[0] == '+') {
		negative = s[0] == '-'
		digits = s[1:]
	}
	signed := n.class == signedInt
	v, ok := parseUint(digits)
	if !ok && isInteger(digits) {
		return 0, tooWide(s, n)
	}
	if !ok {
		return 0, "expected an integer, found '" + clip(s) + "'"
	}
	if negative && !signed {
		return 0, "a negative number can't be an unsigned literal"
	}
	limit := uint64(math.MaxUint64) >> (64 - uint(n.width)) // largest that fits
	hex := len(digits) > 1 && digits[1]|0x20 == 'x'
	switch {
	case negative:
		if v > limit>>1+1 {
			return 0, tooWide(s, n)
		}
		return -v, ""
	case signed && hex:
		if v > limit {
			return 0, tooWide(s, n)
		}
		return uint64(int64(v<<(64-n.width)) >> (64 - n.width)), "" // hexadecimal digits are the bits
	case signed:
		limit >>= 1
	}
	if v > limit {
		return 0, tooWide(s, n)
	}
	return v, ""
}

// isInteger reports whether parseUint reads s but for its size.
func isInteger(s []byte) bool {
	if len(s) < 2 || s[0] == '0' && s[1]|0x20 != 'x' {
		return false // octal numbers are not worth a message
	}
	base := uint64(10)
	if s[0] == '0' {
		base, s = 16, s[2:]
	}
	for _, c := range s {
		if digit(c) >= base {
			return false
		}
	}
	return len(s) > 0
}

func tooWide(s []byte, n number) string {
	article := "a "
	if n.width == 8 {
		article = "an "
	}
	kind := "-bit unsigned integer"
	if n.class == signedInt {
		kind = "-bit signed integer"
	}
	return clip(s) + " does not fit in " + article + strconv.Itoa(int(n.width)) + kind
}

// parseFloat reads a floating-point literal and returns its bits. As spirv-as has it, decimal numbers
// are rounded to the nearest 32- or 64-bit number, and from there towards zero where the type is
// narrower; hexadecimal ones are cut off, and become infinite where they are too large.
func parseFloat(s []byte, n number) (v uint64, msg string) {
	f := n.format()
	digits := s
	negative := false
	if len(s) > 0 && s[0] == '-' {
		negative, digits = true, s[1:]
	}
	sign := uint64(0)
	if negative && !f.fixed {
		sign = 1 << (f.exponent + f.fraction)
	}
	invalid := "'" + clip(s) + "' is not a " + strconv.Itoa(int(n.width)) + "-bit floating-point number"
	if n.width == 8 {
		invalid = "'" + clip(s) + "' is not an 8-bit floating-point number"
	}
	if len(digits) > 1 && digits[0] == '0' && digits[1]|0x20 == 'x' {
		m, e, ok := parseHexFloat(digits[2:])
		if !ok {
			return 0, invalid
		}
		if f.unsigned || f.fixed {
			return f.exactly(s, m, e, negative)
		}
		if v, ok = f.encode(m, e); !ok {
			return 0, clip(s) + " is too large for the type"
		}
		return sign | v, ""
	}
	if !isDecimal(digits, negative) {
		return 0, invalid
	}
	size := 32
	if n.width == 64 {
		size = 64
	}
	x, err := strconv.ParseFloat(string(digits), size)
	if err != nil || math.IsInf(x, 0) {
		return 0, clip(s) + " is too large for the type"
	}
	switch {
	case n.width == 64:
		return sign ^ math.Float64bits(x), ""
	case n.width == 32:
		return sign ^ uint64(math.Float32bits(float32(x))), ""
	}
	if x < 0 { // "-" is taken off; "+" is not
		return 0, invalid
	}
	b := math.Float64bits(x)
	if b == 0 && !f.unsigned {
		return sign, ""
	}
	mantissa, exponent := b&(1<<52-1)|1<<52, int(b>>52)-1023-52
	if f.unsigned || f.fixed {
		return f.exactly(s, mantissa, exponent, negative)
	}
	v, ok := f.encode(mantissa, exponent)
	if !ok || v > f.largest() || f.noNaN && x > f.most() {
		return 0, clip(s) + " is too large for the type"
	}
	return sign | v, ""
}

// exactly returns the bits of mantissa * 2^exponent in a format that rounds nothing. msg says that there are none.
func (f floatFormat) exactly(s []byte, mantissa uint64, exponent int, negative bool) (v uint64, msg string) {
	msg = clip(s) + " is no number of the type, which rounds none"
	zeros := bits.TrailingZeros64(mantissa)
	mantissa, exponent = mantissa>>zeros, exponent+zeros
	if f.unsigned {
		if exponent += f.bias(); mantissa != 1 || negative || exponent < 0 || exponent >= 1<<f.exponent {
			return 0, msg
		}
		return uint64(exponent), ""
	}
	most := uint64(1<<(fixedFraction+1) - 1)
	if negative {
		most++
	}
	switch exponent += fixedFraction; {
	case mantissa == 0:
		return 0, ""
	case exponent < 0 || exponent > fixedFraction+1 || mantissa > most>>exponent:
		return 0, msg
	}
	if v = mantissa << exponent; negative {
		v = -v & 0xff
	}
	return v, ""
}

// largest returns the bits of the largest finite number.
func (f floatFormat) largest() uint64 {
	switch {
	case f.noNaN:
		return 1<<(f.exponent+f.fraction) - 1
	case f.finite:
		return 1<<(f.exponent+f.fraction) - 2
	}
	return 1<<(f.exponent+f.fraction) - 1<<f.fraction - 1
}

// most returns the largest number of a format in which all bits are one.
func (f floatFormat) most() float64 {
	return math.Ldexp(2-math.Ldexp(1, -int(f.fraction)), 1<<f.exponent-1-f.bias())
}

// encode returns the bits of mantissa * 2^exponent, cut off. What is too large for any exponent is
// infinite, or not ok in a format without infinities.
func (f floatFormat) encode(mantissa uint64, exponent int) (v uint64, ok bool) {
	if mantissa == 0 {
		return 0, true
	}
	lead := bits.Len64(mantissa) - 1
	biased := exponent + lead + f.bias()
	all := 1<<f.exponent - 1
	if biased > all {
		return uint64(all) << f.fraction, !f.finite
	}
	shift := lead - int(f.fraction) // to the right, so that the leading bit is above the fraction
	if biased < 1 {
		shift += 1 - biased
	}
	switch {
	case shift >= 64:
		mantissa = 0
	case shift >= 0:
		mantissa >>= shift
	default:
		mantissa <<= -shift
	}
	if biased < 1 {
		return mantissa, true
	}
	return uint64(biased)<<f.fraction | mantissa&(1<<f.fraction-1), true
}

// parseHexFloat reads what follows 0x: hexadecimal digits with at most one point, "p" and a decimal
// exponent. Bits beyond the first 60 are cut off.
func parseHexFloat(s []byte) (mantissa uint64, exponent int, ok bool) {
	i, point := 0, false
	for ; i < len(s) && s[i]|0x20 != 'p'; i++ {
		if s[i] == '.' {
			if point {
				return 0, 0, false
			}
			point = true
			continue
		}
		d := digit(s[i])
		if d > 15 {
			return 0, 0, false
		}
		if mantissa < 1<<60 {
			mantissa = mantissa<<4 | d
			if point {
				exponent -= 4
			}
		} else if !point {
			exponent += 4
		}
	}
	if i >= len(s)-1 {
		return 0, 0, false
	}
	s = s[i+1:]
	negative := s[0] == '-'
	if s[0] == '-' || s[0] == '+' {
		s = s[1:]
	}
	if len(s) == 0 {
		return 0, 0, false
	}
	e := 0
	for _, c := range s {
		if c < '0' || c > '9' {
			return 0, 0, false
		}
		e = min(e*10+int(c-'0'), 1<<40)
	}
	if negative {
		e = -e
	}
	return mantissa, exponent + e, true
}

// isDecimal reports whether s is a decimal number: digits with at most one point, and maybe an exponent.
func isDecimal(s []byte, signed bool) bool {
	if !signed && len(s) > 0 && s[0] == '+' {
		s = s[1:]
	}
	digits, point := 0, false
	for i, c := range s {
		switch {
		case '0' <= c && c <= '9':
			digits++
		case c == '.' && !point:
			point = true
		case c|0x20 == 'e' && digits > 0:
			e := s[i+1:]
			if len(e) > 0 && (e[0] == '-' || e[0] == '+') {
				e = e[1:]
			}
			for _, c := range e {
				if c < '0' || c > '9' {
					return false
				}
			}
			return len(e) > 0
		default:
			return false
		}
	}
	return digits > 0
}

// clip returns a word for a message, shortened to what fits on a line.
func clip(s []byte) string {
	n := len(s)
	if i := bytes.IndexAny(s, "\n\r"); i >= 0 {
		n = i
	}
	if n > 60 {
		n = 57
	}
	if n < len(s) {
		return string(s[:n]) + "..."
	}
	return string(s)
}
