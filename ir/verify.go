package ir

import (
	"fmt"
	"slices"

	"hone/graph"
	"hone/spirv"
)

// Verify checks the module's invariants: lists are linked, every id has the definition that the module
// records, use counts are right, predecessors follow from terminators, phis have one entry for each
// predecessor block, blocks end in a terminator and only there, definitions dominate uses, and whatever [Module.Write] refuses. It returns
// the first violation. Cost: near linear.
//
// Right after [Read] a violation is a fault of the input, later of the pass that ran last.
func (m *Module) Verify() error {
	m.CompleteReplacements()
	v := verifier{m: m, uses: make([]uint32, len(m.ids)), seen: make([]*Inst, len(m.ids))}
	for s, b := range m.sections {
		if err := v.list(b, Section(s).String()); err != nil {
			return err
		}
		for in := range b.Insts() {
			if err := in.misplaced(Section(s)); err != nil {
				return err
			}
		}
	}
	if err := v.list(m.tail, "after the functions"); err != nil {
		return err
	}
	for i, f := range m.functions {
		if f.Index != i {
			return fmt.Errorf("function %%%d: has index %d, it is number %d", f.Result(), f.Index, i)
		}
		if err := v.list(f.header, fmt.Sprintf("function %%%d", f.Result())); err != nil {
			return err
		}
		for i, b := range f.Blocks {
			if b.Index != i || b.fn != f {
				return fmt.Errorf("function %%%d: block %d has index %d", f.Result(), i, b.Index)
			}
			if b.first == nil || b.first.Op != spirv.OpLabel {
				return fmt.Errorf("function %%%d: block %d does not begin with OpLabel", f.Result(), i)
			}
			if err := v.list(b, fmt.Sprintf("block %%%d", b.ID())); err != nil {
				return err
			}
		}
	}
	for id := range m.ids {
		if def := m.ids[id].def; def != v.seen[id] {
			return fmt.Errorf("id %d: its definition is not in the module", id)
		}
	}
	for _, f := range m.functions {
		if err := v.blocks(f); err != nil {
			return fmt.Errorf("function %%%d: %w", f.Result(), err)
		}
	}
	return v.counts()
}

// ReadAgain reads the words that m was read from once more: so the fault of a pass can be told from a fault of its input. nil, and no
// error, for a module that was not read.
func (m *Module) ReadAgain() (*Module, error) {
	if m.original == nil {
		return nil, nil
	}
	return Read(m.Original())
}

// Original returns the binary that m was read from, nil for a module that was not read.
func (m *Module) Original() *spirv.Binary {
	if m.original == nil {
		return nil
	}
	return &spirv.Binary{Words: m.original, BigEndian: m.BigEndian}
}

type verifier struct {
	m     *Module
	uses  []uint32
	seen  []*Inst
	debug []*Inst
}

