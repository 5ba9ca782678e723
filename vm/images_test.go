package vm_test

import (
	"math"
	"strings"
	"testing"

	"hone/fold"
	"hone/spirv"
	"hone/vm"
	"hone/vm/image"
	"hone/vm/layout"
)

// numberedImage returns an image of one component whose texels are 1, 2, 3, ... in the order of memory.
func numberedImage(k image.Kind, f image.Format, size [3]int, layers, levels, samples int) *image.Image {
	im := image.New(k, f, size[0], size[1], size[2])
	im.Layers, im.Levels, im.Samples = max(layers, im.Layers), levels, samples
	im.Alloc()
	for i := range len(im.Data) / f.Bytes() {
		v := uint64(i + 1)
		if f.Class() == image.Float {
			v = uint64(math.Float32bits(float32(i + 1)))
		}
		f.Encode(im.Data[i*f.Bytes():], image.Texel{v, 2 * v, 3 * v, 4 * v})
	}
	return im
}

var (
	imageSlot, samplerSlot = layout.Slot{Binding: 2}, layout.Slot{Binding: 3}
	d1, d2                 = image.Kind{Dim: image.Dim1D}, image.Kind{Dim: image.Dim2D}
	d3, cube               = image.Kind{Dim: image.Dim3D}, image.Kind{Dim: image.Cube}
	arrays, cubes          = image.Kind{Dim: image.Dim2D, Arrayed: true}, image.Kind{Dim: image.Cube, Arrayed: true}
	texels                 = image.Kind{Dim: image.Buffer}
	samples                = image.Kind{Dim: image.Dim2D, Multisampled: true}
)

// imageGlobals declares an image (%img, of TYPE), a sampler, and constants.
const imageGlobals = `
%ti = OpTypeImage TYPE
%p_ti = OpTypePointer UniformConstant %ti
%image = OpVariable %p_ti UniformConstant
%ts = OpTypeSampler
%p_ts = OpTypePointer UniformConstant %ts
%sampler = OpVariable %p_ts UniformConstant
%ivec2 = OpTypeVector %i32 2
%ivec3 = OpTypeVector %i32 3
%ivec4 = OpTypeVector %i32 4
%vec3 = OpTypeVector %f32 3
%i0 = OpConstant %i32 0
%i1 = OpConstant %i32 1
%i2 = OpConstant %i32 2
%im1 = OpConstant %i32 -1
%n6 = OpConstant %u32 6
%f0 = OpConstant %f32 0
%f3 = OpConstant %f32 3
%f4 = OpConstant %f32 4
%f8 = OpConstant %f32 8
%half = OpConstant %f32 0.5
%quarter = OpConstant %f32 0.25
%eighth = OpConstant %f32 0.125
%one0 = OpConstantComposite %ivec2 %i1 %i0
%zero1 = OpConstantComposite %ivec2 %i0 %i1
%one1 = OpConstantComposite %ivec2 %i1 %i1
%zero0 = OpConstantComposite %ivec2 %i0 %i0
%a4 = OpTypeArray %ivec2 %n4
%four = OpConstantComposite %a4 %zero0 %one0 %zero1 %one1
%sparse4 = OpTypeStruct %i32 %vec4
`

const imageDecorations = `
OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 2
OpDecorate %sampler DescriptorSet 0
OpDecorate %sampler Binding 3
`

// imageStart loads what is bound: %img and %smp. %col and %row are the index modulo 4 and divided by it, %ij both, %uv
// the centre of that texel of an image of 4 by 2.
const imageStart = `
%img = OpLoad %ti %image
%smp = OpLoad %ts %sampler
%col = OpBitwiseAnd %u32 %i %n3
%row = OpShiftRightLogical %u32 %i %n2
%ij = OpCompositeConstruct %uvec2 %col %row
%fcol = OpConvertUToF %f32 %col
%frow = OpConvertUToF %f32 %row
%ucol = OpFAdd %f32 %fcol %half
%urow = OpFAdd %f32 %frow %half
%u = OpFMul %f32 %ucol %quarter
%v = OpFMul %f32 %urow %half
%uv = OpCompositeConstruct %vec2 %u %v
`

// imageShader returns a shader that computes %r, a word, for each of 8 invocations.
func imageShader(typ, globals, body string) shader {
	return shader{decorations: imageDecorations, globals: strings.Replace(imageGlobals, "TYPE", typ, 1) + globals,
		body: imageStart + body + "\nOpStore %at %r\n"}
}

