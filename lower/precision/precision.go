// Package precision has the lowerings that change how precisely floating-point numbers are computed.
package precision

import "hone/pass"

// Passes returns the lowerings of precision.
func Passes() []*pass.Pass {
	return []*pass.Pass{InvariantExact, RelaxFloatOps, RelaxedToHalf, NarrowInts}
}
