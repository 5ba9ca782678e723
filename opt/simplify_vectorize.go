package opt

import (
	"hone/fold"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// vectorize makes a vector that is put together of results of the same operation on scalars, which nothing else uses,
// one operation on vectors, if that is fewer instructions with those that put its operands together. The operands are
// looked at in the same way, so a tree of operations becomes one of vectors from its root down (Larsen and Amarasinghe,
// "Exploiting Superword Level Parallelism with Multimedia Instruction Sets", 2000).
func (s *simplifier) vectorize(in *ir.Inst) bool {
	n := in.NumWords()
	if n > maxLanes || s.m.Decorated(in.Result) { // it would say how the operation is computed
		return false
	}
	var parts [maxLanes]*ir.Inst
	for i := range n {
		d := s.m.Def(in.ID(i))
		if !s.onlyFor(d) || i > 0 && !s.sameOperation(d, parts[0]) || s.m.Pinned(d.Result) {
			return false
		}
		parts[i] = d
	}
	first, ok := s.scalarOperation(parts[0])
	if !ok || s.vectorSize(in.Result) != n {
		return false
	}
	operands := parts[0].NumWords()
	if operands-first > maxOperands {
		return false
	}
	saved := n
	var gathers [maxOperands]gather
	for k := first; k < operands; k++ {
		g := &gathers[k-first]
		if *g, ok = s.gathered(parts[:n], k); !ok {
			return false
		}
		saved += g.saves
	}
	for _, d := range parts[:n] {
		if !s.asOften(d.Block(), in.Block()) {
			return false
		}
	}
	scaled := parts[0].Op == spirv.OpFMul && (gathers[0].same != gathers[1].same) &&
		s.m.MayMake(spirv.OpVectorTimesScalar)
	if scaled {
		saved++ // nothing has to be put together of the scalar
	}
	if saved < 1 {
		return false
	}
	for k := range operands - first {
		if !s.m.Allows(gathers[k].typ, ir.CompositeOf) { // a vector of them is what it is itself
			return false
		}
	}
	var words [maxOperands + 2]uint32
	to := copy(words[:], parts[0].Words()[:first])
	op, scalar := parts[0].Op, ir.ID(0)
	for k := range operands - first {
		if scaled && gathers[k].same {
			op, scalar = spirv.OpVectorTimesScalar, parts[0].ID(first+k)
			continue
		}
		words[to] = uint32(s.gather(in, parts[:n], first+k, &gathers[k]))
		to++
	}
	if scaled {
		words[to] = uint32(scalar)
		to++
	}
	s.become(in, op, words[:to]...)
	for _, d := range parts[:n] {
		d.Remove()
		s.release(d)
	}
	for _, w := range words[first:to] { // of which the operations are the only users now
		if d := s.m.Def(ir.ID(w)); d != nil && d.Op == spirv.OpCompositeConstruct {
			s.inst(d)
		}
	}
	return true
}

// maxOperands is how many operands an operation has at most that is made one of vectors.
const maxOperands = 3

// gather is what the vector of one operand of several operations is made of.
type gather struct {
	typ      ir.ID // of the operand
	saves    int   // instructions that go with it, less one that puts it together
	same     bool  // it is one scalar that is computed
	constant bool
}

// scalarOperation reports whether an instruction computes a scalar in a way in which vectors can be computed component
// by component, and where its operands begin.
func (s *simplifier) scalarOperation(d *ir.Inst) (first int, ok bool) {
	row := fold.For(d.Op)
	if d.Op == spirv.OpExtInst {
		if row, first = fold.ForExt(s.m.ExtSet(d.ID(0)), d.Literal(1)), 2; s.m.ExtSet(d.ID(0)).Name != "GLSL.std.450" {
			return 0, false
		}
	}
	switch d.Op {
	case spirv.OpBitFieldInsert, spirv.OpBitFieldSExtract, spirv.OpBitFieldUExtract, spirv.OpBitcast:
		return 0, false // scalars are among the operands, or bits of several components
	}
	return first, row != nil && row.Componentwise() && row.Second == nil && first+row.Operands() == d.NumWords() &&
		effects.Mergeable(d) && !s.m.Decorated(d.Result)
}

// sameOperation reports whether two instructions compute the same of values of the same types.
func (s *simplifier) sameOperation(x, y *ir.Inst) bool {
	if x.Op != y.Op || x.Type != y.Type || x.NumWords() != y.NumWords() || s.m.Decorated(x.Result) {
		return false
	}
	return x.Op != spirv.OpExtInst || x.ID(0) == y.ID(0) && x.Literal(1) == y.Literal(1)
}

// gathered says what the vector of operand word k takes.
func (s *simplifier) gathered(parts []*ir.Inst, k int) (g gather, ok bool) {
	id := parts[0].ID(k)
	g = gather{typ: s.m.TypeOf(id), same: true, constant: true}
	if s.vectorSize(id) != 1 {
		return g, false
	}
	var vector ir.ID
	whole, components, dying := true, true, 0
	for i, d := range parts {
		id := d.ID(k)
		if s.m.TypeOf(id) != g.typ {
			return g, false
		}
		g.same = g.same && id == parts[0].ID(k)
		g.constant = g.constant && s.m.Constants().IsConstant(id) && !s.m.Constants().IsUndefined(id)
		x := s.m.Def(id)
		if x == nil || x.Op != spirv.OpCompositeExtract || x.NumWords() != 2 || i > 0 && x.ID(0) != vector {
			components = false
			continue
		}
		vector = x.ID(0)
		whole = whole && int(x.Literal(1)) == i
		if s.m.SingleUse(id) {
			dying++
		}
	}
	g.same = g.same && !g.constant
	switch {
	case g.constant:
	case components && whole && s.vectorSize(vector) == len(parts):
		g.saves = dying
	case components:
		g.saves = dying - 1
	default:
		g.saves = -1
	}
	return g, true
}

// gather returns the vector of operand word k.
func (s *simplifier) gather(in *ir.Inst, parts []*ir.Inst, k int, g *gather) ir.ID {
	var ids [maxLanes]ir.ID
	for i, d := range parts {
		ids[i] = d.ID(k)
	}
	typ := s.m.Types().Vector(g.typ, len(parts))
	if g.constant {
		return s.m.Constants().Composite(typ, ids[:len(parts)]...)
	}
	return s.c.Before(in).CompositeConstruct(typ, ids[:len(parts)]...)
}
