package opt

import (
	"hone/fold"
	"hone/ir"
	"hone/rewrite"
	"hone/spirv"
	"hone/ssa"
)

// simplify returns the value that in is equal to, 0 if it is none that exists. It may change in into a simpler
// operation in place: again then says that it should be looked at once more. What is said of operations one by one are
// rewrite rules (package rewrite); here is what needs more than a pattern: phis, constants, composites.
func (s *simplifier) simplify(in *ir.Inst) (id ir.ID, again bool) {
	switch in.Op {
	case spirv.OpCopyObject:
		if in.Freezes() {
			s.kept = true
			return 0, false
		}
		return s.sameType(in, in.ID(0)), false
	case spirv.OpPhi:
		id := ssa.OnlyValue(in)
		if id == 0 {
			s.phis = append(s.phis, in)
		}
		return id, false
	case spirv.OpBitcast:
		id, again = s.bitcast(in)
	case spirv.OpCompositeExtract:
		id, again = s.extract(in)
	case spirv.OpCompositeConstruct:
		id, again = s.construct(in)
	case spirv.OpLoad:
		id, again = s.load(in)
	case spirv.OpCompositeInsert:
		id, again = s.insert(in)
	case spirv.OpVectorShuffle:
		id, again = s.shuffle(in)
	case spirv.OpMatrixTimesVector:
		again = s.product(in)
	case spirv.OpVectorExtractDynamic:
		id, again = s.extractDynamic(in)
	case spirv.OpExtInst:
		id = s.fold(in, fold.ForExt(s.m.ExtSet(in.ID(0)), in.Literal(1)), 2)
	default:
		id = s.fold(in, fold.For(in.Op), 0)
	}
	if id != 0 || again {
		return id, again
	}
	making := s.making
	s.making = true
	for _, p := range s.own {
		if id, again = s.rewriter.Apply(p, in); id != 0 || again {
			break
		}
	}
	if id == 0 && !again {
		id, again = s.rewriter.Apply(rewrite.Standard(), in)
	}
	s.making = making
	return id, again
}

// sameType returns id if it is a value of exactly the type of in: operations on integers may mix signedness.
func (s *simplifier) sameType(in *ir.Inst, id ir.ID) ir.ID {
	if id != 0 && s.m.TypeOf(id) == in.Type {
		return id
	}
	return 0
}

// bitcast leaves out casts to the type that the value has, and casts between two others.
func (s *simplifier) bitcast(in *ir.Inst) (ir.ID, bool) {
	if id := s.sameType(in, in.ID(0)); id != 0 {
		return id, false
	}
	if d := s.m.Def(in.ID(0)); d != nil && d.Op == spirv.OpBitcast &&
		s.castsThrough(s.m.TypeOf(d.ID(0)), d.Type, in.Type) {
		if id := s.operandOf(d, 0); id != 0 {
			in.SetID(0, id)
			return 0, true
		}
	}
	if to, n := s.m.Types().Scalar(in.Type); n == 1 && s.isInt(to) {
		if v, ok := s.m.Constants().ScalarValue(in.ID(0)); ok && s.m.NumberWidth(in.ID(0)) == s.m.NumberWidth(to) {
			return s.m.Constants().Int(in.Type, v), false
		}
	}
	return 0, false
}

// castsThrough reports whether a cast from one type to another and on to a third one is the cast from the first to the
// last: it may be no cast, and an integer in between may be narrower than an address.
func (s *simplifier) castsThrough(from, between, to ir.ID) bool {
	bits := s.m.CastBits(between)
	return s.m.CanBitcast(from, to) && s.m.CastBits(from) == bits && s.m.CastBits(to) == bits
}

func (s *simplifier) isInt(typ ir.ID) bool {
	d := s.m.Def(typ)
	return d != nil && d.Op == spirv.OpTypeInt
}

// width returns the width in bits of the components of an integer value, 0 for others.
func (s *simplifier) width(id ir.ID) int {
	scalar, _ := s.m.Types().Scalar(s.m.TypeOf(id))
	return s.m.NumberWidth(scalar)
}
