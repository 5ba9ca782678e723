package graph

import "slices"

// Loops is the loop nesting forest of the vertices that a root reaches, by the definition of Tarjan and Havlak as
// corrected by Ramalingam. It rests on the depth-first search from the root ([Graph.DepthFirst]). A vertex h with an
// edge from itself or from below it in the search tree is a header. Its loop is the strongly connected component of h
// among the vertices at and below h. Two loops are disjoint, or one is within the other.
//
// In a reducible graph these are the natural loops, merged where they share a header, whatever the search. A loop
// that an edge enters elsewhere than at its header is marked irreducible: which of its vertices is the header then
// depends on the order of the edges. What the root does not reach is in no loop, and edges from there do not count.
type Loops struct {
	g        *Graph
	all      []*Loop
	of       []int32 // by vertex: 1 + index of its innermost loop, 0 for none
	order    []int32 // reverse postorder, but for loops being contiguous
	position []int32 // by vertex: its index in order, -1 if the root does not reach it
}

// Loop is a loop of a forest.
type Loop struct {
	Header      int
	Parent      *Loop // the innermost loop around it, nil if it is an outermost one
	Depth       int   // 1 for an outermost loop
	Irreducible bool  // an edge from outside enters it elsewhere than at the header

	forest       *Loops
	start, limit int32 // its vertices in forest.order
	index, inner int32 // it in forest.all, and how many loops are within it
}

// NewLoops finds the loops of what root reaches, by Havlak's algorithm as corrected by Ramalingam ("Identifying Loops
// in Almost Linear Time", 1999). Cost: O(V + E log V) at worst, near linear in practice.
func NewLoops(g *Graph, root int) *Loops {
	f := loopFinder{g: g, dfs: g.DepthFirst(root)}
	if !f.headers() {
		order := slices.Clone(f.dfs.postorder)
		slices.Reverse(order)
		return &Loops{g: g, order: order}
	}
	f.placeEdges()
	f.bodies()
	f.irreducible()
	return f.forest()
}

// All returns the loops, each before those within it, otherwise in reverse postorder of their headers.
// slices.Backward(l.All()) has inner loops first.
func (l *Loops) All() []*Loop { return l.all }

// Order returns what the root reaches in reverse postorder, but with the vertices of each loop contiguous. In it each
// vertex stands after its dominators. O(1).
func (l *Loops) Order() []int32 { return l.order }

// Of returns the innermost loop that contains v, nil if there is none. O(1).
func (l *Loops) Of(v int) *Loop {
	if len(l.all) == 0 || l.of[v] == 0 {
		return nil
	}
	return l.all[l.of[v]-1]
}

// Depth returns how many loops contain v. O(1).
func (l *Loops) Depth(v int) int {
	if x := l.Of(v); x != nil {
		return x.Depth
	}
	return 0
}

// Contains reports whether v is in the loop or in one within it. O(1).
func (x *Loop) Contains(v int) bool {
	at := x.forest.position[v]
	return x.start <= at && at < x.limit
}

// Body returns the vertices of the loop, with those of the loops within it. The header is the first. The vertices of an
// inner loop are contiguous. Unless the loop or one within it is irreducible, each vertex stands after its predecessors
// in the loop, back edges aside. O(1).
func (x *Loop) Body() []int32 { return x.forest.order[x.start:x.limit:x.limit] }

// Inner returns all loops within the loop, each before those within it. O(1).
func (x *Loop) Inner() []*Loop {
	end := x.index + 1 + x.inner
	return x.forest.all[x.index+1 : end : end]
}

// BackEdges returns the tails of the edges from the loop to its header, one for each edge, in the order of Preds. Cost:
// linear in the header's predecessors.
func (x *Loop) BackEdges() []int32 {
	var tails []int32
	for _, p := range x.forest.g.Preds(x.Header) {
		if x.Contains(int(p)) {
			tails = append(tails, p)
		}
	}
	return tails
}

