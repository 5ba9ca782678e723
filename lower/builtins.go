package lower

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// BuiltInInputs returns the inputs that are a built-in value, as variables of their own.
func BuiltInInputs(m *ir.Module, kind spirv.BuiltIn) (list []*ir.Inst) {
	for in := range m.Section(ir.Globals).Insts() {
		if !in.Unknown() && in.Op.Is(spirv.TraitVariable) && isInput(m, in.Type) && IsBuiltIn(m, in.Result, kind) {
			list = append(list, in)
		}
	}
	return list
}

// IsBuiltIn reports whether id is decorated as a built-in value, not a member of it.
func IsBuiltIn(m *ir.Module, id ir.ID, kind spirv.BuiltIn) bool {
	for d := range m.Decorations(id) {
		if d.Kind == spirv.DecorationBuiltIn && d.Member < 0 && spirv.BuiltIn(d.Params[0]) == kind {
			return true
		}
	}
	return false
}

// LoadBuiltIn loads an input that is a built-in value, of one or several numbers of 32 bits, as typ, where b builds.
// The entry point gets it if it does not have it yet.
func LoadBuiltIn(m *ir.Module, b build.Builder, entry *ir.Inst, kind spirv.BuiltIn, typ ir.ID) ir.ID {
	var variable ir.ID
	for _, v := range BuiltInInputs(m, kind) {
		if v.Op == spirv.OpVariable && m.CanBitcast(m.Types().Pointee(v.Type), typ) {
			variable = v.Result
			if slices.Contains(entry.Interface(), variable) {
				break
			}
		}
	}
	if variable == 0 {
		variable = m.AddVariable(ir.Variable{Class: spirv.StorageClassInput, Type: typ, Decorations: ir.BuiltIn(kind),
			EntryPoints: []*ir.Inst{entry}})
	}
	for e := range m.Section(ir.EntryPoints).Insts() { // one function may be several of them
		if e.Op == spirv.OpEntryPoint && !e.Unknown() && e.ID(1) == entry.ID(1) &&
			!slices.Contains(e.Interface(), variable) {
			e.SetInterface(append(e.Interface(), variable))
		}
	}
	own := m.Types().Pointee(m.TypeOf(variable))
	return Cast(m, b, typ, b.Load(own, variable))
}

// Cast makes a value one of another type of as many bits, which may be its own.
func Cast(m *ir.Module, b build.Builder, typ, value ir.ID) ir.ID {
	if m.TypeOf(value) == typ {
		return value
	}
	return b.Bitcast(typ, value)
}

// isInput reports whether a type is that of pointers to inputs.
func isInput(m *ir.Module, typ ir.ID) bool {
	class, ok := m.Types().StorageClass(typ)
	return ok && class == spirv.StorageClassInput
}
