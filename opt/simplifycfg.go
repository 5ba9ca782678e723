package opt

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// SimplifyCFG simplifies the control flow graph and keeps it structured: branches on constants become branches,
// unreachable blocks are removed, what leads to a block that only branches on leads where that does, a block that is
// the only successor of its only predecessor is appended to it, a loop of which the first test fails is left at once,
// and no merge instruction declares a selection that only leaves a construct or goes on, nor a loop that nothing
// repeats.
//
// An unreachable merge block or continue target remains, empty: the merge block as OpUnreachable, the continue target
// with its branch back. A selection on a constant is folded only where nothing inside leaves through its merge block
// from a nested construct, since the merge block then is none any more. A continue target or merge block that is
// appended to its predecessor makes that the continue target or merge block, where the same invocations execute it
// together as before: see canTakeRole.
//
// Cost: linear, but for folded selections, whose own blocks are walked once each.
var SimplifyCFG = pass.ForFunctions("simplify-cfg", "fold constant branches, remove unreachable and empty blocks, "+
	"merge trivial ones", func(c *pass.Context, f *ir.Function) bool {
	t := &cfgSimplifier{c: c, m: c.Module, f: f}
	changed := false
	t.findNeverEntered()
	f.Batch(func() { changed = t.foldBranches() })
	changed = c.Transform() && f.RemoveUnreachable() || changed
	changed = t.undeclareLoops() || changed
	changed = t.threadBlocks() || changed
	changed = t.undeclareSelections() || changed
	return t.mergeBlocks() || changed
}, pass.IgnoresRemovals)

type cfgSimplifier struct {
	c *pass.Context
	m *ir.Module
	f *ir.Function

	asked, reconverges bool
	never              []*ir.Block // headers of loops that are left at once
	work               []*ir.Block // scratch
}

// converges reports whether an execution mode says where invocations come together.
func (t *cfgSimplifier) converges() bool {
	if !t.asked {
		t.asked, t.reconverges = true, t.m.Reconverges()
	}
	return t.reconverges
}

// foldBranches turns conditional branches with a known target into branches.
func (t *cfgSimplifier) foldBranches() bool {
	changed := false
	// a selection before those around it, which it may keep from being folded
	for _, b := range slices.Backward(t.f.Blocks) {
		target := t.knownTarget(b.Terminator())
		if target == nil {
			continue
		}
		if !t.c.Transform() {
			return changed
		}
		changed = t.branchTo(b, target) || changed
	}
	return changed
}

// branchTo makes b branch to target and reports whether anything changed: b's selection may be needed, or its back
// edge.
func (t *cfgSimplifier) branchTo(b, target *ir.Block) bool {
	if b.BranchTo(target) == nil {
		return true
	}
	last := b.Terminator()
	for h := range b.Succs() {
		if h == target || h.ContinueTarget() == nil || h.Index > b.Index { // that edge enters the loop
			continue
		}
		// A loop that runs once: the back edge comes from a new block that nothing reaches.
		if _, err := h.NewContinueTarget(); err == nil {
			last.Block().BranchTo(target)
			return true
		}
	}
	return false
}

// knownTarget returns the block to which a conditional terminator always branches, nil where that is not known.
func (t *cfgSimplifier) knownTarget(in *ir.Inst) *ir.Block {
	switch in.Op {
	case spirv.OpBranchConditional:
		if in.ID(1) == in.ID(2) {
			return t.m.BlockOf(in.ID(1))
		}
		if v, ok := t.m.Constants().BoolValue(in.ID(0)); ok {
			if v {
				return t.m.BlockOf(in.ID(1))
			}
			return t.m.BlockOf(in.ID(2))
		}
		if slices.Contains(t.never, in.Block()) {
			return in.Block().MergeBlock()
		}
	case spirv.OpSwitch:
		if v, ok := t.m.Constants().IntValue(in.ID(0)); ok {
			return t.m.BlockOf(in.SwitchTarget(v))
		}
		return onlySucc(in.Block())
	}
	return nil
}

// onlySucc returns the block to which all edges from b lead, nil where there are several.
func onlySucc(b *ir.Block) (only *ir.Block) {
	for s := range b.Succs() {
		if only != nil && s != only {
			return nil
		}
		only = s
	}
	return only
}

// findNeverEntered finds the headers of loops that test whether to leave them, of which the first test says so: there
// is no second one then.
func (t *cfgSimplifier) findNeverEntered() {
	for _, h := range t.f.Blocks {
		if h.LoopMerge() == nil || h.Terminator().Op != spirv.OpBranchConditional || !leadsTo(h, h.MergeBlock()) {
			continue
		}
		for _, before := range h.Preds() {
			if t.leaves(h, before) && t.entersBy(h, before) {
				t.never = append(t.never, h)
			}
		}
	}
}

// leaves reports whether the test in the header of a loop says to leave it when control flow comes from before.
func (t *cfgSimplifier) leaves(header, before *ir.Block) bool {
	value := func(phi *ir.Inst) (uint64, bool) {
		if phi.Block() != header {
			return 0, false
		}
		return t.m.Constants().ScalarValue(phi.PhiValue(before))
	}
	end := header.Terminator()
	const depth = 4
	v, ok := (&Evaluator{Module: t.m}).Evaluate(end.ID(0), value, depth)
	return ok && end.ID(2-int(v)) == header.MergeBlock().ID()
}

// entersBy reports whether all edges to the header of a loop but those from before come from inside of it.
func (t *cfgSimplifier) entersBy(header, before *ir.Block) bool {
	dom := t.c.Dominators(t.f)
	for _, p := range header.Preds() {
		if p != before && !dom.Dominates(header.Index, p.Index) {
			return false
		}
	}
	return !dom.Dominates(header.Index, before.Index)
}

// undeclareLoops removes the merge instructions of loops that nothing repeats and that one branch leaves, which stands
// in no construct inside of them: they are no more than code in a row. Where an execution mode says that invocations
// come together in merge blocks, these stay.
func (t *cfgSimplifier) undeclareLoops() bool {
	changed := false
	var regions *analysis.RegionTree
	for _, h := range t.f.Blocks {
		next := h.ContinueTarget()
		if next == nil || next == h || len(next.Preds()) > 0 || next.First().NextCode() != next.Terminator() ||
			t.m.Pinned(next.ID()) || len(h.Preds()) != 2 { // a block that nothing reaches may be the third
			continue
		}
		merge := h.MergeBlock()
		if len(merge.Preds()) != 1 || merge.Preds()[0].Terminator().Op != spirv.OpBranch || t.converges() {
			continue
		}
		if regions == nil {
			regions = analysis.Regions.Of(t.c, t.f)
		}
		if regions.Of(merge.Preds()[0]) != regions.HeadedBy(h) || !t.c.Transform() {
			continue
		}
		h.LoopMerge().Remove()
		next.Remove()
		changed = true
	}
	return changed
}
