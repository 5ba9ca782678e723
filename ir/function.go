package ir

import (
	"fmt"
	"slices"

	"hone/spirv"
)

// NewFunction adds a function of an OpTypeFunction, with its parameters and without blocks: [Function.NewBlock] makes
// the first one, and a builder at the end of each fills it. Without blocks it stays a declaration, for a linker
// ([Module.SetLinkage]). Constant time.
//
//	f := m.NewFunction(m.Types().Function(u32, u32), spirv.FunctionControlNone)
//	b := build.AtEnd(f.NewBlock(nil))
//	b.ReturnValue(b.IMul(u32, f.Params[0].Result, three))
func (m *Module) NewFunction(typ ID, control spirv.FunctionControl) *Function {
	t := m.Def(typ)
	if t == nil || t.Op != spirv.OpTypeFunction {
		panic(fmt.Sprintf("ir: NewFunction of type %%%d, which is no OpTypeFunction", typ))
	}
	f := m.newFunction(0, t.ID(0), uint32(control), uint32(t.Result))
	for i := 1; i < len(t.words); i++ {
		f.addParam(m.NewInst(spirv.OpFunctionParameter, t.ID(i), true))
	}
	return f
}

// newFunction adds a function without parameters that returns a type. words are the operands of its OpFunction, whose
// id is a new one for 0.
func (m *Module) newFunction(id, typ ID, words ...uint32) *Function {
	f := &Function{Index: len(m.functions), mod: m, header: list{mod: m}}
	f.header.fn = f
	m.functions = append(m.functions, f)
	f.Def = m.newResult(spirv.OpFunction, typ, id, words...)
	f.header.append(f.Def)
	m.touch()
	m.unsorted = true
	return f
}

// addParam puts a parameter behind the others.
func (f *Function) addParam(in *Inst) {
	last := f.Def
	if n := len(f.Params); n > 0 {
		last = f.Params[n-1]
	}
	f.header.insertBefore(last.next, in)
	f.Params = append(f.Params, in)
}

// Type returns the OpTypeFunction of f.
func (f *Function) Type() ID { return f.Def.ID(1) }

// AddParameter gives f one more parameter, the last, and a type that has it, and returns the parameter. Each call of f
// needs one more argument then: call.SetOperands(append(slices.Clone(call.Words()), uint32(argument))).
func (f *Function) AddParameter(typ ID) ID {
	m := f.mod
	var types []ID
	for _, p := range f.Params {
		types = append(types, m.Resolve(p.Type))
	}
	in := m.NewInst(spirv.OpFunctionParameter, typ, true)
	f.addParam(in)
	f.Def.SetID(1, m.Types().Function(m.Resolve(f.Def.Type), append(types, typ)...))
	m.touch() // those who call f see it
	return in.Result
}

// Remove removes a function, which nothing else may name: calls, entry points and execution modes go before. Linear in
// the functions of the module; [Module.RemoveFunctions] removes many.
func (f *Function) Remove() { f.mod.RemoveFunctions(func(g *Function) bool { return g == f }) }

// sortFunctions puts functions without blocks before the others, as the specification wants it (section 2.4), where
// functions were added.
func (m *Module) sortFunctions() {
	if !m.unsorted {
		return
	}
	m.unsorted = false
	declared := func(f *Function) bool { return len(f.Blocks) == 0 }
	first := slices.IndexFunc(m.functions, func(f *Function) bool { return !declared(f) })
	if first < 0 || !slices.ContainsFunc(m.functions[first:], declared) {
		return
	}
	slices.SortStableFunc(m.functions, func(f, g *Function) int {
		switch {
		case declared(f) == declared(g):
			return 0
		case declared(f):
			return -1
		}
		return 1
	})
	for i, f := range m.functions {
		f.Index = i
	}
	m.touch()
}

// SetLinkage gives a function or variable a name by which other modules know it, or by which it is theirs, in place of
// the one that it has, and declares the capability Linkage.
func (m *Module) SetLinkage(id ID, name string, kind spirv.LinkageType) {
	m.removeDecorations(id, func(d Decoration) bool { return d.Kind == spirv.DecorationLinkageAttributes })
	m.Require(spirv.CapabilityLinkage)
	m.Decorate(id, spirv.DecorationLinkageAttributes, append(spirv.AppendString(nil, name), uint32(kind))...)
}

// Linkage returns the name and the kind of the LinkageAttributes of a function or variable; ok is false where it has
// none.
func (m *Module) Linkage(id ID) (name string, kind spirv.LinkageType, ok bool) {
	for d := range m.Decorations(id) {
		if d.Kind == spirv.DecorationLinkageAttributes && d.Member < 0 && len(d.Params) > 1 {
			name, _, _ = spirv.String(d.Params)
			return name, spirv.LinkageType(d.Params[len(d.Params)-1]), true
		}
	}
	return "", 0, false
}

// RemoveLinkage takes the LinkageAttributes from a function or variable.
func (m *Module) RemoveLinkage(id ID) {
	m.removeDecorations(id, func(d Decoration) bool { return d.Kind == spirv.DecorationLinkageAttributes })
}
