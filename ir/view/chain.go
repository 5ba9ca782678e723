package view

import (
	"iter"

	"hone/ir"
	"hone/spirv"
)

// Chain is a view of the instructions that lead from a pointer to a part of what it points to: OpAccessChain,
// OpInBoundsAccessChain, OpPtrAccessChain and OpInBoundsPtrAccessChain, the same four with untyped pointers, and
// OpSpecConstantOp of one of them.
type Chain struct {
	in   *ir.Inst
	op   spirv.Op
	base int // the operand word of the base
}

// AsAccessChain returns the view of in; ok is false where in is no access chain. Constant time.
func AsAccessChain(in *ir.Inst) (a Chain, ok bool) {
	a.in, a.op = in, in.Op
	if in.Op == spirv.OpSpecConstantOp && in.NumWords() > 0 {
		a.op, a.base = spirv.Op(in.Literal(0)), 1
	}
	if !a.op.Is(spirv.TraitAccessChain) {
		return Chain{}, false
	}
	if a.untyped() {
		a.base++
	}
	return a, !in.Unknown()
}

func (a Chain) untyped() bool { return a.op.Is(spirv.TraitUntyped) }

// Base returns the pointer that the chain begins with.
func (a Chain) Base() ir.ID { return a.in.ID(a.base) }

// BaseType returns the type that the first step leads into: that of what the base points to, 0 where that is not known.
func (a Chain) BaseType() ir.ID {
	m := a.in.Module()
	if a.untyped() {
		return a.in.ID(a.base - 1)
	}
	return m.Types().Pointee(m.TypeOf(a.Base()))
}

// Element returns the index that chooses one of several objects of the base's type, 0 where the chain has none.
func (a Chain) Element() ir.ID {
	if !a.op.Is(spirv.TraitElement) {
		return 0
	}
	return a.in.ID(a.base + 1)
}

// InBounds reports whether the chain promises to lead nowhere outside of the object.
func (a Chain) InBounds() bool { return a.op.Is(spirv.TraitInBounds) }

// Step is one index of an access chain.
type Step struct {
	Operand   int // the operand word of the index
	Index     ir.ID
	Aggregate ir.ID // the type that it leads into
	Type      ir.ID // the type of the part that it leads to, 0 where that is not known
}

// Steps yields the indices of the chain, but for its [Chain.Element], up to one of which it is not known where it
// leads.
func (a Chain) Steps() iter.Seq[Step] {
	return func(yield func(Step) bool) {
		first := a.base + 1
		if a.op.Is(spirv.TraitElement) {
			first++
		}
		types := a.in.Module().Types()
		typ := a.BaseType()
		for i := first; i < a.in.NumWords() && typ != 0; i++ {
			s := Step{Operand: i, Index: a.in.ID(i), Aggregate: typ}
			s.Type = types.Part(typ, s.Index)
			if !yield(s) {
				return
			}
			typ = s.Type
		}
	}
}
