// Code generated from the Khronos SPIR-V grammar 1.6 revision 7 by internal/gen. DO NOT EDIT.

package spirv

// Instructions of the extended instruction set Arm.ExperimentalMLOperations.
const (
	ArmExperimentalMLCALL = 0
)

// Instructions of the extended instruction set Arm.MotionEngine.100.
const (
	ArmMotionEngineMIN_SAD      = 0
	ArmMotionEngineMIN_SAD_COST = 1
	ArmMotionEngineRAW_SAD      = 2
)

// Instructions of the extended instruction set DebugInfo.
const (
	DebugInfoDebugInfoNone                      = 0
	DebugInfoDebugCompilationUnit               = 1
	DebugInfoDebugTypeBasic                     = 2
	DebugInfoDebugTypePointer                   = 3
	DebugInfoDebugTypeQualifier                 = 4
	DebugInfoDebugTypeArray                     = 5
	DebugInfoDebugTypeVector                    = 6
	DebugInfoDebugTypedef                       = 7
	DebugInfoDebugTypeFunction                  = 8
	DebugInfoDebugTypeEnum                      = 9
	DebugInfoDebugTypeComposite                 = 10
	DebugInfoDebugTypeMember                    = 11
	DebugInfoDebugTypeInheritance               = 12
	DebugInfoDebugTypePtrToMember               = 13
	DebugInfoDebugTypeTemplate                  = 14
	DebugInfoDebugTypeTemplateParameter         = 15
	DebugInfoDebugTypeTemplateTemplateParameter = 16
	DebugInfoDebugTypeTemplateParameterPack     = 17
	DebugInfoDebugGlobalVariable                = 18
	DebugInfoDebugFunctionDeclaration           = 19
	DebugInfoDebugFunction                      = 20
	DebugInfoDebugLexicalBlock                  = 21
	DebugInfoDebugLexicalBlockDiscriminator     = 22
	DebugInfoDebugScope                         = 23
	DebugInfoDebugNoScope                       = 24
	DebugInfoDebugInlinedAt                     = 25
	DebugInfoDebugLocalVariable                 = 26
	DebugInfoDebugInlinedVariable               = 27
	DebugInfoDebugDeclare                       = 28
	DebugInfoDebugValue                         = 29
	DebugInfoDebugOperation                     = 30
	DebugInfoDebugExpression                    = 31
	DebugInfoDebugMacroDef                      = 32
	DebugInfoDebugMacroUndef                    = 33
)

// Instructions of the extended instruction set GLSL.std.450.
const (
	GLSLStd450Round                 = 1
	GLSLStd450RoundEven             = 2
	GLSLStd450Trunc                 = 3
	GLSLStd450FAbs                  = 4
	GLSLStd450SAbs                  = 5
	GLSLStd450FSign                 = 6
	GLSLStd450SSign                 = 7
	GLSLStd450Floor                 = 8
	GLSLStd450Ceil                  = 9
	GLSLStd450Fract                 = 10
	GLSLStd450Radians               = 11
	GLSLStd450Degrees               = 12
	GLSLStd450Sin                   = 13
	GLSLStd450Cos                   = 14
	GLSLStd450Tan                   = 15
	GLSLStd450Asin                  = 16
	GLSLStd450Acos                  = 17
	GLSLStd450Atan                  = 18
	GLSLStd450Sinh                  = 19
	GLSLStd450Cosh                  = 20
	GLSLStd450Tanh                  = 21
	GLSLStd450Asinh                 = 22
	GLSLStd450Acosh                 = 23
	GLSLStd450Atanh                 = 24
	GLSLStd450Atan2                 = 25
	GLSLStd450Pow                   = 26
	GLSLStd450Exp                   = 27
	GLSLStd450Log                   = 28
	GLSLStd450Exp2                  = 29
	GLSLStd450Log2                  = 30
	GLSLStd450Sqrt                  = 31
	GLSLStd450InverseSqrt           = 32
	GLSLStd450Determinant           = 33
	GLSLStd450MatrixInverse         = 34
	GLSLStd450Modf                  = 35
	GLSLStd450ModfStruct            = 36
	GLSLStd450FMin                  = 37
	GLSLStd450UMin                  = 38
	GLSLStd450SMin                  = 39
	GLSLStd450FMax                  = 40
	GLSLStd450UMax                  = 41
	GLSLStd450SMax                  = 42
	GLSLStd450FClamp                = 43
	GLSLStd450UClamp                = 44
	GLSLStd450SClamp                = 45
	GLSLStd450FMix                  = 46
	GLSLStd450IMix                  = 47
	GLSLStd450Step                  = 48
	GLSLStd450SmoothStep            = 49
	GLSLStd450Fma                   = 50
	GLSLStd450Frexp                 = 51
	GLSLStd450FrexpStruct           = 52
	GLSLStd450Ldexp                 = 53
	GLSLStd450PackSnorm4x8          = 54
	GLSLStd450PackUnorm4x8          = 55
	GLSLStd450PackSnorm2x16         = 56
	GLSLStd450PackUnorm2x16         = 57
	GLSLStd450PackHalf2x16          = 58
	GLSLStd450PackDouble2x32        = 59
	GLSLStd450UnpackSnorm2x16       = 60
	GLSLStd450UnpackUnorm2x16       = 61
	GLSLStd450UnpackHalf2x16        = 62
	GLSLStd450UnpackSnorm4x8        = 63
	GLSLStd450UnpackUnorm4x8        = 64
	GLSLStd450UnpackDouble2x32      = 65
	GLSLStd450Length                = 66
	GLSLStd450Distance              = 67
	GLSLStd450Cross                 = 68
	GLSLStd450Normalize             = 69
	GLSLStd450FaceForward           = 70
	GLSLStd450Reflect               = 71
	GLSLStd450Refract               = 72
	GLSLStd450FindILsb              = 73
	GLSLStd450FindSMsb              = 74
	GLSLStd450FindUMsb              = 75
	GLSLStd450InterpolateAtCentroid = 76
	GLSLStd450InterpolateAtSample   = 77
	GLSLStd450InterpolateAtOffset   = 78
	GLSLStd450NMin                  = 79
	GLSLStd450NMax                  = 80
	GLSLStd450NClamp                = 81
)

// Instructions of the extended instruction set NonSemantic.ClspvReflection.
const (
	ClspvReflectionKernel                                       = 1
	ClspvReflectionArgumentInfo                                 = 2
	ClspvReflectionArgumentStorageBuffer                        = 3
	ClspvReflectionArgumentUniform                              = 4
	ClspvReflectionArgumentPodStorageBuffer                     = 5
	ClspvReflectionArgumentPodUniform                           = 6
	ClspvReflectionArgumentPodPushConstant                      = 7
	ClspvReflectionArgumentSampledImage                         = 8
	ClspvReflectionArgumentStorageImage                         = 9
	ClspvReflectionArgumentSampler                              = 10
	ClspvReflectionArgumentWorkgroup                            = 11
	ClspvReflectionSpecConstantWorkgroupSize                    = 12
	ClspvReflectionSpecConstantGlobalOffset                     = 13
	ClspvReflectionSpecConstantWorkDim                          = 14
	ClspvReflectionPushConstantGlobalOffset                     = 15
	ClspvReflectionPushConstantEnqueuedLocalSize                = 16
	ClspvReflectionPushConstantGlobalSize                       = 17
	ClspvReflectionPushConstantRegionOffset                     = 18
	ClspvReflectionPushConstantNumWorkgroups                    = 19
	ClspvReflectionPushConstantRegionGroupOffset                = 20
	ClspvReflectionConstantDataStorageBuffer                    = 21
	ClspvReflectionConstantDataUniform                          = 22
	ClspvReflectionLiteralSampler                               = 23
	ClspvReflectionPropertyRequiredWorkgroupSize                = 24
	ClspvReflectionSpecConstantSubgroupMaxSize                  = 25
	ClspvReflectionArgumentPointerPushConstant                  = 26
	ClspvReflectionArgumentPointerUniform                       = 27
	ClspvReflectionProgramScopeVariablesStorageBuffer           = 28
	ClspvReflectionProgramScopeVariablePointerRelocation        = 29
	ClspvReflectionImageArgumentInfoChannelOrderPushConstant    = 30
	ClspvReflectionImageArgumentInfoChannelDataTypePushConstant = 31
	ClspvReflectionImageArgumentInfoChannelOrderUniform         = 32
	ClspvReflectionImageArgumentInfoChannelDataTypeUniform      = 33
	ClspvReflectionArgumentStorageTexelBuffer                   = 34
	ClspvReflectionArgumentUniformTexelBuffer                   = 35
	ClspvReflectionConstantDataPointerPushConstant              = 36
	ClspvReflectionProgramScopeVariablePointerPushConstant      = 37
	ClspvReflectionPrintfInfo                                   = 38
	ClspvReflectionPrintfBufferStorageBuffer                    = 39
	ClspvReflectionPrintfBufferPointerPushConstant              = 40
	ClspvReflectionNormalizedSamplerMaskPushConstant            = 41
	ClspvReflectionWorkgroupVariableSize                        = 42
)

// Instructions of the extended instruction set NonSemantic.DebugBreak.
const (
	NonSemanticDebugBreakDebugBreak = 1
)

// Instructions of the extended instruction set NonSemantic.DebugPrintf.
const (
	NonSemanticDebugPrintfDebugPrintf = 1
)

// Instructions of the extended instruction set NonSemantic.Graph.DebugInfo.
const (
	GraphDebugInfoDebugGraph     = 1
	GraphDebugInfoDebugOperation = 2
	GraphDebugInfoDebugTensor    = 3
)

// Instructions of the extended instruction set NonSemantic.Shader.DebugInfo.100.
const (
	ShaderDebugInfo100DebugInfoNone                      = 0
	ShaderDebugInfo100DebugCompilationUnit               = 1
	ShaderDebugInfo100DebugTypeBasic                     = 2
	ShaderDebugInfo100DebugTypePointer                   = 3
	ShaderDebugInfo100DebugTypeQualifier                 = 4
	ShaderDebugInfo100DebugTypeArray                     = 5
	ShaderDebugInfo100DebugTypeVector                    = 6
	ShaderDebugInfo100DebugTypedef                       = 7
	ShaderDebugInfo100DebugTypeFunction                  = 8
	ShaderDebugInfo100DebugTypeEnum                      = 9
	ShaderDebugInfo100DebugTypeComposite                 = 10
	ShaderDebugInfo100DebugTypeMember                    = 11
	ShaderDebugInfo100DebugTypeInheritance               = 12
	ShaderDebugInfo100DebugTypePtrToMember               = 13
	ShaderDebugInfo100DebugTypeTemplate                  = 14
	ShaderDebugInfo100DebugTypeTemplateParameter         = 15
	ShaderDebugInfo100DebugTypeTemplateTemplateParameter = 16
	ShaderDebugInfo100DebugTypeTemplateParameterPack     = 17
	ShaderDebugInfo100DebugGlobalVariable                = 18
	ShaderDebugInfo100DebugFunctionDeclaration           = 19
	ShaderDebugInfo100DebugFunction                      = 20
	ShaderDebugInfo100DebugLexicalBlock                  = 21
	ShaderDebugInfo100DebugLexicalBlockDiscriminator     = 22
	ShaderDebugInfo100DebugScope                         = 23
	ShaderDebugInfo100DebugNoScope                       = 24
	ShaderDebugInfo100DebugInlinedAt                     = 25
	ShaderDebugInfo100DebugLocalVariable                 = 26
	ShaderDebugInfo100DebugInlinedVariable               = 27
	ShaderDebugInfo100DebugDeclare                       = 28
	ShaderDebugInfo100DebugValue                         = 29
	ShaderDebugInfo100DebugOperation                     = 30
	ShaderDebugInfo100DebugExpression                    = 31
	ShaderDebugInfo100DebugMacroDef                      = 32
	ShaderDebugInfo100DebugMacroUndef                    = 33
	ShaderDebugInfo100DebugImportedEntity                = 34
	ShaderDebugInfo100DebugSource                        = 35
	ShaderDebugInfo100DebugFunctionDefinition            = 101
	ShaderDebugInfo100DebugSourceContinued               = 102
	ShaderDebugInfo100DebugLine                          = 103
	ShaderDebugInfo100DebugNoLine                        = 104
	ShaderDebugInfo100DebugBuildIdentifier               = 105
	ShaderDebugInfo100DebugStoragePath                   = 106
	ShaderDebugInfo100DebugEntryPoint                    = 107
	ShaderDebugInfo100DebugTypeMatrix                    = 108
)

