package legalize

import (
	"fmt"

	"hone/ir"
	"hone/lower/internal/split"
	"hone/spirv"
)

// claims decides which variables are split. A variable is split once the slots of all its parts are free. Its own slot
// is free then, unless a part takes it, and other variables may follow. When no variable can follow any more, each
// variable that stays has an obstacle in the output too: a second run splits none.
//
// Cost: linear in the parts. The first split variable at a slot takes the slot for good, so each slot becomes free and
// taken at most once after the start.
type claims struct {
	holders map[slot]int      // how many variables are at a slot
	waiting map[slot][]*claim // the claims on a slot
	ready   []*claim          // claims whose slots were free when they were added, first in first out
}

// claim is a variable that is to be split.
type claim struct {
	v       *split.Variable
	from    slot
	parts   []slot
	blocked int // how many of the parts' slots another variable holds
}

// claim lets variables stay if another variable holds the slot of a part, or if a limit is reached.
func (x *descriptorSplitter) claim(list []*split.Variable) {
	s := claims{holders: map[slot]int{}, waiting: map[slot][]*claim{}}
	for in := range x.m.Section(ir.Globals).Insts() {
		if in.Unknown() || !in.Op.Is(spirv.TraitVariable) {
			continue
		}
		if at, ok := slotOf(x.m, in.Result); ok {
			s.holders[at]++
		}
	}
	var all []*claim
	for _, v := range list {
		if v.Why != "" {
			continue
		}
		if n, ok := x.newClaim(v); ok {
			s.add(n)
			all = append(all, n)
		} else {
			v.Why, v.At = "there are not so many bindings", v.In
		}
	}
	done := map[*claim]bool{}
	for ; len(s.ready) > 0; s.ready = s.ready[1:] {
		n := s.ready[0]
		x.m.Spend(1 + len(n.parts))
		switch {
		case n.blocked > 0 || done[n] || n.v.Why != "":
		case x.c.Grow(2*len(n.parts)) && x.c.Transform():
			done[n] = true
			s.split(n)
		default:
			n.v.Why, n.v.At = "a limit is reached", n.v.In
		}
	}
	for _, n := range all {
		if at, ok := s.obstacle(n); ok && !done[n] && n.v.Why == "" {
			n.v.Why, n.v.At = fmt.Sprintf("there is something else at %s", at.place()), n.v.In
		}
	}
}

// newClaim returns the claim of a variable; ok is false where a part would need a binding that does not exist.
func (x *descriptorSplitter) newClaim(v *split.Variable) (n *claim, ok bool) {
	n = &claim{v: v}
	n.from, _ = slotOf(x.m, v.In.Result)
	for _, path := range v.Parts {
		at, ok := x.partSlot(v, path)
		if !ok {
			return nil, false
		}
		n.parts = append(n.parts, at)
	}
	return n, true
}

// free reports whether no other variable holds a slot that a claim wants.
func (s *claims) free(n *claim, at slot) bool {
	own := 0
	if at == n.from {
		own = 1
	}
	return s.holders[at] == own
}

// add adds a claim before the first variable is split.
func (s *claims) add(n *claim) {
	for _, at := range n.parts {
		s.waiting[at] = append(s.waiting[at], n)
		if !s.free(n, at) {
			n.blocked++
		}
	}
	if n.blocked == 0 {
		s.ready = append(s.ready, n)
	}
}

// split gives the slot of a variable back and takes the slots of its parts.
func (s *claims) split(n *claim) {
	s.hold(n.from, -1, n)
	for _, at := range n.parts {
		s.hold(at, 1, n)
	}
}

// hold changes the number of variables at a slot on behalf of a claim, and updates the other claims on the slot.
func (s *claims) hold(at slot, change int, by *claim) {
	before := s.holders[at]
	s.holders[at] += change
	if min(before, s.holders[at]) > 1 {
		return // no claim on the slot has become free or blocked
	}
	for _, n := range s.waiting[at] {
		if n == by {
			continue
		}
		own := 0
		if at == n.from {
			own = 1
		}
		switch was, is := before == own, s.free(n, at); {
		case was && !is:
			n.blocked++
		case is && !was:
			if n.blocked--; n.blocked == 0 {
				s.ready = append(s.ready, n)
			}
		}
	}
}

// obstacle returns the first slot of a claim that another variable holds.
func (s *claims) obstacle(n *claim) (at slot, ok bool) {
	for _, at := range n.parts {
		if !s.free(n, at) {
			return at, true
		}
	}
	return at, false
}
