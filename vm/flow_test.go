package vm_test

import (
	"math"
	"testing"
)

// TestReconvergence counts who is together, by sums over the subgroup: after a loop that invocations leave at
// different times and a selection all of them, in the loop those that are still in it whether they took a shorter way
// or not.
func TestReconvergence(t *testing.T) {
	in := []uint32{3, 1, 4, 1, 5, 2, 0, 3}
	s := shader{in: in, body: `
OpBranch %loop
%loop = OpLabel
%k = OpPhi %u32 %n0 %entry %k2 %next
%met = OpPhi %u32 %n0 %entry %met2 %next
OpLoopMerge %done %next None
OpBranch %test
%test = OpLabel
%leave = OpUGreaterThanEqual %bool %k %x
OpSelectionMerge %stay None
OpBranchConditional %leave %out_of %stay
%out_of = OpLabel
OpBranch %done
%stay = OpLabel
%bit = OpBitwiseAnd %u32 %x %n1
%odd = OpINotEqual %bool %bit %n0
OpSelectionMerge %rest None
OpBranchConditional %odd %short %rest
%short = OpLabel
OpBranch %next
%rest = OpLabel
%apart = OpGroupNonUniformIAdd %u32 %n3 Reduce %n1
%unused = OpIAdd %u32 %apart %n1
OpBranch %next
%next = OpLabel
%here = OpGroupNonUniformIAdd %u32 %n3 Reduce %n1
%met2 = OpIAdd %u32 %met %here
%k2 = OpIAdd %u32 %k %n1
OpBranch %loop
%done = OpLabel
%all = OpGroupNonUniformIAdd %u32 %n3 Reduce %n1
%high = OpIMul %u32 %all %n1000
%v = OpIAdd %u32 %high %met
OpSelectionMerge %end None
OpSwitch %x %d 1 %c1 2 %c2 3 %d
%c1 = OpLabel
%s1 = OpGroupNonUniformIAdd %u32 %n3 Reduce %n1
OpBranch %c2
%c2 = OpLabel
%fell = OpPhi %u32 %s1 %c1 %n0 %done
%s2 = OpGroupNonUniformIAdd %u32 %n3 Reduce %n1
%t2 = OpIAdd %u32 %s2 %fell
OpBranch %end
%d = OpLabel
%s3 = OpGroupNonUniformIAdd %u32 %n3 Reduce %n1
OpBranch %end
%end = OpLabel
%case = OpPhi %u32 %t2 %c2 %s3 %d
%again = OpGroupNonUniformIAdd %u32 %n3 Reduce %n1
%w = OpIMul %u32 %again %case
%z = OpIAdd %u32 %w %v
OpStore %at %z
`}
	got, r, err := s.run(t)
	if err != nil || len(r.Reports) > 0 {
		t.Fatal(err, r.Reports)
	}
	for i, x := range in {
		met := uint32(0)
		for k := range x {
			for _, y := range in {
				if y > k {
					met++
				}
			}
		}
		together := map[uint32]uint32{1: 2 + 3, 2: 3}[x] // two fall from 1 into 2, where one is already
		if together == 0 {
			together = 5
		}
		if want := 8000 + met + 8*together; got[i] != want {
			t.Errorf("invocation %d: %d, want %d", i, got[i], want)
		}
	}
}

// TestModes has results that depend on execution modes and on the rounding mode of one conversion.
func TestModes(t *testing.T) {
	const small = 0x00800000 // the smallest normal number
	s := shader{in: []uint32{small, math.Float32bits(1), math.Float32bits(-1), math.Float32bits(1.0009), 1}, body: `
%f = OpBitcast %f32 %x
%half = OpFDiv %f32 %f %f2
%third = OpFDiv %f32 %half %three
%bits = OpBitcast %u32 %third
OpStore %at %bits
`, globals: "%three = OpConstant %f32 3"}
	plain := func(_ int, x uint32) uint32 {
		return math.Float32bits(float32(math.Float32frombits(x)/2) / 3)
	}
	s.expect(t, plain)
	s.modes = "OpExecutionMode %main DenormFlushToZero 32"
	s.expect(t, func(i int, x uint32) uint32 {
		if x == small || x == 1 {
			return 0
		}
		return plain(i, x)
	})
	s.modes = "OpExecutionMode %main RoundingModeRTZ 32"
	s.expect(t, func(_ int, x uint32) uint32 {
		half := float64(math.Float32frombits(x)) / 2
		if x == 1 {
			half = 0
		}
		exact := half / 3 // of a float64, much nearer to the quotient than a float32
		r := float32(exact)
		if math.Abs(float64(r)) > math.Abs(exact) {
			r = math.Float32frombits(math.Float32bits(r) - 1)
		}
		return math.Float32bits(r)
	})
}
