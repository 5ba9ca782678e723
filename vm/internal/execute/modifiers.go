package execute

import (
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// saturate executes the clamp that is part of an instruction.
func (s *Batch) saturate(fr *Frame, i *code.Instr, mask uint64) {
	clamp := &s.p.Saturations[i.Imm]
	s.compute(fr, &code.Instr{Op: code.Compute, Flags: i.Flags, Where: i.Where, Dst: i.Dst, A: i.Dst, B: clamp.Zero,
		C: clamp.One, D: code.NoOperand, Detail: clamp.Operation}, mask)
}

// modified returns an operand with its modifier applied: one of the vectors of a scratch.
func (s *Batch) modified(k int, v []uint64, m shadow.Modifier, sign uint64) []uint64 {
	if m == 0 {
		return v
	}
	out := s.operands[k][:len(v)]
	for lane, x := range v {
		out[lane] = m.Apply(x, sign)
	}
	return out
}
