package raster

import (
	"errors"
	"fmt"
	"math"

	"hone/spirv"
	"hone/vm/layout"
)

// A triangle is clipped to what is before the viewer in homogeneous coordinates, then each of the triangles of what is
// left is drawn: a pixel is covered where its middle is inside, and on an edge where that is a top or left one (Vulkan
// specification, "Basic Polygon Rasterization"). What is computed of a triangle is computed in float64 from positions
// that were rounded to a 256th of a pixel, so that triangles with a common edge cover each pixel there once.

// corner is a vertex of a triangle that is drawn.
type corner struct {
	clip    [4]float64
	weights [3]float64 // of the vertices of the triangle that was clipped
	x, y    float64    // in pixels
	z, over float64    // depth, and 1/w
}

// triangle is a triangle that is drawn.
type triangle struct {
	corners  [3]corner
	vertices [3]int // of the mesh
	area     float64
	front    bool
}

// runVertices runs the vertex shader for all vertices of the mesh.
func (d *drawing) runVertices() error {
	p, mesh := d.Vertex, d.Mesh
	switch {
	case p.Model() != spirv.ExecutionModelVertex:
		return fmt.Errorf("it is a %s shader, and a mesh is drawn by vertex shaders", p.Model())
	case mesh == nil || len(mesh.Vertices) == 0:
		return errors.New("there is no mesh to draw")
	}
	groups := (len(mesh.Vertices) + p.Invocations() - 1) / p.Invocations()
	n := groups * p.Invocations()
	in := d.Inputs
	in.Groups, in.Buffers = [3]int{groups, 1, 1}, buffersOf(&in)
	d.vertices = map[uint32]passed{}
	for slot, data := range mesh.Inputs(p, n) {
		in.Buffers[slot] = data
	}
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		if !b.Slot.IsOutput() {
			continue
		}
		data := in.Buffers[b.Slot]
		if len(data) < n*b.Layout.Stride {
			data = make([]byte, n*b.Layout.Stride)
			in.Buffers[b.Slot] = data
		}
		switch {
		case b.Slot.Kind == layout.Output && b.Slot.Set == 0:
			d.vertices[b.Slot.Binding] = passed{data, b.Layout.Stride}
		case b.Slot == layout.Slot{Kind: layout.BuiltInOutput, Binding: uint32(spirv.BuiltInPosition)}:
			if !isFloats(b, 4) {
				return errors.New("the Position that the vertex shader passes on is no vector of four floats of 32 bits")
			}
			d.position = data
		case b.Slot.Kind == layout.BuiltInOutput && (b.Slot.Binding == uint32(spirv.BuiltInClipDistance) ||
			b.Slot.Binding == uint32(spirv.BuiltInCullDistance)):
			if isFloats(b, b.Layout.Stride/4) {
				d.distance[b.Slot.Binding-uint32(spirv.BuiltInClipDistance)] = passed{data, b.Layout.Stride}
			}
		}
	}
	if d.position == nil {
		return errors.New("the vertex shader passes no Position on")
	}
	_, err := p.Run(in)
	return err
}

// triangle draws one triangle of the mesh.
func (d *drawing) triangle(primitive int, vertices [3]int) error {
	list := make([]corner, 3, 8)
	for i, v := range vertices {
		for k := range 4 {
			bits := layout.Load(d.position[16*v+4*k : 16*v+4*k+4])
			list[i].clip[k] = float64(math.Float32frombits(uint32(bits)))
			if x := list[i].clip[k]; x-x != 0 { // infinite or no number
				return nil
			}
		}
		list[i].weights[i] = 1
	}
	for at := 0; at < d.distance[1].stride; at += 4 {
		outside := true
		for _, v := range vertices {
			outside = outside && d.distance[1].float(v, at) < 0
		}
		if outside {
			return nil
		}
	}
	for at := 0; at < d.distance[0].stride; at += 4 {
		list = clip(list, func(c *corner) (sum float64) {
			for i, v := range vertices {
				sum += float64(c.weights[i] * d.distance[0].float(v, at))
			}
			return sum
		})
	}
	list = clip(list, func(c *corner) float64 { return c.clip[2] })               // 0 <= z
	list = clip(list, func(c *corner) float64 { return c.clip[3] - c.clip[2] })   // z <= w
	list = clip(list, func(c *corner) float64 { return c.clip[3] - 1e-6 })        // 0 < w
	list = clip(list, func(c *corner) float64 { return 2*c.clip[3] - c.clip[0] }) // not far outside of the picture
	list = clip(list, func(c *corner) float64 { return 2*c.clip[3] + c.clip[0] })
	list = clip(list, func(c *corner) float64 { return 2*c.clip[3] - c.clip[1] })
	list = clip(list, func(c *corner) float64 { return 2*c.clip[3] + c.clip[1] })
	for i := range list {
		c := &list[i]
		c.over = 1 / c.clip[3]
		c.x = snap((float64(c.clip[0]*c.over) + 1) / 2 * float64(d.Width))
		c.y = snap((float64(c.clip[1]*c.over) + 1) / 2 * float64(d.Height))
		c.z = c.clip[2] * c.over
	}
	for i := 2; i < len(list); i++ {
		t := &triangle{corners: [3]corner{list[0], list[i-1], list[i]}, vertices: vertices}
		if err := d.cover(t, primitive); err != nil {
			return err
		}
	}
	return nil
}

