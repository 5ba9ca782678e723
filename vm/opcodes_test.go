package vm_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"hone/fold"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
	"hone/vm"
)

// executed are the instructions of functions that the vm executes, or that have nothing to execute, besides those that
// have a row in package fold.
const executed = `
Nop Line NoLine Undef Variable Phi Label FunctionCall LifetimeStart LifetimeStop UntypedPrefetchKHR BeginInvocationInterlockEXT EndInvocationInterlockEXT
Load Store CopyMemory CopyMemorySized AccessChain InBoundsAccessChain PtrAccessChain InBoundsPtrAccessChain ArrayLength PtrEqual PtrNotEqual PtrDiff
UntypedAccessChainKHR UntypedInBoundsAccessChainKHR UntypedArrayLengthKHR
CompositeConstruct CompositeConstructReplicateEXT CompositeExtract CompositeInsert VectorShuffle VectorExtractDynamic VectorInsertDynamic
CopyObject CopyLogical ExpectKHR AssumeTrueKHR FreezeKHR PoisonKHR ArithmeticFenceEXT Bitcast ConvertPtrToU ConvertUToPtr
SelectionMerge LoopMerge Branch BranchConditional Switch Return ReturnValue Unreachable
ControlBarrier MemoryBarrier
AtomicLoad AtomicStore AtomicExchange AtomicCompareExchange AtomicIIncrement AtomicIDecrement AtomicIAdd AtomicISub AtomicSMin AtomicUMin AtomicSMax
AtomicUMax AtomicAnd AtomicOr AtomicXor AtomicFAddEXT AtomicFMinEXT AtomicFMaxEXT
GroupNonUniformElect GroupNonUniformAll GroupNonUniformAny GroupNonUniformAllEqual GroupNonUniformBroadcast GroupNonUniformBroadcastFirst
GroupNonUniformBallot GroupNonUniformInverseBallot GroupNonUniformBallotBitExtract GroupNonUniformBallotBitCount GroupNonUniformBallotFindLSB
GroupNonUniformBallotFindMSB GroupNonUniformShuffle GroupNonUniformShuffleXor GroupNonUniformShuffleUp GroupNonUniformShuffleDown
GroupNonUniformIAdd GroupNonUniformFAdd GroupNonUniformIMul GroupNonUniformFMul GroupNonUniformSMin GroupNonUniformUMin GroupNonUniformFMin
GroupNonUniformSMax GroupNonUniformUMax GroupNonUniformFMax GroupNonUniformBitwiseAnd GroupNonUniformBitwiseOr GroupNonUniformBitwiseXor
GroupNonUniformLogicalAnd GroupNonUniformLogicalOr GroupNonUniformLogicalXor GroupNonUniformQuadBroadcast GroupNonUniformQuadSwap
GroupNonUniformQuadAllKHR GroupNonUniformQuadAnyKHR GroupNonUniformRotateKHR GroupNonUniformPartitionEXT
SampledImage Image ImageSampleImplicitLod ImageSampleExplicitLod ImageSampleDrefImplicitLod ImageSampleDrefExplicitLod
ImageSampleProjImplicitLod ImageSampleProjExplicitLod ImageSampleProjDrefImplicitLod ImageSampleProjDrefExplicitLod
ImageFetch ImageGather ImageDrefGather ImageRead ImageWrite ImageTexelPointer ImageQuerySizeLod ImageQuerySize ImageQueryLod ImageQueryLevels ImageQuerySamples
ImageSparseSampleImplicitLod ImageSparseSampleExplicitLod ImageSparseSampleDrefImplicitLod ImageSparseSampleDrefExplicitLod
ImageSparseSampleProjImplicitLod ImageSparseSampleProjExplicitLod ImageSparseSampleProjDrefImplicitLod ImageSparseSampleProjDrefExplicitLod
ImageSparseFetch ImageSparseGather ImageSparseDrefGather ImageSparseTexelsResident ImageSparseRead
SubgroupBallotKHR SubgroupFirstInvocationKHR SubgroupAllKHR SubgroupAnyKHR SubgroupAllEqualKHR SubgroupReadInvocationKHR
DPdx DPdy Fwidth DPdxFine DPdyFine FwidthFine DPdxCoarse DPdyCoarse FwidthCoarse Kill TerminateInvocation DemoteToHelperInvocation IsHelperInvocationEXT
ReadClockKHR
RayQueryInitializeKHR RayQueryProceedKHR RayQueryTerminateKHR RayQueryGenerateIntersectionKHR RayQueryConfirmIntersectionKHR
RayQueryGetRayTMinKHR RayQueryGetRayFlagsKHR RayQueryGetWorldRayDirectionKHR RayQueryGetWorldRayOriginKHR
RayQueryGetIntersectionTypeKHR RayQueryGetIntersectionTKHR RayQueryGetIntersectionInstanceIdKHR RayQueryGetIntersectionInstanceCustomIndexKHR
RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR RayQueryGetIntersectionGeometryIndexKHR
RayQueryGetIntersectionPrimitiveIndexKHR RayQueryGetIntersectionBarycentricsKHR RayQueryGetIntersectionFrontFaceKHR
RayQueryGetIntersectionCandidateAABBOpaqueKHR RayQueryGetIntersectionObjectRayDirectionKHR RayQueryGetIntersectionObjectRayOriginKHR
RayQueryGetIntersectionObjectToWorldKHR RayQueryGetIntersectionWorldToObjectKHR RayQueryGetIntersectionTriangleVertexPositionsKHR
CooperativeMatrixLoadKHR CooperativeMatrixStoreKHR CooperativeMatrixMulAddKHR CooperativeMatrixLengthKHR
CooperativeMatrixLoadNV CooperativeMatrixStoreNV CooperativeMatrixMulAddNV CooperativeMatrixLengthNV
CooperativeMatrixConvertUseEXT CooperativeMatrixTransposeNV CooperativeMatrixPerElementOpEXT CooperativeMatrixReduceEXT
PtrCastToGeneric GenericCastToPtr GenericCastToPtrExplicit GenericPtrMemSemantics SizeOf AtomicFlagTestAndSet AtomicFlagClear AtomicCompareExchangeWeak
GroupAll GroupAny GroupBroadcast GroupIAdd GroupFAdd GroupFMin GroupUMin GroupSMin GroupFMax GroupUMax GroupSMax GroupIMulKHR GroupFMulKHR
GroupBitwiseAndKHR GroupBitwiseOrKHR GroupBitwiseXorKHR GroupLogicalAndKHR GroupLogicalOrKHR GroupLogicalXorKHR GroupAsyncCopy GroupWaitEvents
TraceRayKHR ExecuteCallableKHR ReportIntersectionKHR IgnoreIntersectionKHR TerminateRayKHR TraceNV ExecuteCallableNV FDot2MixAcc32VALVE FDot2MixAcc16VALVE FDot4MixAcc32VALVE UntypedPtrAccessChainKHR UntypedInBoundsPtrAccessChainKHR ConvertUToAccelerationStructureKHR
CreateTensorLayoutNV CreateTensorViewNV TensorLayoutSetDimensionNV TensorLayoutSetStrideNV TensorLayoutSliceNV TensorLayoutSetClampValueNV
TensorLayoutSetBlockSizeNV TensorViewSetDimensionNV TensorViewSetStrideNV TensorViewSetClipNV CooperativeMatrixLoadTensorNV CooperativeMatrixStoreTensorNV
CooperativeMatrixGetCoordinateEXT CooperativeVectorLoadNV CooperativeVectorStoreNV CooperativeVectorMatrixMulNV CooperativeVectorMatrixMulAddNV
CooperativeVectorOuterProductAccumulateNV CooperativeVectorReduceSumAccumulateNV
BufferPointerEXT UntypedImageTexelPointerEXT HitObjectRecordFromQueryEXT TensorReadARM TensorWriteARM TensorQuerySizeARM ReorderThreadWithHintNV ReorderThreadWithHintEXT ReorderThreadWithHitObjectNV ReorderThreadWithHitObjectEXT
HitObjectRecordHitMotionNV HitObjectRecordHitWithIndexMotionNV HitObjectRecordMissMotionNV HitObjectGetWorldToObjectNV
HitObjectGetObjectToWorldNV HitObjectGetObjectRayDirectionNV HitObjectGetObjectRayOriginNV HitObjectTraceRayMotionNV
HitObjectGetShaderRecordBufferHandleNV HitObjectGetShaderBindingTableRecordIndexNV HitObjectRecordEmptyNV
HitObjectTraceRayNV HitObjectRecordHitNV HitObjectRecordHitWithIndexNV HitObjectRecordMissNV HitObjectExecuteShaderNV
HitObjectGetCurrentTimeNV HitObjectGetAttributesNV HitObjectGetHitKindNV HitObjectGetPrimitiveIndexNV
HitObjectGetGeometryIndexNV HitObjectGetInstanceIdNV HitObjectGetInstanceCustomIndexNV HitObjectGetWorldRayDirectionNV
HitObjectGetWorldRayOriginNV HitObjectGetRayTMaxNV HitObjectGetRayTMinNV HitObjectIsEmptyNV HitObjectIsHitNV
HitObjectIsMissNV HitObjectRecordMissEXT HitObjectRecordMissMotionEXT
HitObjectGetIntersectionTriangleVertexPositionsEXT HitObjectGetRayFlagsEXT
HitObjectSetShaderBindingTableRecordIndexEXT HitObjectReorderExecuteShaderEXT HitObjectTraceReorderExecuteEXT
HitObjectTraceMotionReorderExecuteEXT HitObjectTraceRayEXT HitObjectTraceRayMotionEXT HitObjectRecordEmptyEXT
HitObjectExecuteShaderEXT HitObjectGetCurrentTimeEXT HitObjectGetAttributesEXT HitObjectGetHitKindEXT
HitObjectGetPrimitiveIndexEXT HitObjectGetGeometryIndexEXT HitObjectGetInstanceIdEXT
HitObjectGetInstanceCustomIndexEXT HitObjectGetObjectRayOriginEXT HitObjectGetObjectRayDirectionEXT
HitObjectGetWorldRayDirectionEXT HitObjectGetWorldRayOriginEXT HitObjectGetObjectToWorldEXT
HitObjectGetWorldToObjectEXT HitObjectGetRayTMaxEXT HitObjectGetClusterIdNV HitObjectGetRayTMinEXT
HitObjectGetShaderBindingTableRecordIndexEXT HitObjectGetShaderRecordBufferHandleEXT HitObjectIsEmptyEXT
HitObjectIsHitEXT HitObjectIsMissEXT HitObjectGetSpherePositionNV HitObjectGetSphereRadiusNV
HitObjectGetLSSPositionsNV HitObjectGetLSSRadiiNV HitObjectIsSphereHitNV HitObjectIsLSSHitNV
EmitVertex EndPrimitive EmitStreamVertex EndStreamPrimitive SetMeshOutputsEXT EmitMeshTasksEXT
`

