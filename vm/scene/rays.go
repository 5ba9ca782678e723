package scene

import "math"

// Ray is one in the world: it begins at the origin times Min.
type Ray struct {
	Origin, Direction [3]float32
	Min               float32
}

// Hit is where a ray meets a triangle.
type Hit struct {
	T    float32
	U, V float32 // barycentric coordinates: the weights of the second and the third corner
	// it meets the front: from there the corners are in clockwise order, in right-handed coordinates
	Front bool
}

type vector [3]float64

// Products are rounded before they are added, so that results are the same on every machine.

func (x vector) dot(y vector) float64 {
	return float64(x[0]*y[0]) + float64(x[1]*y[1]) + float64(x[2]*y[2])
}

func (x vector) cross(y vector) vector {
	return vector{float64(x[1]*y[2]) - float64(x[2]*y[1]), float64(x[2]*y[0]) - float64(x[0]*y[2]),
		float64(x[0]*y[1]) - float64(x[1]*y[0])}
}

func (x vector) minus(y vector) vector { return vector{x[0] - y[0], x[1] - y[1], x[2] - y[2]} }

// world returns where a point of the primitive is in the world.
func (p *Primitive) world(x [3]float32) (v vector) {
	for i := range v {
		v[i] = float64(float64(x[i])*float64(p.Scale)) + float64(p.Offset[i])
	}
	return v
}

func wide(x [3]float32) vector { return vector{float64(x[0]), float64(x[1]), float64(x[2])} }

// Triangle returns where a ray meets a triangle, between its start and a limit, neither included. It is computed in
// float64 and rounded once (Möller and Trumbore, "Fast, Minimum Storage Ray-Triangle Intersection", 1997).
func (p *Primitive) Triangle(r *Ray, limit float32) (h Hit, ok bool) {
	a, direction := p.world(p.A), wide(r.Direction)
	ab, ac := p.world(p.B).minus(a), p.world(p.C).minus(a)
	normal := direction.cross(ac)
	determinant := ab.dot(normal)
	if determinant == 0 {
		return h, false
	}
	from := wide(r.Origin).minus(a)
	across := from.cross(ab)
	u, v := from.dot(normal)/determinant, direction.dot(across)/determinant
	h.T, h.U, h.V = float32(ac.dot(across)/determinant), float32(u), float32(v)
	// the normal of the triangle and the direction point to the same side where the determinant is negative
	h.Front = determinant < 0 != (p.Flags&Flipped != 0)
	return h, u >= 0 && v >= 0 && u+v <= 1 && h.T > r.Min && h.T < limit
}

// Box reports whether a ray is in a box somewhere between its start and a limit.
func (p *Primitive) Box(r *Ray, limit float32) bool {
	first, last := float64(r.Min), float64(limit)
	a, b := p.world(p.A), p.world(p.B)
	for i := range 3 {
		low, high := min(a[i], b[i]), max(a[i], b[i])
		o, d := float64(r.Origin[i]), float64(r.Direction[i])
		if d == 0 {
			if !(low <= o && o <= high) {
				return false
			}
			continue
		}
		s, t := (low-o)/d, (high-o)/d
		first, last = max(first, min(s, t)), min(last, max(s, t))
	}
	return first <= last && !math.IsNaN(first+last)
}

// Object returns a point of the world in object space, or a direction.
func (p *Primitive) Object(x [3]float32, direction bool) (y [3]float32) {
	for i, v := range x {
		if !direction {
			v -= p.Offset[i]
		}
		y[i] = v / p.Scale
	}
	return y
}