const (
	sampledFloat = "%f32 2D 0 0 0 1 Unknown"
	pair         = "%tsi = OpTypeSampledImage %ti\n"
	join         = "%si = OpSampledImage %tsi %img %smp\n"
	firstOf      = "\n%t0 = OpCompositeExtract %f32 %t 0\n%r = OpBitcast %u32 %t0"
	firstWord    = "\n%r = OpCompositeExtract %u32 %t 0"
	asWord       = "\n%r = OpBitcast %u32 %t"
	// 10000 times the first component and 100 times the second, ... so that all are seen
	allOf = `
%g0 = OpCompositeExtract %f32 %t 0
%g1 = OpCompositeExtract %f32 %t 1
%g2 = OpCompositeExtract %f32 %t 2
%g3 = OpCompositeExtract %f32 %t 3
%h0 = OpFMul %f32 %g0 %ten
%h1 = OpFAdd %f32 %h0 %g1
%h2 = OpFMul %f32 %h1 %ten
%h3 = OpFAdd %f32 %h2 %g2
%h4 = OpFMul %f32 %h3 %ten
%h5 = OpFAdd %f32 %h4 %g3
%r = OpBitcast %u32 %h5`
	ten = "%ten = OpConstant %f32 10\n"
)

func float(x float32) uint32 { return math.Float32bits(x) }

