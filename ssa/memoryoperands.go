package ssa

import (
	"hone/ir"
	"hone/spirv"
)

// A memory operand is a mask with a word for some of its bits, in their order.

// operandWords are the bits that bring a word.
const operandWords = spirv.MemoryAccessAligned | spirv.MemoryAccessMakePointerAvailable | spirv.MemoryAccessMakePointerVisible |
	spirv.MemoryAccessAliasScopeINTELMask | spirv.MemoryAccessNoAliasINTELMask

// cutOperands splits words after the first memory operand.
func cutOperands(words []uint32) (first, rest []uint32) {
	if len(words) == 0 {
		return nil, nil
	}
	n := 1
	for mask := words[0] & uint32(operandWords); mask != 0; mask &= mask - 1 {
		n++
	}
	n = min(n, len(words))
	return words[:n], words[n:]
}

// withoutOperands returns a memory operand without some of its bits, nil if nothing is left.
func withoutOperands(words []uint32, bits spirv.MemoryAccess) []uint32 {
	if len(words) == 0 || words[0]&^uint32(bits) == 0 {
		return nil
	}
	kept := []uint32{words[0] &^ uint32(bits)}
	i := 1
	for bit := uint32(1); bit != 0 && i < len(words); bit <<= 1 {
		if words[0]&uint32(operandWords)&bit == 0 {
			continue
		}
		if uint32(bits)&bit == 0 {
			kept = append(kept, words[i])
		}
		i++
	}
	return kept
}

// operandsOf returns the memory operands of an OpCopyMemory or OpCopyMemorySized.
func operandsOf(in *ir.Inst) []uint32 {
	first := 2
	if in.Op == spirv.OpCopyMemorySized {
		first = 3
	}
	return in.Words()[min(first, in.NumWords()):]
}

// copyOperands returns the memory operands that the store and the load have which do the same as a copy of memory. A single
// one of the copy is that of both.
func copyOperands(in *ir.Inst) (target, source []uint32) {
	target, source = cutOperands(operandsOf(in))
	if len(source) == 0 {
		source = target
	}
	return withoutOperands(target, spirv.MemoryAccessMakePointerVisible), withoutOperands(source, spirv.MemoryAccessMakePointerAvailable)
}

// dropOperands takes from a load or store through q, whose memory operand is word at, what a part does not promise that its
// variable did: alignment above all.
func (s *splitter) dropOperands(in *ir.Inst, at int, q *pointer) {
	if in.NumWords() <= at || in.Unknown() || s.paths[s.paths[q.path].leaf].parent < 0 {
		return
	}
	kept := withoutOperands(in.Words()[at:], ^spirv.MemoryAccessVolatile)
	s.words = append(append(s.words[:0], in.Words()[:at]...), kept...)
	in.SetOperands(s.words)
}
