package fold

import (
	"math"
	"testing"

	"hone/spirv"
)

// TestCosts: an operation with a cost has an interval that is wider by it, what is derived from the operation is wider,
// too, and others are as they were.
func TestCosts(t *testing.T) {
	set := spirv.LookupExtSet("GLSL.std.450")
	exp, sinh, log := ForExt(set, spirv.GLSLStd450Exp), ForExt(set, spirv.GLSLStd450Sinh), ForExt(set, spirv.GLSLStd450Log)
	costs, err := NewCosts([]Cost{
		{Of: []string{"GLSL.Exp"}, ULP: 2, PerLog2: 2},
		{Of: []string{"GLSL.FMin", "OpFDiv", "OpenCL.fma"}, Zeros: true},
		{Of: []string{"GLSL.Ldexp"}, Denormal: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	args := Args{Width: 32, Format: Float32}
	of := func(r *Row, in ...Interval) (narrow, wide Interval) {
		t.Helper()
		a := args
		for i, x := range in {
			*[]*uint64{&a.A, &a.B}[i] = Float32.FromFloat64(x.Low, Mode{})
		}
		narrow, ok := r.Interval(&a, in, Freedom{Precision: true})
		wide, also := r.Interval(&a, in, Freedom{Precision: true, Costs: costs})
		if !ok || !also {
			t.Fatal("nothing is known")
		}
		return narrow, wide
	}
	narrow, wide := of(exp, Point(4))
	more := (2 + 2*4*math.Log2E) * Float32.ULP(math.Exp(4))
	if d := wide.High - narrow.High; d < more*0.9 || d > more*1.1 {
		t.Errorf("Exp goes to %v, and with its cost to %v: not %v more", narrow.High, wide.High, more)
	}
	if narrow, wide = of(sinh, Point(4)); !(wide.Low < narrow.Low && narrow.High < wide.High) {
		t.Errorf("Sinh is in %v, and with the cost of Exp in %v", narrow, wide)
	}
	if narrow, wide = of(log, Point(4)); narrow != wide {
		t.Errorf("Log is in %v, and with the cost of others in %v", narrow, wide)
	}
	if _, wide = of(ForExt(set, spirv.GLSLStd450FMin), Point(0), Point(1)); !math.Signbit(wide.Low) {
		t.Errorf("the zero of FMin is in %v", wide)
	}
	if costs.Has(log) || !costs.Has(exp) || !costs.Has(ForExt(spirv.LookupExtSet("OpenCL.std"), spirv.OpenCLStdFma)) {
		t.Error("Has names other operations")
	}
	denormal := Cost{ULP: 0.25, Denormal: 1}
	if d := denormal.Distance(Float32, 0x1p-140); d != 0x1p-149 {
		t.Errorf("a denormal result is off by %v", d)
	}
	if d := denormal.Distance(Float32, 1); d != 0x1p-25 {
		t.Errorf("a normal result is off by %v", d)
	}
	for _, name := range []string{"OpNope", "GLSL.Nope", "Nope.Exp", "OpLoad", ""} {
		if _, err := NewCosts([]Cost{{Of: []string{name}}}); err == nil {
			t.Errorf("%q is taken for an operation", name)
		}
	}
	if none, err := NewCosts([]Cost{{Contract: true}}); none != nil || err != nil {
		t.Error(none, err)
	}
}
