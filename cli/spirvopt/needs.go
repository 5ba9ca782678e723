package spirvopt

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// need returns the first instruction of a module that an option of spirv-opt would change and hone cannot; nil for
// none. An option of the kind [Missing] is an error for such a module only.
type need func(m *ir.Module, value string) *ir.Inst

// find returns the first instruction of a module that satisfies a condition, nil for none.
func find(m *ir.Module, is func(in *ir.Inst) bool) *ir.Inst {
	for in := range m.Insts() {
		if !in.Unknown() && is(in) {
			return in
		}
	}
	return nil
}

// anyOf needs an instruction with any of the opcodes.
func anyOf(ops ...spirv.Op) need {
	return func(m *ir.Module, _ string) *ir.Inst {
		return find(m, func(in *ir.Inst) bool { return slices.Contains(ops, in.Op) })
	}
}

// importsOf needs an import of any of the extended instruction sets.
func importsOf(sets ...string) need {
	return func(m *ir.Module, _ string) *ir.Inst {
		return find(m, func(in *ir.Inst) bool {
			if in.Op != spirv.OpExtInstImport {
				return false
			}
			name, _, ok := spirv.String(in.Words())
			return ok && slices.Contains(sets, name)
		})
	}
}

// dontInline needs a function that must not be inlined.
func dontInline(m *ir.Module, _ string) *ir.Inst {
	return find(m, func(in *ir.Inst) bool {
		return in.Op == spirv.OpFunction && spirv.FunctionControl(in.Literal(0))&spirv.FunctionControlDontInline != 0
	})
}

// nestedDescriptors needs a variable with a binding whose type is an array of arrays.
func nestedDescriptors(m *ir.Module, _ string) *ir.Inst {
	array := func(id ir.ID) *ir.Inst {
		if d := m.Def(id); d != nil && (d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray) {
			return d
		}
		return nil
	}
	return find(m, func(in *ir.Inst) bool {
		if in.Op != spirv.OpVariable {
			return false
		}
		outer := array(m.Types().Pointee(in.Type))
		if _, _, bound := m.DescriptorOf(in.Result); !bound || outer == nil {
			return false
		}
		return array(outer.ID(0)) != nil
	})
}

// sharedBinding needs an image or a sampler at the binding of the other.
func sharedBinding(m *ir.Module, _ string) *ir.Inst {
	type place struct{ set, binding uint32 }
	first := map[place]spirv.Op{}
	return find(m, func(in *ir.Inst) bool {
		if in.Op != spirv.OpVariable {
			return false
		}
		set, binding, bound := m.DescriptorOf(in.Result)
		op := descriptorType(m, in)
		if !bound || op != spirv.OpTypeImage && op != spirv.OpTypeSampler {
			return false
		}
		at := place{set, binding}
		other, known := first[at]
		if !known {
			first[at] = op
		}
		return known && other != op
	})
}

// combinedSampler needs a variable that holds images with their samplers.
func combinedSampler(m *ir.Module, _ string) *ir.Inst {
	return find(m, func(in *ir.Inst) bool {
		return in.Op == spirv.OpVariable && descriptorType(m, in) == spirv.OpTypeSampledImage
	})
}

// descriptorType returns the opcode of the type that a variable holds, or that the arrays in it hold.
func descriptorType(m *ir.Module, v *ir.Inst) spirv.Op {
	d := m.Def(m.Types().Pointee(v.Type))
	for d != nil && (d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray) {
		d = m.Def(d.ID(0))
	}
	if d == nil {
		return spirv.OpNop
	}
	return d.Op
}

// reconvergence needs an entry point that lacks the execution mode MaximallyReconvergesKHR, where it is to be added, or
// the execution mode, where it is to be removed.
func reconvergence(m *ir.Module, value string) *ir.Inst {
	has := map[ir.ID]*ir.Inst{}
	mode := find(m, func(in *ir.Inst) bool {
		if in.Op == spirv.OpExecutionMode &&
			spirv.ExecutionMode(in.Literal(1)) == spirv.ExecutionModeMaximallyReconvergesKHR {
			has[in.ID(0)] = in
			return value == "remove"
		}
		return false
	})
	if value == "remove" {
		return mode
	}
	return find(m, func(in *ir.Inst) bool { return in.Op == spirv.OpEntryPoint && has[in.ID(1)] == nil })
}

// typedPointers needs a declaration of a pointer type.
func typedPointers(m *ir.Module, _ string) *ir.Inst {
	return find(m, func(in *ir.Inst) bool { return in.Op == spirv.OpTypePointer })
}

// forwardReference needs a non-semantic instruction that names an id which is defined after it.
func forwardReference(m *ir.Module, _ string) *ir.Inst {
	seen := make([]bool, m.Bound())
	return find(m, func(in *ir.Inst) bool {
		if in.Result != 0 {
			seen[in.Result] = true
		}
		if in.Op != spirv.OpExtInst {
			return false
		}
		for i, id := range in.IDs() {
			if i > 0 && !seen[id] {
				return true
			}
		}
		return false
	})
}
