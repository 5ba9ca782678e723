package shaders

import (
	"encoding/binary"
	"math"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/peers"
	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vulkan"
)

func read(t *testing.T, text string) *ir.Module {
	t.Helper()
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: "spv1.4"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

const fragment = `
OpCapability Shader
OpCapability StorageInputOutput16
OpCapability Float16
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "paint" %in %block %flag %out %images %sampler %push %texels
OpExecutionMode %main OriginUpperLeft
OpDecorate %in Location 4
OpDecorate %in Component 1
OpDecorate %Block Block
OpMemberDecorate %Block 0 Location 1
OpMemberDecorate %Block 1 Location 2
OpMemberDecorate %Block 2 BuiltIn Layer
OpDecorate %flag Location 9
OpDecorate %flag Flat
OpDecorate %out Location 2
OpDecorate %images DescriptorSet 1
OpDecorate %images Binding 3
OpDecorate %sampler DescriptorSet 1
OpDecorate %sampler Binding 3
OpDecorate %texels DescriptorSet 0
OpDecorate %texels Binding 7
OpDecorate %unused DescriptorSet 0
OpDecorate %unused Binding 1
OpDecorate %Push Block
OpMemberDecorate %Push 0 Offset 8
OpMemberDecorate %Push 1 Offset 24
OpDecorate %n SpecId 1
OpDecorate %x SpecId 2
OpDecorate %b SpecId 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f = OpTypeFloat 32
%h = OpTypeFloat 16
%i = OpTypeInt 32 1
%bool = OpTypeBool
%i16 = OpTypeInt 32 0
%n = OpSpecConstant %i16 3
%x = OpSpecConstant %f 1
%b = OpSpecConstantTrue %bool
%v2 = OpTypeVector %f 2
%v4 = OpTypeVector %f 4
%hv3 = OpTypeVector %h 3
%m2 = OpTypeMatrix %v2 2
%two = OpConstant %i16 2
%pair = OpTypeArray %m2 %two
%Block = OpTypeStruct %hv3 %pair %i
%pin2 = OpTypePointer Input %v2
%pblock = OpTypePointer Input %Block
%pflag = OpTypePointer Input %i
%pout = OpTypePointer Output %v4
%in = OpVariable %pin2 Input
%block = OpVariable %pblock Input
%flag = OpVariable %pflag Input
%out = OpVariable %pout Output
%image = OpTypeImage %f 2D 0 0 0 1 Unknown
%array = OpTypeArray %image %n
%pimages = OpTypePointer UniformConstant %array
%images = OpVariable %pimages UniformConstant
%sampling = OpTypeSampler
%psampler = OpTypePointer UniformConstant %sampling
%sampler = OpVariable %psampler UniformConstant
%unused = OpVariable %psampler UniformConstant
%buffer = OpTypeImage %f Buffer 0 0 0 2 R32f
%ptexels = OpTypePointer UniformConstant %buffer
%texels = OpVariable %ptexels UniformConstant
%Push = OpTypeStruct %v4 %h
%ppush = OpTypePointer PushConstant %Push
%push = OpVariable %ppush PushConstant
%main = OpFunction %void None %fn
%l = OpLabel
%call = OpFunctionCall %void %deep
OpReturn
OpFunctionEnd
%deep = OpFunction %void None %fn
%m = OpLabel
%c1 = OpCopyObject %pin2 %in
%c2 = OpCopyObject %pblock %block
%c3 = OpCopyObject %pflag %flag
%c4 = OpCopyObject %pout %out
%c5 = OpCopyObject %pimages %images
%c6 = OpCopyObject %psampler %sampler
%c7 = OpCopyObject %ptexels %texels
%c8 = OpCopyObject %ppush %push
OpReturn
OpFunctionEnd
`

// TestInterface: locations of composites, descriptors, push constants and attributes of a fragment shader.
func TestInterface(t *testing.T) {
	m := read(t, fragment)
	list, err := Shaders(m)
	if err != nil || len(list) != 1 {
		t.Fatalf("%d shaders, %v", len(list), err)
	}
	s := list[0]
	want := []Location{
		{Location: 1, Kind: Float, Width: 16, Count: 3},
		{Location: 2, Kind: Float, Width: 32, Count: 2},
		{Location: 3, Kind: Float, Width: 32, Count: 2},
		{Location: 4, Kind: Float, Width: 32, Count: 2},
		{Location: 4, Component: 1, Kind: Float, Width: 32, Count: 2},
		{Location: 5, Kind: Float, Width: 32, Count: 2},
		{Location: 9, Kind: Int, Width: 32, Count: 1},
	}
	if got := byLocation(s.Inputs); !reflect.DeepEqual(got, want) {
		t.Errorf("inputs %+v\nwant %+v", got, want)
	}
	if want := []Location{{Location: 2, Width: 32, Count: 4}}; !reflect.DeepEqual(s.Outputs, want) {
		t.Errorf("outputs %+v, want %+v", s.Outputs, want)
	}
	p, at, err := s.Pipeline()
	if err != nil || at != 1 {
		t.Fatalf("stage %d, %v", at, err)
	}
	slices.SortFunc(p.Descriptors, func(a, b vulkan.Descriptor) int { return int(a.Set) - int(b.Set) })
	if want := []vulkan.Descriptor{{Set: 0, Binding: 7, Type: vulkan.StorageTexelBuffer, Count: 1},
		{Set: 1, Binding: 3, Type: vulkan.CombinedImageSampler, Count: 3}}; !reflect.DeepEqual(p.Descriptors, want) {
		t.Errorf("descriptors %+v, want %+v", p.Descriptors, want)
	}
	if p.Push != 28 {
		t.Errorf("%d bytes of push constants, want 28", p.Push)
	}
	var locations []uint32
	for _, a := range p.Graphics.Attributes {
		locations = append(locations, a.Location)
	}
	if want := []uint32{1, 2, 3, 4, 5, 9}; !slices.Equal(locations, want) {
		t.Errorf("attributes at %d, want %d", locations, want)
	}
	if g := p.Graphics; len(g.Targets) != 1 || g.Targets[0].Location != 2 {
		t.Errorf("targets %+v", g.Targets)
	}
}

func TestConstants(t *testing.T) {
	m := read(t, fragment)
	got, err := Constants(m, []string{"false", "-2", "0.5", "7"})
	if err != nil {
		t.Fatal(err)
	}
	words := func(w uint32) []byte { return binary.LittleEndian.AppendUint32(nil, w) }
	want := []vulkan.Constant{{ID: 0, Data: words(0)}, {ID: 1, Data: words(0xFFFFFFFE)},
		{ID: 2, Data: words(math.Float32bits(0.5))}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	bits := map[uint32]uint64{0: 0, 1: 0xFFFFFFFE, 2: uint64(math.Float32bits(0.5)), 9: 1}
	if got := ConstantBits(m, bits); !reflect.DeepEqual(got, want) {
		t.Errorf("of bits %v, want %v", got, want)
	}
	if _, err := Constants(m, []string{"true", "1.5"}); err == nil || !strings.Contains(err.Error(), "constant 1") {
		t.Errorf("%v, want an error about constant 1", err)
	}
}

// TestConflict: no layout fits a buffer and an image at one binding.
func TestConflict(t *testing.T) {
	text := strings.ReplaceAll(fragment, "OpDecorate %texels DescriptorSet 0\nOpDecorate %texels Binding 7",
		"OpDecorate %texels DescriptorSet 1\nOpDecorate %texels Binding 3")
	if _, err := Shaders(read(t, text)); err == nil || !strings.Contains(err.Error(), "set 1, binding 3") {
		t.Errorf("%v, want an error about set 1, binding 3", err)
	}
}

// TestCompanions: the stages that are generated beside the shaders of testdata are valid, and pass on what the next
// stage reads.
func TestCompanions(t *testing.T) {
	validator := peers.Get(t, "spirv-val")
	seen := map[spirv.ExecutionModel]bool{}
	for _, f := range corpus.In("testdata/shaders/glsl") {
		if filepath.Ext(strings.TrimSuffix(f.Name, ".spv")) == ".comp" {
			continue
		}
		bin, err := spirv.Decode(f.Read(t))
		if err != nil {
			t.Fatal(err)
		}
		m, err := ir.Read(bin)
		if err != nil {
			t.Fatal(err)
		}
		list, err := Shaders(m)
		if err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
		for _, s := range list {
			p, at, err := s.Pipeline()
			if err != nil {
				t.Errorf("%s: %v", f.Name, err)
				continue
			}
			p.Stages[at].Words = bin.Words
			seen[s.Model] = true
			for i, stage := range p.Stages {
				if i == at {
					continue
				}
				generated := &spirv.Binary{Words: stage.Words}
				if validator != nil {
					if _, err := validator.Run(generated.Bytes(), "--target-env", "vulkan1.2", "-"); err != nil {
						t.Errorf("%s: stage %d: %v", f.Name, i, err)
					}
				}
			}
			connected(t, f.Name, &p, s.Model)
		}
	}
	for model := range map[spirv.ExecutionModel]bool{spirv.ExecutionModelVertex: true,
		spirv.ExecutionModelTessellationControl: true, spirv.ExecutionModelTessellationEvaluation: true,
		spirv.ExecutionModelGeometry: true, spirv.ExecutionModelFragment: true, spirv.ExecutionModelTaskEXT: true,
		spirv.ExecutionModelMeshEXT: true, spirv.ExecutionModelMissKHR: true} {
		if !seen[model] {
			t.Errorf("no shader is a %s", model)
		}
	}
}

// connected checks that each stage of a pipeline that reads a location finds it in the stage before.
func connected(t *testing.T, name string, p *vulkan.Pipeline, model spirv.ExecutionModel) {
	var before []Location
	for i, stage := range p.Stages {
		m, err := ir.Read(&spirv.Binary{Words: stage.Words})
		if err != nil {
			t.Fatal(err)
		}
		list, err := Shaders(m)
		if err != nil {
			t.Fatal(err)
		}
		s := list[slices.IndexFunc(list, func(s *Shader) bool { return s.Name == stage.Entry })]
		for _, l := range s.Inputs {
			if i > 0 && p.Graphics != nil && !slices.ContainsFunc(before, func(o Location) bool {
				return o.Location == l.Location && o.Component == l.Component && o.Kind == l.Kind && o.Width == l.Width
			}) {
				t.Errorf("%s (%s): stage %d reads %+v, and the one before it has %+v", name, model, i, l, before)
			}
		}
		before = s.Outputs
	}
}
