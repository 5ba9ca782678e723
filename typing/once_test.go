package typing_test

import (
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/typing"
)

// TestTypesDeclaredOnce: types are declared once, but for pointers and aggregates (specification, section 2.8).
func TestTypesDeclaredOnce(t *testing.T) {
	for _, c := range []struct {
		typ  string
		more bool // there may be two
	}{
		{"OpTypeOpaque \"a\"", false},
		{"OpTypeVector %float 2", false},
		{"OpTypeFunction %float", false},
		{"OpTypeEvent", false},
		{"OpTypePointer Function %float", true},
		{"OpTypeStruct %float", true},
		{"OpTypeArray %float %n", true},
	} {
		m := irtest.Text(t, `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical32 OpenCL
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%n = OpConstant %uint 3
%a = `+c.typ+"\n%b = "+c.typ+"\n")
		if err := typing.Verify(m); (err == nil) != c.more {
			t.Errorf("two %s: %v", c.typ, err)
		}
		for in := range m.Section(ir.Globals).Insts() {
			if in == m.Section(ir.Globals).Last() && ir.UniqueType(in.Op) == c.more {
				t.Errorf("UniqueType(%s)", in.Op)
			}
		}
	}
}
