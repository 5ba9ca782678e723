package cli

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"hone/internal/wording"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	vmimage "hone/vm/image"
	"hone/vm/inputs"
	"hone/vm/layout"
	"hone/vm/raster"
)

// pictureFlags are those that draw a picture with fragment shaders.
func pictureFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "image", Usage: "draw a picture with the fragment shader: write it to `FILE`, as PNG", OnlyOnce: true},
		&cli.StringFlag{Name: "size", Usage: "the picture has `WxH` pixels; 512x512 if it is left out", OnlyOnce: true},
		&cli.StringFlag{Name: "mesh", Usage: "draw a `MESH`, cube, sphere or quad, with a vertex shader; a rectangle without one if it is left out", OnlyOnce: true},
		&cli.StringFlag{Name: "vertex", Usage: "the vertex shader for --mesh is in `FILE`; in IN if it is left out", OnlyOnce: true},
		&cli.StringFlag{Name: "location", Usage: "the picture is the output at location `N`; 0 if it is left out", OnlyOnce: true},
	}
}

// pictureOptions are what flags say of a picture.
type pictureOptions struct {
	raster.Options
	file     string
	vertex   string
	fragment *vm.Program

	run     *shaderRun // the buffers that --out asks for
	outputs []output
}

// pictureOptions reads the flags that draw a picture, nil where none is asked for.
func (s *session) pictureOptions(c *cli.Command) (*pictureOptions, error) {
	o := &pictureOptions{file: c.String("image"), vertex: c.String("vertex")}
	if !c.IsSet("image") {
		for _, name := range []string{"size", "mesh", "vertex", "location"} {
			if c.IsSet(name) {
				return nil, usagef("run: --%s says how a picture is drawn: it wants --image", name)
			}
		}
		return nil, nil
	}
	err := pictureName(c)
	if err != nil {
		return nil, err
	}
	if o.Width, o.Height, err = pictureSize(c); err != nil {
		return nil, err
	}
	if c.IsSet("location") {
		n, err := strconv.ParseUint(c.String("location"), 10, 32)
		if err != nil {
			return nil, usagef("run: --location %q: want a whole number", c.String("location"))
		}
		o.Location = uint32(n)
	}
	if o.vertex != "" && !c.IsSet("mesh") {
		return nil, usagef("run: --vertex wants --mesh, which says what is drawn: %s", meshNames())
	}
	if c.IsSet("mesh") {
		for _, m := range raster.Meshes {
			if m.Name == c.String("mesh") {
				o.Mesh = m.Make()
			}
		}
		if o.Mesh == nil {
			return nil, usagef("run: --mesh %q: want one of %s", c.String("mesh"), meshNames())
		}
	}
	return o, nil
}

// pictureName returns an error if --image names a file whose ending is not that of PNG.
func pictureName(c *cli.Command) error {
	name := c.String("image")
	if name == std || strings.EqualFold(filepath.Ext(name), ".png") {
		return nil
	}
	return usagef("%s: --image %s: the picture is a PNG file: want a name that ends in .png", c.Name, name)
}

// pictureSize reads --size.
func pictureSize(c *cli.Command) (width, height int, err error) {
	if !c.IsSet("size") {
		return 512, 512, nil
	}
	w, h, ok := strings.Cut(c.String("size"), "x")
	width, err1 := strconv.Atoi(w)
	height, err2 := strconv.Atoi(h)
	if !ok || err1 != nil || err2 != nil || width < 1 || height < 1 {
		return 0, 0, usagef("%s: --size %q: want WxH, such as 640x480", c.Name, c.String("size"))
	}
	return width, height, nil
}

func meshNames() string {
	var names []string
	for _, m := range raster.Meshes {
		names = append(names, m.Name)
	}
	return strings.Join(names, ", ")
}

