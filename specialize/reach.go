package specialize

import (
	"math/bits"
	"slices"

	"hone/fold"
	"hone/spirv"
)

// run is the state of one Apply: what is known of slots, blocks and edges, by number. It is reused.
type run struct {
	t     *tables
	state []uint8
	cells []uint64
	open  []bool // by id of a specialization constant: it stays one

	in       []bool   // by block: it is reached
	pending  []uint64 // bits by block: to be looked at
	executed []bool   // by edge
	target   []int32  // by block: 1 + the only block that its branch leads to, 0 where there may be several
	end      []uint8  // by block: how it ends
	undone   []bool   // by block: its merge instruction is removed
	folded   []int32  // by block of a back edge that never is taken: 1 + where it leads
	next     []int32  // by block: 1 + the block that is appended to it
	root     []int32  // by block: the one that it is appended to, directly or not; itself otherwise
	stub     []uint8  // by block that nothing reaches: what is left of it
	forward  []uint32 // by number of a replaceable value: what takes its place; 0 for nothing
	constID  []uint32 // by slot: the constant that was made for it

	needed     []bool // by header: its construct is live
	leaves     []bool // by header: its construct branches elsewhere than to its merge block
	constructs []int32

	live     []bool // by id
	work     []uint32
	callees  []int32
	analysed []bool // by function

	made      []madeConstant
	madeCells []uint64
	madeAt    map[uint64]int32 // by hash: 1 + the last one in made
	forbidden bool             // an operand that was written may be a constant that is forbidden there
	declared  []uint32         // the instructions that declare them
	trueID    uint32
	newIDs    uint32

	out      []uint32
	now      int32 // position of the instruction that was written last
	results  []uint64
	operands [4][]uint64
}

// Ways in which a block ends.
const (
	asBefore  = iota
	plainly   // in a branch to target
	guarded   // in a branch on a constant, to target or to a new block that ends in OpUnreachable
	byDefault // in an OpSwitch of which target is the default, and which has nothing else
	constant  // as before, on what is a constant
	skipped   // in a branch to the merge block: nothing in the construct is live
)

// What is left of blocks that nothing reaches.
const (
	gone        = iota
	unreachable // OpUnreachable: a merge block
	goesBack    // a branch to the header of the loop: a continue target
)

// evaluate finds out what is known of a dep.
func (r *run) evaluate(d *dep) uint8 {
	t := r.t
	out := t.part(r.results, d.slot)
	ops := t.depOps[d.ops.first:d.ops.end]
	known1 := func(k int) uint8 {
		if ops[k] < 0 {
			return unknown
		}
		return r.state[ops[k]]
	}
	value := func(k int) []uint64 { return t.part(r.cells, ops[k]) }
	switch d.kind {
	case merged:
		return r.meet(d, ops, out)
	case selected:
		s := known1(0)
		if s != known {
			return s
		}
		k := 2
		if value(0)[0] != 0 {
			k = 1
		}
		if s = known1(k); s == known {
			copy(out, value(k))
		}
		return s
	}
	if l, _ := r.lawFor(d, false); l != nil {
		v := t.types[t.slots[d.slot].typ].number(l.then)
		for i := range out {
			out[i] = v
		}
		return known
	}
	worst := uint8(known)
	for k := range ops {
		switch s := known1(k); {
		case s == unknown:
			return unknown
		case s == untouched:
			worst = untouched
		}
	}
	if worst != known {
		return worst
	}
	switch d.kind {
	case composed:
		at := 0
		for k := range ops {
			at += copy(out[at:], value(k))
		}
	case extracted:
		copy(out, value(0)[d.at:])
	case inserted:
		copy(out, value(1))
		copy(out[d.at:], value(0))
	case shuffled:
		a := value(0)
		for i, w := range d.lits {
			if int(w) < len(a) {
				out[i] = a[w]
			} else {
				out[i] = value(1)[int(w)-len(a)]
			}
		}
	case copied:
		copy(out, value(0))
	case computed:
		args := d.args
		for i := range out {
			for k, to := range [...]*uint64{&args.A, &args.B, &args.C, &args.D} {
				if k < len(ops) {
					v := value(k)
					*to = v[min(i, len(v)-1)]
				}
			}
			v, o := d.row.Scalar(&args)
			if o != fold.Defined {
				return unknown
			}
			out[i] = v
		}
	case evaluated:
		for k := range ops {
			r.operands[k] = value(k)
		}
		v, o := d.row.Evaluate(d.args, r.operands[:len(ops)], []int{1, 1, 1, 1}[:len(ops)])
		if o != fold.Defined || len(v) != len(out) {
			return unknown
		}
		copy(out, v)
	}
	return r.foldable(d.slot, out)
}

// foldable says whether all components may be computed with.
func (r *run) foldable(s int32, cells []uint64) uint8 {
	typ := &r.t.types[r.t.slots[s].typ]
	if typ.scalar == 0 {
		return r.foldableParts(typ, cells)
	}
	for _, v := range cells {
		if !foldable(typ, v) {
			return unknown
		}
	}
	return known
}

