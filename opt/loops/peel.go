package loops

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/clone"
	"hone/opt"
	"hone/pass"
	"hone/spirv"
)

// Peel takes the first iteration out of a loop, where a condition in the loop is known in all others then: if (i == 0)
// in a loop that counts i upwards, or a test of what the first iteration sets once and for all. The condition goes away
// in the loop, and in the first iteration too if it is known there.
//
// The loop is an innermost one that one test leaves, which all iterations come to: what [Unroll] can copy. Where the
// first iteration passes the test for certain, the copy is straight code before the loop; otherwise it stands in a
// selection around the loop.
//
// It leaves alone loops larger than the limit, those that ask not to be unrolled, values that no phi may be of, and
// what a Cloner does not copy.
//
// Cost: linear in the blocks of loops with a phi that may be known after the first iteration, and in what it copies.
var Peel = pass.ForFunctions("peel", "the first iteration of a loop, in which a condition differs, goes before it",
	func(c *pass.Context, f *ir.Function) bool {
		return transformLoops(c, f, func(regions *analysis.RegionTree, r *analysis.Region) loopVersions {
			if p := peelable(c, f, regions, r); p != nil {
				return p
			}
			return nil
		})
	}, peelLimit, peelAll)

var (
	peelLimit = pass.Int("limit", 60, "instructions that a loop may have")
	peelAll   = pass.Bool("all", false, "also where no condition is known after the first iteration")
)

// peeled is a loop of which the first iteration is to be copied.
type peeled struct {
	versions
	loop   countedLoop
	passes bool // the first iteration passes the test
	later  []knownLater
}

// knownLater is a condition that is constant in all iterations but the first.
type knownLater struct {
	cond  ir.ID
	value bool
}

// peelable returns how a loop can be peeled, nil if it is not to be.
func peelable(c *pass.Context, f *ir.Function, regions *analysis.RegionTree, r *analysis.Region) *peeled {
	if r.BackEdge == nil || !peelAll.Of(c) && !mayBeKnownLater(c.Module, regions, r) {
		return nil
	}
	m, p := c.Module, &peeled{}
	refuse := func(why string) *peeled {
		c.RemarkAt(r.Header.LoopMerge(), r.Header.ID(), "is not peeled: %s", why)
		return nil
	}
	var ok bool
	if p.loop, ok = newCountedLoop(c, regions, r); !ok {
		return nil
	}
	p.versions = versions{blocks: p.loop.blocks, header: r.Header, merge: r.Merge, size: p.loop.size}
	if !p.findConditions(m, regions, r) && !peelAll.Of(c) {
		return nil
	}
	if spirv.LoopControl(r.Header.LoopMerge().Word(2))&spirv.LoopControlDontUnroll != 0 {
		return refuse("the loop asks not to be copied")
	}
	if p.size > peelLimit.Of(c) {
		return refuse("the loop is too long")
	}
	if why := p.form(m, regions, r); why != "" {
		return refuse(why)
	}
	if why := p.findValues(c, f, regions, r); why != "" {
		return refuse(why)
	}
	holds, known := (&opt.Evaluator{Module: m}).Evaluate(p.loop.test.Terminator().ID(0), p.first(m), 5)
	p.passes = known && p.loop.test.Terminator().ID(2-int(holds)) != p.merge.ID()
	return p
}

// first says which values the phis of the header have in the first iteration.
func (p *peeled) first(m *ir.Module) func(*ir.Inst) (uint64, bool) {
	return func(phi *ir.Inst) (uint64, bool) {
		if phi.Block() != p.header {
			return 0, false
		}
		return m.Constants().ScalarValue(phi.PhiValue(p.loop.before))
	}
}

// mayBeKnownLater is a glance at the phis of a loop: one is invariant after the first iteration, or a counter.
func mayBeKnownLater(m *ir.Module, regions *analysis.RegionTree, r *analysis.Region) bool {
	for phi := range r.Header.Phis() {
		next := m.Def(phi.PhiValue(r.BackEdge))
		if next == nil || next.Block() == nil || !regions.Contains(r, next.Block()) || next.Op == spirv.OpIAdd {
			return true
		}
	}
	return false
}

// findConditions finds the conditions that are known after the first iteration, and reports whether there are some.
func (p *peeled) findConditions(m *ir.Module, regions *analysis.RegionTree, r *analysis.Region) bool {
	found := false
	for _, b := range p.blocks {
		end := b.Terminator()
		if end.Op != spirv.OpBranchConditional && end.Op != spirv.OpSwitch || b == p.loop.test {
			continue
		}
		switch d := m.Def(end.ID(0)); {
		case d == nil || d.Block() == nil || !regions.Contains(r, d.Block()):
		case p.isInvariantLater(m, regions, r, end.ID(0), 4):
			found = true
		case end.Op == spirv.OpBranchConditional:
			if value, ok := p.onlyFirst(m, d); ok && !m.Pinned(d.Result) {
				p.later = append(p.later, knownLater{end.ID(0), value})
				found = true
			}
		}
	}
	return found
}