// entryOf returns the name of an entry point of an execution model: the one that is named, or the only one.
func entryOf(m *ir.Module, name string, model spirv.ExecutionModel) (string, error) {
	var found []string
	for _, e := range vm.EntryPoints(m) {
		if e.Model == model && (name == "" || e.Name == name) {
			found = append(found, e.Name)
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case name != "":
		return "", fmt.Errorf("it has no %s shader %q", model, name)
	case len(found) == 0:
		return "", fmt.Errorf("it has no %s shader", model)
	}
	return "", fmt.Errorf("it has several %s shaders, and none is named: %s; --entry names one", model,
		strings.Join(found, ", "))
}

// draw is hone run --image.
func (s *session) draw(o *pictureOptions, in *inputs.File, f *moduleFile, m *ir.Module) error {
	picture, notes, err := s.picture(o, in, f, m)
	for _, n := range notes {
		fmt.Fprintf(s.stderr, "%s: note: %s\n", s.name, n)
	}
	if err != nil {
		return err
	}
	s.reportPicture(o, f, m, picture)
	if err := s.writePNG(o.file, picture.Image()); err != nil || o.outputs == nil {
		return err
	}
	return o.run.write(o.outputs)
}

// maxShadowedPixels is how many pixels are drawn once more to know where undefined values come from.
const maxShadowedPixels = 1 << 16

// reportPicture says on standard error what fragments do that they should not, and which outputs are undefined.
func (s *session) reportPicture(o *pictureOptions, f *moduleFile, m *ir.Module, p *raster.Picture) {
	text := newInstText(m)
	undefined := false
	for _, r := range p.Reports {
		switch r.Kind {
		case vm.UndefinedPassed, vm.UndefinedBranch, vm.UndefinedAddress:
			undefined = true
		}
		times := "once"
		if r.Count > 1 {
			times = wording.Grouped(int(r.Count)) + " times, first"
		}
		fmt.Fprintf(s.stderr, "%s: %s: %s, %s at the pixel %d,%d: %s\n", s.name, shown(f.name), r.Kind, times, r.First[0],
			r.First[1], text.at(r.Inst))
	}
	if !undefined {
		return
	}
	again := o.Options
	for again.Width*again.Height > maxShadowedPixels {
		again.Width, again.Height = (again.Width+1)/2, (again.Height+1)/2
	}
	again.Inputs.Track = &vm.Track{VolatileIsStable: true}
	p, err := raster.Draw(o.fragment, again)
	if err != nil {
		return
	}
	for _, u := range p.Undefined {
		fmt.Fprintf(s.stderr, "%s: note: %s depends on undefined values, and may be anything%s\n", s.name, u.Name,
			origins(u.Origins).text(text))
	}
}

// picture draws a picture, with notes about what a user should know.
func (s *session) picture(o *pictureOptions, in *inputs.File, f *moduleFile, m *ir.Module) (p *raster.Picture,
	notes []string, err error) {
	options, notes, err := in.Options(m)
	if err != nil {
		return nil, nil, inputFailure(err)
	}
	if options.Entry, err = entryOf(m, in.Entry, spirv.ExecutionModelFragment); err != nil {
		return nil, nil, inputError(shown(f.name), err)
	}
	fragment, err := vm.Compile(m, options)
	if err != nil {
		return nil, nil, compileError(f, err)
	}
	o.fragment = fragment
	programs := []*vm.Program{fragment}
	if o.Mesh != nil {
		if err := s.vertexProgram(o, f, m, options); err != nil {
			return nil, nil, err
		}
		programs = append(programs, o.Vertex)
	}
	buffers, textures, err := s.textures(in, programs)
	if err != nil {
		return nil, nil, err
	}
	in = buffers
	b := inputs.NewPictureBinder(in, programs, s.read)
	b.Notes = notes
	given, err := b.Inputs()
	if err != nil {
		return nil, nil, inputFailure(err)
	}
	o.run = &shaderRun{session: s, Binder: b, module: m, program: fragment}
	if o.outputs, err = o.run.outputs(); err != nil {
		return nil, b.Notes, err
	}
	for _, buffer := range b.Buffers {
		if !buffer.Given && buffer.Binding != nil {
			o.fillIn(b, buffer.Name, buffer.Binding, buffer.Data)
		}
	}
	if push := b.Push(); push != nil && in.Push == nil && len(in.Members) == 0 {
		o.fillIn(b, "the block of push constants", push, given.Push)
	}
	for slot, im := range textures {
		given.SetImage(slot, im)
	}
	for _, p := range programs {
		for _, name := range raster.Bind(p, given) {
			b.Note("%s is not given: a texture of squares", name)
		}
	}
	o.Inputs = *given
	ended := s.watch(&o.Inputs, func(n int) string {
		return fmt.Sprintf("still drawing: %s fragments ended; --steps N stops after N instructions of %s",
			wording.Grouped(n*fragment.Invocations()), wording.Plural(fragment.Invocations(), "fragment"))
	})
	defer ended()
	if p, err = raster.Draw(fragment, o.Options); err != nil {
		if errors.Is(err, vm.ErrSteps) {
			err = fmt.Errorf("%w; --steps sets the limit", err)
		}
		return nil, b.Notes, inputError(shown(f.name), err)
	}
	if !slices.Contains(p.Drawn, true) {
		b.Note("nothing is drawn: no fragment passed anything on")
	}
	return p, b.Notes, nil
}

// textures reads the pictures that are given for images, and returns what is given for buffers without them.
func (s *session) textures(in *inputs.File, programs []*vm.Program) (*inputs.File, map[layout.Slot]*vmimage.Image,
	error) {
	rest := *in
	rest.In = nil
	images := map[layout.Slot]*vmimage.Image{}
	for _, a := range in.In {
		slot, isSlot := layout.ParseSlot(a.Name)
		found := false
		for _, p := range programs {
			for _, b := range p.Bindings() {
				if b.Image != nil && (isSlot && b.Slot == slot || !isSlot && b.Name == a.Name) {
					slot, found = b.Slot, true
				}
			}
		}
		if !found {
			rest.In = append(rest.In, a)
			continue
		}
		data, err := s.read(a.Value.Text)
		if err != nil {
			return nil, nil, inputFailure(inputs.At(&a, err))
		}
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, nil, inputFailure(inputs.At(&a, fmt.Errorf("%s is no PNG file: %w", a.Value.Text, err)))
		}
		size := picture.Bounds().Size()
		pixels := image.NewNRGBA(image.Rect(0, 0, size.X, size.Y))
		draw.Draw(pixels, pixels.Bounds(), picture, picture.Bounds().Min, draw.Src)
		images[slot] = vmimage.FromRGBA(pixels.Pix, pixels.Stride, size.X, size.Y, false)
	}
	return &rest, images, nil
}

