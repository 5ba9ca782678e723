package ssa

import (
	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/spirv"
)

// rewrite makes each access one of the parts, and takes out the pointers and variables that nothing uses then.
func (s *splitter) rewrite() {
	for i := range s.accesses {
		a := &s.accesses[i]
		switch a.in.Op {
		case spirv.OpLoad:
			s.rewriteLoad(a)
		case spirv.OpStore:
			s.rewriteStore(a)
		case spirv.OpCopyMemory, spirv.OpCopyMemorySized:
			s.rewriteCopy(a)
		case spirv.OpExtInst:
			s.rewriteDebug(a)
		default:
			s.rewriteLifetime(a)
		}
	}
	for i := len(s.pointers) - 1; i >= 0; i-- { // what is derived from a pointer is removed before it
		q := &s.pointers[i]
		switch {
		case q.base >= 0:
			s.rewritePointer(q)
		case s.paths[q.path].leaf < 0:
			q.in.Remove()
		}
	}
}

// place is what an access of a pointer accesses after the variables were split.
type place uint8

const (
	elsewhere  place = iota // memory that the pass leaves as it is
	wholePart               // the whole of a variable
	withinPart              // a part of a variable that is accessed whole
	splitUp                 // several variables
)

// place returns where pointer i leads, -1 for one that is no part of a variable.
func (s *splitter) place(i int32) place {
	if i < 0 {
		return elsewhere
	}
	q := &s.pointers[i]
	p := &s.paths[q.path]
	switch {
	case p.leaf < 0:
		return splitUp
	case s.paths[p.leaf].memory:
		return elsewhere
	case q.kind == exact && p.leaf == q.path:
		return wholePart
	}
	return withinPart
}

func (s *splitter) rewriteLoad(a *access) {
	q := &s.pointers[a.from]
	switch s.place(a.from) {
	case splitUp:
		if a.onlyExtracted {
			for e := a.extracts; e != 0; e = s.extracts[e].next {
				s.rewriteExtract(s.extracts[e].in, a.in, q.path)
			}
			a.in.Remove()
			return
		}
		s.become(a.in, q.path, nil)
	case withinPart:
		b := build.Before(a.in)
		p := &s.paths[s.paths[q.path].leaf]
		whole := b.Load(p.typ, p.part)
		s.becomePart(a.in, whole, q)
	default:
		s.dropOperands(a.in, q)
	}
}

// become turns the load of a split path, or an extraction from the load of one that it is part of, into a composite of
// the loaded parts.
func (s *splitter) become(in *ir.Inst, k int32, load *ir.Inst) {
	ids := s.readParts(build.Before(in), k, load)
	s.words = s.words[:0]
	for _, id := range ids {
		s.words = append(s.words, uint32(id))
	}
	in.Become(spirv.OpCompositeConstruct, s.words...)
}

// visitedPath is a split path whose children before the next one have been read.
type visitedPath struct{ path, next int32 }

// readParts loads the parts of a split path, for a load if it is not nil, and returns the values of its children.
func (s *splitter) readParts(b build.Builder, k int32, load *ir.Inst) []ir.ID {
	s.ids = s.ids[:0]
	walk := append(s.walk[:0], visitedPath{k, 0})
	for {
		s.m.Spend(1)
		v := &walk[len(walk)-1]
		kids := s.children(v.path)
		if int(v.next) < len(kids) {
			kid := kids[v.next]
			v.next++
			if p := &s.paths[kid]; p.leaf < 0 {
				walk = append(walk, visitedPath{kid, 0})
			} else {
				s.ids = append(s.ids, s.loadFor(load, p, b))
			}
			continue
		}
		if len(walk) == 1 {
			s.walk = walk
			return s.ids
		}
		from := len(s.ids) - len(kids)
		whole := b.CompositeConstruct(s.paths[v.path].typ, s.ids[from:]...)
		s.ids = append(s.ids[:from], whole)
		walk = walk[:len(walk)-1]
	}
}

