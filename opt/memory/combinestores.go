package memory

import (
	"slices"
	"sync"

	"hone/ir"
	"hone/ir/effects"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// CombineStores makes one store of the stores of all components of a vector, and of a store of the vector and those of
// components that follow it, where nothing reads or orders that memory in between (Mesa's nir_opt_combine_stores). It
// does the same with all parts of an array, struct or matrix in a variable of the invocation: so front ends copy an
// array to one with another layout. It stores no byte that was not stored before. Then the whole is known, for
// forward-loads.
//
// Cost: linear; up to 4 composites are looked at for each access of memory, in one block at a time. Where no part is
// stored, nothing is done.
//
// It leaves alone stores with memory operands, what is volatile or coherent, and composites of which a part is not
// stored, or that have more than 256.
var CombineStores = pass.ForFunctions("combine-stores", "stores of all parts of a vector or array become one",
	func(c *pass.Context, f *ir.Function) bool {
		if !storesParts(c.Module, f) {
			return false
		}
		x := combiners.Get().(*combiner)
		x.c, x.m, x.changed = c, c.Module, false
		x.places.begin(c.Module)
		for _, b := range f.Blocks {
			x.groups = x.groups[:0]
			for in := range b.Insts() {
				x.visit(in)
			}
			for i := range x.groups {
				x.combine(&x.groups[i])
			}
		}
		x.places.end()
		x.c, x.m = nil, nil
		combiners.Put(x) // not after a panic: the places would not be empty
		return x.changed
	}, pass.Idempotent, pass.IgnoresCFG)

// storesParts reports whether a function stores a part of a composite of which the parts may be stored together.
func storesParts(m *ir.Module, f *ir.Function) bool {
	for in := range f.Insts() {
		if in.Op == spirv.OpStore {
			if _, _, ok := storedPart(m, in); ok {
				return true
			}
		}
	}
	return false
}

// storedPart returns the access chain through which a store stores a part of a composite, and the type of that. ok is
// false for other stores, and for composites that are not stored whole.
func storedPart(m *ir.Module, store *ir.Inst) (chain *ir.Inst, whole *ir.Inst, ok bool) {
	d := m.Def(store.ID(0))
	if d == nil || d.Op != spirv.OpAccessChain && d.Op != spirv.OpInBoundsAccessChain || store.NumWords() != 2 ||
		d.NumWords() < 2 {
		return nil, nil, false
	}
	if _, ok := m.Constants().IntValue(d.ID(d.NumWords() - 1)); !ok {
		return nil, nil, false
	}
	a, ok := view.AsAccessChain(d)
	if !ok {
		return nil, nil, false
	}
	typ := ir.ID(0)
	for s := range a.Steps() {
		typ = s.Aggregate
	}
	class, ok := m.Types().StorageClass(d.Type)
	if whole = m.Def(typ); whole == nil || !ok {
		return nil, nil, false
	}
	switch whole.Op {
	case spirv.OpTypeVector:
	case spirv.OpTypeArray, spirv.OpTypeStruct, spirv.OpTypeMatrix:
		if class != spirv.StorageClassFunction && class != spirv.StorageClassPrivate {
			return nil, nil, false
		}
	default:
		return nil, nil, false
	}
	const most = 256
	n, _ := m.Types().NumParts(typ)
	return d, whole, n > 0 && n <= most && m.Allows(typ, ir.CompositeOf)
}

// combiner is the state of the pass. It is reused from function to function.
type combiner struct {
	c       *pass.Context
	m       *ir.Module
	places  places
	groups  []storeGroup // up to 4; those behind keep the room of their parts
	changed bool
	words   []uint32 // scratch
}

// storeGroup are stores to a composite that nothing has read since.
type storeGroup struct {
	place  int32
	typ    *ir.Inst   // of the composite
	whole  *ir.Inst   // the first of them, if it stores all of it
	parts  []*ir.Inst // the last ones of each part
	stored int        // parts
	last   *ir.Inst
	chain  *ir.Inst // of last
}

var combiners = sync.Pool{New: func() any { return new(combiner) }}

// visit adds a store to its group, and ends those that an instruction may read or order.
func (x *combiner) visit(in *ir.Inst) {
	const memory = spirv.ReadsMemory | spirv.WritesMemory
	if effects.Of(in)&memory == 0 {
		return
	}
	own := int32(nowhere)
	if in.Op == spirv.OpStore && in.NumWords() == 2 && !effects.Ordered(in) && !x.m.CoherentPointer(in.ID(0)) {
		own = x.add(in)
	}
	for i := 0; i < len(x.groups); i++ {
		if g := &x.groups[i]; g.place != own && x.places.touches(in, g.place, memory) != 0 {
			x.combine(g)
			x.drop(i)
			i--
		}
	}
}

// add adds a store to the group of its composite, which it returns; nowhere for other stores.
func (x *combiner) add(in *ir.Inst) int32 {
	at := x.places.find(in.ID(0))
	if at == nowhere {
		return nowhere
	}
	if chain, whole, ok := storedPart(x.m, in); ok && x.places.list[at].bounded {
		p := &x.places.list[at]
		g := x.group(p.parent, whole)
		if g.parts[p.value] == nil {
			g.stored++
		}
		g.parts[p.value], g.last, g.chain = in, in, chain
		return g.place
	}
	typ := x.m.Def(x.m.TypeOf(in.ID(1)))
	if typ == nil || typ.Op != spirv.OpTypeVector || !x.m.Allows(typ.Result, ir.CompositeOf) {
		return nowhere
	}
	for i := range x.groups {
		if x.groups[i].place == at {
			x.drop(i) // all of it is overwritten
			break
		}
	}
	x.group(at, typ).whole = in
	return at
}

// group returns the group of a composite.
func (x *combiner) group(place int32, typ *ir.Inst) *storeGroup {
	const most = 4
	for i := range x.groups {
		if x.groups[i].place == place {
			return &x.groups[i]
		}
	}
	if len(x.groups) == most {
		x.combine(&x.groups[0])
		x.drop(0)
	}
	if x.groups == nil {
		x.groups = make([]storeGroup, 0, most)
	}
	x.groups = x.groups[:len(x.groups)+1]
	g := &x.groups[len(x.groups)-1]
	n, _ := x.m.Types().NumParts(typ.Result)
	parts := slices.Grow(g.parts[:0], n)[:n]
	clear(parts)
	*g = storeGroup{place: place, typ: typ, parts: parts}
	return g
}

// drop forgets a group.
func (x *combiner) drop(i int) {
	last := len(x.groups) - 1
	x.groups[i], x.groups[last] = x.groups[last], x.groups[i]
	x.groups = x.groups[:last]
}

// combine makes one store of a group, where the last of them is, if all of the composite is known there.
func (x *combiner) combine(g *storeGroup) {
	if g.stored == 0 || g.stored < len(g.parts) && g.whole == nil || !x.c.Grow(1) || !x.c.Transform() {
		return
	}
	b := x.c.Before(g.last)
	var pointer, value ir.ID
	switch {
	case g.whole != nil:
		pointer = g.whole.ID(0)
	case g.chain.NumWords() == 2:
		pointer = g.chain.ID(0)
	default:
		class, _ := x.m.Types().StorageClass(g.chain.Type)
		words := g.chain.Words()
		typ := x.m.Types().Pointer(class, g.typ.Result)
		pointer = b.Emit(g.chain.Op, typ, true, words[:len(words)-1]...).Result
		x.m.InheritNonUniform(g.chain.Result, pointer)
	}
	if g.stored == len(g.parts) {
		x.words = x.words[:0]
		for _, part := range g.parts {
			x.words = append(x.words, uint32(part.ID(1)))
		}
		value = b.Emit(spirv.OpCompositeConstruct, g.typ.Result, true, x.words...).Result
	} else {
		value = g.whole.ID(1)
		for i, part := range g.parts {
			if part != nil {
				value = b.CompositeInsert(g.typ.Result, part.ID(1), value, uint32(i))
			}
		}
	}
	g.last.SetOperands([]uint32{uint32(pointer), uint32(value)})
	for _, part := range g.parts {
		if part != nil && part != g.last {
			part.Remove()
		}
	}
	if g.whole != nil {
		g.whole.Remove()
	}
	x.changed = true
}
