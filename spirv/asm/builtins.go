package asm

import "hone/spirv"

// builtInName returns the name of a variable that is decorated with a built-in and has no OpName; empty
// for the built-ins whose variables are named by their number.
func builtInName(b spirv.BuiltIn) string {
	switch b {
	case spirv.BuiltInVertexId:
		return "gl_VertexID"
	case spirv.BuiltInInstanceId:
		return "gl_InstanceID"
	case spirv.BuiltInPrimitiveId:
		return "gl_PrimitiveID"
	case spirv.BuiltInInvocationId:
		return "gl_InvocationID"
	case spirv.BuiltInSampleId:
		return "gl_SampleID"
	case spirv.BuiltInNumWorkgroups:
		return "gl_NumWorkGroups"
	case spirv.BuiltInWorkgroupSize:
		return "gl_WorkGroupSize"
	case spirv.BuiltInWorkgroupId:
		return "gl_WorkGroupID"
	case spirv.BuiltInLocalInvocationId:
		return "gl_LocalInvocationID"
	case spirv.BuiltInGlobalInvocationId:
		return "gl_GlobalInvocationID"
	case spirv.BuiltInPosition, spirv.BuiltInPointSize, spirv.BuiltInClipDistance, spirv.BuiltInCullDistance,
		spirv.BuiltInLayer, spirv.BuiltInViewportIndex, spirv.BuiltInTessLevelOuter, spirv.BuiltInTessLevelInner,
		spirv.BuiltInTessCoord, spirv.BuiltInPatchVertices, spirv.BuiltInFragCoord, spirv.BuiltInPointCoord,
		spirv.BuiltInFrontFacing, spirv.BuiltInSamplePosition, spirv.BuiltInSampleMask, spirv.BuiltInFragDepth,
		spirv.BuiltInHelperInvocation, spirv.BuiltInLocalInvocationIndex, spirv.BuiltInVertexIndex,
		spirv.BuiltInInstanceIndex, spirv.BuiltInBaseInstance:
		return "gl_" + b.String()
	case spirv.BuiltInWorkDim, spirv.BuiltInGlobalSize, spirv.BuiltInEnqueuedWorkgroupSize, spirv.BuiltInGlobalOffset,
		spirv.BuiltInGlobalLinearId, spirv.BuiltInSubgroupSize, spirv.BuiltInSubgroupMaxSize,
		spirv.BuiltInNumSubgroups, spirv.BuiltInNumEnqueuedSubgroups, spirv.BuiltInSubgroupId,
		spirv.BuiltInSubgroupLocalInvocationId:
		return b.String()
	case spirv.BuiltInSubgroupEqMask, spirv.BuiltInSubgroupGeMask, spirv.BuiltInSubgroupGtMask,
		spirv.BuiltInSubgroupLeMask, spirv.BuiltInSubgroupLtMask:
		return b.String() + "KHR" // the name before SPIR-V 1.3, which spirv-dis keeps here
	}
	return ""
}
