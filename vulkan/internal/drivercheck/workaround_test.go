package drivercheck

import (
	"encoding/binary"
	"strings"
	"testing"

	"hone/internal/shadergen"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/ssa"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// doubles come before head, which declares a buffer of numbers to read, one to write, and the ids of an invocation, for
// workgroups of 8.
const doubles = `
OpCapability Float64`

const head = `
OpCapability Shader
%std = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %gid %lid %wid %index
OpExecutionMode %main LocalSize 4 2 1
OpDecorate %words ArrayStride 4
OpMemberDecorate %buffer 0 Offset 0
OpDecorate %buffer BufferBlock
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %lid BuiltIn LocalInvocationId
OpDecorate %wid BuiltIn WorkgroupId
OpDecorate %index BuiltIn LocalInvocationIndex
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u = OpTypeInt 32 0
%v2 = OpTypeVector %u 2
%v3 = OpTypeVector %u 3
%0 = OpConstant %u 0
%1 = OpConstant %u 1
%2 = OpConstant %u 2
%7 = OpConstant %u 7
%10 = OpConstant %u 10
%33 = OpConstant %u 33
%undefined = OpUndef %v2
%words = OpTypeRuntimeArray %u
%buffer = OpTypeStruct %words
%p_buffer = OpTypePointer Uniform %buffer
%p_u = OpTypePointer Uniform %u
%in = OpVariable %p_buffer Uniform
%out = OpVariable %p_buffer Uniform
%p_v3 = OpTypePointer Input %v3
%p_index = OpTypePointer Input %u
%gid = OpVariable %p_v3 Input
%lid = OpVariable %p_v3 Input
%wid = OpVariable %p_v3 Input
%index = OpVariable %p_index Input
%main = OpFunction %void None %fn
%entry = OpLabel
%i = OpLoad %u %index
%first_p = OpAccessChain %p_u %in %0 %0
%first = OpLoad %u %first_p
%n_p = OpAccessChain %p_u %in %0 %i
%n = OpLoad %u %n_p
`

// The smallest shaders that show faults of llvmpipe 22.3 that generated ones ran into, on some processors. They store x
// for each invocation.
var faulty = []struct{ name, shader string }{
	{"the former value of another vector", head + `
%start = OpCompositeConstruct %v2 %2 %first
OpBranch %head
%head = OpLabel
%turn = OpPhi %u %0 %entry %next %continue
%former = OpPhi %v2 %undefined %entry %latest %continue
%latest = OpPhi %v2 %start %entry %pair %continue
%few = OpBitwiseAnd %u %n %7
%more = OpULessThan %bool %turn %few
OpLoopMerge %end %continue None
OpBranchConditional %more %continue %end
%continue = OpLabel
%pair = OpCompositeConstruct %v2 %7 %turn
%next = OpIAdd %u %turn %1
OpBranch %head
%end = OpLabel
%y = OpCompositeExtract %u %former 1
%x = OpIAdd %u %y %33
`},
	{"one turn too many", head + `
OpBranch %head
%head = OpLabel
%turn = OpPhi %u %0 %entry %next %continue
%former = OpPhi %u %n %entry %latest %continue
%product = OpIMul %u %former %33
%latest = OpBitwiseXor %u %product %1
OpLoopMerge %end %continue None
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %u %turn %1
%more = OpULessThan %bool %next %i
OpBranchConditional %more %head %end
%end = OpLabel
%x = OpBitwiseXor %u %7 %latest
`},
	{"RoundEven of 1.5", strings.Replace(doubles+head, "%main = ", "%double = OpTypeFloat 64\n%half = OpConstant %double 0.5\n%main = ", 1) + `
%i_double = OpConvertUToF %double %i
%halves = OpFMul %double %i_double %half
%even = OpExtInst %double %std RoundEven %halves
%x = OpConvertFToU %u %even
`},
}

const tail = `
%out_p = OpAccessChain %p_u %out %0 %i
OpStore %out_p %x
OpReturn
OpFunctionEnd
`

func assemble(t *testing.T, text string) *spirv.Binary {
	t.Helper()
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// TestFaults reports which of the faults a driver has.
func TestFaults(t *testing.T) {
	c := checker(t)
	c.Options.Exact, c.Options.Groups = true, [3]int{1, 1, 1}
	for _, f := range faulty {
		o, err := c.Check(assemble(t, f.shader+tail), "main")
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %s: %s", f.name, o, o.Reasons)
		if o.Pass {
			t.Errorf("%s: %s", f.name, o.Reasons)
		}
	}
}

// TestScalarPhis compares generated shaders before and after, in vm.
func TestScalarPhis(t *testing.T) {
	for seed := range uint64(40) {
		bin := assemble(t, shadergen.Generate(seed, shadergen.Options{Exact: true}))
		a, err := ir.Read(bin)
		if err != nil {
			t.Fatal(err)
		}
		b, _ := ir.Read(bin)
		_, err = pass.Of(ssa.SROA, ssa.Mem2Reg, scalarPhis).Run(b, pass.Options{Check: true})
		if err != nil {
			t.Fatal(err)
		}
		want, err := compare.NewReference(a, compare.Options{Runs: 2, Exact: true})
		if err != nil {
			t.Fatal(err)
		}
		if c := want.Compare(b); c.Verdict == compare.Different {
			t.Errorf("%d: %s", seed, c.Reason)
		}
		for _, f := range b.Functions() {
			for _, block := range f.Blocks {
				for phi := range block.Phis() {
					if b.Def(phi.Type).Op == spirv.OpTypeVector {
						t.Errorf("%d: %s stays", seed, phi)
					}
				}
			}
		}
	}
}

// TestSameInvocation makes all invocations one that is neither the first of its workgroup nor in the first one.
func TestSameInvocation(t *testing.T) {
	bin := assemble(t, head+`
%g = OpLoad %v3 %gid
%g0 = OpCompositeExtract %u %g 0
%g1_p = OpAccessChain %p_index %gid %1
%g1 = OpLoad %u %g1_p
%l = OpLoad %v3 %lid
%l0 = OpCompositeExtract %u %l 0
%l1 = OpCompositeExtract %u %l 1
%w = OpLoad %v3 %wid
%w0 = OpCompositeExtract %u %w 0
%a = OpIMul %u %w0 %10
%b = OpIAdd %u %a %l0
%c = OpIMul %u %b %10
%d = OpIAdd %u %c %l1
%e = OpIMul %u %d %10
%f = OpIAdd %u %e %g0
%h = OpIMul %u %f %10
%x = OpIAdd %u %h %g1
`+tail)
	m, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := pass.Of(sameInvocation([3]int{6, 1, 0}, [3]int{4, 2, 1})).Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	out := make([]byte, 4*16)
	slots := p.Slots()
	in := vm.Inputs{Groups: [3]int{1, 1, 1}, Buffers: map[layout.Slot][]byte{slots[0]: make([]byte, 64), slots[1]: out}}
	if _, err := p.Run(in); err != nil {
		t.Fatal(err)
	}
	for i := range 16 {
		want := uint32(0)
		if i == 6 { // the index of (2, 1) in a workgroup of 4 × 2
			want = 12161 // workgroup 1, (2, 1) in it, (6, 1) in all
		}
		if v := binary.LittleEndian.Uint32(out[4*i:]); v != want {
			t.Errorf("%d is %d, want %d", i, v, want)
		}
	}
}
