package ir

import (
	"slices"
	"testing"

	"hone/spirv"
)

// TestBuilder builds one instruction of each shape.
func TestBuilder(t *testing.T) {
	m := read(t, assemble(t, loopText))
	entry := m.Functions()[0].Entry()
	b := AtEnd(entry)
	sum := b.IAdd(3, 11, 5)
	if in := m.Def(sum); in.ID(0) != 11 || in.ID(1) != 5 || in.Next() != entry.Last() {
		t.Errorf("fixed: %v", in)
	}
	Into(m.Section(DebugNames)).Name(sum, "the sum")
	if m.Name(sum) != "the sum" {
		t.Errorf("string: %q", m.Name(sum))
	}
	s := m.Types().Int(32, true)
	st := Into(m.Section(Globals)).TypeStruct(s, s, 2)
	if got := m.Def(st).Words(); !slices.Equal(got, []uint32{3, 3, 2}) {
		t.Errorf("variadic: %v", got)
	}
	ptr := m.Types().Pointer(spirv.StorageClassFunction, 3)
	v := AtStart(entry).Variable(ptr, spirv.StorageClassFunction)
	ld := b.Load(3, v, uint32(spirv.MemoryAccessAligned), 4)
	if in := m.Def(ld); in.ID(0) != v || in.NumWords() != 3 {
		t.Errorf("enumerant with parameters: %v", m.Def(ld))
	}
	if ReplaceInst(m.Def(sum)).ISub(3, 11, 5); m.Def(sum).Op != spirv.OpISub {
		t.Errorf("replaced: %v", m.Def(sum))
	}
	m.Def(ld).Remove()
	m.Def(v).Remove()
	verify(t, m)
	verify(t, read(t, write(t, m)))
}
