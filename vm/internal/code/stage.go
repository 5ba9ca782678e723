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
	// inputs that do not belong to a patch are arrays with an element for each vertex of a primitive
	Vertices bool
	// OpEmitVertex passes on what outputs hold, Invocations times for each primitive
	Emits bool
	// outputs are shared by a workgroup, and passed on once all of its invocations have ended. Those that do not belong
	// to a patch are arrays, of vertices or primitives
	Shares bool
	Patch  bool // a workgroup has OutputVertices invocations
	// a dispatch runs it, as compute shaders: what such a one has built in does not come from slots
	Dispatched bool
}

// Stages are the execution models that machines execute.
var Stages = [...]Stage{
	{Model: spirv.ExecutionModelGLCompute, Size: [3]int{1, 1, 1}, Dispatched: true},
	{Model: spirv.ExecutionModelKernel, Size: [3]int{32, 1, 1}, Dispatched: true},
	{Model: spirv.ExecutionModelVertex, Size: [3]int{8, 1, 1}, Passes: true},
	{Model: spirv.ExecutionModelTessellationControl, Size: [3]int{1, 1, 1}, Passes: true, Vertices: true, Shares: true,
		Patch: true},
	{Model: spirv.ExecutionModelTessellationEvaluation, Size: [3]int{8, 1, 1}, Passes: true, Vertices: true},
	{Model: spirv.ExecutionModelGeometry, Size: [3]int{8, 1, 1}, Passes: true, Vertices: true, Emits: true},
	{Model: spirv.ExecutionModelTaskEXT, Size: [3]int{1, 1, 1}, Passes: true, Shares: true, Dispatched: true},
	{Model: spirv.ExecutionModelMeshEXT, Size: [3]int{1, 1, 1}, Passes: true, Shares: true, Dispatched: true},
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

// Passed is a scalar of a variable of the storage class Input or Output: a cell of each invocation, or of a workgroup,
// and a place in an object that has an element for each of them.
type Passed struct {
	Cell   int64
	Object int
	Offset int // in an element, in bytes
	Stride int // from one element to the next
	Bytes  int
	Format fold.Format // of a float
	Bool   bool        // in memory any number but 0 is true
	Each   int         // of consecutive invocations that have one element together
	Stream int         // that a geometry shader emits it with
	// of an output that has an element for each vertex or primitive: how many, 0 for one that has not; and the distance
	// from one to the next, in bytes and in cells, which is 0 where each is emitted from the same one
	Vertices, VertexBytes int
	VertexCells           int64
	OfPrimitives          bool // they are primitives
}

// Emitted is the object that says how much else is passed on than what is at a location or built in. Of a stream of a
// geometry shader it has a number for each vertex: 1 + how many primitives have ended before it. Of a mesh shader it
// has the number of vertices and of primitives; of a task shader that of workgroups in each direction.
type Emitted struct {
	Object int // -1 for none
	Stride int // of its elements
	// of mesh and task shaders: the cell of an invocation that says whether it has given the numbers, which is 2 where it
	// has given others than before; and how many numbers are in the cells after it
	Cell int64
	N    int
}
