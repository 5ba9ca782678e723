package analysis

import (
	"hone/ir"
	"hone/spirv"
)

// Location is the memory that a pointer leads to, as [ModuleMemory.At] describes it.
type Location struct {
	Pointer ir.ID
	Root    Root
	// Constant: nothing in the module can write it.
	Constant bool
	// Stable: it is neither volatile nor coherent. What is not may change at any time.
	Stable bool

	kinds kinds
	local bool // it is in a variable of the function
}

// At describes the memory that a pointer leads to. Cost: linear in the access chains that it is made of, and in the decorations of
// the variable.
func (x *ModuleMemory) At(pointer ir.ID) Location {
	m := x.m
	l := Location{Pointer: pointer, Root: RootOf(m, pointer), Constant: m.ReadOnly(pointer)}
	l.Stable = !m.VolatilePointer(pointer) && !m.CoherentPointer(pointer)
	l.kinds = kindsOf(l.Root.Class)
	l.local = isLocal(m, l.Root.ID)
	return l
}

// isLocal reports whether id is a variable of a function.
func isLocal(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	return d != nil && isVariable(d) && d.Function() != nil
}

// overlaps reports whether a set of memory may overlap with a location.
func (x *ModuleMemory) overlaps(s *memorySet, l *Location) bool {
	if s.whole&l.kinds != 0 || s.loose&l.kinds != 0 && x.reachedLoosely(l.Root) {
		return true
	}
	for _, id := range s.roots {
		if x.mayAlias(RootOf(x.m, id), l) {
			return true
		}
	}
	return false
}

// reachedLoosely reports whether pointers without a known root, of the kind of r, may lead to what r does.
func (x *ModuleMemory) reachedLoosely(r Root) bool {
	switch d := x.m.Def(r.ID); {
	case d == nil || !isVariable(d):
		return true
	case kindsOf(r.Class) == bufferMemory && !x.m.HasDecoration(r.ID, spirv.DecorationRestrict):
		return true
	}
	return x.leaks(r)
}

// mayAlias reports whether what is derived from r may overlap with a location of the same function.
func (x *ModuleMemory) mayAlias(r Root, l *Location) bool {
	m := x.m
	k := kindsOf(r.Class) & l.kinds
	switch {
	case k == 0:
		return false
	case r.ID == 0 || l.Root.ID == 0:
		if l.Root.ID == 0 {
			return x.reachedLoosely(r)
		}
		return x.reachedLoosely(l.Root)
	case r.ID == l.Root.ID:
		return true
	case isLocal(m, r.ID) || l.local:
		return false // two variables, or a parameter that was there before the variable
	case k == bufferMemory:
		// The environment may bind one buffer twice. In the OpenCL memory model only Restrict says that it does not, and
		// front ends for the others forget to say Aliased.
		return !m.HasDecoration(r.ID, spirv.DecorationRestrict) && !m.HasDecoration(l.Root.ID, spirv.DecorationRestrict)
	case isVariable(m.Def(r.ID)) && isVariable(m.Def(l.Root.ID)):
		return k == workgroupMemory && x.explicitLayout(r.ID) && x.explicitLayout(l.Root.ID)
	}
	return true
}

// explicitLayout reports whether a Workgroup variable is laid out explicitly: all such variables share their memory.
func (x *ModuleMemory) explicitLayout(id ir.ID) bool {
	d := x.m.Def(x.m.Types().Pointee(x.m.TypeOf(id)))
	return x.m.HasDecoration(id, spirv.DecorationAliased) || d == nil || d.Op == spirv.OpTypeStruct && x.m.HasDecoration(d.Result, spirv.DecorationBlock)
}

// overlap says how what one pointer leads to lies to what another one, with the same root, leads to.
type overlap uint8

const (
	mayOverlap overlap = iota
	apart              // they have no part in common
	covers             // the first holds all of the second
)

// compare compares two pointers that are derived from one root by their access chains. Where these differ in constant indices within
// the bounds, they are apart, whatever the indices before.
func compare(m *ir.Module, p, q ir.ID, root Root) overlap {
	typ := m.Types().Pointee(m.TypeOf(root.ID))
	if typ == 0 { // an untyped pointer does not tell how much it leads to
		return mayOverlap
	}
	if p == root.ID {
		return covers
	}
	var chains [2][]ir.ID // indices, the last one first
	for side, id := range [2]ir.ID{p, q} {
		for n := 0; id != root.ID; n++ {
			d := m.Def(id)
			if d == nil || n > ir.MaxChain || d.Op != spirv.OpAccessChain && d.Op != spirv.OpInBoundsAccessChain && d.Op != spirv.OpCopyObject {
				return mayOverlap
			}
			for i := d.NumWords() - 1; i > 0; i-- {
				chains[side] = append(chains[side], d.ID(i))
			}
			id = d.ID(0)
		}
	}
	a, b := chains[0], chains[1]
	same := true // so far, in each execution
	for depth := 0; ; depth++ {
		if len(a) <= depth && same {
			return covers
		}
		d := m.Def(typ)
		if len(a) <= depth || len(b) <= depth || d == nil {
			return mayOverlap
		}
		i, j := a[len(a)-1-depth], b[len(b)-1-depth]
		v, known := m.Constants().IntValue(i)
		w, known2 := m.Constants().IntValue(j)
		n, bounded := elements(m, d)
		known = known && known2 && bounded && v < n && w < n
		// Two descriptors may be of one buffer, and not at the same place of it.
		descriptors := depth == 0 && d.Op != spirv.OpTypeStruct && kindsOf(root.Class) == bufferMemory && !m.HasDecoration(root.ID, spirv.DecorationRestrict)
		switch {
		case known && v == w:
		case descriptors:
			return mayOverlap
		case known:
			return apart
		}
		same = same && known
		typ = elementType(m, d, i)
	}
}

// elements returns how many parts a type has, the most there can be for a runtime array; ok is false where that is
// not known.
func elements(m *ir.Module, typ *ir.Inst) (n uint64, ok bool) {
	switch typ.Op {
	case spirv.OpTypeStruct:
		return uint64(typ.NumWords()), true
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		return uint64(typ.Word(1)), true
	case spirv.OpTypeArray:
		return m.Constants().IntValue(typ.ID(1))
	case spirv.OpTypeRuntimeArray:
		return 1 << 31, true
	}
	return 0, false
}

// elementType returns the type of the part of a type with an index, 0 where it is not known.
func elementType(m *ir.Module, typ *ir.Inst, index ir.ID) ir.ID {
	switch typ.Op {
	case spirv.OpTypeStruct:
		if i, ok := m.Constants().IntValue(index); ok && i < uint64(typ.NumWords()) {
			return typ.ID(int(i))
		}
	case spirv.OpTypeVector, spirv.OpTypeMatrix, spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		return typ.ID(0)
	}
	return 0
}
