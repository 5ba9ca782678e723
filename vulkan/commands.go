package vulkan

import (
	"fmt"
	"reflect"
	"unsafe"

	"github.com/ebitengine/purego"
)

// The commands are called with the names of the specification, less the prefix vk. Dispatchable handles are uintptr,
// the others uint64. What is allocated with them uses the driver's allocator: that argument is always nil.

type globalCommands struct {
	EnumerateInstanceVersion func(version *uint32) result
	CreateInstance           func(info *instanceCreateInfo, _ unsafe.Pointer, instance *uintptr) result
}

type instanceCommands struct {
	DestroyInstance                        func(instance uintptr, _ unsafe.Pointer)
	EnumeratePhysicalDevices               func(instance uintptr, count *uint32, devices *uintptr) result
	GetPhysicalDeviceProperties2           func(device uintptr, properties *physicalDeviceProperties2)
	GetPhysicalDeviceFeatures2             func(device uintptr, features unsafe.Pointer)
	GetPhysicalDeviceMemoryProperties      func(device uintptr, properties *physicalDeviceMemoryProperties)
	GetPhysicalDeviceQueueFamilyProperties func(device uintptr, count *uint32, properties *queueFamilyProperties)
	EnumerateDeviceExtensionProperties     func(device uintptr, layer *byte, count *uint32,
		properties *extensionProperties) result
	CreateDevice func(device uintptr, info *deviceCreateInfo, _ unsafe.Pointer,
		logical *uintptr) result
}

type deviceCommands struct {
	DestroyDevice               func(device uintptr, _ unsafe.Pointer)
	GetDeviceQueue              func(device uintptr, family, index uint32, queue *uintptr)
	CreateBuffer                func(device uintptr, info *bufferCreateInfo, _ unsafe.Pointer, buffer *uint64) result
	DestroyBuffer               func(device uintptr, buffer uint64, _ unsafe.Pointer)
	GetBufferMemoryRequirements func(device uintptr, buffer uint64, r *memoryRequirements)
	GetBufferDeviceAddress      func(device uintptr, info *bufferDeviceAddressInfo) uint64
	AllocateMemory              func(device uintptr, info *memoryAllocateInfo, _ unsafe.Pointer, memory *uint64) result
	FreeMemory                  func(device uintptr, memory uint64, _ unsafe.Pointer)
	BindBufferMemory            func(device uintptr, buffer, memory, offset uint64) result
	CreateImage                 func(device uintptr, info *imageCreateInfo, _ unsafe.Pointer, image *uint64) result
	DestroyImage                func(device uintptr, image uint64, _ unsafe.Pointer)
	GetImageMemoryRequirements  func(device uintptr, image uint64, r *memoryRequirements)
	BindImageMemory             func(device uintptr, image, memory, offset uint64) result
	CreateImageView             func(device uintptr, info *imageViewCreateInfo, _ unsafe.Pointer, view *uint64) result
	DestroyImageView            func(device uintptr, view uint64, _ unsafe.Pointer)
	CreateBufferView            func(device uintptr, info *bufferViewCreateInfo, _ unsafe.Pointer, view *uint64) result
	DestroyBufferView           func(device uintptr, view uint64, _ unsafe.Pointer)
	CreateSampler               func(device uintptr, info *samplerCreateInfo, _ unsafe.Pointer, sampler *uint64) result
	DestroySampler              func(device uintptr, sampler uint64, _ unsafe.Pointer)
	CmdCopyBufferToImage        func(commands uintptr, buffer, image uint64, layout, count uint32, list *bufferImageCopy)
	CmdCopyImageToBuffer        func(commands uintptr, image uint64, layout uint32, buffer uint64, count uint32,
		list *bufferImageCopy)
	MapMemory func(device uintptr, memory, offset, size uint64, flags uint32,
		data *unsafe.Pointer) result
	CreateShaderModule        func(device uintptr, info *shaderModuleCreateInfo, _ unsafe.Pointer, module *uint64) result
	DestroyShaderModule       func(device uintptr, module uint64, _ unsafe.Pointer)
	CreateDescriptorSetLayout func(device uintptr, info *descriptorSetLayoutCreateInfo, _ unsafe.Pointer,
		layout *uint64) result
	DestroyDescriptorSetLayout func(device uintptr, layout uint64, _ unsafe.Pointer)
	CreatePipelineLayout       func(device uintptr, info *pipelineLayoutCreateInfo, _ unsafe.Pointer,
		layout *uint64) result
	DestroyPipelineLayout  func(device uintptr, layout uint64, _ unsafe.Pointer)
	CreateComputePipelines func(device uintptr, cache uint64, count uint32, info *computePipelineCreateInfo,
		_ unsafe.Pointer, pipeline *uint64) result
	DestroyPipeline        func(device uintptr, pipeline uint64, _ unsafe.Pointer)
	CreateDescriptorPool   func(device uintptr, info *descriptorPoolCreateInfo, _ unsafe.Pointer, pool *uint64) result
	DestroyDescriptorPool  func(device uintptr, pool uint64, _ unsafe.Pointer)
	AllocateDescriptorSets func(device uintptr, info *descriptorSetAllocateInfo, sets *uint64) result
	UpdateDescriptorSets   func(device uintptr, count uint32, writes *writeDescriptorSet, copies uint32,
		_ unsafe.Pointer)
	CreateCommandPool      func(device uintptr, info *commandPoolCreateInfo, _ unsafe.Pointer, pool *uint64) result
	DestroyCommandPool     func(device uintptr, pool uint64, _ unsafe.Pointer)
	AllocateCommandBuffers func(device uintptr, info *commandBufferAllocateInfo, commands *uintptr) result
	BeginCommandBuffer     func(commands uintptr, info *commandBufferBeginInfo) result
	EndCommandBuffer       func(commands uintptr) result
	CmdBindPipeline        func(commands uintptr, point uint32, pipeline uint64)
	CmdBindDescriptorSets  func(commands uintptr, point uint32, layout uint64, first, count uint32, sets *uint64,
		offsets uint32, _ *uint32)
	CmdPushConstants   func(commands uintptr, layout uint64, stages, offset, size uint32, values *byte)
	CmdDispatch        func(commands uintptr, x, y, z uint32)
	CmdPipelineBarrier func(commands uintptr, from, to, flags, count uint32, barriers *memoryBarrier,
		buffers uint32, _ unsafe.Pointer, images uint32, _ unsafe.Pointer)
	CreateFence    func(device uintptr, info *fenceCreateInfo, _ unsafe.Pointer, fence *uint64) result
	DestroyFence   func(device uintptr, fence uint64, _ unsafe.Pointer)
	QueueSubmit    func(queue uintptr, count uint32, info *submitInfo, fence uint64) result
	WaitForFences  func(device uintptr, count uint32, fences *uint64, all uint32, nanoseconds uint64) result
	DeviceWaitIdle func(device uintptr) result

	CreateQueryPool     func(device uintptr, info *queryPoolCreateInfo, _ unsafe.Pointer, pool *uint64) result
	DestroyQueryPool    func(device uintptr, pool uint64, _ unsafe.Pointer)
	CmdResetQueryPool   func(commands uintptr, pool uint64, first, count uint32)
	CmdWriteTimestamp   func(commands uintptr, stage uint32, pool uint64, query uint32)
	GetQueryPoolResults func(device uintptr, pool uint64, first, count uint32, size uintptr, data *uint64, stride uint64,
		flags uint32) result
	CmdCopyBuffer func(commands uintptr, from, to uint64, count uint32, regions *bufferCopy)
}

