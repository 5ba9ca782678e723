package analysis

import (
	"slices"

	"hone/graph"
	"hone/ir"
)

// Vertex i of the graphs is f.Blocks[i], the root is 0.

// CFG is the control flow graph of a function. Linear.
var CFG = &FunctionFact[*graph.Graph]{
	Name: "cfg", Follows: FromCFG,
	Compute: func(_ *Cache, f *ir.Function) *graph.Graph { return f.Graph() },
	Same:    sameGraph,
}

// Dominators is the dominator tree of a function. Near linear.
var Dominators = &FunctionFact[*graph.Dominators]{
	Name: "dominators", Follows: FromCFG,
	Compute: func(c *Cache, f *ir.Function) *graph.Dominators { return graph.NewDominators(CFG.Of(c, f), 0) },
}

// Frontiers are the dominance frontiers of a function. Linear in the edges and in their own size.
var Frontiers = &FunctionFact[*graph.Frontiers]{
	Name: "frontiers", Follows: FromCFG,
	Compute: func(c *Cache, f *ir.Function) *graph.Frontiers { return Dominators.Of(c, f).Frontiers(CFG.Of(c, f)) },
}

// sameGraph compares edges; that one of two graphs was not asked for them yet makes no difference.
func sameGraph(a, b *graph.Graph) bool {
	if a.Len() != b.Len() {
		return false
	}
	for v := range a.Len() {
		if !slices.Equal(a.Succs(v), b.Succs(v)) {
			return false
		}
	}
	return true
}
