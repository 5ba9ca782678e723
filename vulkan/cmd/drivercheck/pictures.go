package main

import (
	"flag"
	"fmt"
	"image"
	imagedraw "image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"hone"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/raster"
	"hone/vulkan"
	"hone/vulkan/internal/drivercheck"
)

// painter draws the pictures of fragment shaders.
type painter struct {
	painter drivercheck.Painter
	width   int
	height  int
	mesh    *raster.Mesh
	folder  string // for the pictures that are beyond, "" for none

	equal, within, beyond, unsupported int // pictures
}

// levels returns how modules are optimized.
func levels() (list []drivercheck.Level, err error) {
	registry, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"O", "Os"} {
		p, err := hone.Pipeline(registry, name)
		if err != nil {
			return nil, err
		}
		list = append(list, drivercheck.Level{Name: name, Pipeline: p})
	}
	return list, nil
}

// module draws with the fragment shaders of a module. A vertex shader is in a file of the same name for another stage.
func (p *painter) module(path string, bin *spirv.Binary) error {
	m, err := ir.Read(bin)
	if err != nil {
		return err
	}
	for _, e := range vm.EntryPoints(m) {
		if e.Model != spirv.ExecutionModelFragment {
			continue
		}
		s := drivercheck.Scene{Fragment: bin, Entry: e.Name, Width: p.width, Height: p.height}
		if other := strings.Replace(path, ".frag", ".vert", 1); other != path {
			if data, err := os.ReadFile(other); err == nil {
				if s.Vertex, err = spirv.Decode(data); err != nil {
					return fmt.Errorf("%s: %w", other, err)
				}
				s.Mesh = p.mesh
			}
		}
		d, err := p.painter.Draw(s)
		if err != nil {
			return err
		}
		p.add(path, e.Name, d)
	}
	return nil
}

// add prints and counts what came of a shader.
func (p *painter) add(path, entry string, d *drivercheck.Drawn) {
	name := path + " " + entry
	if len(d.Unsupported) > 0 {
		p.unsupported++
		fmt.Printf("%s: unsupported: %s\n", name, strings.Join(d.Unsupported, "; "))
		return
	}
	fmt.Printf("%s\n", name)
	for i := range d.Pictures {
		c := &d.Pictures[i]
		switch {
		case c.Failed != "" || c.Beyond > 0:
			p.beyond++
		case c.Equal == c.Pixels:
			p.equal++
		default:
			p.within++
		}
		fmt.Printf("    %s\n", c)
		if p.folder != "" && c.Failed == "" {
			file := fmt.Sprintf("%s-%s-%d.png", filepath.Base(path), strings.ReplaceAll(c.Name, " ", ""), c.Location)
			if err := writePictures(filepath.Join(p.folder, file), c); err != nil {
				fmt.Fprintln(os.Stderr, err)
			}
		}
	}
}

// writePictures writes what vm and another one have drawn beside each other.
func writePictures(file string, c *drivercheck.Compared) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	out := image.NewNRGBA(image.Rect(0, 0, 2*c.Want.Width, c.Want.Height))
	for i, p := range []*raster.Picture{c.Want, c.Got} {
		at := image.Rect(0, 0, p.Width, p.Height).Add(image.Pt(i*p.Width, 0))
		imagedraw.Draw(out, at, p.Image(), image.Point{}, imagedraw.Src)
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, out); err != nil {
		return err
	}
	return f.Close()
}

// draw compares the pictures of the shaders in all files, and returns the exit status.
func draw(worker *vulkan.Worker) int {
	list, err := levels()
	if err != nil {
		return fail(err)
	}
	p := &painter{painter: drivercheck.Painter{Device: worker, Levels: list}, width: *size, height: *size, folder: *save}
	for _, m := range raster.Meshes {
		if m.Name == *mesh {
			p.mesh = m.Make()
		}
	}
	if p.mesh == nil {
		return fail(fmt.Errorf("--mesh %q: there is no such mesh", *mesh))
	}
	for _, name := range flag.Args() {
		if err := files(name, p.module); err != nil {
			return fail(err)
		}
	}
	fmt.Printf("pictures: %d equal bit for bit, %d within bounds, %d not; shaders: %d unsupported\n", p.equal, p.within,
		p.beyond, p.unsupported)
	switch {
	case p.beyond > 0:
		return 1
	case p.equal+p.within == 0:
		return 3
	}
	return 0
}
