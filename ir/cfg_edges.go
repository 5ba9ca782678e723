package ir

import (
	"slices"

	"hone/spirv"
)

// Redirect makes the edges from b to from lead to to. An OpSwitch keeps the order of its targets; a conditional branch
// whose targets become one becomes a branch. If b is no predecessor of to yet, values gives what to's phis take from b;
// it may be nil where there are none. The phis of from lose b's entries.
//
// The error says what stands against it, and nothing is changed: the edge does not exist, or it belongs to an
// instruction of unknown meaning; a phi gets no value; or structured control flow would break, as far as the blocks and
// the loops around the edge tell: a loop would lose its back edge or get a second one, a continue construct would get a
// second exit, a conditional branch would need a merge instruction. Whether to may be entered from b at all is for the
// caller to know. Where the module says where invocations reconverge ([Module.Reconverges]), an edge to a merge block
// or continue target is kept.
//
// Cost: linear in the edges of b and in the predecessors and phi entries of both targets; in the loop too where from or
// to is a loop header.
func (b *Block) Redirect(from, to *Block, values PhiValues) error {
	b.fn.flushRemovals()
	if err := b.canRemoveEdge(from); err != nil || from == to {
		return err
	}
	if b.isBackEdge(from) {
		return b.refuse("its edge to %%%d is the loop's back edge", from.ID())
	}
	if len(from.namedBy) > 0 && b.mod.Reconverges() {
		return b.refuse("its edge to %%%d stays, where invocations reconverge", from.ID())
	}
	if err := b.canDropTarget(from); err != nil {
		return err
	}
	entries, err := b.canAddEdge(to, values)
	if err != nil {
		return err
	}
	if other := b.last.otherTarget(from); other != nil && b.last.Op == spirv.OpBranchConditional {
		if other == to {
			return b.BranchTo(to)
		}
		if err := b.canBranch(to, other); err != nil {
			return err
		}
	}
	b.retarget(from, to)
	to.addPhiEntries(b, entries)
	return nil
}

// BranchTo makes b end in a branch to target, which is a successor already. An OpSelectionMerge is removed, an
// OpLoopMerge is kept.
//
// The error says what stands against it, and nothing is changed: target is no successor, the edge to another one is a
// loop's back edge, or the selection is needed, since a block inside leaves through its merge block from a nested
// construct.
//
// Cost: linear in the edges of b and the phi entries of its successors, and, for a selection header, in the
// blocks of its construct, of which it looks at some thousand at most.
func (b *Block) BranchTo(target *Block) error {
	if err := b.canRemoveEdge(target); err != nil {
		return err
	}
	for s := range b.Succs() {
		if s != target && b.isBackEdge(s) {
			return b.refuse("its edge to %%%d is the loop's back edge", s.ID())
		}
		if b.last.Op != spirv.OpBranch {
			if err := b.canDropTarget(s); err != nil {
				return err
			}
		}
	}
	merge := b.MergeInst()
	if merge != nil && merge.Op == spirv.OpSelectionMerge {
		if err := b.canFold(target); err != nil {
			return err
		}
		merge.Remove()
	}
	b.last.Become(spirv.OpBranch, uint32(target.ID()))
	return nil
}

// RemoveEdge removes the edges from b to s, where it has others. A conditional branch becomes a branch; where its
// selection is needed (see [Block.BranchTo]) the edge is redirected to a new block instead, which ends in
// OpUnreachable, or, in a continue construct, in a branch to the merge block. Of an OpSwitch the cases go; for the
// default another target stands in. Blocks that are not reached any more are kept.
//
// The error says what stands against it, and nothing is changed: there is no such edge, or no other, or it is a
// loop's back edge. Cost: that of [Block.BranchTo], and linear in the continue constructs of the function where
// there is a new block.
func (b *Block) RemoveEdge(s *Block) error {
	if err := b.canRemoveEdge(s); err != nil {
		return err
	}
	if b.isBackEdge(s) {
		return b.refuse("its edge to %%%d is the loop's back edge", s.ID())
	}
	in := b.last
	other := in.otherTarget(s)
	if other == nil {
		return b.refuse("has no edge but those to %%%d", s.ID())
	}
	if err := b.canDropTarget(s); err != nil {
		return err
	}
	if in.Op == spirv.OpSwitch {
		in.dropTarget(s, other)
		return nil
	}
	err := b.BranchTo(other)
	if err != nil && b.MergeInst() != nil && b.LoopMerge() == nil {
		b.retarget(s, b.newTrapBlock())
		return nil
	}
	return err
}

// newTrapBlock returns a new block for an edge of the selection header b that is never taken. It ends in OpUnreachable,
// or, in a continue construct, which leads to its back-edge block only, in a branch to the merge block. Linear in the
// continue constructs of the function.
func (b *Block) newTrapBlock() *Block {
	inContinue := b.fn.continueConstructs(func(*Block) bool { return b.mod.structured() })
	defer inContinue.Release()
	u := b.fn.NewBlock(b)
	if inContinue.Get(b.ID()) == 0 {
		op, words := b.fn.unreachableEnd()
		AtEnd(u).Emit(op, 0, false, words...)
		return u
	}
	merge := b.MergeBlock()
	AtEnd(u).branch(merge)
	for phi := range merge.Phis() {
		phi.SetPhiValue(u, b.mod.Constants().Undef(phi.Type))
	}
	return u
}

