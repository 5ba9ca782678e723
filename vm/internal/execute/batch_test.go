package execute_test

import (
	"testing"

	"hone/internal/irtest"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/internal/compile"
	"hone/vm/internal/execute"
)

// vertices gives each invocation 7 + 10 × the index of its vertex, in a variable.
const vertices = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %index
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %index BuiltIn VertexIndex
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%in = OpTypePointer Input %u32
%private = OpTypePointer Private %u32
%n7 = OpConstant %u32 7
%n10 = OpConstant %u32 10
%index = OpVariable %in Input
%sum = OpVariable %private Private %n7
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%i = OpLoad %u32 %index
%product = OpIMul %u32 %i %n10
%first = OpLoad %u32 %sum
%next = OpIAdd %u32 %first %product
OpStore %sum %next
OpReturn
OpFunctionEnd
`

// TestClient has a client that is no dispatch: it gives its invocations an index of a vertex each, in batches that
// share nothing, and reads what a variable holds at the end.
func TestClient(t *testing.T) {
	m := irtest.Read(t, irtest.Assemble(t, vertices, "spv1.3"))
	p, err := compile.Compile(m, compile.Options{Subgroup: 4},
		func(b spirv.BuiltIn) bool { return b == spirv.BuiltInVertexIndex })
	if err != nil {
		t.Fatal(err)
	}
	indices := []uint64{3, 1, 4, 1, 5, 9}
	machine := &execute.Machine{Code: p, Steps: 1 << 10}
	group := execute.NewGroup(machine)
	sum := int(p.PrivateInit[0].Cell)
	for first := 0; first < len(indices); first += p.Lanes {
		n := min(p.Lanes, len(indices)-first)
		b := execute.NewBatch(group, 0, n, func(in *code.Input, component, index int) uint64 {
			if in.BuiltIn != spirv.BuiltInVertexIndex || component != 0 {
				t.Errorf("component %d of %s", component, in.BuiltIn)
			}
			return indices[first+index]
		})
		group.Begin(first, n)
		b.Reset()
		if e := b.Run(); e != nil || !b.Ended() {
			t.Fatalf("it does not end: %v", e)
		}
		for lane := range n {
			got, shadow := b.Cell(sum, lane)
			if want := 7 + 10*indices[first+lane]; got != want || shadow.Undetermined() != 0 || b.Number(lane) != first+lane {
				t.Errorf("invocation %d has %d, want %d", b.Number(lane), got, want)
			}
		}
	}
}
