package compare

import (
	"testing"

	"hone/fold"
	"hone/internal/irtest"
	"hone/vm"
	"hone/vm/layout"
)

// finiteText has floats of three widths in a buffer, and in a push constant.
const finiteText = `OpCapability Shader
OpCapability Float16
OpCapability Float64
OpCapability StorageBuffer16BitAccess
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %in %push
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %list ArrayStride 32
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %one Block
OpMemberDecorate %one 0 Offset 0
OpMemberDecorate %s 0 Offset 0
OpMemberDecorate %s 1 Offset 8
OpMemberDecorate %s 2 Offset 16
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%f16 = OpTypeFloat 16
%f32 = OpTypeFloat 32
%f64 = OpTypeFloat 64
%vec3 = OpTypeVector %f32 3
%n0 = OpConstant %u32 0
%s = OpTypeStruct %f16 %f64 %vec3
%list = OpTypeRuntimeArray %s
%block = OpTypeStruct %list
%one = OpTypeStruct %vec3
%p_block = OpTypePointer StorageBuffer %block
%p_one = OpTypePointer PushConstant %one
%p_s = OpTypePointer StorageBuffer %s
%p_vec3 = OpTypePointer PushConstant %vec3
%in = OpVariable %p_block StorageBuffer
%push = OpVariable %p_one PushConstant
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%p = OpAccessChain %p_s %in %n0 %n0
%v = OpLoad %s %p
%q = OpAccessChain %p_vec3 %push %n0
%w = OpLoad %vec3 %q
OpReturn
OpFunctionEnd
`

// TestFinite looks at each float among the inputs of 32 runs: with sample.finite none is a NaN, infinite or denormal,
// there are zeros and negative numbers still, and without it there are floats of all kinds.
func TestFinite(t *testing.T) {
	p, err := vm.Compile(irtest.Read(t, irtest.Assemble(t, finiteText, "spv1.6")), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, finite := range []bool{false, true} {
		counts := map[string]int{}
		for run := range 32 {
			in, _, err := randomInputs(p, sample{elements: 64, seed: 3, finite: finite, literals: &literals{}}, run)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range p.Bindings() {
				data := in.Buffers[b.Slot]
				if b.Push {
					data = in.Push
				}
				for at, s := range b.Layout.Scalars(64) {
					if at+s.Size > len(data) || s.Kind != layout.Float {
						continue
					}
					v := layout.Load(data[at : at+s.Size])
					counts[kindOfFloat(s.Format, v)]++
				}
			}
		}
		for kind, want := range map[string]bool{"NaN": !finite, "infinite": !finite, "denormal": !finite, "zero": true,
			"negative": true, "positive": true} {
			if (counts[kind] > 0) != want {
				t.Errorf("finite %v: %d floats are %s", finite, counts[kind], kind)
			}
		}
	}
}

func kindOfFloat(f fold.Format, v uint64) string {
	x := f.ToFloat64(v)
	switch {
	case x != x:
		return "NaN"
	case x == 0:
		return "zero"
	case f.IsInf(v):
		return "infinite"
	case v&^f.SignBit() < 1<<f.Fraction:
		return "denormal"
	case x < 0:
		return "negative"
	}
	return "positive"
}
