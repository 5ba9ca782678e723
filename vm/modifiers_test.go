package vm_test

import (
	"math"
	"strings"
	"testing"
)

// TestModifiers has negations and absolute values that become part of operands, one that is stored as well, and numbers of all kinds.
func TestModifiers(t *testing.T) {
	in := []uint32{0, 1 << 31, math.Float32bits(1.5), math.Float32bits(-2.25), 0x7F800000, 0xFF800000, 0x7FC00000, 3, math.Float32bits(-7)}
	s := shader{size: len(in), in: in, body: `
%f = OpBitcast %f32 %x
%neg = OpFNegate %f32 %f
%abs = OpExtInst %f32 %std FAbs %f
%minus = OpFNegate %f32 %abs
%twice = OpFNegate %f32 %neg
%kept = OpFNegate %f32 %f2
%a = OpFMul %f32 %neg %f2
%b = OpFAdd %f32 %a %minus
%c = OpExtInst %f32 %std NMin %b %abs
%less = OpFOrdLessThan %bool %neg %abs
OpSelectionMerge %m None
OpBranchConditional %less %y %m
%y = OpLabel
%far = OpFSub %f32 %neg %twice
OpBranch %m
%m = OpLabel
%d = OpPhi %f32 %c %entry %far %y
%e = OpFAdd %f32 %d %neg
%bits = OpBitcast %u32 %e
OpStore %at %bits
`}
	s.expect(t, func(_ int, x uint32) uint32 {
		f := math.Float32frombits(x)
		abs := float32(math.Abs(float64(f)))
		b := float32(-f*2) + -abs
		d := min(b, abs)
		if b != b {
			d = abs
		}
		if -f < abs {
			d = -f - f
		}
		e := float32(d + -f)
		if e != e {
			return 0x7FC00000
		}
		return math.Float32bits(e)
	})

	p, err := s.compile(t)
	if err != nil {
		t.Fatal(err)
	}
	got := p.String()
	for _, part := range []string{"FMul.32 -r", ", -|r", "NMin.32 ", "FOrdLessThan.32 -r", "FSub.32 -r", ", -r"} {
		if !strings.Contains(got, part) {
			t.Errorf("the printed form has no %q:\n%s", part, got)
		}
	}
	if strings.Contains(got, "FNegate") || strings.Contains(got, "FAbs") {
		t.Errorf("a modifier is an instruction:\n%s", got)
	}
}
