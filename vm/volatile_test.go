package vm_test

import (
	"slices"
	"testing"

	"hone/vm"
)

// In a run with shadows Volatile memory changes between two loads, by whatever instruction, and accesses are counted.
// In others it does not.
func TestVolatile(t *testing.T) {
	for _, c := range []struct {
		name, body, decorations string
		count                   uint32
	}{
		{name: "loads", body: "%a = OpLoad %u32 %from Volatile\n%b = OpLoad %u32 %from Volatile", count: 3},
		{name: "copies", body: "OpCopyMemory %v %from Volatile|Aligned 4\n%a = OpLoad %u32 %from Volatile\n%b = OpLoad %u32 %from Volatile", count: 4},
		{name: "copies from", body: "OpCopyMemory %v %from Aligned 4 Volatile|Aligned 4\n%a = OpLoad %u32 %v\n%b = OpLoad %u32 %from Volatile", count: 3},
		{name: "decorated", body: "%a = OpLoad %u32 %from\n%b = OpLoad %u32 %from", decorations: "OpDecorate %in Volatile", count: 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := shader{size: 2, variables: "%v = OpVariable %p_local Function", in: []uint32{8, 16}, decorations: c.decorations,
				body: "OpStore %v %x\n" + c.body + "\n%r = OpISub %u32 %b %a\nOpStore %at %r Volatile"}
			got, _, err := s.run(t)
			if err != nil || !slices.Equal(got, []uint32{0, 0}) {
				t.Fatalf("a run without shadows: %d, %v", got, err)
			}
			s.inputs.Track = &vm.Track{}
			got, result, err := s.run(t)
			if err != nil {
				t.Fatal(err)
			}
			if got[0] == 0 || got[1] == 0 {
				t.Errorf("the loads are the same: %d", got)
			}
			if want := []uint32{c.count, c.count}; !slices.Equal(result.Volatile, want) {
				t.Errorf("accesses: %d, want %d", result.Volatile, want)
			}
		})
	}
}