// TestOpcodes puts each instruction of the language, with operands of whatever type, into a shader: it is refused by
// its name, but for those that are executed. Those are refused, if at all, for their operands.
func TestOpcodes(t *testing.T) {
	known := strings.Fields(executed)
	outside := []string{"Annotation", "Extension", "Mode-Setting", "Type-Declaration", "Constant-Creation", "Function",
		"Graph"}
	for op := range spirv.Op(1<<16 - 1) {
		info := op.Info()
		if info == nil || slices.Contains(outside, info.Class) || op == spirv.OpLabel {
			continue
		}
		m := assemble(t, strings.NewReplacer("SIZE", "1", "MODES", "", "DECORATIONS", "").Replace(head)+strings.Replace(start,
			"VARIABLES", "", 1)+end)
		f := m.Functions()[0]
		block := f.Blocks[0]
		var word, typ ir.ID
		for in := range block.Insts() {
			if in.Op == spirv.OpLoad {
				word, typ = in.Result, in.Type
			}
		}
		var words []uint32
		for _, o := range info.Operands {
			switch {
			case o.Kind == spirv.KindIdResultType, o.Kind == spirv.KindIdResult, o.Quant != spirv.One:
			case o.Kind.Info().Category == spirv.CategoryId:
				words = append(words, uint32(word))
			case o.Kind.Info().Category == spirv.CategoryComposite:
				words = append(words, 0, 0)
			default:
				words = append(words, 0)
			}
		}
		if !info.HasType {
			typ = 0
		}
		b := build.Before(block.Last())
		if op == spirv.OpUntypedVariableKHR {
			b = build.After(block.First())
		}
		b.Emit(op, typ, info.HasResult, words...) // a terminator takes the place of the one that is there
		_, err := vm.Compile(m, vm.Options{})
		var u *vm.Unsupported
		refused := errors.As(err, &u) && slices.Contains(u.Reasons, info.Name)
		if want := fold.For(op) == nil && !slices.Contains(known, info.Name[2:]); refused != want {
			t.Errorf("%s: refused by name: %v, want %v: %v", info.Name, refused, want, err)
		}
	}
}
