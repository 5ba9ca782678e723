package vulkan

import (
	"fmt"
	"slices"
	"unsafe"

	"hone/ir"
	"hone/spirv"
)

// featureGroup is a structure of features: booleans of 32 bits after the header.
type featureGroup struct {
	sType     uint32
	version   uint32 // of Vulkan that has it, 0 for none
	extension string // the device extension that has it, for devices of all versions
	names     []string
	// for a device that is opened as an application does ([OpenApplication]): shaders compared with the vm do without
	application bool
}

func version(major, minor uint32) uint32 { return major<<22 | minor<<12 }

// featureGroups are the structures with features that shaders may need, each with all of its fields in the
// order of the specification.
var featureGroups = []featureGroup{
	{sType: typePhysicalDeviceFeatures2, version: version(1, 1), names: []string{
		"robustBufferAccess", "fullDrawIndexUint32", "imageCubeArray", "independentBlend", "geometryShader", "tessellationShader", "sampleRateShading",
		"dualSrcBlend", "logicOp", "multiDrawIndirect", "drawIndirectFirstInstance", "depthClamp", "depthBiasClamp", "fillModeNonSolid", "depthBounds",
		"wideLines", "largePoints", "alphaToOne", "multiViewport", "samplerAnisotropy", "textureCompressionETC2", "textureCompressionASTC_LDR",
		"textureCompressionBC", "occlusionQueryPrecise", "pipelineStatisticsQuery", "vertexPipelineStoresAndAtomics", "fragmentStoresAndAtomics",
		"shaderTessellationAndGeometryPointSize", "shaderImageGatherExtended", "shaderStorageImageExtendedFormats", "shaderStorageImageMultisample",
		"shaderStorageImageReadWithoutFormat", "shaderStorageImageWriteWithoutFormat", "shaderUniformBufferArrayDynamicIndexing",
		"shaderSampledImageArrayDynamicIndexing", "shaderStorageBufferArrayDynamicIndexing", "shaderStorageImageArrayDynamicIndexing",
		"shaderClipDistance", "shaderCullDistance", "shaderFloat64", "shaderInt64", "shaderInt16", "shaderResourceResidency", "shaderResourceMinLod",
		"sparseBinding", "sparseResidencyBuffer", "sparseResidencyImage2D", "sparseResidencyImage3D", "sparseResidency2Samples",
		"sparseResidency4Samples", "sparseResidency8Samples", "sparseResidency16Samples", "sparseResidencyAliased", "variableMultisampleRate",
		"inheritedQueries"}},
	{sType: 49, version: version(1, 2), names: []string{
		"storageBuffer16BitAccess", "uniformAndStorageBuffer16BitAccess", "storagePushConstant16", "storageInputOutput16", "multiview",
		"multiviewGeometryShader", "multiviewTessellationShader", "variablePointersStorageBuffer", "variablePointers", "protectedMemory",
		"samplerYcbcrConversion", "shaderDrawParameters"}},
	{sType: 51, version: version(1, 2), names: []string{
		"samplerMirrorClampToEdge", "drawIndirectCount", "storageBuffer8BitAccess", "uniformAndStorageBuffer8BitAccess", "storagePushConstant8",
		"shaderBufferInt64Atomics", "shaderSharedInt64Atomics", "shaderFloat16", "shaderInt8", "descriptorIndexing",
		"shaderInputAttachmentArrayDynamicIndexing", "shaderUniformTexelBufferArrayDynamicIndexing", "shaderStorageTexelBufferArrayDynamicIndexing",
		"shaderUniformBufferArrayNonUniformIndexing", "shaderSampledImageArrayNonUniformIndexing", "shaderStorageBufferArrayNonUniformIndexing",
		"shaderStorageImageArrayNonUniformIndexing", "shaderInputAttachmentArrayNonUniformIndexing",
		"shaderUniformTexelBufferArrayNonUniformIndexing", "shaderStorageTexelBufferArrayNonUniformIndexing",
		"descriptorBindingUniformBufferUpdateAfterBind", "descriptorBindingSampledImageUpdateAfterBind", "descriptorBindingStorageImageUpdateAfterBind",
		"descriptorBindingStorageBufferUpdateAfterBind", "descriptorBindingUniformTexelBufferUpdateAfterBind",
		"descriptorBindingStorageTexelBufferUpdateAfterBind", "descriptorBindingUpdateUnusedWhilePending", "descriptorBindingPartiallyBound",
		"descriptorBindingVariableDescriptorCount", "runtimeDescriptorArray", "samplerFilterMinmax", "scalarBlockLayout", "imagelessFramebuffer",
		"uniformBufferStandardLayout", "shaderSubgroupExtendedTypes", "separateDepthStencilLayouts", "hostQueryReset", "timelineSemaphore",
		"bufferDeviceAddress", "bufferDeviceAddressCaptureReplay", "bufferDeviceAddressMultiDevice", "vulkanMemoryModel",
		"vulkanMemoryModelDeviceScope", "vulkanMemoryModelAvailabilityVisibilityChains", "shaderOutputViewportIndex", "shaderOutputLayer",
		"subgroupBroadcastDynamicId"}},
	{sType: 53, version: version(1, 3), names: []string{
		"robustImageAccess", "inlineUniformBlock", "descriptorBindingInlineUniformBlockUpdateAfterBind", "pipelineCreationCacheControl",
		"privateData", "shaderDemoteToHelperInvocation", "shaderTerminateInvocation", "subgroupSizeControl", "computeFullSubgroups",
		"synchronization2", "textureCompressionASTC_HDR", "shaderZeroInitializeWorkgroupMemory", "dynamicRendering",
		"shaderIntegerDotProduct", "maintenance4"}},
	{sType: 1000260000, extension: "VK_EXT_shader_atomic_float", names: []string{
		"shaderBufferFloat32Atomics", "shaderBufferFloat32AtomicAdd", "shaderBufferFloat64Atomics", "shaderBufferFloat64AtomicAdd",
		"shaderSharedFloat32Atomics", "shaderSharedFloat32AtomicAdd", "shaderSharedFloat64Atomics", "shaderSharedFloat64AtomicAdd",
		"shaderImageFloat32Atomics", "shaderImageFloat32AtomicAdd", "sparseImageFloat32Atomics",
		"sparseImageFloat32AtomicAdd"}},
	{sType: 1000273000, extension: "VK_EXT_shader_atomic_float2", names: []string{
		"shaderBufferFloat16Atomics", "shaderBufferFloat16AtomicAdd", "shaderBufferFloat16AtomicMinMax", "shaderBufferFloat32AtomicMinMax",
		"shaderBufferFloat64AtomicMinMax", "shaderSharedFloat16Atomics", "shaderSharedFloat16AtomicAdd", "shaderSharedFloat16AtomicMinMax",
		"shaderSharedFloat32AtomicMinMax", "shaderSharedFloat64AtomicMinMax", "shaderImageFloat32AtomicMinMax",
		"sparseImageFloat32AtomicMinMax"}},
	{sType: 1000286000, extension: "VK_EXT_robustness2", names: []string{"robustBufferAccess2", "robustImageAccess2", "nullDescriptor"}},
	{sType: 1000336000, extension: "VK_KHR_workgroup_memory_explicit_layout", names: []string{
		"workgroupMemoryExplicitLayout", "workgroupMemoryExplicitLayoutScalarBlockLayout", "workgroupMemoryExplicitLayout8BitAccess",
		"workgroupMemoryExplicitLayout16BitAccess"}},
	{sType: 1000269000, extension: "VK_KHR_pipeline_executable_properties", application: true, names: []string{"pipelineExecutableInfo"}},
	{sType: 1000506000, extension: "VK_KHR_cooperative_matrix", application: true, names: []string{"cooperativeMatrix", "cooperativeMatrixRobustBufferAccess"}},
	{sType: 1000593000, extension: "VK_NV_cooperative_matrix2", application: true, names: []string{"cooperativeMatrixWorkgroupScope", "cooperativeMatrixFlexibleDimensions", "cooperativeMatrixReductions", "cooperativeMatrixConversions", "cooperativeMatrixPerElementOperations", "cooperativeMatrixTensorAddressing", "cooperativeMatrixBlockLoads"}},
	{sType: 1000141000, extension: "VK_KHR_shader_bfloat16", application: true, names: []string{"shaderBFloat16Type", "shaderBFloat16DotProduct", "shaderBFloat16CooperativeMatrix"}},
	{sType: 1000567000, extension: "VK_EXT_shader_float8", application: true, names: []string{"shaderFloat8", "shaderFloat8CooperativeMatrix"}},
	{sType: 1000328000, extension: "VK_EXT_mesh_shader", application: true, names: []string{"taskShader", "meshShader", "multiviewMeshShader", "primitiveFragmentShadingRateMeshShader", "meshShaderQueries"}},
	{sType: 1000150013, extension: "VK_KHR_acceleration_structure", application: true, names: []string{"accelerationStructure", "accelerationStructureCaptureReplay", "accelerationStructureIndirectBuild", "accelerationStructureHostCommands", "descriptorBindingAccelerationStructureUpdateAfterBind"}},
	{sType: 1000347000, extension: "VK_KHR_ray_tracing_pipeline", application: true, names: []string{"rayTracingPipeline", "rayTracingPipelineShaderGroupHandleCaptureReplay", "rayTracingPipelineShaderGroupHandleCaptureReplayMixed", "rayTracingPipelineTraceRaysIndirect", "rayTraversalPrimitiveCulling"}},
	{sType: 1000348013, extension: "VK_KHR_ray_query", application: true, names: []string{"rayQuery"}},
	{sType: 1000481000, extension: "VK_KHR_ray_tracing_position_fetch", application: true, names: []string{"rayTracingPositionFetch"}},
	{sType: 1000203000, extension: "VK_KHR_fragment_shader_barycentric", application: true, names: []string{"fragmentShaderBarycentric"}},
	{sType: 1000251000, extension: "VK_EXT_fragment_shader_interlock", application: true, names: []string{"fragmentShaderSampleInterlock", "fragmentShaderPixelInterlock", "fragmentShaderShadingRateInterlock"}},
	{sType: 1000226003, extension: "VK_KHR_fragment_shading_rate", application: true, names: []string{"pipelineFragmentShadingRate", "primitiveFragmentShadingRate", "attachmentFragmentShadingRate"}},
	{sType: 1000181000, extension: "VK_KHR_shader_clock", application: true, names: []string{"shaderSubgroupClock", "shaderDeviceClock"}},
	{sType: 1000434000, extension: "VK_KHR_shader_maximal_reconvergence", application: true, names: []string{"shaderMaximalReconvergence"}},
	{sType: 1000235000, extension: "VK_KHR_shader_quad_control", application: true, names: []string{"shaderQuadControl"}},
	{sType: 1000323000, extension: "VK_KHR_shader_subgroup_uniform_control_flow", application: true, names: []string{"shaderSubgroupUniformControlFlow"}},
	{sType: 1000416000, extension: "VK_KHR_shader_subgroup_rotate", application: true, names: []string{"shaderSubgroupRotate", "shaderSubgroupRotateClustered"}},
	{sType: 1000544000, extension: "VK_KHR_shader_expect_assume", application: true, names: []string{"shaderExpectAssume"}},
	{sType: 1000528000, extension: "VK_KHR_shader_float_controls2", application: true, names: []string{"shaderFloatControls2"}},
	{sType: 1000558000, extension: "VK_KHR_shader_relaxed_extended_instruction", application: true, names: []string{"shaderRelaxedExtendedInstruction"}},
	{sType: 1000234000, extension: "VK_EXT_shader_image_atomic_int64", application: true, names: []string{"shaderImageInt64Atomics", "sparseImageInt64Atomics"}},
	{sType: 1000028000, extension: "VK_EXT_transform_feedback", application: true, names: []string{"transformFeedback", "geometryStreams"}},
	{sType: 1000201000, extension: "VK_KHR_compute_shader_derivatives", application: true, names: []string{"computeDerivativeGroupQuads", "computeDerivativeGroupLinear"}},
	{sType: 1000564000, extension: "VK_EXT_shader_replicated_composites", application: true, names: []string{"shaderReplicatedComposites"}},
	{sType: 1000387000, extension: "VK_KHR_shader_untyped_pointers", application: true, names: []string{"shaderUntypedPointers"}},
	{sType: 1000490000, extension: "VK_NV_ray_tracing_invocation_reorder", application: true, names: []string{"rayTracingInvocationReorder"}},
	{sType: 1000154000, extension: "VK_NV_shader_sm_builtins", application: true, names: []string{"shaderSMBuiltins"}},
}

