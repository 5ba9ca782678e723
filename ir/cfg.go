package ir

import (
	"iter"
	"slices"

	"hone/spirv"
)

// The control flow graph follows from the terminators, and what is known of constructs from the merge
// instructions: predecessors and headers are kept in step by whatever adds, changes or removes one of these.
// Edges form a multigraph (two cases of a switch may lead to one block), while a phi has one entry for each
// predecessor block.
//
// This file reads the graph, and keeps predecessors and headers in step. Edges are edited in cfg_edges.go, blocks in
// cfg_blocks.go and cfg_split.go, phis in cfg_phi.go; cfg_unreachable.go
// knows what is left of blocks that nothing reaches. The order of blocks is kept in function.go; cfg_structure.go knows
// what structured control flow forbids.

// isTerminator reports whether op ends a block.
func isTerminator(op spirv.Op) bool {
	switch op {
	case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch, spirv.OpReturn, spirv.OpReturnValue, spirv.OpKill,
		spirv.OpUnreachable, spirv.OpTerminateInvocation, spirv.OpIgnoreIntersectionKHR, spirv.OpTerminateRayKHR,
		spirv.OpEmitMeshTasksEXT:
		return true
	}
	return false
}

func (in *Inst) isTerminator() bool { return isTerminator(in.Op) }

// IsTerminator reports whether in ends its block: also an instruction of unknown opcode that does.
func (in *Inst) IsTerminator() bool {
	return in.isTerminator() || in.next == nil && in.Block() != nil && in.canEndBlock()
}

// canEndBlock reports whether a block may end in an instruction that is no terminator of the grammar.
func (in *Inst) canEndBlock() bool {
	shapes := in.list.mod.shapes
	return in.Op == spirv.OpAbortKHR || int(in.Op) >= len(shapes) || !shapes[in.Op].Known
}

// BlockOf returns the block whose label is id, nil for none.
func (m *Module) BlockOf(id ID) *Block {
	if d := m.Def(id); d != nil && d.Op == spirv.OpLabel {
		return d.list.block
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
			if t := in.list.mod.BlockOf(ID(w)); int(w) < in.list.mod.Bound() && t != nil && t.fn == in.list.fn && !yield(i) {
				return
			}
		}
	}
}

// caseWords returns how many words each literal of an OpSwitch takes.
func (in *Inst) caseWords() int {
	return spirv.SwitchLiteralWords(in.list.mod.NumberWidth(in.ID(0)), in.words[min(2, len(in.words)):])
}

// SwitchTarget returns the label to which an OpSwitch branches for the selector value v, given as its low bits. Linear
// in the cases.
func (in *Inst) SwitchTarget(v uint64) ID {
	if i := in.switchCase(v); i >= 0 {
		return in.ID(i + in.caseWords())
	}
	return in.ID(1)
}

// switchCase returns the index of the literal of an OpSwitch that equals v in the width of the selector, -1 for none.
func (in *Inst) switchCase(v uint64) int {
	n := in.caseWords()
	unused := 64 - min(64, max(1, in.list.mod.NumberWidth(in.ID(0))))
	for i := 2; i+n < len(in.words); i += n + 1 {
		c := uint64(in.words[i])
		if n > 1 {
			c |= uint64(in.words[i+1]) << 32
		}
		if c<<unused == v<<unused {
			return i
		}
	}
	return -1
}

// Succs yields the successors, one for each edge, in the terminator's order: for an OpBranchConditional the block
// where the condition is true first, for an OpSwitch the default first.
func (b *Block) Succs() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		if b.last == nil {
			return
		}
		for i := range b.last.targetWords {
			if !yield(b.mod.ids[b.last.ID(i)].def.list.block) {
				return
			}
		}
	}
}

// DistinctSuccs appends each successor once to a list, in the order of the blocks. Cost: n log n for n edges.
func (b *Block) DistinctSuccs(list []*Block) []*Block {
	start := len(list)
	for s := range b.Succs() {
		if len(list) == start || list[len(list)-1] != s {
			list = append(list, s)
		}
	}
	distinct := list[start:]
	if len(distinct) > 1 {
		slices.SortFunc(distinct, func(s, t *Block) int { return s.Index - t.Index })
		list = list[:start+len(slices.Compact(distinct))]
	}
	return list
}

// Preds returns the predecessors, one for each edge: a block may occur twice. The slice is the
// block's own.
func (b *Block) Preds() []*Block {
	if b.lost != nil {
		b.flushRemovals()
	}
	return b.preds
}

// Terminator returns the block's last instruction.
func (b *Block) Terminator() *Inst { return b.last }

