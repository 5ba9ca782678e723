//lint:file-ignore U1000 the driver reads and writes all fields

package vulkan

import "unsafe"

// The structures of the specification ("Vulkan 1.3, A Specification"), with its names, as a C compiler for a 64-bit
// processor lays them out: Go's alignment of fixed-size types is the same. TestLayout has their sizes and offsets.
// Pointers in them have Go's types, so that what they point to lives as long as they do.
//
// A structure that can be in a chain begins with its type and the next one.
type header struct {
	sType uint32
	next  unsafe.Pointer
}

// The values of VkStructureType that are used here.
const (
	typeApplicationInfo                      = 0
	typeInstanceCreateInfo                   = 1
	typeDeviceQueueCreateInfo                = 2
	typeDeviceCreateInfo                     = 3
	typeSubmitInfo                           = 4
	typeMemoryAllocateInfo                   = 5
	typeFenceCreateInfo                      = 8
	typeBufferCreateInfo                     = 12
	typeShaderModuleCreateInfo               = 16
	typePipelineShaderStageCreateInfo        = 18
	typePipelineVertexInputStateCreateInfo   = 19
	typePipelineInputAssemblyStateCreateInfo = 20
	typePipelineViewportStateCreateInfo      = 22
	typePipelineRasterizationStateCreateInfo = 23
	typePipelineMultisampleStateCreateInfo   = 24
	typePipelineDepthStencilStateCreateInfo  = 25
	typePipelineColorBlendStateCreateInfo    = 26
	typeGraphicsPipelineCreateInfo           = 28
	typeComputePipelineCreateInfo            = 29
	typePipelineLayoutCreateInfo             = 30
	typeDescriptorSetLayoutCreateInfo        = 32
	typeDescriptorPoolCreateInfo             = 33
	typeDescriptorSetAllocateInfo            = 34
	typeWriteDescriptorSet                   = 35
	typeCommandPoolCreateInfo                = 39
	typeCommandBufferAllocateInfo            = 40
	typeCommandBufferBeginInfo               = 42
	typeMemoryBarrier                        = 46
	typeVulkan11Properties                   = 50
	typeVulkan12Properties                   = 52
	typeRenderingInfo                        = 1000044000
	typeRenderingAttachmentInfo              = 1000044001
	typePipelineRenderingCreateInfo          = 1000044002
	typePhysicalDeviceFeatures2              = 1000059000
	typePhysicalDeviceProperties2            = 1000059001
	typeMemoryAllocateFlagsInfo              = 1000060000
	typeBufferDeviceAddressInfo              = 1000244001
)

type applicationInfo struct {
	header
	applicationName    *byte
	applicationVersion uint32
	engineName         *byte
	engineVersion      uint32
	apiVersion         uint32
}

type instanceCreateInfo struct {
	header
	flags           uint32
	applicationInfo *applicationInfo
	layerCount      uint32
	layerNames      **byte
	extensionCount  uint32
	extensionNames  **byte
}

type physicalDeviceLimits struct {
	_                              [7]uint32
	maxStorageBufferRange          uint32
	maxPushConstantsSize           uint32
	_                              [2]uint32
	_                              [2]uint64
	maxBoundDescriptorSets         uint32
	_                              [37]uint32
	maxComputeSharedMemorySize     uint32
	maxComputeWorkGroupCount       [3]uint32
	maxComputeWorkGroupInvocations uint32
	maxComputeWorkGroupSize        [3]uint32
	_                              [13]uint32
	_                              [4]uint64
	_                              [22]uint32
	timestampPeriod                float32 // nanoseconds of a step
	_                              [12]uint32
	_                              [3]uint64
}

type physicalDeviceProperties2 struct {
	header
	apiVersion        uint32
	driverVersion     uint32
	vendorID          uint32
	deviceID          uint32
	deviceType        uint32
	deviceName        [256]byte
	pipelineCacheUUID [16]byte
	limits            physicalDeviceLimits
	_                 [5]uint32 // sparse memory
}

type vulkan11Properties struct {
	header
	_                  [40]byte // UUIDs of the device and the driver
	_                  [2]uint32
	subgroupSize       uint32
	subgroupStages     uint32
	subgroupOperations uint32
	_                  [6]uint32
	_                  uint64
}

