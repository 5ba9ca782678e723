package layout

import (
	"cmp"
	"slices"
)

// tree is the nesting of boxes: those of the graph, and then those that the layout adds.
type tree struct {
	parent []int32 // of each box, -1 for the root
	depth  []int32 // of each box, 0 for the root
	box    []int32 // of each node
	first  []int32 // the least node in each box, len(box) if there is none
}

func newTree(g *Graph) *tree {
	t := &tree{parent: make([]int32, len(g.Boxes)), box: make([]int32, len(g.Nodes))}
	for i, b := range g.Boxes {
		t.parent[i] = int32(b.Parent)
	}
	t.parent[0] = -1
	for i, n := range g.Nodes {
		t.box[i] = int32(n.Box)
	}
	t.number()
	return t
}

// number computes depths and first nodes.
func (t *tree) number() {
	t.depth = make([]int32, len(t.parent))
	t.first = make([]int32, len(t.parent))
	known := make([]bool, len(t.parent))
	known[0] = true
	var path []int32
	for b := range t.parent {
		t.first[b] = int32(len(t.box))
		path = path[:0]
		at := int32(b)
		for ; !known[at]; at = t.parent[at] {
			path = append(path, at)
		}
		for d := t.depth[at]; len(path) > 0; path = path[:len(path)-1] {
			d++
			t.depth[path[len(path)-1]] = d
			known[path[len(path)-1]] = true
		}
	}
	for n, b := range t.box {
		for b >= 0 && t.first[b] == int32(len(t.box)) { // the boxes around it have an earlier node already
			t.first[b] = int32(n)
			b = t.parent[b]
		}
	}
}

// common returns the innermost box around two boxes. O(depth).
func (t *tree) common(a, b int32) int32 {
	for a != b {
		if t.depth[a] < t.depth[b] {
			a, b = b, a
		}
		a = t.parent[a]
	}
	return a
}

// innermostFirst returns the boxes, each before the one around it.
func (t *tree) innermostFirst() []int32 {
	order := make([]int32, len(t.parent))
	for b := range order {
		order[b] = int32(b)
	}
	slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(t.depth[b], t.depth[a]) })
	return order
}

// An item is what a box holds: node i is item i, box b is item len(nodes)+b.

// items returns what each box holds, in the order of the nodes. A box in which there is no node is in none.
func (t *tree) items() [][]int32 {
	n := len(t.box)
	list := make([]int32, 0, n+len(t.parent))
	for i := range n {
		list = append(list, int32(i))
	}
	for b := 1; b < len(t.parent); b++ {
		if t.first[b] < int32(n) {
			list = append(list, int32(n+b))
		}
	}
	key := func(item int32) int32 {
		if int(item) < n {
			return item
		}
		return t.first[int(item)-n]
	}
	slices.SortStableFunc(list, func(a, b int32) int { return cmp.Compare(key(a), key(b)) })
	held := make([][]int32, len(t.parent))
	for _, item := range list {
		b := t.holder(item)
		held[b] = append(held[b], item)
	}
	return held
}

// holder returns the box that holds an item.
func (t *tree) holder(item int32) int32 {
	if n := int32(len(t.box)); item >= n {
		return t.parent[item-n]
	}
	return t.box[item]
}

// itemIn returns the item of box b that is node n or holds it. b must be around n. O(depth).
func (t *tree) itemIn(b, n int32) int32 {
	item := n
	for at := t.box[n]; at != b; at = t.parent[at] {
		item = int32(len(t.box)) + at
	}
	return item
}

// searchRanks returns the edges in the order in which depth-first search follows them, from node 0 on, those of
// a node in the order of the graph. A node that it finds by the edge with number i there has the number 2i+1.
func searchRanks(g *Graph) (nodes []int, edges []int32) {
	out := make([][]int32, len(g.Nodes))
	for i, e := range g.Edges {
		out[e.From] = append(out[e.From], int32(i))
	}
	nodes, edges = make([]int, len(g.Nodes)), make([]int32, 0, len(g.Edges))
	var stack []int32
	begin := func(n int32) {
		nodes[n] = 2*len(edges) - 1
		stack = append(stack, n)
	}
	for root := range g.Nodes {
		if nodes[root] != 0 {
			continue
		}
		for begin(int32(root)); len(stack) > 0; {
			n := stack[len(stack)-1]
			if len(out[n]) == 0 {
				stack = stack[:len(stack)-1]
				continue
			}
			e := out[n][0]
			out[n] = out[n][1:]
			edges = append(edges, e)
			if to := int32(g.Edges[e].To); nodes[to] == 0 {
				begin(to)
			}
		}
	}
	return nodes, edges
}
