// Package opt has the optimizations, one file a pass.
package opt

import (
	"hone/ir"
	"hone/pass"
)

// Simplify ...
var Simplify = pass.ForFunctions("simplify", "fold constants, copy propagation, value numbering", func(c *pass.Context, f *ir.Function) bool { return false })

// DCE ...
var DCE = pass.ForFunctions("dce", "remove instructions whose results nothing uses", func(c *pass.Context, f *ir.Function) bool { return false })

// CFG ...
var CFG = pass.ForFunctions("cfg", "remove unreachable blocks, merge trivial ones", func(c *pass.Context, f *ir.Function) bool { return false })

// Unused ...
var Unused = pass.ForModule("unused", "remove unused types, constants, names and decorations", func(c *pass.Context) bool { return false })
