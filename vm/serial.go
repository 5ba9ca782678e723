package vm

import (
	"slices"

	"hone/spirv"
)

// serial returns a shader with subgroups of one invocation, nil where it could see that. The code is the same: it says nothing of how many invocations it is for.
func (p *Program) serial() *Program {
	if p.seesSubgroups() {
		return nil
	}
	one := *p
	one.lanes = 1
	return &one
}

// seesSubgroups reports whether what the shader does depends on which invocations are in a subgroup.
func (p *Program) seesSubgroups() bool {
	if len(p.groups) > 0 {
		return true
	}
	for _, in := range p.inputs {
		if isSubgroupBuiltIn(in.builtIn) {
			return true
		}
	}
	for _, f := range p.functions {
		if slices.ContainsFunc(f.code, func(i instr) bool { return i.op == opBarrier && i.flags&ofSubgroup != 0 }) {
			return true
		}
	}
	return false
}

func isSubgroupBuiltIn(b spirv.BuiltIn) bool {
	switch b {
	case spirv.BuiltInGlobalInvocationId, spirv.BuiltInLocalInvocationId, spirv.BuiltInLocalInvocationIndex, spirv.BuiltInWorkgroupId,
		spirv.BuiltInNumWorkgroups, spirv.BuiltInWorkgroupSize:
		return false
	}
	return true
}
