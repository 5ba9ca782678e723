package analysis

import (
	"slices"

	"hone/ir"
)

// Uses says which operands of a function's blocks name an id. Linear.
var Uses = &FunctionFact[*UseLists]{
	Name: "uses", DependsOn: OnCode, Compute: newUseLists,
	Validate: func(kept, fresh *UseLists) bool {
		return slices.Equal(kept.numbers.ids, fresh.numbers.ids) && kept.uses.same(&fresh.uses)
	},
}

// Use is a place where an id is named.
type Use struct {
	Inst    *ir.Inst
	Operand int // index for [ir.Inst.ID]
}

// UseLists are the uses of ids in one function.
type UseLists struct {
	numbers *DenseIDMap
	uses    lists[Use] // by number
}

func newUseLists(c *Cache, f *ir.Function) *UseLists {
	n := DenseIDs.Of(c, f)
	return &UseLists{n, group(n.Len(), func(yield func(int, Use) bool) {
		for in := range f.Insts() {
			if c.module.IsDebug(in) {
				continue
			}
			for i, id := range in.IDs() {
				if !yield(n.Of(id), Use{in, i}) {
					return
				}
			}
		}
	})}
}

// Of returns the uses of id, which may be defined in the function or outside of it, in the order of the function, an
// instruction once for each of its operands. Phis, terminators and merge instructions are users like others: the uses
// of a label are the branches to it, the merge instructions that declare it and the phis that take a value from it.
// Debug information uses nothing ([ir.Module.IsDebug]). What an instruction of unknown meaning may name is not among
// them: see [ir.Module.Pinned]. Constant time; the slice is shared.
func (u *UseLists) Of(id ir.ID) []Use { return u.uses.of(u.numbers.Of(id)) }

// ModuleUses says which operands name what is defined outside of functions: types, constants, variables, and functions
// themselves. Linear.
var ModuleUses = &ModuleFact[*ModuleUseLists]{
	Name: "module-uses", Compute: newModuleUseLists,
	Validate: func(kept, fresh *ModuleUseLists) bool { return kept.uses.same(&fresh.uses) },
}

// ResultType is the operand index of the use of a type as result type.
const ResultType = -1

// ModuleUseLists are the uses in a module of what is defined outside of functions.
type ModuleUseLists struct {
	uses lists[Use] // by id
}

func newModuleUseLists(c *Cache) *ModuleUseLists {
	m := c.module
	global := make([]bool, m.Bound())
	for k := range ir.Tail {
		for in := range m.Section(k).Insts() {
			global[in.Result] = true
		}
	}
	for _, f := range m.Functions() {
		global[f.Result()] = true
	}
	global[0] = false // what has no result
	return &ModuleUseLists{group(len(global), func(yield func(int, Use) bool) {
		for in := range m.Insts() {
			if t := m.Resolve(in.Type); global[t] && !yield(int(t), Use{in, ResultType}) {
				return
			}
			for i, id := range in.IDs() {
				if global[id] && !yield(int(id), Use{in, i}) {
					return
				}
			}
		}
	})}
}

// Of returns the uses of id in the order of the module, those by entry points, names, decorations and debug information
// included, none for what a function defines: for that see [Uses]. The use of a type as result type has the operand
// [ResultType]. Constant time; the slice is shared.
func (u *ModuleUseLists) Of(id ir.ID) []Use { return u.uses.of(int(id)) }
