package vm

// looseness is what a shader leaves open of a float operation beyond its row: by execution modes, and by decorations of the instruction.
type looseness uint8

const (
	zeroSigns   looseness = 1 << iota // the sign of a zero that is computed
	contraction                       // whether a product is rounded before it is added to something
	reordering                        // which operations of real numbers are done in its place
	noNaN                             // the result is undefined where an operand or the result is a NaN
	noInfinity                        // likewise: an infinity
)

// modifier is what is done to an operand before it is used: the absolute value is taken first.
type modifier uint8

const (
	negated modifier = 1 << iota
	absolute

	modifierBits = 2
)

// apply applies a modifier to the bits of a number.
func (m modifier) apply(v, sign uint64) uint64 {
	if m&absolute != 0 {
		v &^= sign
	}
	if m&negated != 0 {
		v ^= sign
	}
	return v
}
