// Package resources has the lowerings of memory and interfaces: what a shader is bound to, how it accesses memory, and
// which version of the language it is written in. Each is a pass named lower- and what it does. With default parameters
// a pass that changes the interface of a shader does nothing: it takes a user to say what is where.
package resources

import "hone/pass"

// Passes returns the passes of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{
		MemoryModel, // which may raise the version, or remove the need of a later one
		Version,
		IOSplit,
		Bindings,
		PushToBuffer,
		BufferToPush,
		GlobalInvocationID,
		LocalInvocationIndex,
		WorkgroupSize, // which those before may ask for
		NumWorkgroups,
		VertexIndex,
		FragCoord,
		RobustAccess,
		AtomicIncrement,
		AtomicFlag,
		FloatAtomics,
		DynamicIndex,
		TextureProjection,
		GatherOffsets, // which have one offset then
		TextureOffset,
		SplitSamplers,
		JoinSamplers,
		SampledImages,
		ClipDistance,
		UnusedBuiltIns,
		BufferBlocks,
	}
}
