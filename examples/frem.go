// Package examples has the passes that doc/writing-passes.md explains, complete and tested.
package examples

import (
	"hone/ir"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// FRem is a fix for drivers that compute OpFRem wrongly: it writes out what the operation stands for,
// x - y * trunc(x / y), which is also what Vulkan's precision requirements take it for.
var FRem = pass.ForFunctions("fix-frem", "OpFRem becomes x - y * trunc(x / y)",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.Insts() {
			if in.Op != spirv.OpFRem || !c.Grow(3) || !c.Transform() { // four instructions for one
				continue
			}
			x, y := view.FRem(in).Operand(), view.FRem(in).Operand2()
			std := c.Module.Import("GLSL.std.450")
			b := c.Replace(in)
			quotient := b.FDiv(in.Type, x, y)
			whole := b.ExtInst(in.Type, std, spirv.GLSLStd450Trunc, quotient)
			b.FSub(in.Type, x, b.FMul(in.Type, y, whole))
			changed = true
		}
		return changed
	}, pass.Idempotent)
