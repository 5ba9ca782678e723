// Package shadow follows how much of a value is determined: a [Shadow] has the bits of a scalar that depend on an
// undefined value, those that are unspecified, and an interval where it is a float. [Operation.Shadow] says what an
// operation makes of the shadows of its operands, [ValueNumbers] numbers undefined values so that equal ones are known
// to be equal, a [Table] has the shadows of registers by lane and a [Memory] those of the bytes of a buffer. The
// package must not know the code that is executed, or who executes it.
package shadow

import "hone/fold"

// Shadow says how much of a scalar is determined. The zero value: all of it.
type Shadow struct {
	Undefined uint64 // bits that depend on an undefined value
	// bits that a freedom of the implementation leaves unspecified, and that depend on no undefined value
	Unspecified uint64
	// where Bounded: the interval of the scalar, which is a float and no NaN, in the format it was computed in
	Interval fold.Interval
	// then Unspecified has the bits that may differ within the interval, for those who look at bits only
	Bounded bool
	// the scalar is a NaN that an operation made: a float that is determined, though Unspecified has bits of it that
	// may differ
	NaN bool

	format fold.Format // where Bounded or NaN
	// of a frozen undefined value: those with the same one are equal, see valuenumbers.go; 0 for none
	valueNumber uint32
}

// Another returns the shadow of another value of which as much is determined.
func (s Shadow) Another() Shadow {
	s.valueNumber = 0
	return s
}

// The shadows of scalars of any width of which nothing is known.
var (
	AllUndefined   = Shadow{Undefined: ^uint64(0)}
	AllUnspecified = Shadow{Unspecified: ^uint64(0)}
)
