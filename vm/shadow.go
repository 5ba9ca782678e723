package vm

import "hone/fold"

// Shadow says how much of a scalar is determined. The zero value: all of it.
type Shadow struct {
	Undefined uint64     // bits that depend on an undefined value
	Open      uint64     // bits that a freedom of the implementation leaves open, and that depend on no undefined value
	Bound     fold.Bound // where Bounded: limits of the scalar, which is a float and no NaN, in the format it was computed in
	Bounded   bool       // then Open has the bits that may differ within the limits, for those who look at bits only
	NaN       bool       // the scalar is a NaN that an operation made: a float that is determined, though Open has bits of it that may differ

	format fold.Format // where Bounded or NaN
	choice uint32      // of an undefined value that was settled: those with the same one are equal, see choices.go; 0 for none
}

// another returns the shadow of another value of which as much is determined.
func (s Shadow) another() Shadow {
	s.choice = 0
	return s
}

// The shadows of scalars of any width of which nothing is known.
var (
	allUndefined = Shadow{Undefined: ^uint64(0)}
	allOpen      = Shadow{Open: ^uint64(0)}
)
