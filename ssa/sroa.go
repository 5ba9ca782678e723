package ssa

import (
	"slices"
	"sync"

	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// SROA (scalar replacement of aggregates) gives each part of a Function variable that is accessed by itself a variable
// of its own, so that mem2reg can make values of the parts. A variable is seen as a tree of paths (see accessTrees); it
// is split along them down to the coarsest parts that are accessed whole, and what accesses several parts at once
// becomes one access of each: of those that are read somewhere, if nothing reads the whole.
//
// A vector that is loaded or stored whole is not split: an access of a component becomes one of the whole with an
// insertion or an extraction, also by a dynamic index. So it is with a matrix or a small array where that makes less
// code. Copies (OpCopyMemory) become loads and stores.
//
// Initializers, RelaxedPrecision, the Restrict and Aliased decorations and debug information go to the parts. So do
// names, with the path to the part appended as in a shading language: light.pos.x, weights[3].
//
// Cost: linear in the function and in what is added to it, which the growth budget bounds.
//
// What is not split, with the parts beside it split off: arrays and matrices with a dynamic index, or with one that may
// be out of bounds; sizes made of specialization constants; what is volatile; parts whose pointer is used otherwise
// than by loads, stores, copies and access chains (with physical addressing then the whole variable); more parts than
// the parameter allows.
var SROA = pass.ForFunctions("sroa", "the parts of variables become variables of their own", sroa, pass.Idempotent,
	maxParts)

var maxParts = pass.Int("parts", 128, "into how many variables one is split at most").Must(pass.Within(1, 4096))

// splitter is the state of the pass. It is reused from function to function.
type splitter struct {
	c *pass.Context
	accessTrees
	childList []int32 // children of the paths that are split, in the order of the composite
	stack     []partValue
	indices   []uint32
	ids       []ir.ID
	walk      []visitedPath
	words     []uint32
	start     build.Builder // after the variables
	// pointsOut says that there may be pointers to physical storage.
	pointsOut   bool
	expressions expressions
}

// plan is what becomes of a path.
type plan struct {
	allLoads, allStores, allCostly int32 // as in path, those of the paths above included

	parts      int32 // variables that it becomes
	split      bool  // its children become variables of their own, or are split in their turn
	memory     bool  // something in it is fixed
	leaf       int32 // path of the variable that it is in or is; -1: it is split
	part       ir.ID // that variable
	firstChild int32 // of a split path: into splitter.childList
	growth     int   // of a variable: instructions that splitting it adds
	derived    bool  // of a variable: there is something to do even if it is not split

	loadedFor *ir.Inst // the last load of several parts of which this one was loaded by itself, as loadedAs
	loadedAs  ir.ID
}

var splitters = sync.Pool{New: func() any { return new(splitter) }}

func sroa(c *pass.Context, f *ir.Function) bool {
	s := splitters.Get().(*splitter)
	defer splitters.Put(s)
	s.c, s.m, s.physical, s.expressions = c, c.Module, physicalAddressing(c.Module), expressions{}
	s.most = int32(maxParts.Of(c))
	s.of, s.loaded, s.types = s.m.NewTable(), s.m.NewTable(), s.m.NewTable()
	defer func() { s.of.Release(); s.loaded.Release(); s.types.Release() }()
	changed := s.build(f) && s.split()
	if c.WantsRemarks() {
		explain(c, f, s.unsplit())
	}
	return changed
}

// split does what the pass is for, with the variables of a function that were found. It reports whether it changed
// anything.
func (s *splitter) split() bool {
	s.estimateCosts()
	if !s.choose() {
		return false
	}
	s.complete()
	s.pointsOut = s.m.HasCapability(spirv.CapabilityPhysicalStorageBufferAddresses)
	s.declareParts()
	s.rewrite()
	return true
}

// unsplit lists the variables that are not split: those of composite types, and parts that were split off.
func (s *splitter) unsplit() (list []notPromoted) {
	var known []notPromoted
	for k := range s.paths {
		if p := &s.paths[k]; int(p.leaf) == k && p.memory && (p.parent >= 0 || p.derived) {
			if p.part == 0 {
				p.part = s.pointers[p.variable].in.Result
			}
			known = append(known, notPromoted{variable: p.part, why: p.why})
		}
	}
	return slices.DeleteFunc(variables(s.m, s.f, known, true), func(v notPromoted) bool {
		in := s.m.Def(v.variable)
		_, composite := s.m.Types().NumParts(s.m.Types().Pointee(in.Type))
		return v.quiet && !composite && in.Op == spirv.OpVariable
	})
}

// physicalAddressing reports whether a pointer to a part may be turned into one to its neighbour.
func physicalAddressing(m *ir.Module) bool {
	model := m.MemoryModel()
	if model == nil {
		return true
	}
	switch spirv.AddressingModel(model.Literal(0)) {
	case spirv.AddressingModelLogical, spirv.AddressingModelPhysicalStorageBuffer64:
		return false
	}
	return true
}

// estimateCosts decides by a cost model which paths are worth splitting.
func (s *splitter) estimateCosts() {
	for k := range s.paths {
		p := &s.paths[k]
		p.allLoads, p.allStores, p.allCostly = p.loads, p.stores, p.costly
		if p.parent >= 0 {
			above := &s.paths[p.parent]
			p.allLoads += above.allLoads
			p.allStores += above.allStores
			p.allCostly += above.allCostly
		}
	}
	for k := len(s.paths) - 1; k >= 0; k-- { // what is below a path comes before it
		p := &s.paths[k]
		if p.allLoads > 0 {
			p.parts += int32(min(p.count-uint32(p.childCount), uint32(s.most)))
		}
		if p.split = p.childCount > 0 && !p.fixed && p.worthSplitting(); p.split && p.parts > s.most {
			p.split, p.why = false, max(p.why, manyParts)
		}
		if !p.split {
			p.parts = 1
		}
		p.memory = p.memory || p.fixed || p.childCount > 0 && !p.split && !p.insertable()
		if p.parent >= 0 {
			above := &s.paths[p.parent]
			above.parts = min(above.parts+p.parts, s.most+1)
			above.memory = above.memory || p.memory
			if p.memory {
				above.why = max(above.why, p.why)
			}
		}
	}
}

// worthSplitting says whether a composite with accessed parts should be split, rather than be loaded and stored whole
// with insertions and extractions. What counts is the code once loads and stores are removed: a load becomes a
// construction if it is split, a store an extraction of each part, and an access of a part otherwise an insertion or
// extraction.
func (p *path) worthSplitting() bool {
	switch {
	case p.dynamic:
		return false
	case p.op == spirv.OpTypeStruct, p.memory, !p.insertable():
		return true
	case p.op == spirv.OpTypeVector:
		return p.allLoads+p.allStores == 0
	}
	needed := int64(p.childCount)
	if p.allLoads > 0 {
		needed = int64(p.count)
	}
	return int64(p.allLoads)+int64(p.allCostly)*needed <= int64(p.below)
}

// insertable reports whether parts of a composite may be accessed by extractions from the whole and insertions into
// it.
func (p *path) insertable() bool {
	switch p.op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		return true
	case spirv.OpTypeArray:
		return p.count <= 128
	}
	return false
}

