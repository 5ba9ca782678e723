package ir

import "hone/spirv"

// Builder makes instructions at a place. It has a method for each opcode (builder_gen.go), which
// takes the result type first, then the operands, and returns the result's id, or the instruction where
// there is no result. Enumerants that bring parameters are followed by these as words.
type Builder struct {
	block *Block
	at    *Inst // instructions go before it; nil: at the end of the block
	// replaced is the instruction that the last result stands in for, nil for none.
	replaced ID
	moved    uint32 // uses that went from replaced to the current result
	last     ID
}

// Before returns a builder that inserts before in.
func Before(in *Inst) *Builder { return &Builder{block: in.block, at: in} }

// After returns a builder that inserts after in.
func After(in *Inst) *Builder { return &Builder{block: in.block, at: in.next} }

// AtEnd returns a builder that inserts at the end of a block, before its terminator and merge
// instruction. A terminator or merge instruction that it builds takes the place of the one that is there; the edges
// follow as in [Inst.Become], and with a conditional branch or switch goes its OpSelectionMerge. In a section, or
// in a block without terminator, it appends.
func AtEnd(b *Block) *Builder {
	if b.fn == nil || !b.last.IsTerminator() {
		return &Builder{block: b}
	}
	return &Builder{block: b, at: b.ending()}
}

// ReplaceInst returns a builder that inserts where in stands. The last result that it builds takes the
// place of in's result; in is removed with the first one. Operands must not name in's result.
func ReplaceInst(in *Inst) *Builder { return &Builder{block: in.block, at: in, replaced: in.Result} }

// Emit adds an instruction with the given operand words and returns it. The generated methods are
// better to read; this one serves code that handles opcodes as data.
func (b *Builder) Emit(op spirv.Op, typ ID, result bool, words ...uint32) *Inst {
	m := b.block.mod
	if old := b.replacedEnd(op); old != nil {
		old.Become(op, words...)
		return old
	}
	in := m.NewInst(op, typ, result, words...)
	b.block.InsertBefore(b.at, in)
	if b.replaced == 0 || !result {
		return in
	}
	if m.Pinned(b.replaced) {
		// Something unknown may name the old result: it stays, as a copy of the new one.
		m.Def(b.replaced).Become(spirv.OpCopyObject, uint32(in.Result))
		b.last = in.Result
		return in
	}
	if b.last == 0 {
		old := b.at
		in.pos = old.pos
		b.moved = m.ids[b.replaced].uses
		b.at = old.next
		m.Replace(b.replaced, in.Result)
		old.Remove()
	} else {
		m.ids[b.last].uses -= b.moved
		m.ids[in.Result].uses += b.moved
		m.ids[b.replaced].forward = in.Result
	}
	b.last = in.Result
	return in
}

// Move takes an instruction from its place in the same function and puts it here. Its operands must be defined here.
func (b *Builder) Move(in *Inst) {
	if in != b.at {
		in.MoveBefore(b.at)
	}
}

// replacedEnd returns the terminator or merge instruction whose place an instruction takes that is built before it,
// nil for none.
func (b *Builder) replacedEnd(op spirv.Op) *Inst {
	if b.at == nil || b.block.fn == nil {
		return nil
	}
	merge, last := b.block.MergeInst(), b.block.last
	switch {
	case b.at != last && b.at != merge || !last.isTerminator():
		return nil
	case op == spirv.OpSelectionMerge || op == spirv.OpLoopMerge:
		return merge
	case !isTerminator(op):
		return nil
	}
	if merge != nil && merge.Op == spirv.OpSelectionMerge && op != spirv.OpBranchConditional && op != spirv.OpSwitch {
		merge.Remove()
		b.at = last
	}
	return last
}

// Value returns the result that stands for what [ReplaceInst] replaced, 0 before the first.
func (b *Builder) Value() ID { return b.last }

func words(ids []ID) []uint32 {
	w := make([]uint32, len(ids))
	for i, id := range ids {
		w[i] = uint32(id)
	}
	return w
}
