package drivercheck

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/pass"
	"hone/spirv"
	"hone/vm/layout"
	"hone/vm/raster"
)

var pictureSize = flag.Int("picture", 64,
	"pixels of pictures in each direction: a power of two, or coordinates are rounded")

// TestPictures draws the shaders of testdata/shaders/pictures: the modules as they are and optimized ones, in vm and on
// the device. They are equal where the source says that they are exact, and otherwise 1/255 apart at most, except where
// vm knows that Vulkan leaves more open. lavapipe filters with full precision here: what it does with 8 bits is told in
// doc/vm.md.
func TestPictures(t *testing.T) {
	t.Setenv("GALLIVM_PERF", "no_aos_sampling")
	p := &Painter{Device: checker(t).Device}
	if !p.Device.Info().Draws() {
		t.Skip("the Vulkan device draws no pictures")
	}
	registry, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"O", "Os"} {
		pipeline, err := hone.Pipeline(registry, name)
		if err != nil {
			t.Fatal(err)
		}
		p.Levels = append(p.Levels, Level{name, pipeline})
	}
	files, err := filepath.Glob(filepath.Join(corpus.Root(), "testdata", "shaders", "pictures", "*.frag.spv"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no shaders: %v", err)
	}
	shaders, exact := 0, 0
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".frag.spv")
		s := Scene{Fragment: decode(t, file), Entry: "main", Width: *pictureSize, Height: *pictureSize}
		if vertex := strings.Replace(file, ".frag", ".vert", 1); exists(vertex) {
			s.Vertex, s.Mesh = decode(t, vertex), raster.Sphere(32)
		}
		exactly := says(t, strings.TrimSuffix(file, ".spv"), "xact.\n")
		d, err := p.Draw(s)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(d.Unsupported) > 0 {
			t.Logf("%s: unsupported: %s", name, strings.Join(d.Unsupported, "; "))
			continue
		}
		good, equal := true, true
		for i := range d.Pictures {
			c := &d.Pictures[i]
			byDriver := strings.HasPrefix(c.Name, "driver")
			bad := c.Failed != "" || c.Beyond > 0 || c.Open > c.Pixels/100 || exactly && c.Equal < c.Pixels
			good, equal = good && !bad, equal && c.Equal == c.Pixels
			switch {
			case bad && (!byDriver || strings.Contains(p.Device.Info().Name, "llvmpipe")):
				t.Errorf("%s: %s", name, c)
			case bad || c.Equal < c.Pixels:
				t.Logf("%s: %s", name, c)
			}
		}
		if good {
			shaders++
		}
		if good && equal {
			exact++
		}
	}
	t.Logf("%d shaders draw the same picture, %d of them to the bit", shaders, exact)
	if strings.Contains(p.Device.Info().Name, "llvmpipe") && (shaders < 20 || exact < 10) {
		t.Error("want 20 shaders, 10 to the bit")
	}
}

// says reports whether a file has a text.
func says(t *testing.T, file, text string) bool {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Contains(string(data), text)
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

func decode(t *testing.T, file string) *spirv.Binary {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bin, err := spirv.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// TestDifferentPicture has pictures that are not equal, and what is said about them.
func TestDifferentPicture(t *testing.T) {
	picture := func(drawn bool, v ...float64) *raster.Picture {
		p := &raster.Picture{Width: len(v), Height: 1, Kind: layout.Float}
		for _, x := range v {
			p.Pixels, p.Drawn = append(p.Pixels, [4]float64{x, 7, 0, 1}), append(p.Drawn, drawn)
			p.Limits = append(p.Limits, raster.Limits{})
			for k, v := range p.Pixels[len(p.Pixels)-1] {
				p.Limits[len(p.Limits)-1][k].Low, p.Limits[len(p.Limits)-1][k].High = v, v
			}
		}
		return p
	}
	want := picture(true, 0, 0.5, 0.5, 0.5)
	want.Limits[3][0].High = 0.75
	want.Limits[1][0].High = 0.75
	c := Compared{Name: "driver", Want: want, Got: picture(true, 0, 0.501, 0.6, 0.6)}
	c.Got.Pixels[0][1] = 8 // a component that the shader does not pass on
	c.compare([4]bool{true, false, true, true})
	if got := c.String(); got != "driver, output 0: 1 of 4 pixels equal, 1 by 0.26/255 at most, 1 open, "+
		"1 beyond by 0.1, the first is 2, 0" {
		t.Error(got)
	}
	c = Compared{Name: "driver", Want: want, Got: picture(false, 0, 0.5, 0.5, 0.5)}
	if c.compare([4]bool{true}); c.Beyond != 4 {
		t.Error(c.String())
	}
}
