package ssa

import (
	"iter"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// OnlyValue returns the only value that a phi by itself can have, 0 if there are several. Undefined operands are not
// counted out: they may be another value at each use, and what is left might not dominate the phi. Linear in the
// operands; [RedundantPhis] is for phis that have one value together.
func OnlyValue(phi *ir.Inst) ir.ID {
	var only ir.ID
	for i := 0; i < phi.NumWords(); i += 2 {
		v := phi.ID(i)
		if v == phi.Result || v == only {
			continue
		}
		if only != 0 {
			return 0
		}
		only = v
	}
	return only
}

// RedundantPhis returns the phis of a list that stand for one value, and these values: their operands are that value,
// themselves, or phis that stand for it too. All phis are of f, and dom are its dominators. They are to be replaced in
// the order in which they are given: the value of one may be one that was replaced before.
//
// The strongly connected components of the phis are looked at in the order of the flow (Braun and others, "Simple and
// Efficient Construction of Static Single Assignment Form", 2013, section 3.2). If one value enters a component, all of
// it is that value. If several do, the phis that none of them enters directly may still be redundant: they are split
// into components by themselves. Linear for each level of that; below maxRedundantDepth phis are left.
//
// An undefined value may be another one at each use, a phi of it is one. So several phis that are such a value together
// are not redundant. For one phi, [ir.Module.Replace] makes one value of it, which other phis then use. Pinned phis are
// not redundant.
func RedundantPhis(f *ir.Function, dom *graph.Dominators, phis []*ir.Inst) []RedundantPhi {
	m := f.Module()
	r := redundancy{m: m, dom: dom, phis: phis, deadBlocks: len(dom.PreOrder()) < len(f.Blocks)}
	var maybe []int32
	for i, phi := range phis {
		if !m.Pinned(phi.Result) && r.mayBeRedundant(int32(i)) {
			maybe = append(maybe, int32(i))
		}
	}
	if len(maybe) == 0 {
		return nil
	}
	r.index = m.NewTable()
	defer r.index.Release()
	for _, i := range maybe {
		r.index.Set(phis[i].Result, i+1)
	}
	r.value = make([]ir.ID, len(phis))
	r.level, r.vertex = make([]int32, len(phis)), make([]int32, len(phis))
	r.components(maybe, 1)
	return r.found
}

// RedundantPhi is a phi that stands for one value.
type RedundantPhi struct {
	Phi   *ir.Inst
	Value ir.ID
}

// maxRedundantDepth bounds how often components are split.
const maxRedundantDepth = 3

type redundancy struct {
	m     *ir.Module
	dom   *graph.Dominators
	phis  []*ir.Inst
	index *ir.Table // phi that may be redundant -> 1 + index into phis
	value []ir.ID   // by phi: the defined value that it stands for, 0 for itself
	found []RedundantPhi

	deadBlocks bool // there are blocks that never run

	// Each split of phis into components has a number. By phi: the last split that it is part of, and its vertex in
	// that one's graph.
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
	if r.index == nil {
		return id
	}
	for i := r.index.Get(id) - 1; i >= 0 && r.value[i] != 0; i = r.index.Get(id) - 1 {
		id = r.value[i]
	}
	return id
}

// mayBeRedundant reports whether at most one operand of a phi is no phi.
func (r *redundancy) mayBeRedundant(i int32) bool {
	value := ir.ID(0)
	for id := range r.operands(i) {
		if d := r.m.Def(id); id == value || d != nil && d.Op == spirv.OpPhi {
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
	components := graph.NewSCCs(g)
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
		members := components.Members(c)
		undefined := value != 0 && !several && r.m.Constants().IsUndefined(value)
		switch {
		case value == 0: // nothing reaches it
		case several || undefined:
			if len(inner) > 0 && depth < maxRedundantDepth {
				r.components(inner, depth+1)
			}
			for _, v := range members {
				if i := phis[v]; undefined && r.value[i] == 0 && r.only(i, value) {
					r.found = append(r.found, RedundantPhi{r.phis[i], value})
				}
			}
		default:
			for _, v := range members {
				r.value[phis[v]] = value
				r.found = append(r.found, RedundantPhi{r.phis[phis[v]], value})
			}
		}
	}
}

// only reports whether a phi has a value as its operands, or itself, and nothing else.
func (r *redundancy) only(i int32, value ir.ID) bool {
	for id := range r.operands(i) {
		if id != value && id != r.phis[i].Result {
			return false
		}
	}
	return true
}
