package drivercheck

import (
	"fmt"
	"math"
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/image"
	"hone/vm/layout"
	"hone/vm/raster"
	"hone/vulkan"
)

// Scene is a picture that vm and a driver draw.
type Scene struct {
	Fragment      *spirv.Binary
	Entry         string        // of Fragment
	Vertex        *spirv.Binary // nil for one rectangle
	Mesh          *raster.Mesh  // for Vertex
	Width, Height int
}

// Level is a way to optimize modules.
type Level struct {
	Name     string
	Pipeline *pass.Pipeline
}

// Painter compares pictures.
type Painter struct {
	Device Device
	Levels []Level // beside modules as they are
}

// Drawn is what came of a scene.
type Drawn struct {
	Unsupported []string // what the device or vm lacks; nothing else is known then
	Pictures    []Compared
}

// Compared is a picture of one output by the driver, or of an optimized module by vm, beside that of vm.
type Compared struct {
	Name     string // who drew what
	Failed   string // why there is no picture, "" if there is one
	Location uint32
	Want     *raster.Picture
	Got      *raster.Picture
	Pixels   int     // of the picture
	Equal    int     // pixels that are equal bit for bit
	Within   int     // others that are at most 1/255 apart
	Open     int     // others of which vm knows that Vulkan does not say more
	Beyond   int     // others
	X, Y     int     // the first of them
	Worst    float64 // largest difference of those that are equal or within; of integers any
	Far      float64 // and of those beyond
	MustBe   int     // pixels whose components are all determined
	Inexact  int     // pixels of those that are not equal
}

// tolerance is how far apart components may be that need not be equal.
const tolerance = 1.0 / 255

func (c *Compared) String() string {
	if c.Failed != "" {
		return c.Name + ": " + c.Failed
	}
	s := fmt.Sprintf("%s, output %d: %d of %d pixels equal", c.Name, c.Location, c.Equal, c.Pixels)
	if c.Within > 0 {
		s += fmt.Sprintf(", %d by %.2g/255 at most", c.Within, c.Worst*255)
	}
	if c.Open > 0 {
		s += fmt.Sprintf(", %d open", c.Open)
	}
	if c.Beyond > 0 {
		s += fmt.Sprintf(", %d beyond by %.3g, the first is %d, %d", c.Beyond, c.Far, c.X, c.Y)
	}
	return s
}

// Draw draws a scene: with the modules as they are and with optimized ones, in vm and on the device. The error is that
// a module cannot be read or that hone fails.
func (p *Painter) Draw(s Scene) (*Drawn, error) {
	plain, err := p.scene(&s, nil)
	if err != nil || len(plain.lacking) > 0 {
		return &Drawn{Unsupported: plain.lacking}, err
	}
	d := &Drawn{}
	var want []choices
	for _, location := range plain.locations() {
		picture, err := plain.choices(location)
		if err != nil {
			return &Drawn{Unsupported: []string{"vm: " + err.Error()}}, nil
		}
		want = append(want, picture)
	}
	d.add(plain, "driver", want, p.device(plain))
	for _, level := range p.Levels {
		optimized, err := p.scene(&s, level.Pipeline)
		if err != nil {
			return nil, err
		}
		if len(optimized.lacking) > 0 {
			return nil, fmt.Errorf("-%s made a module that cannot be drawn: %v", level.Name, optimized.lacking)
		}
		var got []*raster.Picture
		for _, location := range plain.locations() {
			picture, err := optimized.picture(location, false, false)
			if err != nil {
				return nil, err
			}
			got = append(got, picture)
		}
		d.add(plain, "vm -"+level.Name, want, drawnBy{pictures: got})
		d.add(plain, "driver -"+level.Name, want, p.device(optimized))
	}
	return d, nil
}

// drawnBy is what someone drew, or why not.
type drawnBy struct {
	pictures []*raster.Picture
	err      error
}

// add compares pictures.
func (d *Drawn) add(s *scene, name string, want []choices, got drawnBy) {
	if got.err != nil {
		d.Pictures = append(d.Pictures, Compared{Name: name, Failed: got.err.Error()})
		return
	}
	for i, location := range s.locations() {
		var best Compared
		for k, picture := range want[i] {
			c := Compared{Name: name, Location: location, Want: picture, Got: got.pictures[i]}
			c.compare(s.components(location))
			if k == 0 || c.Beyond < best.Beyond || c.Beyond == best.Beyond && c.Equal > best.Equal {
				best = c
			}
		}
		d.Pictures = append(d.Pictures, best)
	}
}

// choices are pictures of one shader, any of which is right: with coarse derivatives, and with fine ones where they may
// be either.
type choices []*raster.Picture

