package vm_test

import (
	"strings"
	"testing"

	"hone/vm"
)

// TestInterpolation: what a fragment is passed beside the middle of its pixel follows from its quad, by hand, also
// where the others are elsewhere.
func TestInterpolation(t *testing.T) {
	head := strings.NewReplacer("OpMemoryModel", "OpCapability InterpolationFunction\n"+
		"%glsl = OpExtInstImport \"GLSL.std.450\"\n"+
		"OpMemoryModel", "%zero = ", "%v2 = OpTypeVector %float 2\n%half = OpConstant %float 0.5\n"+
		"%n3 = OpConstant %uint 3\n%zero = ").
		Replace(fragmentHead)
	s := newStage(t, head+`OpSelectionMerge %rest None
OpBranchConditional %f %here %rest
%here = OpLabel
%offset = OpCompositeConstruct %v2 %half %v
%a = OpExtInst %float %glsl InterpolateAtOffset %x %offset
%b = OpExtInst %float %glsl InterpolateAtCentroid %x
%c = OpExtInst %float %glsl InterpolateAtSample %x %n1
%d = OpExtInst %float %glsl InterpolateAtSample %x %n3
%r = OpCompositeConstruct %v4 %a %b %c %d
OpStore %out %r
OpBranch %rest
%rest = OpLabel
OpReturn
OpFunctionEnd
`)
	s.put("in.0", 16, func(i int) []uint32 { return words(square(i)) })
	s.put("in.FrontFacing", 4, func(i int) []uint32 { return []uint32{uint32(i % 2)} })
	r := s.run(&vm.Track{})
	for _, x := range stored(t, r, "out.0") {
		if odd := x.Invocation%2 == 1; odd != (x.Shadow == vm.Shadow{}) || x.Unset == odd {
			t.Errorf("%+v", x)
		}
	}
	s.want("out.0", 16, func(i int) []uint32 {
		if i%2 == 0 {
			return nil
		}
		v, q := square(i), i&^3
		x, y := square(q+1)-square(q), square(q+2)-square(q)
		return words(v+x/2+y*v, v+x*0.125-y*0.25, v+x*0.375-y*0.125, v+x*0.125+y*0.375)
	})
}

// TestGroupsOfDerivatives: four invocations of a compute shader are a quad, in a row or as 2 x 2.
func TestGroupsOfDerivatives(t *testing.T) {
	for mode, want := range map[string]func(x, y int) (int, int){
		"Linear": func(x, y int) (int, int) { return 3, 6 }, // index 8y+x: v = 3 * index
		"Quads":  func(x, y int) (int, int) { return 3, 24 },
	} {
		s := newStage(t, strings.ReplaceAll(`OpCapability Shader
OpCapability ComputeDerivativeGroupMODEKHR
OpExtension "SPV_KHR_compute_shader_derivatives"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %local %index %words
OpExecutionMode %main LocalSize 8 4 1
OpExecutionMode %main DerivativeGroupMODEKHR
OpDecorate %local BuiltIn LocalInvocationId
OpDecorate %index BuiltIn LocalInvocationIndex
OpDecorate %list ArrayStride 8
OpDecorate %Words Block
OpMemberDecorate %Words 0 Offset 0
OpDecorate %words DescriptorSet 0
OpDecorate %words Binding 0
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%uvec3 = OpTypeVector %uint 3
%v2 = OpTypeVector %float 2
%list = OpTypeRuntimeArray %v2
%Words = OpTypeStruct %list
%p_words = OpTypePointer StorageBuffer %Words
%p_v2 = OpTypePointer StorageBuffer %v2
%pi_v = OpTypePointer Input %uvec3
%pi_u = OpTypePointer Input %uint
%local = OpVariable %pi_v Input
%index = OpVariable %pi_u Input
%words = OpVariable %p_words StorageBuffer
%n0 = OpConstant %uint 0
%n3 = OpConstant %uint 3
%n8 = OpConstant %uint 8
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%id = OpLoad %uvec3 %local
%x = OpCompositeExtract %uint %id 0
%y = OpCompositeExtract %uint %id 1
%y8 = OpIMul %uint %y %n8
%at = OpIAdd %uint %x %y8
%i = OpLoad %uint %index
%i3 = OpIMul %uint %i %n3
%v = OpConvertUToF %float %i3
%dx = OpDPdx %float %v
%dy = OpDPdy %float %v
%d = OpCompositeConstruct %v2 %dx %dy
%p = OpAccessChain %p_v2 %words %n0 %at
OpStore %p %d
OpReturn
OpFunctionEnd
`, "MODE", mode))
		s.buffers[slot(t, "0.0")] = make([]byte, 32*8)
		s.run(nil)
		s.want("0.0", 8, func(i int) []uint32 {
			dx, dy := want(i%8, i/8)
			return words(float32(dx), float32(dy))
		})
	}
}

// TestCallLimit: of more calls than are recorded nothing is known, which is reported as that.
func TestCallLimit(t *testing.T) {
	s := headed(t, "rays", "OpStore %mine %w\nOpStore %count %x\n"+
		strings.Repeat("OpTraceRayKHR %as %0 %255 %0 %1 %2 %w %zero %up %one %payload\n", 9)+"OpReturn\n")
	r := s.run(nil)
	if len(r.Reports) != 1 || r.Reports[0].Kind != vm.LimitExceeded {
		t.Errorf("%+v", r.Reports)
	}
}
