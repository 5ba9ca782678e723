package graph

// BreadthFirst returns the vertices that root reaches by their distance from it, in edges; successors of a vertex
// stand in their order. O(V+E).
func (g *Graph) BreadthFirst(root int) []int32 { return g.BreadthFirstUntil(root, -1) }

// BreadthFirstUntil is [Graph.BreadthFirst] that does not enter the vertex stop: what root reaches without passing
// stop, such as a construct up to its merge block. Nothing if root is stop. Cost: linear in the vertices
// that it returns and their edges, but for a bit for each vertex of the graph.
func (g *Graph) BreadthFirstUntil(root, stop int) []int32 {
	if root == stop {
		return nil
	}
	g.pack()
	seen := make([]uint64, (g.n+63)/64)
	order := []int32{int32(root)}
	seen[root/64] |= 1 << (root % 64)
	for i := 0; i < len(order); i++ {
		for _, w := range g.succs.row(int(order[i])) {
			if bit := uint64(1) << (w % 64); seen[w/64]&bit == 0 && int(w) != stop {
				seen[w/64] |= bit
				order = append(order, w)
			}
		}
	}
	return order
}
