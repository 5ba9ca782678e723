package image

import (
	"math"
	"math/rand/v2"
	"testing"
)

func bits32(x float32) uint64 { return uint64(math.Float32bits(x)) }

func number32(v uint64) float64 { return float64(math.Float32frombits(uint32(v))) }

// TestFormats decodes texels, and encodes what they are, by hand.
func TestFormats(t *testing.T) {
	f := bits32
	minus := func(n int64) uint64 { return uint64(-n) }
	for _, c := range []struct {
		format Format
		bytes  []byte
		want   Texel
	}{
		{Rgba32f, []byte{0, 0, 128, 63, 0, 0, 0, 192, 1, 0, 160, 127, 0, 0, 0, 128},
			Texel{f(1), f(-2), 0x7fa00001, 0x80000000}}, // a NaN is copied
		{Rgba16f, []byte{0, 0x3c, 0, 0xc0, 0, 0x7c, 1, 0}, Texel{f(1), f(-2), f(float32(math.Inf(1))), f(0x1p-24)}},
		{R32f, []byte{0, 0, 0, 63}, Texel{f(0.5), 0, 0, f(1)}},
		{Rgba8, []byte{0, 255, 51, 102}, Texel{f(0), f(1), f(0.2), f(0.4)}},
		{Rgba8Snorm, []byte{0x81, 127, 0, 64}, Texel{f(-1), f(1), f(0), f(64. / 127)}},
		{Rg32f, []byte{0, 0, 128, 63, 0, 0, 0, 64}, Texel{f(1), f(2), 0, f(1)}},
		{Rg16f, []byte{0, 0x38, 0, 0xbc}, Texel{f(0.5), f(-1), 0, f(1)}},
		// 1 is exponent 15 and no fraction; 1.5 in 10 bits is 15 << 5 | 16
		{R11fG11fB10f, []byte{0xc0, 0x03, 0x1e, 0x7c}, Texel{f(1), f(1), f(1.5), f(1)}},
		{R16f, []byte{0xff, 0x7b}, Texel{f(65504), 0, 0, f(1)}},
		{Rgba16, []byte{255, 255, 0, 0, 0x33, 0x33, 0x66, 0x66}, Texel{f(1), f(0), f(0.2), f(0.4)}},
		{Rgb10A2, []byte{0xff, 0x03, 0, 0x40}, Texel{f(1), f(0), f(0), f(1. / 3)}},
		{Rg16, []byte{255, 255, 0x33, 0x33}, Texel{f(1), f(0.2), 0, f(1)}},
		{Rg8, []byte{255, 51}, Texel{f(1), f(0.2), 0, f(1)}},
		{R16, []byte{0x33, 0x33}, Texel{f(0.2), 0, 0, f(1)}},
		{R8, []byte{51}, Texel{f(0.2), 0, 0, f(1)}},
		{Rgba16Snorm, []byte{1, 0x80, 255, 127, 0, 0, 0, 64}, Texel{f(-1), f(1), f(0), f(16384. / 32767)}},
		{Rg16Snorm, []byte{1, 0x80, 255, 127}, Texel{f(-1), f(1), 0, f(1)}},
		{Rg8Snorm, []byte{0x81, 127}, Texel{f(-1), f(1), 0, f(1)}},
		{R16Snorm, []byte{1, 0x80}, Texel{f(-1), 0, 0, f(1)}},
		{R8Snorm, []byte{0x81}, Texel{f(-1), 0, 0, f(1)}},
		{Rgba32i, []byte{255, 255, 255, 255, 1, 0, 0, 0, 0, 0, 0, 128, 2, 0, 0, 0},
			Texel{minus(1), 1, minus(1 << 31), 2}},
		{Rgba16i, []byte{255, 255, 1, 0, 0, 128, 2, 0}, Texel{minus(1), 1, minus(1 << 15), 2}},
		{Rgba8i, []byte{255, 1, 128, 2}, Texel{minus(1), 1, minus(128), 2}},
		{R32i, []byte{254, 255, 255, 255}, Texel{minus(2), 0, 0, 1}},
		{Rg32i, []byte{254, 255, 255, 255, 3, 0, 0, 0}, Texel{minus(2), 3, 0, 1}},
		{Rg16i, []byte{254, 255, 3, 0}, Texel{minus(2), 3, 0, 1}},
		{Rg8i, []byte{254, 3}, Texel{minus(2), 3, 0, 1}},
		{R16i, []byte{254, 255}, Texel{minus(2), 0, 0, 1}},
		{R8i, []byte{254}, Texel{minus(2), 0, 0, 1}},
		{Rgba32ui, []byte{255, 255, 255, 255, 1, 0, 0, 0, 0, 0, 0, 128, 2, 0, 0, 0}, Texel{1<<32 - 1, 1, 1 << 31, 2}},
		{Rgba16ui, []byte{255, 255, 1, 0, 0, 128, 2, 0}, Texel{65535, 1, 32768, 2}},
		{Rgba8ui, []byte{255, 1, 128, 2}, Texel{255, 1, 128, 2}},
		{R32ui, []byte{254, 255, 255, 255}, Texel{1<<32 - 2, 0, 0, 1}},
		{Rgb10a2ui, []byte{0xff, 0x07, 0x30, 0x80}, Texel{1023, 1, 3, 2}},
		{Rg32ui, []byte{254, 255, 255, 255, 3, 0, 0, 0}, Texel{1<<32 - 2, 3, 0, 1}},
		{Rg16ui, []byte{254, 255, 3, 0}, Texel{65534, 3, 0, 1}},
		{Rg8ui, []byte{254, 3}, Texel{254, 3, 0, 1}},
		{R16ui, []byte{254, 255}, Texel{65534, 0, 0, 1}},
		{R8ui, []byte{254}, Texel{254, 0, 0, 1}},
		{R64ui, []byte{255, 255, 255, 255, 255, 255, 255, 255}, Texel{1<<64 - 1, 0, 0, 1}},
		{R64i, []byte{254, 255, 255, 255, 255, 255, 255, 255}, Texel{minus(2), 0, 0, 1}},
		{Srgba8, []byte{0, 255, 188, 128}, Texel{f(0), f(1), f(0.502886458), f(128. / 255)}}, // IEC 61966-2-1
	} {
		if len(c.bytes) != c.format.Bytes() {
			t.Errorf("%s has %d bytes, want %d", c.format, c.format.Bytes(), len(c.bytes))
			continue
		}
		if got := c.format.Decode(c.bytes); got != c.want {
			t.Errorf("%s: %v is %x, want %x", c.format, c.bytes, got, c.want)
		}
		back := make([]byte, 16)
		if c.format.Encode(back, c.want); string(back[:len(c.bytes)]) != string(c.bytes) {
			t.Errorf("%s: %x is stored as %v, want %v", c.format, c.want, back[:len(c.bytes)], c.bytes)
		}
	}
	for f := Unknown + 1; f < NumFormats; f++ {
		if f.Bytes() == 0 || f.Components() == 0 || f.String() == "" {
			t.Errorf("format %d is not there", f)
		}
	}
}

