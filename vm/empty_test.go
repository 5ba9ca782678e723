package vm_test

import (
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// emptyShader has values of types without scalars (%E, an array of four and a struct of both) in each place where a
// value may stand: constants, specialization constants, variables of all classes, parameters, results, phis, copies,
// selections, parts of composites, loads and stores at indices that are known and that are not.
var emptyShader = shader{
	globals: `
%E = OpTypeStruct
%A = OpTypeArray %E %n4
%S = OpTypeStruct %E %u32 %A
%N = OpTypeStruct %E %A
%e0 = OpConstantComposite %E
%e1 = OpConstantNull %E
%a0 = OpConstantComposite %A %e0 %e1 %e0 %e1
%a1 = OpConstantNull %A
%s0 = OpConstantComposite %S %e0 %n7 %a0
%ns = OpConstantNull %N
%eu = OpUndef %E
%sc = OpSpecConstantOp %E CompositeExtract %a0 1
%p_E = OpTypePointer Function %E
%p_A = OpTypePointer Function %A
%p_S = OpTypePointer Function %S
%p_N = OpTypePointer Function %N
%p_pE = OpTypePointer Private %E
%p_pA = OpTypePointer Private %A
%p_wS = OpTypePointer Workgroup %S
%p_wE = OpTypePointer Workgroup %E
%p_wu = OpTypePointer Workgroup %u32
%pE = OpVariable %p_pE Private %e0
%pA = OpVariable %p_pA Private
%wS = OpVariable %p_wS Workgroup
%fnE = OpTypeFunction %E %E %p_E %u32
`,
	variables: `
%vE = OpVariable %p_E Function
%vA = OpVariable %p_A Function %a0
%vS = OpVariable %p_S Function %s0
%vN = OpVariable %p_N Function
`,
	body: `
%l0 = OpLoad %E %pE
OpStore %vE %l0
%k = OpBitwiseAnd %u32 %x %n3
%q = OpAccessChain %p_E %vA %k
%l1 = OpLoad %E %q
%q1 = OpAccessChain %p_pE %pA %k
OpStore %q1 %sc
%r = OpFunctionCall %E %f %l1 %vE %x
%even = OpIEqual %bool %k %n2
OpSelectionMerge %m None
OpBranchConditional %even %y %n
%y = OpLabel
%ly = OpLoad %E %vE
OpBranch %m
%n = OpLabel
%c = OpCopyObject %E %r
OpBranch %m
%m = OpLabel
%phi = OpPhi %E %ly %y %c %n
%number = OpPhi %u32 %n5 %y %x %n
%arr = OpCompositeConstruct %A %phi %e0 %eu %r
%s = OpCompositeConstruct %S %phi %number %arr
%s2 = OpCompositeInsert %S %phi %s 0
%s3 = OpCompositeInsert %S %a1 %s2 2
%part = OpCompositeExtract %E %s3 2 1
%n2e = OpCompositeConstruct %N %part %arr
OpStore %vN %n2e
OpStore %vS %s3
OpCopyMemory %wS %vS
OpControlBarrier %n2 %n2 %n264
%wq = OpAccessChain %p_wu %wS %n1
%we = OpAccessChain %p_wE %wS %n2 %k
%lw = OpLoad %E %we
%le = OpLoad %S %vS
%sel = OpSelect %E %even %lw %part
%w = OpCompositeExtract %u32 %le 1
OpStore %vE %sel
OpStore %at %w
`,
	functions: `
%f = OpFunction %E None %fnE
%pa = OpFunctionParameter %E
%pb = OpFunctionParameter %p_E
%pc = OpFunctionParameter %u32
%fl = OpLabel
%lf = OpLoad %E %pb
OpStore %pb %pa
OpReturnValue %lf
OpFunctionEnd
`,
	in: []uint32{0, 2, 3, 6, 9, 10, 11, 14},
}

// TestEmptyStructs: a value without scalars changes nothing beside it, wherever it stands.
func TestEmptyStructs(t *testing.T) {
	text := emptyShader.text()
	validated(t, replaceOnce(t, text, "%gid %lid %in %out\n", "%gid %lid %in %out %pE %pA %wS\n"))
	want := func(_ int, x uint32) uint32 {
		if x&3 == 2 {
			return 5
		}
		return x
	}
	emptyShader.expect(t, want)
	traced := emptyShader // whose variables lie in memory
	traced.options.Trace = true
	traced.expect(t, want)
	if r := compared(t, text, text, compare.Options{}); r.Verdict != compare.Equal {
		t.Errorf("the shader is %v to itself: %s", r.Verdict, r.Reason)
	}
	other := replaceOnce(t, text, "OpPhi %u32 %n5 %y %x %n", "OpPhi %u32 %n4 %y %x %n")
	if r := compared(t, text, other, compare.Options{}); r.Verdict != compare.Different {
		t.Errorf("another number beside an empty struct is %v", r.Verdict)
	}
	if n := follow(t, assemble(t, text), vm.Options{}, func(*vm.Program) vm.Inputs {
		return vm.Inputs{Steps: 1 << 20, Buffers: map[layout.Slot][]byte{{}: bytesOf(emptyShader.in...),
			{Binding: 1}: make([]byte, 32)}}
	}); n == 0 {
		t.Error("nothing was traced")
	}
}

// TestEmptyInterfaces: stages are passed structs without members, and pass them on, as nothing.
func TestEmptyInterfaces(t *testing.T) {
	s := newStage(t, `OpCapability RayTracingKHR
OpExtension "SPV_KHR_ray_tracing"
OpMemoryModel Logical GLSL450
OpEntryPoint ClosestHitKHR %main "main" %payload %none %attribute %as
OpDecorate %as DescriptorSet 0
OpDecorate %as Binding 0
OpDecorate %none Location 1
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%vec3 = OpTypeVector %float 3
%E = OpTypeStruct
%n0 = OpConstant %uint 0
%n9 = OpConstant %uint 9
%f0 = OpConstant %float 0
%v0 = OpConstantNull %vec3
%AS = OpTypeAccelerationStructureKHR
%S = OpTypeStruct %E %uint
%p_AS = OpTypePointer UniformConstant %AS
%p_S = OpTypePointer IncomingRayPayloadKHR %S
%p_uint = OpTypePointer IncomingRayPayloadKHR %uint
%p_none = OpTypePointer RayPayloadKHR %E
%p_hit = OpTypePointer HitAttributeKHR %E
%as = OpVariable %p_AS UniformConstant
%payload = OpVariable %p_S IncomingRayPayloadKHR
%none = OpVariable %p_none RayPayloadKHR
%attribute = OpVariable %p_hit HitAttributeKHR
%n1 = OpConstant %uint 1
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%scene = OpLoad %AS %as
%e = OpLoad %E %attribute
OpStore %none %e
OpTraceRayKHR %scene %n0 %n9 %n0 %n0 %n0 %v0 %f0 %v0 %f0 %none
%p = OpAccessChain %p_uint %payload %n1
OpStore %p %n9
OpReturn
OpFunctionEnd
`)
	s.run(&vm.Track{})
	s.want("payload", 4, func(int) []uint32 { return []uint32{9} })
}

// validated assembles a shader that the newest spirv-val accepts, where that is installed.
func validated(t *testing.T, text string) *ir.Module {
	t.Helper()
	bin := irtest.Assemble(t, text, "spv1.6")
	if msg := passtest.ValidateAnyIn(t, "sid", bin); msg != "" {
		t.Fatal(msg)
	}
	return irtest.Read(t, bin)
}
