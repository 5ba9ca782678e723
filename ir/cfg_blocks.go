package ir

import (
	"slices"

	"hone/graph"
	"hone/spirv"
)

// NewBlock makes a block that is placed after the block after, nil for the first one of a function. It holds its label and nothing else: a [Builder] at its
// end makes its instructions and its terminator, with which its edges appear; until then a merge instruction may name it and
// edges may lead to it, but nothing may ask for its terminator.
//
// It is the last one of f.Blocks until [Function.Layout], so a loop over them does not meet it. Constant time.
func (f *Function) NewBlock(after *Block) *Block {
	b := f.mod.blocks.new()
	*b = Block{mod: f.mod, fn: f, Index: len(f.Blocks), after: after}
	f.Blocks = append(f.Blocks, b)
	b.Append(f.mod.NewInst(spirv.OpLabel, 0, true))
	f.touchEdges()
	return b
}

// Remove removes a block that no other block leads to, with the edges that leave it.
//
// The error says what stands against it, and nothing is changed: it is the first block, another one leads to it,
// a merge instruction names it (see [Block.MakeUnreachable] and [Block.MakeBranch]), or a value in it is used elsewhere. It
// leaves f.Blocks with [Function.Layout]; until then it has no instructions. Cost: linear in the block, and in the predecessors and
// phi entries of its successors.
func (b *Block) Remove() error {
	switch {
	case b == b.fn.Entry():
		return b.refuse("a function needs its first block")
	case slices.ContainsFunc(b.preds, func(p *Block) bool { return p != b }):
		return b.refuse("another block leads to it")
	case slices.ContainsFunc(b.namedBy, func(in *Inst) bool { return in.block != b }):
		return b.refuse("the merge instruction of block %%%d names it", b.namedBy[0].block.ID())
	case b.mod.Pinned(b.ID()):
		return b.refuse("an unknown instruction may name it")
	}
	for in := range b.Insts() {
		if in.Unknown() {
			return b.refuse("holds an unknown instruction")
		}
	}
	if in := b.usedElsewhere(); in != nil {
		return b.refuse("its %%%d is used in another block", in.Result)
	}
	if b.last.IsTerminator() {
		b.last.disconnect(b.last.targets(), false)
	}
	if merge := b.MergeInst(); merge != nil {
		merge.disconnect(merge.targets(), true)
	}
	for in := range b.Insts() {
		in.remove()
	}
	b.preds, b.namedBy = nil, nil
	b.fn.touchEdges()
	return nil
}

// usedElsewhere returns a result in b that has other uses than those in b and in the phi entries for edges from b.
func (b *Block) usedElsewhere() *Inst {
	inside := b.mod.NewTable()
	defer inside.Release()
	for in := range b.Insts() {
		for _, id := range in.IDs() {
			inside.Set(id, inside.Get(id)+1)
		}
	}
	for _, s := range b.distinctSuccs() {
		for phi := range s.Phis() {
			if v := phi.PhiValue(b); v != 0 && s != b {
				inside.Set(v, inside.Get(v)+1)
			}
		}
	}
	for in := b.first.next; in != nil; in = in.next {
		if in.Result != 0 && b.mod.Uses(in.Result) > int(inside.Get(b.mod.Resolve(in.Result))) {
			return in
		}
	}
	return nil
}

// distinctSuccs returns each successor once.
func (b *Block) distinctSuccs() []*Block {
	list := slices.Collect(b.Succs())
	slices.SortFunc(list, func(s, t *Block) int { return s.Index - t.Index })
	return slices.Compact(list)
}

// RemoveBlocks removes the blocks for which dead is true, with the edges that leave them. No edge from
// a block that stays may lead to one of them, and no merge instruction in such a block may name one. Linear.
func (f *Function) RemoveBlocks(dead func(*Block) bool) {
	var gone []*Block
	for _, b := range f.Blocks {
		if b.first != nil && dead(b) {
			gone = append(gone, b)
		}
	}
	if len(gone) == 0 {
		return
	}
	f.place()
	for _, b := range gone {
		b.Index = -1
	}
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *Block) bool { return b.Index < 0 })
	for i, b := range f.Blocks {
		b.Index = i
	}
	// A block that many of them lead to is cleared of all at once.
	cleared := f.mod.NewTable()
	for _, b := range gone {
		for s := range b.Succs() {
			if s.Index >= 0 && cleared.Get(s.ID()) == 0 {
				cleared.Set(s.ID(), 1)
				s.removeGonePreds()
			}
		}
	}
	cleared.Release()
	for _, b := range gone {
		if merge := b.MergeInst(); merge != nil {
			merge.disconnect(merge.targets(), true)
		}
	}
	for _, b := range gone {
		for in := b.first; in != nil; {
			next := in.next
			in.remove()
			in = next
		}
	}
	f.touchEdges()
}

