package graph

import (
	"slices"
	"testing"
)

func TestDepthFirst(t *testing.T) {
	graphs(t, func(t *testing.T, g *Graph, root int) {
		n := g.Len()
		var pre, post []int32
		parent, below := make([]int, n), make([][]bool, n)
		var visit func(v, from int)
		visit = func(v, from int) {
			parent[v], below[v] = from, make([]bool, n)
			for u := v; u >= 0; u = parent[u] {
				below[u][v] = true
			}
			pre = append(pre, int32(v))
			for _, w := range g.Succs(v) {
				if below[w] == nil {
					visit(int(w), v)
				}
			}
			post = append(post, int32(v))
		}
		visit(root, -1)
		d := g.DepthFirst(root)
		if !slices.Equal(d.PreOrder(), pre) || !slices.Equal(d.PostOrder(), post) || !slices.Equal(g.PostOrder(root), post) {
			t.Errorf("orders %v, %v and %v, want %v and %v", d.PreOrder(), d.PostOrder(), g.PostOrder(root), pre, post)
		}
		reverse := slices.Clone(post)
		slices.Reverse(reverse)
		if got := g.ReversePostOrder(root); !slices.Equal(got, reverse) {
			t.Errorf("ReversePostOrder() = %v, want %v", got, reverse)
		}
		for v := range n {
			from := -1
			if d.Reached(v) {
				from = parent[v]
			}
			if d.Reached(v) != (below[v] != nil) || d.Pre(v) != slices.Index(pre, int32(v)) ||
				d.Post(v) != slices.Index(post, int32(v)) || d.Parent(v) != from {
				t.Errorf("vertex %d: reached %v, numbers %d and %d, parent %d", v, d.Reached(v), d.Pre(v), d.Post(v), d.Parent(v))
			}
			for w := range n {
				if below[v] != nil && below[w] != nil && d.Ancestor(v, w) != below[v][w] {
					t.Errorf("Ancestor(%d, %d) = %v", v, w, d.Ancestor(v, w))
				}
			}
		}
	})
}

func TestBreadthFirst(t *testing.T) {
	graphs(t, func(t *testing.T, g *Graph, root int) {
		n := g.Len()
		for stop := -1; stop < n; stop++ {
			got := g.BreadthFirstUntil(root, stop)
			if stop < 0 && !slices.Equal(g.BreadthFirst(root), got) {
				t.Errorf("BreadthFirst() = %v, without a vertex to stop at %v", g.BreadthFirst(root), got)
			}
			var want []int32
			distance := distances(g, root, stop)
			for v, far := range distance {
				if far < n {
					want = append(want, int32(v))
				}
			}
			if !slices.Equal(slices.Sorted(slices.Values(got)), want) {
				t.Errorf("BreadthFirstUntil(%d): %v, want %v in some order", stop, got, want)
			}
			// A vertex was found from the first one before it of which it is a successor: those are in order, and so are
			// the positions in their successors.
			if slices.IsSortedFunc(got, func(v, w int32) int { return distance[v] - distance[w] }) {
				found := func(v int32) (by, at int) {
					for by, u := range got {
						if at := slices.Index(g.Succs(int(u)), v); at >= 0 {
							return by, at
						}
					}
					return -1, -1
				}
				for i := 2; i < len(got); i++ {
					by, at := found(got[i-1])
					by2, at2 := found(got[i])
					if by > by2 || by == by2 && at >= at2 {
						t.Errorf("BreadthFirstUntil(%d): %v: %d before %d", stop, got, got[i-1], got[i])
					}
				}
			} else {
				t.Errorf("BreadthFirstUntil(%d): %v is not in order of distance", stop, got)
			}
		}
	})
}

// distances returns the number of edges to each vertex from root without passing stop, n if there is no way.
func distances(g *Graph, root, stop int) []int {
	n := g.Len()
	distance := slices.Repeat([]int{n}, n)
	if root != stop {
		distance[root] = 0
	}
	for range n {
		for i := range g.from {
			if v, w := g.from[i], g.to[i]; int(w) != stop {
				distance[w] = min(distance[w], distance[v]+1)
			}
		}
	}
	return distance
}
