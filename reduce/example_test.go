package reduce_test

import (
	"context"
	"fmt"
	"os"

	"hone/reduce"
	"hone/spirv"
)

// A module with a division of floats is wanted, as small as can be.
func ExampleReduce() {
	data, err := os.ReadFile("../testdata/shaders/glsl/average.comp.spv")
	if err != nil {
		panic(err)
	}
	bin, err := spirv.Decode(data)
	if err != nil {
		panic(err)
	}
	divides := func(_ context.Context, bin *spirv.Binary) (bool, error) {
		for at := spirv.HeaderWords; at < len(bin.Words); at += int(bin.Words[at] >> 16) {
			if spirv.Op(bin.Words[at]) == spirv.OpFDiv {
				return true, nil
			}
		}
		return false, nil
	}
	r, err := reduce.Reduce(context.Background(), bin, divides, reduce.Options{})
	if err != nil {
		panic(err)
	}
	fmt.Println(r.Before)
	fmt.Println(r.After)
	// Output:
	// 88 instructions in 1 functions, 630 words
	// 4 instructions in 1 functions, 46 words
}
