package ir

import (
	"slices"

	"hone/graph"
	"hone/spirv"
)

// blocks looks at the control flow of a function, its phis and dominance.
func (v *Verifier) blocks(f *Function) error {
	if len(f.Blocks) == 0 {
		return nil
	}
	v.edges, v.named = zeroed(v.edges, len(f.Blocks)), zeroed(v.named, len(f.Blocks))
	edges, named := v.edges, v.named
	for _, b := range f.Blocks {
		head := b.Index == 0 // nothing stands before in that variables do not stand after
		for in := b.first; in != nil; in = in.next {
			if in.Op.Is(spirv.TraitVariable) {
				if !head {
					return Faultf(in, "variables are the first instructions of the first block")
				}
			} else {
				head = head && in.beforeVariables()
			}
			if (in == b.last) != in.isTerminator() && !(in == b.last && in.canEndBlock()) {
				return Faultf(in, "a block ends in its only terminator")
			}
			if in.Op == spirv.OpPhi {
				if p := in.prev.Op; p != spirv.OpPhi && p != spirv.OpLabel {
					return Faultf(in, "stands after %s", p)
				}
				if err := in.verifyPhi(); err != nil {
					return err
				}
			}
		}
		if merge := b.MergeInst(); merge != nil {
			for _, id := range merge.IDs() {
				t := v.m.BlockOf(id)
				if t == nil || t.fn != f {
					return Faultf(merge, "%%%d is no block", id)
				}
				if !slices.Contains(t.namedBy, merge) {
					return Faultf(t.first, "is not known as a merge block or continue target of %%%d", b.ID())
				}
				named[t.Index]++
			}
		}
		for i := range b.last.targetWords {
			t := v.m.BlockOf(ID(b.last.words[i]))
			if t == nil || t.fn != f {
				return Faultf(b.last, "branches to %%%d, which is no block of the function", b.last.words[i])
			}
			edges[t.Index]++
		}
	}
	for _, b := range f.Blocks {
		if edges[b.Index] != len(b.preds) {
			return Faultf(b.first, "%d edges lead to the block, %d predecessors are recorded", edges[b.Index], len(b.preds))
		}
		if named[b.Index] != len(b.namedBy) {
			return Faultf(b.first, "%d merge instructions name it, %d are recorded", named[b.Index], len(b.namedBy))
		}
	}
	return v.dominance(f)
}

// verifyPhi looks at the entries of a phi: one for each block that is a predecessor.
func (phi *Inst) verifyPhi() error {
	const entry, pred = 1, 2
	seen := phi.list.mod.NewTable()
	defer seen.Release()
	for _, p := range phi.list.block.preds {
		seen.Set(p.ID(), pred)
	}
	for i := 1; i < len(phi.words); i += 2 {
		switch p := phi.ID(i); seen.Get(p) {
		case entry, entry | pred:
			return Faultf(phi, "two entries for %%%d", p)
		case pred:
			seen.Set(p, entry|pred)
		default:
			return Faultf(phi, "an entry for %%%d, which is no predecessor", p)
		}
	}
	for _, p := range phi.list.block.preds {
		if seen.Get(p.ID()) == pred {
			return Faultf(phi, "no entry for predecessor %%%d", p.ID())
		}
	}
	return nil
}

// dominance checks that definitions come before uses. Uses in unreachable blocks are free. Nearly all definitions stand
// in the block of their use or in the first one: dominators are computed only if one stands elsewhere.
func (v *Verifier) dominance(f *Function) error {
	var dom *graph.Dominators
	dominates := func(in *Inst, i int) bool {
		if v.mayStandThere(f, in, i) {
			return true
		}
		if dom == nil {
			dom = graph.NewDominators(f.Graph(), 0)
		}
		b, d := in.list.block, v.m.Def(in.ID(i))
		if b == nil {
			return false
		}
		at := b
		if in.Op == spirv.OpPhi {
			at = v.m.BlockOf(in.ID(i + 1))
		}
		return !dom.Reachable(b.Index) || !dom.Reachable(at.Index) || d.list.block != at &&
			dom.Dominates(d.list.block.Index, at.Index)
	}
	for _, u := range v.far[v.farAt[f.Index]:v.farAt[f.Index+1]] {
		if u.i >= 0 {
			if !dominates(u.in, u.i) {
				return Faultf(u.in, "the definition of %%%d does not dominate this use", u.in.ID(u.i))
			}
			continue
		}
		for s := u.in.idScan(); s.next(); {
			if !dominates(u.in, s.i) {
				return Faultf(u.in, "the definition of %%%d does not dominate this use", u.in.ID(s.i))
			}
		}
	}
	return nil
}

// mayStandThere reports whether nobody has to ask for dominators: operand i of in is no value of f, comes from the
// first block, or stands before in, or before the end of the block that a phi names.
func (v *Verifier) mayStandThere(f *Function, in *Inst, i int) bool {
	d := v.m.Def(in.ID(i))
	if d == nil || d.list.fn != f || d.Op == spirv.OpLabel || d.list.block == nil {
		return true
	}
	if in.Op == spirv.OpPhi {
		at := v.m.BlockOf(in.ID(i + 1))
		return at == nil || d.list == &at.list || d.list.comesFirst()
	}
	if d.list == in.list {
		return in.flags&debugInfo != 0 && v.order[d.Result] < v.order[in.Result] // others were seen before their operand
	}
	return d.list.comesFirst()
}

// Graph returns the function's control flow graph: vertex i is Blocks[i], the root is 0.
func (f *Function) Graph() *graph.Graph {
	g := graph.New(len(f.Blocks))
	edges := 0
	for _, b := range f.Blocks {
		edges += len(b.preds)
	}
	g.Reserve(edges)
	for _, b := range f.Blocks {
		for s := range b.Succs() {
			g.AddEdge(b.Index, s.Index)
		}
	}
	return g
}

// beforeVariables reports whether in may stand before the variables of a function (specification, section 2.4): what
// computes nothing, or is not known.
func (in *Inst) beforeVariables() bool {
	switch in.Op {
	case spirv.OpLabel, spirv.OpPhi, spirv.OpUndef, spirv.OpLine, spirv.OpNoLine, spirv.OpNop, spirv.OpExtInst,
		spirv.OpExtInstWithForwardRefsKHR:
		return true
	}
	return in.Unknown()
}
