package hone_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"hone"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// undefinedHead begins a module with pointers to D within B in a storage class, and an undefined pointer %u to B.
const undefinedHead = `%s
OpEntryPoint GLCompute %%main "main"
OpExecutionMode %%main LocalSize 1 1 1
OpDecorate %%B Block
OpMemberDecorate %%B 0 Offset 0
OpMemberDecorate %%D 0 Offset 0
OpMemberDecorate %%D 1 Offset 16
%%void = OpTypeVoid
%%fn = OpTypeFunction %%void
%%int = OpTypeInt 32 1
%%bool = OpTypeBool
%%float = OpTypeFloat 32
%%v4 = OpTypeVector %%float 4
%%D = OpTypeStruct %%int %%v4
%%B = OpTypeStruct %%D
%%pB = OpTypePointer %[2]s %%B
%%pD = OpTypePointer %[2]s %%D
%%pv = OpTypePointer %[2]s %%v4
%%pf = OpTypePointer %[2]s %%float
%%pi = OpTypePointer %[2]s %%int
%%gp = OpTypeFunction %%void %%pB
%%n0 = OpConstant %%int 0
%%n1 = OpConstant %%int 1
%%true = OpConstantTrue %%bool
%%u = OpUndef %%pB
%%ui = OpUndef %%pi
`

// undefinedUses has what is done with %u: chains of chains, copies, phis, selections, loads, stores, calls, in loops
// too. ALIGNED stands for the memory operands of an access to a physical address.
const undefinedUses = `%main = OpFunction %void None %fn
%entry = OpLabel
%c = OpAccessChain %pD %u %n0
%d = OpAccessChain %pi %c %n0
%e = OpInBoundsAccessChain %pv %c %n1
%f0 = OpInBoundsAccessChain %pf %e %n0
%f1 = OpInBoundsAccessChain %pf %e %n1
OpStore %d %n0 ALIGNED
%x = OpLoad %int %d ALIGNED
%y0 = OpLoad %float %f0 ALIGNED
%y1 = OpLoad %float %f1 ALIGNED
%z = OpLoad %v4 %e ALIGNED
%w = OpCompositeInsert %v4 %y0 %z 1
OpStore %e %w ALIGNED
%copy = OpCopyObject %pB %u
%cc = OpAccessChain %pi %copy %n0 %n0
%xx = OpLoad %int %cc ALIGNED
%q = OpIEqual %bool %x %xx
OpStore %ui %n1 ALIGNED
%call = OpFunctionCall %void %g %u
%call2 = OpFunctionCall %void %g %copy
OpBranch %h
%h = OpLabel
%i = OpPhi %int %n0 %entry %j %k
%p = OpPhi %pB %u %entry %copy %k
%chain = OpAccessChain %pi %p %n0 %n0
%l = OpLoad %int %chain ALIGNED
OpLoopMerge %m %k None
OpBranchConditional %q %b %m
%b = OpLabel
OpStore %chain %i ALIGNED
OpBranch %k
%k = OpLabel
%j = OpIAdd %int %i %l
OpBranch %h
%m = OpLabel
%s = OpSelect %pB %q %u %copy
%sc = OpAccessChain %pi %s %n0 %n0
%t = OpLoad %int %sc ALIGNED
OpStore %d %t ALIGNED
OpReturn
OpFunctionEnd
%g = OpFunction %void None %gp
%arg = OpFunctionParameter %pB
%ge = OpLabel
%gc = OpAccessChain %pi %arg %n0 %n0
%gx = OpLoad %int %gc ALIGNED
OpStore %gc %gx ALIGNED
OpReturn
OpFunctionEnd
`

