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

// need declares what an enumerant takes, nil for one that the grammar lacks. Of several capabilities or extensions that
// would do it is the first.
func (m *Module) need(e *spirv.Enumerant) {
	if e == nil {
		return
	}
	n := &e.Needs
	if len(n.Capabilities) > 0 && !slices.ContainsFunc(n.Capabilities, m.HasCapability) {
		m.Require(n.Capabilities[0])
	}
	inCore := n.Version != 0 && n.Version <= m.Header.Version
	if len(n.Extensions) > 0 && !inCore && !slices.ContainsFunc(n.Extensions, m.HasExtension) {
		m.RequireExtension(n.Extensions[0])
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

// VariableAt returns the variable at a descriptor set and binding, 0 for none. Linear in what is outside of functions.
func (m *Module) VariableAt(set, binding uint32) ID {
	want := Binding(set, binding)
	for in := range m.sections[Globals].Insts() {
		if in.Op == spirv.OpVariable && m.hasEqual(in.Result, want[0]) && m.hasEqual(in.Result, want[1]) {
			return in.Result
		}
	}
	return 0
}
