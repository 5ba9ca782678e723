package ir

import "hone/spirv"

// Effects returns what executing in may do: the row of its operation, that of its extended instruction,
// and what memory operands and decorations add (see [Inst.OrderedAccess]).
func (m *Module) Effects(in *Inst) spirv.Effects {
	if in.flags&unknownWords != 0 {
		return spirv.AllEffects
	}
	switch in.Op {
	case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
		if x := m.ExtSet(in.ID(0)).Inst(in.words[1]); x != nil {
			return x.Effects
		}
		return spirv.AllEffects
	}
	e := m.opEffects(in.Op)
	if e&(spirv.ReadsMemory|spirv.WritesMemory) == spirv.ReadsMemory && in.OrderedAccess() {
		return e&^spirv.Pure | spirv.WritesMemory
	}
	return e
}

func (m *Module) opEffects(op spirv.Op) spirv.Effects {
	if int(op) < len(m.shapes) && m.shapes[op].Known {
		return m.shapes[op].Effects
	}
	return spirv.AllEffects
}

// Removable reports whether in may go when nothing uses its result.
func (m *Module) Removable(in *Inst) bool {
	if in.Op == spirv.OpPhi {
		return !m.Pinned(in.Result)
	}
	return in.Result != 0 && m.Effects(in)&spirv.Removable != 0 && !m.Pinned(in.Result)
}

// Speculatable reports whether in may be executed where it was not before: it computes its result from its operands and
// does nothing else, whatever they are.
func (m *Module) Speculatable(in *Inst) bool {
	const bound = spirv.ReadsMemory | spirv.WritesMemory | spirv.Convergent | spirv.InvocationState
	return m.Effects(in)&(spirv.Speculatable|bound) == spirv.Speculatable
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
			return mark == markVolatile && m.marked(pointee, holdsVolatile) || mark == markCoherent && m.structMarked(pointee, markCoherent)
		case !d.Indexes():
			return true // a pointer from elsewhere
		}
	}
	return true
}

// ReadOnly reports whether nothing in the module can write what the pointer leads to, so that two
// loads through it give the same value: inputs, samplers and images as such, push constants and uniform
// blocks, where no variable or member on the way is volatile or an alias of something else.
func (m *Module) ReadOnly(pointer ID) bool {
	var d *Inst
	for d = range m.PointerChain(pointer) {
		if !d.Indexes() {
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
		spirv.BuiltInCoreIDARM, spirv.BuiltInWarpIDARM,
		spirv.BuiltInSubgroupId, spirv.BuiltInSubgroupLocalInvocationId, spirv.BuiltInSubgroupEqMask, spirv.BuiltInSubgroupGeMask,
		spirv.BuiltInSubgroupGtMask, spirv.BuiltInSubgroupLeMask, spirv.BuiltInSubgroupLtMask:
		return true
	}
	return spirv.KindBuiltIn.Enumerant(uint32(b)) == nil
}

// structMarked reports whether the struct in typ, through arrays, has a mark.
func (m *Module) structMarked(typ ID, mark decorationMark) bool {
	d := m.Def(typ)
	for d != nil && (d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray) {
		d = m.Def(d.ID(0))
	}
	return d != nil && d.Op == spirv.OpTypeStruct && m.marked(d.Result, mark)
}
