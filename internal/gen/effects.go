package main

import (
	"fmt"
	"slices"
	"strings"
)

// What executing an instruction may do, beyond computing its result, is not in the grammar. These
// tables say it, by the grammar's class of the instruction and, where they differ from their class,
// by name. A letter is a flag of spirv.Effects:
//
//	r removable    m mergeable     s speculatable
//	R reads memory W writes memory C convergent    I depends on or changes invocation state
//
// What no table names has every effect ("RWCI"): the safe side. The rows are what holds for the least
// operands: a Volatile memory access or MakePointerVisible takes r away, the storage class of a pointer
// may take R away, and so on: package ir does that.

const (
	pure     = "rms" // a function of its operands, defined (or with an undefined result) for all of them
	partial  = "rm"  // a function of its operands, undefined behaviour for some of them
	anything = "RWCI"
)

var classEffects = map[string]string{
	"Arithmetic":             pure,
	"Bit":                    pure,
	"Relational_and_Logical": pure,
	"Conversion":             pure,
	"Composite":              pure,
	"Type-Declaration":       "r", // two equal structures are two types
	"Constant-Creation":      pure,
	"Derivative":             "rmC",
	"Non-Uniform":            "rCI", // ask which invocations are active, and whether helpers are
	"Image":                  "rR",
	"Atomic":                 "RW",
	"Barrier":                "RWC",
	"Primitive":              "RWI", // read all outputs
	"Tensor":                 "R",
	"Debug":                  "",
	"Annotation":             "",
	"Mode-Setting":           "",
	"Extension":              "",
}

