package ir

import "fmt"

// Limits bounds what edits may make, so that edits without an end do not take all memory. What is removed counts too:
// its memory is not free.
type Limits struct {
	IDs   int // of the module
	Insts int // instructions made from now on
	Words int // operand words made from now on
}

// SetLimits sets limits for the edits that follow. Where one would be passed, the edit panics with a *[LimitError]: the
// driver of passes, which sets limits, makes an error of that. A module that was just read has none. Constant time.
func (m *Module) SetLimits(l Limits) {
	m.maxIDs = l.IDs
	m.insts.setLimit(m.insts.made() + l.Insts)
	m.words.setLimit(m.words.made() + l.Words)
}

// Made returns how much was made so far, by reading and by edits: ids, instructions and operand words, added up. The
// memory that a module takes is in proportion to it. Constant time.
func (m *Module) Made() int { return len(m.ids) + m.insts.made() + m.words.made() }

// LimitError says that an edit would pass one of the [Limits].
type LimitError struct {
	What  string // "ids", "instructions" or "operand words"
	Limit int
}

func (e *LimitError) Error() string { return fmt.Sprintf("more than %d %s", e.Limit, e.What) }
