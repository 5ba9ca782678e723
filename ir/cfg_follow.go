package ir

import (
	"slices"

	"hone/spirv"
)

// Predecessors and headers follow the instructions that name labels: whatever adds, edits or removes an instruction
// calls what is here. See inst.go.

// branches reports whether in is a terminator with edges that can be edited.
func (in *Inst) branches() bool {
	switch in.Op {
	case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch:
		return in.list.fn != nil
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
			list = append(list, in.list.mod.BlockOf(id))
		}
		return list
	}
	for i := range in.targetWords {
		list = append(list, in.list.mod.BlockOf(in.ID(i)))
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
			t.addPred(in.list.block)
		}
	}
}

// disconnect forgets that a terminator, or, if merge is set, a merge instruction, named the targets, of which it still
// names those in stay. The phis of a target lose the block's entry with the last edge. Linear in the targets, and in
// the predecessors and phi entries of each.
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
			t.lose(lostEdges{in.list.block, n, slices.Contains(stay, t)})
		}
	}
}

// addPred records an edge from p to b.
func (b *Block) addPred(p *Block) {
	b.preds = append(b.Preds(), p)
	b.fn.touchEdges()
}

// removePreds forgets edges to b. The phis lose an entry with the last edge from a block.
func (b *Block) removePreds(e lostEdges) {
	for range e.n {
		i := fromEnds(len(b.preds), func(i int) bool { return b.preds[i] == e.pred })
		if i < 0 {
			break
		}
		b.preds = cut(b.preds, i, i+1)
	}
	if e.left || e.pred.first == nil {
		return
	}
	for phi := range b.Phis() {
		phi.removePhiEntry(e.pred)
	}
}

// fromEnds returns the index below n for which is is true, -1 for none, and looks from both ends at once: so who
// removes many edges to one block, in the order of blocks or against it, finds each in constant time.
func fromEnds(n int, is func(int) bool) int {
	for i := range (n + 1) / 2 {
		if j := n - 1 - i; is(j) {
			return j
		} else if is(i) {
			return i
		}
	}
	return -1
}

// cut takes the elements from i up to j out of a list and moves what is on the shorter side of them. The list may start
// behind its old start then.
func cut[T any](list []T, i, j int) []T {
	if i >= len(list)-j {
		return slices.Delete(list, i, j)
	}
	copy(list[j-i:], list[:i])
	return list[j-i:]
}
