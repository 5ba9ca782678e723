package ir

import "hone/spirv"

// Builder makes instructions at a place. It has a method for each opcode (builder_gen.go), which
// takes the result type first, then the operands, and returns the result's id, or the instruction where
// there is no result. Enumerants that bring parameters are followed by these as words.
type Builder struct {
	list     *list
	at       *Inst        // instructions go before it; nil: at the end of the list
	replaces *replacement // for [ReplaceInst], else nil
}

// Before returns a builder that inserts before in.
func Before(in *Inst) *Builder { return &Builder{list: in.standing(), at: in} }

// After returns a builder that inserts after in.
func After(in *Inst) *Builder { return &Builder{list: in.standing(), at: in.next} }

// standing returns the list that holds in, where something is to be built.
func (in *Inst) standing() *list {
	if in.flags&removed != 0 {
		panic("ir: the place for an instruction was removed: " + in.String())
	}
	return in.list
}

// AtEnd returns a builder that inserts at the end of a block, before its terminator and merge
// instruction. A terminator or merge instruction that it builds takes the place of the one that is there; the edges
// follow as in [Inst.Become], and with a conditional branch or switch goes its OpSelectionMerge. In a block
// without terminator it appends.
func AtEnd(b *Block) *Builder {
	if !b.last.IsTerminator() {
		return &Builder{list: &b.list}
	}
	return &Builder{list: &b.list, at: b.ending()}
}

// Into returns a builder that appends to a section.
func Into(s *Section) *Builder { return &Builder{list: &s.list} }

// Emit adds an instruction with the given operand words and returns it. The generated methods are
// better to read; this one serves code that handles opcodes as data.
func (b *Builder) Emit(op spirv.Op, typ ID, result bool, words ...uint32) *Inst {
	m := b.list.mod
	if b.replaces != nil {
		words = b.keepOld(op, typ, words)
	}
	if end := b.endToReplace(op); end != nil {
		end.Become(op, words...)
		return end
	}
	if b.replaces != nil {
		return b.emitReplacing(op, typ, result, words)
	}
	in := m.NewInst(op, typ, result, words...)
	b.list.insertBefore(b.at, in)
	return in
}

// Move takes an instruction from its place in the same function and puts it here. Its operands must be defined here.
func (b *Builder) Move(in *Inst) {
	if in != b.at {
		in.MoveBefore(b.at)
	}
}

// endToReplace returns the terminator or merge instruction whose place an instruction takes that is built before it,
// nil for none.
func (b *Builder) endToReplace(op spirv.Op) *Inst {
	block := b.list.block
	if b.at == nil || block == nil {
		return nil
	}
	merge, last := block.MergeInst(), block.last
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

func words(ids []ID) []uint32 {
	w := make([]uint32, len(ids))
	for i, id := range ids {
		w[i] = uint32(id)
	}
	return w
}
