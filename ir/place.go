package ir

import "hone/spirv"

// CanPhi reports whether a phi or a select may have the type: not images, samplers, ray queries and
// other objects, also not inside a composite; pointers only where the addressing model is physical or
// variable pointers are declared for their storage class (specification, section 2.16.1).
func (m *Module) CanPhi(typ ID) bool {
	d := m.Def(typ)
	if d == nil {
		return false
	}
	switch d.Op {
	case spirv.OpTypeBool, spirv.OpTypeInt, spirv.OpTypeFloat, spirv.OpTypeVector, spirv.OpTypeMatrix,
		spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV, spirv.OpTypeVectorIdEXT:
		return true
	case spirv.OpTypeArray:
		return m.CanPhi(d.ID(0))
	case spirv.OpTypeStruct:
		for i := range d.words {
			if !m.CanPhi(d.ID(i)) {
				return false
			}
		}
		return true
	case spirv.OpTypePointer:
		switch spirv.StorageClass(d.words[0]) {
		case spirv.StorageClassPhysicalStorageBuffer:
			return true
		case spirv.StorageClassStorageBuffer:
			return m.HasCapability(spirv.CapabilityVariablePointersStorageBuffer) || m.HasCapability(spirv.CapabilityVariablePointers)
		case spirv.StorageClassWorkgroup:
			if m.HasCapability(spirv.CapabilityVariablePointers) {
				return true
			}
		}
		return m.HasCapability(spirv.CapabilityAddresses)
	}
	return false
}

// HasCapability reports whether the module declares a capability.
func (m *Module) HasCapability(c spirv.Capability) bool {
	for in := m.sections[Capabilities].first; in != nil; in = in.next {
		if in.Op == spirv.OpCapability && in.words[0] == uint32(c) {
			return true
		}
	}
	return false
}
