package ir

import "fmt"

// Fault is a rule of the language that a module breaks, and the instruction that breaks it.
type Fault struct {
	Inst *Inst  // nil where it is the module as a whole; valid as long as the module
	Msg  string // what is wrong, and before it the instruction. Ids are numbers.
}

// Faultf returns the fault that something is wrong with an instruction, nil for the module as a whole.
func Faultf(in *Inst, format string, args ...any) *Fault {
	msg := fmt.Sprintf(format, args...)
	if in != nil {
		msg = in.String() + ": " + msg
	}
	return &Fault{in, msg}
}

// Error returns what is wrong.
func (f *Fault) Error() string { return f.Msg }
