package ir

import (
	"iter"
	"slices"

	"hone/spirv"
)

// The control flow graph follows from the terminators. The methods here edit terminators, and keep
// predecessors and phis in step. Edges form a multigraph (two cases of a switch may lead to one block),
// while a phi has one entry for each predecessor block.

// isTerminator reports whether in ends a block.
func (in *Inst) isTerminator() bool {
	switch in.Op {
	case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch, spirv.OpReturn, spirv.OpReturnValue, spirv.OpKill,
		spirv.OpUnreachable, spirv.OpTerminateInvocation, spirv.OpIgnoreIntersectionKHR, spirv.OpTerminateRayKHR,
		spirv.OpEmitMeshTasksEXT:
		return true
	}
	return false
}

// IsTerminator reports whether in ends its block: also an instruction of unknown opcode that does.
func (in *Inst) IsTerminator() bool {
	return in.isTerminator() || in.next == nil && in.block != nil && in.block.fn != nil && in.block != in.block.fn.header
}

// BlockOf returns the block whose label is id, nil for none.
func (m *Module) BlockOf(id ID) *Block {
	if d := m.Def(id); d != nil && d.Op == spirv.OpLabel {
		return d.block
	}
	return nil
}

// targetWords yields the index of each operand word of the terminator that is a label.
func (in *Inst) targetWords(yield func(i int) bool) {
	switch in.Op {
	case spirv.OpBranch:
		yield(0)
	case spirv.OpBranchConditional:
		_ = yield(1) && yield(2)
	case spirv.OpSwitch:
		n := in.caseWords()
		for i := 1; i < len(in.words); i += n + 1 {
			if !yield(i) {
				return
			}
		}
	default:
		if in.flags&unknownWords == 0 && in.Op != spirv.OpAbortKHR || in.isTerminator() {
			return
		}
		for i, w := range in.words {
			if t := in.block.mod.BlockOf(ID(w)); int(w) < in.block.mod.Bound() && t != nil && t.fn == in.block.fn && !yield(i) {
				return
			}
		}
	}
}

// caseWords returns how many words each literal of an OpSwitch takes.
func (in *Inst) caseWords() int {
	return spirv.SwitchLiteralWords(in.block.mod.NumberWidth(in.ID(0)), in.words[min(2, len(in.words)):])
}

// Succs yields the successors, one for each edge, in the terminator's order.
func (b *Block) Succs() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for i := range b.last.targetWords {
			if !yield(b.mod.ids[b.last.ID(i)].def.block) {
				return
			}
		}
	}
}

// Preds returns the predecessors, one for each edge: a block may occur twice. The slice is the
// block's own.
func (b *Block) Preds() []*Block { return b.preds }

// Terminator returns the block's last instruction.
func (b *Block) Terminator() *Inst { return b.last }

// MergeInst returns the block's OpSelectionMerge or OpLoopMerge, nil where there is none.
func (b *Block) MergeInst() *Inst {
	if in := b.last.prev; in != nil && in.isMerge() {
		return in
	}
	return nil
}

// addPred records an edge from p to b.
func (b *Block) addPred(p *Block) {
	b.preds = append(b.preds, p)
	b.fn.touchCFG()
}

// removePred forgets one edge from p to b. The phis lose p's entry with the last one.
func (b *Block) removePred(p *Block) {
	b.fn.touchCFG()
	i := slices.Index(b.preds, p)
	b.preds = slices.Delete(b.preds, i, i+1)
	if slices.Contains(b.preds, p) {
		return
	}
	for phi := range b.Phis() {
		phi.RemovePhiEdge(p)
	}
}

// RemovePhiEdge takes the entry of predecessor p out of a phi.
func (phi *Inst) RemovePhiEdge(p *Block) {
	id := p.ID()
	for i := 0; i+1 < len(phi.words); i += 2 {
		if phi.ID(i+1) == id {
			phi.removeEntries(func(q ID) bool { return q == id })
			return
		}
	}
}

// removeEntries takes the entries out of a phi for whose predecessor's label gone is true. Linear.
func (phi *Inst) removeEntries(gone func(label ID) bool) {
	m := phi.block.mod
	phi.own()
	keep := phi.words[:0]
	for i := 0; i+1 < len(phi.words); i += 2 {
		if label := phi.ID(i + 1); gone(label) {
			m.ids[phi.ID(i)].uses--
			m.ids[label].uses--
		} else {
			keep = append(keep, phi.words[i], phi.words[i+1])
		}
	}
	phi.words = keep
}

// PhiValue returns the value that a phi takes on the edge from p, 0 where it has no entry.
func (phi *Inst) PhiValue(p *Block) ID {
	id := p.ID()
	for i := 0; i+1 < len(phi.words); i += 2 {
		if phi.ID(i+1) == id {
			return phi.ID(i)
		}
	}
	return 0
}

