package ir

import (
	"iter"

	"hone/spirv"
)

// The control flow graph follows from the terminators, and what is known of constructs from the merge
// instructions: predecessors and headers are kept in step by whatever adds, changes or removes one of these.
// Edges form a multigraph (two cases of a switch may lead to one block), while a phi has one entry for each
// predecessor block.
//
// This file reads the graph. Edges are edited in cfg_edges.go, blocks in cfg_blocks.go, cfg_split.go and cfg_remove.go,
// loops in cfg_loops.go, phis in cfg_phi.go. cfg_follow.go keeps predecessors and headers in step, cfg_layout.go the
// order of blocks; cfg_structure.go knows what structured control flow forbids.

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

// SwitchTarget returns the label to which an OpSwitch goes for the selector value v, given as its low
// bits. Linear in the cases.
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

// Preds returns the predecessors, one for each edge: a block may occur twice. The slice is the
// block's own.
func (b *Block) Preds() []*Block {
	if b.lost != nil {
		b.settle()
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
