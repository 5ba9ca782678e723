package shadow

import (
	"hone/fold"
)

// Each use of an OpUndef may see another value, and so may each load of what nothing was stored to, and each execution
// of an operation whose result is undefined. What such a use makes is one value, though: a phi, a copy, a part of a
// composite, what is in memory. The same undefined value, used twice, gives u - u = 0, and a guard u < 4 says something
// of an index u. Where a pass replaces the uses of one by uses of an OpUndef, the shader may do what it could not do
// before.
//
// So a run with shadows gives each frozen undefined value a value number: values with the same number are equal,
// whatever they are. The number is copied with the value. If operands have value numbers, an operation on integers or
// booleans has the same number for the same operands. And an operation on two values with the same number is decided
// ([fold.OfEqualOperands]).
//
// expression is an operation on integers or booleans in which something is undefined: results of the same one are
// equal.
type expression struct {
	operation int32     // its number
	operands  [4]uint64 // value numbers where numbered, and otherwise bits
	numbered  [4]bool
}

// maxExpressions is how many expressions are looked for in a run. More have numbers of their own.
const maxExpressions = 1 << 16

// ValueNumbers numbers the choices of a run.
type ValueNumbers struct {
	n                 uint32
	expressions       map[expression]uint32 // their numbers
	DependsOnEquality bool                  // that two undefined values are equal has decided something

	limits [4]fold.Interval // memory for those of operands
}

// next returns a number that no other value has.
func (c *ValueNumbers) next() uint32 {
	c.n++
	return c.n
}

// Freeze makes the shadow of an undefined value that of one value for all uses, as an instruction does that freezes it.
func (c *ValueNumbers) Freeze(s *Shadow) {
	if s.Undefined != 0 && s.valueNumber == 0 {
		s.valueNumber = c.next()
	}
}

// Frozen returns the shadow of a value after [ValueNumbers.Freeze].
func (c *ValueNumbers) Frozen(s Shadow) Shadow {
	c.Freeze(&s)
	return s
}

// Shadow is Operation.Shadow with the value number of the result, for an operation given by its index,
// too. A result whose operands have the same number may be decided by that.
func (c *ValueNumbers) Shadow(o *Operation, number int32, a *fold.Args, in *[4]Shadow, v uint64, outcome fold.Outcome,
	free *Freedoms) Shadow {
	out := o.Shadow(a, in, v, outcome, free, &c.limits)
	if out.Undefined == 0 || out.valueNumber != 0 {
		return out
	}
	if outcome == fold.Defined && a.Format.Width == 0 {
		if related, ok := o.related(a, in); ok {
			c.DependsOnEquality = true
			return related
		}
		if k, ok := c.expression(o, number, a, in); ok {
			out.valueNumber = k
			return out
		}
	}
	out.valueNumber = c.next()
	return out
}

// expression returns the value number of an operation, if its operands are determined or have numbers.
func (c *ValueNumbers) expression(o *Operation, number int32, a *fold.Args, in *[4]Shadow) (uint32, bool) {
	x := expression{operation: number, operands: [4]uint64{a.A, a.B, a.C, a.D}}
	for k := range x.operands {
		switch {
		case k >= o.N:
			x.operands[k] = 0
		case in[k].valueNumber != 0:
			x.operands[k], x.numbered[k] = uint64(in[k].valueNumber), true
		case !in[k].Determined():
			return 0, false
		}
	}
	choice, ok := c.expressions[x]
	if !ok {
		choice = c.next()
		if c.expressions == nil {
			c.expressions = map[expression]uint32{}
		}
		if len(c.expressions) < maxExpressions {
			c.expressions[x] = choice
		}
	}
	return choice, true
}

// related returns the shadow of an operation on two values with the same number, where that decides something.
func (o *Operation) related(a *fold.Args, in *[4]Shadow) (Shadow, bool) {
	same := func(k int, x, y uint64) bool {
		return in[k].valueNumber != 0 && in[k].valueNumber == in[k+1].valueNumber && x == y
	}
	if o.Rule == ruleSelect {
		return in[1], same(1, a.B, a.C)
	}
	switch {
	case o.Equal == fold.EqualUnknown || !same(0, a.A, a.B):
		return Shadow{}, false
	case o.Equal == fold.EqualOperand:
		return in[0], true
	}
	return Shadow{}, true
}
