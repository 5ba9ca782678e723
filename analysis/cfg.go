package analysis

import (
	"slices"

	"hone/graph"
	"hone/ir"
)

// Vertex i of the graphs is f.Blocks[i], the root is 0.

// CFG is the control flow graph of a function. Linear.
var CFG = &FunctionFact[*graph.Graph]{
	Name: "cfg", DependsOn: OnCFG,
	Compute:  func(_ *Cache, f *ir.Function) *graph.Graph { return f.Graph() },
	Validate: sameGraph,
}

// Dominators is the dominator tree of a function. Near linear.
var Dominators = &FunctionFact[*graph.Dominators]{
	Name: "dominators", DependsOn: OnCFG,
	Compute:  func(c *Cache, f *ir.Function) *graph.Dominators { return graph.NewDominators(CFG.Of(c, f), 0) },
	Validate: (*graph.Dominators).Equal,
}

// Frontiers are the dominance frontiers of a function. Linear in the edges and in their own size.
var Frontiers = &FunctionFact[*graph.Frontiers]{
	Name: "frontiers", DependsOn: OnCFG,
	Compute: func(c *Cache, f *ir.Function) *graph.Frontiers { return Dominators.Of(c, f).Frontiers(CFG.Of(c, f)) },
}

// PostDominators is the post-dominator tree of a function, with an exit that all blocks without successors lead to.
// Near linear.
var PostDominators = &FunctionFact[*graph.PostDominators]{
	Name: "post-dominators", DependsOn: OnCFG,
	Compute: func(c *Cache, f *ir.Function) *graph.PostDominators { return graph.NewPostDominators(CFG.Of(c, f)) },
}

// ControlDependence has for each block the blocks it is control dependent on: the post-dominance frontiers of a
// function (Ferrante, Ottenstein, Warren, "The Program Dependence Graph and Its Use in Optimization", 1987). Linear in
// the edges and in its own size.
var ControlDependence = &FunctionFact[*graph.Frontiers]{
	Name: "control-dependence", DependsOn: OnCFG,
	Compute: func(c *Cache, f *ir.Function) *graph.Frontiers { return PostDominators.Of(c, f).Frontiers() },
}

// Loops is the loop nesting forest of a function, from its edges alone: merge instructions are not asked. Near linear.
var Loops = &FunctionFact[*graph.Loops]{
	Name: "loops", DependsOn: OnCFG,
	Compute:  func(c *Cache, f *ir.Function) *graph.Loops { return graph.NewLoops(CFG.Of(c, f), 0) },
	Validate: sameLoops,
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

// sameLoops compares loops, not the graphs that they are of.
func sameLoops(a, b *graph.Loops) bool {
	return slices.EqualFunc(a.All(), b.All(), func(x, y *graph.Loop) bool {
		return x.Header == y.Header && x.Depth == y.Depth && x.Irreducible == y.Irreducible &&
			slices.Equal(x.Body(), y.Body())
	})
}

// HasLoop reports whether a block branches to itself or to one that comes before it: whether [Loops] may have one, for
// a glance at the branches.
func HasLoop(f *ir.Function) bool {
	for _, b := range f.Blocks {
		for s := range b.Succs() {
			if s.Index <= b.Index {
				return true
			}
		}
	}
	return false
}
