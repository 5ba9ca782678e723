package cleanup

import (
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// RemoveDontInline removes the function control DontInline, so that inline may inline the function. (SPIRV-Tools'
// RemoveDontInline.) Cost: linear in the functions.
var RemoveDontInline = pass.ForFunctions("remove-dont-inline", "remove the function control DontInline",
	func(c *pass.Context, f *ir.Function) bool {
		control := spirv.FunctionControl(f.Def.Literal(0))
		if f.Def.Unknown() || control&spirv.FunctionControlDontInline == 0 || !c.Transform() {
			return false
		}
		words := slices.Clone(f.Def.Words())
		words[0] = uint32(control &^ spirv.FunctionControlDontInline)
		f.Def.SetOperands(words)
		return true
	}, pass.Idempotent)
