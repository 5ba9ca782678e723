package spirv

import (
	"strings"
	"testing"
)

// What must hold of every row, whatever it says.
func TestEffectsAreConsistent(t *testing.T) {
	check := func(name string, e Effects, result bool) {
		if e&(Mergeable|Speculatable) != 0 && e&Removable == 0 {
			t.Errorf("%s is %v: what may be merged or speculated may also go", name, e)
		}
		if e&WritesMemory != 0 && e&Pure != 0 {
			t.Errorf("%s is %v: it writes", name, e)
		}
		if e&(ReadsMemory|InvocationState) != 0 && e&(Mergeable|Speculatable) != 0 {
			t.Errorf("%s is %v: it depends on when it runs", name, e)
		}
		if e&Convergent != 0 && e&Speculatable != 0 {
			t.Errorf("%s is %v: it depends on who runs it", name, e)
		}
		if e&Pure != 0 && !result {
			t.Errorf("%s is %v and has no result", name, e)
		}
	}
	for _, info := range Ops() {
		check(info.Name, info.Effects, info.HasResult || info.Op == OpNop)
		if e := info.Op.Effects(); e != info.Effects {
			t.Errorf("%s: Effects() = %v, the row says %v", info.Name, e, info.Effects)
		}
		if strings.Contains(info.Name, "Continued") && info.Effects&Removable != 0 {
			t.Errorf("%s belongs to what stands before it", info.Name)
		}
	}
	for _, s := range ExtSets() {
		for _, x := range s.Insts {
			check(s.Name+" "+x.Name, x.Effects, true)
		}
	}
	if e := Op(60000).Effects(); e != AllEffects {
		t.Errorf("unknown opcode: %v", e)
	}
}

