// Package image says what an image is, what its formats mean, and what sampling it gives: addressing, filtering, levels
// of detail, faces of cubes, comparison and gathering are here and nowhere else, after chapter "Image Operations" of
// the Vulkan specification. Where that leaves an implementation a choice the package makes one, which doc/vm.md lists.
// It computes in float64 and rounds once, to the same bits on every machine. The package must not know modules,
// instructions or shadows: who reads and writes texels by what coordinates is the business of package vm.
package image

import (
	"errors"
	"fmt"
	"math/bits"
)

// Dim is what an image's texels are arranged in.
type Dim uint8

// The dimensionalities.
const (
	Dim1D Dim = iota
	Dim2D
	Dim3D
	Cube   // six square faces, which are layers: +x, -x, +y, -y, +z, -z
	Buffer // texels of a texel buffer
)

func (d Dim) String() string { return [...]string{"1D", "2D", "3D", "Cube", "Buffer"}[d] }

// Kind is how texels are named.
type Kind struct {
	Dim          Dim
	Arrayed      bool
	Multisampled bool
}

// Axes returns how many coordinates lead to a texel of a layer.
func (k Kind) Axes() int {
	switch k.Dim {
	case Dim1D, Buffer:
		return 1
	case Dim3D:
		return 3
	}
	return 2
}

func (k Kind) String() string {
	s := k.Dim.String()
	if k.Multisampled {
		s += " multisampled"
	}
	if k.Arrayed {
		s += " array"
	}
	return s
}

// Image is an image: all levels and layers of it. Its texels are one after the other, by level, then by layer, z, y, x
// and sample, the last of which counts fastest. A level has half the size of the one before in each direction, rounded
// down, and 1 at least; layers are as many in each.
type Image struct {
	Kind
	Format  Format
	Size    [3]int // of level 0 in texels; 1 in directions that it has not
	Layers  int    // of an array 1 or more, six times as many for the faces of a cube; otherwise 1
	Levels  int
	Samples int // of a texel
	Data    []byte
}

// New returns an image whose texels are zeros, with one layer (a cube: six), level and sample. What has more gets it
// before [Image.Alloc].
func New(k Kind, f Format, width, height, depth int) *Image {
	im := &Image{Kind: k, Format: f, Size: [3]int{width, height, depth}, Layers: 1, Levels: 1, Samples: 1}
	if k.Dim == Cube {
		im.Layers = 6
	}
	for axis := k.Axes(); axis < 3; axis++ {
		im.Size[axis] = 1
	}
	im.Alloc()
	return im
}

// Alloc gives an image new memory, as large as it needs.
func (im *Image) Alloc() { im.Data = make([]byte, im.Bytes()) }

// FromRGBA returns an image of a picture of 8 bits a component, not multiplied by alpha, as pictures of the standard
// library (NRGBA) have them: stride is the distance of rows in bytes. With srgb its components are what sRGB encodes,
// as most files mean it, and shaders see them linear.
func FromRGBA(pix []byte, stride, width, height int, srgb bool) *Image {
	f := Rgba8
	if srgb {
		f = Srgba8
	}
	im := New(Kind{Dim: Dim2D}, f, width, height, 1)
	for y := range height {
		copy(im.Data[4*y*width:4*(y+1)*width], pix[y*stride:])
	}
	return im
}

// Checker returns a picture of white and grey squares, of a size each, that begins with a white one.
func Checker(width, height, square int) *Image {
	im := New(Kind{Dim: Dim2D}, Rgba8, width, height, 1)
	for i := range width * height {
		v := byte(255)
		if (i%width/square+i/width/square)%2 != 0 {
			v = 96
		}
		copy(im.Data[4*i:], []byte{v, v, v, 255})
	}
	return im
}

// LevelSize returns the size of a level (section "Image mipmap level sizing").
func (im *Image) LevelSize(level int) (size [3]int) {
	for i := range size {
		size[i] = max(1, im.Size[i]>>level)
	}
	return size
}

