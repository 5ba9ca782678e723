package shadow

import (
	"hone/fold"
	"hone/spirv"
)

// Each use of an OpUndef may see another value, and so may each load of what nothing was stored to, and each execution
// of an operation whose result is undefined. What such a use makes is one value, though: a phi, a copy, a part of a
// composite, what is in memory. The same undefined value, used twice, gives u - u = 0, and a guard u < 4 says something
// of an index u. Where a pass replaces the uses of one by uses of an OpUndef, the shader may do what it could not do
// before.
//
// So in a run with shadows an undefined value that was settled has a number, its choice: values of one choice are
// equal, whatever they are. It goes where the value goes. Operations on integers and booleans whose operands have
// choices have, for the same operands, the same choice. And operations on two values of one choice are decided
// (ofEqualOperands).
//
// term is an operation on integers or booleans in which something is undefined: all that have the same one are equal.
type term struct {
	operation int32     // its number
	operands  [4]uint64 // choices where chosen, and otherwise bits
	chosen    [4]bool
}

// maxTerms is how many terms are looked for in a run. More have choices of their own.
const maxTerms = 1 << 16

// Choices numbers the choices of a run.
type Choices struct {
	n       uint32
	terms   map[term]uint32 // their numbers
	Related bool            // that two undefined values are equal has decided something
}

// next returns a choice that no other value has.
func (c *Choices) next() uint32 {
	c.n++
	return c.n
}

// Settled returns the shadow of an undefined value that is used, of which something makes one value.
func (c *Choices) Settled(s Shadow) Shadow {
	if s.Undefined != 0 && s.choice == 0 {
		s.choice = c.next()
	}
	return s
}

// Shadow is Operation.Shadow with the choice of the result, for an operation given by its number, too. A result that
// depends on operands of one choice may be decided by that.
func (c *Choices) Shadow(o *Operation, number int32, a *fold.Args, in *[4]Shadow, v uint64, outcome fold.Outcome, free *Freedoms) Shadow {
	own := *in // Operation.Shadow changes those of floats
	out := o.Shadow(a, in, v, outcome, free)
	if out.Undefined == 0 || out.choice != 0 {
		return out
	}
	if outcome == fold.Defined && a.Format.Width == 0 {
		if related, ok := o.related(a, &own); ok {
			c.Related = true
			return related
		}
		if k, ok := c.term(o, number, a, &own); ok {
			out.choice = k
			return out
		}
	}
	out.choice = c.next()
	return out
}

// term returns the choice of an operation, if its operands are determined or have choices.
func (c *Choices) term(o *Operation, number int32, a *fold.Args, in *[4]Shadow) (uint32, bool) {
	x := term{operation: number, operands: [4]uint64{a.A, a.B, a.C, a.D}}
	for k := range x.operands {
		switch {
		case k >= o.N:
			x.operands[k] = 0
		case in[k].choice != 0:
			x.operands[k], x.chosen[k] = uint64(in[k].choice), true
		case in[k] != Shadow{}:
			return 0, false
		}
	}
	choice, ok := c.terms[x]
	if !ok {
		choice = c.next()
		if c.terms == nil {
			c.terms = map[term]uint32{}
		}
		if len(c.terms) < maxTerms {
			c.terms[x] = choice
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

// OfEqualOperands returns what an operation of the core language on two equal integers or booleans gives.
func OfEqualOperands(op spirv.Op) ofEqual {
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
func (o *Operation) related(a *fold.Args, in *[4]Shadow) (Shadow, bool) {
	same := func(k int, x, y uint64) bool { return in[k].choice != 0 && in[k].choice == in[k+1].choice && x == y }
	if o.Rule == ruleSelect {
		return in[1], same(1, a.B, a.C)
	}
	switch {
	case o.Equal == notKnown || !same(0, a.A, a.B):
		return Shadow{}, false
	case o.Equal == decided:
		return Shadow{}, true
	}
	return in[0], true
}
