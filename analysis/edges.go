package analysis

import (
	"iter"

	"hone/ir"
	"hone/spirv"
)

// EdgeKind says what an edge does in the tree of regions.
type EdgeKind uint8

// The kinds of edges. The ones from ReturnEdge on end the function and lead to no block.
const (
	BranchEdge      EdgeKind = iota // leaves no region
	MergeEdge                       // from a selection, its header included, to its merge block
	BreakEdge                       // from a loop to its merge block, from a natural loop to anywhere outside of it
	SwitchBreakEdge                 // from a switch to its merge block
	ContinueEdge                    // from a loop to its continue target
	BackEdge                        // from a loop to its header
	CaseEdge                        // from the header of a switch to a case
	FallThroughEdge                 // from a case to another case of its switch
	ExitEdge                        // leaves a region otherwise: in a shader that is an error
	ReturnEdge                      // OpReturn, OpReturnValue
	// ends the invocation: OpKill, OpTerminateInvocation, OpIgnoreIntersectionKHR, and unknown ones
	KillEdge
	UnreachableEdge // OpUnreachable
)

var edgeKindNames = [...]string{"branch", "merge", "break", "switch break", "continue", "back edge", "case",
	"fall-through", "exit",
	"return", "kill", "unreachable"}

func (k EdgeKind) String() string { return edgeKindNames[k] }

// Edge is an edge of the control flow graph, or the end of the function.
type Edge struct {
	From, To *ir.Block // To is nil where the function ends
	Kind     EdgeKind
}

// Edges yields the edges out of b: those to its successors in the terminator's order, or the one that ends the
// function. A block that was merged into another, or that has no terminator yet, has none.
func (t *RegionTree) Edges(b *ir.Block) iter.Seq[Edge] {
	return func(yield func(Edge) bool) {
		ends := true
		for s := range b.Succs() {
			ends = false
			if !yield(Edge{b, s, t.kind(b, s)}) {
				return
			}
		}
		if in := b.Terminator(); ends && in != nil && in.Op != spirv.OpLabel {
			yield(Edge{b, nil, endKind(in.Op)})
		}
	}
}

// Exits yields the edges that leave r, those that end the function included. Linear in the blocks of r and their
// edges.
func (t *RegionTree) Exits(r *Region) iter.Seq[Edge] {
	return func(yield func(Edge) bool) {
		for _, b := range t.Blocks(r) {
			for e := range t.Edges(b) {
				if (e.To == nil || !t.Contains(r, e.To)) && !yield(e) {
					return
				}
			}
		}
	}
}

// kind classifies an edge. A header's own edge counts as one from inside of its region.
func (t *RegionTree) kind(from, to *ir.Block) EdgeKind {
	if loop := t.HeadedBy(to); loop != nil && loop.Kind == LoopRegion && t.Contains(loop, from) {
		return BackEdge
	}
	if loop := t.ContinuedBy(to); loop != nil && t.Contains(loop, from) {
		return ContinueEdge
	}
	if r := t.MergedBy(to); r != nil && t.Contains(r, from) {
		switch r.Kind {
		case LoopRegion:
			return BreakEdge
		case SwitchRegion:
			return SwitchBreakEdge
		}
		return MergeEdge
	}
	if r := t.caseOf(to); r != nil {
		switch {
		case from == r.Parent.Header:
			return CaseEdge
		case t.Contains(r.Parent, from) && !t.Contains(r, from):
			return FallThroughEdge
		}
	}
	switch r := t.Of(from); {
	case t.Contains(r, to):
		return BranchEdge
	case !t.Structured:
		return BreakEdge
	}
	return ExitEdge
}

// caseOf returns the case whose first block is b, nil for none.
func (t *RegionTree) caseOf(b *ir.Block) *Region {
	r := t.Of(b)
	for ; r != nil && r.Header == b; r = r.Parent {
		if r.Kind == CaseRegion {
			return r
		}
	}
	return nil
}

// endKind classifies a terminator without successors.
func endKind(op spirv.Op) EdgeKind {
	switch op {
	case spirv.OpReturn, spirv.OpReturnValue:
		return ReturnEdge
	case spirv.OpUnreachable:
		return UnreachableEdge
	}
	return KillEdge
}
