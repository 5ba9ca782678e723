package ssa

import (
	"hone/ir"
	"hone/spirv"
)

// accessTrees are the variables of a function as its access chains see them. Each variable is the root of a tree of
// access paths: a child of a composite is a member of a struct, an element of an array, a column of a matrix or a
// component of a vector by a constant index. A dynamic index aliases all elements, so paths end there.
//
// Building it costs one walk over the function: constant time for an instruction, and for an index of an access chain.
type accessTrees struct {
	m        *ir.Module
	f        *ir.Function
	most     int32     // into how many variables one is split at most
	physical bool      // pointers may be taken apart: who has one to a part has them all
	of       *ir.Table // pointer -> 1 + index into pointers
	loaded   *ir.Table // result of an OpLoad of a composite -> 1 + index into accesses
	types    *ir.Table // struct type -> typeFixed and so on

	paths    []path // parents come before children
	pointers []pointer
	accesses []access // in the order of the text
	extracts []extract
	slots    []int32 // hash table of paths: 1 + index by parent and index
	used     int
}

// path is a part of a variable, or the whole of it.
type path struct {
	typ        ir.ID
	pointer    ir.ID  // type of the pointers to it that the function has, 0 for none yet
	parent     int32  // -1 for a variable
	index      uint32 // in parent
	depth      int32
	variable   int32 // index into pointers
	first      int32 // child, 0 for none
	next       int32 // sibling, 0 for none
	childCount int32
	op         spirv.Op // of the type
	// of components, 0 where they are no paths: a scalar, a size that may be specialized, a cooperative matrix
	count uint32

	loads  int32 // of the whole
	stores int32 // likewise
	costly int32 // stores of what is not put together right before
	below  int32 // accesses of parts of it

	fixed   bool   // it must not be split: a dynamic index, a pointer that escapes, a volatile access
	why     reason // for being fixed, where no use of it shows that
	dynamic bool   // a vector with accesses of a component by a dynamic index

	plan
}

// pointer is a variable or a pointer into one.
type pointer struct {
	in    *ir.Inst
	base  int32 // pointer that it is derived from; -1 for a variable
	path  int32
	kind  pointerKind
	index ir.ID // to the component, for that kind
	known int32 // uses of the kinds that the access trees have
}

// pointerKind says where a pointer leads.
type pointerKind uint8

const (
	exact     pointerKind = iota // to its path
	component                    // to a component of the vector at its path, by a dynamic index
	inside                       // to somewhere inside of its path, which is fixed
)

// access is an instruction that reads or writes what a pointer leads to, or tells something about it.
type access struct {
	in       *ir.Inst
	to, from int32 // pointers that are written and read, -1 for none; anything but memory accesses has its pointer in from
	// The OpCompositeExtracts of the result of an OpLoad: the first and the last one in accessTrees.extracts, 0 for
	// none.
	extracts, last int32
	uses           int32 // how many they are
	onlyExtracted  bool  // the result has no other uses
}

// extract is an OpCompositeExtract of a loaded composite.
type extract struct {
	in   *ir.Inst
	next int32 // 0 for none
}

// maxDepth bounds the length of a path: the limit for nesting of structures (specification, section 2.17).
const maxDepth = 255

// fix keeps a path in one piece of memory. why is a reason that no use of the variable shows, unexplained for none.
func (x *accessTrees) fix(k int32, why reason) {
	p := &x.paths[k]
	p.fixed, p.why = true, max(p.why, why)
}

// moves reports whether a decoration of a variable means the same on its parts, or nothing for a variable of a
// function.
func moves(kind spirv.Decoration) bool {
	switch kind {
	case spirv.DecorationRelaxedPrecision, spirv.DecorationRestrict, spirv.DecorationAliased,
		spirv.DecorationRestrictPointer,
		spirv.DecorationAliasedPointer, spirv.DecorationNonUniform, spirv.DecorationInvariant, spirv.DecorationAlignment,
		spirv.DecorationConstant, spirv.DecorationNonWritable, spirv.DecorationUserSemantic, spirv.DecorationUserTypeGOOGLE:
		return true
	}
	return false
}

