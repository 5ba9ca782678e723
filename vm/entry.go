package vm

import (
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// EntryPoint is an entry point of a module.
type EntryPoint struct {
	Name  string
	Model spirv.ExecutionModel
}

// EntryPoints returns the entry points of a module, in its order.
func EntryPoints(m *ir.Module) []EntryPoint {
	var list []EntryPoint
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint {
			name, _, _ := spirv.String(in.Words()[2:])
			list = append(list, EntryPoint{name, spirv.ExecutionModel(in.Word(0))})
		}
	}
	return list
}

// Runs reports whether shaders of its execution model can be run.
func (e EntryPoint) Runs() bool { return code.StageOf(e.Model) != nil }
