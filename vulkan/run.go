package vulkan

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"time"
	"unsafe"

	"hone/vm/image"
)

// Dispatch is what a shader runs on.
type Dispatch struct {
	Entry   string
	Groups  [3]int // number of workgroups
	Buffers []Buffer
	Regions []Region
	Push    []byte // push constants
	Spec    []Constant
	Draw    *Draw         // the shader is a fragment shader that draws this, and Groups is not looked at; nil for compute
	Timeout time.Duration // for the shader to end; 0 for a minute, which includes what drivers do when a shader first runs
}

// Buffer is memory that is bound, an image, or a sampler. All elements of a descriptor array are given.
type Buffer struct {
	Set, Binding, Element uint32
	Uniform               bool   // not a storage buffer
	Data                  []byte // read and written in place
	// what Data is, where it is an image or texel buffer: its own Data is not looked at
	Image   *image.Image
	Storage bool           // the image is one that is read and written without a sampler
	Sampler *image.Sampler // that is bound, with the image if there is one
}

// Region is memory that has an address, for PhysicalStorageBuffer. A device has it at another one: wherever eight
// bytes, at a multiple of 4 in a buffer, region or push constants, are an address in a region, they are replaced by
// what that is on the device, and back afterwards. So addresses have to be numbers that nothing else is by chance.
type Region struct {
	Address uint64
	Data    []byte // read and written in place
}

// Constant is the value of a specialization constant.
type Constant struct {
	ID   uint32
	Data []byte // as long as its type says; a boolean has 4 bytes
}

// ErrTimeout is the error for a shader that did not end in time. The device cannot be used any more.
var ErrTimeout = errors.New("the shader did not end in time")

const (
	// VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT and STORAGE_BUFFER_BIT, of texel buffers too, INDEX_BUFFER_BIT and
	// VERTEX_BUFFER_BIT, TRANSFER_SRC_BIT and DST_BIT
	usage       = 0xFF
	hasAddress  = 0x20000 // VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT
	addressFlag = 2       // VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT
	uniform     = 6       // VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
	storage     = 7       // VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
	vertex      = 0x01    // VK_SHADER_STAGE_VERTEX_BIT
	fragment    = 0x10    // VK_SHADER_STAGE_FRAGMENT_BIT
	compute     = 0x20    // VK_SHADER_STAGE_COMPUTE_BIT
	wait        = time.Minute
)

// job is a run. What it makes is freed in the opposite order.
type job struct {
	*Device
	dispatch *Dispatch
	buffers  []*allocation
	regions  []*allocation
	pictures []*picture
	push     []byte
	sets     []uint64 // descriptor sets
	layouts  []uint64 // theirs
	layout   uint64   // of the pipeline
	pipeline uint64
	stages   uint32
	point    uint32 // VK_PIPELINE_BIND_POINT_GRAPHICS or COMPUTE
	drawing  drawing
	near     bool // shaders see copies of buffers in the device's own memory
	undo     []func()
}

// allocation is a buffer with its memory as the host sees it.
type allocation struct {
	data    []byte // the caller's
	sent    []byte // what of it went to the device, where there are regions
	buffer  uint64
	address uint64
	mapped  []byte
	near    uint64 // the copy in the device's own memory, 0 for none
}

// bound returns the buffer that shaders see.
func (a *allocation) bound() uint64 {
	if a.near != 0 {
		return a.near
	}
	return a.buffer
}

// Run runs a module on a dispatch. What a buffer or region held afterwards is in its Data. It does not look whether the
// module is valid, or the device has what it needs (Info.Lacks): drivers crash on what is not. The error is ErrTimeout
// where the shader does not end.
func (d *Device) Run(words []uint32, dispatch Dispatch) (err error) {
	if d.lost {
		return errors.New("the device was lost in an earlier run")
	}
	if n := len(dispatch.Push); n > d.Info().MaxPush {
		return fmt.Errorf("%d bytes of push constants, more than %d", n, d.Info().MaxPush)
	}
	j := &job{Device: d, dispatch: &dispatch, stages: compute, point: 1}
	if dispatch.Draw != nil {
		j.stages, j.point = vertex|fragment, 0
		if !d.Info().Draws() {
			return errors.New("the device draws no pictures")
		}
	}
	defer j.free()
	for _, step := range []func() error{j.allocate, j.describe, func() error { return j.compile(words) }, j.execute} {
		if err := step(); err != nil {
			return err
		}
	}
	for _, a := range slices.Concat(j.buffers, j.regions, j.drawing.targets) {
		j.receive(a)
	}
	return nil
}

// free frees what was made, unless the device was lost, which may still write.
func (j *job) free() {
	for i := len(j.undo) - 1; i >= 0 && !j.lost; i-- {
		j.undo[i]()
	}
	j.undo = nil
}

