package compare

import (
	"testing"

	"hone/vm/image"
)

// TestTexelAt names components of texels.
func TestTexelAt(t *testing.T) {
	plane := image.New(image.Kind{Dim: image.Dim2D}, image.Rgba16f, 5, 4, 1)
	cubes := image.New(image.Kind{Dim: image.Cube}, image.R32ui, 2, 2, 1)
	cubes.Levels = 2
	packed := image.New(image.Kind{Dim: image.Dim1D}, image.Rgb10A2, 5, 1, 1)
	for _, c := range []struct {
		im          *image.Image
		offset, n   int
		want, value string // of the bits 0x4000
	}{
		{plane, 0, 2, "[0,0].x", "2"}, {plane, 8*(3*5+2) + 6, 2, "[2,3].w", "2"}, {plane, 8, 4, "[1,0]", "0x4000"},
		{cubes, 4 * (4*5 + 3), 4, "[1,1,5].x of level 0", "16384"}, {cubes, 4 * 24, 4, "[0,0,0].x of level 1", "16384"},
		{packed, 4, 4, "[1]", "0x4000"},
	} {
		path, scalar := texelAt(c.im, c.offset, c.n)
		if path != c.want || scalar.Text(0x4000) != c.value {
			t.Errorf("byte %d of %s is %s, %s, want %s, %s", c.offset, c.im.Kind, path, scalar.Text(0x4000), c.want, c.value)
		}
	}
}