// plainExtensions are extensions without features, which a device that is opened as an application does has too.
var plainExtensions = []string{"VK_KHR_deferred_host_operations", "VK_EXT_shader_stencil_export",
	"VK_EXT_shader_viewport_index_layer", "VK_AMD_gcn_shader", "VK_AMD_shader_ballot",
	"VK_AMD_shader_explicit_vertex_parameter", "VK_AMD_shader_fragment_mask", "VK_AMD_shader_trinary_minmax",
	"VK_AMD_texture_gather_bias_lod", "VK_EXT_shader_subgroup_ballot", "VK_EXT_shader_subgroup_vote",
	"VK_NV_cooperative_matrix_decode_vector"}

// robust are the features that change how each access is compiled. Few applications ask for them, so a device that is
// opened as an application does has them off.
var robust = []string{"robustBufferAccess", "robustBufferAccess2", "robustImageAccess", "robustImageAccess2",
	"cooperativeMatrixRobustBufferAccess"}

// always are features that are enabled wherever a device has them, since they are about what all shaders do: access out
// of bounds is harmless, and layouts may be tight.
var always = []string{"robustBufferAccess", "robustBufferAccess2", "scalarBlockLayout", "uniformBufferStandardLayout",
	"shaderSubgroupExtendedTypes", "robustImageAccess", "robustImageAccess2", "samplerMirrorClampToEdge",
	"subgroupBroadcastDynamicId", "maintenance4", "dynamicRendering", "fragmentStoresAndAtomics",
	"vertexPipelineStoresAndAtomics"}

