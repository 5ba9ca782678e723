package memory

import (
	"slices"
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
		x.m, x.f, x.loops = c.Module, f, analysis.HasLoop(f)
		x.places.begin(c.Module)
		x.find()
		changed := x.remove(c)
		x.places.end()
		x.m, x.f = nil, nil
		storeRemovers.Put(x) // not after a panic: the places would not be empty
		return changed
	}, pass.Preserves(analysis.Memory), pass.Idempotent)

// storeRemover is the state of the pass. It is reused from function to function.
type storeRemover struct {
	m      *ir.Module
	f      *ir.Function
	loops  bool
	places places
	stores []access
	loads  []placeRead
	blocks []*ir.Block // scratch
}

// placeRead is a load or a call that reads a place.
type placeRead struct {
	place  int32
	stores int32 // so many stores stand before it
	before int32 // 1 + the one before it of the same root
}

var storeRemovers = sync.Pool{New: func() any { return new(storeRemover) }}

// find finds the stores of a function, the last one of each place, and before which of them all of the roots are read
// for the last time.
func (x *storeRemover) find() {
	x.stores, x.loads = x.stores[:0], x.loads[:0]
	for in := range x.f.Insts() {
		if in.Op == spirv.OpFunctionCall {
			x.call(in)
		}
		if in.Op != spirv.OpStore && in.Op != spirv.OpLoad || effects.Ordered(in) {
			continue
		}
		if in.Op == spirv.OpLoad && !x.mayEnd(in.ID(0)) {
			continue
		}
		at := x.places.find(in.ID(0))
		if at == nowhere {
			continue
		}
		if in.Op == spirv.OpLoad {
			x.read(at)
			continue
		}
		x.stores = append(x.stores, access{in: in, place: at, before: x.places.list[at].last})
		x.places.list[at].last = int32(len(x.stores))
	}
}

// call takes what a call is given pointers to as read.
func (x *storeRemover) call(in *ir.Inst) {
	for i := 1; i < in.NumWords(); i++ {
		if !x.mayEnd(in.ID(i)) {
			continue
		}
		if at := x.places.find(in.ID(i)); at != nowhere {
			x.read(at)
		}
	}
}

// mayEnd reports whether a pointer leads to memory that may end with the function.
func (x *storeRemover) mayEnd(pointer ir.ID) bool {
	class := x.places.pointerClass(pointer)
	return class == spirv.StorageClassFunction || class == spirv.StorageClassPrivate
}

// read notes that a place is read, behind the stores so far.
func (x *storeRemover) read(at int32) {
	root := &x.places.list[x.places.root(at)]
	x.loads = append(x.loads, placeRead{at, int32(len(x.stores)), root.read})
	root.read = int32(len(x.loads))
}

// remove removes dead stores. It reports whether there are any.
func (x *storeRemover) remove(c *pass.Context) bool {
	var graph *analysis.MemoryGraph
	changed := false
	for i := range x.stores {
		s := &x.stores[i]
		answer := isLive
		if x.overwritten(int32(i)) || x.ends(int32(i)) {
			answer = x.follow(int32(i))
		}
		if answer == unknown {
			if graph == nil {
				graph = analysis.MemorySSA.Of(c, x.f)
			}
			if graph.Dead(s.in) {
				answer = isDead
			}
		}
		if answer == isDead && c.Transform() {
			s.in.Remove()
			changed = true
		}
	}
	return changed
}

// overwritten reports whether there may be a store that overwrites what store i has left.
func (x *storeRemover) overwritten(i int32) bool {
	const most = 8
	n := 0
	for at := x.stores[i].place; at >= 0; at = x.places.list[at].parent {
		for k := x.places.list[at].last; k != 0; k = x.stores[k-1].before {
			if n++; n > most || k-1 > i || k-1 < i && x.loops {
				return true
			}
		}
	}
	return false
}

// liveness is what is known of a store.
type liveness uint8

const (
	unknown liveness = iota
	isDead
	isLive
)

// follow looks at what follows a store, on all paths, for what reads or overwrites its memory. It does not go around
// loops.
func (x *storeRemover) follow(i int32) liveness {
	s := &x.stores[i]
	if x.m.VolatilePointer(s.in.ID(0)) || x.m.CoherentPointer(s.in.ID(0)) {
		return isLive
	}
	x.blocks = append(x.blocks[:0], s.in.Block())
	left := near
	for k := 0; k < len(x.blocks); k++ {
		in := x.blocks[k].First()
		if k == 0 {
			in = s.in.Next()
		}
		t := touch(0)
		for ; in != nil && t == 0; in = in.Next() {
			if left--; left < 0 {
				return unknown
			}
			if t = x.places.touches(in, s.place, spirv.ReadsMemory|spirv.WritesMemory); t == changes { // a part
				t = 0
			}
		}
		switch {
		case t&overwrites != 0:
			continue
		case t&reads != 0:
			return isLive
		case t != 0:
			return unknown
		}
		switch last := x.blocks[k].Last(); last.Op {
		case spirv.OpReturn, spirv.OpReturnValue:
			switch d := x.m.Def(x.places.list[x.places.root(s.place)].index); {
			case d == nil || d.Op != spirv.OpVariable:
				return isLive
			case d.Function() != nil: // it ends here
			case spirv.StorageClass(d.Literal(0)) == spirv.StorageClassPrivate:
				return unknown // it ends with an entry point
			default:
				return isLive
			}
		case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch:
			for to := range x.blocks[k].Succs() {
				if to.Index <= x.blocks[k].Index {
					return unknown
				}
				if !slices.Contains(x.blocks, to) {
					x.blocks = append(x.blocks, to)
				}
			}
		default:
			return unknown
		}
	}
	return isDead
}

// ends reports whether store i is to memory that ends with the function and, in the order of the code, is not loaded
// any more.
func (x *storeRemover) ends(i int32) bool {
	const most = 16
	at := x.stores[i].place
	root := &x.places.list[x.places.root(at)]
	if d := x.m.Def(root.index); d == nil || d.Op != spirv.OpVariable {
		return false
	}
	if !x.mayEnd(root.index) {
		return false
	}
	n := 0
	for k := root.read; k != 0 && x.loads[k-1].stores > i; k = x.loads[k-1].before {
		if n++; n > most || !x.places.disjoint(at, x.loads[k-1].place) {
			return false
		}
	}
	return true
}
