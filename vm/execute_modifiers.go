package vm

// saturate executes the clamp that is part of an instruction.
func (s *subgroup) saturate(fr *frame, i *instr, mask uint64) {
	clamp := &s.p.saturations[i.imm]
	s.compute(fr, &instr{op: opCompute, flags: i.flags, where: i.where, dst: i.dst, a: i.dst, b: clamp.zero, c: clamp.one, d: noOperand, detail: clamp.operation}, mask)
}

// modified returns an operand with its modifier applied: one of the vectors of a scratch.
func (s *subgroup) modified(k int, v []uint64, m modifier, sign uint64) []uint64 {
	if m == 0 {
		return v
	}
	out := s.operands[k][:len(v)]
	for lane, x := range v {
		out[lane] = m.apply(x, sign)
	}
	return out
}
