package opt

import (
	"sync"

	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// DCE removes instructions that do nothing but compute a result that nothing live uses. Use counts tell most of them,
// in one backward walk. Phis of loops may keep each other alive, and stores the variable that only they use: where
// there are any, mark and sweep follows from what has effects. A store to a Function variable is live only if something
// live reads the variable or takes its address. Debug information keeps nothing alive.
//
// A selection or loop in which nothing is live goes: its header branches to its merge block, where the same invocations
// come together. That follows control dependence (Cytron and others, "Efficiently Computing Static Single Assignment
// Form and the Control Dependence Graph", 1991, section 7.1), by constructs: the branches of one are live if something
// in it is, or a phi that takes a value from it, or if it breaks from or continues a live loop. Only constructs without
// effects are asked about (see inert), and none in kernels, whose control flow need not be structured. A loop goes only
// if it is known to end.
//
// Linear.
var DCE = pass.ForFunctions("dce", "remove computations, stores, selections and loops that nothing uses",
	func(c *pass.Context, f *ir.Function) bool {
		changed, done := removeUnused(c, f)
		d := markers.Get().(*marker)
		defer markers.Put(d)
		d.m, d.f = c.Module, f
		d.control = c.Module.HasCapability(spirv.CapabilityShader) && d.inert.find(f)
		if done && !(d.control && d.inert.unused) { // all phis that are left are used, by what is not dead
			return changed
		}
		d.state = c.Module.NewTable()
		d.work, d.stores = d.work[:0], d.stores[:0]
		defer d.state.Release()
		d.mark()
		return d.sweep(c) || changed
	}, pass.Idempotent)

// removeUnused removes what has no uses, and then what only that used. done says that nothing else is dead.
func removeUnused(c *pass.Context, f *ir.Function) (changed, done bool) {
	m := c.Module
	done = true
	for i := len(f.Blocks) - 1; i >= 0; i-- {
		b := f.Blocks[i]
		// Backwards: users come before what they use.
		for in := b.Last(); in != nil; {
			prev := in.Prev()
			if done && (in.Op == spirv.OpVariable || in.Op == spirv.OpPhi && usesLater(in)) {
				done = false // whether it is removed or not: the walk came by what only it uses
			}
			if in.Op == spirv.OpNop || in.Result != 0 && m.Uses(in.Result) == 0 && unusedMayGo(m, in) {
				if c.Transform() {
					in.Remove()
					changed = true
				}
			}
			in = prev
		}
	}
	return changed, done
}

// unusedMayGo reports whether in may go once nothing uses its result.
func unusedMayGo(m *ir.Module, in *ir.Inst) bool {
	return effects.Removable(in) || in.Op == spirv.OpVariable && !m.Pinned(in.Result)
}

// usesLater reports whether a phi has an operand that is defined in its own block or in one that comes after that:
// around a loop, or by an edge from a block that is never reached.
func usesLater(phi *ir.Inst) bool {
	at := phi.Block().Index
	for i := 0; i < phi.NumWords(); i += 2 {
		if d := phi.Module().Def(phi.ID(i)); d != nil && d.Block() != nil && d.Block().Index >= at {
			return true
		}
	}
	return false
}

// marker is the state of the pass. It is reused from function to function.
type marker struct {
	m      *ir.Module
	f      *ir.Function
	state  *ir.Table    // id -> live, passed, or 1 + index into stores for a local variable that is not live yet
	work   []*ir.Inst   // live instructions that the walk had passed when they became live
	stores [][]*ir.Inst // by variable

	control bool // there are constructs that may be dead
	inert   inert
}

var markers = sync.Pool{New: func() any { return new(marker) }}

const (
	live   = -1
	passed = -2 // the walk came by and found no live use
)

// mark finds what is live, in one walk from the last instruction to the first: uses come before
// definitions, but for phis of loops and for what the order of blocks turns around. Those are caught up with
// in the end.
func (d *marker) mark() {
	for in := d.f.Entry().First(); in != nil; in = in.Next() {
		if in.Op == spirv.OpVariable && !d.m.Pinned(in.Result) { // what is unknown may read it
			d.stores = append(d.stores, nil)
			d.state.Set(in.Result, int32(len(d.stores)))
		}
	}
	if d.control {
		for i := range d.inert.list {
			if c := &d.inert.list[i]; c.numExits > 0 && c.parent < 0 {
				d.reach(int32(i)) // it decides what comes of something with effects
			}
		}
	}
	for i := len(d.f.Blocks) - 1; i >= 0; i-- {
		for in := d.f.Blocks[i].Last(); in != nil; in = in.Prev() {
			if d.isRoot(in) {
				d.operands(in)
			}
		}
	}
	for len(d.work) > 0 {
		d.m.Spend(1)
		in := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		d.operands(in)
	}
}

// isRoot reports whether an instruction that the walk has reached is live.
func (d *marker) isRoot(in *ir.Inst) bool {
	switch {
	case in.Op == spirv.OpLabel:
		return false
	case d.control && (in.Next() == nil || in.Op == spirv.OpSelectionMerge || in.Op == spirv.OpLoopMerge):
		n := d.inert.decides[in.Block().Index]
		return n < 0 || d.inert.list[n].live
	}
	if in.Result != 0 && d.state.Get(in.Result) == live {
		return true
	}
	switch {
	case in.Op == spirv.OpVariable || in.Op == spirv.OpNop:
		return false
	case effects.Removable(in):
		d.state.Set(in.Result, passed)
		return false
	case in.Op == spirv.OpStore && !effects.Ordered(in):
		if v := d.local(in.ID(0)); v > 0 {
			d.stores[v-1] = append(d.stores[v-1], in)
			return false
		}
	case d.m.IsDebug(in):
		return false
	}
	if in.Result != 0 {
		d.state.Set(in.Result, live)
	}
	return true
}

// operands makes live what a live instruction needs.
func (d *marker) operands(in *ir.Inst) {
	for _, id := range in.IDs() {
		d.use(id)
	}
	if !d.control {
		return
	}
	d.reach(d.inert.owner[in.Block().Index])
	if in.Op == spirv.OpPhi {
		for _, p := range in.Block().Preds() {
			d.reach(d.inert.decides[p.Index])
		}
	}
}

// reach makes the branches of an inert construct live, and of those around it.
func (d *marker) reach(n int32) {
	for n >= 0 && !d.inert.list[n].live {
		c := &d.inert.list[n]
		c.live = true
		d.operands(c.header.Terminator())
		for _, b := range d.inert.blocks[c.first:c.end] {
			d.operands(b.Terminator())
		}
		for child := c.child; child >= 0; child = d.inert.list[child].next {
			d.reach(child)
		}
		n = c.parent
	}
}

// local returns the number of the local variable into which a pointer leads, 0 for any other pointer
// and for one that is live already.
func (d *marker) local(pointer ir.ID) int32 {
	if object := d.m.UnderlyingObject(pointer); object != nil && object.Op == spirv.OpVariable {
		return max(0, d.state.Get(object.Result))
	}
	return 0
}

// use makes the definition of id live.
func (d *marker) use(id ir.ID) {
	s := d.state.Get(id)
	if s == live {
		return
	}
	d.state.Set(id, live)
	switch {
	case s == passed:
		d.work = append(d.work, d.m.Def(id))
	case s > 0: // a variable: what is stored to it counts from now on
		d.work = append(d.work, d.m.Def(id))
		d.work = append(d.work, d.stores[s-1]...)
		d.stores[s-1] = nil
	}
}

// sweep removes what is not live.
func (d *marker) sweep(c *pass.Context) bool {
	r := removal{c: c}
	removed := d.control && d.removeConstructs(&r)
	for _, list := range d.stores {
		for _, in := range list {
			if !removed || !d.inert.gone(in.Block()) {
				r.remove(in)
			}
		}
	}
	for _, b := range d.f.Blocks {
		if removed && d.inert.gone(b) {
			continue
		}
		// Backwards: users go before what they use, but for phis of loops.
		for in := b.Last(); in != nil; {
			prev := in.Prev()
			if in.Result != 0 && d.state.Get(in.Result) != live && unusedMayGo(d.m, in) {
				r.remove(in)
			}
			in = prev
		}
	}
	if removed {
		d.f.RemoveUnreachable()
	}
	return r.changed
}

// removeConstructs makes headers of dead constructs branch to their merge blocks, and reports whether there were some.
// With what that leaves dead it is one transformation.
func (d *marker) removeConstructs(r *removal) bool {
	for i := range d.inert.list {
		c := &d.inert.list[i]
		if !d.inert.removable(c) {
			continue
		}
		if !r.granted && !r.c.Transform() {
			return false
		}
		r.granted, r.changed = true, true
		c.header.MergeInst().Remove()
		c.header.Terminator().Become(spirv.OpBranch, uint32(c.merge.ID()))
	}
	return r.granted
}
