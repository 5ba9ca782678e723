package ir

import (
	"slices"
	"testing"

	"hone/spirv"
)

// Each instruction of a module is found where it stands.
func TestOffset(t *testing.T) {
	const text = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "a"
%void = OpTypeVoid
%u = OpTypeInt 32 0
%p = OpTypePointer Private %u
%c = OpConstant %u 3
%v = OpVariable %p Private
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
OpStore %v %c
OpLine %file 1 1
OpStore %v %c
OpStore %v %c
OpReturn
OpFunctionEnd
%other = OpFunction %void None %fn
%m = OpLabel
OpStore %v %c
OpReturn
OpFunctionEnd
`
	m := read(t, assemble(t, text))
	bin := write(t, m)
	var want []int
	for at, inst := range bin.Insts() {
		if op := spirv.Op(inst[0]); op == spirv.OpStore || op == spirv.OpReturn || op == spirv.OpLabel {
			want = append(want, at)
		}
	}
	var got []int
	for _, f := range m.Functions() {
		for in := range f.AllInsts() {
			if in.Op == spirv.OpStore || in.Op == spirv.OpReturn || in.Op == spirv.OpLabel {
				got = append(got, m.Offset(in))
			}
		}
	}
	if len(got) != 8 || !slices.Equal(got, want) {
		t.Errorf("instructions are at %v, want %v", got, want)
	}
	for in := range m.Section(Capabilities).Insts() {
		if at := m.Offset(in); at != spirv.HeaderWords {
			t.Errorf("the capability is at %d", at)
		}
	}
	changed := m.Functions()[0].Entry().Terminator()
	changed.Op = spirv.OpUnreachable
	if at := m.Offset(changed); at != -1 {
		t.Errorf("an instruction that was changed is at %d", at)
	}
}
