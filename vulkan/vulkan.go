// Package vulkan runs compute shaders, and draws pictures with fragment shaders, on a Vulkan device: what it takes for
// that and no more. It needs Vulkan 1.2 (1.3 for pictures), a 64-bit processor and no C compiler: the library is loaded
// when the program runs.
//
// It is for asking a driver for its opinion, not for speed. A run makes all that it needs and frees it again; buffers
// are in memory that the host sees.
package vulkan

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unsafe"

	"hone/spirv"
)

const _ = uint(unsafe.Sizeof(uintptr(0)) - 8) // the layouts of structures are those of a 64-bit processor

// ErrMissing is the error where there is no Vulkan library, or no device that can be used.
var ErrMissing = errors.New("no Vulkan device")

// Kind is a kind of device.
type Kind uint32

const (
	integrated Kind = 1
	discrete   Kind = 2
	virtual    Kind = 3
)

func (k Kind) String() string {
	names := []string{"other kind", "integrated GPU", "discrete GPU", "virtual GPU", "CPU"}
	if int(k) >= len(names) {
		k = 0
	}
	return names[k]
}

// Info describes a device.
type Info struct {
	Name     string // of the device
	Driver   string // its name and version
	Kind     Kind
	API      uint32 // version of Vulkan, as VK_MAKE_API_VERSION makes it
	Subgroup int    // invocations of a subgroup

	MaxInvocations int    // of a workgroup
	MaxSize        [3]int // of a workgroup
	MaxShared      int    // bytes of Workgroup memory
	MaxPush        int    // bytes of push constants
	MaxSets        int    // of descriptors

	subgroupOperations uint32
	floatControls      [15]uint32
	features           []string
	graphics           bool
}

// Draws reports whether the device draws pictures ([Dispatch.Draw]): for that it needs Vulkan 1.3 and a queue for
// graphics.
func (i *Info) Draws() bool { return i.graphics }

func (i *Info) String() string {
	return fmt.Sprintf("%s (%s, %s, Vulkan %d.%d.%d, subgroups of %d)", i.Name, i.Driver, i.Kind, i.API>>22,
		i.API>>12&0x3FF, i.API&0xFFF, i.Subgroup)
}

// spirvVersion is the newest version of SPIR-V that the device takes.
func (i *Info) spirvVersion() spirv.Version {
	if i.API >= version(1, 3) {
		return spirv.MakeVersion(1, 6)
	}
	return spirv.MakeVersion(1, 5)
}

// instance is the connection to the library. It is made once and kept to the end of the program.
type instance struct {
	instanceCommands
	handle uintptr
	find   func(instance uintptr, name *byte) uintptr // vkGetInstanceProcAddr
}

var connect = sync.OnceValues(func() (*instance, error) {
	symbol, err := load()
	if err != nil {
		return nil, fmt.Errorf("%w: %v", ErrMissing, err)
	}
	address := symbol("vkGetInstanceProcAddr")
	if address == 0 {
		return nil, fmt.Errorf("%w: the Vulkan library has no vkGetInstanceProcAddr", ErrMissing)
	}
	return newInstance(address)
})

// Devices describes the devices there are, in the order of the library. Those without Vulkan 1.2 or compute are left
// out. The error is ErrMissing, wrapped with its reason, where there is none.
func Devices() ([]*Info, error) {
	all, err := physicalDevices()
	var list []*Info
	for _, d := range all {
		list = append(list, d.info)
	}
	return list, err
}

// choose returns the device that a name stands for: its number in the order of the library, or a part of the name of
// the device or the driver, in upper or lower case. "" is the first discrete GPU, else an integrated or a virtual one,
// else the first.
func choose(all []*physicalDevice, name string) (*physicalDevice, error) {
	if name == "" {
		for _, k := range []Kind{discrete, integrated, virtual} {
			if i := slices.IndexFunc(all, func(d *physicalDevice) bool { return d.info.Kind == k }); i >= 0 {
				return all[i], nil
			}
		}
		return all[0], nil
	}
	if n, err := strconv.Atoi(name); err == nil && n >= 0 && n < len(all) {
		return all[n], nil
	}
	for _, d := range all {
		if strings.Contains(strings.ToLower(d.info.Name+" "+d.info.Driver), strings.ToLower(name)) {
			return d, nil
		}
	}
	return nil, fmt.Errorf("%w is called %q", ErrMissing, name)
}
