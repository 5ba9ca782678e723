package examples

import (
	"slices"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// StrengthReduction turns multiplications of a loop's counter by a constant into additions. Where i begins as i0 and
// grows by s, i * k is a counter too: it begins as i0 * k and grows by s * k (Cocke and Kennedy, "An Algorithm for
// Reduction of Operator Strength", 1977).
//
// Cost: linear. It leaves alone loops with several back edges or without a preheader.
var StrengthReduction = pass.ForFunctions("strength-reduction", "multiplications of a loop's counter become additions",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for _, loop := range analysis.Loops.Of(c, f).All() {
			if loop.Preheader() < 0 || len(loop.BackEdges()) != 1 {
				continue
			}
			for phi := range f.Blocks[loop.Header].Phis() {
				if counter, ok := newCounter(c, f, loop, phi); ok {
					changed = counter.reduce(c, f, loop) || changed
				}
			}
		}
		return changed
	}, pass.Idempotent)

// counter is a phi of a loop header that grows by a constant in each iteration.
type counter struct {
	phi              *ir.Inst
	next             *ir.Inst // the addition
	start            ir.ID
	step             uint64
	preheader, latch *ir.Block
}

func newCounter(c *pass.Context, f *ir.Function, loop *graph.Loop, phi *ir.Inst) (counter, bool) {
	x := counter{phi: phi, preheader: f.Blocks[loop.Preheader()], latch: f.Blocks[loop.BackEdges()[0]]}
	x.start = phi.PhiValue(x.preheader)
	x.next = c.Module.Def(phi.PhiValue(x.latch))
	if phi.NumWords() != 4 || x.next.Op != spirv.OpIAdd || x.next.Type != phi.Type ||
		!loop.Contains(x.next.Block().Index) {
		return x, false
	}
	a, b := view.IAdd(x.next).Operand(), view.IAdd(x.next).Operand2()
	if b == phi.Result {
		a, b = b, a
	}
	step, ok := c.Constants().IntValue(b)
	x.step = step
	return x, ok && a == phi.Result
}

// reduce gives each multiplication of the counter in the loop a counter of its own.
func (x counter) reduce(c *pass.Context, f *ir.Function, loop *graph.Loop) bool {
	typ, changed := x.phi.Type, false
	for _, use := range slices.Clone(analysis.Uses.Of(c, f).Of(x.phi.Result)) {
		mul := use.Inst
		if mul.Op != spirv.OpIMul || mul.Type != typ || !loop.Contains(mul.Block().Index) {
			continue
		}
		factor := mul.ID(1 - use.Operand) // the other operand
		k, ok := c.Constants().IntValue(factor)
		if !ok || c.Module.TypeOf(factor) != typ || c.Module.Pinned(mul.Result) || !c.Grow(2) || !c.Transform() {
			continue
		}
		start := c.AtEnd(x.preheader).IMul(typ, x.start, factor)
		product := c.After(x.phi).Phi(typ, start, x.preheader.ID())
		next := c.After(x.next).IAdd(typ, product, c.Constants().Int(typ, x.step*k))
		c.Module.Def(product).SetPhiValue(x.latch, next)
		c.Module.ReplaceAndRemove(mul, product)
		changed = true
	}
	return changed
}
