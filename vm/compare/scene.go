package compare

import (
	"hone/vm/layout"
	"hone/vm/scene"
)

// scene fills an acceleration structure: with triangles and boxes around where numbers are that are small, large enough
// for a ray to meet some. Of the points of all of them most are whole numbers.
func (f *filler) scene(memory []byte) {
	r := f.r
	point := func(size int) (x [3]float32) {
		for i := range x {
			x[i] = float32(r.IntN(2*size+1) - size)
			if r.IntN(8) == 0 {
				x[i] += r.Float32()
			}
		}
		return x
	}
	for i := range scene.Count {
		p := scene.Primitive{Kind: scene.Triangle, Mask: 255, Instance: uint32(r.IntN(4)), Custom: uint32(r.IntN(16)),
			Record: uint32(r.IntN(8)), Geometry: uint32(r.IntN(4)), Index: uint32(r.IntN(16)), Scale: 1}
		switch r.IntN(12) {
		case 0:
			p.Kind = scene.Nothing
		case 1, 2, 3:
			p.Kind = scene.Box
		}
		if r.IntN(2) == 0 {
			p.Flags |= scene.Opaque
		}
		if r.IntN(8) == 0 {
			p.Flags |= []uint32{scene.TwoSided, scene.Flipped}[r.IntN(2)]
		}
		switch r.IntN(6) {
		case 0:
			p.Mask = 1 << r.IntN(8)
		case 1:
			p.Mask = uint32(r.IntN(256))
		}
		size := 32
		if r.IntN(3) == 0 { // around the origin
			size = 4
		}
		p.A, p.B, p.C = point(size), point(size), point(size)
		if r.IntN(3) == 0 {
			p.Scale, p.Offset = []float32{0.5, 2, -1}[r.IntN(3)], point(16)
		}
		if (i+1)*scene.Layout().Stride <= len(memory) {
			scene.Put(memory, i, &p)
		}
	}
}

// isScene reports whether a binding is an acceleration structure.
func isScene(b *layout.Binding) bool { return b.Layout == scene.Layout() }
