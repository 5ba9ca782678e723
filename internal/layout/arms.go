package layout

import (
	"sort"

	"hone/graph"
)

// maxArms bounds how deeply boxes that nobody sees are nested in a box of the graph.
const maxArms = 64

// addArms adds boxes. In the graph of what one box holds, the immediate dominator of a vertex is above it, and
// what it dominates below. Vertices with one immediate dominator, from which no path leads from one to the
// other, stand side by side: each of them that dominates others gets a box with them. The two arms of a branch
// become boxes so, and the vertex where they meet does not.
func (t *tree) addArms(g *Graph) {
	held := t.items()
	place := make([]int32, len(t.box)+len(t.parent)) // of each item, among those of its box
	for _, items := range held {
		for i, item := range items {
			place[item] = int32(i)
		}
	}
	type link struct{ from, to int32 } // places
	links := make([][]link, len(held))
	entered := make([]bool, len(place))
	for _, e := range g.Edges {
		from, to := int32(e.From), int32(e.To)
		b := t.common(t.box[from], t.box[to])
		entry := to
		for at := t.box[to]; at != b; at = t.parent[at] {
			entered[entry] = true
			entry = int32(len(t.box)) + at
		}
		links[b] = append(links[b], link{place[t.itemIn(b, from)], place[entry]})
	}
	for b, items := range held {
		if len(items) < 4 || t.equalHeights(g, items) { // the least is an arm of two, one of one, and what they come from
			continue
		}
		// Vertex 0 leads to wherever the box is entered, vertex i+1 is item i.
		isTarget := make([]bool, len(items))
		for _, l := range links[b] {
			isTarget[l.to] = isTarget[l.to] || l.from != l.to
		}
		flow := graph.New(len(items) + 1)
		for i, item := range items {
			if i == 0 || entered[item] || !isTarget[i] {
				flow.AddEdge(0, i+1)
			}
		}
		for _, l := range links[b] {
			flow.AddEdge(int(l.from)+1, int(l.to)+1)
		}
		t.addArmsIn(int32(b), items, flow)
	}
	t.number()
}

// equalHeights reports whether items are nodes that are equally high: then no row is higher than what is in it.
func (t *tree) equalHeights(g *Graph, items []int32) bool {
	for _, item := range items {
		if int(item) >= len(t.box) || g.Nodes[item].H != g.Nodes[items[0]].H {
			return false
		}
	}
	return true
}

// addArmsIn adds the arms of one box.
func (t *tree) addArmsIn(b int32, items []int32, flow *graph.Graph) {
	dom := graph.NewDominators(flow, 0)
	size := make([]int32, flow.Len())
	number := make([]int32, flow.Len()) // in preorder of the dominator tree
	pre := dom.PreOrder()
	for i := len(pre) - 1; i >= 0; i-- {
		v := pre[i]
		number[v] = int32(i)
		size[v]++
		if d := dom.Idom(int(v)); d >= 0 {
			size[d] += size[v]
		}
	}
	rows := armRows(flow, dom, number)
	count := make([]int32, flow.Len()+1)
	box := make([]int32, flow.Len())
	arms := make([]int32, flow.Len())
	box[0] = b
	for _, v := range pre {
		kids := dom.Children(int(v))
		for _, c := range kids {
			count[rows[c]]++
		}
		for _, c := range kids {
			box[c], arms[c] = box[v], arms[v]
			if count[rows[c]] > 1 && size[c] > 1 && arms[v] < maxArms {
				t.parent = append(t.parent, box[v])
				box[c] = int32(len(t.parent) - 1)
				arms[c]++
			}
		}
		for _, c := range kids {
			count[rows[c]] = 0
		}
	}
	for _, v := range pre[1:] {
		if item := items[v-1]; int(item) < len(t.box) {
			t.box[item] = box[v]
		} else {
			t.parent[int(item)-len(t.box)] = box[v]
		}
	}
}

// armRows returns for each vertex how many others with the same immediate dominator stand above it, at least:
// those, with what they dominate, that lead to it.
func armRows(flow *graph.Graph, dom *graph.Dominators, number []int32) []int32 {
	rows := make([]int32, flow.Len())
	place := make([]int32, flow.Len())
	order := flow.ReversePostOrder(0)
	for i, v := range order {
		place[v] = int32(i)
	}
	for i, v := range order[1:] {
		up := dom.Idom(int(v))
		kids := dom.Children(up)
		for _, p := range flow.Preds(int(v)) {
			if int(p) == up || !dom.Reachable(int(p)) || int(place[p]) > i { // the last: an edge back
				continue
			}
			after := sort.Search(len(kids), func(k int) bool { return number[kids[k]] > number[p] })
			rows[v] = max(rows[v], rows[kids[after-1]]+1)
		}
	}
	return rows
}
