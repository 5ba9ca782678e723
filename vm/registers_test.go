package vm_test

import (
	"math"
	"testing"
)

// TestSharedRegisters has values that look into what phis hold, after the registers of these have been written again.
func TestSharedRegisters(t *testing.T) {
	loop := func(head, body, tail string) string {
		return `
OpBranch %loop
%loop = OpLabel
%k = OpPhi %u32 %n0 %entry %k2 %next
` + head + `
OpLoopMerge %done %next None
%more = OpULessThan %bool %k %x
OpBranchConditional %more %next %done
%next = OpLabel
` + body + `
%k2 = OpIAdd %u32 %k %n1
OpBranch %loop
%done = OpLabel
` + tail + "\nOpStore %at %v\n"
	}
	in := []uint32{0, 1, 2, 3, 4, 5, 6, 7}
	t.Run("a vector that is turned around", func(t *testing.T) {
		shader{in: in, globals: "%start = OpConstantComposite %uvec4 %n1 %n2 %n5 %n64", body: loop(
			"%a = OpPhi %uvec4 %start %entry %b %next",
			"%b = OpVectorShuffle %uvec4 %a %a 1 2 3 0",
			"%p = OpCompositeExtract %u32 %a 0\n%q = OpCompositeExtract %u32 %a 3\n%pq = OpIMul %u32 %p %n1000\n"+
				"%v = OpIAdd %u32 %pq %q"),
		}.expect(t, func(_ int, x uint32) uint32 {
			start := []uint32{1, 2, 5, 64}
			return 1000*start[x%4] + start[(x+3)%4]
		})
	})
	t.Run("a component is used after its vector", func(t *testing.T) {
		shader{in: in, globals: "%start = OpConstantComposite %uvec2 %n1 %n2", body: loop(
			"%a = OpPhi %uvec2 %start %entry %b %next\n%sum = OpPhi %u32 %n0 %entry %sum2 %next",
			"%old = OpCompositeExtract %u32 %a 1\n%b = OpIAdd %uvec2 %a %a\n%new = OpCompositeExtract %u32 %b 0\n"+
				"%both = OpIMul %u32 %old %new\n%sum2 = OpIAdd %u32 %sum %both",
			"%v = OpCopyObject %u32 %sum"),
		}.expect(t, func(_ int, x uint32) uint32 {
			a, b, sum := uint32(1), uint32(2), uint32(0)
			for range x {
				sum += b * 2 * a
				a, b = 2*a, 2*b
			}
			return sum
		})
	})
	t.Run("a negation is used after what it negates", func(t *testing.T) {
		shader{in: in, body: loop(
			"%a = OpPhi %f32 %f2 %entry %b %next\n%sum = OpPhi %f32 %f1 %entry %sum2 %next",
			"%minus = OpFNegate %f32 %a\n%b = OpFAdd %f32 %a %f1\n%c = OpFMul %f32 %b %minus\n%sum2 = OpFAdd %f32 %sum %c",
			"%v = OpBitcast %u32 %sum"),
		}.expect(t, func(_ int, x uint32) uint32 {
			a, sum := float32(2), float32(1)
			for range x {
				sum += (a + 1) * -a
				a++
			}
			return math.Float32bits(sum)
		})
	})
	t.Run("an undefined operand", func(t *testing.T) {
		_, r, err := shader{in: in, globals: "%u = OpUndef %u32", body: loop(
			"%a = OpPhi %u32 %n7 %entry %u %next", "", "%v = OpCopyObject %u32 %a")}.run(t)
		if err != nil {
			t.Fatal(err)
		}
		wantReports(t, r, "undefined value stored: %main: OpStore 7")
	})
	t.Run("parameters that change", func(t *testing.T) {
		shader{in: in, globals: "%f_uu = OpTypeFunction %u32 %u32 %u32", body: "%v = OpFunctionCall %u32 %gcd %x %n64\nOpStore %at %v", functions: `
%gcd = OpFunction %u32 None %f_uu
%pa = OpFunctionParameter %u32
%pb = OpFunctionParameter %u32
%ge = OpLabel
OpBranch %gl
%gl = OpLabel
%ga = OpPhi %u32 %pa %ge %gb %gn
%gb = OpPhi %u32 %pb %ge %rest %gn
OpLoopMerge %gd %gn None
%some = OpINotEqual %bool %gb %n0
OpBranchConditional %some %gn %gd
%gn = OpLabel
%rest = OpUMod %u32 %ga %gb
OpBranch %gl
%gd = OpLabel
OpReturnValue %ga
OpFunctionEnd
`}.expect(t, func(_ int, x uint32) uint32 {
			a, b := x, uint32(64)
			for b != 0 {
				a, b = b, a%b
			}
			return a
		})
	})
}
