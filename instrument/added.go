package instrument

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Added returns a function that reports whether this package has added an instruction to a module: the code of an added
// function, an access of an added buffer, or after inlining the branch to such an access.
// What a check makes of an undefined value of the shader is no fault of the shader. Cost: linear in what is outside of
// functions; the function that is returned is linear in the function of the instruction.
func Added(m *ir.Module) func(in *ir.Inst) bool {
	x := &Instrumenter{Module: m}
	x.findTable()
	buffers := x.ownBuffers()
	accesses := func(in *ir.Inst, buffers ...ir.ID) bool {
		for _, id := range in.IDs() {
			if d := m.UnderlyingObject(id); d != nil && slices.Contains(buffers, d.Result) {
				return true
			}
		}
		return false
	}
	return func(in *ir.Inst) bool {
		switch f := in.Function(); {
		case f == nil:
			return false
		case x.ofInstrumentation(f) || accesses(in, buffers...):
			return true
		case in.Op != spirv.OpBranchConditional || in.Unknown() || x.buffer == 0:
			return false
		}
		for _, target := range []ir.ID{in.ID(1), in.ID(2)} {
			b := m.BlockOf(target)
			if b == nil {
				continue
			}
			for access := range b.Insts() {
				if access.Op == spirv.OpAtomicLoad && accesses(access, x.buffer) {
					return true
				}
			}
		}
		return false
	}
}
