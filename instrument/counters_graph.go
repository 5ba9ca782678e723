package instrument

import (
	"cmp"
	"slices"

	"hone/graph"
	"hone/instrument/coverage"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// grapher makes the graph of a function, whose nodes are pieces of blocks: a piece ends at a call that may end the
// invocation, and at an OpDemoteToHelperInvocation, after which the invocation is not counted.
type grapher struct {
	*counters
	g     *counted
	loops *graph.Loops // nil where there are none
	first []int32      // by block: its first piece, 0 for a block that is not reached
	seen  []int32      // by block: 1 + the last block of which it is a successor

	source source // of the last instruction that was asked for its line, and that
	last   coverage.Line
}

// depth returns how many loops a block is in.
func (b *grapher) depth(i int) int {
	if b.loops == nil {
		return 0
	}
	return b.loops.Depth(i)
}

// reach marks the blocks that the first one leads to.
func (b *grapher) reach() {
	const reached = 1
	work := append(make([]*ir.Block, 0, 16), b.g.of.Blocks[0])
	b.first[0] = reached
	for len(work) > 0 {
		b.Module.Spend(1)
		block := work[len(work)-1]
		work = work[:len(work)-1]
		for s := range block.Succs() {
			if b.first[s.Index] == 0 {
				b.first[s.Index] = reached
				work = append(work, s)
			}
		}
	}
}

// graph makes the nodes and edges, and returns false for a function whose ends are not known.
func (b *grapher) graph() bool {
	f := b.g.of
	both := make([]int32, 2*len(f.Blocks))
	b.first, b.seen = both[:len(f.Blocks)], both[len(f.Blocks):]
	b.reach()
	n := int32(1)
	for i, block := range f.Blocks {
		if end := block.Terminator(); end.Unknown() || end.Op.Info() == nil {
			return false
		}
		if b.first[i] == 0 {
			continue
		}
		b.first[i] = n
		n++
		for in := range block.Insts() {
			if b.ends(in) {
				n++
			}
		}
	}
	b.g.Graph.Nodes = int(n)
	b.g.Graph.Edges = make([]coverage.Edge, 0, 2*n+1)
	b.g.points = make([]point, 0, 2*n+1)
	b.g.Pieces = make([]coverage.Piece, n)
	b.g.Place = b.line(f.Def)
	b.edge(0, 1, 0, point{start: f.Blocks[0]})
	for i := range f.Blocks {
		if b.first[i] > 0 {
			b.block(i)
		}
	}
	for v := range b.g.Pieces {
		p := &b.g.Pieces[v]
		slices.SortFunc(p.Lines, func(x, y coverage.Line) int {
			return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Number, y.Number))
		})
		p.Lines = slices.Compact(p.Lines)
		if b.g.Place == (coverage.Line{}) && len(p.Lines) > 0 {
			b.g.Place = p.Lines[0]
		}
	}
	return true
}

// ends reports whether a piece ends at an instruction that is no terminator.
func (b *grapher) ends(in *ir.Inst) bool {
	return !in.IsTerminator() && b.counters.ends(in)
}

// ends reports whether an invocation may not be counted any more after an instruction: it has ended, or is a helper.
func (p *counters) ends(in *ir.Inst) bool {
	switch {
	case in.Unknown():
		return false
	case in.Op == spirv.OpFunctionCall:
		return p.mayEnd.Get(in.ID(0)) != 0
	}
	return in.Op == spirv.OpDemoteToHelperInvocation || effects.MayEnd(in)
}

