package compare

import (
	"fmt"
	"math"
	"math/bits"
	"strings"

	"hone/fold"
	"hone/vm/image"
	"hone/vm/layout"
)

const (
	maxImageSize  = 512 // in each direction
	maxLayers     = 4
	smallestImage = 3 // texels that small ones have at least, in each direction
)

// bindImage binds an image and a sampler where one is expected: small, of whatever size, with several levels, and with
// texels that differ. Half of the images, and all that are stored to, have a texel for each invocation at least.
// Variables that share a slot share what the first of them expects.
func (f *filler) bindImage(b *layout.Binding) error {
	if _, ok := f.in.Samplers[b.Slot]; !ok && b.Sampler {
		f.in.SetSampler(b.Slot, f.sampler())
	}
	if _, ok := f.in.Images[b.Slot]; ok || b.Image == nil {
		return nil
	}
	im := f.shape(b.Image)
	if f.left -= im.Bytes(); f.left < 0 {
		return fmt.Errorf("its images take more than %d bytes", maxRandom)
	}
	im.Alloc()
	f.texels(im)
	f.in.SetImage(b.Slot, im)
	return nil
}

// shape returns an image without memory.
func (f *filler) shape(want *layout.Image) *image.Image {
	r := f.r
	im := &image.Image{Kind: want.Kind, Format: f.format(want), Size: [3]int{1, 1, 1}, Layers: 1, Levels: 1, Samples: 1}
	large := want.Storage || r.IntN(2) == 0
	roomy := f.small > anyNumbers && !want.Storage // whatever leads there is small, and is to be inside
	for i := range im.Axes() {
		if im.Size[i] = smallestImage + r.IntN(9); large {
			im.Size[i] = f.size[i] + [...]int{0, 0, 1, 5}[r.IntN(4)]
		}
		if roomy {
			im.Size[i] = max(im.Size[i], 32>>(im.Axes()/3))
		}
		im.Size[i] = min(im.Size[i], maxImageSize)
		if f.imageSize[i] > 0 {
			im.Size[i] = f.imageSize[i]
		}
	}
	if want.Dim == image.Buffer {
		im.Size[0] = f.elements
	}
	if want.Arrayed {
		if im.Layers = 1 + r.IntN(maxLayers); roomy {
			im.Layers = maxLayers
		}
		if large && want.Dim != image.Cube {
			im.Layers = max(im.Layers, min(f.size[im.Axes()], 64))
		}
	}
	if want.Dim == image.Cube {
		im.Layers *= 6
		im.Size[0] = max(im.Size[0], im.Size[1])
		im.Size[1] = im.Size[0]
	}
	switch {
	case want.Multisampled:
		im.Samples = 2 << r.IntN(2)
	case want.Dim != image.Buffer && !want.Storage && !want.Subpass:
		im.Levels = bits.Len(uint(max(im.Size[0], im.Size[1], im.Size[2])))
		if !roomy {
			im.Levels = 1 + r.IntN(im.Levels)
		}
	}
	return im
}

// someFormats are formats of images of which a shader does not say the format, by the class of their components.
var someFormats = [...][]image.Format{
	image.Float: {image.Rgba32f, image.Rgba8, image.Rgba16f, image.Rgba8Snorm, image.Rgb10A2, image.R32f, image.Rg16,
		image.R11fG11fB10f},
	image.SInt: {image.Rgba32i, image.Rgba16i, image.Rgba8i, image.R32i},
	image.UInt: {image.Rgba32ui, image.Rgba16ui, image.Rgba8ui, image.R32ui, image.Rgb10a2ui},
}

// format returns a format that an image may have.
func (f *filler) format(want *layout.Image) image.Format {
	switch {
	case want.Format != image.Unknown:
		return want.Format
	case want.Width == 64 && want.Class == image.SInt:
		return image.R64i
	case want.Width == 64:
		return image.R64ui
	case want.Depth:
		return [...]image.Format{image.R32f, image.R16}[f.r.IntN(2)]
	}
	some := someFormats[want.Class]
	if want.Class == image.Float && !want.Storage && !f.device && f.r.IntN(8) == 0 {
		return image.Srgba8
	}
	if f.r.IntN(2) == 0 { // with all bits, so that nothing is lost
		return some[0]
	}
	return some[f.r.IntN(len(some))]
}

