package raster

import (
	"math"
	"strings"

	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// Mesh is triangles.
type Mesh struct {
	Vertices []Vertex
	Indices  []int // of vertices, three for each triangle; in front they are counter-clockwise
}

// Vertex is a vertex of a mesh: in a right-handed space, as large as the cube from -1 to 1.
type Vertex struct {
	Position, Normal, Tangent [3]float64
	UV                        [2]float64
	Color                     [3]float64
}

// role is what a vertex shader has at a location.
type role uint8

const (
	position role = iota
	normal
	uv
	rgb
	tangent
)

// names are what shaders call it: the first that is part of the name, in lower case.
var names = [...]struct {
	part string
	role role
}{
	{"norm", normal}, {"tang", tangent}, {"uv", uv}, {"tex", uv}, {"col", rgb}, {"pos", position}, {"vert", position},
}

// roles says what vertices are passed at each location: what its name says, otherwise position, normal, texture
// coordinates and colour in their order.
func (m *Mesh) roles(bindings []layout.Binding) map[uint32]role {
	out := map[uint32]role{}
	next := position
	for i := range bindings {
		b := &bindings[i]
		if b.Slot.Kind != layout.Input {
			continue
		}
		named := false
		for _, n := range names {
			if strings.Contains(strings.ToLower(b.Name), n.part) {
				out[b.Slot.Binding], named = n.role, true
				break
			}
		}
		if !named {
			out[b.Slot.Binding] = next
			next = min(next+1, rgb)
			continue
		}
		if out[b.Slot.Binding] == next {
			next = min(next+1, rgb)
		}
	}
	return out
}

// Inputs returns what a vertex shader is passed for n vertices, zeros after those of the mesh: by slot, an element for
// each. Cost: linear in that.
func (m *Mesh) Inputs(p *vm.Program, n int) map[layout.Slot][]byte {
	out := map[layout.Slot][]byte{}
	roles := m.roles(p.Bindings())
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		if !b.Slot.PerInvocation() || b.Slot.IsOutput() {
			continue
		}
		if len(out[b.Slot]) < n*b.Layout.Stride { // several variables may be parts of a location
			out[b.Slot] = make([]byte, n*b.Layout.Stride)
		}
		for _, c := range componentsOf(b) {
			for i := range m.Vertices {
				v := 0.0
				switch {
				case b.Slot.Kind == layout.Input:
					v = m.Vertices[i].component(roles[b.Slot.Binding], c.offset/4%4)
				case b.Slot.Binding == uint32(spirv.BuiltInVertexIndex), b.Slot.Binding == uint32(spirv.BuiltInVertexId):
					v = float64(i)
				}
				layout.Store(out[b.Slot][i*b.Layout.Stride+c.offset:][:c.scalar.Size], number(c.scalar, v))
			}
		}
	}
	return out
}

// component returns a component of what a vertex has in a role: a fourth one is 1.
func (v *Vertex) component(r role, k int) float64 {
	four := [4]float64{3: 1}
	switch r {
	case position:
		copy(four[:], v.Position[:])
	case normal:
		copy(four[:], v.Normal[:])
	case uv:
		copy(four[:], v.UV[:])
	case rgb:
		copy(four[:], v.Color[:])
	case tangent:
		copy(four[:], v.Tangent[:])
	}
	return four[k]
}

// Meshes are the meshes that have a name.
var Meshes = [...]struct {
	Name string
	Make func() *Mesh
}{
	{"cube", Cube}, {"sphere", func() *Mesh { return Sphere(32) }}, {"quad", Quad},
}

// Quad returns the square from -1 to 1 at z = 0, whose texture begins at the top left.
func Quad() *Mesh {
	m := &Mesh{}
	m.face([3]float64{}, [3]float64{1, 0, 0}, [3]float64{0, 1, 0}, [3]float64{0, 0, 1}, [3]float64{1, 1, 1})
	return m
}

// Cube returns the cube from -1 to 1, with a colour for each face.
func Cube() *Mesh {
	m := &Mesh{}
	for axis := range 3 {
		for _, sign := range [...]float64{1, -1} {
			var n, s, t [3]float64
			n[axis], s[(axis+1)%3], t[(axis+2)%3] = sign, sign, 1
			color := [3]float64{0.25, 0.25, 0.25}
			color[axis] = 1
			if sign < 0 {
				color = [3]float64{1, 1, 1}
				color[axis] = 0.25
			}
			m.face(n, s, t, n, color)
		}
	}
	return m
}

// face adds a square by its middle and its two directions.
func (m *Mesh) face(middle, s, t, n, color [3]float64) {
	first := len(m.Vertices)
	for _, k := range [...][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		v := Vertex{Normal: n, Tangent: s, UV: [2]float64{(k[0] + 1) / 2, (1 - k[1]) / 2}, Color: color}
		for i := range v.Position {
			v.Position[i] = middle[i] + float64(k[0]*s[i]) + float64(k[1]*t[i])
		}
		m.Vertices = append(m.Vertices, v)
	}
	m.Indices = append(m.Indices, first, first+1, first+2, first, first+2, first+3)
}

// Sphere returns the sphere of radius 1, of so many rings.
func Sphere(rings int) *Mesh {
	m := &Mesh{}
	around := 2 * rings
	for i := range rings + 1 {
		for k := range around + 1 {
			u, v := float64(k)/float64(around), float64(i)/float64(rings)
			sin, cos := math.Sincos(v * math.Pi)
			east, north := math.Sincos(u * 2 * math.Pi)
			p := [3]float64{sin * east, cos, sin * north}
			m.Vertices = append(m.Vertices, Vertex{Position: p, Normal: p, Tangent: [3]float64{north, 0, -east},
				UV: [2]float64{u, v}, Color: [3]float64{u, v, 1 - u}})
		}
	}
	for i := range rings {
		for k := range around {
			a := i*(around+1) + k
			b := a + around + 1
			m.Indices = append(m.Indices, a, b, b+1, a, b+1, a+1)
		}
	}
	return m
}
