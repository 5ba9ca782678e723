package vulkan

import (
	"errors"
	"fmt"
	"math"
	"time"
	"unsafe"

	"hone/spirv"
	"hone/vm/image"
)

// Pipeline describes a pipeline that is created and not executed: a compute shader, the stages of a graphics pipeline,
// or shaders of a ray-tracing pipeline with a ray generation shader among them.
type Pipeline struct {
	Stages      []Stage
	Descriptors []Descriptor // of all stages
	Push        int          // bytes of push constants
	Graphics    *Graphics    // nil for other pipelines
}

// Stage is a shader of a pipeline.
type Stage struct {
	Model spirv.ExecutionModel
	Words []uint32 // its module
	Entry string
	Spec  []Constant
}

// Descriptor is a binding of a descriptor set layout.
type Descriptor struct {
	Set, Binding uint32
	Type         DescriptorType
	Count        int // elements of the array, 1 for none
}

// DescriptorType is a VkDescriptorType.
type DescriptorType uint32

// The descriptor types of shaders.
const (
	Sampler               DescriptorType = 0
	CombinedImageSampler  DescriptorType = 1
	SampledImage          DescriptorType = 2
	StorageImage          DescriptorType = 3
	UniformTexelBuffer    DescriptorType = 4
	StorageTexelBuffer    DescriptorType = 5
	UniformBuffer         DescriptorType = uniform
	StorageBuffer         DescriptorType = storage
	InputAttachment       DescriptorType = 10
	AccelerationStructure DescriptorType = 1000150000
)

// Graphics is the fixed state of a graphics pipeline. The rest is as for [Draw]: no culling, no blending, one
// sample a pixel.
type Graphics struct {
	Attributes    []Attribute // without data
	Targets       []Target    // without data
	Topology      Topology
	PatchVertices int // of a patch, for tessellation
	Depth         bool
	Width, Height int // of the viewport
}

// Topology is a VkPrimitiveTopology.
type Topology uint32

// The topologies.
const (
	Points             Topology = 0
	Lines              Topology = 1
	Triangles          Topology = 3
	LinesAdjacency     Topology = 6
	TrianglesAdjacency Topology = 8
	Patches            Topology = 10
)

// groupMember is the member of a shader group that names a shader.
type groupMember = func(*rayTracingShaderGroupCreateInfo) *uint32

func generalShader(g *rayTracingShaderGroupCreateInfo) *uint32      { return &g.general }
func anyHitShader(g *rayTracingShaderGroupCreateInfo) *uint32       { return &g.anyHit }
func closestHitShader(g *rayTracingShaderGroupCreateInfo) *uint32   { return &g.closestHit }
func intersectionShader(g *rayTracingShaderGroupCreateInfo) *uint32 { return &g.intersection }

const (
	rayExtension  = "VK_KHR_ray_tracing_pipeline"
	meshExtension = "VK_EXT_mesh_shader"
)

// stageKinds are the stages of pipelines by execution model: their bits in VkShaderStageFlags, for ray tracing the
// member of the shader group, and the extension that a device needs.
var stageKinds = map[spirv.ExecutionModel]struct {
	bit       uint32
	group     groupMember // nil for other pipelines
	extension string      // "" for none
}{
	spirv.ExecutionModelVertex:                 {bit: vertex},
	spirv.ExecutionModelTessellationControl:    {bit: 0x02},
	spirv.ExecutionModelTessellationEvaluation: {bit: 0x04},
	spirv.ExecutionModelGeometry:               {bit: 0x08},
	spirv.ExecutionModelFragment:               {bit: fragment},
	spirv.ExecutionModelGLCompute:              {bit: compute},
	spirv.ExecutionModelTaskEXT:                {bit: 0x40, extension: meshExtension},
	spirv.ExecutionModelMeshEXT:                {bit: 0x80, extension: meshExtension},
	spirv.ExecutionModelRayGenerationKHR:       {0x100, generalShader, rayExtension},
	spirv.ExecutionModelAnyHitKHR:              {0x200, anyHitShader, rayExtension},
	spirv.ExecutionModelClosestHitKHR:          {0x400, closestHitShader, rayExtension},
	spirv.ExecutionModelMissKHR:                {0x800, generalShader, rayExtension},
	spirv.ExecutionModelIntersectionKHR:        {0x1000, intersectionShader, rayExtension},
	spirv.ExecutionModelCallableKHR:            {0x2000, generalShader, rayExtension},
}

