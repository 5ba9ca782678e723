package vm_test

import (
	"fmt"
	"strings"
	"testing"

	"hone/vm/compare"
)

// twoBuffers is a shader that stores to one buffer, then to another one, and copies what the first then holds.
const twoBuffers = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %%main "main" %%id
OpExecutionMode %%main LocalSize 16 1 1
OpDecorate %%id BuiltIn GlobalInvocationId
OpDecorate %%list ArrayStride 4
OpDecorate %%block Block
OpMemberDecorate %%block 0 Offset 0
OpDecorate %%a DescriptorSet 0
OpDecorate %%a Binding 3
OpDecorate %%b DescriptorSet 0
%s
%%void = OpTypeVoid
%%fn = OpTypeFunction %%void
%%u32 = OpTypeInt 32 0
%%n0 = OpConstant %%u32 0
%%n7 = OpConstant %%u32 7
%%n9 = OpConstant %%u32 9
%%n128 = OpConstant %%u32 128
%%v3 = OpTypeVector %%u32 3
%%p_v3 = OpTypePointer Input %%v3
%%p_in = OpTypePointer Input %%u32
%%list = OpTypeRuntimeArray %%u32
%%block = OpTypeStruct %%list
%%p_block = OpTypePointer StorageBuffer %%block
%%p_word = OpTypePointer StorageBuffer %%u32
%%id = OpVariable %%p_v3 Input
%%a = OpVariable %%p_block StorageBuffer
%%b = OpVariable %%p_block StorageBuffer
%%main = OpFunction %%void None %%fn
%%entry = OpLabel
%%p_x = OpAccessChain %%p_in %%id %%n0
%%x = OpLoad %%u32 %%p_x
%%far = OpIAdd %%u32 %%x %%n128
%%to_a = OpAccessChain %%p_word %%a %%n0 %%x
%%to_b = OpAccessChain %%p_word %%b %%n0 %%x
%%to_far = OpAccessChain %%p_word %%a %%n0 %%far
%s
OpReturn
OpFunctionEnd
`

// TestSharedBuffers: a store to one buffer is forwarded over a store to another one, or a load from another one is
// moved before the store. That is a difference where their declarations let them be one memory, see doc/memory.md.
func TestSharedBuffers(t *testing.T) {
	const (
		stores    = "OpStore %to_a %n7\nOpStore %to_b %n9\n%v = OpLoad %u32 %to_a\nOpStore %to_far %v"
		forwarded = "OpStore %to_a %n7\nOpStore %to_b %n9\nOpStore %to_far %n7"
		loads     = "OpStore %to_a %n7\n%v = OpLoad %u32 %to_b\nOpStore %to_far %v"
		moved     = "%v = OpLoad %u32 %to_b\nOpStore %to_a %n7\nOpStore %to_far %v"
	)
	for _, c := range []struct {
		name, decorations, a, b string
		want                    compare.Verdict
	}{
		{"bindings", "OpDecorate %b Binding 4", stores, forwarded, compare.Different},
		{"one Aliased", "OpDecorate %b Binding 4\nOpDecorate %b Aliased", stores, forwarded, compare.Different},
		{"both Aliased", "OpDecorate %b Binding 4\nOpDecorate %a Aliased\nOpDecorate %b Aliased",
			stores, forwarded, compare.Different},
		{"the first Restrict", "OpDecorate %b Binding 4\nOpDecorate %a Restrict", stores, forwarded, compare.Equal},
		{"the second Restrict", "OpDecorate %b Binding 4\nOpDecorate %b Restrict", stores, forwarded, compare.Equal},
		{"one binding", "OpDecorate %b Binding 3", stores, forwarded, compare.Different},
		{"a load", "OpDecorate %b Binding 4", loads, moved, compare.Different},
		{"a load, NonWritable", "OpDecorate %b Binding 4\nOpDecorate %b NonWritable", loads, moved, compare.Different},
		{"a load, Restrict", "OpDecorate %b Binding 4\nOpDecorate %b Restrict", loads, moved, compare.Equal},
		{"a load of one binding", "OpDecorate %b Binding 3", loads, moved, compare.Different},
		{"a load of one binding, NonWritable", "OpDecorate %b Binding 3\nOpDecorate %b NonWritable", loads, moved,
			compare.Equal},
		{"a load of one binding, both", "OpDecorate %b Binding 3\nOpDecorate %b NonWritable\nOpDecorate %b Restrict", loads,
			moved, compare.Equal},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b := fmt.Sprintf(twoBuffers, c.decorations, c.a), fmt.Sprintf(twoBuffers, c.decorations, c.b)
			got := compared(t, a, b, compare.Options{})
			if got.Verdict != c.want {
				t.Errorf("%s %s, want %s", got.Verdict, got.Reason, c.want)
			}
			if d := got.Difference; d != nil && strings.Contains(c.decorations, "Binding 4") &&
				(len(d.Setting.Shared) != 1 || !strings.Contains(d.String(), "one memory for 0.3 and 0.4")) {
				t.Errorf("%s", d)
			}
			if same := compared(t, a, a, compare.Options{}); same.Verdict != compare.Equal || same.Share() < 1 {
				t.Errorf("itself: %s %s, %d of %d", same.Verdict, same.Reason, same.Compared, same.Stored)
			}
		})
	}
}

// TestSharedImages: two images at one binding share their memory, whatever their decorations. So a value
// read through the first is undefined where an undefined value was written through the second.
func TestSharedImages(t *testing.T) {
	shader := func(value string) string {
		s := imageShader("%u32 2D 0 0 0 2 R32ui", "%view = OpVariable %p_ti UniformConstant\n%none = OpUndef %u32\n",
			"%v4 = OpCompositeConstruct %uvec4 "+strings.Repeat(value+" ", 4)+"\nOpImageWrite %img %ij %v4\n"+
				"%seen = OpLoad %ti %view\n%t = OpImageRead %uvec4 %seen %ij"+firstWord)
		s.decorations += "OpDecorate %view DescriptorSet 0\nOpDecorate %view Binding 2\nOpDecorate %view NonWritable\n"
		return s.text()
	}
	if c := compared(t, shader("%none"), shader("%n5"), compare.Options{}); c.Verdict == compare.Different {
		t.Errorf("%s %s", c.Verdict, c.Reason)
	}
	if c := compared(t, shader("%n5"), shader("%n7"), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("another value: %s %s", c.Verdict, c.Reason)
	}
}

// TestSharedNestedStructs: each struct of a buffer is looked through once for addresses. The buffer has 2^33 parts, as
// its struct holds two structs, each of which holds two, and so on.
func TestSharedNestedStructs(t *testing.T) {
	var types, decorations strings.Builder
	for i := range 33 {
		fmt.Fprintf(&types, "%%s%d = OpTypeStruct %%s%[2]d %%s%[2]d\n", i+1, i)
		fmt.Fprintf(&decorations, "OpMemberDecorate %%s%d 0 Offset 0\nOpMemberDecorate %%s%[1]d 1 Offset %d\n", i+1,
			4<<min(i, 29))
	}
	text := shader{
		decorations: "OpDecorate %s33 Block\nOpMemberDecorate %s0 0 Offset 0\n" + decorations.String() +
			"OpDecorate %deep DescriptorSet 0\nOpDecorate %deep Binding 7\n",
		globals: "%s0 = OpTypeStruct %u32\n" + types.String() + "%p_deep = OpTypePointer StorageBuffer %s33\n" +
			"%deep = OpVariable %p_deep StorageBuffer\n%p_s0 = OpTypePointer StorageBuffer %s0\n",
		body: "%first = OpAccessChain %p_s0 %deep" + strings.Repeat(" %n0", 33) +
			"\n%whole = OpLoad %s0 %first\n%r = OpCompositeExtract %u32 %whole 0\nOpStore %at %r\n",
	}.text()
	if _, err := compare.NewReference(assemble(t, text), compare.Options{}); err == nil ||
		!strings.Contains(err.Error(), "its buffers take more than") {
		t.Errorf("%v", err)
	}
}
