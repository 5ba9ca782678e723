package opt

import (
	"hone/ir"
	"hone/spirv"
)

// A loop without effects may go only if it ends: nothing in the language says that one that never ends has no meaning,
// and a driver would hang in it. It is known to end here by a counter, a phi of its header to which each iteration adds
// the same constant, and a test of it that comes in each iteration.
//
// In two's complement a counter goes around in a circle of 2^n values. The test is true in one part of the circle and
// false in the other, the loop ends in one of them, and a counter whose step is no longer than this part cannot jump
// over it.

// finite reports whether the loop of header h, of which all constructs inside are inert, comes to its merge block. It
// looks at the blocks that come in each iteration, from the header on. The loop is the last one of the list.
func (s *inert) finite(h, merge *ir.Block) bool {
	n := len(s.list) - 1
	fail := func() bool {
		s.list = s.list[:n]
		return false
	}
	for b, first := h, true; first || b != h; first = false {
		h.Module().Spend(1)
		last := b.Terminator()
		var next *ir.Block
		switch inner := s.innerOf(b, h); {
		case inner != nil:
			if inner.numExits > 0 || !inner.ends {
				return fail()
			}
			next = inner.merge
		case last.Op == spirv.OpBranch:
			next = b.Module().BlockOf(last.ID(0))
		case last.Op == spirv.OpBranchConditional:
			yes, no := b.Module().BlockOf(last.ID(1)), b.Module().BlockOf(last.ID(2))
			switch merge {
			case yes:
				if next = no; s.counted(h, last.ID(0), false) {
					return true
				}
			case no:
				if next = yes; s.counted(h, last.ID(0), true) {
					return true
				}
			default:
				return fail()
			}
		default:
			return fail()
		}
		if next == merge {
			return true
		}
	}
	return fail()
}

// innerOf returns the construct inside of the loop of h that b is the header of, nil for none.
func (s *inert) innerOf(b, h *ir.Block) *inertConstruct {
	if b == h || b.MergeInst() == nil {
		return nil
	}
	return &s.list[s.headed[b.Index]]
}

// counted reports whether a condition that the loop of h tests cannot be stay in all iterations.
func (s *inert) counted(h *ir.Block, cond ir.ID, stay bool) bool {
	m := h.Module()
	in := m.Def(cond)
	for in != nil && in.Op == spirv.OpLogicalNot {
		m.Spend(1)
		in, stay = m.Def(in.ID(0)), !stay
	}
	if in == nil || in.NumWords() != 2 {
		return false
	}
	test, ok := testOf(in.Op)
	if !ok {
		return false
	}
	counter, bound := in.ID(0), in.ID(1)
	step, ok := s.stepOf(h, counter)
	if !ok {
		counter, bound = bound, counter
		if step, ok = s.stepOf(h, counter); !ok {
			return false
		}
		test = test.turned()
	}
	if d := m.Def(bound); d == nil || d.Block() != nil && (d.Block() == h || s.within(d.Block())) {
		return false
	}
	if !stay {
		test = test.negated()
	}
	width := m.NumberWidth(m.TypeOf(counter))
	if width < 1 || width > 64 || m.NumberWidth(m.TypeOf(bound)) != width {
		return false
	}
	mask := ^uint64(0) >> (64 - width)
	if step &= mask; step == 0 {
		return false
	}
	if test.equal {
		// Only one value stays, or only one leaves: an odd step comes to all values.
		return !test.negative || step&1 == 1
	}
	distance := min(step, -step&mask)
	value, known := m.Constants().IntValue(bound)
	return distance <= test.leaving(value&mask, known, width)
}

// stepOf returns by how much id, a phi of the header h or what is added to one, changes in each iteration.
func (s *inert) stepOf(h *ir.Block, id ir.ID) (step uint64, ok bool) {
	m := h.Module()
	in := m.Def(id)
	if in == nil {
		return 0, false
	}
	if in.Op == spirv.OpPhi && in.Block() == h {
		if in.NumWords() != 4 {
			return 0, false
		}
		for i := 0; i < 4; i += 2 {
			if next := m.Def(in.ID(i)); next != nil && next.Block() != nil && (next.Block() == h || s.within(next.Block())) {
				if phi, by, ok := addition(m, next); ok && phi == in {
					return by, true
				}
			}
		}
		return 0, false
	}
	phi, _, ok := addition(m, in)
	if !ok || phi == nil || phi.Op != spirv.OpPhi || phi.Block() != h {
		return 0, false
	}
	return s.stepOf(h, phi.Result)
}

// addition returns the value to which in adds a constant.
func addition(m *ir.Module, in *ir.Inst) (to *ir.Inst, by uint64, ok bool) {
	switch in.Op {
	case spirv.OpIAdd:
		if by, ok = m.Constants().IntValue(in.ID(1)); ok {
			return m.Def(in.ID(0)), by, true
		}
		by, ok = m.Constants().IntValue(in.ID(0))
		return m.Def(in.ID(1)), by, ok
	case spirv.OpISub:
		by, ok = m.Constants().IntValue(in.ID(1))
		return m.Def(in.ID(0)), -by, ok
	}
	return nil, 0, false
}

// loopTest is a comparison of a counter with a bound.
type loopTest struct {
	signed   bool
	less     bool // counter < bound, or counter > bound
	equal    bool // counter == bound
	orEqual  bool // of less and greater
	negative bool // of equal: counter != bound
}

func testOf(op spirv.Op) (t loopTest, ok bool) {
	switch op {
	case spirv.OpIEqual:
		return loopTest{equal: true}, true
	case spirv.OpINotEqual:
		return loopTest{equal: true, negative: true}, true
	case spirv.OpSLessThan:
		return loopTest{signed: true, less: true}, true
	case spirv.OpSLessThanEqual:
		return loopTest{signed: true, less: true, orEqual: true}, true
	case spirv.OpSGreaterThan:
		return loopTest{signed: true}, true
	case spirv.OpSGreaterThanEqual:
		return loopTest{signed: true, orEqual: true}, true
	case spirv.OpULessThan:
		return loopTest{less: true}, true
	case spirv.OpULessThanEqual:
		return loopTest{less: true, orEqual: true}, true
	case spirv.OpUGreaterThan:
		return loopTest{}, true
	case spirv.OpUGreaterThanEqual:
		return loopTest{orEqual: true}, true
	}
	return t, false
}

// turned is the test with its operands exchanged.
func (t loopTest) turned() loopTest {
	if !t.equal {
		t.less = !t.less
	}
	return t
}

// negated is the test that is true where t is false.
func (t loopTest) negated() loopTest {
	if t.equal {
		t.negative = !t.negative
	} else {
		t.less, t.orEqual = !t.less, !t.orEqual
	}
	return t
}

// leaving returns how many values in a row are those for which an order is false: at least how many, where the bound is
// not known.
func (t loopTest) leaving(bound uint64, known bool, width int) uint64 {
	if !known {
		if t.orEqual {
			return 0 // perhaps it is true for all values
		}
		return 1
	}
	mask := ^uint64(0) >> (64 - width)
	if t.signed {
		bound = (bound + 1<<(width-1)) & mask // in the order of unsigned values
	}
	n := bound // 0 up to bound
	if t.less {
		n = mask - bound // from bound to the last one
	}
	if !t.orEqual && n < mask {
		n++
	}
	return n
}
