package ir

import (
	"unicode/utf8"

	"hone/spirv"
)

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
