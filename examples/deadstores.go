package examples

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// DeadStores removes stores that are overwritten in the same block before anything may have read them.
//
// Cost: linear, with up to 100 instructions looked at for each store. It leaves alone what is volatile or coherent, and
// what is overwritten in part or in another block.
var DeadStores = pass.ForFunctions("dead-stores", "stores that are overwritten at once go",
	func(c *pass.Context, f *ir.Function) bool {
		memory := analysis.Memory.Of(c)
		changed := false
		for in := range f.Insts() {
			if in.Op == spirv.OpStore && !in.VolatileAccess() && overwritten(memory, in) && c.Transform() {
				in.Remove()
				changed = true
			}
		}
		return changed
	}, pass.Preserves(analysis.Memory))

// overwritten reports whether an instruction behind a store writes to the same place before one may read it.
func overwritten(memory *analysis.ModuleMemory, store *ir.Inst) bool {
	pointer := view.Store(store).Pointer()
	place := memory.At(pointer)
	if !place.Stable {
		return false
	}
	for in, n := store.Next(), 0; in != nil && n < 100; in, n = in.Next(), n+1 {
		if in.Op == spirv.OpStore && view.Store(in).Pointer() == pointer {
			return true
		}
		if memory.MayRead(in, place) {
			return false
		}
	}
	return false
}
