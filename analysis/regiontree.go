package analysis

import (
	"slices"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// newRegionTree makes the tree of a structured function in one walk over its structural dominator tree.
//
// A construct is what its header dominates without what its merge block dominates, and structural dominance has an edge
// from the header to the merge block, to the continue target and to each case: so all of them are children of the
// header in the dominator tree, and the region that a block is in follows from its parent's. The merge block's subtree
// is walked last and the continue target's before it, which puts each region in one piece. Siblings come in reverse
// postorder, so that each block comes after its predecessors. Where the rules are broken, a merge block that its header
// does not dominate ends nothing.
func newRegionTree(c *Cache, f *ir.Function) *RegionTree {
	n := len(f.Blocks)
	slab := make([]int32, 5*n)
	array := func() []int32 {
		a := slab[:n:n]
		slab = slab[n:]
		for i := range a {
			a[i] = -1
		}
		return a
	}
	t := &RegionTree{
		Structured: f.Module().HasCapability(spirv.CapabilityShader),
		order:      make([]*ir.Block, 0, n),
		place:      array(), inner: array(), headed: array(), merged: array(), continued: array(),
	}
	b := treeBuilder{RegionTree: t, f: f}
	if t.Structured {
		n := declaredRegions(f)
		t.List, b.parents = make([]Region, 0, n), make([]int32, 0, n)
	}
	b.open(FunctionRegion, -1, f.Blocks[0])
	if t.Structured {
		b.walk(StructuralCFG.Of(c, f), StructuralDominators.Of(c, f))
	} else {
		b.natural(Loops.Of(c, f))
	}
	// What the entry does not reach.
	for i, block := range f.Blocks {
		if t.inner[i] < 0 {
			b.put(block, 0)
		}
	}
	b.close()
	return t
}

// declaredRegions returns how many regions the merge instructions can open, the function included.
func declaredRegions(f *ir.Function) int {
	n := 1
	for _, b := range f.Blocks {
		merge := b.MergeInst()
		switch {
		case merge == nil:
		case merge.Op == spirv.OpLoopMerge:
			n += 2
		case b.Terminator().Op == spirv.OpSwitch:
			for range b.Succs() {
				n++
			}
			fallthrough
		default:
			n++
		}
	}
	return n
}

// treeBuilder makes a tree. Parents are indices until all regions are there.
type treeBuilder struct {
	*RegionTree
	f       *ir.Function
	parents []int32
}

// open adds a region and returns its index.
func (t *treeBuilder) open(kind RegionKind, parent int32, header *ir.Block) int32 {
	i := int32(len(t.List))
	t.List = append(t.List, Region{Kind: kind, Index: int(i), Header: header, first: int32(len(t.order)), last: i})
	t.parents = append(t.parents, parent)
	return i
}

// put gives a block the next place in the order.
func (t *treeBuilder) put(b *ir.Block, region int32) {
	t.place[b.Index] = int32(len(t.order))
	t.inner[b.Index] = region
	t.order = append(t.order, b)
}

// walk opens regions as it walks over the dominator tree.
func (t *treeBuilder) walk(g *graph.Graph, dom *graph.Dominators) {
	children := siblingsInOrder(g, dom)
	type frame struct {
		block  int32
		region int32 // that the block is in, unless it opens one
		opens  RegionKind
	}
	stack := []frame{{0, 0, FunctionRegion}}
	for len(stack) > 0 {
		t.f.Module().Spend(1)
		at := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		b := t.f.Blocks[at.block]
		if at.opens != FunctionRegion {
			at.region = t.open(at.opens, at.region, b)
		}
		inside := at.region
		merge, target := declared(b)
		if merge != nil {
			inside = t.openHeader(b, inside, merge, target)
		}
		t.put(b, inside)

		// The last one pushed is walked first.
		header := t.HeadedBy(b)
		isChild := func(c *ir.Block) bool { return c != nil && dom.Idom(c.Index) == b.Index }
		if isChild(merge) {
			t.merged[merge.Index] = int32(header.Index)
			stack = append(stack, frame{int32(merge.Index), at.region, FunctionRegion})
		}
		if target != merge && isChild(target) {
			t.continued[target.Index] = int32(header.Index)
			stack = append(stack, frame{int32(target.Index), inside, ContinueRegion})
		}
		kids := children(b.Index)
		for i := len(kids) - 1; i >= 0; i-- {
			kid := t.f.Blocks[kids[i]]
			if kid == merge || kid == target {
				continue
			}
			opens := FunctionRegion
			if header != nil && header.Kind == SwitchRegion && slices.Contains(kid.Preds(), b) {
				opens = CaseRegion
			}
			stack = append(stack, frame{kids[i], inside, opens})
		}
	}
}

// openHeader opens the regions of a merge instruction and returns the one that its block is in.
func (t *treeBuilder) openHeader(b *ir.Block, parent int32, merge, target *ir.Block) int32 {
	kind := SelectionRegion
	switch {
	case b.MergeInst().Op == spirv.OpLoopMerge:
		kind = LoopRegion
	case b.Terminator().Op == spirv.OpSwitch:
		kind = SwitchRegion
	}
	i := t.open(kind, parent, b)
	t.headed[b.Index] = i
	r := &t.List[i]
	r.Merge, r.Continue = merge, target
	if kind == LoopRegion && target == b {
		t.continued[b.Index] = i
		return t.open(ContinueRegion, i, b)
	}
	return i
}

// siblingsInOrder returns the children of each vertex of the dominator tree in reverse postorder.
func siblingsInOrder(g *graph.Graph, dom *graph.Dominators) func(v int) []int32 {
	n := g.Len()
	start := make([]int32, n+2)
	order := g.ReversePostOrder(0)
	for _, v := range order[1:] {
		start[dom.Idom(int(v))+2]++
	}
	for i := 2; i < len(start); i++ {
		start[i] += start[i-1]
	}
	list := make([]int32, len(order)-1)
	for _, v := range order[1:] {
		at := &start[dom.Idom(int(v))+1]
		list[*at] = v
		*at++
	}
	return func(v int) []int32 { return list[start[v]:start[v+1]] }
}

// natural opens a region for each loop of a forest, whose order has each loop in one piece.
func (t *treeBuilder) natural(loops *graph.Loops) {
	region := func(x *graph.Loop) int32 {
		if x == nil {
			return 0
		}
		return t.headed[x.Header]
	}
	for _, v := range loops.Order() {
		b := t.f.Blocks[v]
		x := loops.Of(int(v))
		if x != nil && x.Header == int(v) {
			t.headed[v] = t.open(LoopRegion, region(x.Parent), b)
			t.List[t.headed[v]].Irreducible = x.Irreducible
		}
		t.put(b, region(x))
	}
}

// close fills in what follows from the blocks and regions that are there.
func (t *treeBuilder) close() {
	for place, b := range t.order {
		t.List[t.inner[b.Index]].end = int32(place + 1)
	}
	for i := len(t.List) - 1; i > 0; i-- {
		r, p := &t.List[i], &t.List[t.parents[i]]
		r.Parent = p
		p.end, p.last = max(p.end, r.end), max(p.last, r.last)
	}
	for i := range t.List[1:] {
		r := &t.List[i+1]
		r.Depth = r.Parent.Depth + 1
		r.loop, r.breaks = r.Parent.loop, r.Parent.breaks
		switch r.Kind {
		case LoopRegion:
			r.loop, r.breaks = r, nil
			r.BackEdge = t.backEdge(r)
		case SwitchRegion:
			r.breaks = r
		}
	}
}

// backEdge returns the only block from which an edge goes back to the header of a loop.
func (t *treeBuilder) backEdge(r *Region) (from *ir.Block) {
	for _, p := range r.Header.Preds() {
		switch {
		case p == from || !t.Contains(r, p):
		case from != nil:
			return nil
		default:
			from = p
		}
	}
	return from
}
