package ssa_test

import (
	"fmt"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// shapeOf is a function as it is compared: without what is never executed, without phis that stand for one value or
// that nothing reads, and without copies that keep an undefined value one value.
type shapeOf struct {
	m     *ir.Module
	f     *ir.Function
	dom   *graph.Dominators
	means map[ir.ID]ir.ID // by phi and copy: what it stands for
}

func newShape(f *ir.Function) *shapeOf {
	s := &shapeOf{m: f.Module(), f: f, dom: graph.NewDominators(f.Graph(), 0), means: map[ir.ID]ir.ID{}}
	undefined := map[ir.ID]ir.ID{} // by type
	var phis []*ir.Inst
	for in := range f.Insts() {
		if in.Op == spirv.OpPhi && s.dom.Reachable(in.Block().Index) {
			phis = append(phis, in)
		}
		for _, id := range in.IDs() {
			if d := s.m.Def(id); d != nil && d.Op == spirv.OpUndef {
				if undefined[d.Type] == 0 {
					undefined[d.Type] = id
				}
				s.means[id] = undefined[d.Type]
				if in.Op == spirv.OpCopyObject {
					s.means[in.Result] = undefined[d.Type]
				}
			}
		}
	}
	isPhi := map[ir.ID]bool{}
	for _, phi := range phis {
		isPhi[phi.Result] = true
	}
	for !s.settle(phis, isPhi) {
		for _, phi := range phis {
			if s.means[phi.Result] != phi.Result {
				delete(s.means, phi.Result)
			}
		}
	}
	return s
}

// findEscapes gives phis that are not known to stand for themselves what their operands stand for. Where these differ,
// the phi stands for itself, and the others have to be looked at again: then it returns false.
func (s *shapeOf) settle(phis []*ir.Inst, isPhi map[ir.ID]bool) bool {
	for changed := true; changed; {
		changed = false
		for _, phi := range phis {
			if s.means[phi.Result] == phi.Result {
				continue
			}
			for _, x := range s.entries(phi) {
				if isPhi[x] && s.means[x] == 0 {
					continue
				}
				switch x = s.value(x); s.means[phi.Result] {
				case x:
				case 0:
					s.means[phi.Result], changed = x, true
				default:
					s.means[phi.Result] = phi.Result
					return false
				}
			}
		}
	}
	return true
}

// value returns what an id stands for.
func (s *shapeOf) value(id ir.ID) ir.ID {
	if x := s.means[id]; x != 0 {
		return x
	}
	return id
}

// entries returns the operands of a phi from the predecessors that are reached, by their Index.
func (s *shapeOf) entries(phi *ir.Inst) map[int]ir.ID {
	list := map[int]ir.ID{}
	for _, p := range phi.Block().Preds() {
		if s.dom.Reachable(p.Index) {
			list[p.Index] = phi.PhiValue(p)
		}
	}
	return list
}

// insts returns the instructions of a block that are compared in their order.
func (s *shapeOf) insts(b *ir.Block) (list []*ir.Inst) {
	for in := range b.Insts() {
		if in.Op != spirv.OpPhi && in.Op != spirv.OpUndef && s.value(in.Result) == in.Result {
			list = append(list, in)
		}
	}
	return list
}

// isomorphic returns nil if two functions of modules with the same globals are the same up to the ids of their
// instructions, and the first difference otherwise. Phis are the same if they are in corresponding blocks, of the same
// type and equally relaxed, and what they have from corresponding predecessors is the same; that is assumed of two phis
// until a difference shows. Instead of what is undefined in f g may have anything.
func isomorphic(f, g *ir.Function) error {
	if len(f.Blocks) == 0 && len(g.Blocks) == 0 {
		return nil
	}
	if len(f.Blocks) != len(g.Blocks) {
		return fmt.Errorf("%d and %d blocks", len(f.Blocks), len(g.Blocks))
	}
	a, b := newShape(f), newShape(g)
	to, back := map[ir.ID]ir.ID{}, map[ir.ID]ir.ID{}
	var phis [][2]*ir.Inst // whose operands are still to be compared
	// same binds two ids to each other.
	same := func(x, y ir.ID) error {
		x, y = a.value(x), b.value(y)
		dx, dy := a.m.Def(x), b.m.Def(y)
		if dx == nil || dy == nil || dx.Function() == nil && dy.Function() == nil {
			if x == y || dx != nil && dy != nil && dx.Op == spirv.OpUndef && dx.Type == dy.Type {
				return nil
			}
			return fmt.Errorf("%%%d and %%%d", x, y)
		}
		if dx.Op == spirv.OpUndef && dx.Type == dy.Type {
			return nil
		}
		if to[x] != 0 || back[y] != 0 {
			if to[x] != y || back[y] != x {
				return fmt.Errorf("%%%d is %%%d, %%%d is %%%d", x, to[x], y, back[y])
			}
			return nil
		}
		if dx.Op != dy.Op || dx.Type != dy.Type {
			return fmt.Errorf("%s and %s", dx, dy)
		}
		to[x], back[y] = y, x
		if dx.Op == spirv.OpPhi {
			relaxed := a.m.HasDecoration(x, spirv.DecorationRelaxedPrecision)
			if dx.Block().Index != dy.Block().Index || relaxed != b.m.HasDecoration(y, spirv.DecorationRelaxedPrecision) {
				return fmt.Errorf("%s and %s", dx, dy)
			}
			phis = append(phis, [2]*ir.Inst{dx, dy})
		}
		return nil
	}
	for i, p := range f.Params {
		if err := same(p.Result, g.Params[i].Result); err != nil {
			return err
		}
	}
	for i := range f.Blocks {
		if a.dom.Reachable(i) != b.dom.Reachable(i) {
			return fmt.Errorf("block %%%d and %%%d: one is never reached", f.Blocks[i].ID(), g.Blocks[i].ID())
		}
		if !a.dom.Reachable(i) {
			continue
		}
		x, y := a.insts(f.Blocks[i]), b.insts(g.Blocks[i])
		for k := range max(len(x), len(y)) {
			if k >= len(x) || k >= len(y) {
				return fmt.Errorf("block %%%d: %d and %d instructions", f.Blocks[i].ID(), len(x), len(y))
			}
			if err := sameInst(x[k], y[k], same); err != nil {
				return fmt.Errorf("block %%%d: %s and %s: %w", f.Blocks[i].ID(), x[k], y[k], err)
			}
		}
	}
	for len(phis) > 0 {
		x, y := phis[0][0], phis[0][1]
		phis = phis[1:]
		of := b.entries(y)
		for p, v := range a.entries(x) {
			if err := same(v, of[p]); err != nil {
				return fmt.Errorf("block %%%d: %s and %s: %w", x.Block().ID(), x, y, err)
			}
		}
	}
	return nil
}

// sameInst compares two instructions but for phis.
func sameInst(x, y *ir.Inst, same func(x, y ir.ID) error) error {
	if x.Op != y.Op || x.Type != y.Type || x.NumWords() != y.NumWords() {
		return fmt.Errorf("opcode, type or length")
	}
	isID := map[int]bool{}
	for i, id := range x.IDs() {
		isID[i] = true
		if err := same(id, y.ID(i)); err != nil {
			return err
		}
	}
	for i := range x.NumWords() {
		if !isID[i] && x.Word(i) != y.Word(i) {
			return fmt.Errorf("word %d", i)
		}
	}
	if (x.Result != 0) != (y.Result != 0) {
		return fmt.Errorf("results")
	}
	if x.Result != 0 {
		return same(x.Result, y.Result)
	}
	return nil
}
