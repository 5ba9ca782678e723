package pass

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// order is the order in which passes see functions, and what is known of their callees.
type order struct {
	of        []*ir.Function   // the functions that it was made for, in the order of the module
	functions []*ir.Function   // those that have code, callees first
	callees   [][]*ir.Function // by index
	edited    []uint64         // by index: version of the module at the last edit of a function that is called from there
	at        uint64           // version of the module for which edited holds
	stale     bool             // calls may have changed
}

// functions returns the functions with code in the order in which passes see them: callees first. It is found anew
// where functions came or went, or a pass for modules changed something.
func (d *driver) functions() []*ir.Function {
	all := d.module.Functions()
	if len(all) == 1 && len(all[0].Blocks) > 0 {
		d.order = order{of: d.order.of[:0]} // what it held of functions that are gone
		return all
	}
	if o := &d.order; o.stale || !slices.Equal(o.of, all) {
		*o = order{of: append(o.of[:0], all...), callees: callees(d.module)}
		o.functions = calleesFirst(all, o.callees)
	}
	return d.order.functions
}

// calleesEdited returns the version of the module at the last edit of a function that f calls, or that these call in
// their turn, 0 for none since it was read. In a cycle it may be that of an earlier one. Cost: linear in functions and
// calls after an edit, else constant.
func (d *driver) calleesEdited(f *ir.Function) uint64 {
	o := &d.order
	if f.Index >= len(o.callees) {
		return 0 // the only function
	}
	if o.edited == nil || o.at != d.module.Epoch() {
		if o.edited == nil {
			o.edited = make([]uint64, len(o.callees))
		}
		own := make([]uint64, len(o.callees))
		for f := range d.module.EditedSince(0) {
			own[f.Index] = f.EditedAt()
		}
		for _, f := range o.functions {
			last := uint64(0)
			for _, g := range o.callees[f.Index] {
				last = max(last, own[g.Index], o.edited[g.Index])
			}
			o.edited[f.Index] = last
		}
		o.at = d.module.Epoch()
	}
	return o.edited[f.Index]
}

// callees returns the functions that each function calls, by index. Cost: linear in the instructions.
func callees(m *ir.Module) [][]*ir.Function {
	lists := make([][]*ir.Function, len(m.Functions()))
	for i, f := range m.Functions() {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op != spirv.OpFunctionCall {
					continue
				}
				if callee := m.Def(in.ID(0)); callee != nil && callee.Function() != nil {
					lists[i] = append(lists[i], callee.Function())
				}
			}
		}
	}
	return lists
}

// calleesFirst returns the functions with code, callees before their callers: the postorder of a depth-first search of
// the call graph, which begins at the functions in the order of the module. In a cycle the function that the search
// reaches first comes last. Cost: linear in functions and calls.
func calleesFirst(all []*ir.Function, callees [][]*ir.Function) (list []*ir.Function) {
	const unseen = -1
	next := make([]int, len(all)) // by index: the callee that the search goes to next
	for i := range next {
		next[i] = unseen
	}
	var path []*ir.Function
	for _, root := range all {
		if next[root.Index] != unseen {
			continue
		}
		next[root.Index] = 0
		for path = append(path, root); len(path) > 0; {
			f := path[len(path)-1]
			if k := next[f.Index]; k < len(callees[f.Index]) {
				next[f.Index]++
				if g := callees[f.Index][k]; next[g.Index] == unseen {
					next[g.Index] = 0
					path = append(path, g)
				}
				continue
			}
			path = path[:len(path)-1]
			if len(f.Blocks) > 0 {
				list = append(list, f)
			}
		}
	}
	return list
}
