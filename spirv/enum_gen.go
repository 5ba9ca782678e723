// Code generated from the Khronos SPIR-V grammar 1.6 revision 7 by internal/gen. DO NOT EDIT.

package spirv

// ImageOperands is a mask of operand kind ImageOperands.
type ImageOperands uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ImageOperands) String() string { return KindImageOperands.Text(uint32(v)) }

const (
	ImageOperandsNone                  ImageOperands = 0x0
	ImageOperandsBias                  ImageOperands = 0x1
	ImageOperandsLod                   ImageOperands = 0x2
	ImageOperandsGrad                  ImageOperands = 0x4
	ImageOperandsConstOffset           ImageOperands = 0x8
	ImageOperandsOffset                ImageOperands = 0x10
	ImageOperandsConstOffsets          ImageOperands = 0x20
	ImageOperandsSample                ImageOperands = 0x40
	ImageOperandsMinLod                ImageOperands = 0x80
	ImageOperandsMakeTexelAvailable    ImageOperands = 0x100
	ImageOperandsMakeTexelAvailableKHR               = ImageOperandsMakeTexelAvailable
	ImageOperandsMakeTexelVisible      ImageOperands = 0x200
	ImageOperandsMakeTexelVisibleKHR                 = ImageOperandsMakeTexelVisible
	ImageOperandsNonPrivateTexel       ImageOperands = 0x400
	ImageOperandsNonPrivateTexelKHR                  = ImageOperandsNonPrivateTexel
	ImageOperandsVolatileTexel         ImageOperands = 0x800
	ImageOperandsVolatileTexelKHR                    = ImageOperandsVolatileTexel
	ImageOperandsSignExtend            ImageOperands = 0x1000
	ImageOperandsZeroExtend            ImageOperands = 0x2000
	ImageOperandsNontemporal           ImageOperands = 0x4000
	ImageOperandsOffsets               ImageOperands = 0x10000
)

// FPFastMathMode is a mask of operand kind FPFastMathMode.
type FPFastMathMode uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v FPFastMathMode) String() string { return KindFPFastMathMode.Text(uint32(v)) }

const (
	FPFastMathModeNone                   FPFastMathMode = 0x0
	FPFastMathModeNotNaN                 FPFastMathMode = 0x1
	FPFastMathModeNotInf                 FPFastMathMode = 0x2
	FPFastMathModeNSZ                    FPFastMathMode = 0x4
	FPFastMathModeAllowRecip             FPFastMathMode = 0x8
	FPFastMathModeFast                   FPFastMathMode = 0x10
	FPFastMathModeAllowContract          FPFastMathMode = 0x10000
	FPFastMathModeAllowContractFastINTEL                = FPFastMathModeAllowContract
	FPFastMathModeAllowReassoc           FPFastMathMode = 0x20000
	FPFastMathModeAllowReassocINTEL                     = FPFastMathModeAllowReassoc
	FPFastMathModeAllowTransform         FPFastMathMode = 0x40000
)

// SelectionControl is a mask of operand kind SelectionControl.
type SelectionControl uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v SelectionControl) String() string { return KindSelectionControl.Text(uint32(v)) }

const (
	SelectionControlNone        SelectionControl = 0x0
	SelectionControlFlatten     SelectionControl = 0x1
	SelectionControlDontFlatten SelectionControl = 0x2
)

// LoopControl is a mask of operand kind LoopControl.
type LoopControl uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v LoopControl) String() string { return KindLoopControl.Text(uint32(v)) }

const (
	LoopControlNone                       LoopControl = 0x0
	LoopControlUnroll                     LoopControl = 0x1
	LoopControlDontUnroll                 LoopControl = 0x2
	LoopControlDependencyInfinite         LoopControl = 0x4
	LoopControlDependencyLength           LoopControl = 0x8
	LoopControlMinIterations              LoopControl = 0x10
	LoopControlMaxIterations              LoopControl = 0x20
	LoopControlIterationMultiple          LoopControl = 0x40
	LoopControlPeelCount                  LoopControl = 0x80
	LoopControlPartialCount               LoopControl = 0x100
	LoopControlInitiationIntervalALTERA   LoopControl = 0x10000
	LoopControlInitiationIntervalINTEL                = LoopControlInitiationIntervalALTERA
	LoopControlMaxConcurrencyALTERA       LoopControl = 0x20000
	LoopControlMaxConcurrencyINTEL                    = LoopControlMaxConcurrencyALTERA
	LoopControlDependencyArrayALTERA      LoopControl = 0x40000
	LoopControlDependencyArrayINTEL                   = LoopControlDependencyArrayALTERA
	LoopControlPipelineEnableALTERA       LoopControl = 0x80000
	LoopControlPipelineEnableINTEL                    = LoopControlPipelineEnableALTERA
	LoopControlLoopCoalesceALTERA         LoopControl = 0x100000
	LoopControlLoopCoalesceINTEL                      = LoopControlLoopCoalesceALTERA
	LoopControlMaxInterleavingALTERA      LoopControl = 0x200000
	LoopControlMaxInterleavingINTEL                   = LoopControlMaxInterleavingALTERA
	LoopControlSpeculatedIterationsALTERA LoopControl = 0x400000
	LoopControlSpeculatedIterationsINTEL              = LoopControlSpeculatedIterationsALTERA
	LoopControlNoFusionALTERA             LoopControl = 0x800000
	LoopControlNoFusionINTEL                          = LoopControlNoFusionALTERA
	LoopControlLoopCountALTERA            LoopControl = 0x1000000
	LoopControlLoopCountINTEL                         = LoopControlLoopCountALTERA
	LoopControlMaxReinvocationDelayALTERA LoopControl = 0x2000000
	LoopControlMaxReinvocationDelayINTEL              = LoopControlMaxReinvocationDelayALTERA
	LoopControlMultipleWaitQueuesQCOM     LoopControl = 0x10000000
)

// FunctionControl is a mask of operand kind FunctionControl.
type FunctionControl uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v FunctionControl) String() string { return KindFunctionControl.Text(uint32(v)) }

const (
	FunctionControlNone         FunctionControl = 0x0
	FunctionControlInline       FunctionControl = 0x1
	FunctionControlDontInline   FunctionControl = 0x2
	FunctionControlPure         FunctionControl = 0x4
	FunctionControlConst        FunctionControl = 0x8
	FunctionControlOptNoneEXT   FunctionControl = 0x10000
	FunctionControlOptNoneINTEL                 = FunctionControlOptNoneEXT
)

// MemorySemantics is a mask of operand kind MemorySemantics.
type MemorySemantics uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v MemorySemantics) String() string { return KindMemorySemantics.Text(uint32(v)) }

const (
	MemorySemanticsRelaxed                MemorySemantics = 0x0
	MemorySemanticsNone                                   = MemorySemanticsRelaxed
	MemorySemanticsAcquire                MemorySemantics = 0x2
	MemorySemanticsRelease                MemorySemantics = 0x4
	MemorySemanticsAcquireRelease         MemorySemantics = 0x8
	MemorySemanticsSequentiallyConsistent MemorySemantics = 0x10
	MemorySemanticsUniformMemory          MemorySemantics = 0x40
	MemorySemanticsSubgroupMemory         MemorySemantics = 0x80
	MemorySemanticsWorkgroupMemory        MemorySemantics = 0x100
	MemorySemanticsCrossWorkgroupMemory   MemorySemantics = 0x200
	MemorySemanticsAtomicCounterMemory    MemorySemantics = 0x400
	MemorySemanticsImageMemory            MemorySemantics = 0x800
	MemorySemanticsOutputMemory           MemorySemantics = 0x1000
	MemorySemanticsOutputMemoryKHR                        = MemorySemanticsOutputMemory
	MemorySemanticsMakeAvailable          MemorySemantics = 0x2000
	MemorySemanticsMakeAvailableKHR                       = MemorySemanticsMakeAvailable
	MemorySemanticsMakeVisible            MemorySemantics = 0x4000
	MemorySemanticsMakeVisibleKHR                         = MemorySemanticsMakeVisible
	MemorySemanticsVolatile               MemorySemantics = 0x8000
)

// MemoryAccess is a mask of operand kind MemoryAccess.
type MemoryAccess uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v MemoryAccess) String() string { return KindMemoryAccess.Text(uint32(v)) }

const (
	MemoryAccessNone                    MemoryAccess = 0x0
	MemoryAccessVolatile                MemoryAccess = 0x1
	MemoryAccessAligned                 MemoryAccess = 0x2
	MemoryAccessNontemporal             MemoryAccess = 0x4
	MemoryAccessMakePointerAvailable    MemoryAccess = 0x8
	MemoryAccessMakePointerAvailableKHR              = MemoryAccessMakePointerAvailable
	MemoryAccessMakePointerVisible      MemoryAccess = 0x10
	MemoryAccessMakePointerVisibleKHR                = MemoryAccessMakePointerVisible
	MemoryAccessNonPrivatePointer       MemoryAccess = 0x20
	MemoryAccessNonPrivatePointerKHR                 = MemoryAccessNonPrivatePointer
	MemoryAccessAliasScopeINTELMask     MemoryAccess = 0x10000
	MemoryAccessNoAliasINTELMask        MemoryAccess = 0x20000
)

// KernelProfilingInfo is a mask of operand kind KernelProfilingInfo.
type KernelProfilingInfo uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v KernelProfilingInfo) String() string { return KindKernelProfilingInfo.Text(uint32(v)) }

const (
	KernelProfilingInfoNone        KernelProfilingInfo = 0x0
	KernelProfilingInfoCmdExecTime KernelProfilingInfo = 0x1
)

// RayFlags is a mask of operand kind RayFlags.
type RayFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v RayFlags) String() string { return KindRayFlags.Text(uint32(v)) }

const (
	RayFlagsNoneKHR                       RayFlags = 0x0
	RayFlagsOpaqueKHR                     RayFlags = 0x1
	RayFlagsNoOpaqueKHR                   RayFlags = 0x2
	RayFlagsTerminateOnFirstHitKHR        RayFlags = 0x4
	RayFlagsSkipClosestHitShaderKHR       RayFlags = 0x8
	RayFlagsCullBackFacingTrianglesKHR    RayFlags = 0x10
	RayFlagsCullFrontFacingTrianglesKHR   RayFlags = 0x20
	RayFlagsCullOpaqueKHR                 RayFlags = 0x40
	RayFlagsCullNoOpaqueKHR               RayFlags = 0x80
	RayFlagsSkipTrianglesKHR              RayFlags = 0x100
	RayFlagsSkipBuiltinPrimitivesNV                = RayFlagsSkipTrianglesKHR
	RayFlagsSkipAABBsKHR                  RayFlags = 0x200
	RayFlagsForceOpacityMicromap2StateKHR RayFlags = 0x400
	RayFlagsForceOpacityMicromap2StateEXT          = RayFlagsForceOpacityMicromap2StateKHR
)

// FragmentShadingRate is a mask of operand kind FragmentShadingRate.
type FragmentShadingRate uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v FragmentShadingRate) String() string { return KindFragmentShadingRate.Text(uint32(v)) }

const (
	FragmentShadingRateVertical2Pixels   FragmentShadingRate = 0x1
	FragmentShadingRateVertical4Pixels   FragmentShadingRate = 0x2
	FragmentShadingRateHorizontal2Pixels FragmentShadingRate = 0x4
	FragmentShadingRateHorizontal4Pixels FragmentShadingRate = 0x8
)

// RawAccessChainOperands is a mask of operand kind RawAccessChainOperands.
type RawAccessChainOperands uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v RawAccessChainOperands) String() string { return KindRawAccessChainOperands.Text(uint32(v)) }

const (
	RawAccessChainOperandsNone                     RawAccessChainOperands = 0x0
	RawAccessChainOperandsRobustnessPerComponentNV RawAccessChainOperands = 0x1
	RawAccessChainOperandsRobustnessPerElementNV   RawAccessChainOperands = 0x2
)

// SourceLanguage is a value of operand kind SourceLanguage.
type SourceLanguage uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v SourceLanguage) String() string { return KindSourceLanguage.Text(uint32(v)) }

const (
	SourceLanguageUnknown        SourceLanguage = 0x0
	SourceLanguageESSL           SourceLanguage = 0x1
	SourceLanguageGLSL           SourceLanguage = 0x2
	SourceLanguageOpenCL_C       SourceLanguage = 0x3
	SourceLanguageOpenCL_CPP     SourceLanguage = 0x4
	SourceLanguageHLSL           SourceLanguage = 0x5
	SourceLanguageCPP_for_OpenCL SourceLanguage = 0x6
	SourceLanguageSYCL           SourceLanguage = 0x7
	SourceLanguageHERO_C         SourceLanguage = 0x8
	SourceLanguageNZSL           SourceLanguage = 0x9
	SourceLanguageWGSL           SourceLanguage = 0xa
	SourceLanguageSlang          SourceLanguage = 0xb
	SourceLanguageZig            SourceLanguage = 0xc
	SourceLanguageRust           SourceLanguage = 0xd
	SourceLanguagePred           SourceLanguage = 0xe
	SourceLanguageApilaJai       SourceLanguage = 0xf
)

// ExecutionModel is a value of operand kind ExecutionModel.
type ExecutionModel uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ExecutionModel) String() string { return KindExecutionModel.Text(uint32(v)) }

const (
	ExecutionModelVertex                 ExecutionModel = 0x0
	ExecutionModelTessellationControl    ExecutionModel = 0x1
	ExecutionModelTessellationEvaluation ExecutionModel = 0x2
	ExecutionModelGeometry               ExecutionModel = 0x3
	ExecutionModelFragment               ExecutionModel = 0x4
	ExecutionModelGLCompute              ExecutionModel = 0x5
	ExecutionModelKernel                 ExecutionModel = 0x6
	ExecutionModelTaskNV                 ExecutionModel = 0x1493
	ExecutionModelMeshNV                 ExecutionModel = 0x1494
	ExecutionModelRayGenerationKHR       ExecutionModel = 0x14c1
	ExecutionModelRayGenerationNV                       = ExecutionModelRayGenerationKHR
	ExecutionModelIntersectionKHR        ExecutionModel = 0x14c2
	ExecutionModelIntersectionNV                        = ExecutionModelIntersectionKHR
	ExecutionModelAnyHitKHR              ExecutionModel = 0x14c3
	ExecutionModelAnyHitNV                              = ExecutionModelAnyHitKHR
	ExecutionModelClosestHitKHR          ExecutionModel = 0x14c4
	ExecutionModelClosestHitNV                          = ExecutionModelClosestHitKHR
	ExecutionModelMissKHR                ExecutionModel = 0x14c5
	ExecutionModelMissNV                                = ExecutionModelMissKHR
	ExecutionModelCallableKHR            ExecutionModel = 0x14c6
	ExecutionModelCallableNV                            = ExecutionModelCallableKHR
	ExecutionModelTaskEXT                ExecutionModel = 0x14f4
	ExecutionModelMeshEXT                ExecutionModel = 0x14f5
)

// AddressingModel is a value of operand kind AddressingModel.
type AddressingModel uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v AddressingModel) String() string { return KindAddressingModel.Text(uint32(v)) }

const (
	AddressingModelLogical                    AddressingModel = 0x0
	AddressingModelPhysical32                 AddressingModel = 0x1
	AddressingModelPhysical64                 AddressingModel = 0x2
	AddressingModelPhysicalStorageBuffer64    AddressingModel = 0x14e4
	AddressingModelPhysicalStorageBuffer64EXT                 = AddressingModelPhysicalStorageBuffer64
)

// MemoryModel is a value of operand kind MemoryModel.
type MemoryModel uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v MemoryModel) String() string { return KindMemoryModel.Text(uint32(v)) }

const (
	MemoryModelSimple    MemoryModel = 0x0
	MemoryModelGLSL450   MemoryModel = 0x1
	MemoryModelOpenCL    MemoryModel = 0x2
	MemoryModelVulkan    MemoryModel = 0x3
	MemoryModelVulkanKHR             = MemoryModelVulkan
)

// ExecutionMode is a value of operand kind ExecutionMode.
type ExecutionMode uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ExecutionMode) String() string { return KindExecutionMode.Text(uint32(v)) }

