package shadow

// FastMath is what a shader leaves unspecified of a float operation beyond its row: by execution modes, and by
// decorations of the instruction.
type FastMath uint8

const (
	NoSignedZeros FastMath = 1 << iota // the sign of a zero that is computed
	AllowContract                      // whether a product is rounded before it is added to something
	AllowReassoc                       // which operations of real numbers are done in its place
	NoNaNs                             // the result is undefined where an operand or the result is a NaN
	NoInfs                             // likewise: an infinity
)

// Modifier is what is done to an operand before it is used: the absolute value is taken first.
type Modifier uint8

const (
	Negated Modifier = 1 << iota
	Absolute

	ModifierBits = 2
)

// Apply applies a modifier to the bits of a number.
func (m Modifier) Apply(v, sign uint64) uint64 {
	if m&Absolute != 0 {
		v &^= sign
	}
	if m&Negated != 0 {
		v ^= sign
	}
	return v
}
