package image

import (
	"math"
	"testing"
)

// centre returns where the centre of a texel is on a cube whose edges have the length 2n: from the table of the
// specification, written out by the picture that each face is.
func centre(face, x, y, n int) [3]float64 {
	s, t, m := float64(2*x+1-n), float64(2*y+1-n), float64(n)
	switch face {
	case 0:
		return [3]float64{m, -t, -s}
	case 1:
		return [3]float64{-m, -t, s}
	case 2:
		return [3]float64{s, m, t}
	case 3:
		return [3]float64{s, -m, -t}
	case 4:
		return [3]float64{s, -t, m}
	}
	return [3]float64{-s, -t, -m}
}

func distance(a, b [3]float64) float64 {
	return math.Hypot(math.Hypot(a[0]-b[0], a[1]-b[1]), a[2]-b[2])
}

// TestFaces samples cubes in the directions of all texels.
func TestFaces(t *testing.T) {
	for n := 1; n < 6; n++ {
		im := numbered(Kind{Dim: Cube, Arrayed: true}, n, n, 1, 12, 1)
		for i := range 12 * n * n {
			layer, x, y := i/n/n, i%n, i/n%n
			c := centre(layer%6, x, y, n)
			a := Access{At: [3]float32{float32(c[0]), float32(c[1]), float32(c[2])}, Layer: float32(layer / 6)}
			if got := sampled(&Sampler{}, im, a); got != float64(i+1) {
				t.Fatalf("in the direction %v is texel %v, want %d", a.At, got, i+1)
			}
			if got := sampled(&Sampler{Mag: Linear}, im, a); got != float64(i+1) {
				t.Fatalf("in the direction %v is, filtered, texel %v, want %d", a.At, got, i+1)
			}
		}
	}
	for v, want := range map[[3]float64]int{{1, 1, 1}: 4, {1, 1, -1}: 5, {1, -1, 0}: 3, {-1, 0.5, 0}: 1, {2, 1, 1}: 0,
		{0, 3, -3}: 5, {-1, 1, 0}: 2} {
		if got := faceOf(v); got != want {
			t.Errorf("%v leads to face %d, want %d", v, got, want)
		}
	}
}

// TestEdges looks for the texels beyond the edges of faces among all of the cube: that whose centre is nearest to where
// the texel would be, if the face went on, of those of other faces.
func TestEdges(t *testing.T) {
	for n := 2; n < 7; n++ {
		for face := range 6 {
			for k := range n {
				for _, at := range [][2]int{{-1, k}, {n, k}, {k, -1}, {k, n}} {
					from := centre(face, at[0], at[1], n)
					best, want := math.Inf(1), [3]int{}
					for i := range 6 * n * n {
						if d := distance(from, centre(i/n/n, i%n, i/n%n, n)); i/n/n != face && d < best {
							best, want = d, [3]int{i / n / n, i % n, i / n % n}
						}
					}
					if f, x, y := overEdge(face, at[0], at[1], n); [3]int{f, x, y} != want {
						t.Fatalf("beside face %d at %v of %d is %v, want %v", face, at, n, [3]int{f, x, y}, want)
					}
				}
			}
		}
	}
}

// TestSeams filters across edges and corners: on an edge a value is that of both sides, at a corner that of three.
func TestSeams(t *testing.T) {
	im := numbered(Kind{Dim: Cube}, 2, 2, 1, 6, 1)
	s := &Sampler{Mag: Linear}
	value := func(face, x, y int) float64 { return number32(im.Load(im.At(0, face, [3]int{x, y}, 0))[0]) }
	// between +x and +z, one texel up from the middle: face +z has its right column there, +x its left one
	got := sampled(s, im, Access{At: [3]float32{1, 0.5, 1}})
	if want := (value(4, 1, 0) + value(0, 0, 0)) / 2; got != want {
		t.Errorf("on the edge: %v, want %v", got, want)
	}
	// the corner (1, 1, 1): +z top right, +x top left, +y bottom right
	got = sampled(s, im, Access{At: [3]float32{1, 1, 1}})
	if want := (value(4, 1, 0) + value(0, 0, 0) + value(2, 1, 1)) / 3; math.Abs(got-want) > 1e-6*want {
		t.Errorf("at the corner: %v, want %v", got, want)
	}
	four := s.Gather(im, &Access{At: [3]float32{1, 0.999, 1.01}}, 0, nil)
	if want := [4]float64{value(4, 1, 0), value(0, 0, 0), value(4, 1, 0), value(2, 1, 1)}; number32(four[3]) != want[3] ||
		number32(four[0]) != want[0] || number32(four[1]) != want[1] || number32(four[2]) != want[2] {
		t.Errorf("gathered at the corner: %v %v %v %v, want %v", number32(four[0]), number32(four[1]), number32(four[2]),
			number32(four[3]), want)
	}
}
