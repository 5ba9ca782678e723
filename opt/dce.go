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
// live reads the variable or takes its address. Debug information keeps nothing alive. Linear.
var DCE = pass.ForFunctions("dce", "remove computations and stores that nothing uses",
	func(c *pass.Context, f *ir.Function) bool {
		changed, done := removeUnused(c, f)
		if done {
			return changed
		}
		d := markers.Get().(*marker)
		defer markers.Put(d)
		d.m, d.f, d.state = c.Module, f, c.Module.NewTable()
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
	for i := len(d.f.Blocks) - 1; i >= 0; i-- {
		for in := d.f.Blocks[i].Last(); in != nil; in = in.Prev() {
			if d.isRoot(in) {
				d.operands(in)
			}
		}
	}
	for len(d.work) > 0 {
		in := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		d.operands(in)
	}
}

// isRoot reports whether an instruction that the walk has reached is live.
func (d *marker) isRoot(in *ir.Inst) bool {
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

func (d *marker) operands(in *ir.Inst) {
	for _, id := range in.IDs() {
		d.use(id)
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
	for _, list := range d.stores {
		for _, in := range list {
			r.remove(in)
		}
	}
	for _, b := range d.f.Blocks {
		// Backwards: users go before what they use, but for phis of loops.
		for in := b.Last(); in != nil; {
			prev := in.Prev()
			if in.Result != 0 && d.state.Get(in.Result) != live && unusedMayGo(d.m, in) {
				r.remove(in)
			}
			in = prev
		}
	}
	return r.changed
}
