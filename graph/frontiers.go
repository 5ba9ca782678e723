package graph

import "math"

// Frontiers holds the dominance frontier of each vertex.
type Frontiers struct{ sets csr }

// Of returns the dominance frontier of v: the vertices where what v dominates ends.
func (f *Frontiers) Of(v int) []int32 { return f.sets.row(v) }

// Frontiers computes all dominance frontiers, by a walk from each predecessor of a join up to the
// join's immediate dominator (Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm", 2001).
// Cost: linear in edges and in the size of the frontiers, which in deep nests of loops is quadratic in vertices:
// [Dominators.IteratedFrontier] does without.
func (d *Dominators) Frontiers(g *Graph) *Frontiers { return d.frontiersWithin(g, math.MaxInt) }

// frontiersWithin returns all dominance frontiers, nil where they hold more than limit vertices in all.
func (d *Dominators) frontiersWithin(g *Graph, limit int) *Frontiers {
	g.pack()
	var keys, values []int32
	last := make([]int32, g.n) // 1 + the last join put into a vertex's frontier
	for _, v := range d.order {
		preds := g.preds.row(int(v))
		if len(preds) < 2 && d.idom[v] >= 0 {
			continue
		}
		for _, p := range preds {
			if d.in[p] < 0 {
				continue
			}
			for u := p; u != d.idom[v] && last[u] != v+1; u = d.idom[u] {
				last[u] = v + 1
				if len(keys) >= limit {
					return nil
				}
				keys, values = append(keys, u), append(values, v)
				if d.idom[u] < 0 {
					break
				}
			}
		}
	}
	return &Frontiers{makeCSR(g.n, keys, values)}
}
