package ir_test

import (
	"math"
	"slices"
	"testing"

	"hone/internal/irtest"
)

// TestFloatValue: what Float makes FloatValue reads; other ids have no such value.
func TestFloatValue(t *testing.T) {
	m := irtest.Text(t, `OpCapability Shader
OpCapability Linkage
OpCapability Float16
OpCapability Float64
OpMemoryModel Logical GLSL450
%half = OpTypeFloat 16
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%int = OpTypeInt 32 0
%special = OpSpecConstant %float 2
`)
	c := m.Constants()
	for _, in := range slices.Collect(m.Insts()) {
		if _, isFloat := m.Types().FloatFormat(in.Result); !isFloat {
			if v, ok := c.FloatValue(in.Result); ok {
				t.Errorf("%s has the value %v", in, v)
			}
			continue
		}
		for _, v := range []float64{0, math.Copysign(0, -1), 2, -1.5, math.Inf(1)} {
			if got, ok := c.FloatValue(c.Float(in.Result, v)); !ok || math.Float64bits(got) != math.Float64bits(v) {
				t.Errorf("%s: %v, %v, want %v", in, got, ok, v)
			}
		}
		if got, ok := c.FloatValue(c.Null(in.Result)); !ok || got != 0 {
			t.Errorf("%s: null is %v, %v", in, got, ok)
		}
	}
	if _, ok := c.FloatValue(c.Int(m.Types().Int(32, false), 1)); ok {
		t.Errorf("an integer has a floating-point value")
	}
}
