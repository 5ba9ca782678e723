package ir

import (
	"testing"

	"hone/spirv"
)

// TestNames asks for names before and after each kind of edit: the index of names is made at the first question.
func TestNames(t *testing.T) {
	m := read(t, assemble(t, `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpName %s "S"
OpMemberName %s 1 "b"
OpMemberName %s 0 "a"
OpName %x "first"
OpName %x "second"
%int = OpTypeInt 32 1
%s = OpTypeStruct %int %int
%x = OpConstant %int 1
%y = OpConstant %int 2
`))
	var s, x, y ID
	for in := range m.Section(Globals).Insts() {
		switch {
		case in.Op == spirv.OpTypeStruct:
			s = in.Result
		case in.Op == spirv.OpConstant && in.Word(0) == 1:
			x = in.Result
		case in.Op == spirv.OpConstant:
			y = in.Result
		}
	}
	want := func(what, got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%s is %q, want %q", what, got, want)
		}
	}
	want("the struct", m.Name(s), "S")
	want("member 0", m.MemberName(s, 0), "a")
	want("member 1", m.MemberName(s, 1), "b")
	want("member 2", m.MemberName(s, 2), "")
	want("a twofold name", m.Name(x), "first")
	want("no name", m.Name(y), "")
	m.SetName(y, "late")
	want("a new name", m.Name(y), "late")
	m.SetName(y, "later still")
	want("a changed name", m.Name(y), "later still")
	z := m.Constants().Int(m.Types().Int(32, true), 3)
	Into(m.Section(DebugNames)).Emit(spirv.OpName, 0, false, spirv.AppendString([]uint32{uint32(z)}, "built")...)
	want("a name of a new id", m.Name(z), "built")
	m.Def(y).Remove()
	m.Sweep()
	want("the name of what is gone", m.Name(y), "")
	want("another name", m.Name(z), "built")
	n := 0
	for in := range m.Section(DebugNames).Insts() {
		if in.Op == spirv.OpName {
			n++
		}
	}
	if n != 4 {
		t.Errorf("%d names, want 4", n)
	}
	again := read(t, write(t, m))
	want("the struct, read again", again.Name(s), "S")
}
