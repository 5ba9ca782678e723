package ir

import (
	"fmt"
	"slices"

	"hone/spirv"
)

// What structured control flow (specification, section 2.11) asks of an edit, as far as the blocks around it tell:
// no dominators are computed for one edit. Modules without the capability Shader have no such rules.

// structured reports whether the rules of structured control flow hold in the module.
func (m *Module) structured() bool {
	return m.HasCapability(spirv.CapabilityShader)
}

// Reconverges reports whether an entry point has an execution mode that says where invocations come together again
// (MaximallyReconvergesKHR, SubgroupUniformControlFlowKHR): then a block must not move across a merge block. Linear in
// the execution modes.
func (m *Module) Reconverges() bool {
	for in := range m.sections[ExecutionModes].Insts() {
		if in.Op != spirv.OpExecutionMode {
			continue
		}
		switch spirv.ExecutionMode(in.words[1]) {
		case spirv.ExecutionModeMaximallyReconvergesKHR, spirv.ExecutionModeSubgroupUniformControlFlowKHR:
			return true
		}
	}
	return false
}

// isBackEdge reports whether the edges from b to s are the back edge of a structured loop. Linear in the continue
// construct where s is a loop header.
func (b *Block) isBackEdge(s *Block) bool {
	if s.LoopMerge() == nil || !b.mod.structured() {
		return false
	}
	if c := s.ContinueTarget(); c != s {
		return s.walk(c, b)
	}
	return s.loopContains(b)
}

// backEdgeOf returns the loop header of which b is the back-edge block, nil for none.
func (b *Block) backEdgeOf() *Block {
	if b.last.Op == spirv.OpSwitch { // of a selection inside of the loop
		return nil
	}
	for s := range b.Succs() {
		if b.isBackEdge(s) {
			return s
		}
	}
	return nil
}

// loopContains reports whether p is a block of the loop of which b is the header. Linear in the loop.
func (b *Block) loopContains(p *Block) bool {
	if p == b {
		return true
	}
	for s := range b.Succs() {
		if b.walk(s, p) {
			return true
		}
	}
	return b.walk(b.ContinueTarget(), p)
}

// walk reports whether b leads to p, or is it, within the loop of header h. A construct that never ends does not lead
// to its merge block, but that is in the loop as well.
func (h *Block) walk(b, p *Block) bool {
	merge := h.MergeBlock()
	if b == p {
		return true
	}
	if b == h || b == merge {
		return false
	}
	seen := h.mod.NewTable()
	defer seen.Release()
	const inside, boundary = 1, 2
	seen.Set(h.ID(), boundary)
	seen.Set(merge.ID(), boundary)
	seen.Set(b.ID(), inside)
	for work := []*Block{b}; len(work) > 0; {
		b.mod.Spend(1)
		b := work[len(work)-1]
		work = work[:len(work)-1]
		b.structuralSuccs(func(s *Block) {
			if seen.Get(s.ID()) == 0 {
				seen.Set(s.ID(), inside)
				work = append(work, s)
			}
		})
		if seen.Get(p.ID()) == inside {
			return true
		}
	}
	return false
}

// structuralSuccs yields the blocks that an edge or b's merge instruction leads to (specification, section 2.2.5,
// "structurally reachable").
func (b *Block) structuralSuccs(yield func(*Block)) {
	if b.last == nil {
		return
	}
	for s := range b.Succs() {
		yield(s)
	}
	if merge := b.MergeBlock(); merge != nil {
		yield(merge)
	}
	if c := b.ContinueTarget(); c != nil {
		yield(c)
	}
}

// isSelection reports whether a conditional branch of b to s and t is a selection that an OpSelectionMerge has to
// declare, and does not: neither is a merge block or a continue target (specification, section 2.16.2). An OpLoopMerge
// declares none.
func (b *Block) isSelection(s, t *Block) bool {
	if s == t || s.isExitTarget() || t.isExitTarget() || !b.mod.structured() {
		return false
	}
	merge := b.MergeInst()
	return merge == nil || merge.Op == spirv.OpLoopMerge
}

// isExitTarget reports whether b is a merge block or a continue target, to which a construct may be left. A loop that
// is its own continue target is entered there.
func (b *Block) isExitTarget() bool {
	return slices.ContainsFunc(b.namedBy, func(in *Inst) bool { return in.list.block != b })
}

// canBranch reports whether b may end in a conditional branch to s and t with the merge instruction that it has.
func (b *Block) canBranch(s, t *Block) error {
	if !b.isSelection(s, t) {
		return nil
	}
	return b.refuse("a branch to %%%d or %%%d needs a merge instruction", s.ID(), t.ID())
}

