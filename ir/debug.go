package ir

import "hone/spirv"

// Debug information never changes the code: what it names is not used by that, so [Module.Uses], and all that asks
// whether a value is used or by how many, sees the code only. In return debug information may name what is gone. Until
// the next [Module.Sweep] it names an id without a definition; then it says so:
//
//   - the value of a DebugValue becomes an undefined one, so that nobody takes the value before for the one of now;
//   - what else stands in a function, such as a DebugDeclare without its variable, goes;
//   - outside of functions a DebugInfoNone takes the place, as for a function or variable that was optimized out.

// Numbers that the sets with debug information of programs share.
const (
	debugInfoNone = spirv.OpenCLDebugInfo100DebugInfoNone
	debugValue    = spirv.OpenCLDebugInfo100DebugValue
)

// IsDebug reports whether in is debug information of a program: an instruction that is known, of one of the sets
// DebugInfo, OpenCL.DebugInfo.100 and NonSemantic.Shader.DebugInfo, or any of a later version of the last. It names
// things without using them. Constant time.
func (m *Module) IsDebug(in *Inst) bool { return in.flags&debugInfo != 0 }

// HasDebug reports whether the module has, or had, debug information.
func (m *Module) HasDebug() bool { return m.hasDebug }

// isDebug is IsDebug for an OpExtInst that does not exist yet.
func (m *Module) isDebug(words []uint32) bool {
	if len(words) < 2 || int(words[0]) >= len(m.ids) {
		return false
	}
	set := m.ExtSet(ID(words[0]))
	return set.Debug() != spirv.NoDebug && (set.Inst(words[1]) != nil || set.Later())
}

// NextCode returns the next instruction after in that is no debug information. A block that holds nothing else between
// label and terminator is an empty one.
func (in *Inst) NextCode() *Inst {
	for in = in.next; in != nil && in.flags&debugInfo != 0; {
		in = in.next
	}
	return in
}

// typed is a result that was removed from a module with debug information, and its type.
type typed struct{ id, typ ID }

// resolveDebug makes debug information that names what is gone say so.
func (m *Module) resolveDebug() {
	types := m.NewTable()
	defer types.Release()
	for _, r := range m.gone {
		types.Set(r.id, int32(r.typ))
	}
	m.gone = m.gone[:0]
	placed := m.positionResults()
	defer placed.Release()
	visit := func(l *list) {
		for in := range l.insts() {
			if in.flags&debugInfo == 0 {
				continue
			}
			for i, id := range in.IDs() {
				if m.ids[id].def == nil && placed.Get(id) == 0 && !m.Pinned(id) && !in.forget(i, ID(types.Get(id))) {
					break
				}
			}
		}
	}
	for _, f := range m.functions {
		visit(&f.header)
		for _, b := range f.Blocks {
			visit(&b.list)
		}
	}
	visit(&m.sections[Globals].list)
	visit(&m.sections[Tail].list)
}

// forget makes debug information say that what it names in operand word i, a value of type typ, is gone. It returns
// false where that took the instruction away.
func (in *Inst) forget(i int, typ ID) bool {
	m := in.list.mod
	switch {
	case in.list.fn == nil:
		in.SetID(i, m.noDebugInfo(in))
	case in.words[1] == debugValue:
		in.SetID(i, m.unknownValue(typ))
	default:
		in.Remove()
		return false
	}
	return true
}

// noDebugInfo returns the DebugInfoNone of the set of like, and adds it at the start of the debug information if there
// is none. It keeps the last answer. Linear in what is outside of functions otherwise.
func (m *Module) noDebugInfo(like *Inst) ID {
	set := like.ID(0)
	if none := m.debugNone; none != nil && none.flags&removed == 0 && none.ID(0) == set {
		return none.Result
	}
	m.debugNone = nil
	var first *Inst
	for in := m.sections[Globals].first; in != nil && m.debugNone == nil; in = in.next {
		if in.flags&debugInfo == 0 || in.ID(0) != set {
			continue
		}
		if first == nil {
			first = in
		}
		if in.words[1] == debugInfoNone {
			m.debugNone = in
		}
	}
	if m.debugNone == nil || m.debugNone != first { // it has to stand before whatever may name it
		m.debugNone = m.NewInst(spirv.OpExtInst, like.Type, true, uint32(set), debugInfoNone)
		m.sections[Globals].InsertBefore(first, m.debugNone)
	}
	return m.debugNone.Result
}

// unknownValue returns what stands for a value of a type that nobody knows any more: an undefined value, of another
// type where that one has none.
func (m *Module) unknownValue(typ ID) ID {
	if typ = m.Resolve(typ); !m.Allows(typ, UndefOf) {
		typ = m.Types().Int(32, false)
	}
	return m.Constants().Undef(typ)
}

// forget makes debug information in b say that it does not know d any more, which has moved out of its sight.
func (b *Block) forget(d *Inst) {
	if !b.mod.hasDebug {
		return
	}
	for in := range b.Insts() {
		if in.flags&debugInfo == 0 {
			continue
		}
		for i, id := range in.IDs() {
			if id == d.Result && !in.forget(i, d.Type) {
				break
			}
		}
	}
}
