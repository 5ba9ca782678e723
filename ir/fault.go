package ir

import "fmt"

// Fault is a rule of the language that a module breaks, or an invariant, and the instruction that breaks it.
type Fault struct {
	Inst *Inst  // nil where it is the module as a whole; valid as long as the module
	At   string // the instruction, a long one in a few words, "" for none
	Msg  string // what is wrong. Ids are numbers here and in At: whoever shows a fault puts names in their places.
}

// Faultf returns the fault that something is wrong with an instruction, nil for the module as a whole.
func Faultf(in *Inst, format string, args ...any) *Fault {
	f := &Fault{Inst: in, Msg: fmt.Sprintf(format, args...)}
	switch {
	case in == nil:
	case len(in.words) > 64:
		f.At = in.short()
	default:
		f.At = in.String()
	}
	return f
}

// Error returns the instruction and what is wrong with it.
func (f *Fault) Error() string {
	if f.At == "" {
		return f.Msg
	}
	return f.At + ": " + f.Msg
}