// Instructions of the extended instruction set NonSemantic.Shader.DebugInfo.
const (
	ShaderDebugInfoDebugInfoNone                      = 0
	ShaderDebugInfoDebugCompilationUnit               = 1
	ShaderDebugInfoDebugTypeBasic                     = 2
	ShaderDebugInfoDebugTypePointer                   = 3
	ShaderDebugInfoDebugTypeQualifier                 = 4
	ShaderDebugInfoDebugTypeArray                     = 5
	ShaderDebugInfoDebugTypeVector                    = 6
	ShaderDebugInfoDebugTypedef                       = 7
	ShaderDebugInfoDebugTypeFunction                  = 8
	ShaderDebugInfoDebugTypeEnum                      = 9
	ShaderDebugInfoDebugTypeComposite                 = 10
	ShaderDebugInfoDebugTypeMember                    = 11
	ShaderDebugInfoDebugTypeInheritance               = 12
	ShaderDebugInfoDebugTypePtrToMember               = 13
	ShaderDebugInfoDebugTypeTemplate                  = 14
	ShaderDebugInfoDebugTypeTemplateParameter         = 15
	ShaderDebugInfoDebugTypeTemplateTemplateParameter = 16
	ShaderDebugInfoDebugTypeTemplateParameterPack     = 17
	ShaderDebugInfoDebugGlobalVariable                = 18
	ShaderDebugInfoDebugFunctionDeclaration           = 19
	ShaderDebugInfoDebugFunction                      = 20
	ShaderDebugInfoDebugLexicalBlock                  = 21
	ShaderDebugInfoDebugLexicalBlockDiscriminator     = 22
	ShaderDebugInfoDebugScope                         = 23
	ShaderDebugInfoDebugNoScope                       = 24
	ShaderDebugInfoDebugInlinedAt                     = 25
	ShaderDebugInfoDebugLocalVariable                 = 26
	ShaderDebugInfoDebugInlinedVariable               = 27
	ShaderDebugInfoDebugDeclare                       = 28
	ShaderDebugInfoDebugValue                         = 29
	ShaderDebugInfoDebugOperation                     = 30
	ShaderDebugInfoDebugExpression                    = 31
	ShaderDebugInfoDebugMacroDef                      = 32
	ShaderDebugInfoDebugMacroUndef                    = 33
	ShaderDebugInfoDebugImportedEntity                = 34
	ShaderDebugInfoDebugSource                        = 35
	ShaderDebugInfoDebugFunctionDefinition            = 101
	ShaderDebugInfoDebugSourceContinued               = 102
	ShaderDebugInfoDebugLine                          = 103
	ShaderDebugInfoDebugNoLine                        = 104
	ShaderDebugInfoDebugBuildIdentifier               = 105
	ShaderDebugInfoDebugStoragePath                   = 106
	ShaderDebugInfoDebugEntryPoint                    = 107
	ShaderDebugInfoDebugTypeMatrix                    = 108
	ShaderDebugInfoDebugTypeVectorIdEXT               = 109
	ShaderDebugInfoDebugTypeCooperativeMatrixKHR      = 110
)

// Instructions of the extended instruction set NonSemantic.VkspReflection.
const (
	VkspReflectionConfiguration          = 1
	VkspReflectionStartCounter           = 2
	VkspReflectionStopCounter            = 3
	VkspReflectionPushConstants          = 4
	VkspReflectionSpecializationMapEntry = 5
	VkspReflectionDescriptorSetBuffer    = 6
	VkspReflectionDescriptorSetImage     = 7
	VkspReflectionDescriptorSetSampler   = 8
)

// Instructions of the extended instruction set OpenCL.DebugInfo.100.
const (
	OpenCLDebugInfo100DebugInfoNone                      = 0
	OpenCLDebugInfo100DebugCompilationUnit               = 1
	OpenCLDebugInfo100DebugTypeBasic                     = 2
	OpenCLDebugInfo100DebugTypePointer                   = 3
	OpenCLDebugInfo100DebugTypeQualifier                 = 4
	OpenCLDebugInfo100DebugTypeArray                     = 5
	OpenCLDebugInfo100DebugTypeVector                    = 6
	OpenCLDebugInfo100DebugTypedef                       = 7
	OpenCLDebugInfo100DebugTypeFunction                  = 8
	OpenCLDebugInfo100DebugTypeEnum                      = 9
	OpenCLDebugInfo100DebugTypeComposite                 = 10
	OpenCLDebugInfo100DebugTypeMember                    = 11
	OpenCLDebugInfo100DebugTypeInheritance               = 12
	OpenCLDebugInfo100DebugTypePtrToMember               = 13
	OpenCLDebugInfo100DebugTypeTemplate                  = 14
	OpenCLDebugInfo100DebugTypeTemplateParameter         = 15
	OpenCLDebugInfo100DebugTypeTemplateTemplateParameter = 16
	OpenCLDebugInfo100DebugTypeTemplateParameterPack     = 17
	OpenCLDebugInfo100DebugGlobalVariable                = 18
	OpenCLDebugInfo100DebugFunctionDeclaration           = 19
	OpenCLDebugInfo100DebugFunction                      = 20
	OpenCLDebugInfo100DebugLexicalBlock                  = 21
	OpenCLDebugInfo100DebugLexicalBlockDiscriminator     = 22
	OpenCLDebugInfo100DebugScope                         = 23
	OpenCLDebugInfo100DebugNoScope                       = 24
	OpenCLDebugInfo100DebugInlinedAt                     = 25
	OpenCLDebugInfo100DebugLocalVariable                 = 26
	OpenCLDebugInfo100DebugInlinedVariable               = 27
	OpenCLDebugInfo100DebugDeclare                       = 28
	OpenCLDebugInfo100DebugValue                         = 29
	OpenCLDebugInfo100DebugOperation                     = 30
	OpenCLDebugInfo100DebugExpression                    = 31
	OpenCLDebugInfo100DebugMacroDef                      = 32
	OpenCLDebugInfo100DebugMacroUndef                    = 33
	OpenCLDebugInfo100DebugImportedEntity                = 34
	OpenCLDebugInfo100DebugSource                        = 35
	OpenCLDebugInfo100DebugModuleINTEL                   = 36
)

