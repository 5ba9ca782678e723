package graph

// Dominators is the dominator tree of the vertices that a root reaches.
type Dominators struct {
	idom     []int32 // -1 for the root and for unreachable vertices
	order    []int32 // the tree in preorder
	in, out  []int32 // of each vertex: the interval of preorder numbers of its subtree; in < 0: unreachable
	children csr
}

// NewDominators computes immediate dominators with the Semi-NCA algorithm (Georgiadis, "Linear-Time
// Algorithms for Dominators and Related Problems", 2005, section 2.3): semidominators by path
// compression as in Lengauer and Tarjan, then nearest common ancestors in the tree that grows. In
// practice linear in vertices and edges.
func NewDominators(g *Graph, root int) *Dominators {
	g.pack()
	n := g.n
	slab := make([]int32, 12*(n+1))
	array := func() []int32 {
		a := slab[: n+1 : n+1]
		slab = slab[n+1:]
		return a
	}
	// Vertices get depth-first preorder numbers from 1; the arrays are by number, where not said otherwise.
	number, vertex, parent := array()[:n], array()[:1], array() // number is by vertex
	stack, next := array()[:0], array()                         // vertices on the way; next is by vertex
	visit := func(v int32) {
		number[v] = int32(len(vertex))
		vertex = append(vertex, v)
		stack = append(stack, v)
		next[v] = g.succs.start[v]
	}
	visit(int32(root))
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		if next[v] == g.succs.start[v+1] {
			stack = stack[:len(stack)-1]
			continue
		}
		w := g.succs.list[next[v]]
		next[v]++
		if number[w] == 0 {
			parent[len(vertex)] = number[v]
			visit(w)
		}
	}
	count := len(vertex)
	semi, label, ancestor := next[:count], array()[:count], array()[:count] // ancestor 0: a root of the forest
	for i := range semi {
		semi[i], label[i] = int32(i), int32(i)
	}
	path := stack[:0]
	eval := func(v int32) int32 {
		if ancestor[v] == 0 {
			return v
		}
		path = path[:0]
		for u := v; ancestor[ancestor[u]] != 0; u = ancestor[u] {
			path = append(path, u)
		}
		for i := len(path) - 1; i >= 0; i-- {
			u := path[i]
			a := ancestor[u]
			if semi[label[a]] < semi[label[u]] {
				label[u] = label[a]
			}
			ancestor[u] = ancestor[a]
		}
		return label[v]
	}
	for w := int32(count - 1); w >= 2; w-- {
		for _, p := range g.Preds(int(vertex[w])) {
			v := number[p]
			if v == 0 {
				continue // unreachable
			}
			if s := semi[eval(v)]; s < semi[w] {
				semi[w] = s
			}
		}
		ancestor[w] = parent[w]
	}
	idom := parent[:count]
	for w := int32(2); w < int32(count); w++ {
		d := idom[w]
		for d > semi[w] {
			d = idom[d]
		}
		idom[w] = d
	}
	d := &Dominators{idom: array()[:n], in: array()[:n], out: array()[:n], order: array()[:0]}
	for i := range d.idom {
		d.idom[i], d.in[i] = -1, -1
	}
	d.children = makeChildren(n, vertex, idom)
	for w := 2; w < count; w++ {
		d.idom[vertex[w]] = vertex[idom[w]]
	}
	d.number(root, path[:0])
	return d
}

// makeChildren packs the tree edges vertex[parent[w]] -> vertex[w], for w from 2.
func makeChildren(n int, vertex, parent []int32) csr {
	count := max(0, len(vertex)-2)
	slab := make([]int32, n+2+count)
	start, list := slab[:n+2], slab[n+2:]
	for w := 2; w < len(vertex); w++ {
		start[vertex[parent[w]]+2]++
	}
	for i := 2; i < len(start); i++ {
		start[i] += start[i-1]
	}
	for w := 2; w < len(vertex); w++ {
		at := &start[vertex[parent[w]]+1]
		list[*at] = vertex[w]
		*at++
	}
	return csr{start: start[:n+1], list: list}
}

// number walks the tree and gives each vertex its interval. stack is scratch.
func (d *Dominators) number(root int, stack []int32) {
	stack = append(stack, int32(root))
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		d.in[v] = int32(len(d.order))
		d.order = append(d.order, v)
		kids := d.children.row(int(v))
		for i := len(kids) - 1; i >= 0; i-- {
			stack = append(stack, kids[i])
		}
	}
	for i := len(d.order) - 1; i >= 0; i-- {
		v := d.order[i]
		if d.out[v] < d.in[v] {
			d.out[v] = d.in[v]
		}
		if p := d.idom[v]; p >= 0 && d.out[p] < d.out[v] {
			d.out[p] = d.out[v]
		}
	}
}

// Idom returns the immediate dominator of v, -1 for the root and for what is unreachable.
func (d *Dominators) Idom(v int) int { return int(d.idom[v]) }

// Reachable reports whether the root reaches v.
func (d *Dominators) Reachable(v int) bool { return d.in[v] >= 0 }

// Dominates reports whether every path from the root to w passes v; a vertex dominates itself. Both must
// be reachable. O(1).
func (d *Dominators) Dominates(v, w int) bool { return d.in[v] <= d.in[w] && d.in[w] <= d.out[v] }

// Common returns the nearest vertex that dominates both v and w, which must be reachable. Cost: linear in how far up
// the tree that is from v.
func (d *Dominators) Common(v, w int) int {
	for !d.Dominates(v, w) {
		v = int(d.idom[v])
	}
	return v
}

// Children returns the vertices whose immediate dominator is v.
func (d *Dominators) Children(v int) []int32 { return d.children.row(v) }

// PreOrder returns the tree in preorder: each vertex after its dominators.
func (d *Dominators) PreOrder() []int32 { return d.order }

// Frontiers holds the dominance frontier of each vertex.
type Frontiers struct{ sets csr }

// Of returns the dominance frontier of v: the vertices where what v dominates ends.
func (f *Frontiers) Of(v int) []int32 { return f.sets.row(v) }

// Frontiers computes all dominance frontiers, by a walk from each predecessor of a join up to the
// join's immediate dominator (Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm", 2001).
// Cost: linear in edges and in the size of the frontiers.
func (d *Dominators) Frontiers(g *Graph) *Frontiers {
	var keys, values []int32
	last := make([]int32, g.n) // 1 + the last join put into a vertex's frontier
	for _, v := range d.order {
		preds := g.Preds(int(v))
		if len(preds) < 2 && d.idom[v] >= 0 {
			continue
		}
		for _, p := range preds {
			if d.in[p] < 0 {
				continue
			}
			for u := p; u != d.idom[v] && last[u] != v+1; u = d.idom[u] {
				last[u] = v + 1
				keys, values = append(keys, u), append(values, v)
				if d.idom[u] < 0 {
					break
				}
			}
		}
	}
	return &Frontiers{makeCSR(g.n, keys, values)}
}
