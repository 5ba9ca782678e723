package ir

import (
	"slices"

	"hone/spirv"
)

// Variable describes a variable outside of functions for [Module.AddVariable].
type Variable struct {
	Class       spirv.StorageClass
	Type        ID // of what it holds, not of the pointer
	Initializer ID // a constant, 0 for none
	Name        string
	Decorations []Decoration // for instance [Binding], [Location], [BuiltIn]
	EntryPoints []*Inst      // the OpEntryPoints that will use it; nil for all
}

// Binding returns the decorations of a variable at a descriptor set and binding.
func Binding(set, binding uint32) []Decoration {
	return []Decoration{decorated(spirv.DecorationDescriptorSet, set), decorated(spirv.DecorationBinding, binding)}
}

// Location returns the decoration of an input or output at a location.
func Location(location uint32) []Decoration {
	return []Decoration{decorated(spirv.DecorationLocation, location)}
}

// BuiltIn returns the decoration of a built-in input or output.
func BuiltIn(b spirv.BuiltIn) []Decoration {
	return []Decoration{decorated(spirv.DecorationBuiltIn, uint32(b))}
}

func decorated(kind spirv.Decoration, params ...uint32) Decoration {
	return Decoration{Kind: kind, Member: -1, Params: params}
}

// AddVariable adds a variable outside of functions with all that comes with it: its pointer type, name and decorations,
// its place in the interfaces of entry points as the module's version has them, and the extensions and capabilities
// that its storage class and its decorations take and that the module does not declare yet. It returns the variable's
// id.
//
//	u32 := m.Types().Int(32, false)
//	block := m.Types().Block(ir.Member{Type: m.Types().RuntimeArray(u32, 4), Name: "counts"})
//	v := m.AddVariable(ir.Variable{
//		Class: spirv.StorageClassStorageBuffer, Type: block, Name: "buffer", Decorations: ir.Binding(0, 7),
//	})
//
// Cost: linear in the entry points.
func (m *Module) AddVariable(v Variable) ID {
	m.need(spirv.KindStorageClass.Enumerant(uint32(v.Class)))
	operands := []uint32{uint32(v.Class)}
	if v.Initializer != 0 {
		operands = append(operands, uint32(v.Initializer))
	}
	in := m.NewInst(spirv.OpVariable, m.Types().Pointer(v.Class, v.Type), true, operands...)
	m.sections[Globals].Append(in)
	for _, d := range v.Decorations {
		m.need(spirv.KindDecoration.Enumerant(uint32(d.Kind)))
		if d.Kind == spirv.DecorationBuiltIn {
			m.need(spirv.KindBuiltIn.Enumerant(d.Params[0]))
		}
		m.AddDecoration(in.Result, d)
	}
	if v.Name != "" {
		m.SetName(in.Result, v.Name)
	}
	if m.inInterfaces(in) {
		for e := range m.sections[EntryPoints].Insts() {
			if e.Op == spirv.OpEntryPoint && (v.EntryPoints == nil || slices.Contains(v.EntryPoints, e)) {
				e.SetInterface(append(e.Interface(), in.Result))
			}
		}
	}
	return in.Result
}

