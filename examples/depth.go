package examples

import (
	"hone/analysis"
	"hone/ir"
)

// Depth says how many selections, loops and other constructs are around each block: a user-defined fact.
var Depth = &analysis.FunctionFact[[]int]{
	Name: "depth", DependsOn: analysis.OnCFG,
	Compute: func(c *analysis.Cache, f *ir.Function) []int {
		depth := make([]int, len(f.Blocks)) // by Block.Index
		for i, b := range f.Blocks {
			depth[i] = analysis.Regions.Of(c, f).Of(b).Depth
		}
		return depth
	},
}
