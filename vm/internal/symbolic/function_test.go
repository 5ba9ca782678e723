package symbolic

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"hone/fold"
)

// TestSolve: functions of the kinds that there are methods for are inverted.
func TestSolve(t *testing.T) {
	word := []order{{}, {signed: true}}
	float := []order{{format: fold.Float32}}
	floats := func(do func(x float32) float32) func(uint64) uint64 {
		return func(x uint64) uint64 { return uint64(math.Float32bits(do(math.Float32frombits(uint32(x))))) }
	}
	for _, c := range []struct {
		name    string
		in, out []order
		compute func(x uint64) uint64
	}{
		{"sum", word, word, func(x uint64) uint64 { return x + 12345 }},
		{"product", word, word, func(x uint64) uint64 { return x * 2654435761 }},
		{"difference", word, word, func(x uint64) uint64 { return 7 - 3*x }},
		{"shifts", word, word, func(x uint64) uint64 { return x ^ x>>15 }},
		{"rotation", word, word, func(x uint64) uint64 { return uint64(bits.RotateLeft32(uint32(x), 11)) }},
		{"permutation", word, word, func(x uint64) uint64 { return x>>(x>>28+4) ^ x }},
		{"packed", float, word, func(x uint64) uint64 {
			return fold.Float16.FromFloat64(float64(math.Float32frombits(uint32(x))), fold.Mode{})
		}},
		{"reversal", word, word, func(x uint64) uint64 { return ^uint64(bits.Reverse32(uint32(x))) }},
		{"field", word, word, func(x uint64) uint64 { return x >> 7 & 0x3FF }},
		{"polynomial", word, word, func(x uint64) uint64 { return 2*x*x + x ^ 0x55 }},
		{"quotient", word, word, func(x uint64) uint64 { return x / 1000 }},
		{"conversion", word, float, func(x uint64) uint64 { return uint64(math.Float32bits(float32(uint32(x)))) }},
		{"halves", float, float, floats(func(x float32) float32 { return x*0.5 + 8 })},
		{"cube", float, float, floats(func(x float32) float32 { return x * x * x })},
		{"root", float, float, floats(func(x float32) float32 { return float32(math.Sqrt(float64(x))) })},
	} {
		r := rand.New(rand.NewPCG(1, 2))
		compute := func(x uint64) uint64 { return c.compute(x) & 0xFFFFFFFF }
		for range 50 {
			at, from := r.Uint64()>>32, r.Uint64()>>32
			if c.in[0].format.Width > 0 {
				at, from = uint64(math.Float32bits(r.Float32()*100)), uint64(math.Float32bits(r.Float32()*100))
			}
			f := &function{compute: compute, at: at, value: compute(at), in: 32, out: 32, inAs: c.in, outAs: c.out}
			want := compute(from)
			list := slices.Collect(f.solve(want))
			if !slices.ContainsFunc(list, func(x uint64) bool { return compute(x) == want }) {
				t.Errorf("%s: nothing found for f(%#x) = %#x, from %#x", c.name, from, want, at)
				break
			}
		}
	}
}

// TestPlateau: of several numbers in a row that solve a function, the one in the middle is among the first.
func TestPlateau(t *testing.T) {
	f := &function{compute: func(x uint64) uint64 { return x / 1000 }, in: 32, out: 32}
	list := f.bisect(1234, order{}, order{})
	if !slices.Contains(list, 1234499) || slices.Index(list, 1234499) > slices.Index(list, 1234000) {
		t.Errorf("%d", list)
	}
}

// TestCombine: what is an exclusive or of columns is found, and what is none is not.
func TestCombine(t *testing.T) {
	columns := []uint64{0b0110, 0b0011, 0b0101, 0b1000}
	for v := range uint64(16) {
		s, ok := combine(columns, v)
		got := uint64(0)
		for k, c := range columns {
			if s.has(k) {
				got ^= c
			}
		}
		if even := bits.OnesCount64(v&7)%2 == 0; ok != even || ok && got != v {
			t.Errorf("%04b: %v, %04b", v, ok, got)
		}
	}
}
