package specialize

import "hone/spirv"

// What becomes of constructs when branches fold. A merge instruction is removed with the branch that it declares where
// nothing else needs it: where its merge block is then reached by one plain branch of the construct's own blocks at
// most, so that it is no merge block any more, and nothing was left of it to break out to. Otherwise the header keeps
// it, with a branch that structure accepts:
//
//   - of a switch with one default;
//   - of a selection on a constant, of which the other side is a new block that ends in OpUnreachable;
//   - at the end of a loop that runs once on a constant, since the loop needs a back edge.
//
// Merge blocks and continue targets of headers that stay are kept in their smallest form where nothing reaches them, as
// by [ir.Function.RemoveUnreachable]. What is in a continue construct, where each path must come to the back edge,
// keeps its branches: see block.fixed.

// structure decides how the blocks of a function end.
func (r *run) structure(f *function) {
	t := r.t
	for b := f.blocks.end - 1; b >= f.blocks.first; b-- { // inner constructs before those around them
		if !r.in[b] {
			continue
		}
		bl := &t.blocks[b]
		if f.rigid {
			r.target[b] = 0
			continue
		}
		known := r.target[b] > 0 && t.insts[bl.term].op != spirv.OpBranch
		target := r.target[b] - 1
		if !t.structured {
			if known {
				r.end[b] = plainly
			}
			if bl.merge >= 0 && (known || !r.in[bl.mergeBlock] || bl.continued >= 0 && !r.in[bl.continued]) {
				r.undone[b] = true
			}
			continue
		}
		isLoop := bl.continued >= 0
		switch {
		case known && bl.back && bl.merge < 0 && !r.isHeaderOf(target, b):
			r.end[b], r.folded[b] = constant, target+1 // until the loop is looked at
		case known && isLoop && bl.backEdge == b && target != b:
			r.end[b], r.folded[b] = constant, target+1
		case known && (bl.merge < 0 || isLoop):
			r.end[b] = plainly
		case known:
			r.selection(b, target)
		}
		if isLoop {
			r.loop(b)
		}
	}
	r.resolve(f)
}

// isHeaderOf reports whether h is the header of a loop with the back edge from b.
func (r *run) isHeaderOf(h, b int32) bool { return r.t.blocks[h].backEdge == b }

// selection decides about a header of a selection or switch of which only target is reached.
func (r *run) selection(b, target int32) {
	t := r.t
	bl := &t.blocks[b]
	r.end[b] = plainly
	if n, ok := r.enteredPlainly(bl.mergeBlock, b, target); ok && n <= 1 {
		r.undone[b] = true
		return
	}
	if r.end[b] = guarded; t.insts[bl.term].op == spirv.OpSwitch {
		r.end[b] = byDefault
	}
}

// enteredPlainly counts the edges to block m, the merge block or continue target of header h. ok is false where one
// comes from a nested construct that stays, or is not the only one from its block.
func (r *run) enteredPlainly(m, h, target int32) (n int, ok bool) {
	t := r.t
	for _, e := range t.preds[t.blocks[m].preds.first:t.blocks[m].preds.end] {
		p := t.edges[e].from
		if !r.executed[e] || !r.in[p] {
			continue
		}
		n++
		if p == h {
			if m != target {
				return n, false
			}
			continue
		}
		if !r.plain(p, m) || !r.inside(p, h) {
			return n, false
		}
	}
	return n, true
}

// plain reports whether a block ends in a branch to m, and heads no construct.
func (r *run) plain(p, m int32) bool {
	bl := &r.t.blocks[p]
	if bl.merge >= 0 && !r.undone[p] {
		return false
	}
	switch {
	case r.end[p] == plainly:
		return r.target[p] == m+1
	case r.end[p] == constant:
		return r.folded[p] == m+1 // if the loop goes that it is about
	}
	return r.end[p] == asBefore && r.t.insts[bl.term].op == spirv.OpBranch
}

