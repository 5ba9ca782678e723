package ir_test

import (
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// TestNothingIsStale: whoever reads a type or an operand after a replacement sees what stands there now.
func TestNothingIsStale(t *testing.T) {
	m := irtest.Read(t, irtest.Write(t, irtest.Shader(spirv.MakeVersion(1, 3))))
	u32, i32 := m.Types().Int(32, false), m.Types().Int(32, true)
	double, main := m.Functions()[0], m.Functions()[1]
	product := m.Def(double.Entry().Last().ID(0))
	x := build.Before(product).IAdd(u32, product.ID(0), product.ID(0))
	m.Replace(product.ID(1), x)
	for name, got := range map[string]uint32{
		"Word": product.Word(1), "Words": product.Words()[1], "ID": uint32(product.ID(1)),
	} {
		if got != uint32(x) {
			t.Errorf("%s is %d, want %d", name, got, x)
		}
	}
	m.Replace(u32, i32)
	for in := range double.AllInsts() {
		if in.Type == u32 {
			t.Errorf("%v is of the type that was replaced", in)
		}
	}
	if c := m.Def(main.Entry().First().Next().ID(1)); c.Type != i32 {
		t.Errorf("%v is of the type that was replaced", c)
	}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpTypeRuntimeArray && in.Word(0) != uint32(i32) {
			t.Errorf("%v names the type that was replaced", in)
		}
	}
	if m.Types().Function(i32, i32) != double.Type() || m.Types().Int(32, false) == i32 {
		t.Error("types are found as they were")
	}
}

// TestReplaceNonUniform: what stands for a NonUniform value is one, and no constant is.
func TestReplaceNonUniform(t *testing.T) {
	m := irtest.Shader(spirv.MakeVersion(1, 3))
	double := m.Functions()[0]
	product := m.Def(double.Entry().Last().ID(0))
	sum := build.Before(product).IAdd(product.Type, product.ID(0), product.ID(0))
	m.Decorate(product.Result, spirv.DecorationNonUniform)
	m.Decorate(product.Result, spirv.DecorationRelaxedPrecision)
	m.ReplaceAndRemove(product, sum)
	if !m.HasDecoration(sum, spirv.DecorationNonUniform) || m.HasDecoration(sum, spirv.DecorationRelaxedPrecision) {
		t.Error("the decorations of what stands for a NonUniform value")
	}
	constant := m.Constants().Int(m.TypeOf(sum), 4)
	m.Replace(sum, constant)
	if m.HasDecoration(constant, spirv.DecorationNonUniform) {
		t.Error("a constant is NonUniform")
	}
}