// TestStored stores numbers that no texel has: by hand.
func TestStored(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct {
		format Format
		x      float64
		want   uint64
	}{
		{R8, -1, 0}, {R8, 2, 255}, {R8, math.NaN(), 0}, {R8, 0.5, 128}, {R8, -inf, 0}, {R8, inf, 255}, {R8, 0.4999 / 255, 0},
		{R8, 0.5001 / 255, 1}, {R8Snorm, -2, 0x81}, {R8Snorm, 2, 127}, {R8Snorm, math.NaN(), 0}, {R8Snorm, -0.5, 0xc0},
		{R16f, 65520, 0x7c00}, {R16f, 65519, 0x7bff}, {R16f, 0x1p-25, 0}, {R16f, 0x1.01p-25, 1}, {R16f, -inf, 0xfc00},
		{R11fG11fB10f, 70000, 0x7bf}, {R11fG11fB10f, -3, 0}, {R11fG11fB10f, math.Copysign(0, -1), 0}, {R11fG11fB10f, -inf, 0},
		{R11fG11fB10f, inf, 0x7c0}, {R11fG11fB10f, 0x1p-20, 1}, {R11fG11fB10f, math.NaN(), 0x7e0},
		{Srgba8, 0.5, 188}, {Srgba8, 0.002, 7}, {Srgba8, 2, 255},
	} {
		b := make([]byte, 16)
		c.format.Encode(b, Texel{bits32(float32(c.x))})
		if got := c.format.raw(b)[0]; got != c.want {
			t.Errorf("%s: %v is stored as %#x, want %#x", c.format, c.x, got, c.want)
		}
	}
	b := make([]byte, 4)
	if Rgba8ui.Encode(b, Texel{0x1234, 0x100, 255, 7}); string(b) != "\x34\x00\xff\x07" {
		t.Errorf("of integers that are too large % x is stored", b)
	}
}

