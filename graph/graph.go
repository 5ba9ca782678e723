// Package graph has algorithms over dense directed graphs: vertices are the integers below N. It knows
// nothing of SPIR-V. Nothing in it recurses, so a chain of a million vertices needs no stack.
package graph

// Graph is a directed multigraph. Add the edges first, then ask: the first question packs them into
// arrays.
type Graph struct {
	n            int
	from, to     []int32
	succs, preds csr
	packed       bool
}

// csr is an adjacency list in compressed sparse row form.
type csr struct {
	start []int32 // n+1 offsets into list
	list  []int32
}

// New returns a graph of n vertices without edges.
func New(n int) *Graph { return &Graph{n: n} }

// Reserve makes room for edges.
func (g *Graph) Reserve(edges int) {
	slab := make([]int32, 2*edges)
	g.from, g.to = slab[:0:edges], slab[edges:edges]
}

// AddEdge adds the edge v -> w. Parallel edges are kept apart.
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
	return g.succs.list[g.succs.start[v]:g.succs.start[v+1]]
}

// Preds returns the tails of the edges that enter v, in the order in which they were added.
func (g *Graph) Preds(v int) []int32 {
	g.pack()
	return g.preds.list[g.preds.start[v]:g.preds.start[v+1]]
}

func (g *Graph) pack() {
	if g.packed {
		return
	}
	g.packed = true
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

// PostOrder returns the vertices that root reaches, each after the vertices that a depth-first search
// finds through it; successors are visited in their order. O(V+E).
func (g *Graph) PostOrder(root int) []int32 {
	g.pack()
	order := make([]int32, 0, g.n)
	seen := make([]bool, g.n)
	type frame struct{ v, next int32 }
	stack := []frame{{int32(root), g.succs.start[root]}}
	seen[root] = true
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next == g.succs.start[f.v+1] {
			order = append(order, f.v)
			stack = stack[:len(stack)-1]
			continue
		}
		w := g.succs.list[f.next]
		f.next++
		if !seen[w] {
			seen[w] = true
			stack = append(stack, frame{w, g.succs.start[w]})
		}
	}
	return order
}

// ReversePostOrder returns the vertices that root reaches, each before its successors, back edges
// aside. O(V+E).
func (g *Graph) ReversePostOrder(root int) []int32 {
	order := g.PostOrder(root)
	for i, j := 0, len(order)-1; i < j; i, j = i+1, j-1 {
		order[i], order[j] = order[j], order[i]
	}
	return order
}