// isInvariantLater reports whether a value in the loop is made of what does not change after the first iteration: of
// phis that take a value from outside then, of constants, and of what the loop does not define.
func (p *peeled) isInvariantLater(m *ir.Module, regions *analysis.RegionTree, r *analysis.Region, id ir.ID,
	depth int) bool {
	d := m.Def(id)
	switch {
	case d == nil || m.Pinned(id):
		return false
	case d.Block() == nil || !regions.Contains(r, d.Block()):
		return true
	case d.Op == spirv.OpPhi:
		next := m.Def(d.PhiValue(p.loop.last))
		return d.Block() == p.header && next != nil && (next.Block() == nil || !regions.Contains(r, next.Block()))
	case depth == 0 || d.Unknown():
		return false
	}
	switch d.Op.Info().Class {
	case "Relational_and_Logical", "Arithmetic", "Bit", "Conversion":
		for _, id := range d.IDs() {
			if !p.isInvariantLater(m, regions, r, id, depth-1) {
				return false
			}
		}
		return true
	}
	return false
}

// onlyFirst reports whether a condition has one value in the first iteration and another one, which it returns, in all
// others: a comparison of a counter with the value that it begins with. The counter goes up by one, and the test of the
// loop is that it is below a bound: so it does not come around to where it began.
func (p *peeled) onlyFirst(m *ir.Module, cond *ir.Inst) (value, ok bool) {
	if cond.NumWords() != 2 {
		return false, false
	}
	phi := m.Def(cond.ID(0))
	if phi == nil || phi.Op != spirv.OpPhi || phi.Block() != p.header || cond.ID(1) != phi.PhiValue(p.loop.before) {
		return false, false
	}
	switch cond.Op {
	case spirv.OpIEqual:
		return false, p.goesUp(m, phi)
	case spirv.OpINotEqual:
		return true, p.goesUp(m, phi)
	case spirv.OpUGreaterThan, spirv.OpSGreaterThan: // than where it began
		return true, p.goesUp(m, phi) && p.order(m, phi) == cond.Op
	}
	return false, false
}

// goesUp reports whether a phi of the header is greater in each iteration than in the one before, in the order of the
// loop's test.
func (p *peeled) goesUp(m *ir.Module, phi *ir.Inst) bool {
	next := m.Def(phi.PhiValue(p.loop.last))
	if next == nil || next.Op != spirv.OpIAdd || p.order(m, phi) == 0 {
		return false
	}
	by := next.ID(1)
	if next.ID(0) != phi.Result {
		if by = next.ID(0); next.ID(1) != phi.Result {
			return false
		}
	}
	step, ok := m.Constants().IntValue(by)
	return ok && step == 1
}

// order returns the comparison by which a counter is greater than what is less than it in the test of the loop, which
// goes on while the counter is less than something; 0 for another test.
func (p *peeled) order(m *ir.Module, phi *ir.Inst) spirv.Op {
	end := p.loop.test.Terminator()
	test := m.Def(end.ID(0))
	if test == nil || end.ID(1) == p.merge.ID() || test.NumWords() != 2 {
		return 0
	}
	switch {
	case test.Op == spirv.OpULessThan && test.ID(0) == phi.Result,
		test.Op == spirv.OpUGreaterThan && test.ID(1) == phi.Result:
		return spirv.OpUGreaterThan
	case test.Op == spirv.OpSLessThan && test.ID(0) == phi.Result,
		test.Op == spirv.OpSGreaterThan && test.ID(1) == phi.Result:
		return spirv.OpSGreaterThan
	}
	return 0
}

// make puts the first iteration before the loop.
func (p *peeled) make(c *pass.Context, f *ir.Function) bool {
	if !c.Grow(p.size+6) || !c.Transform() {
		return false
	}
	m, x := c.Module, &p.loop
	end := p.merge
	if !p.passes {
		end = p.newMerge(c, f, x.blocks[len(x.blocks)-1])
	}
	cloner := clone.New(m, m)
	defer cloner.Release()
	for _, phi := range x.phis {
		cloner.Map(phi.Result, phi.PhiValue(x.before)) // perhaps another value than before, if a loop before was copied
	}
	copies, err := cloner.Blocks(f, x.before, x.blocks)
	if err != nil {
		panic(err) // it was looked for what can't be copied
	}
	first, test, last := copies[0], cloner.Block(x.test), cloner.Block(x.last)
	first.LoopMerge().Remove()
	for _, k := range p.later {
		p.cond = k.cond
		for _, b := range x.blocks {
			p.fold(b, m.Constants().Bool(k.value))
		}
	}
	before := f.NewBlock(copies[len(copies)-1]) // the loop
	retarget := func(b, from, to *ir.Block) {
		in := b.Terminator()
		for i, id := range in.IDs() {
			if id == from.ID() {
				in.SetID(i, to.ID())
			}
		}
	}
	c.AtEnd(before).Branch(x.header.ID())
	retarget(last, first, before)
	c.AtEnd(x.before).Branch(first.ID())
	for _, phi := range x.phis {
		phi.SetPhiValue(before, cloner.ID(phi.PhiValue(x.last)))
	}
	if p.passes {
		for s := range test.Succs() {
			if s != end {
				c.AtEnd(test).Branch(s.ID())
				break
			}
		}
	} else {
		retarget(test, end, p.merge)
		c.AtEnd(test).SelectionMerge(p.merge.ID(), spirv.SelectionControlNone)
		p.join(c, end, test, cloner)
		for phi := range p.merge.Phis() {
			if inner := m.Def(phi.PhiValue(end)); inner.Block() == end {
				phi.SetPhiValue(test, cloner.ID(inner.PhiValue(x.test)))
			}
		}
	}
	control := x.header.LoopMerge()
	control.SetOperands(append(control.Words()[:2:2], control.Word(2)&uint32(spirv.LoopControlUnroll)))
	c.RemarkAt(control, p.header.ID(), "its first iteration is copied: %d instructions", p.size)
	return true
}