// TestNearestCode tries that numbers are stored as the nearest one that there is, by all codes there are.
func TestNearestCode(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, f := range []Format{R8, R8Snorm, R16, R16Snorm, R16f, R11fG11fB10f, Rgb10A2} {
		n := f.Bits(0)
		var values []float64 // by code
		for code := range 1 << n {
			b := make([]byte, 16)
			b[0], b[1] = byte(code), byte(code>>8)
			v := number32(f.Decode(b)[0])
			if values = append(values, v); v != v {
				continue
			}
			back := make([]byte, 16)
			f.Encode(back, Texel{bits32(float32(v))})
			if got := number32(f.Decode(back)[0]); got != v {
				t.Fatalf("%s: code %#x is %v, which is stored as %v", f, code, v, got)
			}
		}
		for range 300 {
			x := float64(float32(r.Float64()*2.2 - 1.1))
			if f == R16f || f == R11fG11fB10f {
				x = float64(float32(math.Ldexp(x, r.IntN(40)-24)))
			}
			b := make([]byte, 16)
			f.Encode(b, Texel{bits32(float32(x))})
			got := number32(f.Decode(b)[0])
			for code, v := range values {
				if !math.IsInf(v, 0) && math.Abs(v-x) < math.Abs(got-x)*(1-1e-6) && math.Abs(x) < 60000 {
					t.Fatalf("%s: %v is stored as %v, and code %#x is %v", f, x, got, code, v)
				}
			}
		}
	}
}

// TestSRGB compares the transfer function with math.Pow, which is as good but not the same everywhere, and tries that
// codes survive.
func TestSRGB(t *testing.T) {
	for code := range 256 {
		x := float64(code) / 255
		want := math.Pow((x+0.055)/1.055, 2.4)
		if code <= 10 {
			want = x / 12.92
		}
		got := number32(Srgba8.Decode([]byte{byte(code), 0, 0, 0})[0])
		if math.Abs(got-want) > 1e-7*want {
			t.Errorf("code %d is %v, want %v", code, got, want)
		}
		b := make([]byte, 4)
		if Srgba8.Encode(b, Texel{bits32(float32(want))}); b[0] != byte(code) {
			t.Errorf("code %d is stored as %d", code, b[0])
		}
	}
}

// TestNeighbours rounds down and up, by hand.
func TestNeighbours(t *testing.T) {
	for _, c := range []struct {
		format       Format
		x            float32
		below, above uint64
	}{
		{R8, 0.5, 127, 128}, {R8, 1, 255, 255}, {R8, -3, 0, 0}, {R8, 0, 0, 0}, {R8, 0.201, 51, 52}, {R8Snorm, -0.5, 0xc0, 0xc1},
		{R16f, 1, 0x3c00, 0x3c00}, {R16f, 1.0001, 0x3c00, 0x3c01}, {R16f, -1.0001, 0xbc01, 0xbc00}, {R16f, 65530, 0x7bff, 0x7c00},
		{R11fG11fB10f, 1.001, 0x3c0, 0x3c1}, {R8ui, 1, 0, 0},
	} {
		below, above := c.format.Neighbours(0, bits32(c.x))
		if below != c.below || above != c.above {
			t.Errorf("%s: %v is between %#x and %#x, want %#x and %#x", c.format, c.x, below, above, c.below, c.above)
		}
	}
}
