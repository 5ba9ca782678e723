package raster

import (
	"math"
	"slices"
	"strings"

	"hone/vm/layout"
)

// A shader that nobody gave numbers to draws nothing: all its matrices and lights are 0. So members that are left out
// get what their names say, as far as that is clear: matrices a camera that looks at the mesh, a resolution the size of
// the picture, lights and materials common values.

// Default fills memory of a binding that is all zeros with what the names of its members say, for a picture of a size,
// and returns which of them got a value, as lights.color. Cost: linear in the memory, times the number of rules.
func Default(b *layout.Binding, data []byte, width, height int) (filled []string) {
	f := defaults{data: data, aspect: float64(width) / float64(height), size: [2]float64{float64(width), float64(height)}}
	f.fill(0, b.Layout, memberName{full: "", own: b.Name, outer: plain(b.Name + b.Block)}, 0)
	return f.filled
}

type defaults struct {
	data   []byte
	aspect float64
	size   [2]float64
	filled []string
}

// memberName is the names of a member and of what it is in.
type memberName struct {
	full  string // from the binding on, with dots; "" for the binding itself
	own   string
	outer string // those around it, plain
}

// member returns the names of a member.
func (n memberName) member(name string) memberName {
	full := name
	if n.full != "" {
		full = n.full + "." + name
	}
	return memberName{full, name, n.outer + plain(n.own)}
}

// plain returns a name in lower case without underscores.
func plain(name string) string { return strings.ToLower(strings.ReplaceAll(name, "_", "")) }

// fill gives the members of a type at an offset what their names say. Of an array it is element k.
func (f *defaults) fill(at int, l *layout.Type, n memberName, k int) {
	switch l.Kind {
	case layout.Struct:
		for i := range l.Fields {
			f.fill(at+l.Fields[i].Offset, l.Fields[i].Layout, n.member(l.Fields[i].Name), k)
		}
	case layout.Array:
		for i := 0; at < len(f.data) && l.Stride > 0 && (i < l.Count || l.Count == 0); i++ {
			f.fill(at, l.Element, n, i)
			at += l.Stride
		}
	case layout.Matrix:
		if l.Element.Element.Kind == layout.Float {
			f.matrix(at, l, strings.ToLower(n.own))
			f.note(n)
		}
	case layout.Vector, layout.Float, layout.Int:
		if v, ok := f.value(l, n, k); ok {
			c := 0
			for offset, s := range l.Scalars(0) {
				f.put(at+offset, s, v[min(c, 3)])
				c++
			}
			f.note(n)
		}
	}
}

// note records that a member has got a value.
func (f *defaults) note(n memberName) {
	name := n.full
	if name == "" {
		name = n.own
	}
	if !slices.Contains(f.filled, name) {
		f.filled = append(f.filled, name)
	}
}

func (f *defaults) put(at int, s *layout.Type, v float64) {
	if at+s.Size <= len(f.data) {
		layout.Store(f.data[at:at+s.Size], number(s, v))
	}
}

// purpose says how a rule makes a value. The zero value is the value of the rule as it is.
type purpose uint8

const (
	ofSize   purpose = 1 + iota // the size of the picture
	perPixel                    // 1 by that size
	placed                      // the place of a light: elements of an array stand around the mesh
	integer                     // for integers; all other rules are for floats
)

// A rule is for members whose plain name has a part, or is it where the part begins with =.
type rule struct {
	part   string
	inside string // the names around the member have this part, or the member's own; "" for any
	value  [4]float64
	is     purpose
}

func all(v float64) [4]float64 { return [4]float64{v, v, v, v} }

var (
	eye     = [4]float64{2.2, 1.8, 3.2, 1}    // of camera
	toLight = [4]float64{0.37, 0.56, 0.74, 0} // from the mesh
	shining = [4]float64{-0.37, -0.56, -0.74, 0}
	gray    = [4]float64{0.8, 0.8, 0.8, 1}
)

