package analysis

import (
	"slices"

	"hone/ir"
)

// Reconvergence has for each block the one where invocations reconverge that diverge at its end; nil for a block where
// they do not diverge, and where they do not reconverge before the function ends. For a selection header that is its
// merge block. Elsewhere in structured control flow one of the edges leaves a construct, and they reconverge at the
// target of the outermost exit. In a module without the capability Shader it is the immediate post-dominator. Near
// linear.
var Reconvergence = &FunctionFact[[]*ir.Block]{
	Name: "reconvergence", DependsOn: OnCFG,
	Compute:  newReconvergence,
	Validate: slices.Equal[[]*ir.Block],
}

func newReconvergence(c *Cache, f *ir.Function) []*ir.Block {
	t := Regions.Of(c, f)
	meet := make([]*ir.Block, len(f.Blocks))
	for i, b := range f.Blocks {
		if !diverges(b) {
			continue
		}
		if t.Structured {
			meet[i] = t.reconvergence(b)
		} else if d := PostDominators.Of(c, f).Ipdom(i); d >= 0 {
			meet[i] = f.Blocks[d]
		}
	}
	return meet
}

// diverges reports whether b has more than one successor.
func diverges(b *ir.Block) bool {
	var first *ir.Block
	for s := range b.Succs() {
		if first != nil && s != first {
			return true
		}
		first = s
	}
	return false
}

func (t *RegionTree) reconvergence(b *ir.Block) *ir.Block {
	if r := t.HeadedBy(b); r != nil && r.Kind != LoopRegion {
		return r.Merge
	}
	var to *ir.Block
	// twice the depth of a construct whose merge block is reached, one more for a continue target
	outermost := 2 * len(t.List)
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
