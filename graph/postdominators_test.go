package graph

import (
	"slices"
	"testing"
)

// withExit returns g with the exit as vertex n, by the definition in [PostDominators], and the vertices with an edge
// there.
func withExit(g *Graph) (*Graph, []int32) {
	n := g.Len()
	reaches := make([][]bool, n)
	for v := range n {
		reaches[v] = reach(g, v, -1)
	}
	x := New(n + 1)
	for i := range g.from {
		x.AddEdge(int(g.from[i]), int(g.to[i]))
	}
	var exits []int32
	for v := range n {
		// Nothing that it reaches is lost to it, and it is the lowest of those.
		exit := true
		for w := range n {
			exit = exit && (!reaches[v][w] || reaches[w][v] && w >= v)
		}
		if exit {
			x.AddEdge(v, n)
			exits = append(exits, int32(v))
		}
	}
	return x, exits
}

func TestPostDominators(t *testing.T) {
	graphs(t, func(t *testing.T, g *Graph, _ int) {
		n := g.Len()
		p := NewPostDominators(g)
		x, exits := withExit(g)
		if !slices.Equal(p.Exits(), exits) {
			t.Errorf("Exits() = %v, want %v", p.Exits(), exits)
		}
		// post[v][w]: v post-dominates w, since without v there is no way to the exit.
		post := make([][]bool, n)
		for v := range n {
			post[v] = make([]bool, n)
			for w := range n {
				post[v][w] = !reach(x, w, v)[n]
			}
		}
		kids := make([][]int32, n+1)
		for v := range n {
			ipdom := -1
			for w := range n {
				if p.PostDominates(v, w) != post[v][w] {
					t.Errorf("PostDominates(%d, %d) = %v", v, w, p.PostDominates(v, w))
				}
				if w != v && post[w][v] && (ipdom < 0 || post[ipdom][w]) {
					ipdom = w
				}
				common := -1
				for u := range n {
					if post[u][v] && post[u][w] && (common < 0 || post[common][u]) {
						common = u
					}
				}
				if got := p.Common(v, w); got != common {
					t.Errorf("Common(%d, %d) = %d, want %d", v, w, got, common)
				}
			}
			if p.Ipdom(v) != ipdom {
				t.Errorf("Ipdom(%d) = %d, want %d", v, p.Ipdom(v), ipdom)
			}
			kids[ipdom+1] = append(kids[ipdom+1], int32(v))
		}
		for v, want := range kids {
			if got := slices.Sorted(slices.Values(p.Children(v - 1))); !slices.Equal(got, want) {
				t.Errorf("Children(%d) = %v, want %v", v-1, got, want)
			}
		}
		seen := make([]bool, n)
		for _, v := range p.PreOrder() {
			if d := p.Ipdom(int(v)); seen[v] || d >= 0 && !seen[d] {
				t.Errorf("PreOrder %v", p.PreOrder())
			}
			seen[v] = true
		}
		if slices.Contains(seen, false) {
			t.Errorf("PreOrder leaves out vertices: %v", p.PreOrder())
		}
		frontiers := p.Frontiers()
		for v := range n {
			// v is control dependent on w if it post-dominates a successor of w, but not w strictly.
			var want []int32
			for w := range n {
				if post[v][w] && v != w {
					continue
				}
				if slices.ContainsFunc(x.Succs(w), func(s int32) bool { return int(s) < n && post[v][s] }) {
					want = append(want, int32(w))
				}
			}
			if got := slices.Sorted(slices.Values(frontiers.Of(v))); !slices.Equal(got, want) {
				t.Errorf("frontier of %d: %v, want %v", v, got, want)
			}
		}
	})
}

// TestInfiniteLoops has loops that nothing leaves, beside and within loops that something leaves.
func TestInfiniteLoops(t *testing.T) {
	// 0 goes to the infinite loop 1-2-3 or to the loop 4-5, which goes on to the return 6 or to the infinite loop 7.
	g := New(8)
	for _, e := range [][2]int{{0, 1}, {0, 4}, {1, 2}, {2, 3}, {3, 1}, {4, 5}, {5, 4}, {4, 6}, {5, 7}, {7, 7}} {
		g.AddEdge(e[0], e[1])
	}
	p := NewPostDominators(g)
	if want := []int32{1, 6, 7}; !slices.Equal(p.Exits(), want) {
		t.Errorf("Exits() = %v, want %v", p.Exits(), want)
	}
	for v, want := range []int{-1, -1, 3, 1, -1, -1, -1, -1} {
		if got := p.Ipdom(v); got != want {
			t.Errorf("Ipdom(%d) = %d, want %d", v, got, want)
		}
	}
}
