package vm_test

import (
	"testing"

	"hone/vm"
)

// TestStores looks at what a run with shadows says of the stores of 4 invocations.
func TestStores(t *testing.T) {
	s := shader{size: 4, body: `
%u = OpUndef %u32
%odd = OpBitwiseAnd %u32 %i %n1
%is = OpIEqual %bool %odd %n1
%v = OpSelect %u32 %is %u %x
OpStore %at %v
`, in: []uint32{7, 8, 9, 10}, inputs: vm.Inputs{Track: &vm.Track{}}}
	_, r, err := s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Stores) != 4 || r.Steps == 0 || r.Lost[0] != 0 {
		t.Fatalf("%+v", r)
	}
	for i, got := range r.Stores {
		want := vm.Store{Slot: vm.Slot{Binding: 1}, Region: -1, Offset: 4 * i, Bytes: 4, Invocation: uint32(i)}
		if i&1 == 1 {
			want.Shadow.Undefined = 0xFFFFFFFF
		}
		if got != want {
			t.Errorf("invocation %d: %+v, want %+v", i, got, want)
		}
	}
}

// TestLost has an invocation branch on an undefined value: what it stores from then on is undefined.
func TestLost(t *testing.T) {
	s := shader{size: 4, body: `
%u = OpUndef %bool
%is = OpIEqual %bool %i %n2
%c = OpLogicalAnd %bool %is %u
%d = OpSelect %bool %is %c %true
OpSelectionMerge %m None
OpBranchConditional %d %y %m
%y = OpLabel
OpBranch %m
%m = OpLabel
OpStore %at %x
`, inputs: vm.Inputs{Track: &vm.Track{}}}
	_, r, err := s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Lost) != 1 || r.Lost[0] != 1<<2 {
		t.Errorf("lost %b, want invocation 2", r.Lost)
	}
	for i, got := range r.Stores {
		if (got.Shadow.Undefined != 0) != (i == 2) {
			t.Errorf("invocation %d: %+v", i, got)
		}
	}
}
