package ssa

import (
	"math/bits"

	"hone/graph"
)

// node is an element of a list of blocks. 0 ends a list.
type node struct{ block, next int32 }

// span says in which blocks a variable is accessed.
type span struct {
	defs   int32 // blocks that store to all of it: a list of nodes
	uses   int32 // blocks that read it before they do that: likewise
	stored int32 // 1 + the block of the last whole store that was seen
}

// reads records that block reads the variable. Accesses are recorded block by block, in their order.
func (s *span) reads(nodes *[]node, block int32) {
	if s.stored != block+1 && (s.uses == 0 || (*nodes)[s.uses].block != block) {
		s.uses = push(nodes, s.uses, block)
	}
}

// writes records that block stores to all of the variable.
func (s *span) writes(nodes *[]node, block int32) {
	if s.stored != block+1 {
		s.stored = block + 1
		s.defs = push(nodes, s.defs, block)
	}
}

// push puts a block at the head of a list.
func push(nodes *[]node, list, block int32) int32 {
	if len(*nodes) == 0 {
		*nodes = append(*nodes, node{})
	}
	*nodes = append(*nodes, node{block, list})
	return int32(len(*nodes) - 1)
}

// liveRanges holds where the variables of a group of at most 64 live: one bit of a word for each.
type liveRanges struct {
	in      []uint64 // by block: variables that are live into it
	defined []uint64 // by block: variables that are stored to in it
	defs    []int32  // blocks in which a variable is stored to
	entered []int32  // blocks into which a variable is live
	queue   []uint64 // set of blocks
}

// reset makes room for the blocks of a function.
func (l *liveRanges) reset(blocks int) {
	l.in, l.defined = zeroed(l.in, blocks), zeroed(l.defined, blocks)
	l.queue = zeroed(l.queue, (blocks+63)/64)
	l.defs, l.entered = l.defs[:0], l.entered[:0]
}

// find finds the live ranges of a group: backwards from where the variables are read before they are stored to, up to
// the blocks that store. Blocks are taken from the last to the first, which is against the flow but for loops, so that
// most are looked at once for all variables.
func (l *liveRanges) find(g *graph.Graph, nodes []node, group []span) {
	for _, b := range l.entered {
		l.in[b] = 0
	}
	for _, b := range l.defs {
		l.defined[b] = 0
	}
	l.defs, l.entered = l.defs[:0], l.entered[:0]
	top := 0 // no word of the queue above it holds a block
	enter := func(b int32, vars uint64) {
		if l.in[b] == 0 {
			l.entered = append(l.entered, b)
		}
		l.in[b] |= vars
		l.queue[b/64] |= 1 << (b % 64)
		top = max(top, int(b/64))
	}
	for bit, v := range group {
		for k := v.defs; k != 0; k = nodes[k].next {
			b := nodes[k].block
			if l.defined[b] == 0 {
				l.defs = append(l.defs, b)
			}
			l.defined[b] |= 1 << bit
		}
		for k := v.uses; k != 0; k = nodes[k].next {
			enter(nodes[k].block, 1<<bit)
		}
	}
	for top >= 0 {
		if l.queue[top] == 0 {
			top--
			continue
		}
		at := bits.Len64(l.queue[top]) - 1
		l.queue[top] &^= 1 << at
		b := top*64 + at
		for _, q := range g.Preds(b) {
			if more := l.in[b] &^ l.defined[q] &^ l.in[q]; more != 0 {
				enter(q, more)
			}
		}
	}
}
