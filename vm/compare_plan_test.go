package vm_test

import (
	"maps"
	"reflect"
	"strings"
	"testing"

	"hone/spirv"
	"hone/vm/compare"
	"hone/vm/layout"
)

// specialized stores x times a specialization constant, whose default is 7.
var specialized = shader{
	decorations: "OpDecorate %k SpecId 4\n",
	globals:     "%k = OpSpecConstant %u32 7\n",
	body:        "%r = OpIMul %u32 %x %k\nOpStore %at %r\n",
}

// TestPlans says how many runs are made otherwise, unless options forbid it, and that these are the same each time.
func TestPlans(t *testing.T) {
	sees := shader{size: 128, globals: "%three = OpConstant %u32 3\n",
		body: "%r = OpGroupNonUniformIAdd %u32 %three Reduce %x\nOpStore %at %r\n"}
	for _, c := range []struct {
		name                             string
		a                                shader
		o                                compare.Options
		groups, spec, subgroups, lengths int // runs that have others
	}{
		{"specialization constant", specialized, compare.Options{}, 5, 5, 3, 6},
		{"subgroups", sees, compare.Options{}, 5, 0, 4, 6},
		{"a subgroup is all of a workgroup", shader{globals: sees.globals, body: sees.body}, compare.Options{}, 4, 0, 4, 6}, // in one line only
		{"given", specialized, compare.Options{Groups: [3]int{3, 1, 1}, Spec: map[uint32]uint64{4: 2}, Elements: 100}, 0, 0, 4, 4},
		{"subgroups given", sees, compare.Options{Groups: [3]int{3, 1, 1}, Subgroup: 16, Elements: 100}, 0, 0, 0, 4},
		{"a device", specialized, compare.Options{Device: true, Groups: [3]int{3, 1, 1}}, 0, 0, 0, 6},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := assemble(t, c.a.text())
			c.o.Seed = 3
			first, err := compare.NewReference(m, c.o)
			if err != nil {
				t.Fatal(err)
			}
			second, err := compare.NewReference(m, c.o)
			if err != nil {
				t.Fatal(err)
			}
			usual := first.Setting(0)
			groups, spec, subgroups, lengths := 0, 0, 0, 0
			for run := range 16 {
				s, in := first.Setting(run), first.Inputs(run)
				if s.Groups != usual.Groups {
					groups++
				}
				if len(s.Spec) > 0 {
					spec++
					if s.Spec[0].ID != 4 || s.Spec[0].Bits == 7 {
						t.Errorf("run %d has %v", run, s.Spec)
					}
				}
				if s.Subgroup != usual.Subgroup {
					subgroups++
				}
				if len(in.Buffers[layout.Slot{Binding: 0}]) != len(first.Inputs(0).Buffers[layout.Slot{Binding: 0}]) {
					lengths++
				}
				again := second.Inputs(run)
				if !reflect.DeepEqual(s, second.Setting(run)) || in.Groups != again.Groups ||
					!maps.EqualFunc(in.Buffers, again.Buffers, func(x, y []byte) bool { return string(x) == string(y) }) {
					t.Errorf("run %d is not the same again", run)
				}
				if unusual := s.Groups != usual.Groups || len(s.Spec) > 0 || len(s.Shared) > 0 ||
					s.Subgroup != usual.Subgroup; unusual != (s.String() != "") {
					t.Errorf("run %d: %+v is %q", run, s, s)
				}
			}
			if groups != c.groups || spec != c.spec || subgroups != c.subgroups || lengths != c.lengths {
				t.Errorf("%d runs have other workgroups, %d other constants, %d other subgroups, %d other lengths: want %d, "+
					"%d, %d, %d",
					groups, spec, subgroups, lengths, c.groups, c.spec, c.subgroups, c.lengths)
			}
		})
	}
}

