package analysis

import (
	"cmp"
	"slices"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// Point is a place in a function: after an instruction. The points are numbered in an order of the blocks in which each
// stands after its dominators and loops are contiguous. A block has a point after its label, one for all of its phis,
// since they are evaluated together, one for each further instruction, and a last one, its end, where the phis of its
// successors read. The label of the next block follows without a gap.
type Point int32

// points are the points of a function.
type points struct {
	order []*ir.Block // the blocks that are reached
	place []int32     // by Block.Index: its place in order, -1 for none
	label []Point     // by place
	end   []Point     // by place
}

func newPoints(c *Cache, f *ir.Function) points {
	g := CFG.Of(c, f)
	order := layout(g, Loops.Of(c, f))
	p := points{
		order: make([]*ir.Block, len(order)),
		place: make([]int32, g.Len()),
		label: make([]Point, len(order)),
		end:   make([]Point, len(order)),
	}
	for i := range p.place {
		p.place[i] = -1
	}
	at := Point(0)
	for i, v := range order {
		b := f.Blocks[v]
		p.order[i], p.place[v] = b, int32(i)
		p.label[i] = at
		for in := b.First(); in != nil; in = in.Next() {
			at = pointAfter(at, in)
		}
		p.end[i] = at
		at++
	}
	return p
}

// layout returns what is reached from vertex 0 in an order that leaves few gaps in live ranges: reverse postorder, but
// with loops contiguous, and, where a branch has a longer and a shorter path to the end, with the longer one first.
// What leaves a region of code early then stands after it, be it by a return, by a break or by the other side of the
// condition. Cost: linear, and a sort of the successors of each vertex.
func layout(g *graph.Graph, loops *graph.Loops) []int32 {
	n := g.Len()
	height := make([]int32, n) // of the longest path to the end, back edges aside
	reached := g.PostOrder(0)
	for _, v := range reached {
		longest := int32(0)
		for _, s := range g.Succs(int(v)) {
			longest = max(longest, height[s]) // 0: a back edge
		}
		height[v] = longest + 1
	}
	sorted := graph.New(n) // a depth-first search enters what it finds first last into reverse postorder
	var succs []int32
	for _, v := range reached {
		succs = append(succs[:0], g.Succs(int(v))...)
		slices.SortStableFunc(succs, func(a, b int32) int { return cmp.Compare(height[a], height[b]) })
		for _, s := range succs {
			sorted.AddEdge(int(v), int(s))
		}
	}
	order := sorted.ReversePostOrder(0)
	if len(loops.All()) == 0 {
		return order
	}
	// Each loop gets room for all of its vertices where the first of them stands.
	contiguous := make([]int32, len(order))
	outside := int32(0)      // where the next vertex goes that is in no loop
	next := make([]int32, n) // by header: where the next vertex of its loop goes, -1 for a loop without room
	for i := range next {
		next[i] = -1
	}
	room := func(x *graph.Loop) *int32 {
		if x == nil {
			return &outside
		}
		return &next[x.Header]
	}
	var fresh []*graph.Loop
	for _, v := range order {
		fresh = fresh[:0]
		for x := loops.Of(int(v)); *room(x) < 0; x = x.Parent {
			fresh = append(fresh, x)
		}
		for _, x := range slices.Backward(fresh) {
			around := room(x.Parent)
			*room(x) = *around
			*around += int32(len(x.Body()))
		}
		at := room(loops.Of(int(v)))
		contiguous[*at] = v
		*at++
	}
	return contiguous
}

// pointAfter returns the point of the instruction after in, where at is that of in.
func pointAfter(at Point, in *ir.Inst) Point {
	if next := in.Next(); next != nil && next.Op == spirv.OpPhi && in.Op == spirv.OpPhi {
		return at
	}
	return at + 1
}
