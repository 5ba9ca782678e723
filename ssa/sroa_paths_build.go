package ssa

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// build finds the variables of a function and all that is done with them. It reports whether there is any variable.
func (x *accessTrees) build(f *ir.Function) bool {
	x.f = f
	x.paths, x.pointers, x.accesses, x.extracts = x.paths[:0], x.pointers[:0], x.accesses[:0], append(x.extracts[:0],
		extract{})
	x.slots, x.used = x.slots[:0], 0
	for in := range f.Entry().Insts() {
		if in.Op == spirv.OpVariable && spirv.StorageClass(in.Literal(0)) == spirv.StorageClassFunction {
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
				x.tell(in)
			case spirv.OpExtInst:
				if in.NumWords() >= 5 && (in.Literal(1) == debugDeclare || in.Literal(1) == debugValue) && debugSet(x.m, in.ID(0)) {
					x.describe(in)
				}
			}
		}
	}
	x.findEscapes()
	return true
}

// variable adds a tree.
func (x *accessTrees) variable(in *ir.Inst) {
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

// use returns the index of the pointer id and counts a use of it, -1 for any other id.
func (x *accessTrees) use(id ir.ID) int32 {
	i := x.of.Get(id) - 1
	if i >= 0 {
		x.pointers[i].known++
	}
	return i
}

// reaches reports whether an access of type typ through pointer i is one of all that it leads to.
func (x *accessTrees) reaches(i int32, typ ir.ID) bool {
	q := &x.pointers[i]
	p := &x.paths[q.path]
	switch q.kind {
	case exact:
		return typ == p.typ
	case component:
		return typ == x.m.Types().PartAt(p.typ, 0)
	}
	return true
}

func (x *accessTrees) load(in *ir.Inst) {
	i := x.use(in.ID(0))
	if i < 0 {
		return
	}
	p := x.access(access{in: in, to: -1, from: i}, x.reaches(i, in.Type) && !effects.Ordered(in))
	if p != nil && p.count > 0 && p.op != spirv.OpTypeVector && !x.m.Pinned(in.Result) {
		x.loaded.Set(in.Result, int32(len(x.accesses)))
	} else if p != nil {
		p.loads++
	}
}

func (x *accessTrees) store(in *ir.Inst) {
	i := x.use(in.ID(0))
	if i < 0 {
		return
	}
	p := x.access(access{in: in, to: i, from: -1}, x.reaches(i, x.m.TypeOf(in.ID(1))) && !effects.Ordered(in))
	if p != nil {
		p.stores++
		if p.count > 0 && !takesApart(x.m, in.ID(1)) {
			p.costly++
			x.keepWhole(x.pointers[i].path)
		}
	}
}

// keepWhole fixes a path of which a whole value is loaded or stored, if nobody may put such a value together or take it
// apart.
func (x *accessTrees) keepWhole(k int32) {
	if !x.m.Allows(x.paths[k].typ, ir.CompositeOf) {
		x.fix(k, wholeOnly)
	}
}

// access records an access. It returns the path of which it is one of the whole, nil for none.
func (x *accessTrees) access(a access, understood bool) *path {
	q := &x.pointers[max(a.to, a.from)]
	p := &x.paths[q.path]
	if p.count > 0 || q.base >= 0 {
		x.accesses = append(x.accesses, a)
	}
	switch {
	case !understood:
		p.fixed = true
	case q.kind == exact:
		return p
	case q.kind == component:
		p.below++
	}
	return nil
}

// copyMemory records a copy: a load and a store in one.
func (x *accessTrees) copyMemory(in *ir.Inst) {
	a := access{in: in, to: x.use(in.ID(0)), from: x.use(in.ID(1))}
	if a.to < 0 && a.from < 0 {
		return
	}
	typ := x.copied(in)
	ok := typ != 0 && !effects.Volatile(in)
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
func (x *accessTrees) copied(in *ir.Inst) ir.ID {
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
func (x *accessTrees) derive(in *ir.Inst) {
	base := x.use(in.ID(0))
	if base < 0 {
		return
	}
	q := x.pointers[base]
	q.in, q.base, q.known = in, base, 0
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

// mayIndex reports whether an access to a component of a vector may become an extraction or insertion.
func (x *accessTrees) mayIndex() bool {
	return x.m.MayMake(spirv.OpVectorExtractDynamic) && x.m.MayMake(spirv.OpVectorInsertDynamic)
}

// step follows an index of an access chain.
func (x *accessTrees) step(q *pointer, index ir.ID, last bool) {
	p := &x.paths[q.path]
	at, constant := x.m.Constants().IntValue(index)
	switch {
	case q.kind == exact && constant && at < 1<<32:
		if c := x.child(q.path, uint32(at)); c != 0 {
			q.path = c
			return
		}
	case q.kind == exact && !constant && last && p.op == spirv.OpTypeVector && x.mayIndex():
		q.kind, q.index = component, index
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
func (x *accessTrees) extract(in *ir.Inst) {
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

// tell records where the life of a variable begins or ends.
func (x *accessTrees) tell(in *ir.Inst) {
	if i := x.use(in.ID(0)); i >= 0 {
		if x.pointers[i].kind != exact || in.Unknown() {
			x.paths[x.pointers[i].path].fixed = true
			return
		}
		x.accesses = append(x.accesses, access{in: in, to: -1, from: i})
	}
}

// describe records debug information about a variable or a part of it, which has no say in what becomes of that.
func (x *accessTrees) describe(in *ir.Inst) {
	if i := x.of.Get(in.ID(3)) - 1; i >= 0 && x.pointers[i].kind == exact {
		x.accesses = append(x.accesses, access{in: in, to: -1, from: i})
	}
}

// findEscapes finds the pointers that escape, and the loads of composites of which only parts are used.
func (x *accessTrees) findEscapes() {
	for i := range x.pointers {
		q := &x.pointers[i]
		// Through the uses that only the use count knows of, the address escapes.
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
			x.keepWhole(k)
		}
	}
	for k := len(x.paths) - 1; k >= 0; k-- {
		if p := &x.paths[k]; p.parent >= 0 {
			x.paths[p.parent].below += p.below + p.loads + p.stores
		}
	}
}

// target returns the path that an extraction of the value at path k reads, or the last one before it that is not
// accessed in parts. ok is false where there is no such path.
func (x *accessTrees) target(k int32, in *ir.Inst) (t int32, ok bool) {
	for _, index := range in.Words()[1:] {
		if x.paths[k].childCount == 0 {
			return k, true
		}
		if k = x.child(k, index); k == 0 {
			return 0, false
		}
	}
	return k, x.paths[k].typ == in.Type
}
