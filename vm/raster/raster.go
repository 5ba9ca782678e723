// Package raster draws pictures with shaders that package vm runs: a fragment shader over all pixels of a picture, or a
// vertex shader and a fragment shader over the triangles of a [Mesh]. It does what stands between the two in a graphics
// pipeline: it clips triangles, finds the pixels that they cover, interpolates what the vertices pass on, runs
// fragments in quads with helpers where a triangle covers only a part of one, and keeps what is nearest. It is a client
// of package vm, draws the same picture on every machine, and is no renderer: it is for looking at what a shader does.
package raster

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"hone/fold"
	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// Options says what is drawn.
type Options struct {
	Width, Height int       // pixels
	Inputs        vm.Inputs // what is bound, for both shaders. A slot of an input holds one element, for all fragments
	Location      uint32    // of the output that is the picture
	Vertex        *vm.Program
	Mesh          *Mesh // for Vertex
}

// maxPixels is how many pixels a picture may have.
const maxPixels = 1 << 26

// Draw draws a picture with a fragment shader. Without a vertex shader the picture is one rectangle, and what the
// fragment shader is passed at a location is (u, v, 0, 1): from 0 to 1 from left to right and from top to bottom. With
// OriginLowerLeft, as OpenGL has it, the first row of fragments is at the bottom. Cost: that of running the shaders,
// and linear in the pixels that triangles cover.
func Draw(fragment *vm.Program, o Options) (*Picture, error) {
	switch {
	case fragment.Model() != spirv.ExecutionModelFragment:
		return nil, fmt.Errorf("it is a %s shader, and a picture is drawn by fragment shaders", fragment.Model())
	case o.Width < 1 || o.Height < 1 || o.Width > maxPixels/o.Height:
		return nil, fmt.Errorf("a picture of %d x %d pixels: there are at least one and at most %d", o.Width, o.Height,
			maxPixels)
	}
	d := &drawing{Options: o, fragment: fragment}
	if err := d.findOutputs(); err != nil {
		return nil, err
	}
	if o.Vertex == nil {
		for y := 0; y < o.Height; y += 2 {
			for x := 0; x < o.Width; x += 2 {
				if err := d.add(quad{x: x, y: y, covered: d.inside(x, y)}); err != nil {
					return nil, err
				}
			}
		}
		return d.drawn()
	}
	d.depth = make([]float32, o.Width*o.Height)
	for i := range d.depth {
		d.depth[i] = float32(math.Inf(1))
	}
	if err := d.runVertices(); err != nil {
		return nil, err
	}
	for i := 0; i+2 < len(o.Mesh.Indices); i += 3 {
		if err := d.triangle(i/3, [3]int{o.Mesh.Indices[i], o.Mesh.Indices[i+1], o.Mesh.Indices[i+2]}); err != nil {
			return nil, err
		}
	}
	return d.drawn()
}

// has reports whether the fragment shader has an execution mode that no instruction knows of.
func (d *drawing) has(mode spirv.ExecutionMode) bool {
	return slices.Contains(d.fragment.FixedModes(), mode.String())
}

// drawn returns the picture once all is drawn, with its first row at the top.
func (d *drawing) drawn() (*Picture, error) {
	if err := d.flush(); err != nil || !d.has(spirv.ExecutionModeOriginLowerLeft) {
		return d.picture, err
	}
	p := d.picture
	flip(p.Pixels, p.Width)
	flip(p.Drawn, p.Width)
	flip(p.Limits, p.Width)
	for i := range p.Reports {
		p.Reports[i].First[1] = p.Height - 1 - p.Reports[i].First[1]
	}
	return p, nil
}

// flip exchanges rows of a width: the first for the last, and so on.
func flip[T any](pixels []T, width int) {
	for i, j := 0, len(pixels)-width; i < j; i, j = i+width, j-width {
		for k := range width {
			pixels[i+k], pixels[j+k] = pixels[j+k], pixels[i+k]
		}
	}
}

