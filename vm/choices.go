package vm

import (
	"math/bits"
	"math/rand/v2"

	"hone/fold"
	"hone/spirv"
)

// Each use of an OpUndef may see another value, and so may each load of what nothing was stored to, and each execution of an operation whose result is undefined. What such a
// use makes is one value, though: a phi, a copy, a part of a composite, what is in memory. The same undefined value, used twice, gives u - u = 0, and a guard u < 4 says something of
// an index u. Where a pass replaces the uses of one by uses of an OpUndef, the shader may do what it could not do before.
//
// So in a run with shadows an undefined value that was settled has a number, its choice: values of one choice are equal, whatever they are. It goes where the value goes. Operations on integers
// and booleans whose operands have choices have, for the same operands, the same choice. And operations on two values of one choice are decided (ofEqualOperands).
//
// A run in which undefined values are chosen (Inputs.choose) shows that a shader can do something: there each use has a value of its own, at random, and nothing is undefined.

// term is an operation on integers or booleans in which something is undefined: all that have the same one are equal.
type term struct {
	operation int32
	operands  [4]uint64 // choices where chosen, and otherwise bits
	chosen    [4]bool
}

// maxTerms is how many terms are looked for in a run. More have choices of their own.
const maxTerms = 1 << 16

// newChoice returns a choice that no other value has.
func (t *tracker) newChoice() uint32 {
	t.choices++
	return t.choices
}

// settled returns the shadow of an undefined value that is used, of which something makes one value.
func (t *tracker) settled(s Shadow) Shadow {
	if s.Undefined != 0 && s.choice == 0 {
		s.choice = t.newChoice()
	}
	return s
}

// settle settles the lanes of a mask in a row of a table.
func (s *subgroup) settle(of *shades, k int, mask uint64) {
	if of.details == nil {
		return
	}
	for m := of.lanes[k] & mask; m != 0; m &= m - 1 {
		d := &of.details[k][bits.TrailingZeros64(m)]
		*d = s.w.r.track.settled(*d)
	}
}

// shadow is operation.shadow with the choice of the result. A result that depends on operands of one choice may be decided by that.
func (t *tracker) shadow(o *operation, i *instr, a *fold.Args, in *[4]Shadow, v uint64, outcome fold.Outcome, free *freedoms) Shadow {
	own := *in // operation.shadow changes those of floats
	out := o.shadow(a, in, v, outcome, free)
	if out.Undefined == 0 || out.choice != 0 {
		return out
	}
	if outcome == fold.Defined && a.Format.Width == 0 {
		if related, ok := o.related(a, &own); ok {
			t.related = true
			return related
		}
		if k, ok := t.term(o, i, a, &own); ok {
			out.choice = k
			return out
		}
	}
	out.choice = t.newChoice()
	return out
}

// term returns the choice of an operation, if its operands are determined or have choices.
func (t *tracker) term(o *operation, i *instr, a *fold.Args, in *[4]Shadow) (uint32, bool) {
	x := term{operation: i.detail, operands: [4]uint64{a.A, a.B, a.C, a.D}}
	for k := range x.operands {
		switch {
		case k >= o.n:
			x.operands[k] = 0
		case in[k].choice != 0:
			x.operands[k], x.chosen[k] = uint64(in[k].choice), true
		case in[k] != Shadow{}:
			return 0, false
		}
	}
	choice, ok := t.terms[x]
	if !ok {
		choice = t.newChoice()
		if t.terms == nil {
			t.terms = map[term]uint32{}
		}
		if len(t.terms) < maxTerms {
			t.terms[x] = choice
		}
	}
	return choice, true
}

// ofEqual is what an operation on two equal values gives.
type ofEqual uint8

const (
	notKnown ofEqual = iota
	decided          // one result, whatever they are
	theValue
)

// ofEqualOperands returns what an operation of the core language on two equal integers or booleans gives.
func ofEqualOperands(op spirv.Op) ofEqual {
	switch op {
	case spirv.OpISub, spirv.OpBitwiseXor, spirv.OpIEqual, spirv.OpINotEqual, spirv.OpLogicalEqual, spirv.OpLogicalNotEqual,
		spirv.OpULessThan, spirv.OpULessThanEqual, spirv.OpUGreaterThan, spirv.OpUGreaterThanEqual,
		spirv.OpSLessThan, spirv.OpSLessThanEqual, spirv.OpSGreaterThan, spirv.OpSGreaterThanEqual:
		return decided
	case spirv.OpBitwiseAnd, spirv.OpBitwiseOr, spirv.OpLogicalAnd, spirv.OpLogicalOr:
		return theValue
	}
	return notKnown
}

// related returns the shadow of an operation on two values of one choice, where that decides something.
func (o *operation) related(a *fold.Args, in *[4]Shadow) (Shadow, bool) {
	same := func(k int, x, y uint64) bool { return in[k].choice != 0 && in[k].choice == in[k+1].choice && x == y }
	if o.rule == ruleSelect {
		return in[1], same(1, a.B, a.C)
	}
	switch {
	case o.equal == notKnown || !same(0, a.A, a.B):
		return Shadow{}, false
	case o.equal == decided:
		return Shadow{}, true
	}
	return in[0], true
}

// chosen reports whether undefined values are chosen.
func (r *run) chosen() bool { return r.in.choose != 0 }

// choose begins the choices of a workgroup's subgroup.
func (s *subgroup) choose() {
	if s.w.r.chosen() {
		s.chosen = rand.New(rand.NewPCG(s.w.r.in.choose, uint64(s.w.index)<<32|uint64(s.first)))
	}
}

// choice returns a value of a width in bits.
func (s *subgroup) choice(width int) uint64 {
	v := s.chosen.Uint64()
	switch v >> 62 {
	case 0:
		v &= 7
	case 1:
		v = ^uint64(0)
	}
	return v & fold.Mask(width)
}

// choices returns a value of a width for each lane.
func (s *subgroup) choices(width int) []uint64 {
	out := make([]uint64, s.p.lanes)
	for lane := range out {
		out[lane] = s.choice(width)
	}
	return out
}

// forget says that nothing was stored to the lanes of a mask of a cell. What is chosen for it is a value of each type.
func (s *subgroup) forget(cell int, mask uint64) {
	if s.chosen == nil {
		s.cellShades.fill(cell, mask, mask)
		return
	}
	s.cellShades.fill(cell, 0, mask)
	for m := mask; m != 0; m &= m - 1 {
		if lane := bits.TrailingZeros64(m); lane < s.p.lanes {
			s.cells[cell*s.p.lanes+lane] = s.chosen.Uint64() & 1
		}
	}
}
