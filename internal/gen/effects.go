package main

import "strings"

// What executing an instruction may do, beyond computing its result, is not in the grammar. These
// tables say it, by the grammar's class of the instruction and, where they differ from their class,
// by name. A letter is a flag of spirv.Effects:
//
//	r removable    m mergeable     s speculatable
//	R reads memory W writes memory C convergent    I depends on or changes invocation state
//
// What no table names has every effect ("RWCI"): the safe side.

const (
	pure     = "rms" // a function of its operands
	partial  = "rm"  // a function of its operands, undefined behaviour for some of them
	anything = "RWCI"
)

var classEffects = map[string]string{
	"Arithmetic":             pure,
	"Bit":                    pure,
	"Relational_and_Logical": pure,
	"Conversion":             pure,
	"Composite":              pure,
	"Type-Declaration":       pure,
	"Constant-Creation":      pure,
	"Derivative":             "rmC",
	"Non-Uniform":            "rC",
	"Image":                  "rR",
	"Atomic":                 "RW",
	"Barrier":                "RWC",
	"Primitive":              "RWI",
	"Tensor":                 "R",
}

var opEffects = effectRows(
	// Miscellaneous. An OpUndef may differ at each use, OpPoisonKHR too: merging two is allowed.
	"s", "Nop NoLine Line",
	"rms", "Undef PoisonKHR SizeOf CooperativeMatrixLengthKHR CooperativeMatrixGetCoordinateEXT ExpectKHR ArithmeticFenceEXT",
	"rs", "FreezeKHR", // two freezes of one value may differ
	"W", "AssumeTrueKHR",
	anything, "ExtInst ExtInstWithForwardRefsKHR", // refined by extEffects
	// Arithmetic that is undefined behaviour for some operands.
	partial, "UDiv SDiv UMod SRem SMod ConvertFToU ConvertFToS VectorExtractDynamic VectorInsertDynamic",
	"rmC", "CooperativeMatrixMulAddKHR CooperativeMatrixMulAddNV CooperativeMatrixConvertUseEXT CooperativeMatrixTransposeNV "+
		"CooperativeMatrixReduceEXT CooperativeMatrixLengthNV CompositeConstructCoopMatQCOM CompositeExtractCoopMatQCOM "+
		"CooperativeVectorMatrixMulNV CooperativeVectorMatrixMulAddNV",
	partial, "GenericCastToPtrExplicit",
	// Pure operations that the grammar leaves in "Reserved" or "@exclude".
	pure, "UCountLeadingZerosINTEL UCountTrailingZerosINTEL AbsISubINTEL AbsUSubINTEL IAddSatINTEL UAddSatINTEL IAverageINTEL "+
		"UAverageINTEL IAverageRoundedINTEL UAverageRoundedINTEL ISubSatINTEL USubSatINTEL IMul32x16INTEL UMul32x16INTEL "+
		"FDot2MixAcc32VALVE FDot2MixAcc16VALVE FDot4MixAcc32VALVE ConvertUToAccelerationStructureKHR "+
		"ConvertUToImageNV ConvertUToSamplerNV ConvertImageToUNV ConvertSamplerToUNV ConvertUToSampledImageNV ConvertSampledImageToUNV "+
		"CreateTensorLayoutNV TensorLayoutSetDimensionNV TensorLayoutSetStrideNV TensorLayoutSliceNV TensorLayoutSetClampValueNV "+
		"CreateTensorViewNV TensorViewSetDimensionNV TensorViewSetStrideNV TensorViewSetClipNV TensorLayoutSetBlockSizeNV",
	// Memory. Out-of-bounds access chains are undefined behaviour in the logical addressing model.
	"", "Variable UntypedVariableKHR",
	"rR", "Load AtomicLoad",
	"W", "Store AtomicStore",
	"RW", "CopyMemory CopyMemorySized",
	partial, "AccessChain InBoundsAccessChain PtrAccessChain InBoundsPtrAccessChain UntypedAccessChainKHR UntypedInBoundsAccessChainKHR "+
		"UntypedPtrAccessChainKHR UntypedInBoundsPtrAccessChainKHR RawAccessChainNV ImageTexelPointer UntypedImageTexelPointerEXT "+
		"BufferPointerEXT",
	"rm", "PtrEqual PtrNotEqual PtrDiff GenericPtrMemSemantics ArrayLength UntypedArrayLengthKHR",
	"W", "UntypedPrefetchKHR",
	"rRC", "CooperativeMatrixLoadKHR CooperativeMatrixLoadNV CooperativeMatrixLoadTensorNV CooperativeVectorLoadNV",
	"WC", "CooperativeMatrixStoreKHR CooperativeMatrixStoreNV CooperativeMatrixStoreTensorNV CooperativeVectorStoreNV",
	"R", "PredicatedLoadINTEL MaskedGatherINTEL",
	"W", "PredicatedStoreINTEL MaskedScatterINTEL",
	// Images. Implicit lod takes derivatives, so it depends on the quad.
	"rms", "SampledImage Image ImageSparseTexelsResident",
	"rm", "ImageQueryFormat ImageQueryOrder ImageQuerySizeLod ImageQuerySize ImageQueryLevels ImageQuerySamples",
	"rmC", "ImageQueryLod",
	"rRC", "ImageSampleImplicitLod ImageSampleDrefImplicitLod ImageSampleProjImplicitLod ImageSampleProjDrefImplicitLod "+
		"ImageSparseSampleImplicitLod ImageSparseSampleDrefImplicitLod ImageSparseSampleProjImplicitLod ImageSparseSampleProjDrefImplicitLod "+
		"ImageSampleWeightedQCOM ImageBoxFilterQCOM ImageBlockMatchSSDQCOM ImageBlockMatchSADQCOM ImageBlockMatchWindowSSDQCOM "+
		"ImageBlockMatchWindowSADQCOM ImageBlockMatchGatherSSDQCOM ImageBlockMatchGatherSADQCOM ImageGatherQCOM ImageSampleFootprintNV",
	"W", "ImageWrite TensorWriteARM",
	"rR", "TensorReadARM FragmentMaskFetchAMD FragmentFetchAMD",
	"rm", "TensorQuerySizeARM",
	"rR", "ColorAttachmentReadEXT DepthAttachmentReadEXT StencilAttachmentReadEXT",
	// Control flow. Terminators and structure are never removable, mergeable or speculatable.
	"", "Phi LoopMerge SelectionMerge Label Branch BranchConditional Switch Return ReturnValue Unreachable LifetimeStart LifetimeStop "+
		"Function FunctionParameter FunctionEnd",
	"WI", "Kill TerminateInvocation DemoteToHelperInvocation AbortKHR IgnoreIntersectionKHR TerminateRayKHR IgnoreIntersectionNV TerminateRayNV",
	// Invocation state: helper invocations, clocks.
	"rI", "IsHelperInvocationEXT ReadClockKHR",
	// Ray queries are objects in memory that their operations read and step on.
	"rR", "RayQueryGetIntersectionTypeKHR RayQueryGetRayTMinKHR RayQueryGetRayFlagsKHR RayQueryGetIntersectionTKHR "+
		"RayQueryGetIntersectionInstanceCustomIndexKHR RayQueryGetIntersectionInstanceIdKHR "+
		"RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR RayQueryGetIntersectionGeometryIndexKHR "+
		"RayQueryGetIntersectionPrimitiveIndexKHR RayQueryGetIntersectionBarycentricsKHR RayQueryGetIntersectionFrontFaceKHR "+
		"RayQueryGetIntersectionCandidateAABBOpaqueKHR RayQueryGetIntersectionObjectRayDirectionKHR "+
		"RayQueryGetIntersectionObjectRayOriginKHR RayQueryGetWorldRayDirectionKHR RayQueryGetWorldRayOriginKHR "+
		"RayQueryGetIntersectionObjectToWorldKHR RayQueryGetIntersectionWorldToObjectKHR "+
		"RayQueryGetIntersectionTriangleVertexPositionsKHR",
	"RW", "RayQueryInitializeKHR RayQueryTerminateKHR RayQueryGenerateIntersectionKHR RayQueryConfirmIntersectionKHR RayQueryProceedKHR",
	// Subgroup operations outside the grammar's "Non-Uniform": the result needs the others, nothing is written.
	"rC", "SubgroupBallotKHR SubgroupFirstInvocationKHR SubgroupAllKHR SubgroupAnyKHR SubgroupAllEqualKHR GroupNonUniformRotateKHR "+
		"SubgroupReadInvocationKHR GroupAll GroupAny GroupBroadcast GroupIAdd GroupFAdd GroupFMin GroupUMin GroupSMin GroupFMax GroupUMax "+
		"GroupSMax GroupIAddNonUniformAMD GroupFAddNonUniformAMD GroupFMinNonUniformAMD GroupUMinNonUniformAMD GroupSMinNonUniformAMD "+
		"GroupFMaxNonUniformAMD GroupUMaxNonUniformAMD GroupSMaxNonUniformAMD SubgroupShuffleINTEL SubgroupShuffleDownINTEL "+
		"SubgroupShuffleUpINTEL SubgroupShuffleXorINTEL GroupIMulKHR GroupFMulKHR GroupBitwiseAndKHR GroupBitwiseOrKHR GroupBitwiseXorKHR "+
		"GroupLogicalAndKHR GroupLogicalOrKHR GroupLogicalXorKHR",
	// Group operations of kernels synchronize: every invocation must arrive, used or not.
	"C", "GroupNonUniformQuadAllKHR GroupNonUniformQuadAnyKHR",
	// Bitcasts of pointers and atomics flags keep their class's row; FPGA registers are barriers to nothing but are asked for.
	"RWCI", "FPGARegALTERA BitwiseFunctionINTEL ConvertHandleToImageINTEL ConvertHandleToSamplerINTEL ConvertHandleToSampledImageINTEL",
)

