package ir

import "hone/spirv"

// SplitBefore splits b before in and returns the new block, which begins with in and takes over b's terminator, its
// merge instruction and the edges. Before it stands the block that holds what stood before in and branches to the new
// one: it has no merge instruction, so a selection can begin there. That is b itself, but for a loop header.
//
// A loop header keeps its label, phis, merge instruction and back edge and branches to another new block, which holds
// what stood before in; if it is its own continue target, that block is the continue target from then on. A continue
// target is split in place: its label remains the continue target, and the new block becomes the back-edge block if b
// was it.
//
// Phis, and the variables of the first block, are left where they are: a split before one of them is a split after all
// of them. A split between a merge instruction and its terminator is a split before the merge instruction. An
// OpSampledImage is moved or copied to the block of its users.
//
// The error is for an instruction that is not in b, or a block that has no terminator. Cost: linear in the instructions
// that move, in and what follows it, and in the predecessors and phi entries of b's successors: several splits of a
// long block begin at its end.
func (b *Block) SplitBefore(in *Inst) (*Block, error) {
	b.fn.flushRemovals()
	if in == nil || in.list != &b.list || !b.last.IsTerminator() {
		return nil, b.refuse("only a block with a terminator is split, before an instruction of its own")
	}
	merge := b.LoopMerge()
	tail := b.splitOff(b.splitPoint(in))
	if merge == nil {
		return tail, nil
	}
	head := b.splitOff(AtStart(b).at)
	merge.MoveBefore(b.last)
	if b.mod.BlockOf(merge.ID(1)) == b {
		merge.SetID(1, head.ID())
		return tail, nil
	}
	return tail, nil
}

// Split splits the block that x inserts into, where x inserts, for user-defined control flow. head holds what stands
// before, and branches to tail, in which x goes on; a selection may begin in head. It is a split before what x inserts
// before ([Block.SplitBefore]); in a block that has no terminator yet, tail has none. It counts as something that x
// builds: what is replaced is removed, unless it has a value that what is built behind names.
func (x *Inserter) Split() (head, tail *Block) {
	x.follow()
	b := x.list.block
	if b == nil || x.at == nil && b.last.IsTerminator() || x.at != nil && !b.last.IsTerminator() {
		panic("ir: only a block is split, before its terminator")
	}
	r := x.replaces
	if r != nil && x.at == r.old && !r.old.IsTerminator() && !r.old.isMerge() {
		if r.id == 0 {
			x.at = r.old.next
			r.old.Remove()
		} else { // what is built behind the split may use its value
			r.kept = true
			x.renameOld()
		}
	}
	pos := x.position()
	if x.at == nil {
		tail = b.fn.NewBlock(b)
		AtEnd(b).branch(tail).pos = pos
		x.list = &tail.list
		if r != nil {
			r.head = b
		}
		return b, tail
	}
	if x.code != nil {
		x.at, x.code = x.code, nil
	}
	point := b.splitPoint(x.at)
	next := point.next
	tail, err := b.SplitBefore(point)
	if err != nil {
		panic("ir: " + err.Error())
	}
	if x.at = point; point.list != &tail.list { // what has to stay in the block
		x.at = next
	}
	x.follow()
	head = tail.preds[0]
	head.last.pos = pos
	if r != nil {
		r.head = head
		r.after = nil
	}
	return head, tail
}

// splitPoint returns the first instruction from in on that may begin a block of its own. Instructions of unknown opcode
// that stand in the first block before all code may be variables, and stay there.
func (b *Block) splitPoint(in *Inst) *Inst {
	in = in.firstInsertionPoint()
	if in.amongVariables() {
		for in.Op.Info() == nil && in.next != nil {
			in = in.next.firstInsertionPoint()
		}
	}
	if in == b.last {
		return b.ending()
	}
	return in
}

// amongVariables reports whether in stands in the first block, and before it nothing but variables and what may be
// some.
func (in *Inst) amongVariables() bool {
	if b := in.list.block; b == nil || b != b.fn.Entry() {
		return false
	}
	for in = in.prev; in != nil; in = in.prev {
		if !in.isHead() && in.Op.Info() != nil && in.Op != spirv.OpUndef && !in.isNonSemantic() {
			return false
		}
	}
	return true
}

// ending returns the first of the instructions that end b and belong together: its terminator, or a merge or loop
// control instruction before it.
func (b *Block) ending() *Inst {
	if p := b.last.prev; p != nil && (p.isMerge() || p.Op == spirv.OpLoopControlINTEL) {
		return p
	}
	return b.last
}

// splitOff moves in and what follows it to a new block, to which b branches.
func (b *Block) splitOff(in *Inst) *Block {
	tail := b.fn.NewBlock(b)
	for _, s := range b.DistinctSuccs(nil) {
		s.replacePred(b, tail)
		s.movePhiEntries(b, tail)
	}
	before := in.prev
	before.next, in.prev = nil, tail.first
	tail.first.next = in
	tail.last, b.last = b.last, before
	for ; in != nil; in = in.next {
		in.list = &tail.list
	}
	jump := b.mod.NewInst(spirv.OpBranch, 0, false, uint32(tail.ID()))
	jump.pos = before.pos
	b.Append(jump)
	b.moveSampledImages(tail)
	if b.mod.hasDebug && b == b.fn.Entry() {
		b.keepDefinition(tail)
	}
	return tail
}