// writePNG writes a picture to a file.
func (s *session) writePNG(file string, p image.Image) error {
	var out bytes.Buffer
	if err := png.Encode(&out, p); err != nil {
		return err
	}
	return s.write(file, out.Bytes())
}

// fillIn gives memory that nobody gave anything what the names of its members say.
func (o *pictureOptions) fillIn(b *inputs.Binder, name string, binding *layout.Binding, data []byte) {
	filled := raster.Default(binding, data, o.Width, o.Height)
	if len(filled) == 0 {
		b.Note("%s is not given: %s of zeros", name, wording.Plural(len(data), "byte"))
		return
	}
	b.Note("%s is not given: defaults chosen by name for %s, zeros elsewhere", name, strings.Join(filled, ", "))
}

// vertexProgram compiles the vertex shader.
func (s *session) vertexProgram(o *pictureOptions, f *moduleFile, m *ir.Module, options vm.Options) (err error) {
	options.Entry = ""
	if o.vertex != "" {
		if f, err = s.readFile(o.vertex); err != nil {
			return err
		}
		if m, err = f.module(); err != nil {
			return err
		}
		options.Spec = nil
	}
	if options.Entry, err = entryOf(m, "", spirv.ExecutionModelVertex); err != nil {
		if o.vertex == "" {
			err = fmt.Errorf("%w, which --mesh wants; --vertex FILE names one", err)
		}
		return inputError(shown(f.name), err)
	}
	if o.Vertex, err = vm.Compile(m, options); err != nil {
		return compileError(f, err)
	}
	return nil
}

// comparePictures is hone check --image: it draws the pictures of the fragment shaders of both modules, and where they
// differ, beside each other in one file. It returns the exit status.
func (k *checker) comparePictures(c *cli.Command, a, b *ir.Module) (int, error) {
	width, height, err := pictureSize(c)
	if err != nil {
		return StatusOK, err
	}
	entry := ""
	for _, e := range k.entries {
		if e.Model == spirv.ExecutionModelFragment && entry == "" {
			entry = e.Name
		}
	}
	if entry == "" {
		return StatusUndecided, inputError(shown(k.a), fmt.Errorf("--image draws the pictures of fragment shaders, and it "+
			"has none: what is compared without --image is what its shaders store"))
	}
	var pictures [2]*raster.Picture
	for i, m := range []*ir.Module{a, b} {
		f := []*moduleFile{k.fileA, k.fileB}[i]
		o := &pictureOptions{Options: raster.Options{Width: width, Height: height}}
		in := &inputs.File{Shader: f.name, Entry: entry, Spec: k.spec}
		if pictures[i], _, err = k.picture(o, in, f, m); err != nil {
			return StatusUndecided, err
		}
	}
	if err := k.writePNG(c.String("image"), beside(pictures[0], pictures[1])); err != nil {
		return StatusOK, err
	}
	d := pictures[0].Diff(pictures[1])
	e := vm.EntryPoint{Name: entry}
	if d.Pixels == 0 {
		k.say(e, "pictures: equal")
		return StatusOK, nil
	}
	most := fmt.Sprintf("by %.3g at most", d.Most)
	if math.IsInf(d.Most, 1) {
		most = "in some only one of both draws anything, or a number"
	}
	k.say(e, "pictures: %s of %s differ, %s; the first is %d, %d", wording.Grouped(d.Pixels),
		wording.Plural(width*height, "pixel"), most, d.X, d.Y)
	return StatusInput, nil
}

// beside returns two pictures and a third one, red where they differ and dark where they do not.
func beside(a, b *raster.Picture) *image.NRGBA {
	x, y := a.Image(), b.Image()
	out := image.NewNRGBA(image.Rect(0, 0, 3*a.Width, a.Height))
	for i := range a.Pixels {
		px, py := i%a.Width, i/a.Width
		ca, cb := x.NRGBAAt(px, py), y.NRGBAAt(px, py)
		out.SetNRGBA(px, py, ca)
		out.SetNRGBA(a.Width+px, py, cb)
		grey := (uint8(ca.R/3) + uint8(ca.G/3) + uint8(ca.B/3)) / 4
		mark := color.NRGBA{grey, grey, grey, 255}
		if a.DiffersAt(b, i) {
			mark = color.NRGBA{255, 0, 0, 255}
		}
		out.SetNRGBA(2*a.Width+px, py, mark)
	}
	return out
}