// later notes what has to be done at the end.
func (j *job) later(f func()) { j.undo = append(j.undo, f) }

// allocate makes the buffers and fills them.
func (j *job) allocate() error {
	for i := range j.dispatch.Regions {
		a, err := j.newAllocation(j.dispatch.Regions[i].Data, true)
		if err != nil {
			return err
		}
		j.regions = append(j.regions, a)
	}
	for i := range j.dispatch.Buffers {
		a, err := j.newAllocation(j.dispatch.Buffers[i].Data, false)
		if err != nil {
			return err
		}
		j.buffers = append(j.buffers, a)
	}
	if err := j.allocateDraw(); err != nil {
		return err
	}
	for _, a := range slices.Concat(j.buffers, j.regions, j.drawing.targets) {
		a.sent = j.toDevice(a.data)
		copy(a.mapped, a.sent)
	}
	j.push = j.toDevice(j.dispatch.Push)
	return nil
}

func (j *job) newAllocation(bytes []byte, region bool) (*allocation, error) {
	size := uint64(max(len(bytes), 4))
	info := &bufferCreateInfo{header: header{sType: typeBufferCreateInfo}, size: size, usage: usage}
	flags := &memoryAllocateFlagsInfo{header: header{sType: typeMemoryAllocateFlagsInfo}}
	if region {
		info.usage |= hasAddress
		flags.flags = addressFlag
	}
	a := &allocation{data: bytes}
	if err := check(j.CreateBuffer(j.handle, info, nil, &a.buffer), "vkCreateBuffer"); err != nil {
		return nil, err
	}
	j.later(func() { j.DestroyBuffer(j.handle, a.buffer, nil) })
	need := new(memoryRequirements)
	j.GetBufferMemoryRequirements(j.handle, a.buffer, need)
	if need.types>>j.physical.memory&1 == 0 {
		return nil, errors.New("the memory that the host sees is not for buffers")
	}
	ask := &memoryAllocateInfo{header: header{typeMemoryAllocateInfo, unsafe.Pointer(flags)}, size: need.size,
		typeOf: j.physical.memory}
	memory := new(uint64)
	if err := check(j.AllocateMemory(j.handle, ask, nil, memory), "vkAllocateMemory"); err != nil {
		return nil, err
	}
	j.later(func() { j.FreeMemory(j.handle, *memory, nil) })
	if err := check(j.BindBufferMemory(j.handle, a.buffer, *memory, 0), "vkBindBufferMemory"); err != nil {
		return nil, err
	}
	data := new(unsafe.Pointer)
	if err := check(j.MapMemory(j.handle, *memory, 0, size, 0, data), "vkMapMemory"); err != nil {
		return nil, err
	}
	a.mapped = unsafe.Slice((*byte)(*data), size)
	if j.near {
		var err error
		if a.near, err = j.newNear(info, flags); err != nil {
			return nil, err
		}
	}
	if region {
		a.address = j.GetBufferDeviceAddress(j.handle,
			&bufferDeviceAddressInfo{header: header{sType: typeBufferDeviceAddressInfo}, buffer: a.bound()})
	}
	return a, nil
}

// toDevice returns the bytes with addresses in regions as they are on the device.
func (j *job) toDevice(data []byte) []byte {
	out := slices.Clone(data)
	for at := 0; at+8 <= len(out); at += 4 {
		v := binary.LittleEndian.Uint64(out[at:])
		for i, r := range j.dispatch.Regions {
			if v-r.Address < uint64(len(r.Data)) {
				binary.LittleEndian.PutUint64(out[at:], v-r.Address+j.regions[i].address)
				at += 4
				break
			}
		}
	}
	return out
}

// receive reads an allocation. What was not overwritten stays as the caller had it; so addresses on the device, which
// may be any numbers, are looked for only in what was.
func (j *job) receive(a *allocation) {
	for at := 0; at < len(a.data); at += 4 {
		if pair := a.mapped[at:min(at+8, len(a.data))]; len(pair) == 8 && !bytes.Equal(pair, a.sent[at:at+8]) {
			v := binary.LittleEndian.Uint64(pair)
			if i := slices.IndexFunc(j.regions, func(r *allocation) bool { return v-r.address < uint64(len(r.data)) }); i >= 0 {
				binary.LittleEndian.PutUint64(a.data[at:], v-j.regions[i].address+j.dispatch.Regions[i].Address)
				at += 4
				continue
			}
		}
		if end := min(at+4, len(a.data)); !bytes.Equal(a.mapped[at:end], a.sent[at:end]) {
			copy(a.data[at:end], a.mapped[at:end])
		}
	}
}

