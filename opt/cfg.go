package opt

import (
	"slices"

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
		merge := b.MergeInst()
		if merge != nil && merge.Op == spirv.OpSelectionMerge && !t.leavesPlainly(b, target, t.m.BlockOf(merge.ID(0))) {
			continue
		}
		if !t.c.Transform() {
			return changed
		}
		b.BranchTo(target)
		changed = true
	}
	return changed
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

// leavesPlainly reports whether the construct that header's selection opens reaches its merge block only
// by plain branches of its own blocks, if only the path through target is left. Nested constructs are
// stepped over from their header to their merge block.
func (t *tidier) leavesPlainly(header, target, merge *ir.Block) bool {
	if target == merge {
		return true
	}
	// What leads to the merge block lies inside of the construct: the walks never leave it.
	inside := t.m.NewTable()
	defer inside.Release()
	work := slices.Clone(merge.Preds())
	for count := 0; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == header || b == merge || inside.Get(b.ID()) != 0 {
			continue
		}
		if count++; count > maxFolded {
			return false
		}
		inside.Set(b.ID(), leadsToMerge)
		work = append(work, b.Preds()...)
	}
	t.reach(inside, target, false)
	t.reach(inside, target, true)
	for _, p := range merge.Preds() {
		mark := inside.Get(p.ID())
		if mark&fromTarget == 0 {
			continue // the header, and what only the other targets reach and will be gone
		}
		if mark&fromTargetPlainly == 0 || p.Terminator().Op != spirv.OpBranch || p.MergeInst() != nil {
			return false
		}
	}
	return true
}

// maxFolded is the largest construct, in blocks, of which the selection is folded.
const maxFolded = 4096

// Marks of the blocks of a construct.
const (
	leadsToMerge      = 1 << iota
	fromTarget        // the target reaches it
	fromTargetPlainly // likewise, with nested constructs stepped over
)

// reach marks the blocks of a construct that target reaches, with nested constructs stepped over or not.
func (t *tidier) reach(inside *ir.Table, target *ir.Block, stepOver bool) {
	mark := int32(fromTarget)
	if stepOver {
		mark = fromTargetPlainly
	}
	work := []*ir.Block{target}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		old := inside.Get(b.ID())
		if old == 0 || old&mark != 0 {
			continue
		}
		inside.Set(b.ID(), old|mark)
		if m := b.MergeInst(); m != nil && stepOver {
			work = append(work, t.m.BlockOf(m.ID(0)))
			continue
		}
		for s := range b.Succs() {
			work = append(work, s)
		}
	}
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
	structural := make([]bool, len(t.f.Blocks)) // merge blocks and continue targets
	for _, b := range t.f.Blocks {
		if merge := b.MergeInst(); merge != nil {
			for _, id := range merge.IDs() {
				if m := t.m.BlockOf(id); m != nil {
					structural[m.Index] = true
				}
			}
		}
	}
	changed := false
	for _, p := range t.f.Blocks {
		for p.First() != nil && p.Terminator().Op == spirv.OpBranch {
			b := t.m.BlockOf(p.Terminator().ID(0))
			if len(b.Preds()) != 1 || b == p || structural[b.Index] || t.m.Pinned(b.ID()) || !t.mergeable(p, b) || !t.c.Transform() {
				break
			}
			for phi := range b.Phis() {
				t.m.Substitute(phi, phi.ID(0))
			}
			b.MergeIntoPred()
			changed = true
		}
	}
	if changed {
		t.f.RemoveEmptyBlocks()
	}
	return changed
}

// mergeable reports whether p's merge instruction, if it has one, can stand before b's terminator, and
// b's phis can be replaced.
func (t *tidier) mergeable(p, b *ir.Block) bool {
	if p.MergeInst() != nil {
		op := b.Terminator().Op
		if b.MergeInst() != nil || op != spirv.OpBranch && op != spirv.OpBranchConditional {
			return false
		}
	}
	for phi := range b.Phis() {
		if t.m.Pinned(phi.Result) || phi.ID(0) == phi.Result {
			return false
		}
	}
	return true
}
