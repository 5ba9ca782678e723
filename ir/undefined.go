package ir

import (
	"hone/spirv"
)

// Each use of an OpUndef may see another value, and so may each iteration of a loop around a use. An instruction that
// takes one freezes it, which means one value for all of its own users: a phi, a copy, an OpCompositeConstruct, a load
// of what was stored. So an OpUndef replaces such a value only if that was used once; else two tests of it could
// differ, or an index from the test that guards it. The two functions here decide that for all passes: [Module.Replace]
// asks frozen what may replace a value, and [Inst.FrozenOperand] is for whoever looks through an instruction at its
// operands.
//
// What may not be undefined becomes a null constant, which is one of the values that it could have been.

// isUndefined reports whether an instruction is a value that may be another one at each use: one that undefines, or a
// constant with such parts. Cost: constant, once the parts of a constant were looked at.
func (m *Module) isUndefined(d *Inst) bool {
	if undefines(d.Op) {
		return true
	}
	if !d.composes() || m.defined != nil && m.definedVersion == m.globalEpoch && m.defined.Get(d.Result) != 0 {
		return false
	}
	deep := false
	for _, id := range d.IDs() {
		if part := m.Def(id); part != nil {
			if undefines(part.Op) {
				return true
			}
			deep = deep || part.parts() > 0
		}
	}
	if deep && !m.everyPart(d.Result, func(d *Inst) bool { return !undefines(d.Op) }) {
		return true
	}
	m.noteDefined(d)
	return false
}

// undefines reports whether an operation gives a value that may be another one at each use, by itself or as a part of a
// constant.
func undefines(op spirv.Op) bool { return op == spirv.OpUndef || op == spirv.OpPoisonKHR }

// noteDefined records that all parts of a constant are defined, until something outside of functions is edited.
func (m *Module) noteDefined(d *Inst) {
	if m.defined == nil || m.definedVersion != m.globalEpoch {
		m.forgetDefined()
		m.defined, m.definedVersion = m.NewTable(), m.globalEpoch
	}
	m.defined.Set(d.Result, 1)
}

func (m *Module) forgetDefined() {
	if m.defined != nil {
		m.defined.Release()
		m.defined = nil
	}
}

// IsUndefined reports whether id may be another value at each use: an OpUndef, or a constant of which a part is one. An
// instruction that takes it makes one value of it. Cost: constant, once the parts of a constant were looked at.
func (c Constants) IsUndefined(id ID) bool {
	d := c.m.Def(id)
	return d != nil && c.m.isUndefined(d)
}

// frozen returns what replaces old if that is to be replaced by an undefined value: the value itself if old is used
// once, else one with nulls in it, or a copy where the type has no null constant.
func (m *Module) frozen(old ID, value *Inst) ID {
	o := m.ids[old].def
	if o == nil || m.ids[old].uses == 0 || m.isUndefined(o) || m.usedOnce(o) {
		return value.Result
	}
	if id := m.frozenConstant(value); id != 0 {
		return id
	}
	switch {
	case o.list.fn == nil:
		return value.Result
	case o.Op == spirv.OpPhi:
		return AtStart(o.list.block).copyObject(value)
	case o.Op == spirv.OpFunctionParameter:
		return AtStart(o.list.fn.Entry()).copyObject(value)
	}
	return Before(o).copyObject(value)
}

func (x *Inserter) copyObject(value *Inst) ID {
	return x.Emit(spirv.OpCopyObject, value.Type, true, uint32(value.Result)).Result
}

// Freezes reports whether in freezes an undefined value that has no null: it is the copy that [Module.Replace] puts in
// the place of several uses. To replace it by what it copies would make another copy, so it has to be kept. Cost:
// constant, once the parts of a constant were looked at.
func (in *Inst) Freezes() bool {
	if in.Op != spirv.OpCopyObject || in.list.fn == nil {
		return false
	}
	m := in.list.mod
	value := m.Def(in.ID(0))
	return value != nil && m.isUndefined(value) && m.ids[in.Result].uses > 0 && !m.usedOnce(in) && !m.hasDefinite(value)
}

