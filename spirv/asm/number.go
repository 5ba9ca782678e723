package asm

import (
	"math"
	"math/bits"
	"strconv"
)

// floatFormat is a binary floating-point encoding.
type floatFormat struct {
	exponent, fraction uint // widths in bits
	finite             bool // the largest exponent holds numbers: no infinities, NaN is all ones
}

func (n number) format() floatFormat {
	switch n.class {
	case bfloat16:
		return floatFormat{exponent: 8, fraction: 7}
	case float8E4M3:
		return floatFormat{exponent: 4, fraction: 3, finite: true}
	case float8E5M2:
		return floatFormat{exponent: 5, fraction: 2}
	}
	switch n.width {
	case 16:
		return floatFormat{exponent: 5, fraction: 10}
	case 32:
		return floatFormat{exponent: 8, fraction: 23}
	}
	return floatFormat{exponent: 11, fraction: 52}
}

func (f floatFormat) bias() int { return 1<<(f.exponent-1) - 1 }

// value returns the bits that a literal holds of its words: as many as the type has.
func (n number) value(w []uint32) uint64 {
	v := uint64(w[0])
	if len(w) > 1 {
		v |= uint64(w[1]) << 32
	}
	return v
}

// canonical reports whether the words are what the specification asks for the value in their low bits:
// extended by the sign of a signed integer, by zero otherwise.
func (n number) canonical(w []uint32) bool {
	v := n.value(w)
	unused := 64 - uint(n.width)
	if n.class == signedInt {
		extended := uint64(int64(v<<unused) >> unused)
		if len(w) == 1 {
			extended = uint64(uint32(extended))
		}
		return extended == v
	}
	return v<<unused>>unused == v
}

// appendNumber appends a literal as spirv-dis writes it. It reports whether there is a form for it.
func appendNumber(out []byte, n number, w []uint32) ([]byte, bool) {
	if n.width-1 >= 64 {
		return out, false
	}
	v := n.value(w)
	switch n.class {
	case unsignedInt:
		return strconv.AppendUint(out, v, 10), true
	case signedInt:
		if len(w) == 1 {
			return strconv.AppendInt(out, int64(int32(v)), 10), true
		}
		return strconv.AppendInt(out, int64(v), 10), true
	case ieeeFloat:
		switch n.width {
		case 32:
			if e := v >> 23 & 0xff; e != 0 && e != 0xff || v<<33 == 0 {
				return strconv.AppendFloat(out, float64(math.Float32frombits(uint32(v))), 'g', 9, 32), true
			}
		case 64:
			if e := v >> 52 & 0x7ff; e != 0 && e != 0x7ff || v<<1 == 0 {
				return strconv.AppendFloat(out, math.Float64frombits(v), 'g', 17, 64), true
			}
		}
		return appendHexFloat(out, v, n.format()), true
	case bfloat16, float8E4M3, float8E5M2:
		return appendHexFloat(out, v, n.format()), true
	}
	return out, false
}

// appendHexFloat appends a float as 0x1.8p+1. Infinities and NaNs are written as if the largest exponent
// were like the others.
func appendHexFloat(out []byte, v uint64, f floatFormat) []byte {
	if v>>(f.exponent+f.fraction)&1 != 0 {
		out = append(out, '-')
	}
	exponent := int(v>>f.fraction) & (1<<f.exponent - 1)
	fraction := v & (1<<f.fraction - 1)
	if exponent == 0 && fraction == 0 {
		return append(out, "0x0p+0"...)
	}
	if exponent == 0 {
		lead := uint(bits.Len64(fraction)) - 1
		exponent = 1 - int(f.fraction-lead)
		fraction = fraction << (f.fraction - lead) & (1<<f.fraction - 1)
	}
	exponent -= f.bias()
	nibbles := (f.fraction + 3) / 4
	fraction <<= nibbles*4 - f.fraction
	for nibbles > 0 && fraction&15 == 0 {
		fraction >>= 4
		nibbles--
	}
	out = append(out, "0x1"...)
	if nibbles > 0 {
		out = append(out, '.')
		for ; nibbles > 0; nibbles-- {
			out = append(out, "0123456789abcdef"[fraction>>(4*(nibbles-1))&15])
		}
	}
	out = append(out, 'p')
	if exponent >= 0 {
		out = append(out, '+')
	}
	return strconv.AppendInt(out, int64(exponent), 10)
}
