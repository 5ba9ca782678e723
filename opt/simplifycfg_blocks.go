package opt

import (
	"slices"

	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// mergeBlocks appends blocks to their only predecessor.
func (t *cfgSimplifier) mergeBlocks() bool {
	changed := false
	for _, p := range t.f.Blocks {
		for p.First() != nil && p.Terminator().Op == spirv.OpBranch {
			t.m.Spend(1)
			b := t.m.BlockOf(p.Terminator().ID(0))
			if len(b.Preds()) > 1 || !t.canTakeRole(p, b) || !t.c.Transform() {
				break
			}
			if h := b.ContinueOf(); h != nil {
				h.MergeInst().SetID(1, p.ID())
				changed = true
			} else if h := b.MergeOf(); h != nil {
				h.MergeInst().SetID(0, p.ID())
				changed = true
			}
			if b.MergeIntoPred() != nil {
				break
			}
			changed = true
		}
	}
	return changed
}

// canTakeRole reports whether p, which leads to b only, can be the continue target or merge block in the place of b,
// which nothing else leads to: so that b may be appended to it. It is also true where b is neither.
//
// As continue target p is executed by the same invocations in the same iteration. As merge block of a selection it is
// executed by the same ones too, as all that come to b come through p. As merge block of a loop it is executed by those
// that left the loop in other iterations as well: that must make no difference to what it does. Where an execution mode
// says that invocations come together in merge blocks, these stay.
func (t *cfgSimplifier) canTakeRole(p, b *ir.Block) bool {
	loop, header := b.ContinueOf(), b.MergeOf()
	switch {
	case loop == nil && header == nil:
		return true
	case loop != nil && header != nil, p.ContinueOf() != nil, p.MergeOf() != nil, t.m.Pinned(b.ID()):
		return false
	case loop == p: // a loop of one block
		return leadsTo(b, p)
	case p.MergeInst() != nil || isCaseOf(p, header):
		return false
	case loop != nil:
		return true
	case t.converges():
		return false
	case header.LoopMerge() != nil:
		for in := p.First().Next(); in != p.Terminator(); in = in.Next() {
			if in.Op != spirv.OpPhi && !t.m.IsDebug(in) && !effects.Speculatable(in) {
				return false
			}
		}
	}
	return true
}

// isCaseOf reports whether b is a case of another OpSwitch than that of header: its targets are its own merge block and
// what it dominates structurally, not the merge blocks and continue targets of constructs around it.
func isCaseOf(b, header *ir.Block) bool {
	return slices.ContainsFunc(b.Preds(), func(p *ir.Block) bool {
		return p != header && p.Terminator().Op == spirv.OpSwitch
	})
}

func leadsTo(b, to *ir.Block) bool {
	for s := range b.Succs() {
		if s == to {
			return true
		}
	}
	return false
}

// threadBlocks leads edges around blocks that do nothing but branch on, which are removed.
func (t *cfgSimplifier) threadBlocks() bool {
	changed := false
	for _, b := range slices.Backward(t.f.Blocks) { // so that of several in a row the last one goes first
		for t.work = append(t.work[:0], b); len(t.work) > 0; {
			t.m.Spend(1)
			b := t.work[len(t.work)-1]
			t.work = t.work[:len(t.work)-1]
			changed = t.threadBlock(b) || changed
		}
	}
	return changed
}

// threadBlock leads what leads to b to where b branches on, if it does nothing else. A selection of which both sides
// become one is none any more: its merge block is to be looked at again.
func (t *cfgSimplifier) threadBlock(b *ir.Block) bool {
	to := t.onlyBranches(b)
	if to == nil || !t.canThread(b, to) || !t.c.Transform() {
		return false
	}
	keepDebug(b, to)
	changed := false
	for len(b.Preds()) > 0 {
		t.m.Spend(1)
		p := b.Preds()[0]
		merge := p.MergeBlock()
		if p.Redirect(b, to, ir.PhisFrom(b)) != nil {
			return changed
		}
		changed = true
		if merge != nil && p.MergeInst() == nil {
			t.work = append(t.work, merge)
		}
	}
	return b.Remove() == nil || changed
}

// keepDebug moves debug information out of b, which holds nothing else, to where the same invocations come by: the
// block before it, if that leads nowhere else, or the one behind it, if nothing else leads there. What one side of a
// selection says would not hold on the other one.
func keepDebug(b, to *ir.Block) {
	in, last := b.First().Next(), b.Terminator()
	if in == last {
		return
	}
	var at *ir.Inst
	switch p := b.Preds()[0]; {
	case len(b.Preds()) == 1 && p.Terminator().Op == spirv.OpBranch:
		if at = p.Terminator(); p.MergeInst() != nil {
			at = p.MergeInst()
		}
	case len(to.Preds()) == 1:
		at = to.FirstInsertionPoint()
	default:
		return
	}
	for in != last {
		next := in.Next()
		in.MoveBefore(at)
		in = next
	}
}

// onlyBranches returns the block to which a block branches that does nothing else and that no merge instruction names.
// It is nil for any other block.
func (t *cfgSimplifier) onlyBranches(b *ir.Block) *ir.Block {
	last := b.Terminator()
	if last == nil || last.Op != spirv.OpBranch || b.First().NextCode() != last || b == t.f.Entry() ||
		b.MergeOf() != nil || b.ContinueOf() != nil || t.m.Pinned(b.ID()) {
		return nil
	}
	return t.m.BlockOf(last.ID(0))
}

// maxThreaded is how many edges the blocks before and after an empty one may have.
const maxThreaded = 256

// canThread reports whether what leads to b, an empty block, can lead to to, where b branches.
func (t *cfgSimplifier) canThread(b, to *ir.Block) bool {
	if to == b || to.LoopMerge() != nil || len(to.Preds()) > maxThreaded || len(b.Preds()) > maxThreaded {
		return false // the block before a loop is a preheader, that in its continue construct the back-edge block
	}
	phis := hasPhis(to)
	for _, p := range b.Preds() {
		switch p.Terminator().Op {
		case spirv.OpBranch, spirv.OpBranchConditional:
		case spirv.OpSwitch:
			if p.Terminator().NumWords() > maxThreaded || p.MergeBlock() != to && !leadsTo(p, to) {
				return false // see isCaseOf
			}
		default:
			return false
		}
		if phis && p != b.Preds()[0] {
			return false // each phi would get more entries
		}
		if phis && leadsTo(p, to) {
			for phi := range to.Phis() {
				if phi.PhiValue(p) != phi.PhiValue(b) {
					return false
				}
			}
		}
	}
	return len(b.Preds()) > 0
}

// undeclareSelections removes the merge instructions of selections that leave a construct on one side and go on at the
// merge block on the other, or that leave constructs on both sides: control flow needs no OpSelectionMerge there. Of
// others that never come to their merge block a side becomes the merge block, if it only leads out of the construct.
// Where an execution mode says that invocations come together in merge blocks, these stay.
func (t *cfgSimplifier) undeclareSelections() bool {
	changed := false
	for _, b := range t.f.Blocks {
		merge := b.MergeInst()
		if merge == nil || merge.Op != spirv.OpSelectionMerge {
			continue
		}
		m := b.MergeBlock()
		exits, goesOn := 0, 0
		var side *ir.Block
		for s := range b.Succs() {
			switch {
			case s == m:
				goesOn++
			case isExit(s):
				exits++
			case side == nil && len(s.Preds()) == 1 && onlyExits(s):
				side = s
			}
		}
		needless := b.Terminator().Op == spirv.OpBranchConditional && exits > 0 && exits+goesOn == 2
		never := len(m.Preds()) == 0 && m.Terminator().Op == spirv.OpUnreachable && !t.m.Pinned(m.ID())
		if len(m.Preds()) != goesOn || !needless && (!never || side == nil) || t.converges() || !t.c.Transform() {
			continue
		}
		if changed = true; needless {
			merge.Remove()
		} else {
			merge.SetID(0, side.ID())
		}
		if never {
			m.Remove()
		}
	}
	return changed
}

// onlyExits reports whether all edges from b lead to merge blocks and continue targets, and none to its own.
func onlyExits(b *ir.Block) bool {
	for s := range b.Succs() {
		if !isExit(s) || s == b.MergeBlock() {
			return false
		}
	}
	return true
}

// isExit reports whether a branch to b leaves a construct: b is a merge block or continue target. A loop of one block
// is its own, and is entered so.
func isExit(b *ir.Block) bool {
	loop := b.ContinueOf()
	return b.MergeOf() != nil || loop != nil && loop != b
}
