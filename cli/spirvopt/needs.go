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

// typedPointers needs a declaration of a pointer type.
func typedPointers(m *ir.Module, _ string) *ir.Inst {
	return find(m, func(in *ir.Inst) bool { return in.Op == spirv.OpTypePointer })
}
