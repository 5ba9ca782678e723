// Package analysis computes facts about a module on demand and keeps them while they hold. Whether a fact
// holds is not declared but seen: functions count the edits of their control flow graph
// ([ir.Function.Version]), and a fact that was computed for another count is computed anew.
package analysis

import (
	"hone/graph"
	"hone/ir"
)

// Cache holds the facts of one module. The zero value is ready for use.
type Cache struct {
	functions map[*ir.Function]*flow
}

// flow is what follows from a function's control flow graph.
type flow struct {
	version   uint32 // of the graph
	graph     *graph.Graph
	dom       *graph.Dominators
	frontiers *graph.Frontiers
}

// flow returns the valid facts of f, at least empty ones.
func (c *Cache) flow(f *ir.Function) *flow {
	x := c.functions[f]
	if x == nil {
		x = &flow{}
		if c.functions == nil {
			c.functions = map[*ir.Function]*flow{}
		}
		c.functions[f] = x
	}
	if v := f.Version().CFG; x.graph == nil || x.version != v {
		*x = flow{version: v, graph: f.Graph()}
	}
	return x
}

// Graph returns the control flow graph of f: vertex i is f.Blocks[i], the root is 0. Linear at the first
// call after an edit of the graph, then constant.
func (c *Cache) Graph(f *ir.Function) *graph.Graph { return c.flow(f).graph }

// Dominators returns the dominator tree of f, with vertices as in [Cache.Graph]. Near linear at the
// first call after an edit of the graph, then constant.
func (c *Cache) Dominators(f *ir.Function) *graph.Dominators {
	x := c.flow(f)
	if x.dom == nil {
		x.dom = graph.NewDominators(x.graph, 0)
	}
	return x.dom
}

// Frontiers returns the dominance frontiers of f, with vertices as in [Cache.Graph].
func (c *Cache) Frontiers(f *ir.Function) *graph.Frontiers {
	x := c.flow(f)
	if x.frontiers == nil {
		x.frontiers = c.Dominators(f).Frontiers(x.graph)
	}
	return x.frontiers
}
