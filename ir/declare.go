package ir

import "hone/spirv"

// What a module declares before it may use something is found or added by the methods here. Each looks through a
// section, which is short.

// Import returns the OpExtInstImport of an extended instruction set, such as "GLSL.std.450", and adds it where
// there is none.
func (m *Module) Import(set string) ID {
	for in := range m.sections[ExtInstImports].Insts() {
		if in.Op == spirv.OpExtInstImport && in.stringAt(0) == set {
			return in.Result
		}
	}
	return Into(m.Section(ExtInstImports)).Emit(spirv.OpExtInstImport, 0, true, spirv.AppendString(nil, set)...).Result
}

// Require declares a capability, unless the module does already.
func (m *Module) Require(c spirv.Capability) {
	if !m.HasCapability(c) {
		Into(m.Section(Capabilities)).Emit(spirv.OpCapability, 0, false, uint32(c))
	}
}

// RequireExtension declares an extension, such as "SPV_KHR_terminate_invocation", unless the module does
// already.
func (m *Module) RequireExtension(name string) {
	if !m.HasExtension(name) {
		Into(m.Section(Extensions)).Emit(spirv.OpExtension, 0, false, spirv.AppendString(nil, name)...)
	}
}

// HasExtension reports whether the module declares an extension.
func (m *Module) HasExtension(name string) bool {
	for in := m.sections[Extensions].first; in != nil; in = in.next {
		if in.Op == spirv.OpExtension && in.stringAt(0) == name {
			return true
		}
	}
	return false
}

// HasCapability reports whether the module declares a capability, by itself or through one that implies it.
func (m *Module) HasCapability(c spirv.Capability) bool {
	for in := m.sections[Capabilities].first; in != nil; in = in.next {
		if in.Op == spirv.OpCapability && implies(spirv.Capability(in.words[0]), c, 0) {
			return true
		}
	}
	return false
}

// implies reports whether the declaration of one capability declares another: in the grammar, what a capability needs
// is what it declares implicitly. The depth is bounded for a vendor's grammar that goes around in a ring.
func implies(declared, c spirv.Capability, depth int) bool {
	if declared == c {
		return true
	}
	e := spirv.KindCapability.Enumerant(uint32(declared))
	if e == nil || depth > 16 {
		return false
	}
	for _, d := range e.Needs.Capabilities {
		if implies(d, c, depth+1) {
			return true
		}
	}
	return false
}
