package ssa

import (
	"hone/ir"
	"hone/spirv"
)

// forest is how a function sees its variables through access chains. Each variable is the root of a tree of paths: from
// a composite one goes on to a member of a struct, an element of an array, a column of a matrix or a component of a
// vector by a constant index. A dynamic index aliases all elements, so paths end there.
//
// Building it costs one walk over the function: constant time for an instruction, and for an index of an access chain.
type forest struct {
	m        *ir.Module
	f        *ir.Function
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
	typ      ir.ID
	pointer  ir.ID  // type of the pointers to it that the function has, 0 for none yet
	parent   int32  // -1 for a variable
	index    uint32 // in parent
	depth    int32
	variable int32 // index into pointers
	first    int32 // child, 0 for none
	next     int32 // sibling, 0 for none
	kids     int32
	op       spirv.Op // of the type
	count    uint32   // of components, 0 where they are no paths: a scalar, a size that may be specialized, a cooperative matrix

	loads  int32 // of the whole
	stores int32 // likewise
	costly int32 // stores of what is not put together right before
	below  int32 // accesses of parts of it

	fixed   bool   // it must stay in one piece of memory: a dynamic index, a pointer that gets out of sight, a volatile access
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
	known int32 // uses of the kinds that the forest understands
}

// pointerKind says where a pointer leads.
type pointerKind uint8

const (
	exact     pointerKind = iota // to its path
	component                    // to a component of the vector at its path, by the dynamic index that is its last operand
	inside                       // to somewhere inside of its path, which is fixed
)

// access is an instruction that reads or writes what a pointer leads to, or tells something about it.
type access struct {
	in       *ir.Inst
	to, from int32 // pointers that are written and read, -1 for none; anything but memory accesses has its pointer in from
	// The OpCompositeExtracts of the result of an OpLoad: the first and the last one in forest.extracts, 0 for none.
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

// maxParts is how many variables one is split into at most.
const maxParts = 128

// build finds the variables of a function and all that is done with them. It reports whether there is any
// variable.
func (x *forest) build(f *ir.Function) bool {
	x.f = f
	x.paths, x.pointers, x.accesses, x.extracts = x.paths[:0], x.pointers[:0], x.accesses[:0], append(x.extracts[:0], extract{})
	x.slots, x.used = x.slots[:0], 0
	for in := range f.Entry().Insts() {
		if in.Op == spirv.OpVariable && spirv.StorageClass(in.Word(0)) == spirv.StorageClassFunction {
			x.variable(in)
		}
	}
	if len(x.pointers) == 0 {
		return false
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			switch in.Op {
			case spirv.OpLoad:
				x.load(in)
			case spirv.OpStore:
				x.store(in)
			case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpCopyObject:
				x.derive(in)
			case spirv.OpCopyMemory, spirv.OpCopyMemorySized:
				x.copyMemory(in)
			case spirv.OpCompositeExtract:
				x.extract(in)
			case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
				x.tell(in, 0)
			case spirv.OpExtInst:
				if in.NumWords() >= 5 && (in.Word(1) == debugDeclare || in.Word(1) == debugValue) && debugSet(x.m, in.ID(0)) {
					x.tell(in, 3)
				}
			}
		}
	}
	x.settle()
	return true
}

// variable adds a tree.
func (x *forest) variable(in *ir.Inst) {
	typ := x.m.Types().Pointee(in.Type)
	if typ == 0 || in.Unknown() || x.m.Pinned(in.Result) {
		return
	}
	k := x.add(path{typ: typ, pointer: in.Type, parent: -1, variable: int32(len(x.pointers))})
	for d := range x.m.Decorations(in.Result) {
		switch {
		case moves(d.Kind):
		case d.Kind == spirv.DecorationVolatile || d.Kind == spirv.DecorationCoherent:
			x.fix(k, isVolatile)
		default:
			x.fix(k, otherDecoration)
		}
	}
	x.pointers = append(x.pointers, pointer{in: in, base: -1, path: k})
	x.of.Set(in.Result, int32(len(x.pointers)))
}

// fix keeps a path in one piece of memory. why is a reason that no use of the variable shows, unexplained for none.
func (x *forest) fix(k int32, why reason) {
	p := &x.paths[k]
	p.fixed, p.why = true, max(p.why, why)
}

// moves reports whether a decoration of a variable means the same on its parts, or nothing for a variable of a function.
func moves(kind spirv.Decoration) bool {
	switch kind {
	case spirv.DecorationRelaxedPrecision, spirv.DecorationRestrict, spirv.DecorationAliased, spirv.DecorationRestrictPointer,
		spirv.DecorationAliasedPointer, spirv.DecorationNonUniform, spirv.DecorationInvariant, spirv.DecorationAlignment,
		spirv.DecorationConstant, spirv.DecorationNonWritable, spirv.DecorationUserSemantic, spirv.DecorationUserTypeGOOGLE:
		return true
	}
	return false
}

