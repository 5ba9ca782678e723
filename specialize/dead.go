package specialize

import (
	"hone/ir"
	"hone/spirv"
)

// Which constructs are live. Branches are no roots: a selection, switch or loop in which nothing is live, and which
// nothing leaves but to its merge block, becomes a branch to that. A construct is live
//
//   - if an instruction in it is, which makes those around it live, too;
//   - if a phi of its merge block is, which asks where control flow came from;
//   - if it branches elsewhere than to its merge block, and what is around it is live;
//   - if it is a loop that may not end, has no merge block that is reached, or stands in a continue construct that is.
//
// Once it is live, its branches are, but for those of headers of constructs inside of it. Liveness of values and of
// constructs is found together.

// endsOf finds what leaves constructs of a function early, and makes those live that are live whatever is in them.
func (r *run) endsOf(f *function) {
	t := r.t
	for b := f.blocks.first; b < f.blocks.end; b++ {
		if !r.in[b] {
			continue
		}
		if f.rigid || !t.structured {
			r.branch(b)
			continue
		}
		if r.needed[b] { // since something outside of the function names a value, before it was known what is reached
			r.constructs = append(r.constructs, b)
		}
		bl := &t.blocks[b]
		for e := bl.edges.first; e < bl.edges.end; e++ {
			if !r.executed[e] {
				continue
			}
			to := t.edges[e].to
			for c := bl.around; c >= 0 && (to < c || to >= t.blocks[c].last); c = t.blocks[c].outer {
				if to != t.blocks[c].mergeBlock {
					r.leaves[c] = true
				}
			}
		}
		if r.isHeader(b) && (bl.continued >= 0 && !bl.finite || !r.in[bl.mergeBlock]) {
			r.construct(b)
		}
		if bl.owner < 0 {
			r.branches(b)
		}
	}
}

// isHeader reports whether a block is the header of a construct that has its merge instruction.
func (r *run) isHeader(b int32) bool { return r.t.blocks[b].merge >= 0 && !r.undone[b] }

// construct makes the construct of a header live, and those around it.
func (r *run) construct(c int32) {
	for c >= 0 && !r.needed[c] {
		r.needed[c] = true
		r.constructs = append(r.constructs, c)
		c = r.t.blocks[c].outer
	}
}

// around makes the constructs live that an instruction of a block stands in. What is before the branch of a selection
// is not in it.
func (r *run) around(b int32) {
	if b < 0 {
		return
	}
	bl := &r.t.blocks[b]
	if bl.merge >= 0 && bl.continued < 0 {
		r.construct(bl.outer)
	} else {
		r.construct(bl.around)
	}
}

// branches makes what a live construct has of a block live: its branch, or the construct that it is the header of if
// something depends on how control flow leaves that.
func (r *run) branches(b int32) {
	switch {
	case !r.in[b]:
	case !r.isHeader(b):
		if r.t.blocks[b].merge >= 0 {
			r.construct(b) // what is in it belongs to the construct around it now
		}
		r.branch(b)
	case r.leaves[b] || r.t.blocks[b].fixed:
		r.construct(b)
	}
}

// branch makes live what the end of a block uses.
func (r *run) branch(b int32) {
	t := r.t
	term := t.blocks[b].term
	switch r.end[b] {
	case asBefore:
		r.usesOf(term)
	case guarded:
		r.boolean()
	case constant, byDefault:
		r.use(t.words[t.insts[term].at+1])
	}
}

// owned makes live what belongs to a construct that is live.
func (r *run) owned(c int32) {
	t := r.t
	if r.isHeader(c) {
		r.branch(c)
	}
	for b := t.blocks[c].owned; b > 0; b = t.blocks[b-1].sibling {
		r.branches(b - 1)
	}
}

// mergesAt makes the constructs live that end in a block with a live phi.
func (r *run) mergesAt(b int32) {
	t := r.t
	for _, h := range t.headers[t.blocks[b].headers.first:t.blocks[b].headers.end] {
		if r.in[h] && t.blocks[h].mergeBlock == b {
			r.construct(h)
		}
	}
}

// skip removes the constructs of a function that are not live.
func (r *run) skip(f *function) {
	t := r.t
	if f.rigid || !t.structured {
		return
	}
	for b := f.blocks.first; b < f.blocks.end; b++ {
		if !r.in[b] || !r.isHeader(b) || r.needed[b] {
			continue
		}
		bl := &t.blocks[b]
		r.end[b], r.target[b], r.undone[b] = skipped, bl.mergeBlock+1, true
		for x := b; x < bl.last; x++ {
			r.in[x] = x == b
			for e := t.blocks[x].edges.first; e < t.blocks[x].edges.end; e++ {
				r.executed[e] = false
			}
		}
	}
}

