package reduce_test

import (
	"context"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/reduce"
	"hone/spirv"
	"hone/vm/compare"
)

// undefined are problems that are easy to keep by what is undefined: a quotient stays one if it is divided by null, an
// element one if the index is any number, and a loop one if it never ends.
var undefined = []struct {
	name  string
	shows func(m *ir.Module, in *ir.Inst) bool // the problem
	main  string
}{
	{"division", func(m *ir.Module, in *ir.Inst) bool { return in.Op == spirv.OpUDiv }, `
%y = OpBitwiseOr %uint %x %1
%z = OpUDiv %uint %x %y
OpStore %at %z`},
	{"bounds", func(m *ir.Module, in *ir.Inst) bool {
		return in.Op == spirv.OpStore && loaded(m, m.Def(in.ID(0)).ID(1))
	}, `
%low = OpBitwiseAnd %uint %x %7
%part = OpAccessChain %p_private %table %low
OpStore %part %x
%z = OpLoad %uint %part
OpStore %at %z`},
	{"shift", func(m *ir.Module, in *ir.Inst) bool {
		return in.Op == spirv.OpShiftLeftLogical && loaded(m, in.ID(1))
	}, `
%low = OpBitwiseAnd %uint %x %7
%z = OpShiftLeftLogical %uint %1 %low
OpStore %at %z`},
	{"loop", func(m *ir.Module, in *ir.Inst) bool {
		return in.Op == spirv.OpPhi && m.Def(in.ID(2)) == in.Next() && in.Next().Op == spirv.OpIAdd
	}, `
OpBranch %head
%head = OpLabel
%k = OpPhi %uint %0 %entry %next %more
%next = OpIAdd %uint %k %1
%done = OpUGreaterThanEqual %bool %k %7
OpLoopMerge %out %more None
OpBranchConditional %done %out %more
%more = OpLabel
OpBranch %head
%out = OpLabel
OpStore %at %k`},
	{"race", func(m *ir.Module, in *ir.Inst) bool {
		return in.Op == spirv.OpStore && m.Def(in.ID(1)).Op == spirv.OpCompositeExtract && loaded(m, in.ID(1))
	}, `
OpStore %at %j`},
}

// loaded reports whether a value is loaded, or computed of one that is.
func loaded(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	return d.Op == spirv.OpLoad || d.Block() != nil && m.Def(d.ID(0)).Op == spirv.OpLoad
}

const undefinedHead = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 8 1 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %words ArrayStride 4
OpDecorate %Words Block
OpMemberDecorate %Words 0 Offset 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %res DescriptorSet 0
OpDecorate %res Binding 1
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%uvec3 = OpTypeVector %uint 3
%0 = OpConstant %uint 0
%1 = OpConstant %uint 1
%7 = OpConstant %uint 7
%8 = OpConstant %uint 8
%1024 = OpConstant %uint 1024
%words = OpTypeArray %uint %1024
%Words = OpTypeStruct %words
%array = OpTypeArray %uint %8
%p_Words = OpTypePointer StorageBuffer %Words
%p_word = OpTypePointer StorageBuffer %uint
%p_in = OpTypePointer Input %uvec3
%p_array = OpTypePointer Private %array
%p_private = OpTypePointer Private %uint
%null = OpConstantNull %array
%in = OpVariable %p_Words StorageBuffer
%res = OpVariable %p_Words StorageBuffer
%id = OpVariable %p_in Input
%table = OpVariable %p_array Private %null
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%index = OpLoad %uvec3 %id
%1023 = OpISub %uint %1024 %1
%j = OpCompositeExtract %uint %index 0
%i = OpBitwiseAnd %uint %j %1023
%from = OpAccessChain %p_word %in %0 %i
%x = OpLoad %uint %from
%at = OpAccessChain %p_word %res %0 %i
`

// TestDefined: what does nothing undefined becomes nothing that does, and it would, if nobody asked for that.
func TestDefined(t *testing.T) {
	for _, x := range undefined {
		t.Run(x.name, func(t *testing.T) {
			in := irtest.Assemble(t, undefinedHead+x.main[1:]+"\nOpReturn\nOpFunctionEnd\n", "spv1.3")
			faults := func(bin *spirv.Binary) (n int) {
				r, err := compare.NewReference(irtest.Read(t, bin), compare.Options{})
				if err != nil {
					t.Fatal(err)
				}
				u := r.Undefined()
				n = len(u.Reports)
				for _, is := range []bool{u.Races, u.Endless, u.Stuck} {
					if is {
						n++
					}
				}
				return n
			}
			if n := faults(in); n > 0 {
				t.Fatalf("%d faults to begin with", n)
			}
			test := func(_ context.Context, bin *spirv.Binary) (bool, error) {
				m := irtest.Read(t, bin)
				for in := range m.Functions()[0].Insts() {
					if x.shows(m, in) {
						return true, nil
					}
				}
				return false, nil
			}
			loose, err := reduce.Reduce(context.Background(), in, test, reduce.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if faults(loose.Binary) == 0 {
				t.Errorf("without the option nothing is undefined:\n%s", irtest.Disassemble(t, irtest.Read(t, loose.Binary)))
			}
			strict, err := reduce.Reduce(context.Background(), in, test, reduce.Options{Defined: true})
			if err != nil {
				t.Fatal(err)
			}
			if n := faults(strict.Binary); n > 0 {
				t.Errorf("%d faults in\n%s", n, irtest.Disassemble(t, irtest.Read(t, strict.Binary)))
			}
			t.Logf("from %s to %s, and to %s without the option", strict.Before, strict.After, loose.After)
			if strict.After.Instructions >= strict.Before.Instructions {
				t.Error("nothing went")
			}
		})
	}
}

// TestDefinedLeaves: what the module does that is undefined, smaller ones may do: the same instruction, the same fault.
func TestDefinedLeaves(t *testing.T) {
	in := irtest.Assemble(t, undefinedHead+`%d = OpISub %uint %x %x
%z = OpUDiv %uint %x %d
%y = OpUDiv %uint %x %7
%s = OpIAdd %uint %z %y
OpStore %at %s
OpReturn
OpFunctionEnd
`, "spv1.3")
	r, err := reduce.Reduce(context.Background(), in, keeps(t, spirv.OpUDiv, 2), reduce.Options{Defined: true})
	if err != nil {
		t.Fatal(err)
	}
	text := irtest.Disassemble(t, irtest.Read(t, r.Binary))
	if r.After.Instructions != 5 {
		t.Errorf("%s are left:\n%s", r.After, text)
	}
}
