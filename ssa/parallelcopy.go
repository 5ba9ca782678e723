package ssa

// Sequencer turns parallel copies, whose moves are made all at once, into moves one after the other: algorithm 1 of
// Boissinot and others (see [NewRegisters]). A value that is overwritten before its last move is moved from the place
// where it was copied to; what is left are cycles, and each is broken by one move to a temporary.
type Sequencer struct {
	at   []int32 // by register: 1 + the register that holds what it held at first, 0 if it is no source
	from []int32 // by register: 1 + index of the move to it that is still to be made
	free []int32 // destinations of moves whose old values are not needed any more
	out  []Copy
}

// Sequence returns moves that, made in their order, have the effect of the given ones made at once. No two of
// these go to the same register. temporary returns a register that none of them names, for a value from
// the register r. The slice holds until the next call. Linear.
func (s *Sequencer) Sequence(moves []Copy, registers int, temporary func(r int) int) []Copy {
	for len(s.at) < registers {
		s.at, s.from = append(s.at, 0), append(s.from, 0)
	}
	s.out, s.free = s.out[:0], s.free[:0]
	for i, m := range moves {
		if m.From >= 0 && m.From != m.To {
			s.at[m.From] = int32(m.From) + 1
			s.from[m.To] = int32(i) + 1
		}
	}
	for i, m := range moves {
		if s.from[m.To] == int32(i)+1 && s.at[m.To] == 0 {
			s.free = append(s.free, int32(m.To))
		}
	}
	for _, m := range moves {
		s.drain(moves)
		if m.From >= 0 && s.from[m.To] != 0 { // part of a cycle
			t := temporary(m.To)
			s.out = append(s.out, Copy{To: t, From: m.To})
			s.at[m.To] = int32(t) + 1
			s.free = append(s.free, int32(m.To))
		}
	}
	s.drain(moves)
	for _, m := range moves {
		if m.From < 0 { // nothing that is moved is overwritten any more
			s.out = append(s.out, m)
			continue
		}
		s.at[m.From] = 0
	}
	return s.out
}

// drain makes the moves whose destinations are free.
func (s *Sequencer) drain(moves []Copy) {
	for len(s.free) > 0 {
		to := s.free[len(s.free)-1]
		s.free = s.free[:len(s.free)-1]
		from := int32(moves[s.from[to]-1].From)
		at := s.at[from] - 1
		s.out = append(s.out, Copy{To: int(to), From: int(at)})
		s.from[to], s.at[from] = 0, to+1
		if at == from && s.from[from] != 0 {
			s.free = append(s.free, from)
		}
	}
}