// findEnds finds the functions that may end an invocation, or make it a helper.
func (p *counters) findEnds() {
	m := p.Module
	p.mayEnd = m.NewTable()
	callers := map[ir.ID][]ir.ID{}
	var work []ir.ID
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			switch {
			case in.Op == spirv.OpFunctionCall && !in.Unknown():
				callers[in.ID(0)] = append(callers[in.ID(0)], f.Result())
			case p.ends(in) && p.mayEnd.Get(f.Result()) == 0:
				p.mayEnd.Set(f.Result(), 1)
				work = append(work, f.Result())
			}
		}
	}
	for len(work) > 0 {
		p.Module.Spend(1)
		callee := work[len(work)-1]
		work = work[:len(work)-1]
		for _, f := range callers[callee] {
			if p.mayEnd.Get(f) == 0 {
				p.mayEnd.Set(f, 1)
				work = append(work, f)
			}
		}
	}
}

// block adds the pieces of a block, and the edges that leave them.
func (b *grapher) block(i int) {
	f := b.g.of
	block, v := f.Blocks[i], b.first[i]
	depth := b.depth(i)
	b.enter(v, point{start: block})
	for in := range block.Insts() {
		if in.Op != spirv.OpLabel && in.Op != spirv.OpPhi && in.Op != spirv.OpVariable && !b.Module.IsDebug(in) {
			p := &b.g.Pieces[v]
			if l := b.line(in); l.Number > 0 && (len(p.Lines) == 0 || p.Lines[len(p.Lines)-1] != l) {
				p.Lines = append(p.Lines, l)
			}
		}
		switch {
		case !b.ends(in):
			continue
		case in.Op == spirv.OpDemoteToHelperInvocation:
			b.edge(v, 0, depth, point{before: in})
		default:
			b.edge(v, 0, depth, point{})
			b.g.Graph.Edges[len(b.g.Graph.Edges)-1].Hidden = true
			b.edge(v, v+1, depth, point{after: in})
		}
		v++
		b.enter(v, point{after: in})
	}
	var targets []*ir.Block
	for s := range block.Succs() {
		if b.seen[s.Index] != int32(i)+1 {
			b.seen[s.Index] = int32(i) + 1
			targets = append(targets, s)
		}
	}
	switch len(targets) {
	case 0:
		b.edge(v, 0, depth, point{end: block})
	case 1:
		b.edge(v, b.first[targets[0].Index], min(depth, b.depth(targets[0].Index)), point{end: block})
	default:
		b.g.Pieces[v].Branch = b.line(block.Terminator())
		for _, s := range targets {
			at := point{start: s}
			if b.severalPreds(s) {
				at = point{end: block, to: s}
			}
			b.edge(v, b.first[s.Index], min(depth, b.depth(s.Index)), at)
		}
	}
}

// severalPreds reports whether more than one block leads to another.
func (b *grapher) severalPreds(s *ir.Block) bool {
	for _, p := range s.Preds() {
		if p != s.Preds()[0] {
			return true
		}
	}
	return false
}

// enter notes where a flag of a piece goes.
func (b *grapher) enter(v int32, at point) {
	if b.flags {
		for len(b.g.points) <= int(v) {
			b.g.points = append(b.g.points, point{})
		}
		b.g.points[v] = at
	}
}

// edge adds an edge in so many loops, with the point where its counter goes.
func (b *grapher) edge(from, to int32, depth int, at point) {
	weight := 4 * depth
	if at.to != nil { // it takes a comparison more
		weight += 2
	}
	b.g.Graph.Edges = append(b.g.Graph.Edges, coverage.Edge{From: from, To: to, Weight: uint8(min(weight, 63))})
	if !b.flags {
		b.g.points = append(b.g.points, at)
	}
}

// line returns the line of the source of an instruction.
func (b *grapher) line(in *ir.Inst) coverage.Line {
	src := b.sourceOf(in)
	if src.line == 0 {
		return coverage.Line{}
	}
	if src != b.source {
		i := slices.Index(b.g.Files, src.file)
		if i < 0 {
			i = len(b.g.Files)
			b.g.Files = append(b.g.Files, src.file)
		}
		b.source, b.last = src, coverage.Line{File: i, Number: src.line}
	}
	return b.last
}