// add adds a path and gives it its shape.
func (x *forest) add(p path) int32 {
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

// shape returns what a composite type is and how many components it has, 0 where its values can't be taken
// apart.
func (x *forest) shape(typ ir.ID) (spirv.Op, uint32) {
	d := x.m.Def(typ)
	if d == nil || d.Unknown() || x.m.Pinned(typ) {
		return 0, 0
	}
	switch d.Op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		return d.Op, d.Word(1)
	case spirv.OpTypeArray:
		if n, ok := x.m.Constants().IntValue(d.ID(1)); ok && n < 1<<32 {
			return d.Op, uint32(n)
		}
	case spirv.OpTypeStruct:
		known := x.types.Get(typ)
		if known == 0 {
			known = typeDivides
			if next := d.Next(); next != nil && next.Op == spirv.OpTypeStructContinuedINTEL {
				known = typeFixed // not all members are in sight
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

// componentType returns the type of component i of a composite type.
func componentType(m *ir.Module, typ ir.ID, i uint32) ir.ID {
	d := m.Def(typ)
	if d.Op == spirv.OpTypeStruct {
		return d.ID(int(i))
	}
	return d.ID(0)
}

// child returns the path from k by a constant index, 0 where there can't be one.
func (x *forest) child(k int32, index uint32) int32 {
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
	if p.kids == maxParts {
		p.why = max(p.why, manyParts)
		return 0
	}
	c := x.add(path{typ: componentType(x.m, p.typ, index), parent: k, index: index, depth: p.depth + 1, variable: p.variable, next: p.first})
	x.slots[i] = c + 1
	x.used++
	p = &x.paths[k]
	p.first = c
	p.kids++
	return c
}

func hashPath(parent int32, index uint32) uint32 {
	h := (uint32(parent)*0x9e3779b1 ^ index) * 0x85ebca6b
	return h ^ h>>15
}

func (x *forest) rehash() {
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

// use returns the index of the pointer id and counts a use of it, -1 for any other id.
func (x *forest) use(id ir.ID) int32 {
	i := x.of.Get(id) - 1
	if i >= 0 {
		x.pointers[i].known++
	}
	return i
}

// reaches reports whether an access of type typ through pointer i is one of all that it leads to.
func (x *forest) reaches(i int32, typ ir.ID) bool {
	q := &x.pointers[i]
	p := &x.paths[q.path]
	switch q.kind {
	case exact:
		return typ == p.typ
	case component:
		return typ == componentType(x.m, p.typ, 0)
	}
	return true
}

func (x *forest) load(in *ir.Inst) {
	i := x.use(in.ID(0))
	if i < 0 {
		return
	}
	p := x.access(access{in: in, to: -1, from: i}, x.reaches(i, in.Type) && !in.VolatileAccess())
	if p != nil && p.count > 0 && p.op != spirv.OpTypeVector && !x.m.Pinned(in.Result) {
		x.loaded.Set(in.Result, int32(len(x.accesses)))
	} else if p != nil {
		p.loads++
	}
}

func (x *forest) store(in *ir.Inst) {
	i := x.use(in.ID(0))
	if i < 0 {
		return
	}
	p := x.access(access{in: in, to: i, from: -1}, x.reaches(i, x.m.TypeOf(in.ID(1))) && !in.VolatileAccess())
	if p != nil {
		p.stores++
		if p.count > 0 && !takesApart(x.m, in.ID(1)) {
			p.costly++
		}
	}
}

// access records an access. It returns the path of which it is one of the whole, nil for none.
func (x *forest) access(a access, understood bool) *path {
	q := &x.pointers[max(a.to, a.from)]
	p := &x.paths[q.path]
	if p.count > 0 || q.base >= 0 {
		x.accesses = append(x.accesses, a)
	}
	switch {
	case !understood || a.in.Unknown():
		p.fixed = true
	case q.kind == exact:
		return p
	case q.kind == component:
		p.below++
	}
	return nil
}

// copyMemory records a copy: a load and a store in one.
func (x *forest) copyMemory(in *ir.Inst) {
	a := access{in: in, to: x.use(in.ID(0)), from: x.use(in.ID(1))}
	if a.to < 0 && a.from < 0 {
		return
	}
	typ := x.copied(in)
	ok := typ != 0 && !in.Unknown() && !volatileCopy(in)
	for _, i := range [...]int32{a.to, a.from} {
		ok = ok && (i < 0 || x.reaches(i, typ))
	}
	if !ok {
		for _, i := range [...]int32{a.to, a.from} {
			if i >= 0 {
				x.paths[x.pointers[i].path].fixed = true
			}
		}
		return
	}
	if a.to >= 0 && x.pointers[a.to].kind == exact {
		x.paths[x.pointers[a.to].path].stores++
		x.paths[x.pointers[a.to].path].costly++
	}
	if a.from >= 0 && x.pointers[a.from].kind == exact {
		x.paths[x.pointers[a.from].path].loads++
	}
	for _, i := range [...]int32{a.to, a.from} {
		if i >= 0 && x.pointers[i].kind == component {
			x.paths[x.pointers[i].path].below++
		}
	}
	x.accesses = append(x.accesses, a)
}

// copied returns the type of what a copy of memory copies, 0 where the pointers disagree, or the size is another one.
func (x *forest) copied(in *ir.Inst) ir.ID {
	to := x.m.Types().Pointee(x.m.TypeOf(in.ID(0)))
	if from := x.m.Types().Pointee(x.m.TypeOf(in.ID(1))); from != to {
		return 0
	}
	if in.Op == spirv.OpCopyMemorySized {
		if n, ok := x.m.Constants().IntValue(in.ID(2)); !ok || to == 0 || n != sizeOf(x.m, to) {
			return 0
		}
	}
	return to
}

// derive records a pointer that is made from another one.
func (x *forest) derive(in *ir.Inst) {
	base := x.use(in.ID(0))
	if base < 0 {
		return
	}
	q := pointer{in: in, base: base, path: x.pointers[base].path, kind: x.pointers[base].kind}
	if in.Unknown() || x.m.Pinned(in.Result) {
		x.paths[x.pointers[x.paths[q.path].variable].path].fixed = true
	}
	if in.Op != spirv.OpCopyObject {
		for i := 1; i < in.NumWords() && q.kind != inside; i++ {
			x.step(&q, in.ID(i), i == in.NumWords()-1)
		}
	}
	if q.kind == exact {
		if p := &x.paths[q.path]; p.pointer == 0 {
			p.pointer = in.Type
		} else if p.pointer != in.Type {
			x.fix(x.pointers[p.variable].path, otherPointer)
		}
	}
	x.pointers = append(x.pointers, q)
	x.of.Set(in.Result, int32(len(x.pointers)))
}

// step follows an index of an access chain.
func (x *forest) step(q *pointer, index ir.ID, last bool) {
	p := &x.paths[q.path]
	at, constant := x.m.Constants().IntValue(index)
	switch {
	case q.kind == exact && constant && at < 1<<32:
		if c := x.child(q.path, uint32(at)); c != 0 {
			q.path = c
			return
		}
	case q.kind == exact && !constant && last && p.op == spirv.OpTypeVector:
		q.kind = component
		p.dynamic = true
		return
	}
	switch {
	case p.op == spirv.OpTypeStruct && p.count == 0:
		x.fix(q.path, sealedType)
	case p.depth == maxDepth:
		x.fix(q.path, deepParts)
	default:
		x.fix(q.path, unexplained)
	}
	q.kind = inside
}

// extract records that a part of a loaded composite is used.
func (x *forest) extract(in *ir.Inst) {
	k := x.loaded.Get(in.ID(0)) - 1
	if k < 0 || in.NumWords() < 2 {
		return
	}
	a := &x.accesses[k]
	x.extracts = append(x.extracts, extract{in: in})
	at := int32(len(x.extracts) - 1)
	if a.last == 0 {
		a.extracts = at
	}
	x.extracts[a.last].next = at // the first entry is of no use else
	a.last = at
	a.uses++
}

// tell records what says something about a variable.
func (x *forest) tell(in *ir.Inst, operand int) {
	if i := x.use(in.ID(operand)); i >= 0 {
		if x.pointers[i].kind != exact || in.Unknown() {
			x.paths[x.pointers[i].path].fixed = true
			return
		}
		x.accesses = append(x.accesses, access{in: in, to: -1, from: i})
	}
}

// settle finds the pointers that get out of sight, and the loads of composites of which only parts are used.
func (x *forest) settle() {
	for i := range x.pointers {
		q := &x.pointers[i]
		// What the use count has beyond the known uses lets the address out of sight.
		if x.m.Uses(q.in.Result) != int(q.known) {
			x.paths[q.path].fixed = true
			if x.physical {
				x.paths[x.pointers[x.paths[q.path].variable].path].fixed = true
			}
		}
	}
	for i := range x.accesses {
		a := &x.accesses[i]
		if a.in.Op != spirv.OpLoad || x.loaded.Get(a.in.Result) != int32(i+1) {
			continue
		}
		k := x.pointers[a.from].path
		a.onlyExtracted = x.m.Uses(a.in.Result) == int(a.uses)
		for e := a.extracts; e != 0 && a.onlyExtracted; e = x.extracts[e].next {
			var t int32
			if t, a.onlyExtracted = x.target(k, x.extracts[e].in); a.onlyExtracted {
				x.paths[t].loads++
			}
		}
		if !a.onlyExtracted {
			x.paths[k].loads++
		}
	}
	for k := len(x.paths) - 1; k >= 0; k-- {
		if p := &x.paths[k]; p.parent >= 0 {
			x.paths[p.parent].below += p.below + p.loads + p.stores
		}
	}
}

// target returns the path that an extraction of the value at path k reads, or the last one on the way there that is not
// accessed in parts. ok is false where there is no such path.
func (x *forest) target(k int32, in *ir.Inst) (t int32, ok bool) {
	for _, index := range in.Words()[1:] {
		if x.paths[k].kids == 0 {
			return k, true
		}
		if k = x.child(k, index); k == 0 {
			return 0, false
		}
	}
	return k, x.paths[k].typ == in.Type
}
