package flow

import (
	"hone/fold"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// Scalarize computes with scalars what goes component by component through vectors: sums, comparisons, conversions,
// functions of GLSL.std.450. The vector is put together again where something else uses it, and taken apart once where
// it comes from elsewhere; dce removes what is not needed of that.
//
// It leaves alone vectors of what may only be stored, matrices, products of vectors, dot products, phis, memory and
// images. Cost: linear in components.
var Scalarize = pass.ForFunctions("lower-scalarize", "what goes component by component is computed with scalars",
	func(c *pass.Context, f *ir.Function) bool {
		s := scalarizer{c: c, m: c.Module, at: c.Module.NewTable()}
		defer s.at.Release()
		changed := false
		for in := range f.Insts() {
			if n := s.components(in); n > 0 && s.once(in) && c.Transform() {
				s.split(f, in, n)
				changed = true
			}
		}
		return changed
	}, pass.Idempotent)

// scalarizer is the state of the pass.
type scalarizer struct {
	c     *pass.Context
	m     *ir.Module
	at    *ir.Table // by vector: 1 + where its components begin in parts
	parts []ir.ID
}

// components returns how many components an instruction has that are computed one by one, 0 for others.
func (s *scalarizer) components(in *ir.Inst) int {
	if in.Result == 0 || in.Type == 0 || in.Unknown() || s.m.Pinned(in.Result) {
		return 0
	}
	typ := s.m.Def(in.Type)
	if typ == nil || typ.Op != spirv.OpTypeVector || !s.m.Allows(in.Type, ir.CompositeOf) {
		return 0
	}
	var row *fold.Row
	first := 0
	switch in.Op {
	case spirv.OpExtInst:
		set := s.m.ExtSet(in.ID(0))
		if set == nil {
			return 0
		}
		row, first = fold.ForExt(set, in.Literal(1)), 1
	case spirv.OpBitcast: // whose components may be of another width
		return 0
	default:
		row = fold.For(in.Op)
	}
	n := int(typ.Literal(1))
	if row == nil || !row.Componentwise() || row.Second != nil {
		return 0
	}
	for i, id := range in.IDs() {
		if i < first {
			continue
		}
		def := s.m.Def(id)
		if def == nil || def.Type == 0 {
			return 0
		}
		if t := s.m.Def(def.Type); t.Op == spirv.OpTypeVector && (int(t.Literal(1)) != n ||
			!s.m.Allows(def.Type, ir.CompositeOf)) || t.Op != spirv.OpTypeVector &&
			!scalar(t.Op) {
			return 0
		}
	}
	return n
}

// once makes the scalars among the operands of an instruction have one value for all components. It reports whether
// they have.
func (s *scalarizer) once(in *ir.Inst) bool {
	for i, id := range in.IDs() {
		if def := s.m.Def(id); def != nil && def.Type != 0 && scalar(s.m.Def(def.Type).Op) && in.FrozenOperand(i) == 0 {
			return false
		}
	}
	return true
}

func scalar(op spirv.Op) bool {
	return op == spirv.OpTypeInt || op == spirv.OpTypeFloat || op == spirv.OpTypeBool
}

// split computes the components of an instruction, and makes it put them together.
func (s *scalarizer) split(f *ir.Function, in *ir.Inst, n int) {
	element := s.m.Def(in.Type).ID(0)
	words := append([]uint32(nil), in.Words()...)
	first := 0
	if in.Op == spirv.OpExtInst {
		first = 1
	}
	parts := make([]ir.ID, n)
	for k := range n {
		one := append([]uint32(nil), words...)
		for i := range in.IDs() {
			if i >= first {
				one[i] = uint32(s.part(f, in, i, k))
			}
		}
		x := s.m.NewInst(in.Op, element, true, one...)
		in.Block().InsertBefore(in, x)
		x.CopyPosition(in)
		s.m.CopyDecorations(in.Result, x.Result)
		parts[k] = x.Result
	}
	composite := make([]uint32, n)
	for k, id := range parts {
		composite[k] = uint32(id)
	}
	s.at.Set(in.Result, int32(len(s.parts))+1)
	s.parts = append(s.parts, parts...)
	in.Become(spirv.OpCompositeConstruct, composite...)
	for _, d := range []spirv.Decoration{spirv.DecorationNoSignedWrap, spirv.DecorationNoUnsignedWrap,
		spirv.DecorationNoContraction, spirv.DecorationFPFastMathMode, spirv.DecorationFPRoundingMode,
		spirv.DecorationSaturatedConversion, spirv.DecorationSaturatedToLargestFloat8NormalConversionEXT} {
		s.m.RemoveDecoration(in.Result, d)
	}
}

// part returns a component of operand i; a scalar is its own.
func (s *scalarizer) part(f *ir.Function, in *ir.Inst, i, k int) ir.ID {
	id := in.ID(i)
	def := s.m.Def(id)
	typ := s.m.Def(def.Type)
	if typ.Op != spirv.OpTypeVector {
		return id
	}
	if at := s.at.Get(id); at != 0 {
		return s.parts[int(at)-1+k]
	}
	n := int(typ.Literal(1))
	s.at.Set(id, int32(len(s.parts))+1)
	element := typ.ID(0)
	parts := make([]ir.ID, n)
	for i := n - 1; i >= 0; i-- { // each is put right behind the definition
		parts[i] = s.extract(f, def, element, i)
	}
	s.parts = append(s.parts, parts...)
	return parts[k]
}

func (s *scalarizer) extract(f *ir.Function, def *ir.Inst, element ir.ID, i int) ir.ID {
	constants := s.c.Constants()
	switch {
	case constants.IsUndefined(def.Result):
		return constants.Undef(element)
	case constants.IsConstant(def.Result):
		var buf [16]uint64
		if components, ok := constants.Components(def.Result, buf[:0]); ok {
			return constants.Scalar(element, components[i])
		}
	case def.Op == spirv.OpCompositeConstruct && def.NumWords() == int(s.m.Def(def.Type).Literal(1)):
		return def.ID(i)
	}
	b := s.c.After(def)
	switch {
	case def.Block() == nil:
		b = s.c.AtStart(f.Entry())
	case def.Op == spirv.OpPhi:
		b = s.c.AtStart(def.Block())
	}
	x := b.CompositeExtract(element, def.Result, uint32(i))
	s.m.InheritNonUniform(def.Result, x)
	return x
}