// Instructions of the extended instruction set OpenCL.std.
const (
	OpenCLStdAcos            = 0
	OpenCLStdAcosh           = 1
	OpenCLStdAcospi          = 2
	OpenCLStdAsin            = 3
	OpenCLStdAsinh           = 4
	OpenCLStdAsinpi          = 5
	OpenCLStdAtan            = 6
	OpenCLStdAtan2           = 7
	OpenCLStdAtanh           = 8
	OpenCLStdAtanpi          = 9
	OpenCLStdAtan2pi         = 10
	OpenCLStdCbrt            = 11
	OpenCLStdCeil            = 12
	OpenCLStdCopysign        = 13
	OpenCLStdCos             = 14
	OpenCLStdCosh            = 15
	OpenCLStdCospi           = 16
	OpenCLStdErfc            = 17
	OpenCLStdErf             = 18
	OpenCLStdExp             = 19
	OpenCLStdExp2            = 20
	OpenCLStdExp10           = 21
	OpenCLStdExpm1           = 22
	OpenCLStdFabs            = 23
	OpenCLStdFdim            = 24
	OpenCLStdFloor           = 25
	OpenCLStdFma             = 26
	OpenCLStdFmax            = 27
	OpenCLStdFmin            = 28
	OpenCLStdFmod            = 29
	OpenCLStdFract           = 30
	OpenCLStdFrexp           = 31
	OpenCLStdHypot           = 32
	OpenCLStdIlogb           = 33
	OpenCLStdLdexp           = 34
	OpenCLStdLgamma          = 35
	OpenCLStdLgamma_r        = 36
	OpenCLStdLog             = 37
	OpenCLStdLog2            = 38
	OpenCLStdLog10           = 39
	OpenCLStdLog1p           = 40
	OpenCLStdLogb            = 41
	OpenCLStdMad             = 42
	OpenCLStdMaxmag          = 43
	OpenCLStdMinmag          = 44
	OpenCLStdModf            = 45
	OpenCLStdNan             = 46
	OpenCLStdNextafter       = 47
	OpenCLStdPow             = 48
	OpenCLStdPown            = 49
	OpenCLStdPowr            = 50
	OpenCLStdRemainder       = 51
	OpenCLStdRemquo          = 52
	OpenCLStdRint            = 53
	OpenCLStdRootn           = 54
	OpenCLStdRound           = 55
	OpenCLStdRsqrt           = 56
	OpenCLStdSin             = 57
	OpenCLStdSincos          = 58
	OpenCLStdSinh            = 59
	OpenCLStdSinpi           = 60
	OpenCLStdSqrt            = 61
	OpenCLStdTan             = 62
	OpenCLStdTanh            = 63
	OpenCLStdTanpi           = 64
	OpenCLStdTgamma          = 65
	OpenCLStdTrunc           = 66
	OpenCLStdHalf_cos        = 67
	OpenCLStdHalf_divide     = 68
	OpenCLStdHalf_exp        = 69
	OpenCLStdHalf_exp2       = 70
	OpenCLStdHalf_exp10      = 71
	OpenCLStdHalf_log        = 72
	OpenCLStdHalf_log2       = 73
	OpenCLStdHalf_log10      = 74
	OpenCLStdHalf_powr       = 75
	OpenCLStdHalf_recip      = 76
	OpenCLStdHalf_rsqrt      = 77
	OpenCLStdHalf_sin        = 78
	OpenCLStdHalf_sqrt       = 79
	OpenCLStdHalf_tan        = 80
	OpenCLStdNative_cos      = 81
	OpenCLStdNative_divide   = 82
	OpenCLStdNative_exp      = 83
	OpenCLStdNative_exp2     = 84
	OpenCLStdNative_exp10    = 85
	OpenCLStdNative_log      = 86
	OpenCLStdNative_log2     = 87
	OpenCLStdNative_log10    = 88
	OpenCLStdNative_powr     = 89
	OpenCLStdNative_recip    = 90
	OpenCLStdNative_rsqrt    = 91
	OpenCLStdNative_sin      = 92
	OpenCLStdNative_sqrt     = 93
	OpenCLStdNative_tan      = 94
	OpenCLStdFclamp          = 95
	OpenCLStdDegrees         = 96
	OpenCLStdFmax_common     = 97
	OpenCLStdFmin_common     = 98
	OpenCLStdMix             = 99
	OpenCLStdRadians         = 100
	OpenCLStdStep            = 101
	OpenCLStdSmoothstep      = 102
	OpenCLStdSign            = 103
	OpenCLStdCross           = 104
	OpenCLStdDistance        = 105
	OpenCLStdLength          = 106
	OpenCLStdNormalize       = 107
	OpenCLStdFast_distance   = 108
	OpenCLStdFast_length     = 109
	OpenCLStdFast_normalize  = 110
	OpenCLStdS_abs           = 141
	OpenCLStdS_abs_diff      = 142
	OpenCLStdS_add_sat       = 143
	OpenCLStdU_add_sat       = 144
	OpenCLStdS_hadd          = 145
	OpenCLStdU_hadd          = 146
	OpenCLStdS_rhadd         = 147
	OpenCLStdU_rhadd         = 148
	OpenCLStdS_clamp         = 149
	OpenCLStdU_clamp         = 150
	OpenCLStdClz             = 151
	OpenCLStdCtz             = 152
	OpenCLStdS_mad_hi        = 153
	OpenCLStdU_mad_sat       = 154
	OpenCLStdS_mad_sat       = 155
	OpenCLStdS_max           = 156
	OpenCLStdU_max           = 157
	OpenCLStdS_min           = 158
	OpenCLStdU_min           = 159
	OpenCLStdS_mul_hi        = 160
	OpenCLStdRotate          = 161
	OpenCLStdS_sub_sat       = 162
	OpenCLStdU_sub_sat       = 163
	OpenCLStdU_upsample      = 164
	OpenCLStdS_upsample      = 165
	OpenCLStdPopcount        = 166
	OpenCLStdS_mad24         = 167
	OpenCLStdU_mad24         = 168
	OpenCLStdS_mul24         = 169
	OpenCLStdU_mul24         = 170
	OpenCLStdVloadn          = 171
	OpenCLStdVstoren         = 172
	OpenCLStdVload_half      = 173
	OpenCLStdVload_halfn     = 174
	OpenCLStdVstore_half     = 175
	OpenCLStdVstore_half_r   = 176
	OpenCLStdVstore_halfn    = 177
	OpenCLStdVstore_halfn_r  = 178
	OpenCLStdVloada_halfn    = 179
	OpenCLStdVstorea_halfn   = 180
	OpenCLStdVstorea_halfn_r = 181
	OpenCLStdShuffle         = 182
	OpenCLStdShuffle2        = 183
	OpenCLStdPrintf          = 184
	OpenCLStdPrefetch        = 185
	OpenCLStdBitselect       = 186
	OpenCLStdSelect          = 187
	OpenCLStdU_abs           = 201
	OpenCLStdU_abs_diff      = 202
	OpenCLStdU_mul_hi        = 203
	OpenCLStdU_mad_hi        = 204
)

// Instructions of the extended instruction set SPV_AMD_gcn_shader.
const (
	AMDGcnShaderCubeFaceIndexAMD = 1
	AMDGcnShaderCubeFaceCoordAMD = 2
	AMDGcnShaderTimeAMD          = 3
)

// Instructions of the extended instruction set SPV_AMD_shader_ballot.
const (
	AMDShaderBallotSwizzleInvocationsAMD       = 1
	AMDShaderBallotSwizzleInvocationsMaskedAMD = 2
	AMDShaderBallotWriteInvocationAMD          = 3
	AMDShaderBallotMbcntAMD                    = 4
)

// Instructions of the extended instruction set SPV_AMD_shader_explicit_vertex_parameter.
const (
	AMDShaderExplicitVertexParameterInterpolateAtVertexAMD = 1
)

// Instructions of the extended instruction set SPV_AMD_shader_trinary_minmax.
const (
	AMDShaderTrinaryMinmaxFMin3AMD = 1
	AMDShaderTrinaryMinmaxUMin3AMD = 2
	AMDShaderTrinaryMinmaxSMin3AMD = 3
	AMDShaderTrinaryMinmaxFMax3AMD = 4
	AMDShaderTrinaryMinmaxUMax3AMD = 5
	AMDShaderTrinaryMinmaxSMax3AMD = 6
	AMDShaderTrinaryMinmaxFMid3AMD = 7
	AMDShaderTrinaryMinmaxUMid3AMD = 8
	AMDShaderTrinaryMinmaxSMid3AMD = 9
)

// Instructions of the extended instruction set TOSA.001000.1.
const (
	TOSAARGMAX                 = 0
	TOSAAVG_POOL2D             = 1
	TOSACONV2D                 = 2
	TOSACONV3D                 = 3
	TOSADEPTHWISE_CONV2D       = 4
	TOSAFFT2D                  = 5
	TOSAMATMUL                 = 6
	TOSAMAX_POOL2D             = 7
	TOSARFFT2D                 = 8
	TOSATRANSPOSE_CONV2D       = 9
	TOSACLAMP                  = 10
	TOSAERF                    = 11
	TOSASIGMOID                = 12
	TOSATANH                   = 13
	TOSAADD                    = 14
	TOSAARITHMETIC_RIGHT_SHIFT = 15
	TOSABITWISE_AND            = 16
	TOSABITWISE_OR             = 17
	TOSABITWISE_XOR            = 18
	TOSAINTDIV                 = 19
	TOSALOGICAL_AND            = 20
	TOSALOGICAL_LEFT_SHIFT     = 21
	TOSALOGICAL_RIGHT_SHIFT    = 22
	TOSALOGICAL_OR             = 23
	TOSALOGICAL_XOR            = 24
	TOSAMAXIMUM                = 25
	TOSAMINIMUM                = 26
	TOSAMUL                    = 27
	TOSAPOW                    = 28
	TOSASUB                    = 29
	TOSATABLE                  = 30
	TOSAABS                    = 31
	TOSABITWISE_NOT            = 32
	TOSACEIL                   = 33
	TOSACLZ                    = 34
	TOSACOS                    = 35
	TOSAEXP                    = 36
	TOSAFLOOR                  = 37
	TOSALOG                    = 38
	TOSALOGICAL_NOT            = 39
	TOSANEGATE                 = 40
	TOSARECIPROCAL             = 41
	TOSARSQRT                  = 42
	TOSASIN                    = 43
	TOSASELECT                 = 44
	TOSAEQUAL                  = 45
	TOSAGREATER                = 46
	TOSAGREATER_EQUAL          = 47
	TOSAREDUCE_ALL             = 48
	TOSAREDUCE_ANY             = 49
	TOSAREDUCE_MAX             = 50
	TOSAREDUCE_MIN             = 51
	TOSAREDUCE_PRODUCT         = 52
	TOSAREDUCE_SUM             = 53
	TOSACONCAT                 = 54
	TOSAPAD                    = 55
	TOSARESHAPE                = 56
	TOSAREVERSE                = 57
	TOSASLICE                  = 58
	TOSATILE                   = 59
	TOSATRANSPOSE              = 60
	TOSAGATHER                 = 61
	TOSASCATTER                = 62
	TOSARESIZE                 = 63
	TOSACAST                   = 64
	TOSARESCALE                = 65
)

