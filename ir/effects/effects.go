// Package effects says what executing an instruction may do: whether it may be removed, executed early, or joined with
// another one, and how it accesses memory. One table, a row for each opcode and extended instruction (the field Effects
// in package spirv), is refined by what stands in the instruction: memory operands, and decorations of what its
// pointers go through. What a call does follows from other functions: package analysis knows.
package effects

import (
	"hone/ir"
	"hone/spirv"
)

// Of returns what executing in may do: the row of its operation, that of its extended instruction, and what memory
// operands and decorations add (see [Ordered]).
func Of(in *ir.Inst) spirv.Effects {
	if in.Unknown() {
		return spirv.AllEffects
	}
	switch in.Op {
	case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
		if x := in.Module().ExtSet(in.ID(0)).Inst(in.Literal(1)); x != nil {
			return x.Effects
		}
		return spirv.AllEffects
	case spirv.OpCompositeConstruct:
		if next := in.Next(); next != nil && next.Op.Is(spirv.TraitContinued) {
			return spirv.AllEffects // it is two instructions, which stay together, and the other one says what it makes
		}
	}
	sh := shapeOf(in)
	if !sh.Known {
		return spirv.AllEffects
	}
	e := sh.Effects
	if e&(spirv.ReadsMemory|spirv.WritesMemory) == spirv.ReadsMemory && Ordered(in) {
		return e&^spirv.Pure | spirv.WritesMemory
	}
	return e
}

// Removable reports whether in may go when nothing uses its result.
func Removable(in *ir.Inst) bool {
	if in.Op == spirv.OpPhi {
		return !in.Module().Pinned(in.Result)
	}
	return in.Result != 0 && Of(in)&spirv.Removable != 0 && !in.Module().Pinned(in.Result)
}

// beside is what an instruction may do beside computing its result.
const beside = spirv.ReadsMemory | spirv.WritesMemory | spirv.Convergent | spirv.InvocationState

// Mergeable reports whether the result of in follows from its operands, and in does nothing else: an instruction with
// the same operands that dominates it has the same result. For some operands its behaviour may be undefined.
func Mergeable(in *ir.Inst) bool { return Of(in)&(spirv.Mergeable|beside) == spirv.Mergeable }

// Speculatable reports whether in may be executed where it was not before: it computes its result from its operands and
// does nothing else, whatever they are.
func Speculatable(in *ir.Inst) bool {
	return Of(in)&(spirv.Speculatable|beside) == spirv.Speculatable
}

// MayReturn reports whether in may be where its function returns: a return, or a terminator of unknown meaning.
func MayReturn(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpReturn, spirv.OpReturnValue:
		return true
	}
	return (in.Unknown() || in.Op.Info() == nil) && in.IsTerminator()
}

// MayEnd reports whether in itself may be the last instruction that an invocation executes, other than by a return or
// an OpUnreachable. A call is not, though what it calls may be.
func MayEnd(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpIgnoreIntersectionNV, spirv.OpTerminateRayNV: // no terminators
		return true
	case spirv.OpReportIntersectionKHR: // an any-hit shader may end the ray
		return true
	}
	return in.Unknown() || in.IsTerminator() && Of(in) != 0
}