// TestGroups: a shader that can't see where a workgroup is along y and z has several of them there in one run of 16
// only, since they race.
func TestGroups(t *testing.T) {
	along := func(body string) (runs int) {
		t.Helper()
		ref, err := compare.NewReference(assemble(t, shader{body: body}.text()), compare.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for run := range 16 {
			if g := ref.Setting(run).Groups; g[1]*g[2] > 1 {
				runs++
			}
		}
		return runs
	}
	if n := along("OpStore %at %x\n"); n != 1 {
		t.Errorf("flat: %d runs", n)
	}
	if n := along("%p = OpAccessChain %p_in %gid %n1\n%j = OpLoad %u32 %p\n%k = OpIMul %u32 %j %n64\n" +
		"%l = OpIAdd %u32 %k %i\n%far = OpAccessChain %p_word %out %n0 %l\nOpStore %far %x\n"); n != 6 {
		t.Errorf("by an access chain: %d runs", n)
	}
	if n := along("%j = OpCompositeExtract %u32 %id 2\n%k = OpIMul %u32 %j %n64\n%l = OpIAdd %u32 %k %i\n" +
		"%far = OpAccessChain %p_word %out %n0 %l\nOpStore %far %x\n"); n != 6 {
		t.Errorf("by a part of all: %d runs", n)
	}
}

// TestPlansFallBack has shaders that do something sensible for the default of a specialization constant only: all runs
// are made with that.
func TestPlansFallBack(t *testing.T) {
	for name, a := range map[string]shader{
		"no end": {
			decorations: specialized.decorations, globals: specialized.globals,
			body: "OpBranch %l\n%l = OpLabel\nOpLoopMerge %m %l None\n%more = OpINotEqual %bool %k %n7\n" +
				"OpBranchConditional %more %l %m\n%m = OpLabel\nOpStore %at %x\n"},
		"out of bounds": {
			decorations: specialized.decorations,
			globals:     specialized.globals + "%list = OpTypeArray %u32 %n8\n%p_list = OpTypePointer Private %list\n%p_cell = OpTypePointer Private %u32\n%v = OpVariable %p_list Private\n",
			body: "%less = OpISub %u32 %k %n7\n%far = OpIMul %u32 %less %n64\n%cell = OpAccessChain %p_cell %v %far\n" +
				"OpStore %cell %x\nOpStore %at %x\n"},
		"more than a workgroup": {
			decorations: specialized.decorations + "OpDecorate %size BuiltIn WorkgroupSize\n",
			globals:     specialized.globals + "%n6 = OpConstant %u32 6\n%wide = OpSpecConstantOp %u32 ISub %k %n6\n%wider = OpSpecConstantOp %u32 IMul %wide %n1000\n%size = OpSpecConstantComposite %uvec3 %wider %n1 %n1\n",
			body:        "OpStore %at %x\n"},
	} {
		t.Run(name, func(t *testing.T) {
			ref, err := compare.NewReference(assemble(t, a.text()), compare.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for run := range 16 {
				if s := ref.Setting(run); len(s.Spec) > 0 {
					t.Errorf("run %d: %s", run, s)
				}
			}
			if c := ref.Compare(assemble(t, a.text())); c.Verdict != compare.Equal || c.Runs != 16 {
				t.Errorf("%s in %d runs: %s", c.Verdict, c.Runs, c.Reason)
			}
		})
	}
}

// TestUnexecuted looks for the block that no invocation comes to.
func TestUnexecuted(t *testing.T) {
	a := shader{body: `
%far = OpUGreaterThan %bool %i %n1000
OpSelectionMerge %m None
OpBranchConditional %far %l %m
%l = OpLabel
OpStore %at %n5
OpBranch %m
%m = OpLabel
OpSelectionMerge %k None
OpSwitch %i %h
%h = OpLabel
OpStore %at %x
OpReturn
%k = OpLabel
OpUnreachable
`}
	text := strings.TrimSuffix(a.text(), end) + "OpFunctionEnd\n"
	ref, err := compare.NewReference(assemble(t, text), compare.Options{})
	if err != nil {
		t.Fatal(err)
	}
	blocks, of := ref.Unexecuted()
	if of != 4 || len(blocks) != 1 {
		t.Fatalf("%d of %d blocks", len(blocks), of)
	}
	if in := blocks[0].First().Next(); in.Op != spirv.OpStore {
		t.Errorf("it begins with %s", in)
	}
}
