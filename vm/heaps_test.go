package vm_test

import (
	"encoding/binary"
	"testing"

	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/image"
	"hone/vm/layout"
)

// heapText is a shader of 4 invocations with descriptor heaps: invocation i reads uniform buffer i, storage buffer 3 -
// i and texel 1 of texel buffer i + 1, by an array and by a struct, also in a function; it writes to storage buffer i,
// and adds to a texel of storage texel buffer i.
const heapText = `OpCapability Shader
OpCapability SampledBuffer
OpCapability ImageBuffer
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT
OpCapability ShaderNonUniform
OpCapability StorageBufferArrayNonUniformIndexing
OpCapability UniformBufferArrayNonUniformIndexing
OpCapability UniformTexelBufferArrayNonUniformIndexing
OpCapability StorageTexelBufferArrayNonUniformIndexing
OpExtension "SPV_EXT_descriptor_heap"
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id %resources %out
OpExecutionMode %main LocalSize 4 1 1
OpDecorate %id BuiltIn LocalInvocationIndex
OpDecorate %resources BuiltIn ResourceHeapEXT
OpDecorateId %storages ArrayStrideIdEXT %storage_size
OpDecorateId %uniforms ArrayStrideIdEXT %uniform_size
OpDecorateId %texels ArrayStrideIdEXT %image_size
OpDecorateId %targets ArrayStrideIdEXT %target_size
OpMemberDecorateIdEXT %table 0 OffsetIdEXT %n0
OpMemberDecorateIdEXT %table 1 OffsetIdEXT %image_size
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpDecorate %words ArrayStride 4
OpDecorate %list Block
OpMemberDecorate %list 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
OpDecorate %ub NonUniform
OpDecorate %sb NonUniform
OpDecorate %wb NonUniform
OpDecorate %pu NonUniform
OpDecorate %ps NonUniform
OpDecorate %pw NonUniform
OpDecorate %image NonUniform
OpDecorate %fimage NonUniform
OpDecorate %pt NonUniform
OpDecorate %pi NonUniform
OpDecorate %tp NonUniform
OpDecorate %u1 NonUniform
OpDecorate %s1 NonUniform
OpDecorate %w0 NonUniform
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%uvec4 = OpTypeVector %u32 4
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n2 = OpConstant %u32 2
%n3 = OpConstant %u32 3
%n4 = OpConstant %u32 4
%block = OpTypeStruct %u32 %u32
%words = OpTypeRuntimeArray %u32
%list = OpTypeStruct %words
%storage = OpTypeBufferEXT StorageBuffer
%uniform = OpTypeBufferEXT Uniform
%texel = OpTypeImage %u32 Buffer 0 0 0 1 Unknown
%target = OpTypeImage %u32 Buffer 0 0 0 2 R32ui
%storage_size = OpConstantSizeOfEXT %u32 %storage
%uniform_size = OpConstantSizeOfEXT %u32 %uniform
%image_size = OpConstantSizeOfEXT %u32 %texel
%target_size = OpConstantSizeOfEXT %u32 %target
%storages = OpTypeRuntimeArray %storage
%uniforms = OpTypeRuntimeArray %uniform
%texels = OpTypeRuntimeArray %texel
%targets = OpTypeRuntimeArray %target
%table = OpTypeStruct %texel %texel
%u_constant = OpTypeUntypedPointerKHR UniformConstant
%u_storage = OpTypeUntypedPointerKHR StorageBuffer
%u_image = OpTypeUntypedPointerKHR Image
%p_uniform = OpTypePointer Uniform %block
%p_uword = OpTypePointer Uniform %u32
%p_list = OpTypePointer StorageBuffer %list
%p_word = OpTypePointer StorageBuffer %u32
%p_in = OpTypePointer Input %u32
%id = OpVariable %p_in Input
%resources = OpUntypedVariableKHR %u_constant UniformConstant
%out = OpVariable %p_list StorageBuffer
%fn = OpTypeFunction %void
%fetch = OpTypeFunction %u32 %u_constant
%main = OpFunction %void None %fn
%entry = OpLabel
%i = OpLoad %u32 %id
%back = OpISub %u32 %n3 %i
%next = OpIAdd %u32 %i %n1
%pu = OpUntypedAccessChainKHR %u_constant %uniforms %resources %i
%ub = OpBufferPointerEXT %p_uniform %pu
%u1 = OpAccessChain %p_uword %ub %n1
%a = OpLoad %u32 %u1
%ps = OpUntypedAccessChainKHR %u_constant %storages %resources %back
%sb = OpBufferPointerEXT %u_storage %ps
%s1 = OpUntypedAccessChainKHR %u_storage %block %sb %n1
%b = OpLoad %u32 %s1
%pt = OpUntypedAccessChainKHR %u_constant %texels %resources %next
%image = OpLoad %texel %pt
%t4 = OpImageFetch %uvec4 %image %n1
%c = OpCompositeExtract %u32 %t4 0
%fixed = OpUntypedAccessChainKHR %u_constant %table %resources %n1
%d = OpFunctionCall %u32 %f %fixed
%e = OpFunctionCall %u32 %f %pt
%pw = OpUntypedAccessChainKHR %u_constant %storages %resources %i
%wb = OpBufferPointerEXT %u_storage %pw
%w0 = OpUntypedAccessChainKHR %u_storage %block %wb %n0
%ac = OpIAdd %u32 %a %c
OpStore %w0 %ac
%pi = OpUntypedAccessChainKHR %u_constant %targets %resources %i
%tp = OpUntypedImageTexelPointerEXT %u_image %target %pi %n2 %n0
%old = OpAtomicIAdd %u32 %tp %n1 %n0 %d
%o1 = OpIMul %u32 %i %n4
%o2 = OpIAdd %u32 %o1 %n1
%o3 = OpIAdd %u32 %o1 %n2
%po1 = OpAccessChain %p_word %out %n0 %o1
%po2 = OpAccessChain %p_word %out %n0 %o2
%po3 = OpAccessChain %p_word %out %n0 %o3
OpStore %po1 %b
OpStore %po2 %e
OpStore %po3 %old
OpReturn
OpFunctionEnd
%f = OpFunction %u32 None %fetch
%par = OpFunctionParameter %u_constant
%fl = OpLabel
%fimage = OpLoad %texel %par
%f4 = OpImageFetch %uvec4 %fimage %n1
%fx = OpCompositeExtract %u32 %f4 0
OpReturnValue %fx
OpFunctionEnd
`

