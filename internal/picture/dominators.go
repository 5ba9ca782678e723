package picture

import (
	"fmt"

	"hone/analysis"
	"hone/ir"
)

// DominatorTree returns the dominator tree of a function that has blocks: each block below its immediate
// dominator. Blocks that the entry does not reach are not in it. Near linear.
func (s *Source) DominatorTree(f *ir.Function, o Options) *Figure {
	dom := analysis.Dominators.Of(s.facts, f)
	text := s.text(f)
	fig := &Figure{Title: s.title(f, ", dominator tree"), Boxes: []Box{{}}, Tree: true}
	depths := s.loopDepths(f, o)
	place := make([]int, len(f.Blocks))
	for _, v := range dom.PreOrder() {
		place[v] = len(fig.Nodes)
		n := Node{Name: blockName(s, text, int(v)), Depth: depths[v]}
		n.Tip = fmt.Sprintf("block %s, %s", n.Name, counted(len(text.blocks[v]), "instruction"))
		if o.Loops && n.Depth > 0 {
			n.Note = fmt.Sprintf("depth %d", n.Depth)
		}
		if v == 0 {
			n.Note = "entry"
		}
		up := dom.Idom(int(v))
		if up >= 0 {
			n.Tip += ", immediately dominated by " + blockName(s, text, up)
			fig.Edges = append(fig.Edges, Edge{From: place[up], To: place[v], Kind: TreeEdge})
		}
		fig.Nodes = append(fig.Nodes, n)
	}
	return fig
}

// loopDepths returns the number of loops around each block, 0 where they are not asked for.
func (s *Source) loopDepths(f *ir.Function, o Options) []int {
	depths := make([]int, len(f.Blocks))
	if o.Loops {
		regions := analysis.Regions.Of(s.facts, f)
		of := regionDepths(regions)
		for i, b := range f.Blocks {
			depths[i] = of[regions.Of(b).Index]
		}
	}
	return depths
}

// regionDepths returns the number of loops that each region is in, or is.
func regionDepths(regions *analysis.RegionTree) []int {
	depths := make([]int, len(regions.List))
	for i := range regions.List {
		r := &regions.List[i]
		if r.Parent != nil {
			depths[i] = depths[r.Parent.Index]
		}
		if r.Kind == analysis.LoopRegion {
			depths[i]++
		}
	}
	return depths
}
