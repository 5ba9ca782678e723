package ir

import (
	"slices"

	"hone/spirv"
)

// RemoveUnreachable removes the blocks that the first one does not reach, and reports whether it changed anything. A
// merge block or continue target that a header still names is kept in its smallest form, without instructions of its
// own: a continue target branches back to its header, and so does the last of the merge blocks in a continue construct
// that never ends (see Function.keptUnreachable); other merge blocks end in OpUnreachable. A label that an instruction
// of unknown meaning may name is left as it is, with what that leads to and what it uses. Of other blocks that stay for
// such an instruction stays what stands in them, and they end in OpUnreachable. Linear.
func (f *Function) RemoveUnreachable() bool {
	f.flushRemovals()
	f.place()
	for i, b := range f.Blocks {
		b.Index = i
	}
	reached, isolated := f.reached()
	if !slices.Contains(reached, false) {
		return false
	}
	changed := false
	for _, b := range isolated {
		changed = b.isolate() || changed
	}
	stubs := f.keptUnreachable(reached)
	for _, s := range stubs { // while what computes the values of phis is there
		changed = s.block.setUndefinedPhis(s.to, reached) || changed
	}
	keep := make([]bool, len(f.Blocks))
	for _, b := range isolated {
		keep[b.Index] = true
	}
	for _, s := range stubs {
		keep[s.block.Index] = true
		if !s.block.isStub(s.to) {
			s.block.end(s.to)
			changed = true
		}
	}
	n := len(f.Blocks)
	f.RemoveBlocks(func(b *Block) bool { return !reached[b.Index] && !keep[b.Index] })
	for _, s := range stubs { // what is kept uses none of the values, see reached
		for in := s.block.last.prev; in != s.block.first; in = s.block.last.prev {
			in.Remove()
		}
	}
	return changed || len(f.Blocks) < n
}

// reached returns, by block, whether the first one, or one that has to be left as it is, leads to it. What has to be
// left needs the blocks too that define what it uses.
//
// Other blocks only have to keep what stands in them, as an instruction of unknown meaning may name it, or what others
// of these use: they are isolated, and have no edges any more. Such an edge may lead into the middle of a loop that
// nothing else leads to. Who then starts at the blocks without predecessors to find the order of all, as spirv-val
// does, takes another block for the header of the loop.
func (f *Function) reached() (reached []bool, isolated []*Block) {
	reached = make([]bool, len(f.Blocks))
	var seen []bool // what is isolated, as far as it is not reached; made when it is needed
	work := make([]*Block, 0, len(f.Blocks))
	reach := func(b *Block) {
		if !reached[b.Index] {
			reached[b.Index] = true
			work = append(work, b)
		}
	}
	flood := func(all bool) {
		for len(work) > 0 {
			f.mod.Spend(1)
			b := work[len(work)-1]
			work = work[:len(work)-1]
			for s := range b.Succs() {
				reach(s)
			}
			if !all {
				continue
			}
			b.definers(true, reach)
			if in := b.MergeInst(); in != nil && seen != nil {
				for _, t := range in.targets(nil) {
					if seen[t.Index] {
						reach(t)
					}
				}
			}
		}
	}
	reach(f.Entry())
	flood(false)
	for i, b := range f.Blocks {
		if !reached[i] && f.mod.Pinned(b.ID()) {
			reach(b)
		}
	}
	flood(true)
	isolate := func(b *Block) {
		if reached[b.Index] || seen != nil && seen[b.Index] {
			return
		}
		if seen == nil {
			seen = make([]bool, len(f.Blocks))
		}
		seen[b.Index] = true
		if b.needsEdges(reached) {
			reach(b)
			flood(true)
			return
		}
		isolated = append(isolated, b)
	}
	for i, b := range f.Blocks {
		if !reached[i] && b.pinned() {
			isolate(b)
		}
	}
	for i := 0; i < len(isolated); i++ {
		isolated[i].definers(false, isolate)
	}
	isolated = slices.DeleteFunc(isolated, func(b *Block) bool { return reached[b.Index] })
	return reached, isolated
}

