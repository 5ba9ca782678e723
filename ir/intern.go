package ir

import (
	"slices"

	"hone/spirv"
)

// internTable finds a type or constant by its opcode, type and operands: open addressing over ids. It is made at the
// first request, and again after a global was replaced. Entries whose instruction was removed stay after and never
// match.
type internTable struct {
	slots []ID // a power of two, 0 for empty
	used  int
	valid bool
}

// sectionInserted records a new instruction in a section. Removed ones need no record: the indexes skip
// what is no longer in the module.
func (m *Module) sectionInserted(in *Inst) {
	switch in.list.kind {
	case Globals:
		if m.interned.valid && m.internable(in) {
			m.addInterned(in)
		}
	case Annotations:
		m.decorations.insert(in)
	case DebugNames:
		if m.names.valid {
			m.names.add(in)
		}
	case ExtInstImports:
		m.addExtSet(in)
	case Capabilities, MemoryModel:
		m.forgetTypeUses()
	}
}

// intern returns the id of the global op typ words without decorations, which it makes if there is none: 0 for a
// constant that its type may not have.
func (m *Module) intern(op spirv.Op, typ ID, words ...uint32) ID {
	if id := m.FindGlobal(op, typ, words, nil); id != 0 {
		return id
	}
	if typ != 0 && !m.Allows(typ, constantUse(op)) {
		return 0
	}
	return m.appendGlobal(op, typ, words)
}

// internDecorated is intern for a type with exactly these decorations.
func (m *Module) internDecorated(op spirv.Op, words []uint32, decorations []Decoration) ID {
	if id := m.FindGlobal(op, 0, words, decorations); id != 0 {
		return id
	}
	id := m.appendGlobal(op, 0, words)
	for _, d := range decorations {
		m.AddDecoration(id, d)
	}
	return id
}

// FindGlobal returns the type or constant that is declared by an opcode with a result type, operands and decorations, 0
// for none. One with other decorations means something else, but for the types of which there must not be two. Constant
// time, once the module was asked for a type or constant.
func (m *Module) FindGlobal(op spirv.Op, typ ID, words []uint32, decorations []Decoration) ID {
	t := &m.interned
	if !t.valid {
		m.buildInternTable()
	}
	h := hashInst(op, typ, words)
	mask := uint32(len(t.slots) - 1)
	for i := h & mask; t.slots[i] != 0; i = (i + 1) & mask {
		d := m.ids[t.slots[i]].def
		if d != nil && d.Op == op && d.Type == typ && slices.Equal(d.words, words) &&
			(UniqueType(op) || m.hasExactly(d, decorations)) {
			return d.Result
		}
	}
	return 0
}

// hasExactly reports whether a global has these decorations and no others, and all its operands.
func (m *Module) hasExactly(d *Inst, decorations []Decoration) bool {
	if len(decorations) == 0 {
		return !m.Decorated(d.Result) && !d.isContinued()
	}
	n := 0
	for range m.Decorations(d.Result) {
		n++
	}
	if n != len(decorations) || d.isContinued() {
		return false
	}
	for _, want := range decorations {
		if !m.hasEqual(d.Result, want) {
			return false
		}
	}
	return true
}

// isContinued reports whether further members of a struct type stand in another instruction.
func (in *Inst) isContinued() bool {
	return in.next != nil && in.next.Op.Is(spirv.TraitContinued)
}

// appendGlobal adds a type or constant. It changes nothing that is there.
func (m *Module) appendGlobal(op spirv.Op, typ ID, words []uint32) ID {
	in := m.NewInst(op, typ, true, words...)
	version, outer, all := m.globalEpoch, m.outer, m.all
	m.sections[Globals].Append(in)
	m.globalEpoch, m.outer, m.all = version, outer, all
	m.outer.New++
	m.all.New++
	return in.Result
}

// RemoveUnusedFrom removes types and constants with ids from first on that nothing uses, for a caller that made them
// and found no use. Cost: linear in their number.
func (m *Module) RemoveUnusedFrom(first ID) {
	for in := m.sections[Globals].last; in != nil && in.Result >= first; {
		unused := in
		in = in.prev
		if m.Uses(unused.Result) == 0 && m.internable(unused) && !m.Decorated(unused.Result) {
			unused.Remove()
		}
	}
}

// constantUse returns what a constant makes of its type.
func constantUse(op spirv.Op) TypeUse {
	switch op {
	case spirv.OpConstantNull:
		return NullOf
	case spirv.OpUndef:
		return UndefOf
	}
	return ConstantOf
}

func (m *Module) buildInternTable() {
	t := &m.interned
	if m.stale { // only what is hashed is swept: a pass that asks for a constant is not at its end
		m.sections[Globals].sweep()
	}
	n := 64
	for in := m.sections[Globals].first; in != nil; in = in.next {
		n++
	}
	m.Spend(n)
	size := 64
	for size < 2*n {
		size *= 2
	}
	if len(t.slots) < size {
		t.slots = make([]ID, size)
	} else {
		clear(t.slots)
	}
	t.used, t.valid = 0, true
	for in := m.sections[Globals].first; in != nil; in = in.next {
		if m.internable(in) {
			m.addInterned(in)
		}
	}
}

// internable reports whether intern may give in to those who ask for what it declares. Which decorations it has is
// looked at then.
func (m *Module) internable(in *Inst) bool {
	return in.flags&unknownWords == 0 && (in.Op.Is(spirv.TraitConstant) || in.Op.Is(spirv.TraitType) ||
		in.Op == spirv.OpUndef)
}

// UniqueType reports whether op declares a type of which a module must not have two that are the same, decorated or
// not: all but pointers and aggregates (specification, section 2.8).
func UniqueType(op spirv.Op) bool {
	switch op {
	case spirv.OpTypePointer, spirv.OpTypeUntypedPointerKHR, spirv.OpTypeStruct, spirv.OpTypeArray,
		spirv.OpTypeRuntimeArray:
		return false
	}
	return op.Is(spirv.TraitType)
}

func (m *Module) addInterned(in *Inst) {
	t := &m.interned
	if 2*t.used >= len(t.slots) {
		m.buildInternTable() // in stands in the section already
		return
	}
	mask := uint32(len(t.slots) - 1)
	i := hashInst(in.Op, in.Type, in.words) & mask
	for t.slots[i] != 0 {
		i = (i + 1) & mask
	}
	t.slots[i] = in.Result
	t.used++
}

// hashInst mixes the words of an instruction (FNV-1a over words).
func hashInst(op spirv.Op, typ ID, words []uint32) uint32 {
	h := (2166136261 ^ uint32(op)) * 16777619
	h = (h ^ uint32(typ)) * 16777619
	for _, w := range words {
		h = (h ^ w) * 16777619
	}
	return h ^ h>>15
}
