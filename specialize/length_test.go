package specialize_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/specialize"
)

// TestLength: the length of an array can only be set to a number above 0.
func TestLength(t *testing.T) {
	bin := irtest.Assemble(t, "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n"+
		"OpDecorate %n SpecId 3\n%int = OpTypeInt 32 1\n%n = OpSpecConstant %int 4\n%a = OpTypeArray %int %n\n",
		"spv1.3")
	s, err := specialize.New(irtest.Read(t, bin))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []uint64{0, 0xffffffff} {
		if _, err := s.Apply(map[uint32]uint64{3: v}); err == nil || !strings.Contains(err.Error(), "not above 0") {
			t.Errorf("%#x: %v", v, err)
		}
	}
	if _, err := s.Apply(map[uint32]uint64{3: 1}); err != nil {
		t.Error(err)
	}
}

// TestComputedLength: the length of an array that is computed must not become 0 either.
func TestComputedLength(t *testing.T) {
	bin := irtest.Assemble(t, "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n"+
		"OpDecorate %n SpecId 3\n%uint = OpTypeInt 32 0\n%one = OpConstant %uint 1\n%n = OpSpecConstant %uint 4\n"+
		"%less = OpSpecConstantOp %uint ISub %n %one\n%a = OpTypeArray %uint %less\n", "spv1.3")
	s, err := specialize.New(irtest.Read(t, bin))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Apply(map[uint32]uint64{3: 1}); err == nil || !strings.Contains(err.Error(), "not above 0") {
		t.Errorf("a length of 0: %v", err)
	}
	if _, err := s.Apply(map[uint32]uint64{3: 2}); err != nil {
		t.Error(err)
	}
}
