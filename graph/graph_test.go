package graph

import (
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

// graphs calls check with thousands of small random graphs, some of them like those of shaders, and a root of each.
func graphs(t *testing.T, check func(t *testing.T, g *Graph, root int)) {
	r := rand.New(rand.NewPCG(1, 0))
	for i := range 4000 {
		g := random(r, 1+r.IntN(14))
		if i%4 == 0 {
			g = structured(r, 1+r.IntN(14))
		}
		root := r.IntN(g.Len())
		if check(t, g, root); t.Failed() {
			t.Fatalf("graph %d: n %d root %d edges %v -> %v", i, g.Len(), root, g.from, g.to)
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
		g.Reserve(r.IntN(3))
		g.AddEdge(0, n-1) // after a question
		if s := g.Succs(0); s[len(s)-1] != int32(n-1) {
			t.Fatal("an edge that was added late is missing")
		}
	}
}

func TestWhichPred(t *testing.T) {
	graphs(t, func(t *testing.T, g *Graph, _ int) {
		// The edge that was added i-th is preceded in Succs and Preds by those before it with the same tail and head.
		for i := range g.from {
			k, want := 0, 0
			for j := range i {
				if g.from[j] == g.from[i] {
					k++
				}
				if g.to[j] == g.to[i] {
					want++
				}
			}
			v, w := int(g.from[i]), int(g.to[i])
			if got := g.WhichPred(v, k); got != want || g.Preds(w)[got] != int32(v) {
				t.Errorf("WhichPred(%d, %d) = %d, want %d", v, k, got, want)
			}
		}
		g.AddEdge(g.Len()-1, 0) // after a question
		if got := g.WhichPred(g.Len()-1, len(g.Succs(g.Len()-1))-1); got != len(g.Preds(0))-1 {
			t.Errorf("WhichPred() of an edge that was added late = %d", got)
		}
	})
}
