package hone_test

import (
	"fmt"
	"os"

	"hone"
	"hone/spirv"
)

func ExampleOptimizeBytes() {
	shader, err := os.ReadFile("testdata/shaders/glsl/loops.comp.spv")
	if err != nil {
		fmt.Println(err)
		return
	}
	smaller, err := hone.OptimizeBytes(shader)
	if err != nil {
		fmt.Println(err) // such as "word 123: OpLoad %45: ..."
		return
	}
	fmt.Println(len(smaller) < len(shader))
	// Output: true
}

func ExampleNewSpecializer() {
	data, err := os.ReadFile("testdata/shaders/glsl/uber.frag.spv")
	if err != nil {
		fmt.Println(err)
		return
	}
	bin, err := spirv.Decode(data)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := hone.NewSpecializer(bin.Words) // once
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, values := range []map[uint32]uint64{{0: 2, 1: 0}, {0: 12, 1: 1}} { // again and again
		variant, err := s.Apply(values)
		fmt.Println(len(variant) < len(bin.Words), err)
	}
	// Output:
	// true <nil>
	// true <nil>
}
