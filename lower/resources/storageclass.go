package resources

import (
	"hone/ir"
	"hone/lower"
	"hone/spirv"
)

// isVariable reports whether an instruction is a variable of a storage class, typed or not.
func isVariable(m *ir.Module, in *ir.Inst, class spirv.StorageClass) bool {
	if in.Unknown() || !in.Op.Is(spirv.TraitVariable) {
		return false
	}
	c, ok := m.Types().StorageClass(in.Type)
	return ok && c == class
}

// checkAccesses returns an error if some of these variables can't have another storage class: one that is untyped, one
// that an instruction of unknown meaning may name, or one that is used in another way than by access chains, loads and
// stores.
func checkAccesses(m *ir.Module, variables []*ir.Inst) error {
	pointers := m.NewTable()
	defer pointers.Release()
	for _, v := range variables {
		if v.Op != spirv.OpVariable || m.Pinned(v.Result) || m.Types().Pointee(v.Type) == 0 {
			return ir.Faultf(v, "the storage class of the variable can't be changed: it is untyped, or something of "+
				"unknown meaning may name it")
		}
		pointers.Set(v.Result, 1)
	}
	for in := range m.Insts() {
		if m.IsDebug(in) || in.Section() != nil && in.Section().Kind() != ir.Globals {
			continue
		}
		for i, id := range in.IDs() {
			if pointers.Get(id) == 0 {
				continue
			}
			switch {
			case in.DerivesPointer() && i == 0 && in.Block() != nil && !m.Pinned(in.Result) &&
				m.Types().Pointee(in.Type) != 0: // else its type is one of unknown meaning, or untyped
				pointers.Set(in.Result, 1)
			case i == 0 && (in.Op == spirv.OpLoad || in.Op == spirv.OpArrayLength || in.Op == spirv.OpStore),
				in.Op == spirv.OpCopyMemory:
			default:
				return ir.Faultf(in, "the storage class of %%%d can't be changed for this use", id)
			}
		}
	}
	return nil
}

// setStorageClass gives variables, and what is derived from them, another storage class. checkAccesses has found
// nothing.
func setStorageClass(m *ir.Module, variables []*ir.Inst, class spirv.StorageClass) {
	order := lower.NewOrderer(m)
	defer order.Release()
	for _, v := range variables {
		typ := m.Types().Pointer(class, m.Types().Pointee(v.Type))
		v.SetType(typ)
		v.SetWord(0, uint32(class))
		order.Before(typ, v)
	}
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			lower.InheritStorageClass(in)
		}
	}
	if class == spirv.StorageClassStorageBuffer && m.Header.Version < spirv.MakeVersion(1, 3) {
		m.RequireExtension("SPV_KHR_storage_buffer_storage_class")
	}
}

// setVariableType gives a variable outside of functions another type.
func setVariableType(m *ir.Module, v *ir.Inst, typ ir.ID) {
	class, _ := m.Types().StorageClass(v.Type)
	v.SetType(m.Types().Pointer(class, typ))
	declareBefore(m, v.Type, v)
}

// declareBefore moves a declaration, and what it names, before another one if it stands behind.
func declareBefore(m *ir.Module, id ir.ID, at *ir.Inst) {
	order := lower.NewOrderer(m)
	defer order.Release()
	order.Before(id, at)
}

// narrowStorage are the capabilities by which numbers of 16 and 8 bits may be in a storage class.
var narrowStorage = []struct{ push, uniform spirv.Capability }{
	{spirv.CapabilityStoragePushConstant16, spirv.CapabilityUniformAndStorageBuffer16BitAccess},
	{spirv.CapabilityStoragePushConstant8, spirv.CapabilityUniformAndStorageBuffer8BitAccess},
}
