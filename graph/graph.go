// Package graph has algorithms over dense directed graphs: orders, dominators and post-dominators, dominance frontiers,
// loops, strongly connected components. Vertices are the integers below N. It knows nothing of SPIR-V. Nothing in it
// recurses, so a chain of a million vertices needs no stack. A slice that is returned must not be written to. What was
// computed for a graph is out of date when an edge is added.
package graph

// Graph is a directed multigraph. Add the edges first, then ask: the first question packs them into
// arrays.
type Graph struct {
	n            int
	from, to     []int32
	succs, preds csr
	which        []int32 // by edge, in the order of succs: its index among the edges that enter its head
	packed       bool
}

// csr is an adjacency list in compressed sparse row form.
type csr struct {
	start []int32 // n+1 offsets into list
	list  []int32
}

// row returns the list of i. It has no room after it: appending copies.
func (c *csr) row(i int) []int32 {
	end := c.start[i+1]
	return c.list[c.start[i]:end:end]
}

// New returns a graph of n vertices without edges.
func New(n int) *Graph { return &Graph{n: n} }

// Reserve makes room for more edges.
func (g *Graph) Reserve(edges int) {
	edges += len(g.from)
	slab := make([]int32, 2*edges)
	g.from, g.to = append(slab[:0:edges], g.from...), append(slab[edges:edges], g.to...)
}

// AddEdge adds the edge v -> w. Parallel edges are distinct.
func (g *Graph) AddEdge(v, w int) {
	g.from = append(g.from, int32(v))
	g.to = append(g.to, int32(w))
	g.packed = false
}

// Len returns the number of vertices.
func (g *Graph) Len() int { return g.n }

// Succs returns the heads of the edges that leave v, in the order in which they were added.
func (g *Graph) Succs(v int) []int32 {
	g.pack()
	return g.succs.row(v)
}

// Preds returns the tails of the edges that enter v, in the order in which they were added.
func (g *Graph) Preds(v int) []int32 {
	g.pack()
	return g.preds.row(v)
}

// WhichPred returns the position of an edge among those that enter its head: of the edge from v to w = Succs(v)[k], the
// i for which Preds(w)[i] is that edge. So parallel edges have different ones. Where phis have an operand for each
// edge, operand i of those in w belongs to it. O(1), but for the first call after an edge was added, which is O(V+E).
func (g *Graph) WhichPred(v, k int) int {
	g.pack()
	if g.which == nil {
		g.which = make([]int32, len(g.from))
		next := make([]int32, 2*g.n)
		out, in := next[:g.n], next[g.n:]
		for i, v := range g.from {
			w := g.to[i]
			g.which[g.succs.start[v]+out[v]] = in[w]
			out[v]++
			in[w]++
		}
	}
	return int(g.which[int(g.succs.start[v])+k])
}

// pack makes succs and preds. Algorithms call it and then read the rows, which is inlined as Succs is not.
func (g *Graph) pack() {
	if g.packed {
		return
	}
	g.packed, g.which = true, nil
	g.succs = makeCSR(g.n, g.from, g.to)
	g.preds = makeCSR(g.n, g.to, g.from)
}

func makeCSR(n int, keys, values []int32) csr {
	slab := make([]int32, n+2+len(keys))
	start, list := slab[:n+2], slab[n+2:]
	for _, k := range keys {
		start[k+2]++
	}
	for i := 2; i < len(start); i++ {
		start[i] += start[i-1]
	}
	for i, k := range keys {
		list[start[k+1]] = values[i]
		start[k+1]++
	}
	return csr{start: start[:n+1], list: list}
}