// NewBuffer adds a storage buffer: a block of members, and a variable at a descriptor set and binding, with all that
// comes with it. Where set or binding is negative it is the first that is free ([Module.FreeDescriptor]). A member that
// has no offset, but for the first, lies behind the one before it, at the next multiple of its alignment; a runtime
// array may be the last.
//
//	u32 := m.Types().Int(32, false)
//	v, err := m.NewBuffer("counts", -1, -1, ir.Member{Type: m.Types().RuntimeArray(u32, 4), Name: "counts"})
//
// The storage class is StorageBuffer from SPIR-V 1.3 on and where the extension for it is declared, else Uniform:
// [Types.StorageClass] of the variable's type tells. The error is that there is something at the binding already, or
// that a member has a type of which the size is not known. Cost: linear in what is outside of functions.
func (m *Module) NewBuffer(name string, set, binding int, members ...Member) (ID, error) {
	t, end := m.Types(), 0
	for i := range members {
		x := &members[i]
		align := t.Alignment(x.Type)
		size, ok := t.Size(x.Type, *x)
		if align == 0 || !ok && i+1 < len(members) {
			return 0, Faultf(m.Def(x.Type), "the size of what a buffer is to hold is not known")
		}
		if x.Offset == 0 && i > 0 {
			x.Offset = (end + align - 1) / align * align
		}
		end = x.Offset + size
	}
	at, err := m.descriptorFor(set, binding)
	if err != nil {
		return 0, err
	}
	v := Variable{Class: spirv.StorageClassStorageBuffer, Name: name, Decorations: Binding(at[0], at[1])}
	kind := spirv.DecorationBlock
	if m.Header.Version < spirv.MakeVersion(1, 3) && !m.HasExtension("SPV_KHR_storage_buffer_storage_class") {
		v.Class, kind = spirv.StorageClassUniform, spirv.DecorationBufferBlock
	}
	v.Type = t.layout([]Decoration{{Kind: kind, Member: -1}}, members)
	return m.AddVariable(v), nil
}

// descriptorFor returns a descriptor set and binding with nothing there. What is negative is chosen.
func (m *Module) descriptorFor(set, binding int) (at [2]uint32, err error) {
	switch {
	case set < 0 && binding < 0:
		at[0], at[1] = m.FreeDescriptor()
		return at, nil
	case set < 0:
		set = 0
		for m.VariableAt(uint32(set), uint32(binding)) != 0 {
			m.Spend(1)
			set++
		}
	case binding < 0:
		binding = 0
		for m.VariableAt(uint32(set), uint32(binding)) != 0 {
			m.Spend(1)
			binding++
		}
	}
	at = [2]uint32{uint32(set), uint32(binding)}
	if v := m.VariableAt(at[0], at[1]); v != 0 {
		return at, Faultf(m.Def(v), "has set %d, binding %d, where a buffer is to be", set, binding)
	}
	return at, nil
}

// guaranteedSets is how many descriptor sets each Vulkan device can bind.
const guaranteedSets = 4

// FreeDescriptor returns a descriptor set and binding that no variable has: binding 0 of the set behind all that are
// used, or, where devices need not have so many, the binding behind all others in the last set. Linear in the
// decorations of what is outside of functions.
func (m *Module) FreeDescriptor() (set, binding uint32) {
	var last [2]int = [2]int{-1, -1} // the last set, and the last binding in it
	for in := range m.sections[Globals].Insts() {
		if in.Unknown() || !in.Op.Is(spirv.TraitVariable) {
			continue
		}
		at := [2]int{-1, -1}
		for d := range m.Decorations(in.Result) {
			switch d.Kind {
			case spirv.DecorationDescriptorSet:
				at[0] = int(d.Params[0])
			case spirv.DecorationBinding:
				at[1] = int(d.Params[0])
			}
		}
		if at[0] > last[0] || at[0] == last[0] && at[1] > last[1] {
			last = at
		}
	}
	if last[0]+1 < guaranteedSets {
		return uint32(last[0] + 1), 0
	}
	set, binding = uint32(last[0]), uint32(last[1]+1)
	for m.VariableAt(set, binding) != 0 { // the largest number there is was taken
		m.Spend(1)
		binding++
	}
	return set, binding
}

// need declares what an enumerant takes, nil for one that the grammar lacks. Of several capabilities or extensions that
// would do it is the first.
func (m *Module) need(e *spirv.Enumerant) {
	if e != nil {
		m.needs(&e.Needs)
	}
}

// needs is need for what the grammar says.
func (m *Module) needs(n *spirv.Needs) {
	if len(n.Capabilities) > 0 && !slices.ContainsFunc(n.Capabilities, m.HasCapability) {
		c := n.Capabilities[0]
		if e := m.capabilityFor(n); e != nil {
			c = spirv.Capability(e.Value)
			m.needsExtension(&e.Needs)
		}
		m.Require(c)
	}
	m.needsExtension(n)
}

