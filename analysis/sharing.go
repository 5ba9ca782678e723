package analysis

import (
	"hone/ir"
	"hone/spirv"
)

// MemoryObject is a memory object declaration, a variable or a parameter that is a pointer, as far as that decides
// whether it may share memory with another declaration. doc/memory.md gives the rules with their sections.
type MemoryObject struct {
	Class       spirv.StorageClass
	Set         uint32
	Binding     uint32
	Bound       bool // to a set and binding
	Variable    bool // otherwise a parameter, or what is not known
	Aliased     bool
	Restrict    bool // also the NoAlias of a kernel's parameter
	NonWritable bool
	Constant    bool // uniform blocks and push constants: the module writes their memory through no declaration
	Explicit    bool // a Workgroup variable that is laid out explicitly
}

// MemoryObjectOf describes the declaration of an id. Cost: linear in its decorations.
func MemoryObjectOf(m *ir.Module, id ir.ID) MemoryObject {
	var o MemoryObject
	d := m.Def(id)
	if d == nil {
		return o
	}
	o.Class, _ = m.Types().StorageClass(d.Type)
	if o.Variable = isVariable(d); o.Variable {
		o.Class = spirv.StorageClass(d.Literal(0))
	}
	found := 0
	for dec := range m.Decorations(id) {
		switch {
		case dec.Member >= 0:
		case dec.Kind == spirv.DecorationAliased:
			o.Aliased = true
		case dec.Kind == spirv.DecorationRestrict:
			o.Restrict = true
		case dec.Kind == spirv.DecorationFuncParamAttr && len(dec.Params) > 0 &&
			spirv.FunctionParameterAttribute(dec.Params[0]) == spirv.FunctionParameterAttributeNoAlias:
			o.Restrict = true
		case dec.Kind == spirv.DecorationNonWritable:
			o.NonWritable = true
		case dec.Kind == spirv.DecorationDescriptorSet:
			o.Set, found = dec.Params[0], found|1
		case dec.Kind == spirv.DecorationBinding:
			o.Binding, found = dec.Params[0], found|2
		}
	}
	o.Bound = found == 3
	switch o.Class {
	case spirv.StorageClassPushConstant:
		o.Constant = true
	case spirv.StorageClassUniform:
		o.Constant = o.Variable && m.HasDecoration(blockOf(m, m.Types().Pointee(d.Type)), spirv.DecorationBlock)
	case spirv.StorageClassWorkgroup:
		block := m.Def(m.Types().Pointee(d.Type))
		o.Explicit = block == nil || block.Op == spirv.OpTypeStruct && m.HasDecoration(block.Result, spirv.DecorationBlock)
	}
	return o
}

// MayShare reports whether two declarations may share memory. It is the answer for whoever moves, joins or removes
// accesses, and `hone check` binds the same buffer to such declarations.
func (a MemoryObject) MayShare(b MemoryObject) bool {
	k := kindsOf(a.Class) & kindsOf(b.Class)
	variables := a.Variable && b.Variable
	switch {
	case k == 0:
		return false
	case k == workgroupMemory && variables:
		return (a.Explicit || a.Aliased) && (b.Explicit || b.Aliased)
	case k != bufferMemory:
		return !variables
	case a.Aliased && b.Aliased:
		return true
	case a.Restrict || b.Restrict, a.Constant || b.Constant:
		return false
	case a.sameBinding(b):
		return !a.NonWritable && !b.NonWritable
	}
	return true
}

// DeclaredToShare reports whether the module itself says that two buffers may share memory, as the specification asks
// of it: both are Aliased, or both have the same binding.
func (a MemoryObject) DeclaredToShare(b MemoryObject) bool {
	return a.Aliased && b.Aliased || a.sameBinding(b) && a.MayShare(b)
}

func (a MemoryObject) sameBinding(b MemoryObject) bool {
	return a.Bound && b.Bound && a.Set == b.Set && a.Binding == b.Binding
}

// blockOf returns the type of the elements where a type is an array of descriptors, otherwise the type.
func blockOf(m *ir.Module, typ ir.ID) ir.ID {
	for n := 0; n < ir.MaxChain; n++ {
		d := m.Def(typ)
		if d == nil || d.Op != spirv.OpTypeArray && d.Op != spirv.OpTypeRuntimeArray {
			break
		}
		typ = d.ID(0)
	}
	return typ
}
