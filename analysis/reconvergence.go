package analysis

import (
	"slices"

	"hone/ir"
)

// Reconvergence says for each block where invocations meet again that go different ways at its end; nil for a block
// where they do not part, and where they do not meet before the function ends. Under a selection header that is its
// merge block. Elsewhere in structured control flow one of the ways leaves a construct, and they meet where the one
// leads that goes furthest out. In a module without the capability Shader it is the immediate post-dominator. Near
// linear.
var Reconvergence = &FunctionFact[[]*ir.Block]{
	Name: "reconvergence", Follows: FromCFG,
	Compute: newReconvergence,
	Same:    slices.Equal[[]*ir.Block],
}

func newReconvergence(c *Cache, f *ir.Function) []*ir.Block {
	t := Regions.Of(c, f)
	meet := make([]*ir.Block, len(f.Blocks))
	for i, b := range f.Blocks {
		if !parts(b) {
			continue
		}
		if t.Structured {
			meet[i] = t.meet(b)
		} else if d := PostDominators.Of(c, f).Ipdom(i); d >= 0 {
			meet[i] = f.Blocks[d]
		}
	}
	return meet
}

// parts reports whether b has more than one successor.
func parts(b *ir.Block) bool {
	var first *ir.Block
	for s := range b.Succs() {
		if first != nil && s != first {
			return true
		}
		first = s
	}
	return false
}

func (t *RegionTree) meet(b *ir.Block) *ir.Block {
	if r := t.HeadedBy(b); r != nil && r.Kind != LoopRegion {
		return r.Merge
	}
	var to *ir.Block
	outermost := 2 * len(t.List) // twice the depth of a construct whose merge block is reached, one more for a continue target
	for e := range t.Edges(b) {
		at, depth := e.To, outermost
		switch e.Kind {
		case MergeEdge, BreakEdge, SwitchBreakEdge:
			depth = 2 * t.MergedBy(e.To).Depth
		case ContinueEdge:
			depth = 2*t.ContinuedBy(e.To).Depth + 1
		case FallThroughEdge:
			sw := t.caseOf(e.To).Parent
			at, depth = sw.Merge, 2*sw.Depth
		}
		if depth < outermost {
			to, outermost = at, depth
		}
	}
	return to
}
