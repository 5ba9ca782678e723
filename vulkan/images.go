package vulkan

import (
	"errors"
	"fmt"
	"math/bits"
	"unsafe"

	"hone/vm/image"
)

// Images are in the layout GENERAL from the start. Their texels come from, and go back to, buffers that the host sees:
// as package image has them, a level is all of its layers without gaps.

// vkFormats are VkFormat by format.
var vkFormats = [image.NumFormats]uint32{
	image.Rgba32f: 109, image.Rgba16f: 97, image.R32f: 100, image.Rgba8: 37, image.Rgba8Snorm: 38, image.Rg32f: 103,
	image.Rg16f: 83, image.R11fG11fB10f: 122, image.R16f: 76, image.Rgba16: 91, image.Rgb10A2: 64, image.Rg16: 77,
	image.Rg8: 16, image.R16: 70, image.R8: 9, image.Rgba16Snorm: 92, image.Rg16Snorm: 78, image.Rg8Snorm: 17,
	image.R16Snorm: 71, image.R8Snorm: 10, image.Rgba32i: 108, image.Rgba16i: 96, image.Rgba8i: 42, image.R32i: 99,
	image.Rg32i: 102, image.Rg16i: 82, image.Rg8i: 21, image.R16i: 75, image.R8i: 14, image.Rgba32ui: 107,
	image.Rgba16ui: 95, image.Rgba8ui: 41, image.R32ui: 98, image.Rgb10a2ui: 68, image.Rg32ui: 101, image.Rg16ui: 81,
	image.Rg8ui: 20, image.R16ui: 74, image.R8ui: 13, image.R64ui: 110, image.R64i: 111, image.Srgba8: 43,
}

const (
	general  = 1 // VK_IMAGE_LAYOUT_GENERAL
	color    = 1 // VK_IMAGE_ASPECT_COLOR_BIT
	allBits  = 0x18000
	anyStage = 0x10000 // VK_PIPELINE_STAGE_ALL_COMMANDS_BIT
)

// picture is an image on the device.
type picture struct {
	of     *image.Image
	image  uint64
	view   uint64
	buffer *allocation // its texels before and after
}

// What an image is for: VK_IMAGE_USAGE_..._BIT.
const (
	transferred = 3
	sampled     = 4
	storedTo    = 8
	colorTarget = 0x10
	depthTarget = 0x20
)

// newPicture makes an image for a usage, with its texels in a buffer.
func (j *job) newPicture(im *image.Image, a *allocation, usage uint32) (*picture, error) {
	p := &picture{of: im, buffer: a}
	if im.Samples > 1 {
		return nil, errors.New("multisampled images")
	}
	info := &imageCreateInfo{header: header{sType: 14}, imageType: uint32(im.Axes() - 1), format: vkFormats[im.Format],
		extent: extent{uint32(im.Size[0]), uint32(im.Size[1]), uint32(im.Size[2])}, levels: uint32(im.Levels),
		layers: uint32(im.Layers), samples: 1, usage: transferred | usage}
	view := uint32(im.Dim)
	if im.Dim == image.Cube {
		info.flags = 0x10
	}
	if im.Arrayed {
		view = map[image.Dim]uint32{image.Dim1D: 4, image.Dim2D: 5, image.Cube: 6}[im.Dim]
	}
	var err error
	p.image, p.view, err = j.newImage(info, view, color)
	return p, err
}

