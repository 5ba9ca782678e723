package ir

import (
	"slices"

	"hone/spirv"
)

// NewBlock makes a block whose place is behind another one of the function, or, if after is nil, at the end. It holds
// its label and nothing else: a [Inserter] at its end makes its instructions and its terminator, with which its edges
// appear. Until then edges may lead to it and merge instructions may name it, but nothing may ask for its terminator.
//
// It is the last one of f.Blocks until [Function.Layout], so a loop over them does not meet it. Constant time.
func (f *Function) NewBlock(after *Block) *Block {
	b := f.mod.blocks.new()
	b.init(f)
	b.after = after
	b.Append(f.mod.NewInst(spirv.OpLabel, 0, true))
	f.touchEdges()
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
// successors, a merge instruction names b, b's terminator cannot stand behind the OpLoopMerge, or something of unknown
// meaning names b or its phis. Cost: linear in b, and in the edges that leave it and the predecessors of their targets.
func (b *Block) MergeIntoPred() error {
	b.fn.settle()
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
	for _, s := range b.distinctSuccs() {
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
	p.touch(nil)
	p.touchRemoved(nil)
	p.fn.touchEdges()
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
	case p.MergeInst() != nil && (b.MergeInst() != nil || b.last.Op != spirv.OpBranch && b.last.Op != spirv.OpBranchConditional):
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

// distinctSuccs returns each successor once.
func (b *Block) distinctSuccs() []*Block {
	list := slices.Collect(b.Succs())
	slices.SortFunc(list, func(s, t *Block) int { return s.Index - t.Index })
	return slices.Compact(list)
}

// MakeUnreachable removes everything from b, which nothing reaches, but its label, and ends it with OpUnreachable: what
// is left of a merge block. What uses values of b, in other blocks that nothing reaches, gets undefined ones.
//
// The error says what stands against it, and nothing is changed: b holds something of unknown meaning, or a value that
// an unknown instruction may name; or it is in the continue construct of a loop, which must not end there
// ([Block.MakeBranch] can lead to the merge block of the construct around it, or to the header). Linear in the block,
// in the predecessors and phi entries of its successors, and in the continue constructs of the function.
func (b *Block) MakeUnreachable() error {
	b.fn.settle()
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
	b.fn.settle()
	if err := b.canClear(); err != nil {
		return err
	}
	for phi := range target.Phis() {
		phi.SetPhiValue(b, phi.unspecified())
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
	if in := b.usedElsewhere(func(in *Inst) bool { return !b.mod.hasUnspecified(in.Type) }); in != nil {
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
			b.mod.replace(in.Result, b.mod.Constants().Unspecified(in.Type), false)
		}
		in.Remove()
		in = prev
	}
}