// snap rounds to a 256th of a pixel.
func snap(x float64) float64 { return math.Round(x*256) / 256 }

// clip keeps of a convex polygon where a function that is linear is not below 0.
func clip(list []corner, f func(*corner) float64) []corner {
	var out []corner
	for i := range list {
		a, b := &list[i], &list[(i+1)%len(list)]
		fa, fb := f(a), f(b)
		if fa >= 0 {
			out = append(out, *a)
		}
		if (fa >= 0) != (fb >= 0) {
			t := fa / (fa - fb)
			var c corner
			for k := range c.clip {
				c.clip[k] = a.clip[k] + float64(t*(b.clip[k]-a.clip[k]))
			}
			for k := range c.weights {
				c.weights[k] = a.weights[k] + float64(t*(b.weights[k]-a.weights[k]))
			}
			out = append(out, c)
		}
	}
	return out
}

// edge returns twice the area of the triangle of two corners and a point, positive where it is clockwise on the screen,
// whose y points down.
func edge(a, b *corner, x, y float64) float64 {
	return float64((b.x-a.x)*(y-a.y)) - float64((b.y-a.y)*(x-a.x))
}

// cover adds the quads that a triangle covers. Counter-clockwise triangles, as one sees them with y up, are in front:
// Vulkan's y points down.
func (d *drawing) cover(t *triangle, primitive int) error {
	c := &t.corners
	t.area = edge(&c[0], &c[1], c[2].x, c[2].y)
	if t.area == 0 {
		return nil
	}
	t.front = t.area < 0
	low := func(f func(*corner) float64) float64 { return min(f(&c[0]), f(&c[1]), f(&c[2])) }
	high := func(f func(*corner) float64) float64 { return max(f(&c[0]), f(&c[1]), f(&c[2])) }
	x := func(c *corner) float64 { return c.x }
	y := func(c *corner) float64 { return c.y }
	fromX, toX := max(int(low(x)), 0)&^1, min(int(high(x)), d.Width-1)
	fromY, toY := max(int(low(y)), 0)&^1, min(int(high(y)), d.Height-1)
	for qy := fromY; qy <= toY; qy += 2 {
		for qx := fromX; qx <= toX; qx += 2 {
			q := quad{x: qx, y: qy, triangle: t, primitive: primitive}
			any := false
			in := d.inside(qx, qy)
			for k := range q.covered {
				px, py := q.pixel(k)
				q.covered[k] = in[k] && t.covers(px, py)
				any = any || q.covered[k]
			}
			if any {
				if err := d.add(q); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// covers reports whether the middle of a pixel is inside.
func (t *triangle) covers(px, py int) bool {
	x, y := float64(px)+0.5, float64(py)+0.5
	for i := range t.corners {
		a, b := &t.corners[i], &t.corners[(i+1)%3]
		if t.area < 0 {
			a, b = b, a
		}
		switch e := edge(a, b, x, y); {
		case e < 0:
			return false
		case e == 0:
			top, left := a.y == b.y && b.x > a.x, b.y < a.y
			if !top && !left {
				return false
			}
		}
	}
	return true
}

// weights returns the weights of the vertices at the middle of a pixel, with perspective or without.
func (t *triangle) weights(px, py int, linear bool) (w [3]float64) {
	x, y := float64(px)+0.5, float64(py)+0.5
	c := &t.corners
	var on [3]float64 // of the corners
	sum := 0.0
	for i := range on {
		on[i] = edge(&c[(i+1)%3], &c[(i+2)%3], x, y) / t.area
		if !linear {
			on[i] *= c[i].over
		}
		sum += on[i]
	}
	for i := range on {
		for k := range w {
			w[k] += float64(on[i] / sum * c[i].weights[k])
		}
	}
	return w
}

// depthAt returns the depth at the middle of a pixel, and 1/w.
func (t *triangle) depthAt(px, py int) (z, over float64) {
	x, y := float64(px)+0.5, float64(py)+0.5
	c := &t.corners
	for i := range c {
		on := edge(&c[(i+1)%3], &c[(i+2)%3], x, y) / t.area
		z += float64(on * c[i].z)
		over += float64(on * c[i].over)
	}
	return z, over
}

// interpolated returns a component of what a fragment is passed at a location.
func (d *drawing) interpolated(b *layout.Binding, q *quad, k int, c component) uint64 {
	from := d.vertices[b.Slot.Binding]
	if b.Flat || c.scalar.Kind != layout.Float {
		return from.scalar(q.triangle.vertices[0], c)
	}
	return d.between(from, b.Linear, q, k, c)
}

// between returns a float between those of the vertices.
func (d *drawing) between(from passed, linear bool, q *quad, k int, c component) uint64 {
	t := q.triangle
	x, y := q.pixel(k)
	w := t.weights(x, y, linear)
	sum := 0.0
	for i, v := range t.vertices {
		sum += float64(w[i] * c.scalar.Format.ToFloat64(from.scalar(v, c)))
	}
	return number(c.scalar, sum)
}