// choices draws a picture with vm, in each of the ways there are.
func (s *scene) choices(location uint32) (list choices, err error) {
	for _, fine := range []bool{false, true} {
		if fine && !s.fragment.ChoosesDerivatives() {
			break
		}
		picture, err := s.picture(location, fine, true)
		if err != nil {
			return nil, err
		}
		list = append(list, picture)
	}
	return list, nil
}

// compare compares the components that the shader passes on.
func (c *Compared) compare(components [4]bool) {
	for i, want := range c.Want.Pixels {
		got, limits := c.Got.Pixels[i], c.Want.Limits[i]
		equal := c.Want.Drawn[i] == c.Got.Drawn[i]
		open, most := true, 0.0
		if !equal {
			most = math.Inf(1)
		}
		for k, used := range components {
			if !used {
				continue
			}
			apart := 0.0
			switch a, b := want[k], got[k]; {
			case a == b || a != a && b != b:
			case a != a || b != b:
				apart = math.Inf(1)
			default:
				apart = math.Abs(a - b)
			}
			equal = equal && apart == 0
			most = max(most, apart)
			open = open && (apart <= tolerance || limits[k].Contains(got[k]) || limits[k] == anything)
		}
		if c.Want.Drawn[i] != c.Got.Drawn[i] {
			open = limits[0] == anything
		}
		c.Pixels++
		switch {
		case equal:
			c.Equal++
		case most <= tolerance && c.Want.Kind == layout.Float:
			c.Within++
			c.Worst = max(c.Worst, most)
		case open:
			c.Open++
		default:
			if c.Beyond++; c.Beyond == 1 {
				c.X, c.Y = i%c.Want.Width, i/c.Want.Width
			}
			c.Far = max(c.Far, most)
		}
	}
}

var anything = fold.Interval{Low: math.Inf(-1), High: math.Inf(1)}

// scene is a scene that is ready to be drawn.
type scene struct {
	*Scene
	lacking          []string
	fragment, vertex *vm.Program
	modules          [2]*spirv.Binary // of the fragment shader and the vertex shader
	uniform          map[[2]uint32]bool
	inputs           vm.Inputs
}

// scene prepares a scene, with modules that are optimized if pipeline is not nil.
func (p *Painter) scene(of *Scene, pipeline *pass.Pipeline) (*scene, error) {
	s := &scene{Scene: of, uniform: map[[2]uint32]bool{}}
	info := p.Device.Info()
	if !info.Draws() {
		s.lacking = []string{"device: pictures"}
		return s, nil
	}
	for i, bin := range []*spirv.Binary{of.Fragment, of.Vertex} {
		if bin == nil {
			continue
		}
		m, err := ir.Read(bin)
		if err != nil {
			return nil, err
		}
		if pipeline != nil {
			if _, err := pipeline.Run(m, pass.Options{}); err != nil {
				return nil, err
			}
			if bin, err = m.Write(); err != nil {
				return nil, err
			}
		}
		s.modules[i] = bin
		o := vm.Options{Subgroup: info.Subgroup, Entry: of.Entry}
		if i == 1 {
			o.Entry = vertexEntry(m)
		}
		program, lacking := compile(info, m, o)
		s.lacking = append(s.lacking, lacking...)
		for slot := range uniformBuffers(m) {
			s.uniform[slot] = true
		}
		if i == 0 {
			s.fragment = program
		} else {
			s.vertex = program
		}
	}
	if len(s.lacking) == 0 {
		s.bind()
	}
	if len(s.lacking) == 0 && s.vertex == nil {
		s.modules[1] = s.rectangle()
	}
	return s, nil
}

func vertexEntry(m *ir.Module) string {
	for _, e := range vm.EntryPoints(m) {
		if e.Model == spirv.ExecutionModelVertex {
			return e.Name
		}
	}
	return ""
}

// programs are the shaders.
func (s *scene) programs() []*vm.Program {
	if s.vertex == nil {
		return []*vm.Program{s.fragment}
	}
	return []*vm.Program{s.fragment, s.vertex}
}

// elements is how many elements a runtime array has.
const elements = 64