// describe makes the descriptor sets.
func (j *job) describe() error {
	var bindings [][]descriptorSetLayoutBinding // by set
	var counts [storage + 1]descriptorPoolSize
	for i := range counts {
		counts[i].descriptor = uint32(i)
	}
	for i := range j.dispatch.Buffers {
		b := &j.dispatch.Buffers[i]
		if int(b.Set) >= j.Info().MaxSets {
			return fmt.Errorf("descriptor set %d, and there are only %d", b.Set, j.Info().MaxSets)
		}
		for int(b.Set) >= len(bindings) {
			bindings = append(bindings, nil)
		}
		set := &bindings[b.Set]
		at := -1
		for k := range *set {
			if (*set)[k].binding == b.Binding {
				at = k
			}
		}
		if at < 0 {
			at = len(*set)
			*set = append(*set, descriptorSetLayoutBinding{binding: b.Binding, descriptor: b.descriptor(), stages: j.stages})
		}
		(*set)[at].count = max((*set)[at].count, b.Element+1)
		counts[b.descriptor()].count += b.Element + 1
	}
	for _, set := range bindings {
		if err := j.setLayout(set); err != nil {
			return err
		}
	}
	if len(bindings) == 0 {
		return nil
	}
	var sizes []descriptorPoolSize
	for _, c := range counts {
		if c.count > 0 {
			sizes = append(sizes, c)
		}
	}
	pool := new(uint64)
	info := &descriptorPoolCreateInfo{header: header{sType: typeDescriptorPoolCreateInfo}, maxSets: uint32(len(bindings)),
		count: uint32(len(sizes)), sizes: first(sizes)}
	if err := check(j.CreateDescriptorPool(j.handle, info, nil, pool), "vkCreateDescriptorPool"); err != nil {
		return err
	}
	j.later(func() { j.DestroyDescriptorPool(j.handle, *pool, nil) })
	j.sets = make([]uint64, len(bindings))
	ask := &descriptorSetAllocateInfo{header: header{sType: typeDescriptorSetAllocateInfo}, pool: *pool,
		count: uint32(len(bindings)), layouts: first(j.layouts)}
	if err := check(j.AllocateDescriptorSets(j.handle, ask, first(j.sets)), "vkAllocateDescriptorSets"); err != nil {
		return err
	}
	for i, a := range j.buffers {
		if err := j.write(&j.dispatch.Buffers[i], a); err != nil {
			return err
		}
	}
	return nil
}

// setLayout makes the layout of the next descriptor set.
func (j *job) setLayout(set []descriptorSetLayoutBinding) error {
	info := &descriptorSetLayoutCreateInfo{header: header{sType: typeDescriptorSetLayoutCreateInfo},
		count: uint32(len(set)), bindings: first(set)}
	layout := new(uint64)
	if err := check(j.CreateDescriptorSetLayout(j.handle, info, nil, layout), "vkCreateDescriptorSetLayout"); err != nil {
		return err
	}
	j.later(func() { j.DestroyDescriptorSetLayout(j.handle, *layout, nil) })
	j.layouts = append(j.layouts, *layout)
	return nil
}

// makeLayout makes the layout of the pipeline, of descriptor sets that have one and of bytes of push constants.
func (j *job) makeLayout(push int) error {
	layout := &pipelineLayoutCreateInfo{header: header{sType: typePipelineLayoutCreateInfo},
		setCount: uint32(len(j.layouts)), sets: first(j.layouts)}
	if push > 0 {
		layout.pushCount, layout.push = 1, &pushConstantRange{stages: j.stages, size: uint32(push)}
	}
	if err := check(j.CreatePipelineLayout(j.handle, layout, nil, &j.layout), "vkCreatePipelineLayout"); err != nil {
		return err
	}
	made := j.layout
	j.later(func() { j.DestroyPipelineLayout(j.handle, made, nil) })
	return nil
}

// compile makes the pipeline.
func (j *job) compile(words []uint32) error {
	err := j.makeLayout(len(j.push))
	if err != nil {
		return err
	}
	if j.dispatch.Draw != nil {
		err = j.compileDraw(words)
	} else {
		info := &computePipelineCreateInfo{header: header{sType: typeComputePipelineCreateInfo}, layout: j.layout}
		if info.stage, err = j.stage(compute, words, j.dispatch.Entry, j.dispatch.Spec); err != nil {
			return err
		}
		err = check(j.CreateComputePipelines(j.handle, 0, 1, info, nil, &j.pipeline), "vkCreateComputePipelines")
	}
	if err != nil {
		return err
	}
	made := j.pipeline
	j.later(func() { j.DestroyPipeline(j.handle, made, nil) })
	return nil
}