// TestHeaps: each invocation sees the descriptors that its indices lead to.
func TestHeaps(t *testing.T) {
	p, err := vm.Compile(validated(t, heapText), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	slots := map[string]layout.Slot{} // by kind of descriptor
	for _, b := range p.Bindings() {
		switch {
		case b.Slot.Kind != layout.Heap:
			slots["out"] = b.Slot
		case !b.Unsized:
			t.Errorf("%s has a size", b.Slot)
		case b.Image != nil && b.Image.Storage:
			slots["target"] = b.Slot
		case b.Image != nil:
			slots["texel"] = b.Slot
		case b.Written:
			slots["storage"] = b.Slot
		default:
			slots["uniform"] = b.Slot
		}
		if text := b.Slot.String(); slot(t, text) != b.Slot {
			t.Errorf("%s is read as another slot", text)
		}
	}
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{}, Track: &vm.Track{}}
	element := func(kind string, n int) layout.Slot {
		s := slots[kind]
		s.Element = uint32(n)
		return s
	}
	texels := func(words ...uint32) *image.Image {
		im := &image.Image{Kind: image.Kind{Dim: image.Buffer}, Format: image.Format(spirv.ImageFormatR32ui),
			Size: [3]int{len(words), 1, 1}, Layers: 1, Levels: 1, Samples: 1, Data: bytesOf(words...)}
		return im
	}
	for i := range 6 {
		in.Buffers[element("uniform", i)] = bytesOf(0, uint32(100+i))
		in.Buffers[element("storage", i)] = bytesOf(7, uint32(200+i))
		in.SetImage(element("texel", i), texels(0, uint32(300+i)))
		in.SetImage(element("target", i), texels(0, 0, uint32(400+i)))
	}
	out := make([]byte, 64)
	in.Buffers[slots["out"]] = out
	r, err := p.Run(in)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range r.Reports {
		t.Errorf("%s: %s", x.Kind, x.Place)
	}
	word := func(b []byte, k int) int { return int(binary.LittleEndian.Uint32(b[4*k:])) }
	for i := range 4 {
		for _, c := range []struct {
			what      string
			got, want int
		}{
			{"the storage buffer read", word(out, 4*i), 203 - i},
			{"the texel in the function", word(out, 4*i+1), 301 + i},
			{"the old texel", word(out, 4*i+2), 400 + i},
			{"the storage buffer written", word(in.Buffers[element("storage", i)], 0), 100 + i + 301 + i},
			{"what is beside", word(in.Buffers[element("storage", i)], 1), 200 + i},
			{"the texel that is added to", word(in.Buffers[element("target", i)], 2), 400 + i + 301},
		} {
			if c.got != c.want {
				t.Errorf("invocation %d: %s is %d, want %d", i, c.what, c.got, c.want)
			}
		}
	}
}

