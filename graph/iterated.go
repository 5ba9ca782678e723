package graph

import (
	"cmp"
	"slices"
)

// IteratedFrontier finds iterated dominance frontiers: the vertices in which a variable with given definitions needs
// phis. It answers any number of queries about one graph, each about one variable or up to 64. It has scratch memory:
// one goroutine may use it at a time.
//
// Where all dominance frontiers are small, they are computed once and followed (Cytron and others, 1991): a query costs
// little more than what it finds. In deep nests of loops their size is the square of the depth. There the algorithm is
// Sreedhar's and Gao's ("A Linear Time Algorithm for Placing phi-Nodes", 1995). A vertex is in the frontier of r
// exactly if an edge leads to it from r's subtree of the dominator tree and it is not deeper in the tree than r. So
// definitions are taken from the deepest up: what is found from one is not deeper and is a definition in turn, and a
// subtree that was walked for one need not be walked again. Several variables are one walk as long as their paths are
// the same.
type IteratedFrontier struct {
	frontiers *Frontiers // nil: they are too large

	g        *Graph
	level    []int32 // by vertex: its level in the tree, 0 for the root, -1 if unreachable
	least    []int32 // by vertex: least level to which an edge leads from its subtree
	children csr     // those with lower least first

	// The present query: by vertex, sets of variables.
	found   []uint64 // that need a phi in it
	walked  []uint64 // for which its subtree was walked
	pending []uint64 // of which it is a definition in the queue
	touched []int32  // where walked is not empty, some twice

	queue  []int64 // heap of definitions, level<<32 | vertex, the deepest first
	stack  []step
	result []int32
}

// step is a vertex to go on from, with the variables that do.
type step struct {
	v    int32
	vars uint64
}

// smallFrontiers is how large frontiers may be, for each vertex and edge, to be computed in advance. What real programs
// have is below 1.
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
		return &IteratedFrontier{frontiers: frontiers, found: make([]uint64, n)}
	}
	levels, sets := make([]int32, 2*n), make([]uint64, 3*n)
	f := &IteratedFrontier{
		g: g, level: levels[:n], least: levels[n:],
		found: sets[:n], walked: sets[n : 2*n], pending: sets[2*n:],
	}
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
			slices.SortFunc(children, func(a, b int32) int {
				return cmp.Or(cmp.Compare(f.least[a], f.least[b]), cmp.Compare(a, b))
			})
			least = f.least[children[0]]
		}
		for _, w := range g.succs.row(int(v)) {
			least = min(least, f.level[w])
		}
		f.least[v] = least
	}
	return f
}

// Of returns the iterated dominance frontier of defs, each vertex once and in an order that depends on nothing but the
// arguments, which is valid until the next call. Unreachable vertices do not count, as definitions or otherwise. live
// may be nil; else it says whether the variable is live into a vertex, and only such vertices are returned: live(v)
// must be true exactly if there is a path from v's beginning to a use without a definition before it. Cost: where
// frontiers are small, linear in those of defs and of the result. Otherwise, with live, at worst linear in the vertices
// into which the variable is live, their children in the dominator tree and edges, and logarithmic for each definition
// and result; without, the same as if it were live everywhere. Subtrees that no edge leaves upwards are not walked.
func (f *IteratedFrontier) Of(defs []int32, live func(v int) bool) []int32 {
	f.clear()
	for _, v := range defs {
		f.define(v, 1)
	}
	return f.solve(func(v int32) uint64 {
		if live == nil || live(int(v)) {
			return 1
		}
		return 0
	})
}

// OfGroup finds the iterated dominance frontiers of up to 64 variables, each a bit. defined[v] holds the variables with
// a definition in vertex v, and defs the vertices in which there are any; live[v] holds those that are live into v. It
// returns the vertices that need a phi of any variable, as [IteratedFrontier.Of] does; [IteratedFrontier.Found] says of
// which. Cost: at most that of asking for one after the other, and that of one where all have the same definitions and
// uses.
func (f *IteratedFrontier) OfGroup(defs []int32, defined, live []uint64) []int32 {
	f.clear()
	for _, v := range defs {
		f.define(v, defined[v])
	}
	return f.solve(func(v int32) uint64 { return live[v] })
}

// Found returns the variables of the last query that need a phi in v.
func (f *IteratedFrontier) Found(v int) uint64 { return f.found[v] }

// clear forgets the last query.
func (f *IteratedFrontier) clear() {
	for _, v := range f.result {
		f.found[v] = 0
	}
	for _, v := range f.touched {
		f.walked[v] = 0
	}
	f.result, f.touched, f.stack = f.result[:0], f.touched[:0], f.stack[:0]
}

// define says that vars have a definition in v.
func (f *IteratedFrontier) define(v int32, vars uint64) {
	if f.frontiers != nil {
		f.stack = append(f.stack, step{v, vars})
	} else if f.level[v] >= 0 {
		if f.pending[v] == 0 {
			f.push(v)
		}
		f.pending[v] |= vars
	}
}

// find says that vars, which are live into v, have it in their frontiers. It returns those of which that was not known.
func (f *IteratedFrontier) find(v int32, vars uint64) uint64 {
	vars &^= f.found[v]
	if vars != 0 {
		if f.found[v] == 0 {
			f.result = append(f.result, v)
		}
		f.found[v] |= vars
	}
	return vars
}

// solve finds the frontiers of what was defined. live returns the variables that are live into a vertex.
func (f *IteratedFrontier) solve(live func(v int32) uint64) []int32 {
	for f.frontiers != nil && len(f.stack) > 0 {
		s := f.next()
		for _, w := range f.frontiers.Of(int(s.v)) {
			if vars := f.find(w, s.vars&live(w)); vars != 0 {
				f.stack = append(f.stack, step{w, vars})
			}
		}
	}
	for len(f.queue) > 0 {
		r := f.pop()
		level := f.level[r]
		f.walk(r, f.pending[r])
		f.pending[r] = 0
		for len(f.stack) > 0 {
			s := f.next()
			for _, w := range f.g.succs.row(int(s.v)) {
				if f.level[w] > level {
					continue
				}
				switch vars := f.find(w, s.vars&live(w)); {
				case vars == 0:
				case f.level[w] == level:
					f.walk(w, vars)
				default:
					f.define(w, vars)
				}
			}
			for _, c := range f.children.row(int(s.v)) {
				if f.least[c] > level {
					break
				}
				f.walk(c, s.vars&live(c))
			}
		}
	}
	return f.result
}

// next takes a step from the stack.
func (f *IteratedFrontier) next() step {
	s := f.stack[len(f.stack)-1]
	f.stack = f.stack[:len(f.stack)-1]
	return s
}

// walk puts v on the stack, for those variables for which it was not there before.
func (f *IteratedFrontier) walk(v int32, vars uint64) {
	if vars &^= f.walked[v]; vars != 0 {
		f.walked[v] |= vars
		f.touched = append(f.touched, v)
		f.stack = append(f.stack, step{v, vars})
	}
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
