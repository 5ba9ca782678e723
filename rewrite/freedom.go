package rewrite

import "strings"

// Freedoms are what a rule for floating-point numbers needs to be granted. Without any, its replacement has the bits of
// the pattern for all operands, but for the form of a NaN.
type Freedoms uint8

// The freedoms.
const (
	NoSignedZeros Freedoms = 1 << iota // nsz: the sign of a zero does not matter
	NoNaNs                             // nnan: no operand and no result is a NaN
	NoInfs                             // ninf: no operand and no result is an infinity
	AllowRecip                         // arcp: a / b may be a × (1 / b)
	AllowContract                      // contract: a product that is added may stay unrounded
	AllowReassoc                       // reassoc: operations may be done in another order, as if numbers were real
	NoFlush                            // noftz: denormal numbers need not become zeros where the operation would flush them
)

var freedomNames = [...]string{"nsz", "nnan", "ninf", "arcp", "contract", "reassoc", "noftz"}

// AllFreedoms has every freedom.
const AllFreedoms = Freedoms(1<<len(freedomNames) - 1)

// Names returns the names of the freedoms, as rules and --fast-math spell them.
func (f Freedoms) Names() []string {
	var names []string
	for i, name := range freedomNames {
		if f&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return names
}

// String returns the names with commas between them, "exact" for none.
func (f Freedoms) String() string {
	if f == 0 {
		return "exact"
	}
	return strings.Join(f.Names(), ",")
}

// freedomOf returns the freedom of a name.
func freedomOf(name string) (f Freedoms, ok bool) {
	for i, n := range freedomNames {
		if n == name {
			return 1 << i, true
		}
	}
	return 0, name == "exact"
}

// NeedsNoFlush reports whether a rule needs [NoFlush] to be granted.
func (r *Rule) NeedsNoFlush() bool { return r.Freedoms&NoFlush != 0 }