const (
	ExecutionModeInvocations                         ExecutionMode = 0x0
	ExecutionModeSpacingEqual                        ExecutionMode = 0x1
	ExecutionModeSpacingFractionalEven               ExecutionMode = 0x2
	ExecutionModeSpacingFractionalOdd                ExecutionMode = 0x3
	ExecutionModeVertexOrderCw                       ExecutionMode = 0x4
	ExecutionModeVertexOrderCcw                      ExecutionMode = 0x5
	ExecutionModePixelCenterInteger                  ExecutionMode = 0x6
	ExecutionModeOriginUpperLeft                     ExecutionMode = 0x7
	ExecutionModeOriginLowerLeft                     ExecutionMode = 0x8
	ExecutionModeEarlyFragmentTests                  ExecutionMode = 0x9
	ExecutionModePointMode                           ExecutionMode = 0xa
	ExecutionModeXfb                                 ExecutionMode = 0xb
	ExecutionModeDepthReplacing                      ExecutionMode = 0xc
	ExecutionModeDepthGreater                        ExecutionMode = 0xe
	ExecutionModeDepthLess                           ExecutionMode = 0xf
	ExecutionModeDepthUnchanged                      ExecutionMode = 0x10
	ExecutionModeLocalSize                           ExecutionMode = 0x11
	ExecutionModeLocalSizeHint                       ExecutionMode = 0x12
	ExecutionModeInputPoints                         ExecutionMode = 0x13
	ExecutionModeInputLines                          ExecutionMode = 0x14
	ExecutionModeInputLinesAdjacency                 ExecutionMode = 0x15
	ExecutionModeTriangles                           ExecutionMode = 0x16
	ExecutionModeInputTrianglesAdjacency             ExecutionMode = 0x17
	ExecutionModeQuads                               ExecutionMode = 0x18
	ExecutionModeIsolines                            ExecutionMode = 0x19
	ExecutionModeOutputVertices                      ExecutionMode = 0x1a
	ExecutionModeOutputPoints                        ExecutionMode = 0x1b
	ExecutionModeOutputLineStrip                     ExecutionMode = 0x1c
	ExecutionModeOutputTriangleStrip                 ExecutionMode = 0x1d
	ExecutionModeVecTypeHint                         ExecutionMode = 0x1e
	ExecutionModeContractionOff                      ExecutionMode = 0x1f
	ExecutionModeInitializer                         ExecutionMode = 0x21
	ExecutionModeFinalizer                           ExecutionMode = 0x22
	ExecutionModeSubgroupSize                        ExecutionMode = 0x23
	ExecutionModeSubgroupsPerWorkgroup               ExecutionMode = 0x24
	ExecutionModeSubgroupsPerWorkgroupId             ExecutionMode = 0x25
	ExecutionModeLocalSizeId                         ExecutionMode = 0x26
	ExecutionModeLocalSizeHintId                     ExecutionMode = 0x27
	ExecutionModeNonCoherentColorAttachmentReadEXT   ExecutionMode = 0x1049
	ExecutionModeNonCoherentDepthAttachmentReadEXT   ExecutionMode = 0x104a
	ExecutionModeNonCoherentStencilAttachmentReadEXT ExecutionMode = 0x104b
	ExecutionModeSubgroupUniformControlFlowKHR       ExecutionMode = 0x1145
	ExecutionModePostDepthCoverage                   ExecutionMode = 0x115e
	ExecutionModeDenormPreserve                      ExecutionMode = 0x116b
	ExecutionModeDenormFlushToZero                   ExecutionMode = 0x116c
	ExecutionModeSignedZeroInfNanPreserve            ExecutionMode = 0x116d
	ExecutionModeRoundingModeRTE                     ExecutionMode = 0x116e
	ExecutionModeRoundingModeRTZ                     ExecutionMode = 0x116f
	ExecutionModeNonCoherentTileAttachmentReadQCOM   ExecutionMode = 0x1189
	ExecutionModeTileShadingRateQCOM                 ExecutionMode = 0x118a
	ExecutionModeEarlyAndLateFragmentTestsAMD        ExecutionMode = 0x1399
	ExecutionModeStencilRefReplacingEXT              ExecutionMode = 0x13a3
	ExecutionModeCoalescingAMDX                      ExecutionMode = 0x13cd
	ExecutionModeIsApiEntryAMDX                      ExecutionMode = 0x13ce
	ExecutionModeMaxNodeRecursionAMDX                ExecutionMode = 0x13cf
	ExecutionModeStaticNumWorkgroupsAMDX             ExecutionMode = 0x13d0
	ExecutionModeShaderIndexAMDX                     ExecutionMode = 0x13d1
	ExecutionModeMaxNumWorkgroupsAMDX                ExecutionMode = 0x13d5
	ExecutionModeStencilRefUnchangedFrontAMD         ExecutionMode = 0x13d7
	ExecutionModeStencilRefGreaterFrontAMD           ExecutionMode = 0x13d8
	ExecutionModeStencilRefLessFrontAMD              ExecutionMode = 0x13d9
	ExecutionModeStencilRefUnchangedBackAMD          ExecutionMode = 0x13da
	ExecutionModeStencilRefGreaterBackAMD            ExecutionMode = 0x13db
	ExecutionModeStencilRefLessBackAMD               ExecutionMode = 0x13dc
	ExecutionModeQuadDerivativesKHR                  ExecutionMode = 0x13e0
	ExecutionModeRequireFullQuadsKHR                 ExecutionMode = 0x13e1
	ExecutionModeSharesInputWithAMDX                 ExecutionMode = 0x13ee
	ExecutionModeArithmeticPoisonKHR                 ExecutionMode = 0x1425
	ExecutionModeOutputLinesEXT                      ExecutionMode = 0x1495
	ExecutionModeOutputLinesNV                                     = ExecutionModeOutputLinesEXT
	ExecutionModeOutputPrimitivesEXT                 ExecutionMode = 0x1496
	ExecutionModeOutputPrimitivesNV                                = ExecutionModeOutputPrimitivesEXT
	ExecutionModeDerivativeGroupQuadsKHR             ExecutionMode = 0x14a9
	ExecutionModeDerivativeGroupQuadsNV                            = ExecutionModeDerivativeGroupQuadsKHR
	ExecutionModeDerivativeGroupLinearKHR            ExecutionMode = 0x14aa
	ExecutionModeDerivativeGroupLinearNV                           = ExecutionModeDerivativeGroupLinearKHR
	ExecutionModeOutputTrianglesEXT                  ExecutionMode = 0x14b2
	ExecutionModeOutputTrianglesNV                                 = ExecutionModeOutputTrianglesEXT
	ExecutionModePixelInterlockOrderedEXT            ExecutionMode = 0x14f6
	ExecutionModePixelInterlockUnorderedEXT          ExecutionMode = 0x14f7
	ExecutionModeSampleInterlockOrderedEXT           ExecutionMode = 0x14f8
	ExecutionModeSampleInterlockUnorderedEXT         ExecutionMode = 0x14f9
	ExecutionModeShadingRateInterlockOrderedEXT      ExecutionMode = 0x14fa
	ExecutionModeShadingRateInterlockUnorderedEXT    ExecutionMode = 0x14fb
	ExecutionModeShader64BitIndexingEXT              ExecutionMode = 0x1533
	ExecutionModeSharedLocalMemorySizeINTEL          ExecutionMode = 0x15f2
	ExecutionModeRoundingModeRTPINTEL                ExecutionMode = 0x15f4
	ExecutionModeRoundingModeRTNINTEL                ExecutionMode = 0x15f5
	ExecutionModeFloatingPointModeALTINTEL           ExecutionMode = 0x15f6
	ExecutionModeFloatingPointModeIEEEINTEL          ExecutionMode = 0x15f7
	ExecutionModeMaxWorkgroupSizeINTEL               ExecutionMode = 0x1705
	ExecutionModeMaxWorkDimINTEL                     ExecutionMode = 0x1706
	ExecutionModeNoGlobalOffsetINTEL                 ExecutionMode = 0x1707
	ExecutionModeNumSIMDWorkitemsINTEL               ExecutionMode = 0x1708
	ExecutionModeSchedulerTargetFmaxMhzINTEL         ExecutionMode = 0x170f
	ExecutionModeMaximallyReconvergesKHR             ExecutionMode = 0x1787
	ExecutionModeFPFastMathDefault                   ExecutionMode = 0x178c
	ExecutionModeOpacityMicromapIdKHR                ExecutionMode = 0x178f
	ExecutionModeStreamingInterfaceINTEL             ExecutionMode = 0x180a
	ExecutionModeRegisterMapInterfaceINTEL           ExecutionMode = 0x1810
	ExecutionModeNamedBarrierCountINTEL              ExecutionMode = 0x1911
	ExecutionModeMaximumRegistersINTEL               ExecutionMode = 0x193d
	ExecutionModeMaximumRegistersIdINTEL             ExecutionMode = 0x193e
	ExecutionModeNamedMaximumRegistersINTEL          ExecutionMode = 0x193f
)

// StorageClass is a value of operand kind StorageClass.
type StorageClass uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v StorageClass) String() string { return KindStorageClass.Text(uint32(v)) }

const (
	StorageClassUniformConstant          StorageClass = 0x0
	StorageClassInput                    StorageClass = 0x1
	StorageClassUniform                  StorageClass = 0x2
	StorageClassOutput                   StorageClass = 0x3
	StorageClassWorkgroup                StorageClass = 0x4
	StorageClassCrossWorkgroup           StorageClass = 0x5
	StorageClassPrivate                  StorageClass = 0x6
	StorageClassFunction                 StorageClass = 0x7
	StorageClassGeneric                  StorageClass = 0x8
	StorageClassPushConstant             StorageClass = 0x9
	StorageClassAtomicCounter            StorageClass = 0xa
	StorageClassImage                    StorageClass = 0xb
	StorageClassStorageBuffer            StorageClass = 0xc
	StorageClassTileImageEXT             StorageClass = 0x104c
	StorageClassTileAttachmentQCOM       StorageClass = 0x118b
	StorageClassNodePayloadAMDX          StorageClass = 0x13cc
	StorageClassCallableDataKHR          StorageClass = 0x14d0
	StorageClassCallableDataNV                        = StorageClassCallableDataKHR
	StorageClassIncomingCallableDataKHR  StorageClass = 0x14d1
	StorageClassIncomingCallableDataNV                = StorageClassIncomingCallableDataKHR
	StorageClassRayPayloadKHR            StorageClass = 0x14da
	StorageClassRayPayloadNV                          = StorageClassRayPayloadKHR
	StorageClassHitAttributeKHR          StorageClass = 0x14db
	StorageClassHitAttributeNV                        = StorageClassHitAttributeKHR
	StorageClassIncomingRayPayloadKHR    StorageClass = 0x14de
	StorageClassIncomingRayPayloadNV                  = StorageClassIncomingRayPayloadKHR
	StorageClassShaderRecordBufferKHR    StorageClass = 0x14df
	StorageClassShaderRecordBufferNV                  = StorageClassShaderRecordBufferKHR
	StorageClassPhysicalStorageBuffer    StorageClass = 0x14e5
	StorageClassPhysicalStorageBufferEXT              = StorageClassPhysicalStorageBuffer
	StorageClassHitObjectAttributeNV     StorageClass = 0x1509
	StorageClassTaskPayloadWorkgroupEXT  StorageClass = 0x151a
	StorageClassHitObjectAttributeEXT    StorageClass = 0x1523
	StorageClassCodeSectionINTEL         StorageClass = 0x15e5
	StorageClassDeviceOnlyALTERA         StorageClass = 0x1730
	StorageClassDeviceOnlyINTEL                       = StorageClassDeviceOnlyALTERA
	StorageClassHostOnlyALTERA           StorageClass = 0x1731
	StorageClassHostOnlyINTEL                         = StorageClassHostOnlyALTERA
)

// Dim is a value of operand kind Dim.
type Dim uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v Dim) String() string { return KindDim.Text(uint32(v)) }

const (
	Dim1D               Dim = 0x0
	Dim2D               Dim = 0x1
	Dim3D               Dim = 0x2
	DimCube             Dim = 0x3
	DimRect             Dim = 0x4
	DimBuffer           Dim = 0x5
	DimSubpassData      Dim = 0x6
	DimTileImageDataEXT Dim = 0x104d
)

// SamplerAddressingMode is a value of operand kind SamplerAddressingMode.
type SamplerAddressingMode uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v SamplerAddressingMode) String() string { return KindSamplerAddressingMode.Text(uint32(v)) }

const (
	SamplerAddressingModeNone           SamplerAddressingMode = 0x0
	SamplerAddressingModeClampToEdge    SamplerAddressingMode = 0x1
	SamplerAddressingModeClamp          SamplerAddressingMode = 0x2
	SamplerAddressingModeRepeat         SamplerAddressingMode = 0x3
	SamplerAddressingModeRepeatMirrored SamplerAddressingMode = 0x4
)

// SamplerFilterMode is a value of operand kind SamplerFilterMode.
type SamplerFilterMode uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v SamplerFilterMode) String() string { return KindSamplerFilterMode.Text(uint32(v)) }

const (
	SamplerFilterModeNearest SamplerFilterMode = 0x0
	SamplerFilterModeLinear  SamplerFilterMode = 0x1
)

// ImageFormat is a value of operand kind ImageFormat.
type ImageFormat uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ImageFormat) String() string { return KindImageFormat.Text(uint32(v)) }

const (
	ImageFormatUnknown      ImageFormat = 0x0
	ImageFormatRgba32f      ImageFormat = 0x1
	ImageFormatRgba16f      ImageFormat = 0x2
	ImageFormatR32f         ImageFormat = 0x3
	ImageFormatRgba8        ImageFormat = 0x4
	ImageFormatRgba8Snorm   ImageFormat = 0x5
	ImageFormatRg32f        ImageFormat = 0x6
	ImageFormatRg16f        ImageFormat = 0x7
	ImageFormatR11fG11fB10f ImageFormat = 0x8
	ImageFormatR16f         ImageFormat = 0x9
	ImageFormatRgba16       ImageFormat = 0xa
	ImageFormatRgb10A2      ImageFormat = 0xb
	ImageFormatRg16         ImageFormat = 0xc
	ImageFormatRg8          ImageFormat = 0xd
	ImageFormatR16          ImageFormat = 0xe
	ImageFormatR8           ImageFormat = 0xf
	ImageFormatRgba16Snorm  ImageFormat = 0x10
	ImageFormatRg16Snorm    ImageFormat = 0x11
	ImageFormatRg8Snorm     ImageFormat = 0x12
	ImageFormatR16Snorm     ImageFormat = 0x13
	ImageFormatR8Snorm      ImageFormat = 0x14
	ImageFormatRgba32i      ImageFormat = 0x15
	ImageFormatRgba16i      ImageFormat = 0x16
	ImageFormatRgba8i       ImageFormat = 0x17
	ImageFormatR32i         ImageFormat = 0x18
	ImageFormatRg32i        ImageFormat = 0x19
	ImageFormatRg16i        ImageFormat = 0x1a
	ImageFormatRg8i         ImageFormat = 0x1b
	ImageFormatR16i         ImageFormat = 0x1c
	ImageFormatR8i          ImageFormat = 0x1d
	ImageFormatRgba32ui     ImageFormat = 0x1e
	ImageFormatRgba16ui     ImageFormat = 0x1f
	ImageFormatRgba8ui      ImageFormat = 0x20
	ImageFormatR32ui        ImageFormat = 0x21
	ImageFormatRgb10a2ui    ImageFormat = 0x22
	ImageFormatRg32ui       ImageFormat = 0x23
	ImageFormatRg16ui       ImageFormat = 0x24
	ImageFormatRg8ui        ImageFormat = 0x25
	ImageFormatR16ui        ImageFormat = 0x26
	ImageFormatR8ui         ImageFormat = 0x27
	ImageFormatR64ui        ImageFormat = 0x28
	ImageFormatR64i         ImageFormat = 0x29
)

// ImageChannelOrder is a value of operand kind ImageChannelOrder.
type ImageChannelOrder uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ImageChannelOrder) String() string { return KindImageChannelOrder.Text(uint32(v)) }

const (
	ImageChannelOrderR            ImageChannelOrder = 0x0
	ImageChannelOrderA            ImageChannelOrder = 0x1
	ImageChannelOrderRG           ImageChannelOrder = 0x2
	ImageChannelOrderRA           ImageChannelOrder = 0x3
	ImageChannelOrderRGB          ImageChannelOrder = 0x4
	ImageChannelOrderRGBA         ImageChannelOrder = 0x5
	ImageChannelOrderBGRA         ImageChannelOrder = 0x6
	ImageChannelOrderARGB         ImageChannelOrder = 0x7
	ImageChannelOrderIntensity    ImageChannelOrder = 0x8
	ImageChannelOrderLuminance    ImageChannelOrder = 0x9
	ImageChannelOrderRx           ImageChannelOrder = 0xa
	ImageChannelOrderRGx          ImageChannelOrder = 0xb
	ImageChannelOrderRGBx         ImageChannelOrder = 0xc
	ImageChannelOrderDepth        ImageChannelOrder = 0xd
	ImageChannelOrderDepthStencil ImageChannelOrder = 0xe
	ImageChannelOrdersRGB         ImageChannelOrder = 0xf
	ImageChannelOrdersRGBx        ImageChannelOrder = 0x10
	ImageChannelOrdersRGBA        ImageChannelOrder = 0x11
	ImageChannelOrdersBGRA        ImageChannelOrder = 0x12
	ImageChannelOrderABGR         ImageChannelOrder = 0x13
)

// ImageChannelDataType is a value of operand kind ImageChannelDataType.
type ImageChannelDataType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ImageChannelDataType) String() string { return KindImageChannelDataType.Text(uint32(v)) }

const (
	ImageChannelDataTypeSnormInt8           ImageChannelDataType = 0x0
	ImageChannelDataTypeSnormInt16          ImageChannelDataType = 0x1
	ImageChannelDataTypeUnormInt8           ImageChannelDataType = 0x2
	ImageChannelDataTypeUnormInt16          ImageChannelDataType = 0x3
	ImageChannelDataTypeUnormShort565       ImageChannelDataType = 0x4
	ImageChannelDataTypeUnormShort555       ImageChannelDataType = 0x5
	ImageChannelDataTypeUnormInt101010      ImageChannelDataType = 0x6
	ImageChannelDataTypeSignedInt8          ImageChannelDataType = 0x7
	ImageChannelDataTypeSignedInt16         ImageChannelDataType = 0x8
	ImageChannelDataTypeSignedInt32         ImageChannelDataType = 0x9
	ImageChannelDataTypeUnsignedInt8        ImageChannelDataType = 0xa
	ImageChannelDataTypeUnsignedInt16       ImageChannelDataType = 0xb
	ImageChannelDataTypeUnsignedInt32       ImageChannelDataType = 0xc
	ImageChannelDataTypeHalfFloat           ImageChannelDataType = 0xd
	ImageChannelDataTypeFloat               ImageChannelDataType = 0xe
	ImageChannelDataTypeUnormInt24          ImageChannelDataType = 0xf
	ImageChannelDataTypeUnormInt101010_2    ImageChannelDataType = 0x10
	ImageChannelDataTypeUnormInt10X6EXT     ImageChannelDataType = 0x11
	ImageChannelDataTypeUnsignedIntRaw10EXT ImageChannelDataType = 0x13
	ImageChannelDataTypeUnsignedIntRaw12EXT ImageChannelDataType = 0x14
	ImageChannelDataTypeUnormInt2_101010EXT ImageChannelDataType = 0x15
	ImageChannelDataTypeUnsignedInt10X6EXT  ImageChannelDataType = 0x16
	ImageChannelDataTypeUnsignedInt12X4EXT  ImageChannelDataType = 0x17
	ImageChannelDataTypeUnsignedInt14X2EXT  ImageChannelDataType = 0x18
	ImageChannelDataTypeUnormInt12X4EXT     ImageChannelDataType = 0x19
	ImageChannelDataTypeUnormInt14X2EXT     ImageChannelDataType = 0x1a
)