// Entries returns the vertices of the loop at which it can be entered: the header, then, if the loop is irreducible,
// the others in the order of Body. Cost: constant, for irreducible loops linear in vertices and edges of the loop.
func (x *Loop) Entries() []int32 {
	body := x.Body()
	if !x.Irreducible {
		return body[:1:1]
	}
	entries := []int32{body[0]}
	for _, v := range body[1:] {
		outside := func(p int32) bool { return x.forest.position[p] >= 0 && !x.Contains(int(p)) }
		if slices.ContainsFunc(x.forest.g.Preds(int(v)), outside) {
			entries = append(entries, v)
		}
	}
	return entries
}

// Exits returns the vertices outside of the loop to which an edge from it leads, in ascending order. Cost: linear in
// vertices and edges of the loop, and the sort.
func (x *Loop) Exits() []int32 {
	var exits []int32
	for _, v := range x.Body() {
		for _, w := range x.forest.g.Succs(int(v)) {
			if !x.Contains(int(w)) {
				exits = append(exits, w)
			}
		}
	}
	slices.Sort(exits)
	return slices.Compact(exits)
}

// Preheader returns the vertex outside of the loop from which every entry comes and that leads nowhere else, -1 if
// there is none: what is put at its end runs once before the loop. Cost: linear in the header's predecessors.
func (x *Loop) Preheader() int {
	if x.Irreducible {
		return -1
	}
	before := -1
	for _, p := range x.forest.g.Preds(x.Header) {
		if x.Contains(int(p)) || x.forest.position[p] < 0 {
			continue
		}
		if before >= 0 || len(x.forest.g.Succs(int(p))) != 1 {
			return -1
		}
		before = int(p)
	}
	return before
}

// loopFinder finds the loops of a graph. Vertices go by their preorder numbers in dfs, called numbers.
type loopFinder struct {
	g        *Graph
	dfs      *DepthFirst
	up       []int32 // by number: the parent in the search tree, -1 for the root
	header   []int32 // by number: header of the innermost loop around it of which it is not itself the header, -1 for none
	isHeader []bool  // by number
	sets     []int32 // by number: disjoint sets, as paths up to the number that stands for the set
	edges    []edge
	lists    []int32 // by number: 1 + index of its first edge
	top      []int32 // by number: header of the largest loop that an edge enters here, at first itself
	marked   []bool  // by number of a header: the loop is irreducible
}

// edge is an element of a list of edges.
type edge struct{ from, to, next int32 }

// headers finds the headers and reports whether there are any.
func (f *loopFinder) headers() bool {
	any := false
	f.isHeader = make([]bool, len(f.dfs.preorder))
	for _, v := range f.dfs.preorder {
		for _, w := range f.g.succs.row(int(v)) {
			if f.dfs.Ancestor(int(w), int(v)) {
				any, f.isHeader[f.dfs.pre[w]] = true, true
			}
		}
	}
	return any
}

// find returns the number that stands for the set of n.
func (f *loopFinder) find(n int32) int32 {
	for f.sets[n] != n {
		f.sets[n] = f.sets[f.sets[n]]
		n = f.sets[n]
	}
	return n
}

// placeEdges puts each edge that is not a back edge into the list of the nearest common ancestor of its ends: it is
// within the loops of headers from there up, and enters those of headers below. The search is repeated by numbers; a
// set is a vertex that is still being searched with what was found from it and is done.
func (f *loopFinder) placeEdges() {
	n := len(f.dfs.preorder)
	slab := make([]int32, 5*n)
	f.up, f.header, f.sets, f.lists, f.top = slab[:n], slab[n:2*n], slab[2*n:3*n], slab[3*n:4*n], slab[4*n:]
	f.edges = make([]edge, 0, len(f.g.from))
	for i, v := range f.dfs.preorder {
		u := int32(i)
		f.sets[u], f.up[u] = u, -1
		if u > 0 {
			f.up[u] = f.dfs.pre[f.dfs.parent[v]]
			for x := u - 1; x != f.up[u]; x = f.up[x] {
				f.sets[x] = f.up[x]
			}
		}
		for _, w := range f.g.succs.row(int(v)) {
			if f.dfs.Ancestor(int(w), int(v)) {
				continue
			}
			to, meet := f.dfs.pre[w], u
			if to < u { // neither above nor below
				meet = f.find(to)
			}
			f.edges = append(f.edges, edge{u, to, f.lists[meet]})
			f.lists[meet] = int32(len(f.edges))
		}
	}
}