// capabilityFeatures are the features that a capability needs. Those of core Vulkan have none.
var capabilityFeatures = map[spirv.Capability][]string{
	spirv.CapabilityMatrix:                                      nil,
	spirv.CapabilityShader:                                      nil,
	spirv.CapabilityDeviceGroup:                                 nil,
	spirv.CapabilityInt8:                                        {"shaderInt8"},
	spirv.CapabilityInt16:                                       {"shaderInt16"},
	spirv.CapabilityInt64:                                       {"shaderInt64"},
	spirv.CapabilityFloat16:                                     {"shaderFloat16"},
	spirv.CapabilityFloat64:                                     {"shaderFloat64"},
	spirv.CapabilityInt64Atomics:                                {"shaderBufferInt64Atomics", "shaderSharedInt64Atomics"},
	spirv.CapabilityUniformBufferArrayDynamicIndexing:           {"shaderUniformBufferArrayDynamicIndexing"},
	spirv.CapabilityStorageBufferArrayDynamicIndexing:           {"shaderStorageBufferArrayDynamicIndexing"},
	spirv.CapabilityShaderNonUniform:                            {"descriptorIndexing"},
	spirv.CapabilityRuntimeDescriptorArray:                      {"runtimeDescriptorArray"},
	spirv.CapabilityUniformBufferArrayNonUniformIndexing:        {"shaderUniformBufferArrayNonUniformIndexing"},
	spirv.CapabilityStorageBufferArrayNonUniformIndexing:        {"shaderStorageBufferArrayNonUniformIndexing"},
	spirv.CapabilityStorageBuffer16BitAccess:                    {"storageBuffer16BitAccess"},
	spirv.CapabilityUniformAndStorageBuffer16BitAccess:          {"uniformAndStorageBuffer16BitAccess"},
	spirv.CapabilityStoragePushConstant16:                       {"storagePushConstant16"},
	spirv.CapabilityStorageBuffer8BitAccess:                     {"storageBuffer8BitAccess"},
	spirv.CapabilityUniformAndStorageBuffer8BitAccess:           {"uniformAndStorageBuffer8BitAccess"},
	spirv.CapabilityStoragePushConstant8:                        {"storagePushConstant8"},
	spirv.CapabilityVariablePointersStorageBuffer:               {"variablePointersStorageBuffer"},
	spirv.CapabilityVariablePointers:                            {"variablePointers"},
	spirv.CapabilityPhysicalStorageBufferAddresses:              {"bufferDeviceAddress"},
	spirv.CapabilityVulkanMemoryModel:                           {"vulkanMemoryModel"},
	spirv.CapabilityVulkanMemoryModelDeviceScope:                {"vulkanMemoryModelDeviceScope"},
	spirv.CapabilityDotProduct:                                  {"shaderIntegerDotProduct"},
	spirv.CapabilityDotProductInputAll:                          {"shaderIntegerDotProduct"},
	spirv.CapabilityDotProductInput4x8Bit:                       {"shaderIntegerDotProduct"},
	spirv.CapabilityDotProductInput4x8BitPacked:                 {"shaderIntegerDotProduct"},
	spirv.CapabilityAtomicFloat32AddEXT:                         {"shaderBufferFloat32AtomicAdd"},
	spirv.CapabilityAtomicFloat64AddEXT:                         {"shaderBufferFloat64AtomicAdd"},
	spirv.CapabilityAtomicFloat16AddEXT:                         {"shaderBufferFloat16AtomicAdd"},
	spirv.CapabilityAtomicFloat16MinMaxEXT:                      {"shaderBufferFloat16AtomicMinMax"},
	spirv.CapabilityAtomicFloat32MinMaxEXT:                      {"shaderBufferFloat32AtomicMinMax"},
	spirv.CapabilityAtomicFloat64MinMaxEXT:                      {"shaderBufferFloat64AtomicMinMax"},
	spirv.CapabilityWorkgroupMemoryExplicitLayoutKHR:            {"workgroupMemoryExplicitLayout"},
	spirv.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR:  {"workgroupMemoryExplicitLayout8BitAccess"},
	spirv.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR: {"workgroupMemoryExplicitLayout16BitAccess"},
	spirv.CapabilityImageQuery:                                  nil,
	spirv.CapabilitySampled1D:                                   nil,
	spirv.CapabilityImage1D:                                     nil,
	spirv.CapabilitySampledBuffer:                               nil,
	spirv.CapabilityImageBuffer:                                 nil,
	spirv.CapabilityStorageImageExtendedFormats:                 {"shaderStorageImageExtendedFormats"},
	spirv.CapabilityStorageImageReadWithoutFormat:               {"shaderStorageImageReadWithoutFormat"},
	spirv.CapabilityStorageImageWriteWithoutFormat:              {"shaderStorageImageWriteWithoutFormat"},
	spirv.CapabilityImageGatherExtended:                         {"shaderImageGatherExtended"},
	spirv.CapabilityImageCubeArray:                              {"imageCubeArray"},
	spirv.CapabilitySampledCubeArray:                            {"imageCubeArray"},
	spirv.CapabilitySampledImageArrayDynamicIndexing:            {"shaderSampledImageArrayDynamicIndexing"},
	spirv.CapabilityStorageImageArrayDynamicIndexing:            {"shaderStorageImageArrayDynamicIndexing"},
	spirv.CapabilitySampledImageArrayNonUniformIndexing:         {"shaderSampledImageArrayNonUniformIndexing"},
	spirv.CapabilityStorageImageArrayNonUniformIndexing:         {"shaderStorageImageArrayNonUniformIndexing"},
	spirv.CapabilityDerivativeControl:                           nil,
	spirv.CapabilityClipDistance:                                {"shaderClipDistance"},
	spirv.CapabilityCullDistance:                                {"shaderCullDistance"},
	spirv.CapabilityGeometry:                                    {"geometryShader"},
	spirv.CapabilitySampleRateShading:                           {"sampleRateShading"},
	spirv.CapabilityInterpolationFunction:                       {"sampleRateShading"},
	spirv.CapabilityDemoteToHelperInvocation:                    {"shaderDemoteToHelperInvocation"},
	spirv.CapabilityDrawParameters:                              {"shaderDrawParameters"},
	spirv.CapabilityMinLod:                                      {"shaderResourceMinLod"},
	// Those of execution modes depend on the width: floatControls says more.
	spirv.CapabilityDenormPreserve:           nil,
	spirv.CapabilityDenormFlushToZero:        nil,
	spirv.CapabilitySignedZeroInfNanPreserve: nil,
	spirv.CapabilityRoundingModeRTE:          nil,
	spirv.CapabilityRoundingModeRTZ:          nil,
}

