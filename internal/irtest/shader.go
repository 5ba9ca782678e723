package irtest

import (
	"testing"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
	"hone/spirv/asm"
)

// Shader returns a module with a compute shader that stores what a function of its own makes of 14, in a buffer.
func Shader(version spirv.Version) *ir.Module {
	m := ir.New(version)
	types, constants := m.Types(), m.Constants()
	u32 := types.Int(32, false)
	number := func(n uint64) ir.ID { return constants.Int(u32, n) }
	double := m.NewFunction(types.Function(u32, u32), spirv.FunctionControlNone)
	m.SetName(double.Result(), "double")
	b := build.AtEnd(double.NewBlock(nil))
	b.ReturnValue(b.IMul(u32, double.Params[0].Result, number(2)))

	main := m.NewFunction(types.Function(types.Void()), spirv.FunctionControlNone)
	m.SetName(main.Result(), "main")
	build.Into(m.Section(ir.EntryPoints)).EntryPoint(spirv.ExecutionModelGLCompute, main.Result(), "main")
	build.Into(m.Section(ir.ExecutionModes)).ExecutionMode(main.Result(), spirv.ExecutionModeLocalSize, 1, 1, 1)
	buffer := m.AddVariable(ir.Variable{
		Class:       spirv.StorageClassStorageBuffer,
		Type:        types.Block(ir.Member{Type: types.RuntimeArray(u32, 4), Name: "words"}),
		Name:        "buffer",
		Decorations: ir.Binding(0, 3),
	})
	b = build.AtEnd(main.NewBlock(nil))
	place := b.AccessChain(types.Pointer(spirv.StorageClassStorageBuffer, u32), buffer, number(0), number(0))
	b.Store(place, b.FunctionCall(u32, double.Result(), number(14)))
	b.Return()
	return m
}

// Disassemble returns a module as text.
func Disassemble(t testing.TB, m *ir.Module) string {
	t.Helper()
	data, err := asm.Disassemble(Write(t, m), asm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
