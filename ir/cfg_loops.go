package ir

import (
	"slices"

	"hone/spirv"
)

// NewContinueTarget gives the loop that b is the header of a new continue target, an empty block that branches back,
// and returns it. What was the continue construct becomes the end of the loop's body, which may be left early, and
// whose branch to the new block may go.
//
// A branch of which both targets will be inside of the loop becomes a selection, as in [Block.SplitEdge].
//
// The error says what stands against it, and nothing is changed: b is no header of a structured loop, or its continue
// target has several predecessors. These may be inside of different constructs, which are left to a continue target or
// a merge block only. Once the merge instruction of a construct inside of the loop, around all of them, names the
// continue target as its merge block too, there is nothing against it.
//
// Cost: linear in the continue construct and the predecessors and phi entries of b, and in b if it is its own continue
// target.
func (b *Block) NewContinueTarget() (*Block, error) {
	b.fn.settle()
	back := b.backEdgeBlock()
	if back == nil || !back.last.branches() {
		return nil, b.refuse("is no header of a structured loop")
	}
	merge := b.LoopMerge()
	c := b.ContinueTarget()
	if c == b {
		body := b.splitOff(AtStart(b).at)
		merge.MoveBefore(b.last)
		if back == b {
			back = body
		}
	} else if c.MergeOf() == nil {
		from, err := b.continuedFrom(c)
		if err != nil {
			return nil, err
		}
		if from != nil && from.last.Op == spirv.OpBranchConditional {
			other := from.last.otherTarget(c)
			if merge := from.MergeInst(); other != nil && !other.isLeftTo() && (merge == nil || merge == b.LoopMerge()) {
				// Both targets will be inside of the loop: a selection.
				if _, err := from.SplitEdge(c); err != nil {
					return nil, err
				}
			}
		}
	}
	n := b.fn.NewBlock(back)
	b.movePhiEntries(back, n)
	back.retarget(b, n)
	AtEnd(n).branch(b).pos = back.last.pos
	merge.SetID(1, n.ID())
	return n, nil
}

// backEdgeBlock returns the back-edge block of the structured loop that b is the header of, nil if there is none.
func (b *Block) backEdgeBlock() *Block {
	if i := slices.IndexFunc(b.preds, func(p *Block) bool { return p.isBackEdge(b) }); i >= 0 {
		return b.preds[i]
	}
	return nil
}

// continuedFrom returns the only block from which the loop of header b is continued at c, nil for none.
func (b *Block) continuedFrom(c *Block) (from *Block, err error) {
	for _, p := range c.preds {
		switch {
		case p == from || p.isBackEdge(c): // a loop at the start of the continue construct
		case from != nil:
			return nil, b.refuse("blocks %%%d and %%%d continue the loop", from.ID(), p.ID())
		case !p.last.branches():
			return nil, b.refuse("an unknown instruction in block %%%d continues the loop", p.ID())
		default:
			from = p
		}
	}
	return from, nil
}