// canDropTarget reports whether the edges from b to s may be removed. Some modules branch to s on a condition
// elsewhere, and declare no selection there, which spirv-val accepts as long as b, before that, does it too.
func (b *Block) canDropTarget(s *Block) error {
	if s.isExitTarget() || !b.mod.structured() {
		return nil
	}
	for _, p := range s.preds { // in a batch some of them may have no edge any more
		if p == b || p.first == nil || p.last.Op != spirv.OpBranchConditional || !p.leadsTo(s) {
			continue
		}
		if other := p.last.otherTarget(s); other != nil && p.isSelection(s, other) {
			return b.refuse("block %%%d branches to %%%d on a condition that no merge instruction declares", p.ID(), s.ID())
		}
	}
	return nil
}

// canFold reports whether the selection of which b is the header can become a branch to target: whether its merge block
// is left to only by plain branches of the construct's own blocks, if only the path through target is
// left. Nested constructs are stepped over from their header to their merge block.
func (b *Block) canFold(target *Block) error {
	merge := b.MergeBlock()
	if target == merge {
		return nil
	}
	// What leads to the merge block lies inside of the construct: the walks never leave it.
	marks := b.mod.NewTable()
	defer marks.Release()
	work := slices.Clone(merge.Preds())
	if b.last.Op == spirv.OpSwitch {
		for s := range b.Succs() {
			if !s.isExitTarget() {
				work = append(work, s.Preds()...)
			}
		}
	}
	for count := 0; len(work) > 0; {
		b.mod.Spend(1)
		p := work[len(work)-1]
		work = work[:len(work)-1]
		if p == b || p == merge || marks.Get(p.ID()) != 0 {
			continue
		}
		if count++; count > maxFolded {
			return b.refuse("its construct is larger than %d blocks", maxFolded)
		}
		marks.Set(p.ID(), leadsToMerge)
		work = append(work, p.Preds()...)
	}
	markReached(marks, target, false)
	markReached(marks, target, true)
	for _, p := range merge.preds {
		mark := marks.Get(p.ID())
		if mark&fromTarget == 0 {
			continue // the header, and what only the other targets reach, which will be removed
		}
		if mark&fromTargetPlainly == 0 || p.last.Op != spirv.OpBranch || p.MergeInst() != nil {
			return b.refuse("the merge block %%%d is left to from a nested construct, by block %%%d", merge.ID(), p.ID())
		}
	}
	if b.last.Op != spirv.OpSwitch {
		return nil
	}
	for s := range b.Succs() { // a case that falls through to s leaves its construct there, until the switch is removed
		if s == merge {
			continue
		}
		for _, p := range s.Preds() {
			mark := marks.Get(p.ID())
			if p == b || mark&fromTarget == 0 || p.isBackEdge(s) {
				continue
			}
			if mark&fromTargetPlainly == 0 || p.last.Op != spirv.OpBranch || p.MergeInst() != nil {
				return b.refuse("the case %%%d is fallen through to from a nested construct or on a condition, by block %%%d",
					s.ID(), p.ID())
			}
		}
	}
	return nil
}

// maxFolded is the largest construct, in blocks, of which the selection is folded.
const maxFolded = 4096

// Marks of the blocks of a construct.
const (
	leadsToMerge      = 1 << iota
	fromTarget        // the target reaches it
	fromTargetPlainly // likewise, with nested constructs stepped over
)

// markReached marks the blocks of a construct that target reaches, with nested constructs stepped over or not.
func markReached(marks *Table, target *Block, stepOver bool) {
	mark := int32(fromTarget)
	if stepOver {
		mark = fromTargetPlainly
	}
	for work := []*Block{target}; len(work) > 0; {
		target.mod.Spend(1)
		b := work[len(work)-1]
		work = work[:len(work)-1]
		old := marks.Get(b.ID())
		if old == 0 || old&mark != 0 {
			continue
		}
		marks.Set(b.ID(), old|mark)
		if merge := b.MergeBlock(); merge != nil && stepOver {
			work = append(work, merge)
			continue
		}
		for s := range b.Succs() {
			work = append(work, s)
		}
	}
}

// refusal is why an edit was not made. Its text is made when someone reads it: most callers only want to know.
type refusal struct {
	block  ID
	format string
	ids    []any
}

func (r *refusal) Error() string {
	return fmt.Sprintf("block %%%d: ", r.block) + fmt.Sprintf(r.format, r.ids...)
}

// refuse returns the error of an edit of b that is not made.
func (b *Block) refuse(format string, ids ...any) error {
	r := &refusal{format: format, ids: ids}
	if b.first != nil {
		r.block = b.first.Result
	}
	return r
}
