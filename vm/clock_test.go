package vm_test

import (
	"strings"
	"testing"

	"hone/fold"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// TestClock reads a clock twice: it goes on, what it shows is unspecified, and what does not depend on it is compared.
func TestClock(t *testing.T) {
	s := shader{size: 4, body: `
%a = OpReadClockKHR %u64 %n3
%b = OpReadClockKHR %uvec2 %n3
%a0 = OpUConvert %u32 %a
%b0 = OpCompositeExtract %u32 %b 0
%later = OpULessThan %bool %a0 %b0
%v = OpSelect %u32 %later %n7 %n0
OpStore %at %v
`}
	clock := func(s shader) string {
		return strings.Replace(s.text(), "OpCapability Int64\n", "OpCapability Int64\nOpCapability ShaderClockKHR\n", 1)
	}
	text := clock(s)
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{{}: make([]byte, 16), {Binding: 1}: make([]byte, 16)},
		Track: &vm.Track{Freedom: fold.Freedom{Precision: true}}}
	result, err := compiled(t, text).Run(in)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range result.Stores {
		if x.Shadow.Unspecified&7 != 7 || x.Shadow.Undefined != 0 {
			t.Errorf("shadow %+v", x.Shadow)
		}
		if v := in.Buffers[layout.Slot{Binding: 1}][x.Offset]; v != 7 {
			t.Errorf("the second time is not later: %d", v)
		}
	}
	other := s
	other.body = strings.Replace(s.body, "%n7 %n0", "%n0 %n7", 1)
	if c := compared(t, text, clock(other), compare.Options{}); c.Verdict == compare.Different {
		t.Errorf("another time: %s", c.Reason)
	}
	s.body = strings.Replace(s.body, "OpStore %at %v", "OpStore %at %x", 1)
	other.body = strings.Replace(s.body, "OpStore %at %x", "OpStore %at %i", 1)
	if c := compared(t, clock(s), clock(other), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("what does not depend on it: %s", c.Verdict)
	}
}
