package coverage

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// randomGraph returns a graph whose nodes all lead to the outside.
func randomGraph(r *rand.Rand) *Graph {
	n := 2 + r.IntN(20)
	g := &Graph{Nodes: n, Edges: []Edge{{From: 0, To: 1}}}
	for v := 1; v < n; v++ {
		targets := map[int]bool{}
		if v+1 < n {
			targets[v+1] = true
		} else {
			targets[0] = true
		}
		for range r.IntN(3) {
			targets[r.IntN(n)] = true
		}
		hidden := !targets[0] && r.IntN(4) == 0
		for t := range n {
			if targets[t] && !(v == 0 && t == 0) {
				g.Edges = append(g.Edges, Edge{From: int32(v), To: int32(t), Weight: uint8(r.IntN(5))})
			}
		}
		if hidden {
			g.Edges = append(g.Edges, Edge{From: int32(v), To: 0, Hidden: true})
		}
	}
	return g
}

// TestSolve walks through random graphs, counts at the edges that have counters, and asks for all others.
func TestSolve(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	edges, counted := 0, 0
	for range 3000 {
		g := randomGraph(r)
		n := g.Place()
		want := make([]uint32, len(g.Edges))
		nodes := make([]bool, g.Nodes)
		for range r.IntN(5) {
			for v := int32(0); ; {
				var out []int
				for i, e := range g.Edges {
					if e.From == v {
						out = append(out, i)
					}
				}
				i := out[r.IntN(len(out))]
				want[i]++
				v = g.Edges[i].To
				if nodes[v] = true; v == 0 {
					break
				}
			}
		}
		var counters []uint32
		for i, e := range g.Edges {
			if e.Counted {
				counters = append(counters, want[i])
				if e.Hidden {
					t.Fatal("a hidden edge has a counter")
				}
			}
		}
		if len(counters) != n {
			t.Fatalf("%d counters, and Place says %d", len(counters), n)
		}
		if got := g.Solve(counters); !slices.Equal(got, want) {
			t.Fatalf("%+v: got %d, want %d", g, got, want)
		}
		edges += len(want)
		counted += n
		flags := g.Flags()
		for v := range flags {
			flags[v] = flags[v] && nodes[v]
		}
		nodes[0], flags[0] = false, false
		if got := g.Executed(flags); !slices.Equal(got, nodes) {
			t.Fatalf("%+v: executed %v, want %v", g, got, nodes)
		}
	}
	t.Logf("%d counters for %d edges", counted, edges)
}