// FPRoundingMode is a value of operand kind FPRoundingMode.
type FPRoundingMode uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v FPRoundingMode) String() string { return KindFPRoundingMode.Text(uint32(v)) }

const (
	FPRoundingModeRTE FPRoundingMode = 0x0
	FPRoundingModeRTZ FPRoundingMode = 0x1
	FPRoundingModeRTP FPRoundingMode = 0x2
	FPRoundingModeRTN FPRoundingMode = 0x3
)

// FPDenormMode is a value of operand kind FPDenormMode.
type FPDenormMode uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v FPDenormMode) String() string { return KindFPDenormMode.Text(uint32(v)) }

const (
	FPDenormModePreserve    FPDenormMode = 0x0
	FPDenormModeFlushToZero FPDenormMode = 0x1
)

// QuantizationModes is a value of operand kind QuantizationModes.
type QuantizationModes uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v QuantizationModes) String() string { return KindQuantizationModes.Text(uint32(v)) }

const (
	QuantizationModesTRN          QuantizationModes = 0x0
	QuantizationModesTRN_ZERO     QuantizationModes = 0x1
	QuantizationModesRND          QuantizationModes = 0x2
	QuantizationModesRND_ZERO     QuantizationModes = 0x3
	QuantizationModesRND_INF      QuantizationModes = 0x4
	QuantizationModesRND_MIN_INF  QuantizationModes = 0x5
	QuantizationModesRND_CONV     QuantizationModes = 0x6
	QuantizationModesRND_CONV_ODD QuantizationModes = 0x7
)

// FPOperationMode is a value of operand kind FPOperationMode.
type FPOperationMode uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v FPOperationMode) String() string { return KindFPOperationMode.Text(uint32(v)) }

const (
	FPOperationModeIEEE FPOperationMode = 0x0
	FPOperationModeALT  FPOperationMode = 0x1
)

// OverflowModes is a value of operand kind OverflowModes.
type OverflowModes uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v OverflowModes) String() string { return KindOverflowModes.Text(uint32(v)) }

const (
	OverflowModesWRAP     OverflowModes = 0x0
	OverflowModesSAT      OverflowModes = 0x1
	OverflowModesSAT_ZERO OverflowModes = 0x2
	OverflowModesSAT_SYM  OverflowModes = 0x3
)

// LinkageType is a value of operand kind LinkageType.
type LinkageType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v LinkageType) String() string { return KindLinkageType.Text(uint32(v)) }

const (
	LinkageTypeExport      LinkageType = 0x0
	LinkageTypeImport      LinkageType = 0x1
	LinkageTypeLinkOnceODR LinkageType = 0x2
	LinkageTypeWeakAMD     LinkageType = 0x3
)

// AccessQualifier is a value of operand kind AccessQualifier.
type AccessQualifier uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v AccessQualifier) String() string { return KindAccessQualifier.Text(uint32(v)) }

const (
	AccessQualifierReadOnly  AccessQualifier = 0x0
	AccessQualifierWriteOnly AccessQualifier = 0x1
	AccessQualifierReadWrite AccessQualifier = 0x2
)

// HostAccessQualifier is a value of operand kind HostAccessQualifier.
type HostAccessQualifier uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v HostAccessQualifier) String() string { return KindHostAccessQualifier.Text(uint32(v)) }

const (
	HostAccessQualifierNoneINTEL      HostAccessQualifier = 0x0
	HostAccessQualifierReadINTEL      HostAccessQualifier = 0x1
	HostAccessQualifierWriteINTEL     HostAccessQualifier = 0x2
	HostAccessQualifierReadWriteINTEL HostAccessQualifier = 0x3
)

// FunctionParameterAttribute is a value of operand kind FunctionParameterAttribute.
type FunctionParameterAttribute uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v FunctionParameterAttribute) String() string {
	return KindFunctionParameterAttribute.Text(uint32(v))
}

const (
	FunctionParameterAttributeZext                 FunctionParameterAttribute = 0x0
	FunctionParameterAttributeSext                 FunctionParameterAttribute = 0x1
	FunctionParameterAttributeByVal                FunctionParameterAttribute = 0x2
	FunctionParameterAttributeSret                 FunctionParameterAttribute = 0x3
	FunctionParameterAttributeNoAlias              FunctionParameterAttribute = 0x4
	FunctionParameterAttributeNoCapture            FunctionParameterAttribute = 0x5
	FunctionParameterAttributeNoWrite              FunctionParameterAttribute = 0x6
	FunctionParameterAttributeNoReadWrite          FunctionParameterAttribute = 0x7
	FunctionParameterAttributeRuntimeAlignedALTERA FunctionParameterAttribute = 0x1734
	FunctionParameterAttributeRuntimeAlignedINTEL                             = FunctionParameterAttributeRuntimeAlignedALTERA
)

// Decoration is a value of operand kind Decoration.
type Decoration uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v Decoration) String() string { return KindDecoration.Text(uint32(v)) }

const (
	DecorationRelaxedPrecision                            Decoration = 0x0
	DecorationSpecId                                      Decoration = 0x1
	DecorationBlock                                       Decoration = 0x2
	DecorationBufferBlock                                 Decoration = 0x3
	DecorationRowMajor                                    Decoration = 0x4
	DecorationColMajor                                    Decoration = 0x5
	DecorationArrayStride                                 Decoration = 0x6
	DecorationMatrixStride                                Decoration = 0x7
	DecorationGLSLShared                                  Decoration = 0x8
	DecorationGLSLPacked                                  Decoration = 0x9
	DecorationCPacked                                     Decoration = 0xa
	DecorationBuiltIn                                     Decoration = 0xb
	DecorationNoPerspective                               Decoration = 0xd
	DecorationFlat                                        Decoration = 0xe
	DecorationPatch                                       Decoration = 0xf
	DecorationCentroid                                    Decoration = 0x10
	DecorationSample                                      Decoration = 0x11
	DecorationInvariant                                   Decoration = 0x12
	DecorationRestrict                                    Decoration = 0x13
	DecorationAliased                                     Decoration = 0x14
	DecorationVolatile                                    Decoration = 0x15
	DecorationConstant                                    Decoration = 0x16
	DecorationCoherent                                    Decoration = 0x17
	DecorationNonWritable                                 Decoration = 0x18
	DecorationNonReadable                                 Decoration = 0x19
	DecorationUniform                                     Decoration = 0x1a
	DecorationUniformId                                   Decoration = 0x1b
	DecorationSaturatedConversion                         Decoration = 0x1c
	DecorationStream                                      Decoration = 0x1d
	DecorationLocation                                    Decoration = 0x1e
	DecorationComponent                                   Decoration = 0x1f
	DecorationIndex                                       Decoration = 0x20
	DecorationBinding                                     Decoration = 0x21
	DecorationDescriptorSet                               Decoration = 0x22
	DecorationOffset                                      Decoration = 0x23
	DecorationXfbBuffer                                   Decoration = 0x24
	DecorationXfbStride                                   Decoration = 0x25
	DecorationFuncParamAttr                               Decoration = 0x26
	DecorationFPRoundingMode                              Decoration = 0x27
	DecorationFPFastMathMode                              Decoration = 0x28
	DecorationLinkageAttributes                           Decoration = 0x29
	DecorationNoContraction                               Decoration = 0x2a
	DecorationInputAttachmentIndex                        Decoration = 0x2b
	DecorationAlignment                                   Decoration = 0x2c
	DecorationMaxByteOffset                               Decoration = 0x2d
	DecorationAlignmentId                                 Decoration = 0x2e
	DecorationMaxByteOffsetId                             Decoration = 0x2f
	DecorationSaturatedToLargestFloat8NormalConversionEXT Decoration = 0x1078
	DecorationNoSignedWrap                                Decoration = 0x1175
	DecorationNoUnsignedWrap                              Decoration = 0x1176
	DecorationWeightTextureQCOM                           Decoration = 0x1187
	DecorationBlockMatchTextureQCOM                       Decoration = 0x1188
	DecorationBlockMatchSamplerQCOM                       Decoration = 0x1193
	DecorationExplicitInterpAMD                           Decoration = 0x1387
	DecorationNodeSharesPayloadLimitsWithAMDX             Decoration = 0x139b
	DecorationNodeMaxPayloadsAMDX                         Decoration = 0x139c
	DecorationTrackFinishWritingAMDX                      Decoration = 0x13d6
	DecorationPayloadNodeNameAMDX                         Decoration = 0x13e3
	DecorationPayloadNodeBaseIndexAMDX                    Decoration = 0x13ea
	DecorationPayloadNodeSparseArrayAMDX                  Decoration = 0x13eb
	DecorationPayloadNodeArraySizeAMDX                    Decoration = 0x13ec
	DecorationPayloadDispatchIndirectAMDX                 Decoration = 0x13f1
	DecorationArrayStrideIdEXT                            Decoration = 0x1404
	DecorationOffsetIdEXT                                 Decoration = 0x1405
	DecorationUTFEncodedKHR                               Decoration = 0x1419
	DecorationOverrideCoverageNV                          Decoration = 0x1480
	DecorationPassthroughNV                               Decoration = 0x1482
	DecorationViewportRelativeNV                          Decoration = 0x1484
	DecorationSecondaryViewportRelativeNV                 Decoration = 0x1488
	DecorationPerPrimitiveEXT                             Decoration = 0x1497
	DecorationPerPrimitiveNV                                         = DecorationPerPrimitiveEXT
	DecorationPerViewNV                                   Decoration = 0x1498
	DecorationPerTaskNV                                   Decoration = 0x1499
	DecorationPerVertexKHR                                Decoration = 0x14a5
	DecorationPerVertexNV                                            = DecorationPerVertexKHR
	DecorationNonUniform                                  Decoration = 0x14b4
	DecorationNonUniformEXT                                          = DecorationNonUniform
	DecorationRestrictPointer                             Decoration = 0x14eb
	DecorationRestrictPointerEXT                                     = DecorationRestrictPointer
	DecorationAliasedPointer                              Decoration = 0x14ec
	DecorationAliasedPointerEXT                                      = DecorationAliasedPointer
	DecorationMemberOffsetNV                              Decoration = 0x14ee
	DecorationHitObjectShaderRecordBufferNV               Decoration = 0x150a
	DecorationHitObjectShaderRecordBufferEXT              Decoration = 0x150d
	DecorationBankNV                                      Decoration = 0x1515
	DecorationBindlessSamplerNV                           Decoration = 0x1516
	DecorationBindlessImageNV                             Decoration = 0x1517
	DecorationBoundSamplerNV                              Decoration = 0x1518
	DecorationBoundImageNV                                Decoration = 0x1519
	DecorationCooperativeMatrixTransposeEXT               Decoration = 0x1540
	DecorationSIMTCallINTEL                               Decoration = 0x15df
	DecorationReferencedIndirectlyINTEL                   Decoration = 0x15e2
	DecorationClobberINTEL                                Decoration = 0x15e7
	DecorationSideEffectsINTEL                            Decoration = 0x15e8
	DecorationVectorComputeVariableINTEL                  Decoration = 0x15f8
	DecorationFuncParamIOKindINTEL                        Decoration = 0x15f9
	DecorationVectorComputeFunctionINTEL                  Decoration = 0x15fa
	DecorationStackCallINTEL                              Decoration = 0x15fb
	DecorationGlobalVariableOffsetINTEL                   Decoration = 0x15fc
	DecorationCounterBuffer                               Decoration = 0x1602
	DecorationHlslCounterBufferGOOGLE                                = DecorationCounterBuffer
	DecorationUserSemantic                                Decoration = 0x1603
	DecorationHlslSemanticGOOGLE                                     = DecorationUserSemantic
	DecorationUserTypeGOOGLE                              Decoration = 0x1604
	DecorationFunctionRoundingModeINTEL                   Decoration = 0x16be
	DecorationFunctionDenormModeINTEL                     Decoration = 0x16bf
	DecorationRegisterALTERA                              Decoration = 0x16c1
	DecorationRegisterINTEL                                          = DecorationRegisterALTERA
	DecorationMemoryALTERA                                Decoration = 0x16c2
	DecorationMemoryINTEL                                            = DecorationMemoryALTERA
	DecorationNumbanksALTERA                              Decoration = 0x16c3
	DecorationNumbanksINTEL                                          = DecorationNumbanksALTERA
	DecorationBankwidthALTERA                             Decoration = 0x16c4
	DecorationBankwidthINTEL                                         = DecorationBankwidthALTERA
	DecorationMaxPrivateCopiesALTERA                      Decoration = 0x16c5
	DecorationMaxPrivateCopiesINTEL                                  = DecorationMaxPrivateCopiesALTERA
	DecorationSinglepumpALTERA                            Decoration = 0x16c6
	DecorationSinglepumpINTEL                                        = DecorationSinglepumpALTERA
	DecorationDoublepumpALTERA                            Decoration = 0x16c7
	DecorationDoublepumpINTEL                                        = DecorationDoublepumpALTERA
	DecorationMaxReplicatesALTERA                         Decoration = 0x16c8
	DecorationMaxReplicatesINTEL                                     = DecorationMaxReplicatesALTERA
	DecorationSimpleDualPortALTERA                        Decoration = 0x16c9
	DecorationSimpleDualPortINTEL                                    = DecorationSimpleDualPortALTERA
	DecorationMergeALTERA                                 Decoration = 0x16ca
	DecorationMergeINTEL                                             = DecorationMergeALTERA
	DecorationBankBitsALTERA                              Decoration = 0x16cb
	DecorationBankBitsINTEL                                          = DecorationBankBitsALTERA
	DecorationForcePow2DepthALTERA                        Decoration = 0x16cc
	DecorationForcePow2DepthINTEL                                    = DecorationForcePow2DepthALTERA
	DecorationStridesizeALTERA                            Decoration = 0x16fb
	DecorationStridesizeINTEL                                        = DecorationStridesizeALTERA
	DecorationWordsizeALTERA                              Decoration = 0x16fc
	DecorationWordsizeINTEL                                          = DecorationWordsizeALTERA
	DecorationTrueDualPortALTERA                          Decoration = 0x16fd
	DecorationTrueDualPortINTEL                                      = DecorationTrueDualPortALTERA
	DecorationBurstCoalesceALTERA                         Decoration = 0x170b
	DecorationBurstCoalesceINTEL                                     = DecorationBurstCoalesceALTERA
	DecorationCacheSizeALTERA                             Decoration = 0x170c
	DecorationCacheSizeINTEL                                         = DecorationCacheSizeALTERA
	DecorationDontStaticallyCoalesceALTERA                Decoration = 0x170d
	DecorationDontStaticallyCoalesceINTEL                            = DecorationDontStaticallyCoalesceALTERA
	DecorationPrefetchALTERA                              Decoration = 0x170e
	DecorationPrefetchINTEL                                          = DecorationPrefetchALTERA
	DecorationStallEnableALTERA                           Decoration = 0x1711
	DecorationStallEnableINTEL                                       = DecorationStallEnableALTERA
	DecorationFuseLoopsInFunctionALTERA                   Decoration = 0x1713
	DecorationFuseLoopsInFunctionINTEL                               = DecorationFuseLoopsInFunctionALTERA
	DecorationMathOpDSPModeALTERA                         Decoration = 0x1715
	DecorationMathOpDSPModeINTEL                                     = DecorationMathOpDSPModeALTERA
	DecorationAliasScopeINTEL                             Decoration = 0x171a
	DecorationNoAliasINTEL                                Decoration = 0x171b
	DecorationInitiationIntervalALTERA                    Decoration = 0x171d
	DecorationInitiationIntervalINTEL                                = DecorationInitiationIntervalALTERA
	DecorationMaxConcurrencyALTERA                        Decoration = 0x171e
	DecorationMaxConcurrencyINTEL                                    = DecorationMaxConcurrencyALTERA
	DecorationPipelineEnableALTERA                        Decoration = 0x171f
	DecorationPipelineEnableINTEL                                    = DecorationPipelineEnableALTERA
	DecorationBufferLocationALTERA                        Decoration = 0x1721
	DecorationBufferLocationINTEL                                    = DecorationBufferLocationALTERA
	DecorationIOPipeStorageALTERA                         Decoration = 0x1738
	DecorationIOPipeStorageINTEL                                     = DecorationIOPipeStorageALTERA
	DecorationFunctionFloatingPointModeINTEL              Decoration = 0x17c0
	DecorationSingleElementVectorINTEL                    Decoration = 0x17c5
	DecorationVectorComputeCallableFunctionINTEL          Decoration = 0x17c7
	DecorationMediaBlockIOINTEL                           Decoration = 0x17fc
	DecorationStallFreeALTERA                             Decoration = 0x1807
	DecorationStallFreeINTEL                                         = DecorationStallFreeALTERA
	DecorationFPMaxErrorDecorationINTEL                   Decoration = 0x181a
	DecorationLatencyControlLabelALTERA                   Decoration = 0x181c
	DecorationLatencyControlLabelINTEL                               = DecorationLatencyControlLabelALTERA
	DecorationLatencyControlConstraintALTERA              Decoration = 0x181d
	DecorationLatencyControlConstraintINTEL                          = DecorationLatencyControlConstraintALTERA
	DecorationConduitKernelArgumentALTERA                 Decoration = 0x181f
	DecorationConduitKernelArgumentINTEL                             = DecorationConduitKernelArgumentALTERA
	DecorationRegisterMapKernelArgumentALTERA             Decoration = 0x1820
	DecorationRegisterMapKernelArgumentINTEL                         = DecorationRegisterMapKernelArgumentALTERA
	DecorationMMHostInterfaceAddressWidthALTERA           Decoration = 0x1821
	DecorationMMHostInterfaceAddressWidthINTEL                       = DecorationMMHostInterfaceAddressWidthALTERA
	DecorationMMHostInterfaceDataWidthALTERA              Decoration = 0x1822
	DecorationMMHostInterfaceDataWidthINTEL                          = DecorationMMHostInterfaceDataWidthALTERA
	DecorationMMHostInterfaceLatencyALTERA                Decoration = 0x1823
	DecorationMMHostInterfaceLatencyINTEL                            = DecorationMMHostInterfaceLatencyALTERA
	DecorationMMHostInterfaceReadWriteModeALTERA          Decoration = 0x1824
	DecorationMMHostInterfaceReadWriteModeINTEL                      = DecorationMMHostInterfaceReadWriteModeALTERA
	DecorationMMHostInterfaceMaxBurstALTERA               Decoration = 0x1825
	DecorationMMHostInterfaceMaxBurstINTEL                           = DecorationMMHostInterfaceMaxBurstALTERA
	DecorationMMHostInterfaceWaitRequestALTERA            Decoration = 0x1826
	DecorationMMHostInterfaceWaitRequestINTEL                        = DecorationMMHostInterfaceWaitRequestALTERA
	DecorationStableKernelArgumentALTERA                  Decoration = 0x1827
	DecorationStableKernelArgumentINTEL                              = DecorationStableKernelArgumentALTERA
	DecorationHostAccessINTEL                             Decoration = 0x182c
	DecorationInitModeALTERA                              Decoration = 0x182e
	DecorationInitModeINTEL                                          = DecorationInitModeALTERA
	DecorationImplementInRegisterMapALTERA                Decoration = 0x182f
	DecorationImplementInRegisterMapINTEL                            = DecorationImplementInRegisterMapALTERA
	DecorationConditionalINTEL                            Decoration = 0x1867
	DecorationCacheControlLoadINTEL                       Decoration = 0x192a
	DecorationCacheControlStoreINTEL                      Decoration = 0x192b
	DecorationIntrinsicSAMSUNG                            Decoration = 0x1b80
)

