package image

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestRange samples between two accesses and finds that what is given is within the limits, and the same where these
// are exact.
func TestRange(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	known, exactly := 0, 0
	for range 4000 {
		kind := Kind{Dim: Dim(r.IntN(4)), Arrayed: r.IntN(3) == 0}
		if kind.Dim == Dim3D {
			kind.Arrayed = false
		}
		size := 1 + r.IntN(6)
		im := New(kind, []Format{R32f, Rgba8, Rgba16, Rgba8ui}[r.IntN(4)], size, size, size)
		if size > 1 {
			im.Levels = 1 + r.IntN(2)
		}
		if kind.Arrayed {
			im.Layers *= 1 + r.IntN(3)
		}
		im.Alloc()
		for i := range len(im.Data) / im.Format.Bytes() {
			one := func() uint64 { return bits32(float32(r.IntN(256)) / 255) }
			if im.Format.Class() != Float {
				one = func() uint64 { return uint64(r.IntN(256)) }
			}
			im.Format.Encode(im.Data[i*im.Format.Bytes():], Texel{one(), one(), one(), one()})
		}
		s := &Sampler{Mag: Filter(r.IntN(2)), Mip: Filter(r.IntN(2)), Compare: CompareOp(r.IntN(8)), MaxLod: 4,
			LodBias: r.Float32() / 2}
		s.Min = s.Mag
		width := math.Ldexp(1, -r.IntN(24))
		spread := func(x float32) (float32, float32) {
			if r.IntN(3) == 0 {
				return x, x
			}
			return x, x + float32(width*r.Float64())
		}
		low, high := &Access{}, &Access{}
		for i := range 3 {
			s.Address[i] = Address(r.IntN(5))
			x := 3*r.Float32() - 1
			if r.IntN(2) == 0 {
				x = float32(r.IntN(9)-4) / float32(2*size)
			}
			low.At[i], high.At[i] = spread(x)
			low.Offset[i] = r.IntN(3) - 1
		}
		if kind.Dim == Cube {
			low.Offset = [3]int{}
		}
		high.Offset = low.Offset
		low.Lod, high.Lod = spread(2*r.Float32() - 0.5)
		low.Layer, high.Layer = spread(3 * r.Float32())
		low.Ref, high.Ref = spread(float32(r.IntN(256)) / 255)
		compare := r.IntN(3) == 0 && im.Format.Class() == Float
		limits, exact, ok := s.Range(im, low, high, compare)
		if !ok {
			continue
		}
		known++
		var first Texel
		for k := range 60 {
			a := *low
			between := func(low, high float32) float32 {
				switch k {
				case 0:
					return low
				case 1:
					return high
				}
				return min(max(low+r.Float32()*(high-low), low), high)
			}
			for i := range 3 {
				a.At[i] = between(low.At[i], high.At[i])
			}
			a.Lod, a.Layer, a.Ref = between(low.Lod, high.Lod), between(low.Layer, high.Layer), between(low.Ref, high.Ref)
			v := Texel{}
			if compare {
				v[0] = s.SampleCompare(im, &a)
			} else {
				v = s.Sample(im, &a)
			}
			if first = v; k > 0 && exact && v != first {
				t.Fatalf("%v and %v are not the same", first, v)
			}
			if im.Format.Class() != Float {
				if !exact {
					t.Fatal("a range of integers")
				}
				continue
			}
			for i := range v {
				if x := math.Float32frombits(uint32(v[i])); x < limits.Low[i] || x > limits.High[i] {
					t.Fatalf("component %d is %v, which is not from %v to %v: %v by %+v from %+v to %+v at %+v", i, x, limits.Low[i],
						limits.High[i], im.Kind, *s, *low, *high, a)
				}
			}
		}
		if exact {
			exactly++
		}
	}
	if known < 1000 || exactly < 300 {
		t.Errorf("of 4000 boxes %d have limits, and %d give one value", known, exactly)
	}
	t.Logf("of 4000 boxes %d have limits, and %d give one value", known, exactly)
}
