package fold

import (
	"math"
	"math/rand/v2"
	"testing"

	"hone/spirv"
)

// TestSingleIntervals: what floats of 32 bits make of random operands of another width is within what an operation may
// give that may be computed with them, as is what it gives itself, and that is not just anything.
func TestSingleIntervals(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	ops := []spirv.Op{spirv.OpFAdd, spirv.OpFSub, spirv.OpFMul, spirv.OpFDiv, spirv.OpFNegate}
	for _, f := range []Format{Float16, Float64} {
		for range 20_000 {
			op := ops[r.IntN(len(ops))]
			row := For(op)
			number := func() uint64 {
				return f.FromFloat64(math.Ldexp(r.Float64()*2-1, r.IntN(20)-10), Mode{})
			}
			own := Args{Width: int(f.Width), Format: f, A: number(), B: number()}
			x, y := f.ToFloat64(own.A), f.ToFloat64(own.B)
			in := []Interval{Point(x), Point(y)}[:row.Operands()]
			b, ok := row.Interval(&own, in, Freedom{Single: true})
			if !ok {
				continue
			}
			float := Args{Width: 32, Format: Float32, A: Float32.FromFloat64(x, Mode{}), B: Float32.FromFloat64(y, Mode{})}
			v, _ := row.Scalar(&float)
			if got := Float32.ToFloat64(v); !b.Contains(got) {
				t.Fatalf("%s(%g, %g) of %d bits is %g with 32, beyond [%g, %g]", op, x, y, f.Width, got, b.Low, b.High)
			}
			w, _ := row.Scalar(&own)
			got := f.ToFloat64(w)
			if !b.Contains(got) {
				t.Fatalf("%s(%g, %g) of %d bits is %g, beyond [%g, %g]", op, x, y, f.Width, got, b.Low, b.High)
			}
			if width := (b.High - b.Low) / math.Abs(got); op == spirv.OpFMul && f == Float64 && width > 0x1p-20 ||
				op == spirv.OpFMul && f == Float16 && math.Abs(got) > 1e-3 && width > 0x1p-8 {
				t.Fatalf("%s(%g, %g) of %d bits is anything in [%g, %g]", op, x, y, f.Width, b.Low, b.High)
			}
		}
	}
}

// TestSingleComparisons: whether doubles are less that are one float is open, and of others it is not.
func TestSingleComparisons(t *testing.T) {
	a := Args{Width: 64, Format: Float64}
	row := For(spirv.OpFOrdLessThan)
	for _, c := range []struct {
		x, y     float64
		constant bool
	}{{1, 1 + 0x1p-40, false}, {1, 1.5, true}, {0.1, 0.1, false}, {0.25, 0.25, true}} {
		in := []Interval{Point(c.x), Point(c.y)}
		if got := row.Constant(&a, in, Freedom{Single: true}); got != c.constant {
			t.Errorf("%g < %g is decided: %t", c.x, c.y, got)
		}
		if !row.Constant(&a, in, Freedom{}) {
			t.Errorf("%g < %g is not decided without freedom", c.x, c.y)
		}
	}
}
