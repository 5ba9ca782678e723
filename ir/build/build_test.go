package build_test

import (
	"slices"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// TestBuilder builds one instruction of each shape.
func TestBuilder(t *testing.T) {
	m := irtest.Text(t, `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%int = OpTypeInt 32 1
%fn = OpTypeFunction %int %int %int
%f = OpFunction %int None %fn
%x = OpFunctionParameter %int
%y = OpFunctionParameter %int
%entry = OpLabel
OpReturnValue %x
OpFunctionEnd
`)
	f := m.Functions()[0]
	typ, x, y := f.Params[0].Type, f.Params[0].Result, f.Params[1].Result
	b := build.AtEnd(f.Entry())
	sum := b.IAdd(typ, x, y)
	if in := m.Def(sum); in.ID(0) != x || in.ID(1) != y || in.Next() != f.Entry().Last() {
		t.Errorf("fixed: %v", in)
	}
	build.Into(m.Section(ir.DebugNames)).Name(sum, "the sum")
	if m.Name(sum) != "the sum" {
		t.Errorf("string: %q", m.Name(sum))
	}
	st := build.Into(m.Section(ir.Globals)).TypeStruct(typ, typ)
	if got := m.Def(st).Words(); !slices.Equal(got, []uint32{uint32(typ), uint32(typ)}) {
		t.Errorf("variadic: %v", got)
	}
	class := spirv.StorageClassFunction
	v := build.AtStart(f.Entry()).Variable(m.Types().Pointer(class, typ), class)
	b.Store(v, x)
	load := b.Load(typ, v, uint32(spirv.MemoryAccessAligned), 4)
	if in := m.Def(load); in.ID(0) != v || in.NumWords() != 3 {
		t.Errorf("enumerant with parameters: %v", in)
	}
	product := build.Before(m.Def(sum)).IMul(typ, x, x)
	difference := build.After(m.Def(sum)).ISub(typ, product, x)
	if m.Def(product).Next() != m.Def(sum) || m.Def(sum).Next() != m.Def(difference) {
		t.Error("before and after")
	}
	if build.Replace(m.Def(sum)).ISub(typ, x, y); m.Def(sum).Op != spirv.OpISub {
		t.Errorf("replaced: %v", m.Def(sum))
	}
	m.Sweep()
	if err := m.Verify(); err != nil {
		t.Fatal(err)
	}
	irtest.Read(t, irtest.Write(t, m))
}

// TestBuilderAllocates: a builder costs no more than the inserter in it, which stays on the stack where it is used at
// once.
func TestBuilderAllocates(t *testing.T) {
	m := ir.New(spirv.MakeVersion(1, 6))
	u32 := m.Types().Int(32, false)
	f := m.NewFunction(m.Types().Function(u32, u32), spirv.FunctionControlNone)
	x := f.Params[0].Result
	label := f.NewBlock(nil)
	end := build.AtEnd(label).ReturnValue(x)
	with := testing.AllocsPerRun(1000, func() { build.Before(end).IAdd(u32, x, x) })
	without := testing.AllocsPerRun(1000, func() { ir.Before(end).Emit(spirv.OpIAdd, u32, true, uint32(x), uint32(x)) })
	if with > without {
		t.Errorf("%v allocations for an instruction, %v without a builder", with, without)
	}
}
