package graph

import "slices"

// PostDominators is the post-dominator tree of a graph: v post-dominates w if every path from w to the exit passes v.
// The exit is not a vertex. It has an edge from each vertex without successors and, so that each vertex has a place in
// the tree, from one vertex of each cycle that cannot be left: from the lowest vertex of each strongly connected
// component that no edge leaves. Where dominators have lower numbers, as SPIR-V orders blocks, that is the header of an
// infinite loop, which so counts as a loop that may end where it begins.
type PostDominators struct {
	reverse *Graph      // with the exit as vertex n
	tree    *Dominators // of reverse
	exits   []int32
}

// NewPostDominators computes the immediate post-dominators of all vertices. What no root reaches does not matter to the
// rest: it post-dominates nothing else. Cost: that of [NewDominators], twice if there are infinite loops.
func NewPostDominators(g *Graph) *PostDominators {
	g.pack()
	p := &PostDominators{}
	for v := range g.n {
		if len(g.succs.row(v)) == 0 {
			p.exits = append(p.exits, int32(v))
		}
	}
	p.reverse = reversed(g, p.exits)
	p.tree = NewDominators(p.reverse, g.n)
	if len(p.tree.order) <= g.n {
		p.exits = append(p.exits, infiniteLoops(g)...)
		slices.Sort(p.exits)
		p.reverse = reversed(g, p.exits)
		p.tree = NewDominators(p.reverse, g.n)
	}
	return p
}

// reversed returns g with its edges turned around and with vertex n, which has edges to exits. They must be in
// ascending order.
func reversed(g *Graph, exits []int32) *Graph {
	r := &Graph{n: g.n + 1, packed: true}
	edges := len(g.preds.list) + len(exits)
	r.succs = csr{append(slices.Clone(g.preds.start), int32(edges)), slices.Concat(g.preds.list, exits)}
	start, list := make([]int32, 0, g.n+2), make([]int32, 0, edges)
	for v := range g.n {
		start = append(start, int32(len(list)))
		list = append(list, g.succs.row(v)...)
		if len(exits) > 0 && int(exits[0]) == v {
			list = append(list, int32(g.n))
			exits = exits[1:]
		}
	}
	r.preds = csr{append(start, int32(edges), int32(edges)), list}
	return r
}

// infiniteLoops returns the lowest vertex of each component that has a cycle and no edge out.
func infiniteLoops(g *Graph) []int32 {
	var lowest []int32
	c := NewSCCs(g)
	leaves := make([]bool, c.Len())
	for i, v := range g.from {
		if c.of[v] != c.of[g.to[i]] {
			leaves[c.of[v]] = true
		}
	}
	for i := range c.Len() {
		if c.Cyclic(i) && !leaves[i] {
			lowest = append(lowest, c.Members(i)[0])
		}
	}
	return lowest
}

// Ipdom returns the immediate post-dominator of v, -1 if that is the exit.
func (p *PostDominators) Ipdom(v int) int { return p.vertex(p.tree.Idom(v)) }

// vertex returns v, and -1 in place of the exit.
func (p *PostDominators) vertex(v int) int {
	if v == p.reverse.n-1 {
		return -1
	}
	return v
}

// PostDominates reports whether every path from w to the exit passes v; a vertex post-dominates itself. O(1).
func (p *PostDominators) PostDominates(v, w int) bool { return p.tree.Dominates(v, w) }

// NearestCommonDominator returns the nearest vertex that post-dominates both v and w, -1 if that is the exit. Cost: as
// [Dominators.NearestCommonDominator].
func (p *PostDominators) Common(v, w int) int { return p.vertex(p.tree.NearestCommonDominator(v, w)) }

// Children returns the vertices whose immediate post-dominator is v; v is -1 for those under the exit.
func (p *PostDominators) Children(v int) []int32 {
	if v < 0 {
		v = p.reverse.n - 1
	}
	return p.tree.Children(v)
}

// PreOrder returns the tree in preorder: each vertex after its post-dominators.
func (p *PostDominators) PreOrder() []int32 { return p.tree.order[1:] }

// Exits returns the vertices with an edge to the exit, in ascending order.
func (p *PostDominators) Exits() []int32 { return p.exits }

// Frontiers computes the post-dominance frontier of each vertex v: the vertices that v is control dependent on,
// those where it is decided whether v comes (Ferrante, Ottenstein, Warren, "The Program Dependence Graph and Its Use
// in Optimization", 1987; Cytron and others, 1991, section 6). Cost: linear in edges and in the size of the frontiers.
func (p *PostDominators) Frontiers() *Frontiers { return p.tree.Frontiers(p.reverse) }
