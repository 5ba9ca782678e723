package ssa

import (
	"math/bits"
	"slices"

	"hone/graph"
	"hone/ir"
)

// placement is what finds the blocks that need phis.
type placement struct {
	spread  []int32 // variables that are live across blocks
	live    liveRanges
	group   []span
	width   []int32 // by block: predecessor blocks, 0 where they were not counted
	seen    []int32 // by block: 1 + the last block that it was counted for
	joins   []join  // where phis go
	refused int     // phis that were placed for variables that are not promoted
}

// join says that a variable needs a phi in a block.
type join struct{ block, v int32 }

// maxRefused bounds the work for variables whose phis turn out to be too many.
const maxRefused = 1 << 20

// place decides which blocks get phis of which variables. It drops the variables that the pass may not
// rewrite or whose phis are too long or too many, and reports whether any is left.
func (p *promoter) place() bool {
	p.joins, p.spread, p.refused = p.joins[:0], p.spread[:0], 0
	left := false
	for i := range p.vars {
		v := &p.vars[i]
		switch {
		case v.stays:
		case !p.c.Transform():
			p.keepFor(int32(i), bisected)
		case v.uses == 0 || v.defs == 0 || p.nodes[v.defs].next == 0 && p.dominatesAll(p.nodes[v.defs].block, v.uses):
			left = true
		default:
			p.spread = append(p.spread, int32(i))
		}
	}
	if len(p.spread) == 0 {
		return left
	}
	n := len(p.f.Blocks)
	p.live.reset(n)
	p.width, p.seen = zeroed(p.width, n), zeroed(p.seen, n)
	frontiers := p.dom.IteratedFrontier(p.g)
	for group := range slices.Chunk(p.spread, 64) {
		p.group = p.group[:0]
		for _, i := range group {
			p.group = append(p.group, p.vars[i].span)
		}
		p.live.find(p.g, p.nodes, p.group)
		left = p.placePhis(frontiers, group) || left
	}
	return left
}

// dominatesAll reports whether block b comes before each block of a list on every path to it.
func (p *promoter) dominatesAll(b, list int32) bool {
	if !p.dom.Reachable(int(b)) {
		return false
	}
	for k := list; k != 0; k = p.nodes[k].next {
		u := p.nodes[k].block
		if u == b || p.dom.Reachable(int(u)) && !p.dom.Dominates(int(b), int(u)) {
			return false
		}
	}
	return true
}

// placePhis adds the joins of the variables of a group: their iterated dominance frontiers, where they are live. It
// drops those variables whose phis there is no room for, and reports whether any is left.
func (p *promoter) placePhis(frontiers *graph.IteratedFrontier, group []int32) (left bool) {
	if p.refused > maxRefused {
		for _, i := range group {
			p.keepFor(i, outgrown)
		}
		return false
	}
	blocks := frontiers.OfGroup(p.live.defs, p.live.defined, p.live.in)
	var count, cost [64]int // of the phis of each variable
	tooLong := uint64(0)
	for _, b := range blocks {
		entries := p.entries(b)
		if entries > ir.MaxPhiEntries {
			tooLong |= frontiers.Found(int(b))
		}
		for vars := frontiers.Found(int(b)); vars != 0; vars &= vars - 1 {
			count[bits.TrailingZeros64(vars)]++
			cost[bits.TrailingZeros64(vars)] += phiCost(entries)
		}
	}
	placed := uint64(0)
	for bit, i := range group {
		switch {
		case tooLong>>bit&1 != 0:
			p.keepFor(i, phiTooLong)
		case !p.c.Grow(cost[bit]):
			p.keepFor(i, outgrown)
		default:
			placed |= 1 << bit
			left = true
			continue
		}
		p.refused += count[bit]
	}
	for _, b := range blocks {
		for vars := frontiers.Found(int(b)) & placed; vars != 0; vars &= vars - 1 {
			p.joins = append(p.joins, join{b, group[bits.TrailingZeros64(vars)]})
		}
	}
	return left
}

// entries returns the number of entries of a phi in block b.
func (p *promoter) entries(b int32) int {
	if p.width[b] == 0 {
		for _, q := range p.g.Preds(int(b)) {
			if p.seen[q] != b+1 {
				p.seen[q] = b + 1
				p.width[b]++
			}
		}
	}
	return int(p.width[b])
}

// phiCost is how many instructions of common length a phi is as long as.
func phiCost(entries int) int { return (3 + 2*entries) / 4 }
