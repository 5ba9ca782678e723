package compare

import (
	"slices"

	"hone/ir"
	"hone/spirv"
	"hone/vm"
)

// someGroups has the number of workgroups by the number of the run. There are two on average.
var someGroups = [8][3]int{{2, 1, 1}, {3, 1, 1}, {1, 1, 1}, {2, 1, 1}, {2, 1, 1}, {1, 2, 1}, {1, 1, 2}, {2, 2, 1}}

// groupsOf returns the number of workgroups of a run. Workgroups of a flat shader along y and z all do the same to the
// same places. Most of that is a race, and races are not compared, so a flat shader has them in a single run of 16.
func groupsOf(run int, flat bool) [3]int {
	groups := someGroups[run%8]
	if flat && groups[0] != groups[0]*groups[1]*groups[2] && run%16 != 15 {
		return someGroups[0]
	}
	return groups
}

// isFlat reports whether invocations of a shader can't see which of the workgroups along y and z they are in.
func isFlat(p *vm.Program) bool {
	switch p.Model() {
	case spirv.ExecutionModelGLCompute, spirv.ExecutionModelKernel:
	default:
		return false
	}
	var vectors []ir.ID
	for in := range reached(p) {
		m := in.Module()
		for i, id := range in.IDs() {
			switch {
			case in.Op == spirv.OpCompositeExtract && i == 0 && slices.Contains(vectors, id):
				if in.NumWords() != 2 || in.Word(1) != 0 {
					return false
				}
			case slices.Contains(vectors, id):
				return false
			case !seesGroups(m, id):
			case in.Op == spirv.OpLoad:
				vectors = append(vectors, in.Result)
			case in.Op == spirv.OpAccessChain || in.Op == spirv.OpInBoundsAccessChain:
				if k, known := m.Constants().IntValue(in.ID(1)); !known || k != 0 {
					return false
				}
			default:
				return false
			}
		}
	}
	return true
}

// seesGroups reports whether a variable is built in and says which workgroup an invocation is in.
func seesGroups(m *ir.Module, id ir.ID) bool {
	if d := m.Def(id); d == nil || d.Op != spirv.OpVariable {
		return false
	}
	switch b, _ := builtInOf(m, id); b {
	case spirv.BuiltInGlobalInvocationId, spirv.BuiltInWorkgroupId, spirv.BuiltInGlobalLinearId:
		return true
	}
	return false
}
