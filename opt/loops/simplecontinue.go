package loops

import (
	"errors"

	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// SimpleContinue gives each structured loop a continue construct of one empty block that branches back, for targets
// that cannot take a selection there, and for passes that want to put one there. What was in the continue construct
// goes to the end of the loop's body.
//
// Where one block continues the loop, that is all: the same invocations get there. Where several do, perhaps from
// inside of nested selections, they need a construct to leave instead, with the old continue target as its merge block,
// and the body is put into one: a switch that has one case, or, if a block inside of a switch continues the loop, a
// loop that runs once. From the first the body can break from its loop, from the second it cannot. (spirv-opt's
// merge-return leaves functions in the first form.)
//
// It leaves alone: loops that one block continues from inside of a switch and another one breaks from; loops that
// several blocks continue, where an execution mode says that invocations reconverge there; what an instruction of
// unknown meaning continues.
//
// Cost: linear in the blocks, plus, for each block that continues a loop, the depth of the constructs around it.
var SimpleContinue = pass.ForFunctions("simple-continue", "continue constructs become one empty block", simpleContinue,
	pass.Idempotent)

func simpleContinue(c *pass.Context, f *ir.Function) bool {
	var todo []continued // all are looked at before the first is edited
	t := analysis.Regions.Of(c, f)
	for i := range t.List {
		if r := &t.List[i]; t.Structured && r.Kind == analysis.LoopRegion && !emptyContinue(r) {
			todo = append(todo, newContinued(t, r))
		}
	}
	changed := false
	for _, l := range todo {
		if !c.Transform() {
			break
		}
		changed = l.simplify(c) || changed
	}
	return changed
}

// emptyContinue reports whether the continue construct of a loop is as the pass makes it.
func emptyContinue(loop *analysis.Region) bool {
	in := loop.Continue.First().NextCode()
	return in.Op == spirv.OpBranch && in.ID(0) == loop.Header.ID()
}

// continued is a loop whose continue construct is not empty.
type continued struct {
	header, target, merge *ir.Block
	inSwitch              bool // a block inside of a switch continues it
	breaks                bool // a block of its body breaks from it
	unknown               bool // an instruction of unknown meaning continues it, or has its back edge
}

func newContinued(t *analysis.RegionTree, loop *analysis.Region) continued {
	l := continued{header: loop.Header, target: loop.Continue, merge: loop.Merge}
	construct := t.Of(l.target)
	for construct != nil && construct.Kind != analysis.ContinueRegion {
		construct = construct.Parent
	}
	inBody := func(p *ir.Block) bool { return p != l.header && (construct == nil || !t.Contains(construct, p)) }
	l.unknown = loop.BackEdge != nil && loop.BackEdge.Terminator().Unknown()
	for _, p := range l.target.Preds() {
		if !inBody(p) {
			continue
		}
		l.unknown = l.unknown || p.Terminator().Unknown()
		for r := t.Of(p); r != nil && r != loop; r = r.Parent {
			l.inSwitch = l.inSwitch || r.Kind == analysis.SwitchRegion
		}
	}
	for _, p := range l.merge.Preds() {
		l.breaks = l.breaks || inBody(p)
	}
	return l
}

// simplify empties the continue construct and reports whether anything changed.
func (l continued) simplify(c *pass.Context) bool {
	_, err := l.header.NewContinueTarget()
	switch {
	case err == nil:
		return true
	case l.unknown, l.target.MergeOf() != nil:
	case c.Module.Reconverges():
		err = errors.New("several blocks continue the loop, and invocations meet there")
	case !l.inSwitch && c.Module.MayMake(spirv.OpSwitch):
		err = l.enclose(func(first *ir.Block) {
			body := first.Terminator().ID(0)
			b := build.AtEnd(first)
			b.SelectionMerge(l.target.ID(), spirv.SelectionControlNone)
			b.Switch(c.Constants().Int(c.Types().Int(32, false), 0), body)
		})
	case !l.breaks:
		err = l.enclose(func(first *ir.Block) {
			again := first.Function().NewBlock(first)
			build.AtEnd(again).Branch(first.ID())
			build.AtEnd(first).LoopMerge(l.target.ID(), again.ID(), spirv.LoopControlNone)
		})
	default:
		err = errors.New("one block breaks from the loop, another continues it from inside of a switch")
	}
	if err != nil {
		c.Remark(l.target.ID(), "the continue construct stays: %v", err)
	}
	return err == nil
}

// enclose makes the body of the loop a construct whose merge block is the old continue target. open adds what makes
// the block at its start, which branches to the rest of it, a header. The error says why the body has no such start,
// and nothing is changed.
func (l continued) enclose(open func(first *ir.Block)) error {
	var first *ir.Block
	if s := l.inside(); s != nil {
		split, err := l.header.SplitEdge(s)
		if err != nil {
			return err
		}
		first = split
	} else {
		rest, err := l.header.SplitBefore(l.header.Terminator())
		if err != nil {
			return err
		}
		first = rest.Preds()[0]
	}
	open(first)
	l.header.NewContinueTarget()
	return nil
}

// inside returns the only successor of the header in the body, nil if it leads to several blocks there, or continues
// the loop at once.
func (l continued) inside() (body *ir.Block) {
	for s := range l.header.Succs() {
		switch {
		case s == l.merge:
		case s == l.target || body != nil && s != body:
			return nil
		default:
			body = s
		}
	}
	return body
}