// drawing is a picture that is being drawn.
type drawing struct {
	Options
	fragment *vm.Program
	picture  *Picture
	color    []component // of the output that is the picture
	stride   int         // of that
	mask     int         // stride of the SampleMask that the shader passes on, 0 for none
	fragZ    bool        // the shader passes its depth on
	depth    []float32

	vertices map[uint32]passed // what vertices pass on, by location
	position []byte
	distance [2]passed // ClipDistance and CullDistance of the vertices, floats each
	quads    []quad    // that wait to be run
}

// passed is what vertices pass on at a location.
type passed struct {
	data   []byte
	stride int
}

// scalar returns what a vertex passes on as a component, zeros where it passes nothing on.
func (p *passed) scalar(vertex int, c component) uint64 {
	if c.offset+c.scalar.Size > p.stride {
		return 0
	}
	return layout.Load(p.data[vertex*p.stride+c.offset:][:c.scalar.Size])
}

// float returns a float of 32 bits that a vertex passes on.
func (p *passed) float(vertex, offset int) float64 {
	return fold.Float32.ToFloat64(layout.Load(p.data[vertex*p.stride+offset:][:4]))
}

// quad is four fragments.
type quad struct {
	x, y      int // of the first
	covered   [4]bool
	triangle  *triangle // nil where the picture is one rectangle
	primitive int
}

// maxQuads is how many quads are run at a time.
const maxQuads = 1 << 12

// pixel returns where a fragment of the quad is.
func (q *quad) pixel(k int) (x, y int) { return q.x + k%2, q.y + k/2 }

// inside says which fragments of a quad are in the picture.
func (d *drawing) inside(x, y int) (in [4]bool) {
	for k := range in {
		in[k] = x+k%2 < d.Width && y+k/2 < d.Height
	}
	return in
}

// findOutputs finds the output that is the picture.
func (d *drawing) findOutputs() error {
	bindings := d.fragment.Bindings()
	for i := range bindings {
		b := &bindings[i]
		switch {
		case b.Slot == layout.Slot{Kind: layout.Output, Binding: d.Location}: // several variables may be parts of it
			d.color, d.stride = append(d.color, componentsOf(b)...), b.Layout.Stride
		case b.Slot == layout.Slot{Kind: layout.BuiltInOutput, Binding: uint32(spirv.BuiltInSampleMask)}:
			d.mask = b.Layout.Stride
		case b.Slot == layout.Slot{Kind: layout.BuiltInOutput, Binding: uint32(spirv.BuiltInFragDepth)}:
			if !isFloats(b, 1) {
				return errors.New("the FragDepth that the shader passes on is no float of 32 bits")
			}
			d.fragZ = true
		}
	}
	if d.color == nil {
		return fmt.Errorf("the shader passes nothing on at location %d", d.Location)
	}
	slices.SortFunc(d.color, func(a, b component) int { return a.offset - b.offset })
	n := d.Width * d.Height
	d.picture = &Picture{Width: d.Width, Height: d.Height, Pixels: make([][4]float64, n), Drawn: make([]bool, n)}
	d.picture.Kind, d.picture.Signed = d.color[0].scalar.Kind, d.color[0].scalar.Signed
	if d.Inputs.Track != nil {
		d.picture.Limits = make([]Limits, n)
		for i := range d.picture.Limits {
			d.picture.Limits[i][3] = fold.Point(1)
		}
	}
	return nil
}

// component is a scalar of a location.
type component struct {
	offset int
	scalar *layout.Type
}

// componentsOf returns the scalars of what has an element for each invocation.
func componentsOf(b *layout.Binding) (list []component) {
	for at, s := range b.Layout.Element.Scalars(0) {
		list = append(list, component{at, s})
	}
	return list
}

