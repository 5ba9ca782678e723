package graph

import "slices"

// PostDominators is the post-dominator tree of a graph: v post-dominates w if every path from w to the exit passes v.
// The exit is not a vertex. It has an edge from each vertex without successors and, so that each vertex has a place
// in the tree, from one vertex of each cycle that cannot be left: from the lowest vertex of each strongly connected
// component that no edge leaves. Where dominators have lower numbers, as SPIR-V orders blocks, that is the header of an
// endless loop, which so counts as a loop that may end where it begins.
type PostDominators struct {
	reverse *Graph      // with the exit as vertex n
	tree    *Dominators // of reverse
	exits   []int32
}

// NewPostDominators computes the immediate post-dominators of all vertices. What no root reaches does not matter to
// the rest: it post-dominates nothing else. Cost: that of [NewDominators], twice if there are endless cycles.
func NewPostDominators(g *Graph) *PostDominators {
	p := &PostDominators{reverse: New(g.n + 1)}
	p.reverse.Reserve(len(g.from) + g.n)
	for i := range g.from {
		p.reverse.AddEdge(int(g.to[i]), int(g.from[i]))
	}
	for v := range g.n {
		if len(g.Succs(v)) == 0 {
			p.exit(v)
		}
	}
	p.tree = NewDominators(p.reverse, g.n)
	if len(p.tree.order) <= g.n {
		for _, v := range endless(g) {
			p.exit(v)
		}
		slices.Sort(p.exits)
		p.tree = NewDominators(p.reverse, g.n)
	}
	return p
}

// exit adds an edge from v to the exit.
func (p *PostDominators) exit(v int) {
	p.exits = append(p.exits, int32(v))
	p.reverse.AddEdge(p.reverse.n-1, v)
}

// endless returns the lowest vertex of each component that has a cycle and no edge out.
func endless(g *Graph) []int {
	var lowest []int
	c := NewComponents(g)
	leaves := make([]bool, c.Len())
	for i, v := range g.from {
		if c.of[v] != c.of[g.to[i]] {
			leaves[c.of[v]] = true
		}
	}
	for i := range c.Len() {
		if c.Cyclic(i) && !leaves[i] {
			lowest = append(lowest, int(c.Members(i)[0]))
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

// Common returns the nearest vertex that post-dominates both v and w, -1 if that is the exit. Cost: as
// [Dominators.Common].
func (p *PostDominators) Common(v, w int) int { return p.vertex(p.tree.Common(v, w)) }

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