// bodies finds the loops, those of headers further down first: backwards from the tails of the back edges, over the
// edges that were listed at the header or below. A loop that is complete is a set, and its header stands for it.
func (f *loopFinder) bodies() {
	for i := range f.sets {
		f.sets[i], f.header[i], f.top[i] = int32(i), -1, int32(i)
	}
	enters := f.up // by number: 1 + index of the first listed edge that enters its set
	clear(enters)
	var work []int32
	for h := int32(len(f.sets) - 1); h >= 0; h-- {
		for e := f.lists[h]; e != 0; {
			x := &f.edges[e-1]
			into := f.find(x.to)
			f.top[x.to] = min(f.top[x.to], into)
			e, x.next, enters[into] = x.next, enters[into], e
		}
		if !f.isHeader[h] {
			continue
		}
		reach := func(n int32) {
			if n = f.find(n); n != h {
				f.sets[n], f.header[n] = h, h
				work = append(work, n)
			}
		}
		v := f.dfs.preorder[h]
		for _, p := range f.g.preds.row(int(v)) {
			if f.dfs.pre[p] >= 0 && f.dfs.Ancestor(int(v), int(p)) {
				reach(f.dfs.pre[p])
			}
		}
		for len(work) > 0 {
			n := work[len(work)-1]
			work = work[:len(work)-1]
			for e := enters[n]; e != 0; e = f.edges[e-1].next {
				reach(f.edges[e-1].from)
			}
		}
	}
}

// irreducible marks the loops that an edge enters elsewhere than at the header: those of headers above n up to top[n].
// The first of them is header[n], and to it applies what is left of them.
func (f *loopFinder) irreducible() {
	f.marked = make([]bool, len(f.isHeader))
	for n := len(f.isHeader) - 1; n >= 0; n-- {
		if h := f.header[n]; h >= 0 && f.top[n] <= h {
			f.marked[h] = true
			f.top[h] = min(f.top[h], f.top[n])
		}
	}
}

// forest lays the vertices out in reverse postorder, but each loop where its header is.
func (f *loopFinder) forest() *Loops {
	n := f.g.n
	slab := make([]int32, 2*n+len(f.isHeader))
	l := &Loops{g: f.g, of: slab[:n:n], position: slab[n : 2*n : 2*n], order: slab[2*n:]}
	size := f.sets // by number: vertices of the loop of a header, 1 for others
	clear(size)
	loops := 0
	for n := len(size) - 1; n >= 0; n-- {
		size[n]++
		if h := f.header[n]; h >= 0 {
			size[h] += size[n]
		}
		if f.isHeader[n] {
			loops++
		}
	}
	for v := range l.position {
		l.position[v] = -1
	}
	next := f.lists // by number of a header: where the next part of its loop goes
	outside := int32(0)
	for _, v := range slices.Backward(f.dfs.postorder) {
		n := f.dfs.pre[v]
		part := &outside
		if h := f.header[n]; h >= 0 {
			part = &next[h]
		}
		l.order[*part], l.position[v], next[n] = v, *part, *part+1
		*part += size[n]
	}
	pool := make([]Loop, loops)
	l.all = make([]*Loop, 0, loops)
	of := f.top // by number of a header: 1 + index of its loop
	for i, v := range l.order {
		n := f.dfs.pre[v]
		h := f.header[n]
		switch {
		case f.isHeader[n]:
			x := &pool[len(l.all)]
			*x = Loop{Header: int(v), Depth: 1, Irreducible: f.marked[n],
				forest: l, start: int32(i), limit: int32(i) + size[n], index: int32(len(l.all))}
			if h >= 0 {
				x.Parent = l.all[of[h]-1]
				x.Depth = x.Parent.Depth + 1
			}
			l.all = append(l.all, x)
			of[n] = int32(len(l.all))
			l.of[v] = of[n]
		case h >= 0:
			l.of[v] = of[h]
		}
	}
	for _, x := range slices.Backward(l.all) {
		if x.Parent != nil {
			x.Parent.inner += 1 + x.inner
		}
	}
	return l
}
