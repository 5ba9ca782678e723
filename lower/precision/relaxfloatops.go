package precision

import (
	"hone/fold"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// RelaxFloatOps decorates what computes, loads or moves floats of 32 bits RelaxedPrecision, as if all of a shader's
// source were mediump: with lower-relaxed-to-half after it, a shader can be tried with 16 bits throughout. It changes
// the meaning of the shader. It leaves alone NoContraction operations, which ask for precision, and kernels, which have
// no relaxed precision. Cost: linear.
var RelaxFloatOps = pass.ForFunctions("relax-float-ops", "all that computes floats of 32 bits becomes RelaxedPrecision",
	func(c *pass.Context, f *ir.Function) bool {
		h := halver{c: c, m: c.Module}
		changed := false
		if !c.Module.HasCapability(spirv.CapabilityShader) {
			return false
		}
		for in := range f.Insts() {
			if in.Result != 0 && in.Type != 0 && h.isFloat(in.Type) && !in.Unknown() &&
				!h.m.HasDecoration(in.Result, spirv.DecorationRelaxedPrecision) &&
				!h.m.HasDecoration(in.Result, spirv.DecorationNoContraction) && c.Transform() {
				h.m.Decorate(in.Result, spirv.DecorationRelaxedPrecision)
				changed = true
			}
		}
		return changed
	}, pass.Idempotent, pass.Costs(fold.Cost{Relaxed: true}))
