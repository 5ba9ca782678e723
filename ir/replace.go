package ir

import (
	"fmt"
	"math/bits"

	"hone/spirv"
)

// Replace makes each use of the result old a use of id, in constant time. Operands show it at once; the words behind
// them are rewritten when they are next looked at, at the latest on writing. old's instruction stays, for the caller to
// remove: see [Module.ReplaceAndRemove]. Pinned ids must not be replaced.
//
// What was derived from a NonUniform value still is: id is decorated so, too, unless it is a constant. Where id is
// undefined and old was one value for several uses, null stands for old instead, or a copy of id: see
// [Constants.IsUndefined]. Other decorations say something about how old was computed and go with it;
// [Module.MergeDecorations] is for equal computations, and [ReplaceInst] for a new one.
//
// To replace a type takes time linear in the module, since the Type of each instruction follows at once.
func (m *Module) Replace(old, id ID) {
	if x := &m.decorations; !x.valid || int(old) < len(x.head) && x.head[old] != 0 {
		m.InheritNonUniform(old, m.Resolve(id))
	}
	m.replace(old, id, true)
}

// replace is Replace. used says that what uses old may run, so that it matters whether that is one value.
func (m *Module) replace(old, id ID, used bool) {
	if m.open != nil {
		old = m.completeReplacementOf(old)
	}
	id = m.Resolve(id)
	if old == id {
		return
	}
	if m.Pinned(old) {
		panic(fmt.Sprintf("ir: Replace of pinned id %d", old))
	}
	if d := m.ids[id].def; used && d != nil && m.isUndefined(d) {
		id = m.settle(old, d)
	}
	m.forward(old, id)
}

// forward makes id stand for old, which is no other one's id.
func (m *Module) forward(old, id ID) {
	o := &m.ids[old]
	m.addUses(id, o.uses)
	o.uses = 0
	o.forward = id
	m.anyStale = true
	if d := o.def; d != nil && d.list.fn != nil && d.Op != spirv.OpFunction {
		d.list.fn.stale = true
		d.list.fn.touch()
	} else {
		m.stale = true
		m.touchAll()
		if d != nil && m.isType(d.Op) {
			m.retype(old, id)
		}
	}
}

// retype gives the instructions of one type another one.
func (m *Module) retype(old, id ID) {
	set := func(l *list) {
		for in := l.first; in != nil; in = in.next {
			if in.Type == old {
				in.Type = id
			}
		}
	}
	for s := range m.Sections() {
		set(&s.list)
	}
	for _, f := range m.functions {
		set(&f.header)
		for _, b := range f.Blocks {
			set(&b.list)
		}
	}
}

// touchAll records an edit of a type, constant, variable or function, which any function may use.
func (m *Module) touchAll() {
	m.touch()
	m.declaredVersion++
	m.interned.valid = false
	m.forgetTypeUses()
	for _, f := range m.functions {
		f.touch()
	}
}

// ReplaceAndRemove is [Module.Replace] of the result of in, which it removes.
func (m *Module) ReplaceAndRemove(in *Inst, id ID) {
	m.Replace(in.Result, id)
	in.Remove()
}

// Sweep ends editing: it writes replaced ids into the operands that still hold them, removes names and decorations of
// results that are gone, makes debug information say that they are, and lays out blocks. The pass driver calls it after
// a pipeline, and Write does. Cost: linear in the functions that hold replaced ids, and that of [Function.Layout].
func (m *Module) Sweep() {
	for _, f := range m.functions {
		f.Layout()
	}
	m.sortFunctions()
	if m.anyStale {
		if m.stale {
			for s := range m.Sections() {
				s.sweep()
			}
		}
		for _, f := range m.functions {
			if !f.stale && !m.stale {
				continue
			}
			f.header.sweep()
			for _, b := range f.Blocks {
				b.sweep()
			}
			f.stale = false
		}
		m.stale, m.anyStale = false, false
	}
	if m.orphans {
		if m.hasDebug {
			m.resolveDebug()
		}
		m.removeOrphans()
		m.orphans = false
	}
}

// sweep writes replaced ids into the instructions.
func (l *list) sweep() {
	m := l.mod
	for in := l.first; in != nil; in = in.next {
		if in.Type != 0 && m.ids[in.Type].forward != 0 {
			in.Type = m.Resolve(in.Type)
		}
		if in.flags&noIDCount == 0 || in.flags&debugInfo != 0 {
			in.refresh()
		}
	}
}

// refresh writes replaced ids into the operands.
func (in *Inst) refresh() {
	m := in.list.mod
	mask, ok := in.fixedIDs()
	if !ok {
		mask, ok = in.tailIDs()
	}
	if ok {
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			if id := ID(in.words[i]); m.ids[id].forward != 0 {
				in.copyWords()
				in.words[i] = uint32(m.Resolve(id))
			}
		}
		return
	}
	for i, id := range in.IDs() {
		if in.words[i] != uint32(id) && !(i == 0 && in.decoratesByID()) { // what stands in for something decorated does not inherit it
			in.copyWords()
			in.words[i] = uint32(id)
		}
	}
}
