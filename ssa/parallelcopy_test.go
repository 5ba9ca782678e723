package ssa

import (
	"slices"
	"testing"
)

// TestSequence makes every parallel copy between four registers and a constant.
func TestSequence(t *testing.T) {
	const registers = 4
	var s Sequencer
	// A digit says what goes to a register: 0 nothing, 1 the constant, then the registers.
	for code := range 6 * 6 * 6 * 6 {
		var moves []Copy
		sources := map[int]int{}
		self, n := 0, code
		for to := range registers {
			if d := n % 6; d > 0 {
				moves = append(moves, Copy{To: to, From: d - 2, Value: 99})
				sources[to] = d - 2
				if d-2 == to {
					self++
				}
			}
			n /= 6
		}
		before := [registers + 1]int{10, 11, 12, 13, -1}
		want := before
		for _, m := range moves {
			want[m.To] = 99
			if m.From >= 0 {
				want[m.To] = before[m.From]
			}
		}
		got := before
		temporaries := 0
		list := s.Sequence(moves, registers, func(int) int { temporaries++; return registers })
		for _, m := range list {
			if m.From < 0 {
				got[m.To] = int(m.Value)
			} else {
				got[m.To] = got[m.From]
			}
		}
		if !slices.Equal(got[:registers], want[:registers]) {
			t.Errorf("%v gave %v: %v, want %v", moves, list, got, want)
		}
		if cycles := cycles(sources, registers); temporaries != cycles || len(list) != len(moves)-self+cycles {
			t.Errorf("%v gave %v: %d temporaries for %d cycles", moves, list, temporaries, cycles)
		}
		for _, to := range s.at {
			if to != 0 {
				t.Fatalf("%v left %v", moves, s.at)
			}
		}
		for _, from := range s.from {
			if from != 0 {
				t.Fatalf("%v left %v", moves, s.from)
			}
		}
	}
}

// cycles counts the cycles of moves that need a temporary: no value on them goes anywhere else.
func cycles(from map[int]int, registers int) (n int) {
	uses := make([]int, registers)
	for to, r := range from {
		if r >= 0 && r != to {
			uses[r]++
		}
	}
	for first := range registers {
		length, least, branches := 0, first, false
		for r := first; ; {
			next, ok := from[r]
			if !ok || next < 0 || next == r || length > registers {
				length = 0
				break
			}
			branches = branches || uses[r] > 1
			least = min(least, r)
			length++
			if r = next; r == first {
				break
			}
		}
		if length > 1 && !branches && least == first {
			n++
		}
	}
	return n
}