// BuiltIn is a value of operand kind BuiltIn.
type BuiltIn uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v BuiltIn) String() string { return KindBuiltIn.Text(uint32(v)) }

const (
	BuiltInPosition                             BuiltIn = 0x0
	BuiltInPointSize                            BuiltIn = 0x1
	BuiltInClipDistance                         BuiltIn = 0x3
	BuiltInCullDistance                         BuiltIn = 0x4
	BuiltInVertexId                             BuiltIn = 0x5
	BuiltInInstanceId                           BuiltIn = 0x6
	BuiltInPrimitiveId                          BuiltIn = 0x7
	BuiltInInvocationId                         BuiltIn = 0x8
	BuiltInLayer                                BuiltIn = 0x9
	BuiltInViewportIndex                        BuiltIn = 0xa
	BuiltInTessLevelOuter                       BuiltIn = 0xb
	BuiltInTessLevelInner                       BuiltIn = 0xc
	BuiltInTessCoord                            BuiltIn = 0xd
	BuiltInPatchVertices                        BuiltIn = 0xe
	BuiltInFragCoord                            BuiltIn = 0xf
	BuiltInPointCoord                           BuiltIn = 0x10
	BuiltInFrontFacing                          BuiltIn = 0x11
	BuiltInSampleId                             BuiltIn = 0x12
	BuiltInSamplePosition                       BuiltIn = 0x13
	BuiltInSampleMask                           BuiltIn = 0x14
	BuiltInFragDepth                            BuiltIn = 0x16
	BuiltInHelperInvocation                     BuiltIn = 0x17
	BuiltInNumWorkgroups                        BuiltIn = 0x18
	BuiltInWorkgroupSize                        BuiltIn = 0x19
	BuiltInWorkgroupId                          BuiltIn = 0x1a
	BuiltInLocalInvocationId                    BuiltIn = 0x1b
	BuiltInGlobalInvocationId                   BuiltIn = 0x1c
	BuiltInLocalInvocationIndex                 BuiltIn = 0x1d
	BuiltInWorkDim                              BuiltIn = 0x1e
	BuiltInGlobalSize                           BuiltIn = 0x1f
	BuiltInEnqueuedWorkgroupSize                BuiltIn = 0x20
	BuiltInGlobalOffset                         BuiltIn = 0x21
	BuiltInGlobalLinearId                       BuiltIn = 0x22
	BuiltInSubgroupSize                         BuiltIn = 0x24
	BuiltInSubgroupMaxSize                      BuiltIn = 0x25
	BuiltInNumSubgroups                         BuiltIn = 0x26
	BuiltInNumEnqueuedSubgroups                 BuiltIn = 0x27
	BuiltInSubgroupId                           BuiltIn = 0x28
	BuiltInSubgroupLocalInvocationId            BuiltIn = 0x29
	BuiltInVertexIndex                          BuiltIn = 0x2a
	BuiltInInstanceIndex                        BuiltIn = 0x2b
	BuiltInCoreIDARM                            BuiltIn = 0x1040
	BuiltInCoreCountARM                         BuiltIn = 0x1041
	BuiltInCoreMaxIDARM                         BuiltIn = 0x1042
	BuiltInWarpIDARM                            BuiltIn = 0x1043
	BuiltInWarpMaxIDARM                         BuiltIn = 0x1044
	BuiltInSubgroupEqMask                       BuiltIn = 0x1140
	BuiltInSubgroupEqMaskKHR                            = BuiltInSubgroupEqMask
	BuiltInSubgroupGeMask                       BuiltIn = 0x1141
	BuiltInSubgroupGeMaskKHR                            = BuiltInSubgroupGeMask
	BuiltInSubgroupGtMask                       BuiltIn = 0x1142
	BuiltInSubgroupGtMaskKHR                            = BuiltInSubgroupGtMask
	BuiltInSubgroupLeMask                       BuiltIn = 0x1143
	BuiltInSubgroupLeMaskKHR                            = BuiltInSubgroupLeMask
	BuiltInSubgroupLtMask                       BuiltIn = 0x1144
	BuiltInSubgroupLtMaskKHR                            = BuiltInSubgroupLtMask
	BuiltInBaseVertex                           BuiltIn = 0x1148
	BuiltInBaseInstance                         BuiltIn = 0x1149
	BuiltInDrawIndex                            BuiltIn = 0x114a
	BuiltInPrimitiveShadingRateKHR              BuiltIn = 0x1150
	BuiltInDeviceIndex                          BuiltIn = 0x1156
	BuiltInViewIndex                            BuiltIn = 0x1158
	BuiltInShadingRateKHR                       BuiltIn = 0x115c
	BuiltInTileOffsetQCOM                       BuiltIn = 0x118c
	BuiltInTileDimensionQCOM                    BuiltIn = 0x118d
	BuiltInTileApronSizeQCOM                    BuiltIn = 0x118e
	BuiltInBaryCoordNoPerspAMD                  BuiltIn = 0x1380
	BuiltInBaryCoordNoPerspCentroidAMD          BuiltIn = 0x1381
	BuiltInBaryCoordNoPerspSampleAMD            BuiltIn = 0x1382
	BuiltInBaryCoordSmoothAMD                   BuiltIn = 0x1383
	BuiltInBaryCoordSmoothCentroidAMD           BuiltIn = 0x1384
	BuiltInBaryCoordSmoothSampleAMD             BuiltIn = 0x1385
	BuiltInBaryCoordPullModelAMD                BuiltIn = 0x1386
	BuiltInFragStencilRefEXT                    BuiltIn = 0x1396
	BuiltInRemainingRecursionLevelsAMDX         BuiltIn = 0x139d
	BuiltInShaderIndexAMDX                      BuiltIn = 0x13d1
	BuiltInSamplerHeapEXT                       BuiltIn = 0x1402
	BuiltInResourceHeapEXT                      BuiltIn = 0x1403
	BuiltInViewportMaskNV                       BuiltIn = 0x1485
	BuiltInSecondaryPositionNV                  BuiltIn = 0x1489
	BuiltInSecondaryViewportMaskNV              BuiltIn = 0x148a
	BuiltInPositionPerViewNV                    BuiltIn = 0x148d
	BuiltInViewportMaskPerViewNV                BuiltIn = 0x148e
	BuiltInFullyCoveredEXT                      BuiltIn = 0x1490
	BuiltInTaskCountNV                          BuiltIn = 0x149a
	BuiltInPrimitiveCountNV                     BuiltIn = 0x149b
	BuiltInPrimitiveIndicesNV                   BuiltIn = 0x149c
	BuiltInClipDistancePerViewNV                BuiltIn = 0x149d
	BuiltInCullDistancePerViewNV                BuiltIn = 0x149e
	BuiltInLayerPerViewNV                       BuiltIn = 0x149f
	BuiltInMeshViewCountNV                      BuiltIn = 0x14a0
	BuiltInMeshViewIndicesNV                    BuiltIn = 0x14a1
	BuiltInBaryCoordKHR                         BuiltIn = 0x14a6
	BuiltInBaryCoordNV                                  = BuiltInBaryCoordKHR
	BuiltInBaryCoordNoPerspKHR                  BuiltIn = 0x14a7
	BuiltInBaryCoordNoPerspNV                           = BuiltInBaryCoordNoPerspKHR
	BuiltInFragSizeEXT                          BuiltIn = 0x14ac
	BuiltInFragmentSizeNV                               = BuiltInFragSizeEXT
	BuiltInFragInvocationCountEXT               BuiltIn = 0x14ad
	BuiltInInvocationsPerPixelNV                        = BuiltInFragInvocationCountEXT
	BuiltInPrimitivePointIndicesEXT             BuiltIn = 0x14ae
	BuiltInPrimitiveLineIndicesEXT              BuiltIn = 0x14af
	BuiltInPrimitiveTriangleIndicesEXT          BuiltIn = 0x14b0
	BuiltInCullPrimitiveEXT                     BuiltIn = 0x14b3
	BuiltInLaunchIdKHR                          BuiltIn = 0x14c7
	BuiltInLaunchIdNV                                   = BuiltInLaunchIdKHR
	BuiltInLaunchSizeKHR                        BuiltIn = 0x14c8
	BuiltInLaunchSizeNV                                 = BuiltInLaunchSizeKHR
	BuiltInWorldRayOriginKHR                    BuiltIn = 0x14c9
	BuiltInWorldRayOriginNV                             = BuiltInWorldRayOriginKHR
	BuiltInWorldRayDirectionKHR                 BuiltIn = 0x14ca
	BuiltInWorldRayDirectionNV                          = BuiltInWorldRayDirectionKHR
	BuiltInObjectRayOriginKHR                   BuiltIn = 0x14cb
	BuiltInObjectRayOriginNV                            = BuiltInObjectRayOriginKHR
	BuiltInObjectRayDirectionKHR                BuiltIn = 0x14cc
	BuiltInObjectRayDirectionNV                         = BuiltInObjectRayDirectionKHR
	BuiltInRayTminKHR                           BuiltIn = 0x14cd
	BuiltInRayTminNV                                    = BuiltInRayTminKHR
	BuiltInRayTmaxKHR                           BuiltIn = 0x14ce
	BuiltInRayTmaxNV                                    = BuiltInRayTmaxKHR
	BuiltInInstanceCustomIndexKHR               BuiltIn = 0x14cf
	BuiltInInstanceCustomIndexNV                        = BuiltInInstanceCustomIndexKHR
	BuiltInObjectToWorldKHR                     BuiltIn = 0x14d2
	BuiltInObjectToWorldNV                              = BuiltInObjectToWorldKHR
	BuiltInWorldToObjectKHR                     BuiltIn = 0x14d3
	BuiltInWorldToObjectNV                              = BuiltInWorldToObjectKHR
	BuiltInHitTNV                               BuiltIn = 0x14d4
	BuiltInHitKindKHR                           BuiltIn = 0x14d5
	BuiltInHitKindNV                                    = BuiltInHitKindKHR
	BuiltInCurrentRayTimeNV                     BuiltIn = 0x14d6
	BuiltInHitTriangleVertexPositionsKHR        BuiltIn = 0x14d7
	BuiltInHitMicroTriangleVertexPositionsNV    BuiltIn = 0x14d9
	BuiltInHitMicroTriangleVertexBarycentricsNV BuiltIn = 0x14e0
	BuiltInIncomingRayFlagsKHR                  BuiltIn = 0x14e7
	BuiltInIncomingRayFlagsNV                           = BuiltInIncomingRayFlagsKHR
	BuiltInRayGeometryIndexKHR                  BuiltIn = 0x14e8
	BuiltInHitIsSphereNV                        BuiltIn = 0x14ef
	BuiltInHitIsLSSNV                           BuiltIn = 0x14f0
	BuiltInHitSpherePositionNV                  BuiltIn = 0x14f1
	BuiltInWarpsPerSMNV                         BuiltIn = 0x14fe
	BuiltInSMCountNV                            BuiltIn = 0x14ff
	BuiltInWarpIDNV                             BuiltIn = 0x1500
	BuiltInSMIDNV                               BuiltIn = 0x1501
	BuiltInHitLSSPositionsNV                    BuiltIn = 0x1514
	BuiltInHitKindFrontFacingMicroTriangleNV    BuiltIn = 0x151d
	BuiltInHitKindBackFacingMicroTriangleNV     BuiltIn = 0x151e
	BuiltInHitSphereRadiusNV                    BuiltIn = 0x152c
	BuiltInHitLSSRadiiNV                        BuiltIn = 0x152d
	BuiltInClusterIDNV                          BuiltIn = 0x153c
	BuiltInCullMaskKHR                          BuiltIn = 0x1785
)

// Scope is a value of operand kind Scope.
type Scope uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v Scope) String() string { return KindScope.Text(uint32(v)) }

const (
	ScopeCrossDevice    Scope = 0x0
	ScopeDevice         Scope = 0x1
	ScopeWorkgroup      Scope = 0x2
	ScopeSubgroup       Scope = 0x3
	ScopeInvocation     Scope = 0x4
	ScopeQueueFamily    Scope = 0x5
	ScopeQueueFamilyKHR       = ScopeQueueFamily
	ScopeShaderCallKHR  Scope = 0x6
)

// GroupOperation is a value of operand kind GroupOperation.
type GroupOperation uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v GroupOperation) String() string { return KindGroupOperation.Text(uint32(v)) }

const (
	GroupOperationReduce                      GroupOperation = 0x0
	GroupOperationInclusiveScan               GroupOperation = 0x1
	GroupOperationExclusiveScan               GroupOperation = 0x2
	GroupOperationClusteredReduce             GroupOperation = 0x3
	GroupOperationPartitionedReduceEXT        GroupOperation = 0x6
	GroupOperationPartitionedReduceNV                        = GroupOperationPartitionedReduceEXT
	GroupOperationPartitionedInclusiveScanEXT GroupOperation = 0x7
	GroupOperationPartitionedInclusiveScanNV                 = GroupOperationPartitionedInclusiveScanEXT
	GroupOperationPartitionedExclusiveScanEXT GroupOperation = 0x8
	GroupOperationPartitionedExclusiveScanNV                 = GroupOperationPartitionedExclusiveScanEXT
)

// KernelEnqueueFlags is a value of operand kind KernelEnqueueFlags.
type KernelEnqueueFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v KernelEnqueueFlags) String() string { return KindKernelEnqueueFlags.Text(uint32(v)) }

const (
	KernelEnqueueFlagsNoWait        KernelEnqueueFlags = 0x0
	KernelEnqueueFlagsWaitKernel    KernelEnqueueFlags = 0x1
	KernelEnqueueFlagsWaitWorkGroup KernelEnqueueFlags = 0x2
)

// Capability is a value of operand kind Capability.
type Capability uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v Capability) String() string { return KindCapability.Text(uint32(v)) }

