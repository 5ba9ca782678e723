// Package fastmath says which freedoms an instruction has in computing with floats: what the bits of an FPFastMathMode,
// the execution modes of entry points and the decorations of an instruction mean. The optimizer, which may use a
// freedom, and the vm, which leaves unspecified what others may make of it, both ask here. The package must not know
// what anybody does with a freedom.
package fastmath

import (
	"fmt"
	"strings"

	"hone/spirv"
)

// Flags are freedoms. Without any, an operation has the bits that the specification of its format says, but for the
// form of a NaN.
type Flags uint8

// The freedoms.
const (
	NoSignedZeros Flags = 1 << iota // nsz: the sign of a zero does not matter
	NoNaNs                          // nnan: no operand and no result is a NaN
	NoInfs                          // ninf: no operand and no result is an infinity
	AllowRecip                      // arcp: a / b may be a × (1 / b)
	AllowContract                   // contract: a product that is added may stay unrounded
	AllowReassoc                    // reassoc: operations may be done in another order, as if numbers were real
	NoFlush                         // noftz: denormal numbers need not become zeros where the operation would flush them

	All Flags = 1<<iota - 1
)

// Sets of freedoms that one word of a module grants or withholds together.
const (
	specials  = NoSignedZeros | NoNaNs | NoInfs           // what SignedZeroInfNanPreserve preserves
	reshaping = AllowRecip | AllowContract | AllowReassoc // other operations in the place of those that the module has
)

var names = [...]string{"nsz", "nnan", "ninf", "arcp", "contract", "reassoc", "noftz"}

// Named returns the freedom of a name.
func Named(name string) (f Flags, ok bool) {
	for i, n := range names {
		if n == name {
			return 1 << i, true
		}
	}
	return 0, false
}

// Names returns the names of the freedoms, as rules and the command line spell them.
func (f Flags) Names() []string {
	var list []string
	for i, name := range names {
		if f&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}

// String returns the names with + between them, "exact" for none: what [Parse] reads.
func (f Flags) String() string {
	if f == 0 {
		return "exact"
	}
	return strings.Join(f.Names(), "+")
}

// Parse reads a list of names with commas or + between them. "all" stands for all freedoms, "exact" for none. The error
// says which name it is that it does not know.
func Parse(text string) (f Flags, err error) {
	for name := range strings.SplitSeq(strings.ReplaceAll(text, "+", ","), ",") {
		one, ok := Named(name)
		switch {
		case name == "all":
			one = All
		case name != "exact" && !ok:
			return 0, fmt.Errorf("want some of %s, or all, not %q", strings.Join(names[:], ", "), name)
		}
		f |= one
	}
	return f, nil
}

// bits is what the bits of an FPFastMathMode allow (specification, section 3.2.14; SPV_KHR_float_controls2).
var bits = [...]struct {
	mode   spirv.FPFastMathMode
	allows Flags
}{
	{spirv.FPFastMathModeNotNaN, NoNaNs},
	{spirv.FPFastMathModeNotInf, NoInfs},
	{spirv.FPFastMathModeNSZ, NoSignedZeros},
	{spirv.FPFastMathModeAllowRecip, AllowRecip},
	{spirv.FPFastMathModeFast, specials | reshaping},
	{spirv.FPFastMathModeAllowContract, AllowContract},
	{spirv.FPFastMathModeAllowReassoc, AllowReassoc},
	{spirv.FPFastMathModeAllowTransform, reshaping},
}

// Mode returns what an FPFastMathMode allows. It says nothing of denormal numbers: [NoFlush] is never in it.
func Mode(mask uint32) (f Flags) {
	for _, b := range bits {
		if spirv.FPFastMathMode(mask)&b.mode != 0 {
			f |= b.allows
		}
	}
	return f
}
