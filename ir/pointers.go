package ir

import (
	"iter"

	"hone/spirv"
)

// A pointer is derived from another one by an access chain, a copy or a cast. Whoever follows pointers does it with the
// walk of this file: from a pointer to its underlying object, which is the first pointer on the way that is derived
// from no other.

// MaxChain is how many pointers made of pointers are followed. In a module that is not valid they may go around in a
// ring.
const MaxChain = 1 << 10

// PointerOperand returns the index of the operand that in derives its result from: a pointer into the same object. It
// is -1 where in derives no pointer. Constant time.
func (in *Inst) PointerOperand() int {
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpPtrAccessChain,
		spirv.OpInBoundsPtrAccessChain, spirv.OpCopyObject, spirv.OpPtrCastToGeneric, spirv.OpGenericCastToPtr, spirv.OpGenericCastToPtrExplicit, spirv.OpBitcast:
		m := in.list.mod
		if in.flags&unknownWords == 0 && m.isPointer(m.TypeOf(in.ID(0))) {
			return 0
		}
	case spirv.OpUntypedAccessChainKHR, spirv.OpUntypedInBoundsAccessChainKHR, spirv.OpUntypedPtrAccessChainKHR,
		spirv.OpUntypedInBoundsPtrAccessChainKHR:
		if in.flags&unknownWords == 0 {
			return 1 // behind the type that the indices are about
		}
	}
	return -1
}

// isPointer reports whether a type is one of pointers.
func (m *Module) isPointer(typ ID) bool {
	d := m.Def(typ)
	return d != nil && (d.Op == spirv.OpTypePointer || d.Op == spirv.OpTypeUntypedPointerKHR)
}

// Indexes reports whether in is an OpAccessChain, an OpInBoundsAccessChain or an OpCopyObject: if its result is a
// pointer, it leads to a part of what the pointer in operand 0 leads to, or to all of it, as the types say.
func (in *Inst) Indexes() bool {
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpCopyObject:
		return in.flags&unknownWords == 0
	}
	return false
}

// PointerChain yields the definition of a pointer, then that of the pointer from which it is derived, and so on: the
// last one is its underlying object, unless there are more than [MaxChain]. Cost: constant for each.
func (m *Module) PointerChain(pointer ID) iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) {
		d := m.Def(pointer)
		for n := 0; d != nil && n <= MaxChain && yield(d); n++ {
			at := d.PointerOperand()
			if at < 0 {
				return
			}
			d = m.Def(d.ID(at))
		}
	}
}

// UnderlyingObject returns what a pointer is derived from: a variable, a parameter, or whatever else gives a pointer
// that is made of no other, such as a load, a phi or a call; nil where that is not known. Cost: linear in the pointers
// on the way.
func (m *Module) UnderlyingObject(pointer ID) *Inst {
	d := m.Def(pointer)
	for n := 0; d != nil && n <= MaxChain; n++ {
		at := d.PointerOperand()
		if at < 0 {
			return d
		}
		d = m.Def(d.ID(at))
	}
	return nil
}
