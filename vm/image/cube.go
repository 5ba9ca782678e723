package image

import "math"

// face is how the directions that lead to a face of a cube become coordinates in it: each of s, t and the major axis is
// a component of the direction with a sign (section "Cube Map Face Selection", table "Cube map face and coordinate
// selection").
type face struct{ s, t, major signed }

type signed struct {
	axis int
	sign int
}

func (c signed) of(v [3]float64) float64 { return float64(float64(c.sign) * v[c.axis]) }

var faces = [6]face{
	{signed{2, -1}, signed{1, -1}, signed{0, 1}},
	{signed{2, 1}, signed{1, -1}, signed{0, -1}},
	{signed{0, 1}, signed{2, 1}, signed{1, 1}},
	{signed{0, 1}, signed{2, -1}, signed{1, -1}},
	{signed{0, 1}, signed{1, -1}, signed{2, 1}},
	{signed{0, -1}, signed{1, -1}, signed{2, -1}},
}

// faceOf returns the face that a direction leads to: that of its largest component, of equal ones z, then y.
func faceOf(v [3]float64) int {
	axis := 0
	for i := 1; i < 3; i++ {
		if math.Abs(v[i]) >= math.Abs(v[axis]) {
			axis = i
		}
	}
	if math.Signbit(v[axis]) {
		return 2*axis + 1
	}
	return 2 * axis
}

// onFace returns the coordinates in a face of the direction v, from 0 to 1, and how they change where v changes by d
// (section "Cube Map Derivative Transformation").
func onFace(k int, v, d [3]float64) (at, change [2]float64) {
	f := &faces[k]
	major, by := f.major.of(v), f.major.of(d)
	for i, c := range [2]signed{f.s, f.t} {
		x, dx := c.of(v), c.of(d)
		at[i] = float64(x/major)/2 + 0.5
		change[i] = (float64(major*dx) - float64(x*by)) / float64(major*major) / 2
	}
	return at, change
}

// overEdge returns the texel that is beside a face, one step over one of its edges: x or y is -1 or n, not both. Each
// texel is where its centre is on the cube, whose edges have the length 2n.
func overEdge(k, x, y, n int) (toFace, toX, toY int) {
	f := &faces[k]
	var p [3]int
	s, t, major := 2*x+1-n, 2*y+1-n, n
	if s < -n || s > n || t < -n || t > n { // around the edge: as far as it goes out it goes back
		s, t, major = min(max(s, -n), n), min(max(t, -n), n), n-1
	}
	p[f.s.axis], p[f.t.axis], p[f.major.axis] = f.s.sign*s, f.t.sign*t, f.major.sign*major
	for axis, v := range p {
		if v == n {
			toFace = 2 * axis
		} else if v == -n {
			toFace = 2*axis + 1
		}
	}
	g := &faces[toFace]
	return toFace, (g.s.sign*p[g.s.axis] + n - 1) / 2, (g.t.sign*p[g.t.axis] + n - 1) / 2
}
