package ir

import (
	"slices"

	"hone/spirv"
)

// Predecessors and headers follow the instructions that name labels: whatever adds, edits or removes an instruction calls what is
// here. See inst.go.

// branches reports whether in is a terminator with edges that can be edited.
func (in *Inst) branches() bool {
	switch in.Op {
	case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch:
		return in.block.fn != nil
	}
	return false
}

// namesBlocks reports whether in is a terminator that may have edges, or a merge instruction.
func (in *Inst) namesBlocks() bool {
	return in.branches() || in.isMerge() || in.next == nil && in.IsTerminator()
}

// targets returns the blocks that a terminator or merge instruction names.
func (in *Inst) targets() (list []*Block) {
	if in.isMerge() {
		for _, id := range in.IDs() {
			list = append(list, in.block.mod.BlockOf(id))
		}
		return list
	}
	for i := range in.targetWords {
		list = append(list, in.block.mod.BlockOf(in.ID(i)))
	}
	return list
}

// connect records what a terminator or merge instruction says of the graph.
func (in *Inst) connect() {
	merge := in.isMerge()
	for _, t := range in.targets() {
		switch {
		case t == nil: // no label: Verify says so
		case merge:
			t.namedBy = append(t.namedBy, in)
		default:
			t.addPred(in.block)
		}
	}
}

// disconnect forgets that a terminator, or, if merge is set, a merge instruction, named the targets, of which it still names those
// in stay. The phis
// of a target lose the block's entry with the last edge. Linear in the targets, and in the predecessors and phi entries of
// each.
func (in *Inst) disconnect(targets, stay []*Block, merge bool) {
	targets = slices.DeleteFunc(targets, func(t *Block) bool { return t == nil || t.first == nil })
	if len(targets) > 2 {
		slices.SortFunc(targets, func(s, t *Block) int { return s.Index - t.Index })
	}
	for len(targets) > 0 {
		t, n := targets[0], 1
		for n < len(targets) && targets[n] == t {
			n++
		}
		targets = targets[n:]
		if merge {
			t.namedBy = slices.DeleteFunc(t.namedBy, func(x *Inst) bool { return x == in })
		} else {
			t.removePreds(in.block, n, slices.Contains(stay, t))
		}
	}
}

// addPred records an edge from p to b.
func (b *Block) addPred(p *Block) {
	b.preds = append(b.preds, p)
	b.fn.touchEdges()
}

// removePreds forgets n edges from p to b; left says whether there are others. The phis lose p's entry with the last one.
func (b *Block) removePreds(p *Block, n int, left bool) {
	b.fn.touchEdges()
	// From the back: who removes edges of many blocks to one from the last block on does it in constant time each.
	for i := len(b.preds) - 1; i >= 0 && n > 0; i-- {
		if b.preds[i] == p {
			b.preds = slices.Delete(b.preds, i, i+1)
			n--
		}
	}
	if left || p.first == nil {
		return
	}
	for phi := range b.Phis() {
		phi.removePhiEntry(p)
	}
}