// undefinedImages uses undefined images, samplers and what they make together, and undefined pointers to them.
const undefinedImages = `OpCapability Shader
OpCapability StorageImageReadWithoutFormat
OpCapability VariablePointers
OpExtension "SPV_KHR_variable_pointers"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%v2 = OpTypeVector %float 2
%v4 = OpTypeVector %float 4
%i2 = OpTypeVector %int 2
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%storage = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%sampler = OpTypeSampler
%sampled = OpTypeSampledImage %image
%pimage = OpTypePointer UniformConstant %image
%psampler = OpTypePointer UniformConstant %sampler
%psampled = OpTypePointer UniformConstant %sampled
%pstorage = OpTypePointer UniformConstant %storage
%n0 = OpConstant %int 0
%zero = OpConstant %float 0
%at = OpConstantComposite %v2 %zero %zero
%ati = OpConstantComposite %i2 %n0 %n0
%ui = OpUndef %image
%us = OpUndef %sampler
%usi = OpUndef %sampled
%ust = OpUndef %storage
%upi = OpUndef %pimage
%ups = OpUndef %psampler
%upsi = OpUndef %psampled
%upst = OpUndef %pstorage
%main = OpFunction %void None %fn
%entry = OpLabel
%both = OpSampledImage %sampled %ui %us
%x = OpImageSampleExplicitLod %v4 %both %at Lod %zero
%y = OpImageSampleExplicitLod %v4 %usi %at Lod %zero
%z = OpImageRead %v4 %ust %ati
OpImageWrite %ust %ati %x
%li = OpLoad %image %upi
%ls = OpLoad %sampler %ups
%lsi = OpLoad %sampled %upsi
%lst = OpLoad %storage %upst
%both2 = OpSampledImage %sampled %li %ls
%x2 = OpImageSampleExplicitLod %v4 %both2 %at Lod %zero
%y2 = OpImageSampleExplicitLod %v4 %lsi %at Lod %zero
%of = OpImage %image %lsi
%f = OpImageFetch %v4 %of %ati
OpImageWrite %lst %ati %x2
OpImageWrite %lst %ati %y2
OpImageWrite %lst %ati %f
OpReturn
OpFunctionEnd
`

// TestUndefinedPointers: undefined pointers of each storage class, undefined images and undefined samplers go through
// every pass and level, and a second time. Checks are on where the addressing model allows such pointers. Where it does
// not, the input is invalid: passes end all the same, and find fault with nothing but the input.
func TestUndefinedPointers(t *testing.T) {
	registry, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	var pipelines []*pass.Pipeline
	for _, l := range hone.Levels {
		p, err := registry.Parse(l.Name)
		if err != nil {
			t.Fatal(err)
		}
		pipelines = append(pipelines, p)
	}
	for _, p := range registry.Passes() {
		pipelines = append(pipelines, pass.Of(p), pass.Of(p, p))
	}
	const logical = "OpCapability Shader\nOpCapability VariablePointers\nOpExtension \"SPV_KHR_variable_pointers\"\n"
	modules := map[string]string{"images": undefinedImages}
	for _, class := range []string{"Function", "Private", "Workgroup", "Uniform", "StorageBuffer", "Input", "Output",
		"PushConstant", "UniformConstant", "Image", "AtomicCounter", "CallableDataKHR", "TaskPayloadWorkgroupEXT"} {
		modules[class] = fmt.Sprintf(undefinedHead, logical+"OpMemoryModel Logical GLSL450", class) +
			strings.ReplaceAll(undefinedUses, " ALIGNED", "")
	}
	const physical = "OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses\n" +
		"OpExtension \"SPV_KHR_physical_storage_buffer\"\nOpMemoryModel PhysicalStorageBuffer64 GLSL450"
	modules["PhysicalStorageBuffer"] = fmt.Sprintf(undefinedHead, physical, "PhysicalStorageBuffer") +
		strings.ReplaceAll(undefinedUses, "ALIGNED", "Aligned 4")
	const kernel = "OpCapability Shader\nOpCapability Kernel\nOpCapability Addresses\nOpCapability GenericPointer\n" +
		"OpMemoryModel Physical64 OpenCL"
	for _, class := range []string{"CrossWorkgroup", "Generic"} {
		modules[class] = fmt.Sprintf(undefinedHead, kernel, class) + strings.ReplaceAll(undefinedUses, " ALIGNED", "")
	}
	for name, text := range modules {
		t.Run(name, func(t *testing.T) {
			bin := irtest.Assemble(t, text, "spv1.5")
			logical := strings.Contains(text, "OpMemoryModel Logical")
			ok := func(err error) bool {
				var input *spirv.Error
				return err == nil || errors.Is(err, errors.ErrUnsupported) || logical && errors.As(err, &input)
			}
			for _, p := range pipelines {
				m := irtest.Read(t, bin)
				_, err := p.Run(m, pass.Options{Check: !logical})
				if !ok(err) {
					t.Errorf("%s: %v", p, err)
				}
				if err != nil {
					continue
				}
				out, err := m.Write()
				if err != nil {
					t.Errorf("%s: %v", p, err)
					continue
				}
				again, err := ir.Read(out)
				if err == nil {
					_, err = p.Run(again, pass.Options{Check: !logical})
				}
				if !ok(err) {
					t.Errorf("%s, a second time: %v", p, err)
				}
			}
		})
	}
}