const (
	CapabilityMatrix                                       Capability = 0x0
	CapabilityShader                                       Capability = 0x1
	CapabilityGeometry                                     Capability = 0x2
	CapabilityTessellation                                 Capability = 0x3
	CapabilityAddresses                                    Capability = 0x4
	CapabilityLinkage                                      Capability = 0x5
	CapabilityKernel                                       Capability = 0x6
	CapabilityVector16                                     Capability = 0x7
	CapabilityFloat16Buffer                                Capability = 0x8
	CapabilityFloat16                                      Capability = 0x9
	CapabilityFloat64                                      Capability = 0xa
	CapabilityInt64                                        Capability = 0xb
	CapabilityInt64Atomics                                 Capability = 0xc
	CapabilityImageBasic                                   Capability = 0xd
	CapabilityImageReadWrite                               Capability = 0xe
	CapabilityImageMipmap                                  Capability = 0xf
	CapabilityPipes                                        Capability = 0x11
	CapabilityGroups                                       Capability = 0x12
	CapabilityDeviceEnqueue                                Capability = 0x13
	CapabilityLiteralSampler                               Capability = 0x14
	CapabilityAtomicStorage                                Capability = 0x15
	CapabilityInt16                                        Capability = 0x16
	CapabilityTessellationPointSize                        Capability = 0x17
	CapabilityGeometryPointSize                            Capability = 0x18
	CapabilityImageGatherExtended                          Capability = 0x19
	CapabilityStorageImageMultisample                      Capability = 0x1b
	CapabilityUniformBufferArrayDynamicIndexing            Capability = 0x1c
	CapabilitySampledImageArrayDynamicIndexing             Capability = 0x1d
	CapabilityStorageBufferArrayDynamicIndexing            Capability = 0x1e
	CapabilityStorageImageArrayDynamicIndexing             Capability = 0x1f
	CapabilityClipDistance                                 Capability = 0x20
	CapabilityCullDistance                                 Capability = 0x21
	CapabilityImageCubeArray                               Capability = 0x22
	CapabilitySampleRateShading                            Capability = 0x23
	CapabilityImageRect                                    Capability = 0x24
	CapabilitySampledRect                                  Capability = 0x25
	CapabilityGenericPointer                               Capability = 0x26
	CapabilityInt8                                         Capability = 0x27
	CapabilityInputAttachment                              Capability = 0x28
	CapabilitySparseResidency                              Capability = 0x29
	CapabilityMinLod                                       Capability = 0x2a
	CapabilitySampled1D                                    Capability = 0x2b
	CapabilityImage1D                                      Capability = 0x2c
	CapabilitySampledCubeArray                             Capability = 0x2d
	CapabilitySampledBuffer                                Capability = 0x2e
	CapabilityImageBuffer                                  Capability = 0x2f
	CapabilityImageMSArray                                 Capability = 0x30
	CapabilityStorageImageExtendedFormats                  Capability = 0x31
	CapabilityImageQuery                                   Capability = 0x32
	CapabilityDerivativeControl                            Capability = 0x33
	CapabilityInterpolationFunction                        Capability = 0x34
	CapabilityTransformFeedback                            Capability = 0x35
	CapabilityGeometryStreams                              Capability = 0x36
	CapabilityStorageImageReadWithoutFormat                Capability = 0x37
	CapabilityStorageImageWriteWithoutFormat               Capability = 0x38
	CapabilityMultiViewport                                Capability = 0x39
	CapabilitySubgroupDispatch                             Capability = 0x3a
	CapabilityNamedBarrier                                 Capability = 0x3b
	CapabilityPipeStorage                                  Capability = 0x3c
	CapabilityGroupNonUniform                              Capability = 0x3d
	CapabilityGroupNonUniformVote                          Capability = 0x3e
	CapabilityGroupNonUniformArithmetic                    Capability = 0x3f
	CapabilityGroupNonUniformBallot                        Capability = 0x40
	CapabilityGroupNonUniformShuffle                       Capability = 0x41
	CapabilityGroupNonUniformShuffleRelative               Capability = 0x42
	CapabilityGroupNonUniformClustered                     Capability = 0x43
	CapabilityGroupNonUniformQuad                          Capability = 0x44
	CapabilityShaderLayer                                  Capability = 0x45
	CapabilityShaderViewportIndex                          Capability = 0x46
	CapabilityUniformDecoration                            Capability = 0x47
	CapabilityCoreBuiltinsARM                              Capability = 0x1045
	CapabilityTileImageColorReadAccessEXT                  Capability = 0x1046
	CapabilityTileImageDepthReadAccessEXT                  Capability = 0x1047
	CapabilityTileImageStencilReadAccessEXT                Capability = 0x1048
	CapabilityTensorsARM                                   Capability = 0x104e
	CapabilityStorageTensorArrayDynamicIndexingARM         Capability = 0x104f
	CapabilityStorageTensorArrayNonUniformIndexingARM      Capability = 0x1050
	CapabilityGraphARM                                     Capability = 0x105f
	CapabilityCooperativeMatrixLayoutsARM                  Capability = 0x1069
	CapabilityFloat8EXT                                    Capability = 0x1074
	CapabilityFloat8CooperativeMatrixEXT                   Capability = 0x1075
	CapabilityFloat6EXT                                    Capability = 0x1084
	CapabilityFloat4EXT                                    Capability = 0x1085
	CapabilityFloat8UnsignedE8M0EXT                        Capability = 0x1086
	CapabilityMXInt8EXT                                    Capability = 0x1087
	CapabilityBitcastExtractEXT                            Capability = 0x1088
	CapabilityFragmentShadingRateKHR                       Capability = 0x1146
	CapabilitySubgroupBallotKHR                            Capability = 0x1147
	CapabilityDrawParameters                               Capability = 0x114b
	CapabilityWorkgroupMemoryExplicitLayoutKHR             Capability = 0x114c
	CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR   Capability = 0x114d
	CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR  Capability = 0x114e
	CapabilitySubgroupVoteKHR                              Capability = 0x114f
	CapabilityStorageBuffer16BitAccess                     Capability = 0x1151
	CapabilityStorageUniformBufferBlock16                             = CapabilityStorageBuffer16BitAccess
	CapabilityUniformAndStorageBuffer16BitAccess           Capability = 0x1152
	CapabilityStorageUniform16                                        = CapabilityUniformAndStorageBuffer16BitAccess
	CapabilityStoragePushConstant16                        Capability = 0x1153
	CapabilityStorageInputOutput16                         Capability = 0x1154
	CapabilityDeviceGroup                                  Capability = 0x1155
	CapabilityMultiView                                    Capability = 0x1157
	CapabilityVariablePointersStorageBuffer                Capability = 0x1159
	CapabilityVariablePointers                             Capability = 0x115a
	CapabilityAtomicStorageOps                             Capability = 0x115d
	CapabilitySampleMaskPostDepthCoverage                  Capability = 0x115f
	CapabilityStorageBuffer8BitAccess                      Capability = 0x1160
	CapabilityUniformAndStorageBuffer8BitAccess            Capability = 0x1161
	CapabilityStoragePushConstant8                         Capability = 0x1162
	CapabilityDenormPreserve                               Capability = 0x1170
	CapabilityDenormFlushToZero                            Capability = 0x1171
	CapabilitySignedZeroInfNanPreserve                     Capability = 0x1172
	CapabilityRoundingModeRTE                              Capability = 0x1173
	CapabilityRoundingModeRTZ                              Capability = 0x1174
	CapabilityRayQueryProvisionalKHR                       Capability = 0x1177
	CapabilityRayQueryKHR                                  Capability = 0x1178
	CapabilityUntypedPointersKHR                           Capability = 0x1179
	CapabilityRayTraversalPrimitiveCullingKHR              Capability = 0x117e
	CapabilityRayTracingKHR                                Capability = 0x117f
	CapabilityTextureSampleWeightedQCOM                    Capability = 0x1184
	CapabilityTextureBoxFilterQCOM                         Capability = 0x1185
	CapabilityTextureBlockMatchQCOM                        Capability = 0x1186
	CapabilityTileShadingQCOM                              Capability = 0x118f
	CapabilityCooperativeMatrixConversionQCOM              Capability = 0x1190
	CapabilityTextureBlockMatch2QCOM                       Capability = 0x1192
	CapabilityMultipleWaitQueuesQCOM                       Capability = 0x11bb
	CapabilityImageGatherLinearQCOM                        Capability = 0x11bf
	CapabilityImageGatherExtendedModesQCOM                 Capability = 0x11c0
	CapabilityFloat16ImageAMD                              Capability = 0x1390
	CapabilityImageGatherBiasLodAMD                        Capability = 0x1391
	CapabilityFragmentMaskAMD                              Capability = 0x1392
	CapabilityStencilExportEXT                             Capability = 0x1395
	CapabilityImageReadWriteLodAMD                         Capability = 0x1397
	CapabilityInt64ImageEXT                                Capability = 0x1398
	CapabilityShaderClockKHR                               Capability = 0x13bf
	CapabilityShaderEnqueueAMDX                            Capability = 0x13cb
	CapabilityQuadControlKHR                               Capability = 0x13df
	CapabilityInt4TypeINTEL                                Capability = 0x13f8
	CapabilityInt4CooperativeMatrixINTEL                   Capability = 0x13fa
	CapabilityBFloat16TypeKHR                              Capability = 0x13fc
	CapabilityBFloat16DotProductKHR                        Capability = 0x13fd
	CapabilityBFloat16CooperativeMatrixKHR                 Capability = 0x13fe
	CapabilityAbortKHR                                     Capability = 0x1400
	CapabilityDescriptorHeapEXT                            Capability = 0x1408
	CapabilityConstantDataKHR                              Capability = 0x141a
	CapabilityPoisonFreezeKHR                              Capability = 0x1424
	CapabilityWeakLinkageAMD                               Capability = 0x143d
	CapabilitySampleMaskOverrideCoverageNV                 Capability = 0x1481
	CapabilityGeometryShaderPassthroughNV                  Capability = 0x1483
	CapabilityShaderViewportIndexLayerEXT                  Capability = 0x1486
	CapabilityShaderViewportIndexLayerNV                              = CapabilityShaderViewportIndexLayerEXT
	CapabilityShaderViewportMaskNV                         Capability = 0x1487
	CapabilityShaderStereoViewNV                           Capability = 0x148b
	CapabilityPerViewAttributesNV                          Capability = 0x148c
	CapabilityFragmentFullyCoveredEXT                      Capability = 0x1491
	CapabilityMeshShadingNV                                Capability = 0x1492
	CapabilityImageFootprintNV                             Capability = 0x14a2
	CapabilityMeshShadingEXT                               Capability = 0x14a3
	CapabilityFragmentBarycentricKHR                       Capability = 0x14a4
	CapabilityFragmentBarycentricNV                                   = CapabilityFragmentBarycentricKHR
	CapabilityComputeDerivativeGroupQuadsKHR               Capability = 0x14a8
	CapabilityComputeDerivativeGroupQuadsNV                           = CapabilityComputeDerivativeGroupQuadsKHR
	CapabilityFragmentDensityEXT                           Capability = 0x14ab
	CapabilityShadingRateNV                                           = CapabilityFragmentDensityEXT
	CapabilityGroupNonUniformPartitionedEXT                Capability = 0x14b1
	CapabilityGroupNonUniformPartitionedNV                            = CapabilityGroupNonUniformPartitionedEXT
	CapabilityShaderNonUniform                             Capability = 0x14b5
	CapabilityShaderNonUniformEXT                                     = CapabilityShaderNonUniform
	CapabilityRuntimeDescriptorArray                       Capability = 0x14b6
	CapabilityRuntimeDescriptorArrayEXT                               = CapabilityRuntimeDescriptorArray
	CapabilityInputAttachmentArrayDynamicIndexing          Capability = 0x14b7
	CapabilityInputAttachmentArrayDynamicIndexingEXT                  = CapabilityInputAttachmentArrayDynamicIndexing
	CapabilityUniformTexelBufferArrayDynamicIndexing       Capability = 0x14b8
	CapabilityUniformTexelBufferArrayDynamicIndexingEXT               = CapabilityUniformTexelBufferArrayDynamicIndexing
	CapabilityStorageTexelBufferArrayDynamicIndexing       Capability = 0x14b9
	CapabilityStorageTexelBufferArrayDynamicIndexingEXT               = CapabilityStorageTexelBufferArrayDynamicIndexing
	CapabilityUniformBufferArrayNonUniformIndexing         Capability = 0x14ba
	CapabilityUniformBufferArrayNonUniformIndexingEXT                 = CapabilityUniformBufferArrayNonUniformIndexing
	CapabilitySampledImageArrayNonUniformIndexing          Capability = 0x14bb
	CapabilitySampledImageArrayNonUniformIndexingEXT                  = CapabilitySampledImageArrayNonUniformIndexing
	CapabilityStorageBufferArrayNonUniformIndexing         Capability = 0x14bc
	CapabilityStorageBufferArrayNonUniformIndexingEXT                 = CapabilityStorageBufferArrayNonUniformIndexing
	CapabilityStorageImageArrayNonUniformIndexing          Capability = 0x14bd
	CapabilityStorageImageArrayNonUniformIndexingEXT                  = CapabilityStorageImageArrayNonUniformIndexing
	CapabilityInputAttachmentArrayNonUniformIndexing       Capability = 0x14be
	CapabilityInputAttachmentArrayNonUniformIndexingEXT               = CapabilityInputAttachmentArrayNonUniformIndexing
	CapabilityUniformTexelBufferArrayNonUniformIndexing    Capability = 0x14bf
	CapabilityUniformTexelBufferArrayNonUniformIndexingEXT            = CapabilityUniformTexelBufferArrayNonUniformIndexing
	CapabilityStorageTexelBufferArrayNonUniformIndexing    Capability = 0x14c0
	CapabilityStorageTexelBufferArrayNonUniformIndexingEXT            = CapabilityStorageTexelBufferArrayNonUniformIndexing
	CapabilityRayTracingPositionFetchKHR                   Capability = 0x14d8
	CapabilityRayTracingNV                                 Capability = 0x14dc
	CapabilityRayTracingMotionBlurNV                       Capability = 0x14dd
	CapabilityVulkanMemoryModel                            Capability = 0x14e1
	CapabilityVulkanMemoryModelKHR                                    = CapabilityVulkanMemoryModel
	CapabilityVulkanMemoryModelDeviceScope                 Capability = 0x14e2
	CapabilityVulkanMemoryModelDeviceScopeKHR                         = CapabilityVulkanMemoryModelDeviceScope
	CapabilityPhysicalStorageBufferAddresses               Capability = 0x14e3
	CapabilityPhysicalStorageBufferAddressesEXT                       = CapabilityPhysicalStorageBufferAddresses
	CapabilityComputeDerivativeGroupLinearKHR              Capability = 0x14e6
	CapabilityComputeDerivativeGroupLinearNV                          = CapabilityComputeDerivativeGroupLinearKHR
	CapabilityRayTracingProvisionalKHR                     Capability = 0x14e9
	CapabilityCooperativeMatrixNV                          Capability = 0x14ed
	CapabilityFragmentShaderSampleInterlockEXT             Capability = 0x14f3
	CapabilityFragmentShaderShadingRateInterlockEXT        Capability = 0x14fc
	CapabilityShaderSMBuiltinsNV                           Capability = 0x14fd
	CapabilityFragmentShaderPixelInterlockEXT              Capability = 0x1502
	CapabilityDemoteToHelperInvocation                     Capability = 0x1503
	CapabilityDemoteToHelperInvocationEXT                             = CapabilityDemoteToHelperInvocation
	CapabilityDisplacementMicromapNV                       Capability = 0x1504
	CapabilityRayTracingOpacityMicromapKHR                 Capability = 0x1505
	CapabilityRayTracingOpacityMicromapEXT                            = CapabilityRayTracingOpacityMicromapKHR
	CapabilityShaderInvocationReorderNV                    Capability = 0x1507
	CapabilityShaderInvocationReorderEXT                   Capability = 0x150c
	CapabilityBindlessTextureNV                            Capability = 0x150e
	CapabilityRayQueryPositionFetchKHR                     Capability = 0x150f
	CapabilityCooperativeVectorNV                          Capability = 0x1512
	CapabilityAtomicFloat16VectorNV                        Capability = 0x151c
	CapabilityRayTracingDisplacementMicromapNV             Capability = 0x1521
	CapabilityRawAccessChainsNV                            Capability = 0x1526
	CapabilityRayTracingSpheresGeometryNV                  Capability = 0x152a
	CapabilityRayTracingLinearSweptSpheresGeometryNV       Capability = 0x152b
	CapabilityPushConstantBanksNV                          Capability = 0x152f
	CapabilityLongVectorEXT                                Capability = 0x1531
	CapabilityShader64BitIndexingEXT                       Capability = 0x1532
	CapabilityCooperativeMatrixConversionsEXT              Capability = 0x1535
	CapabilityCooperativeMatrixReductionsEXT               Capability = 0x1536
	CapabilityCooperativeMatrixReductionsNV                           = CapabilityCooperativeMatrixReductionsEXT
	CapabilityCooperativeMatrixConversionsNV               Capability = 0x1537
	CapabilityCooperativeMatrixPerElementOperationsEXT     Capability = 0x1538
	CapabilityCooperativeMatrixPerElementOperationsNV                 = CapabilityCooperativeMatrixPerElementOperationsEXT
	CapabilityCooperativeMatrixTensorAddressingNV          Capability = 0x1539
	CapabilityCooperativeMatrixBlockLoadsNV                Capability = 0x153a
	CapabilityCooperativeVectorTrainingNV                  Capability = 0x153b
	CapabilityRayTracingClusterAccelerationStructureNV     Capability = 0x153d
	CapabilityCooperativeMatrixGetCoordinateEXT            Capability = 0x153e
	CapabilityTensorAddressingNV                           Capability = 0x153f
	CapabilityCooperativeMatrixDecodeVectorNV              Capability = 0x1547
	CapabilitySubgroupShuffleINTEL                         Capability = 0x15c0
	CapabilitySubgroupBufferBlockIOINTEL                   Capability = 0x15c1
	CapabilitySubgroupImageBlockIOINTEL                    Capability = 0x15c2
	CapabilitySubgroupImageMediaBlockIOINTEL               Capability = 0x15cb
	CapabilityRoundToInfinityINTEL                         Capability = 0x15ce
	CapabilityFloatingPointModeINTEL                       Capability = 0x15cf
	CapabilityIntegerFunctions2INTEL                       Capability = 0x15d0
	CapabilityFunctionPointersINTEL                        Capability = 0x15e3
	CapabilityIndirectReferencesINTEL                      Capability = 0x15e4
	CapabilityAsmINTEL                                     Capability = 0x15e6
	CapabilityAtomicFloat32MinMaxEXT                       Capability = 0x15ec
	CapabilityAtomicFloat64MinMaxEXT                       Capability = 0x15ed
	CapabilityAtomicFloat16MinMaxEXT                       Capability = 0x15f0
	CapabilityVectorComputeINTEL                           Capability = 0x15f1
	CapabilityVectorAnyINTEL                               Capability = 0x15f3
	CapabilityExpectAssumeKHR                              Capability = 0x15fd
	CapabilitySubgroupAvcMotionEstimationINTEL             Capability = 0x1640
	CapabilitySubgroupAvcMotionEstimationIntraINTEL        Capability = 0x1641
	CapabilitySubgroupAvcMotionEstimationChromaINTEL       Capability = 0x1642
	CapabilityVariableLengthArrayINTEL                     Capability = 0x16b9
	CapabilityFunctionFloatControlINTEL                    Capability = 0x16bd
	CapabilityFPGAMemoryAttributesALTERA                   Capability = 0x16c0
	CapabilityFPGAMemoryAttributesINTEL                               = CapabilityFPGAMemoryAttributesALTERA
	CapabilityFPFastMathModeINTEL                          Capability = 0x16cd
	CapabilityArbitraryPrecisionIntegersALTERA             Capability = 0x16d4
	CapabilityArbitraryPrecisionIntegersINTEL                         = CapabilityArbitraryPrecisionIntegersALTERA
	CapabilityArbitraryPrecisionFloatingPointALTERA        Capability = 0x16d5
	CapabilityArbitraryPrecisionFloatingPointINTEL                    = CapabilityArbitraryPrecisionFloatingPointALTERA
	CapabilityUnstructuredLoopControlsINTEL                Capability = 0x16fe
	CapabilityFPGALoopControlsALTERA                       Capability = 0x1700
	CapabilityFPGALoopControlsINTEL                                   = CapabilityFPGALoopControlsALTERA
	CapabilityKernelAttributesINTEL                        Capability = 0x1704
	CapabilityFPGAKernelAttributesINTEL                    Capability = 0x1709
	CapabilityFPGAMemoryAccessesALTERA                     Capability = 0x170a
	CapabilityFPGAMemoryAccessesINTEL                                 = CapabilityFPGAMemoryAccessesALTERA
	CapabilityFPGAClusterAttributesALTERA                  Capability = 0x1710
	CapabilityFPGAClusterAttributesINTEL                              = CapabilityFPGAClusterAttributesALTERA
	CapabilityLoopFuseALTERA                               Capability = 0x1712
	CapabilityLoopFuseINTEL                                           = CapabilityLoopFuseALTERA
	CapabilityFPGADSPControlALTERA                         Capability = 0x1714
	CapabilityFPGADSPControlINTEL                                     = CapabilityFPGADSPControlALTERA
	CapabilityMemoryAccessAliasingINTEL                    Capability = 0x1716
	CapabilityFPGAInvocationPipeliningAttributesALTERA     Capability = 0x171c
	CapabilityFPGAInvocationPipeliningAttributesINTEL                 = CapabilityFPGAInvocationPipeliningAttributesALTERA
	CapabilityFPGABufferLocationALTERA                     Capability = 0x1720
	CapabilityFPGABufferLocationINTEL                                 = CapabilityFPGABufferLocationALTERA
	CapabilityArbitraryPrecisionFixedPointALTERA           Capability = 0x1722
	CapabilityArbitraryPrecisionFixedPointINTEL                       = CapabilityArbitraryPrecisionFixedPointALTERA
	CapabilityUSMStorageClassesALTERA                      Capability = 0x172f
	CapabilityUSMStorageClassesINTEL                                  = CapabilityUSMStorageClassesALTERA
	CapabilityRuntimeAlignedAttributeALTERA                Capability = 0x1733
	CapabilityRuntimeAlignedAttributeINTEL                            = CapabilityRuntimeAlignedAttributeALTERA
	CapabilityIOPipesALTERA                                Capability = 0x1737
	CapabilityIOPipesINTEL                                            = CapabilityIOPipesALTERA
	CapabilityBlockingPipesALTERA                          Capability = 0x1739
	CapabilityBlockingPipesINTEL                                      = CapabilityBlockingPipesALTERA
	CapabilityFPGARegALTERA                                Capability = 0x173c
	CapabilityFPGARegINTEL                                            = CapabilityFPGARegALTERA
	CapabilityDotProductInputAll                           Capability = 0x1780
	CapabilityDotProductInputAllKHR                                   = CapabilityDotProductInputAll
	CapabilityDotProductInput4x8Bit                        Capability = 0x1781
	CapabilityDotProductInput4x8BitKHR                                = CapabilityDotProductInput4x8Bit
	CapabilityDotProductInput4x8BitPacked                  Capability = 0x1782
	CapabilityDotProductInput4x8BitPackedKHR                          = CapabilityDotProductInput4x8BitPacked
	CapabilityDotProduct                                   Capability = 0x1783
	CapabilityDotProductKHR                                           = CapabilityDotProduct
	CapabilityRayCullMaskKHR                               Capability = 0x1784
	CapabilityCooperativeMatrixKHR                         Capability = 0x1786
	CapabilityReplicatedCompositesEXT                      Capability = 0x1788
	CapabilityBitInstructions                              Capability = 0x1789
	CapabilityGroupNonUniformRotateKHR                     Capability = 0x178a
	CapabilityFloatControls2                               Capability = 0x178d
	CapabilityFMAKHR                                       Capability = 0x178e
	CapabilityRayTracingOpacityMicromapExecutionModeKHR    Capability = 0x1790
	CapabilityAtomicFloat32AddEXT                          Capability = 0x1791
	CapabilityAtomicFloat64AddEXT                          Capability = 0x1792
	CapabilityLongCompositesINTEL                          Capability = 0x17c9
	CapabilityOptNoneEXT                                   Capability = 0x17ce
	CapabilityOptNoneINTEL                                            = CapabilityOptNoneEXT
	CapabilityAtomicFloat16AddEXT                          Capability = 0x17cf
	CapabilityDebugInfoModuleINTEL                         Capability = 0x17e2
	CapabilityBFloat16ConversionINTEL                      Capability = 0x17e3
	CapabilitySplitBarrierEXT                              Capability = 0x17fd
	CapabilitySplitBarrierINTEL                                       = CapabilitySplitBarrierEXT
	CapabilityArithmeticFenceEXT                           Capability = 0x1800
	CapabilityFPGAClusterAttributesV2ALTERA                Capability = 0x1806
	CapabilityFPGAClusterAttributesV2INTEL                            = CapabilityFPGAClusterAttributesV2ALTERA
	CapabilityFPGAKernelAttributesv2INTEL                  Capability = 0x1811
	CapabilityTaskSequenceALTERA                           Capability = 0x1812
	CapabilityTaskSequenceINTEL                                       = CapabilityTaskSequenceALTERA
	CapabilityFPMaxErrorINTEL                              Capability = 0x1819
	CapabilityFPGALatencyControlALTERA                     Capability = 0x181b
	CapabilityFPGALatencyControlINTEL                                 = CapabilityFPGALatencyControlALTERA
	CapabilityFPGAArgumentInterfacesALTERA                 Capability = 0x181e
	CapabilityFPGAArgumentInterfacesINTEL                             = CapabilityFPGAArgumentInterfacesALTERA
	CapabilityGlobalVariableHostAccessINTEL                Capability = 0x182b
	CapabilityGlobalVariableFPGADecorationsALTERA          Capability = 0x182d
	CapabilityGlobalVariableFPGADecorationsINTEL                      = CapabilityGlobalVariableFPGADecorationsALTERA
	CapabilitySubgroupBufferPrefetchINTEL                  Capability = 0x184c
	CapabilitySubgroup2DBlockIOINTEL                       Capability = 0x1854
	CapabilitySubgroup2DBlockTransformINTEL                Capability = 0x1855
	CapabilitySubgroup2DBlockTransposeINTEL                Capability = 0x1856
	CapabilitySubgroupMatrixMultiplyAccumulateINTEL        Capability = 0x185c
	CapabilityTernaryBitwiseFunctionINTEL                  Capability = 0x1861
	CapabilityUntypedVariableLengthArrayINTEL              Capability = 0x1863
	CapabilitySpecConditionalINTEL                         Capability = 0x1865
	CapabilityFunctionVariantsINTEL                        Capability = 0x1866
	CapabilityPredicatedIOINTEL                            Capability = 0x1871
	CapabilityRoundedDivideSqrtINTEL                       Capability = 0x1879
	CapabilityGroupUniformArithmeticKHR                    Capability = 0x1900
	CapabilityTensorFloat32RoundingINTEL                   Capability = 0x1919
	CapabilityMaskedGatherScatterINTEL                     Capability = 0x191b
	CapabilityCacheControlsINTEL                           Capability = 0x1929
	CapabilityRegisterLimitsINTEL                          Capability = 0x193c
	CapabilityBindlessImagesINTEL                          Capability = 0x1980
	CapabilityDotProductFloat16AccFloat32VALVE             Capability = 0x1b00
	CapabilityDotProductFloat16AccFloat16VALVE             Capability = 0x1b01
	CapabilityDotProductBFloat16AccVALVE                   Capability = 0x1b02
	CapabilityDotProductFloat8AccFloat32VALVE              Capability = 0x1b03
	CapabilityIntrinsicSAMSUNG                             Capability = 0x1b81
)