// extEffects gives the effects of the operations of an extended instruction set by set prefix, and
// for single operations by prefix.name.
var extEffects = map[string]string{
	"GLSLStd450":                       pure,
	"GLSLStd450.Modf":                  "W",
	"GLSLStd450.Frexp":                 "W",
	"GLSLStd450.InterpolateAtCentroid": "rR",
	"GLSLStd450.InterpolateAtSample":   "rR",
	"GLSLStd450.InterpolateAtOffset":   "rR",
	"OpenCLStd":                        pure,
	"OpenCLStd.fract":                  "W",
	"OpenCLStd.frexp":                  "W",
	"OpenCLStd.lgamma_r":               "W",
	"OpenCLStd.modf":                   "W",
	"OpenCLStd.remquo":                 "W",
	"OpenCLStd.sincos":                 "W",
	"OpenCLStd.prefetch":               "W",
	"OpenCLStd.printf":                 "RWI",
	"AMDShaderTrinaryMinmax":           pure,
	"AMDGcnShader":                     "rms",
	"AMDGcnShader.TimeAMD":             "rI",
	"AMDShaderBallot":                  "rC",
	"AMDShaderExplicitVertexParameter": "rR",
	"TOSA":                             pure,
	"DebugInfo":                        "", // debug information must stay, but does nothing
	"OpenCLDebugInfo100":               "",
	"ShaderDebugInfo100":               "",
	"ShaderDebugInfo":                  "",
	"GraphDebugInfo":                   "",
	"ClspvReflection":                  "",
	"VkspReflection":                   "",
	"ArmMotionEngine":                  pure,
}

