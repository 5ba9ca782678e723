package vulkan

import "syscall"

// load opens the Vulkan loader's library and returns a function that finds its symbols.
func load() (func(symbol string) uintptr, error) {
	library, err := syscall.LoadLibrary("vulkan-1.dll")
	if err != nil {
		return nil, err
	}
	return func(symbol string) uintptr {
		address, err := syscall.GetProcAddress(library, symbol)
		if err != nil {
			return 0
		}
		return address
	}, nil
}
