package scene

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestBytes writes primitives and reads them.
func TestBytes(t *testing.T) {
	data := make([]byte, Layout().Size)
	want := Primitive{Kind: Box, Flags: Opaque, Mask: 255, Instance: 1, Custom: 2, Record: 3, Geometry: 4, Index: 5,
		A: [3]float32{6, 7, 8}, B: [3]float32{9, 10, 11}, C: [3]float32{12, 13, 14}, Scale: 15,
		Offset: [3]float32{16, 17, 18}}
	Put(data, 3, &want)
	if got := At(data, 3); got != want {
		t.Errorf("%+v", got)
	}
	if got := At(data, Count); got.Kind != Nothing {
		t.Errorf("beyond the last: %+v", got)
	}
	n := 0
	for at, s := range Layout().Scalars(0) {
		if at != 4*n || s.Size != 4 {
			t.Fatalf("scalar %d is at %d", n, at)
		}
		n++
	}
	if n != Count*size/4 {
		t.Errorf("%d scalars", n)
	}
}

// TestTriangle makes rays that go to a point of a triangle, or beside it, from either side.
func TestTriangle(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	point := func() (x [3]float32) {
		for i := range x {
			x[i] = float32(r.IntN(64) - 32)
		}
		return x
	}
	for range 20000 {
		p := Primitive{Kind: Triangle, A: point(), B: point(), C: point(), Scale: 2, Offset: point()}
		u, v := r.Float64()*1.5-0.25, r.Float64()*1.5-0.25
		if edge := min(math.Abs(u), math.Abs(v), math.Abs(1-u-v)); edge < 0.01 {
			continue
		}
		a, b, c := p.world(p.A), p.world(p.B), p.world(p.C)
		var at vector
		for i := range at {
			at[i] = a[i]*(1-u-v) + b[i]*u + c[i]*v
		}
		ray := Ray{Origin: point()}
		o := wide(ray.Origin)
		for i := range at {
			ray.Direction[i] = float32((at[i] - o[i]) / 4)
		}
		normal := b.minus(a).cross(c.minus(a))
		if math.Abs(normal.dot(at.minus(o))) < 100 {
			continue // it is seen from its edge
		}
		h, ok := p.Triangle(&ray, 100)
		inside := u > 0 && v > 0 && u+v < 1
		if ok != inside {
			t.Fatalf("%+v: meets the triangle: %v, want %v", p, ok, inside)
		}
		if !ok {
			continue
		}
		if math.Abs(float64(h.T)-4) > 1e-2 || math.Abs(float64(h.U)-u) > 1e-2 || math.Abs(float64(h.V)-v) > 1e-2 {
			t.Fatalf("%+v: %+v, want 4 %v %v", p, h, u, v)
		}
		if h.Front != (normal.dot(wide(ray.Direction)) > 0) {
			t.Fatalf("%+v: front is %v", p, h.Front)
		}
		if _, ok := p.Triangle(&ray, 3.5); ok {
			t.Error("it is met beyond the limit")
		}
		if ray.Min = 4.5; true {
			if _, ok := p.Triangle(&ray, 100); ok {
				t.Error("it is met before the start")
			}
		}
	}
}

// TestBox walks along rays.
func TestBox(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	met := 0
	for range 5000 {
		p := Primitive{Kind: Box, Scale: 1}
		ray := Ray{Min: float32(r.IntN(3))}
		for i := range 3 {
			p.A[i], p.B[i] = float32(r.IntN(17)-8), float32(r.IntN(17)-8)
			ray.Origin[i], ray.Direction[i] = float32(r.IntN(40)-20)+0.3, float32(r.IntN(9)-4)
		}
		inside := func(s, slack float64) bool {
			for i := range 3 {
				x := float64(ray.Origin[i]) + s*float64(ray.Direction[i])
				if x < float64(min(p.A[i], p.B[i]))-slack || x > float64(max(p.A[i], p.B[i]))+slack {
					return false
				}
			}
			return true
		}
		surely, maybe := false, false
		for s := float64(ray.Min); s <= 8; s += 1.0 / 256 {
			surely, maybe = surely || inside(s, 0), maybe || inside(s, 0.1)
		}
		got := p.Box(&ray, 8)
		if surely && !got || got && !maybe {
			t.Fatalf("%+v %+v: %v", p, ray, got)
		}
		if got {
			met++
		}
	}
	if met < 60 {
		t.Errorf("%d boxes are met", met)
	}
}
