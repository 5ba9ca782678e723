package graph

import (
	"slices"
	"testing"
)

// slowLoops returns the vertices of the loop of each header by the definition in [Loops]: for each vertex that is
// a header the component that it is in when only it and what is below it in the search tree is looked at.
func slowLoops(g *Graph, root int) [][]bool {
	n := g.Len()
	below := make([][]bool, n) // below[v][w]: w is v or below v
	for v := range n {
		below[v] = make([]bool, n)
	}
	var way []int
	seen := make([]bool, n)
	var visit func(v int)
	visit = func(v int) {
		seen[v] = true
		way = append(way, v)
		for _, u := range way {
			below[u][v] = true
		}
		for _, w := range g.Succs(v) {
			if !seen[w] {
				visit(int(w))
			}
		}
		way = way[:len(way)-1]
	}
	visit(root)
	loops := make([][]bool, n)
	for h := range n {
		sub, header := New(n), false
		for i := range g.from {
			if v, w := g.from[i], g.to[i]; below[h][v] && below[h][w] {
				sub.AddEdge(int(v), int(w))
				header = header || int(w) == h
			}
		}
		if !header {
			continue
		}
		loops[h] = make([]bool, n)
		from := reach(sub, h, -1)
		for v := range n {
			loops[h][v] = from[v] && reach(sub, v, -1)[h]
		}
	}
	return loops
}

func TestLoops(t *testing.T) {
	graphs(t, func(t *testing.T, g *Graph, root int) {
		n := g.Len()
		l := NewLoops(g, root)
		slow, reachable, dom := slowLoops(g, root), reach(g, root, -1), slowDominators(g, root)
		size := func(h int) (size int) {
			for _, in := range slow[h] {
				if in {
					size++
				}
			}
			return size
		}
		// innermost returns the header of the smallest loop around v but for that of the vertex but, -1 for none.
		innermost := func(v, but int) int {
			inner := -1
			for h := range n {
				if h != but && slow[h] != nil && slow[h][v] && (inner < 0 || size(h) < size(inner)) {
					inner = h
				}
			}
			return inner
		}
		headerOf := func(x *Loop) int {
			if x == nil {
				return -1
			}
			return x.Header
		}
		for v := range n {
			depth := 0
			for h := range n {
				if slow[h] != nil && slow[h][v] {
					depth++
				}
			}
			if got := headerOf(l.Of(v)); got != innermost(v, -1) || l.Depth(v) != depth {
				t.Errorf("vertex %d is in the loop of %d at depth %d, want %d at %d", v, got, l.Depth(v), innermost(v, -1), depth)
			}
		}
		found := 0
		for i, x := range l.All() {
			h := x.Header
			if slow[h] == nil {
				t.Errorf("%d is no header", h)
				continue
			}
			found++
			if got, want := headerOf(x.Parent), innermost(h, h); got != want {
				t.Errorf("the loop of %d is in that of %d, want %d", h, got, want)
			}
			if l.Of(h) != x || x.Depth != l.Depth(h) || x.Parent != nil && slices.Index(l.All(), x.Parent) > i {
				t.Errorf("the loop of %d is not where it should be", h)
			}
			var body, back, exits []int32
			entries := []int32{int32(h)}
			irreducible := false
			outside := []int32{}
			for v := range n {
				if x.Contains(v) != slow[h][v] {
					t.Errorf("loop of %d: Contains(%d) = %v", h, v, x.Contains(v))
				}
				if slow[h][v] {
					body = append(body, int32(v))
					irreducible = irreducible || !dom[h][v]
				}
			}
			for i := range g.from {
				v, w := int(g.from[i]), int(g.to[i])
				if slow[h][v] && w == h {
					back = append(back, int32(v))
				}
				if slow[h][v] && !slow[h][w] {
					exits = append(exits, int32(w))
				}
				if reachable[v] && !slow[h][v] && slow[h][w] {
					entries = append(entries, int32(w))
					outside = append(outside, int32(v))
				}
			}
			sorted := func(a []int32) []int32 { return slices.Compact(slices.Sorted(slices.Values(a))) }
			if x.Irreducible != irreducible {
				t.Errorf("loop of %d: Irreducible = %v", h, x.Irreducible)
			}
			if got := slices.Sorted(slices.Values(x.Body())); !slices.Equal(got, body) || int(x.Body()[0]) != h {
				t.Errorf("loop of %d: Body() = %v, want %v", h, x.Body(), body)
			}
			if !slices.Equal(x.BackEdges(), back) {
				t.Errorf("loop of %d: BackEdges() = %v, want %v", h, x.BackEdges(), back)
			}
			if got := x.Entries(); int(got[0]) != h || !slices.Equal(slices.Sorted(slices.Values(got)), sorted(entries)) {
				t.Errorf("loop of %d: Entries() = %v, want %v", h, got, sorted(entries))
			}
			if !slices.Equal(x.Exits(), sorted(exits)) {
				t.Errorf("loop of %d: Exits() = %v, want %v", h, x.Exits(), sorted(exits))
			}
			preheader := -1
			if len(outside) == 1 && !irreducible && len(g.Succs(int(outside[0]))) == 1 {
				preheader = int(outside[0])
			}
			if x.Preheader() != preheader {
				t.Errorf("loop of %d: Preheader() = %d, want %d", h, x.Preheader(), preheader)
			}
			var inner []*Loop
			for _, y := range l.All() {
				if y != x && slow[h][y.Header] {
					inner = append(inner, y)
				}
			}
			if !slices.Equal(x.Inner(), inner) {
				t.Errorf("loop of %d: Inner() has %d loops, want %d", h, len(x.Inner()), len(inner))
			}
			checkBody(t, g, x)
		}
		for h := range n {
			if slow[h] != nil {
				found--
			}
		}
		if found != 0 {
			t.Errorf("%d loops are missing", -found)
		}
	})
}