// inside reports whether p is a block of the construct of header h, and of no construct in it that stays.
func (r *run) inside(p, h int32) bool {
	t := r.t
	for at := t.blocks[p].around; at >= 0; at = t.blocks[at].outer {
		if at == h {
			return true
		}
		if !r.undone[at] {
			return false
		}
	}
	return false
}

// loop decides about the header of a loop: one of which the back edge is never taken is none, where nothing else leaves
// it early.
func (r *run) loop(b int32) {
	t := r.t
	bl := &t.blocks[b]
	back := bl.backEdge
	for _, e := range t.preds[bl.preds.first:bl.preds.end] {
		if p := t.edges[e].from; r.executed[e] && r.in[p] && (p == back || p == b) {
			return // it is a loop
		}
	}
	once := false
	single := back == b
	if single && r.end[b] == constant || !single && (r.end[b] == plainly || r.end[b] == asBefore &&
		t.insts[bl.term].op == spirv.OpBranch) {
		only := r.target[b] - 1
		if only < 0 {
			only = t.edges[bl.edges.first].to
		}
		n, ok := r.enteredPlainly(bl.mergeBlock, b, only)
		once = ok && n <= 1
		if c := bl.continued; once && !single && r.in[c] {
			n, ok = r.enteredPlainly(c, b, only)
			once = ok && n <= 1
		}
	}
	if !once {
		return
	}
	r.undone[b] = true
	if single {
		r.end[b] = plainly
	} else if back >= 0 && r.in[back] && r.end[back] == constant {
		r.end[back] = plainly
	}
}

// keep finds what is kept of blocks that nothing reaches.
func (r *run) keep(f *function) {
	t := r.t
	for b := f.blocks.first; b < f.blocks.end; b++ {
		bl := &t.blocks[b]
		if !r.in[b] || bl.merge < 0 || r.undone[b] {
			continue
		}
		if m := bl.mergeBlock; m >= 0 && !r.in[m] && r.stub[m] == gone {
			r.stub[m] = unreachable
		}
		if c := bl.continued; c >= 0 && !r.in[c] {
			r.stub[c] = goesBack
		}
	}
}

// kept reports whether an edge is there in what is written.
func (r *run) kept(e int32) bool {
	return r.executed[e] || r.in[r.t.edges[e].from] && r.end[r.t.edges[e].from] == constant
}

// join appends blocks to their only predecessors.
func (r *run) join(f *function) {
	t := r.t
	for b := f.blocks.first; b < f.blocks.end; b++ {
		if !r.in[b] {
			continue
		}
		bl := &t.blocks[b]
		if r.root[b] == 0 {
			r.root[b] = b + 1
		}
		if f.rigid || bl.merge >= 0 && !r.undone[b] {
			continue
		}
		to := r.target[b] - 1
		n := 0
		switch r.end[b] {
		case skipped:
			n++ // the branch is no edge of the tables
		case plainly:
		default:
			if r.end[b] != asBefore || t.insts[bl.term].op != spirv.OpBranch {
				continue
			}
			to = t.edges[bl.edges.first].to
		}
		next := &t.blocks[to]
		if to <= b || t.pinned[next.label] || next.merge >= 0 && next.continued >= 0 && !r.undone[to] || r.named(to) {
			continue
		}
		for _, e := range t.preds[next.preds.first:next.preds.end] {
			if r.kept(e) {
				n++
			}
		}
		if n == 1 && r.allForwarded(next) {
			r.next[b], r.root[to] = to+1, r.root[b]
		}
	}
}

// named reports whether a merge instruction that stays names a block.
func (r *run) named(b int32) bool {
	t := r.t
	for _, h := range t.headers[t.blocks[b].headers.first:t.blocks[b].headers.end] {
		if r.in[h] && !r.undone[h] {
			return true
		}
	}
	return false
}

// allForwarded reports whether the phis of a block with one predecessor are all dead or replaced.
func (r *run) allForwarded(bl *block) bool {
	t := r.t
	if bl.phis == 0 {
		return true
	}
	for i := bl.span.first; i < bl.span.end; i++ {
		if x := &t.insts[i]; x.op == spirv.OpPhi && r.live[t.words[x.at+2]] {
			return false
		}
	}
	return true
}
