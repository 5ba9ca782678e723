package asm

import (
	"math"
	"math/bits"
	"strconv"

	"hone/spirv"
)

// floatFormat is a binary floating-point encoding.
type floatFormat struct {
	exponent, fraction uint // widths in bits
	finite             bool // the largest exponent holds numbers: no infinities, NaN is all ones
	noNaN              bool // nor is there a NaN
	// Every literal must be a number of the format: unsigned are powers of two, without a sign or zero, fixed are
	// integers of 8 bits in units of 1/64.
	unsigned, fixed bool
}

// encodings are the encodings that OpTypeFloat may name, from bfloat16 on, with the names of their types.
var encodings = [...]struct {
	encoding spirv.FPEncoding
	width    uint16
	name     string
	format   floatFormat
}{
	{spirv.FPEncodingBFloat16KHR, 16, "bfloat16", floatFormat{exponent: 8, fraction: 7}},
	{spirv.FPEncodingFloat8E4M3EXT, 8, "fp8e4m3", floatFormat{exponent: 4, fraction: 3, finite: true}},
	{spirv.FPEncodingFloat8E5M2EXT, 8, "fp8e5m2", floatFormat{exponent: 5, fraction: 2}},
	{spirv.FPEncodingFloat6E2M3EXT, 6, "fp6e2m3", floatFormat{exponent: 2, fraction: 3, finite: true, noNaN: true}},
	{spirv.FPEncodingFloat6E3M2EXT, 6, "fp6e3m2", floatFormat{exponent: 3, fraction: 2, finite: true, noNaN: true}},
	{spirv.FPEncodingFloat4E2M1EXT, 4, "fp4e2m1", floatFormat{exponent: 2, fraction: 1, finite: true, noNaN: true}},
	{spirv.FPEncodingFloat8UnsignedE8M0EXT, 8, "fp8e8m0", floatFormat{exponent: 8, unsigned: true}},
	{spirv.FPEncodingMXInt8EXT, 8, "mxint8", floatFormat{fraction: fixedFraction, fixed: true}},
}

// fixedFraction is how many bits of a fixed number are behind the point.
const fixedFraction = 6

func (n number) format() floatFormat {
	if n.class >= bfloat16 && n.class < otherFloat {
		return encodings[n.class-bfloat16].format
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
	case notNumber, otherFloat:
		return out, false
	}
	return appendHexFloat(out, v, n.format()), true
}

// appendHexFloat appends a float as 0x1.8p+1. Infinities and NaNs are written as if the largest exponent
// were like the others.
func appendHexFloat(out []byte, v uint64, f floatFormat) []byte {
	switch {
	case f.unsigned:
		return appendHexParts(out, 0, 0, int(uint8(v))-f.bias())
	case f.fixed:
		x := int64(int8(v))
		if x < 0 {
			out, x = append(out, '-'), -x
		}
		if x == 0 {
			return append(out, "0x0p+0"...)
		}
		lead := uint(bits.Len64(uint64(x))) - 1
		return appendHexParts(out, uint64(x)&(1<<lead-1), lead, int(lead)-fixedFraction)
	}
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
	return appendHexParts(out, fraction, f.fraction, exponent-f.bias())
}

// appendHexParts appends 1 + fraction / 2^width, times 2^exponent.
func appendHexParts(out []byte, fraction uint64, width uint, exponent int) []byte {
	nibbles := (width + 3) / 4
	fraction <<= nibbles*4 - width
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