// AddBranch makes b, which ends in a branch, go to to where cond holds. values is what to's phis take from b, as in
// [Block.Redirect].
//
// The error says what stands against it, and nothing is changed. With structured control flow the branch needs no merge
// instruction only where b is a loop header, or one of the targets is a merge block or continue target that b may leave
// to: anything else is a selection, whose instructions an [Inserter] at the end of b adds. Cost: that of
// [Block.Redirect].
func (b *Block) AddBranch(cond ID, to *Block, values PhiValues) error {
	b.fn.flushRemovals()
	if b.last.Op != spirv.OpBranch {
		return b.refuse("does not end in OpBranch")
	}
	entries, err := b.canAddEdge(to, values)
	if err != nil {
		return err
	}
	s := b.mod.BlockOf(b.last.ID(0))
	if s == to {
		return b.refuse("leads to block %%%d already", to.ID())
	}
	if err := b.canBranch(to, s); err != nil {
		return err
	}
	b.last.Become(spirv.OpBranchConditional, uint32(cond), uint32(to.ID()), uint32(s.ID()))
	to.addPhiEntries(b, entries)
	return nil
}

// AddCase makes b, which ends in an OpSwitch, go to to where the selector is v, given as its low bits. A new target
// comes last, one that is there already keeps its place. values is what to's phis take from b, as in [Block.Redirect].
//
// The error says what stands against it, and nothing is changed. Cost: that of [Block.Redirect].
func (b *Block) AddCase(v uint64, to *Block, values PhiValues) error {
	b.fn.flushRemovals()
	in := b.last
	if in.Op != spirv.OpSwitch {
		return b.refuse("does not end in OpSwitch")
	}
	typ := b.mod.Def(b.mod.TypeOf(in.ID(0)))
	if typ == nil || typ.Op != spirv.OpTypeInt {
		return b.refuse("its selector is no integer")
	}
	if i := in.switchCase(v); i >= 0 {
		return b.refuse("has such a case already, to block %%%d", in.ID(i+in.caseWords()))
	}
	if len(in.words)+in.caseWords()+1 >= spirv.MaxInstructionWords {
		return b.refuse("its OpSwitch has no room for another case")
	}
	entries, err := b.canAddEdge(to, values)
	if err != nil {
		return err
	}
	at := len(in.words)
	for i := range in.targetWords {
		if i > 1 && in.ID(i) == to.ID() {
			at = i + 1
		}
	}
	in.SetOperands(slices.Insert(slices.Clone(in.words), at, append(intWords(typ, v), uint32(to.ID()))...))
	to.addPhiEntries(b, entries)
	return nil
}

// canRemoveEdge reports whether edges from b to s can be edited: whether there are any, and in an instruction that is
// understood.
func (b *Block) canRemoveEdge(s *Block) error {
	if b.first == nil || s == nil || s.first == nil || s.fn != b.fn || !b.leadsTo(s) {
		return b.refuse("has no such edge")
	}
	if !b.last.branches() {
		return b.refuse("the edges of an unknown instruction stay as they are")
	}
	return nil
}

// leadsTo reports whether there is an edge from b to s. Linear in the edges of b: s may have many more.
func (b *Block) leadsTo(s *Block) bool {
	for t := range b.Succs() {
		if t == s {
			return true
		}
	}
	return false
}

// canAddEdge reports whether an edge from b to to can be added, and returns the phi entries for it.
func (b *Block) canAddEdge(to *Block, values PhiValues) ([]ID, error) {
	if to == nil || to.fn != b.fn || to.first == nil || to == b.fn.Entry() {
		return nil, b.refuse("an edge must lead to a block of its function, not the first one")
	}
	if h := b.backEdgeOf(); h != nil && to != h && to != h.MergeBlock() {
		return nil, b.refuse("a back-edge block leads to its loop's header %%%d and merge block only", h.ID())
	}
	if b.mod.structured() && to.LoopMerge() != nil && !b.leadsTo(to) && to.loopContains(b) {
		return nil, b.refuse("the loop of %%%d has a back edge already", to.ID())
	}
	return to.phiEntries(b, values)
}

// otherTarget returns the first target of a terminator that is not s, nil for none.
func (in *Inst) otherTarget(s *Block) *Block {
	for t := range in.list.block.Succs() {
		if t != s {
			return t
		}
	}
	return nil
}

// dropTarget takes the cases of an OpSwitch that lead to s out, and makes other the default where that was s.
func (in *Inst) dropTarget(s, other *Block) {
	id := s.ID()
	n := in.caseWords()
	keep := slices.Clone(in.words[:2])
	if in.ID(1) == id {
		keep[1] = uint32(other.ID())
	}
	for i := 2; i+n < len(in.words); i += n + 1 {
		if in.ID(i+n) != id {
			keep = append(keep, in.words[i:i+n+1]...)
		}
	}
	in.SetOperands(keep)
}

// retarget makes the edges from b to from lead to to.
func (b *Block) retarget(from, to *Block) {
	in := b.last
	in.own()
	n := 0
	for i := range in.targetWords {
		if in.ID(i) == from.ID() {
			in.words[i] = uint32(to.ID())
			to.addPred(b)
			n++
		}
	}
	b.mod.ids[from.ID()].uses -= uint32(n)
	b.mod.ids[to.ID()].uses += uint32(n)
	from.dropEdges(lostEdges{b, n, false})
}
