package graph

import (
	"slices"
	"testing"
)

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
	graphs(t, func(t *testing.T, g *Graph, root int) {
		n := g.Len()
		d := NewDominators(g, root)
		slow, reachable := slowDominators(g, root), reach(g, root, -1)
		for v := range n {
			if d.Reachable(v) != reachable[v] {
				t.Errorf("Reachable(%d) = %v", v, d.Reachable(v))
			}
			idom := -1
			for w := range n {
				if !reachable[v] || !reachable[w] {
					continue
				}
				if d.Dominates(v, w) != slow[v][w] {
					t.Errorf("Dominates(%d, %d) = %v", v, w, d.Dominates(v, w))
				}
				common := -1
				for u := range n {
					if slow[u][v] && slow[u][w] && (common < 0 || slow[common][u]) {
						common = u
					}
				}
				if got := d.NearestCommonDominator(v, w); got != common {
					t.Errorf("Common(%d, %d) = %d, want %d", v, w, got, common)
				}
				// The immediate dominator is the strict dominator that all others dominate.
				if w != v && slow[w][v] && (idom < 0 || slow[idom][w]) {
					idom = w
				}
			}
			if d.Idom(v) != idom {
				t.Errorf("Idom(%d) = %d, want %d", v, d.Idom(v), idom)
			}
			var kids []int32
			for w := range n {
				if d.Idom(w) == v {
					kids = append(kids, int32(w))
				}
			}
			if got := slices.Sorted(slices.Values(d.Children(v))); !slices.Equal(got, kids) {
				t.Errorf("Children(%d) = %v, want %v", v, got, kids)
			}
		}
		seen := make([]bool, n)
		for _, v := range d.PreOrder() {
			if p := d.Idom(int(v)); seen[v] || p >= 0 && !seen[p] {
				t.Errorf("PreOrder %v", d.PreOrder())
			}
			seen[v] = true
		}
		if !slices.Equal(seen, reachable) {
			t.Errorf("PreOrder leaves out vertices: %v", d.PreOrder())
		}
		dfs := g.DepthFirst(root)
		for i, v := range d.PreOrder() {
			for _, p := range g.Preds(int(v)) {
				forward := reachable[p] && dfs.Post(int(p)) > dfs.Post(int(v))
				if forward && !slices.Contains(d.PreOrder()[:i], p) {
					t.Errorf("PreOrder %v: %d comes before its predecessor %d", d.PreOrder(), v, p)
				}
			}
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
				t.Errorf("frontier of %d: %v, want %v", v, got, want)
			}
		}
	})
}

// lengauerTarjan computes immediate dominators by Lengauer's and Tarjan's algorithm, in the variant without balancing:
// "A Fast Algorithm for Finding Dominators in a Flowgraph", 1979. It is what [NewDominators] is compared with on graphs
// that are too large for the definition, and in time.
func lengauerTarjan(g *Graph, root int) []int32 {
	dfs := g.DepthFirst(root)
	n := len(dfs.preorder)
	slab := make([]int32, 6*n)
	array := func() []int32 {
		a := slab[:n:n]
		slab = slab[n:]
		return a
	}
	// By preorder number. A bucket has the vertices that have the semidominator; 0 ends it.
	semi, label, ancestor, idom, bucket, next := array(), array(), array(), array(), array(), array()
	parent := func(w int32) int32 { return dfs.pre[dfs.parent[dfs.preorder[w]]] }
	for w := range int32(n) {
		semi[w], label[w], ancestor[w] = w, w, -1
	}
	var path []int32
	eval := func(v int32) int32 {
		if ancestor[v] < 0 {
			return label[v]
		}
		for u := v; ancestor[ancestor[u]] >= 0; u = ancestor[u] {
			path = append(path, u)
		}
		for len(path) > 0 {
			u := path[len(path)-1]
			path = path[:len(path)-1]
			a := ancestor[u]
			if semi[label[a]] < semi[label[u]] {
				label[u] = label[a]
			}
			ancestor[u] = ancestor[a]
		}
		return label[v]
	}
	for w := int32(n - 1); w > 0; w-- {
		for _, p := range g.preds.row(int(dfs.preorder[w])) {
			if v := dfs.pre[p]; v >= 0 {
				semi[w] = min(semi[w], semi[eval(v)])
			}
		}
		next[w], bucket[semi[w]] = bucket[semi[w]], w
		p := parent(w)
		ancestor[w] = p
		for v := bucket[p]; v != 0; v = next[v] {
			idom[v] = p
			if u := eval(v); semi[u] < semi[v] {
				idom[v] = u
			}
		}
		bucket[p] = 0
	}
	byVertex := slices.Repeat([]int32{-1}, g.n)
	for w := 1; w < n; w++ {
		if idom[w] != semi[w] {
			idom[w] = idom[idom[w]]
		}
		byVertex[dfs.preorder[w]] = dfs.preorder[idom[w]]
	}
	return byVertex
}

func BenchmarkLengauerTarjan(b *testing.B) {
	benchmark(b, func(g *Graph) int { return len(lengauerTarjan(g, 0)) })
}

// BenchmarkSemiNCA is the part of NewDominators that Lengauer's and Tarjan's algorithm could take the place of.
func BenchmarkSemiNCA(b *testing.B) {
	benchmark(b, func(g *Graph) int { return len(semiNCA(g, g.DepthFirst(0), make([]int32, 5*g.Len()))) })
}
