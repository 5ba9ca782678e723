package specialize

import (
	"hone/spirv"
)

// resolve finds the phis, selections and logical operations of a function that are one of their operands.
func (r *run) resolve(f *function) {
	t := r.t
	for k, i := range f.repls {
		b := f.at[k]
		if !r.in[b] {
			continue
		}
		x := &t.insts[i]
		w := t.words[x.at : x.at+uint32(x.len)]
		if s := t.slotOf[w[2]] - 1; s >= 0 && r.state[s] == known {
			continue
		}
		var v uint32
		switch x.op {
		case spirv.OpPhi:
			v = r.onlyValue(b, x, w)
		case spirv.OpSelect:
			if c, ok := r.condition(w[3]); ok {
				v = w[5]
				if c {
					v = w[4]
				}
			}
		default: // by a law
			if l, other := r.lawFor(&t.deps[t.depOf[t.slotOf[w[2]]-1]-1], true); l != nil && t.typeOfID(w[3+other]) == w[1] {
				v = w[3+other]
			}
		}
		if v == 0 {
			continue
		}
		if v = r.value(v); v != w[2] && !(v < t.bound && (t.varied[v] || !t.global[v] && t.pinned[v])) {
			r.forward[t.repl[w[2]]] = v
		}
	}
}

// condition returns a boolean that is known.
func (r *run) condition(id uint32) (v, ok bool) {
	s := r.t.slotOf[id] - 1
	if s < 0 || r.state[s] != known || r.t.slots[s].n != 1 {
		return false, false
	}
	return r.t.part(r.cells, s)[0] != 0, true
}

// onlyValue returns the value that a phi has from all blocks, 0 for none. The phi itself, which comes around a loop, is
// no other value, and an edge that is never taken has none. The value dominates the block: it dominates all blocks from
// which there is an edge, but for the back edge of a loop, which the block dominates. An edge to another block that is
// never taken is one from a block that the value need not dominate.
func (r *run) onlyValue(b int32, x *inst, w []uint32) (v uint32) {
	t := r.t
	for k := 3; k < len(w); k += 2 {
		e := t.phiEdges[x.aux+uint32(k-3)/2]
		if e < 0 || !r.kept(e) {
			continue
		}
		if !r.executed[e] {
			if t.blocks[b].backEdge == t.edges[e].from {
				continue
			}
			return 0
		}
		switch n := r.value(w[k]); {
		case n == w[2]:
		case v == 0:
			v = n
		case v != n:
			return 0
		}
	}
	return v
}

// value returns what takes the place of an id: itself, another value, or a constant that is made for it.
func (r *run) value(id uint32) uint32 {
	t := r.t
	for id < t.bound {
		k := t.repl[id]
		if k == 0 {
			return id
		}
		if r.forward[k] == 0 {
			s := t.slotOf[id] - 1
			if s < 0 || r.state[s] != known {
				return id
			}
			r.forward[k] = r.constantFor(s)
		}
		id = r.forward[k]
	}
	return id
}

// use makes an id live that something live names.
func (r *run) use(id uint32) {
	if id = r.value(id); id < r.t.bound && !r.live[id] {
		r.live[id] = true
		r.work = append(r.work, id)
	}
}

// drain makes live what live instructions use.
func (r *run) drain() {
	t := r.t
	for len(r.work) > 0 || len(r.constructs) > 0 {
		if n := len(r.constructs); n > 0 {
			c := r.constructs[n-1]
			r.constructs = r.constructs[:n-1]
			r.owned(c)
			continue
		}
		id := r.work[len(r.work)-1]
		r.work = r.work[:len(r.work)-1]
		if f := t.funcOf[id]; f > 0 {
			r.callees = append(r.callees, f-1)
		}
		if s := t.storesOf[id]; s > 0 {
			r.storesTo(s)
		}
		if i := t.def[id]; i >= 0 {
			b := t.insts[i].block
			if r.around(b); b >= 0 && t.insts[i].op == spirv.OpPhi {
				r.mergesAt(b)
			}
			r.usesOf(i)
		}
	}
}

// storesTo makes the stores to a variable live.
func (r *run) storesTo(s int32) {
	t := r.t
	for ; s > 0; s = t.stores[s-1].next {
		if x := &t.stores[s-1]; r.in[x.block] {
			r.around(x.block)
			r.usesOf(x.inst)
		}
	}
}

