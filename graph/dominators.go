package graph

import (
	"slices"
	"sync"
)

// Dominators is the dominator tree of the vertices that a root reaches.
type Dominators struct {
	idom     []int32 // by vertex, -1 for the root and for unreachable vertices
	order    []int32 // the tree in preorder, children in reverse postorder of the graph
	in, out  []int32 // by vertex: the interval of its subtree in order; in < 0: unreachable
	children csr
}

// NewDominators computes immediate dominators. The algorithm is Semi-NCA (Georgiadis, "Linear-Time Algorithms for
// Dominators and Related Problems", 2005, section 2.3): semidominators by path compression, as Lengauer and Tarjan
// find them, then the tree from the root on by searching upwards from each vertex's parent. Jump pointers
// (Myers, "An Applicative Random-Access Stack", 1983) shorten that search, which without them can be quadratic. Cost:
// O(V + E log V) at worst, in practice linear.
func NewDominators(g *Graph, root int) *Dominators {
	scratch := scratches.Get().(*[]int32)
	defer scratches.Put(scratch)
	*scratch = slices.Grow((*scratch)[:0], 12*g.n)[:12*g.n]
	clear(*scratch)
	dfs := g.depthFirst(root, (*scratch)[:5*g.n])
	return newDominators(g.n, &dfs, semiNCA(g, &dfs, (*scratch)[5*g.n:10*g.n]), (*scratch)[10*g.n:])
}

// scratches are arrays of numbers: dominators are computed again whenever a control flow graph changes.
var scratches = sync.Pool{New: func() any { return new([]int32) }}

// Equal reports whether two trees are the same, with the same order of children. Cost: linear.
func (d *Dominators) Equal(e *Dominators) bool {
	return slices.Equal(d.idom, e.idom) && slices.Equal(d.order, e.order) && slices.Equal(d.in, e.in) &&
		slices.Equal(d.out, e.out) &&
		slices.Equal(d.children.start, e.children.start) && slices.Equal(d.children.list, e.children.list)
}

// semiNCA returns the immediate dominator of each vertex that the search reached, in preorder numbers; 0 for the root.
// It is a part of slab, which has five zeros for each vertex.
func semiNCA(g *Graph, dfs *DepthFirst, slab []int32) []int32 {
	n := len(dfs.preorder)
	semi, best, ancestor, idom, path := slab[:n], slab[n:2*n], slab[2*n:3*n], slab[3*n:4*n], slab[4*n:4*n]
	for w := 1; w < n; w++ {
		p := dfs.pre[dfs.parent[dfs.preorder[w]]]
		idom[w], ancestor[w] = p, p
	}
	// Vertices after w have their semidominator. For each of them best is the least one on the path up from it before
	// ancestor.
	for w := int32(n - 1); w > 0; w-- {
		least := idom[w]
		for _, p := range g.preds.row(int(dfs.preorder[w])) {
			v := dfs.pre[p]
			switch {
			case v < 0: // unreachable
			case v <= w:
				least = min(least, v)
			default:
				for ancestor[v] > w {
					path = append(path, v)
					v = ancestor[v]
				}
				b, a := best[v], ancestor[v]
				for i := len(path) - 1; i >= 0; i-- {
					v := path[i]
					b = min(b, best[v])
					best[v], ancestor[v] = b, a
				}
				path = path[:0]
				least = min(least, b)
			}
		}
		semi[w], best[w] = least, least
	}
	// The immediate dominator is the nearest one of the parent, itself included, that is not after the semidominator.
	// jump leads over a number of dominators such that the path up to any is logarithmic.
	depth, jump := ancestor, best
	depth[0], jump[0] = 0, 0
	for w := 1; w < n; w++ {
		d := idom[w]
		for d > semi[w] {
			if j := jump[d]; j >= semi[w] {
				d = j
			} else {
				d = idom[d]
			}
		}
		idom[w], depth[w], jump[w] = d, depth[d]+1, d
		if j := jump[d]; depth[d]-depth[j] == depth[j]-depth[jump[j]] {
			jump[w] = jump[j]
		}
	}
	return idom
}

// newDominators makes the tree of a graph of n vertices. idom has the immediate dominator of each vertex that the
// search reached, in preorder numbers. scratch has two zeros for each of them.
func newDominators(n int, dfs *DepthFirst, idom, scratch []int32) *Dominators {
	preorder := dfs.preorder
	count := len(preorder)
	slab := make([]int32, 4*n+2+2*count)
	array := func(n int) []int32 {
		a := slab[:n:n]
		slab = slab[n:]
		return a
	}
	d := &Dominators{idom: array(n), in: array(n), out: array(n), order: array(count)}
	start, list := array(n+2), array(count)[:count-1]
	for v := range n {
		d.idom[v], d.in[v], d.out[v] = -1, -1, -1
	}
	size, next := scratch[:count], scratch[count:2*count] // of the subtree; where in order its next child goes
	for w := count - 1; w > 0; w-- {
		size[w]++
		size[idom[w]] += size[w]
		start[preorder[idom[w]]+2]++
	}
	size[0]++
	for v := 2; v < len(start); v++ {
		start[v] += start[v-1]
	}
	for _, v := range slices.Backward(dfs.postorder) {
		at, w := int32(0), dfs.pre[v]
		if w > 0 {
			p := idom[w]
			at = next[p]
			next[p] += size[w]
			parent := preorder[p]
			d.idom[v] = parent
			list[start[parent+1]] = v
			start[parent+1]++
		}
		next[w] = at + 1
		d.order[at], d.in[v], d.out[v] = v, at, at+size[w]-1
	}
	d.children = csr{start[:n+1], list}
	return d
}

// Idom returns the immediate dominator of v, -1 for the root and for what is unreachable.
func (d *Dominators) Idom(v int) int { return int(d.idom[v]) }

// Reachable reports whether the root reaches v.
func (d *Dominators) Reachable(v int) bool { return d.in[v] >= 0 }

// Dominates reports whether every path from the root to w passes v; a vertex dominates itself. Both must
// be reachable. O(1).
func (d *Dominators) Dominates(v, w int) bool { return d.in[v] <= d.in[w] && d.in[w] <= d.out[v] }

// NearestCommonDominator returns the nearest vertex that dominates both v and w, which must be reachable. Cost: linear
// in how far up the tree that is from v.
func (d *Dominators) NearestCommonDominator(v, w int) int {
	for !d.Dominates(v, w) {
		v = int(d.idom[v])
	}
	return v
}

// Children returns the vertices whose immediate dominator is v, in reverse postorder of the graph.
func (d *Dominators) Children(v int) []int32 { return d.children.row(v) }

// PreOrder returns the tree in preorder: each vertex after its dominators and, back edges aside, after its
// predecessors. A walk in this order has seen all operands of a phi but those that come around a loop.
func (d *Dominators) PreOrder() []int32 { return d.order }
