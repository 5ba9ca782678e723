package image

import "testing"

// TestAt counts the texels of images in the order that is documented.
func TestAt(t *testing.T) {
	for _, c := range []struct {
		im    Image
		bytes int
	}{
		{Image{Kind: Kind{Dim: Dim1D}, Format: R8, Size: [3]int{5, 1, 1}, Layers: 1, Levels: 3, Samples: 1}, 5 + 2 + 1},
		{Image{Kind: Kind{Dim: Dim2D, Arrayed: true}, Format: R16, Size: [3]int{5, 3, 1}, Layers: 4, Levels: 3, Samples: 1},
			2 * 4 * (15 + 2 + 1)},
		{Image{Kind: Kind{Dim: Dim3D}, Format: Rgba8, Size: [3]int{4, 3, 7}, Layers: 1, Levels: 2, Samples: 1},
			4 * (84 + 2*1*3)},
		{Image{Kind: Kind{Dim: Cube}, Format: R32f, Size: [3]int{3, 3, 1}, Layers: 6, Levels: 2, Samples: 1},
			4 * 6 * (9 + 1)},
		{Image{Kind: Kind{Dim: Dim2D, Multisampled: true}, Format: R8, Size: [3]int{2, 2, 1}, Layers: 1, Levels: 1,
			Samples: 4}, 16},
		{Image{Kind: Kind{Dim: Buffer}, Format: Rgba32f, Size: [3]int{9, 1, 1}, Layers: 1, Levels: 1, Samples: 1}, 144},
	} {
		im := &c.im
		im.Alloc()
		if len(im.Data) != c.bytes {
			t.Errorf("%s has %d bytes, want %d", im.Kind, len(im.Data), c.bytes)
		}
		if err := im.Check(); err != nil {
			t.Errorf("%s: %v", im.Kind, err)
		}
		want := 0
		for level := range im.Levels {
			size := im.LevelSize(level)
			for layer := range im.Layers {
				for z := range size[2] {
					for y := range size[1] {
						for x := range size[0] {
							for sample := range im.Samples {
								at := [3]int{x, y, z}
								if got := im.At(level, layer, at, sample); got != want {
									t.Fatalf("%s: texel %v of level %d is at %d, want %d", im.Kind, at, level, got, want)
								}
								p := im.PlaceOf(want + im.Format.Bytes() - 1)
								if p != (Place{level, layer, at, sample}) {
									t.Fatalf("%s: byte %d is in %+v", im.Kind, want, p)
								}
								want += im.Format.Bytes()
							}
						}
					}
				}
			}
			for _, at := range [][3]int{{-1}, {size[0]}, {0, -1}, {0, size[1]}, {0, 0, -1}, {0, 0, size[2]}} {
				if im.At(level, 0, at, 0) != -1 {
					t.Errorf("%s has a texel at %v", im.Kind, at)
				}
			}
		}
		if im.At(-1, 0, [3]int{}, 0) != -1 || im.At(im.Levels, 0, [3]int{}, 0) != -1 ||
			im.At(0, im.Layers, [3]int{}, 0) != -1 || im.At(0, 0, [3]int{}, im.Samples) != -1 {
			t.Errorf("%s has texels out of bounds", im.Kind)
		}
	}
}

// TestCheck tries images that there are not.
func TestCheck(t *testing.T) {
	good := func() *Image { return New(Kind{Dim: Dim2D}, Rgba8, 4, 4, 1) }
	if err := good().Check(); err != nil {
		t.Error(err)
	}
	for i, change := range []func(im *Image){
		func(im *Image) { im.Data = im.Data[1:] },
		func(im *Image) { im.Format = Unknown },
		func(im *Image) { im.Size[0] = 0 },
		func(im *Image) { im.Size[2] = 2 },
		func(im *Image) { im.Layers = 2 },
		func(im *Image) { im.Levels = 4 },
		func(im *Image) { im.Samples = 2 },
		func(im *Image) { im.Dim = Cube },
		func(im *Image) { im.Size[0] = 1 << 50 },
	} {
		im := good()
		if change(im); im.Check() == nil {
			t.Errorf("image %d passes", i)
		}
	}
}

// TestPictures makes images of pictures.
func TestPictures(t *testing.T) {
	pix := []byte{1, 2, 3, 4, 5, 6, 7, 8, 99, 99, 9, 10, 11, 12, 13, 14, 15, 16}
	im := FromRGBA(pix, 10, 2, 2, false)
	want := "\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10"
	if err := im.Check(); err != nil || string(im.Data) != want {
		t.Errorf("% x %v", im.Data, err)
	}
	if FromRGBA(pix, 10, 2, 2, true).Format != Srgba8 {
		t.Error("the picture is not sRGB")
	}
	c := Checker(4, 2, 2)
	if c.Data[0] != 255 || c.Data[4] != 255 || c.Data[8] == 255 || c.Data[3] != 255 || c.Data[11] != 255 {
		t.Errorf("% x", c.Data)
	}
}
