package symbolic

import (
	"hone/fold"
	"hone/spirv"
)

// relation is what a comparison asks for.
type relation uint8

const (
	equal relation = iota
	unequal
	less
	greater
	lessEqual
	greaterEqual
)

// negated returns what holds where a relation does not.
func (r relation) negated() relation {
	return [...]relation{unequal, equal, greaterEqual, lessEqual, greater, less}[r]
}

// swapped returns the relation with its operands exchanged.
func (r relation) swapped() relation {
	return [...]relation{equal, unequal, greater, less, greaterEqual, lessEqual}[r]
}

// comparisons are the operations that compare numbers.
var comparisons = map[spirv.Op]struct {
	relation relation
	signed   bool
}{
	spirv.OpIEqual: {equal, false}, spirv.OpINotEqual: {unequal, false},
	spirv.OpLogicalEqual: {equal, false}, spirv.OpLogicalNotEqual: {unequal, false},
	spirv.OpULessThan: {less, false}, spirv.OpUGreaterThan: {greater, false},
	spirv.OpULessThanEqual: {lessEqual, false}, spirv.OpUGreaterThanEqual: {greaterEqual, false},
	spirv.OpSLessThan: {less, true}, spirv.OpSGreaterThan: {greater, true},
	spirv.OpSLessThanEqual: {lessEqual, true}, spirv.OpSGreaterThanEqual: {greaterEqual, true},
	spirv.OpFOrdEqual: {equal, false}, spirv.OpFUnordEqual: {equal, false},
	spirv.OpFOrdNotEqual: {unequal, false}, spirv.OpFUnordNotEqual: {unequal, false},
	spirv.OpFOrdLessThan: {less, false}, spirv.OpFUnordLessThan: {less, false},
	spirv.OpFOrdGreaterThan: {greater, false}, spirv.OpFUnordGreaterThan: {greater, false},
	spirv.OpFOrdLessThanEqual: {lessEqual, false}, spirv.OpFUnordLessThanEqual: {lessEqual, false},
	spirv.OpFOrdGreaterThanEqual: {greaterEqual, false}, spirv.OpFUnordGreaterThanEqual: {greaterEqual, false},
}

// satisfy makes a boolean node true or false.
func (s *Solver) satisfy(n int32, want bool, rest func() bool) bool {
	node := &s.g.nodes[n]
	value := uint64(0)
	if want {
		value = 1
	}
	switch {
	case s.values[n]&1 == value:
		return rest()
	case !s.free[n] || s.Effort < 0:
		return false
	case node.op < 0:
		return s.set(n, value, rest)
	}
	o := &s.g.Code.Operations[node.op]
	if o.Op == spirv.OpLogicalNot {
		return s.satisfyOperand(node.in[0], !want, rest)
	}
	if o.Op == spirv.OpLogicalAnd || o.Op == spirv.OpLogicalOr {
		for k := range 2 {
			x, y := node.in[k], node.in[1-k]
			if (o.Op == spirv.OpLogicalAnd) != want { // one is enough
				if s.satisfyOperand(x, want, rest) {
					return true
				}
			} else if s.satisfyOperand(x, want, func() bool { return s.satisfyOperand(y, want, rest) }) {
				return true
			}
		}
		return false
	}
	if c, ok := comparisons[o.Op]; ok && node.mods == 0 {
		r := c.relation
		if !want {
			r = r.negated()
		}
		return s.compare(n, r, order{c.signed, o.Args.Format}, o.Args.Width, rest)
	}
	return s.set(n, value, rest)
}

func (s *Solver) satisfyOperand(o Operand, want bool, rest func() bool) bool {
	if o.Node != 0 {
		return s.satisfy(o.Node, want, rest)
	}
	return (o.Bits&1 != 0) == want && rest()
}

// valueOf returns what an operand is.
func (s *Solver) valueOf(o Operand) uint64 {
	if o.Node != 0 {
		return s.values[o.Node]
	}
	return o.Bits
}

// compare makes a relation of the operands of a node hold: one of them becomes what the other one is, or lies beside
// that.
func (s *Solver) compare(n int32, r relation, o order, width int, rest func() bool) bool {
	in := s.g.nodes[n].in
	for k := range 2 {
		x, y := in[k], s.valueOf(in[1-k])
		if k > 0 {
			r = r.swapped()
		}
		if x.Node == 0 {
			continue
		}
		for _, v := range o.beside(y, r, width) {
			if s.set(x.Node, v, rest) {
				return true
			}
		}
	}
	if in[0].Node == 0 || in[1].Node == 0 {
		return false
	}
	for _, l := range s.leavesOf(n) { // both change
		f, g := s.function(l, in[0].Node), s.function(l, in[1].Node)
		d := *f
		d.out, d.outAs = width, []order{{signed: true}}
		d.compute = func(x uint64) uint64 {
			return (o.key(f.compute(x), width) - o.key(g.compute(x), width)) & fold.Mask(width)
		}
		d.value = d.compute(d.at)
		for _, v := range (order{signed: true}).beside(0, r.swapped(), width) { // exchanged in the second turn
			for x := range d.solve(v) {
				if s.assign(l, x, rest) {
					return true
				}
			}
		}
	}
	return false
}

// beside returns numbers that have a relation to another one: the nearest first. Of floats a number at some distance
// comes before those: an operation that need not be correctly rounded leaves a comparison with a neighbour open.
func (o order) beside(y uint64, r relation, width int) (list []uint64) {
	key := o.key(y, width)
	low, zero, high := o.limits(width)
	if width == 1 {
		low, zero, high = 0, 0, 1
	}
	add := func(keys ...uint64) {
		for _, k := range keys {
			if k <= high && k >= low {
				list = append(list, o.number(k, width))
			}
		}
	}
	if r == equal || r == lessEqual || r == greaterEqual {
		add(key)
	}
	half := func(to uint64) uint64 { return key/2 + to/2 }
	away := uint64(1) << (o.format.Fraction / 2) // 1 of an integer
	if key > low && (r == less || r == lessEqual || r == unequal) {
		if away > 1 && away <= key {
			add(key - away)
		}
		add(key-1, key-2, key-3, half(low))
		if zero < key {
			add(half(zero), zero)
		}
		add(low)
	}
	if key < high && (r == greater || r == greaterEqual || r == unequal) {
		if away > 1 && away <= high-key {
			add(key + away)
		}
		add(key+1, key+2, key+3, half(high))
		if zero > key {
			add(half(zero), zero)
		}
		add(high)
	}
	return list
}
