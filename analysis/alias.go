package analysis

import "hone/spirv"

// Alias is the answer of an alias query about two locations.
type Alias uint8

const (
	// NoAlias: they have no byte in common.
	NoAlias Alias = iota
	// MayAlias: nothing is known.
	MayAlias
	// PartialAlias: they have bytes in common, and one has others too, or may have.
	PartialAlias
	// MustAlias: they are the same bytes.
	MustAlias
)

var aliasNames = [...]string{"no", "may", "partial", "must"}

func (a Alias) String() string { return aliasNames[a] }

// Alias says whether two locations of one function alias within one iteration: a pointer or an index that is computed
// in a loop has the same value in both. So the answer holds for a store and a load that the store dominates. For a load
// that may execute in another iteration, ask [ModuleMemory.AliasAcrossIterations].
//
// Indices that differ and are constants within the bounds lead to different bytes, whatever the indices before them.
// Two buffers, also two of an array of descriptors, may be one where [MemoryObject.MayShare] says so. Layouts are not
// looked at: members of a struct have no byte in common. Cost: linear in the indices, and in the decorations of the
// variables.
func (x *ModuleMemory) Alias(a, b Location) Alias { return x.relate(&a, &b, true).alias() }

// AliasAcrossIterations is [ModuleMemory.Alias] for locations that may be accessed in different iterations of loops, in
// one call of the function.
func (x *ModuleMemory) AliasAcrossIterations(a, b Location) Alias {
	return x.relate(&a, &b, false).alias()
}

// Contains reports whether all bytes of b are among those of a, within one iteration as for [ModuleMemory.Alias].
func (x *ModuleMemory) Contains(a, b Location) bool { return x.relate(&a, &b, true).includes() }

// relation is that of a location to another one.
type relation uint8

const (
	mayOverlap relation = iota
	disjoint            // they have no byte in common
	overlap             // they have one in common, and no more is known
	contained           // the second holds all of the first, and more
	contains            // the first holds all of the second, and more
	identical           // both hold the same
)

func (r relation) alias() Alias {
	return [...]Alias{MayAlias, NoAlias, PartialAlias, PartialAlias, PartialAlias, MustAlias}[r]
}

// includes reports whether the first holds all of the second.
func (r relation) includes() bool { return r >= contains }

// relate returns the relation of a to b. Unless both are accessed in the same iteration, an index that varies may have
// another value in each of them.
func (x *ModuleMemory) relate(a, b *Location, sameIteration bool) relation {
	switch {
	case a.base != 0 && a.base == b.base && (sameIteration || a.Object.ID != 0):
		return comparePaths(a, b, sameIteration)
	case a.kinds|b.kinds == 0: // read-only resources: nothing is known, and nobody writes them
		return mayOverlap
	case x.mayAlias(a.Object, b):
		return mayOverlap
	}
	return disjoint
}

// comparePaths compares what two pointers lead to that start from one place.
func comparePaths(a, b *Location, sameIteration bool) relation {
	switch {
	case a.Pointer == b.Pointer && (sameIteration || !a.varies && !a.opaque):
		if !a.typed { // how much it leads to is for each access to say
			return overlap
		}
		return identical
	case a.opaque || b.opaque:
		return mayOverlap
	}
	p, q := a.path, b.path
	equal := true // so far
	next := func(s, t step) relation {
		r := compareSteps(s, t, sameIteration)
		equal = equal && r == identical
		return r
	}
	if s, t := firstElement(&p), firstElement(&q); next(s, t) == disjoint {
		return disjoint
	}
	for ; len(p) > 0 && len(q) > 0; p, q = p[1:], q[1:] {
		switch r := next(p[0], q[0]); {
		case r == disjoint:
			return disjoint
		case r == mayOverlap && p[0].descriptor: // of one buffer, and not at the same place of it
			return mayOverlap
		}
	}
	switch {
	case !equal:
		return mayOverlap
	case len(p) > 0:
		return contained
	case len(q) > 0:
		return contains
	}
	return identical
}

// firstElement takes the step of an OpPtrAccessChain from the start of a path. Where there is none, the path leads into
// element 0.
func firstElement(path *[]step) step {
	if p := *path; len(p) > 0 && p[0].element {
		*path = p[1:]
		return p[0]
	}
	return step{constant: true, bounded: true}
}

// compareSteps compares steps from one place: identical, disjoint or mayOverlap.
func compareSteps(s, t step, sameIteration bool) relation {
	switch {
	case s.constant && t.constant && s.value == t.value:
		return identical
	case s.bounded && t.bounded && !s.descriptor:
		return disjoint
	case s.index == t.index && s.index != 0 && !s.undefined && (sameIteration || !s.varies):
		return identical
	}
	return mayOverlap
}

// mayAlias reports whether what is derived from r may overlap with a location of the same function.
func (x *ModuleMemory) mayAlias(r Object, l *Location) bool {
	m := x.m
	k := kindsOf(r.Class) & l.kinds
	switch {
	case k == 0:
		return false
	case r.ID == 0 || l.Object.ID == 0:
		if l.Object.ID == 0 {
			return x.reachable(r)
		}
		return x.reachable(l.Object)
	case r.ID == l.Object.ID:
		return true
	case isLocal(m, r.ID) || l.local:
		return false // two variables, or a parameter that was there before the variable
	}
	return MemoryObjectOf(m, r.ID).MayShare(MemoryObjectOf(m, l.Object.ID))
}

// reachable reports whether pointers without a known object, of the kind of r, may lead to what r does.
func (x *ModuleMemory) reachable(r Object) bool {
	switch d := x.m.Def(r.ID); {
	case d == nil || !isVariable(d):
		return true
	case kindsOf(r.Class) == bufferMemory && !x.m.HasDecoration(r.ID, spirv.DecorationRestrict): // doc/memory.md
		return true
	}
	return x.escapes(r)
}

// overlaps reports whether a set of memory may overlap with a location.
func (x *ModuleMemory) overlaps(s *objectSet, l *Location) bool {
	if s.whole&l.kinds != 0 || s.unknown&l.kinds != 0 && x.reachable(l.Object) {
		return true
	}
	for _, id := range s.objects {
		if x.mayAlias(UnderlyingObject(x.m, id), l) {
			return true
		}
	}
	return false
}
