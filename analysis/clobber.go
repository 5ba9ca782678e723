package analysis

import (
	"hone/ir"
	"hone/spirv"
)

// clobberSteps is how many accesses a query looks at.
const clobberSteps = 100

// Clobber returns the state from which access a reads a location: what the nearest definition left that may write it, a
// phi of states of which one may be of such a definition, or what is live on entry. The state dominates a, and on no
// way from it to a anything writes the location. So two loads of one location with the same clobber read the same, and
// a definition by a store to the location is what is read; there [ModuleMemory.Alias] is the question to ask. Of a
// location that is not Stable nothing follows.
//
// Cost: up to 100 accesses are looked at, as in [ModuleMemory.MayWrite]; if these are not enough, it is one of them
// that is returned, as if it wrote the location.
func (s *MemoryGraph) Clobber(a MemoryAccess, l Location) MemoryAccess {
	if l.Constant {
		return MemoryAccess(s.nodes[a].class)
	}
	s.begin()
	at := s.Before(a)
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
		at := work[len(work)-1]
		work = work[:len(work)-1]
		add := func(x MemoryAccess) {
			switch b := s.block(x); {
			case b != block && s.dom.Dominates(b, block):
				before = x // the same one on all ways: the state at the end of the phi's dominator
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

// Dead reports whether nothing reads what a store leaves: on each way it is overwritten before, or it is in a variable
// of the function. Cost: as of [MemoryGraph.Clobber].
func (s *MemoryGraph) Dead(store *ir.Inst) bool {
	first := s.Access(store)
	if store.Op != spirv.OpStore || first < 0 || s.nodes[first].kind != MemoryDef || store.OrderedAccess() {
		return false
	}
	l := s.memory.At(store.ID(0))
	if !l.Stable || !l.local && s.endless {
		return false
	}
	s.begin()
	type reached struct {
		state   MemoryAccess
		oneTime bool // it is dominated by the store
	}
	work := []reached{{first, true}}
	s.visit(first, true)
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if s.nodes[at.state].out && !l.local {
			return false
		}
		for _, u := range s.Users(at.state) {
			n := &s.nodes[u]
			if !s.step() || n.in != nil && n.reads && s.memory.mayRead(n.in, &l, at.oneTime) {
				return false
			}
			overwrites := n.kind == MemoryDef && n.in.Op == spirv.OpStore &&
				s.memory.relate(s.location(u), &l, at.oneTime).holds()
			if oneTime := at.oneTime && n.kind == MemoryDef; n.kind != MemoryUse && !overwrites && s.visit(u, oneTime) {
				work = append(work, reached{u, oneTime})
			}
		}
	}
	return true
}

// writes reports whether a definition may write a location.
func (s *MemoryGraph) writes(def MemoryAccess, l *Location, oneTime bool) bool {
	in := s.nodes[def].in
	if in.Op == spirv.OpStore && l.Stable && !in.OrderedAccess() {
		return s.memory.relate(s.location(def), l, oneTime) != disjoint
	}
	return s.memory.mayWrite(in, l, oneTime)
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

// visit reports whether the query has not come by yet. What was seen at one time is to be seen once more for any time.
func (s *MemoryGraph) visit(a MemoryAccess, oneTime bool) bool {
	mark := 2 * s.query
	if !oneTime {
		mark++
	}
	if s.seen[a] >= mark {
		return false
	}
	s.seen[a] = mark
	return true
}

// Sources are where what a load reads may come from.
type Sources struct {
	// Writers are the instructions that may have written it, each once: stores, but also copies, calls, extended
	// instructions, and OpLifetimeStart and OpLifetimeStop, which leave it undefined.
	Writers []*ir.Inst
	// Initial: it may be what was there when the function began: its initializer or nothing defined for a variable of
	// the function, anything for other memory.
	Initial bool
}

// Sources returns where what a load reads comes from, on all ways; what other invocations write comes with what lets
// them. ok is false for what is no load, and where the location is volatile or coherent. Cost: linear in the states of
// the class on the way.
func (s *MemoryGraph) Sources(load *ir.Inst) (from Sources, ok bool) {
	a := s.Access(load)
	if a < 0 || load.Op != spirv.OpLoad || load.OrderedAccess() {
		return from, false
	}
	l := s.memory.At(load.ID(0))
	if !l.Stable {
		return from, false
	}
	s.begin()
	var work []MemoryAccess
	add := func(x MemoryAccess) {
		if x >= 0 && s.visit(x, true) {
			work = append(work, x)
		}
	}
	add(s.Before(a))
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
			if n.in.Op == spirv.OpStore && !n.in.OrderedAccess() {
				relation = s.memory.relate(s.location(work[i]), &l, false)
			} else if !s.memory.mayWrite(n.in, &l, false) {
				relation = disjoint
			}
			if relation != disjoint {
				from.Writers = append(from.Writers, n.in)
			}
			if !n.whole && !relation.holds() {
				add(MemoryAccess(n.before))
			}
		}
	}
	return from, true
}
