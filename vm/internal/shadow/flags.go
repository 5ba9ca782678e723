package shadow

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