// rules are what numbers and vectors of them get, by the first rule that is for them.
var rules = [...]rule{
	{part: "invresolution", is: perPixel}, {part: "texelsize", is: perPixel}, {part: "pixelsize", is: perPixel},
	{part: "resolution", is: ofSize}, {part: "viewport", is: ofSize}, {part: "screen", is: ofSize},

	{part: "count", inside: "light", value: all(1), is: integer},
	{part: "num", inside: "light", value: all(1), is: integer},
	{part: "ambient", value: [4]float64{0.1, 0.1, 0.1, 1}},
	{part: "col", inside: "light", value: all(1)},
	{part: "intens", inside: "light", value: all(1)}, {part: "power", inside: "light", value: all(1)},
	{part: "radius", inside: "light", value: all(10)}, {part: "range", inside: "light", value: all(10)},
	{part: "inner", inside: "light", value: all(0.9)}, {part: "outer", inside: "light", value: all(0.8)},
	{part: "atten", inside: "light", value: [4]float64{1, 0, 0, 0}},
	{part: "pos", inside: "light", value: [4]float64{2, 3, 4, 1}, is: placed},
	{part: "lightdir", value: toLight}, {part: "dir", inside: "light", value: shining},
	{part: "=light", value: toLight}, {part: "=lights", value: [4]float64{2, 3, 4, 1}, is: placed},
	{part: "lightvec", value: toLight}, {part: "tolight", value: toLight},
	{part: "sundir", value: toLight}, {part: "=sun", value: toLight},

	{part: "campos", value: eye}, {part: "camerapos", value: eye}, {part: "eye", value: eye}, {part: "viewpos", value: eye},
	{part: "time", value: all(1)}, {part: "scale", value: all(1)},

	{part: "rough", value: all(0.5)}, {part: "smoothness", value: all(0.5)}, {part: "gloss", value: all(0.5)},
	{part: "shin", value: all(32)}, {part: "specularpower", value: all(32)}, {part: "specpower", value: all(32)},
	{part: "spec", value: [4]float64{0.5, 0.5, 0.5, 1}}, {part: "diffuse", value: gray},
	{part: "cutoff", value: all(0.5)}, {part: "opacity", value: all(1)}, {part: "=alpha", value: all(1)},
	{part: "exposure", value: all(1)}, {part: "gamma", value: all(2.2)},
	{part: "albedo", value: gray}, {part: "basecol", value: gray}, {part: "=base", inside: "material", value: gray},
	{part: "=r", inside: "material", value: gray}, {part: "=g", inside: "material", value: gray},
	{part: "=b", inside: "material", value: gray},
	{part: "col", value: all(1)}, {part: "tint", value: all(1)},
	{part: "light", value: toLight},
}

// matches reports whether a rule is for a member.
func (r *rule) matches(own, outer string) bool {
	whole, exact := strings.CutPrefix(r.part, "=")
	if exact && own != whole || !exact && !strings.Contains(own, r.part) {
		return false
	}
	return r.inside == "" || strings.Contains(own, r.inside) || strings.Contains(outer, r.inside)
}

// value returns what a number, or a vector of them, is by its name. It is k in an array.
func (f *defaults) value(l *layout.Type, n memberName, k int) (v [4]float64, ok bool) {
	scalar := l
	if l.Kind == layout.Vector {
		scalar = l.Element
	}
	own := plain(n.own)
	for i := range rules {
		r := &rules[i]
		if scalar.Kind != layout.Int == (r.is == integer) || !r.matches(own, n.outer) {
			continue
		}
		switch v = r.value; r.is {
		case ofSize:
			v = [4]float64{f.size[0], f.size[1], 1, 1}
		case perPixel:
			v = [4]float64{1 / f.size[0], 1 / f.size[1], 1, 1}
		case placed:
			for range k % 4 { // a quarter of a turn around the mesh
				v[0], v[2] = v[2], -v[0]
			}
		}
		return v, true
	}
	return v, false
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
