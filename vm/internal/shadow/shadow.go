// Package shadow follows how much of a value is determined: a [Shadow] has the bits of a scalar that depend on an
// undefined value, those that are unspecified, and an interval where it is a float. [Operation.Shadow] says what an
// operation makes of the shadows of its operands, [ValueNumbers] numbers undefined values so that equal ones are known
// to be equal, a [Table] has the shadows of registers by lane and a [Memory] those of the bytes of a buffer. The
// package must not know the code that is executed, or who executes it.
package shadow

import (
	"math"

	"hone/fold"
)

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

	format format // where Bounded or NaN
	// of a frozen undefined value: those with the same one are equal, see valuenumbers.go; 0 for none
	valueNumber uint32
}

// format is a fold.Format in few bytes: there is a shadow for each lane of each register.
type format struct {
	width, fraction uint8
	finite          bool
}

// formatOf returns a format in its short form.
func formatOf(f fold.Format) format { return format{uint8(f.Width), uint8(f.Fraction), f.Finite} }

func (f format) long() fold.Format {
	return fold.Format{Width: int(f.width), Fraction: int(f.fraction), Finite: f.finite}
}

// Determined reports whether s is the zero value: all of the scalar is determined. It is cheaper than to compare all
// fields, of which the interval and the format are set beside a flag only.
func (s *Shadow) Determined() bool {
	return s.Undefined|s.Unspecified|uint64(s.valueNumber) == 0 && !s.Bounded && !s.NaN
}

// Same reports whether two shadows are equal in every field. With equal value numbers, undefined values are one value.
func (s *Shadow) Same(o *Shadow) bool {
	return s.Undefined == o.Undefined && s.Unspecified == o.Unspecified && s.Bounded == o.Bounded && s.NaN == o.NaN &&
		s.format == o.format && s.valueNumber == o.valueNumber &&
		math.Float64bits(s.Interval.Low) == math.Float64bits(o.Interval.Low) &&
		math.Float64bits(s.Interval.High) == math.Float64bits(o.Interval.High)
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