// RayQueryIntersection is a value of operand kind RayQueryIntersection.
type RayQueryIntersection uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v RayQueryIntersection) String() string { return KindRayQueryIntersection.Text(uint32(v)) }

const (
	RayQueryIntersectionRayQueryCandidateIntersectionKHR RayQueryIntersection = 0x0
	RayQueryIntersectionRayQueryCommittedIntersectionKHR RayQueryIntersection = 0x1
)

// RayQueryCommittedIntersectionType is a value of operand kind RayQueryCommittedIntersectionType.
type RayQueryCommittedIntersectionType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v RayQueryCommittedIntersectionType) String() string {
	return KindRayQueryCommittedIntersectionType.Text(uint32(v))
}

const (
	RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionNoneKHR      RayQueryCommittedIntersectionType = 0x0
	RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionTriangleKHR  RayQueryCommittedIntersectionType = 0x1
	RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionGeneratedKHR RayQueryCommittedIntersectionType = 0x2
)

// RayQueryCandidateIntersectionType is a value of operand kind RayQueryCandidateIntersectionType.
type RayQueryCandidateIntersectionType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v RayQueryCandidateIntersectionType) String() string {
	return KindRayQueryCandidateIntersectionType.Text(uint32(v))
}

const (
	RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionTriangleKHR RayQueryCandidateIntersectionType = 0x0
	RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionAABBKHR     RayQueryCandidateIntersectionType = 0x1
)

// PackedVectorFormat is a value of operand kind PackedVectorFormat.
type PackedVectorFormat uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v PackedVectorFormat) String() string { return KindPackedVectorFormat.Text(uint32(v)) }

const (
	PackedVectorFormatPackedVectorFormat4x8Bit    PackedVectorFormat = 0x0
	PackedVectorFormatPackedVectorFormat4x8BitKHR                    = PackedVectorFormatPackedVectorFormat4x8Bit
)

// CooperativeMatrixOperands is a mask of operand kind CooperativeMatrixOperands.
type CooperativeMatrixOperands uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v CooperativeMatrixOperands) String() string {
	return KindCooperativeMatrixOperands.Text(uint32(v))
}

const (
	CooperativeMatrixOperandsNoneKHR                         CooperativeMatrixOperands = 0x0
	CooperativeMatrixOperandsMatrixASignedComponentsKHR      CooperativeMatrixOperands = 0x1
	CooperativeMatrixOperandsMatrixBSignedComponentsKHR      CooperativeMatrixOperands = 0x2
	CooperativeMatrixOperandsMatrixCSignedComponentsKHR      CooperativeMatrixOperands = 0x4
	CooperativeMatrixOperandsMatrixResultSignedComponentsKHR CooperativeMatrixOperands = 0x8
	CooperativeMatrixOperandsSaturatingAccumulationKHR       CooperativeMatrixOperands = 0x10
)

// CooperativeMatrixLayout is a value of operand kind CooperativeMatrixLayout.
type CooperativeMatrixLayout uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v CooperativeMatrixLayout) String() string { return KindCooperativeMatrixLayout.Text(uint32(v)) }

const (
	CooperativeMatrixLayoutRowMajorKHR                 CooperativeMatrixLayout = 0x0
	CooperativeMatrixLayoutColumnMajorKHR              CooperativeMatrixLayout = 0x1
	CooperativeMatrixLayoutRowBlockedInterleavedARM    CooperativeMatrixLayout = 0x106a
	CooperativeMatrixLayoutColumnBlockedInterleavedARM CooperativeMatrixLayout = 0x106b
)

// CooperativeMatrixUse is a value of operand kind CooperativeMatrixUse.
type CooperativeMatrixUse uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v CooperativeMatrixUse) String() string { return KindCooperativeMatrixUse.Text(uint32(v)) }

const (
	CooperativeMatrixUseMatrixAKHR           CooperativeMatrixUse = 0x0
	CooperativeMatrixUseMatrixBKHR           CooperativeMatrixUse = 0x1
	CooperativeMatrixUseMatrixAccumulatorKHR CooperativeMatrixUse = 0x2
)

// CooperativeMatrixReduce is a mask of operand kind CooperativeMatrixReduce.
type CooperativeMatrixReduce uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v CooperativeMatrixReduce) String() string { return KindCooperativeMatrixReduce.Text(uint32(v)) }

const (
	CooperativeMatrixReduceRow    CooperativeMatrixReduce = 0x1
	CooperativeMatrixReduceColumn CooperativeMatrixReduce = 0x2
	CooperativeMatrixReduce2x2    CooperativeMatrixReduce = 0x4
)

// TensorClampMode is a value of operand kind TensorClampMode.
type TensorClampMode uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v TensorClampMode) String() string { return KindTensorClampMode.Text(uint32(v)) }

const (
	TensorClampModeUndefined      TensorClampMode = 0x0
	TensorClampModeConstant       TensorClampMode = 0x1
	TensorClampModeClampToEdge    TensorClampMode = 0x2
	TensorClampModeRepeat         TensorClampMode = 0x3
	TensorClampModeRepeatMirrored TensorClampMode = 0x4
)

// TensorAddressingOperands is a mask of operand kind TensorAddressingOperands.
type TensorAddressingOperands uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v TensorAddressingOperands) String() string {
	return KindTensorAddressingOperands.Text(uint32(v))
}

const (
	TensorAddressingOperandsNone             TensorAddressingOperands = 0x0
	TensorAddressingOperandsTensorView       TensorAddressingOperands = 0x1
	TensorAddressingOperandsDecodeFunc       TensorAddressingOperands = 0x2
	TensorAddressingOperandsDecodeVectorFunc TensorAddressingOperands = 0x4
)

// InitializationModeQualifier is a value of operand kind InitializationModeQualifier.
type InitializationModeQualifier uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v InitializationModeQualifier) String() string {
	return KindInitializationModeQualifier.Text(uint32(v))
}

const (
	InitializationModeQualifierInitOnDeviceReprogramALTERA InitializationModeQualifier = 0x0
	InitializationModeQualifierInitOnDeviceReprogramINTEL                              = InitializationModeQualifierInitOnDeviceReprogramALTERA
	InitializationModeQualifierInitOnDeviceResetALTERA     InitializationModeQualifier = 0x1
	InitializationModeQualifierInitOnDeviceResetINTEL                                  = InitializationModeQualifierInitOnDeviceResetALTERA
)

// LoadCacheControl is a value of operand kind LoadCacheControl.
type LoadCacheControl uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v LoadCacheControl) String() string { return KindLoadCacheControl.Text(uint32(v)) }

const (
	LoadCacheControlUncachedINTEL            LoadCacheControl = 0x0
	LoadCacheControlCachedINTEL              LoadCacheControl = 0x1
	LoadCacheControlStreamingINTEL           LoadCacheControl = 0x2
	LoadCacheControlInvalidateAfterReadINTEL LoadCacheControl = 0x3
	LoadCacheControlConstCachedINTEL         LoadCacheControl = 0x4
)

// StoreCacheControl is a value of operand kind StoreCacheControl.
type StoreCacheControl uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v StoreCacheControl) String() string { return KindStoreCacheControl.Text(uint32(v)) }

const (
	StoreCacheControlUncachedINTEL     StoreCacheControl = 0x0
	StoreCacheControlWriteThroughINTEL StoreCacheControl = 0x1
	StoreCacheControlWriteBackINTEL    StoreCacheControl = 0x2
	StoreCacheControlStreamingINTEL    StoreCacheControl = 0x3
)

// NamedMaximumNumberOfRegisters is a value of operand kind NamedMaximumNumberOfRegisters.
type NamedMaximumNumberOfRegisters uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v NamedMaximumNumberOfRegisters) String() string {
	return KindNamedMaximumNumberOfRegisters.Text(uint32(v))
}

const (
	NamedMaximumNumberOfRegistersAutoINTEL NamedMaximumNumberOfRegisters = 0x0
)