// StageBit returns the bit of an execution model in VkShaderStageFlags, 0 for a kernel or an unknown model.
func StageBit(m spirv.ExecutionModel) uint32 { return stageKinds[m].bit }

// captureStatistics is VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR.
const captureStatistics = 0x40

// prepared is a pipeline with its modules and layout, ready to be created.
type prepared struct {
	job
	create func(flags uint32, pipeline *uint64) result
}

// prepare makes the modules and the layout of a pipeline.
func (d *Device) prepare(p *Pipeline) (*prepared, error) {
	j := &prepared{job: job{Device: d, dispatch: &Dispatch{}}}
	var stages []pipelineShaderStageCreateInfo
	var all uint32
	for i := range p.Stages {
		all |= StageBit(p.Stages[i].Model)
	}
	err := j.pipelineLayout(p, all)
	for i := 0; i < len(p.Stages) && err == nil; i++ {
		s := &p.Stages[i]
		bit := StageBit(s.Model)
		if extension := stageKinds[s.Model].extension; bit == 0 || extension != "" && !d.has(extension) {
			err = fmt.Errorf("the device has no %s shaders", s.Model)
			break
		}
		var info pipelineShaderStageCreateInfo
		info, err = j.stage(bit, s.Words, s.Entry, s.Spec)
		stages = append(stages, info)
	}
	if err == nil {
		j.create, err = j.creator(p, stages)
	}
	if err != nil {
		j.free()
		return nil, err
	}
	return j, nil
}

// creator returns the function that creates the pipeline.
func (j *prepared) creator(p *Pipeline, stages []pipelineShaderStageCreateInfo) (func(uint32, *uint64) result, error) {
	switch {
	case p.Graphics != nil && !j.Info().Draws():
		return nil, errors.New("the device has no graphics pipelines")
	case p.Graphics != nil:
		info, err := graphicsInfo(stages, p.Graphics)
		if err != nil {
			return nil, err
		}
		info.layout = j.layout
		return func(flags uint32, pipeline *uint64) result {
			info.flags = flags
			return j.CreateGraphicsPipelines(j.handle, 0, 1, info, nil, pipeline)
		}, nil
	case stageKinds[p.Stages[0].Model].group != nil:
		groups := rayGroups(p.Stages)
		info := &rayTracingPipelineCreateInfo{header: header{sType: typeRayTracingPipelineCreateInfo},
			stageCount: uint32(len(stages)), stages: first(stages), groupCount: uint32(len(groups)), groups: first(groups),
			depth: 1, layout: j.layout}
		return func(flags uint32, pipeline *uint64) result {
			info.flags = flags
			return j.CreateRayTracingPipelinesKHR(j.handle, 0, 0, 1, info, nil, pipeline)
		}, nil
	}
	info := &computePipelineCreateInfo{header: header{sType: typeComputePipelineCreateInfo}, layout: j.layout,
		stage: stages[0]}
	return func(flags uint32, pipeline *uint64) result {
		info.flags = flags
		return j.CreateComputePipelines(j.handle, 0, 1, info, nil, pipeline)
	}, nil
}

// rayGroups makes a group of each general shader, and a hit group of all others.
func rayGroups(stages []Stage) []rayTracingShaderGroupCreateInfo {
	const triangles, procedural = 1, 2 // a general group is 0
	const unused = ^uint32(0)
	empty := rayTracingShaderGroupCreateInfo{header: header{sType: typeRayTracingShaderGroupCreateInfo}, general: unused,
		closestHit: unused, anyHit: unused, intersection: unused}
	hit := empty
	hit.kind = triangles
	var groups []rayTracingShaderGroupCreateInfo
	for i := range stages {
		group := empty
		member := stageKinds[stages[i].Model].group
		if to := member(&group); to == &group.general {
			*to = uint32(i)
			groups = append(groups, group)
			continue
		}
		*member(&hit) = uint32(i)
	}
	if hit.intersection != unused {
		hit.kind = procedural
	}
	if hit.closestHit&hit.anyHit&hit.intersection != unused {
		groups = append(groups, hit)
	}
	return groups
}

// pipelineLayout makes the layout of a pipeline, and of its descriptor sets.
func (j *prepared) pipelineLayout(p *Pipeline, stages uint32) error {
	var sets [][]descriptorSetLayoutBinding
	for _, d := range p.Descriptors {
		if int(d.Set) >= j.Info().MaxSets {
			return fmt.Errorf("descriptor set %d, and there are only %d", d.Set, j.Info().MaxSets)
		}
		for int(d.Set) >= len(sets) {
			sets = append(sets, nil)
		}
		sets[d.Set] = append(sets[d.Set], descriptorSetLayoutBinding{binding: d.Binding, descriptor: uint32(d.Type),
			count: uint32(d.Count), stages: stages})
	}
	for _, set := range sets {
		if err := j.setLayout(set); err != nil {
			return err
		}
	}
	j.stages = stages
	return j.makeLayout(p.Push)
}