// needsEdges reports whether a block that nothing reaches has to lead where it leads: it is the merge block or continue
// target of a header that is reached, or has edges of unknown meaning.
func (b *Block) needsEdges(reached []bool) bool {
	return !b.last.isTerminator() || b.last.Unknown() ||
		slices.ContainsFunc(b.namedBy, func(in *Inst) bool { return reached[in.list.block.Index] })
}

// isolate makes a block that nothing reaches end in OpUnreachable, and reports whether it did not.
func (b *Block) isolate() bool {
	if b.last.Op == spirv.OpUnreachable {
		return false
	}
	if e := b.ending(); e != b.last {
		e.Remove()
	}
	b.end(nil)
	return true
}

// definers yields the blocks that define what b uses, and, with its edges, in the phi entries for these. Without them
// it has no phi entries of its own either.
func (b *Block) definers(edges bool, yield func(*Block)) {
	define := func(id ID) {
		if d := b.mod.Def(id); d != nil && d.list.block != nil && d.list.fn == b.fn {
			yield(d.list.block)
		}
	}
	for in := range b.Insts() {
		if !edges && (in.Op == spirv.OpPhi || in.namesBlocks()) {
			continue
		}
		for _, id := range in.IDs() {
			define(id)
		}
	}
	for s := range b.Succs() {
		if !edges {
			break
		}
		for phi := range s.Phis() {
			if v := phi.PhiValue(b); v != 0 {
				define(v)
			}
		}
	}
}

// pinned reports whether an instruction of unknown meaning may name b or a result in it, or stands in it and may
// define one.
func (b *Block) pinned() bool {
	for in := range b.Insts() {
		if in.Op.Info() == nil || in.Result != 0 && b.mod.Pinned(in.Result) {
			return true
		}
	}
	return false
}

// keptBlock is a block that nothing reaches and that structure needs: it branches to another one, or ends in
// OpUnreachable where that is nil.
type keptBlock struct{ block, to *Block }

// keptUnreachable returns what structured control flow needs of the blocks that are not reached, given which ones are,
// by block.
//
// The continue target of a header that is reached leads back to the header: the loop needs its back edge. The merge
// block of a header that is reached may end in OpUnreachable, but for one in a continue construct: all paths through
// that lead to the back-edge block (specification, section 2.11.2, "structurally post dominate"), also those that no
// invocation takes. It leads to the first block that is kept on the path that it took: the merge block of the construct
// around it, say, or, where the continue construct never ends, the header of its loop.
func (f *Function) keptUnreachable(reached []bool) []keptBlock {
	var list []keptBlock
	place := make([]int32, len(f.Blocks)) // in list, from 1 on; 0 for none
	add := func(b, to *Block) {
		if b == nil || reached[b.Index] {
			return
		}
		if place[b.Index] == 0 {
			list = append(list, keptBlock{block: b})
			place[b.Index] = int32(len(list))
		}
		if to != nil {
			list[place[b.Index]-1].to = to
		}
	}
	for i, b := range f.Blocks {
		if reached[i] {
			add(b.MergeBlock(), nil)
			add(b.ContinueTarget(), b)
		}
	}
	slices.SortFunc(list, func(s, t keptBlock) int { return s.block.Index - t.block.Index })
	if !slices.ContainsFunc(list, func(s keptBlock) bool { return s.to == nil }) || !f.mod.structured() {
		return list
	}
	inContinue := f.continueConstructs(func(target *Block) bool { return reached[target.Index] })
	defer inContinue.Release()
	for i := range list {
		if s := &list[i]; s.to == nil && inContinue.Get(s.block.ID()) != 0 {
			s.to = s.block.nextKept(func(b *Block) bool { return reached[b.Index] || place[b.Index] != 0 })
		}
	}
	return list
}

