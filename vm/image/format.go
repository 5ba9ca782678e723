package image

import (
	"encoding/binary"
	"math"

	"hone/fold"
)

// Format is how a texel is stored. Those of shaders have the numbers of SPIR-V's ImageFormat.
type Format uint8

// The formats.
const (
	Unknown Format = iota
	Rgba32f
	Rgba16f
	R32f
	Rgba8
	Rgba8Snorm
	Rg32f
	Rg16f
	R11fG11fB10f
	R16f
	Rgba16
	Rgb10A2
	Rg16
	Rg8
	R16
	R8
	Rgba16Snorm
	Rg16Snorm
	Rg8Snorm
	R16Snorm
	R8Snorm
	Rgba32i
	Rgba16i
	Rgba8i
	R32i
	Rg32i
	Rg16i
	Rg8i
	R16i
	R8i
	Rgba32ui
	Rgba16ui
	Rgba8ui
	R32ui
	Rgb10a2ui
	Rg32ui
	Rg16ui
	Rg8ui
	R16ui
	R8ui
	R64ui
	R64i
	Srgba8 // sampled only: the colours of Rgba8 are encoded as sRGB has it
	NumFormats
)

// Class is what a shader sees of a component.
type Class uint8

// The classes: a number of 32 bits, but for formats of 64.
const (
	Float Class = iota
	SInt
	UInt
)

// encoding is how a component is stored.
type encoding uint8

const (
	unorm  encoding = iota // the integers of a width from 0 to 1
	snorm                  // the signed ones from -1 to 1
	float                  // IEEE 754
	ufloat                 // the same without a sign
	sint
	uint_
	srgb // unorm of what sRGB encodes, but for alpha
)

// layout is how a format stores a texel: its components begin at the lowest bit.
type layout struct {
	name     string
	encoding encoding
	bits     []int
}

var (
	one8, two8, four8    = []int{8}, []int{8, 8}, []int{8, 8, 8, 8}
	one16, two16, four16 = []int{16}, []int{16, 16}, []int{16, 16, 16, 16}
	one32, two32, four32 = []int{32}, []int{32, 32}, []int{32, 32, 32, 32}
	one64, packed        = []int{64}, []int{10, 10, 10, 2}
)

// formats are the layouts of the formats (section "Format Definition": what SPIR-V calls Rgb10A2 is
// VK_FORMAT_A2B10G10R10_UNORM_PACK32, and R11fG11fB10f is VK_FORMAT_B10G11R11_UFLOAT_PACK32).
var formats = [NumFormats]layout{
	Unknown: {name: "Unknown"},
	Rgba32f: {"Rgba32f", float, four32}, Rgba16f: {"Rgba16f", float, four16}, R32f: {"R32f", float, one32},
	Rgba8: {"Rgba8", unorm, four8}, Rgba8Snorm: {"Rgba8Snorm", snorm, four8},
	Rg32f: {"Rg32f", float, two32}, Rg16f: {"Rg16f", float, two16},
	R11fG11fB10f: {"R11fG11fB10f", ufloat, []int{11, 11, 10}}, R16f: {"R16f", float, one16},
	Rgba16: {"Rgba16", unorm, four16}, Rgb10A2: {"Rgb10A2", unorm, packed}, Rg16: {"Rg16", unorm, two16},
	Rg8: {"Rg8", unorm, two8}, R16: {"R16", unorm, one16}, R8: {"R8", unorm, one8},
	Rgba16Snorm: {"Rgba16Snorm", snorm, four16}, Rg16Snorm: {"Rg16Snorm", snorm, two16},
	Rg8Snorm: {"Rg8Snorm", snorm, two8}, R16Snorm: {"R16Snorm", snorm, one16}, R8Snorm: {"R8Snorm", snorm, one8},
	Rgba32i: {"Rgba32i", sint, four32}, Rgba16i: {"Rgba16i", sint, four16}, Rgba8i: {"Rgba8i", sint, four8},
	R32i: {"R32i", sint, one32}, Rg32i: {"Rg32i", sint, two32}, Rg16i: {"Rg16i", sint, two16},
	Rg8i: {"Rg8i", sint, two8}, R16i: {"R16i", sint, one16}, R8i: {"R8i", sint, one8},
	Rgba32ui: {"Rgba32ui", uint_, four32}, Rgba16ui: {"Rgba16ui", uint_, four16}, Rgba8ui: {"Rgba8ui", uint_, four8},
	R32ui: {"R32ui", uint_, one32}, Rgb10a2ui: {"Rgb10a2ui", uint_, packed}, Rg32ui: {"Rg32ui", uint_, two32},
	Rg16ui: {"Rg16ui", uint_, two16}, Rg8ui: {"Rg8ui", uint_, two8}, R16ui: {"R16ui", uint_, one16},
	R8ui: {"R8ui", uint_, one8}, R64ui: {"R64ui", uint_, one64}, R64i: {"R64i", sint, one64},
	Srgba8: {"Srgba8", srgb, four8},
}

