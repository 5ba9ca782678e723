package analysis

import (
	"cmp"
	"fmt"
	"slices"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// VerifyStructure checks the rules for the control flow of a function and returns the first violation, an [*ir.Fault].
// Everywhere the first block must not be branched to, blocks must stand before those that they dominate, and merge
// instructions before the branch that they are for (specification, section 2.16.1). In a module with the capability
// Shader the rules of structured control flow are added (sections 2.11 and 2.16.2).
//
// [ir.Module.Verify] must have found nothing. A function with a terminator of unknown meaning is not looked at. Blocks
// that are not structurally reachable may do what they want. Where the specification and spirv-val differ, what one of
// them accepts is accepted; the differences are listed in the test. Cost: linear in instructions, near linear in edges.
func VerifyStructure(s Source, f *ir.Function) error {
	if len(f.Blocks) == 0 || slices.ContainsFunc(f.Blocks, endsUnknown) {
		return nil
	}
	v := &structure{facts: s, f: f}
	rules := []func() *ir.Fault{v.entry, v.order, v.placement}
	if f.Module().HasCapability(spirv.CapabilityShader) {
		v.cfg, v.dom, v.tree = StructuralCFG.Of(s, f), StructuralDominators.Of(s, f), Regions.Of(s, f)
		rules = append(rules, v.merges, v.backEdges, v.loops, v.edges, v.switches, v.selections)
	}
	for _, rule := range rules {
		if fault := rule(); fault != nil {
			fault.Msg = fmt.Sprintf("function %%%d: %s", f.Result(), fault.Msg)
			return fault
		}
	}
	return nil
}

// faultAt returns a fault of an instruction. What is wrong names the block, so the instruction is not repeated.
func faultAt(in *ir.Inst, format string, args ...any) *ir.Fault {
	return &ir.Fault{Inst: in, Msg: fmt.Sprintf(format, args...)}
}

// endsUnknown reports whether b ends in an instruction that the grammar does not know as a terminator.
func endsUnknown(b *ir.Block) bool {
	in := b.Terminator()
	return in.Unknown() || in.Op.Info() == nil
}

// structure is what the rules look at.
type structure struct {
	facts Source
	f     *ir.Function
	cfg   *graph.Graph      // structural
	dom   *graph.Dominators // structural
	tree  *RegionTree

	latch      []*ir.Block // the back-edge block of a loop header; by block
	start      []int32     // see findStarts; by block
	into, from []*Region   // the case that a case falls through to, and the one from which; by Region.Index
}

// entry: the first block is not the target of any branch.
func (v *structure) entry() *ir.Fault {
	if first := v.f.Blocks[0]; len(first.Preds()) > 0 {
		return faultAt(first.Preds()[0].Terminator(), "block %%%d: branches to the first block of the function",
			first.Preds()[0].ID())
	}
	return nil
}

// order: a block stands before all blocks that it dominates.
func (v *structure) order() *ir.Fault {
	dom := Dominators.Of(v.facts, v.f)
	for i, b := range v.f.Blocks {
		if d := dom.Idom(i); d > i {
			return faultAt(b.First(), "block %%%d: stands before block %%%d, which dominates it", b.ID(), v.f.Blocks[d].ID())
		}
	}
	return nil
}

// placement: a merge instruction is the last but one of its block, before a branch of the right kind.
func (v *structure) placement() *ir.Fault {
	for _, b := range v.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			var before []spirv.Op
			switch in.Op {
			case spirv.OpSelectionMerge:
				before = []spirv.Op{spirv.OpBranchConditional, spirv.OpSwitch}
			case spirv.OpLoopMerge:
				before = []spirv.Op{spirv.OpBranch, spirv.OpBranchConditional}
			default:
				continue
			}
			if in.Next() == nil || !slices.Contains(before, in.Next().Op) {
				return faultAt(in, "block %%%d: %s must stand directly before %s or %s", b.ID(), in.Op, before[0], before[1])
			}
		}
	}
	return nil
}