// usedOnce reports whether a value is used by one operand, and not more often than it is computed: a little further on
// in its block, or by a phi at the end of an edge from it.
func (m *Module) usedOnce(def *Inst) bool {
	const near = 64
	block := def.list.block
	if m.ids[def.Result].uses != 1 || block == nil {
		return false
	}
	n := 0
	for in := def.next; in != nil && n < near; in = in.next {
		if in.Op == spirv.OpPhi || in.flags&noIDCount != 0 {
			continue
		}
		for _, id := range in.IDs() {
			if id == def.Result {
				return true
			}
			n++
		}
	}
	for s := range block.Succs() {
		for phi := range s.Phis() {
			if n += len(phi.words); n >= near*near {
				return false
			}
			if phi.PhiValue(block) == def.Result {
				return true
			}
		}
	}
	return false
}

// frozenConstant returns a constant that is one of the values that an undefined one may be: null, or, for a constant
// with undefined parts, that constant, of which these parts are null from now on. It returns 0, and changes nothing,
// where there is none.
func (m *Module) frozenConstant(value *Inst) ID {
	if value.parts() == 0 {
		return m.Constants().Null(value.Type)
	}
	list, ok := m.undefinedParts(value)
	if !ok {
		return 0
	}
	for _, x := range list {
		x.in.setDefinite(x.i, m.Constants().Null(x.typ))
	}
	return value.Result
}

// hasDefinite reports whether there is a constant that is one of the values that an undefined one may be.
func (m *Module) hasDefinite(value *Inst) bool {
	if value.parts() == 0 {
		return m.Allows(value.Type, NullOf)
	}
	_, ok := m.undefinedParts(value)
	return ok
}

// undefinedPart is an operand of a constant that is undefined.
type undefinedPart struct {
	in  *Inst
	i   int
	typ ID
}

// undefinedParts lists the undefined parts of a constant. ok is false where one of them has a type without null.
func (m *Module) undefinedParts(value *Inst) (list []undefinedPart, ok bool) {
	seen := m.NewTable()
	defer seen.Release()
	for work := []*Inst{value}; len(work) > 0; {
		m.Spend(1)
		d := work[len(work)-1]
		work = work[:len(work)-1]
		for i, id := range d.IDs() {
			part := m.Def(id)
			switch {
			case part == nil || seen.Get(id) != 0:
			case undefines(part.Op):
				if !m.Allows(part.Type, NullOf) {
					return nil, false
				}
				list = append(list, undefinedPart{d, i, part.Type})
			case part.parts() > 0:
				seen.Set(id, 1)
				work = append(work, part)
			}
		}
	}
	return list, true
}

// setDefinite makes an undefined operand of an instruction outside of functions null. What is known of other constants
// still holds.
func (in *Inst) setDefinite(i int, null ID) {
	m := in.list.mod
	known := m.defined != nil && m.definedVersion == m.globalEpoch
	m.placeEarly(m.Def(null))
	in.SetID(i, null)
	if known {
		m.definedVersion = m.globalEpoch
	}
	if m.interned.valid && m.internable(in) { // the entry for what it was matches nothing any more
		m.addInterned(in)
	}
}

// placeEarly moves a null constant to its type: there it stands before whatever has a part of that type.
func (m *Module) placeEarly(null *Inst) {
	at := m.Def(null.Type).next
	for at != nil && at.Op.Is(spirv.TraitContinued) {
		at = at.next
	}
	if at != null {
		null.MoveBefore(at)
	}
}

// FrozenOperand returns operand word i, frozen, for use in the place of the result of in or beside it: so it must be
// the same for both. If it is undefined it becomes null, in the operand of in too. FrozenOperand returns 0 where it
// can't be: then there is no looking through in. Cost: constant but for what is undefined.
func (in *Inst) FrozenOperand(i int) ID {
	m := in.list.mod
	value := m.Def(in.ID(i))
	if value == nil || !m.isUndefined(value) {
		return in.ID(i)
	}
	id := m.frozenConstant(value)
	switch {
	case id == 0 || id == value.Result:
	case in.list.fn == nil:
		in.setDefinite(i, id)
	default:
		in.SetID(i, id)
	}
	return id
}
