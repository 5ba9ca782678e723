package examples

import (
	"slices"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// LICM moves what gives the same result in every iteration of a loop in front of the loop: loop-invariant code motion
// (Aho, Lam, Sethi, Ullman, "Compilers", section 9.5). Inner loops come first, so that what leaves one may leave the
// next.
//
// Cost: linear in the instructions of loops, once for each loop around them. It leaves alone loops without a preheader,
// and what may not be executed where it was not before.
var LICM = pass.ForFunctions("loop-invariants", "what a loop does not change is computed before it",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for _, loop := range slices.Backward(analysis.Loops.Of(c, f).All()) {
			before := loop.Preheader()
			if before < 0 {
				continue
			}
			at := c.AtEnd(f.Blocks[before])
			for _, v := range loop.Body() { // definitions come before their uses
				for in := range f.Blocks[v].Insts() {
					if invariant(c.Module, loop, in) && c.Transform() {
						at.Move(in)
						changed = true
					}
				}
			}
		}
		return changed
	}, pass.Idempotent)

// invariant reports whether in may be executed before the loop, and computes the same there.
func invariant(m *ir.Module, loop *graph.Loop, in *ir.Inst) bool {
	if !effects.Speculatable(in) && !safeLoad(m, in) {
		return false
	}
	for _, id := range in.IDs() {
		if b := m.Def(id).Block(); b != nil && loop.Contains(b.Index) {
			return false
		}
	}
	return true
}

// safeLoad reports whether in reads a whole variable that nothing writes.
func safeLoad(m *ir.Module, in *ir.Inst) bool {
	if in.Op != spirv.OpLoad || effects.Volatile(in) {
		return false
	}
	pointer := view.Load(in).Pointer()
	return m.Def(pointer).Op == spirv.OpVariable && m.ReadOnly(pointer)
}
