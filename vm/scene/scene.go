// Package scene is what an acceleration structure is in runs: a short list of triangles and boxes, each an instance of
// its own, as bytes of a buffer with a [Layout]. It says what rays meet ([Primitive.Triangle], [Primitive.Box]). The
// package must not know shaders, queries or who chooses what is in the list.
package scene

import (
	"math"
	"sync"

	"hone/fold"
	"hone/vm/layout"
)

// Count is how many primitives there are.
const Count = 12

// Primitive is an element of the list. Its points are in object space; a point x is at x × Scale + Offset in the world.
type Primitive struct {
	Kind     uint32 // modulo 3: nothing, a triangle, a box
	Flags    uint32
	Mask     uint32 // of the instance
	Instance uint32 // its number
	Custom   uint32 // its custom index
	Record   uint32 // its offset in the shader binding table
	Geometry uint32
	Index    uint32
	// the corners of a triangle; two opposite corners of a box, and nothing
	A, B, C [3]float32
	Scale   float32
	Offset  [3]float32
}

// What Primitive.Kind is modulo 3.
const (
	Nothing = iota
	Triangle
	Box
)

// The bits of Primitive.Flags.
const (
	Opaque   = 1 << iota
	TwoSided // it is not culled by its face
	Flipped  // its front is its back
)

const size = 4 * (8 + 9 + 4)

// Layout returns how the list lies in a buffer. It is one value, which must not be changed.
func Layout() *layout.Type { return bufferLayout() }

var bufferLayout = sync.OnceValue(func() *layout.Type {
	word := &layout.Type{Kind: layout.Int, Width: 32, Size: 4}
	float := &layout.Type{Kind: layout.Float, Width: 32, Format: fold.Float32, Size: 4}
	vector := &layout.Type{Kind: layout.Vector, Element: float, Count: 3, Stride: 4, Size: 12}
	p := &layout.Type{Kind: layout.Struct}
	add := func(name string, t *layout.Type) {
		p.Fields = append(p.Fields, layout.Field{Name: name, Offset: p.Size, Layout: t})
		p.Size += t.Size
	}
	for _, name := range []string{"kind", "flags", "mask", "instance", "custom", "record", "geometry", "index"} {
		add(name, word)
	}
	for _, name := range []string{"a", "b", "c"} {
		add(name, vector)
	}
	add("scale", float)
	add("offset", vector)
	return &layout.Type{Kind: layout.Array, Element: p, Count: Count, Stride: size, Size: Count * size}
})

// At returns an element of the list, of kind Nothing where there is none.
func At(data []byte, i int) (p Primitive) {
	if i < 0 || (i+1)*size > len(data) {
		return p
	}
	data = data[i*size:]
	for _, w := range p.words() {
		*w, data = uint32(layout.Load(data[:4])), data[4:]
	}
	for _, f := range p.floats() {
		*f, data = math.Float32frombits(uint32(layout.Load(data[:4]))), data[4:]
	}
	p.Kind %= 3
	return p
}

// Put writes an element of the list.
func Put(data []byte, i int, p *Primitive) {
	data = data[i*size:]
	for _, w := range p.words() {
		layout.Store(data[:4], uint64(*w))
		data = data[4:]
	}
	for _, f := range p.floats() {
		layout.Store(data[:4], uint64(math.Float32bits(*f)))
		data = data[4:]
	}
}

func (p *Primitive) words() [8]*uint32 {
	return [8]*uint32{&p.Kind, &p.Flags, &p.Mask, &p.Instance, &p.Custom, &p.Record, &p.Geometry, &p.Index}
}

func (p *Primitive) floats() (list [13]*float32) {
	for i := range 3 {
		list[i], list[3+i], list[6+i], list[10+i] = &p.A[i], &p.B[i], &p.C[i], &p.Offset[i]
	}
	list[9] = &p.Scale
	return list
}
