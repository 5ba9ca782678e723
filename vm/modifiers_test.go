package vm_test

import (
	"math"
	"strings"
	"testing"
)

// TestModifiers has negations and absolute values that become part of operands, one that is stored as well, and numbers
// of all kinds.
func TestModifiers(t *testing.T) {
	in := []uint32{0, 1 << 31, math.Float32bits(1.5), math.Float32bits(-2.25), 0x7F800000, 0xFF800000, 0x7FC00000, 3,
		math.Float32bits(-7)}
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
	for _, part := range []string{"FMul.f32 -r", ", -|r", "NMin.f32 ", "FOrdLessThan.f32 -r", "FSub.f32 -r", ", -r"} {
		if !strings.Contains(got, part) {
			t.Errorf("the printed form has no %q:\n%s", part, got)
		}
	}
	if strings.Contains(got, "FNegate") || strings.Contains(got, "FAbs") {
		t.Errorf("a modifier is an instruction:\n%s", got)
	}
}

// TestSaturation has clamps to 0 and 1 of what is used for nothing else: of numbers of all kinds they give what the
// operation gives by itself.
func TestSaturation(t *testing.T) {
	in := []uint32{0, 1 << 31, math.Float32bits(0.25), math.Float32bits(-2.25), 0x7F800000, 0xFF800000, 0x7FC00000, 3,
		math.Float32bits(7)}
	s := shader{size: len(in), in: in, globals: "%f0 = OpConstant %f32 0\n%zeros = OpConstantComposite %vec2 %f0 %f0\n%ones = OpConstantComposite %vec2 %f1 %f1", body: `
%f = OpBitcast %f32 %x
%v = OpCompositeConstruct %vec2 %f %f2
%a = OpFMul %vec2 %v %v
OTHER
%b = OpExtInst %vec2 %std FClamp %a %zeros %ones
%c = OpExtInst %f32 %std NMax %f %f
%d = OpExtInst %f32 %std NClamp %c %f0 %f1
%b0 = OpCompositeExtract %f32 %b 0
%e = OpFAdd %f32 %b0 %d
%bits = OpBitcast %u32 %e
OpStore %at %bits
`}
	apart := s
	apart.body = strings.Replace(s.body, "OTHER", "%other = OpFAdd %vec2 %a %a\n%o0 = OpCompositeExtract %f32 %other "+
		"0\n%c2 = OpBitcast %u32 %o0\nOpStore %at %c2", 1)
	s.body = strings.Replace(s.body, "OTHER", "", 1)
	want, _, err := apart.run(t)
	if err != nil {
		t.Fatal(err)
	}
	s.expect(t, func(i int, x uint32) uint32 {
		if f := math.Float32frombits(x); f == f {
			clamp := func(f float32) float32 { return max(min(f, 1), 0) }
			if sum := math.Float32bits(clamp(f*f) + clamp(f)); sum != want[i] {
				t.Errorf("%g by itself: %x, want %x", f, want[i], sum)
			}
		}
		return want[i]
	})
	p, err := s.compile(t)
	if err != nil {
		t.Fatal(err)
	}
	got := p.String()
	if strings.Count(got, ".saturated") != 2 || strings.Contains(got, "FClamp") {
		t.Errorf("a clamp is an instruction:\n%s", got)
	}
	if p, err = apart.compile(t); err != nil {
		t.Fatal(err)
	}
	if got := p.String(); strings.Count(got, "FClamp") != 1 || strings.Count(got, ".saturated") != 1 {
		t.Errorf("what is used elsewhere is clamped:\n%s", got)
	}
}
