package code

import (
	"hone/fold"
	"hone/spirv"
)

// Stage is what code depends on the execution model for.
type Stage struct {
	Model spirv.ExecutionModel
	// invocations that run together, where the module does not say: a workgroup of a compute shader, 4 x 4 pixels as
	// quads, some vertices or rays that have nothing to do with each other
	Size [3]int
	// variables of the storage classes Input and Output have slots, with an element for each invocation; otherwise what
	// is built in comes from the client
	Passes bool
	Quads  bool // four invocations each, 4k to 4k+3, are a quad: (0,0), (1,0), (0,1), (1,1)
}

// Stages are the execution models that machines execute.
var Stages = [...]Stage{
	{Model: spirv.ExecutionModelGLCompute, Size: [3]int{1, 1, 1}},
	{Model: spirv.ExecutionModelVertex, Size: [3]int{8, 1, 1}, Passes: true},
	{Model: spirv.ExecutionModelTessellationEvaluation, Size: [3]int{8, 1, 1}, Passes: true},
	{Model: spirv.ExecutionModelFragment, Size: [3]int{16, 1, 1}, Passes: true, Quads: true},
	{Model: spirv.ExecutionModelRayGenerationKHR, Size: [3]int{8, 1, 1}, Passes: true},
	{Model: spirv.ExecutionModelIntersectionKHR, Size: [3]int{8, 1, 1}, Passes: true},
	{Model: spirv.ExecutionModelAnyHitKHR, Size: [3]int{8, 1, 1}, Passes: true},
	{Model: spirv.ExecutionModelClosestHitKHR, Size: [3]int{8, 1, 1}, Passes: true},
	{Model: spirv.ExecutionModelMissKHR, Size: [3]int{8, 1, 1}, Passes: true},
	{Model: spirv.ExecutionModelCallableKHR, Size: [3]int{8, 1, 1}, Passes: true},
}

// StageOf returns what there is to know of an execution model, nil for one that no machine executes.
func StageOf(m spirv.ExecutionModel) *Stage {
	for i := range Stages {
		if Stages[i].Model == m {
			return &Stages[i]
		}
	}
	return nil
}

// Passed is a scalar of a variable of the storage class Input or Output: a cell of each invocation, and a place in an
// object that has an element for each of them.
type Passed struct {
	Cell   int64
	Object int
	Offset int // in an element, in bytes
	Stride int // from one element to the next
	Bytes  int
	Format fold.Format // of a float
	Bool   bool        // in memory any number but 0 is true
}