func (f Format) String() string {
	if f >= NumFormats {
		return "no format"
	}
	return formats[f].name
}

// Bytes returns the size of a texel, 0 for an unknown format.
func (f Format) Bytes() int {
	n := 0
	if f < NumFormats {
		for _, b := range formats[f].bits {
			n += b
		}
	}
	return n / 8
}

// Components returns how many components a format has.
func (f Format) Components() int { return len(formats[f].bits) }

// Bits returns the width of a component, 0 for one that the format has not.
func (f Format) Bits(component int) int {
	if b := formats[f].bits; component < len(b) {
		return b[component]
	}
	return 0
}

// Class returns what a shader sees of the components.
func (f Format) Class() Class {
	switch formats[f].encoding {
	case sint:
		return SInt
	case uint_:
		return UInt
	}
	return Float
}

// fixed reports whether components are fixed-point numbers.
func (f Format) fixed() bool {
	e := formats[f].encoding
	return e == unorm || e == snorm || e == srgb
}

// Normalized reports whether shaders see components as numbers from 0 to 1, or from -1 to 1.
func (f Format) Normalized() bool { return f.fixed() }

// Texel is what a shader sees of a texel: the bits of a float32 each, or an integer, extended to 64 bits by its sign if
// it has one.
type Texel [4]uint64

// one is the number 1 as a component.
func (f Format) one() uint64 {
	if f.Class() == Float {
		return uint64(math.Float32bits(1))
	}
	return 1
}

// Zero returns a texel whose components are zeros. What the format has not is 0, or 1 for the last component, as in
// each texel (section "Conversion to RGBA").
func (f Format) Zero() (t Texel) {
	if f.Components() < 4 {
		t[3] = f.one()
	}
	return t
}

// raw returns the bits of the components of a texel.
func (f Format) raw(b []byte) (v [4]uint64) {
	var words [2]uint64
	for i, x := range b[:f.Bytes()] {
		words[i/8] |= uint64(x) << (i % 8 * 8)
	}
	at := 0
	for i, n := range formats[f].bits { // none lies in both words
		v[i] = words[at/64] >> (at % 64) & fold.Mask(n)
		at += n
	}
	return v
}

// Decode returns the texel that b begins with (section "Texel Input Operations": format conversion, conversion to
// RGBA).
func (f Format) Decode(b []byte) Texel {
	t := f.Zero()
	v, l := f.raw(b), &formats[f]
	for i, n := range l.bits {
		switch {
		case l.encoding == sint:
			t[i] = uint64(fold.Signed(v[i], n))
		case l.encoding == uint_ || l.encoding == float && n == 32:
			t[i] = v[i]
		default:
			t[i] = uint64(float32bits(f.decode(v[i], i)))
		}
	}
	return t
}

// NaN is what each NaN is that is computed: the one that is copied has its bits.
const nan = 0x7fc00000

// float32bits rounds to a float32.
func float32bits(x float64) uint32 {
	if x != x {
		return nan
	}
	return math.Float32bits(float32(x))
}

// decode returns the number that bits of a component of a format of floats mean (sections "Conversion from Normalized
// Fixed-Point to Floating-Point" and "Unsigned 11-Bit Floating-Point Numbers").
func (f Format) decode(v uint64, component int) float64 {
	l := &formats[f]
	n := l.bits[component]
	switch l.encoding {
	case unorm:
		return float64(v) / float64(fold.Mask(n))
	case snorm:
		return max(float64(fold.Signed(v, n))/float64(fold.Mask(n-1)), -1)
	case srgb:
		if component < 3 {
			return fromSRGB(float64(v) / 255)
		}
		return float64(v) / 255
	case ufloat:
		return unsigned(n).ToFloat64(v)
	}
	return fold.Format{Width: n, Fraction: floatFraction(n)}.ToFloat64(v)
}

// unsigned returns the format of floats of n bits without a sign: one with a sign, which is 0, has the same numbers.
func unsigned(n int) fold.Format { return fold.Format{Width: n + 1, Fraction: n - 5} }

func floatFraction(n int) int {
	if n == 16 {
		return fold.Float16.Fraction
	}
	return fold.Float32.Fraction
}

