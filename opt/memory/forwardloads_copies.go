package memory

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// initial replaces a load of a variable of the function to which nothing was stored before by what it holds at first.
func (x *forwarder) initial(load *ir.Inst, root, at int32) bool {
	variable := x.m.Def(x.places.list[root].index)
	if variable == nil || variable.Op != spirv.OpVariable || variable.Function() == nil ||
		variable.NumWords() == 1 && x.graph == nil || // mem2reg and sroa have found nearly all of these
		x.m.VolatilePointer(load.ID(0)) || x.m.CoherentPointer(load.ID(0)) {
		return false
	}
	x.ask()
	a := x.graph.Access(load)
	if a < 0 || x.graph.Kind(x.graph.Clobber(a, x.memory.Location(load.ID(0)))) != analysis.LiveOnEntry {
		return false
	}
	if variable.NumWords() == 1 {
		if !x.m.Allows(load.Type, ir.UndefOf) || !x.may(0) {
			return false
		}
		x.m.ReplaceAndRemove(load, x.c.Constants().Undef(load.Type))
		return true
	}
	value := variable.ID(1)
	dynamic, ok := x.descend(x.m.TypeOf(value), load.Type, root, at)
	if !ok || x.m.Constants().IsUndefined(value) || !x.may(x.growth(dynamic)) {
		return false
	}
	x.extract(value, load, dynamic)
	return true
}

// copied has a load read, instead of what a store has left at whole, the memory that the stored value was loaded from.
// Nothing in the function may write that, or nothing between the two loads.
func (x *forwarder) copied(store *access, load *ir.Inst, whole, at int32) bool {
	from := x.source(store.value())
	if from == nil || !x.indexable(from) || !x.unchanged(store, load) {
		return false
	}
	typ := x.m.Types().Pointee(x.m.TypeOf(from.ID(0)))
	for _, index := range x.path {
		typ = x.m.Types().PartAt(typ, index)
	}
	x.steps = x.places.steps(x.steps[:0], whole, at)
	for _, p := range x.steps {
		step := &x.places.list[p]
		if d := x.m.Def(typ); d == nil || !step.constant && d.Op == spirv.OpTypeStruct {
			return false
		}
		typ = x.m.Types().PartAt(typ, step.value) // 0 for an index that is computed
	}
	if typ != load.Type {
		return false
	}
	if !x.unwritten(from, load) {
		x.c.RemarkAt(from, x.places.list[x.places.root(at)].index,
			"stays a copy: what it was copied from may be written in the function")
		return false
	}
	if !x.may(1) {
		return false
	}
	pointer := from.ID(0)
	class, _ := x.m.Types().StorageClass(x.m.TypeOf(pointer))
	u32 := x.m.Types().Int(32, false)
	indices := make([]ir.ID, 0, 8)
	for _, index := range x.path {
		indices = append(indices, x.c.Constants().Int(u32, uint64(index)))
	}
	for _, p := range x.steps {
		if step := &x.places.list[p]; step.constant {
			indices = append(indices, x.c.Constants().Int(u32, uint64(step.value)))
		} else {
			indices = append(indices, x.m.Resolve(step.index))
			if needs, ok := x.m.IndexingNeeds(typ); ok && class == spirv.StorageClassUniformConstant {
				x.m.Require(needs)
			}
		}
	}
	chain := x.c.Before(load).AccessChain(x.m.Types().Pointer(class, typ), pointer, indices...)
	for _, id := range append(indices, pointer, load.ID(0)) {
		x.m.InheritNonUniform(id, chain)
	}
	x.m.InheritNonUniform(from.Result, load.Result)
	x.words = append(x.words[:0], uint32(chain))
	x.words = append(x.words, effects.OperandsOf(from, 0).Without(uint32(spirv.MemoryAccessAligned)).Words...)
	load.Become(spirv.OpLoad, x.words...)
	return true
}

// copySource is the load that a value is a copy of, or of a part of which it is one, with the indices of the part.
type copySource struct {
	load *ir.Inst
	path []uint32
}

// source returns the load that a value is a copy of, nil where it is none: x.path leads to the part of what is loaded.
// It looks through copies to a type with another layout, which front ends make member by member before SPIR-V 1.4.
func (x *forwarder) source(value ir.ID) *ir.Inst {
	if x.sourceOf == nil {
		x.sourceOf = x.m.NewTable()
	}
	i := x.sourceOf.Get(value)
	if i == 0 {
		x.sources = append(x.sources, x.findSource(value))
		i = int32(len(x.sources))
		x.sourceOf.Set(value, i)
	}
	s := &x.sources[i-1]
	x.path = append(x.path[:0], s.path...)
	return s.load
}