// TestImages executes each instruction on images, with what it gives by hand: the image has 4 by 2 texels, 1 2 3 4 /
// 5 6 7 8, unless it says otherwise.
func TestImages(t *testing.T) {
	edge := [3]image.Address{image.ClampToEdge, image.ClampToEdge, image.ClampToEdge}
	size := [3]int{4, 2, 1}
	plain := func() *image.Image { return numberedImage(d2, image.R32f, size, 1, 1, 1) }
	leveled := func() *image.Image { return numberedImage(d2, image.R32f, size, 1, 3, 1) } // 9 10, then 11
	number := func(i int) uint32 { return float(float32(i + 1)) }
	all := func(x float32) func(int) uint32 { return func(int) uint32 { return float(x) } }
	for _, c := range []struct {
		name, typ, globals, body string
		im                       *image.Image
		sampler                  image.Sampler
		want                     func(i int) uint32
	}{
		{name: "fetch", body: "%t = OpImageFetch %vec4 %img %ij" + firstOf, im: plain(), want: number},
		{name: "fetch of a level",
			body: "%j = OpCompositeConstruct %uvec2 %row %n0\n%t = OpImageFetch %vec4 %img %j Lod %n1" +
				firstOf, im: leveled(), want: func(i int) uint32 { return float(float32(9 + i/4)) }},
		{name: "fetch at an offset", body: "%j = OpCompositeConstruct %uvec2 %row %n0\n" +
			"%t = OpImageFetch %vec4 %img %j ConstOffset %one1" + firstOf, im: plain(),
			want: func(i int) uint32 { return float(float32(6 + i/4)) }},
		{name: "sample", globals: pair, body: join + "%t = OpImageSampleExplicitLod %vec4 %si %uv Lod %f0" + firstOf,
			im: plain(), want: number},
		{name: "sample a level", globals: pair, body: join + "%t = OpImageSampleExplicitLod %vec4 %si %uv Lod %f1" + firstOf,
			im: leveled(), sampler: image.Sampler{MaxLod: 9}, want: func(i int) uint32 { return float(float32(9 + i%4/2)) }},
		{name: "sample at an offset", globals: pair,
			body: join + "%t = OpImageSampleExplicitLod %vec4 %si %uv Lod|ConstOffset %f0 %one0" + firstOf,
			im:   plain(), want: func(i int) uint32 { return float([]float32{2, 3, 4, 1, 6, 7, 8, 5}[i]) }},
		{name: "sample by gradients", globals: pair + "%dx = OpConstantComposite %vec2 %half %f0\n" +
			"%dy = OpConstantComposite %vec2 %f0 %f0\n",
			body: join + "%t = OpImageSampleExplicitLod %vec4 %si %uv Grad %dx %dy" + firstOf,
			im:   leveled(), sampler: image.Sampler{MaxLod: 9}, want: func(i int) uint32 { return float(float32(9 + i%4/2)) }},
		{name: "sample by gradients, not below a level", globals: pair + "%dx = OpConstantComposite %vec2 %half %f0\n" +
			"%dy = OpConstantComposite %vec2 %f0 %f0\n",
			body: join + "%t = OpImageSampleExplicitLod %vec4 %si %uv Grad|MinLod %dx %dy %f2" + firstOf,
			im:   leveled(), sampler: image.Sampler{MaxLod: 9}, want: all(11)},
		{name: "sample without derivatives", globals: pair,
			body: join + "%t = OpImageSampleImplicitLod %vec4 %si %uv Bias %f1" + firstOf,
			im:   leveled(), sampler: image.Sampler{MaxLod: 9}, want: func(i int) uint32 { return float(float32(9 + i%4/2)) }},
		{name: "project", globals: pair, body: join + `
%u2 = OpFMul %f32 %u %f4
%v2 = OpFMul %f32 %v %f4
%p = OpCompositeConstruct %vec3 %u2 %v2 %f4
%t = OpImageSampleProjExplicitLod %vec4 %si %p Lod %f0` + firstOf, im: plain(), want: number},
		{name: "project without derivatives", globals: pair, body: join + `
%u2 = OpFMul %f32 %u %f4
%v2 = OpFMul %f32 %v %f4
%p = OpCompositeConstruct %vec3 %u2 %v2 %f4
%t = OpImageSampleProjImplicitLod %vec4 %si %p` + firstOf, im: plain(), want: number},
		{name: "compare", typ: "%f32 2D 1 0 0 1 Unknown", globals: pair,
			body: join + "%t = OpImageSampleDrefExplicitLod %f32 %si %uv %f4 Lod %f0" + asWord, im: plain(),
			sampler: image.Sampler{Compare: image.Less},
			want:    func(i int) uint32 { return float([]float32{0, 0, 0, 0, 1, 1, 1, 1}[i]) }},
		{name: "compare, filtered", typ: "%f32 2D 1 0 0 1 Unknown", globals: pair +
			"%mid = OpConstantComposite %vec2 %half %half\n",
			body: join + "%t = OpImageSampleDrefImplicitLod %f32 %si %mid %f3" + asWord, im: plain(), // of 2 3 6 7
			sampler: image.Sampler{Compare: image.Less, Mag: image.Linear}, want: all(0.5)},
		{name: "compare and project", typ: "%f32 2D 1 0 0 1 Unknown", globals: pair, body: join + `
%u2 = OpFMul %f32 %u %f2
%v2 = OpFMul %f32 %v %f2
%p = OpCompositeConstruct %vec3 %u2 %v2 %f2
%t = OpImageSampleProjDrefExplicitLod %f32 %si %p %f8 Lod %f0` + asWord, im: plain(),
			sampler: image.Sampler{Compare: image.LessOrEqual},
			want:    func(i int) uint32 { return float([]float32{0, 0, 0, 1, 1, 1, 1, 1}[i]) }},
		{name: "compare and project without derivatives", typ: "%f32 2D 1 0 0 1 Unknown", globals: pair, body: join + `
%p = OpCompositeConstruct %vec3 %u %v %f1
%t = OpImageSampleProjDrefImplicitLod %f32 %si %p %f8` + asWord, im: plain(),
			sampler: image.Sampler{Compare: image.Equal},
			want:    func(i int) uint32 { return float([]float32{0, 0, 0, 0, 0, 0, 0, 1}[i]) }},
		{name: "gather", globals: pair + ten + "%mid = OpConstantComposite %vec2 %half %half\n",
			body: join + "%t = OpImageGather %vec4 %si %mid %i0" + allOf, im: plain(), want: all(6732)},
		{name: "gather another component", globals: pair + ten + "%mid = OpConstantComposite %vec2 %half %half\n",
			body: join + "%t = OpImageGather %vec4 %si %mid %i1" + allOf, im: plain(), want: all(0)},
		{name: "gather at an offset", globals: pair + ten + "%mid = OpConstantComposite %vec2 %half %half\n",
			body: join + "%t = OpImageGather %vec4 %si %mid %i0 ConstOffset %one0" + allOf, im: plain(), want: all(7843)},
		{name: "gather at four offsets", globals: pair + ten + "%mid = OpConstantComposite %vec2 %half %half\n",
			body: join + "%t = OpImageGather %vec4 %si %mid %i0 ConstOffsets %four" + allOf, im: plain(), want: all(2367)},
		{name: "gather comparisons", typ: "%f32 2D 1 0 0 1 Unknown", globals: pair + ten +
			"%mid = OpConstantComposite %vec2 %half %half\n",
			body: join + "%t = OpImageDrefGather %vec4 %si %mid %f3" + allOf, im: plain(),
			sampler: image.Sampler{Compare: image.GreaterOrEqual}, want: all(11)},
		{name: "an image of a sampled one", globals: pair,
			body: join + "%back = OpImage %ti %si\n%t = OpImageFetch %vec4 %back %ij" + firstOf, im: plain(), want: number},
		{name: "size of a level", body: "%s = OpImageQuerySizeLod %uvec2 %img %n1\n%s0 = OpCompositeExtract %u32 %s 0\n" +
			"%s1 = OpCompositeExtract %u32 %s 1\n%s2 = OpIMul %u32 %s0 %n1000\n%r = OpIAdd %u32 %s2 %s1", im: leveled(),
			want: func(int) uint32 { return 2001 }},
		{name: "levels", body: "%r = OpImageQueryLevels %u32 %img", im: leveled(), want: func(int) uint32 { return 3 }},
		{name: "level of detail", globals: pair + ten,
			body: join + "%q = OpImageQueryLod %vec2 %si %uv\n%q1 = OpCompositeExtract %f32 %q 1\n%r = OpBitcast %u32 %q1",
			im:   leveled(), sampler: image.Sampler{LodBias: 3}, want: all(3)},
		{name: "size of an array", typ: "%f32 2D 0 1 0 2 R32f", body: "%s = OpImageQuerySize %uvec3 %img\n" +
			"%s0 = OpCompositeExtract %u32 %s 0\n%s1 = OpCompositeExtract %u32 %s 1\n%s2 = OpCompositeExtract %u32 %s 2\n" +
			"%s3 = OpIMul %u32 %s0 %n1000\n%s4 = OpIMul %u32 %s1 %n64\n%s5 = OpIAdd %u32 %s3 %s4\n%r = OpIAdd %u32 %s5 %s2",
			im: numberedImage(arrays, image.R32f, size, 3, 1, 1), want: func(int) uint32 { return 4000 + 128 + 3 }},
		{name: "size of cubes", typ: "%f32 Cube 0 1 0 2 R32f", body: "%s = OpImageQuerySize %uvec3 %img\n" +
			"%r = OpCompositeExtract %u32 %s 2", im: numberedImage(cubes, image.R32f, [3]int{2, 2, 1}, 12, 1, 1),
			want: func(int) uint32 { return 2 }},
		{name: "samples", typ: "%f32 2D 0 0 1 1 Unknown", body: "%r = OpImageQuerySamples %u32 %img",
			im: numberedImage(samples, image.R32f, size, 1, 1, 4), want: func(int) uint32 { return 4 }},
		{name: "fetch of a sample", typ: "%f32 2D 0 0 1 1 Unknown",
			body: "%t = OpImageFetch %vec4 %img %ij Sample %n2" + firstOf, im: numberedImage(samples, image.R32f, size, 1, 1, 4),
			want: func(i int) uint32 { return float(float32(4*i + 3)) }},
		{name: "fetch of a texel buffer", typ: "%f32 Buffer 0 0 0 1 Unknown",
			body: "%t = OpImageFetch %vec4 %img %i" + firstOf, im: numberedImage(texels, image.R32f, [3]int{8, 1, 1}, 1, 1, 1),
			want: number},
		{name: "read of a texel buffer", typ: "%u32 Buffer 0 0 0 2 R32ui",
			body: "%t = OpImageRead %uvec4 %img %i" + firstWord,
			im:   numberedImage(texels, image.R32ui, [3]int{8, 1, 1}, 1, 1, 1),
			want: func(i int) uint32 { return uint32(i + 1) }},
		{name: "fetch of a layer", typ: "%f32 2D 0 1 0 1 Unknown",
			body: "%j = OpCompositeConstruct %uvec3 %ij %n2\n%t = OpImageFetch %vec4 %img %j" + firstOf,
			im:   numberedImage(arrays, image.R32f, size, 3, 1, 1), want: func(i int) uint32 { return float(float32(17 + i)) }},
		{name: "sample a layer", typ: "%f32 2D 0 1 0 1 Unknown", globals: pair,
			body: join + "%j = OpCompositeConstruct %vec3 %uv %f2\n%t = OpImageSampleExplicitLod %vec4 %si %j Lod %f0" + firstOf,
			im:   numberedImage(arrays, image.R32f, size, 3, 1, 1), want: func(i int) uint32 { return float(float32(17 + i)) }},
		{name: "sample a volume", typ: "%f32 3D 0 0 0 1 Unknown", globals: pair, body: join +
			"%j = OpCompositeConstruct %vec3 %uv %half\n%t = OpImageSampleExplicitLod %vec4 %si %j Lod %f0" + firstOf,
			im: numberedImage(d3, image.R32f, [3]int{4, 2, 2}, 1, 1, 1), sampler: image.Sampler{Mag: image.Linear},
			want: func(i int) uint32 { return float(float32(i + 5)) }},
		{name: "sample a row", typ: "%f32 1D 0 0 0 1 Unknown", globals: pair,
			body: join + "%t = OpImageSampleExplicitLod %vec4 %si %u Lod %f0" + firstOf,
			im:   numberedImage(d1, image.R32f, [3]int{4, 1, 1}, 1, 1, 1),
			want: func(i int) uint32 { return float(float32(i%4 + 1)) }},
		{name: "sample a cube", typ: "%f32 Cube 0 0 0 1 Unknown",
			globals: pair + "%mid = OpConstantComposite %vec3 %f1 %f0 %f4\n",
			body:    join + "%t = OpImageSampleExplicitLod %vec4 %si %mid Lod %f0" + firstOf, // +z, on the middle
			im:      numberedImage(cube, image.R32f, [3]int{1, 1, 1}, 6, 1, 1), want: all(5)},
		{name: "sample a cube of an array", typ: "%f32 Cube 0 1 0 1 Unknown", globals: pair +
			"%mid = OpConstantComposite %vec4 %f1 %f0 %f4 %f1\n",
			body: join + "%t = OpImageSampleExplicitLod %vec4 %si %mid Lod %f0" + firstOf,
			im:   numberedImage(cubes, image.R32f, [3]int{1, 1, 1}, 12, 1, 1), want: all(11)},
		{name: "read a cube", typ: "%f32 Cube 0 0 0 2 R32f",
			body: "%j = OpCompositeConstruct %uvec3 %n0 %n0 %n4\n%t = OpImageRead %vec4 %img %j" + firstOf,
			im:   numberedImage(cube, image.R32f, [3]int{1, 1, 1}, 6, 1, 1), want: all(5)},
		{name: "write and read", typ: "%f32 2D 0 0 0 2 Rgba8",
			globals: "%red = OpConstantComposite %vec4 %f1 %half %f0 %f4\n" + ten,
			body:    "OpImageWrite %img %ij %red\n%t = OpImageRead %vec4 %img %ij" + allOf, im: image.New(d2, image.Rgba8, 4, 2, 1),
			want: all((10+float32(128)/255)*100 + 1)},
		{name: "write and read integers", typ: "%u32 2D 0 0 0 2 R8ui",
			body: "%i1000 = OpIAdd %u32 %i %n264\n%w = OpCompositeConstruct %uvec4 %i1000 %i %i %i\nOpImageWrite %img %ij %w\n" +
				"%t = OpImageRead %uvec4 %img %ij" + firstWord, im: image.New(d2, image.R8ui, 4, 2, 1),
			want: func(i int) uint32 { return uint32(i + 8) }},
		{name: "a format that the shader does not say", typ: "%f32 2D 0 0 0 2 Unknown",
			globals: "%red = OpConstantComposite %vec4 %f1 %half %f0 %f4\n" + ten,
			body:    "OpImageWrite %img %ij %red\n%t = OpImageRead %vec4 %img %ij" + allOf, im: image.New(d2, image.Rg8, 4, 2, 1),
			want: all((10+float32(128)/255)*100 + 1)},
		{name: "sign", typ: "%u32 2D 0 0 0 2 Unknown", body: "%t = OpImageRead %uvec4 %img %ij SignExtend" + firstWord,
			im: filled(image.New(d2, image.R8ui, 4, 2, 1), 0xfe), want: func(int) uint32 { return 0xfffffffe }},
		{name: "no sign", typ: "%i32 2D 0 0 0 2 Unknown", body: "%t = OpImageRead %ivec4 %img %ij ZeroExtend\n" +
			"%t0 = OpCompositeExtract %i32 %t 0\n%r = OpBitcast %u32 %t0",
			im: filled(image.New(d2, image.R8i, 4, 2, 1), 0xfe), want: func(int) uint32 { return 0xfe }},
		{name: "wide", typ: "%u64 2D 0 0 0 2 R64ui",
			globals: "%u64v = OpTypeVector %u64 4\n", body: "%t = OpImageRead %u64v %img %ij\n" +
				"%t0 = OpCompositeExtract %u64 %t 0\n%t1 = OpShiftRightLogical %u64 %t0 %n4\n%r = OpUConvert %u32 %t1",
			im: filled(image.New(d2, image.R64ui, 4, 2, 1), 0x81), want: func(int) uint32 { return 0x18181818 }},
		{name: "an atomic", typ: "%u32 2D 0 0 0 2 R32ui", globals: "%p_texel = OpTypePointer Image %u32\n",
			body: "%j = OpCompositeConstruct %uvec2 %n2 %n1\n%p = OpImageTexelPointer %p_texel %image %j %n0\n" +
				"%old = OpAtomicIAdd %u32 %p %n1 %n0 %n4\n%m = OpIMul %u32 %old %n0\n%s = OpAtomicOr %u32 %p %n1 %n0 %n0\n" +
				"%q = OpUGreaterThan %bool %s %n4\n%r = OpSelect %u32 %q %n1 %n0",
			im: numberedImage(d2, image.R32ui, size, 1, 1, 1), want: func(int) uint32 { return 1 }},
		{name: "sparse", globals: pair, body: join + `
%st = OpImageSparseSampleExplicitLod %sparse4 %si %uv Lod %f0
%code = OpCompositeExtract %i32 %st 0
%there = OpImageSparseTexelsResident %bool %code
%t = OpCompositeExtract %vec4 %st 1
%w0 = OpCompositeExtract %f32 %t 0
%w = OpSelect %f32 %there %w0 %f0
%r = OpBitcast %u32 %w`, im: plain(), want: number},
		{name: "sparse fetch",
			body: "%st = OpImageSparseFetch %sparse4 %img %ij\n%t = OpCompositeExtract %vec4 %st 1" + firstOf,
			im:   plain(), want: number},
		{name: "sparse read", typ: "%f32 2D 0 0 0 2 R32f",
			body: "%st = OpImageSparseRead %sparse4 %img %ij\n%t = OpCompositeExtract %vec4 %st 1" + firstOf,
			im:   plain(), want: number},
		{name: "sparse gather", globals: pair + ten + "%mid = OpConstantComposite %vec2 %half %half\n",
			body: join + "%st = OpImageSparseGather %sparse4 %si %mid %i0\n%t = OpCompositeExtract %vec4 %st 1" + allOf,
			im:   plain(),
			want: all(6732)},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.typ == "" {
				c.typ = sampledFloat
			}
			s := imageShader(c.typ, c.globals, c.body)
			if c.sampler.Address == [3]image.Address{} && c.name != "sample at an offset" {
				c.sampler.Address = edge
			}
			s.inputs.SetImage(imageSlot, c.im)
			s.inputs.SetSampler(samplerSlot, &c.sampler)
			s.expect(t, func(i int, _ uint32) uint32 { return c.want(i) })
		})
	}
}

