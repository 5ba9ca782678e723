package ir

import "hone/spirv"

// The replacement of a type, constant or variable changes the Type of instructions and the operands of other types and
// constants at once, since [Module.FindGlobal] finds types and constants by their operands. The first replacements walk
// over the module and make the table of globals anew. A pass that replaces more globals gets an index, so that a
// replacement takes time linear in the uses that it changes.

// walksBeforeIndex is how many replacements do without the index.
const walksBeforeIndex = 4

// declaredUses finds the instructions of a type, and the types and constants that are made of a global.
type declaredUses struct {
	walks   int // replacements without the index
	valid   bool
	first   []int32 // by global: 1 + index of the first entry
	last    []int32 // by global: 1 + index of the last entry
	entries []declaredUse
}

// declaredUse is an instruction that used a global when it was added. It may have been removed or edited since.
type declaredUse struct {
	in   *Inst
	next int32 // 1 + index
}

// replaceDeclared makes types and constants, and the instructions of a type, use id in the place of a global. Cost: for
// the first globals linear in the module, and then in these uses of the global.
func (m *Module) replaceDeclared(old, id ID) {
	x := &m.declaredUses
	if !x.valid && x.walks < walksBeforeIndex {
		x.walks++
		m.interned.valid = false
		if d := m.ids[old].def; d != nil && d.Op.Is(spirv.TraitType) {
			m.retype(old, id)
		}
		return
	}
	if !x.valid {
		x.build(m)
	}
	if int(old) >= len(x.first) || x.first[old] == 0 {
		return
	}
	for e := x.first[old]; e != 0; e = x.entries[e-1].next {
		m.Spend(1)
		in := x.entries[e-1].in
		if in.flags&removed != 0 {
			continue
		}
		if in.Type == old {
			in.Type = id
		}
		if in.list.fn == nil && m.internable(in) {
			if in.refresh(); m.interned.valid {
				m.addInterned(in)
			}
		}
	}
	x.grow(id)
	x.entries[x.last[old]-1].next = x.first[id]
	if x.first[id] == 0 {
		x.last[id] = x.last[old]
	}
	x.first[id], x.first[old], x.last[old] = x.first[old], 0, 0
}

// retype gives the instructions of type old the type id. Linear in the module.
func (m *Module) retype(old, id ID) {
	m.eachList(func(l *list) {
		n := 1
		for in := l.first; in != nil; in = in.next {
			if n++; in.Type == old {
				in.Type = id
			}
		}
		m.Spend(n)
	})
}

// build makes the index. Linear in the module.
func (x *declaredUses) build(m *Module) {
	x.valid, x.entries = true, x.entries[:0]
	x.first, x.last = zeroed(x.first, len(m.ids)), zeroed(x.last, len(m.ids))
	m.eachList(func(l *list) {
		n := 1
		for in := l.first; in != nil; in = in.next {
			n++
			x.add(in)
		}
		m.Spend(n)
	})
}

// add adds an instruction, with what it uses now.
func (x *declaredUses) add(in *Inst) {
	x.addUse(in.Type, in)
	if in.list.fn == nil && in.list.mod.internable(in) {
		for _, id := range in.IDs() {
			x.addUse(id, in)
		}
	}
}

// addUse adds that in uses a global, 0 for none.
func (x *declaredUses) addUse(id ID, in *Inst) {
	if id == 0 {
		return
	}
	x.grow(id)
	x.entries = append(x.entries, declaredUse{in, x.first[id]})
	n := int32(len(x.entries))
	if x.first[id] == 0 {
		x.last[id] = n
	}
	x.first[id] = n
}

// grow makes room for a global.
func (x *declaredUses) grow(id ID) {
	if n := int(id) + 1 - len(x.first); n > 0 {
		x.first = append(x.first, make([]int32, n)...)
		x.last = append(x.last, make([]int32, n)...)
	}
}

// forget drops the index.
func (x *declaredUses) forget() {
	*x = declaredUses{first: x.first, last: x.last, entries: x.entries[:0]}
}
