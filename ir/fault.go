package ir

import "fmt"

// Fault is a rule of the language that a module breaks, and the instruction that breaks it.
type Fault struct {
	Inst *Inst // nil where it is the module as a whole
	Msg  string
}

// Error returns the instruction and what is wrong with it. Ids are numbers.
func (f *Fault) Error() string {
	if f.Inst == nil {
		return f.Msg
	}
	return fmt.Sprintf("%s: %s", f.Inst, f.Msg)
}
