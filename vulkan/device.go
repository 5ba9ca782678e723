package vulkan

import (
	"fmt"
	"slices"
	"unsafe"

	"github.com/ebitengine/purego"
)

// newInstance connects to the library by its entry point, vkGetInstanceProcAddr.
func newInstance(entry uintptr) (*instance, error) {
	var find func(instance uintptr, name *byte) uintptr
	purego.RegisterFunc(&find, entry)
	in := &instance{find: find}
	var global globalCommands
	if err := bind(&global, func(n string) uintptr { return find(0, name(n)) }); err != nil {
		return nil, fmt.Errorf("%w: %v", ErrMissing, err)
	}
	app := &applicationInfo{header: header{sType: typeApplicationInfo}, applicationName: name("hone"),
		apiVersion: version(1, 3)}
	info := &instanceCreateInfo{header: header{sType: typeInstanceCreateInfo}, applicationInfo: app}
	handle := new(uintptr)
	if err := check(global.CreateInstance(info, nil, handle), "vkCreateInstance"); err != nil {
		return nil, fmt.Errorf("%w: %v", ErrMissing, err)
	}
	in.handle = *handle
	return in, bind(&in.instanceCommands, func(n string) uintptr { return find(in.handle, name(n)) })
}

// physicalDevice is a device that can be opened.
type physicalDevice struct {
	*instance
	handle     uintptr
	info       *Info
	family     uint32 // of queues that compute
	memory     uint32 // type of memory that the host sees without flushing, noMemory where hardware is missing
	private    uint32 // a bit for each other type of memory, but for those that hold only what is protected or passing
	local      uint32 // a bit for each type of memory that is the device's own
	extensions []string

	timestamp     float64 // nanoseconds of a step of its clock
	timestampMask uint64  // the bits of its clock that count, 0 if it has none
}

