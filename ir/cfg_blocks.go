package ir

import (
	"slices"

	"hone/spirv"
)

// NewBlock makes a block whose place is after another one of the function, or, if after is nil, at the end. It holds
// its label and nothing else: an [Inserter] at its end makes its instructions and its terminator, with which its edges
// appear. Until then edges may lead to it and merge instructions may name it, but nothing may ask for its terminator.
//
// It is the last one of f.Blocks until [Function.Layout], so a loop over them does not reach it. Constant time.
func (f *Function) NewBlock(after *Block) *Block {
	b := f.mod.blocks.new()
	b.init(f)
	b.after = after
	b.Append(f.mod.NewInst(spirv.OpLabel, 0, true))
	f.markEdgesEdited()
	return b
}

// init makes b an empty block of f, and the last one.
func (b *Block) init(f *Function) {
	*b = Block{Index: len(f.Blocks), list: list{mod: f.mod, fn: f, block: b}}
	f.Blocks = append(f.Blocks, b)
}

// MergeIntoPred appends b to its only predecessor, of which it is the only successor; b's phis become the values that
// they take. An OpLoopMerge of the predecessor moves before b's terminator. b leaves f.Blocks with [Function.Layout];
// until then it is a block without instructions, so that a pass can merge many in linear time.
//
// The error says what stands against it, and nothing is changed: b has several predecessors, or its predecessor several
// successors, a merge instruction names b, b's terminator cannot stand after the OpLoopMerge, or something of unknown
// meaning names b or its phis. Cost: linear in b, and in the edges that leave it and the predecessors of their targets.
func (b *Block) MergeIntoPred() error {
	b.fn.flushRemovals()
	if err := b.canMergeIntoPred(); err != nil {
		return err
	}
	for phi := range b.Phis() {
		b.mod.ReplaceAndRemove(phi, phi.ID(0))
	}
	p := b.preds[0]
	m := b.mod
	merge := p.LoopMerge() // moves before the new terminator
	p.last.remove()
	label := b.first
	var few [4]*Block
	for _, s := range b.DistinctSuccs(few[:0]) {
		s.replacePred(b, p)
	}
	b.first = label.next
	b.first.prev = nil
	for in := b.first; in != nil; in = in.next {
		in.list = &p.list
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
	p.markEdited(nil)
	p.markRemoved(nil)
	p.fn.markEdgesEdited()
	label.flags |= removed
	label.next = nil
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
		return b.refuse("the merge instruction of block %%%d names it", b.namedBy[0].list.block.ID())
	case b.mod.Pinned(b.ID()):
		return b.refuse("an unknown instruction may name it")
	case p.ending().Op == spirv.OpLoopControlINTEL:
		return b.refuse("the loop control of block %%%d stands before its terminator", p.ID())
	case p.MergeInst() != nil && (b.MergeInst() != nil || b.last.Op != spirv.OpBranch &&
		b.last.Op != spirv.OpBranchConditional):
		return b.refuse("its terminator cannot stand behind the merge instruction of block %%%d", p.ID())
	}
	for phi := range b.Phis() {
		v := b.mod.Def(phi.ID(0))
		if b.mod.Pinned(phi.Result) || v != nil && v.list == &b.list { // the latter in a loop that nothing reaches
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

// MakeUnreachable removes everything from b, which nothing reaches, but its label, and ends it with OpUnreachable: what
// is left of a merge block. What uses values of b, in other blocks that nothing reaches, gets undefined ones.
//
// The error says what stands against it, and nothing is changed: b holds something of unknown meaning, or a value that
// an unknown instruction may name; or it is in the continue construct of a loop, which must not end there
// ([Block.MakeBranch] can lead to the merge block of the construct around it, or to the header). Linear in the block,
// in the predecessors and phi entries of its successors, and in the continue constructs of the function.
func (b *Block) MakeUnreachable() error {
	b.fn.flushRemovals()
	if err := b.canClear(); err != nil {
		return err
	}
	if b.mod.structured() {
		inContinue := b.fn.continueConstructs(func(*Block) bool { return true })
		defer inContinue.Release()
		if inContinue.Get(b.ID()) != 0 {
			return b.refuse("a continue construct goes back to its header, and ends nowhere else")
		}
	}
	b.end(nil)
	b.clear()
	return nil
}

// MakeBranch removes everything from b, which nothing reaches, but its label, and ends it with a branch to target: what
// is left of a continue target. The phis of target get an undefined value from b, and so does what uses values of b.
//
// The error says what stands against it, and nothing is changed: b holds something of unknown meaning, a value that an
// unknown instruction may name, or one that is used elsewhere and whose type may be neither undefined nor null. Linear
// in the block, and in the predecessors and phi entries of its successors and of target.
func (b *Block) MakeBranch(target *Block) error {
	b.fn.flushRemovals()
	if err := b.canClear(); err != nil {
		return err
	}
	for phi := range target.Phis() {
		phi.SetPhiValue(b, phi.arbitrary())
	}
	b.end(target)
	b.clear()
	return nil
}

// canClear reports whether nothing of unknown meaning stands in b or may name what does, and whether something can
// stand in for the values that are used elsewhere.
func (b *Block) canClear() error {
	for in := b.first.next; in != nil; in = in.next {
		switch {
		case in.Unknown():
			return b.refuse("holds an unknown instruction")
		case in.Result != 0 && b.mod.Pinned(in.Result):
			return b.refuse("an unknown instruction may name its %%%d", in.Result)
		}
	}
	if in := b.usedElsewhere(func(in *Inst) bool { return !b.mod.hasArbitrary(in.Type) }); in != nil {
		return b.refuse("its %%%d is used in another block, and nothing can stand in for it", in.Result)
	}
	return nil
}

// clear removes what stands between label and terminator, which no longer needs it. What is left of the uses is not
// reached either, since definitions dominate uses.
func (b *Block) clear() {
	for in := b.last.prev; in != b.first; {
		prev := in.prev
		if in.Type != 0 && b.mod.Uses(in.Result) > 0 {
			b.mod.replace(in.Result, b.mod.Constants().Arbitrary(in.Type), false)
		}
		in.Remove()
		in = prev
	}
}

// Remove removes a block that no other block leads to, with the edges that leave it.
//
// The error says what stands against it, and nothing is changed: it is the first block, another one leads to it, a
// merge instruction names it (see [Block.MakeUnreachable] and [Block.MakeBranch]), or a value in it is used elsewhere.
// It leaves f.Blocks with [Function.Layout]; until then it has no instructions. Cost: linear in the block, and in the
// predecessors and phi entries of its successors.
func (b *Block) Remove() error {
	b.fn.flushRemovals()
	switch {
	case b == b.fn.Entry():
		return b.refuse("a function needs its first block")
	case slices.ContainsFunc(b.preds, func(p *Block) bool { return p != b }):
		return b.refuse("another block leads to it")
	case slices.ContainsFunc(b.namedBy, func(in *Inst) bool { return in.list.block != b }):
		return b.refuse("the merge instruction of block %%%d names it", b.namedBy[0].list.block.ID())
	case b.mod.Pinned(b.ID()):
		return b.refuse("an unknown instruction may name it")
	}
	for in := range b.Insts() {
		if in.Unknown() {
			return b.refuse("holds an unknown instruction")
		}
	}
	if in := b.usedElsewhere(func(*Inst) bool { return true }); in != nil {
		return b.refuse("its %%%d is used in another block", in.Result)
	}
	if b.last.IsTerminator() {
		b.last.disconnect(b.last.targets(nil), nil, false)
		b.fn.flushRemovals() // while b has a label
	}
	if merge := b.MergeInst(); merge != nil {
		merge.disconnect(merge.targets(nil), nil, true)
	}
	removeInsts([]*Block{b})
	b.preds, b.namedBy = nil, nil
	b.fn.markEdgesEdited()
	return nil
}

// usedElsewhere returns a result in b, one of those for which of is true, that has other uses than those in b and in
// the phi entries for edges from b.
func (b *Block) usedElsewhere(of func(*Inst) bool) *Inst {
	inside := b.mod.NewTable()
	defer inside.Release()
	for in := range b.Insts() {
		if in.flags&debugInfo != 0 {
			continue
		}
		for _, id := range in.IDs() {
			inside.Set(id, inside.Get(id)+1)
		}
	}
	var few [4]*Block
	for _, s := range b.DistinctSuccs(few[:0]) {
		for phi := range s.Phis() {
			if v := phi.PhiValue(b); v != 0 && s != b {
				inside.Set(v, inside.Get(v)+1)
			}
		}
	}
	for in := b.first.next; in != nil; in = in.next {
		if in.Result != 0 && of(in) && b.mod.Uses(in.Result) > int(inside.Get(b.mod.Resolve(in.Result))) {
			return in
		}
	}
	return nil
}

// RemoveBlocks removes the blocks for which dead is true, with the edges that leave them. No edge from a block that is
// kept may lead to one of them, and nothing in such a block may name one or use a value of one. Linear.
func (f *Function) RemoveBlocks(dead func(*Block) bool) {
	f.flushRemovals()
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
			merge.disconnect(merge.targets(nil), nil, true)
		}
	}
	removeInsts(gone)
	f.markEdgesEdited()
}

// removeInsts removes what stands in blocks of whose edges the caller has taken care. Terminators are removed first:
// the literals of an OpSwitch are as wide as its selector, which may be among the rest.
func removeInsts(blocks []*Block) {
	for _, b := range blocks {
		if b.last != nil && b.last.IsTerminator() {
			b.last.remove()
		}
	}
	for _, b := range blocks {
		b.removeInsts()
	}
}

// removeInsts removes all instructions, of whose edges the caller has taken care.
func (l *list) removeInsts() {
	for in := range l.insts() {
		in.remove()
	}
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

// NewContinueTarget gives the loop that b is the header of a new continue target, an empty block that branches back,
// and returns it. What was the continue construct becomes the end of the loop's body, which may be left early, and
// whose branch to the new block may go.
//
// A branch of which both targets will be inside of the loop becomes a selection, as in [Block.SplitEdge].
//
// The error says what stands against it, and nothing is changed: b is no header of a structured loop, or its continue
// target has several predecessors. These may be inside of different constructs, which are left to a continue target or
// a merge block only. Once the merge instruction of a construct inside of the loop, around all of them, names the
// continue target as its merge block too, there is nothing against it.
//
// Cost: linear in the continue construct and the predecessors and phi entries of b, and in b if it is its own continue
// target.
func (b *Block) NewContinueTarget() (*Block, error) {
	b.fn.flushRemovals()
	back := b.backEdgeBlock()
	if back == nil || !back.last.branches() {
		return nil, b.refuse("is no header of a structured loop")
	}
	merge := b.LoopMerge()
	c := b.ContinueTarget()
	if c == b {
		body := b.splitOff(AtStart(b).at)
		merge.MoveBefore(b.last)
		if back == b {
			back = body
		}
	} else if c.MergeOf() == nil {
		from, err := b.continuedFrom(c)
		if err != nil {
			return nil, err
		}
		if from != nil && from.last.Op == spirv.OpBranchConditional {
			other := from.last.otherTarget(c)
			if merge := from.MergeInst(); other != nil && !other.isExitTarget() && (merge == nil || merge == b.LoopMerge()) {
				// Both targets will be inside of the loop: a selection.
				if _, err := from.SplitEdge(c); err != nil {
					return nil, err
				}
			}
		}
	}
	n := b.fn.NewBlock(back)
	b.movePhiEntries(back, n)
	back.retarget(b, n)
	AtEnd(n).branch(b).pos = back.last.pos
	merge.SetID(1, n.ID())
	return n, nil
}

// backEdgeBlock returns the back-edge block of the structured loop that b is the header of, nil if there is none.
func (b *Block) backEdgeBlock() *Block {
	if i := slices.IndexFunc(b.preds, func(p *Block) bool { return p.isBackEdge(b) }); i >= 0 {
		return b.preds[i]
	}
	return nil
}

// continuedFrom returns the only block from which the loop of header b is continued at c, nil for none.
func (b *Block) continuedFrom(c *Block) (from *Block, err error) {
	for _, p := range c.preds {
		switch {
		case p == from || p.isBackEdge(c): // a loop at the start of the continue construct
		case from != nil:
			return nil, b.refuse("blocks %%%d and %%%d continue the loop", from.ID(), p.ID())
		case !p.last.branches():
			return nil, b.refuse("an unknown instruction in block %%%d continues the loop", p.ID())
		default:
			from = p
		}
	}
	return from, nil
}