// bind gives the shaders memory, images and samplers.
func (s *scene) bind() {
	in := &s.inputs
	in.Buffers = map[layout.Slot][]byte{}
	for _, p := range s.programs() {
		for i := range p.Bindings() {
			b := &p.Bindings()[i]
			switch {
			case b.Push:
				if n := b.Bytes(0); n > len(in.Push) {
					in.Push = make([]byte, n)
				}
				numbers(b, in.Push)
				raster.Default(b, in.Push, s.Width, s.Height)
			case b.Image != nil && b.Image.Subpass:
				s.lacking = append(s.lacking, "device: input attachments")
			case b.Image != nil:
				if _, ok := in.Images[b.Slot]; !ok {
					in.SetImage(b.Slot, texture(b))
				}
			case b.Slot.PerInvocation() || b.Sampler:
			default:
				if n := b.Bytes(elements); n > len(in.Buffers[b.Slot]) {
					in.Buffers[b.Slot] = make([]byte, n)
				}
				numbers(b, in.Buffers[b.Slot])
				raster.Default(b, in.Buffers[b.Slot], s.Width, s.Height)
			}
		}
	}
	for _, p := range s.programs() {
		raster.Bind(p, in)
	}
}

// numbers gives scalars that are zeros small numbers.
func numbers(b *layout.Binding, data []byte) {
	k := 0
	for at, scalar := range b.Layout.Scalars(elements) {
		if at+scalar.Size > len(data) || layout.Load(data[at:at+scalar.Size]) != 0 {
			continue
		}
		switch k++; scalar.Kind {
		case layout.Int:
			layout.Store(data[at:at+scalar.Size], uint64(3+k%5))
		case layout.Float:
			layout.Store(data[at:at+scalar.Size], scalar.Format.FromFloat64(0.25+float64(k%8)/8, fold.Mode{}))
		}
	}
}

// texture returns an image for a binding: with all its levels, and texels of which neighbours differ by little, since
// drivers filter with few bits.
func texture(b *layout.Binding) *image.Image {
	im := raster.Texture(b)
	size := 64
	if im.Dim == image.Dim3D {
		size = 16
	}
	for axis := range im.Axes() {
		im.Size[axis] = size
	}
	if im.Arrayed {
		im.Layers *= 3
	}
	if !b.Image.Storage && !im.Multisampled && im.Dim != image.Buffer {
		for size>>im.Levels > 0 {
			im.Levels++
		}
	}
	im.Alloc()
	n := im.Format.Bytes()
	for at := 0; at < len(im.Data); at += n {
		p := im.PlaceOf(at)
		var t image.Texel
		for k := range t {
			v := 0.5 + float64(0.2*wave(p.At[0]+3*k, size>>p.Level)) + float64(0.15*wave(p.At[1]+5*k, size>>p.Level)) +
				float64(0.1*wave(p.At[2]+p.Layer, size>>p.Level)) - 0.04*float64(p.Level)
			if im.Format.Class() == image.Float {
				t[k] = uint64(math.Float32bits(float32(v)))
			} else {
				t[k] = uint64(v * 255)
			}
		}
		im.Format.Encode(im.Data[at:at+n], t)
	}
	return im
}

// wave goes from 1 to -1 and back again while x goes to n.
func wave(x, n int) float64 {
	n = max(n, 2)
	return math.Abs(float64(4*(x%n))/float64(n)-2) - 1
}

// locations are those that the fragment shader passes something on at.
func (s *scene) locations() (list []uint32) {
	for _, b := range s.fragment.Bindings() {
		if b.Slot.Kind == layout.Output && b.Slot.Set == 0 && !slices.Contains(list, b.Slot.Binding) {
			list = append(list, b.Slot.Binding)
		}
	}
	slices.Sort(list)
	return list
}

// scalars yields the scalars of what is passed at a slot, with their components.
func scalarsOf(p *vm.Program, slot layout.Slot, yield func(component int, scalar *layout.Type)) {
	for _, b := range p.Bindings() {
		if b.Slot == slot {
			for at, scalar := range b.Layout.Element.Scalars(0) {
				yield(at/4, scalar)
			}
		}
	}
}

// components says which components are passed on at a location.
func (s *scene) components(location uint32) (used [4]bool) {
	slot := layout.Slot{Kind: layout.Output, Binding: location}
	scalarsOf(s.fragment, slot, func(k int, _ *layout.Type) { used[k%4] = true })
	return used
}

// picture draws a picture with vm.
func (s *scene) picture(location uint32, fine, track bool) (*raster.Picture, error) {
	o := raster.Options{Width: s.Width, Height: s.Height, Location: location, Vertex: s.vertex, Mesh: s.Mesh,
		Inputs: s.copyInputs()}
	o.Inputs.FineDerivatives = fine
	if track {
		o.Inputs.Track = &vm.Track{Freedom: fold.Freedom{Precision: true, SignedZero: true, Contract: true, Flush: true,
			Finite: true}}
	}
	return raster.Draw(s.fragment, o)
}

