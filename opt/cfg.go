package opt

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// CFG tidies the control flow graph and keeps it structured: branches on constants become branches, blocks
// that nothing reaches go, a block that is the only successor of its only predecessor is appended to it.
//
// A merge block or continue target that nothing reaches stays, empty: the merge block as OpUnreachable, the
// continue target with its branch back. A selection on a constant is folded only where nothing inside
// leaves through its merge block from a nested construct, since the merge block then is none any more.
//
// Cost: linear, but for folded selections, whose own blocks are walked once each.
var CFG = pass.ForFunctions("cfg", "fold constant branches, remove unreachable blocks, merge trivial ones", func(c *pass.Context, f *ir.Function) bool {
	t := &tidier{c: c, m: c.Module, f: f}
	changed := t.foldBranches()
	changed = t.removeUnreachable() || changed
	return t.mergeBlocks() || changed
}, pass.IgnoresRemovals)

type tidier struct {
	c *pass.Context
	m *ir.Module
	f *ir.Function
}

// foldBranches turns conditional branches with a known target into branches.
func (t *tidier) foldBranches() bool {
	changed := false
	for _, b := range t.f.Blocks {
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

// branchTo makes b branch to target and reports whether anything changed: b's selection may be needed, or its back edge.
func (t *tidier) branchTo(b, target *ir.Block) bool {
	if b.BranchTo(target) == nil {
		return true
	}
	last := b.Terminator()
	for h := range b.Succs() {
		if h == target || h.ContinueTarget() == nil {
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

// knownTarget returns the block to which a conditional terminator always goes, nil where that is open.
func (t *tidier) knownTarget(in *ir.Inst) *ir.Block {
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
	case spirv.OpSwitch:
		if v, ok := t.m.Constants().IntValue(in.ID(0)); ok {
			return t.m.BlockOf(in.SwitchTarget(v))
		}
	}
	return nil
}

// removeUnreachable removes what the entry does not reach.
func (t *tidier) removeUnreachable() bool {
	blocks := t.f.Blocks
	reached := make([]bool, len(blocks))
	count := 0
	flood := func(b *ir.Block) {
		if reached[b.Index] {
			return
		}
		reached[b.Index] = true
		for work := []*ir.Block{b}; len(work) > 0; {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			count++
			for s := range b.Succs() {
				if !reached[s.Index] {
					reached[s.Index] = true
					work = append(work, s)
				}
			}
		}
	}
	flood(blocks[0])
	if count < len(blocks) {
		for _, b := range blocks {
			if !reached[b.Index] && t.pinned(b) {
				flood(b)
			}
		}
	}
	if count == len(blocks) {
		return false
	}
	// Structure that reachable headers name stays, in its smallest form.
	keep := make([]bool, len(blocks))
	changed := false
	header := make([]*ir.Block, len(blocks)) // of a continue target
	for i, b := range blocks {
		merge := b.MergeInst()
		if !reached[i] || merge == nil {
			continue
		}
		if m := t.m.BlockOf(merge.ID(0)); !reached[m.Index] {
			keep[m.Index] = true
		}
		if merge.Op == spirv.OpLoopMerge {
			if c := t.m.BlockOf(merge.ID(1)); !reached[c.Index] {
				keep[c.Index] = true
				header[c.Index] = b
			}
		}
	}
	removing := false
	for i, b := range blocks {
		removing = removing || !reached[i] && !keep[i]
		if !keep[i] {
			continue
		}
		last := b.Terminator()
		bare := b.First().Next() == last
		switch h := header[i]; {
		case h != nil && !(bare && last.Op == spirv.OpBranch && last.ID(0) == h.ID()):
			b.MakeBranch(h)
			changed = true
		case h != nil:
			// What h's phis have from b may have been computed in a block that goes.
			for phi := range h.Phis() {
				v := t.m.Def(phi.PhiValue(b))
				if v != nil && v.Function() == t.f && !reached[v.Block().Index] && v.Block() != b {
					phi.SetPhiValue(b, t.m.Constants().Undef(phi.Type))
					changed = true
				}
			}
		case !(bare && last.Op == spirv.OpUnreachable):
			b.MakeUnreachable()
			changed = true
		}
	}
	if removing {
		t.f.RemoveBlocks(func(b *ir.Block) bool { return !reached[b.Index] && !keep[b.Index] })
		changed = true
	}
	return changed
}

// pinned reports whether an instruction of unknown meaning may name b or a result in it, or stands in it and may
// define one.
func (t *tidier) pinned(b *ir.Block) bool {
	for in := range b.Insts() {
		if in.Op.Info() == nil || in.Result != 0 && t.m.Pinned(in.Result) {
			return true
		}
	}
	return false
}

// mergeBlocks appends blocks to their only predecessor.
func (t *tidier) mergeBlocks() bool {
	changed := false
	for _, p := range t.f.Blocks {
		for p.First() != nil && p.Terminator().Op == spirv.OpBranch {
			b := t.m.BlockOf(p.Terminator().ID(0))
			if len(b.Preds()) > 1 || !t.c.Transform() || b.MergeIntoPred() != nil {
				break
			}
			changed = true
		}
	}
	return changed
}
