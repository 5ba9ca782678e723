package raster

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/vm"
)

// TestOrigins draws the coordinates of fragments: with OriginLowerLeft they are counted from the bottom, and with
// PixelCenterInteger they are whole numbers.
func TestOrigins(t *testing.T) {
	const width, height = 5, 3
	for _, c := range []struct {
		modes  string
		lower  bool
		middle float64
	}{
		{"OriginUpperLeft", false, 0.5},
		{"OriginLowerLeft", true, 0.5},
		{"OriginLowerLeft\nOpExecutionMode %main PixelCenterInteger", true, 0},
	} {
		text := strings.Replace(fragmentText, "BODY", "OpStore %o %x\n", 1)
		text = strings.Replace(text, "OriginUpperLeft", c.modes, 1)
		program, err := vm.Compile(irtest.Read(t, irtest.Assemble(t, text, "spv1.6")), vm.Options{}) // Vulkan refuses it
		if err != nil {
			t.Fatal(err)
		}
		p, err := Draw(program, Options{Width: width, Height: height})
		if err != nil {
			t.Fatal(err)
		}
		for y := range height {
			for x := range width {
				row := y
				if c.lower {
					row = height - 1 - y
				}
				want := [4]float64{float64(x) + c.middle, float64(row) + c.middle, 0, 1}
				if got := p.Pixels[y*width+x]; got != want {
					t.Errorf("%s: pixel %d, %d is %v, want %v", c.modes, x, y, got, want)
				}
			}
		}
	}
}