// MatrixMultiplyAccumulateOperands is a mask of operand kind MatrixMultiplyAccumulateOperands.
type MatrixMultiplyAccumulateOperands uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v MatrixMultiplyAccumulateOperands) String() string {
	return KindMatrixMultiplyAccumulateOperands.Text(uint32(v))
}

const (
	MatrixMultiplyAccumulateOperandsNone                         MatrixMultiplyAccumulateOperands = 0x0
	MatrixMultiplyAccumulateOperandsMatrixASignedComponentsINTEL MatrixMultiplyAccumulateOperands = 0x1
	MatrixMultiplyAccumulateOperandsMatrixBSignedComponentsINTEL MatrixMultiplyAccumulateOperands = 0x2
	MatrixMultiplyAccumulateOperandsMatrixCBFloat16INTEL         MatrixMultiplyAccumulateOperands = 0x4
	MatrixMultiplyAccumulateOperandsMatrixResultBFloat16INTEL    MatrixMultiplyAccumulateOperands = 0x8
	MatrixMultiplyAccumulateOperandsMatrixAPackedInt8INTEL       MatrixMultiplyAccumulateOperands = 0x10
	MatrixMultiplyAccumulateOperandsMatrixBPackedInt8INTEL       MatrixMultiplyAccumulateOperands = 0x20
	MatrixMultiplyAccumulateOperandsMatrixAPackedInt4INTEL       MatrixMultiplyAccumulateOperands = 0x40
	MatrixMultiplyAccumulateOperandsMatrixBPackedInt4INTEL       MatrixMultiplyAccumulateOperands = 0x80
	MatrixMultiplyAccumulateOperandsMatrixATF32INTEL             MatrixMultiplyAccumulateOperands = 0x100
	MatrixMultiplyAccumulateOperandsMatrixBTF32INTEL             MatrixMultiplyAccumulateOperands = 0x200
	MatrixMultiplyAccumulateOperandsMatrixAPackedFloat16INTEL    MatrixMultiplyAccumulateOperands = 0x400
	MatrixMultiplyAccumulateOperandsMatrixBPackedFloat16INTEL    MatrixMultiplyAccumulateOperands = 0x800
	MatrixMultiplyAccumulateOperandsMatrixAPackedBFloat16INTEL   MatrixMultiplyAccumulateOperands = 0x1000
	MatrixMultiplyAccumulateOperandsMatrixBPackedBFloat16INTEL   MatrixMultiplyAccumulateOperands = 0x2000
)

// FPEncoding is a value of operand kind FPEncoding.
type FPEncoding uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v FPEncoding) String() string { return KindFPEncoding.Text(uint32(v)) }

const (
	FPEncodingBFloat16KHR           FPEncoding = 0x0
	FPEncodingFloat8E4M3EXT         FPEncoding = 0x1076
	FPEncodingFloat8E5M2EXT         FPEncoding = 0x1077
	FPEncodingFloat6E2M3EXT         FPEncoding = 0x107f
	FPEncodingFloat6E3M2EXT         FPEncoding = 0x1080
	FPEncodingFloat4E2M1EXT         FPEncoding = 0x1081
	FPEncodingFloat8UnsignedE8M0EXT FPEncoding = 0x1082
	FPEncodingMXInt8EXT             FPEncoding = 0x1083
)

// CooperativeVectorMatrixLayout is a value of operand kind CooperativeVectorMatrixLayout.
type CooperativeVectorMatrixLayout uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v CooperativeVectorMatrixLayout) String() string {
	return KindCooperativeVectorMatrixLayout.Text(uint32(v))
}

const (
	CooperativeVectorMatrixLayoutRowMajorNV           CooperativeVectorMatrixLayout = 0x0
	CooperativeVectorMatrixLayoutColumnMajorNV        CooperativeVectorMatrixLayout = 0x1
	CooperativeVectorMatrixLayoutInferencingOptimalNV CooperativeVectorMatrixLayout = 0x2
	CooperativeVectorMatrixLayoutTrainingOptimalNV    CooperativeVectorMatrixLayout = 0x3
)

// ComponentType is a value of operand kind ComponentType.
type ComponentType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ComponentType) String() string { return KindComponentType.Text(uint32(v)) }

const (
	ComponentTypeFloat16NV            ComponentType = 0x0
	ComponentTypeFloat32NV            ComponentType = 0x1
	ComponentTypeFloat64NV            ComponentType = 0x2
	ComponentTypeSignedInt8NV         ComponentType = 0x3
	ComponentTypeSignedInt16NV        ComponentType = 0x4
	ComponentTypeSignedInt32NV        ComponentType = 0x5
	ComponentTypeSignedInt64NV        ComponentType = 0x6
	ComponentTypeUnsignedInt8NV       ComponentType = 0x7
	ComponentTypeUnsignedInt16NV      ComponentType = 0x8
	ComponentTypeUnsignedInt32NV      ComponentType = 0x9
	ComponentTypeUnsignedInt64NV      ComponentType = 0xa
	ComponentTypeSignedInt8PackedNV   ComponentType = 0x3ba247f8
	ComponentTypeUnsignedInt8PackedNV ComponentType = 0x3ba247f9
	ComponentTypeFloatE4M3NV          ComponentType = 0x3ba247fa
	ComponentTypeFloatE5M2NV          ComponentType = 0x3ba247fb
)

// GatherModes is a value of operand kind GatherModes.
type GatherModes uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v GatherModes) String() string { return KindGatherModes.Text(uint32(v)) }

const (
	GatherModesGather4x1QCOM GatherModes = 0x0
	GatherModesGatherDQCOM   GatherModes = 0x1
	GatherModesGatherH2QCOM  GatherModes = 0x2
	GatherModesGatherV2QCOM  GatherModes = 0x3
)

// TensorOperands is a mask of operand kind TensorOperands.
type TensorOperands uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v TensorOperands) String() string { return KindTensorOperands.Text(uint32(v)) }

const (
	TensorOperandsNoneARM                 TensorOperands = 0x0
	TensorOperandsNontemporalARM          TensorOperands = 0x1
	TensorOperandsOutOfBoundsValueARM     TensorOperands = 0x2
	TensorOperandsMakeElementAvailableARM TensorOperands = 0x4
	TensorOperandsMakeElementVisibleARM   TensorOperands = 0x8
	TensorOperandsNonPrivateElementARM    TensorOperands = 0x10
)

// DebugInfoInfoFlags is a mask of operand kind DebugInfoFlags.
type DebugInfoInfoFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v DebugInfoInfoFlags) String() string { return KindDebugInfoInfoFlags.Text(uint32(v)) }

const (
	DebugInfoInfoFlagsNone                 DebugInfoInfoFlags = 0x0
	DebugInfoInfoFlagsFlagIsProtected      DebugInfoInfoFlags = 0x1
	DebugInfoInfoFlagsFlagIsPrivate        DebugInfoInfoFlags = 0x2
	DebugInfoInfoFlagsFlagIsPublic         DebugInfoInfoFlags = 0x3
	DebugInfoInfoFlagsFlagIsLocal          DebugInfoInfoFlags = 0x4
	DebugInfoInfoFlagsFlagIsDefinition     DebugInfoInfoFlags = 0x8
	DebugInfoInfoFlagsFlagFwdDecl          DebugInfoInfoFlags = 0x10
	DebugInfoInfoFlagsFlagArtificial       DebugInfoInfoFlags = 0x20
	DebugInfoInfoFlagsFlagExplicit         DebugInfoInfoFlags = 0x40
	DebugInfoInfoFlagsFlagPrototyped       DebugInfoInfoFlags = 0x80
	DebugInfoInfoFlagsFlagObjectPointer    DebugInfoInfoFlags = 0x100
	DebugInfoInfoFlagsFlagStaticMember     DebugInfoInfoFlags = 0x200
	DebugInfoInfoFlagsFlagIndirectVariable DebugInfoInfoFlags = 0x400
	DebugInfoInfoFlagsFlagLValueReference  DebugInfoInfoFlags = 0x800
	DebugInfoInfoFlagsFlagRValueReference  DebugInfoInfoFlags = 0x1000
	DebugInfoInfoFlagsFlagIsOptimized      DebugInfoInfoFlags = 0x2000
)

// DebugInfoBaseTypeAttributeEncoding is a value of operand kind DebugBaseTypeAttributeEncoding.
type DebugInfoBaseTypeAttributeEncoding uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v DebugInfoBaseTypeAttributeEncoding) String() string {
	return KindDebugInfoBaseTypeAttributeEncoding.Text(uint32(v))
}

const (
	DebugInfoBaseTypeAttributeEncodingUnspecified  DebugInfoBaseTypeAttributeEncoding = 0x0
	DebugInfoBaseTypeAttributeEncodingAddress      DebugInfoBaseTypeAttributeEncoding = 0x1
	DebugInfoBaseTypeAttributeEncodingBoolean      DebugInfoBaseTypeAttributeEncoding = 0x2
	DebugInfoBaseTypeAttributeEncodingFloat        DebugInfoBaseTypeAttributeEncoding = 0x4
	DebugInfoBaseTypeAttributeEncodingSigned       DebugInfoBaseTypeAttributeEncoding = 0x5
	DebugInfoBaseTypeAttributeEncodingSignedChar   DebugInfoBaseTypeAttributeEncoding = 0x6
	DebugInfoBaseTypeAttributeEncodingUnsigned     DebugInfoBaseTypeAttributeEncoding = 0x7
	DebugInfoBaseTypeAttributeEncodingUnsignedChar DebugInfoBaseTypeAttributeEncoding = 0x8
)

// DebugInfoCompositeType is a value of operand kind DebugCompositeType.
type DebugInfoCompositeType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v DebugInfoCompositeType) String() string { return KindDebugInfoCompositeType.Text(uint32(v)) }

const (
	DebugInfoCompositeTypeClass     DebugInfoCompositeType = 0x0
	DebugInfoCompositeTypeStructure DebugInfoCompositeType = 0x1
	DebugInfoCompositeTypeUnion     DebugInfoCompositeType = 0x2
)

// DebugInfoTypeQualifier is a value of operand kind DebugTypeQualifier.
type DebugInfoTypeQualifier uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v DebugInfoTypeQualifier) String() string { return KindDebugInfoTypeQualifier.Text(uint32(v)) }

const (
	DebugInfoTypeQualifierConstType    DebugInfoTypeQualifier = 0x0
	DebugInfoTypeQualifierVolatileType DebugInfoTypeQualifier = 0x1
	DebugInfoTypeQualifierRestrictType DebugInfoTypeQualifier = 0x2
)

// DebugInfoOperation is a value of operand kind DebugOperation.
type DebugInfoOperation uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v DebugInfoOperation) String() string { return KindDebugInfoOperation.Text(uint32(v)) }

const (
	DebugInfoOperationDeref      DebugInfoOperation = 0x0
	DebugInfoOperationPlus       DebugInfoOperation = 0x1
	DebugInfoOperationMinus      DebugInfoOperation = 0x2
	DebugInfoOperationPlusUconst DebugInfoOperation = 0x3
	DebugInfoOperationBitPiece   DebugInfoOperation = 0x4
	DebugInfoOperationSwap       DebugInfoOperation = 0x5
	DebugInfoOperationXderef     DebugInfoOperation = 0x6
	DebugInfoOperationStackValue DebugInfoOperation = 0x7
	DebugInfoOperationConstu     DebugInfoOperation = 0x8
)

// ClspvReflectionKernelPropertyFlags is a mask of operand kind KernelPropertyFlags.
type ClspvReflectionKernelPropertyFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ClspvReflectionKernelPropertyFlags) String() string {
	return KindClspvReflectionKernelPropertyFlags.Text(uint32(v))
}

const (
	ClspvReflectionKernelPropertyFlagsNone         ClspvReflectionKernelPropertyFlags = 0x0
	ClspvReflectionKernelPropertyFlagsMayUsePrintf ClspvReflectionKernelPropertyFlags = 0x1
)

// ShaderDebugInfo100InfoFlags is a mask of operand kind DebugInfoFlags.
type ShaderDebugInfo100InfoFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfo100InfoFlags) String() string {
	return KindShaderDebugInfo100InfoFlags.Text(uint32(v))
}

const (
	ShaderDebugInfo100InfoFlagsNone                      ShaderDebugInfo100InfoFlags = 0x0
	ShaderDebugInfo100InfoFlagsFlagIsProtected           ShaderDebugInfo100InfoFlags = 0x1
	ShaderDebugInfo100InfoFlagsFlagIsPrivate             ShaderDebugInfo100InfoFlags = 0x2
	ShaderDebugInfo100InfoFlagsFlagIsPublic              ShaderDebugInfo100InfoFlags = 0x3
	ShaderDebugInfo100InfoFlagsFlagIsLocal               ShaderDebugInfo100InfoFlags = 0x4
	ShaderDebugInfo100InfoFlagsFlagIsDefinition          ShaderDebugInfo100InfoFlags = 0x8
	ShaderDebugInfo100InfoFlagsFlagFwdDecl               ShaderDebugInfo100InfoFlags = 0x10
	ShaderDebugInfo100InfoFlagsFlagArtificial            ShaderDebugInfo100InfoFlags = 0x20
	ShaderDebugInfo100InfoFlagsFlagExplicit              ShaderDebugInfo100InfoFlags = 0x40
	ShaderDebugInfo100InfoFlagsFlagPrototyped            ShaderDebugInfo100InfoFlags = 0x80
	ShaderDebugInfo100InfoFlagsFlagObjectPointer         ShaderDebugInfo100InfoFlags = 0x100
	ShaderDebugInfo100InfoFlagsFlagStaticMember          ShaderDebugInfo100InfoFlags = 0x200
	ShaderDebugInfo100InfoFlagsFlagIndirectVariable      ShaderDebugInfo100InfoFlags = 0x400
	ShaderDebugInfo100InfoFlagsFlagLValueReference       ShaderDebugInfo100InfoFlags = 0x800
	ShaderDebugInfo100InfoFlagsFlagRValueReference       ShaderDebugInfo100InfoFlags = 0x1000
	ShaderDebugInfo100InfoFlagsFlagIsOptimized           ShaderDebugInfo100InfoFlags = 0x2000
	ShaderDebugInfo100InfoFlagsFlagIsEnumClass           ShaderDebugInfo100InfoFlags = 0x4000
	ShaderDebugInfo100InfoFlagsFlagTypePassByValue       ShaderDebugInfo100InfoFlags = 0x8000
	ShaderDebugInfo100InfoFlagsFlagTypePassByReference   ShaderDebugInfo100InfoFlags = 0x10000
	ShaderDebugInfo100InfoFlagsFlagUnknownPhysicalLayout ShaderDebugInfo100InfoFlags = 0x20000
)

// ShaderDebugInfo100BuildIdentifierFlags is a mask of operand kind BuildIdentifierFlags.
type ShaderDebugInfo100BuildIdentifierFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfo100BuildIdentifierFlags) String() string {
	return KindShaderDebugInfo100BuildIdentifierFlags.Text(uint32(v))
}

const (
	ShaderDebugInfo100BuildIdentifierFlagsIdentifierPossibleDuplicates ShaderDebugInfo100BuildIdentifierFlags = 0x1
)

// ShaderDebugInfo100BaseTypeAttributeEncoding is a value of operand kind DebugBaseTypeAttributeEncoding.
type ShaderDebugInfo100BaseTypeAttributeEncoding uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfo100BaseTypeAttributeEncoding) String() string {
	return KindShaderDebugInfo100BaseTypeAttributeEncoding.Text(uint32(v))
}

const (
	ShaderDebugInfo100BaseTypeAttributeEncodingUnspecified  ShaderDebugInfo100BaseTypeAttributeEncoding = 0x0
	ShaderDebugInfo100BaseTypeAttributeEncodingAddress      ShaderDebugInfo100BaseTypeAttributeEncoding = 0x1
	ShaderDebugInfo100BaseTypeAttributeEncodingBoolean      ShaderDebugInfo100BaseTypeAttributeEncoding = 0x2
	ShaderDebugInfo100BaseTypeAttributeEncodingFloat        ShaderDebugInfo100BaseTypeAttributeEncoding = 0x3
	ShaderDebugInfo100BaseTypeAttributeEncodingSigned       ShaderDebugInfo100BaseTypeAttributeEncoding = 0x4
	ShaderDebugInfo100BaseTypeAttributeEncodingSignedChar   ShaderDebugInfo100BaseTypeAttributeEncoding = 0x5
	ShaderDebugInfo100BaseTypeAttributeEncodingUnsigned     ShaderDebugInfo100BaseTypeAttributeEncoding = 0x6
	ShaderDebugInfo100BaseTypeAttributeEncodingUnsignedChar ShaderDebugInfo100BaseTypeAttributeEncoding = 0x7
)

// ShaderDebugInfo100CompositeType is a value of operand kind DebugCompositeType.
type ShaderDebugInfo100CompositeType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfo100CompositeType) String() string {
	return KindShaderDebugInfo100CompositeType.Text(uint32(v))
}

const (
	ShaderDebugInfo100CompositeTypeClass     ShaderDebugInfo100CompositeType = 0x0
	ShaderDebugInfo100CompositeTypeStructure ShaderDebugInfo100CompositeType = 0x1
	ShaderDebugInfo100CompositeTypeUnion     ShaderDebugInfo100CompositeType = 0x2
)

// ShaderDebugInfo100TypeQualifier is a value of operand kind DebugTypeQualifier.
type ShaderDebugInfo100TypeQualifier uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfo100TypeQualifier) String() string {
	return KindShaderDebugInfo100TypeQualifier.Text(uint32(v))
}

