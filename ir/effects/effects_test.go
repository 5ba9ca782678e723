package effects_test

import (
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

const effectsText = `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %volatile Volatile
OpDecorate %aliased Aliased
OpDecorate %helper BuiltIn HelperInvocation
OpDecorate %front BuiltIn FrontFacing
OpDecorate %block Block
OpDecorate %old BufferBlock
OpDecorate %mixed Block
OpMemberDecorate %mixed 0 Coherent
OpMemberDecorate %mixed 1 Volatile
OpDecorate %shared Block
OpDecorate %coherent Coherent
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 1
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%block = OpTypeStruct %int %int
%old = OpTypeStruct %int %int
%mixed = OpTypeStruct %int %int
%shared = OpTypeStruct %int %int
%sampler_type = OpTypeSampler
%p_private = OpTypePointer Private %int
%p_local = OpTypePointer Function %int
%p_input = OpTypePointer Input %int
%p_flag = OpTypePointer Input %bool
%p_push = OpTypePointer PushConstant %block
%p_uniform = OpTypePointer Uniform %block
%p_uniform_int = OpTypePointer Uniform %int
%p_old = OpTypePointer Uniform %old
%p_mixed = OpTypePointer StorageBuffer %mixed
%p_shared = OpTypePointer StorageBuffer %shared
%p_buffer_int = OpTypePointer StorageBuffer %int
%p_sampler = OpTypePointer UniformConstant %sampler_type
%private = OpVariable %p_private Private
%volatile = OpVariable %p_private Private
%input = OpVariable %p_input Input
%aliased = OpVariable %p_uniform Uniform
%helper = OpVariable %p_flag Input
%front = OpVariable %p_flag Input
%push = OpVariable %p_push PushConstant
%uniform = OpVariable %p_uniform Uniform
%writable = OpVariable %p_old Uniform
%marked = OpVariable %p_mixed StorageBuffer
%buffer = OpVariable %p_shared StorageBuffer
%coherent = OpVariable %p_shared StorageBuffer
%sampler = OpVariable %p_sampler UniformConstant
%fn = OpTypeFunction %void %p_local
%f = OpFunction %void None %fn
%parameter = OpFunctionParameter %p_local
%entry = OpLabel
%local = OpVariable %p_local Function
%uniform_part = OpAccessChain %p_uniform_int %uniform %n1
%copy = OpCopyObject %p_uniform_int %uniform_part
%marked_part = OpAccessChain %p_buffer_int %marked %n0
%buffer_part = OpAccessChain %p_buffer_int %buffer %n0
%coherent_part = OpAccessChain %p_buffer_int %coherent %n0
%plain = OpLoad %int %private
%of_volatile = OpLoad %int %volatile
%asks_for_it = OpLoad %int %private Volatile
%aligned = OpLoad %int %private Aligned 1
%both = OpLoad %int %private Volatile|Aligned 4
%sum = OpIAdd %int %plain %aligned
%quotient = OpSDiv %int %plain %aligned
OpReturn
OpFunctionEnd
`

// TestPointers says of pointers what may change after one's back, and what can't change at all.
func TestPointers(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, effectsText, "spv1.3", ids))
	const volatile, coherent, readOnly = 1, 2, 4
	for name, want := range map[string]int{
		"private": 0, "local": 0, "volatile": volatile, "parameter": volatile | coherent, // it may lead anywhere
		"input": readOnly, "front": readOnly, "helper": 0, // a demoted invocation becomes a helper
		"push": readOnly, "uniform": readOnly, "uniform_part": readOnly, "copy": readOnly, "aliased": 0, "writable": 0, "sampler": readOnly,
		"marked": volatile | coherent, "marked_part": volatile | coherent, "buffer": 0, "buffer_part": 0, "coherent": coherent, "coherent_part": coherent,
	} {
		got := 0
		for i, is := range []bool{m.VolatilePointer(ids[name]), m.CoherentPointer(ids[name]), m.ReadOnly(ids[name])} {
			if is {
				got |= 1 << i
			}
		}
		if got != want {
			t.Errorf("%s: %03b, want %03b (read only, coherent, volatile)", name, got, want)
		}
	}
}

// TestEffects asks what may be done with instructions. A parameter of a memory operand is no memory operand.
func TestEffects(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, effectsText, "spv1.3", ids))
	for name, want := range map[string]struct{ removable, speculatable, volatile bool }{
		"plain": {removable: true}, "aligned": {removable: true}, "of_volatile": {volatile: true}, "asks_for_it": {volatile: true}, "both": {volatile: true},
		"sum": {removable: true, speculatable: true}, "quotient": {removable: true},
	} {
		in := m.Def(ids[name])
		if effects.Removable(in) != want.removable || effects.Speculatable(in) != want.speculatable ||
			in.Op == spirv.OpLoad && effects.Volatile(in) != want.volatile {
			t.Errorf("%s: removable %v, speculatable %v", name, effects.Removable(in), effects.Speculatable(in))
		}
	}
}