// maxCopies bounds how many copies of copies are looked through, and how many parts of one.
const maxCopies = 4096

func (x *forwarder) findSource(value ir.ID) (s copySource) {
	d := x.m.Def(value)
	for n := 0; d != nil && !d.Unknown() && n < maxCopies; n++ {
		switch d.Op {
		case spirv.OpLoad:
			s.load = d
			slices.Reverse(s.path)
			return s
		case spirv.OpCopyObject, spirv.OpCopyLogical:
			d = x.m.Def(d.ID(0))
		case spirv.OpCompositeExtract:
			s.add(d.Words()[1:])
			d = x.m.Def(d.ID(0))
		case spirv.OpCompositeConstruct:
			part, depth := d, 0
			for part != nil && part.Op == spirv.OpCompositeConstruct && depth < maxDepth {
				part, depth = x.copyOf(part.ID(0)), depth+1
			}
			if part == nil || part.Op != spirv.OpCompositeExtract || part.Unknown() || part.NumWords() <= depth {
				return copySource{}
			}
			indices := part.Words()[1:]
			prefix := indices[:len(indices)-depth]
			left := maxCopies
			if !x.takes(d, part.ID(0), slices.Clone(prefix), &left) {
				return copySource{}
			}
			s.add(prefix)
			d = x.m.Def(part.ID(0))
		default:
			return copySource{}
		}
	}
	return copySource{}
}

// add adds indices, the last one first.
func (s *copySource) add(indices []uint32) {
	for _, index := range slices.Backward(indices) {
		s.path = append(s.path, index)
	}
}

// takes reports whether a value is composed of what is extracted of another one at a path, in the same order.
func (x *forwarder) takes(d *ir.Inst, from ir.ID, path []uint32, left *int) bool {
	if *left--; *left < 0 || d == nil || d.Unknown() {
		return false
	}
	switch d.Op {
	case spirv.OpCompositeExtract:
		return d.ID(0) == from && slices.Equal(d.Words()[1:], path)
	case spirv.OpCompositeConstruct:
		if n, _ := x.m.Types().NumParts(d.Type); n != d.NumWords() || len(path) > maxDepth {
			return false
		}
		for i := range d.NumWords() {
			if !x.takes(x.copyOf(d.ID(i)), from, append(path, uint32(i)), left) {
				return false
			}
		}
		return true
	}
	return false
}

// maxDepth is how deep types are looked into.
const maxDepth = 64

// copyOf returns what a value is computed by, copies aside.
func (x *forwarder) copyOf(value ir.ID) *ir.Inst {
	d := x.m.Def(value)
	for n := 0; d != nil && n < maxDepth && (d.Op == spirv.OpCopyObject || d.Op == spirv.OpCopyLogical); n++ {
		d = x.m.Def(d.ID(0))
	}
	return d
}

// indexable reports whether a load may be made of parts of what is loaded.
func (x *forwarder) indexable(load *ir.Inst) bool {
	typ := x.m.Def(x.m.TypeOf(load.ID(0)))
	if effects.Ordered(load) || load.Unknown() || typ == nil || typ.Op != spirv.OpTypePointer || typ.ID(1) != load.Type {
		return false
	}
	switch spirv.StorageClass(typ.Literal(0)) {
	case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPushConstant,
		spirv.StorageClassUniformConstant, spirv.StorageClassInput, spirv.StorageClassWorkgroup,
		spirv.StorageClassPrivate, spirv.StorageClassFunction:
		return true
	}
	return false // indexing takes a capability, or the parts an alignment
}

// unwritten reports whether nothing writes what a load has read, in all of the function or before another instruction.
func (x *forwarder) unwritten(load, in *ir.Inst) bool {
	const far = 8 * near // as a copy may have been made member by member
	pointer := load.ID(0)
	if x.m.ReadOnly(pointer) {
		return true
	}
	if x.m.VolatilePointer(pointer) || x.m.CoherentPointer(pointer) {
		return false
	}
	if at := x.places.find(pointer); at != nowhere && x.between(load, in, at, far) == 0 {
		return true
	}
	x.ask()
	if x.written == nil {
		x.written = new(analysis.ModRef)
		for in := range x.f.Insts() {
			x.memory.Add(x.written, in)
		}
	}
	return !x.written.MayWrite(x.memory.Location(pointer))
}