// ownership lists the blocks whose branches belong to a construct.
func (b *builder) ownership(fn *function) {
	t := b.tables
	for x := fn.blocks.end - 1; x >= fn.blocks.first; x-- {
		bl := &t.blocks[x]
		if bl.owner = bl.around; bl.merge >= 0 {
			bl.owner = bl.outer
		}
		if bl.owner >= 0 {
			bl.sibling, t.blocks[bl.owner].owned = t.blocks[bl.owner].owned, x+1
		}
	}
}

// finite reports whether a loop ends: a counter, which each iteration increments by one or decrements by one, is
// compared with what is the same in all of them, in each iteration, and cannot jump over it.
func (b *builder) finite(h int32) bool {
	t := b.tables
	loop := &t.blocks[h]
	if loop.backEdge < 0 {
		return false
	}
	for x := h; ; {
		bl := &t.blocks[x]
		term := b.ops[bl.term]
		switch {
		case term.Op == spirv.OpBranchConditional && (x == h || bl.merge < 0):
			return b.counts(h, term)
		case term.Op == spirv.OpBranch && (x == h || bl.merge < 0):
			if x = b.blockOf[term.ID(0)] - 1; x > h && x != loop.mergeBlock {
				continue
			}
		}
		break
	}
	if term := b.ops[t.blocks[loop.backEdge].term]; term.Op == spirv.OpBranchConditional && loop.backEdge != h {
		return b.counts(h, term)
	}
	return false
}

// counts reports whether a branch on a counter leaves the loop of h in the end.
func (b *builder) counts(h int32, term *ir.Inst) bool {
	loop := &b.blocks[h]
	test := b.m.Def(term.ID(0))
	leaves := int32(-1)
	for k := 1; k <= 2; k++ {
		if b.blockOf[term.ID(k)]-1 == loop.mergeBlock {
			leaves = int32(k)
		}
	}
	if test == nil || leaves < 0 || test.Unknown() || test.NumWords() != 2 {
		return false
	}
	step := int64(0) // with which the counter comes to where the test fails
	switch test.Op {
	case spirv.OpULessThan, spirv.OpSLessThan:
		step = 1
	case spirv.OpUGreaterThan, spirv.OpSGreaterThan:
		step = -1
	}
	if leaves == 1 { // it leaves when the test is true
		switch test.Op {
		case spirv.OpUGreaterThanEqual, spirv.OpSGreaterThanEqual:
			step = 1
		case spirv.OpULessThanEqual, spirv.OpSLessThanEqual:
			step = -1
		default:
			step = 0
		}
	}
	return step != 0 && b.counter(h, test.ID(0), step) && b.invariant(h, test.ID(1))
}

// invariant reports whether a value is the same in all iterations of a loop.
func (b *builder) invariant(h int32, id ir.ID) bool {
	d := b.m.Def(id)
	if d == nil || b.m.Constants().IsUndefined(id) {
		return false
	}
	return d.Block() == nil || b.blockOf[d.Block().ID()]-1 < h
}

// counter reports whether a value is a phi of a loop to which each iteration adds step, or the sum.
func (b *builder) counter(h int32, id ir.ID, step int64) bool {
	isPhi := func(d *ir.Inst) bool {
		return d != nil && d.Op == spirv.OpPhi && d.Block() == b.blocksOf[h] && d.NumWords() == 4
	}
	adds := func(d *ir.Inst) *ir.Inst { // the phi to which d adds step
		if d == nil || d.Op != spirv.OpIAdd && d.Op != spirv.OpISub || b.m.TypeOf(d.ID(0)) != d.Type {
			return nil
		}
		by, ok := b.m.Constants().IntValue(d.ID(1))
		width := b.m.NumberWidth(d.Type)
		if !ok || width < 2 || width > 64 {
			return nil
		}
		signed := int64(by<<(64-width)) >> (64 - width)
		if d.Op == spirv.OpISub {
			signed = -signed
		}
		if phi := b.m.Def(d.ID(0)); signed == step && isPhi(phi) {
			return phi
		}
		return nil
	}
	d := b.m.Def(id)
	phi := d
	if !isPhi(d) {
		if phi = adds(d); phi == nil {
			return false
		}
	}
	for k := 0; k < 4; k += 2 {
		if b.blockOf[phi.Word(k+1)]-1 == b.blocks[h].backEdge {
			return adds(b.m.Def(phi.ID(k))) == phi
		}
	}
	return false
}