// copyInputs returns the inputs with memory of their own.
func (s *scene) copyInputs() vm.Inputs {
	in := s.inputs
	in.Buffers = map[layout.Slot][]byte{}
	for slot, data := range s.inputs.Buffers {
		in.Buffers[slot] = slices.Clone(data)
	}
	return in
}

// targetFormat returns the format of a target for an output.
func targetFormat(p *raster.Picture) image.Format {
	switch {
	case p.Kind == layout.Float:
		return image.Rgba32f
	case p.Signed:
		return image.Rgba32i
	}
	return image.Rgba32ui
}

// undrawn is what stands in a target where nothing is drawn: a NaN that nothing computes.
const undrawn = 0xFFC0DEAD

// device draws with the device.
func (p *Painter) device(s *scene) drawnBy {
	in := s.copyInputs()
	d := vulkan.Dispatch{Entry: s.Entry, Push: in.Push, Draw: &vulkan.Draw{Width: s.Width, Height: s.Height,
		Vertex: s.modules[1].Words, VertexEntry: "main", Vertices: 3}}
	seen := map[layout.Slot]bool{}
	for _, program := range s.programs() {
		for _, slot := range program.Slots() {
			if slot.PerInvocation() || seen[slot] {
				continue
			}
			seen[slot] = true
			b := vulkan.Buffer{Set: slot.Set, Binding: slot.Binding, Element: slot.Element,
				Uniform: s.uniform[[2]uint32{slot.Set, slot.Binding}], Data: in.Buffers[slot]}
			if im, ok := in.Images[slot]; ok {
				im.Data = nil
				b.Image, b.Storage = &im, storesTo(program, slot)
			}
			if sampler, ok := in.Samplers[slot]; ok {
				b.Sampler = &sampler
			}
			d.Buffers = append(d.Buffers, b)
		}
	}
	if s.vertex != nil {
		s.mesh(d.Draw)
	}
	var pictures []*raster.Picture
	for _, location := range s.locations() {
		picture := &raster.Picture{Width: s.Width, Height: s.Height}
		scalarsOf(s.fragment, layout.Slot{Kind: layout.Output, Binding: location}, func(_ int, scalar *layout.Type) {
			picture.Kind, picture.Signed = scalar.Kind, scalar.Signed
		})
		data := make([]byte, 16*s.Width*s.Height)
		for at := 0; at < len(data); at += 4 {
			layout.Store(data[at:at+4], undrawn)
		}
		d.Draw.Targets = append(d.Draw.Targets, vulkan.Target{Location: location, Format: targetFormat(picture), Data: data})
		pictures = append(pictures, picture)
	}
	if err := p.Device.Run(s.modules[0].Words, d); err != nil {
		return drawnBy{err: err}
	}
	for i, picture := range pictures {
		read(picture, d.Draw.Targets[i].Data)
	}
	return drawnBy{pictures: pictures}
}

// read fills a picture with what a target holds.
func read(p *raster.Picture, data []byte) {
	n := p.Width * p.Height
	p.Pixels, p.Drawn = make([][4]float64, n), make([]bool, n)
	for i := range p.Pixels {
		for k := range 4 {
			bits := uint32(layout.Load(data[16*i+4*k : 16*i+4*k+4]))
			p.Drawn[i] = p.Drawn[i] || bits != undrawn
			switch {
			case p.Kind == layout.Float:
				p.Pixels[i][k] = float64(math.Float32frombits(bits))
			case p.Signed:
				p.Pixels[i][k] = float64(int32(bits))
			default:
				p.Pixels[i][k] = float64(bits)
			}
		}
		if !p.Drawn[i] {
			p.Pixels[i] = [4]float64{}
		}
	}
}

// mesh gives a draw the mesh.
func (s *scene) mesh(d *vulkan.Draw) {
	d.VertexEntry, d.Depth = s.vertex.Entry(), true
	for _, i := range s.Mesh.Indices {
		d.Indices = append(d.Indices, uint32(i))
	}
	for slot, data := range s.Mesh.Inputs(s.vertex, len(s.Mesh.Vertices)) {
		if slot.Kind != layout.Input {
			continue
		}
		a := vulkan.Attribute{Location: slot.Binding, Format: image.Rgba32f, Stride: len(data) / len(s.Mesh.Vertices),
			Data: data}
		scalarsOf(s.vertex, slot, func(_ int, scalar *layout.Type) {
			if scalar.Kind == layout.Int {
				a.Format = image.Rgba32ui
				if scalar.Signed {
					a.Format = image.Rgba32i
				}
			}
		})
		d.Attributes = append(d.Attributes, a)
	}
}