// TestHeapsCompared finds another index, another member and another size of descriptors.
func TestHeapsCompared(t *testing.T) {
	if r := compared(t, heapText, heapText, compare.Options{}); r.Verdict != compare.Equal {
		t.Errorf("it is %v to itself: %s", r.Verdict, r.Reason)
	}
	for _, change := range [][2]string{{"%uniforms %resources %i", "%uniforms %resources %back"},
		{"%storages %resources %back", "%storages %resources %i"}, {"%table %resources %n1", "%table %resources %n0"},
		{"%target %pi %n2", "%target %pi %n1"}} {
		r := compared(t, heapText, replaceOnce(t, heapText, change[0], change[1]), compare.Options{})
		if r.Verdict != compare.Different {
			t.Errorf("with %s it is %v: %s", change[1], r.Verdict, r.Reason)
		}
	}
}

// TestHeapSamplers: a sampler of the sampler heap filters an image of the resource heap.
func TestHeapSamplers(t *testing.T) {
	const text = `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT
OpExtension "SPV_EXT_descriptor_heap"
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %resources %samplers %out
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %resources BuiltIn ResourceHeapEXT
OpDecorate %samplers BuiltIn SamplerHeapEXT
OpDecorateId %images ArrayStrideIdEXT %image_size
OpDecorateId %ways ArrayStrideIdEXT %sampler_size
OpDecorate %words ArrayStride 4
OpDecorate %list Block
OpMemberDecorate %list 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%vec2 = OpTypeVector %f32 2
%vec4 = OpTypeVector %f32 4
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n2 = OpConstant %u32 2
%f0 = OpConstant %f32 0
%half = OpConstant %f32 0.5
%middle = OpConstantComposite %vec2 %half %half
%words = OpTypeRuntimeArray %f32
%list = OpTypeStruct %words
%img = OpTypeImage %f32 2D 0 0 0 1 Unknown
%smp = OpTypeSampler
%both = OpTypeSampledImage %img
%image_size = OpConstantSizeOfEXT %u32 %img
%sampler_size = OpConstantSizeOfEXT %u32 %smp
%images = OpTypeRuntimeArray %img
%ways = OpTypeRuntimeArray %smp
%u_constant = OpTypeUntypedPointerKHR UniformConstant
%p_list = OpTypePointer StorageBuffer %list
%p_word = OpTypePointer StorageBuffer %f32
%resources = OpUntypedVariableKHR %u_constant UniformConstant
%samplers = OpUntypedVariableKHR %u_constant UniformConstant
%out = OpVariable %p_list StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%pi = OpUntypedAccessChainKHR %u_constant %images %resources %n1
%im = OpLoad %img %pi
%ps = OpUntypedAccessChainKHR %u_constant %ways %samplers %n2
%sm = OpLoad %smp %ps
%si = OpSampledImage %both %im %sm
%v = OpImageSampleExplicitLod %vec4 %si %middle Lod %f0
%x = OpCompositeExtract %f32 %v 0
%po = OpAccessChain %p_word %out %n0 %n0
OpStore %po %x
OpReturn
OpFunctionEnd
`
	p, err := vm.Compile(validated(t, text), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{}}
	out := make([]byte, 4)
	for _, b := range p.Bindings() {
		for n := range uint32(3) {
			s := b.Slot
			s.Element = n
			switch {
			case b.Image != nil:
				in.SetImage(s, &image.Image{Kind: image.Kind{Dim: image.Dim2D}, Format: image.Format(spirv.ImageFormatR32f),
					Size: [3]int{2, 2, 1}, Layers: 1, Levels: 1, Samples: 1, Data: bytesOf(words(1, 3, 5, 11+float32(n))...)})
			case b.Sampler:
				sampler := &image.Sampler{}
				if n == 2 {
					sampler.Mag, sampler.Min = image.Linear, image.Linear
				}
				in.SetSampler(s, sampler)
			default:
				in.Buffers[b.Slot] = out
			}
		}
	}
	if _, err := p.Run(in); err != nil {
		t.Fatal(err)
	}
	// Image 1 has 12 as its last texel, and sampler 2 filters.
	if want := words((1 + 3 + 5 + 12) / 4.0)[0]; binary.LittleEndian.Uint32(out) != want {
		t.Errorf("the sample is %#x, want %#x", binary.LittleEndian.Uint32(out), want)
	}
}
