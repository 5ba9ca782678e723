package memory

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// Memory SSA takes as long as a good part of all other passes. So both passes that ask it look first whether the answer
// is plain to see in the few instructions that follow, or that come before. Most often it is.

// near is how many instructions are looked at before memory SSA is asked.
const near = 48

// touch says what an instruction does to the memory of a place, as far as that is plain to see. 0 is nothing.
type touch uint8

const (
	reads      touch = 1 << iota // or may read
	changes                      // or may change, or a part of it
	overwrites                   // changes all of it
	unclear                      // memory SSA may know
)

// touches says what an instruction does to the memory of a place, if it does something of what may has: reads memory,
// writes it, or either. What a call, an atomic or a trace of a ray is given a pointer to counts as read and changed:
// where that is not true of a call, the function will be inlined.
func (p *places) touches(in *ir.Inst, at int32, may spirv.Effects) touch {
	if effects.Of(in)&may == 0 {
		return 0
	}
	switch {
	case in.Unknown() || in.Op == spirv.OpCopyMemory || in.Op == spirv.OpCopyMemorySized:
		return unclear
	case in.Op != spirv.OpLoad && in.Op != spirv.OpStore:
		if info := in.Op.Info(); info != nil && info.Class == "Image" && p.alone(p.root(at)) {
			return 0
		}
		return p.passed(in, at)
	case effects.Ordered(in):
		return unclear
	}
	other := p.find(in.ID(0))
	switch {
	case other == nowhere:
		return unclear
	case p.root(other) != p.root(at):
		return p.aliases(p.root(at), p.root(other))
	case p.disjoint(at, other):
		return 0
	case in.Op == spirv.OpLoad:
		return reads
	case p.within(at, other) && p.m.Types().Pointee(p.m.TypeOf(in.ID(0))) != 0:
		return overwrites | changes
	}
	return changes
}

// passed says what an instruction that is given pointers does to the memory of a place.
func (p *places) passed(in *ir.Inst, at int32) touch {
	root := p.root(at)
	for _, id := range in.IDs() {
		if p.m.Types().Pointee(p.m.TypeOf(id)) == 0 {
			continue
		}
		if other := p.find(id); other != nowhere && p.root(other) == root && !p.disjoint(at, other) {
			return reads | changes
		}
	}
	return unclear
}

// aliases says whether what two roots lead to may be the same: not if they are different variables of which one is in a
// storage class where no two alias.
func (p *places) aliases(a, b int32) touch {
	isVariable := func(root int32) bool {
		d := p.m.Def(p.list[root].index)
		return d != nil && d.Op == spirv.OpVariable
	}
	if p.alone(a) && isVariable(b) || p.alone(b) && isVariable(a) {
		return 0
	}
	return unclear
}

// alone reports whether a root is a variable that no other variable, and nothing outside of the shader, may be.
func (p *places) alone(root int32) bool {
	if d := p.m.Def(p.list[root].index); d == nil || d.Op != spirv.OpVariable {
		return false
	}
	switch p.class(root) {
	case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassOutput,
		spirv.StorageClassRayPayloadKHR, spirv.StorageClassIncomingRayPayloadKHR, spirv.StorageClassHitAttributeKHR:
		return true
	}
	return false
}

// disjoint reports whether two places of one root have no byte in common: where the ways to them part, both indices are
// constants within the bounds.
func (p *places) disjoint(a, b int32) bool {
	depth := func(at int32) (n int) {
		for ; at >= 0; at = p.list[at].parent {
			n++
		}
		return n
	}
	m, n := depth(a), depth(b)
	for ; m > n; m-- {
		a = p.list[a].parent
	}
	for ; n > m; n-- {
		b = p.list[b].parent
	}
	// If all steps before are into the same types, different ones lead to different parts; if not, there are different
	// members among them.
	apart := false
	for a != b {
		x, y := &p.list[a], &p.list[b]
		if x.descriptor {
			return false
		}
		apart = apart || x.bounded && y.bounded && x.value != y.value
		a, b = x.parent, y.parent
	}
	return apart
}

// within reports whether a place is another one or a part of it.
func (p *places) within(at, whole int32) bool {
	for at >= 0 && at != whole {
		at = p.list[at].parent
	}
	return at >= 0
}
