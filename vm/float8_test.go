package vm_test

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"hone/internal/irtest"
	"hone/vm"
	"hone/vm/layout"
)

// eight is what a number of 8 bits is: sign, exponent and fraction, as the OCP 8-bit Floating Point Specification has
// them.
func eight(code byte, fraction, bias int, finite bool) float64 {
	e, f := int(code&0x7f)>>fraction, float64(int(code)&(1<<fraction-1))/float64(int(1)<<fraction)
	x := math.Ldexp(1+f, e-bias)
	switch most := 1<<(7-fraction) - 1; {
	case e == 0:
		x = math.Ldexp(f, 1-bias)
	case finite && code&0x7f == 0x7f:
		x = math.NaN()
	case !finite && e == most && f == 0:
		x = math.Inf(1)
	case !finite && e == most:
		x = math.NaN()
	}
	if code >= 0x80 {
		return -x
	}
	return x
}

// TestFloat8 compares a saturated conversion to E4M3 with a search among all numbers that there are.
func TestFloat8(t *testing.T) {
	data, err := os.ReadFile("../testdata/shaders/asm/new/float8.spv")
	if err != nil {
		t.Fatal(err)
	}
	program, err := vm.Compile(irtest.Read(t, irtest.Decode(t, data)), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	const n = 16
	r := rand.New(rand.NewPCG(8, 8))
	for range 200 {
		var x [n]float32
		in, out := make([]byte, 4*n), make([]byte, 4*n)
		for i := range x {
			x[i] = float32(math.Ldexp(r.Float64()*2-1, r.IntN(24)-12))
			switch r.IntN(6) {
			case 0: // in the middle between two numbers
				k := byte(r.IntN(0x7d))
				x[i] = float32(eight(k, 3, 7, true)+eight(k+1, 3, 7, true)) / 2
			case 1:
				x[i] = float32(eight(byte(r.IntN(256)), 3, 7, true))
			}
			layout.Store(in[4*i:4*i+4], uint64(math.Float32bits(x[i])))
		}
		bytes := make([]byte, 128)
		buffers := map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out, {Binding: 2}: bytes}
		if _, err := program.Run(vm.Inputs{Buffers: buffers}); err != nil {
			t.Fatal(err)
		}
		for i, v := range x {
			want, distance := byte(0), math.Inf(1)
			for k := range 256 {
				code := byte(k)
				d := math.Abs(eight(code, 3, 7, true) - float64(v))
				if math.Signbit(float64(v)) == (code >= 0x80) && (d < distance || d == distance && code&1 == 0) {
					want, distance = code, d
				}
			}
			if got := bytes[i]; got != want && v == v || v != v && got&0x7f != 0x7f {
				t.Errorf("%g becomes %#x, want %#x", v, got, want)
			}
		}
	}
}
