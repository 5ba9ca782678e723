package reduce

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// Edits of control flow. None of them looks at the rules of structured control flow: a candidate that breaks one is not
// valid, and that is seen.

// constructs goes around a selection or a loop: its header branches to its merge block.
func constructs(m *ir.Module) (list []edit) {
	for b := range blocks(m) {
		if merge := b.MergeBlock(); merge != nil {
			list = append(list, func() bool { return b.MergeBlock() == merge && jump(b, merge) })
		}
	}
	return list
}

// loops makes a back edge lead to the merge block: what is left of the loop runs once.
func loops(m *ir.Module) (list []edit) {
	for b := range blocks(m) {
		if b.LoopMerge() != nil {
			list = append(list, func() bool { return b.LoopMerge() != nil && runOnce(b) })
		}
	}
	return list
}

func runOnce(header *ir.Block) bool {
	merge := header.MergeBlock()
	dominators := analysis.Dominators.Of(analysis.NewCache(header.Module()), header.Function())
	for _, p := range slices.Clone(header.Preds()) {
		if p != header && dominators.Dominates(header.Index, p.Index) && !jump(p, merge) {
			return false
		}
	}
	switch {
	case slices.Contains(header.Preds(), header):
		return jump(header, merge)
	case len(header.DistinctSuccs(nil)) > 1:
		header.LoopMerge().Become(spirv.OpSelectionMerge, uint32(merge.ID()), uint32(spirv.SelectionControlNone))
	default:
		header.LoopMerge().Remove()
	}
	return true
}

// flatten makes the sides of a selection run one after the other, also what ends there.
func flatten(m *ir.Module) (list []edit) {
	for b := range blocks(m) {
		if b.MergeInst() != nil && b.LoopMerge() == nil {
			list = append(list, func() bool { return inSequence(b) })
		}
	}
	return list
}

func inSequence(header *ir.Block) bool {
	merge := header.MergeBlock()
	if merge == nil || header.LoopMerge() != nil {
		return false
	}
	f := header.Function()
	dominators := analysis.Dominators.Of(analysis.NewCache(header.Module()), f)
	sides := slices.DeleteFunc(header.DistinctSuccs(nil), func(s *ir.Block) bool { return s == merge })
	for i, s := range sides {
		next := merge
		if i+1 < len(sides) {
			next = sides[i+1]
		}
		for _, b := range f.Blocks {
			ends := slices.Equal(slices.Collect(b.Succs()), []*ir.Block{merge}) || len(slices.Collect(b.Succs())) == 0
			if ends && dominators.Dominates(s.Index, b.Index) && !jump(b, next) {
				return false
			}
		}
	}
	return len(sides) > 0 && jump(header, sides[0])
}

// branches makes a block branch to one of its successors, or, of several, no longer to one.
func branches(m *ir.Module) (list []edit) {
	for b := range blocks(m) {
		succs := b.DistinctSuccs(nil)
		if len(succs) < 2 {
			continue
		}
		for _, s := range succs {
			list = append(list, func() bool {
				if len(b.DistinctSuccs(nil)) < 2 || !slices.Contains(b.DistinctSuccs(nil), s) {
					return false
				}
				return b.BranchTo(s) == nil || jump(b, s)
			})
		}
		if len(succs) > 2 {
			for _, s := range succs {
				list = append(list, func() bool { return b.RemoveEdge(s) == nil })
			}
		}
	}
	return list
}

// returns makes a block return, null if the function has a result.
func returns(m *ir.Module) (list []edit) {
	for b := range blocks(m) {
		if b.Terminator().Op == spirv.OpReturn || b.Terminator().Op == spirv.OpReturnValue {
			continue
		}
		list = append(list, func() bool {
			result := b.Function().Def.Type
			op, words := spirv.OpReturn, []uint32(nil)
			if m.Def(result).Op != spirv.OpTypeVoid {
				value := null(m, result)
				if value == 0 {
					return false
				}
				op, words = spirv.OpReturnValue, []uint32{uint32(value)}
			}
			if merge := b.MergeInst(); merge != nil {
				merge.Remove()
			}
			b.Terminator().Become(op, words...)
			return true
		})
	}
	return list
}

// merges appends a block to its only predecessor.
func merges(m *ir.Module) (list []edit) {
	for b := range blocks(m) {
		if len(b.Preds()) == 1 && b.Index > 0 {
			list = append(list, func() bool { return b.Index >= 0 && b.First() != nil && b.MergeIntoPred() == nil })
		}
	}
	return list
}

// blocks yields the blocks of all functions whose terminators are known.
func blocks(m *ir.Module) func(yield func(*ir.Block) bool) {
	return func(yield func(*ir.Block) bool) {
		for _, f := range m.Functions() {
			for _, b := range f.Blocks {
				if !b.Terminator().Unknown() && !yield(b) {
					return
				}
			}
		}
	}
}

// jump makes b branch to another block, and declare no construct. What the phis there take from b, if it did not lead
// there before, is null.
func jump(b, to *ir.Block) bool {
	fresh := !slices.Contains(to.Preds(), b)
	if fresh {
		for phi := range to.Phis() {
			if null(b.Module(), phi.Type) == 0 {
				return false
			}
		}
	}
	if merge := b.MergeInst(); merge != nil {
		merge.Remove()
	}
	b.Terminator().Become(spirv.OpBranch, uint32(to.ID()))
	if fresh {
		for phi := range to.Phis() {
			phi.SetPhiValue(b, null(b.Module(), phi.Type))
		}
	}
	return true
}

// null returns a constant null of a type, 0 where there is none or it would be a pointer that leads nowhere.
func null(m *ir.Module, typ ir.ID) ir.ID {
	if typ == 0 {
		return 0
	}
	if _, pointer := m.Types().StorageClass(typ); pointer {
		return 0
	}
	return m.Constants().Null(typ)
}

// graphs returns how often the control flow of each function was edited.
func graphs(m *ir.Module) map[*ir.Function]uint32 {
	edits := map[*ir.Function]uint32{}
	for _, f := range m.Functions() {
		edits[f] = f.Version().CFG
	}
	return edits
}

// repair makes functions of which the control flow was edited since then valid again, where that takes no judgement: a
// use that its definition no longer dominates becomes null, and blocks that are not reached go.
func repair(m *ir.Module, before map[*ir.Function]uint32) {
	for _, f := range m.Functions() {
		if before[f] == f.Version().CFG || len(f.Blocks) == 0 {
			continue
		}
		f.Layout()
		dominators := analysis.Dominators.Of(analysis.NewCache(m), f)
		for _, b := range f.Blocks {
			if !dominators.Reachable(b.Index) {
				continue
			}
			for in := range b.Insts() {
				for i, id := range in.IDs() {
					d := m.Def(id)
					if d == nil || d.Block() == nil || d.Block().Function() != f || d.Op == spirv.OpLabel {
						continue
					}
					at := b
					if in.Op == spirv.OpPhi && i+1 < in.NumWords() {
						at = m.BlockOf(in.ID(i + 1))
					}
					if at == nil || dominators.Dominates(d.Block().Index, at.Index) {
						continue
					}
					if value := null(m, d.Type); value != 0 {
						in.SetID(i, value)
					}
				}
			}
		}
		f.RemoveUnreachable()
	}
}
