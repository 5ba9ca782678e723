package vm_test

import (
	"testing"

	"hone/spirv"
	"hone/vm/cost"
)

// TestCost compares what instructions count for with what one finds by hand.
func TestCost(t *testing.T) {
	const (
		arithmetic, memory, atomic, transcendental, branch = cost.Arithmetic, cost.Memory, cost.Atomic, cost.Transcendental,
			cost.Branch
	)
	type counts = map[cost.Class]uint64
	tests := []struct {
		body string
		want counts // of the body in one invocation
	}{
		{"%r = OpIAdd %u32 %x %n1", counts{arithmetic: 1}},
		{"%r = OpIAdd %u32 %n1 %n1", counts{arithmetic: 1}}, // of constants it is an instruction as well
		{"%r = OpIAdd %uvec4 %uv %uv", counts{arithmetic: 4}},
		{"%r = OpUDiv %uvec4 %uv %uv4", counts{transcendental: 4}},
		{"%r = OpFDiv %vec4 %v %v", counts{transcendental: 4}},
		{"%r = OpFMod %f32 %f1 %f2", counts{transcendental: 1}},
		{"%r = OpFNegate %vec4 %v\n%s = OpFAdd %vec4 %r %r", counts{arithmetic: 8}}, // of which the vm makes 4
		{"%r = OpDot %f32 %v %v", counts{arithmetic: 7}},
		{"%r = OpVectorTimesScalar %vec4 %v %f2", counts{arithmetic: 4}},
		{"%r = OpMatrixTimesVector %vec4 %m %v", counts{arithmetic: 28}},
		{"%r = OpTranspose %mat4 %m", nil},
		{"%r = OpIAddCarry %pair %x %x", counts{arithmetic: 2}},
		{"%r = OpULessThan %bool %x %n1\n%s = OpSelect %u32 %r %x %n1", counts{arithmetic: 2}},
		{"%r = OpConvertUToF %f32 %x\n%s = OpBitcast %f32 %x\n%c = OpCopyObject %u32 %x", counts{arithmetic: 1}},
		{"%r = OpCompositeConstruct %vec4 %f1 %f1 %f2 %f2\n%s = OpCompositeExtract %f32 %r 1\n%q = OpVectorShuffle %vec2 %r %r 0 1", nil},
		{"%r = OpVectorExtractDynamic %u32 %uv %x\n%s = OpVectorInsertDynamic %uvec4 %uv %n1 %x", nil},
		{"%r = OpExtInst %vec4 %std Sin %v", counts{transcendental: 4}},
		{"%r = OpExtInst %f32 %std Pow %f2 %f1\n%s = OpExtInst %f32 %std InverseSqrt %f2\n%q = OpExtInst %f32 %std Atan2 %f2 %f1", counts{transcendental: 3}},
		{"%r = OpExtInst %f32 %std Degrees %f2\n%s = OpExtInst %f32 %std FAbs %f2", counts{arithmetic: 2}},
		{"%r = OpExtInst %vec4 %std Fma %v %v %v\n%s = OpExtInst %vec4 %std FClamp %v %v %v", counts{arithmetic: 8}},
		{"%r = OpExtInst %f32 %std Length %v", counts{arithmetic: 7, transcendental: 1}},
		{"%r = OpExtInst %u32 %std PackHalf2x16 %v2", counts{arithmetic: 2}},
		{"%r = OpLoad %uvec4 %pv\nOpStore %pv %r", counts{memory: 2}}, // of whatever size
		{"%r = OpAccessChain %p_local %pv %n1\n%s = OpLoad %u32 %r", counts{memory: 1}},
		{"%r = OpAtomicIAdd %u32 %at %n1 %n0 %n1", counts{atomic: 1}},
		{"%r = OpGroupNonUniformIAdd %u32 %n3 Reduce %x\n%e = OpGroupNonUniformElect %bool %n3", counts{arithmetic: 2}},
		{"OpControlBarrier %n2 %n2 %n264", nil},
		{"OpBranch %next\n%next = OpLabel\n%r = OpPhi %u32 %x %entry", counts{branch: 1}},
		{"OpSelectionMerge %next None\nOpBranchConditional %true %then %next\n%then = OpLabel\n%r = OpIAdd %u32 %x %x\nOpBranch %next\n%next = OpLabel", counts{branch: 2, arithmetic: 1}},
		{"%r = OpFunctionCall %u32 %twice %x", counts{branch: 2, arithmetic: 1}},
	}
	for _, test := range tests {
		s := shader{
			globals: `
%mat4 = OpTypeMatrix %vec4 4
%pair = OpTypeStruct %u32 %u32
%u_u = OpTypeFunction %u32 %u32
%p_uv = OpTypePointer Function %uvec4
%v = OpConstantComposite %vec4 %f1 %f1 %f2 %f2
%v2 = OpConstantComposite %vec2 %f1 %f2
%uv = OpConstantComposite %uvec4 %n1 %n2 %n3 %n4
%uv4 = OpConstantComposite %uvec4 %n1 %n1 %n1 %n1
%m = OpConstantComposite %mat4 %v %v %v %v
`, variables: "%pv = OpVariable %p_uv Function", in: make([]uint32, 8), functions: `
%twice = OpFunction %u32 None %u_u
%tp = OpFunctionParameter %u32
%te = OpLabel
%tr = OpIAdd %u32 %tp %tp
OpReturnValue %tr
OpFunctionEnd`}
		_, around, err := s.run(t)
		if err != nil {
			t.Fatal(err)
		}
		s.body = test.body
		_, all, err := s.run(t)
		if err != nil {
			t.Errorf("%s: %v", test.body, err)
			continue
		}
		for class := cost.Arithmetic; class < cost.NumClasses; class++ {
			if got := (all.Counts[class] - around.Counts[class]) / all.Invocations; got != test.want[class] {
				t.Errorf("%s: %d of the class %s, want %d", test.body, got, class, test.want[class])
			}
		}
	}
	if w := (cost.Counts{1, 10, 100, 1000, 10000, 100000, 1000000}).Weight(); w != 10+400+8000+160000+400000+1000000 {
		t.Errorf("weights add up to %d", w)
	}
}

// TestBlocks counts invocations by block, where half of them go one way.
func TestBlocks(t *testing.T) {
	s := shader{in: make([]uint32, 64), size: 64, body: `
%odd = OpBitwiseAnd %u32 %i %n1
%c = OpIEqual %bool %odd %n1
OpSelectionMerge %next None
OpBranchConditional %c %then %next
%then = OpLabel
OpControlBarrier %n3 %n3 %n264
OpStore %at %x
OpBranch %next
%next = OpLabel`}
	_, r, err := s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	var got []uint64
	m, sum := assemble(t, s.text()), cost.Counts{}
	for _, b := range r.Blocks {
		got = append(got, b.Invocations)
		for in := range b.Block.Insts() {
			if in.Op == spirv.OpPhi || in.Op == spirv.OpLabel {
				continue
			}
			for class, n := range cost.Of(m, in) {
				sum[class] += n * b.Invocations
			}
		}
	}
	if len(got) != 3 || got[0] != 64 || got[1] != 32 || got[2] != 64 || sum != r.Counts {
		t.Errorf("blocks are executed %v times, together %v; want 64, 32, 64 and %v", got, sum, r.Counts)
	}
}
