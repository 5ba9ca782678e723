// Package coverage says where counters have to stand in the control flow graph of a function, so that a few of them
// tell how often each block and each edge was executed; keeps that in a table as text; makes counts of lines of what
// the counters hold; and prints these, beside the source or as a tracefile of lcov. Package instrument puts the
// counters into shaders. The package must not know how: it sees graphs and numbers.
package coverage

// Graph is the control flow graph of a function. Nodes are pieces of blocks that are executed from the start to the
// end, by the numbers from 1 on. Node 0 stands for what is outside: it leads to the first piece, and each end of the
// function leads to it. So what comes to a node is what leaves it.
type Graph struct {
	Nodes int
	Edges []Edge // by their sources
}

// Edge is an edge of a [Graph]. No two lead from one node to another.
type Edge struct {
	From, To int32
	// how often it is likely to be executed, on a scale of its own: edges with a high weight are the last ones to get a
	// counter
	Weight uint8
	// where no counter can stand: a call may end the invocation. Each node has one such edge at most, which leads to
	// node 0.
	Hidden  bool
	Counted bool // set by Place
}

// maxWeight is the highest weight.
const maxWeight = 63

// Place chooses the edges that get a counter, and returns their number: all that are not in a spanning tree of the
// graph, taken as undirected, that has the edges with the highest weights. The counts of the others follow by the rule
// that what comes to a node leaves it (Knuth and Stevenson, "Optimal measurement points for program frequency counts",
// 1973). Hidden edges are in the tree: each leads from another node to node 0.
//
// Cost: near linear.
func (g *Graph) Place() int {
	var buckets [maxWeight + 2][]int32 // by weight; hidden edges in the last one
	for i := range g.Edges {
		e := &g.Edges[i]
		w := int(min(e.Weight, maxWeight))
		if e.Hidden {
			w = maxWeight + 1
		}
		buckets[w] = append(buckets[w], int32(i))
	}
	sets := newDisjointSets(g.Nodes)
	counters := 0
	for w := maxWeight + 1; w >= 0; w-- {
		for _, i := range buckets[w] {
			if e := &g.Edges[i]; !sets.union(e.From, e.To) {
				e.Counted = true
				counters++
			}
		}
	}
	return counters
}

// disjointSets is a union-find structure.
type disjointSets struct{ parent []int32 }

func newDisjointSets(n int) *disjointSets {
	s := &disjointSets{make([]int32, n)}
	for i := range s.parent {
		s.parent[i] = int32(i)
	}
	return s
}

func (s *disjointSets) find(x int32) int32 {
	for s.parent[x] != x {
		s.parent[x] = s.parent[s.parent[x]] // halves the path
		x = s.parent[x]
	}
	return x
}

// union joins the sets of two members, and returns false if they are one already.
func (s *disjointSets) union(x, y int32) bool {
	x, y = s.find(x), s.find(y)
	s.parent[x] = y
	return x != y
}

// Solve returns how often each edge was executed, by what the counted ones were, in their order. The nodes of a graph
// that is no tree of uncounted edges, as Place leaves, are not determined: what is left open is 0.
//
// Cost: linear.
func (g *Graph) Solve(counters []uint32) []uint32 {
	counts := make([]uint32, len(g.Edges))
	open := make([]int32, g.Nodes)     // how many edges at a node are not known
	balance := make([]uint32, g.Nodes) // what is known to come to a node, less what is known to leave it
	incident := make([]int32, g.Nodes) // the exclusive or of the indices of the edges that are not known
	next := 0
	for i, e := range g.Edges {
		if e.Counted {
			counts[i] = counters[next]
			next++
			balance[e.To] += counts[i]
			balance[e.From] -= counts[i]
			continue
		}
		for _, v := range [...]int32{e.From, e.To} {
			open[v]++
			incident[v] ^= int32(i)
		}
	}
	var leaves []int32
	for v, n := range open {
		if n == 1 {
			leaves = append(leaves, int32(v))
		}
	}
	for len(leaves) > 0 {
		v := leaves[len(leaves)-1]
		leaves = leaves[:len(leaves)-1]
		if open[v] != 1 {
			continue // the edge was found from its other end
		}
		i := incident[v]
		e := g.Edges[i]
		n := balance[v]
		if e.To == v {
			n = -n
		}
		counts[i] = n
		balance[e.To] += n
		balance[e.From] -= n
		for _, u := range [...]int32{e.From, e.To} {
			incident[u] ^= i
			if open[u]--; open[u] == 1 {
				leaves = append(leaves, u)
			}
		}
	}
	return counts
}

// Arrivals returns how often each node was executed, by how often each edge was.
func (g *Graph) Arrivals(edges []uint32) []uint32 {
	nodes := make([]uint32, g.Nodes)
	for i, e := range g.Edges {
		nodes[e.To] += edges[i]
	}
	return nodes
}

// Flags returns which nodes need a flag that says that they were executed, so that it is known of all of them: those
// that lead to what has other predecessors, or to the outside. The others were executed if a successor was. Cost:
// linear.
func (g *Graph) Flags() []bool {
	single := g.onlySources()
	flags := make([]bool, g.Nodes)
	for _, e := range g.Edges {
		if e.From != 0 && single[e.To] != e.From {
			flags[e.From] = true
		}
	}
	return flags
}

// Executed returns which nodes were executed, by those with a flag that were. It changes its argument.
func (g *Graph) Executed(nodes []bool) []bool {
	single := g.onlySources()
	for v := range nodes {
		if !nodes[v] {
			continue
		}
		for u := single[v]; u > 0 && !nodes[u]; u = single[u] {
			nodes[u] = true
		}
	}
	return nodes
}

// onlySources returns for each node the one that is the source of all edges to it, -1 for several, and for node 0.
func (g *Graph) onlySources() []int32 {
	sources := make([]int32, g.Nodes)
	seen := make([]bool, g.Nodes)
	for _, e := range g.Edges {
		if seen[e.To] || e.From == e.To {
			sources[e.To] = -1
		} else {
			sources[e.To], seen[e.To] = e.From, true
		}
	}
	sources[0] = -1
	return sources
}