// isFloats reports whether an element is so many floats of 32 bits and nothing else.
func isFloats(b *layout.Binding, n int) bool {
	list := componentsOf(b)
	for _, c := range list {
		if c.scalar.Kind != layout.Float || c.scalar.Width != 32 {
			return false
		}
	}
	return len(list) == n && b.Layout.Stride == 4*n
}

func (d *drawing) add(q quad) error {
	if d.quads = append(d.quads, q); len(d.quads) < maxQuads {
		return nil
	}
	return d.flush()
}

// flush runs the fragments of the quads that wait, and puts them into the picture in their order.
func (d *drawing) flush() error {
	if len(d.quads) == 0 {
		return nil
	}
	size := d.fragment.Invocations()
	groups := (4*len(d.quads) + size - 1) / size
	n := groups * size
	in := d.Inputs
	in.Groups, in.Buffers, in.OneSample = [3]int{groups, 1, 1}, buffersOf(&in), true
	fresh := map[layout.Slot]bool{}
	for i := range d.fragment.Bindings() {
		b := &d.fragment.Bindings()[i]
		if !b.Slot.PerInvocation() {
			continue
		}
		one, data := d.Inputs.Buffers[b.Slot], in.Buffers[b.Slot]
		if !fresh[b.Slot] || len(data) < n*b.Layout.Stride { // several variables may be parts of a location
			data = make([]byte, n*b.Layout.Stride)
			fresh[b.Slot], in.Buffers[b.Slot] = true, data
		}
		switch {
		case b.Slot.IsOutput():
		case len(one) > 0:
			for k := range n {
				copy(data[k*b.Layout.Stride:(k+1)*b.Layout.Stride], one)
			}
		default:
			d.pass(b, data, n)
		}
	}
	result, err := d.fragment.Run(in)
	if err != nil {
		return err
	}
	d.note(result)
	d.merge(&in, result)
	d.quads = d.quads[:0]
	return nil
}

// buffersOf returns a map of what is bound that may be added to.
func buffersOf(in *vm.Inputs) map[layout.Slot][]byte {
	out := make(map[layout.Slot][]byte, len(in.Buffers)+8)
	for slot, b := range in.Buffers {
		out[slot] = b
	}
	return out
}

// pass fills what fragments are passed.
func (d *drawing) pass(b *layout.Binding, data []byte, n int) {
	components := componentsOf(b)
	for i := range n {
		var q *quad // nil for what fills the last group
		if i/4 < len(d.quads) {
			q = &d.quads[i/4]
		}
		element := data[i*b.Layout.Stride:]
		for _, c := range components {
			v := uint64(0)
			switch {
			case b.Slot.Kind == layout.BuiltInInput:
				v = d.builtIn(spirv.BuiltIn(b.Slot.Binding), q, i%4, c)
			case q == nil:
			case q.triangle != nil:
				v = d.interpolated(b, q, i%4, c)
			case c.scalar.Kind == layout.Float:
				x, y := q.pixel(i % 4)
				v = number(c.scalar, [4]float64{(float64(x) + 0.5) / float64(d.Width),
					(float64(y) + 0.5) / float64(d.Height), 0, 1}[c.offset/4%4])
			}
			layout.Store(element[c.offset:c.offset+c.scalar.Size], v)
		}
	}
}