// capabilitySubgroups are the bits of VkSubgroupFeatureFlags that a capability needs.
var capabilitySubgroups = map[spirv.Capability]uint32{
	spirv.CapabilityGroupNonUniform:                1 << 0,
	spirv.CapabilityGroupNonUniformVote:            1 << 1,
	spirv.CapabilitySubgroupVoteKHR:                1 << 1,
	spirv.CapabilityGroupNonUniformArithmetic:      1 << 2,
	spirv.CapabilityGroupNonUniformBallot:          1 << 3,
	spirv.CapabilitySubgroupBallotKHR:              1 << 3,
	spirv.CapabilityGroupNonUniformShuffle:         1 << 4,
	spirv.CapabilityGroupNonUniformShuffleRelative: 1 << 5,
	spirv.CapabilityGroupNonUniformClustered:       1 << 6,
	spirv.CapabilityGroupNonUniformQuad:            1 << 7,
}

// floatControlModes are the execution modes in the order of VkPhysicalDeviceFloatControlsProperties.
var floatControlModes = []spirv.ExecutionMode{spirv.ExecutionModeSignedZeroInfNanPreserve,
	spirv.ExecutionModeDenormPreserve,
	spirv.ExecutionModeDenormFlushToZero, spirv.ExecutionModeRoundingModeRTE, spirv.ExecutionModeRoundingModeRTZ}

