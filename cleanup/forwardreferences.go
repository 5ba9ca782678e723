package cleanup

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// ForwardReferences makes each instruction of a non-semantic set an OpExtInstWithForwardRefsKHR if the instruction
// names a result that is defined further on, and an OpExtInst otherwise. Debug information with cycles, such as a type
// that a member points to, needs forward references, and so does reflection that names functions. (SPIRV-Tools'
// OpExtInstWithForwardReferenceFixup, which looks at the instructions outside of functions.)
//
// Cost: linear. It leaves alone instructions of unknown meaning.
var ForwardReferences = pass.ForModule("forward-references",
	"instructions of non-semantic sets say by their opcode whether they have forward references",
	func(c *pass.Context) bool {
		var wrong []*ir.Inst
		seen := c.Module.NewTable() // results, as far as the order of the module has come
		defer seen.Release()
		for in := range c.Module.Insts() {
			if extended(in) && !in.Unknown() && in.Op != extendedOp(in, seen) && isNonSemantic(c.Module.Def(in.ID(0))) {
				wrong = append(wrong, in)
			}
			if in.Result != 0 {
				seen.Set(in.Result, 1)
			}
		}
		if len(wrong) == 0 || !c.Transform() {
			return false
		}
		for _, in := range wrong {
			op := spirv.OpExtInst
			if in.Op == op {
				op = spirv.OpExtInstWithForwardRefsKHR
				c.Module.RequireExtension("SPV_KHR_relaxed_extended_instruction")
			}
			in.Become(op, in.Words()...)
		}
		return true
	}, pass.Idempotent)

// extended reports whether an instruction is of an extended instruction set.
func extended(in *ir.Inst) bool {
	return in.Op == spirv.OpExtInst || in.Op == spirv.OpExtInstWithForwardRefsKHR
}

// extendedOp returns the opcode that an instruction of an extended set should have. Its own result counts as a later
// one.
func extendedOp(in *ir.Inst, seen *ir.Table) spirv.Op {
	for i, id := range in.IDs() {
		if i > 0 && seen.Get(id) == 0 && in.Module().Def(id) != nil {
			return spirv.OpExtInstWithForwardRefsKHR
		}
	}
	return spirv.OpExtInst
}