// Executable is a part of a pipeline that a driver compiled to machine code.
type Executable struct {
	Name       string
	Stages     uint32 // bits of VkShaderStageFlags
	Statistics []Statistic
}

// Statistic is a figure that a driver has about an executable, under the driver's own name.
type Statistic struct {
	Name  string
	Value float64
}

// Statistics creates a pipeline, and returns the driver's statistics of its executables: none, if the driver lacks
// VK_KHR_pipeline_executable_properties. [OpenApplication] must have opened the device.
func (d *Device) Statistics(p *Pipeline) ([]Executable, error) {
	j, err := d.prepare(p)
	if err != nil {
		return nil, err
	}
	defer j.free()
	there := d.GetPipelineExecutablePropertiesKHR != nil
	flags := uint32(0)
	if there {
		flags = captureStatistics
	}
	pipeline := new(uint64)
	if err := check(j.create(flags, pipeline), "creating the pipeline"); err != nil {
		return nil, err
	}
	defer d.DestroyPipeline(d.handle, *pipeline, nil)
	if !there {
		return nil, nil
	}
	return d.executables(*pipeline)
}

// executables asks for the executables of a pipeline.
func (d *Device) executables(pipeline uint64) (all []Executable, err error) {
	of := &pipelineInfo{header: header{sType: typePipelineInfo}, pipeline: pipeline}
	found, err := filled(pipelineExecutableProperties{header: header{sType: typePipelineExecutableProperties}},
		func(n *uint32, list *pipelineExecutableProperties) result {
			return d.GetPipelineExecutablePropertiesKHR(d.handle, of, n, list)
		})
	if err != nil {
		return nil, fmt.Errorf("vkGetPipelineExecutablePropertiesKHR: %w", err)
	}
	for i := range found {
		of := &pipelineExecutableInfo{header: header{sType: typePipelineExecutableInfo}, pipeline: pipeline,
			executable: uint32(i)}
		list, err := filled(pipelineExecutableStatistic{header: header{sType: typePipelineExecutableStatistic}},
			func(n *uint32, list *pipelineExecutableStatistic) result {
				return d.GetPipelineExecutableStatisticsKHR(d.handle, of, n, list)
			})
		if err != nil {
			return nil, fmt.Errorf("vkGetPipelineExecutableStatisticsKHR: %w", err)
		}
		e := Executable{Name: text(found[i].name[:]), Stages: found[i].stages}
		for k := range list {
			e.Statistics = append(e.Statistics, list[k].number())
		}
		all = append(all, e)
	}
	return all, nil
}

// filled is list for a command that fills structures with a header: each is like empty before.
func filled[T any](empty T, command func(n *uint32, list *T) result) ([]T, error) {
	n := new(uint32)
	if r := command(n, nil); r < 0 || *n == 0 {
		return nil, failure(r)
	}
	all := make([]T, *n)
	for i := range all {
		all[i] = empty
	}
	return all[:*n], failure(command(n, &all[0]))
}

// failure returns a result below 0 as an error.
func failure(r result) error {
	if r < 0 {
		return r
	}
	return nil
}

// number returns a statistic as a number, whatever its format.
func (s *pipelineExecutableStatistic) number() Statistic {
	const boolean, signed, float = 0, 1, 3
	n := Statistic{Name: text(s.name[:]), Value: float64(s.value)}
	switch s.format {
	case boolean:
		n.Value = float64(uint32(s.value))
	case signed:
		n.Value = float64(int64(s.value))
	case float:
		n.Value = math.Float64frombits(s.value)
	}
	return n
}

// CreationTimes creates pipelines without their statistics, as an application does, in an order of their indices, in
// which each may be several times, and returns the times it took. No two creations have equal modules, so that no cache
// of the driver holds the result: their bounds of ids differ.
func (d *Device) CreationTimes(list []Pipeline, order []int) ([]time.Duration, error) {
	times := make([]time.Duration, len(order))
	for turn, i := range order {
		p := list[i]
		p.Stages = append([]Stage(nil), p.Stages...)
		for k := range p.Stages {
			p.Stages[k].Words = withBound(p.Stages[k].Words, uint32(turn+1))
		}
		j, err := d.prepare(&p)
		if err != nil {
			return nil, err
		}
		pipeline := new(uint64)
		start := time.Now()
		r := j.create(0, pipeline)
		times[turn] = time.Since(start)
		if r == 0 {
			d.DestroyPipeline(d.handle, *pipeline, nil)
		}
		j.free()
		if err := check(r, "creating the pipeline"); err != nil {
			return nil, err
		}
	}
	return times, nil
}