// builtIn returns a component of what is built in for a fragment.
func (d *drawing) builtIn(b spirv.BuiltIn, q *quad, k int, c component) uint64 {
	switch {
	case q == nil && b == spirv.BuiltInHelperInvocation:
		return 1
	case q == nil:
		return 0
	}
	x, y := q.pixel(k)
	switch b {
	case spirv.BuiltInClipDistance, spirv.BuiltInCullDistance:
		if q.triangle != nil {
			return d.between(d.distance[b-spirv.BuiltInClipDistance], false, q, k, c)
		}
	case spirv.BuiltInFragCoord:
		z, w := 0.0, 1.0
		if q.triangle != nil {
			z, w = q.triangle.depthAt(x, y)
		}
		middle := 0.5
		if d.has(spirv.ExecutionModePixelCenterInteger) {
			middle = 0
		}
		return number(c.scalar, [4]float64{float64(x) + middle, float64(y) + middle, z, w}[c.offset/4%4])
	case spirv.BuiltInHelperInvocation:
		if q.covered[k] {
			return 0
		}
		return 1
	case spirv.BuiltInFrontFacing:
		if q.triangle == nil || q.triangle.front {
			return 1
		}
		return 0
	case spirv.BuiltInPrimitiveId:
		return number(c.scalar, float64(q.primitive))
	case spirv.BuiltInSamplePosition:
		return number(c.scalar, 0.5)
	case spirv.BuiltInSampleMask:
		return 1
	case spirv.BuiltInPointCoord:
		return number(c.scalar, [2]float64{(float64(x) + 0.5) / float64(d.Width),
			(float64(y) + 0.5) / float64(d.Height)}[c.offset/4%2])
	case spirv.BuiltInBaryCoordKHR, spirv.BuiltInBaryCoordNoPerspKHR:
		if q.triangle == nil {
			return number(c.scalar, [3]float64{1}[c.offset/4%3])
		}
		weights := q.triangle.weights(x, y, b == spirv.BuiltInBaryCoordNoPerspKHR)
		return number(c.scalar, weights[c.offset/4%3])
	}
	return 0
}

// number returns the bits of a number in the type of a scalar.
func number(s *layout.Type, v float64) uint64 {
	if s.Kind == layout.Float {
		return s.Format.FromFloat64(v, fold.Mode{})
	}
	return uint64(int64(v)) & fold.Mask(s.Width)
}

// merge puts fragments into the picture, in the order of their triangles: where there are several at a pixel the
// nearest is seen.
func (d *drawing) merge(in *vm.Inputs, result *vm.Result) {
	colors := in.Buffers[layout.Slot{Kind: layout.Output, Binding: d.Location}]
	depths := in.Buffers[layout.Slot{Kind: layout.BuiltInOutput, Binding: uint32(spirv.BuiltInFragDepth)}]
	masks := in.Buffers[layout.Slot{Kind: layout.BuiltInOutput, Binding: uint32(spirv.BuiltInSampleMask)}]
	limits := d.limits(result)
	for i := range 4 * len(d.quads) {
		q := &d.quads[i/4]
		x, y := q.pixel(i % 4)
		if !q.covered[i%4] {
			continue
		}
		at := y*d.Width + x
		if limits.undetermined(i) {
			d.picture.Limits[at] = Limits{anything, anything, anything, anything}
		}
		if result.Discarded[i] || d.mask > 0 && masks[i*d.mask]&1 == 0 {
			continue
		}
		if d.depth != nil {
			z64, _ := q.triangle.depthAt(x, y)
			z := float32(z64)
			if d.fragZ {
				z = math.Float32frombits(uint32(layout.Load(depths[4*i : 4*i+4])))
			}
			if !(z < d.depth[at]) {
				continue
			}
			d.depth[at] = z
		}
		pixel := [4]float64{3: 1}
		for _, c := range d.color {
			k := c.offset / max(c.scalar.Size, 4) % 4
			pixel[k] = valueOf(c.scalar, layout.Load(colors[i*d.stride+c.offset:][:c.scalar.Size]))
			if limits != nil {
				d.picture.Limits[at][k] = limits.of(i, i*d.stride+c.offset, pixel[k])
			}
		}
		d.picture.Pixels[at], d.picture.Drawn[at] = pixel, true
	}
}

func valueOf(s *layout.Type, bits uint64) float64 {
	switch {
	case s.Kind == layout.Float:
		return s.Format.ToFloat64(bits)
	case s.Signed:
		return float64(fold.Signed(bits, s.Width))
	}
	return float64(bits)
}