// newImage makes an image with its memory, and a view of all of it.
func (j *job) newImage(info *imageCreateInfo, viewType, aspect uint32) (handle, view uint64, err error) {
	if err := check(j.CreateImage(j.handle, info, nil, &handle), "vkCreateImage"); err != nil {
		return 0, 0, err
	}
	j.later(func() { j.DestroyImage(j.handle, handle, nil) })
	need := new(memoryRequirements)
	j.GetImageMemoryRequirements(j.handle, handle, need)
	memoryType := j.physical.memory
	if need.types>>memoryType&1 == 0 { // what is in images goes through buffers, so the host need not see it
		memoryType = uint32(bits.TrailingZeros32(need.types & j.physical.private))
	}
	if memoryType == 32 {
		return 0, 0, errors.New("no memory is for images")
	}
	ask := &memoryAllocateInfo{header: header{sType: typeMemoryAllocateInfo}, size: need.size, typeOf: memoryType}
	memory := new(uint64)
	if err := check(j.AllocateMemory(j.handle, ask, nil, memory), "vkAllocateMemory"); err != nil {
		return 0, 0, err
	}
	j.later(func() { j.FreeMemory(j.handle, *memory, nil) })
	if err := check(j.BindImageMemory(j.handle, handle, *memory, 0), "vkBindImageMemory"); err != nil {
		return 0, 0, err
	}
	seen := &imageViewCreateInfo{header: header{sType: 15}, image: handle, viewType: viewType, format: info.format,
		part: subresourceRange{aspect: aspect, levels: info.levels, layers: info.layers}}
	if err := check(j.CreateImageView(j.handle, seen, nil, &view), "vkCreateImageView"); err != nil {
		return 0, 0, err
	}
	j.later(func() { j.DestroyImageView(j.handle, view, nil) })
	return handle, view, nil
}

func (p *picture) all() subresourceRange {
	return subresourceRange{aspect: color, levels: uint32(p.of.Levels), layers: uint32(p.of.Layers)}
}

// newTexels makes a view of a texel buffer.
func (j *job) newTexels(b *Buffer, a *allocation) (uint64, error) {
	view := new(uint64)
	info := &bufferViewCreateInfo{header: header{sType: 13}, buffer: a.bound(), format: vkFormats[b.Image.Format],
		size: uint64(len(b.Data))}
	if err := check(j.CreateBufferView(j.handle, info, nil, view), "vkCreateBufferView"); err != nil {
		return 0, err
	}
	j.later(func() { j.DestroyBufferView(j.handle, *view, nil) })
	return *view, nil
}

// newSampler makes a sampler.
func (j *job) newSampler(s *image.Sampler, integers bool) (uint64, error) {
	info := &samplerCreateInfo{header: header{sType: 31}, mag: uint32(s.Mag), min: uint32(s.Min), mip: uint32(s.Mip),
		address: [3]uint32{uint32(s.Address[0]), uint32(s.Address[1]), uint32(s.Address[2])}, bias: s.LodBias,
		compare: uint32(s.Compare), minLod: s.MinLod, maxLod: s.MaxLod, border: 2 * uint32(s.Border)}
	if integers {
		info.border++
	}
	if s.Unnormalized {
		info.unnormalized = 1
	}
	sampler := new(uint64)
	if err := check(j.CreateSampler(j.handle, info, nil, sampler), "vkCreateSampler"); err != nil {
		return 0, err
	}
	j.later(func() { j.DestroySampler(j.handle, *sampler, nil) })
	return *sampler, nil
}

// fill records that images get their texels, and drain that these go back.
func (j *job) fill(commands uintptr) {
	for _, p := range j.pictures {
		j.toGeneral(commands, p.image, p.all())
		list := p.copies()
		j.CmdCopyBufferToImage(commands, p.buffer.buffer, p.image, general, uint32(len(list)), first(list))
	}
	j.everything(commands)
}

// toGeneral records that an image, whose texels are of no account, is laid out in general.
func (j *job) toGeneral(commands uintptr, handle uint64, part subresourceRange) {
	barrier := &imageMemoryBarrier{header: header{sType: 45}, destination: allBits, to: general,
		fromFamily: ^uint32(0), toFamily: ^uint32(0), image: handle, part: part}
	j.CmdPipelineBarrier(commands, anyStage, anyStage, 0, 0, nil, 0, nil, 1, unsafe.Pointer(barrier))
}

func (j *job) drain(commands uintptr) {
	j.everything(commands)
	for _, p := range j.pictures {
		list := p.copies()
		j.CmdCopyImageToBuffer(commands, p.image, general, p.buffer.buffer, uint32(len(list)), first(list))
	}
	j.everything(commands)
}

// everything records that all before is done and seen before anything after.
func (j *job) everything(commands uintptr) {
	if len(j.pictures) > 0 {
		j.barrier(commands)
	}
}