// Has reports whether the device has a feature, by the specification's name.
func (i *Info) Has(feature string) bool { return slices.Contains(i.features, feature) }

// Lacks returns what a module needs and the device lacks, by name, sorted. What this package does not know how to
// enable is among it. Cost: linear in the module's global sections.
func (i *Info) Lacks(m *ir.Module) (reasons []string) {
	lack := func(format string, args ...any) { reasons = append(reasons, fmt.Sprintf(format, args...)) }
	if v := m.Header.Version; v > i.spirvVersion() {
		lack("SPIR-V %s", v)
	}
	for in := range m.Section(ir.Capabilities).Insts() {
		c := spirv.Capability(in.Word(0))
		if bits, ok := capabilitySubgroups[c]; ok {
			if i.subgroupOperations&bits == 0 {
				lack("capability %s", c)
			}
			continue
		}
		features, ok := capabilityFeatures[c]
		if !ok {
			lack("capability %s", c)
		}
		for _, f := range features {
			if !i.Has(f) {
				lack("capability %s: %s", c, f)
			}
		}
	}
	for in := range m.ExecutionModes(0) {
		mode := slices.Index(floatControlModes, spirv.ExecutionMode(in.Word(1)))
		if in.Op != spirv.OpExecutionMode || mode < 0 || in.NumWords() < 3 {
			continue
		}
		width := slices.Index([]uint32{16, 32, 64}, in.Word(2))
		if width < 0 || i.floatControls[3*mode+width] == 0 {
			lack("execution mode %s %d", spirv.ExecutionMode(in.Word(1)), in.Word(2))
		}
	}
	slices.Sort(reasons)
	return slices.Compact(reasons)
}

