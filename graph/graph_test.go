package graph

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// random returns a graph of n vertices with some edges: self-loops, parallel edges and unreachable vertices
// are likely.
func random(r *rand.Rand, n int) *Graph {
	g := New(n)
	for range r.IntN(3*n + 1) {
		g.AddEdge(r.IntN(n), r.IntN(n))
	}
	return g
}

// reach returns what root reaches without passing the vertex without (-1: none).
func reach(g *Graph, root, without int) []bool {
	seen := make([]bool, g.Len())
	var visit func(v int)
	visit = func(v int) {
		if v == without || seen[v] {
			return
		}
		seen[v] = true
		for _, w := range g.Succs(v) {
			visit(int(w))
		}
	}
	visit(root)
	return seen
}

// slowDominators returns which vertices dominate which, by the definition: v dominates w if w is out of
// reach without v.
func slowDominators(g *Graph, root int) [][]bool {
	all := reach(g, root, -1)
	dom := make([][]bool, g.Len())
	for v := range dom {
		dom[v] = make([]bool, g.Len())
		if !all[v] {
			continue
		}
		without := reach(g, root, v)
		for w := range dom[v] {
			dom[v][w] = all[w] && !without[w]
		}
	}
	return dom
}

func TestDominators(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for i := range 4000 {
		n := 1 + r.IntN(14)
		g := random(r, n)
		root := r.IntN(n)
		d := NewDominators(g, root)
		slow, reachable := slowDominators(g, root), reach(g, root, -1)
		where := func() string { return fmt.Sprintf("graph %d: n %d root %d edges %v -> %v", i, n, root, g.from, g.to) }
		for v := range n {
			if d.Reachable(v) != reachable[v] {
				t.Fatalf("%s: Reachable(%d) = %v", where(), v, d.Reachable(v))
			}
			idom := -1
			for w := range n {
				if !reachable[v] || !reachable[w] {
					continue
				}
				if d.Dominates(v, w) != slow[v][w] {
					t.Fatalf("%s: Dominates(%d, %d) = %v", where(), v, w, d.Dominates(v, w))
				}
				// The immediate dominator is the strict dominator that all others dominate.
				if w != v && slow[w][v] && (idom < 0 || slow[idom][w]) {
					idom = w
				}
			}
			if d.Idom(v) != idom {
				t.Fatalf("%s: Idom(%d) = %d, want %d", where(), v, d.Idom(v), idom)
			}
			var kids []int32
			for w := range n {
				if d.Idom(w) == v {
					kids = append(kids, int32(w))
				}
			}
			if got := slices.Sorted(slices.Values(d.Children(v))); !slices.Equal(got, kids) {
				t.Fatalf("%s: Children(%d) = %v, want %v", where(), v, got, kids)
			}
		}
		seen := make([]bool, n)
		for _, v := range d.PreOrder() {
			if p := d.Idom(int(v)); seen[v] || p >= 0 && !seen[p] {
				t.Fatalf("%s: PreOrder %v", where(), d.PreOrder())
			}
			seen[v] = true
		}
		if !slices.Equal(seen, reachable) {
			t.Fatalf("%s: PreOrder leaves out vertices: %v", where(), d.PreOrder())
		}
		frontiers := d.Frontiers(g)
		for v := range n {
			var want []int32
			for w := range n {
				// w is in the frontier of v if v dominates a predecessor of w but not w strictly.
				in := false
				for _, p := range g.Preds(w) {
					in = in || slow[v][p]
				}
				if in && (v == w || !slow[v][w]) {
					want = append(want, int32(w))
				}
			}
			if got := slices.Sorted(slices.Values(frontiers.Of(v))); !slices.Equal(got, want) {
				t.Fatalf("%s: frontier of %d: %v, want %v", where(), v, got, want)
			}
		}
	}
}

func TestEdges(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 0))
	for range 500 {
		n := 1 + r.IntN(10)
		g := random(r, n)
		for v := range n {
			var succs, preds []int32
			for i := range g.from {
				if int(g.from[i]) == v {
					succs = append(succs, g.to[i])
				}
				if int(g.to[i]) == v {
					preds = append(preds, g.from[i])
				}
			}
			if !slices.Equal(g.Succs(v), succs) || !slices.Equal(g.Preds(v), preds) {
				t.Fatalf("vertex %d of %v -> %v: successors %v, predecessors %v", v, g.from, g.to, g.Succs(v), g.Preds(v))
			}
		}
		g.AddEdge(0, n-1) // after a question
		if s := g.Succs(0); s[len(s)-1] != int32(n-1) {
			t.Fatal("an edge that was added late is missing")
		}
	}
}

func TestOrders(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 0))
	for range 2000 {
		n := 1 + r.IntN(12)
		g := random(r, n)
		root := r.IntN(n)
		var want []int32
		seen := make([]bool, n)
		var visit func(v int)
		visit = func(v int) {
			seen[v] = true
			for _, w := range g.Succs(v) {
				if !seen[w] {
					visit(int(w))
				}
			}
			want = append(want, int32(v))
		}
		visit(root)
		if got := g.PostOrder(root); !slices.Equal(got, want) {
			t.Fatalf("PostOrder of %v -> %v from %d: %v, want %v", g.from, g.to, root, got, want)
		}
		slices.Reverse(want)
		if got := g.ReversePostOrder(root); !slices.Equal(got, want) {
			t.Fatalf("ReversePostOrder of %v -> %v from %d: %v, want %v", g.from, g.to, root, got, want)
		}
	}
}

// TestLong walks long chains: nothing recurses, and nothing is quadratic.
func TestLong(t *testing.T) {
	const n = 100_000
	for name, back := range map[string]bool{"chain": false, "chain with edges back to the root": true} {
		t.Run(name, func(t *testing.T) {
			g := New(n)
			for v := range n - 1 {
				g.AddEdge(v, v+1)
				if back {
					g.AddEdge(v+1, 0)
				}
			}
			d := NewDominators(g, 0)
			for v := 1; v < n; v++ {
				if d.Idom(v) != v-1 {
					t.Fatalf("Idom(%d) = %d", v, d.Idom(v))
				}
			}
			if !d.Dominates(0, n-1) || d.Dominates(n-1, 0) {
				t.Error("the ends of the chain dominate each other the wrong way")
			}
			if o := g.PostOrder(0); len(o) != n || o[0] != n-1 {
				t.Error("PostOrder does not begin at the far end")
			}
			f := d.Frontiers(g)
			for v := range n {
				if len(f.Of(v)) > 1 {
					t.Fatalf("frontier of %d: %v", v, f.Of(v))
				}
			}
		})
	}
}

func BenchmarkDominators(b *testing.B) {
	for _, n := range []int{10, 1000, 100_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			g := random(rand.New(rand.NewPCG(4, 0)), n)
			for v := range n - 1 {
				g.AddEdge(v, v+1)
			}
			g.Succs(0)
			for b.Loop() {
				NewDominators(g, 0)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/vertex")
		})
	}
}
