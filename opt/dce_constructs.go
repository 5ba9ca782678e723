package opt

import (
	"slices"

	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// inert are the constructs of a function that do nothing but compute values, and store some to local variables: those
// that may be dead. What is not in one of them is executed whatever is dead.
//
// A construct has its own blocks and the inert constructs directly inside of it. It is found by a walk that steps over
// these to their merge blocks, so each block is looked at once. A construct with something else in it is none, and the
// walk ends there.
type inert struct {
	list    []inertConstruct
	owner   []int32     // innermost construct that the block is executed in, -1 for none; by block
	decides []int32     // the construct whose live branches its terminator is one of, -1 for none; by block
	headed  []int32     // construct of a header, notInert where it is none; by block
	walked  []int32     // the number of the last walk that came by; by block
	blocks  []*ir.Block // own blocks of all constructs
	unused  bool        // a construct that may go has a merge block without phis

	// of the current walk
	number int32
	top    []*ir.Block
	inner  []int32
}

const notInert = -1

// inertConstruct is a selection or loop that has no effects, and that ends.
type inertConstruct struct {
	header, merge *ir.Block
	parent        int32 // -1: none
	first, end    int32 // own blocks, but for the header
	live          bool
	ends          bool // control flow comes to the merge block from inside

	// Targets of edges that leave it otherwise: a break or continue. With some it is live if what is around it is, and
	// next in the list of these.
	exits       [maxExits]*ir.Block
	numExits    int
	child, next int32
}

// maxExits is how many other targets than the merge block an inert construct may be left to.
const maxExits = 4

// find finds the inert constructs of a function and reports whether there are some.
func (s *inert) find(f *ir.Function) bool {
	n := len(f.Blocks)
	s.list, s.blocks, s.number, s.unused = s.list[:0], s.blocks[:0], 0, false
	s.owner, s.decides = filled(s.owner, n, -1), filled(s.decides, n, -1)
	s.headed, s.walked = filled(s.headed, n, notInert), filled(s.walked, n, 0)
	for _, h := range slices.Backward(f.Blocks) { // constructs before those around them
		if h.MergeInst() != nil && s.walk(h) {
			s.add()
		}
	}
	found := false
	for i := range s.list {
		if c := &s.list[i]; c.numExits == 0 {
			found = true
			s.unused = s.unused || !hasPhis(c.merge)
		}
	}
	return found
}

func hasPhis(b *ir.Block) bool {
	for range b.Phis() {
		return true
	}
	return false
}

func filled(list []int32, n int, value int32) []int32 {
	list = slices.Grow(list[:0], n)[:n]
	for i := range list {
		list[i] = value
	}
	return list
}

// walk looks at the construct of h and reports whether it is inert. It is then the last one of the list.
func (s *inert) walk(h *ir.Block) bool {
	s.number++
	s.top, s.inner = s.top[:0], s.inner[:0]
	c := inertConstruct{header: h, merge: h.MergeBlock(), parent: -1, child: -1, next: -1}
	target := h.ContinueTarget()
	if c.merge == nil || target != nil && hasEffects(h) || !s.enterSuccs(&c, h, target) {
		return false
	}
	for i := 0; i < len(s.top); i++ {
		b := s.top[i]
		if b.MergeInst() == nil {
			if hasEffects(b) || !s.enterSuccs(&c, b, target) {
				return false
			}
			continue
		}
		n := s.headed[b.Index]
		if n == notInert || b.LoopMerge() == nil && hasEffects(b) {
			return false
		}
		s.inner = append(s.inner, n)
		x := &s.list[n]
		for _, exit := range x.exits[:x.numExits] {
			if !s.enter(&c, exit, target) {
				return false
			}
		}
		if x.ends && s.walked[x.merge.Index] != s.number {
			s.walked[x.merge.Index] = s.number
			s.top = append(s.top, x.merge)
		}
	}
	if !s.entered(h) || !c.ends && (target != nil || c.numExits == 0) {
		return false
	}
	s.list = append(s.list, c)
	return target == nil || s.finite(h, c.merge)
}

// enterSuccs goes on to the targets of a block, which has no effects.
func (s *inert) enterSuccs(c *inertConstruct, b, target *ir.Block) bool {
	switch b.Terminator().Op {
	case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch:
	case spirv.OpUnreachable:
		return true
	default:
		return false
	}
	for t := range b.Succs() {
		if !s.enter(c, t, target) {
			return false
		}
	}
	return true
}

// enter goes on to a block to which a branch in the construct leads. It is false where there are too many exits.
func (s *inert) enter(c *inertConstruct, b, target *ir.Block) bool {
	loop := b.ContinueOf()
	switch {
	case b == c.merge:
		c.ends = true
	case b == c.header || s.walked[b.Index] == s.number:
	case b != target && (b.MergeOf() != nil || loop != nil && loop != b):
		if slices.Contains(c.exits[:c.numExits], b) {
			break
		}
		if c.numExits == maxExits {
			return false
		}
		c.exits[c.numExits] = b
		c.numExits++
	default:
		s.walked[b.Index] = s.number
		s.top = append(s.top, b)
	}
	return true
}

// entered reports whether the own blocks of the construct are entered from inside only. A case is not, to which
// another one falls through from inside of a construct, and what is not reachable may lead anywhere.
func (s *inert) entered(h *ir.Block) bool {
	for _, b := range s.top {
		for _, p := range b.Preds() {
			if p != h && !s.within(p) {
				return false
			}
		}
	}
	return true
}

// within reports whether the last walk came to a block, or to the header of a construct that it is in.
func (s *inert) within(b *ir.Block) bool {
	if s.walked[b.Index] == s.number {
		return true
	}
	for n := s.owner[b.Index]; n >= 0; n = s.list[n].parent {
		if s.walked[s.list[n].header.Index] == s.number {
			return true
		}
	}
	return false
}

// hasEffects reports whether a block holds more than computations and stores to local variables, or may be named by an
// unknown instruction.
func hasEffects(b *ir.Block) bool {
	m := b.Module()
	if m.Pinned(b.ID()) {
		return true
	}
	for in := b.Terminator().Prev(); in != nil; in = in.Prev() {
		switch in.Op {
		case spirv.OpLabel, spirv.OpNop, spirv.OpSelectionMerge, spirv.OpLoopMerge:
			continue
		case spirv.OpStore:
			object := m.UnderlyingObject(in.ID(0))
			if object == nil || object.Op != spirv.OpVariable || object.Function() == nil || effects.Ordered(in) {
				return true
			}
		default:
			if !effects.Removable(in) && !m.IsDebug(in) {
				return true
			}
		}
	}
	return false
}

// add makes the construct of the last walk the owner of what is in it.
func (s *inert) add() {
	n := int32(len(s.list) - 1)
	c := &s.list[n]
	s.headed[c.header.Index], s.decides[c.header.Index] = n, n
	if c.header.LoopMerge() != nil {
		s.owner[c.header.Index] = n
	}
	c.first = int32(len(s.blocks))
	for _, b := range s.top {
		if s.owner[b.Index] < 0 {
			s.owner[b.Index] = n
		}
		if s.decides[b.Index] < 0 {
			s.decides[b.Index] = n
			s.blocks = append(s.blocks, b)
		}
	}
	c.end = int32(len(s.blocks))
	for _, i := range s.inner {
		x := &s.list[i]
		if x.parent = n; x.numExits > 0 {
			x.next, c.child = c.child, i
		}
	}
}

// removable reports whether a construct can be removed: it is dead, and what is around it is not.
func (s *inert) removable(c *inertConstruct) bool {
	return !c.live && (c.parent < 0 || s.list[c.parent].live)
}

// gone reports whether a block goes with a construct that is removed. The header does not.
func (s *inert) gone(b *ir.Block) bool {
	if n := s.owner[b.Index]; n < 0 || s.list[n].live {
		return false
	}
	n := s.headed[b.Index]
	return n == notInert || !s.removable(&s.list[n])
}
