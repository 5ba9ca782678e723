package hone_test

import (
	"fmt"
	"os"

	"hone"
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
