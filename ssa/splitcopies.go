package ssa

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// SplitCopies reads from memory only the parts of a composite that are used. A whole struct, array or matrix that is
// loaded, and of which only parts are extracted, becomes a load of each part: that is what is left of the copy of a
// buffer's struct to a variable once sroa has split the variable, and mem2reg has made values of its parts.
//
// Parts are members, elements, columns and vectors; one that is part of another is taken from that. It pays, and is
// done, if for each load more than before at least four scalars, a vector, are no longer read. Arrays of images and the
// like are always split, since front ends that copy them around mean each of them. Alignment is that of the part; what
// else the load says goes to each of the new ones. Dead extractions are taken out first, so that they don't count.
//
// Cost: n log n in the extractions of a load, linear in the function otherwise.
//
// It leaves alone: what is volatile, composites that are used as a whole, variables of functions (see sroa), and
// aligned loads of types whose layout is not known.
var SplitCopies = pass.ForFunctions("split-copies", "whole composites of which parts are used are loaded in parts",
	splitCopies, pass.Idempotent)

// copySplitter is the state of the pass. It is reused from function to function.
type copySplitter struct {
	c        *pass.Context
	m        *ir.Module
	of       *ir.Table // result of an OpLoad -> 1 + index into loads
	sizes    *ir.Table // type -> scalars
	loads    []wholeLoad
	extracts []partUse
	sorted   []partUse
	words    []uint32
}

// wholeLoad is a load of a composite.
type wholeLoad struct {
	in    *ir.Inst
	first int32 // of its extractions: 1 + index into extracts
	uses  int
}

// partUse is an extraction from a loaded composite.
type partUse struct {
	in      *ir.Inst
	indices []uint32 // its indices, up to the first vector
	typ     ir.ID    // of the part
	next    int32
}

var copySplitters = sync.Pool{New: func() any { return new(copySplitter) }}

func splitCopies(c *pass.Context, f *ir.Function) bool {
	s := copySplitters.Get().(*copySplitter)
	defer copySplitters.Put(s)
	s.c, s.m = c, c.Module
	s.of, s.sizes = s.m.NewTable(), s.m.NewTable()
	defer func() { s.of.Release(); s.sizes.Release() }()
	s.loads, s.extracts = s.loads[:0], s.extracts[:0]
	for in := range f.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			if s.readsComposite(in) {
				s.loads = append(s.loads, wholeLoad{in: in})
				s.of.Set(in.Result, int32(len(s.loads)))
			}
		case spirv.OpCompositeExtract:
			if k := s.of.Get(in.ID(0)); k != 0 && !in.Unknown() {
				l := &s.loads[k-1]
				s.extracts = append(s.extracts, partUse{in: in, next: l.first})
				l.first = int32(len(s.extracts))
				l.uses++
			}
		}
	}
	changed := false
	for i := range s.loads {
		if l := &s.loads[i]; l.uses > 0 && l.uses == s.m.Uses(l.in.Result) && s.split(l) {
			changed = true
		}
	}
	return changed
}

// readsComposite reports whether in loads a composite that may be loaded in parts.
func (s *copySplitter) readsComposite(in *ir.Inst) bool {
	typ, pointer := s.m.Def(in.Type), s.m.Def(s.m.TypeOf(in.ID(0)))
	if typ == nil || typ.Op != spirv.OpTypeStruct && typ.Op != spirv.OpTypeArray && typ.Op != spirv.OpTypeMatrix {
		return false
	}
	return pointer != nil && pointer.Op == spirv.OpTypePointer &&
		spirv.StorageClass(pointer.Literal(0)) != spirv.StorageClassFunction &&
		pointer.ID(1) == in.Type && !in.Unknown() && effects.Removable(in) && effects.Of(in)&spirv.WritesMemory == 0
}

// split replaces a load by loads of the parts that are extracted, if that pays.
func (s *copySplitter) split(l *wholeLoad) bool {
	s.sorted = s.sorted[:0]
	for e := l.first; e != 0; e = s.extracts[e-1].next {
		u := &s.extracts[e-1]
		if s.m.Uses(u.in.Result) == 0 && effects.Removable(u.in) {
			continue
		}
		var ok bool
		if u.indices, u.typ, ok = s.partOf(l.in.Type, u.in.Words()[1:]); !ok {
			return false
		}
		s.sorted = append(s.sorted, *u)
	}
	// What another begins with comes before it, and an extraction of a vector before those of its components.
	slices.SortStableFunc(s.sorted, func(a, b partUse) int {
		return cmp.Or(slices.Compare(a.indices, b.indices), cmp.Compare(a.in.NumWords(), b.in.NumWords()))
	})
	parts, read := 0, int64(0)
	var last []uint32
	for i, u := range s.sorted {
		if i == 0 || !hasPrefix(u.indices, last) {
			last = u.indices
			parts++
			read += int64(s.scalars(u.typ, 0))
		}
	}
	unread := int64(s.scalars(l.in.Type, 0)) - read
	pays := unread >= 1 && unread >= 4*int64(parts-1) || s.m.HoldsResource(l.in.Type)
	if parts == 0 || !pays || !s.aligns(l) || !s.c.Grow(parts) || !s.c.Transform() {
		return false
	}
	for i := 0; i < len(s.sorted); {
		n := i + 1
		for n < len(s.sorted) && hasPrefix(s.sorted[n].indices, s.sorted[i].indices) {
			n++
		}
		s.loadPart(l.in, s.sorted[i:n])
		i = n
	}
	for e := l.first; e != 0; e = s.extracts[e-1].next {
		if u := &s.extracts[e-1]; u.in.Block() != nil && u.in.Op == spirv.OpCompositeExtract && u.in.ID(0) == l.in.Result {
			u.in.Remove() // dead
		}
	}
	l.in.Remove()
	return true
}