const (
	ShaderDebugInfo100TypeQualifierConstType    ShaderDebugInfo100TypeQualifier = 0x0
	ShaderDebugInfo100TypeQualifierVolatileType ShaderDebugInfo100TypeQualifier = 0x1
	ShaderDebugInfo100TypeQualifierRestrictType ShaderDebugInfo100TypeQualifier = 0x2
	ShaderDebugInfo100TypeQualifierAtomicType   ShaderDebugInfo100TypeQualifier = 0x3
)

// ShaderDebugInfo100Operation is a value of operand kind DebugOperation.
type ShaderDebugInfo100Operation uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfo100Operation) String() string {
	return KindShaderDebugInfo100Operation.Text(uint32(v))
}

const (
	ShaderDebugInfo100OperationDeref      ShaderDebugInfo100Operation = 0x0
	ShaderDebugInfo100OperationPlus       ShaderDebugInfo100Operation = 0x1
	ShaderDebugInfo100OperationMinus      ShaderDebugInfo100Operation = 0x2
	ShaderDebugInfo100OperationPlusUconst ShaderDebugInfo100Operation = 0x3
	ShaderDebugInfo100OperationBitPiece   ShaderDebugInfo100Operation = 0x4
	ShaderDebugInfo100OperationSwap       ShaderDebugInfo100Operation = 0x5
	ShaderDebugInfo100OperationXderef     ShaderDebugInfo100Operation = 0x6
	ShaderDebugInfo100OperationStackValue ShaderDebugInfo100Operation = 0x7
	ShaderDebugInfo100OperationConstu     ShaderDebugInfo100Operation = 0x8
	ShaderDebugInfo100OperationFragment   ShaderDebugInfo100Operation = 0x9
)

// ShaderDebugInfo100ImportedEntity is a value of operand kind DebugImportedEntity.
type ShaderDebugInfo100ImportedEntity uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfo100ImportedEntity) String() string {
	return KindShaderDebugInfo100ImportedEntity.Text(uint32(v))
}

const (
	ShaderDebugInfo100ImportedEntityImportedModule      ShaderDebugInfo100ImportedEntity = 0x0
	ShaderDebugInfo100ImportedEntityImportedDeclaration ShaderDebugInfo100ImportedEntity = 0x1
)

// ShaderDebugInfoInfoFlags is a mask of operand kind DebugInfoFlags.
type ShaderDebugInfoInfoFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfoInfoFlags) String() string {
	return KindShaderDebugInfoInfoFlags.Text(uint32(v))
}

const (
	ShaderDebugInfoInfoFlagsNone                      ShaderDebugInfoInfoFlags = 0x0
	ShaderDebugInfoInfoFlagsFlagIsProtected           ShaderDebugInfoInfoFlags = 0x1
	ShaderDebugInfoInfoFlagsFlagIsPrivate             ShaderDebugInfoInfoFlags = 0x2
	ShaderDebugInfoInfoFlagsFlagIsPublic              ShaderDebugInfoInfoFlags = 0x3
	ShaderDebugInfoInfoFlagsFlagIsLocal               ShaderDebugInfoInfoFlags = 0x4
	ShaderDebugInfoInfoFlagsFlagIsDefinition          ShaderDebugInfoInfoFlags = 0x8
	ShaderDebugInfoInfoFlagsFlagFwdDecl               ShaderDebugInfoInfoFlags = 0x10
	ShaderDebugInfoInfoFlagsFlagArtificial            ShaderDebugInfoInfoFlags = 0x20
	ShaderDebugInfoInfoFlagsFlagExplicit              ShaderDebugInfoInfoFlags = 0x40
	ShaderDebugInfoInfoFlagsFlagPrototyped            ShaderDebugInfoInfoFlags = 0x80
	ShaderDebugInfoInfoFlagsFlagObjectPointer         ShaderDebugInfoInfoFlags = 0x100
	ShaderDebugInfoInfoFlagsFlagStaticMember          ShaderDebugInfoInfoFlags = 0x200
	ShaderDebugInfoInfoFlagsFlagIndirectVariable      ShaderDebugInfoInfoFlags = 0x400
	ShaderDebugInfoInfoFlagsFlagLValueReference       ShaderDebugInfoInfoFlags = 0x800
	ShaderDebugInfoInfoFlagsFlagRValueReference       ShaderDebugInfoInfoFlags = 0x1000
	ShaderDebugInfoInfoFlagsFlagIsOptimized           ShaderDebugInfoInfoFlags = 0x2000
	ShaderDebugInfoInfoFlagsFlagIsEnumClass           ShaderDebugInfoInfoFlags = 0x4000
	ShaderDebugInfoInfoFlagsFlagTypePassByValue       ShaderDebugInfoInfoFlags = 0x8000
	ShaderDebugInfoInfoFlagsFlagTypePassByReference   ShaderDebugInfoInfoFlags = 0x10000
	ShaderDebugInfoInfoFlagsFlagUnknownPhysicalLayout ShaderDebugInfoInfoFlags = 0x20000
)

// ShaderDebugInfoBuildIdentifierFlags is a mask of operand kind BuildIdentifierFlags.
type ShaderDebugInfoBuildIdentifierFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfoBuildIdentifierFlags) String() string {
	return KindShaderDebugInfoBuildIdentifierFlags.Text(uint32(v))
}

const (
	ShaderDebugInfoBuildIdentifierFlagsIdentifierPossibleDuplicates ShaderDebugInfoBuildIdentifierFlags = 0x1
)

// ShaderDebugInfoBaseTypeAttributeEncoding is a value of operand kind DebugBaseTypeAttributeEncoding.
type ShaderDebugInfoBaseTypeAttributeEncoding uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfoBaseTypeAttributeEncoding) String() string {
	return KindShaderDebugInfoBaseTypeAttributeEncoding.Text(uint32(v))
}

const (
	ShaderDebugInfoBaseTypeAttributeEncodingUnspecified  ShaderDebugInfoBaseTypeAttributeEncoding = 0x0
	ShaderDebugInfoBaseTypeAttributeEncodingAddress      ShaderDebugInfoBaseTypeAttributeEncoding = 0x1
	ShaderDebugInfoBaseTypeAttributeEncodingBoolean      ShaderDebugInfoBaseTypeAttributeEncoding = 0x2
	ShaderDebugInfoBaseTypeAttributeEncodingFloat        ShaderDebugInfoBaseTypeAttributeEncoding = 0x3
	ShaderDebugInfoBaseTypeAttributeEncodingSigned       ShaderDebugInfoBaseTypeAttributeEncoding = 0x4
	ShaderDebugInfoBaseTypeAttributeEncodingSignedChar   ShaderDebugInfoBaseTypeAttributeEncoding = 0x5
	ShaderDebugInfoBaseTypeAttributeEncodingUnsigned     ShaderDebugInfoBaseTypeAttributeEncoding = 0x6
	ShaderDebugInfoBaseTypeAttributeEncodingUnsignedChar ShaderDebugInfoBaseTypeAttributeEncoding = 0x7
)

// ShaderDebugInfoCompositeType is a value of operand kind DebugCompositeType.
type ShaderDebugInfoCompositeType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfoCompositeType) String() string {
	return KindShaderDebugInfoCompositeType.Text(uint32(v))
}

const (
	ShaderDebugInfoCompositeTypeClass     ShaderDebugInfoCompositeType = 0x0
	ShaderDebugInfoCompositeTypeStructure ShaderDebugInfoCompositeType = 0x1
	ShaderDebugInfoCompositeTypeUnion     ShaderDebugInfoCompositeType = 0x2
)

// ShaderDebugInfoTypeQualifier is a value of operand kind DebugTypeQualifier.
type ShaderDebugInfoTypeQualifier uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfoTypeQualifier) String() string {
	return KindShaderDebugInfoTypeQualifier.Text(uint32(v))
}

const (
	ShaderDebugInfoTypeQualifierConstType    ShaderDebugInfoTypeQualifier = 0x0
	ShaderDebugInfoTypeQualifierVolatileType ShaderDebugInfoTypeQualifier = 0x1
	ShaderDebugInfoTypeQualifierRestrictType ShaderDebugInfoTypeQualifier = 0x2
	ShaderDebugInfoTypeQualifierAtomicType   ShaderDebugInfoTypeQualifier = 0x3
)

// ShaderDebugInfoOperation is a value of operand kind DebugOperation.
type ShaderDebugInfoOperation uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfoOperation) String() string {
	return KindShaderDebugInfoOperation.Text(uint32(v))
}

const (
	ShaderDebugInfoOperationDeref      ShaderDebugInfoOperation = 0x0
	ShaderDebugInfoOperationPlus       ShaderDebugInfoOperation = 0x1
	ShaderDebugInfoOperationMinus      ShaderDebugInfoOperation = 0x2
	ShaderDebugInfoOperationPlusUconst ShaderDebugInfoOperation = 0x3
	ShaderDebugInfoOperationBitPiece   ShaderDebugInfoOperation = 0x4
	ShaderDebugInfoOperationSwap       ShaderDebugInfoOperation = 0x5
	ShaderDebugInfoOperationXderef     ShaderDebugInfoOperation = 0x6
	ShaderDebugInfoOperationStackValue ShaderDebugInfoOperation = 0x7
	ShaderDebugInfoOperationConstu     ShaderDebugInfoOperation = 0x8
	ShaderDebugInfoOperationFragment   ShaderDebugInfoOperation = 0x9
)

// ShaderDebugInfoImportedEntity is a value of operand kind DebugImportedEntity.
type ShaderDebugInfoImportedEntity uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v ShaderDebugInfoImportedEntity) String() string {
	return KindShaderDebugInfoImportedEntity.Text(uint32(v))
}

const (
	ShaderDebugInfoImportedEntityImportedModule      ShaderDebugInfoImportedEntity = 0x0
	ShaderDebugInfoImportedEntityImportedDeclaration ShaderDebugInfoImportedEntity = 0x1
)

// OpenCLDebugInfo100InfoFlags is a mask of operand kind DebugInfoFlags.
type OpenCLDebugInfo100InfoFlags uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v OpenCLDebugInfo100InfoFlags) String() string {
	return KindOpenCLDebugInfo100InfoFlags.Text(uint32(v))
}

const (
	OpenCLDebugInfo100InfoFlagsNone                    OpenCLDebugInfo100InfoFlags = 0x0
	OpenCLDebugInfo100InfoFlagsFlagIsProtected         OpenCLDebugInfo100InfoFlags = 0x1
	OpenCLDebugInfo100InfoFlagsFlagIsPrivate           OpenCLDebugInfo100InfoFlags = 0x2
	OpenCLDebugInfo100InfoFlagsFlagIsPublic            OpenCLDebugInfo100InfoFlags = 0x3
	OpenCLDebugInfo100InfoFlagsFlagIsLocal             OpenCLDebugInfo100InfoFlags = 0x4
	OpenCLDebugInfo100InfoFlagsFlagIsDefinition        OpenCLDebugInfo100InfoFlags = 0x8
	OpenCLDebugInfo100InfoFlagsFlagFwdDecl             OpenCLDebugInfo100InfoFlags = 0x10
	OpenCLDebugInfo100InfoFlagsFlagArtificial          OpenCLDebugInfo100InfoFlags = 0x20
	OpenCLDebugInfo100InfoFlagsFlagExplicit            OpenCLDebugInfo100InfoFlags = 0x40
	OpenCLDebugInfo100InfoFlagsFlagPrototyped          OpenCLDebugInfo100InfoFlags = 0x80
	OpenCLDebugInfo100InfoFlagsFlagObjectPointer       OpenCLDebugInfo100InfoFlags = 0x100
	OpenCLDebugInfo100InfoFlagsFlagStaticMember        OpenCLDebugInfo100InfoFlags = 0x200
	OpenCLDebugInfo100InfoFlagsFlagIndirectVariable    OpenCLDebugInfo100InfoFlags = 0x400
	OpenCLDebugInfo100InfoFlagsFlagLValueReference     OpenCLDebugInfo100InfoFlags = 0x800
	OpenCLDebugInfo100InfoFlagsFlagRValueReference     OpenCLDebugInfo100InfoFlags = 0x1000
	OpenCLDebugInfo100InfoFlagsFlagIsOptimized         OpenCLDebugInfo100InfoFlags = 0x2000
	OpenCLDebugInfo100InfoFlagsFlagIsEnumClass         OpenCLDebugInfo100InfoFlags = 0x4000
	OpenCLDebugInfo100InfoFlagsFlagTypePassByValue     OpenCLDebugInfo100InfoFlags = 0x8000
	OpenCLDebugInfo100InfoFlagsFlagTypePassByReference OpenCLDebugInfo100InfoFlags = 0x10000
)

// OpenCLDebugInfo100BaseTypeAttributeEncoding is a value of operand kind DebugBaseTypeAttributeEncoding.
type OpenCLDebugInfo100BaseTypeAttributeEncoding uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v OpenCLDebugInfo100BaseTypeAttributeEncoding) String() string {
	return KindOpenCLDebugInfo100BaseTypeAttributeEncoding.Text(uint32(v))
}

const (
	OpenCLDebugInfo100BaseTypeAttributeEncodingUnspecified  OpenCLDebugInfo100BaseTypeAttributeEncoding = 0x0
	OpenCLDebugInfo100BaseTypeAttributeEncodingAddress      OpenCLDebugInfo100BaseTypeAttributeEncoding = 0x1
	OpenCLDebugInfo100BaseTypeAttributeEncodingBoolean      OpenCLDebugInfo100BaseTypeAttributeEncoding = 0x2
	OpenCLDebugInfo100BaseTypeAttributeEncodingFloat        OpenCLDebugInfo100BaseTypeAttributeEncoding = 0x3
	OpenCLDebugInfo100BaseTypeAttributeEncodingSigned       OpenCLDebugInfo100BaseTypeAttributeEncoding = 0x4
	OpenCLDebugInfo100BaseTypeAttributeEncodingSignedChar   OpenCLDebugInfo100BaseTypeAttributeEncoding = 0x5
	OpenCLDebugInfo100BaseTypeAttributeEncodingUnsigned     OpenCLDebugInfo100BaseTypeAttributeEncoding = 0x6
	OpenCLDebugInfo100BaseTypeAttributeEncodingUnsignedChar OpenCLDebugInfo100BaseTypeAttributeEncoding = 0x7
)

// OpenCLDebugInfo100CompositeType is a value of operand kind DebugCompositeType.
type OpenCLDebugInfo100CompositeType uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v OpenCLDebugInfo100CompositeType) String() string {
	return KindOpenCLDebugInfo100CompositeType.Text(uint32(v))
}

const (
	OpenCLDebugInfo100CompositeTypeClass     OpenCLDebugInfo100CompositeType = 0x0
	OpenCLDebugInfo100CompositeTypeStructure OpenCLDebugInfo100CompositeType = 0x1
	OpenCLDebugInfo100CompositeTypeUnion     OpenCLDebugInfo100CompositeType = 0x2
)

// OpenCLDebugInfo100TypeQualifier is a value of operand kind DebugTypeQualifier.
type OpenCLDebugInfo100TypeQualifier uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v OpenCLDebugInfo100TypeQualifier) String() string {
	return KindOpenCLDebugInfo100TypeQualifier.Text(uint32(v))
}

const (
	OpenCLDebugInfo100TypeQualifierConstType    OpenCLDebugInfo100TypeQualifier = 0x0
	OpenCLDebugInfo100TypeQualifierVolatileType OpenCLDebugInfo100TypeQualifier = 0x1
	OpenCLDebugInfo100TypeQualifierRestrictType OpenCLDebugInfo100TypeQualifier = 0x2
	OpenCLDebugInfo100TypeQualifierAtomicType   OpenCLDebugInfo100TypeQualifier = 0x3
)

// OpenCLDebugInfo100Operation is a value of operand kind DebugOperation.
type OpenCLDebugInfo100Operation uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v OpenCLDebugInfo100Operation) String() string {
	return KindOpenCLDebugInfo100Operation.Text(uint32(v))
}

const (
	OpenCLDebugInfo100OperationDeref      OpenCLDebugInfo100Operation = 0x0
	OpenCLDebugInfo100OperationPlus       OpenCLDebugInfo100Operation = 0x1
	OpenCLDebugInfo100OperationMinus      OpenCLDebugInfo100Operation = 0x2
	OpenCLDebugInfo100OperationPlusUconst OpenCLDebugInfo100Operation = 0x3
	OpenCLDebugInfo100OperationBitPiece   OpenCLDebugInfo100Operation = 0x4
	OpenCLDebugInfo100OperationSwap       OpenCLDebugInfo100Operation = 0x5
	OpenCLDebugInfo100OperationXderef     OpenCLDebugInfo100Operation = 0x6
	OpenCLDebugInfo100OperationStackValue OpenCLDebugInfo100Operation = 0x7
	OpenCLDebugInfo100OperationConstu     OpenCLDebugInfo100Operation = 0x8
	OpenCLDebugInfo100OperationFragment   OpenCLDebugInfo100Operation = 0x9
)

// OpenCLDebugInfo100ImportedEntity is a value of operand kind DebugImportedEntity.
type OpenCLDebugInfo100ImportedEntity uint32

// String returns the name in the grammar (names joined by | for a mask), or the number.
func (v OpenCLDebugInfo100ImportedEntity) String() string {
	return KindOpenCLDebugInfo100ImportedEntity.Text(uint32(v))
}

const (
	OpenCLDebugInfo100ImportedEntityImportedModule      OpenCLDebugInfo100ImportedEntity = 0x0
	OpenCLDebugInfo100ImportedEntityImportedDeclaration OpenCLDebugInfo100ImportedEntity = 0x1
)