func (r *run) foldableParts(typ *typeInfo, cells []uint64) uint8 {
	if typ.parts == nil {
		if !foldable(typ, cells[0]) {
			return unknown
		}
		return known
	}
	for _, p := range typ.parts {
		x := &r.t.types[p]
		if r.foldableParts(x, cells[:x.cells]) == unknown {
			return unknown
		}
		cells = cells[x.cells:]
	}
	return known
}

// meet returns what is known of a phi: what all blocks give from which an edge is executed.
func (r *run) meet(d *dep, ops []int32, out []uint64) uint8 {
	t := r.t
	first := int32(t.insts[d.inst].aux)
	state := uint8(untouched)
	for k, s := range ops {
		if e := t.phiEdges[first+int32(k)]; e < 0 || !r.executed[e] {
			continue
		}
		if s < 0 || r.state[s] == unknown {
			return unknown
		}
		if r.state[s] == untouched {
			continue
		}
		v := t.part(r.cells, s)
		if state == known && !slices.Equal(out, v) {
			return unknown
		}
		copy(out, v)
		state = known
	}
	return state
}

// update evaluates a dep and reports whether more is known of it.
func (r *run) update(d *dep) bool {
	old := r.state[d.slot]
	if old == unknown {
		return false
	}
	now := r.evaluate(d)
	if now == known {
		out, cells := r.t.part(r.results, d.slot), r.t.part(r.cells, d.slot)
		if old == untouched {
			copy(cells, out)
		} else if !slices.Equal(out, cells) {
			now = unknown
		}
	}
	if now < old { // an operand was known better than before: it may not be known less well again
		now = old
	}
	r.state[d.slot] = now
	return now != old
}

// reach finds the blocks that the entry of a function leads to, along edges that may be taken, and what is constant
// there (Wegman and Zadeck, "Constant Propagation with Conditional Branches", 1991). Blocks are looked at in their
// order, and again when something that they use is known better.
func (r *run) reach(f *function) {
	t := r.t
	if f.blocks.first == f.blocks.end {
		return
	}
	r.enter(f.blocks.first)
	if f.rigid {
		for b := f.blocks.first; b < f.blocks.end; b++ {
			r.enter(b)
			for e := t.blocks[b].edges.first; e < t.blocks[b].edges.end; e++ {
				r.executed[e] = true
			}
		}
	}
	from := f.blocks.first
	for {
		b := r.lowest(from, f.blocks.end)
		if b < 0 {
			return
		}
		r.pending[b>>6] &^= 1 << (b & 63)
		from = r.look(b, f.rigid)
	}
}

// lowest returns the first pending block from first on, -1 for none.
func (r *run) lowest(first, end int32) int32 {
	for w := first >> 6; w<<6 < end; w++ {
		x := r.pending[w]
		if w == first>>6 {
			x &= ^uint64(0) << (first & 63)
		}
		if x != 0 {
			if b := w<<6 + int32(bits.TrailingZeros64(x)); b < end {
				return b
			}
			return -1
		}
	}
	return -1
}

// enter makes a block pending.
func (r *run) enter(b int32) {
	r.in[b] = true
	r.pending[b>>6] |= 1 << (b & 63)
}

// look evaluates what a block has, and follows its edges. It returns the first block that is pending for that.
func (r *run) look(b int32, all bool) (first int32) {
	t := r.t
	bl := &t.blocks[b]
	first = b
	for i := bl.deps.first; i < bl.deps.end; i++ {
		d := &t.deps[i]
		if !r.update(d) {
			continue
		}
		for _, u := range t.users[d.users.first:d.users.end] {
			if r.in[u] {
				r.pending[u>>6] |= 1 << (u & 63)
				first = min(first, u)
			}
		}
	}
	only := int32(-1)
	if bl.cond >= 0 && !bl.fixed && !all {
		switch r.state[bl.cond] {
		case untouched:
			return first
		case known:
			only = r.taken(bl)
		}
	}
	r.target[b] = only + 1
	for e := bl.edges.first; e < bl.edges.end; e++ {
		to := t.edges[e].to
		if only >= 0 && to != only || r.executed[e] {
			continue
		}
		r.executed[e] = true
		if !r.in[to] || t.blocks[to].phis > 0 {
			r.enter(to)
			first = min(first, to)
		}
	}
	return first
}

// taken returns the block to which a block leads whose condition is known.
func (r *run) taken(bl *block) int32 {
	t := r.t
	x := &t.insts[bl.term]
	w := t.words[x.at : x.at+uint32(x.len)]
	v := t.part(r.cells, bl.cond)[0]
	if x.op == spirv.OpBranchConditional {
		if v != 0 {
			return t.blockOf[w[2]] - 1
		}
		return t.blockOf[w[3]] - 1
	}
	width := int(t.types[t.slots[bl.cond].typ].width)
	n := (width + 31) / 32
	for i := 3; i+n < len(w); i += n + 1 {
		c := uint64(w[i])
		if n > 1 {
			c |= uint64(w[i+1]) << 32
		}
		if c&fold.Mask(width) == v {
			return t.blockOf[w[i+n]] - 1
		}
	}
	return t.blockOf[w[2]] - 1
}