// copies returns where the levels are in the buffer.
func (p *picture) copies() []bufferImageCopy {
	var list []bufferImageCopy
	for level := range p.of.Levels {
		size := p.of.LevelSize(level)
		list = append(list, bufferImageCopy{at: uint64(p.of.At(level, 0, [3]int{}, 0)), aspect: color, level: uint32(level),
			layers: uint32(p.of.Layers), extent: extent{uint32(size[0]), uint32(size[1]), uint32(size[2])}})
	}
	return list
}

// descriptor returns the type of descriptor that a buffer, image or sampler is bound with.
func (b *Buffer) descriptor() uint32 {
	switch {
	case b.Image == nil && b.Sampler != nil:
		return 0 // VK_DESCRIPTOR_TYPE_SAMPLER
	case b.Image == nil && b.Uniform:
		return uniform
	case b.Image == nil:
		return storage
	case b.Image.Dim == image.Buffer && b.Storage:
		return 5
	case b.Image.Dim == image.Buffer:
		return 4
	case b.Storage:
		return 3
	case b.Sampler != nil:
		return 1
	}
	return 2
}

// write binds a buffer, image or sampler.
func (j *job) write(b *Buffer, a *allocation) error {
	w := &writeDescriptorSet{header: header{sType: typeWriteDescriptorSet}, set: j.sets[b.Set], binding: b.Binding,
		element: b.Element, count: 1, descriptor: b.descriptor()}
	info := &descriptorImageInfo{layout: general}
	var err error
	if b.Sampler != nil {
		if info.sampler, err = j.newSampler(b.Sampler, b.Image != nil && b.Image.Format.Class() != image.Float); err != nil {
			return err
		}
		w.images = unsafe.Pointer(info)
	}
	switch {
	case b.Image != nil && b.Image.Dim == image.Buffer:
		view := new(uint64)
		if *view, err = j.newTexels(b, a); err != nil {
			return err
		}
		w.texelBuffer = view
	case b.Image != nil:
		usage := uint32(sampled)
		if b.Storage {
			usage = storedTo
		}
		p, err := j.newPicture(b.Image, a, usage)
		if err != nil {
			return fmt.Errorf("%s: %w", b.Image.Kind, err)
		}
		j.pictures = append(j.pictures, p)
		info.view, w.images = p.view, unsafe.Pointer(info)
	case b.Sampler == nil:
		w.buffers = &descriptorBufferInfo{buffer: a.bound(), size: uint64(len(a.mapped))}
	}
	j.UpdateDescriptorSets(j.handle, 1, w, 0, nil)
	return nil
}

// Structures, as the specification has them.

type extent struct{ width, height, depth uint32 }

type subresourceRange struct{ aspect, level, levels, layer, layers uint32 }

type imageCreateInfo struct {
	header
	flags                   uint32
	imageType, format       uint32
	extent                  extent
	levels, layers, samples uint32
	_, usage, _             uint32  // tiling, sharing mode
	_                       uint32  // queue families
	_                       *uint32 // the same
	layout                  uint32
}

type imageViewCreateInfo struct {
	header
	_                uint32 // flags
	image            uint64
	viewType, format uint32
	_                [4]uint32 // swizzles
	part             subresourceRange
}

type bufferViewCreateInfo struct {
	header
	_        uint32 // flags
	buffer   uint64
	format   uint32
	at, size uint64
}

type samplerCreateInfo struct {
	header
	_              uint32 // flags
	mag, min, mip  uint32
	address        [3]uint32
	bias           float32
	_              uint32  // anisotropic
	_              float32 // how much
	_              uint32  // compares
	compare        uint32
	minLod, maxLod float32
	border         uint32
	unnormalized   uint32
}

type imageMemoryBarrier struct {
	header
	source, destination  uint32
	from, to             uint32
	fromFamily, toFamily uint32
	image                uint64
	part                 subresourceRange
}

type bufferImageCopy struct {
	at                       uint64
	_                        [2]uint32 // row length, height: packed
	aspect, level, _, layers uint32    // the first layer
	_                        [3]int32  // offset
	extent                   extent
}

type descriptorImageInfo struct {
	sampler, view uint64
	layout        uint32
}