var opEffects = effectRows(
	// Miscellaneous. An OpUndef may differ at each use, OpPoisonKHR too: merging two is allowed.
	"rs", "Nop",
	"rms", "Undef PoisonKHR SizeOf CooperativeMatrixLengthKHR ExpectKHR ArithmeticFenceEXT",
	partial, "CooperativeMatrixGetCoordinateEXT",
	"rs", "FreezeKHR", // two freezes of one value may differ
	"W", "AssumeTrueKHR", // undefined behaviour where it is false: it stays where it is
	anything, "ExtInst ExtInstWithForwardRefsKHR", // refined by extEffects
	// The rest of an instruction that is too long for one: bound to the place after it.
	anything, "CompositeConstructContinuedINTEL TypeStructContinuedINTEL ConstantCompositeContinuedINTEL "+
		"SpecConstantCompositeContinuedINTEL",
	"", "TypeForwardPointer",
	// Each may get a value of its own when the pipeline is made.
	"rs", "SpecConstantTrue SpecConstantFalse SpecConstant SpecConstantDataKHR",
	"rs", "SpecConstantTargetINTEL SpecConstantArchitectureINTEL SpecConstantCapabilitiesINTEL",
	// Undefined behaviour for some operands: division by 0, values out of range, wrong storage class.
	partial,
	"UDiv SDiv UMod SRem SMod ConvertFToU ConvertFToS VectorExtractDynamic VectorInsertDynamic BitcastExtractEXT "+
		"ExtractSubArrayQCOM GenericCastToPtr GenericCastToPtrExplicit ConvertUToPtr",
	"rmC", "CooperativeMatrixMulAddKHR CooperativeMatrixMulAddNV CooperativeMatrixConvertUseEXT "+
		"CooperativeMatrixTransposeNV "+
		"CooperativeMatrixLengthNV CompositeConstructCoopMatQCOM CompositeExtractCoopMatQCOM",
	// Calls: of the operation per element, or per pair.
	anything, "FunctionCall CooperativeMatrixPerElementOpEXT CooperativeMatrixReduceEXT",
	// Pure operations that the grammar leaves in "Reserved" or "@exclude".
	pure, "UCountLeadingZerosINTEL UCountTrailingZerosINTEL AbsISubINTEL AbsUSubINTEL IAddSatINTEL UAddSatINTEL "+
		"IAverageINTEL "+
		"UAverageINTEL IAverageRoundedINTEL UAverageRoundedINTEL ISubSatINTEL USubSatINTEL IMul32x16INTEL UMul32x16INTEL "+
		"FDot2MixAcc32VALVE FDot2MixAcc16VALVE FDot4MixAcc32VALVE",
	partial, "ConvertUToAccelerationStructureKHR ConvertUToImageNV ConvertUToSamplerNV ConvertImageToUNV "+
		"ConvertSamplerToUNV "+
		"ConvertUToSampledImageNV ConvertSampledImageToUNV "+
		"CreateTensorLayoutNV TensorLayoutSetDimensionNV TensorLayoutSetStrideNV TensorLayoutSliceNV "+
		"TensorLayoutSetClampValueNV "+
		"CreateTensorViewNV TensorViewSetDimensionNV TensorViewSetStrideNV TensorViewSetClipNV TensorLayoutSetBlockSizeNV",
	anything, "BitwiseFunctionINTEL ConditionalCopyObjectINTEL",
	// Memory. Out-of-bounds access chains are undefined behaviour in the logical addressing model.
	"", "Variable UntypedVariableKHR",
	"rR", "Load",
	"W", "Store",
	"RW", "CopyMemory CopyMemorySized",
	partial, "AccessChain InBoundsAccessChain PtrAccessChain InBoundsPtrAccessChain UntypedAccessChainKHR "+
		"UntypedInBoundsAccessChainKHR "+
		"UntypedPtrAccessChainKHR UntypedInBoundsPtrAccessChainKHR RawAccessChainNV ImageTexelPointer "+
		"UntypedImageTexelPointerEXT "+
		"BufferPointerEXT",
	partial, "PtrEqual PtrNotEqual PtrDiff GenericPtrMemSemantics ArrayLength UntypedArrayLengthKHR",
	"W", "UntypedPrefetchKHR",
	"rRC", "CooperativeMatrixLoadKHR CooperativeMatrixLoadNV",
	"WC", "CooperativeMatrixStoreKHR CooperativeMatrixStoreNV CooperativeMatrixStoreTensorNV",
	anything, "CooperativeMatrixLoadTensorNV", // may call a function that decodes elements
	// Vectors that are larger than a register: the operations take the matrix from memory.
	"rRC", "CooperativeVectorLoadNV CooperativeVectorMatrixMulNV CooperativeVectorMatrixMulAddNV",
	"WC", "CooperativeVectorStoreNV",
	"R", "PredicatedLoadINTEL MaskedGatherINTEL",
	"W", "PredicatedStoreINTEL MaskedScatterINTEL",
	// Atomics synchronize as their memory semantics say, a load too.
	"RW", "AtomicLoad AtomicStore",
	// Images. An implicit lod takes derivatives, so it depends on the quad; a gather has one if it has a
	// bias (SPV_AMD_texture_gather_bias_lod).
	"r", "SampledImage", // lives in the block of its use
	"rms", "Image ImageSparseTexelsResident",
	partial, "ImageQueryFormat ImageQueryOrder ImageQuerySizeLod ImageQuerySize ImageQueryLevels ImageQuerySamples",
	"rmC", "ImageQueryLod",
	"rRC", "ImageSampleImplicitLod ImageSampleDrefImplicitLod ImageSampleProjImplicitLod ImageSampleProjDrefImplicitLod "+
		"ImageSparseSampleImplicitLod ImageSparseSampleDrefImplicitLod ImageSparseSampleProjImplicitLod "+
		"ImageSparseSampleProjDrefImplicitLod "+
		"ImageGather ImageDrefGather ImageSparseGather ImageSparseDrefGather "+
		"ImageSampleWeightedQCOM ImageBoxFilterQCOM ImageBlockMatchSSDQCOM ImageBlockMatchSADQCOM "+
		"ImageBlockMatchWindowSSDQCOM "+
		"ImageBlockMatchWindowSADQCOM ImageBlockMatchGatherSSDQCOM ImageBlockMatchGatherSADQCOM ImageGatherQCOM "+
		"ImageSampleFootprintNV",
	"W", "ImageWrite TensorWriteARM",
	"rR", "TensorReadARM FragmentMaskFetchAMD FragmentFetchAMD",
	partial, "TensorQuerySizeARM",
	"rR", "ColorAttachmentReadEXT DepthAttachmentReadEXT StencilAttachmentReadEXT",
	anything, "ConvertHandleToImageINTEL ConvertHandleToSamplerINTEL ConvertHandleToSampledImageINTEL",
	// Control flow. Terminators and structure are never removable, mergeable or speculatable.
	"", "Phi LoopMerge SelectionMerge Label Branch BranchConditional Switch Return ReturnValue Unreachable "+
		"Function FunctionParameter FunctionEnd",
	"W", "LifetimeStart LifetimeStop", // the variable's value is lost
	"RWI", "Kill TerminateInvocation DemoteToHelperInvocation AbortKHR IgnoreIntersectionKHR TerminateRayKHR "+
		"IgnoreIntersectionNV TerminateRayNV",
	// Invocation state: helper invocations, clocks.
	"rI", "IsHelperInvocationEXT ReadClockKHR",
	// Ray queries are objects in memory that their operations read (RayQueryGet: see coreEffects) and step on.
	"RW", "RayQueryInitializeKHR RayQueryTerminateKHR RayQueryGenerateIntersectionKHR RayQueryConfirmIntersectionKHR "+
		"RayQueryProceedKHR",
	"RW", "HitObjectGetAttributesNV HitObjectGetAttributesEXT", // write the attributes to a variable
	// Subgroup operations outside the grammar's "Non-Uniform", and the group operations of kernels: the
	// result needs the others, nothing is written.
	"rCI", "SubgroupBallotKHR SubgroupFirstInvocationKHR SubgroupAllKHR SubgroupAnyKHR SubgroupAllEqualKHR "+
		"GroupNonUniformRotateKHR "+
		"SubgroupReadInvocationKHR GroupAll GroupAny GroupBroadcast GroupIAdd GroupFAdd GroupFMin GroupUMin GroupSMin "+
		"GroupFMax GroupUMax "+
		"GroupSMax GroupIAddNonUniformAMD GroupFAddNonUniformAMD GroupFMinNonUniformAMD GroupUMinNonUniformAMD "+
		"GroupSMinNonUniformAMD "+
		"GroupFMaxNonUniformAMD GroupUMaxNonUniformAMD GroupSMaxNonUniformAMD SubgroupShuffleINTEL SubgroupShuffleDownINTEL "+
		"SubgroupShuffleUpINTEL SubgroupShuffleXorINTEL GroupIMulKHR GroupFMulKHR GroupBitwiseAndKHR GroupBitwiseOrKHR "+
		"GroupBitwiseXorKHR "+
		"GroupLogicalAndKHR GroupLogicalOrKHR GroupLogicalXorKHR",
)