type vulkan12Properties struct {
	header
	driverID      uint32
	driverName    [256]byte
	driverInfo    [256]byte
	_             [4]byte // version of the conformance test
	_             [2]uint32
	floatControls [15]uint32 // five modes, each for 16, 32 and 64 bits, in the order of floatControlModes
	_             [29]uint32
	_             uint64
	_             uint32
}

type queueFamilyProperties struct {
	flags         uint32
	_             uint32 // number of queues
	timestampBits uint32 // 0 for none
	_             [3]uint32
}

type memoryType struct {
	flags, heap uint32
}

type memoryHeap struct {
	size  uint64
	flags uint32
}

type physicalDeviceMemoryProperties struct {
	typeCount uint32
	types     [32]memoryType
	heapCount uint32
	heaps     [16]memoryHeap
}

type extensionProperties struct {
	name    [256]byte
	version uint32
}

type deviceQueueCreateInfo struct {
	header
	flags      uint32
	family     uint32
	count      uint32
	priorities *float32
}

type deviceCreateInfo struct {
	header
	flags          uint32
	queueCount     uint32
	queues         *deviceQueueCreateInfo
	layerCount     uint32
	layerNames     **byte
	extensionCount uint32
	extensionNames **byte
	features       unsafe.Pointer
}

type bufferCreateInfo struct {
	header
	flags       uint32
	size        uint64
	usage       uint32
	sharing     uint32
	familyCount uint32
	families    *uint32
}

type memoryRequirements struct {
	size, alignment uint64
	types           uint32
}

type memoryAllocateInfo struct {
	header
	size   uint64
	typeOf uint32
}

type memoryAllocateFlagsInfo struct {
	header
	flags, deviceMask uint32
}

type bufferDeviceAddressInfo struct {
	header
	buffer uint64
}

type shaderModuleCreateInfo struct {
	header
	flags    uint32
	codeSize uintptr
	code     *uint32
}

type descriptorSetLayoutBinding struct {
	binding    uint32
	descriptor uint32
	count      uint32
	stages     uint32
	samplers   *uint64
}

type descriptorSetLayoutCreateInfo struct {
	header
	flags    uint32
	count    uint32
	bindings *descriptorSetLayoutBinding
}

type pushConstantRange struct {
	stages, offset, size uint32
}

type pipelineLayoutCreateInfo struct {
	header
	flags     uint32
	setCount  uint32
	sets      *uint64
	pushCount uint32
	push      *pushConstantRange
}

type specializationMapEntry struct {
	id, offset uint32
	size       uintptr
}

type specializationInfo struct {
	count   uint32
	entries *specializationMapEntry
	size    uintptr
	data    *byte
}

type pipelineShaderStageCreateInfo struct {
	header
	flags          uint32
	stage          uint32
	module         uint64
	name           *byte
	specialization *specializationInfo
}

type computePipelineCreateInfo struct {
	header
	flags     uint32
	stage     pipelineShaderStageCreateInfo
	layout    uint64
	base      uint64
	baseIndex int32
}

type descriptorPoolSize struct {
	descriptor, count uint32
}

type descriptorPoolCreateInfo struct {
	header
	flags   uint32
	maxSets uint32
	count   uint32
	sizes   *descriptorPoolSize
}

type descriptorSetAllocateInfo struct {
	header
	pool    uint64
	count   uint32
	layouts *uint64
}

type descriptorBufferInfo struct {
	buffer, offset, size uint64
}

type writeDescriptorSet struct {
	header
	set         uint64
	binding     uint32
	element     uint32
	count       uint32
	descriptor  uint32
	images      unsafe.Pointer
	buffers     *descriptorBufferInfo
	texelBuffer *uint64
}

type commandPoolCreateInfo struct {
	header
	flags  uint32
	family uint32
}

type commandBufferAllocateInfo struct {
	header
	pool  uint64
	level uint32
	count uint32
}

type commandBufferBeginInfo struct {
	header
	flags       uint32
	inheritance unsafe.Pointer
}

type memoryBarrier struct {
	header
	source, destination uint32
}

type submitInfo struct {
	header
	waitCount    uint32
	waits        *uint64
	waitStages   *uint32
	commandCount uint32
	commands     *uintptr
	signalCount  uint32
	signals      *uint64
}

type fenceCreateInfo struct {
	header
	flags uint32
}
