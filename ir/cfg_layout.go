package ir

import (
	"slices"

	"hone/graph"
)

// Layout ends a series of edits of blocks: those that were removed or merged leave f.Blocks, those that were made move
// to their places, and if a block has come to stand before one that dominates it, it moves behind that. Every block's
// Index is its place then. The driver calls it after each pass, so a pass need not.
//
// Cost: linear, or none if no edge was edited; near linear if blocks have to move.
func (f *Function) Layout() {
	if !f.unlaid {
		return
	}
	f.unlaid = false
	f.place()
	for i, b := range f.Blocks {
		b.Index = i
	}
	if !f.forward() {
		f.sortByDominance()
	}
}

// place drops blocks without instructions and puts each new block after the one that it was made for, the newest first.
func (f *Function) place() {
	n := len(f.Blocks)
	first := slices.IndexFunc(f.Blocks, func(b *Block) bool { return b.after != nil || b.first == nil })
	if first < 0 {
		return
	}
	next := make([]int32, n) // linked list over indices
	last := int32(-1)
	for i, b := range f.Blocks {
		if b.after == nil {
			if last >= 0 {
				next[last] = int32(i)
			}
			last = int32(i)
			next[i] = -1
		}
	}
	for i, b := range f.Blocks {
		if b.after != nil {
			a := b.after.Index
			next[i], next[a] = next[a], int32(i)
			b.after = nil
		}
	}
	blocks := make([]*Block, 0, n)
	for i := int32(0); i >= 0; i = next[i] {
		if b := f.Blocks[i]; b.first != nil {
			blocks = append(blocks, b)
		} else {
			b.Index = -1
		}
	}
	f.Blocks = blocks
	f.touchCFG()
}

// forward reports whether a path that only goes forward leads to each block that the first one reaches: what dominates
// a block is on that path, so it stands before it.
func (f *Function) forward() bool {
	reached := make([]bool, len(f.Blocks))
	reached[0] = true
	for i, b := range f.Blocks[1:] {
		reached[i+1] = slices.ContainsFunc(b.preds, func(p *Block) bool { return p.Index <= i && reached[p.Index] })
	}
	for i, b := range f.Blocks {
		if !reached[i] && slices.ContainsFunc(b.preds, func(p *Block) bool { return reached[p.Index] }) {
			return false
		}
	}
	return true
}

// sortByDominance puts each block that stands before its immediate dominator behind it, and leaves the others in their
// order. If there is one, what is not reached goes to the end.
func (f *Function) sortByDominance() {
	dom := graph.NewDominators(f.Graph(), 0)
	late := false
	for i := range f.Blocks[1:] {
		late = late || dom.Reachable(i+1) && dom.Idom(i+1) > i+1
	}
	if !late {
		return
	}
	placed := make([]bool, len(f.Blocks))
	waiting := make([][]*Block, len(f.Blocks)) // by immediate dominator
	order := make([]*Block, 0, len(f.Blocks))
	var unreachable []*Block // they may use what the others define
	for i, b := range f.Blocks {
		if !dom.Reachable(i) {
			unreachable = append(unreachable, b)
			continue
		}
		if i > 0 && !placed[dom.Idom(i)] {
			waiting[dom.Idom(i)] = append(waiting[dom.Idom(i)], b)
			continue
		}
		for stack := []*Block{b}; len(stack) > 0; {
			b := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			order = append(order, b)
			placed[b.Index] = true
			for _, w := range slices.Backward(waiting[b.Index]) {
				stack = append(stack, w)
			}
		}
	}
	copy(f.Blocks, append(order, unreachable...))
	for i, b := range f.Blocks {
		b.Index = i
	}
	f.touchCFG()
}