func filled(im *image.Image, v byte) *image.Image {
	for i := range im.Data {
		im.Data[i] = v
	}
	return im
}

// TestImageShadows stores texels of which parts are undefined or unspecified: what is known is known by component, as
// the format has it, and what is read again has it too.
func TestImageShadows(t *testing.T) {
	const any = 1<<64 - 1
	all := []int{0, 0, 0, 0}
	for _, c := range []struct {
		name, typ, body string
		format          image.Format
		bytes           int      // of a scalar
		want            []uint64 // undefined bits of the first texel's scalars
		open            []int    // whether bits are unspecified
	}{
		{name: "undefined components of bytes", typ: "%f32 2D 0 0 0 2 Rgba8", format: image.Rgba8, bytes: 1,
			body: "%w = OpCompositeConstruct %vec4 %f1 %uf %f1 %uf", want: []uint64{0, 255, 0, 255}, open: all},
		{name: "undefined components of halves", typ: "%f32 2D 0 0 0 2 Rg16f", format: image.Rg16f, bytes: 2,
			body: "%w = OpCompositeConstruct %vec4 %f1 %uf %f1 %uf", want: []uint64{0, 0xFFFF}, open: all},
		{name: "undefined bits of a word", typ: "%u32 2D 0 0 0 2 R32ui", format: image.R32ui, bytes: 4,
			body: "%b = OpBitwiseAnd %u32 %uu %n7\n%w = OpCompositeConstruct %uvec4 %b %b %b %b", want: []uint64{7},
			open: all},
		{name: "undefined bits beyond a byte", typ: "%u32 2D 0 0 0 2 R8ui", format: image.R8ui, bytes: 1,
			body: "%b = OpBitwiseAnd %u32 %uu %n264\n%w = OpCompositeConstruct %uvec4 %b %b %b %b",
			want: []uint64{255}, open: all},
		{name: "a number that a byte has room for", typ: "%u32 2D 0 0 0 2 R8ui", format: image.R8ui, bytes: 1,
			body: "%b = OpBitwiseOr %u32 %n64 %n7\n%w = OpCompositeConstruct %uvec4 %b %b %b %b", want: []uint64{0}, open: all},
		{name: "a number that a byte has no room for", typ: "%u32 2D 0 0 0 2 R8ui", format: image.R8ui, bytes: 1,
			body: "%w = OpCompositeConstruct %uvec4 %n264 %n264 %n264 %n264", want: []uint64{255}, open: all},
		{name: "a signed number that a byte has room for", typ: "%i32 2D 0 0 0 2 R8i", format: image.R8i, bytes: 1,
			body: "%c = OpShiftLeftLogical %i32 %im1 %n7\n%w = OpCompositeConstruct %ivec4 %c %c %c %c",
			want: []uint64{0}, open: all},
		{name: "a signed number that a byte has no room for", typ: "%i32 2D 0 0 0 2 R8i", format: image.R8i, bytes: 1,
			body: "%c = OpShiftLeftLogical %i32 %i1 %n7\n%w = OpCompositeConstruct %ivec4 %c %c %c %c",
			want: []uint64{255}, open: all},
		{name: "packed", typ: "%f32 2D 0 0 0 2 Rgb10A2", format: image.Rgb10A2, bytes: 4,
			body: "%w = OpCompositeConstruct %vec4 %f1 %uf %f1 %f1", want: []uint64{1023 << 10}, open: all},
		{name: "a sine as a float", typ: "%f32 2D 0 0 0 2 R32f", format: image.R32f, bytes: 4,
			body: "%s = OpExtInst %f32 %std Sin %f1\n%w = OpCompositeConstruct %vec4 %s %s %s %s", want: []uint64{0},
			open: []int{1}},
		{name: "a sine of 8 bits, which are the same", typ: "%f32 2D 0 0 0 2 R8", format: image.R8, bytes: 1,
			body: "%s = OpExtInst %f32 %std Sin %f2\n%w = OpCompositeConstruct %vec4 %s %s %s %s", want: []uint64{0},
			open: []int{0}},
		{name: "what was read has its shadow", typ: "%f32 2D 0 0 0 2 Rgba16f", format: image.Rgba16f, bytes: 2,
			body: "%first = OpCompositeConstruct %vec4 %f1 %uf %f1 %uf\nOpImageWrite %img %ij %first\n" +
				"%got = OpImageRead %vec4 %img %ij\n%w = OpVectorShuffle %vec4 %got %got 1 0 3 2",
			want: []uint64{0xFFFF, 0, 0xFFFF, 0}, open: all},
		{name: "beyond the image", typ: "%f32 2D 0 0 0 2 Rgba8", format: image.Rgba8, bytes: 1,
			body: "%j = OpCompositeConstruct %uvec2 %n64 %n0\n%w = OpImageRead %vec4 %img %j",
			want: []uint64{255, 255, 255, 255}, open: all},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := imageShader(c.typ, "%uf = OpUndef %f32\n%uu = OpUndef %u32\n",
				c.body+"\nOpImageWrite %img %ij %w\n%r = OpIAdd %u32 %n1 %n1")
			s.inputs.SetImage(imageSlot, image.New(d2, c.format, 4, 2, 1))
			s.inputs.SetSampler(samplerSlot, &image.Sampler{})
			s.inputs.Track = &vm.Track{Freedom: fold.Freedom{Precision: true}}
			_, r, err := s.run(t)
			if err != nil {
				t.Fatal(err)
			}
			k := 0
			for _, x := range r.Stores {
				if x.Slot != imageSlot || k == len(c.want) {
					continue
				}
				if x.Offset != k*c.bytes || x.Bytes != c.bytes || x.Shadow.Undefined != c.want[k] ||
					(x.Shadow.Unspecified != 0) != (c.open[k] != 0) {
					t.Errorf("scalar %d: %+v, want undefined bits %#x, unspecified %d", k, x, c.want[k]&any, c.open[k])
				}
				k++
			}
			if k < len(c.want) {
				t.Errorf("%d scalars were stored", k)
			}
		})
	}
}

