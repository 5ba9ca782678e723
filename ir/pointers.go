package ir

import (
	"iter"

	"hone/spirv"
)

// A pointer is derived from another one by an access chain, a copy or a cast. Whoever follows pointers does it with the
// walk of this file: from a pointer to its underlying object, which is the first pointer of the chain that is derived
// from no other.

// MaxChain is how many pointers made of pointers are followed. In a module that is not valid they may go around in a
// ring.
const MaxChain = 1 << 10

// PointerOperand returns the index of the operand that in derives its result from: a pointer into the same object. It
// is -1 where in derives no pointer. Constant time.
func (in *Inst) PointerOperand() int {
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpPtrAccessChain, spirv.OpInBoundsPtrAccessChain,
		spirv.OpCopyObject,
		spirv.OpPtrCastToGeneric, spirv.OpGenericCastToPtr, spirv.OpGenericCastToPtrExplicit, spirv.OpBitcast:
		m := in.list.mod
		if in.flags&unknownWords == 0 && m.isPointer(m.TypeOf(in.ID(0))) {
			return 0
		}
		return -1
	}
	if in.Op.Is(spirv.TraitAccessChain|spirv.TraitUntyped) && in.flags&unknownWords == 0 {
		return 1 // after the type that the indices are about
	}
	return -1
}

// isPointer reports whether a type is one of pointers.
func (m *Module) isPointer(typ ID) bool {
	d := m.Def(typ)
	return d != nil && (d.Op == spirv.OpTypePointer || d.Op == spirv.OpTypeUntypedPointerKHR)
}

// DerivesPointer reports whether in is an OpAccessChain, an OpInBoundsAccessChain or an OpCopyObject: if its result is
// a pointer, it points to a part of what the pointer in operand 0 points to, or to all of it, as the types say.
func (in *Inst) DerivesPointer() bool {
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
// in between.
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

// HasVolatile reports whether anything in the module is decorated Volatile. Constant time, once decorations were asked
// for.
func (m *Module) HasVolatile() bool {
	if !m.decorations.valid {
		m.buildDecorations()
	}
	return m.decorations.all&markVolatile != 0
}

// VolatilePointer reports whether pointer goes through a variable, pointer or member that is, or that may be, decorated
// Volatile: each access through it must happen.
func (m *Module) VolatilePointer(pointer ID) bool { return m.pointerMarked(pointer, markVolatile) }

// CoherentPointer reports whether pointer leads into a variable or buffer of which a part is, or may be, decorated
// Coherent: other invocations may see what is written, and write.
func (m *Module) CoherentPointer(pointer ID) bool { return m.pointerMarked(pointer, markCoherent) }

// pointerMarked reports whether a pointer goes through something with a mark, or may do so.
func (m *Module) pointerMarked(pointer ID, mark decorationMark) bool {
	if !m.decorations.valid {
		m.buildDecorations()
	}
	if m.decorations.all&mark == 0 {
		return false
	}
	for d := range m.PointerChain(pointer) {
		switch {
		case m.marked(d.Result, mark):
			return true
		case d.Op == spirv.OpVariable:
			pointee := m.Types().Pointee(d.Type)
			return mark == markVolatile && m.marked(pointee, holdsVolatile) || mark == markCoherent &&
				m.structMarked(pointee, markCoherent)
		case !d.DerivesPointer():
			return true // a pointer from elsewhere
		}
	}
	return true
}

// ReadOnly reports whether nothing in the module can write what the pointer leads to, so that two loads through it give
// the same value: inputs, samplers and images as such, push constants and uniform blocks, where no variable or member
// of the chain is volatile or an alias of something else.
func (m *Module) ReadOnly(pointer ID) bool {
	var d *Inst
	for d = range m.PointerChain(pointer) {
		if !d.DerivesPointer() {
			break
		}
	}
	if d == nil || d.Op != spirv.OpVariable {
		return false
	}
	switch spirv.StorageClass(d.words[0]) {
	case spirv.StorageClassInput, spirv.StorageClassUniformConstant, spirv.StorageClassPushConstant:
	case spirv.StorageClassUniform:
		if m.structMarked(m.Types().Pointee(d.Type), markBufferBlock) {
			return false
		}
	default:
		return false
	}
	for dec := range m.Decorations(d.Result) {
		switch dec.Kind {
		case spirv.DecorationAliased:
			return false
		case spirv.DecorationBuiltIn:
			if changingBuiltIn(spirv.BuiltIn(dec.Params[0])) {
				return false
			}
		}
	}
	return !m.VolatilePointer(pointer) && !m.CoherentPointer(pointer)
}

// changingBuiltIn reports whether a built-in input may change while an invocation runs. One that hone does not know
// may.
func changingBuiltIn(b spirv.BuiltIn) bool {
	switch b {
	case spirv.BuiltInHelperInvocation, spirv.BuiltInRayTmaxKHR, spirv.BuiltInSMIDNV, spirv.BuiltInWarpIDNV,
		spirv.BuiltInCoreIDARM, spirv.BuiltInWarpIDARM, spirv.BuiltInSubgroupId, spirv.BuiltInSubgroupLocalInvocationId,
		spirv.BuiltInSubgroupEqMask, spirv.BuiltInSubgroupGeMask, spirv.BuiltInSubgroupGtMask, spirv.BuiltInSubgroupLeMask,
		spirv.BuiltInSubgroupLtMask:
		return true
	}
	return spirv.KindBuiltIn.Enumerant(uint32(b)) == nil
}

// structMarked reports whether the struct in typ, through arrays, has a mark.
func (m *Module) structMarked(typ ID, mark decorationMark) bool {
	d := m.Def(typ)
	for d != nil && (d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray) {
		m.Spend(1)
		d = m.Def(d.ID(0))
	}
	return d != nil && d.Op == spirv.OpTypeStruct && m.marked(d.Result, mark)
}

// ParameterClass reports whether a function may have a parameter that points to a storage class, whatever a module
// declares.
func ParameterClass(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassWorkgroup,
		spirv.StorageClassUniformConstant, spirv.StorageClassAtomicCounter:
		return true
	}
	return false
}
