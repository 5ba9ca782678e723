package opt

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
	"hone/vm/cost"
)

// IfConvert makes values of selections whose sides only compute: what stands in the sides is executed in any case, and
// the phis of the merge block become OpSelect. A selection that is all of another one's side, and has no other side
// itself, is joined with it: if (a) if (b) becomes if (a && b).
//
// What is moved must be executable wherever it was not before: it has no undefined behaviour, reads no memory, and does
// not ask which invocations execute it. All invocations come to the merge block as before.
//
// It pays where the branches that go cost about as much as what is executed in vain: the limit is how much more, in
// weights of package vm/cost, an invocation may execute in a selection. The control DontFlatten keeps a selection,
// Flatten raises the limit.
//
// Linear: selections inside of others come first, and what is looked at of a side is as long as the limit allows.
var IfConvert = pass.ForFunctions("if-convert", "selections of values without branches",
	func(c *pass.Context, f *ir.Function) bool {
		t := &ifConverter{c: c, m: c.Module, limit: ifLimit.Of(c)}
		for _, h := range slices.Backward(f.Blocks) { // what is nested comes first
			for t.convert(h) || t.join(h) {
				t.m.Spend(1)
			}
		}
		return t.changed
	}, ifLimit)

// ifLimit is the parameter of [IfConvert].
var ifLimit = pass.Int("limit", 2, "how much more an invocation may execute in a selection, in weights of instructions")

// maxIfSide is how many instructions a side may have, whatever they cost, and flattened the limit where the module asks
// for selections without branches.
const (
	maxIfSide = 24
	flattened = 64
)

type ifConverter struct {
	c       *pass.Context
	m       *ir.Module
	limit   int
	changed bool
}

// side is one way from a header to the merge block of its selection.
type side struct {
	block  *ir.Block // nil for an edge from the header to the merge block
	from   *ir.Block // the predecessor of the merge block
	weight int
}

// convert makes values of the selection that h is the header of, if it is one that only computes. It reports whether h
// ends in another way now.
func (t *ifConverter) convert(h *ir.Block) bool {
	last := h.Terminator()
	if last == nil || last.Op != spirv.OpBranchConditional || h.LoopMerge() != nil || last.ID(1) == last.ID(2) {
		return false
	}
	limit, ok := t.limitOf(h)
	yes, no := t.m.BlockOf(last.ID(1)), t.m.BlockOf(last.ID(2))
	merge := meetingPoint(h, yes, no)
	if !ok || merge == nil {
		return false
	}
	a, ok1 := t.side(h, yes, merge)
	b, ok2 := t.side(h, no, merge)
	if !ok1 || !ok2 {
		return false
	}
	selects, ok := t.selects(merge, a, b)
	if !ok {
		return false
	}
	// An invocation saves the branches of its side, and executes the other one.
	if max(b.weight-a.branches(), a.weight-b.branches())+selects > limit || !t.c.Transform() {
		return false
	}
	at := t.c.AtEnd(h)
	for _, s := range []side{a, b} {
		t.hoist(at, s.block)
	}
	t.makeSelects(at, last.ID(0), merge, a, b)
	t.changed = true
	target := merge
	if a.block != nil {
		target = a.block
	}
	if h.BranchTo(target) != nil {
		return false // the sides are empty now
	}
	for _, s := range []side{a, b} {
		if s.block != nil && len(s.block.Preds()) == 0 {
			s.block.Remove()
		}
	}
	t.append(h)
	return true
}

// limitOf returns how much more may be executed in the selection of h; ok is false where the module asks for a branch.
func (t *ifConverter) limitOf(h *ir.Block) (limit int, ok bool) {
	limit = t.limit
	if merge := h.MergeInst(); merge != nil {
		control := spirv.SelectionControl(merge.Literal(1))
		if control&spirv.SelectionControlFlatten != 0 {
			limit = max(limit, flattened)
		}
		return limit, control&spirv.SelectionControlDontFlatten == 0
	}
	return limit, true
}

// meetingPoint returns the block where the two sides of a selection meet, if each is at most one block, and nothing
// else leads there.
func meetingPoint(h, yes, no *ir.Block) *ir.Block {
	merge := yes
	if last := yes.Terminator(); no != yes && last.Op == spirv.OpBranch && len(yes.Preds()) == 1 {
		merge = yes.Module().BlockOf(last.ID(0))
	}
	if merge != no {
		last := no.Terminator()
		if last.Op != spirv.OpBranch || last.ID(0) != merge.ID() {
			return nil
		}
	}
	if m := h.MergeBlock(); m != nil && m != merge || len(merge.Preds()) != 2 || merge == h {
		return nil
	}
	return merge
}

