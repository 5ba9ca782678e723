package analysis

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// clobberSteps is how many accesses a query looks at.
const clobberSteps = 100

// Clobber returns the state from which access a reads a location: the nearest dominating access that may clobber the
// location, which is a definition, a phi or what is live on entry. On no path from it to a anything writes the
// location. So two loads of one location with the same clobber read the same, and a definition by a store to the
// location is what is read; there [ModuleMemory.Alias] is the question to ask. Of a location that is not NonVolatile
// nothing follows.
//
// Cost: up to 100 accesses are looked at, as in [ModuleMemory.MayWrite]; if these are not enough, it is one of them
// that is returned, as if it wrote the location.
func (s *MemoryGraph) Clobber(a MemoryAccess, l Location) MemoryAccess {
	if l.ReadOnly {
		return MemoryAccess(s.nodes[a].class)
	}
	s.begin()
	at := s.DefiningAccess(a)
	for at >= 0 {
		next := MemoryAccess(-1)
		switch n := &s.nodes[at]; {
		case n.kind == MemoryPhi:
			next = s.skip(at, &l)
		case n.kind == MemoryDef && s.step() && !s.writes(at, &l, true):
			next = MemoryAccess(n.before)
		}
		if next < 0 {
			break
		}
		at = next
	}
	return at
}

// skip returns the state before a phi that dominates it, -1 if something between may write a location.
func (s *MemoryGraph) skip(phi MemoryAccess, l *Location) MemoryAccess {
	block := int(s.nodes[phi].block)
	before := MemoryAccess(-1)
	work := []MemoryAccess{phi}
	s.query++
	s.visit(phi, true)
	for len(work) > 0 {
		s.f.Module().Spend(1)
		at := work[len(work)-1]
		work = work[:len(work)-1]
		add := func(x MemoryAccess) {
			switch b := s.block(x); {
			case b != block && s.dom.Dominates(b, block):
				before = x // the same one on all paths: the state at the end of the phi's dominator
			case s.visit(x, true):
				work = append(work, x)
			}
		}
		if !s.step() || s.nodes[at].kind == MemoryDef && s.writes(at, l, false) {
			return -1
		}
		if s.nodes[at].kind == MemoryDef {
			add(MemoryAccess(s.nodes[at].before))
			continue
		}
		for _, x := range s.Operands(at) {
			if x >= 0 { // or it is never reached
				add(x)
			}
		}
	}
	return before
}

// block returns the index of the block of an access.
func (s *MemoryGraph) block(a MemoryAccess) int { return int(s.nodes[a].block) }

// Dead reports whether a store is dead: on each path its bytes are overwritten before anything reads them, or are in
// memory that ends when the function returns: its own variables, and Private ones where it is an entry point. Cost: as
// of [MemoryGraph.Clobber].
func (s *MemoryGraph) Dead(store *ir.Inst) bool {
	first := s.Access(store)
	if store.Op != spirv.OpStore || first < 0 || s.nodes[first].kind != MemoryDef || effects.Ordered(store) {
		return false
	}
	l := s.memory.Location(store.ID(0))
	ends := l.local || s.outermost && l.kinds == privateMemory
	if !l.NonVolatile || !ends && s.infiniteLoop {
		return false
	}
	s.begin()
	type reached struct {
		state         MemoryAccess
		sameIteration bool // it is dominated by the store
	}
	work := []reached{{first, true}}
	s.visit(first, true)
	for len(work) > 0 {
		s.f.Module().Spend(1)
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if s.nodes[at.state].out && !ends {
			return false
		}
		for _, u := range s.Users(at.state) {
			n := &s.nodes[u]
			if !s.step() || n.in != nil && n.reads && s.memory.mayRead(n.in, &l, at.sameIteration) {
				return false
			}
			overwrites := n.kind == MemoryDef && n.in.Op == spirv.OpStore &&
				s.memory.relate(s.location(u), &l, at.sameIteration).includes()
			if sameIteration := at.sameIteration && n.kind == MemoryDef; n.kind != MemoryUse && !overwrites &&
				s.visit(u, sameIteration) {
				work = append(work, reached{u, sameIteration})
			}
		}
	}
	return true
}

// writes reports whether a definition may write a location.
func (s *MemoryGraph) writes(def MemoryAccess, l *Location, sameIteration bool) bool {
	in := s.nodes[def].in
	if in.Op == spirv.OpStore && l.NonVolatile && !effects.Ordered(in) {
		return s.memory.relate(s.location(def), l, sameIteration) != disjoint
	}
	return s.memory.mayWrite(in, l, sameIteration)
}

// location returns where a store stores to.
func (s *MemoryGraph) location(def MemoryAccess) *Location {
	if s.locations == nil {
		s.locations = make([]*Location, len(s.nodes))
	}
	if s.locations[def] == nil {
		l := s.memory.locate(s.nodes[def].in.ID(0))
		s.locations[def] = &l
	}
	return s.locations[def]
}

// begin begins a query.
func (s *MemoryGraph) begin() {
	if s.seen == nil {
		s.seen = make([]int32, len(s.nodes))
	}
	s.query++
	s.steps = clobberSteps
}

// step reports whether there is another step left.
func (s *MemoryGraph) step() bool {
	s.steps--
	return s.steps >= 0
}

// visit reports whether the query has not been here yet. What was seen within one iteration is to be seen once more
// across iterations.
func (s *MemoryGraph) visit(a MemoryAccess, sameIteration bool) bool {
	mark := 2 * s.query
	if !sameIteration {
		mark++
	}
	if s.seen[a] >= mark {
		return false
	}
	s.seen[a] = mark
	return true
}

// ReachingDefinitions are the definitions that may reach a load.
type ReachingDefinitions struct {
	// Writers are the instructions that may have written it, each once: stores, but also copies, calls, extended
	// instructions, and OpLifetimeStart and OpLifetimeStop, which leave it undefined.
	Writers []*ir.Inst
	// Initial: it may be what was there when the function began: its initializer or nothing defined for a variable of
	// the function, anything for other memory.
	Initial bool
}

// ReachingDefinitions returns the definitions that may reach a load on any path. What other invocations write is
// attributed to the barrier or atomic that lets them. ok is false for what is no load, and where the location is
// volatile or coherent. Cost: linear in the states of the class on these paths.
func (s *MemoryGraph) ReachingDefinitions(load *ir.Inst) (from ReachingDefinitions, ok bool) {
	a := s.Access(load)
	if a < 0 || load.Op != spirv.OpLoad || effects.Ordered(load) {
		return from, false
	}
	l := s.memory.Location(load.ID(0))
	if !l.NonVolatile {
		return from, false
	}
	s.begin()
	var work []MemoryAccess
	add := func(x MemoryAccess) {
		if x >= 0 && s.visit(x, true) {
			work = append(work, x)
		}
	}
	add(s.DefiningAccess(a))
	for i := 0; i < len(work); i++ {
		n := &s.nodes[work[i]]
		switch n.kind {
		case LiveOnEntry:
			from.Initial = true
		case MemoryPhi:
			for _, x := range s.Operands(work[i]) {
				add(x)
			}
		default:
			relation := mayOverlap
			if n.in.Op == spirv.OpStore && !effects.Ordered(n.in) {
				relation = s.memory.relate(s.location(work[i]), &l, false)
			} else if !s.memory.mayWrite(n.in, &l, false) {
				relation = disjoint
			}
			if relation != disjoint {
				from.Writers = append(from.Writers, n.in)
			}
			if !n.whole && !relation.includes() {
				add(MemoryAccess(n.before))
			}
		}
	}
	return from, true
}