// usesOf makes live what an instruction uses.
func (r *run) usesOf(i int32) {
	t := r.t
	x := &t.insts[i]
	w := t.words[x.at:]
	switch {
	case x.op == spirv.OpPhi:
		r.use(w[1])
		for k := uint32(3); k < uint32(x.len); k += 2 {
			if e := t.phiEdges[x.aux+(k-3)/2]; e >= 0 && r.kept(e) {
				r.use(w[k])
			}
		}
		return
	case x.flags&isDebug != 0:
		r.described(i)
		return
	}
	for _, p := range t.idsOf(i) {
		r.use(w[p])
	}
}

// described makes live what debug information describes, but for functions, variables and what functions compute. A
// DebugValue of a value that is gone needs an undefined one.
func (r *run) described(i int32) {
	t := r.t
	w := t.words[t.insts[i].at:]
	for _, p := range t.idsOf(i) {
		id := w[p]
		switch v := r.value(id); {
		case v >= t.bound: // a constant that was made
		case t.global[v]:
			if t.funcOf[v] == 0 && !t.isVariable(v) {
				r.use(v)
			}
		case !r.live[v] && w[4] == debugValue:
			r.undefined(t.typeOfID(id))
		}
	}
}

const debugValue = spirv.OpenCLDebugInfo100DebugValue

// typeOfID returns the type of a value.
func (t *tables) typeOfID(id uint32) uint32 {
	if i := t.def[id]; i >= 0 && t.insts[i].flags&hasType != 0 {
		return t.words[t.insts[i].at+1]
	}
	return 0
}

// isVariable reports whether an id is a variable.
func (t *tables) isVariable(id uint32) bool {
	i := t.def[id]
	return i >= 0 && t.insts[i].op.Is(spirv.TraitVariable)
}

// idsOf returns which words of an instruction are ids that it uses.
func (t *tables) idsOf(i int32) []uint16 { return t.uses[t.insts[i].uses:t.insts[i+1].uses] }

// function finds what is live in a function.
func (r *run) function(fi int32) {
	if r.analysed[fi] {
		return
	}
	t := r.t
	r.analysed[fi] = true
	f := &t.functions[fi]
	r.reach(f)
	r.structure(f)
	for i := f.head.first; i < f.head.end; i++ {
		if t.insts[i].flags&hasResult != 0 {
			r.use(t.words[t.insts[i].at+2])
		}
		r.usesOf(i)
	}
	r.endsOf(f)
	for b := f.blocks.first; b < f.blocks.end; b++ {
		if r.in[b] {
			r.roots(b)
		}
	}
	r.drain()
	r.skip(f)
	r.keep(f)
	r.join(f)
	for b := f.blocks.first; b < f.blocks.end; b++ {
		r.live[t.blocks[b].label] = r.in[b] && r.root[b] == b+1 || r.stub[b] != gone
	}
	if !t.debug {
		return
	}
	for b := f.blocks.first; b < f.blocks.end; b++ {
		for i := t.blocks[b].span.first; r.in[b] && i < t.blocks[b].span.end; i++ {
			if t.insts[i].flags&isDebug != 0 {
				r.usesOf(i)
			}
		}
	}
	r.drain()
}

// roots makes live what a block does beside giving results.
func (r *run) roots(b int32) {
	t := r.t
	bl := &t.blocks[b]
	for i := bl.span.first; i < bl.span.end; i++ {
		x := &t.insts[i]
		if x.flags&localStore != 0 && r.live[x.aux] { // broken: another function has used the variable
			r.around(b)
			r.usesOf(i)
		}
		switch {
		case x.flags&isRoot == 0, i == bl.merge:
			continue
		case i == bl.term:
			switch x.op {
			case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch:
				continue
			}
		}
		r.around(b)
		if x.flags&hasResult == 0 {
			r.usesOf(i)
		} else if x.flags&hasType != 0 {
			r.use(t.words[x.at+2])
		} else {
			r.use(t.words[x.at+1])
		}
	}
}

// boolean makes sure that the module has the constant true.
func (r *run) boolean() {
	if r.trueID == 0 {
		r.trueID = r.constantOf(r.t.bools, []uint64{1})
		r.use(r.trueID)
	}
}