func hasPrefix(trail, prefix []uint32) bool {
	return len(trail) >= len(prefix) && slices.Equal(trail[:len(prefix)], prefix)
}

// partOf follows literal indices from a type, at most to a vector. ok is false where they lead nowhere.
func (s *copySplitter) partOf(typ ir.ID, indices []uint32) (trail []uint32, part ir.ID, ok bool) {
	for i, index := range indices {
		d := s.m.Def(typ)
		if d == nil {
			return nil, 0, false
		}
		switch d.Op {
		case spirv.OpTypeStruct, spirv.OpTypeMatrix, spirv.OpTypeArray:
		default:
			return indices[:i], typ, i > 0
		}
		if n, _ := s.m.Types().NumParts(typ); int64(index) >= int64(n) {
			return nil, 0, false
		}
		if typ = s.m.Types().PartAt(typ, index); !isType(s.m, typ) {
			return nil, 0, false
		}
	}
	return indices, typ, true
}

// maxScalars is more scalars than it makes sense to count.
const maxScalars = 1 << 30

// scalars returns how many scalars a value of a type has, at most maxScalars. Types that are nested too deep count as
// large ones.
func (s *copySplitter) scalars(typ ir.ID, depth int) int {
	if n := s.sizes.Get(typ); n != 0 {
		return int(n)
	}
	d := s.m.Def(typ)
	if d == nil || depth == maxDepth {
		return maxScalars
	}
	n := 1
	switch d.Op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		n = int(min(d.Literal(1), maxScalars)) * s.scalars(d.ID(0), depth+1)
	case spirv.OpTypeArray:
		length, ok := s.m.Constants().IntValue(d.ID(1))
		if !ok {
			length = maxScalars
		}
		n = int(min(length, maxScalars)) * s.scalars(d.ID(0), depth+1)
	case spirv.OpTypeStruct:
		n = 0
		for _, member := range d.IDs() {
			n = min(n+s.scalars(member, depth+1), maxScalars)
		}
	}
	n = max(1, min(n, maxScalars))
	s.sizes.Set(typ, int32(n))
	return n
}

// aligns finds the alignment of each part, where the load tells its own. It reports whether that is known.
func (s *copySplitter) aligns(l *wholeLoad) bool {
	align, ok := effects.OperandsOf(l.in, 0).Alignment()
	if !ok {
		return true
	}
	for _, u := range s.sorted {
		if _, ok := s.alignment(l.in, u.indices, align); !ok {
			return false
		}
	}
	return true
}

// alignment returns how a part of what a load reads is aligned, if the whole is to align.
func (s *copySplitter) alignment(load *ir.Inst, trail []uint32, align uint32) (uint32, bool) {
	l := layouts{m: s.m, known: map[ir.ID]layout{}}
	typ := load.Type
	for _, index := range trail {
		offset, ok := l.offset(typ, index)
		if !ok {
			return 0, false
		}
		if offset != 0 {
			align = min(align, 1<<min(bits.TrailingZeros64(offset), 31))
		}
		typ = s.m.Types().PartAt(typ, index)
	}
	return align, true
}

// loadPart makes the extractions of one part and of parts of it read from a load of that part.
func (s *copySplitter) loadPart(load *ir.Inst, uses []partUse) {
	b := build.Before(load)
	pointer := load.ID(0)
	class, _ := s.m.Types().StorageClass(s.m.TypeOf(pointer))
	u32 := s.m.Types().Int(32, false)
	indices := make([]ir.ID, len(uses[0].indices))
	for i, index := range uses[0].indices {
		indices[i] = s.m.Constants().Int(u32, uint64(index))
	}
	chain := b.AccessChain(s.m.Types().Pointer(class, uses[0].typ), pointer, indices...)
	s.m.InheritNonUniform(pointer, chain)
	s.words = append(s.words[:0], uint32(chain))
	operands := effects.OperandsOf(load, 0)
	if align, ok := operands.Alignment(); ok {
		align, _ = s.alignment(load, uses[0].indices, align)
		operands = operands.WithAlignment(align)
	}
	s.words = append(s.words, operands.Words...)
	// The part is loaded once, as the whole was: two loads could differ where nothing was stored, or something is
	// stored at the same time.
	var whole ir.ID
	for _, u := range uses {
		rest := u.in.Words()[1+len(uses[0].indices):]
		switch {
		case len(rest) > 0:
			if whole == 0 || !s.m.MergeDecorations(whole, 0) {
				whole = b.Emit(spirv.OpLoad, uses[0].typ, true, s.words...).Result
				s.m.InheritNonUniform(load.Result, whole)
			}
			u.in.Become(spirv.OpCompositeExtract, append([]uint32{uint32(whole)}, rest...)...)
		case whole == 0:
			u.in.MoveBefore(load)
			u.in.Become(spirv.OpLoad, s.words...)
			s.m.InheritNonUniform(load.Result, u.in.Result)
			whole = u.in.Result
		case !s.m.Pinned(u.in.Result) && s.m.MergeDecorations(whole, u.in.Result):
			s.m.ReplaceAndRemove(u.in, whole)
		default:
			u.in.Become(spirv.OpCopyObject, uint32(whole))
			s.m.InheritNonUniform(whole, u.in.Result)
		}
	}
}