// removeGonePreds forgets the edges from blocks whose Index is -1.
func (b *Block) removeGonePreds() {
	b.preds = slices.DeleteFunc(b.preds, func(p *Block) bool { return p.Index < 0 })
	for phi := range b.Phis() {
		phi.removePhiEntries(func(label ID) bool {
			p := b.mod.BlockOf(label)
			return p != nil && p.Index < 0
		})
	}
}

// MakeUnreachable removes everything from b but its label and ends it with OpUnreachable: what is left of a merge
// block that nothing reaches.
func (b *Block) MakeUnreachable() {
	b.clear()
	b.last.Become(spirv.OpUnreachable)
}

// MakeBranch removes everything from b, which nothing reaches, but its label, and ends it with a branch to
// target: what is left of a continue target. The phis of target get an undefined value from b: what they had from
// it may be gone with it.
func (b *Block) MakeBranch(target *Block) {
	b.clear()
	b.last.Become(spirv.OpBranch, uint32(target.ID()))
	for phi := range target.Phis() {
		phi.SetPhiValue(b, b.mod.Constants().Undef(phi.Type))
	}
}

// clear removes what stands between label and terminator.
func (b *Block) clear() {
	for in := b.last.prev; in != b.first; {
		prev := in.prev
		in.Remove()
		in = prev
	}
}

// MergeIntoPred appends b to its only predecessor, of which it is the only successor; b's phis become the values
// that they take. An OpLoopMerge of the predecessor moves before b's terminator. b leaves f.Blocks with [Function.Layout]; until
// then it is a block without instructions, so that a pass can merge many in linear time.
//
// The error says what stands against it, and nothing is changed: b has several predecessors, or its predecessor several
// successors, a merge instruction names b, b's terminator cannot stand behind the OpLoopMerge, or something of unknown meaning
// names b or its phis. Cost: linear in b, and in the edges that leave it and the predecessors of their targets.
func (b *Block) MergeIntoPred() error {
	if err := b.canMergeIntoPred(); err != nil {
		return err
	}
	for phi := range b.Phis() {
		b.mod.Substitute(phi, phi.ID(0))
	}
	p := b.preds[0]
	m := b.mod
	merge := p.LoopMerge() // moves before the new terminator
	p.last.remove()
	label := b.first
	for _, s := range b.distinctSuccs() {
		s.replacePred(b, p)
	}
	b.first = label.next
	b.first.prev = nil
	for in := b.first; in != nil; in = in.next {
		in.block = p
	}
	p.last.next, b.first.prev = b.first, p.last
	p.last = b.last
	if merge != nil {
		merge.unlink()
		merge.linkBefore(p.last)
	}
	b.first, b.last, b.preds = nil, nil, nil
	// Phis that name b's label mean p from now on.
	m.ids[label.Result].def = nil
	m.orphans = true
	m.ids[p.ID()].uses += m.ids[label.Result].uses
	m.ids[label.Result].uses = 0
	m.ids[label.Result].forward = p.ID()
	p.fn.stale, m.anyStale = true, true
	p.touch()
	p.touchRemoved()
	p.fn.touchEdges()
	label.block, label.next = nil, nil
	return nil
}