// choose asks for leave to rewrite each variable, and reports whether there is anything to do.
func (s *splitter) choose() bool {
	s.assignVariables()
	for i := range s.accesses {
		a := &s.accesses[i]
		if s.m.IsDebug(a.in) {
			continue
		}
		for _, q := range [...]int32{a.to, a.from} {
			if q < 0 {
				continue
			}
			p := &s.paths[s.pointers[q].path]
			root := s.root(p)
			root.derived = root.derived || a.in.Op == spirv.OpCopyMemory || a.in.Op == spirv.OpCopyMemorySized
			if p.leaf < 0 && !a.onlyExtracted {
				root.growth += 2 * int(p.parts)
			}
			for e := a.extracts; e != 0 && a.onlyExtracted; e = s.extracts[e].next {
				if t, _ := s.target(s.pointers[q].path, s.extracts[e].in); s.paths[t].leaf < 0 {
					root.growth += 2 * int(s.paths[t].parts)
				}
			}
		}
	}
	for i := range s.pointers {
		if q := &s.pointers[i]; q.base >= 0 {
			s.root(&s.paths[q.path]).derived = true
		}
	}
	found, refused := false, false
	for k := range s.paths {
		p := &s.paths[k]
		switch {
		case p.parent >= 0:
		case !p.split && (!p.derived || p.memory):
		case p.growth > 0 && !s.c.Grow(p.growth):
			p.split, p.memory, p.why, refused = false, true, splitOutgrown, true
		case !s.c.Transform():
			s.c.Grow(-p.growth)
			p.split, p.memory, p.why, refused = false, true, bisected, true
		default:
			found = true
		}
	}
	if refused {
		s.assignVariables()
	}
	return found
}

// root returns the variable of a path.
func (x *accessTrees) root(p *path) *path { return &x.paths[x.pointers[p.variable].path] }

// assignVariables finds the variable that each path will be in.
func (s *splitter) assignVariables() {
	for k := range s.paths {
		p := &s.paths[k]
		switch {
		case p.parent >= 0 && s.paths[p.parent].leaf >= 0:
			p.leaf = s.paths[p.parent].leaf
		case p.split:
			p.leaf = -1
		default:
			p.leaf = int32(k)
		}
	}
}

// complete gives the paths that are split and loaded whole the children that nothing accesses by themselves,
// and sorts the children.
func (s *splitter) complete() {
	s.childList = s.childList[:0]
	for k := 0; k < len(s.paths); k++ {
		if s.paths[k].leaf >= 0 {
			continue
		}
		if p := s.paths[k]; p.allLoads > 0 && uint32(p.childCount) < p.count {
			for i := range p.count {
				if c := s.child(int32(k), i); s.paths[c].parts == 0 {
					s.paths[c].parts, s.paths[c].leaf = 1, c
				}
			}
		}
		p := &s.paths[k]
		p.firstChild = int32(len(s.childList))
		for c := p.first; c != 0; c = s.paths[c].next {
			s.childList = append(s.childList, c)
		}
		slices.SortFunc(s.childList[p.firstChild:], func(a, b int32) int {
			return int(s.paths[a].index) -
				int(s.paths[b].index)
		})
	}
}

// children returns the children of a split path in their order.
func (s *splitter) children(k int32) []int32 {
	p := &s.paths[k]
	return s.childList[p.firstChild : p.firstChild+p.childCount]
}