func (v *verifier) list(b *Block, where string) error {
	m := v.m
	var prev *Inst
	for in := b.first; in != nil; prev, in = in, in.next {
		if in.prev != prev || in.block != b {
			return fmt.Errorf("%s: %s: broken links", where, in)
		}
		if err := in.tooLong(); err != nil {
			return fmt.Errorf("%s: %w", where, err)
		}
		if in.Result != 0 {
			if int(in.Result) >= len(m.ids) || v.seen[in.Result] != nil {
				return fmt.Errorf("%s: %s: defines id %d a second time", where, in, in.Result)
			}
			v.seen[in.Result] = in
		}
		if in.flags&debugInfo != 0 {
			v.debug = append(v.debug, in)
		}
		if in.flags&noIDCount != 0 {
			continue
		}
		if in.Type != 0 {
			v.uses[m.Resolve(in.Type)]++
			if d := m.Def(in.Type); d != nil && (d.Type != 0 || d.block.fn != nil) {
				return fmt.Errorf("%s: %s: %%%d is no type", where, in, in.Type)
			} else if d != nil && v.seen[d.Result] == nil {
				return fmt.Errorf("%s: %s: uses the type %%%d before it is defined", where, in, in.Type)
			}
			if m.storedOnly(in.Type) && makesValue(in.Op) {
				return fmt.Errorf("%s: %s: a value of %%%d may only be loaded, stored, copied and converted in width", where, in, in.Type)
			}
		}
		for s := in.idScan(); s.next(); {
			w := in.words[s.i]
			if w == 0 || int(w) >= len(m.ids) {
				return fmt.Errorf("%s: %s: operand %d is id %d, outside the bound %d", where, in, s.i, w, len(m.ids))
			}
			id := in.ID(s.i)
			v.uses[id]++
			if v.seen[id] == nil && !m.mayPrecede(in, id) && !in.namesLabels() {
				return fmt.Errorf("%s: %s: uses %%%d before it is defined", where, in, id)
			}
			d := m.ids[id].def
			switch {
			case d == nil || d.block.fn == nil || d.Op == spirv.OpFunction:
			case d.block.fn != b.fn && !in.decoratesByID():
				return fmt.Errorf("%s: %s: uses %%%d, which is local to function %%%d", where, in, id, d.block.fn.Result())
			case d.Op == spirv.OpLabel && !in.namesLabels():
				return fmt.Errorf("%s: %s: uses the label %%%d as a value", where, in, id)
			}
		}
	}
	if b.last != prev {
		return fmt.Errorf("%s: broken end of list", where)
	}
	return nil
}

// namesLabels reports whether in may have labels among its operands.
func (in *Inst) namesLabels() bool {
	return in.isTerminator() || in.Op == spirv.OpPhi || in.Op == spirv.OpLoopMerge || in.Op == spirv.OpSelectionMerge ||
		in.flags&unknownWords != 0
}

// counts compares use counts. Positions and unknown words count uses that no operand shows.
func (v *verifier) counts() error {
	fromPositions := v.m.positionResults()
	defer fromPositions.Release()
	for _, in := range v.debug {
		for _, id := range in.IDs() {
			switch d := v.m.ids[id].def; {
			case d == nil && !v.m.Pinned(id) && fromPositions.Get(id) == 0:
				return fmt.Errorf("%s: names id %d, which is not defined", in, id)
			case d != nil && d.block.fn != nil && d.block.fn != in.block.fn && d.Op != spirv.OpFunction:
				return fmt.Errorf("%s: names %%%d, which is local to function %%%d", in, id, d.block.fn.Result())
			}
		}
	}
	for id := range v.uses {
		if v.m.ids[id].uses < v.uses[id] {
			return fmt.Errorf("id %d: has %d uses, %d are counted", id, v.uses[id], v.m.ids[id].uses)
		}
		if v.uses[id] > 0 && v.m.ids[id].def == nil && !v.m.Pinned(ID(id)) && fromPositions.Get(ID(id)) == 0 {
			return fmt.Errorf("id %d: is used and not defined", id)
		}
	}
	return nil
}

// positionResults returns a table of the ids that are results of instructions which became positions.
func (m *Module) positionResults() *Table {
	t := m.NewTable()
	for _, p := range m.positions {
		for _, w := range [...][]uint32{p.Line, p.Scope} {
			if len(w) > 2 && spirv.Op(w[0]) == spirv.OpExtInst {
				t.Set(ID(w[2]), 1)
			}
		}
	}
	return t
}