// withBound returns a module whose bound of ids is higher.
func withBound(words []uint32, by uint32) []uint32 {
	const bound = 3 // word of the header
	words = append([]uint32(nil), words...)
	if len(words) > bound {
		words[bound] += by
	}
	return words
}

// graphicsInfo returns how a graphics pipeline is created, but for its layout.
func graphicsInfo(stages []pipelineShaderStageCreateInfo, g *Graphics) (*graphicsPipelineCreateInfo, error) {
	n := attachments(g.Targets)
	if n > maxTargets {
		return nil, fmt.Errorf("%d outputs that are drawn to", n)
	}
	formats := make([]uint32, n) // locations between that are not drawn to have none
	blends := make([]pipelineColorBlendAttachmentState, n)
	for i := range g.Targets {
		formats[g.Targets[i].Location] = vkFormats[g.Targets[i].Format]
	}
	for i := range blends {
		blends[i].mask = 0xF // all alike, which needs no feature
	}
	rendering := &pipelineRenderingCreateInfo{header: header{sType: typePipelineRenderingCreateInfo}, count: uint32(n),
		formats: first(formats)}
	depth := &pipelineDepthStencilStateCreateInfo{header: header{sType: typePipelineDepthStencilStateCreateInfo},
		compare: uint32(image.Less)}
	if g.Depth {
		rendering.depth, depth.test, depth.write = depthFormat, 1, 1
	}
	info := &graphicsPipelineCreateInfo{
		header:     header{typeGraphicsPipelineCreateInfo, unsafe.Pointer(rendering)},
		stageCount: uint32(len(stages)), stages: first(stages),
		vertexInput: vertexInput(g.Attributes),
		assembly: &pipelineInputAssemblyStateCreateInfo{
			header:   header{sType: typePipelineInputAssemblyStateCreateInfo},
			topology: uint32(g.Topology)},
		viewport: &pipelineViewportStateCreateInfo{header: header{sType: typePipelineViewportStateCreateInfo},
			viewportCount: 1, viewports: &viewport{width: float32(g.Width), height: float32(g.Height), maxDepth: 1},
			scissorCount: 1, scissors: &rectangle{width: uint32(g.Width), height: uint32(g.Height)}},
		rasterization: &pipelineRasterizationStateCreateInfo{
			header: header{sType: typePipelineRasterizationStateCreateInfo}, lineWidth: 1},
		multisample: &pipelineMultisampleStateCreateInfo{header: header{sType: typePipelineMultisampleStateCreateInfo},
			samples: 1},
		depthStencil: depth,
		blend: &pipelineColorBlendStateCreateInfo{header: header{sType: typePipelineColorBlendStateCreateInfo},
			count: uint32(n), attachments: first(blends)},
	}
	if g.PatchVertices > 0 {
		info.tessellation = &pipelineTessellationStateCreateInfo{
			header: header{sType: typePipelineTessellationStateCreateInfo}, controlPoints: uint32(g.PatchVertices)}
	}
	return info, nil
}

const maxTargets = 8 // maxColorAttachments of all devices that there are

// attachments returns how many locations there are, up to the last that is drawn to.
func attachments(targets []Target) int {
	n := 0
	for i := range targets {
		n = max(n, int(targets[i].Location)+1)
	}
	return n
}

// vertexInput says where attributes are.
func vertexInput(list []Attribute) *pipelineVertexInputStateCreateInfo {
	var bindings []vertexInputBindingDescription
	var attributes []vertexInputAttributeDescription
	for i := range list {
		a := &list[i]
		bindings = append(bindings, vertexInputBindingDescription{binding: uint32(i), stride: uint32(a.Stride)})
		attributes = append(attributes, vertexInputAttributeDescription{location: a.Location, binding: uint32(i),
			format: vkFormats[a.Format]})
	}
	return &pipelineVertexInputStateCreateInfo{header: header{sType: typePipelineVertexInputStateCreateInfo},
		bindingCount: uint32(len(bindings)), bindings: first(bindings),
		attributeCount: uint32(len(attributes)), attributes: first(attributes)}
}
