package ir

import (
	"fmt"
	"math"
)

// Limits bounds what edits may make, so that edits without an end do not take all memory. Removed instructions count
// too: their memory is not free.
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

// Allocated returns how much was made so far, by reading and by edits: ids, instructions and operand words, added up.
// The memory that a module takes is in proportion to it. Constant time.
func (m *Module) Allocated() int { return len(m.ids) + m.insts.made() + m.words.made() }

// Spend takes n steps of the module's budget of work, see [Module.SetBudget]. Edits spend a step each, and so does each
// block and section over which an iterator of this package goes. Every other loop whose end depends on the module
// spends a step each time: a worklist, a repetition until nothing changes, a walk from definition to definition. If the
// budget is used up, Spend panics with a *[LimitError], so that a loop without an end becomes an error. Cost: an
// addition and a comparison.
func (m *Module) Spend(n int) {
	if m.steps += n; m.steps > m.maxSteps {
		m.overspent()
	}
}

func (m *Module) overspent() {
	limit := m.maxSteps
	m.maxSteps = math.MaxInt // deferred functions may spend more while the panic unwinds
	panic(&LimitError{"steps", limit})
}

// SetBudget sets the number of steps that may be spent from now on, a negative number for no limit, and returns how
// many were spent since the budget before was set. The driver of passes gives each run of a pass a budget. Constant
// time.
func (m *Module) SetBudget(steps int) (spent int) {
	spent, m.steps, m.maxSteps = m.steps, 0, steps
	if steps < 0 {
		m.maxSteps = math.MaxInt
	}
	return spent
}

// LimitError says that an edit would pass one of the [Limits], or that the budget of [Module.SetBudget] is used up.
type LimitError struct {
	What  string // "ids", "instructions", "operand words" or "steps"
	Limit int
}

func (e *LimitError) Error() string { return fmt.Sprintf("more than %d %s", e.Limit, e.What) }
