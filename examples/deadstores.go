package examples

import (
	"hone/analysis"
	"hone/ir"
	"hone/pass"
)

// DeadStores removes stores of which nothing reads what they leave: on each path it is overwritten before, or it is in
// a variable of the function.
//
// Cost: near linear; a hundred accesses are looked at for each store. It leaves alone what is volatile or coherent, and
// what is overwritten in parts.
var DeadStores = pass.ForFunctions("unread-stores", "removes stores that nothing reads",
	func(c *pass.Context, f *ir.Function) bool {
		graph := analysis.MemorySSA.Of(c, f)
		changed := false
		for in := range f.Insts() {
			if graph.Dead(in) && c.Transform() {
				in.Remove()
				changed = true
			}
		}
		return changed
	}, pass.Preserves(analysis.Memory))