// Rows where a mistake would be a miscompilation, from the specification (names of effects as String
// writes them; "" is none at all).
func TestEffectsOf(t *testing.T) {
	const pure, all = "removable,mergeable,speculatable", "reads,writes,convergent,state"
	for effects, names := range map[string]string{
		pure: "IAdd FAdd FDiv FRem FMod IMul ShiftLeftLogical BitFieldInsert Select FConvert QuantizeToF16 Bitcast " +
			"CopyObject CompositeExtract " +
			"VectorShuffle Transpose Dot SDot IAddCarry UMulExtended IsNan LogicalAnd Undef ConstantNull ConstantComposite " +
			"SpecConstantOp Image",
		// Undefined behaviour for some operands: not where it was not executed before.
		"removable,mergeable": "UDiv SDiv UMod SRem SMod ConvertFToU ConvertFToS AccessChain InBoundsAccessChain " +
			"PtrAccessChain " +
			"VectorExtractDynamic VectorInsertDynamic ArrayLength ImageQuerySize ImageQueryLevels ImageTexelPointer " +
			"GenericCastToPtr ConvertUToPtr",
		// Implicit derivatives: of the quad that runs it.
		"removable,mergeable,convergent": "DPdx DPdyFine FwidthCoarse ImageQueryLod CooperativeMatrixMulAddKHR",
		"removable,reads,convergent": "ImageSampleImplicitLod ImageSampleDrefImplicitLod ImageSparseSampleImplicitLod " +
			"ImageGather " +
			"CooperativeMatrixLoadKHR CooperativeVectorMatrixMulNV CooperativeVectorMatrixMulAddNV",
		"removable,reads": "Load ImageRead ImageFetch ImageSampleExplicitLod RayQueryGetIntersectionTKHR " +
			"RayQueryGetIntersectionTypeKHR " +
			"HitObjectGetWorldRayOriginNV HitObjectIsHitEXT",
		"removable,convergent,state": "GroupNonUniformElect GroupNonUniformBallot GroupNonUniformFAdd " +
			"GroupNonUniformQuadAllKHR " +
			"GroupNonUniformQuadAnyKHR GroupNonUniformQuadSwap SubgroupBallotKHR SubgroupReadInvocationKHR GroupAll " +
			"GroupIAdd GroupBroadcast",
		"removable,state":         "IsHelperInvocationEXT ReadClockKHR",
		"removable,speculatable":  "SpecConstant SpecConstantTrue FreezeKHR Nop",
		"removable":               "TypeInt TypeStruct TypePointer SampledImage",
		"writes":                  "Store ImageWrite LifetimeStop AssumeTrueKHR",
		"reads,writes":            "CopyMemory AtomicLoad AtomicStore AtomicIAdd AtomicFlagClear RayQueryInitializeKHR RayQueryProceedKHR HitObjectGetAttributesNV HitObjectGetAttributesEXT",
		"writes,convergent":       "CooperativeMatrixStoreKHR",
		"reads,writes,convergent": "ControlBarrier MemoryBarrier ControlBarrierArriveEXT NamedBarrierInitialize",
		"reads,writes,state":      "EmitVertex EndPrimitive EmitStreamVertex Kill TerminateInvocation DemoteToHelperInvocation AbortKHR TerminateRayKHR IgnoreIntersectionKHR",
		"":                        "TypeForwardPointer Name Decorate Line NoLine Label Branch Phi LoopMerge Return Unreachable Function Variable EntryPoint ExtInstImport",
		all: "FunctionCall TraceRayKHR ReportIntersectionKHR ExecuteCallableKHR EmitMeshTasksEXT SetMeshOutputsEXT " +
			"BeginInvocationInterlockEXT " +
			"EndInvocationInterlockEXT GroupAsyncCopy GroupWaitEvents EnqueueKernel ReadPipe SubgroupBlockWriteINTEL " +
			"AsmCallINTEL FunctionPointerCallINTEL " +
			"CooperativeMatrixReduceEXT CooperativeMatrixPerElementOpEXT CooperativeMatrixLoadTensorNV " +
			"CooperativeVectorOuterProductAccumulateNV " +
			"GraphARM GraphSetOutputARM GraphEndARM ReorderThreadWithHintNV HitObjectTraceRayNV ExtInst " +
			"CompositeConstructContinuedINTEL TypeStructContinuedINTEL",
	} {
		for _, name := range strings.Fields(names) {
			op, ok := LookupOp(name)
			if !ok {
				t.Errorf("no opcode %s", name)
			} else if got := op.Effects().String(); got != effects {
				t.Errorf("%s is %q, want %q", name, got, effects)
			}
		}
	}
	for _, c := range []struct{ set, effects, names string }{
		{"GLSL.std.450", pure, "Sqrt Pow Fma FClamp NMin ModfStruct FrexpStruct Ldexp MatrixInverse FindILsb UnpackHalf2x16"},
		{"GLSL.std.450", "writes", "Modf Frexp"},
		{"GLSL.std.450", "removable,reads", "InterpolateAtCentroid InterpolateAtSample InterpolateAtOffset"},
		{"OpenCL.std", pure, "sqrt fma s_mad_hi shuffle select native_sin"},
		{"OpenCL.std", "writes", "sincos fract frexp modf remquo lgamma_r vstoren vstore_half_r vstorea_halfn_r prefetch"},
		{"OpenCL.std", "removable,reads", "vloadn vload_half vload_halfn vloada_halfn"},
		{"OpenCL.std", all, "printf"},
		{"NonSemantic.DebugPrintf", all, "DebugPrintf"},
		{"NonSemantic.DebugBreak", all, "DebugBreak"},
		{"NonSemantic.Shader.DebugInfo.100", "", "DebugValue DebugDeclare DebugLine DebugScope DebugFunctionDefinition"},
		{"OpenCL.DebugInfo.100", "", "DebugValue DebugScope"},
		{"NonSemantic.ClspvReflection.5", "", "Kernel ArgumentInfo"},
		{"SPV_AMD_shader_ballot", "removable,convergent,state", "SwizzleInvocationsAMD MbcntAMD"},
		{"SPV_AMD_gcn_shader", "removable,state", "TimeAMD"},
	} {
		for _, name := range strings.Fields(c.names) {
			x := LookupExtSet(c.set).Lookup(name)
			if x == nil {
				t.Errorf("%s has no %s", c.set, name)
			} else if got := x.Effects.String(); got != c.effects {
				t.Errorf("%s %s is %q, want %q", c.set, name, got, c.effects)
			}
		}
	}
}