// texels returns how many texels a layer of a level has.
func (im *Image) texels(level int) int {
	size := im.LevelSize(level)
	return size[0] * size[1] * size[2]
}

// Bytes returns how much memory an image needs.
func (im *Image) Bytes() int {
	n := 0
	for level := range im.Levels {
		n += im.texels(level)
	}
	return n * im.Layers * im.Samples * im.Format.Bytes()
}

// maxBytes is how large images may be.
const maxBytes = 1 << 30

// Check reports what is wrong with an image, nil for nothing.
func (im *Image) Check() error {
	axes, texels := im.Axes(), 1
	for i, n := range im.Size {
		if n < 1 || i >= axes && n > 1 || n > maxBytes/texels {
			return fmt.Errorf("an image of %d × %d × %d texels that is %s", im.Size[0], im.Size[1], im.Size[2], im.Kind)
		}
		texels *= n
	}
	largest := max(im.Size[0], im.Size[1], im.Size[2])
	switch {
	case im.Format == Unknown || im.Format.Bytes() == 0:
		return errors.New("an image without a format")
	case im.Layers < 1 || im.Layers > 1<<16 || !im.Arrayed && im.Dim != Cube && im.Layers > 1 || im.Dim == Cube &&
		(im.Layers%6 != 0 || !im.Arrayed && im.Layers > 6):
		return fmt.Errorf("an image of %d layers that is %s", im.Layers, im.Kind)
	case im.Dim == Cube && im.Size[0] != im.Size[1]:
		return errors.New("a cube whose faces are not square")
	case im.Levels < 1 || im.Levels > bits.Len(uint(largest)) || im.Levels > 1 && (im.Multisampled || im.Dim == Buffer):
		return fmt.Errorf("an image of %d levels of detail", im.Levels)
	case im.Samples < 1 || im.Samples > 64 || !im.Multisampled && im.Samples > 1:
		return fmt.Errorf("an image of %d samples", im.Samples)
	case 2*texels*im.Layers*im.Samples*im.Format.Bytes() > maxBytes:
		return errors.New("an image that is too large")
	case len(im.Data) != im.Bytes():
		return fmt.Errorf("an image of %d bytes that needs %d", len(im.Data), im.Bytes())
	}
	return nil
}

// At returns where a texel begins, -1 where there is none.
func (im *Image) At(level, layer int, at [3]int, sample int) int {
	if level < 0 || level >= im.Levels || layer < 0 || layer >= im.Layers || sample < 0 || sample >= im.Samples {
		return -1
	}
	before := 0
	for i := range level {
		before += im.texels(i)
	}
	size := im.LevelSize(level)
	for i := range at {
		if at[i] < 0 || at[i] >= size[i] {
			return -1
		}
	}
	texel := before*im.Layers + layer*size[0]*size[1]*size[2] + (at[2]*size[1]+at[1])*size[0] + at[0]
	return (texel*im.Samples + sample) * im.Format.Bytes()
}

// Place says where a texel of an image is.
type Place struct {
	Level, Layer int
	At           [3]int
	Sample       int
}

// PlaceOf returns the texel that holds a byte: the inverse of [Image.At].
func (im *Image) PlaceOf(offset int) (p Place) {
	k := offset / max(im.Format.Bytes(), 1)
	p.Sample = k % im.Samples
	k /= im.Samples
	for p.Level < im.Levels-1 && k >= im.texels(p.Level)*im.Layers {
		k -= im.texels(p.Level) * im.Layers
		p.Level++
	}
	size := im.LevelSize(p.Level)
	for i, n := range size {
		p.At[i] = k % n
		k /= n
	}
	p.Layer = k
	return p
}

// Load returns the texel that begins at a byte, that of zeros where offset is negative (robust access).
func (im *Image) Load(offset int) Texel {
	if offset < 0 {
		return im.Format.Zero()
	}
	return im.Format.Decode(im.Data[offset:])
}
