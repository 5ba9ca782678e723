package cleanup

import (
	"cmp"
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// SeparateBindings gives variables of an entry point that share a descriptor set and binding bindings of their own.
// Variables keep their order: a variable moves to the first binding after the variables before it, and samplers come
// after other variables of the same binding. (SPIRV-Tools' ResolveBindingConflicts.)
//
// It leaves alone variables that no entry point uses. Cost: linear, but for sorting the variables, and for each
// variable the entry points that reach each function that uses it.
var SeparateBindings = pass.ForModule("separate-bindings", "descriptors at the same binding get bindings of their own",
	func(c *pass.Context) bool {
		list := boundVariables(c)
		if !separate(list) || !c.Transform() {
			return false
		}
		for _, v := range list {
			if v.to == v.binding {
				continue
			}
			c.Module.RemoveDecoration(v.in.Result, spirv.DecorationBinding)
			c.Module.Decorate(v.in.Result, spirv.DecorationBinding, v.to)
		}
		tellMoves(c, list)
		return true
	}, pass.Idempotent)

// boundVariable is a variable with a binding that entry points use.
type boundVariable struct {
	in           *ir.Inst
	set, binding uint32
	sampler      bool
	entries      map[ir.ID]bool // entry points that use it
	last         *ir.Function   // the last function that was found to use the variable
	to           uint32         // its binding in the end
}

// boundVariables returns the variables with a binding that entry points use, sorted by set and binding.
func boundVariables(c *pass.Context) (list []*boundVariable) {
	m := c.Module
	at := map[ir.ID]*boundVariable{}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Unknown() || !in.Op.Is(spirv.TraitVariable) {
			continue
		}
		if set, binding, ok := m.DescriptorOf(in.Result); ok {
			v := &boundVariable{in: in, set: set, binding: binding, to: binding, sampler: holdsSampler(m, in),
				entries: map[ir.ID]bool{}}
			at[in.Result], list = v, append(list, v)
		}
	}
	calls := analysis.Calls.Of(c)
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			for _, id := range in.IDs() {
				v := at[id]
				if v == nil || v.last == f || m.IsDebug(in) {
					continue
				}
				v.last = f
				for e := range calls.EntryPoints(f) {
					m.Spend(1)
					v.entries[e.ID(1)] = true
				}
			}
		}
	}
	list = slices.DeleteFunc(list, func(v *boundVariable) bool { return len(v.entries) == 0 })
	slices.SortStableFunc(list, func(a, b *boundVariable) int {
		late := func(v *boundVariable) int {
			if v.sampler {
				return 1
			}
			return 0
		}
		return cmp.Or(cmp.Compare(a.set, b.set), cmp.Compare(a.binding, b.binding), cmp.Compare(late(a), late(b)))
	})
	return list
}

// holdsSampler reports whether a variable is a sampler, or an array of samplers.
func holdsSampler(m *ir.Module, v *ir.Inst) bool {
	d := m.Def(m.Types().Pointee(v.Type))
	for d != nil && (d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray) {
		m.Spend(1)
		d = m.Def(d.ID(0))
	}
	return d != nil && d.Op == spirv.OpTypeSampler
}

// separate decides on the bindings of sorted variables, and reports whether a variable moves.
func separate(list []*boundVariable) (moves bool) {
	type place struct {
		entry ir.ID
		set   uint32
	}
	next := map[place]uint32{} // the first binding after the variables so far
	for _, v := range list {
		for e := range v.entries {
			v.to = max(v.to, next[place{e, v.set}])
		}
		for e := range v.entries {
			next[place{e, v.set}] = v.to + 1
		}
		moves = moves || v.to != v.binding
	}
	return moves
}

// tellMoves reports the bindings of which all variables move to one other binding.
func tellMoves(c *pass.Context, list []*boundVariable) {
	for i := 0; i < len(list); {
		v, n := list[i], i+1
		for n < len(list) && list[n].set == v.set && list[n].binding == v.binding {
			n++
		}
		if n == i+1 && v.to != v.binding {
			c.Moved(pass.DescriptorAt(v.set, v.binding), pass.DescriptorAt(v.set, v.to), 0)
		}
		i = n
	}
}
