package opt

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/ssa"
)

// simplify returns the value that in is equal to, 0 if it is none that exists. It may change in into a
// simpler operation in place: again then says that it should be looked at once more. Integer rules hold for
// every input; of floating-point arithmetic constants are folded and double negation is undone.
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
	case spirv.OpSelect:
		return s.selection(in)
	case spirv.OpBitcast:
		return s.bitcast(in)
	case spirv.OpCompositeExtract:
		return s.extract(in)
	case spirv.OpCompositeConstruct:
		return s.construct(in), false
	case spirv.OpVectorShuffle:
		return s.shuffle(in)
	case spirv.OpVectorExtractDynamic:
		return s.extractDynamic(in)
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		return s.accessChain(in)
	case spirv.OpFNegate:
		if id := s.negation(in); id != 0 {
			return id, false
		}
	case spirv.OpExtInst:
		return s.fold(in, fold.ForExt(s.m.ExtSet(in.ID(0)), in.Literal(1)), 2), false
	}
	row := fold.For(in.Op)
	if row == nil {
		return 0, false
	}
	if id := s.fold(in, row, 0); id != 0 {
		return id, false
	}
	return s.identity(in)
}

// sameType returns id if it is a value of exactly the type of in: operations on integers may mix signedness.
func (s *simplifier) sameType(in *ir.Inst, id ir.ID) ir.ID {
	if id != 0 && s.m.TypeOf(id) == in.Type {
		return id
	}
	return 0
}

func (s *simplifier) selection(in *ir.Inst) (ir.ID, bool) {
	a, b := in.ID(1), in.ID(2)
	if a == b {
		return a, false
	}
	if all, ok := s.uniform(in.ID(0)); ok {
		if all != 0 {
			return a, false
		}
		return b, false
	}
	// A choice between true and false is the condition, or its opposite.
	if s.m.TypeOf(in.ID(0)) == in.Type {
		x, okx := s.uniform(a)
		y, oky := s.uniform(b)
		if okx && oky && x == 1 && y == 0 {
			return in.ID(0), false
		}
		if okx && oky && x == 0 && y == 1 {
			in.Become(spirv.OpLogicalNot, uint32(in.ID(0)))
			return 0, true
		}
	}
	return 0, false
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

// uniform returns the value that each component of a constant has.
func (s *simplifier) uniform(id ir.ID) (uint64, bool) {
	d := s.m.Def(id)
	if d == nil || d.Function() != nil {
		return 0, false
	}
	var buf [16]uint64
	parts, ok := s.components(id, buf[:0])
	if !ok {
		return 0, false
	}
	for _, p := range parts {
		if p != parts[0] {
			return 0, false
		}
	}
	return parts[0], true
}

// width returns the width in bits of the components of an integer value, 0 for others.
func (s *simplifier) width(id ir.ID) int {
	scalar, _ := s.m.Types().Scalar(s.m.TypeOf(id))
	return s.m.NumberWidth(scalar)
}

// rule is an identity of an operation with a constant operand: the result is the other operand, or the constant itself.
type rule struct {
	side     int // which operand is the constant; either: any of them
	value    uint64
	constant bool // the result is the constant, not the other operand
}

const (
	either = 2
	ones   = ^uint64(0) // all bits of the width
)

// rules of each operation, by which the constant is.
var rules = [...][]rule{
	spirv.OpIAdd:                 {{either, 0, false}},
	spirv.OpISub:                 {{1, 0, false}},
	spirv.OpIMul:                 {{either, 1, false}, {either, 0, true}},
	spirv.OpUDiv:                 {{1, 1, false}},
	spirv.OpSDiv:                 {{1, 1, false}},
	spirv.OpShiftLeftLogical:     {{1, 0, false}},
	spirv.OpShiftRightLogical:    {{1, 0, false}},
	spirv.OpShiftRightArithmetic: {{1, 0, false}},
	spirv.OpBitwiseAnd:           {{either, 0, true}, {either, ones, false}},
	spirv.OpBitwiseOr:            {{either, 0, false}, {either, ones, true}},
	spirv.OpBitwiseXor:           {{either, 0, false}},
	spirv.OpLogicalAnd:           {{either, 0, true}, {either, 1, false}},
	spirv.OpLogicalOr:            {{either, 0, false}, {either, 1, true}},
	spirv.OpLogicalEqual:         {{either, 1, false}},
	spirv.OpLogicalNotEqual:      {{either, 0, false}},
}

// identity applies the rules for one constant operand and for two equal ones.
func (s *simplifier) identity(in *ir.Inst) (ir.ID, bool) {
	switch in.Op {
	case spirv.OpNot, spirv.OpSNegate, spirv.OpLogicalNot:
		return s.doubled(in), false
	}
	if in.NumWords() != 2 {
		return 0, false
	}
	a, b := in.ID(0), in.ID(1)
	for side, id := range [...]ir.ID{a, b} {
		if int(in.Op) >= len(rules) || rules[in.Op] == nil {
			break
		}
		v, ok := s.uniform(id)
		if !ok {
			continue
		}
		for _, r := range rules[in.Op] {
			if r.side != either && r.side != side {
				continue
			}
			want := r.value
			if want == ones {
				want = fold.Mask(s.width(id))
			}
			if v != want {
				continue
			}
			if r.constant {
				return s.sameType(in, id), false
			}
			return s.sameType(in, [...]ir.ID{b, a}[side]), false
		}
	}
	if a != b {
		return 0, false
	}
	switch fold.OfEqualOperands(in.Op) {
	case fold.EqualOperand:
		return s.sameType(in, a), false
	case fold.EqualZero:
		return s.splat(in.Type, 0), false
	case fold.EqualOne:
		return s.splat(in.Type, 1), false
	}
	return 0, false
}

// doubled undoes an operation that is its own inverse.
func (s *simplifier) doubled(in *ir.Inst) ir.ID {
	if d := s.m.Def(in.ID(0)); d != nil && d.Op == in.Op {
		return s.sameType(in, s.operandOf(d, 0))
	}
	return 0
}

// negation undoes two negations of a float, unless one of them could flush a denormal to zero.
func (s *simplifier) negation(in *ir.Inst) ir.ID {
	id := s.doubled(in)
	if id == 0 {
		return 0
	}
	for mode := range s.m.Section(ir.ExecutionModes).Insts() {
		if mode.NumWords() > 1 && spirv.ExecutionMode(mode.Literal(1)) == spirv.ExecutionModeDenormFlushToZero {
			return 0
		}
	}
	return id
}

// splat returns the integer or boolean constant with v in each component.
func (s *simplifier) splat(typ ir.ID, v uint64) ir.ID {
	scalar, n := s.m.Types().Scalar(typ)
	if n == 0 || n > maxComponents {
		return 0
	}
	c := s.m.Constants()
	if s.isInt(scalar) {
		return c.Splat(typ, c.Int(scalar, v))
	}
	return c.Splat(typ, c.Bool(v != 0))
}
