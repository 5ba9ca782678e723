package cleanup

import (
	"hone/ir"
	"hone/spirv"
)

// trimmable are the capabilities of which it is known when a module needs them. Each is needed by what the grammar says
// that it is needed by. A rule says what needs it besides; nil is for nothing. The rules are read against the
// descriptions of capabilities in the specification (section 3.2.30), and say rather too often that one is needed.
var trimmable = [...]struct {
	capability spirv.Capability
	needed     func(*trimmer) bool
}{
	// numbers and what computes with them
	{spirv.CapabilityInt8, nil},
	{spirv.CapabilityInt16, nil},
	{spirv.CapabilityInt64, nil},
	{spirv.CapabilityFloat16, nil},
	{spirv.CapabilityFloat64, nil},
	{spirv.CapabilityFMAKHR, nil},
	{spirv.CapabilityBitInstructions, nil},
	{spirv.CapabilityAtomicFloat16AddEXT, nil},
	{spirv.CapabilityAtomicFloat32AddEXT, nil},
	{spirv.CapabilityAtomicFloat64AddEXT, nil},
	{spirv.CapabilityAtomicFloat16MinMaxEXT, nil},
	{spirv.CapabilityAtomicFloat32MinMaxEXT, nil},
	{spirv.CapabilityAtomicFloat64MinMaxEXT, nil},
	{spirv.CapabilityAtomicFloat16VectorNV, nil},
	{spirv.CapabilityInt64Atomics, atomics64},
	{spirv.CapabilityStorageBuffer16BitAccess, stored16},
	{spirv.CapabilityUniformAndStorageBuffer16BitAccess, stored16},
	{spirv.CapabilityStoragePushConstant16, stored16},
	{spirv.CapabilityStorageInputOutput16, stored16},
	{spirv.CapabilityStorageBuffer8BitAccess, ints8},
	{spirv.CapabilityUniformAndStorageBuffer8BitAccess, ints8},
	{spirv.CapabilityStoragePushConstant8, ints8},
	{spirv.CapabilityDotProduct, dotProduct},
	{spirv.CapabilityDotProductInputAll, dotProduct},
	{spirv.CapabilityDotProductInput4x8Bit, dotProduct},
	{spirv.CapabilityDotProductInput4x8BitPacked, dotProduct},
	{spirv.CapabilityDenormPreserve, nil},
	{spirv.CapabilityDenormFlushToZero, nil},
	{spirv.CapabilitySignedZeroInfNanPreserve, nil},
	{spirv.CapabilityRoundingModeRTE, nil},
	{spirv.CapabilityRoundingModeRTZ, nil},

	// images
	{spirv.CapabilitySampled1D, dim1D},
	{spirv.CapabilityImage1D, dim1D},
	{spirv.CapabilitySampledBuffer, dimBuffer},
	{spirv.CapabilityImageBuffer, dimBuffer},
	{spirv.CapabilitySampledRect, dimRect},
	{spirv.CapabilityImageRect, dimRect},
	{spirv.CapabilitySampledCubeArray, cubeArray},
	{spirv.CapabilityImageCubeArray, cubeArray},
	{spirv.CapabilityImageMSArray, multisampled},
	{spirv.CapabilityStorageImageMultisample, multisampled},
	{spirv.CapabilityStorageImageExtendedFormats, nil},
	{spirv.CapabilityStorageImageReadWithoutFormat, reads},
	{spirv.CapabilityStorageImageWriteWithoutFormat, writes},
	{spirv.CapabilityImageQuery, nil},
	{spirv.CapabilityImageGatherExtended, nil},
	{spirv.CapabilityMinLod, nil},
	{spirv.CapabilitySparseResidency, nil},
	{spirv.CapabilityInputAttachment, nil},

	// descriptors
	{spirv.CapabilityRuntimeDescriptorArray, runtimeArrays},
	{spirv.CapabilityShaderNonUniform, nonUniform},
	{spirv.CapabilityInputAttachmentArrayNonUniformIndexing, nonUniform},
	{spirv.CapabilitySampledImageArrayNonUniformIndexing, nonUniform},
	{spirv.CapabilityStorageBufferArrayNonUniformIndexing, nonUniform},
	{spirv.CapabilityStorageImageArrayNonUniformIndexing, nonUniform},
	{spirv.CapabilityStorageTexelBufferArrayNonUniformIndexing, nonUniform},
	{spirv.CapabilityUniformBufferArrayNonUniformIndexing, nonUniform},
	{spirv.CapabilityUniformTexelBufferArrayNonUniformIndexing, nonUniform},
	{spirv.CapabilityPhysicalStorageBufferAddresses, nil},

	// stages and built-ins
	{spirv.CapabilityGeometry, nil},
	{spirv.CapabilityTessellation, nil},
	{spirv.CapabilityGeometryStreams, nil},
	{spirv.CapabilityTransformFeedback, nil},
	{spirv.CapabilityClipDistance, nil},
	{spirv.CapabilityCullDistance, nil},
	{spirv.CapabilityMultiViewport, nil},
	{spirv.CapabilityShaderLayer, nil},
	{spirv.CapabilityShaderViewportIndex, nil},
	{spirv.CapabilityShaderViewportIndexLayerEXT, nil},
	{spirv.CapabilityMultiView, nil},
	{spirv.CapabilityDeviceGroup, nil},
	{spirv.CapabilityDrawParameters, nil},
	{spirv.CapabilitySampleRateShading, nil},
	{spirv.CapabilityInterpolationFunction, nil},
	{spirv.CapabilityDerivativeControl, nil},
	{spirv.CapabilityFragmentShadingRateKHR, nil},
	{spirv.CapabilityFragmentBarycentricKHR, nil},
	{spirv.CapabilityFragmentDensityEXT, nil},
	{spirv.CapabilityFragmentFullyCoveredEXT, nil},
	{spirv.CapabilitySampleMaskPostDepthCoverage, nil},
	{spirv.CapabilityStencilExportEXT, nil},
	{spirv.CapabilityFragmentShaderSampleInterlockEXT, nil},
	{spirv.CapabilityFragmentShaderPixelInterlockEXT, nil},
	{spirv.CapabilityComputeDerivativeGroupQuadsKHR, nil},
	{spirv.CapabilityComputeDerivativeGroupLinearKHR, nil},
	{spirv.CapabilityDemoteToHelperInvocation, nil},
	{spirv.CapabilityShaderClockKHR, nil},
	{spirv.CapabilityRayQueryKHR, nil},
	{spirv.CapabilityRayTracingKHR, nil},
	{spirv.CapabilityRayTracingPositionFetchKHR, nil},
	{spirv.CapabilityRayQueryPositionFetchKHR, nil},

	// operations of a group
	{spirv.CapabilitySubgroupBallotKHR, nil},
	{spirv.CapabilitySubgroupVoteKHR, nil},
	{spirv.CapabilityGroupNonUniform, nil},
	{spirv.CapabilityGroupNonUniformVote, nil},
	{spirv.CapabilityGroupNonUniformArithmetic, nil},
	{spirv.CapabilityGroupNonUniformBallot, nil},
	{spirv.CapabilityGroupNonUniformShuffle, nil},
	{spirv.CapabilityGroupNonUniformShuffleRelative, nil},
	{spirv.CapabilityGroupNonUniformClustered, nil},
	{spirv.CapabilityGroupNonUniformQuad, nil},
	{spirv.CapabilityGroupNonUniformRotateKHR, nil},

	{spirv.CapabilityLinkage, library},
}

