package opt

import (
	"sync"

	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// DeadStores removes stores of which nothing reads what they leave: on each path it is overwritten before, or the
// function returns and the memory ends with it, as that of its variables does, and that of Private variables where an
// entry point returns. What other invocations may see, after a barrier say, counts as read ([analysis.MemorySSA]).
//
// Cost: linear; up to a hundred accesses are looked at for each store that has another one to its place, or to all that
// the place is in, and for each one to a variable of which the memory ends. Where there are none, memory SSA is not
// asked for.
//
// It leaves alone what is volatile or coherent, what makes memory available, and what is overwritten in parts. Stores
// to variables that nothing reads at all are left to dce, which asks for no analysis.
var DeadStores = pass.ForFunctions("dead-stores", "stores that are overwritten before anything reads them go",
	func(c *pass.Context, f *ir.Function) bool {
		x := storeRemovers.Get().(*storeRemover)
		x.places.begin(c.Module)
		x.find(f)
		changed := x.remove(c, f)
		x.places.end()
		storeRemovers.Put(x) // not after a panic: the places would not be empty
		return changed
	}, pass.Preserves(analysis.Memory))

// storeRemover is the state of the pass. It is reused from function to function.
type storeRemover struct {
	places places
	stores []access
}

var storeRemovers = sync.Pool{New: func() any { return new(storeRemover) }}

// find finds the stores of a function, and the last one of each place.
func (x *storeRemover) find(f *ir.Function) {
	x.stores = x.stores[:0]
	for in := range f.Insts() {
		if in.Op != spirv.OpStore || effects.Ordered(in) {
			continue
		}
		if at := x.places.find(in.ID(0)); at != nowhere {
			x.stores = append(x.stores, access{in: in, place: at, before: x.places.list[at].last})
			x.places.list[at].last = int32(len(x.stores))
		}
	}
}

// remove removes dead stores. It reports whether there are any.
func (x *storeRemover) remove(c *pass.Context, f *ir.Function) bool {
	var graph *analysis.MemoryGraph
	changed := false
	for i := range x.stores {
		s := &x.stores[i]
		if !x.mayBeDead(c.Module, s, i) {
			continue
		}
		if graph == nil {
			graph = analysis.MemorySSA.Of(c, f)
		}
		if graph.Dead(s.in) && c.Transform() {
			s.in.Remove()
			changed = true
		}
	}
	return changed
}

// mayBeDead reports whether another store overwrites what store i has left, or it is in memory that ends.
func (x *storeRemover) mayBeDead(m *ir.Module, s *access, i int) bool {
	if s.before != 0 || x.places.list[s.place].last != int32(i+1) {
		return true
	}
	at := s.place
	for x.places.list[at].parent >= 0 {
		if at = x.places.list[at].parent; x.places.list[at].last != 0 {
			return true
		}
	}
	variable := m.Def(x.places.list[at].index)
	if variable == nil || variable.Op != spirv.OpVariable {
		return false
	}
	class := spirv.StorageClass(variable.Literal(0))
	return class == spirv.StorageClassFunction || class == spirv.StorageClassPrivate
}
