package ir

import (
	"unicode/utf8"

	"hone/spirv"
)

// Debug information never changes the code: what it names is not used by that, so [Module.Uses], and all that asks
// whether a value is used or by how many, sees the code only. In return debug information may name what was removed.
// Until the next [Module.Sweep] it names an id without a definition; then it says so:
//
//   - the value of a DebugValue becomes an undefined one, so that nobody takes the value before for the one of now;
//   - what else stands in a function, such as a DebugDeclare without its variable, is removed;
//   - outside of functions a DebugInfoNone takes the place, as for a function or variable that was optimized out.

// Numbers that the sets with debug information of programs share.
const (
	debugInfoNone = spirv.OpenCLDebugInfo100DebugInfoNone
	debugDeclare  = spirv.OpenCLDebugInfo100DebugDeclare
	debugValue    = spirv.OpenCLDebugInfo100DebugValue
)

// IsDebug reports whether in is debug information of a program: an instruction that is known, of DebugInfo or
// OpenCL.DebugInfo.100, or any instruction of NonSemantic.Shader.DebugInfo, which has no other kind. It names things
// without using them. Constant time.
func (m *Module) IsDebug(in *Inst) bool { return in.flags&debugInfo != 0 }

// HasDebug reports whether the module has, or had, debug information.
func (m *Module) HasDebug() bool { return m.hasDebug }

// isDebug is IsDebug for an OpExtInst that does not exist yet.
func (m *Module) isDebug(words []uint32) bool {
	if len(words) < 2 || int(words[0]) >= len(m.ids) {
		return false
	}
	switch set := m.ExtSet(ID(words[0])); set.Debug() {
	case spirv.NoDebug:
		return false
	case spirv.ShaderDebug:
		return true
	default:
		return set.Inst(words[1]) != nil
	}
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

// resolveDebug makes debug information that names what was removed say so.
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
				if m.ids[id].def == nil && placed.Get(id) == 0 && !m.Pinned(id) && !in.Forget(i, ID(types.Get(id))) {
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

// Forget makes debug information say that what it names in operand word i, a value of type typ, was removed, or is not
// known here. It returns false where that took the instruction away. Constant time, but linear in what is outside of
// functions where the module has no DebugInfoNone yet.
func (in *Inst) Forget(i int, typ ID) bool {
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

// declareValue makes a DebugDeclare of a variable or parameter that was replaced by another value say what the source
// variable is from there on, in a DebugValue, whose operands are the same. Of a pointer it would have to say where that
// leads, and nothing is known of the source variable then.
func (in *Inst) declareValue() {
	if in.words[1] != debugDeclare || len(in.words) < 4 || in.list.fn == nil {
		return
	}
	m := in.list.mod
	d := m.Def(ID(in.words[3]))
	if d == nil || d.Op.Is(spirv.TraitVariable) || d.Op == spirv.OpFunctionParameter {
		return
	}
	if t := m.Def(d.Type); t == nil || t.Op == spirv.OpTypePointer || t.Op == spirv.OpTypeUntypedPointerKHR {
		in.Remove()
		return
	}
	in.SetWord(1, debugValue)
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
		m.sections[Globals].insertBefore(first, m.debugNone)
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

// forget makes debug information in b say that it does not know d any more, which has moved to where it is not visible.
func (b *Block) forget(d *Inst) {
	if !b.mod.hasDebug {
		return
	}
	for in := range b.Insts() {
		if in.flags&debugInfo == 0 {
			continue
		}
		for i, id := range in.IDs() {
			if id == d.Result && !in.Forget(i, d.Type) {
				break
			}
		}
	}
}

// nameIndex finds the names of an id and of its members: chains through an array.
type nameIndex struct {
	head    []int32 // by id: 1 + index of the first entry
	entries []nameEntry
	valid   bool
}

type nameEntry struct {
	in   *Inst
	next int32 // 1 + index
}

// Name returns the OpName of id, "" for none. Linear in the module's names at the first call, then in those of id and
// its members.
func (m *Module) Name(id ID) string {
	if in := m.nameOf(id); in != nil {
		return in.stringAt(1)
	}
	return ""
}

// maxName is how many bytes of a name an OpName has room for. An OpMemberName has room for a word less.
const maxName = 4*(spirv.MaxInstructionWords-2) - 1

// SetName gives id a name in place of the one that it has. Of a name that no instruction has room for, the start is
// taken.
func (m *Module) SetName(id ID, name string) {
	name = cutName(name, maxName)
	if in := m.nameOf(id); in != nil {
		in.SetOperands(spirv.AppendString([]uint32{uint32(id)}, name))
		return
	}
	m.addName(spirv.OpName, name, uint32(id))
}

// SetMemberName gives a member of a struct type, which has none, a name.
func (m *Module) SetMemberName(typ ID, member int, name string) {
	m.addName(spirv.OpMemberName, cutName(name, maxName-4), uint32(typ), uint32(member))
}

// addName appends an OpName or OpMemberName, whose operands stand before the name.
func (m *Module) addName(op spirv.Op, name string, operands ...uint32) {
	Into(m.Section(DebugNames)).Emit(op, 0, false, spirv.AppendString(operands, name)...)
}

// cutName returns a name, or of one that is longer than end bytes the start.
func cutName(name string, end int) string {
	if len(name) <= end {
		return name
	}
	for !utf8.RuneStart(name[end]) {
		end--
	}
	return name[:end]
}

// MemberName returns the OpMemberName of a member of a struct type, "" for none. Linear in the members that have
// names.
func (m *Module) MemberName(typ ID, member int) string {
	for e := m.firstName(typ); e != 0; e = m.names.entries[e-1].next {
		if in := m.names.entries[e-1].in; in.flags&removed == 0 && in.Op == spirv.OpMemberName && int(in.words[1]) == member {
			return in.stringAt(2)
		}
	}
	return ""
}

// nameOf returns the OpName of id, nil for none.
func (m *Module) nameOf(id ID) *Inst {
	for e := m.firstName(id); e != 0; e = m.names.entries[e-1].next {
		if in := m.names.entries[e-1].in; in.flags&removed == 0 && in.Op == spirv.OpName {
			return in
		}
	}
	return nil
}

// firstName returns 1 + the index of the first entry of id, 0 for none.
func (m *Module) firstName(id ID) int32 {
	x := &m.names
	if !x.valid {
		x.valid = true
		clear(x.head)
		x.entries = x.entries[:0]
		for in := m.sections[DebugNames].last; in != nil; in = in.prev {
			x.add(in)
		}
	}
	if int(id) >= len(x.head) {
		return 0
	}
	return x.head[id]
}

func (x *nameIndex) add(in *Inst) {
	if in.flags&unknownWords != 0 || len(in.words) < 2 || in.Op != spirv.OpName && in.Op != spirv.OpMemberName {
		return
	}
	id := int(in.words[0])
	if id >= len(x.head) {
		x.head = append(x.head, make([]int32, id+1-len(x.head))...)
	}
	x.entries = append(x.entries, nameEntry{in, x.head[id]})
	x.head[id] = int32(len(x.entries))
}