// extEffects gives the effects of the operations of an extended instruction set by set prefix, and
// for single operations by prefix.name. Sets that are not here have every effect: so do debug printf
// and debug break, whose order and place count.
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
	"OpenCLStd.printf":                 anything,
	"AMDShaderTrinaryMinmax":           pure,
	"AMDGcnShader":                     pure,
	"AMDGcnShader.TimeAMD":             "rI",
	"AMDShaderBallot":                  "rCI",
	"AMDShaderExplicitVertexParameter": "rR",
	"TOSA":                             partial,
	"ArmMotionEngine":                  partial,
	"DebugInfo":                        "", // debug information must stay, but does nothing
	"OpenCLDebugInfo100":               "",
	"ShaderDebugInfo100":               "",
	"ShaderDebugInfo":                  "",
	"GraphDebugInfo":                   "",
	"ClspvReflection":                  "",
	"VkspReflection":                   "",
	"VkspReflection.StartCounter":      anything,
	"VkspReflection.StopCounter":       anything,
}

// effectRows makes a table of pairs: letters, and the names that have them.
func effectRows(rows ...string) map[string]string {
	t := map[string]string{}
	for i := 0; i < len(rows); i += 2 {
		for _, name := range strings.Fields(rows[i+1]) {
			if _, twice := t[name]; twice {
				panic("effects of " + name + " twice")
			}
			t[name] = rows[i]
		}
	}
	return t
}

// checkEffects finds rows for what the grammar does not have.
func (g *grammars) checkEffects() error {
	known := map[string]bool{}
	for _, in := range g.core.Instructions {
		known["Op"+strings.TrimPrefix(in.Opname, "Op")] = true
		known["class "+in.Class] = true
	}
	for s, x := range g.ext {
		known[extSets[s].prefix] = true
		for _, in := range x.Instructions {
			known[extSets[s].prefix+"."+in.Opname] = true
		}
	}
	for name := range opEffects {
		if !known["Op"+name] {
			return fmt.Errorf("effects of an opcode that does not exist: %s", name)
		}
	}
	for name := range classEffects {
		if !known["class "+name] {
			return fmt.Errorf("effects of a class that does not exist: %s", name)
		}
	}
	for name := range extEffects {
		if !known[name] {
			return fmt.Errorf("effects of an extended instruction that does not exist: %s", name)
		}
	}
	return nil
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
	result := slices.ContainsFunc(in.Operands, func(o operand) bool { return o.Kind == "IdResult" })
	if result && (strings.HasPrefix(name, "RayQueryGet") || strings.HasPrefix(name, "HitObjectGet") ||
		strings.HasPrefix(name, "HitObjectIs")) {
		return effectExpr("rR")
	}
	return effectExpr(anything)
}

func extInstEffects(prefix, name string) string {
	if e, ok := extEffects[prefix+"."+name]; ok {
		return effectExpr(e)
	}
	switch {
	case prefix != "OpenCLStd":
	case strings.HasPrefix(name, "vload"):
		return effectExpr("rR")
	case strings.HasPrefix(name, "vstore"):
		return effectExpr("W")
	}
	if e, ok := extEffects[prefix]; ok {
		return effectExpr(e)
	}
	return effectExpr(anything)
}
