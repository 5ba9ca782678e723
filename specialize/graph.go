package specialize

import (
	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// graph makes edges, constructs and entries of phis.
func (b *builder) graph() {
	t := b.tables
	var work []uint32
	for fi, f := range b.m.Functions() {
		fn := &t.functions[fi]
		first := fn.blocks.first
		for i, x := range b.blocksOf[first:fn.blocks.end] {
			bl := &t.blocks[first+int32(i)]
			bl.edges.first = int32(len(t.edges))
		next:
			for s := range x.Succs() {
				to := b.blockOf[s.ID()] - 1
				for _, e := range t.edges[bl.edges.first:] {
					if e.to == to {
						continue next
					}
				}
				t.edges = append(t.edges, edge{first + int32(i), to})
			}
			bl.edges.end = int32(len(t.edges))
			if m := x.MergeBlock(); m != nil {
				bl.mergeBlock = b.blockOf[m.ID()] - 1
			}
			if c := x.ContinueTarget(); c != nil {
				bl.continued = b.blockOf[c.ID()] - 1
			}
			if last := x.Terminator(); last.Unknown() || last.Op == spirv.OpAbortKHR && len(last.Words()) > 1 {
				fn.rigid = true
			}
			if t.pinned[bl.label] && i > 0 {
				fn.rigid = true
			}
		}
		b.reducible(f, fn)
		b.predecessors(fn)
		b.mergeBlocks(fn)
		b.constructs(f, fn, &work)
		for bi := fn.blocks.first; bi < fn.blocks.end; bi++ {
			b.phis(&t.blocks[bi])
		}
	}
}

// reducible leaves control flow alone where an edge goes back in the order of blocks to one that does not dominate:
// with fewer edges, a block might dominate one that stands before it.
func (b *builder) reducible(f *ir.Function, fn *function) {
	if fn.blocks.first == fn.blocks.end {
		return
	}
	dom := analysis.Dominators.Of(b.facts, f)
	for _, e := range b.edges[b.blocks[fn.blocks.first].edges.first:] {
		from, to := b.blocksOf[e.from].Index, b.blocksOf[e.to].Index
		if e.to <= e.from && dom.Reachable(from) && !dom.Dominates(to, from) {
			fn.rigid = true
		}
	}
}

// predecessors lists the edges to each block of a function.
func (b *builder) predecessors(fn *function) {
	t := b.tables
	if fn.blocks.first == fn.blocks.end {
		return
	}
	edges := t.edges[t.blocks[fn.blocks.first].edges.first:t.blocks[fn.blocks.end-1].edges.end]
	for _, e := range edges {
		t.blocks[e.to].preds.end++
	}
	at := int32(len(t.preds))
	for bi := fn.blocks.first; bi < fn.blocks.end; bi++ {
		p := &t.blocks[bi].preds
		n := p.end
		p.first, p.end = at, at
		at += n
	}
	t.preds = append(t.preds, make([]int32, int(at)-len(t.preds))...)
	for k, e := range edges {
		p := &t.blocks[e.to].preds
		t.preds[p.end] = t.blocks[fn.blocks.first].edges.first + int32(k)
		p.end++
	}
}

// mergeBlocks lists the headers of which each block of a function is the merge block or continue target.
func (b *builder) mergeBlocks(fn *function) {
	t := b.tables
	each := func(do func(h, to int32)) {
		for h := fn.blocks.first; h < fn.blocks.end; h++ {
			for _, to := range [...]int32{t.blocks[h].mergeBlock, t.blocks[h].continued} {
				if to >= 0 {
					do(h, to)
				}
			}
		}
	}
	each(func(h, to int32) { t.blocks[to].headers.end++ })
	at := int32(len(t.headers))
	for bi := fn.blocks.first; bi < fn.blocks.end; bi++ {
		s := &t.blocks[bi].headers
		n := s.end
		s.first, s.end = at, at
		at += n
	}
	t.headers = append(t.headers, make([]int32, int(at)-len(t.headers))...)
	each(func(h, to int32) {
		s := &t.blocks[to].headers
		t.headers[s.end] = h
		s.end++
	})
}

// phis finds the edge of each entry of the phis of a block. A block has few predecessors or many entries: it is linear
// in their number when each phi has them in one order, as all front ends write them.
func (b *builder) phis(bl *block) {
	t := b.tables
	if bl.phis == 0 {
		return
	}
	n := bl.preds.end - bl.preds.first
	guess := int32(0)
	for i := bl.span.first; i < bl.span.end; i++ {
		x := &t.insts[i]
		if x.op != spirv.OpPhi {
			continue
		}
		x.aux = uint32(len(t.phiEdges))
		w := t.words[x.at : x.at+uint32(x.len)]
		for k := 4; k < len(w); k += 2 {
			found := int32(-1)
			from := b.blockOf[w[k]] - 1
			for range n {
				if e := t.preds[bl.preds.first+guess%n]; t.edges[e].from == from {
					found = e
					guess++
					break
				}
				guess++
			}
			t.phiEdges = append(t.phiEdges, found)
		}
	}
}

// constructs finds in which construct each block stands, and which branches must stay.
func (b *builder) constructs(f *ir.Function, fn *function, work *[]uint32) {
	t := b.tables
	if !t.structured || len(f.Blocks) == 0 {
		return
	}
	tree := analysis.Regions.Of(b.facts, f)
	if !tree.Structured || analysis.VerifyStructure(b.facts, f) != nil {
		fn.rigid = true
		return
	}
	first := fn.blocks.first
	index := func(x *ir.Block) int32 {
		if x == nil {
			return -1
		}
		return b.blockOf[x.ID()] - 1
	}
	header := func(r *analysis.Region) int32 {
		for ; r != nil; r = r.Parent {
			switch r.Kind {
			case analysis.SelectionRegion, analysis.SwitchRegion, analysis.LoopRegion:
				return index(r.Header)
			}
		}
		return -1
	}
	reached := b.reached(fn, work)
	for i, x := range b.blocksOf[first:fn.blocks.end] {
		bl := &t.blocks[first+int32(i)]
		if !reached[i] {
			fn.rigid = fn.rigid || !b.isStub(tree, x, bl)
			continue
		}
		r := tree.Of(x)
		bl.around = header(r)
		if h := tree.HeadedBy(x); h != nil {
			bl.outer = header(h.Parent)
			bl.backEdge = index(h.BackEdge)
			bl.last = first + int32(i+len(tree.Blocks(h)))
		}
		if (bl.mergeBlock >= 0) != (tree.HeadedBy(x) != nil) || bl.around < 0 && bl.mergeBlock >= 0 {
			fn.rigid = true
		}
		op := t.insts[bl.term].op
		if bl.merge < 0 {
			for e := bl.edges.first; e < bl.edges.end; e++ {
				to := t.edges[e].to
				if loop := tree.HeadedBy(b.blocksOf[to]); loop != nil && loop.Kind == analysis.LoopRegion &&
					loop.BackEdge == x {
					bl.back = true
				}
			}
		}
		for ; r != nil && !bl.fixed; r = r.Parent { // its own back edge may be folded, see run.loop
			bl.fixed = r.Kind == analysis.ContinueRegion && (r.Parent == nil || r.Parent.BackEdge != x)
		}
		if bl.edges.end-bl.edges.first < 2 {
			continue
		}
		if op == spirv.OpSwitch && bl.merge < 0 || bl.back && op == spirv.OpSwitch {
			fn.rigid = true
		}
		if op == spirv.OpBranchConditional && (bl.merge < 0 || t.insts[bl.merge].op == spirv.OpLoopMerge) {
			exits := false
			for s := range x.Succs() {
				h := s.MergeOf()
				c := s.ContinueOf()
				exits = exits || h != nil && h != x || c != nil || h == x
			}
			// Other selections have to be declared. Where one is not, a selection elsewhere is what makes it valid.
			fn.rigid = fn.rigid || !exits && !bl.back
		}
	}
	if fn.rigid {
		return
	}
	b.ownership(fn)
	for x := first; x < fn.blocks.end; x++ {
		if bl := &t.blocks[x]; bl.continued >= 0 && reached[x-first] {
			bl.finite = b.finite(x)
		}
	}
}

// reached returns which blocks of a function its entry leads to.
func (b *builder) reached(fn *function, work *[]uint32) []bool {
	t := b.tables
	first := fn.blocks.first
	reached := make([]bool, fn.blocks.end-first)
	reached[0] = true
	*work = append((*work)[:0], uint32(first))
	for len(*work) > 0 {
		bl := &t.blocks[(*work)[len(*work)-1]]
		*work = (*work)[:len(*work)-1]
		for e := bl.edges.first; e < bl.edges.end; e++ {
			if to := t.edges[e].to; !reached[to-first] {
				reached[to-first] = true
				*work = append(*work, uint32(to))
			}
		}
	}
	return reached
}

// isStub reports whether an unreachable block is no more than structure needs: a merge block that ends in
// OpUnreachable, or a continue target that leads back.
func (b *builder) isStub(tree *analysis.RegionTree, x *ir.Block, bl *block) bool {
	if x.First().NextCode() != x.Terminator() {
		return false
	}
	if c := x.ContinueOf(); c != nil {
		return x.Terminator().Op == spirv.OpBranch && x.Terminator().ID(0) == c.ID()
	}
	return x.MergeOf() != nil && x.Terminator().Op == spirv.OpUnreachable
}