// side looks at the side of h that begins with b. ok is false where it does more than to compute what may be computed
// anywhere.
func (t *ifConverter) side(h, b, merge *ir.Block) (s side, ok bool) {
	if b == merge {
		return side{from: h}, true
	}
	if len(b.Preds()) != 1 || b.MergeOf() != nil || b.ContinueOf() != nil || t.m.Pinned(b.ID()) {
		return side{}, false
	}
	weight, ok := t.computes(b)
	return side{b, b, weight}, ok
}

// computes returns what the instructions of a block before its end count for. ok is false where they do more than to
// compute what may be computed anywhere, or are too many.
func (t *ifConverter) computes(b *ir.Block) (weight int, ok bool) {
	n := 0
	for in := b.First().NextCode(); !endsBlock(in); in = in.NextCode() {
		if n++; n > maxIfSide || !effects.Speculatable(in) || in.Op == spirv.OpPhi || t.m.Pinned(in.Result) {
			return 0, false
		}
		weight += int(min(cost.Of(t.m, in).Weight(), 1<<16))
	}
	return weight, true
}

// endsBlock reports whether in is a merge instruction or terminator.
func endsBlock(in *ir.Inst) bool {
	return in.Next() == nil || in.Op == spirv.OpSelectionMerge || in.Op == spirv.OpLoopMerge ||
		in.Op == spirv.OpLoopControlINTEL
}

// branches returns what the branches of a side count for that go.
func (s side) branches() int {
	if s.block != nil {
		return 2
	}
	return 1
}

// selects returns what the selections count for that take the place of the phis in the merge block. ok is false where a
// type has none.
func (t *ifConverter) selects(merge *ir.Block, a, b side) (weight int, ok bool) {
	for phi := range merge.Phis() {
		if phi.NumWords() != 4 || t.m.Pinned(phi.Result) {
			return 0, false
		}
		if phi.PhiValue(a.from) == phi.PhiValue(b.from) {
			continue
		}
		scalar, n := t.m.Types().Scalar(phi.Type)
		vector := n > 1 && t.m.Allows(scalar, ir.SelectOf)
		if !vector && !t.m.Allows(phi.Type, ir.SelectOf) {
			return 0, false
		}
		weight += max(n, 1)
		if n == 0 { // a composite
			weight += 3
		}
	}
	return weight, true
}

// makeSelects replaces the phis of the merge block.
func (t *ifConverter) makeSelects(at build.Builder, cond ir.ID, merge *ir.Block, a, b side) {
	var splats [5]ir.ID // of the condition, by length
	for phi := range merge.Phis() {
		x, y := phi.PhiValue(a.from), phi.PhiValue(b.from)
		value := x
		if x != y {
			c := cond
			if _, n := t.m.Types().Scalar(phi.Type); n > 1 && !t.m.Allows(phi.Type, ir.SelectOf) {
				if n >= len(splats) || splats[n] == 0 {
					bools := t.c.Types().Vector(t.m.TypeOf(cond), n)
					c = at.CompositeConstruct(bools, slices.Repeat([]ir.ID{cond}, n)...)
					if n < len(splats) {
						splats[n] = c
					}
				} else {
					c = splats[n]
				}
			}
			value = at.Select(phi.Type, c, x, y)
			t.m.CopyDecorations(phi.Result, value)
		}
		t.m.ReplaceAndRemove(phi, value)
	}
}

// hoist moves what stands in a side to the end of the header. Debug information that says what happened there goes.
func (t *ifConverter) hoist(at build.Builder, b *ir.Block) {
	if b == nil {
		return
	}
	for in := b.First().Next(); !endsBlock(in); {
		next := in.Next()
		if t.m.IsDebug(in) {
			in.Remove()
		} else {
			at.Move(in)
		}
		in = next
	}
}

// append appends what follows h to it, as long as that is short: so that h may be a side of another selection.
func (t *ifConverter) append(h *ir.Block) {
	for h.Terminator().Op == spirv.OpBranch {
		t.m.Spend(1)
		b := t.m.BlockOf(h.Terminator().ID(0))
		n := 0
		for in := b.First(); in != nil; in = in.NextCode() {
			if n++; n > maxIfSide {
				return
			}
		}
		if b.MergeIntoPred() != nil {
			return
		}
	}
}
