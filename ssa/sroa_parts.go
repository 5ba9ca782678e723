package ssa

import (
	"cmp"
	"iter"
	"slices"
	"strconv"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// declareParts puts the variables for the parts of each split variable in front of it.
func (s *splitter) declareParts() {
	s.start = build.AtStart(s.f.Entry())
	for i := range s.pointers {
		q := &s.pointers[i]
		if q.base >= 0 {
			break
		}
		if root := &s.paths[q.path]; root.leaf >= 0 {
			root.part = q.in.Result
			continue
		}
		marks := s.decorationsOf(q.in.Result)
		var initializer ir.ID
		if q.in.NumWords() > 1 {
			initializer = cmp.Or(q.in.FrozenOperand(1), q.in.ID(1)) // loads of it give one value
		}
		name := s.m.Name(q.in.Result)
		for leaf, v := range s.partsOf(q.path, initializer) {
			s.declarePart(q.in, leaf, v, marks, name)
		}
	}
}

// declarePart adds the variable for a part of the variable in. v is its initial value, with base 0 for none.
func (s *splitter) declarePart(in *ir.Inst, leaf int32, v partValue, marks []spirv.Decoration, name string) {
	p := &s.paths[leaf]
	typ := p.pointer
	if typ == 0 {
		typ = s.m.Types().Pointer(spirv.StorageClassFunction, p.typ)
	}
	words := []uint32{uint32(spirv.StorageClassFunction)}
	constant := v.base != 0 && len(v.indices) == 0 && v.typ == p.typ
	undefined := v.base != 0 && s.m.Def(v.base).Op == spirv.OpUndef
	if constant && !undefined {
		words = append(words, uint32(v.base))
	}
	part := s.m.NewInst(spirv.OpVariable, typ, true, words...)
	in.Block().InsertBefore(in, part)
	p.part = part.Result
	if v.base != 0 && !constant && !undefined { // the constant can't be taken apart outside of functions
		s.start.Store(p.part, s.materialize(s.start, v, p.typ))
	}
	for _, kind := range marks {
		switch kind {
		case spirv.DecorationAliasedPointer, spirv.DecorationRestrictPointer: // see below
		default:
			s.m.Decorate(p.part, kind)
		}
	}
	if s.pointsOut && s.holdsPhysical(p.typ) { // in a struct some front ends leave it out
		kind := spirv.DecorationAliasedPointer
		if slices.Contains(marks, spirv.DecorationRestrictPointer) {
			kind = spirv.DecorationRestrictPointer
		}
		s.m.Decorate(p.part, kind)
	}
	if s.relaxedMember(leaf) && !slices.Contains(marks, spirv.DecorationRelaxedPrecision) {
		s.m.Decorate(p.part, spirv.DecorationRelaxedPrecision)
	}
	if name != "" {
		s.m.SetName(p.part, name+s.suffix(leaf))
	}
}

// decorationsOf returns the decorations of a variable that its parts take over.
func (s *splitter) decorationsOf(id ir.ID) (kinds []spirv.Decoration) {
	for d := range s.m.Decorations(id) {
		switch d.Kind {
		case spirv.DecorationRelaxedPrecision, spirv.DecorationRestrict, spirv.DecorationAliased,
			spirv.DecorationRestrictPointer, spirv.DecorationAliasedPointer:
			if !slices.Contains(kinds, d.Kind) {
				kinds = append(kinds, d.Kind)
			}
		}
	}
	return kinds
}

// holdsPhysical reports whether a variable of a type must say whether it is the only pointer to what it points to
// (specification, section 2.16.1): it is, or holds, a pointer to physical storage.
func (s *splitter) holdsPhysical(typ ir.ID) bool {
	for d := range s.m.WithParts(typ) {
		if d.Op == spirv.OpTypePointer && spirv.StorageClass(d.Literal(0)) == spirv.StorageClassPhysicalStorageBuffer {
			return true
		}
	}
	return false
}

// relaxedMember reports whether a member above a path is decorated RelaxedPrecision.
func (s *splitter) relaxedMember(k int32) bool {
	for p := &s.paths[k]; p.parent >= 0; p = &s.paths[p.parent] {
		above := &s.paths[p.parent]
		if above.op != spirv.OpTypeStruct || s.types.Get(above.typ)&typeRelaxed == 0 {
			continue
		}
		for d := range s.m.Decorations(above.typ) {
			if d.Kind == spirv.DecorationRelaxedPrecision && d.Member == int(p.index) {
				return true
			}
		}
	}
	return false
}

// suffix returns what the name of a part adds to that of the variable, as it is written in a shading language:
// ".member", "[3]", ".x" for a component.
func (s *splitter) suffix(k int32) (name string) {
	for p := &s.paths[k]; p.parent >= 0; p = &s.paths[p.parent] {
		above := &s.paths[p.parent]
		step := ""
		switch above.op {
		case spirv.OpTypeStruct:
			if step = s.m.MemberName(above.typ, int(p.index)); step == "" {
				step = strconv.Itoa(int(p.index))
			}
			step = "." + step
		case spirv.OpTypeVector:
			if p.index < 4 {
				step = "." + "xyzw"[p.index:p.index+1]
				break
			}
			fallthrough
		default:
			step = "[" + strconv.Itoa(int(p.index)) + "]"
		}
		name = step + name
	}
	return name
}

// partValue is a value as a part of another one: what base has at the literal indices.
type partValue struct {
	path    int32
	base    ir.ID // 0 for none
	typ     ir.ID // of the part
	indices []uint32
}

// partsOf yields the variables that path k was split into, in their order, with what they get from value, if that is
// not 0.
func (s *splitter) partsOf(k int32, value ir.ID) iter.Seq2[int32, partValue] {
	return func(yield func(int32, partValue) bool) {
		v := partValue{path: k, base: value}
		if value != 0 {
			v.typ = s.m.TypeOf(value)
		}
		stack := append(s.stack[:0], v)
		for len(stack) > 0 {
			s.m.Spend(1)
			v := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if s.paths[v.path].leaf >= 0 {
				if !yield(v.path, v) {
					break
				}
				continue
			}
			kids := s.children(v.path)
			for i := range kids {
				kid := kids[len(kids)-1-i]
				part := v.component(s.m, s.paths[kid].index)
				part.path = kid
				stack = append(stack, part)
			}
		}
		s.stack = stack[:0]
	}
}

// component returns component i of a composite value, looking through what puts composites together.
func (v partValue) component(m *ir.Module, i uint32) partValue {
	if v.base == 0 {
		return v
	}
	typ := m.Types().PartAt(v.typ, i)
	if len(v.indices) > 0 {
		return partValue{base: v.base, typ: typ, indices: append(slices.Clip(v.indices), i)}
	}
	d := beforeCopyLogical(m, v.base, i)
	if d.Result != v.base && m.Constants().IsUndefined(d.Result) { // the copy made one value of it
		d = m.Def(cmp.Or(m.Def(v.base).FrozenOperand(0), v.base))
	}
	typ = m.Types().PartAt(d.Type, i)
	switch d.Op {
	case spirv.OpCompositeConstruct, spirv.OpConstantComposite, spirv.OpSpecConstantComposite:
		if t := m.Def(d.Type); int(i) < d.NumWords() && (t.Op != spirv.OpTypeVector || d.NumWords() == int(t.Literal(1))) {
			if base := d.FrozenOperand(int(i)); base != 0 {
				return partValue{base: base, typ: typ}
			}
		}
	case spirv.OpCompositeConstructReplicateEXT, spirv.OpConstantCompositeReplicateEXT,
		spirv.OpSpecConstantCompositeReplicateEXT:
		if base := d.FrozenOperand(0); base != 0 {
			return partValue{base: base, typ: typ}
		}
	case spirv.OpConstantNull:
		if part := m.Constants().Null(typ); part != 0 {
			return partValue{base: part, typ: typ}
		}
	case spirv.OpUndef:
		if part := m.Constants().Arbitrary(typ); part != 0 {
			return partValue{base: part, typ: typ}
		}
	}
	return partValue{base: d.Result, typ: typ, indices: []uint32{i}}
}

// beforeCopyLogical returns what defines a value of whose component i is asked, or, if that is an OpCopyLogical, the
// value that it copies.
func beforeCopyLogical(m *ir.Module, id ir.ID, i uint32) *ir.Inst {
	d := m.Def(id)
	if d == nil || d.Op != spirv.OpCopyLogical {
		return d
	}
	from := m.Def(d.ID(0))
	if from == nil {
		return d
	}
	to, typ := m.Def(d.Type), m.Def(from.Type)
	if to == nil || typ == nil || typ.Op != to.Op || typ.NumWords() != to.NumWords() ||
		!isType(m, m.Types().PartAt(from.Type, i)) {
		return d // not valid
	}
	return from
}

// takesApart reports whether the parts of a composite value are values already: see component.
func takesApart(m *ir.Module, id ir.ID) bool {
	d := beforeCopyLogical(m, id, 0)
	if d == nil {
		return false
	}
	switch d.Op {
	case spirv.OpCompositeConstruct, spirv.OpConstantComposite, spirv.OpSpecConstantComposite,
		spirv.OpCompositeConstructReplicateEXT, spirv.OpConstantCompositeReplicateEXT,
		spirv.OpSpecConstantCompositeReplicateEXT, spirv.OpConstantNull, spirv.OpUndef:
		return true
	}
	return false
}

// materialize returns a part as a value of type typ, which differs from that of the part only in the layout
// of members.
func (s *splitter) materialize(b build.Builder, v partValue, typ ir.ID) ir.ID {
	value := v.base
	if len(v.indices) > 0 {
		value = b.CompositeExtract(v.typ, v.base, v.indices...)
	}
	if v.typ != typ {
		value = b.CopyLogical(typ, value)
	}
	return value
}
