package raster

import (
	"math"
	"strings"

	"hone/vm"
	"hone/vm/image"
	"hone/vm/layout"
)

// Texture returns an image for a binding that nobody gave one: white and grey squares, of a size that suits its kind,
// in its format or one that suits the shader. nil where the binding is no image.
func Texture(b *layout.Binding) *image.Image {
	want := b.Image
	if want == nil {
		return nil
	}
	format := want.Format
	if format == image.Unknown {
		switch {
		case want.Class == image.Float:
			format = image.Rgba8
		case want.Class == image.SInt && want.Width == 64:
			format = image.R64i
		case want.Class == image.SInt:
			format = image.Rgba32i
		case want.Width == 64:
			format = image.R64ui
		default:
			format = image.Rgba32ui
		}
	}
	const size, square = 256, 32
	im := &image.Image{Kind: want.Kind, Format: format, Size: [3]int{size, 1, 1}, Layers: 1, Levels: 1, Samples: 1}
	for axis := 1; axis < want.Axes(); axis++ {
		im.Size[axis] = size
	}
	if want.Dim == image.Dim3D {
		im.Size = [3]int{64, 64, 64}
	}
	if want.Dim == image.Cube {
		im.Layers = 6
	}
	if want.Multisampled {
		im.Samples = 4
	}
	im.Alloc()
	each := size / im.Size[0] * square
	for at := 0; at < len(im.Data); at += format.Bytes() {
		p := im.PlaceOf(at)
		white := ((p.At[0]*size/im.Size[0])/square+(p.At[1]*size/im.Size[0])/square+p.At[2]/max(each/4, 1))%2 == 0
		format.Encode(im.Data[at:at+format.Bytes()], shade(format.Class(), white))
	}
	return im
}

// shade returns a texel that is white, or grey.
func shade(class image.Class, white bool) image.Texel {
	v := float32(0.375)
	if white {
		v = 1
	}
	bits := uint64(math.Float32bits(v))
	one := uint64(math.Float32bits(1))
	if class != image.Float {
		bits, one = 96, 255
		if white {
			bits = 255
		}
	}
	return image.Texel{bits, bits, bits, one}
}

// sampler returns a sampler for a binding that nobody gave one: it repeats the image and filters, unless its name says
// that it clamps (clamp, edge) or takes the nearest texel (nearest, point).
func sampler(name string) *image.Sampler {
	s := &image.Sampler{Mag: image.Linear, Min: image.Linear, Mip: image.Linear, MaxLod: 16, Compare: image.LessOrEqual}
	name = strings.ToLower(name)
	if strings.Contains(name, "nearest") || strings.Contains(name, "point") {
		s.Mag, s.Min, s.Mip = image.Nearest, image.Nearest, image.Nearest
	}
	if strings.Contains(name, "clamp") || strings.Contains(name, "edge") {
		s.Address = [3]image.Address{image.ClampToEdge, image.ClampToEdge, image.ClampToEdge}
	}
	return s
}

// Bind gives images and samplers that are missing in the inputs of a program: textures of squares, and samplers by
// their names. It returns the names of images that got one.
func Bind(p *vm.Program, in *vm.Inputs) (names []string) {
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		if _, ok := in.Samplers[b.Slot]; !ok && b.Sampler {
			in.SetSampler(b.Slot, sampler(b.Name))
		}
		if _, ok := in.Images[b.Slot]; ok || b.Image == nil {
			continue
		}
		in.SetImage(b.Slot, Texture(b))
		names = append(names, b.Name)
	}
	return names
}
