package raster

import (
	"math"
	"strings"

	"hone/vm/layout"
)

// A shader that nobody gave numbers to draws nothing: all its matrices are 0. So what is not given gets what its name
// says, as far as that is clear: matrices a camera that looks at the mesh, a resolution the size of the picture.

// Default fills memory of a binding that is all zeros with what the names of its members say, for a picture of a size,
// and returns which of them got something. Cost: linear in the members.
func Default(b *layout.Binding, data []byte, width, height int) (filled []string) {
	f := defaults{data: data, aspect: float64(width) / float64(height), size: [2]float64{float64(width), float64(height)}}
	f.fill(0, b.Layout, b.Name)
	return f.filled
}

type defaults struct {
	data   []byte
	aspect float64
	size   [2]float64
	filled []string
}

func (f *defaults) fill(at int, l *layout.Type, name string) {
	switch l.Kind {
	case layout.Struct:
		for i := range l.Fields {
			f.fill(at+l.Fields[i].Offset, l.Fields[i].Layout, l.Fields[i].Name)
		}
	case layout.Matrix:
		if l.Element.Element.Kind == layout.Float {
			f.matrix(at, l, strings.ToLower(name))
			f.filled = append(f.filled, name)
		}
	case layout.Vector, layout.Float:
		if v, ok := f.vector(strings.ToLower(name)); ok && !layoutIsInt(l) {
			k := 0
			for offset, s := range l.Scalars(0) {
				f.put(at+offset, s, v[min(k, 3)])
				k++
			}
			f.filled = append(f.filled, name)
		}
	}
}

func layoutIsInt(l *layout.Type) bool {
	return l.Kind == layout.Int || l.Kind == layout.Vector && l.Element.Kind == layout.Int
}

func (f *defaults) put(at int, s *layout.Type, v float64) {
	if at+s.Size <= len(f.data) {
		layout.Store(f.data[at:at+s.Size], number(s, v))
	}
}

// vectors are what vectors and floats get, by the first part of their names.
var vectors = [...]struct {
	part  string
	value [4]float64
}{
	{"resolution", [4]float64{}}, {"viewport", [4]float64{}}, {"screen", [4]float64{}}, // the size
	{"lightpos", [4]float64{2, 3, 4, 1}}, {"light", [4]float64{0.37, 0.56, 0.74, 0}},
	{"campos", [4]float64{2.2, 1.8, 3.2, 1}}, {"camerapos", [4]float64{2.2, 1.8, 3.2, 1}},
	{"eye", [4]float64{2.2, 1.8, 3.2, 1}}, {"viewpos", [4]float64{2.2, 1.8, 3.2, 1}},
	{"time", [4]float64{1, 1, 1, 1}}, {"scale", [4]float64{1, 1, 1, 1}},
	{"col", [4]float64{1, 1, 1, 1}}, {"tint", [4]float64{1, 1, 1, 1}},
}

func (f *defaults) vector(name string) ([4]float64, bool) {
	for i, v := range vectors {
		if strings.Contains(name, v.part) {
			if i < 3 {
				return [4]float64{f.size[0], f.size[1], 1, 1}, true
			}
			return v.value, true
		}
	}
	return [4]float64{}, false
}

// matrix gives a matrix what its name says: view, projection, both, or nothing that is moved.
func (f *defaults) matrix(at int, l *layout.Type, name string) {
	has := func(parts ...string) bool {
		for _, p := range parts {
			if strings.Contains(name, p) {
				return true
			}
		}
		return false
	}
	m := matrix{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}
	view, projection := camera(), perspective(f.aspect)
	switch {
	case l.Count < 4 || has("norm", "inv", "tex", "uv"):
	case has("mvp") || has("proj", "clip") && has("view", "world"):
		m = projection.times(&view)
	case has("proj", "clip"):
		m = projection
	case has("view", "cam"):
		m = view
	case has("model", "world", "object", "node"):
	default:
		m = projection.times(&view)
	}
	for column := range l.Count {
		for row := range l.Element.Count {
			f.put(at+column*l.Stride+row*l.Element.Stride, l.Element.Element, m[column][row])
		}
	}
}

// matrix is a matrix by its columns.
type matrix [4][4]float64

func (m *matrix) times(n *matrix) (out matrix) {
	for c := range out {
		for r := range out[c] {
			for k := range 4 {
				out[c][r] += float64(m[k][r] * n[c][k])
			}
		}
	}
	return out
}

// camera looks at the origin from (2.2, 1.8, 3.2).
func camera() matrix {
	eye := [3]float64{2.2, 1.8, 3.2}
	unit := func(v [3]float64) [3]float64 {
		n := math.Sqrt(dot(v, v))
		return [3]float64{v[0] / n, v[1] / n, v[2] / n}
	}
	back := unit(eye)
	right := unit(cross([3]float64{0, 1, 0}, back))
	up := cross(back, right)
	var m matrix
	for k := range 3 {
		m[k] = [4]float64{right[k], up[k], back[k], 0}
	}
	m[3] = [4]float64{-dot(right, eye), -dot(up, eye), -dot(back, eye), 1}
	return m
}

func dot(a, b [3]float64) float64 {
	return float64(a[0]*b[0]) + float64(a[1]*b[1]) + float64(a[2]*b[2])
}

func cross(a, b [3]float64) (c [3]float64) {
	for i := range c {
		j, k := (i+1)%3, (i+2)%3
		c[i] = float64(a[j]*b[k]) - float64(a[k]*b[j])
	}
	return c
}

// perspective is Vulkan's: 45 degrees high, y downwards, depths from 0 to 1.
func perspective(aspect float64) matrix {
	const near, far, f = 0.1, 100, 2.414213562373095
	return matrix{{f / aspect}, {1: -f}, {2: far / (near - far), 3: -1}, {2: near * far / (near - far)}}
}