func (v *verifier) blocks(f *Function) error {
	if len(f.Blocks) == 0 {
		return nil
	}
	g := f.Graph()
	edges := make([]int, len(f.Blocks))
	named := make([]int, len(f.Blocks)) // by merge instructions
	for _, b := range f.Blocks {
		for in := b.first; in != nil; in = in.next {
			if (in == b.last) != in.isTerminator() && !(in == b.last && in.canEndBlock()) {
				return fmt.Errorf("block %%%d: %s: a block ends in its only terminator", b.ID(), in)
			}
			if in.Op == spirv.OpPhi {
				if p := in.prev.Op; p != spirv.OpPhi && p != spirv.OpLabel {
					return fmt.Errorf("block %%%d: %s: stands after %s", b.ID(), in, p)
				}
				if err := in.verifyPhi(); err != nil {
					return fmt.Errorf("block %%%d: %s: %w", b.ID(), in, err)
				}
			}
		}
		if merge := b.MergeInst(); merge != nil {
			for _, id := range merge.IDs() {
				t := v.m.BlockOf(id)
				if t == nil || t.fn != f {
					return fmt.Errorf("block %%%d: %s: %%%d is no block", b.ID(), merge, id)
				}
				if !slices.Contains(t.namedBy, merge) {
					return fmt.Errorf("block %%%d: is not known as a merge block or continue target of %%%d", id, b.ID())
				}
				named[t.Index]++
			}
		}
		for i := range b.last.targetWords {
			t := v.m.BlockOf(ID(b.last.words[i]))
			if t == nil || t.fn != f {
				return fmt.Errorf("block %%%d: branches to %%%d, which is no block of the function", b.ID(), b.last.words[i])
			}
			edges[t.Index]++
		}
	}
	for _, b := range f.Blocks {
		if edges[b.Index] != len(b.preds) {
			return fmt.Errorf("block %%%d: %d edges lead to it, %d predecessors are recorded", b.ID(), edges[b.Index], len(b.preds))
		}
		if named[b.Index] != len(b.namedBy) {
			return fmt.Errorf("block %%%d: %d merge instructions name it, %d are recorded", b.ID(), named[b.Index], len(b.namedBy))
		}
	}
	return v.dominance(f, graph.NewDominators(g, 0))
}

func (phi *Inst) verifyPhi() error {
	entries := map[ID]bool{}
	for i := 0; i+1 < len(phi.words); i += 2 {
		if p := phi.ID(i + 1); entries[p] {
			return fmt.Errorf("two entries for %%%d", p)
		} else {
			entries[p] = true
		}
	}
	preds := map[ID]bool{}
	for _, p := range phi.block.preds {
		preds[p.ID()] = true
	}
	for i := 1; i < len(phi.words); i += 2 {
		if p := phi.ID(i); !preds[p] {
			return fmt.Errorf("an entry for %%%d, which is no predecessor", p)
		}
	}
	for _, p := range phi.block.preds {
		if !entries[p.ID()] {
			return fmt.Errorf("no entry for predecessor %%%d", p.ID())
		}
	}
	return nil
}

// dominance checks that definitions come before uses. Uses in unreachable blocks are free.
func (v *verifier) dominance(f *Function, dom *graph.Dominators) error {
	order := make(map[*Inst]int)
	n := 0
	for in := range f.Insts() {
		order[in] = n
		n++
	}
	for _, b := range f.Blocks {
		if !dom.Reachable(b.Index) {
			continue
		}
		for in := b.first; in != nil; in = in.next {
			for s := in.idScan(); s.next(); {
				id := in.ID(s.i)
				d := v.m.Def(id)
				if d == nil || d.block.fn != f || d.Op == spirv.OpLabel || d.block == f.header {
					continue
				}
				at := b
				if in.Op == spirv.OpPhi {
					if at = v.m.BlockOf(in.ID(s.i + 1)); at == nil || !dom.Reachable(at.Index) {
						continue
					}
					if dom.Dominates(d.block.Index, at.Index) {
						continue
					}
				} else if d.block == b && order[d] < order[in] || d.block != b && dom.Dominates(d.block.Index, b.Index) {
					continue
				}
				return fmt.Errorf("block %%%d: %s: the definition of %%%d does not dominate this use", b.ID(), in, id)
			}
		}
	}
	return nil
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