// physicalDevices returns the devices with Vulkan 1.2 and compute. There is at least one, or an error.
func physicalDevices() ([]*physicalDevice, error) {
	in, err := connect()
	if err != nil {
		return nil, err
	}
	handles, err := list(func(n *uint32, first *uintptr) result {
		return in.EnumeratePhysicalDevices(in.handle, n, first)
	})
	if err != nil {
		return nil, fmt.Errorf("%w: vkEnumeratePhysicalDevices: %v", ErrMissing, err)
	}
	var all []*physicalDevice
	for _, h := range handles {
		d := &physicalDevice{instance: in, handle: h}
		ok, err := d.describe()
		if err != nil {
			return nil, err
		}
		if ok {
			all = append(all, d)
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%w: none of %d has Vulkan 1.2 and compute", ErrMissing, len(handles))
	}
	return all, nil
}

// list calls a command that fills an array: first for its length, then for the elements.
func list[T any](command func(n *uint32, first *T) result) ([]T, error) {
	n := new(uint32)
	if r := command(n, nil); r < 0 {
		return nil, r
	}
	if *n == 0 {
		return nil, nil
	}
	all := make([]T, *n)
	if r := command(n, &all[0]); r < 0 {
		return nil, r
	}
	return all[:*n], nil
}

// describe finds out about the device. ok is false where it cannot be used.
func (d *physicalDevice) describe() (ok bool, err error) {
	v12 := &vulkan12Properties{header: header{sType: typeVulkan12Properties}}
	v11 := &vulkan11Properties{header: header{typeVulkan11Properties, unsafe.Pointer(v12)}}
	p := &physicalDeviceProperties2{header: header{sType: typePhysicalDeviceProperties2}}
	d.GetPhysicalDeviceProperties2(d.handle, p)
	if p.apiVersion < version(1, 2) {
		return false, nil
	}
	p.next = unsafe.Pointer(v11)
	d.GetPhysicalDeviceProperties2(d.handle, p)
	d.info = &Info{
		Name: text(p.deviceName[:]), Driver: text(v12.driverName[:]) + " " + text(v12.driverInfo[:]),
		Kind: Kind(p.deviceType), API: p.apiVersion,
		Subgroup: int(v11.subgroupSize), MaxInvocations: int(p.limits.maxComputeWorkGroupInvocations),
		MaxSize:   ints(p.limits.maxComputeWorkGroupSize),
		MaxShared: int(p.limits.maxComputeSharedMemorySize), MaxPush: int(p.limits.maxPushConstantsSize),
		MaxSets: int(p.limits.maxBoundDescriptorSets), floatControls: v12.floatControls,
	}
	const queueGraphics, queueCompute = 1, 1 << 1
	if v11.subgroupStages&compute != 0 {
		d.info.subgroupOperations = v11.subgroupOperations
	}
	extensions, err := list(func(n *uint32, first *extensionProperties) result {
		return d.EnumerateDeviceExtensionProperties(d.handle, nil, n, first)
	})
	if err != nil {
		return false, fmt.Errorf("%s: vkEnumerateDeviceExtensionProperties: %w", d.info.Name, err)
	}
	for _, e := range extensions {
		d.extensions = append(d.extensions, text(e.name[:]))
	}
	d.info.features = d.features(false).enabled()
	families, _ := list(func(n *uint32, first *queueFamilyProperties) result {
		d.GetPhysicalDeviceQueueFamilyProperties(d.handle, n, first)
		return 0
	})
	family := slices.IndexFunc(families,
		func(f queueFamilyProperties) bool {
			return f.flags&(queueGraphics|queueCompute) == queueGraphics|queueCompute
		})
	d.info.graphics = family >= 0 && p.apiVersion >= version(1, 3) && d.info.Has("dynamicRendering")
	if family < 0 {
		family = slices.IndexFunc(families, func(f queueFamilyProperties) bool { return f.flags&queueCompute != 0 })
	}
	memory := new(physicalDeviceMemoryProperties)
	d.GetPhysicalDeviceMemoryProperties(d.handle, memory)
	const visibleCoherent = 1<<1 | 1<<2
	memoryType := slices.IndexFunc(memory.types[:memory.typeCount],
		func(t memoryType) bool { return t.flags&visibleCoherent == visibleCoherent })
	if memoryType < 0 {
		memoryType = noMemory
	}
	d.family, d.memory = uint32(family), uint32(memoryType)
	const lazilyAllocated, protected = 1 << 4, 1 << 5
	const deviceLocal = 1
	for i, t := range memory.types[:memory.typeCount] {
		if t.flags&(lazilyAllocated|protected) == 0 {
			d.private |= 1 << i
			d.local |= t.flags & deviceLocal << i
		}
	}
	if family >= 0 {
		d.timestamp = float64(p.limits.timestampPeriod)
		d.timestampMask = 1<<families[family].timestampBits - 1
	}
	return family >= 0, nil
}

// noMemory is the type of memory of a driver that compiles for hardware that is not there: no allocation has it.
const noMemory = 32

func ints(a [3]uint32) [3]int { return [3]int{int(a[0]), int(a[1]), int(a[2])} }

// features returns the features that the device has, those for applications among them or not.
func (d *physicalDevice) features(application bool) *featureChain {
	c := newFeatureChain(d.info.API, d.extensions, application)
	d.GetPhysicalDeviceFeatures2(d.handle, c.pointer())
	return c
}

// Device runs shaders. It is for one goroutine at a time.
type Device struct {
	deviceCommands
	graphicsCommands
	executableCommands
	rayCommands
	physical   *physicalDevice
	extensions []string // that are enabled
	handle     uintptr
	queue      uintptr
	lost       bool // a run did not end
}

// has reports whether an extension is enabled.
func (d *Device) has(extension string) bool { return slices.Contains(d.extensions, extension) }

// Open makes a device ready, with each of its features that a compute shader can ask for and that Lacks knows. name is
// its number in the order of the library, or a part of the name of the device or driver, in upper or lower case; "" is
// the first discrete GPU, else an integrated or virtual one, else the first. The error is ErrMissing, wrapped with its
// reason, where there is none.
func Open(name string) (*Device, error) {
	p, err := find(name)
	if err != nil {
		return nil, err
	}
	features := p.features(false)
	features.keep()
	return p.open(features, nil)
}

// OpenApplication is Open for measurements: the device has every feature that it supports and this package knows, but
// for robust access, as an application opens it. Shaders must not access memory out of bounds on it.
func OpenApplication(name string) (*Device, error) {
	p, err := find(name)
	if err != nil {
		return nil, err
	}
	features := p.features(true)
	features.switchOff(robust)
	return p.open(features, plainExtensions)
}

// find returns the device that a name means, see [Open].
func find(name string) (*physicalDevice, error) {
	all, err := physicalDevices()
	if err != nil {
		return nil, err
	}
	return choose(all, name)
}

// open makes the device ready with features and further extensions, as far as it has them.
func (p *physicalDevice) open(features *featureChain, more []string) (*Device, error) {
	priority := float32(1)
	enabled := features.extensions()
	for _, e := range more {
		if slices.Contains(p.extensions, e) {
			enabled = append(enabled, e)
		}
	}
	extensions := names(enabled)
	info := &deviceCreateInfo{
		header:     header{typeDeviceCreateInfo, features.pointer()},
		queueCount: 1,
		queues: &deviceQueueCreateInfo{header: header{sType: typeDeviceQueueCreateInfo}, family: p.family, count: 1,
			priorities: &priority},
		extensionCount: uint32(len(extensions)), extensionNames: first(extensions),
	}
	d := &Device{physical: p, extensions: enabled}
	handle := new(uintptr)
	if err := check(p.CreateDevice(p.handle, info, nil, handle), "vkCreateDevice"); err != nil {
		return nil, fmt.Errorf("%s: %w", p.info.Name, err)
	}
	d.handle = *handle
	if err := bind(&d.deviceCommands, p.command); err != nil {
		return nil, err
	}
	for _, optional := range []struct {
		there    bool
		commands any
	}{
		{p.info.graphics, &d.graphicsCommands},
		{d.has("VK_KHR_pipeline_executable_properties"), &d.executableCommands},
		{d.has("VK_KHR_ray_tracing_pipeline"), &d.rayCommands},
	} {
		if optional.there {
			if err := bind(optional.commands, p.command); err != nil {
				return nil, err
			}
		}
	}
	queue := new(uintptr)
	d.GetDeviceQueue(d.handle, p.family, 0, queue)
	d.queue = *queue
	return d, nil
}

// command returns the address of a command, 0 where there is none.
func (i *instance) command(n string) uintptr { return i.find(i.handle, name(n)) }

// Info describes the device.
func (d *Device) Info() *Info { return d.physical.info }

// Close frees the device. One that was lost stays as it is, since its shader still runs.
func (d *Device) Close() {
	if !d.lost && d.handle != 0 {
		d.DeviceWaitIdle(d.handle)
		d.DestroyDevice(d.handle, nil)
		d.handle = 0
	}
}

func names(list []string) (c []*byte) {
	for _, s := range list {
		c = append(c, name(s))
	}
	return c
}

// first returns a pointer to the first element, nil where there is none.
func first[T any](list []T) *T {
	if len(list) == 0 {
		return nil
	}
	return &list[0]
}
