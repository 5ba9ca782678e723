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
	// Vertices get depth-first preorder numbers 1..; all arrays below are by number.
	number := make([]int32, n)
	vertex := make([]int32, 1, n+1)
	parent := make([]int32, n+1)
	type frame struct{ v, next int32 }
	stack := []frame{{int32(root), g.succs.start[root]}}
	vertex = append(vertex, int32(root))
	number[root] = 1
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next == g.succs.start[f.v+1] {
			stack = stack[:len(stack)-1]
			continue
		}
		w := g.succs.list[f.next]
		f.next++
		if number[w] == 0 {
			parent[len(vertex)] = number[f.v]
			number[w] = int32(len(vertex))
			vertex = append(vertex, w)
			stack = append(stack, frame{w, g.succs.start[w]})
		}
	}
	count := len(vertex)
	semi := make([]int32, count)
	label := make([]int32, count)
	ancestor := make([]int32, count) // 0: a root of the forest
	for i := range semi {
		semi[i], label[i] = int32(i), int32(i)
	}
	var path []int32
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
	d := &Dominators{idom: make([]int32, n)}
	for i := range d.idom {
		d.idom[i] = -1
	}
	var keys, values []int32
	for w := 2; w < count; w++ {
		d.idom[vertex[w]] = vertex[idom[w]]
		keys = append(keys, vertex[idom[w]])
		values = append(values, vertex[w])
	}
	d.children = makeCSR(n, keys, values)
	d.number(n, root)
	return d
}

// number walks the tree and gives each vertex its interval.
func (d *Dominators) number(n, root int) {
	d.in, d.out = make([]int32, n), make([]int32, n)
	for i := range d.in {
		d.in[i] = -1
	}
	stack := []int32{int32(root)}
	d.order = make([]int32, 0, n)
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		d.in[v] = int32(len(d.order))
		d.order = append(d.order, v)
		kids := d.children.list[d.children.start[v]:d.children.start[v+1]]
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

// Children returns the vertices whose immediate dominator is v.
func (d *Dominators) Children(v int) []int32 {
	return d.children.list[d.children.start[v]:d.children.start[v+1]]
}

// PreOrder returns the tree in preorder: each vertex after its dominators.
func (d *Dominators) PreOrder() []int32 { return d.order }

// Frontiers holds the dominance frontier of each vertex.
type Frontiers struct{ sets csr }

// Of returns the dominance frontier of v: the vertices where what v dominates ends.
func (f *Frontiers) Of(v int) []int32 { return f.sets.list[f.sets.start[v]:f.sets.start[v+1]] }

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
