//lint:file-ignore U1000 the driver reads and writes all fields

package vulkan

// The structures for pipelines of further stages, for statistics of pipelines and for timestamps, laid out as in
// structs.go.

const (
	typeQueryPoolCreateInfo                 = 11
	typePipelineTessellationStateCreateInfo = 21
	typeRayTracingPipelineCreateInfo        = 1000150015
	typeRayTracingShaderGroupCreateInfo     = 1000150016
	typePipelineInfo                        = 1000269001
	typePipelineExecutableProperties        = 1000269002
	typePipelineExecutableInfo              = 1000269003
	typePipelineExecutableStatistic         = 1000269004
)

type pipelineTessellationStateCreateInfo struct {
	header
	flags         uint32
	controlPoints uint32
}

type rayTracingShaderGroupCreateInfo struct {
	header
	kind         uint32
	general      uint32
	closestHit   uint32
	anyHit       uint32
	intersection uint32
	_            uintptr // handles of an earlier capture
}

type rayTracingPipelineCreateInfo struct {
	header
	flags      uint32
	stageCount uint32
	stages     *pipelineShaderStageCreateInfo
	groupCount uint32
	groups     *rayTracingShaderGroupCreateInfo
	depth      uint32
	_          [3]uintptr // libraries, their interface, dynamic state
	layout     uint64
	base       uint64
	baseIndex  int32
}

type pipelineInfo struct {
	header
	pipeline uint64
}

type pipelineExecutableProperties struct {
	header
	stages       uint32
	name         [256]byte
	description  [256]byte
	subgroupSize uint32
}

type pipelineExecutableInfo struct {
	header
	pipeline   uint64
	executable uint32
}

type pipelineExecutableStatistic struct {
	header
	name        [256]byte
	description [256]byte
	format      uint32
	value       uint64 // a union: of a boolean the lower half
}

type queryPoolCreateInfo struct {
	header
	flags, kind, count uint32
	_                  uint32 // statistics
}

type bufferCopy struct {
	from, to, size uint64
}