// TestImageBounds accesses texels that are not there: stores are dropped, loads give zeros, and both are reported.
func TestImageBounds(t *testing.T) {
	s := imageShader("%f32 2D 0 0 0 2 R32f", "", `
%far = OpIAdd %u32 %col %n2
%j = OpCompositeConstruct %uvec2 %far %row
%t = OpImageRead %vec4 %img %j
%t3 = OpCompositeExtract %f32 %t 3
%t0 = OpCompositeExtract %f32 %t 0
%sum = OpFAdd %f32 %t0 %t3
%w = OpCompositeConstruct %vec4 %f8 %f8 %f8 %f8
OpImageWrite %img %j %w
%r = OpBitcast %u32 %sum`)
	im := numberedImage(d2, image.R32f, [3]int{4, 2, 1}, 1, 1, 1)
	s.inputs.SetImage(imageSlot, im)
	s.inputs.SetSampler(samplerSlot, &image.Sampler{})
	got, r, err := s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []float32{4, 5, 1, 1, 8, 9, 1, 1} { // the fourth component is 1
		if got[i] != float(want) {
			t.Errorf("invocation %d: %v, want %v", i, math.Float32frombits(got[i]), want)
		}
	}
	want := numberedImage(d2, image.R32f, [3]int{4, 2, 1}, 1, 1, 1)
	for _, at := range []int{2, 3, 6, 7} {
		image.R32f.Encode(want.Data[4*at:], image.Texel{uint64(float(8))})
	}
	if string(im.Data) != string(want.Data) {
		t.Errorf("% x", im.Data)
	}
	if len(r.Reports) != 2 || r.Reports[0].Kind != vm.OutOfBounds || r.Reports[0].Count != 4 || r.Reports[1].Count != 4 {
		t.Errorf("reports: %+v", r.Reports)
	}
}