// merges: a merge block is that of one header, which strictly dominates it.
func (v *structure) merges() *ir.Fault {
	headers := make([]*ir.Block, len(v.f.Blocks)) // by merge block
	for _, b := range v.f.Blocks {
		merge, target := declared(b)
		switch {
		case merge == nil:
			continue
		case headers[merge.Index] != nil:
			return faultAt(b.MergeInst(), "block %%%d: declares %%%d as its merge block, as header %%%d does", b.ID(),
				merge.ID(), headers[merge.Index].ID())
		case merge == target:
			return faultAt(b.MergeInst(), "block %%%d: declares %%%d as its merge block and as its continue target", b.ID(),
				merge.ID())
		}
		headers[merge.Index] = b
		if v.reachable(b) && (merge == b || !v.dom.Dominates(b.Index, merge.Index)) {
			return faultAt(b.MergeInst(), "block %%%d: does not strictly structurally dominate its merge block %%%d", b.ID(),
				merge.ID())
		}
	}
	return nil
}

func (v *structure) reachable(b *ir.Block) bool { return v.dom.Reachable(b.Index) }

// backEdges: back edges lead to loop headers, one to each.
func (v *structure) backEdges() *ir.Fault {
	number := make([]int, len(v.f.Blocks)) // in reverse postorder
	for i, b := range v.cfg.ReversePostOrder(0) {
		number[b] = i
	}
	v.latch = make([]*ir.Block, len(v.f.Blocks))
	for _, b := range v.f.Blocks {
		if !v.reachable(b) {
			continue
		}
		for s := range b.Succs() {
			if number[s.Index] > number[b.Index] {
				continue
			}
			other := v.latch[s.Index]
			switch r := v.tree.HeadedBy(s); {
			case r == nil || r.Kind != LoopRegion:
				return faultAt(b.Terminator(), "block %%%d: branches back to block %%%d, which is no loop header", b.ID(), s.ID())
			case other != nil && other != b:
				return faultAt(b.Terminator(), "block %%%d: branches back to the loop header %%%d, as block %%%d does", b.ID(),
					s.ID(), other.ID())
			}
			v.latch[s.Index] = b
		}
	}
	return nil
}

// loops: the header dominates the continue target, that the back-edge block, and that post dominates the continue
// target. It is the only block of the continue construct that leaves it, to the header and the merge block: what
// follows it is not post dominated by it. So it is no header: a construct holds the merge blocks of the headers in it.
func (v *structure) loops() *ir.Fault {
	for i := range v.tree.List {
		r := &v.tree.List[i]
		if r.Kind != LoopRegion {
			continue
		}
		h, c, latch := r.Header, r.Continue, v.latch[r.Header.Index]
		switch {
		case latch == nil:
			return faultAt(h.MergeInst(), "block %%%d: no edge leads back to this loop header", h.ID())
		case !v.dom.Dominates(h.Index, c.Index):
			return faultAt(h.MergeInst(), "block %%%d: does not structurally dominate its continue target %%%d", h.ID(), c.ID())
		case !v.dom.Dominates(c.Index, latch.Index):
			return faultAt(latch.Terminator(), "block %%%d: branches back to the loop header %%%d, but the continue target "+
				"%%%d does not structurally dominate it",
				latch.ID(), h.ID(), c.ID())
		case !StructuralPostDominators.Of(v.facts, v.f).PostDominates(latch.Index, c.Index):
			return faultAt(latch.Terminator(), "block %%%d: branches back to the loop header %%%d, but does not structurally "+
				"post dominate the continue target %%%d",
				latch.ID(), h.ID(), c.ID())
		case latch != h && latch.MergeInst() != nil:
			return faultAt(latch.MergeInst(), "block %%%d: branches back to the loop header %%%d and is a header itself, "+
				"whose merge block is not in the continue construct",
				latch.ID(), h.ID())
		}
		for to := range latch.Succs() {
			if to != h && to != r.Merge {
				return faultAt(latch.Terminator(), "block %%%d: branches back to the loop header %%%d and to %%%d, which is not "+
					"the merge block of the loop",
					latch.ID(), h.ID(), to.ID())
			}
		}
	}
	return nil
}

// edges: a construct is entered through its header and left as it may be.
func (v *structure) edges() *ir.Fault {
	for _, a := range v.f.Blocks {
		if !v.reachable(a) {
			continue
		}
		for b := range a.Succs() {
			if r := v.entered(a, b); r != nil {
				return faultAt(a.Terminator(), "block %%%d: branches to block %%%d, which is in the %s with header %%%d, but "+
					"not its header",
					a.ID(), b.ID(), r.Kind, r.Header.ID())
			}
			if from := v.tree.Of(a); !v.mayLeave(from, a, b) {
				return faultAt(a.Terminator(), "block %%%d: branches to block %%%d, and leaves the %s with header %%%d in a way "+
					"that is not allowed",
					a.ID(), b.ID(), from.Kind, from.Header.ID())
			}
		}
	}
	return nil
}