func effectRows(rows ...string) map[string]string {
	t := map[string]string{}
	for i := 0; i < len(rows); i += 2 {
		for _, name := range strings.Fields(rows[i+1]) {
			if _, twice := t[name]; twice && t[name] != rows[i] {
				panic("effects of " + name + " twice")
			}
			t[name] = rows[i]
		}
	}
	return t
}

var flagNames = map[rune]string{
	'r': "Removable", 'm': "Mergeable", 's': "Speculatable",
	'R': "ReadsMemory", 'W': "WritesMemory", 'C': "Convergent", 'I': "InvocationState",
}

// effectExpr renders letters as a Go expression.
func effectExpr(letters string) string {
	if letters == "" {
		return "0"
	}
	var names []string
	for _, r := range letters {
		names = append(names, flagNames[r])
	}
	return strings.Join(names, "|")
}

func coreEffects(in *instruction) string {
	name := strings.TrimPrefix(in.Opname, "Op")
	if e, ok := opEffects[name]; ok {
		return effectExpr(e)
	}
	if e, ok := classEffects[in.Class]; ok {
		return effectExpr(e)
	}
	switch in.Class {
	case "Debug", "Annotation", "Mode-Setting", "Extension":
		return "0"
	}
	if strings.HasPrefix(name, "RayQueryGet") || strings.HasPrefix(name, "HitObjectGet") || strings.HasPrefix(name, "HitObjectIs") {
		return effectExpr("rR")
	}
	return effectExpr(anything)
}

func extInstEffects(prefix, name string) string {
	if e, ok := extEffects[prefix+"."+name]; ok {
		return effectExpr(e)
	}
	if prefix == "OpenCLStd" && (strings.HasPrefix(name, "vload") || strings.HasPrefix(name, "vstore")) {
		if strings.HasPrefix(name, "vload") {
			return effectExpr("rR")
		}
		return effectExpr("W")
	}
	if e, ok := extEffects[prefix]; ok {
		return effectExpr(e)
	}
	return effectExpr(anything)
}
