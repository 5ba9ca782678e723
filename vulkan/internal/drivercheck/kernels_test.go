package drivercheck

import (
	"encoding/binary"
	"flag"
	"testing"
	"time"

	"hone"
	"hone/internal/kernels"
	"hone/internal/peers"
	"hone/spirv"
	"hone/vm"
	"hone/vulkan"
)

var (
	share = flag.Int("kernels", 8, "one of so many kernels runs")
	large = flag.Bool("large", false, "kernels run on their large inputs, too")
)

// TestKernels runs kernels of testdata on the device, and on the lavapipe of internal/peers: as they are, optimized,
// and after spirv-opt. Package kernels computes the expected results. Drivers take seconds to compile some kernels, so
// the default is each eighth kernel; -kernels 1 runs all. -large adds the large inputs, which take minutes and 2 GB.
func TestKernels(t *testing.T) {
	c := checker(t)
	devices := []Device{c.Device}
	if c.Second != nil {
		devices = append(devices, c.Second)
	}
	sizes := []string{kernels.Small}
	if *large {
		sizes = append(sizes, kernels.Large)
	}
	for i, k := range kernels.All() {
		if (i+1)%*share != 0 {
			continue
		}
		for _, size := range sizes {
			t.Run(k.Name+size, func(t *testing.T) {
				in, err := k.Load(size)
				if err != nil {
					t.Fatal(err)
				}
				for _, v := range kernelVariants(t, in.Binary) {
					for _, d := range devices {
						if err := runKernel(t, d, in, v.bin); err != nil {
							t.Errorf("%s, %s: %v", d.Info().Driver, v.name, err)
						}
					}
				}
			})
		}
	}
}

// runKernel runs a module of a kernel on a device and checks the results.
func runKernel(t *testing.T, device Device, in *kernels.Case, bin *spirv.Binary) error {
	r, err := in.Bind(bin)
	if err != nil {
		return err
	}
	o := vm.Options{Entry: in.File.Entry, Subgroup: device.Info().Subgroup, Spec: r.Spec}
	if _, lacking := compile(device.Info(), r.Module, o); len(lacking) > 0 {
		t.Log(lacking)
		return nil
	}
	d := vulkan.Dispatch{Entry: r.Program.Entry(), Groups: r.Inputs.Groups, Push: r.Inputs.Push,
		Timeout: 10 * time.Minute} // for large inputs without a GPU
	isUniform := uniformBuffers(r.Module)
	for slot, data := range r.Inputs.Buffers {
		d.Buffers = append(d.Buffers, vulkan.Buffer{Set: slot.Set, Binding: slot.Binding, Element: slot.Element,
			Uniform: isUniform[[2]uint32{slot.Set, slot.Binding}], Data: data})
	}
	for id, bits := range r.Spec { // all of 32 bits
		d.Spec = append(d.Spec, vulkan.Constant{ID: id, Data: binary.LittleEndian.AppendUint32(nil, uint32(bits))})
	}
	if err := device.Run(bin.Words, d); err != nil {
		return err
	}
	return in.Check(r)
}

// kernelVariants returns a module as it is, optimized, and after spirv-opt where that is installed.
func kernelVariants(t *testing.T, bin *spirv.Binary) []tried {
	t.Helper()
	list := []tried{{name: "as it is", bin: bin}}
	add := func(name string, data []byte, err error) {
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		optimized, err := spirv.Decode(data)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		list = append(list, tried{name: name, bin: optimized})
	}
	for _, level := range []string{"O", "Os"} {
		out, err := hone.OptimizeBytes(bin.Bytes(), hone.WithPipeline(level))
		add("-"+level, out, err)
	}
	if tool, err := peers.Find("spirv-opt"); err != nil {
		t.Log(err)
	} else {
		out, err := tool.Run(bin.Bytes(), "-O", "-", "-o", "-")
		add("spirv-opt -O", out, err)
	}
	return list
}
