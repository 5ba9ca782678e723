package ssa

import (
	"iter"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// removeRedundantPhis removes the phis of a list that stand for one value: their operands are that value, themselves,
// or phis that stand for it too. It reports whether there were any. All phis are of f, and dom are its dominators.
//
// The strongly connected components of the phis are looked at in the order of the flow (Braun and others, "Simple and
// Efficient Construction of Static Single Assignment Form", 2013, section 3.2). If one value enters a component, all of
// it is that value. If several do, the phis that none of them enters directly may still be redundant: they are split
// into components by themselves. Linear for each level of that; below maxRedundantDepth phis stay.
//
// What stands for an undefined value stays a phi: the value may be another one at each use, the phi is one.
func removeRedundantPhis(f *ir.Function, dom *graph.Dominators, phis []*ir.Inst) bool {
	m := f.Module()
	r := redundancy{m: m, dom: dom, index: m.NewTable(), phis: phis}
	r.deadBlocks = len(dom.PreOrder()) < len(f.Blocks)
	defer r.index.Release()
	for i, phi := range phis {
		if !m.Pinned(phi.Result) {
			r.index.Set(phi.Result, int32(i+1))
		}
	}
	var maybe []int32
	for i, phi := range phis {
		if r.index.Get(phi.Result) != 0 && r.mayBeRedundant(int32(i)) {
			maybe = append(maybe, int32(i))
		}
	}
	if len(maybe) == 0 {
		return false
	}
	r.value = make([]ir.ID, len(phis))
	r.level, r.vertex = make([]int32, len(phis)), make([]int32, len(phis))
	r.components(maybe, 1)
	found := false
	for i, phi := range phis {
		if r.value[i] != 0 {
			m.ReplaceAndRemove(phi, r.resolve(r.value[i]))
			found = true
		}
	}
	return found
}

// maxRedundantDepth bounds how often components are split.
const maxRedundantDepth = 3

type redundancy struct {
	m     *ir.Module
	dom   *graph.Dominators
	index *ir.Table // phi -> 1 + index into phis
	phis  []*ir.Inst
	value []ir.ID // by phi: what it stands for, 0 for itself

	deadBlocks bool // there are blocks that never run

	// Each split of phis into components has a number. By phi: the last split that it is part of, and its vertex in that
	// one's graph.
	level, vertex []int32
	splits        int32
}

// operands yields what a phi may be, as far as that is known. Entries of predecessors that never run do not count.
func (r *redundancy) operands(i int32) iter.Seq[ir.ID] {
	return func(yield func(ir.ID) bool) {
		phi := r.phis[i]
		for k := 0; k+1 < phi.NumWords(); k += 2 {
			if r.deadBlocks {
				if q := r.m.BlockOf(phi.ID(k + 1)); q == nil || !r.dom.Reachable(q.Index) {
					continue
				}
			}
			if !yield(r.resolve(phi.ID(k))) {
				return
			}
		}
	}
}

// resolve returns what stands for a value after the phis that were found redundant so far.
func (r *redundancy) resolve(id ir.ID) ir.ID {
	for i := r.index.Get(id) - 1; i >= 0 && r.value != nil && r.value[i] != 0; i = r.index.Get(id) - 1 {
		id = r.value[i]
	}
	return id
}

// mayBeRedundant reports whether at most one operand of a phi is no phi of the list.
func (r *redundancy) mayBeRedundant(i int32) bool {
	value := ir.ID(0)
	for id := range r.operands(i) {
		if r.index.Get(id) != 0 || id == value {
			continue
		}
		if value != 0 {
			return false
		}
		value = id
	}
	return true
}

// components finds the redundant ones of some phis, of which none is known to be.
func (r *redundancy) components(phis []int32, depth int) {
	r.splits++
	split := r.splits
	edges := 0
	for v, i := range phis {
		r.level[i], r.vertex[i] = split, int32(v)
		edges += r.phis[i].NumWords() / 2
	}
	g := graph.New(len(phis))
	g.Reserve(edges)
	for v, i := range phis {
		for id := range r.operands(i) {
			if j := r.index.Get(id) - 1; j >= 0 && r.level[j] == split {
				g.AddEdge(int(r.vertex[j]), v)
			}
		}
	}
	components := graph.NewComponents(g)
	for c := range components.Len() {
		// enters reports whether a value comes from outside of the component.
		enters := func(id ir.ID) bool {
			j := r.index.Get(id) - 1
			return j < 0 || r.level[j] != split || components.Of(int(r.vertex[j])) != c
		}
		value, several := ir.ID(0), false
		var inner []int32 // phis that no value enters
		for _, v := range components.Members(c) {
			entered := false
			for id := range r.operands(phis[v]) {
				if enters(id) {
					entered = true
					several = several || value != 0 && value != id
					value = id
				}
			}
			if !entered {
				inner = append(inner, phis[v])
			}
		}
		switch {
		case value == 0: // nothing reaches it
		case several || r.m.Def(value).Op == spirv.OpUndef:
			if len(inner) > 0 && depth < maxRedundantDepth {
				r.components(inner, depth+1)
			}
		default:
			for _, v := range components.Members(c) {
				r.value[phis[v]] = value
			}
		}
	}
}