// MergeInst returns the block's OpSelectionMerge or OpLoopMerge, nil where there is none.
func (b *Block) MergeInst() *Inst {
	if b.last != nil && b.last.prev != nil && b.last.prev.isMerge() {
		return b.last.prev
	}
	return nil
}

// LoopMerge returns the block's OpLoopMerge, nil where it is no loop header.
func (b *Block) LoopMerge() *Inst {
	if in := b.MergeInst(); in != nil && in.Op == spirv.OpLoopMerge {
		return in
	}
	return nil
}

// MergeBlock returns the merge block of the construct that b is the header of, nil where it is none.
func (b *Block) MergeBlock() *Block {
	if in := b.MergeInst(); in != nil {
		return b.mod.BlockOf(in.ID(0))
	}
	return nil
}

// ContinueTarget returns the continue target of the loop that b is the header of, nil where it is none.
func (b *Block) ContinueTarget() *Block {
	if in := b.LoopMerge(); in != nil {
		return b.mod.BlockOf(in.ID(1))
	}
	return nil
}

// MergeOf returns the header whose merge block b is, nil where there is none. Constant time.
func (b *Block) MergeOf() *Block {
	for _, in := range b.namedBy {
		if in.ID(0) == b.ID() {
			return in.list.block
		}
	}
	return nil
}

// ContinueOf returns the loop header whose continue target b is, nil where there is none. Constant time.
func (b *Block) ContinueOf() *Block {
	for _, in := range b.namedBy {
		if in.Op == spirv.OpLoopMerge && in.ID(1) == b.ID() {
			return in.list.block
		}
	}
	return nil
}

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

// targets appends the blocks that a terminator or merge instruction names to a list.
func (in *Inst) targets(list []*Block) []*Block {
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
	var few [4]*Block
	for _, t := range in.targets(few[:0]) {
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
			t.dropEdges(lostEdges{in.list.block, n, slices.Contains(stay, t)})
		}
	}
}

// addPred records an edge from p to b.
func (b *Block) addPred(p *Block) {
	b.preds = append(b.Preds(), p)
	b.fn.markEdgesEdited()
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
// after its old start then.
func cut[T any](list []T, i, j int) []T {
	if i >= len(list)-j {
		return slices.Delete(list, i, j)
	}
	copy(list[j-i:], list[:i])
	return list[j-i:]
}

// Batch runs edit, which removes edges with [Block.BranchTo] and [Block.RemoveEdge]. What they cost in predecessors and
// phi entries of the blocks that lose edges is paid once for each of these blocks, at the end: of a block that many
// edges lead to, each may go, in any order, in linear time in all.
//
// Until then phis have entries of no edge any more. [Block.Preds] of a block, and any other edit of the graph, brings
// them up to date at once.
func (f *Function) Batch(edit func()) {
	if f.batch { // inside of another one
		edit()
		return
	}
	f.batch = true
	edit()
	f.batch = false
	f.flushRemovals()
}

// lostEdges are edges from a block that were removed.
type lostEdges struct {
	pred *Block
	n    int
	left bool // there are others
}

// dropEdges forgets edges to b: at once, or when the batch ends.
func (b *Block) dropEdges(e lostEdges) {
	b.fn.markEdgesEdited()
	if !b.fn.batch {
		b.removePreds(e)
		return
	}
	if b.lost == nil {
		b.fn.dropping = append(b.fn.dropping, b)
	}
	b.lost = append(b.lost, e)
}

// flushRemovals forgets all edges that were removed in a batch so far.
func (f *Function) flushRemovals() {
	for _, b := range f.dropping {
		b.flushRemovals()
	}
	f.dropping = f.dropping[:0]
}

// flushRemovals forgets the edges to b that were removed in a batch so far. Linear in predecessors and phi entries.
func (b *Block) flushRemovals() {
	lost := b.lost
	b.lost = nil
	if len(lost) < 4 {
		for _, e := range lost {
			b.removePreds(e)
		}
		return
	}
	edges, entries := b.mod.NewTable(), b.mod.NewTable() // by label: removed edges, whether the phi entry is removed
	defer edges.Release()
	defer entries.Release()
	for _, e := range lost {
		id := e.pred.ID()
		edges.Set(id, edges.Get(id)+int32(e.n))
		if !e.left {
			entries.Set(id, 1)
		}
	}
	b.preds = slices.DeleteFunc(b.preds, func(p *Block) bool {
		n := edges.Get(p.ID())
		edges.Set(p.ID(), max(0, n-1))
		return n > 0
	})
	for phi := range b.Phis() {
		phi.removePhiEntries(func(label ID) bool { return entries.Get(label) != 0 })
	}
}
