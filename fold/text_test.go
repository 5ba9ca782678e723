package fold

import (
	"math"
	"strconv"
	"testing"
)

func TestText(t *testing.T) {
	for _, x := range []struct {
		f    Format
		bits uint64
		want string
	}{
		{Float32, 0x7f800000, "inf"}, {Float16, 0xfc00, "-inf"}, {Float32, 0x7fc00000, "nan"}, {Float32, 0xffc00000, "0xffc00000"}, {Float16, 0x7e01, "0x7e01"},
		{Float32, 0x80000000, "-0"}, {Float32, 0x3dcccccd, "0.1"}, {Float16, 0x2e66, "0.1"}, {BFloat16, 0x3dcd, "0.1"}, {Float64, math.Float64bits(0.1), "0.1"},
		{Float32, 1, "1e-45"}, {Float16, 1, "6e-08"}, {Float32, 0x4e6e6b28, "1e+09"}, {Float32, 0x4b800000, "16777216"}, {Float16, 0x7bff, "65504"}, {BFloat16, 0x7f7f, "3.39e+38"},
	} {
		if got := x.f.Text(x.bits); got != x.want {
			t.Errorf("%v %#x is %s, want %s", x.f, x.bits, got, x.want)
		}
	}
	for v := range uint64(1 << 16) {
		for _, f := range []Format{Float16, BFloat16} {
			text := f.Text(v)
			if x, err := strconv.ParseFloat(text, 64); !f.IsNaN(v) && (err != nil || f.FromFloat64(x, Mode{}) != v) {
				t.Fatalf("%v %#x is %s, which is another number", f, v, text)
			}
		}
	}
}
