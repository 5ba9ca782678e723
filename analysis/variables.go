package analysis

import (
	"cmp"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Variables says how a function accesses variables: its own, those of the module, and what its pointer parameters lead
// to. Linear.
var Variables = &FunctionFact[*VariableUses]{Name: "variables", DependsOn: OnCode | OnOutside,
	Compute: newVariableAccesses}

// ModuleVariables says how a module accesses the variables that are defined outside of functions. Cost: linear in
// functions, in what is outside of them, and in the variables that each of them accesses; after edits of functions that
// access such variables as before, linear in these functions.
var ModuleVariables = &ModuleFact[*VariableUses]{
	Name: "module-variables", DependsOn: OnOutside | OnFunctions,
	Compute: func(c *Cache) *VariableUses { return newModuleVariableAccesses(c.module, gather(c, Variables)) },
	Update: func(c *Cache, old *VariableUses) *VariableUses {
		now, changed, ok := old.made.update(c, Variables, func(old, now *VariableUses) bool {
			return sameWhere(c.module, old, now, outside)
		})
		if !ok || len(changed) > 0 {
			return newModuleVariableAccesses(c.module, now)
		}
		return &VariableUses{old.list, now}
	},
	Equal:    func(old, now *VariableUses) bool { return slices.Equal(old.list, now.list) },
	Validate: func(kept, fresh *VariableUses) bool { return slices.Equal(kept.list, fresh.list) },
}

// VariableUses says for variables and parameters what is done with them and with the pointers that are derived from
// them ([UnderlyingObject]).
type VariableUses struct {
	list []variableAccess // by ascending id
	made byFunction[*VariableUses]
}

type variableAccess struct {
	id     ir.ID
	access PointerUses
}

// Of returns how a variable or parameter is accessed, 0 for one that is not. Logarithmic in the number of variables.
func (v *VariableUses) Of(id ir.ID) PointerUses {
	i, ok := slices.BinarySearchFunc(v.list, id, func(x variableAccess, id ir.ID) int { return cmp.Compare(x.id, id) })
	if !ok {
		return 0
	}
	return v.list[i].access
}

func newVariableAccesses(c *Cache, f *ir.Function) *VariableUses {
	m := c.module
	objects := m.NewTable() // pointer -> 1 + index into list, -1 for what is no pointer with a object
	defer objects.Release()
	v := &VariableUses{}
	object := func(id ir.ID) int32 {
		at := objects.Get(id)
		if at != 0 {
			return at
		}
		at = -1
		if r := UnderlyingObject(m, id).ID; r != 0 && r != id && objects.Get(r) > 0 {
			at = objects.Get(r)
		} else if r != 0 {
			at = int32(len(v.list) + 1)
			v.list = append(v.list, variableAccess{id: r})
			objects.Set(r, at)
		}
		objects.Set(id, at)
		return at
	}
	for in := range f.Insts() {
		for i, id := range in.IDs() {
			at := object(id)
			if at < 0 {
				continue
			}
			v.list[at-1].access |= PointerUse(m, in, i)
			if i == in.PointerOperand() {
				objects.Set(in.Result, at)
				if m.Pinned(in.Result) { // an instruction of unknown meaning has it
					v.list[at-1].access |= UseOther
				}
			}
		}
	}
	for i := range v.list {
		if m.Pinned(v.list[i].id) {
			v.list[i].access |= UseOther
		}
	}
	slices.SortFunc(v.list, func(a, b variableAccess) int { return cmp.Compare(a.id, b.id) })
	return v
}

// outside reports whether an access is of a variable of the module.
func outside(m *ir.Module, x variableAccess) bool {
	d := m.Def(x.id)
	return d != nil && d.Function() == nil
}

// sameWhere reports whether two hold the same accesses among those for which where is true.
func sameWhere(m *ir.Module, a, b *VariableUses, where func(*ir.Module, variableAccess) bool) bool {
	i, j := 0, 0
	for {
		for i < len(a.list) && !where(m, a.list[i]) {
			i++
		}
		for j < len(b.list) && !where(m, b.list[j]) {
			j++
		}
		if i == len(a.list) || j == len(b.list) {
			return i == len(a.list) && j == len(b.list)
		}
		if a.list[i] != b.list[j] {
			return false
		}
		i, j = i+1, j+1
	}
}

func newModuleVariableAccesses(m *ir.Module, made byFunction[*VariableUses]) *VariableUses {
	v := &VariableUses{made: made}
	add := func(id ir.ID, access PointerUses) { v.list = append(v.list, variableAccess{id, access}) }
	for _, accesses := range made.of {
		if accesses == nil { // a function without blocks
			continue
		}
		for _, x := range accesses.list {
			if outside(m, x) {
				add(x.id, x.access)
			}
		}
	}
	for _, s := range [...]*ir.Section{m.Section(ir.Globals), m.Section(ir.Tail)} {
		for in := range s.Insts() {
			if isVariable(in) && (m.Exported(in.Result) || m.Pinned(in.Result)) {
				add(in.Result, UseOther)
			}
			for _, id := range in.IDs() {
				if d := m.Def(id); d != nil && isVariable(d) {
					add(id, globalUse(m, in))
				}
			}
		}
	}
	slices.SortFunc(v.list, func(a, b variableAccess) int { return cmp.Compare(a.id, b.id) })
	merged := v.list[:0]
	for _, x := range v.list {
		if n := len(merged); n > 0 && merged[n-1].id == x.id {
			merged[n-1].access |= x.access
		} else {
			merged = append(merged, x)
		}
	}
	v.list = merged
	return v
}

func isVariable(in *ir.Inst) bool {
	return in.Op.Is(spirv.TraitVariable)
}

// globalUse returns what an instruction outside of functions does with a variable: what a constant or an initializer
// holds may get anywhere.
func globalUse(m *ir.Module, in *ir.Inst) PointerUses {
	if m.IsDebug(in) {
		return UseDebug
	}
	return UseOther
}