// loadFor returns the value of a part for what is made of one load of several. A load reads once, so all that is made
// of it has the value of one load of the part: two loads of what nothing was stored to could differ.
func (s *splitter) loadFor(load *ir.Inst, p *path, b build.Builder) ir.ID {
	if load == nil {
		return b.Load(p.typ, p.part)
	}
	if p.loadedFor == load && s.m.MergeDecorations(p.loadedAs, 0) {
		return p.loadedAs
	}
	p.loadedFor, p.loadedAs = load, b.Load(p.typ, p.part)
	return p.loadedAs
}

// rewriteExtract makes an extraction from the load of a split path one from a load of the part, at the place of the
// load.
func (s *splitter) rewriteExtract(in, load *ir.Inst, k int32) {
	trail := in.Words()[1:]
	for len(trail) > 0 && s.paths[k].leaf < 0 {
		k = s.child(k, trail[0])
		trail = trail[1:]
	}
	p := &s.paths[k]
	switch {
	case p.leaf < 0:
		in.MoveBefore(load)
		s.become(in, k, load)
	case len(trail) > 0:
		whole := s.loadFor(load, p, build.Before(load))
		s.words = append(append(s.words[:0], uint32(whole)), trail...)
		in.Become(spirv.OpCompositeExtract, s.words...)
	case p.loadedFor != load:
		in.MoveBefore(load)
		in.Become(spirv.OpLoad, uint32(p.part))
		p.loadedFor, p.loadedAs = load, in.Result
	case !s.m.Pinned(in.Result) && s.m.MergeDecorations(p.loadedAs, in.Result):
		s.m.ReplaceAndRemove(in, p.loadedAs)
	default:
		in.Become(spirv.OpCopyObject, uint32(p.loadedAs))
	}
}

// indicesTo returns the indices that lead from the variable that q is in to its path.
func (s *splitter) indicesTo(q *pointer) []uint32 {
	n := int(s.paths[q.path].depth - s.paths[s.paths[q.path].leaf].depth)
	s.indices = zeroed(s.indices, n)
	for p := &s.paths[q.path]; n > 0; p = &s.paths[p.parent] {
		n--
		s.indices[n] = p.index
	}
	return s.indices
}

// becomePart turns a load through q, which leads into a variable, into an extraction from its value.
func (s *splitter) becomePart(in *ir.Inst, whole ir.ID, q *pointer) {
	trail := s.indicesTo(q)
	if q.kind == component {
		if len(trail) > 0 {
			whole = build.Before(in).CompositeExtract(s.paths[q.path].typ, whole, trail...)
		}
		in.Become(spirv.OpVectorExtractDynamic, uint32(whole), uint32(q.index))
		return
	}
	s.words = append(append(s.words[:0], uint32(whole)), trail...)
	in.Become(spirv.OpCompositeExtract, s.words...)
}

func (s *splitter) rewriteStore(a *access) {
	switch s.place(a.to) {
	case splitUp, withinPart:
		s.write(a.in, a.to, a.in.ID(1))
		a.in.Remove()
		return
	}
	s.dropOperands(a.in, &s.pointers[a.to])
}

// write stores a value to what pointer i leads to, before in.
func (s *splitter) write(in *ir.Inst, i int32, value ir.ID) {
	q := &s.pointers[i]
	b := build.Before(in)
	if s.place(i) == splitUp {
		for leaf, v := range s.partsOf(q.path, value) {
			p := &s.paths[leaf]
			b.Store(p.part, s.materialize(b, v, p.typ))
		}
		return
	}
	p := &s.paths[s.paths[q.path].leaf]
	if s.place(i) == withinPart {
		trail := s.indicesTo(q)
		whole := b.Load(p.typ, p.part)
		if q.kind == component {
			vector := whole
			if len(trail) > 0 {
				vector = b.CompositeExtract(s.paths[q.path].typ, whole, trail...)
			}
			value = b.VectorInsertDynamic(s.paths[q.path].typ, vector, value, q.index)
		}
		if len(trail) > 0 {
			value = b.CompositeInsert(p.typ, value, whole, trail...)
		}
	}
	b.Store(p.part, value)
}

