package graph

import (
	"cmp"
	"slices"
)

// IteratedFrontier finds iterated dominance frontiers: the vertices in which a variable with given definitions needs phis.
// It answers any number of queries about one graph. It has scratch memory: one goroutine may use it at a time.
//
// Where all dominance frontiers are small, they are computed once and followed (Cytron and others, 1991): a query costs
// little more than what it finds. In deep nests of loops their size is the square of the depth. There the algorithm is
// Sreedhar's and Gao's ("A Linear Time Algorithm for Placing phi-Nodes", 1995). A vertex is in the frontier of r
// exactly if an edge leads to it from r's subtree of the dominator tree and it is not deeper in the tree than r. So definitions are
// taken from the deepest up: what is found from one is not deeper and is a definition in turn, and a subtree that was walked for one
// need not be walked again.
type IteratedFrontier struct {
	frontiers *Frontiers // nil: they are too large

	g        *Graph
	level    []int32 // by vertex, like all that follows: its level in the tree, 0 for the root, -1 if unreachable
	least    []int32 // least level to which an edge leads from its subtree
	children csr     // those with lower least first

	query  int32   // number of the query
	walked []int32 // the last query that walked over it
	found  []int32 // the last query that found it
	queue  []int64 // heap of definitions, level<<32 | vertex, the deepest first
	stack  []int32
	result []int32
}

// smallFrontiers is how large frontiers may be, for each vertex and edge, to be computed in advance. What real programs have is
// below 1.
const smallFrontiers = 8

// IteratedFrontier prepares for queries about g, of which d must be the dominator tree. O(V log V + E).
func (d *Dominators) IteratedFrontier(g *Graph) *IteratedFrontier {
	return d.iteratedFrontier(g, smallFrontiers*(g.n+len(g.from)))
}

// iteratedFrontier computes frontiers in advance if they hold no more than limit vertices.
func (d *Dominators) iteratedFrontier(g *Graph, limit int) *IteratedFrontier {
	g.pack()
	n, count := g.n, len(d.order)
	if frontiers := d.frontiersWithin(g, limit); frontiers != nil {
		return &IteratedFrontier{frontiers: frontiers, found: make([]int32, n)}
	}
	slab := make([]int32, 4*n+count)
	array := func(n int) []int32 {
		a := slab[:n:n]
		slab = slab[n:]
		return a
	}
	f := &IteratedFrontier{g: g, level: array(n), least: array(n), walked: array(n), found: array(n), stack: array(count)[:0]}
	for v := range f.level {
		f.level[v] = -1
	}
	for _, v := range d.order {
		f.level[v] = 0
		if p := d.idom[v]; p >= 0 {
			f.level[v] = f.level[p] + 1
		}
	}
	f.children = csr{d.children.start, slices.Clone(d.children.list)}
	for _, v := range slices.Backward(d.order) {
		children := f.children.row(int(v))
		least := int32(count)
		if len(children) > 0 {
			slices.SortFunc(children, func(a, b int32) int { return cmp.Or(cmp.Compare(f.least[a], f.least[b]), cmp.Compare(a, b)) })
			least = f.least[children[0]]
		}
		for _, w := range g.succs.row(int(v)) {
			least = min(least, f.level[w])
		}
		f.least[v] = least
	}
	return f
}

// Of returns the iterated dominance frontier of defs, each vertex once and in an order that depends on nothing but the arguments,
// which is valid until the next call. Unreachable vertices do not count, as definitions or otherwise. live may be nil; else it
// says whether the variable is live into a vertex, and only such vertices are returned: live(v) must be true exactly if there is
// a path from v's beginning to a use without a definition before it. Cost: where frontiers are small, linear in those of defs and of the
// result. Otherwise, with live, at worst linear in the vertices into which the variable is live, their children in the dominator
// tree and edges, and logarithmic for each definition and result;
// without, the same as if it were live everywhere. Subtrees that no edge leaves upwards are not walked.
func (f *IteratedFrontier) Of(defs []int32, live func(v int) bool) []int32 {
	f.query++
	f.result = f.result[:0]
	if f.frontiers != nil {
		f.follow(defs, live)
		return f.result
	}
	for _, v := range defs {
		if f.level[v] >= 0 {
			f.push(v)
		}
	}
	for len(f.queue) > 0 {
		r := f.pop()
		if f.walked[r] == f.query {
			continue // given twice, or found and given
		}
		level := f.level[r]
		f.walk(r)
		for len(f.stack) > 0 {
			v := f.stack[len(f.stack)-1]
			f.stack = f.stack[:len(f.stack)-1]
			for _, w := range f.g.succs.row(int(v)) {
				if f.level[w] > level || f.found[w] == f.query || live != nil && !live(int(w)) {
					continue
				}
				f.found[w] = f.query
				f.result = append(f.result, w)
				if f.walked[w] == f.query {
					continue
				}
				if f.level[w] == level {
					f.walk(w)
				} else {
					f.push(w)
				}
			}
			for _, c := range f.children.row(int(v)) {
				if f.least[c] > level {
					break
				}
				if f.walked[c] != f.query && (live == nil || live(int(c))) {
					f.walk(c)
				}
			}
		}
	}
	return f.result
}

// follow finds the iterated frontier of defs through the frontiers.
func (f *IteratedFrontier) follow(defs []int32, live func(v int) bool) {
	add := func(v int32) {
		for _, w := range f.frontiers.Of(int(v)) {
			if f.found[w] != f.query && (live == nil || live(int(w))) {
				f.found[w] = f.query
				f.result = append(f.result, w)
			}
		}
	}
	for _, v := range defs {
		add(v)
	}
	for i := 0; i < len(f.result); i++ {
		add(f.result[i])
	}
}

// walk puts v on the stack.
func (f *IteratedFrontier) walk(v int32) {
	f.walked[v] = f.query
	f.stack = append(f.stack, v)
}

// push puts v into the queue.
func (f *IteratedFrontier) push(v int32) {
	x := int64(f.level[v])<<32 | int64(v)
	i := len(f.queue)
	f.queue = append(f.queue, x)
	for i > 0 && f.queue[(i-1)/2] < x {
		f.queue[i] = f.queue[(i-1)/2]
		i = (i - 1) / 2
	}
	f.queue[i] = x
}

// pop takes the deepest vertex out of the queue.
func (f *IteratedFrontier) pop() int32 {
	top, n := f.queue[0], len(f.queue)-1
	x := f.queue[n]
	f.queue = f.queue[:n]
	for i := 0; n > 0; {
		c := 2*i + 1
		if c+1 < n && f.queue[c+1] > f.queue[c] {
			c++
		}
		if c >= n || f.queue[c] <= x {
			f.queue[i] = x
			break
		}
		f.queue[i] = f.queue[c]
		i = c
	}
	return int32(top)
}
