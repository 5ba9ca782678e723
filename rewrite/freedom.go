package rewrite

import "hone/analysis/fastmath"

// Freedoms are what a rule for floating-point numbers needs to be granted. Without any, its replacement has the bits of
// the pattern for all operands, but for the form of a NaN.
type Freedoms = fastmath.Flags

// The freedoms.
const (
	NoSignedZeros = fastmath.NoSignedZeros
	NoNaNs        = fastmath.NoNaNs
	NoInfs        = fastmath.NoInfs
	AllowRecip    = fastmath.AllowRecip
	AllowContract = fastmath.AllowContract
	AllowReassoc  = fastmath.AllowReassoc
	NoFlush       = fastmath.NoFlush
	AllFreedoms   = fastmath.All
)

// freedomOf returns the freedom of a name.
func freedomOf(name string) (f Freedoms, ok bool) {
	f, ok = fastmath.Named(name)
	return f, ok || name == "exact"
}

// NeedsNoFlush reports whether a rule needs [NoFlush] to be granted.
func (r *Rule) NeedsNoFlush() bool { return r.Freedoms&NoFlush != 0 }
