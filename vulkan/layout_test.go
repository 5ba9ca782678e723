package vulkan

import (
	"testing"
	"unsafe"
)

// TestLayout compares structures with the sizes and offsets that a C compiler gives those of the specification.
func TestLayout(t *testing.T) {
	for _, l := range []struct {
		name string
		got  []uintptr // size, then offsets
		want []uintptr
	}{
		{"VkApplicationInfo", []uintptr{unsafe.Sizeof(applicationInfo{}), unsafe.Offsetof(applicationInfo{}.engineName), unsafe.Offsetof(applicationInfo{}.apiVersion)}, []uintptr{48, 32, 44}},
		{"VkInstanceCreateInfo", []uintptr{unsafe.Sizeof(instanceCreateInfo{}), unsafe.Offsetof(instanceCreateInfo{}.applicationInfo), unsafe.Offsetof(instanceCreateInfo{}.extensionNames)}, []uintptr{64, 24, 56}},
		{"VkPhysicalDeviceLimits", []uintptr{unsafe.Sizeof(physicalDeviceLimits{}),
			unsafe.Offsetof(physicalDeviceLimits{}.maxPushConstantsSize), unsafe.Offsetof(physicalDeviceLimits{}.maxBoundDescriptorSets),
			unsafe.Offsetof(physicalDeviceLimits{}.maxComputeSharedMemorySize), unsafe.Offsetof(physicalDeviceLimits{}.maxComputeWorkGroupCount),
			unsafe.Offsetof(physicalDeviceLimits{}.maxComputeWorkGroupInvocations),
			unsafe.Offsetof(physicalDeviceLimits{}.maxComputeWorkGroupSize),
			unsafe.Offsetof(physicalDeviceLimits{}.timestampPeriod)},
			[]uintptr{504, 32, 64, 216, 220, 232, 236, 424}},
		{"VkPhysicalDeviceProperties2", []uintptr{unsafe.Sizeof(physicalDeviceProperties2{}),
			unsafe.Offsetof(physicalDeviceProperties2{}.apiVersion), unsafe.Offsetof(physicalDeviceProperties2{}.deviceType),
			unsafe.Offsetof(physicalDeviceProperties2{}.deviceName), unsafe.Offsetof(physicalDeviceProperties2{}.limits)},
			[]uintptr{840, 16, 32, 36, 312}},
		{"VkPhysicalDeviceVulkan11Properties", []uintptr{unsafe.Sizeof(vulkan11Properties{}), unsafe.Offsetof(vulkan11Properties{}.subgroupSize), unsafe.Offsetof(vulkan11Properties{}.subgroupOperations)}, []uintptr{112, 64, 72}},
		{"VkPhysicalDeviceVulkan12Properties", []uintptr{unsafe.Sizeof(vulkan12Properties{}),
			unsafe.Offsetof(vulkan12Properties{}.driverName), unsafe.Offsetof(vulkan12Properties{}.driverInfo),
			unsafe.Offsetof(vulkan12Properties{}.floatControls)}, []uintptr{736, 20, 276, 544}},
		{"VkQueueFamilyProperties", []uintptr{unsafe.Sizeof(queueFamilyProperties{}), unsafe.Offsetof(queueFamilyProperties{}.timestampBits)}, []uintptr{24, 8}},
		{"VkPhysicalDeviceMemoryProperties", []uintptr{unsafe.Sizeof(physicalDeviceMemoryProperties{}), unsafe.Offsetof(physicalDeviceMemoryProperties{}.types), unsafe.Offsetof(physicalDeviceMemoryProperties{}.heaps)}, []uintptr{520, 4, 264}},
		{"VkExtensionProperties", []uintptr{unsafe.Sizeof(extensionProperties{})}, []uintptr{260}},
		{"VkDeviceQueueCreateInfo", []uintptr{unsafe.Sizeof(deviceQueueCreateInfo{}), unsafe.Offsetof(deviceQueueCreateInfo{}.family), unsafe.Offsetof(deviceQueueCreateInfo{}.priorities)}, []uintptr{40, 20, 32}},
		{"VkDeviceCreateInfo", []uintptr{unsafe.Sizeof(deviceCreateInfo{}), unsafe.Offsetof(deviceCreateInfo{}.queues), unsafe.Offsetof(deviceCreateInfo{}.extensionNames)}, []uintptr{72, 24, 56}},
		{"VkBufferCreateInfo", []uintptr{unsafe.Sizeof(bufferCreateInfo{}), unsafe.Offsetof(bufferCreateInfo{}.size), unsafe.Offsetof(bufferCreateInfo{}.usage)}, []uintptr{56, 24, 32}},
		{"VkMemoryRequirements", []uintptr{unsafe.Sizeof(memoryRequirements{}), unsafe.Offsetof(memoryRequirements{}.types)}, []uintptr{24, 16}},
		{"VkMemoryAllocateInfo", []uintptr{unsafe.Sizeof(memoryAllocateInfo{}), unsafe.Offsetof(memoryAllocateInfo{}.typeOf)}, []uintptr{32, 24}},
		{"VkMemoryAllocateFlagsInfo", []uintptr{unsafe.Sizeof(memoryAllocateFlagsInfo{})}, []uintptr{24}},
		{"VkBufferDeviceAddressInfo", []uintptr{unsafe.Sizeof(bufferDeviceAddressInfo{})}, []uintptr{24}},
		{"VkShaderModuleCreateInfo", []uintptr{unsafe.Sizeof(shaderModuleCreateInfo{}), unsafe.Offsetof(shaderModuleCreateInfo{}.codeSize)}, []uintptr{40, 24}},
		{"VkDescriptorSetLayoutBinding", []uintptr{unsafe.Sizeof(descriptorSetLayoutBinding{})}, []uintptr{24}},
		{"VkDescriptorSetLayoutCreateInfo", []uintptr{unsafe.Sizeof(descriptorSetLayoutCreateInfo{}), unsafe.Offsetof(descriptorSetLayoutCreateInfo{}.bindings)}, []uintptr{32, 24}},
		{"VkPushConstantRange", []uintptr{unsafe.Sizeof(pushConstantRange{})}, []uintptr{12}},
		{"VkPipelineLayoutCreateInfo", []uintptr{unsafe.Sizeof(pipelineLayoutCreateInfo{}), unsafe.Offsetof(pipelineLayoutCreateInfo{}.sets), unsafe.Offsetof(pipelineLayoutCreateInfo{}.push)}, []uintptr{48, 24, 40}},
		{"VkSpecializationMapEntry", []uintptr{unsafe.Sizeof(specializationMapEntry{})}, []uintptr{16}},
		{"VkSpecializationInfo", []uintptr{unsafe.Sizeof(specializationInfo{}), unsafe.Offsetof(specializationInfo{}.entries), unsafe.Offsetof(specializationInfo{}.data)}, []uintptr{32, 8, 24}},
		{"VkPipelineShaderStageCreateInfo", []uintptr{unsafe.Sizeof(pipelineShaderStageCreateInfo{}),
			unsafe.Offsetof(pipelineShaderStageCreateInfo{}.stage), unsafe.Offsetof(pipelineShaderStageCreateInfo{}.module),
			unsafe.Offsetof(pipelineShaderStageCreateInfo{}.specialization)}, []uintptr{48, 20, 24, 40}},
		{"VkComputePipelineCreateInfo", []uintptr{unsafe.Sizeof(computePipelineCreateInfo{}),
			unsafe.Offsetof(computePipelineCreateInfo{}.stage), unsafe.Offsetof(computePipelineCreateInfo{}.layout),
			unsafe.Offsetof(computePipelineCreateInfo{}.baseIndex)}, []uintptr{96, 24, 72, 88}},
		{"VkDescriptorPoolSize", []uintptr{unsafe.Sizeof(descriptorPoolSize{})}, []uintptr{8}},
		{"VkDescriptorPoolCreateInfo", []uintptr{unsafe.Sizeof(descriptorPoolCreateInfo{}), unsafe.Offsetof(descriptorPoolCreateInfo{}.sizes)}, []uintptr{40, 32}},
		{"VkDescriptorSetAllocateInfo", []uintptr{unsafe.Sizeof(descriptorSetAllocateInfo{}), unsafe.Offsetof(descriptorSetAllocateInfo{}.layouts)}, []uintptr{40, 32}},
		{"VkDescriptorBufferInfo", []uintptr{unsafe.Sizeof(descriptorBufferInfo{})}, []uintptr{24}},
		{"VkWriteDescriptorSet", []uintptr{unsafe.Sizeof(writeDescriptorSet{}), unsafe.Offsetof(writeDescriptorSet{}.binding), unsafe.Offsetof(writeDescriptorSet{}.buffers)}, []uintptr{64, 24, 48}},
		{"VkCommandPoolCreateInfo", []uintptr{unsafe.Sizeof(commandPoolCreateInfo{})}, []uintptr{24}},
		{"VkCommandBufferAllocateInfo", []uintptr{unsafe.Sizeof(commandBufferAllocateInfo{}), unsafe.Offsetof(commandBufferAllocateInfo{}.level)}, []uintptr{32, 24}},
		{"VkCommandBufferBeginInfo", []uintptr{unsafe.Sizeof(commandBufferBeginInfo{})}, []uintptr{32}},
		{"VkMemoryBarrier", []uintptr{unsafe.Sizeof(memoryBarrier{}), unsafe.Offsetof(memoryBarrier{}.source)}, []uintptr{24, 16}},
		{"VkSubmitInfo", []uintptr{unsafe.Sizeof(submitInfo{}), unsafe.Offsetof(submitInfo{}.commandCount), unsafe.Offsetof(submitInfo{}.commands), unsafe.Offsetof(submitInfo{}.signals)}, []uintptr{72, 40, 48, 64}},
		{"VkImageCreateInfo", []uintptr{unsafe.Sizeof(imageCreateInfo{}), unsafe.Offsetof(imageCreateInfo{}.usage), unsafe.Offsetof(imageCreateInfo{}.layout)}, []uintptr{88, 56, 80}},
		{"VkImageViewCreateInfo", []uintptr{unsafe.Sizeof(imageViewCreateInfo{}), unsafe.Offsetof(imageViewCreateInfo{}.image), unsafe.Offsetof(imageViewCreateInfo{}.part)}, []uintptr{80, 24, 56}},
		{"VkBufferViewCreateInfo", []uintptr{unsafe.Sizeof(bufferViewCreateInfo{}), unsafe.Offsetof(bufferViewCreateInfo{}.buffer), unsafe.Offsetof(bufferViewCreateInfo{}.at)}, []uintptr{56, 24, 40}},
		{"VkSamplerCreateInfo", []uintptr{unsafe.Sizeof(samplerCreateInfo{}), unsafe.Offsetof(samplerCreateInfo{}.minLod), unsafe.Offsetof(samplerCreateInfo{}.border)}, []uintptr{80, 64, 72}},
		{"VkImageMemoryBarrier", []uintptr{unsafe.Sizeof(imageMemoryBarrier{}), unsafe.Offsetof(imageMemoryBarrier{}.image), unsafe.Offsetof(imageMemoryBarrier{}.part)}, []uintptr{72, 40, 48}},
		{"VkBufferImageCopy", []uintptr{unsafe.Sizeof(bufferImageCopy{}), unsafe.Offsetof(bufferImageCopy{}.aspect), unsafe.Offsetof(bufferImageCopy{}.extent)}, []uintptr{56, 16, 44}},
		{"VkDescriptorImageInfo", []uintptr{unsafe.Sizeof(descriptorImageInfo{})}, []uintptr{24}},
		{"VkGraphicsPipelineCreateInfo", []uintptr{unsafe.Sizeof(graphicsPipelineCreateInfo{}), unsafe.Offsetof(graphicsPipelineCreateInfo{}.stages), unsafe.Offsetof(graphicsPipelineCreateInfo{}.viewport), unsafe.Offsetof(graphicsPipelineCreateInfo{}.blend), unsafe.Offsetof(graphicsPipelineCreateInfo{}.layout)}, []uintptr{144, 24, 56, 88, 104}},
		{"VkVertexInputBindingDescription", []uintptr{unsafe.Sizeof(vertexInputBindingDescription{})}, []uintptr{12}},
		{"VkVertexInputAttributeDescription", []uintptr{unsafe.Sizeof(vertexInputAttributeDescription{})}, []uintptr{16}},
		{"VkPipelineVertexInputStateCreateInfo", []uintptr{unsafe.Sizeof(pipelineVertexInputStateCreateInfo{}), unsafe.Offsetof(pipelineVertexInputStateCreateInfo{}.bindings), unsafe.Offsetof(pipelineVertexInputStateCreateInfo{}.attributes)}, []uintptr{48, 24, 40}},
		{"VkPipelineInputAssemblyStateCreateInfo", []uintptr{unsafe.Sizeof(pipelineInputAssemblyStateCreateInfo{}), unsafe.Offsetof(pipelineInputAssemblyStateCreateInfo{}.topology)}, []uintptr{32, 20}},
		{"VkViewport", []uintptr{unsafe.Sizeof(viewport{}), unsafe.Offsetof(viewport{}.width), unsafe.Offsetof(viewport{}.maxDepth)}, []uintptr{24, 8, 20}},
		{"VkRect2D", []uintptr{unsafe.Sizeof(rectangle{}), unsafe.Offsetof(rectangle{}.width)}, []uintptr{16, 8}},
		{"VkPipelineViewportStateCreateInfo", []uintptr{unsafe.Sizeof(pipelineViewportStateCreateInfo{}), unsafe.Offsetof(pipelineViewportStateCreateInfo{}.viewports), unsafe.Offsetof(pipelineViewportStateCreateInfo{}.scissors)}, []uintptr{48, 24, 40}},
		{"VkPipelineRasterizationStateCreateInfo", []uintptr{unsafe.Sizeof(pipelineRasterizationStateCreateInfo{}), unsafe.Offsetof(pipelineRasterizationStateCreateInfo{}.lineWidth)}, []uintptr{64, 56}},
		{"VkPipelineMultisampleStateCreateInfo", []uintptr{unsafe.Sizeof(pipelineMultisampleStateCreateInfo{}), unsafe.Offsetof(pipelineMultisampleStateCreateInfo{}.samples)}, []uintptr{48, 20}},
		{"VkPipelineDepthStencilStateCreateInfo", []uintptr{unsafe.Sizeof(pipelineDepthStencilStateCreateInfo{}), unsafe.Offsetof(pipelineDepthStencilStateCreateInfo{}.test), unsafe.Offsetof(pipelineDepthStencilStateCreateInfo{}.compare)}, []uintptr{104, 20, 28}},
		{"VkPipelineColorBlendAttachmentState", []uintptr{unsafe.Sizeof(pipelineColorBlendAttachmentState{}), unsafe.Offsetof(pipelineColorBlendAttachmentState{}.mask)}, []uintptr{32, 28}},
		{"VkPipelineColorBlendStateCreateInfo", []uintptr{unsafe.Sizeof(pipelineColorBlendStateCreateInfo{}), unsafe.Offsetof(pipelineColorBlendStateCreateInfo{}.count), unsafe.Offsetof(pipelineColorBlendStateCreateInfo{}.attachments)}, []uintptr{56, 28, 32}},
		{"VkPipelineRenderingCreateInfo", []uintptr{unsafe.Sizeof(pipelineRenderingCreateInfo{}), unsafe.Offsetof(pipelineRenderingCreateInfo{}.formats), unsafe.Offsetof(pipelineRenderingCreateInfo{}.depth)}, []uintptr{40, 24, 32}},
		{"VkRenderingInfo", []uintptr{unsafe.Sizeof(renderingInfo{}), unsafe.Offsetof(renderingInfo{}.area), unsafe.Offsetof(renderingInfo{}.layers), unsafe.Offsetof(renderingInfo{}.colors), unsafe.Offsetof(renderingInfo{}.depth)}, []uintptr{72, 20, 36, 48, 56}},
		{"VkRenderingAttachmentInfo", []uintptr{unsafe.Sizeof(renderingAttachmentInfo{}), unsafe.Offsetof(renderingAttachmentInfo{}.layout), unsafe.Offsetof(renderingAttachmentInfo{}.load), unsafe.Offsetof(renderingAttachmentInfo{}.clear)}, []uintptr{72, 24, 44, 52}},
		{"VkPipelineTessellationStateCreateInfo", []uintptr{unsafe.Sizeof(pipelineTessellationStateCreateInfo{}), unsafe.Offsetof(pipelineTessellationStateCreateInfo{}.controlPoints)}, []uintptr{24, 20}},
		{"VkRayTracingShaderGroupCreateInfoKHR", []uintptr{unsafe.Sizeof(rayTracingShaderGroupCreateInfo{}), unsafe.Offsetof(rayTracingShaderGroupCreateInfo{}.general), unsafe.Offsetof(rayTracingShaderGroupCreateInfo{}.intersection)}, []uintptr{48, 20, 32}},
		{"VkRayTracingPipelineCreateInfoKHR", []uintptr{unsafe.Sizeof(rayTracingPipelineCreateInfo{}), unsafe.Offsetof(rayTracingPipelineCreateInfo{}.stages), unsafe.Offsetof(rayTracingPipelineCreateInfo{}.groups), unsafe.Offsetof(rayTracingPipelineCreateInfo{}.depth), unsafe.Offsetof(rayTracingPipelineCreateInfo{}.layout), unsafe.Offsetof(rayTracingPipelineCreateInfo{}.baseIndex)}, []uintptr{104, 24, 40, 48, 80, 96}},
		{"VkPipelineInfoKHR", []uintptr{unsafe.Sizeof(pipelineInfo{})}, []uintptr{24}},
		{"VkPipelineExecutablePropertiesKHR", []uintptr{unsafe.Sizeof(pipelineExecutableProperties{}), unsafe.Offsetof(pipelineExecutableProperties{}.stages), unsafe.Offsetof(pipelineExecutableProperties{}.name), unsafe.Offsetof(pipelineExecutableProperties{}.subgroupSize)}, []uintptr{536, 16, 20, 532}},
		{"VkPipelineExecutableInfoKHR", []uintptr{unsafe.Sizeof(pipelineExecutableInfo{}), unsafe.Offsetof(pipelineExecutableInfo{}.executable)}, []uintptr{32, 24}},
		{"VkPipelineExecutableStatisticKHR", []uintptr{unsafe.Sizeof(pipelineExecutableStatistic{}), unsafe.Offsetof(pipelineExecutableStatistic{}.name), unsafe.Offsetof(pipelineExecutableStatistic{}.format), unsafe.Offsetof(pipelineExecutableStatistic{}.value)}, []uintptr{544, 16, 528, 536}},
		{"VkQueryPoolCreateInfo", []uintptr{unsafe.Sizeof(queryPoolCreateInfo{}), unsafe.Offsetof(queryPoolCreateInfo{}.kind), unsafe.Offsetof(queryPoolCreateInfo{}.count)}, []uintptr{32, 20, 24}},
		{"VkBufferCopy", []uintptr{unsafe.Sizeof(bufferCopy{})}, []uintptr{24}},
		{"VkFenceCreateInfo", []uintptr{unsafe.Sizeof(fenceCreateInfo{})}, []uintptr{24}},
	} {
		for i := range l.want {
			if l.got[i] != l.want[i] {
				t.Errorf("%s: number %d of size and offsets is %d, want %d", l.name, i, l.got[i], l.want[i])
			}
		}
	}
	// Structures of features have a header and 4 bytes for each; the specification's sizes are rounded up to 8.
	for i, want := range []int{55, 12, 47, 15, 12, 12, 3, 4} {
		if got := len(featureGroups[i].names); got != want || got > len(featureStructure{}.flags) {
			t.Errorf("%d features in group %d, want %d", got, i, want)
		}
	}
}