// needsExtension declares an extension that something takes, if it takes one: the first that the version may declare.
func (m *Module) needsExtension(n *spirv.Needs) {
	if n.InCore(m.Header.Version) || slices.ContainsFunc(n.Extensions, m.HasExtension) {
		return
	}
	if i := slices.IndexFunc(n.Extensions, m.mayDeclare); i >= 0 {
		m.RequireExtension(n.Extensions[i])
	}
}

// inInterfaces reports whether the entry points that use a variable outside of functions name it: from SPIR-V 1.4 on
// all of them, before that inputs and outputs.
func (m *Module) inInterfaces(variable *Inst) bool {
	switch spirv.StorageClass(variable.words[0]) {
	case spirv.StorageClassInput, spirv.StorageClassOutput:
		return true
	}
	return m.Header.Version >= spirv.MakeVersion(1, 4)
}

// CompleteInterfaces adds to the interface of each entry point the variables that it should name and does not: those
// that it, or a function that it calls, uses. That is for whoever gave functions other calls or uses of variables, or
// the module another version. Those that are named are kept. Cost: for each entry point linear in the functions that it
// reaches.
func (m *Module) CompleteInterfaces() {
	for e := range m.sections[EntryPoints].Insts() {
		if e.Op != spirv.OpEntryPoint || e.Unknown() {
			continue
		}
		list := e.Interface()
		if more := m.usedFrom(e.ID(1), list); len(more) > 0 {
			e.SetInterface(append(list, more...))
		}
	}
}

// UsedInterface returns the variables that the interface of an entry point has to name: those that it, or a function
// that it calls, uses, and what an instruction of unknown meaning may name there. Cost: linear in the functions that it
// reaches.
func (m *Module) UsedInterface(entry *Inst) []ID { return m.usedFrom(entry.ID(1), nil) }

// usedFrom returns the variables for interfaces that a function uses, and those that it calls, without those of a list.
func (m *Module) usedFrom(function ID, known []ID) (more []ID) {
	seen := m.NewTable()
	defer seen.Release()
	for _, id := range known {
		seen.Set(id, 1)
	}
	seen.Set(function, 1)
	for work := []ID{function}; len(work) > 0; {
		m.Spend(1)
		d := m.Def(work[len(work)-1])
		work = work[:len(work)-1]
		name := func(id ID) {
			x := m.Def(id)
			if x == nil || seen.Get(id) != 0 {
				return
			}
			switch {
			case x.Op == spirv.OpFunction, x.list.fn == nil && x.parts() > 0: // a constant may name a variable
			case x.list.fn == nil && x.Op.Is(spirv.TraitVariable):
				if m.inInterfaces(x) {
					more = append(more, id)
				}
			default:
				return
			}
			seen.Set(id, 1)
			work = append(work, id)
		}
		visit := func(in *Inst) {
			switch {
			case in.flags&unknownWords != 0:
				for _, w := range in.words {
					if int(w) < len(m.ids) {
						name(ID(w))
					}
				}
			case in.flags&noIDCount == 0:
				for _, id := range in.IDs() {
					name(id)
				}
			}
		}
		if d.Op == spirv.OpFunction {
			for in := range d.list.fn.Insts() {
				visit(in)
			}
		} else {
			visit(d)
		}
	}
	return more
}

// DescriptorOf returns the descriptor set and binding of a variable; ok is false where it lacks one of the two. Cost:
// linear in the decorations of the variable.
func (m *Module) DescriptorOf(id ID) (set, binding uint32, ok bool) {
	found := 0
	for d := range m.Decorations(id) {
		switch {
		case d.Member >= 0 || len(d.Params) != 1:
		case d.Kind == spirv.DecorationDescriptorSet:
			set = d.Params[0]
			found |= 1
		case d.Kind == spirv.DecorationBinding:
			binding = d.Params[0]
			found |= 2
		}
	}
	return set, binding, found == 3
}

// VariableAt returns the variable at a descriptor set and binding, 0 for none. Linear in what is outside of functions.
func (m *Module) VariableAt(set, binding uint32) ID {
	want := Binding(set, binding)
	for in := range m.sections[Globals].Insts() {
		if in.Op.Is(spirv.TraitVariable) && m.hasEqual(in.Result, want[0]) && m.hasEqual(in.Result, want[1]) {
			return in.Result
		}
	}
	return 0
}
