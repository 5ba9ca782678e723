package vm_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"

	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/cost"
	"hone/vm/layout"
)

// A shader that averages numbers, with those around each of them.
func Example() {
	data, err := os.ReadFile("../testdata/shaders/glsl/average.comp.spv")
	if err != nil {
		fmt.Println(err)
		return
	}
	bin, err := spirv.Decode(data)
	if err != nil {
		fmt.Println(err)
		return
	}
	m, err := ir.Read(bin)
	if err != nil {
		fmt.Println(err)
		return
	}
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		fmt.Println(err) // such as "cannot run the shader, which uses OpImageWrite"
		return
	}
	var samples []byte
	for _, x := range []float32{1, 2, 6, 3} {
		samples = binary.LittleEndian.AppendUint32(samples, math.Float32bits(x))
	}
	averages := make([]byte, len(samples))
	result, err := p.Run(vm.Inputs{
		Buffers: map[layout.Slot][]byte{{Set: 0, Binding: 0}: samples, {Set: 0, Binding: 1}: averages},
		Push:    []byte{1, 0, 0, 0},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for i := 0; i < len(averages); i += 4 {
		fmt.Println(math.Float32frombits(binary.LittleEndian.Uint32(averages[i:])))
	}

	fmt.Println(result.Invocations, "invocations,", result.Counts[cost.Transcendental], "divisions,", len(result.Reports),
		"reports")
	// Output:
	// 1.5
	// 3
	// 3.6666667
	// 4.5
	// 64 invocations, 4 divisions, 0 reports
}
