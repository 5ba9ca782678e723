// Package words has the lowerings that compute with words of 32 bits what has numbers of 64, or that keep in such words
// what has fewer.
package words

import "hone/pass"

// Passes returns the passes of the package, in an order in which none makes what one before it removes. They go before
// the lowerings of arithmetic, which find what they make.
func Passes() []*pass.Pass { return []*pass.Pass{Int64, Float64, HalfToFloat} }