// stage makes a stage of a pipeline.
func (j *job) stage(stage uint32, words []uint32, entry string, spec []Constant) (s pipelineShaderStageCreateInfo,
	err error) {
	code := &shaderModuleCreateInfo{header: header{sType: typeShaderModuleCreateInfo}, codeSize: uintptr(4 * len(words)),
		code: first(words)}
	module := new(uint64)
	if err := check(j.CreateShaderModule(j.handle, code, nil, module), "vkCreateShaderModule"); err != nil {
		return s, err
	}
	j.later(func() { j.DestroyShaderModule(j.handle, *module, nil) })
	return pipelineShaderStageCreateInfo{header: header{sType: typePipelineShaderStageCreateInfo}, stage: stage,
		module: *module, name: name(entry), specialization: specialization(spec)}, nil
}

func specialization(spec []Constant) *specializationInfo {
	var entries []specializationMapEntry
	var data []byte
	for _, c := range spec {
		entries = append(entries, specializationMapEntry{id: c.ID, offset: uint32(len(data)), size: uintptr(len(c.Data))})
		data = append(data, c.Data...)
	}
	return &specializationInfo{count: uint32(len(entries)), entries: first(entries), size: uintptr(len(data)),
		data: first(data)}
}

// execute records and submits the commands, and waits for them.
func (j *job) execute() error { return j.submit(j.record) }

// submit records commands, submits them, and waits until they are executed.
func (j *job) submit(record func(commands uintptr)) error {
	pool := new(uint64)
	if err := check(j.CreateCommandPool(j.handle, &commandPoolCreateInfo{header: header{sType: typeCommandPoolCreateInfo},
		family: j.physical.family}, nil, pool), "vkCreateCommandPool"); err != nil {
		return err
	}
	j.later(func() { j.DestroyCommandPool(j.handle, *pool, nil) })
	commands := new(uintptr)
	ask := &commandBufferAllocateInfo{header: header{sType: typeCommandBufferAllocateInfo}, pool: *pool, count: 1}
	if err := check(j.AllocateCommandBuffers(j.handle, ask, commands), "vkAllocateCommandBuffers"); err != nil {
		return err
	}
	if err := check(j.BeginCommandBuffer(*commands,
		&commandBufferBeginInfo{header: header{sType: typeCommandBufferBeginInfo}}), "vkBeginCommandBuffer"); err != nil {
		return err
	}
	record(*commands)
	if err := check(j.EndCommandBuffer(*commands), "vkEndCommandBuffer"); err != nil {
		return err
	}
	fence := new(uint64)
	if err := check(j.CreateFence(j.handle, &fenceCreateInfo{header: header{sType: typeFenceCreateInfo}}, nil, fence),
		"vkCreateFence"); err != nil {
		return err
	}
	j.later(func() { j.DestroyFence(j.handle, *fence, nil) })
	work := &submitInfo{header: header{sType: typeSubmitInfo}, commandCount: 1, commands: commands}
	if err := check(j.QueueSubmit(j.queue, 1, work, *fence), "vkQueueSubmit"); err != nil {
		return err
	}
	limit := j.dispatch.Timeout
	if limit == 0 {
		limit = wait
	}
	r := j.WaitForFences(j.handle, 1, fence, 1, uint64(limit.Nanoseconds()))
	if r == timeout {
		j.lost = true
		return ErrTimeout
	}
	if r < 0 {
		j.lost = true
	}
	return check(r, "vkWaitForFences")
}

// record records the dispatch, and that the host reads what it wrote.
func (j *job) record(commands uintptr) {
	j.fill(commands)
	j.bindAll(commands)
	if j.dispatch.Draw != nil {
		j.recordDraw(commands)
	} else {
		j.recordDispatch(commands)
	}
	j.drain(commands)
	j.forHost(commands)
}

// bindAll records that the pipeline, its descriptors and push constants are bound.
func (j *job) bindAll(commands uintptr) {
	j.CmdBindPipeline(commands, j.point, j.pipeline)
	if len(j.sets) > 0 {
		j.CmdBindDescriptorSets(commands, j.point, j.layout, 0, uint32(len(j.sets)), first(j.sets), 0, nil)
	}
	if len(j.push) > 0 {
		j.CmdPushConstants(commands, j.layout, j.stages, 0, uint32(len(j.push)), first(j.push))
	}
}

func (j *job) recordDispatch(commands uintptr) {
	g := j.dispatch.Groups
	j.CmdDispatch(commands, uint32(max(g[0], 1)), uint32(max(g[1], 1)), uint32(max(g[2], 1)))
}

// forHost records that the host reads what was written.
func (j *job) forHost(commands uintptr) {
	const hostRead, stageHost = 0x2000, 0x4000
	barrier := &memoryBarrier{header: header{sType: typeMemoryBarrier}, source: allBits, destination: hostRead}
	j.CmdPipelineBarrier(commands, anyStage, stageHost, 0, 1, barrier, 0, nil, 0, nil)
}
