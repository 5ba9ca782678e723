//go:build !windows

package vulkan

import (
	"runtime"

	"github.com/ebitengine/purego"
)

// load opens the Vulkan loader's library and returns a function that finds its symbols.
func load() (func(symbol string) uintptr, error) {
	name := "libvulkan.so.1"
	if runtime.GOOS == "darwin" {
		name = "libvulkan.1.dylib"
	}
	library, err := purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return nil, err
	}
	return func(symbol string) uintptr {
		address, err := purego.Dlsym(library, symbol)
		if err != nil {
			return 0
		}
		return address
	}, nil
}