// TestImageErrors binds what is not expected.
func TestImageErrors(t *testing.T) {
	good := func() *vm.Inputs {
		in := &vm.Inputs{}
		in.SetImage(imageSlot, numberedImage(d2, image.R32f, [3]int{4, 2, 1}, 1, 1, 1))
		in.SetSampler(samplerSlot, &image.Sampler{})
		return in
	}
	for want, change := range map[string]func(in *vm.Inputs){
		"no image for 0.2":   func(in *vm.Inputs) { delete(in.Images, imageSlot) },
		"no sampler for 0.3": func(in *vm.Inputs) { delete(in.Samplers, samplerSlot) },
		"3D, not 2D": func(in *vm.Inputs) {
			in.SetImage(imageSlot, numberedImage(d3, image.R32f, [3]int{4, 2, 2}, 1, 1, 1))
		},
		"in the format R32ui": func(in *vm.Inputs) {
			in.SetImage(imageSlot, numberedImage(d2, image.R32ui, [3]int{4, 2, 1}, 1, 1, 1))
		},
		"4 bytes that needs 32": func(in *vm.Inputs) { in.Buffers[imageSlot] = make([]byte, 4) },
		"there is not":          func(in *vm.Inputs) { in.SetSampler(samplerSlot, &image.Sampler{Mag: 7}) },
	} {
		s := imageShader(sampledFloat, "", "%t = OpImageFetch %vec4 %img %ij"+firstOf)
		s.inputs = *good()
		change(&s.inputs)
		if _, _, err := s.run(t); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestImageHandles passes handles to functions, takes them from arrays, and from arrays without a size.
func TestImageHandles(t *testing.T) {
	const fetch = `
%fetch = OpFunction %vec4 None %fetcher
%given = OpFunctionParameter %p_ti
%where = OpFunctionParameter %uvec2
%begin = OpLabel
%loaded = OpLoad %ti %given
%texel = OpImageFetch %vec4 %loaded %where
OpReturnValue %texel
OpFunctionEnd
`
	for name, c := range map[string]struct{ globals, body, functions string }{
		"a pointer as an argument": {"%fetcher = OpTypeFunction %vec4 %p_ti %uvec2\n",
			"%t = OpFunctionCall %vec4 %fetch %image %ij" + firstOf, fetch},
		"an array": {"%as = OpTypeArray %ti %n4\n%p_as = OpTypePointer UniformConstant %as\n" +
			"%list = OpVariable %p_as UniformConstant\n",
			"%p = OpAccessChain %p_ti %list %row\n%l = OpLoad %ti %p\n%t = OpImageFetch %vec4 %l %ij" + firstOf, ""},
		"an array without a size": {"%as = OpTypeRuntimeArray %ti\n%p_as = OpTypePointer UniformConstant %as\n" +
			"%list = OpVariable %p_as UniformConstant\n",
			"%p = OpAccessChain %p_ti %list %row\n%l = OpLoad %ti %p\n%t = OpImageFetch %vec4 %l %ij" + firstOf, ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := imageShader(sampledFloat, c.globals, c.body)
			s.functions = c.functions
			if c.functions == "" {
				s.decorations += "OpDecorate %list DescriptorSet 0\nOpDecorate %list Binding 4\n"
			}
			for i := range uint32(4) {
				im := numberedImage(d2, image.R32f, [3]int{4, 2, 1}, 1, 1, 1)
				for k := range 8 {
					image.R32f.Encode(im.Data[4*k:], image.Texel{uint64(float(float32(100*i) + float32(k)))})
				}
				s.inputs.SetImage(layout.Slot{Binding: 4, Element: i}, im)
				if i == 0 {
					s.inputs.SetImage(imageSlot, im)
				}
			}
			s.inputs.SetSampler(samplerSlot, &image.Sampler{})
			s.expect(t, func(i int, _ uint32) uint32 {
				if c.functions != "" {
					return float(float32(i))
				}
				return float(float32(100*(i/4) + i))
			})
		})
	}
}

// TestInputAttachments reads the texel of each fragment's own pixel, and the one to the right of it.
func TestInputAttachments(t *testing.T) {
	m := assemble(t, `
OpCapability Shader
OpCapability InputAttachment
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %o
OpExecutionMode %main OriginUpperLeft
OpDecorate %o Location 0
OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 2
OpDecorate %image InputAttachmentIndex 0
%void = OpTypeVoid
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%ivec2 = OpTypeVector %i32 2
%vec4 = OpTypeVector %f32 4
%i0 = OpConstant %i32 0
%i1 = OpConstant %i32 1
%here = OpConstantComposite %ivec2 %i0 %i0
%right = OpConstantComposite %ivec2 %i1 %i0
%ti = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown
%p_ti = OpTypePointer UniformConstant %ti
%image = OpVariable %p_ti UniformConstant
%p_out = OpTypePointer Output %vec4
%o = OpVariable %p_out Output
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%img = OpLoad %ti %image
%a = OpImageRead %vec4 %img %here
%b = OpImageRead %vec4 %img %right
%c = OpVectorShuffle %vec4 %a %b 0 4 1 2
OpStore %o %c
OpReturn
OpFunctionEnd
`)
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	in := vm.Inputs{}
	in.SetImage(imageSlot, numberedImage(d2, image.R32f, [3]int{8, 4, 1}, 1, 1, 1))
	n := p.Invocations()
	at, out := make([]byte, 16*n), make([]byte, 16*n)
	for i := range n { // any pixels
		layout.Store(at[16*i:16*i+4], uint64(float(float32(i%7)+0.5)))
		layout.Store(at[16*i+4:16*i+8], uint64(float(float32(i%4)+0.5)))
	}
	for _, s := range p.Slots() {
		switch s.Kind {
		case layout.BuiltInInput:
			if in.Buffers[s] = make([]byte, 16*n); s.Binding == uint32(spirv.BuiltInFragCoord) {
				in.Buffers[s] = at
			}
		case layout.Output:
			in.Buffers[s] = out
		}
	}
	if _, err := p.Run(in); err != nil {
		t.Fatal(err)
	}
	for i := range n {
		here := float32(8*(i%4) + i%7 + 1)
		if x, y := layout.Load(out[16*i:16*i+4]), layout.Load(out[16*i+4:16*i+8]); x != uint64(float(here)) ||
			y != uint64(float(here+1)) {
			t.Errorf("fragment %d: %v %v, want %v", i, math.Float32frombits(uint32(x)), math.Float32frombits(uint32(y)), here)
		}
	}
}
