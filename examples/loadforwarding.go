package examples

import (
	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// LoadForwarding replaces loads by what is known to be in memory: what a store has left there, or what another load has
// read. Which definition of memory a load reads is what memory SSA tells (analysis.MemorySSA).
//
// Cost: near linear; of the loads of one state of memory, it compares a load with the 8 last ones. It leaves alone what
// is volatile or coherent, parts of what was stored, and what different stores have left on different paths.
var LoadForwarding = pass.ForFunctions("load-forwarding", "loads become what was stored or loaded before",
	func(c *pass.Context, f *ir.Function) bool {
		x := forwarder{
			c: c, graph: analysis.MemorySSA.Of(c, f), memory: analysis.Memory.Of(c), dom: analysis.Dominators.Of(c, f),
			loads: map[analysis.MemoryAccess][]known{},
		}
		changed := false
		for _, b := range f.Blocks { // dominators come first
			if !x.dom.Reachable(b.Index) {
				continue
			}
			for in := range b.Insts() {
				if in.Op == spirv.OpLoad && !effects.Ordered(in) && !c.Module.Pinned(in.Result) && x.forward(in) {
					changed = true
				}
			}
		}
		return changed
	})

type forwarder struct {
	c      *pass.Context
	graph  *analysis.MemoryGraph
	memory *analysis.ModuleMemory
	dom    *graph.Dominators
	loads  map[analysis.MemoryAccess][]known // by the state of memory that they read
}

// known is a load, and where it reads.
type known struct {
	load *ir.Inst
	at   analysis.Location
}

// forward replaces a load if it is known what it reads.
func (x *forwarder) forward(load *ir.Inst) bool {
	access, at := x.graph.Access(load), x.memory.Location(view.Load(load).Pointer())
	if access < 0 || !at.NonVolatile {
		return false
	}
	state := x.graph.Clobber(access, at)
	if value := x.stored(state, at); value != 0 && x.c.Module.TypeOf(value) == load.Type {
		if !x.c.Transform() {
			return false
		}
		x.c.Module.ReplaceAndRemove(load, value)
		return true
	}
	list := x.loads[state]
	for _, k := range list[max(0, len(list)-8):] {
		if k.load.Type == load.Type && x.dominates(k.load, load) && x.memory.Alias(k.at, at) == analysis.MustAlias &&
			x.c.Transform() && x.c.Module.MergeDecorations(k.load.Result, load.Result) {
			x.c.Module.ReplaceAndRemove(load, k.load.Result)
			return true
		}
	}
	x.loads[state] = append(list, known{load, at})
	return false
}

// stored returns the value that a state of memory holds at a location, if a store has put it there; 0 if it is not
// known.
func (x *forwarder) stored(state analysis.MemoryAccess, at analysis.Location) ir.ID {
	store := x.graph.Inst(state)
	if store == nil || store.Op != spirv.OpStore || effects.Ordered(store) {
		return 0
	}
	s := view.Store(store)
	if x.memory.Alias(x.memory.Location(s.Pointer()), at) != analysis.MustAlias {
		return 0
	}
	return s.Object()
}

// dominates reports whether a load that the walk has come by dominates another one.
func (x *forwarder) dominates(first, load *ir.Inst) bool {
	return x.dom.Dominates(first.Block().Index, load.Block().Index)
}