// featureStructure is a structure of features as the driver reads and writes it. It has room for that with the most.
type featureStructure struct {
	header
	flags [64]uint32
}

// featureChain is a chain of these.
type featureChain struct {
	groups     []featureGroup
	structures []*featureStructure
}

// newFeatureChain returns the structures that a device knows, all features off. The structures for applications
// are among them if asked for.
func newFeatureChain(api uint32, extensions []string, application bool) *featureChain {
	c := &featureChain{}
	for _, g := range featureGroups {
		if g.application && !application {
			continue
		}
		if g.version != 0 && g.version > api || g.version == 0 && !slices.Contains(extensions, g.extension) {
			continue
		}
		s := &featureStructure{header: header{sType: g.sType}}
		if n := len(c.structures); n > 0 {
			c.structures[n-1].next = unsafe.Pointer(s)
		}
		c.groups, c.structures = append(c.groups, g), append(c.structures, s)
	}
	return c
}

func (c *featureChain) pointer() unsafe.Pointer { return unsafe.Pointer(c.structures[0]) }

// enabled returns the names of the features that are on.
func (c *featureChain) enabled() (names []string) {
	for i, g := range c.groups {
		for j, name := range g.names {
			if c.structures[i].flags[j] != 0 {
				names = append(names, name)
			}
		}
	}
	return names
}

// keep switches off what no capability needs.
func (c *featureChain) keep() {
	wanted := slices.Clone(always)
	for _, names := range capabilityFeatures {
		wanted = append(wanted, names...)
	}
	for i, g := range c.groups {
		for j, name := range g.names {
			if !slices.Contains(wanted, name) {
				c.structures[i].flags[j] = 0
			}
		}
	}
}

// switchOff switches features off by their names.
func (c *featureChain) switchOff(off []string) {
	for i, g := range c.groups {
		for j, name := range g.names {
			if slices.Contains(off, name) {
				c.structures[i].flags[j] = 0
			}
		}
	}
}

// extensions returns the device extensions that the structures belong to.
func (c *featureChain) extensions() (names []string) {
	for _, g := range c.groups {
		if g.extension != "" {
			names = append(names, g.extension)
		}
	}
	return names
}
