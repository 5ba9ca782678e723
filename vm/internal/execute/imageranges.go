package execute

import (
	"math"

	"hone/fold"
	"hone/vm/image"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// Where it is only known between which numbers coordinates are, so it is of what sampling gives: of the texels there.

// interval returns the limits of an operand that is a float, 0 where there is none.
func (x *imageAccess) interval(o code.Operands, k, lane int) (low, high float32, ok bool) {
	v := x.float(o, k, lane)
	if k >= o.N {
		return v, v, true
	}
	s := x.shadow(x.fr, x.in[o.First+k], lane)
	switch {
	case s == shadow.Shadow{}:
		return v, v, v == v
	case s.Bounded:
		return float32(s.Interval.Low), float32(s.Interval.High), true
	}
	return v, v, false
}

// isKnown reports whether all bits of operands are known.
func (x *imageAccess) isKnown(o code.Operands, lane int) bool {
	for k := range o.N {
		if x.shadow(x.fr, x.in[o.First+k], lane) != (shadow.Shadow{}) {
			return false
		}
	}
	return true
}

// around returns accesses between which that of a lane is. It reports false where that is not known.
func (x *imageAccess) around(im *image.Image, lane int) (low, high *image.Access, ok bool) {
	o := x.op
	for _, known := range [...]code.Operands{o.Image, o.Sampler, o.Component, o.Offset} {
		if !x.isKnown(known, lane) {
			return nil, nil, false
		}
	}
	low, high = x.access(im, lane), x.access(im, lane)
	ok = x.positions(low, high, lane)
	by := func(to1, to2 *float32, from code.Operands) {
		a, b, known := x.interval(from, 0, lane)
		*to1, *to2, ok = a, b, ok && known
	}
	by(&low.Bias, &high.Bias, o.Bias)
	by(&low.MinLod, &high.MinLod, o.MinLod)
	if o.Compare {
		by(&low.Ref, &high.Ref, o.Ref)
		ok = ok && (!o.Project || x.isKnown(o.Ref, lane) && low.At == high.At)
		if o.Project {
			low.Ref = x.access(im, lane).Ref
			high.Ref = low.Ref
		}
	}
	inf := float32(math.Inf(1))
	unknown := true
	switch {
	case o.Lod.N > 0:
		low.Lod, high.Lod, unknown = x.interval(o.Lod, 0, lane)
		unknown = !unknown
	case o.GradX.N > 0:
		unknown = !x.isKnown(o.GradX, lane) || !x.isKnown(o.GradY, lane) || im.Dim == image.Cube && low.At != high.At
	case o.Implicit:
		unknown = !x.changes(im, low, high, lane)
	default:
		unknown = false
	}
	if unknown {
		low.Lod, high.Lod = -inf, inf
	}
	return low, high, ok
}

// positions sets between which coordinates and layers a lane is.
func (x *imageAccess) positions(low, high *image.Access, lane int) (ok bool) {
	o := x.op
	n := o.Type.Axes()
	if o.Type.Dim == image.Cube {
		n = 3
	}
	ok = true
	for k := range n {
		a, b, known := x.interval(o.Coordinate, k, lane)
		ok = ok && known
		if low.At[k], high.At[k] = a, b; o.Project {
			first, last, known := x.interval(o.Coordinate, o.Coordinate.N-1, lane)
			ok = ok && known && first > 0 == (last > 0) && first != 0 && last != 0
			q := [...]float32{a / first, a / last, b / first, b / last}
			low.At[k], high.At[k] = min(q[0], q[1], q[2], q[3]), max(q[0], q[1], q[2], q[3])
		}
	}
	if o.Type.Arrayed {
		var known bool
		low.Layer, high.Layer, known = x.interval(o.Coordinate, n, lane)
		ok = ok && known
	}
	return ok
}

// changes sets between which levels of detail those of a quad are, by how much its coordinates change at least and at
// most. It reports false where that is not known.
func (x *imageAccess) changes(im *image.Image, low, high *image.Access, lane int) bool {
	first := lane &^ 3
	if im.Dim == image.Cube || first+2 >= x.p.Lanes {
		return false
	}
	var from, to [3]image.Access
	for k := range from {
		if !x.positions(&from[k], &to[k], first+[...]int{0, 1, 2}[k]) {
			return false
		}
	}
	var least, most [2][3]float32
	for d := range 2 {
		for i := range im.Axes() {
			a, b := from[d+1].At[i]-to[0].At[i], to[d+1].At[i]-from[0].At[i]
			most[d][i] = max(abs(a), abs(b))
			if a > 0 || b < 0 {
				least[d][i] = min(abs(a), abs(b))
			}
		}
	}
	low.Lod, high.Lod = im.Lod(low.At, least[0], least[1]), im.Lod(low.At, most[0], most[1])
	return low.Lod <= high.Lod
}

func abs(x float32) float32 { return float32(math.Abs(float64(x))) }

// ranged returns what is known of a component of the result of a lane whose operands are not all determined.
func (x *imageAccess) ranged(lane int) (list [4]shadow.Shadow) {
	for k := range list {
		list[k] = shadow.AllUnspecified
	}
	o, im, s := x.op, x.imageOf(lane), x.samplerOf(lane)
	if o.Kind != code.ImageSample && o.Kind != code.ImageGather || im == nil || s == nil {
		return list
	}
	low, high, ok := x.around(im, lane)
	if !ok {
		return list
	}
	if o.Kind == code.ImageGather {
		if low.Ref == high.Ref && s.GathersOne(im, low, high, x.offsets(im, lane)) {
			list = [4]shadow.Shadow{}
		}
		return list
	}
	l, exact, ok := s.Range(im, low, high, o.Compare)
	for k := range list {
		switch {
		case exact && ok:
			list[k] = shadow.Shadow{}
		case ok:
			list[k] = shadow.Bounded(fold.Interval{Low: float64(l.Low[k]), High: float64(l.High[k])}, fold.Float32)
		}
	}
	return list
}