func ints8(t *trimmer) bool { return t.ints[8] }

func atomics64(t *trimmer) bool     { return t.ints[64] && t.hasClass("Atomic") }
func runtimeArrays(t *trimmer) bool { return t.has(spirv.OpTypeRuntimeArray) }
func library(t *trimmer) bool       { return !t.has(spirv.OpEntryPoint) }

func stored16(t *trimmer) bool { return t.ints[16] || t.floats[16] }

func dotProduct(t *trimmer) bool {
	for i := range spirv.Ops() {
		if op := spirv.Ops()[i].Op; op.Is(spirv.TraitDot) && t.has(op) {
			return true
		}
	}
	return false
}

// imageType is what OpTypeImage says of a type.
type imageType struct {
	dim                  spirv.Dim
	arrayed, multisample bool
	sampled              bool // only sampled: neither read nor written
	format               spirv.ImageFormat
}

// image reports whether some type of images is such a one.
func (t *trimmer) image(is func(imageType) bool) bool {
	for _, in := range t.images {
		if is(imageType{spirv.Dim(in.Literal(1)), in.Literal(3) != 0, in.Literal(4) != 0, in.Literal(5) == 1,
			spirv.ImageFormat(in.Literal(6))}) {
			return true
		}
	}
	return false
}

func dim1D(t *trimmer) bool { return t.image(func(i imageType) bool { return i.dim == spirv.Dim1D }) }

func dimBuffer(t *trimmer) bool {
	return t.image(func(i imageType) bool { return i.dim == spirv.DimBuffer })
}

func dimRect(t *trimmer) bool {
	return t.image(func(i imageType) bool { return i.dim == spirv.DimRect })
}

func cubeArray(t *trimmer) bool {
	return t.image(func(i imageType) bool { return i.dim == spirv.DimCube && i.arrayed })
}

func multisampled(t *trimmer) bool { return t.image(func(i imageType) bool { return i.multisample }) }

// unformatted reports whether images without a format may be read or written.
func (t *trimmer) unformatted() bool {
	return t.image(func(i imageType) bool {
		return !i.sampled && i.dim != spirv.DimSubpassData && i.format == spirv.ImageFormatUnknown
	})
}

func reads(t *trimmer) bool {
	return t.has(spirv.OpImageRead, spirv.OpImageSparseRead) && t.unformatted()
}

func writes(t *trimmer) bool { return t.has(spirv.OpImageWrite) && t.unformatted() }

// nonUniform reports whether anything is NonUniform, of which the capabilities of indexing are no more than a kind.
func nonUniform(t *trimmer) bool {
	for in := range t.m.Section(ir.Annotations).Insts() {
		if in.Op == spirv.OpDecorate && spirv.Decoration(in.Literal(1)) == spirv.DecorationNonUniform {
			return true
		}
	}
	return false
}
