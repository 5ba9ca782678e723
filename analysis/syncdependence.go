package analysis

import (
	"hone/graph"
	"hone/ir"
)

// syncDependence says of each block with several successors what depends on which successor invocations branch to.
type syncDependence struct {
	controls    lists[int32] // blocks that are control dependent on it
	joins       lists[int32] // blocks whose phis diverge with it
	exits       lists[int32] // headers of loops that diverge temporally because of it
	irreducible []bool       // by block: it is in a loop whose iterations cannot be told
	// Where too much decides, everything does: of blocks as joins, and as headers of loops.
	anyJoin, anyExit []bool
}

// syncDependenceOf computes them. Invocations at a join took different paths between its immediate dominator and it.
// The branches that count are those that its predecessors are control dependent on, and what these in turn are.
// (Compare Karrenberg and Hack, "Improving Performance of OpenCL on CPUs", 2012, and Rosemann, Moll, Hack, "An Abstract
// Interpretation for SPMD Divergence on Reducible Control Flow Graphs", 2021.) Invocations that are in the same
// iteration of a loop reached its header either all from outside or all by back edges, so these are joins by
// themselves.
//
// Cost: linear in the control dependence relation, and in syncBudget times the blocks: joins beyond that are not looked
// into.
var syncDependenceOf = &FunctionFact[*syncDependence]{
	Name: "sync-dependence", DependsOn: OnCFG,
	Compute: func(c *Cache, f *ir.Function) *syncDependence {
		b := syncBuilder{
			g: CFG.Of(c, f), dom: Dominators.Of(c, f), loops: Loops.Of(c, f), depends: ControlDependence.Of(c, f),
			seen: make([]int32, len(f.Blocks)), left: syncBudget * (len(f.Blocks) + 64),
		}
		return b.build()
	},
}

const syncBudget = 32

type syncBuilder struct {
	g       *graph.Graph
	dom     *graph.Dominators
	loops   *graph.Loops
	depends *graph.Frontiers
	seen    []int32 // by block: the last search that came by
	search  int32
	left    int // of the budget
	found   []int32
	work    []int32
	joins   []pair // from a block to a join
	leaves  []pair // from a block to a header
}

type pair struct{ from, to int32 }

func (b *syncBuilder) build() *syncDependence {
	n := b.g.Len()
	p := &syncDependence{irreducible: make([]bool, n), anyJoin: make([]bool, n), anyExit: make([]bool, n)}
	for v := range n {
		if !b.dom.Reachable(v) {
			continue
		}
		loop := b.loops.Of(v)
		for l := loop; l != nil; l = l.Parent {
			p.irreducible[v] = p.irreducible[v] || l.Irreducible
		}
		var outside, inside []int32 // predecessors
		header := loop != nil && loop.Header == v
		for _, q := range b.g.Preds(v) {
			switch {
			case !b.dom.Reachable(int(q)):
			case header && loop.Contains(int(q)):
				inside = append(inside, q)
			default:
				outside = append(outside, q)
			}
		}
		p.anyJoin[v] = p.irreducible[v] || !b.join(v, outside, b.dom.Idom(v)) || !b.join(v, inside, v)
		if header {
			p.anyExit[v] = loop.Irreducible || !b.leave(loop)
		}
	}
	p.joins, p.exits = grouped(n, b.joins), grouped(n, b.leaves)
	p.controls = group(n, func(yield func(int, int32) bool) {
		for v := range n {
			for _, d := range b.depends.Of(v) {
				if !yield(int(d), int32(v)) {
					return
				}
			}
		}
	})
	return p
}

func grouped(n int, pairs []pair) lists[int32] {
	return group(n, func(yield func(int, int32) bool) {
		for _, x := range pairs {
			if !yield(int(x.from), x.to) {
				return
			}
		}
	})
}

// join finds what decides between predecessors of v, of what root dominates. It reports whether the budget allowed it.
func (b *syncBuilder) join(v int, preds []int32, root int) bool {
	if !several(preds) {
		return true
	}
	ok := b.closure(preds, func(d int32) bool { return b.dom.Dominates(root, int(d)) })
	for _, d := range b.found {
		b.joins = append(b.joins, pair{d, int32(v)})
	}
	return ok
}

// leave finds what decides when a loop is left. It reports whether the budget allowed it.
func (b *syncBuilder) leave(loop *graph.Loop) bool {
	var exits []int32
	for _, v := range loop.Body() {
		for _, w := range b.g.Succs(int(v)) {
			if !loop.Contains(int(w)) {
				exits = append(exits, v)
				break
			}
		}
	}
	ok := b.closure(exits, func(d int32) bool { return loop.Contains(int(d)) })
	for _, d := range b.found {
		b.leaves = append(b.leaves, pair{d, int32(loop.Header)})
	}
	return ok
}

// closure sets found to the blocks where paths diverge among some blocks and what these are control dependent on,
// directly or indirectly, as far as inside is true. It reports whether the budget allowed it.
func (b *syncBuilder) closure(from []int32, inside func(int32) bool) bool {
	b.search++
	b.found = b.found[:0]
	work := b.work[:0]
	visit := func(v int32) {
		if b.seen[v] != b.search && inside(v) {
			b.seen[v] = b.search
			work = append(work, v)
		}
	}
	for _, v := range from {
		visit(v)
	}
	for len(work) > 0 && b.left > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		b.left--
		if several(b.g.Succs(int(v))) {
			b.found = append(b.found, v)
		}
		for _, d := range b.depends.Of(int(v)) {
			b.left--
			visit(d)
		}
	}
	b.work = work
	return len(work) == 0
}

// several reports whether a list has two different members.
func several(list []int32) bool {
	for _, v := range list {
		if v != list[0] {
			return true
		}
	}
	return false
}