func (b *Block) canMergeIntoPred() error {
	if len(b.preds) != 1 || b.preds[0] == b || b == b.fn.Entry() {
		return b.refuse("has no single predecessor")
	}
	p := b.preds[0]
	switch {
	case p.last.Op != spirv.OpBranch:
		return b.refuse("its predecessor %%%d does not end in OpBranch", p.ID())
	case len(b.namedBy) > 0:
		return b.refuse("the merge instruction of block %%%d names it", b.namedBy[0].block.ID())
	case b.mod.Pinned(b.ID()):
		return b.refuse("an unknown instruction may name it")
	case p.MergeInst() != nil && (b.MergeInst() != nil || b.last.Op != spirv.OpBranch && b.last.Op != spirv.OpBranchConditional):
		return b.refuse("its terminator cannot stand behind the merge instruction of block %%%d", p.ID())
	}
	for phi := range b.Phis() {
		v := b.mod.Def(phi.ID(0))
		if b.mod.Pinned(phi.Result) || v != nil && v.Op == spirv.OpPhi && v.block == b { // the latter in blocks that nothing reaches
			return b.refuse("its phi %%%d cannot be replaced", phi.Result)
		}
	}
	return nil
}

// replacePred records that the edges from p to b come from q.
func (b *Block) replacePred(p, q *Block) {
	for i := range b.preds {
		if b.preds[i] == p {
			b.preds[i] = q
		}
	}
}

// Layout ends a series of edits of blocks: those that were removed or merged leave f.Blocks, those that were made move to
// their places, and if a block has come to stand before one that dominates it, it moves behind that. Every block's Index is
// its place then. The driver calls it after each pass, so a pass need not.
//
// Cost: linear, or none if no edge was edited; near linear if blocks have to move.
func (f *Function) Layout() {
	if !f.unlaid {
		return
	}
	f.unlaid = false
	f.place()
	for i, b := range f.Blocks {
		b.Index = i
	}
	if !f.forward() {
		f.sortByDominance()
	}
}

// place drops blocks without instructions and puts each new block after the one that it was made for, the newest first.
func (f *Function) place() {
	n := len(f.Blocks)
	first := slices.IndexFunc(f.Blocks, func(b *Block) bool { return b.after != nil || b.first == nil })
	if first < 0 {
		return
	}
	next := make([]int32, n) // linked list over indices
	last := int32(-1)
	for i, b := range f.Blocks {
		if b.after == nil {
			if last >= 0 {
				next[last] = int32(i)
			}
			last = int32(i)
			next[i] = -1
		}
	}
	for i, b := range f.Blocks {
		if b.after != nil {
			a := b.after.Index
			next[i], next[a] = next[a], int32(i)
			b.after = nil
		}
	}
	blocks := make([]*Block, 0, n)
	for i := int32(0); i >= 0; i = next[i] {
		if b := f.Blocks[i]; b.first != nil {
			blocks = append(blocks, b)
		} else {
			b.Index = -1
		}
	}
	clear(f.Blocks)
	f.Blocks = append(f.Blocks[:0], blocks...)
	f.touchCFG()
}

// forward reports whether each block but the first has a predecessor that stands before it: then some path that only
// goes forward leads to it, and what dominates it is on that path.
func (f *Function) forward() bool {
	for _, b := range f.Blocks[1:] {
		if len(b.preds) > 0 && !slices.ContainsFunc(b.preds, func(p *Block) bool { return p.Index < b.Index }) {
			return false
		}
	}
	return true
}

// sortByDominance puts each block that stands before its immediate dominator behind it, and leaves the others in their order.
func (f *Function) sortByDominance() {
	dom := graph.NewDominators(f.Graph(), 0)
	late := false
	for i := range f.Blocks[1:] {
		late = late || dom.Reachable(i+1) && dom.Idom(i+1) > i+1
	}
	if !late {
		return
	}
	placed := make([]bool, len(f.Blocks))
	waiting := make([][]*Block, len(f.Blocks)) // by immediate dominator
	order := make([]*Block, 0, len(f.Blocks))
	for i, b := range f.Blocks {
		if i > 0 && dom.Reachable(i) && !placed[dom.Idom(i)] {
			waiting[dom.Idom(i)] = append(waiting[dom.Idom(i)], b)
			continue
		}
		for stack := []*Block{b}; len(stack) > 0; {
			b := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			order = append(order, b)
			placed[b.Index] = true
			for _, w := range slices.Backward(waiting[b.Index]) {
				stack = append(stack, w)
			}
		}
	}
	copy(f.Blocks, order)
	for i, b := range f.Blocks {
		b.Index = i
	}
	f.touchCFG()
}
