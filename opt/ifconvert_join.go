package opt

import (
	"hone/ir"
	"hone/spirv"
)

// join makes one selection of that of h and the one that is all of its only side, which has only one side too:
//
//	if (a) { x; if (b) { y } }    becomes    x; if (a && b) { y }
//
// It reports whether there were two.
func (t *ifConverter) join(h *ir.Block) bool {
	outer, ok := oneSided(h)
	if !ok {
		return false
	}
	inner, ok := oneSided(outer.side)
	if !ok || !t.canJoin(outer, inner) || !t.c.Transform() {
		return false
	}
	end, side := h.Terminator(), inner.header
	a, b := end.ID(0), side.Terminator().ID(0)
	t.changed = true
	at := t.c.AtEnd(h)
	t.hoist(at, side)
	side.MergeInst().Remove()
	side.Terminator().Become(spirv.OpBranch, uint32(inner.side.ID()))
	boolean := t.m.TypeOf(a)
	if outer.yes != inner.yes {
		b = at.LogicalNot(boolean, b)
	}
	if outer.yes {
		end.SetID(0, at.LogicalAnd(boolean, a, b))
	} else {
		end.SetID(0, at.LogicalOr(boolean, a, b))
	}
	return true
}

// oneSidedSelection has the merge block as one target, and to the other one nothing else leads.
type oneSidedSelection struct {
	header, side, merge *ir.Block
	yes                 bool // the side is where the condition is true
}

// oneSided returns the selection of a header; ok is false if it has not one side.
func oneSided(h *ir.Block) (s oneSidedSelection, ok bool) {
	last, merge := h.Terminator(), h.MergeBlock()
	if last == nil || last.Op != spirv.OpBranchConditional || merge == nil || h.LoopMerge() != nil {
		return s, false
	}
	s = oneSidedSelection{header: h, merge: merge, yes: last.ID(2) == merge.ID()}
	i := 1
	if !s.yes {
		i = 2
		if last.ID(1) != merge.ID() {
			return s, false
		}
	}
	s.side = h.Module().BlockOf(last.ID(i))
	return s, s.side != merge && len(s.side.Preds()) == 1 && s.side.MergeOf() == nil && s.side.ContinueOf() == nil
}

// canJoin reports whether the inner selection is all of the side of the outer one, but for what is cheap to compute in
// any case.
func (t *ifConverter) canJoin(outer, inner oneSidedSelection) bool {
	if t.m.HasCapability(spirv.CapabilityPoisonFreezeKHR) {
		return false // the inner condition may be poison where the outer one is false, and so would both be
	}
	last := inner.merge.Terminator()
	if last.Op != spirv.OpBranch || last.ID(0) != outer.merge.ID() || t.m.Pinned(inner.header.ID()) {
		return false
	}
	for in := inner.merge.First().NextCode(); in != last; in = in.NextCode() {
		if in.Op != spirv.OpPhi {
			return false
		}
	}
	for _, p := range inner.merge.Preds() { // which is no merge block any more
		if p != inner.header && (p.Terminator().Op != spirv.OpBranch || p.MergeInst() != nil) {
			return false
		}
	}
	// Where only the outer condition holds, the phis have what they have where it does not.
	for phi := range outer.merge.Phis() {
		v := phi.PhiValue(inner.merge)
		if d := t.m.Def(v); d != nil && d.Op == spirv.OpPhi && d.Block() == inner.merge {
			v = d.PhiValue(inner.header)
		}
		if v != phi.PhiValue(outer.header) {
			return false
		}
	}
	limit, ok := t.limitOf(outer.header)
	_, ok1 := t.limitOf(inner.header)
	weight, ok2 := t.computes(inner.header)
	weight++
	if outer.yes != inner.yes {
		weight++
	}
	return ok && ok1 && ok2 && weight <= limit
}