// rewriteCopy makes a copy between variables or parts a load and a store.
func (s *splitter) rewriteCopy(a *access) {
	to, from := s.place(a.to), s.place(a.from)
	newTo, newFrom := s.inPart(a.to), s.inPart(a.from)
	if to == elsewhere && from == elsewhere && (!newTo && !newFrom || len(effects.OperandsOf(a.in, 0).Words) == 0) {
		return
	}
	b := build.Before(a.in)
	target, source := copyOperands(a.in)
	if newTo {
		target = nil
	}
	if newFrom {
		source = nil
	}
	typ := s.copied(a.in)
	var value ir.ID
	if from == elsewhere {
		value = b.Load(typ, a.in.ID(1), source...)
	} else {
		value = s.read(b, a.from)
	}
	if to == elsewhere {
		b.Store(a.in.ID(0), value, target...)
	} else {
		s.write(a.in, a.to, value)
	}
	a.in.Remove()
	s.discard(value)
}

// inPart reports whether pointer i leads into a variable that is new.
func (s *splitter) inPart(i int32) bool {
	if i < 0 {
		return false
	}
	leaf := s.paths[s.pointers[i].path].leaf
	return leaf >= 0 && s.paths[leaf].parent >= 0
}

// discard removes what was read for a copy whose parts were all found elsewhere.
func (s *splitter) discard(value ir.ID) {
	s.ids = append(s.ids[:0], value)
	for len(s.ids) > 0 {
		s.m.Spend(1)
		d := s.m.Def(s.ids[len(s.ids)-1])
		s.ids = s.ids[:len(s.ids)-1]
		if s.m.Uses(d.Result) > 0 || d.Op != spirv.OpCompositeConstruct && d.Op != spirv.OpLoad || !effects.Removable(d) {
			continue
		}
		if d.Op == spirv.OpCompositeConstruct {
			for i := range d.NumWords() {
				s.ids = append(s.ids, d.ID(i))
			}
		}
		d.Remove()
	}
}

// read returns the value that pointer i leads to.
func (s *splitter) read(b build.Builder, i int32) ir.ID {
	q := &s.pointers[i]
	p := &s.paths[q.path]
	if s.place(i) == splitUp {
		return b.CompositeConstruct(p.typ, s.readParts(b, q.path, nil)...)
	}
	leaf := &s.paths[p.leaf]
	value := b.Load(leaf.typ, leaf.part)
	if s.place(i) == wholePart {
		return value
	}
	if trail := s.indicesTo(q); len(trail) > 0 {
		value = b.CompositeExtract(p.typ, value, trail...)
	}
	if q.kind == component {
		value = b.VectorExtractDynamic(s.m.Types().PartAt(p.typ, 0), value, q.index)
	}
	return value
}

// rewriteLifetime lets the parts in memory begin and end with what they were a part of.
func (s *splitter) rewriteLifetime(a *access) {
	switch s.place(a.from) {
	case splitUp:
		for leaf := range s.partsOf(s.pointers[a.from].path, 0) {
			if p := &s.paths[leaf]; p.memory {
				build.Before(a.in).Emit(a.in.Op, 0, false, uint32(p.part), 0)
			}
		}
		a.in.Remove()
	case withinPart:
		a.in.Remove()
	}
}

// rewritePointer takes out a pointer into what was split, or makes it start from the part.
func (s *splitter) rewritePointer(q *pointer) {
	p := &s.paths[q.path]
	if p.leaf < 0 {
		q.in.Remove()
		return
	}
	leaf := &s.paths[p.leaf]
	isPart := q.kind == exact && p.leaf == q.path
	switch {
	case isPart && (leaf.parent >= 0 || !leaf.memory):
		s.m.ReplaceAndRemove(q.in, leaf.part)
	case !leaf.memory:
		q.in.Remove()
	case s.paths[s.pointers[q.base].path].leaf < 0:
		n := int(leaf.depth - s.paths[s.pointers[q.base].path].depth)
		s.words = append(s.words[:0], uint32(leaf.part))
		for i := 1 + n; i < q.in.NumWords(); i++ {
			s.words = append(s.words, uint32(q.in.ID(i)))
		}
		q.in.SetOperands(s.words)
	}
}