// checkBody checks that inner loops are contiguous and that vertices of a reducible loop, with all loops within it
// reducible, stand behind their predecessors, but for back edges.
func checkBody(t *testing.T, g *Graph, x *Loop) {
	at := map[int32]int{}
	for i, v := range x.Body() {
		at[v] = i
	}
	reducible := !x.Irreducible
	for _, y := range x.Inner() {
		first := at[int32(y.Header)]
		if !slices.Equal(y.Body(), x.Body()[first:first+len(y.Body())]) {
			t.Errorf("the loop of %d does not have the order of its part in that of %d", y.Header, x.Header)
		}
		reducible = reducible && !y.Irreducible
	}
	if !reducible {
		return
	}
	for _, v := range x.Body() {
		for _, w := range g.Succs(int(v)) {
			back := slices.ContainsFunc(append(x.Inner(), x), func(y *Loop) bool {
				return y.Header == int(w) &&
					y.Contains(int(v))
			})
			if i, inside := at[w]; inside && !back && i <= at[v] {
				t.Errorf("loop of %d: edge %d -> %d leads back in %v", x.Header, v, w, x.Body())
			}
		}
	}
}

// TestReducible compares with natural loops: in a graph whose edges are back edges only where the head dominates the
// tail, a loop is what reaches the tails of the header's back edges without the header.
func TestReducible(t *testing.T) {
	reducible := 0
	graphs(t, func(t *testing.T, g *Graph, root int) {
		n := g.Len()
		dom := slowDominators(g, root)
		forward, reversed := New(n), New(n)
		for i := range g.from {
			v, w := int(g.from[i]), int(g.to[i])
			reversed.AddEdge(w, v)
			if dom[v][v] && !dom[w][v] {
				forward.AddEdge(v, w)
			}
		}
		cyclic := false
		c := NewSCCs(forward)
		for i := range c.Len() {
			cyclic = cyclic || c.Cyclic(i)
		}
		l := NewLoops(g, root)
		irreducible := slices.ContainsFunc(l.All(), func(x *Loop) bool { return x.Irreducible })
		if irreducible != cyclic {
			t.Errorf("irreducible: %v, want %v", irreducible, cyclic)
		}
		if cyclic {
			return
		}
		reducible++
		for _, x := range l.All() {
			h := x.Header
			natural := make([]bool, n)
			natural[h] = true
			for _, tail := range x.BackEdges() {
				for v, in := range reach(reversed, int(tail), h) {
					natural[v] = natural[v] || in && dom[v][v]
				}
			}
			for v := range n {
				if natural[v] != x.Contains(v) {
					t.Errorf("natural loop of %d: Contains(%d) = %v", h, v, x.Contains(v))
				}
			}
		}
	})
	if reducible < 500 {
		t.Errorf("only %d graphs were reducible", reducible)
	}
}

func TestLoopOrder(t *testing.T) {
	graphs(t, func(t *testing.T, g *Graph, root int) {
		order := NewLoops(g, root).Order()
		if want := g.ReversePostOrder(root); !slices.Equal(slices.Sorted(slices.Values(order)),
			slices.Sorted(slices.Values(want))) {
			t.Fatalf("Order() = %v, want the vertices of %v", order, want)
		}
		dom := slowDominators(g, root)
		for i, v := range order {
			for _, w := range order[:i] {
				if dom[v][w] {
					t.Errorf("Order() = %v: %d stands behind %d, which it dominates", order, v, w)
				}
			}
		}
	})
}