// Encode stores a texel as the first bytes of b (section "Texel Output Format Conversion"). Numbers of fixed-point
// formats are rounded to the nearest, and to even between two; floats likewise, where those that are too large are
// infinite with a sign and the largest number without. Of integers the lower-order bits are stored.
func (f Format) Encode(b []byte, t Texel) {
	var words [2]uint64
	at := 0
	for i, n := range formats[f].bits {
		words[at/64] |= f.Code(i, t[i]) << (at % 64)
		at += n
	}
	var out [16]byte
	binary.LittleEndian.PutUint64(out[:], words[0])
	binary.LittleEndian.PutUint64(out[8:], words[1])
	copy(b[:f.Bytes()], out[:])
}

// Code returns the bits that a component of a texel is stored as.
func (f Format) Code(component int, v uint64) uint64 {
	l := &formats[f]
	n := l.bits[component]
	if f.Class() == Float && (l.encoding != float || n != 32) {
		v = f.encode(float64(math.Float32frombits(uint32(v))), component)
	}
	return v & fold.Mask(n)
}

// Beyond returns the bits of an integer of a width, from the component's own bits on, that are not as they are where it
// fits: zeros, or of a signed one copies of its sign. What is stored then is undefined (section "Texel Output Format
// Conversion").
func (f Format) Beyond(component int, v uint64, width int) uint64 {
	n := f.Bits(component)
	if f.Class() == SInt && v>>(n-1)&1 != 0 {
		v = ^v
	}
	return v & fold.Mask(width) &^ fold.Mask(n)
}

// Neighbours returns the codes that a number may be stored as where an implementation rounds as it likes: those of the
// nearest number that is not above it, and of the nearest that is not below.
func (f Format) Neighbours(component int, v uint64) (below, above uint64) {
	below = f.Code(component, v)
	above = below
	x, mask := float64(math.Float32frombits(uint32(v))), fold.Mask(f.Bits(component))
	if f.fixed() {
		x = clamp(x, -1, 1)
	}
	if f.Class() != Float || x != x {
		return below, above
	}
	at := f.decode(below, component)
	for _, other := range [...]uint64{(below - 1) & mask, (below + 1) & mask} {
		switch y := f.decode(other, component); {
		case at > x && y < at:
			below = other
		case at < x && y > at:
			above = other
		}
	}
	return below, above
}

// IEEE returns the format of components that are floats as the standard has them, false for others.
func (f Format) IEEE() (fold.Format, bool) {
	l := &formats[f]
	if l.encoding != float {
		return fold.Format{}, false
	}
	return fold.Format{Width: l.bits[0], Fraction: floatFraction(l.bits[0])}, true
}

// encode returns the bits of a component of a format of floats that are nearest to a number (section "Conversion from
// Floating-Point to Normalized Fixed-Point").
func (f Format) encode(x float64, component int) uint64 {
	l := &formats[f]
	n := l.bits[component]
	switch l.encoding {
	case srgb:
		if component < 3 {
			x = toSRGB(clamp(x, 0, 1))
		}
		fallthrough
	case unorm:
		return uint64(math.RoundToEven(clamp(x, 0, 1) * float64(fold.Mask(n))))
	case snorm:
		return uint64(int64(math.RoundToEven(clamp(x, -1, 1) * float64(fold.Mask(n-1)))))
	case ufloat:
		format := unsigned(n)
		most := format.ToFloat64(format.Max())
		switch {
		case x != x || math.IsInf(x, 1):
			return format.FromFloat64(x, fold.Mode{}) & fold.Mask(n)
		case x > most:
			return format.Max()
		}
		return format.FromFloat64(max(x, 0), fold.Mode{}) & fold.Mask(n)
	}
	return fold.Format{Width: n, Fraction: floatFraction(n)}.FromFloat64(x, fold.Mode{})
}

// clamp returns x within limits; 0 for a NaN.
func clamp(x, low, high float64) float64 {
	if x != x {
		return 0
	}
	return min(max(x, low), high)
}

// fromSRGB and toSRGB are the transfer function of sRGB and its inverse (Khronos Data Format Specification, section
// "sRGB transfer functions").

func fromSRGB(x float64) float64 {
	if x <= 0.04045 {
		return x / 12.92
	}
	return fold.Pow((x+0.055)/1.055, 2.4)
}

func toSRGB(x float64) float64 {
	if x <= 0.0031308 {
		return float64(x * 12.92)
	}
	return float64(1.055*fold.Pow(x, 1/2.4)) - 0.055
}
