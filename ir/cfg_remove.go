package ir

import "slices"

// Remove removes a block that no other block leads to, with the edges that leave it.
//
// The error says what stands against it, and nothing is changed: it is the first block, another one leads to it, a
// merge instruction names it (see [Block.MakeUnreachable] and [Block.MakeBranch]), or a value in it is used elsewhere.
// It leaves f.Blocks with [Function.Layout]; until then it has no instructions. Cost: linear in the block, and in the
// predecessors and phi entries of its successors.
func (b *Block) Remove() error {
	b.fn.settle()
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
		b.last.disconnect(b.last.targets(), nil, false)
		b.fn.settle() // while b has a label
	}
	if merge := b.MergeInst(); merge != nil {
		merge.disconnect(merge.targets(), nil, true)
	}
	removeInsts([]*Block{b})
	b.preds, b.namedBy = nil, nil
	b.fn.touchEdges()
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
	for _, s := range b.distinctSuccs() {
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

// RemoveBlocks removes the blocks for which dead is true, with the edges that leave them. No edge from
// a block that stays may lead to one of them, and nothing in such a block may name one or use a value of one. Linear.
func (f *Function) RemoveBlocks(dead func(*Block) bool) {
	f.settle()
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
			merge.disconnect(merge.targets(), nil, true)
		}
	}
	removeInsts(gone)
	f.touchEdges()
}

// removeInsts removes what stands in blocks of whose edges the caller has taken care. Terminators go first: the
// literals of an OpSwitch are as wide as its selector, which may be among the rest.
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