// graphicsCommands are there where the device draws.
type graphicsCommands struct {
	CreateGraphicsPipelines func(device uintptr, cache uint64, count uint32, info *graphicsPipelineCreateInfo,
		_ unsafe.Pointer, pipeline *uint64) result
	CmdBeginRendering    func(commands uintptr, info *renderingInfo)
	CmdEndRendering      func(commands uintptr)
	CmdBindVertexBuffers func(commands uintptr, first, count uint32, buffers, offsets *uint64)
	CmdBindIndexBuffer   func(commands uintptr, buffer, offset uint64, indexType uint32)
	CmdDraw              func(commands uintptr, vertices, instances, firstVertex, firstInstance uint32)
	CmdDrawIndexed       func(commands uintptr, indices, instances, firstIndex uint32, vertexOffset int32,
		firstInstance uint32)
}

// executableCommands are there where the device has VK_KHR_pipeline_executable_properties.
type executableCommands struct {
	GetPipelineExecutablePropertiesKHR func(device uintptr, info *pipelineInfo, count *uint32,
		properties *pipelineExecutableProperties) result
	GetPipelineExecutableStatisticsKHR func(device uintptr, info *pipelineExecutableInfo, count *uint32,
		statistics *pipelineExecutableStatistic) result
}

// rayCommands are there where the device has VK_KHR_ray_tracing_pipeline.
type rayCommands struct {
	CreateRayTracingPipelinesKHR func(device uintptr, deferred, cache uint64, count uint32,
		info *rayTracingPipelineCreateInfo, _ unsafe.Pointer, pipeline *uint64) result
}

// bind fills the functions of a structure of commands. find returns the address of the command with a name, 0 if there
// is none.
func bind(commands any, find func(name string) uintptr) error {
	v := reflect.ValueOf(commands).Elem()
	for i := range v.NumField() {
		name := "vk" + v.Type().Field(i).Name
		address := find(name)
		if address == 0 {
			return fmt.Errorf("the Vulkan library has no %s", name)
		}
		purego.RegisterFunc(v.Field(i).Addr().Interface(), address)
	}
	return nil
}

// result is a VkResult. Those below 0 are errors.
type result int32

const timeout result = 2

var resultNames = map[result]string{
	1: "not ready", timeout: "timeout", 5: "incomplete",
	-1: "out of host memory", -2: "out of device memory", -3: "initialization failed", -4: "device lost", -5: "memory map failed",
	-6: "layer not present", -7: "extension not present", -8: "feature not present", -9: "incompatible driver", -10: "too many objects",
	-12: "fragmented pool", -13: "unknown error", -1000069000: "out of pool memory", -1000161000: "fragmentation", -1000012000: "invalid shader",
}

func (r result) Error() string {
	if name, ok := resultNames[r]; ok {
		return name
	}
	return fmt.Sprintf("VkResult %d", int32(r))
}

// check returns nil for success, and else an error that says what was done.
func check(r result, what string) error {
	if r == 0 {
		return nil
	}
	return fmt.Errorf("%s: %w", what, r)
}

// name returns a C string.
func name(s string) *byte { return &append([]byte(s), 0)[0] }

// text returns the string in an array of characters.
func text(c []byte) string {
	for i, b := range c {
		if b == 0 {
			return string(c[:i])
		}
	}
	return string(c)
}
