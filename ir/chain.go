package ir

import (
	"iter"

	"hone/spirv"
)

// AccessChain is a view of the instructions that lead from a pointer to a part of what it points to: OpAccessChain,
// OpInBoundsAccessChain, OpPtrAccessChain and OpInBoundsPtrAccessChain, and the same four with untyped pointers.
type AccessChain struct {
	in      *Inst
	untyped bool
	element bool // its first index chooses one of several objects of the type that the base points to
}

// AsAccessChain returns the view of in; ok is false where in is no access chain. Constant time.
func AsAccessChain(in *Inst) (a AccessChain, ok bool) {
	a.in = in
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
	case spirv.OpPtrAccessChain, spirv.OpInBoundsPtrAccessChain:
		a.element = true
	case spirv.OpUntypedAccessChainKHR, spirv.OpUntypedInBoundsAccessChainKHR:
		a.untyped = true
	case spirv.OpUntypedPtrAccessChainKHR, spirv.OpUntypedInBoundsPtrAccessChainKHR:
		a.untyped, a.element = true, true
	default:
		return AccessChain{}, false
	}
	return a, in.flags&unknownWords == 0
}

// Base returns the pointer that the chain begins with.
func (a AccessChain) Base() ID { return a.in.ID(a.base()) }

func (a AccessChain) base() int {
	if a.untyped {
		return 1
	}
	return 0
}

// BaseType returns the type that the first step leads into: that of what the base points to, 0 where that is not known.
func (a AccessChain) BaseType() ID {
	m := a.in.list.mod
	if a.untyped {
		return a.in.ID(0)
	}
	return m.Types().Pointee(m.TypeOf(a.Base()))
}

// Element returns the index that chooses one of several objects of the base's type, 0 where the chain has none.
func (a AccessChain) Element() ID {
	if !a.element {
		return 0
	}
	return a.in.ID(a.base() + 1)
}

// InBounds reports whether the chain promises to lead nowhere outside of the object.
func (a AccessChain) InBounds() bool {
	switch a.in.Op {
	case spirv.OpInBoundsAccessChain, spirv.OpInBoundsPtrAccessChain, spirv.OpUntypedInBoundsAccessChainKHR,
		spirv.OpUntypedInBoundsPtrAccessChainKHR:
		return true
	}
	return false
}

// Step is one index of an access chain.
type Step struct {
	Operand   int // the operand word of the index
	Index     ID
	Aggregate ID // the type that it leads into
	Type      ID // the type of the part that it leads to, 0 where that is not known
}

// Steps yields the indices of the chain, but for its [AccessChain.Element], up to one of which it is not known where it
// leads.
func (a AccessChain) Steps() iter.Seq[Step] {
	return func(yield func(Step) bool) {
		first := a.base() + 1
		if a.element {
			first++
		}
		types := a.in.list.mod.Types()
		typ := a.BaseType()
		for i := first; i < len(a.in.words) && typ != 0; i++ {
			s := Step{Operand: i, Index: a.in.ID(i), Aggregate: typ}
			s.Type = types.Part(typ, s.Index)
			if !yield(s) {
				return
			}
			typ = s.Type
		}
	}
}

// Part returns the type of the part of a composite type that an index chooses: a member of a struct, which takes a
// constant, an element, a column or a component. It is 0 for other types, and where there is no such member.
func (t Types) Part(typ, index ID) ID {
	d := t.m.Def(typ)
	if d == nil {
		return 0
	}
	switch d.Op {
	case spirv.OpTypeStruct:
		if i, ok := t.m.Constants().IntValue(index); ok && i < uint64(len(d.words)) {
			return d.ID(int(i))
		}
	case spirv.OpTypeVector, spirv.OpTypeMatrix, spirv.OpTypeArray, spirv.OpTypeRuntimeArray, spirv.OpTypeVectorIdEXT,
		spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV:
		return d.ID(0)
	}
	return 0
}
