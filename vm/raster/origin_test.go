package raster

import (
	"strings"
	"testing"
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
		p, err := Draw(compile(t, strings.Replace(text, "OriginUpperLeft", c.modes, 1)), Options{Width: width, Height: height})
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
