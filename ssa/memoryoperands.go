package ssa

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// copyOperands returns the memory operands that the store and the load have which do the same as a copy of memory.
func copyOperands(in *ir.Inst) (target, source []uint32) {
	return effects.OperandsOf(in, 0).Without(uint32(spirv.MemoryAccessMakePointerVisible)).Words,
		effects.OperandsOf(in, 1).Without(uint32(spirv.MemoryAccessMakePointerAvailable)).Words
}

// dropOperands takes from a load or store through q what a part does not promise that its variable did: alignment above
// all.
func (s *splitter) dropOperands(in *ir.Inst, q *pointer) {
	operands := effects.OperandsOf(in, 0)
	if len(operands.Words) == 0 || in.Unknown() || s.paths[s.paths[q.path].leaf].parent < 0 {
		return
	}
	s.words = append(s.words[:0], in.Words()[:in.NumWords()-len(operands.Words)]...)
	s.words = append(s.words, operands.Without(^uint32(spirv.MemoryAccessVolatile)).Words...)
	in.SetOperands(s.words)
}