// add adds a path and gives it its shape.
func (x *accessTrees) add(p path) int32 {
	p.op, p.count = x.shape(p.typ)
	x.paths = append(x.paths, p)
	return int32(len(x.paths) - 1)
}

// What is known of a struct type.
const (
	typeFixed   = 1 << iota // its members can't be on their own
	typeDivides             // they can
	typeRelaxed             // some have reduced precision
)

// shape returns what a composite type is and how many components it has, 0 where its values can't be taken apart.
func (x *accessTrees) shape(typ ir.ID) (spirv.Op, uint32) {
	d := x.m.Def(typ)
	if d == nil || d.Unknown() || x.m.Pinned(typ) {
		return 0, 0
	}
	switch d.Op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		if isType(x.m, d.ID(0)) {
			return d.Op, d.Literal(1)
		}
	case spirv.OpTypeArray:
		if n, ok := x.m.Constants().IntValue(d.ID(1)); ok && n < 1<<32 && isType(x.m, d.ID(0)) {
			return d.Op, uint32(n)
		}
	case spirv.OpTypeStruct:
		known := x.types.Get(typ)
		if known == 0 {
			known = typeDivides
			if next := d.Next(); next != nil && next.Op == spirv.OpTypeStructContinuedINTEL {
				known = typeFixed // not all members are known
			}
			for _, member := range d.IDs() {
				if !isType(x.m, member) {
					known = typeFixed
				}
			}
			for dec := range x.m.Decorations(typ) {
				switch dec.Kind {
				case spirv.DecorationVolatile, spirv.DecorationCoherent:
					known = typeFixed // what is so in the struct alone would not be so outside of it
				case spirv.DecorationRelaxedPrecision:
					known |= typeRelaxed
				}
			}
			x.types.Set(typ, known)
		}
		if known&typeFixed == 0 {
			return d.Op, uint32(d.NumWords())
		}
	}
	return d.Op, 0
}

// isType reports whether id can be the type of a value: in a module that is not valid, a composite may be made of
// anything.
func isType(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	return d != nil && d.Type == 0 && d.Function() == nil
}

// child returns the path from k by a constant index, 0 where there can't be one.
func (x *accessTrees) child(k int32, index uint32) int32 {
	p := &x.paths[k]
	if index >= p.count || p.depth == maxDepth {
		return 0
	}
	if 2*x.used >= len(x.slots) {
		x.rehash()
	}
	mask := uint32(len(x.slots) - 1)
	i := hashPath(k, index) & mask
	for ; x.slots[i] != 0; i = (i + 1) & mask {
		if c := &x.paths[x.slots[i]-1]; c.parent == k && c.index == index {
			return x.slots[i] - 1
		}
	}
	if p.childCount == x.most {
		p.why = max(p.why, manyParts)
		return 0
	}
	c := x.add(path{typ: x.m.Types().PartAt(p.typ, index), parent: k, index: index, depth: p.depth + 1,
		variable: p.variable, next: p.first})
	x.slots[i] = c + 1
	x.used++
	p = &x.paths[k]
	p.first = c
	p.childCount++
	return c
}

func hashPath(parent int32, index uint32) uint32 {
	h := (uint32(parent)*0x9e3779b1 ^ index) * 0x85ebca6b
	return h ^ h>>15
}

func (x *accessTrees) rehash() {
	n := max(2*len(x.slots), 64)
	x.slots = zeroed(x.slots, n)
	mask := uint32(n - 1)
	for k, p := range x.paths {
		if p.parent < 0 {
			continue
		}
		i := hashPath(p.parent, p.index) & mask
		for x.slots[i] != 0 {
			i = (i + 1) & mask
		}
		x.slots[i] = int32(k) + 1
	}
}