// keepDefinition moves a DebugFunctionDefinition, which has to stand in the first block, back there from tail.
func (b *Block) keepDefinition(tail *Block) {
	for in := tail.first.next; in != nil; in = in.next {
		if in.flags&debugInfo != 0 && in.words[1] == spirv.ShaderDebugInfo100DebugFunctionDefinition &&
			b.mod.ExtSet(in.ID(0)).NonSemantic() {
			in.MoveBefore(b.last)
			return
		}
	}
}

// moveSampledImages gives tail an OpSampledImage for each of b's that is used there, since an image lookup has to be in
// the same block: that of b, or a copy if b uses it too.
func (b *Block) moveSampledImages(tail *Block) {
	m := b.mod
	start := tail.first.next
	ours := func(id ID) *Inst {
		if d := m.ids[id].def; d != nil && d.Op == spirv.OpSampledImage && d.list == &b.list {
			return d
		}
		return nil
	}
	var used []*Inst // once for each use in tail
	for in := start; in != nil; in = in.next {
		if in.flags&debugInfo != 0 {
			continue
		}
		for _, id := range in.IDs() {
			if d := ours(id); d != nil {
				used = append(used, d)
			}
		}
	}
	if used == nil {
		return
	}
	uses := m.NewTable()
	defer uses.Release()
	distinct := used[:0]
	for _, d := range used {
		if uses.Get(d.Result) == 0 {
			distinct = append(distinct, d)
		}
		uses.Set(d.Result, uses.Get(d.Result)+1)
	}
	copies := m.NewTable()
	defer copies.Release()
	for _, d := range distinct {
		if int(uses.Get(d.Result)) == m.Uses(d.Result) {
			d.MoveBefore(start)
			b.forget(d)
			continue
		}
		c := m.NewInst(d.Op, d.Type, true, d.Words()...)
		c.pos = d.pos
		tail.InsertBefore(start, c)
		m.CopyDecorations(d.Result, c.Result)
		copies.Set(d.Result, int32(c.Result))
	}
	for in := start; in != nil; in = in.next {
		for i, id := range in.IDs() {
			if c := copies.Get(id); c != 0 {
				in.SetID(i, ID(c))
			}
		}
	}
}

// SplitEdge puts a new block on the edges from b to s and returns it: it branches to s, and s's phis take from it what
// they took from b. Where a conditional branch of structured control flow leaves a construct on this edge, it becomes a
// selection, whose merge block is another new block on the other edge; that of a loop header moves to a block of its
// own first.
//
// The error says what stands against it, and nothing is changed: the edge does not exist, or it belongs to an
// instruction of unknown meaning; b is a back-edge block that ends in a conditional branch, which must lead from the
// continue construct at once (what is to happen on the edge can happen in the block); b leaves a selection that is not
// a switch early, on a condition; or s is a case of b's OpSwitch that another case falls through to. Without structured
// control flow only the first of these stand against it.
//
// Cost: linear in the edges of b, in the predecessors and phi entries of s, and in the continue construct where b leads
// to a loop header.
func (b *Block) SplitEdge(s *Block) (*Block, error) {
	b.fn.flushRemovals()
	if err := b.canRemoveEdge(s); err != nil {
		return nil, err
	}
	in := b.last
	aside, err := b.canSplitEdge(s)
	if err != nil {
		return nil, err
	}
	alone := b == s && b.ContinueTarget() == b // a loop of one block: the new one is the continue target
	if alone && in.Op == spirv.OpBranch {
		return b.SplitBefore(in)
	}
	if aside != nil && b.LoopMerge() != nil {
		b = b.splitOff(in)
	}
	n := b.putBlock(s)
	n.last.pos = in.pos
	if alone {
		b.MergeInst().SetID(1, n.ID())
	}
	if aside != nil {
		merge := b.putBlock(aside)
		merge.last.pos = in.pos
		AtEnd(b).Emit(spirv.OpSelectionMerge, 0, false, uint32(merge.ID()), 0)
	}
	return n, nil
}

// canSplitEdge reports whether a block can be put on the edge from b to s, and for which other target of b this
// takes another one.
func (b *Block) canSplitEdge(s *Block) (aside *Block, err error) {
	in := b.last
	if in.Op == spirv.OpBranch || !b.mod.structured() {
		return nil, nil
	}
	if h := b.backEdgeOf(); h != nil {
		return nil, b.refuse("the back-edge block of loop %%%d leaves its continue construct without a block between", h.ID())
	}
	if in.Op == spirv.OpSwitch {
		for _, p := range s.preds {
			if p != b && len(s.namedBy) == 0 && !p.isBackEdge(s) {
				return nil, b.refuse("the case %%%d is fallen through to by block %%%d", s.ID(), p.ID())
			}
		}
		return nil, nil
	}
	if err := b.canDropTarget(s); err != nil {
		return nil, err
	}
	other := in.otherTarget(s)
	if merge := b.MergeInst(); merge != nil && merge.Op == spirv.OpSelectionMerge || other == nil || other.isExitTarget() {
		return nil, nil
	}
	if !s.isExitTarget() {
		return nil, b.refuse("a branch to %%%d or %%%d needs a merge instruction", s.ID(), other.ID())
	}
	if h := s.MergeOf(); h != nil && h.LoopMerge() == nil && h.last.Op != spirv.OpSwitch {
		return nil, b.refuse("leaves the selection of block %%%d on a condition", h.ID())
	}
	return other, nil
}

// putBlock puts a new block on the edges from b to s.
func (b *Block) putBlock(s *Block) *Block {
	n := b.fn.NewBlock(b)
	s.movePhiEntries(b, n)
	b.retarget(s, n)
	AtEnd(n).branch(s)
	return n
}
