//lint:file-ignore U1000 the driver reads and writes all fields

package vulkan

// The structures for drawing, as those of structs.go.

type graphicsPipelineCreateInfo struct {
	header
	flags         uint32
	stageCount    uint32
	stages        *pipelineShaderStageCreateInfo
	vertexInput   *pipelineVertexInputStateCreateInfo
	assembly      *pipelineInputAssemblyStateCreateInfo
	tessellation  *pipelineTessellationStateCreateInfo
	viewport      *pipelineViewportStateCreateInfo
	rasterization *pipelineRasterizationStateCreateInfo
	multisample   *pipelineMultisampleStateCreateInfo
	depthStencil  *pipelineDepthStencilStateCreateInfo
	blend         *pipelineColorBlendStateCreateInfo
	_             uintptr // dynamic state
	layout        uint64
	_             uint64 // render pass
	_             uint32 // subpass
	_             uint64 // a pipeline that it is like
	_             int32  // its index
}

type vertexInputBindingDescription struct {
	binding, stride uint32
	_               uint32 // rate: by vertex
}

type vertexInputAttributeDescription struct {
	location, binding, format uint32
	_                         uint32 // offset
}

type pipelineVertexInputStateCreateInfo struct {
	header
	_              uint32 // flags
	bindingCount   uint32
	bindings       *vertexInputBindingDescription
	attributeCount uint32
	attributes     *vertexInputAttributeDescription
}

type pipelineInputAssemblyStateCreateInfo struct {
	header
	_        uint32 // flags
	topology uint32
	_        uint32 // primitive restart
}

type viewport struct {
	_, _, width, height, _, maxDepth float32 // x, y, least depth
}

type rectangle struct {
	_             [2]int32 // offset
	width, height uint32
}

type pipelineViewportStateCreateInfo struct {
	header
	_             uint32 // flags
	viewportCount uint32
	viewports     *viewport
	scissorCount  uint32
	scissors      *rectangle
}

type pipelineRasterizationStateCreateInfo struct {
	header
	_         [7]uint32  // flags, clamps, discards, fills, culls nothing, the front is counter-clockwise, depth bias
	_         [3]float32 // of that
	lineWidth float32
}

type pipelineMultisampleStateCreateInfo struct {
	header
	_       uint32 // flags
	samples uint32
	_       uint32  // shading by sample
	_       float32 // how much
	_       uintptr // mask
	_       [2]uint32
}

type pipelineDepthStencilStateCreateInfo struct {
	header
	_                    uint32 // flags
	test, write, compare uint32
	_                    [2]uint32  // bounds, stencil
	_                    [14]uint32 // stencil
	_                    [2]float32 // bounds
}

type pipelineColorBlendAttachmentState struct {
	_    [7]uint32
	mask uint32
}

type pipelineColorBlendStateCreateInfo struct {
	header
	_           [3]uint32 // flags, logical operation
	count       uint32
	attachments *pipelineColorBlendAttachmentState
	_           [4]float32
}

type pipelineRenderingCreateInfo struct {
	header
	_       uint32 // views
	count   uint32
	formats *uint32
	depth   uint32
	_       uint32 // stencil
}

type renderingInfo struct {
	header
	_          uint32 // flags
	area       rectangle
	layers     uint32
	_          uint32 // views
	colorCount uint32
	colors     *renderingAttachmentInfo
	depth      *renderingAttachmentInfo
	_          *renderingAttachmentInfo // stencil
}

type renderingAttachmentInfo struct {
	header
	view        uint64
	layout      uint32
	_           uint32 // resolve
	_           uint64
	_           uint32
	load, store uint32 // VK_ATTACHMENT_LOAD_OP_LOAD is 0, CLEAR 1; VK_ATTACHMENT_STORE_OP_STORE is 0, DONT_CARE 1
	clear       [4]uint32
}