var extSets = []ExtSet{
	{Name: "Arm.ExperimentalMLOperations", index: 0, Insts: []ExtInst{
		{Name: "CALL", Number: 0, Operands: []Operand{{KindLiteralInteger, One, "Opcode"}, {KindIdRef, Many, "Parameters"}}, Effects: ReadsMemory | WritesMemory | Convergent | InvocationState, Needs: Needs{}},
	}},
	{Name: "Arm.MotionEngine.100", index: 1, Insts: []ExtInst{
		{Name: "MIN_SAD", Number: 0, Operands: []Operand{{KindIdRef, One, "kernel_sizes"}, {KindIdRef, One, "search_window_sizes"}, {KindIdRef, One, "input_strides"}, {KindIdRef, One, "window_strides"}, {KindIdRef, One, "window_offsets"}, {KindIdRef, One, "padding"}, {KindIdRef, One, "search_pattern"}, {KindIdRef, One, "input0"}, {KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "MIN_SAD_COST", Number: 1, Operands: []Operand{{KindIdRef, One, "kernel_sizes"}, {KindIdRef, One, "search_window_sizes"}, {KindIdRef, One, "input_strides"}, {KindIdRef, One, "window_strides"}, {KindIdRef, One, "window_offsets"}, {KindIdRef, One, "padding"}, {KindIdRef, One, "search_pattern"}, {KindIdRef, One, "input0"}, {KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "RAW_SAD", Number: 2, Operands: []Operand{{KindIdRef, One, "kernel_sizes"}, {KindIdRef, One, "search_window_sizes"}, {KindIdRef, One, "input_strides"}, {KindIdRef, One, "window_strides"}, {KindIdRef, One, "window_offsets"}, {KindIdRef, One, "padding"}, {KindIdRef, One, "input0"}, {KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
	}},
	{Name: "DebugInfo", index: 2, Insts: []ExtInst{
		{Name: "DebugInfoNone", Number: 0, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugCompilationUnit", Number: 1, Operands: []Operand{{KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Version"}, {KindLiteralInteger, One, "DWARF Version"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeBasic", Number: 2, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Size"}, {KindDebugInfoBaseTypeAttributeEncoding, One, "Encoding"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypePointer", Number: 3, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindStorageClass, One, "Storage Class"}, {KindDebugInfoInfoFlags, One, "Literal Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeQualifier", Number: 4, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindDebugInfoTypeQualifier, One, "Type Qualifier"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeArray", Number: 5, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, Many, "Component Counts"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeVector", Number: 6, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindLiteralInteger, One, "Component Count"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypedef", Number: 7, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Base Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeFunction", Number: 8, Operands: []Operand{{KindIdRef, One, "Return Type"}, {KindIdRef, Many, "Paramter Types"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeEnum", Number: 9, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Underlying Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Size"}, {KindDebugInfoInfoFlags, One, "Flags"}, {KindPairIdRefIdRef, Many, "Value, Name, Value, Name, ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeComposite", Number: 10, Operands: []Operand{{KindIdRef, One, "Name"}, {KindDebugInfoCompositeType, One, "Tag"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Size"}, {KindDebugInfoInfoFlags, One, "Flags"}, {KindIdRef, Many, "Members"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeMember", Number: 11, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindDebugInfoInfoFlags, One, "Flags"}, {KindIdRef, Optional, "Value"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeInheritance", Number: 12, Operands: []Operand{{KindIdRef, One, "Child"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindDebugInfoInfoFlags, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypePtrToMember", Number: 13, Operands: []Operand{{KindIdRef, One, "Member Type"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplate", Number: 14, Operands: []Operand{{KindIdRef, One, "Target"}, {KindIdRef, Many, "Parameters"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateParameter", Number: 15, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Actual Type"}, {KindIdRef, One, "Value"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateTemplateParameter", Number: 16, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Template Name"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateParameterPack", Number: 17, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, Many, "Template Parameters"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugGlobalVariable", Number: 18, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Variable"}, {KindDebugInfoInfoFlags, One, "Flags"}, {KindIdRef, Optional, "Static Member Declaration"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunctionDeclaration", Number: 19, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindDebugInfoInfoFlags, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunction", Number: 20, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindDebugInfoInfoFlags, One, "Flags"}, {KindLiteralInteger, One, "Scope Line"}, {KindIdRef, One, "Function"}, {KindIdRef, Optional, "Declaration"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLexicalBlock", Number: 21, Operands: []Operand{{KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, Optional, "Name"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLexicalBlockDiscriminator", Number: 22, Operands: []Operand{{KindIdRef, One, "Scope"}, {KindLiteralInteger, One, "Discriminator"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugScope", Number: 23, Operands: []Operand{{KindIdRef, One, "Scope"}, {KindIdRef, Optional, "Inlined At"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugNoScope", Number: 24, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugInlinedAt", Number: 25, Operands: []Operand{{KindLiteralInteger, One, "Line"}, {KindIdRef, One, "Scope"}, {KindIdRef, Optional, "Inlined"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLocalVariable", Number: 26, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindLiteralInteger, Optional, "Arg Number"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugInlinedVariable", Number: 27, Operands: []Operand{{KindIdRef, One, "Variable"}, {KindIdRef, One, "Inlined"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugDeclare", Number: 28, Operands: []Operand{{KindIdRef, One, "Local Variable"}, {KindIdRef, One, "Variable"}, {KindIdRef, One, "Expression"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugValue", Number: 29, Operands: []Operand{{KindIdRef, One, "Value"}, {KindIdRef, One, "Expression"}, {KindIdRef, Many, "Indexes"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugOperation", Number: 30, Operands: []Operand{{KindDebugInfoOperation, One, "OpCode"}, {KindLiteralInteger, Many, "Operands ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugExpression", Number: 31, Operands: []Operand{{KindIdRef, Many, "Operands ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugMacroDef", Number: 32, Operands: []Operand{{KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindIdRef, One, "Name"}, {KindIdRef, Optional, "Value"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugMacroUndef", Number: 33, Operands: []Operand{{KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindIdRef, One, "Macro"}}, Effects: 0, Needs: Needs{}},
	}},
	{Name: "GLSL.std.450", index: 3, Insts: []ExtInst{
		{Name: "Round", Number: 1, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "RoundEven", Number: 2, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Trunc", Number: 3, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FAbs", Number: 4, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "SAbs", Number: 5, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FSign", Number: 6, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "SSign", Number: 7, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Floor", Number: 8, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Ceil", Number: 9, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Fract", Number: 10, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Radians", Number: 11, Operands: []Operand{{KindIdRef, One, "degrees"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Degrees", Number: 12, Operands: []Operand{{KindIdRef, One, "radians"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Sin", Number: 13, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Cos", Number: 14, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Tan", Number: 15, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Asin", Number: 16, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Acos", Number: 17, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Atan", Number: 18, Operands: []Operand{{KindIdRef, One, "y_over_x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Sinh", Number: 19, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Cosh", Number: 20, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Tanh", Number: 21, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Asinh", Number: 22, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Acosh", Number: 23, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Atanh", Number: 24, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Atan2", Number: 25, Operands: []Operand{{KindIdRef, One, "y"}, {KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Pow", Number: 26, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Exp", Number: 27, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Log", Number: 28, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Exp2", Number: 29, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Log2", Number: 30, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Sqrt", Number: 31, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "InverseSqrt", Number: 32, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Determinant", Number: 33, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "MatrixInverse", Number: 34, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Modf", Number: 35, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "i"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "ModfStruct", Number: 36, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FMin", Number: 37, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "UMin", Number: 38, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "SMin", Number: 39, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FMax", Number: 40, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "UMax", Number: 41, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "SMax", Number: 42, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FClamp", Number: 43, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "minVal"}, {KindIdRef, One, "maxVal"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "UClamp", Number: 44, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "minVal"}, {KindIdRef, One, "maxVal"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "SClamp", Number: 45, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "minVal"}, {KindIdRef, One, "maxVal"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FMix", Number: 46, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "a"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "IMix", Number: 47, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "a"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Step", Number: 48, Operands: []Operand{{KindIdRef, One, "edge"}, {KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "SmoothStep", Number: 49, Operands: []Operand{{KindIdRef, One, "edge0"}, {KindIdRef, One, "edge1"}, {KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Fma", Number: 50, Operands: []Operand{{KindIdRef, One, "a"}, {KindIdRef, One, "b"}, {KindIdRef, One, "c"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Frexp", Number: 51, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "exp"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "FrexpStruct", Number: 52, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Ldexp", Number: 53, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "exp"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "PackSnorm4x8", Number: 54, Operands: []Operand{{KindIdRef, One, "v"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "PackUnorm4x8", Number: 55, Operands: []Operand{{KindIdRef, One, "v"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "PackSnorm2x16", Number: 56, Operands: []Operand{{KindIdRef, One, "v"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "PackUnorm2x16", Number: 57, Operands: []Operand{{KindIdRef, One, "v"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "PackHalf2x16", Number: 58, Operands: []Operand{{KindIdRef, One, "v"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "PackDouble2x32", Number: 59, Operands: []Operand{{KindIdRef, One, "v"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Capabilities: []Capability{CapabilityFloat64}}},
		{Name: "UnpackSnorm2x16", Number: 60, Operands: []Operand{{KindIdRef, One, "p"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "UnpackUnorm2x16", Number: 61, Operands: []Operand{{KindIdRef, One, "p"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "UnpackHalf2x16", Number: 62, Operands: []Operand{{KindIdRef, One, "v"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "UnpackSnorm4x8", Number: 63, Operands: []Operand{{KindIdRef, One, "p"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "UnpackUnorm4x8", Number: 64, Operands: []Operand{{KindIdRef, One, "p"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "UnpackDouble2x32", Number: 65, Operands: []Operand{{KindIdRef, One, "v"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Capabilities: []Capability{CapabilityFloat64}}},
		{Name: "Length", Number: 66, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Distance", Number: 67, Operands: []Operand{{KindIdRef, One, "p0"}, {KindIdRef, One, "p1"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Cross", Number: 68, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Normalize", Number: 69, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FaceForward", Number: 70, Operands: []Operand{{KindIdRef, One, "N"}, {KindIdRef, One, "I"}, {KindIdRef, One, "Nref"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Reflect", Number: 71, Operands: []Operand{{KindIdRef, One, "I"}, {KindIdRef, One, "N"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "Refract", Number: 72, Operands: []Operand{{KindIdRef, One, "I"}, {KindIdRef, One, "N"}, {KindIdRef, One, "eta"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FindILsb", Number: 73, Operands: []Operand{{KindIdRef, One, "Value"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FindSMsb", Number: 74, Operands: []Operand{{KindIdRef, One, "Value"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "FindUMsb", Number: 75, Operands: []Operand{{KindIdRef, One, "Value"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "InterpolateAtCentroid", Number: 76, Operands: []Operand{{KindIdRef, One, "interpolant"}}, Effects: Removable | ReadsMemory, Needs: Needs{Capabilities: []Capability{CapabilityInterpolationFunction}}},
		{Name: "InterpolateAtSample", Number: 77, Operands: []Operand{{KindIdRef, One, "interpolant"}, {KindIdRef, One, "sample"}}, Effects: Removable | ReadsMemory, Needs: Needs{Capabilities: []Capability{CapabilityInterpolationFunction}}},
		{Name: "InterpolateAtOffset", Number: 78, Operands: []Operand{{KindIdRef, One, "interpolant"}, {KindIdRef, One, "offset"}}, Effects: Removable | ReadsMemory, Needs: Needs{Capabilities: []Capability{CapabilityInterpolationFunction}}},
		{Name: "NMin", Number: 79, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "NMax", Number: 80, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "NClamp", Number: 81, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "minVal"}, {KindIdRef, One, "maxVal"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
	}},
	{Name: "NonSemantic.ClspvReflection.", index: 4, Insts: []ExtInst{
		{Name: "Kernel", Number: 1, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "Name"}, {KindIdRef, Optional, "NumArguments"}, {KindIdRef, Optional, "Flags"}, {KindIdRef, Optional, "Attributes"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentInfo", Number: 2, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, Optional, "Type Name"}, {KindIdRef, Optional, "Address Qualifier"}, {KindIdRef, Optional, "Access Qualifier"}, {KindIdRef, Optional, "Type Qualifier"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentStorageBuffer", Number: 3, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentUniform", Number: 4, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentPodStorageBuffer", Number: 5, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentPodUniform", Number: 6, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentPodPushConstant", Number: 7, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentSampledImage", Number: 8, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentStorageImage", Number: 9, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentSampler", Number: 10, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentWorkgroup", Number: 11, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "SpecId"}, {KindIdRef, One, "ElemSize"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "SpecConstantWorkgroupSize", Number: 12, Operands: []Operand{{KindIdRef, One, "X"}, {KindIdRef, One, "Y"}, {KindIdRef, One, "Z"}}, Effects: 0, Needs: Needs{}},
		{Name: "SpecConstantGlobalOffset", Number: 13, Operands: []Operand{{KindIdRef, One, "X"}, {KindIdRef, One, "Y"}, {KindIdRef, One, "Z"}}, Effects: 0, Needs: Needs{}},
		{Name: "SpecConstantWorkDim", Number: 14, Operands: []Operand{{KindIdRef, One, "Dim"}}, Effects: 0, Needs: Needs{}},
		{Name: "PushConstantGlobalOffset", Number: 15, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "PushConstantEnqueuedLocalSize", Number: 16, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "PushConstantGlobalSize", Number: 17, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "PushConstantRegionOffset", Number: 18, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "PushConstantNumWorkgroups", Number: 19, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "PushConstantRegionGroupOffset", Number: 20, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "ConstantDataStorageBuffer", Number: 21, Operands: []Operand{{KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Data"}}, Effects: 0, Needs: Needs{}},
		{Name: "ConstantDataUniform", Number: 22, Operands: []Operand{{KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Data"}}, Effects: 0, Needs: Needs{}},
		{Name: "LiteralSampler", Number: 23, Operands: []Operand{{KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Mask"}}, Effects: 0, Needs: Needs{}},
		{Name: "PropertyRequiredWorkgroupSize", Number: 24, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "X"}, {KindIdRef, One, "Y"}, {KindIdRef, One, "Z"}}, Effects: 0, Needs: Needs{}},
		{Name: "SpecConstantSubgroupMaxSize", Number: 25, Operands: []Operand{{KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentPointerPushConstant", Number: 26, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentPointerUniform", Number: 27, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ProgramScopeVariablesStorageBuffer", Number: 28, Operands: []Operand{{KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Data"}}, Effects: 0, Needs: Needs{}},
		{Name: "ProgramScopeVariablePointerRelocation", Number: 29, Operands: []Operand{{KindIdRef, One, "ObjectOffset"}, {KindIdRef, One, "PointerOffset"}, {KindIdRef, One, "PointerSize"}}, Effects: 0, Needs: Needs{}},
		{Name: "ImageArgumentInfoChannelOrderPushConstant", Number: 30, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "ImageArgumentInfoChannelDataTypePushConstant", Number: 31, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "ImageArgumentInfoChannelOrderUniform", Number: 32, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "ImageArgumentInfoChannelDataTypeUniform", Number: 33, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentStorageTexelBuffer", Number: 34, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ArgumentUniformTexelBuffer", Number: 35, Operands: []Operand{{KindIdRef, One, "Decl"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, Optional, "ArgInfo"}}, Effects: 0, Needs: Needs{}},
		{Name: "ConstantDataPointerPushConstant", Number: 36, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Data"}}, Effects: 0, Needs: Needs{}},
		{Name: "ProgramScopeVariablePointerPushConstant", Number: 37, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Data"}}, Effects: 0, Needs: Needs{}},
		{Name: "PrintfInfo", Number: 38, Operands: []Operand{{KindIdRef, One, "PrintfID"}, {KindIdRef, One, "FormatString"}, {KindIdRef, Many, "ArgumentSizes"}}, Effects: 0, Needs: Needs{}},
		{Name: "PrintfBufferStorageBuffer", Number: 39, Operands: []Operand{{KindIdRef, One, "DescriptorSet"}, {KindIdRef, One, "Binding"}, {KindIdRef, One, "BufferSize"}}, Effects: 0, Needs: Needs{}},
		{Name: "PrintfBufferPointerPushConstant", Number: 40, Operands: []Operand{{KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "BufferSize"}}, Effects: 0, Needs: Needs{}},
		{Name: "NormalizedSamplerMaskPushConstant", Number: 41, Operands: []Operand{{KindIdRef, One, "Kernel"}, {KindIdRef, One, "Ordinal"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
		{Name: "WorkgroupVariableSize", Number: 42, Operands: []Operand{{KindIdRef, One, "Variable"}, {KindIdRef, One, "Size"}}, Effects: 0, Needs: Needs{}},
	}},
	{Name: "NonSemantic.DebugBreak", index: 5, Insts: []ExtInst{
		{Name: "DebugBreak", Number: 1, Operands: nil, Effects: ReadsMemory | WritesMemory | Convergent | InvocationState, Needs: Needs{}},
	}},
	{Name: "NonSemantic.DebugPrintf", index: 6, Insts: []ExtInst{
		{Name: "DebugPrintf", Number: 1, Operands: []Operand{{KindIdRef, One, "Format"}, {KindIdRef, Many, ""}}, Effects: ReadsMemory | WritesMemory | Convergent | InvocationState, Needs: Needs{}},
	}},
	{Name: "NonSemantic.Graph.DebugInfo.", index: 7, Insts: []ExtInst{
		{Name: "DebugGraph", Number: 1, Operands: []Operand{{KindIdRef, One, "Graph"}, {KindIdRef, One, "Name"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugOperation", Number: 2, Operands: []Operand{{KindIdRef, One, "DebugGraph"}, {KindIdRef, One, "Name"}, {KindIdRef, Many, "Instructions"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTensor", Number: 3, Operands: []Operand{{KindIdRef, One, "Tensor"}, {KindIdRef, One, "Name"}, {KindIdRef, Optional, "Index"}}, Effects: 0, Needs: Needs{}},
	}},
	{Name: "NonSemantic.Shader.DebugInfo.100", index: 8, Insts: []ExtInst{
		{Name: "DebugInfoNone", Number: 0, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugCompilationUnit", Number: 1, Operands: []Operand{{KindIdRef, One, "Version"}, {KindIdRef, One, "DWARF Version"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Language"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeBasic", Number: 2, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Encoding"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypePointer", Number: 3, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, One, "Storage Class"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeQualifier", Number: 4, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, One, "Type Qualifier"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeArray", Number: 5, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, Many, "Component Counts"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeVector", Number: 6, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, One, "Component Count"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypedef", Number: 7, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Base Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeFunction", Number: 8, Operands: []Operand{{KindIdRef, One, "Flags"}, {KindIdRef, One, "Return Type"}, {KindIdRef, Many, "Parameter Types"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeEnum", Number: 9, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Underlying Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Flags"}, {KindPairIdRefIdRef, Many, "Value, Name, Value, Name, ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeComposite", Number: 10, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Tag"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Flags"}, {KindIdRef, Many, "Members"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeMember", Number: 11, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Flags"}, {KindIdRef, Optional, "Value"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeInheritance", Number: 12, Operands: []Operand{{KindIdRef, One, "Parent"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypePtrToMember", Number: 13, Operands: []Operand{{KindIdRef, One, "Member Type"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplate", Number: 14, Operands: []Operand{{KindIdRef, One, "Target"}, {KindIdRef, Many, "Parameters"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateParameter", Number: 15, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Actual Type"}, {KindIdRef, One, "Value"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateTemplateParameter", Number: 16, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Template Name"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateParameterPack", Number: 17, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, Many, "Template Parameters"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugGlobalVariable", Number: 18, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Variable"}, {KindIdRef, One, "Flags"}, {KindIdRef, Optional, "Static Member Declaration"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunctionDeclaration", Number: 19, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunction", Number: 20, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Flags"}, {KindIdRef, One, "Scope Line"}, {KindIdRef, Optional, "Declaration"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLexicalBlock", Number: 21, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, Optional, "Name"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLexicalBlockDiscriminator", Number: 22, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Discriminator"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugScope", Number: 23, Operands: []Operand{{KindIdRef, One, "Scope"}, {KindIdRef, Optional, "Inlined At"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugNoScope", Number: 24, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugInlinedAt", Number: 25, Operands: []Operand{{KindIdRef, One, "Line"}, {KindIdRef, One, "Scope"}, {KindIdRef, Optional, "Inlined"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLocalVariable", Number: 26, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Flags"}, {KindIdRef, Optional, "Arg Number"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugInlinedVariable", Number: 27, Operands: []Operand{{KindIdRef, One, "Variable"}, {KindIdRef, One, "Inlined"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugDeclare", Number: 28, Operands: []Operand{{KindIdRef, One, "Local Variable"}, {KindIdRef, One, "Variable"}, {KindIdRef, One, "Expression"}, {KindIdRef, Many, "Indexes"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugValue", Number: 29, Operands: []Operand{{KindIdRef, One, "Local Variable"}, {KindIdRef, One, "Value"}, {KindIdRef, One, "Expression"}, {KindIdRef, Many, "Indexes"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugOperation", Number: 30, Operands: []Operand{{KindIdRef, One, "OpCode"}, {KindIdRef, Many, "Operands ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugExpression", Number: 31, Operands: []Operand{{KindIdRef, Many, "Operands ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugMacroDef", Number: 32, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Name"}, {KindIdRef, Optional, "Value"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugMacroUndef", Number: 33, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Macro"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugImportedEntity", Number: 34, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Tag"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Entity"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugSource", Number: 35, Operands: []Operand{{KindIdRef, One, "File"}, {KindIdRef, Optional, "Text"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunctionDefinition", Number: 101, Operands: []Operand{{KindIdRef, One, "Function"}, {KindIdRef, One, "Definition"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugSourceContinued", Number: 102, Operands: []Operand{{KindIdRef, One, "Text"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLine", Number: 103, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Line Start"}, {KindIdRef, One, "Line End"}, {KindIdRef, One, "Column Start"}, {KindIdRef, One, "Column End"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugNoLine", Number: 104, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugBuildIdentifier", Number: 105, Operands: []Operand{{KindIdRef, One, "Identifier"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugStoragePath", Number: 106, Operands: []Operand{{KindIdRef, One, "Path"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugEntryPoint", Number: 107, Operands: []Operand{{KindIdRef, One, "Entry Point"}, {KindIdRef, One, "Compilation Unit"}, {KindIdRef, One, "Compiler Signature"}, {KindIdRef, One, "Command-line Arguments"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeMatrix", Number: 108, Operands: []Operand{{KindIdRef, One, "Vector Type"}, {KindIdRef, One, "Vector Count"}, {KindIdRef, One, "Column Major"}}, Effects: 0, Needs: Needs{}},
	}},
	{Name: "NonSemantic.Shader.DebugInfo.", index: 9, Insts: []ExtInst{
		{Name: "DebugInfoNone", Number: 0, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugCompilationUnit", Number: 1, Operands: []Operand{{KindIdRef, One, "Version"}, {KindIdRef, One, "DWARF Version"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Language"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeBasic", Number: 2, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Encoding"}, {KindIdRef, One, "Flags"}, {KindIdRef, Optional, "FPEncoding"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypePointer", Number: 3, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, One, "Storage Class"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeQualifier", Number: 4, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, One, "Type Qualifier"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeArray", Number: 5, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, Many, "Component Counts"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeVector", Number: 6, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, One, "Component Count"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypedef", Number: 7, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Base Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeFunction", Number: 8, Operands: []Operand{{KindIdRef, One, "Flags"}, {KindIdRef, One, "Return Type"}, {KindIdRef, Many, "Parameter Types"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeEnum", Number: 9, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Underlying Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Flags"}, {KindPairIdRefIdRef, Many, "Value, Name, Value, Name, ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeComposite", Number: 10, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Tag"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Flags"}, {KindIdRef, Many, "Members"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeMember", Number: 11, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Flags"}, {KindIdRef, Optional, "Value"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeInheritance", Number: 12, Operands: []Operand{{KindIdRef, One, "Parent"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypePtrToMember", Number: 13, Operands: []Operand{{KindIdRef, One, "Member Type"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplate", Number: 14, Operands: []Operand{{KindIdRef, One, "Target"}, {KindIdRef, Many, "Parameters"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateParameter", Number: 15, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Actual Type"}, {KindIdRef, One, "Value"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateTemplateParameter", Number: 16, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Template Name"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateParameterPack", Number: 17, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, Many, "Template Parameters"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugGlobalVariable", Number: 18, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Variable"}, {KindIdRef, One, "Flags"}, {KindIdRef, Optional, "Static Member Declaration"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunctionDeclaration", Number: 19, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunction", Number: 20, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Flags"}, {KindIdRef, One, "Scope Line"}, {KindIdRef, Optional, "Declaration"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLexicalBlock", Number: 21, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, Optional, "Name"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLexicalBlockDiscriminator", Number: 22, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Discriminator"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugScope", Number: 23, Operands: []Operand{{KindIdRef, One, "Scope"}, {KindIdRef, Optional, "Inlined At"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugNoScope", Number: 24, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugInlinedAt", Number: 25, Operands: []Operand{{KindIdRef, One, "Line"}, {KindIdRef, One, "Scope"}, {KindIdRef, Optional, "Inlined"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLocalVariable", Number: 26, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Flags"}, {KindIdRef, Optional, "Arg Number"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugInlinedVariable", Number: 27, Operands: []Operand{{KindIdRef, One, "Variable"}, {KindIdRef, One, "Inlined"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugDeclare", Number: 28, Operands: []Operand{{KindIdRef, One, "Local Variable"}, {KindIdRef, One, "Variable"}, {KindIdRef, One, "Expression"}, {KindIdRef, Many, "Indexes"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugValue", Number: 29, Operands: []Operand{{KindIdRef, One, "Local Variable"}, {KindIdRef, One, "Value"}, {KindIdRef, One, "Expression"}, {KindIdRef, Many, "Indexes"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugOperation", Number: 30, Operands: []Operand{{KindIdRef, One, "OpCode"}, {KindIdRef, Many, "Operands ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugExpression", Number: 31, Operands: []Operand{{KindIdRef, Many, "Operands ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugMacroDef", Number: 32, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Name"}, {KindIdRef, Optional, "Value"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugMacroUndef", Number: 33, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Macro"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugImportedEntity", Number: 34, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Tag"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Entity"}, {KindIdRef, One, "Line"}, {KindIdRef, One, "Column"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugSource", Number: 35, Operands: []Operand{{KindIdRef, One, "File"}, {KindIdRef, Optional, "Text"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunctionDefinition", Number: 101, Operands: []Operand{{KindIdRef, One, "Function"}, {KindIdRef, One, "Definition"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugSourceContinued", Number: 102, Operands: []Operand{{KindIdRef, One, "Text"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLine", Number: 103, Operands: []Operand{{KindIdRef, One, "Source"}, {KindIdRef, One, "Line Start"}, {KindIdRef, One, "Line End"}, {KindIdRef, One, "Column Start"}, {KindIdRef, One, "Column End"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugNoLine", Number: 104, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugBuildIdentifier", Number: 105, Operands: []Operand{{KindIdRef, One, "Identifier"}, {KindIdRef, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugStoragePath", Number: 106, Operands: []Operand{{KindIdRef, One, "Path"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugEntryPoint", Number: 107, Operands: []Operand{{KindIdRef, One, "Entry Point"}, {KindIdRef, One, "Compilation Unit"}, {KindIdRef, One, "Compiler Signature"}, {KindIdRef, One, "Command-line Arguments"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeMatrix", Number: 108, Operands: []Operand{{KindIdRef, One, "Vector Type"}, {KindIdRef, One, "Vector Count"}, {KindIdRef, One, "Column Major"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeVectorIdEXT", Number: 109, Operands: []Operand{{KindIdRef, One, "Component Type"}, {KindIdRef, One, "Component Count"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeCooperativeMatrixKHR", Number: 110, Operands: []Operand{{KindIdRef, One, "Component Type"}, {KindIdRef, One, "Scope"}, {KindIdRef, One, "Rows"}, {KindIdRef, One, "Columns"}, {KindIdRef, One, "Use"}}, Effects: 0, Needs: Needs{}},
	}},
	{Name: "NonSemantic.VkspReflection.", index: 10, Insts: []ExtInst{
		{Name: "Configuration", Number: 1, Operands: []Operand{{KindIdRef, One, "enabledExtensionNames"}, {KindIdRef, One, "specializationInfoDataSize"}, {KindIdRef, One, "specializationInfoData"}, {KindIdRef, One, "shaderName"}, {KindIdRef, One, "EntryPoint"}, {KindIdRef, One, "groupCountX"}, {KindIdRef, One, "groupCountY"}, {KindIdRef, One, "groupCountZ"}, {KindIdRef, One, "dispatchId"}}, Effects: 0, Needs: Needs{}},
		{Name: "StartCounter", Number: 2, Operands: []Operand{{KindIdRef, One, "name"}}, Effects: ReadsMemory | WritesMemory | Convergent | InvocationState, Needs: Needs{}},
		{Name: "StopCounter", Number: 3, Operands: []Operand{{KindIdRef, One, "counter"}}, Effects: ReadsMemory | WritesMemory | Convergent | InvocationState, Needs: Needs{}},
		{Name: "PushConstants", Number: 4, Operands: []Operand{{KindIdRef, One, "offset"}, {KindIdRef, One, "size"}, {KindIdRef, One, "pValues"}, {KindIdRef, One, "stageFlags"}}, Effects: 0, Needs: Needs{}},
		{Name: "SpecializationMapEntry", Number: 5, Operands: []Operand{{KindIdRef, One, "constantID"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "size"}}, Effects: 0, Needs: Needs{}},
		{Name: "DescriptorSetBuffer", Number: 6, Operands: []Operand{{KindIdRef, One, "ds"}, {KindIdRef, One, "binding"}, {KindIdRef, One, "type"}, {KindIdRef, One, "flags"}, {KindIdRef, One, "queueFamilyIndexCount"}, {KindIdRef, One, "sharingMode"}, {KindIdRef, One, "size"}, {KindIdRef, One, "usage"}, {KindIdRef, One, "range"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "memorySize"}, {KindIdRef, One, "memoryType"}, {KindIdRef, One, "bindOffset"}, {KindIdRef, One, "viewFlags"}, {KindIdRef, One, "viewFormat"}}, Effects: 0, Needs: Needs{}},
		{Name: "DescriptorSetImage", Number: 7, Operands: []Operand{{KindIdRef, One, "ds"}, {KindIdRef, One, "binding"}, {KindIdRef, One, "type"}, {KindIdRef, One, "imageLayout"}, {KindIdRef, One, "imageFlags"}, {KindIdRef, One, "imageType"}, {KindIdRef, One, "imageformat"}, {KindIdRef, One, "width"}, {KindIdRef, One, "height"}, {KindIdRef, One, "depth"}, {KindIdRef, One, "mipLevels"}, {KindIdRef, One, "arrayLayers"}, {KindIdRef, One, "samples"}, {KindIdRef, One, "tiling"}, {KindIdRef, One, "usage"}, {KindIdRef, One, "sharingMode"}, {KindIdRef, One, "queueFamilyIndexCount"}, {KindIdRef, One, "initialLayout"}, {KindIdRef, One, "aspectMask"}, {KindIdRef, One, "baseMipLevel"}, {KindIdRef, One, "levelCount"}, {KindIdRef, One, "baseArrayLayer"}, {KindIdRef, One, "layerCount"}, {KindIdRef, One, "viewFlags"}, {KindIdRef, One, "viewType"}, {KindIdRef, One, "viewFormat"}, {KindIdRef, One, "component_a"}, {KindIdRef, One, "component_b"}, {KindIdRef, One, "component_g"}, {KindIdRef, One, "component_r"}, {KindIdRef, One, "memorySize"}, {KindIdRef, One, "memoryType"}, {KindIdRef, One, "bindOffset"}}, Effects: 0, Needs: Needs{}},
		{Name: "DescriptorSetSampler", Number: 8, Operands: []Operand{{KindIdRef, One, "ds"}, {KindIdRef, One, "binding"}, {KindIdRef, One, "type"}, {KindIdRef, One, "flags"}, {KindIdRef, One, "magFilter"}, {KindIdRef, One, "minFilter"}, {KindIdRef, One, "mipmapMode"}, {KindIdRef, One, "addressModeU"}, {KindIdRef, One, "addressModeV"}, {KindIdRef, One, "addressModeW"}, {KindIdRef, One, "mipLodBias"}, {KindIdRef, One, "anisotropyEnable"}, {KindIdRef, One, "maxAnisotropy"}, {KindIdRef, One, "compareEnable"}, {KindIdRef, One, "compareOp"}, {KindIdRef, One, "minLod"}, {KindIdRef, One, "maxLod"}, {KindIdRef, One, "borderColor"}, {KindIdRef, One, "unnormalizedCoordinates"}}, Effects: 0, Needs: Needs{}},
	}},
	{Name: "OpenCL.DebugInfo.100", index: 11, Insts: []ExtInst{
		{Name: "DebugInfoNone", Number: 0, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugCompilationUnit", Number: 1, Operands: []Operand{{KindLiteralInteger, One, "Version"}, {KindLiteralInteger, One, "DWARF Version"}, {KindIdRef, One, "Source"}, {KindSourceLanguage, One, "Language"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeBasic", Number: 2, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Size"}, {KindOpenCLDebugInfo100BaseTypeAttributeEncoding, One, "Encoding"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypePointer", Number: 3, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindStorageClass, One, "Storage Class"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeQualifier", Number: 4, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindOpenCLDebugInfo100TypeQualifier, One, "Type Qualifier"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeArray", Number: 5, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindIdRef, Many, "Component Counts"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeVector", Number: 6, Operands: []Operand{{KindIdRef, One, "Base Type"}, {KindLiteralInteger, One, "Component Count"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypedef", Number: 7, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Base Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeFunction", Number: 8, Operands: []Operand{{KindOpenCLDebugInfo100InfoFlags, One, "Flags"}, {KindIdRef, One, "Return Type"}, {KindIdRef, Many, "Parameter Types"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeEnum", Number: 9, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Underlying Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Size"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}, {KindPairIdRefIdRef, Many, "Value, Name, Value, Name, ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeComposite", Number: 10, Operands: []Operand{{KindIdRef, One, "Name"}, {KindOpenCLDebugInfo100CompositeType, One, "Tag"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Size"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}, {KindIdRef, Many, "Members"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeMember", Number: 11, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}, {KindIdRef, Optional, "Value"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeInheritance", Number: 12, Operands: []Operand{{KindIdRef, One, "Child"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Offset"}, {KindIdRef, One, "Size"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypePtrToMember", Number: 13, Operands: []Operand{{KindIdRef, One, "Member Type"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplate", Number: 14, Operands: []Operand{{KindIdRef, One, "Target"}, {KindIdRef, Many, "Parameters"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateParameter", Number: 15, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Actual Type"}, {KindIdRef, One, "Value"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateTemplateParameter", Number: 16, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Template Name"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugTypeTemplateParameterPack", Number: 17, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, Many, "Template Parameters"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugGlobalVariable", Number: 18, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindIdRef, One, "Variable"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}, {KindIdRef, Optional, "Static Member Declaration"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunctionDeclaration", Number: 19, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugFunction", Number: 20, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, One, "Linkage Name"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}, {KindLiteralInteger, One, "Scope Line"}, {KindIdRef, One, "Function"}, {KindIdRef, Optional, "Declaration"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLexicalBlock", Number: 21, Operands: []Operand{{KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindIdRef, Optional, "Name"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLexicalBlockDiscriminator", Number: 22, Operands: []Operand{{KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Discriminator"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugScope", Number: 23, Operands: []Operand{{KindIdRef, One, "Scope"}, {KindIdRef, Optional, "Inlined At"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugNoScope", Number: 24, Operands: nil, Effects: 0, Needs: Needs{}},
		{Name: "DebugInlinedAt", Number: 25, Operands: []Operand{{KindLiteralInteger, One, "Line"}, {KindIdRef, One, "Scope"}, {KindIdRef, Optional, "Inlined"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugLocalVariable", Number: 26, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Type"}, {KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}, {KindOpenCLDebugInfo100InfoFlags, One, "Flags"}, {KindLiteralInteger, Optional, "Arg Number"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugInlinedVariable", Number: 27, Operands: []Operand{{KindIdRef, One, "Variable"}, {KindIdRef, One, "Inlined"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugDeclare", Number: 28, Operands: []Operand{{KindIdRef, One, "Local Variable"}, {KindIdRef, One, "Variable"}, {KindIdRef, One, "Expression"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugValue", Number: 29, Operands: []Operand{{KindIdRef, One, "Local Variable"}, {KindIdRef, One, "Value"}, {KindIdRef, One, "Expression"}, {KindIdRef, Many, "Indexes"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugOperation", Number: 30, Operands: []Operand{{KindOpenCLDebugInfo100Operation, One, "OpCode"}, {KindLiteralInteger, Many, "Operands ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugExpression", Number: 31, Operands: []Operand{{KindIdRef, Many, "Operands ..."}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugMacroDef", Number: 32, Operands: []Operand{{KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindIdRef, One, "Name"}, {KindIdRef, Optional, "Value"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugMacroUndef", Number: 33, Operands: []Operand{{KindIdRef, One, "Source"}, {KindLiteralInteger, One, "Line"}, {KindIdRef, One, "Macro"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugImportedEntity", Number: 34, Operands: []Operand{{KindIdRef, One, "Name"}, {KindOpenCLDebugInfo100ImportedEntity, One, "Tag"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Entity"}, {KindLiteralInteger, One, "Line"}, {KindLiteralInteger, One, "Column"}, {KindIdRef, One, "Parent"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugSource", Number: 35, Operands: []Operand{{KindIdRef, One, "File"}, {KindIdRef, Optional, "Text"}}, Effects: 0, Needs: Needs{}},
		{Name: "DebugModuleINTEL", Number: 36, Operands: []Operand{{KindIdRef, One, "Name"}, {KindIdRef, One, "Source"}, {KindIdRef, One, "Parent"}, {KindLiteralInteger, One, "Line"}, {KindIdRef, One, "ConfigurationMacros"}, {KindIdRef, One, "IncludePath"}, {KindIdRef, One, "APINotesFile"}, {KindLiteralInteger, One, "IsDeclaration"}}, Effects: 0, Needs: Needs{}},
	}},
	{Name: "OpenCL.std", index: 12, Insts: []ExtInst{
		{Name: "acos", Number: 0, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "acosh", Number: 1, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "acospi", Number: 2, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "asin", Number: 3, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "asinh", Number: 4, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "asinpi", Number: 5, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "atan", Number: 6, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "atan2", Number: 7, Operands: []Operand{{KindIdRef, One, "y"}, {KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "atanh", Number: 8, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "atanpi", Number: 9, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "atan2pi", Number: 10, Operands: []Operand{{KindIdRef, One, "y"}, {KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "cbrt", Number: 11, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "ceil", Number: 12, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "copysign", Number: 13, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "cos", Number: 14, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "cosh", Number: 15, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "cospi", Number: 16, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "erfc", Number: 17, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "erf", Number: 18, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "exp", Number: 19, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "exp2", Number: 20, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "exp10", Number: 21, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "expm1", Number: 22, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fabs", Number: 23, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fdim", Number: 24, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "floor", Number: 25, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fma", Number: 26, Operands: []Operand{{KindIdRef, One, "a"}, {KindIdRef, One, "b"}, {KindIdRef, One, "c"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fmax", Number: 27, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fmin", Number: 28, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fmod", Number: 29, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fract", Number: 30, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "ptr"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "frexp", Number: 31, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "exp"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "hypot", Number: 32, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "ilogb", Number: 33, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "ldexp", Number: 34, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "k"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "lgamma", Number: 35, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "lgamma_r", Number: 36, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "signp"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "log", Number: 37, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "log2", Number: 38, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "log10", Number: 39, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "log1p", Number: 40, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "logb", Number: 41, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "mad", Number: 42, Operands: []Operand{{KindIdRef, One, "a"}, {KindIdRef, One, "b"}, {KindIdRef, One, "c"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "maxmag", Number: 43, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "minmag", Number: 44, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "modf", Number: 45, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "iptr"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "nan", Number: 46, Operands: []Operand{{KindIdRef, One, "nancode"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "nextafter", Number: 47, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "pow", Number: 48, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "pown", Number: 49, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "powr", Number: 50, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "remainder", Number: 51, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "remquo", Number: 52, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "quo"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "rint", Number: 53, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "rootn", Number: 54, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "round", Number: 55, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "rsqrt", Number: 56, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "sin", Number: 57, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "sincos", Number: 58, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "cosval"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "sinh", Number: 59, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "sinpi", Number: 60, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "sqrt", Number: 61, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "tan", Number: 62, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "tanh", Number: 63, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "tanpi", Number: 64, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "tgamma", Number: 65, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "trunc", Number: 66, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_cos", Number: 67, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_divide", Number: 68, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_exp", Number: 69, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_exp2", Number: 70, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_exp10", Number: 71, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_log", Number: 72, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_log2", Number: 73, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_log10", Number: 74, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_powr", Number: 75, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_recip", Number: 76, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_rsqrt", Number: 77, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_sin", Number: 78, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_sqrt", Number: 79, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "half_tan", Number: 80, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_cos", Number: 81, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_divide", Number: 82, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_exp", Number: 83, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_exp2", Number: 84, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_exp10", Number: 85, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_log", Number: 86, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_log2", Number: 87, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_log10", Number: 88, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_powr", Number: 89, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_recip", Number: 90, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_rsqrt", Number: 91, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_sin", Number: 92, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_sqrt", Number: 93, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "native_tan", Number: 94, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fclamp", Number: 95, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "minval"}, {KindIdRef, One, "maxval"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "degrees", Number: 96, Operands: []Operand{{KindIdRef, One, "radians"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fmax_common", Number: 97, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fmin_common", Number: 98, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "mix", Number: 99, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "a"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "radians", Number: 100, Operands: []Operand{{KindIdRef, One, "degrees"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "step", Number: 101, Operands: []Operand{{KindIdRef, One, "edge"}, {KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "smoothstep", Number: 102, Operands: []Operand{{KindIdRef, One, "edge0"}, {KindIdRef, One, "edge1"}, {KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "sign", Number: 103, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "cross", Number: 104, Operands: []Operand{{KindIdRef, One, "p0"}, {KindIdRef, One, "p1"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "distance", Number: 105, Operands: []Operand{{KindIdRef, One, "p0"}, {KindIdRef, One, "p1"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "length", Number: 106, Operands: []Operand{{KindIdRef, One, "p"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "normalize", Number: 107, Operands: []Operand{{KindIdRef, One, "p"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fast_distance", Number: 108, Operands: []Operand{{KindIdRef, One, "p0"}, {KindIdRef, One, "p1"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fast_length", Number: 109, Operands: []Operand{{KindIdRef, One, "p"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "fast_normalize", Number: 110, Operands: []Operand{{KindIdRef, One, "p"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_abs", Number: 141, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_abs_diff", Number: 142, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_add_sat", Number: 143, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_add_sat", Number: 144, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_hadd", Number: 145, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_hadd", Number: 146, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_rhadd", Number: 147, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_rhadd", Number: 148, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_clamp", Number: 149, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "minval"}, {KindIdRef, One, "maxval"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_clamp", Number: 150, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "minval"}, {KindIdRef, One, "maxval"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "clz", Number: 151, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "ctz", Number: 152, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_mad_hi", Number: 153, Operands: []Operand{{KindIdRef, One, "a"}, {KindIdRef, One, "b"}, {KindIdRef, One, "c"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_mad_sat", Number: 154, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_mad_sat", Number: 155, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_max", Number: 156, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_max", Number: 157, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_min", Number: 158, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_min", Number: 159, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_mul_hi", Number: 160, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "rotate", Number: 161, Operands: []Operand{{KindIdRef, One, "v"}, {KindIdRef, One, "i"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_sub_sat", Number: 162, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_sub_sat", Number: 163, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_upsample", Number: 164, Operands: []Operand{{KindIdRef, One, "hi"}, {KindIdRef, One, "lo"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_upsample", Number: 165, Operands: []Operand{{KindIdRef, One, "hi"}, {KindIdRef, One, "lo"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "popcount", Number: 166, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_mad24", Number: 167, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_mad24", Number: 168, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "s_mul24", Number: 169, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_mul24", Number: 170, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "vloadn", Number: 171, Operands: []Operand{{KindIdRef, One, "offset"}, {KindIdRef, One, "p"}, {KindLiteralInteger, One, "n"}}, Effects: Removable | ReadsMemory, Needs: Needs{}},
		{Name: "vstoren", Number: 172, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "p"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "vload_half", Number: 173, Operands: []Operand{{KindIdRef, One, "offset"}, {KindIdRef, One, "p"}}, Effects: Removable | ReadsMemory, Needs: Needs{}},
		{Name: "vload_halfn", Number: 174, Operands: []Operand{{KindIdRef, One, "offset"}, {KindIdRef, One, "p"}, {KindLiteralInteger, One, "n"}}, Effects: Removable | ReadsMemory, Needs: Needs{}},
		{Name: "vstore_half", Number: 175, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "p"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "vstore_half_r", Number: 176, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "p"}, {KindFPRoundingMode, One, "mode"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "vstore_halfn", Number: 177, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "p"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "vstore_halfn_r", Number: 178, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "p"}, {KindFPRoundingMode, One, "mode"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "vloada_halfn", Number: 179, Operands: []Operand{{KindIdRef, One, "offset"}, {KindIdRef, One, "p"}, {KindLiteralInteger, One, "n"}}, Effects: Removable | ReadsMemory, Needs: Needs{}},
		{Name: "vstorea_halfn", Number: 180, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "p"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "vstorea_halfn_r", Number: 181, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "p"}, {KindFPRoundingMode, One, "mode"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "shuffle", Number: 182, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "shuffle mask"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "shuffle2", Number: 183, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "shuffle mask"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "printf", Number: 184, Operands: []Operand{{KindIdRef, One, "format"}, {KindIdRef, Many, "additional arguments"}}, Effects: ReadsMemory | WritesMemory | Convergent | InvocationState, Needs: Needs{}},
		{Name: "prefetch", Number: 185, Operands: []Operand{{KindIdRef, One, "ptr"}, {KindIdRef, One, "num elements"}}, Effects: WritesMemory, Needs: Needs{}},
		{Name: "bitselect", Number: 186, Operands: []Operand{{KindIdRef, One, "a"}, {KindIdRef, One, "b"}, {KindIdRef, One, "c"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "select", Number: 187, Operands: []Operand{{KindIdRef, One, "a"}, {KindIdRef, One, "b"}, {KindIdRef, One, "c"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_abs", Number: 201, Operands: []Operand{{KindIdRef, One, "x"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_abs_diff", Number: 202, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_mul_hi", Number: 203, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
		{Name: "u_mad_hi", Number: 204, Operands: []Operand{{KindIdRef, One, "a"}, {KindIdRef, One, "b"}, {KindIdRef, One, "c"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{}},
	}},
	{Name: "SPV_AMD_gcn_shader", index: 13, Insts: []ExtInst{
		{Name: "CubeFaceIndexAMD", Number: 1, Operands: []Operand{{KindIdRef, One, "P"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_gcn_shader"}}},
		{Name: "CubeFaceCoordAMD", Number: 2, Operands: []Operand{{KindIdRef, One, "P"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_gcn_shader"}}},
		{Name: "TimeAMD", Number: 3, Operands: nil, Effects: Removable | InvocationState, Needs: Needs{Extensions: []string{"SPV_AMD_gcn_shader"}}},
	}},
	{Name: "SPV_AMD_shader_ballot", index: 14, Insts: []ExtInst{
		{Name: "SwizzleInvocationsAMD", Number: 1, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "offset"}}, Effects: Removable | Convergent | InvocationState, Needs: Needs{Extensions: []string{"SPV_AMD_shader_ballot"}}},
		{Name: "SwizzleInvocationsMaskedAMD", Number: 2, Operands: []Operand{{KindIdRef, One, "data"}, {KindIdRef, One, "mask"}}, Effects: Removable | Convergent | InvocationState, Needs: Needs{Extensions: []string{"SPV_AMD_shader_ballot"}}},
		{Name: "WriteInvocationAMD", Number: 3, Operands: []Operand{{KindIdRef, One, "inputValue"}, {KindIdRef, One, "writeValue"}, {KindIdRef, One, "invocationIndex"}}, Effects: Removable | Convergent | InvocationState, Needs: Needs{Extensions: []string{"SPV_AMD_shader_ballot"}}},
		{Name: "MbcntAMD", Number: 4, Operands: []Operand{{KindIdRef, One, "mask"}}, Effects: Removable | Convergent | InvocationState, Needs: Needs{Extensions: []string{"SPV_AMD_shader_ballot"}}},
	}},
	{Name: "SPV_AMD_shader_explicit_vertex_parameter", index: 15, Insts: []ExtInst{
		{Name: "InterpolateAtVertexAMD", Number: 1, Operands: []Operand{{KindIdRef, One, "interpolant"}, {KindIdRef, One, "vertexIdx"}}, Effects: Removable | ReadsMemory, Needs: Needs{Extensions: []string{"SPV_AMD_shader_explicit_vertex_parameter"}}},
	}},
	{Name: "SPV_AMD_shader_trinary_minmax", index: 16, Insts: []ExtInst{
		{Name: "FMin3AMD", Number: 1, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
		{Name: "UMin3AMD", Number: 2, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
		{Name: "SMin3AMD", Number: 3, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
		{Name: "FMax3AMD", Number: 4, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
		{Name: "UMax3AMD", Number: 5, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
		{Name: "SMax3AMD", Number: 6, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
		{Name: "FMid3AMD", Number: 7, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
		{Name: "UMid3AMD", Number: 8, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
		{Name: "SMid3AMD", Number: 9, Operands: []Operand{{KindIdRef, One, "x"}, {KindIdRef, One, "y"}, {KindIdRef, One, "z"}}, Effects: Removable | Mergeable | Speculatable, Needs: Needs{Extensions: []string{"SPV_AMD_shader_trinary_minmax"}}},
	}},
	{Name: "TOSA.001000.1", index: 17, Insts: []ExtInst{
		{Name: "ARGMAX", Number: 0, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, One, "nan_mode"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "AVG_POOL2D", Number: 1, Operands: []Operand{{KindIdRef, One, "kernel"}, {KindIdRef, One, "stride"}, {KindIdRef, One, "pad"}, {KindIdRef, One, "acc_type"}, {KindIdRef, One, "input"}, {KindIdRef, One, "input_zp"}, {KindIdRef, One, "output_zp"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "CONV2D", Number: 2, Operands: []Operand{{KindIdRef, One, "pad"}, {KindIdRef, One, "stride"}, {KindIdRef, One, "dilation"}, {KindIdRef, One, "acc_type"}, {KindIdRef, One, "local_bound"}, {KindIdRef, One, "input"}, {KindIdRef, One, "weight"}, {KindIdRef, One, "bias"}, {KindIdRef, One, "input_zp"}, {KindIdRef, One, "weight_zp"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "CONV3D", Number: 3, Operands: []Operand{{KindIdRef, One, "pad"}, {KindIdRef, One, "stride"}, {KindIdRef, One, "dilation"}, {KindIdRef, One, "acc_type"}, {KindIdRef, One, "local_bound"}, {KindIdRef, One, "input"}, {KindIdRef, One, "weight"}, {KindIdRef, One, "bias"}, {KindIdRef, One, "input_zp"}, {KindIdRef, One, "weight_zp"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "DEPTHWISE_CONV2D", Number: 4, Operands: []Operand{{KindIdRef, One, "pad"}, {KindIdRef, One, "stride"}, {KindIdRef, One, "dilation"}, {KindIdRef, One, "acc_type"}, {KindIdRef, One, "local_bound"}, {KindIdRef, One, "input"}, {KindIdRef, One, "weight"}, {KindIdRef, One, "bias"}, {KindIdRef, One, "input_zp"}, {KindIdRef, One, "weight_zp"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "FFT2D", Number: 5, Operands: []Operand{{KindIdRef, One, "inverse"}, {KindIdRef, One, "local_bound"}, {KindIdRef, One, "input_real"}, {KindIdRef, One, "input_imag"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "MATMUL", Number: 6, Operands: []Operand{{KindIdRef, One, "A"}, {KindIdRef, One, "B"}, {KindIdRef, One, "A_zp"}, {KindIdRef, One, "B_zp"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "MAX_POOL2D", Number: 7, Operands: []Operand{{KindIdRef, One, "kernel"}, {KindIdRef, One, "stride"}, {KindIdRef, One, "pad"}, {KindIdRef, One, "nan_mode"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "RFFT2D", Number: 8, Operands: []Operand{{KindIdRef, One, "local_bound"}, {KindIdRef, One, "input_real"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "TRANSPOSE_CONV2D", Number: 9, Operands: []Operand{{KindIdRef, One, "out_pad"}, {KindIdRef, One, "stride"}, {KindIdRef, One, "acc_type"}, {KindIdRef, One, "local_bound"}, {KindIdRef, One, "input"}, {KindIdRef, One, "weight"}, {KindIdRef, One, "bias"}, {KindIdRef, One, "input_zp"}, {KindIdRef, One, "weight_zp"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "CLAMP", Number: 10, Operands: []Operand{{KindIdRef, One, "min_val"}, {KindIdRef, One, "max_val"}, {KindIdRef, One, "nan_mode"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "ERF", Number: 11, Operands: []Operand{{KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "SIGMOID", Number: 12, Operands: []Operand{{KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "TANH", Number: 13, Operands: []Operand{{KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "ADD", Number: 14, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "ARITHMETIC_RIGHT_SHIFT", Number: 15, Operands: []Operand{{KindIdRef, One, "round"}, {KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "BITWISE_AND", Number: 16, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "BITWISE_OR", Number: 17, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "BITWISE_XOR", Number: 18, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "INTDIV", Number: 19, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "LOGICAL_AND", Number: 20, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "LOGICAL_LEFT_SHIFT", Number: 21, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "LOGICAL_RIGHT_SHIFT", Number: 22, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "LOGICAL_OR", Number: 23, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "LOGICAL_XOR", Number: 24, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "MAXIMUM", Number: 25, Operands: []Operand{{KindIdRef, One, "nan_mode"}, {KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "MINIMUM", Number: 26, Operands: []Operand{{KindIdRef, One, "nan_mode"}, {KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "MUL", Number: 27, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}, {KindIdRef, One, "shift"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "POW", Number: 28, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "SUB", Number: 29, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "TABLE", Number: 30, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "table"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "ABS", Number: 31, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "BITWISE_NOT", Number: 32, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "CEIL", Number: 33, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "CLZ", Number: 34, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "COS", Number: 35, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "EXP", Number: 36, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "FLOOR", Number: 37, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "LOG", Number: 38, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "LOGICAL_NOT", Number: 39, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "NEGATE", Number: 40, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input1_zp"}, {KindIdRef, One, "output_zp"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "RECIPROCAL", Number: 41, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "RSQRT", Number: 42, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "SIN", Number: 43, Operands: []Operand{{KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "SELECT", Number: 44, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}, {KindIdRef, One, "input3"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "EQUAL", Number: 45, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "GREATER", Number: 46, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "GREATER_EQUAL", Number: 47, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "input2"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "REDUCE_ALL", Number: 48, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "REDUCE_ANY", Number: 49, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "REDUCE_MAX", Number: 50, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, One, "nan_mode"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "REDUCE_MIN", Number: 51, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, One, "nan_mode"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "REDUCE_PRODUCT", Number: 52, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "REDUCE_SUM", Number: 53, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "CONCAT", Number: 54, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, Many, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "PAD", Number: 55, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "padding"}, {KindIdRef, One, "pad_const"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "RESHAPE", Number: 56, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "shape"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "REVERSE", Number: 57, Operands: []Operand{{KindIdRef, One, "axis"}, {KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "SLICE", Number: 58, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "start"}, {KindIdRef, One, "size"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "TILE", Number: 59, Operands: []Operand{{KindIdRef, One, "input1"}, {KindIdRef, One, "multiples"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "TRANSPOSE", Number: 60, Operands: []Operand{{KindIdRef, One, "perms"}, {KindIdRef, One, "input1"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "GATHER", Number: 61, Operands: []Operand{{KindIdRef, One, "values"}, {KindIdRef, One, "indices"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "SCATTER", Number: 62, Operands: []Operand{{KindIdRef, One, "values_in"}, {KindIdRef, One, "indices"}, {KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "RESIZE", Number: 63, Operands: []Operand{{KindIdRef, One, "mode"}, {KindIdRef, One, "input"}, {KindIdRef, One, "scale"}, {KindIdRef, One, "offset"}, {KindIdRef, One, "border"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "CAST", Number: 64, Operands: []Operand{{KindIdRef, One, "input"}}, Effects: Removable | Mergeable, Needs: Needs{}},
		{Name: "RESCALE", Number: 65, Operands: []Operand{{KindIdRef, One, "scale32"}, {KindIdRef, One, "rounding_mode"}, {KindIdRef, One, "per_channel"}, {KindIdRef, One, "input_unsigned"}, {KindIdRef, One, "output_unsigned"}, {KindIdRef, One, "input"}, {KindIdRef, One, "multiplier"}, {KindIdRef, One, "shift"}, {KindIdRef, One, "input_zp"}, {KindIdRef, One, "output_zp"}}, Effects: Removable | Mergeable, Needs: Needs{}},
	}},
	{Name: "NonSemantic.", index: 18}, // the unknown ones: see LookupExtSet
}
