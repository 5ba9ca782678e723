package graph

import "slices"

// DepthFirst is a depth-first search from a root: the tree in which it found the vertices that the root
// reaches, and the numbers it gave them. Successors are visited in their order.
type DepthFirst struct {
	pre, post, parent   []int32 // by vertex, -1 for what was not reached
	preorder, postorder []int32
}

// DepthFirst searches from root. O(V+E).
func (g *Graph) DepthFirst(root int) *DepthFirst {
	d := g.depthFirst(root, make([]int32, 5*g.n))
	return &d
}

// depthFirst is DepthFirst in memory for five numbers a vertex, all of which it writes before it reads them.
func (g *Graph) depthFirst(root int, slab []int32) DepthFirst {
	g.pack()
	n := g.n
	d := DepthFirst{
		pre: slab[:n:n], post: slab[n : 2*n : 2*n], parent: slab[2*n : 3*n : 3*n],
		preorder: slab[3*n : 3*n : 4*n], postorder: slab[4*n : 4*n],
	}
	for i := range 3 * n {
		slab[i] = -1
	}
	// The parents lead back. While a vertex is on the path, post holds its next edge.
	start, list, next := g.succs.start, g.succs.list, d.post
	enter := func(v, parent int32) {
		d.parent[v] = parent
		d.pre[v] = int32(len(d.preorder))
		d.preorder = append(d.preorder, v)
		next[v] = start[v]
	}
	enter(int32(root), -1)
	for v := int32(root); v >= 0; {
		if next[v] == start[v+1] {
			d.post[v] = int32(len(d.postorder))
			d.postorder = append(d.postorder, v)
			v = d.parent[v]
			continue
		}
		w := list[next[v]]
		next[v]++
		if d.pre[w] < 0 {
			enter(w, v)
			v = w
		}
	}
	return d
}

// Reached reports whether the root reaches v.
func (d *DepthFirst) Reached(v int) bool { return d.pre[v] >= 0 }

// Pre returns the preorder number of v: how many vertices were found before it. -1 if it was not reached.
func (d *DepthFirst) Pre(v int) int { return int(d.pre[v]) }

// Post returns the postorder number of v: how many vertices were done before it. -1 if it was not reached.
func (d *DepthFirst) Post(v int) int { return int(d.post[v]) }

// Parent returns the vertex from which v was found, -1 for the root and for what was not reached.
func (d *DepthFirst) Parent(v int) int { return int(d.parent[v]) }

// Ancestor reports whether v is an ancestor of w in the tree; a vertex is its own. Both must have been reached.
// An edge w -> v for which it
// is true leads back: it closes a cycle. O(1).
func (d *DepthFirst) Ancestor(v, w int) bool { return d.pre[v] <= d.pre[w] && d.post[w] <= d.post[v] }

// PreOrder returns the vertices in the order in which they were found.
func (d *DepthFirst) PreOrder() []int32 { return d.preorder }

// PostOrder returns the vertices in the order in which they were done: each after what was found through it.
func (d *DepthFirst) PostOrder() []int32 { return d.postorder }

// PostOrder returns the vertices that root reaches, each after the vertices that a depth-first search
// finds through it; successors are visited in their order. O(V+E).
func (g *Graph) PostOrder(root int) []int32 { return g.DepthFirst(root).postorder }

// ReversePostOrder returns the vertices that root reaches, each before its successors, back edges
// aside. O(V+E).
func (g *Graph) ReversePostOrder(root int) []int32 {
	order := g.PostOrder(root)
	slices.Reverse(order)
	return order
}
