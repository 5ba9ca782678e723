package graph

import (
	"slices"
	"testing"
)

func TestComponents(t *testing.T) {
	graphs(t, func(t *testing.T, g *Graph, _ int) {
		n := g.Len()
		c := NewSCCs(g)
		reaches := make([][]bool, n)
		for v := range n {
			reaches[v] = reach(g, v, -1)
		}
		for v := range n {
			cyclic := slices.Contains(g.Succs(v), int32(v))
			var members []int32
			for w := range n {
				same := reaches[v][w] && reaches[w][v]
				if same != (c.Of(v) == c.Of(w)) {
					t.Errorf("vertices %d and %d are in components %d and %d", v, w, c.Of(v), c.Of(w))
				}
				if same {
					members = append(members, int32(w))
					cyclic = cyclic || v != w
				} else if reaches[v][w] && c.Of(v) >= c.Of(w) {
					t.Errorf("%d leads to %d, components %d and %d", v, w, c.Of(v), c.Of(w))
				}
			}
			if i := c.Of(v); i < 0 || i >= c.Len() || !slices.Equal(c.Members(i), members) || c.Cyclic(i) != cyclic {
				t.Errorf("component %d of %d: members %v, cyclic %v; want %v, %v", i, c.Len(), c.Members(i), c.Cyclic(i), members,
					cyclic)
			}
		}
	})
}