// continueConstructs marks, by label, the blocks in the continue constructs of those loops for whose continue target of
// is true. Linear.
func (f *Function) continueConstructs(of func(target *Block) bool) *Table {
	marks := f.mod.NewTable()
	for _, h := range f.Blocks {
		if h.first == nil {
			continue
		}
		c := h.ContinueTarget()
		if c == nil || !of(c) {
			continue
		}
		// The edges that leave a continue construct lead to the header and to the merge block of the loop.
		merge := h.MergeBlock()
		var work []*Block
		visit := func(b *Block) {
			if b != nil && b != merge && marks.Get(b.ID()) == 0 {
				marks.Set(b.ID(), 1)
				work = append(work, b)
			}
		}
		for visit(c); len(work) > 0; {
			f.mod.Spend(1)
			b := work[len(work)-1]
			work = work[:len(work)-1]
			b.structuralSuccs(func(s *Block) {
				if s != h {
					visit(s)
				}
			})
		}
	}
	return marks
}

// nextKept returns the first block for which kept is true on a structural path from b. If such paths lead to a loop
// header and to the merge block of the loop, that is the header: the path takes the back edge, which may leave the loop
// too. nil for no such block.
func (b *Block) nextKept(kept func(*Block) bool) *Block {
	var ends []*Block
	seen := b.mod.NewTable()
	defer seen.Release()
	seen.Set(b.ID(), 1)
	for work := []*Block{b}; len(work) > 0; {
		b.mod.Spend(1)
		b := work[0]
		work = work[1:]
		b.structuralSuccs(func(s *Block) {
			switch {
			case seen.Get(s.ID()) != 0:
				return
			case kept(s):
				ends = append(ends, s)
			default:
				work = append(work, s)
			}
			seen.Set(s.ID(), 1)
		})
	}
	for _, end := range ends {
		if !slices.ContainsFunc(ends, func(h *Block) bool { return h.LoopMerge() != nil && h.MergeBlock() == end }) {
			return end
		}
	}
	return nil
}

// setUndefinedPhis gives the phis of to, to which the kept block b will branch, what they can have from it: an
// undefined value, or what they have where b is a kept block already and another kept block computed it.
func (b *Block) setUndefinedPhis(to *Block, reached []bool) (changed bool) {
	if to == nil {
		return false
	}
	for phi := range to.Phis() {
		if b.isStub(to) {
			v := b.mod.Def(phi.PhiValue(b))
			if v == nil || v.list.block == nil || v.list.fn != b.fn || reached[v.list.block.Index] {
				continue
			}
		}
		phi.SetPhiValue(b, phi.arbitrary())
		changed = true
	}
	return changed
}

// isStub reports whether b only branches to to, or, where that is nil, only ends as end(nil) makes it.
func (b *Block) isStub(to *Block) bool {
	if b.first.NextCode() != b.last {
		return false
	}
	if to == nil {
		return b.last.Op == spirv.OpUnreachable || !b.mod.MayMake(spirv.OpUnreachable) && b.returnsConstant()
	}
	return b.last.Op == spirv.OpBranch && b.last.ID(0) == to.ID()
}

// returnsConstant reports whether b returns nothing, or a value from outside of all blocks.
func (b *Block) returnsConstant() bool {
	if b.last.Op != spirv.OpReturnValue {
		return b.last.Op == spirv.OpReturn
	}
	d := b.mod.Def(b.last.ID(0))
	return d != nil && d.list.block == nil
}

// end makes b end in a branch to to, or, where that is nil, as a block that no invocation reaches. The phis of to have
// an entry for it.
func (b *Block) end(to *Block) {
	if to == nil {
		op, words := b.fn.unreachableEnd()
		b.last.Become(op, words...)
	} else {
		b.last.Become(spirv.OpBranch, uint32(to.ID()))
	}
}

// unreachableEnd returns the terminator of a block outside of continue constructs that no invocation reaches:
// OpUnreachable, or, if that is forbidden, a return, where there is a value to return.
func (f *Function) unreachableEnd() (op spirv.Op, words []uint32) {
	m := f.mod
	if m.MayMake(spirv.OpUnreachable) {
		return spirv.OpUnreachable, nil
	}
	if d := m.Def(f.Def.Type); d != nil && d.Op == spirv.OpTypeVoid {
		return spirv.OpReturn, nil
	}
	if value := m.Constants().Arbitrary(f.Def.Type); value != 0 {
		return spirv.OpReturnValue, []uint32{uint32(value)}
	}
	return spirv.OpUnreachable, nil
}
