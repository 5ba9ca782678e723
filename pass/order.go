package pass

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// functions returns the functions with code in the order in which passes see them: callees first. It is found anew where functions came or went, or a
// pass for modules changed something.
func (d *driver) functions() []*ir.Function {
	all := d.module.Functions()
	if len(all) == 1 && len(all[0].Blocks) > 0 {
		return all
	}
	if !d.reorder && slices.Equal(d.orderOf, all) {
		return d.order
	}
	d.reorder = false
	d.orderOf = append(d.orderOf[:0], all...)
	d.order = calleesFirst(d.module, d.order[:0])
	return d.order
}

// calleesFirst appends the functions with code to a list, callees before their callers: the postorder of a depth-first search of the call
// graph, which begins at the functions in the order of the module. In a cycle the function that the search reaches first comes last.
// Cost: linear in the instructions.
func calleesFirst(m *ir.Module, list []*ir.Function) []*ir.Function {
	all := m.Functions()
	callees := make([][]*ir.Function, len(all))
	for i, f := range all {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op != spirv.OpFunctionCall {
					continue
				}
				if callee := m.Def(in.ID(0)); callee != nil && callee.Function() != nil {
					callees[i] = append(callees[i], callee.Function())
				}
			}
		}
	}
	seen := make([]bool, len(all))
	var path []*ir.Function
	for _, root := range all {
		if seen[root.Index] {
			continue
		}
		seen[root.Index] = true
		for path = append(path, root); len(path) > 0; {
			f := path[len(path)-1]
			if rest := callees[f.Index]; len(rest) > 0 {
				callees[f.Index] = rest[1:]
				if g := rest[0]; !seen[g.Index] {
					seen[g.Index] = true
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
