package memory

import (
	"sync"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// ForwardLoads replaces loads by what is known to be in memory: what a store has left there, or what another load has
// read. What is known of a composite is known of its parts. A store of what is there already goes too.
//
// One walk over the dominator tree remembers the last access of each place (see places). A later access of the place,
// or of a part of it, asks memory SSA whether anything may have written to it in between ([analysis.MemorySSA], and the
// sources there): if both read from the same state of memory, or the state is what the store left, nothing has.
//
// What is in a variable may be a copy of other memory, as front ends copy an array to index it: a load by an index that
// is not constant, which no value answers, reads that other memory instead, if nothing in the function writes it.
//
// Cost: linear; up to a hundred accesses are looked at for each one that has an earlier one of its place. Where none
// has, memory SSA is not asked for.
//
// It leaves alone what is volatile or coherent, what makes memory available or visible, what different stores have left
// on different paths, and parts that were stored one by one where the whole is loaded.
var ForwardLoads = pass.ForFunctions("forward-loads", "loads become what was stored or loaded before",
	func(c *pass.Context, f *ir.Function) bool {
		x := forwarders.Get().(*forwarder)
		x.c, x.m, x.f, x.leave = c, c.Module, f, false
		x.places.begin(c.Module)
		changed := x.walk()
		x.places.end()
		x.release()
		forwarders.Put(x) // not after a panic: the places would not be empty
		return changed
	})

// forwarder is the state of the pass. It is reused from function to function.
type forwarder struct {
	c       *pass.Context
	m       *ir.Module
	f       *ir.Function
	places  places
	known   []access
	removed []*ir.Inst // stores that go in the end
	scopes  graph.Scopes
	memory  *analysis.ModuleMemory // nil: not asked for yet
	graph   *analysis.MemoryGraph  // likewise
	written *analysis.ModRef       // what the function does; likewise
	leave   bool                   // Transform gave leave for a rewrite that was not made yet

	sourceOf *ir.Table // value -> 1 + index into sources; nil: nothing was asked for yet
	sources  []copySource

	// Scratch.
	steps       []int32
	path, words []uint32
}

// access is a load or a store that dominates the place where the walk is.
type access struct {
	in     *ir.Inst
	place  int32
	before int32                 // 1 + the access of the place before it
	memory analysis.MemoryAccess // once memory SSA was asked for
}

// value returns the value that a load has read, or that a store has stored.
func (a *access) value() ir.ID {
	if a.in.Op == spirv.OpStore {
		return a.in.ID(1)
	}
	return a.in.Result
}

var forwarders = sync.Pool{New: func() any { return new(forwarder) }}

// release drops what is of the function.
func (x *forwarder) release() {
	if x.sourceOf != nil {
		x.sourceOf.Release()
		clear(x.sources)
	}
	x.sourceOf, x.sources = nil, x.sources[:0]
	x.memory, x.graph, x.written, x.f, x.m, x.c = nil, nil, nil, nil, nil, nil
}

func (x *forwarder) walk() bool {
	changed, wholes := false, false
	x.scopes.Reset()
	dom := x.c.Dominators(x.f)
	for _, v := range dom.PreOrder() {
		x.forget(x.scopes.Enter(dom, v, len(x.known)))
		for in := range x.f.Blocks[v].Insts() {
			if in.Op != spirv.OpLoad && in.Op != spirv.OpStore || effects.Ordered(in) {
				continue
			}
			if in.Op == spirv.OpLoad && x.places.constant(in.ID(0)) {
				if wholes = wholes || x.loadsWhole(in); !wholes {
					continue // simplify has seen to equal loads
				}
			}
			at := x.places.find(in.ID(0))
			switch {
			case at == nowhere:
				continue
			case in.Op == spirv.OpStore:
				changed = x.storesAgain(in, at) || changed
			case x.forward(in, at):
				changed, x.leave = true, false
				continue
			}
			x.know(in, at)
		}
	}
	x.forget(0)
	for _, in := range x.removed {
		in.Remove()
	}
	x.removed = x.removed[:0]
	return changed
}

// loadsWhole reports whether a load is of a composite, of which parts may be loaded too. Vectors do not count: most of
// what is loaded of uniform memory is one.
func (x *forwarder) loadsWhole(load *ir.Inst) bool {
	typ := x.m.Def(load.Type)
	return typ != nil && (typ.Op == spirv.OpTypeStruct || typ.Op == spirv.OpTypeArray || typ.Op == spirv.OpTypeMatrix)
}

// know notes an access as the last one of its place.
func (x *forwarder) know(in *ir.Inst, at int32) {
	a := access{in: in, place: at, before: x.places.list[at].last}
	if x.graph != nil {
		a.memory = x.graph.Access(in)
	}
	x.known = append(x.known, a)
	x.places.list[at].last = int32(len(x.known))
}

// forget leaves a scope.
func (x *forwarder) forget(length int) {
	for i := len(x.known) - 1; i >= length; i-- {
		x.places.list[x.known[i].place].last = x.known[i].before
	}
	x.known = x.known[:length]
}

// storesAgain notes that a store of what is there already is to be removed, if it is one. It is removed in the end:
// until then it is the last access of its place.
func (x *forwarder) storesAgain(store *ir.Inst, at int32) bool {
	value := store.ID(1)
	before := x.lastOf(at)
	if before == nil || before.value() != value {
		if before = x.extracted(value, at); before == nil {
			return false
		}
	}
	if x.m.Constants().IsUndefined(value) || !x.unchanged(before, store) || !x.may(0) {
		return false
	}
	x.removed, x.leave = append(x.removed, store), false
	return true
}

// may asks for leave to rewrite something that makes the function n instructions longer. Leave that was not used is
// kept for the next time.
func (x *forwarder) may(n int) bool {
	if n > 0 && !x.c.Grow(n) {
		return false
	}
	x.leave = x.leave || x.c.Transform()
	return x.leave
}

// lastOf returns the last access of a place, nil for none.
func (x *forwarder) lastOf(at int32) *access {
	if i := x.places.list[at].last; i != 0 {
		return &x.known[i-1]
	}
	return nil
}

// extracted returns the last access of the whole of which a value was extracted, if that is where the value is stored
// to; nil for others.
func (x *forwarder) extracted(value ir.ID, at int32) *access {
	d := x.m.Def(value)
	if d == nil || d.Op != spirv.OpCompositeExtract || d.Unknown() {
		return nil
	}
	indices := d.Words()[1:]
	for i := len(indices) - 1; i >= 0; i-- {
		p := &x.places.list[at]
		if p.parent < 0 || !p.constant || p.value != indices[i] {
			return nil
		}
		at = p.parent
	}
	if before := x.lastOf(at); before != nil && before.value() == d.ID(0) {
		return before
	}
	return nil
}

// unchanged reports whether the memory that in accesses holds what an earlier access of it, or of all that it is in,
// has stored or read there: on no path between the two anything writes it.
func (x *forwarder) unchanged(before *access, in *ir.Inst) bool {
	pointer := in.ID(0)
	if x.m.ReadOnly(pointer) {
		return true
	}
	if x.m.VolatilePointer(pointer) || x.m.CoherentPointer(pointer) {
		return false
	}
	switch x.between(before.in, in, x.places.find(pointer), near) {
	case 0:
		return true
	case changes:
		return false
	}
	x.ask()
	a := x.graph.Access(in)
	if a < 0 || before.memory < 0 {
		return false
	}
	location := x.memory.Location(pointer)
	now := x.graph.Clobber(a, location)
	if before.in.Op == spirv.OpStore {
		return now == before.memory
	}
	return now == x.graph.Clobber(before.memory, location)
}

// between says what happens to the memory of a place between two instructions, on the only way from one to the other: 0
// for nothing, changes or unclear. It looks at up to most instructions.
func (x *forwarder) between(before, in *ir.Inst, at int32, most int) touch {
	b := in.Block()
	for range most {
		if in = in.Prev(); in == nil {
			if len(b.Preds()) != 1 {
				return unclear
			}
			b = b.Preds()[0]
			in = b.Last()
		}
		if in == before {
			return 0
		}
		switch t := x.places.touches(in, at, spirv.WritesMemory); {
		case t&unclear != 0:
			return unclear
		case t&changes != 0:
			return changes
		}
	}
	return unclear
}

// ask asks for memory SSA. Of stores it is asked in the order of the code, see [analysis.MemoryGraph.Of].
func (x *forwarder) ask() {
	if x.graph != nil {
		return
	}
	x.graph, x.memory = analysis.MemorySSA.Of(x.c, x.f), analysis.Memory.Of(x.c)
	for i := range x.known {
		x.known[i].memory = x.graph.Access(x.known[i].in)
	}
}

// forward replaces a load if it is known what it reads, or has it read other memory that is known to hold the same. It
// reports whether it did.
func (x *forwarder) forward(load *ir.Inst, at int32) bool {
	if x.m.Pinned(load.Result) {
		return false
	}
	root := at
	for whole := at; whole >= 0; whole = x.places.list[whole].parent {
		root = whole
		before := x.lastOf(whole)
		if before == nil {
			continue
		}
		switch dynamic, ok := x.descend(x.m.TypeOf(before.value()), load.Type, whole, at); {
		case ok && x.unchanged(before, load):
			return x.replace(before.in, load, dynamic)
		case !ok && before.in.Op == spirv.OpStore && x.copied(before, load, whole, at):
			return true
		}
	}
	return x.initial(load, root, at)
}

// descend finds how to extract the part at of a value of a type that is at whole: by the indices x.path, and then by
// one that is computed, which chooses a component, where dynamic is not 0. ok is false where there is no such part of
// the type that is wanted.
func (x *forwarder) descend(typ, want ir.ID, whole, at int32) (dynamic ir.ID, ok bool) {
	if whole != at && !x.m.Allows(typ, ir.CompositeOf) {
		return 0, false
	}
	x.steps = x.places.steps(x.steps[:0], whole, at)
	x.path = x.path[:0]
	for i, p := range x.steps {
		step := &x.places.list[p]
		switch n, _ := x.m.Types().NumParts(typ); {
		case step.constant && int64(step.value) < int64(n):
			x.path = append(x.path, step.value)
			typ = x.m.Types().PartAt(typ, step.value)
		case !step.constant && i == len(x.steps)-1 && x.m.Def(typ).Op == spirv.OpTypeVector &&
			x.m.MayMake(spirv.OpVectorExtractDynamic):
			dynamic, typ = x.m.Resolve(step.index), x.m.Types().PartAt(typ, 0)
		default:
			return 0, false
		}
	}
	return dynamic, typ == want
}

// replace replaces a load by what an access has left or read, or a part of that: see descend.
func (x *forwarder) replace(before, load *ir.Inst, dynamic ir.ID) bool {
	if !x.may(x.growth(dynamic)) {
		return false
	}
	var value ir.ID
	if before.Op == spirv.OpStore {
		value = before.FrozenOperand(1)
	} else if x.m.MergeDecorations(before.Result, load.Result) {
		value = before.Result
	}
	if value == 0 {
		return false
	}
	x.extract(value, load, dynamic)
	return true
}

// growth returns how many instructions extract adds.
func (x *forwarder) growth(dynamic ir.ID) int {
	if dynamic != 0 && len(x.path) > 0 {
		return 1
	}
	return 0
}

// extract replaces a load by a value or a part of it.
func (x *forwarder) extract(value ir.ID, load *ir.Inst, dynamic ir.ID) {
	if dynamic == 0 && len(x.path) == 0 {
		x.m.ReplaceAndRemove(load, value)
		return
	}
	x.m.InheritNonUniform(value, load.Result)
	if x.growth(dynamic) > 0 {
		typ := x.m.TypeOf(value)
		for _, index := range x.path {
			typ = x.m.Types().PartAt(typ, index)
		}
		vector := x.c.Before(load).CompositeExtract(typ, value, x.path...)
		x.m.InheritNonUniform(value, vector)
		value = vector
	}
	if dynamic != 0 {
		load.Become(spirv.OpVectorExtractDynamic, uint32(value), uint32(dynamic))
		return
	}
	x.words = append(append(x.words[:0], uint32(value)), x.path...)
	load.Become(spirv.OpCompositeExtract, x.words...)
}
