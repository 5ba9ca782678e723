package view_test

import (
	"slices"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// TestViews reads operands of each kind by their names: ids, enumerants, literals, strings, those that may be absent
// and those of which there are many.
func TestViews(t *testing.T) {
	m := irtest.Text(t, `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %in
OpExecutionMode %main LocalSize 1 2 3
OpName %main "a longer name"
%void = OpTypeVoid
%int = OpTypeInt 32 1
%n7 = OpConstant %int 7
%ptr = OpTypePointer Private %int
%pin = OpTypePointer Input %int
%in = OpVariable %pin Input
%plain = OpVariable %ptr Private
%set = OpVariable %ptr Private %n7
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%x = OpLoad %int %set Volatile
%sum = OpISub %int %x %n7
OpSelectionMerge %end None
OpSwitch %sum %end 3 %end
%end = OpLabel
OpReturn
OpFunctionEnd`)
	variables := map[ir.ID]*ir.Inst{}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpVariable {
			variables[view.Variable(in).Initializer()] = in
		}
	}
	entry := view.EntryPoint(m.Section(ir.EntryPoints).First())
	main := m.Functions()[0]
	if entry.ExecutionModel() != spirv.ExecutionModelGLCompute || entry.EntryPoint() != main.Result() ||
		entry.Name() != "main" {
		t.Errorf("entry point: %v", entry.Inst())
	}
	if name := view.Name(m.Section(ir.DebugNames).First()); name.Target() != main.Result() ||
		name.Name() != "a longer name" {
		t.Errorf("name: %v", name.Inst())
	}
	for in := range main.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			load := view.Load(in)
			with := variables[m.Def(load.Pointer()).ID(1)]
			if with == nil || with.Result != load.Pointer() || load.MemoryAccess() != spirv.MemoryAccessVolatile {
				t.Errorf("load: %v", in)
			}
			plain := variables[0]
			if plain == nil || view.Variable(plain).Initializer() != 0 {
				t.Error("no variable without an initializer")
			}
			load.SetPointer(plain.Result)
			if in.ID(0) != plain.Result {
				t.Errorf("set pointer: %v", in)
			}
		case spirv.OpISub:
			seven := view.Constant(m.Def(view.ISub(in).Operand2()))
			if !slices.Equal(seven.Value(), []uint32{7}) {
				t.Errorf("literal: %v", seven.Inst())
			}
		case spirv.OpSwitch:
			end := main.Blocks[1].ID()
			if s := view.Switch(in); s.Default() != end || !slices.Equal(s.Target(), []uint32{3, uint32(end)}) {
				t.Errorf("switch: %v", in)
			}
		}
	}
	fn := m.Def(view.Function(main.Def).FunctionType())
	if params := view.TypeFunction(fn).Parameter0Type(); len(params) != 0 {
		t.Errorf("parameters: %v", params)
	}
}