// texels fills an image. Most floats are between -1 and 2, so that filtered ones differ.
func (f *filler) texels(im *image.Image) {
	scalar := layout.Type{Kind: layout.Float, Width: 32, Format: fold.Float32, Size: 4}
	if class := im.Format.Class(); class != image.Float {
		scalar = layout.Type{Kind: layout.Int, Width: max(im.Format.Bits(0), 8), Signed: class == image.SInt}
	}
	n := im.Format.Bytes()
	for at := 0; at < len(im.Data); at += n {
		var t image.Texel
		for k := range t {
			kind := f.kind(false)
			switch {
			case scalar.Kind == layout.Int:
				t[k] = f.scalar(&scalar, kind)
			case kind == count || f.r.IntN(16) == 0 && f.run%4 == 1 && !f.finite: // a format may have less room
				t[k] = f.scalar(&scalar, kind)
			default:
				t[k] = uint64(math.Float32bits(3*f.r.Float32() - 1))
			}
		}
		im.Format.Encode(im.Data[at:], t)
	}
}

// sampler returns one of all there are.
func (f *filler) sampler() *image.Sampler {
	r := f.r
	filter := func() image.Filter { return image.Filter(r.IntN(2)) }
	s := &image.Sampler{Mag: filter(), Min: filter(), Mip: filter(), Border: image.Border(r.IntN(3)),
		Compare: image.CompareOp(r.IntN(8)), MaxLod: 1000}
	for i := range s.Address {
		s.Address[i] = image.Address(r.IntN(5))
	}
	if r.IntN(4) == 0 {
		s.LodBias, s.MinLod, s.MaxLod = float32(r.IntN(9)-4)/4, float32(r.IntN(5))/4, float32(4+r.IntN(5))/4
	}
	if f.device { // filtering has fewer bits there, and levels of detail are rounded
		s.Mag, s.Min, s.Mip, s.LodBias, s.MinLod, s.MaxLod = image.Nearest, image.Nearest, image.Nearest, 0, 0, 1000
		return s
	}
	if r.IntN(16) == 0 {
		s.Unnormalized, s.Min = true, s.Mag
		for i := range s.Address {
			s.Address[i] = image.ClampToEdge + image.Address(r.IntN(2))
		}
	}
	return s
}

// texelAt returns how one writes which component of an image's texel begins at a byte, such as "[2,3].x", and its type:
// nil where the bytes are not one component.
func texelAt(im *image.Image, offset, size int) (path string, scalar *layout.Type) {
	f := im.Format
	p := im.PlaceOf(offset)
	var s strings.Builder
	for i := range im.Axes() {
		if i > 0 {
			s.WriteByte(',')
		}
		fmt.Fprint(&s, p.At[i])
	}
	if im.Layers > 1 {
		fmt.Fprintf(&s, ",%d", p.Layer)
	}
	path, of := "["+s.String()+"]", ""
	if im.Samples > 1 {
		of += fmt.Sprintf(" of sample %d", p.Sample)
	}
	if im.Levels > 1 {
		of += fmt.Sprintf(" of level %d", p.Level)
	}
	at := 8 * (offset % f.Bytes())
	for k := range f.Components() {
		if at != 0 {
			at -= f.Bits(k)
			continue
		}
		if f.Bits(k) != 8*size {
			break
		}
		scalar = &layout.Type{Kind: layout.Int, Width: 8 * size, Size: size, Signed: f.Class() == image.SInt}
		if format, ok := f.IEEE(); ok {
			scalar.Kind, scalar.Format = layout.Float, format
		}
		return path + "." + "xyzw"[k:k+1] + of, scalar
	}
	return path + of, nil
}