// replaceTerminator puts a new terminator in place of the old one and its merge instruction, if
// dropMerge is set; the edges follow.
func (b *Block) replaceTerminator(dropMerge bool, op spirv.Op, words ...uint32) *Inst {
	var old []*Block
	for s := range b.Succs() {
		old = append(old, s)
	}
	pos := b.last.pos
	if merge := b.MergeInst(); merge != nil && dropMerge {
		merge.Remove()
	}
	b.last.Remove()
	in := b.mod.NewInst(op, 0, false, words...)
	in.pos = pos
	b.Append(in)
	for s := range b.Succs() {
		s.addPred(b)
	}
	for _, s := range old {
		s.removePred(b)
	}
	return in
}

// BranchTo makes b end in a branch to target, which is a successor already: its phis stay right. The merge
// instruction goes, unless it is an OpLoopMerge.
func (b *Block) BranchTo(target *Block) {
	keep := b.MergeInst() != nil && b.MergeInst().Op == spirv.OpLoopMerge
	b.replaceTerminator(!keep, spirv.OpBranch, uint32(target.ID()))
}

// MakeUnreachable removes everything from b but its label and ends it with OpUnreachable.
func (b *Block) MakeUnreachable() {
	for in := b.last.prev; in != nil && in != b.first; {
		prev := in.prev
		in.Remove()
		in = prev
	}
	b.replaceTerminator(true, spirv.OpUnreachable)
}

// MakeBranch removes everything from b, which nothing reaches, but its label, and ends it with a branch to
// target. The phis of target get an undefined value from b: what they had from it may be gone with it.
func (b *Block) MakeBranch(target *Block) {
	for in := b.last.prev; in != nil && in != b.first; {
		prev := in.prev
		in.Remove()
		in = prev
	}
	b.replaceTerminator(true, spirv.OpBranch, uint32(target.ID()))
	for phi := range target.Phis() {
		undef := b.mod.Constants().Undef(phi.Type)
		phi.SetPhiValue(b, undef)
	}
}

// SetPhiValue sets the value that a phi takes on the edge from p, and adds the entry where there is none.
func (phi *Inst) SetPhiValue(p *Block, value ID) {
	id := p.ID()
	for i := 0; i+1 < len(phi.words); i += 2 {
		if phi.ID(i+1) == id {
			phi.SetID(i, value)
			return
		}
	}
	phi.SetOperands(append(slices.Clone(phi.words), uint32(value), uint32(id)))
}

// RemoveBlocks removes the blocks for which dead is true, with the edges that leave them. No edge from
// a block that stays may lead to one of them.
func (f *Function) RemoveBlocks(dead func(*Block) bool) {
	keep := f.Blocks[:0]
	var gone []*Block
	for _, b := range f.Blocks {
		if dead(b) {
			gone = append(gone, b)
		} else {
			keep = append(keep, b)
		}
	}
	for _, b := range gone {
		b.Index = -1
	}
	for i, b := range keep {
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
		for in := b.first; in != nil; {
			next := in.next
			in.Remove()
			in = next
		}
	}
	clear(f.Blocks[len(keep):])
	f.Blocks = keep
	if len(gone) > 0 {
		f.changed = true
		f.touchCFG()
	}
}

// MergeIntoPred appends b, which is the only successor of its only predecessor, to that predecessor. The
// phis of b must be gone already. An OpLoopMerge of the predecessor moves before b's terminator. b stays in f.Blocks as an empty block, without instructions, until
// [Function.RemoveEmptyBlocks] is called, so that a pass can merge many in linear time.
func (b *Block) MergeIntoPred() {
	p := b.preds[0]
	m := b.mod
	merge := p.MergeInst() // of a loop: it moves before the new terminator
	p.last.Remove()
	label := b.first
	for s := range b.Succs() {
		for i, q := range s.preds {
			if q == b {
				s.preds[i] = p
			}
		}
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
	// Phis and merge instructions that name b's label mean p from now on.
	m.ids[label.Result].def = nil
	m.orphans = true
	m.ids[p.ID()].uses += m.ids[label.Result].uses
	m.ids[label.Result].uses = 0
	m.ids[label.Result].forward = p.ID()
	p.fn.stale, p.fn.changed, m.anyStale = true, true, true
	p.fn.touchCFG()
	p.fn.version.Removals++
	label.block, label.next = nil, nil
}

// removeGonePreds forgets the edges from blocks whose Index is -1.
func (b *Block) removeGonePreds() {
	b.preds = slices.DeleteFunc(b.preds, func(p *Block) bool { return p.Index < 0 })
	for phi := range b.Phis() {
		phi.removeEntries(func(label ID) bool {
			p := b.mod.BlockOf(label)
			return p != nil && p.Index < 0
		})
	}
}

// RemoveEmptyBlocks drops the blocks that MergeIntoPred has emptied and numbers the rest anew.
func (f *Function) RemoveEmptyBlocks() {
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *Block) bool { return b.first == nil })
	for i, b := range f.Blocks {
		b.Index = i
	}
}