// entered returns the region that the edge from a to b enters beside its header, nil for none. The regions that b is
// the header of are the innermost ones around it.
func (v *structure) entered(a, b *ir.Block) *Region {
	r := v.tree.Of(b)
	for r.Header == b && r.Parent != nil {
		r = r.Parent
	}
	if v.tree.Contains(r, a) {
		return nil
	}
	return r
}

// mayLeave reports whether the edge from a to b leaves the regions around a by one of the edges that are listed in
// section 2.11.3. r is the innermost region around a.
func (v *structure) mayLeave(r *Region, a, b *ir.Block) bool {
	switch loop, sw := r.Loop(), r.Switch(); {
	case v.tree.Contains(r, b): // it leaves none
	case v.latch[b.Index] == a && loop == v.tree.HeadedBy(b): // next iteration
	case r.Kind == SelectionRegion && b == r.Merge:
	case loop != nil && (b == loop.Merge || b == loop.Continue):
	case sw != nil && b == sw.Merge:
	case r.Kind == CaseRegion && v.tree.Contains(r.Parent, b) && !v.leads(r.Header, a):
	default:
		// From one case to another, with no loop to leave.
		next := v.tree.caseOf(b)
		return next != nil && v.tree.Contains(next.Parent, a) && next.Loop() == loop
	}
	return true
}

// selections: a switch needs an OpSelectionMerge, and so does a conditional branch (specification, section 2.16.2),
// unless one of its targets is a merge block or a continue target, or, as spirv-val reads it, one to which another
// conditional branch leads that does not come later. An OpLoopMerge does not stand in for it: one of the targets of a
// loop header leaves the body, or continues the loop. A loop header that is its own continue target is entered, not
// left to, and what a header says that is not structurally reachable does not count.
func (v *structure) selections() *ir.Fault {
	n := len(v.f.Blocks)
	declares := make([]bool, n)
	// of the conditional branches that lead to a block, in dominator tree order
	first, last := make([]*ir.Block, n), make([]*ir.Block, n)
	for _, i := range v.dom.PreOrder() {
		b := v.f.Blocks[i]
		if conditional(b) {
			for t := range b.Succs() {
				if !v.dom.Dominates(t.Index, b.Index) { // a back edge comes later than all others
					first[t.Index], last[t.Index] = cmp.Or(first[t.Index], b), b
				}
			}
		}
	}
	for _, b := range v.f.Blocks {
		if merge, target := declared(b); merge != nil && v.reachable(b) {
			declares[merge.Index] = true
			if target != nil && target != b {
				declares[target.Index] = true
			}
		}
	}
	for _, b := range v.f.Blocks {
		if !v.reachable(b) || !conditional(b) {
			continue
		}
		if in := b.MergeInst(); in != nil && in.Op == spirv.OpSelectionMerge {
			continue // an OpLoopMerge declares no selection
		}
		if b.Terminator().Op == spirv.OpSwitch {
			return faultAt(b.Terminator(), "block %%%d: OpSwitch without an OpSelectionMerge", b.ID())
		}
		var to [2]*ir.Block
		ok, i := false, 0
		for t := range b.Succs() {
			to[i], i = t, i+1
			ok = ok || declares[t.Index] ||
				first[t.Index] != nil && !(v.dom.Dominates(b.Index, first[t.Index].Index) &&
					v.dom.Dominates(b.Index, last[t.Index].Index))
		}
		if !ok && to[0] != to[1] {
			return faultAt(b.Terminator(), "block %%%d: OpBranchConditional without an OpSelectionMerge, and neither %%%d "+
				"nor %%%d is a merge block or continue target",
				b.ID(), to[0].ID(), to[1].ID())
		}
	}
	return nil
}

// conditional reports whether b ends in a conditional branch instruction.
func conditional(b *ir.Block) bool {
	op := b.Terminator().Op
	return op == spirv.OpBranchConditional || op == spirv.OpSwitch
}
