package loops

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/clone"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// Unswitch takes conditions that are the same in every iteration out of loops: a selection before the loop leads to one
// copy of it for each side (Muchnick, "Advanced Compiler Design and Implementation", section 18.5). Each iteration then
// has a branch less, and what only the other side needed is dead.
//
// The condition has to be uniform over the subgroup, since invocations of a subgroup that go different ways would
// execute both copies; and over the workgroup, if something in the loop is convergent. The loop is one that is entered
// from one block and left, other than by what ends an invocation or returns, only to its merge block. What it defines
// and code after it uses becomes a phi there.
//
// It leaves alone loops larger than the limit, those that ask not to be unrolled, kernels without structured control
// flow, values that no phi may be of, and what a Cloner does not copy. Of several such conditions one goes in a run.
//
// Cost: a glance at the branches of loops; linear in what it copies, uniformity where a condition is invariant.
var Unswitch = pass.ForFunctions("unswitch", "conditions that a loop does not change are tested before it",
	func(c *pass.Context, f *ir.Function) bool {
		return transformLoops(c, f, func(regions *analysis.RegionTree, r *analysis.Region) loopVersions {
			if v := unswitchable(c, f, regions, r); v != nil {
				return v
			}
			return nil
		})
	}, unswitchLimit, unswitchVarying)

var (
	unswitchLimit   = pass.Int("limit", 100, "instructions that a loop may have")
	unswitchVarying = pass.Bool("varying", false,
		"also conditions that may differ between invocations, where nothing in the loop is convergent")
)

// loopVersions is what is made of a loop. It reports whether that was done.
type loopVersions interface {
	make(c *pass.Context, f *ir.Function) bool
}

// transformLoops makes versions of the outermost loops for which ready says which. Regions hold until the first edit of
// them, and what is inside of a loop that was copied is left for the next run.
func transformLoops(c *pass.Context, f *ir.Function,
	ready func(*analysis.RegionTree, *analysis.Region) loopVersions) (changed bool) {
	if !analysis.HasLoop(f) || !c.Module.HasCapability(spirv.CapabilityShader) {
		return false
	}
	regions := analysis.Regions.Of(c, f)
	var todo []loopVersions // all are looked at before the first is edited
	for i := 0; i < len(regions.List); i++ {
		r := &regions.List[i]
		if r.Kind != analysis.LoopRegion || r.Continue == nil {
			continue
		}
		if v := ready(regions, r); v != nil {
			todo = append(todo, v)
			for i+1 < len(regions.List) && r.Encloses(&regions.List[i+1]) {
				i++
			}
		}
	}
	for _, v := range todo {
		changed = v.make(c, f) || changed
	}
	if changed {
		f.Layout()
	}
	return changed
}

// versions is a loop of which there will be two, for the two values of a condition.
type versions struct {
	blocks                []*ir.Block // the header first
	before, header, merge *ir.Block
	cond                  ir.ID
	size                  int
	values                []leaving // that the loop defines and code after it uses
}

// leaving is a value that a loop defines, and its uses behind the loop.
type leaving struct {
	in   *ir.Inst
	uses []analysis.Use
}

// unswitchable returns how a loop can be unswitched, nil if it is not to be.
func unswitchable(c *pass.Context, f *ir.Function, regions *analysis.RegionTree, r *analysis.Region) *versions {
	m, v := c.Module, &versions{blocks: regions.Blocks(r), header: r.Header, merge: r.Merge}
	var branch *ir.Inst
	for _, b := range v.blocks {
		if end := b.Terminator(); end.Op == spirv.OpBranchConditional && b != r.BackEdge && end.ID(1) != end.ID(2) {
			if d := m.Def(end.ID(0)); d != nil && d.Block() != nil && !regions.Contains(r, d.Block()) && !m.Pinned(d.Result) {
				branch = end
				break
			}
		}
	}
	if branch == nil {
		return nil
	}
	v.cond = branch.ID(0)
	refuse := func(why string) *versions {
		c.RemarkAt(branch, v.header.ID(), "a condition stays in the loop that does not change it: %s", why)
		return nil
	}
	if spirv.LoopControl(v.header.LoopMerge().Word(2))&spirv.LoopControlDontUnroll != 0 {
		return refuse("the loop asks not to be copied")
	}
	if v.size = clone.Size(v.blocks); v.size > unswitchLimit.Of(c) {
		return refuse("the loop is too long")
	}
	if why := v.form(m, regions, r); why != "" {
		return refuse(why)
	}
	scope, convergent := analysis.UniformSubgroup, v.convergent()
	if convergent {
		scope = analysis.UniformWorkgroup
	}
	if (convergent || !unswitchVarying.Of(c)) && analysis.Uniformity.Of(c, f).At(v.before.Terminator(), v.cond) > scope {
		return refuse("it is not known to be uniform")
	}
	if why := v.findValues(c, f, regions, r); why != "" {
		return refuse(why)
	}
	return v
}

// form looks at how the loop is entered and left. It returns what stands against copies, "" for nothing.
func (v *versions) form(m *ir.Module, regions *analysis.RegionTree, r *analysis.Region) string {
	if outer := v.header.ContinueOf(); v.header.MergeOf() != nil || outer != nil && outer != v.header ||
		v.merge.ContinueOf() != nil || r.BackEdge == nil {
		return "its header or merge block belongs to another construct, too"
	}
	for _, p := range v.header.Preds() {
		switch {
		case p == r.BackEdge:
		case v.before != nil || p.Terminator().Op != spirv.OpBranch:
			return "it is not entered from one block that leads nowhere else"
		default:
			v.before = p
		}
	}
	for _, p := range v.merge.Preds() {
		if !regions.Contains(r, p) {
			return "its merge block is reached otherwise, too"
		}
	}
	for e := range regions.Exits(r) {
		if e.To != nil && e.To != v.merge {
			return "it is left in several ways"
		}
	}
	pinned := func(b *ir.Block) bool { return m.Pinned(b.ID()) }
	if v.before == nil || len(v.merge.Preds()) == 0 || pinned(v.merge) || slices.ContainsFunc(v.blocks, pinned) {
		return "it is not entered or not left"
	}
	return ""
}

// convergent reports whether something in the loop depends on which invocations execute it together.
func (v *versions) convergent() bool {
	for _, b := range v.blocks {
		for in := b.First(); in != b.Terminator(); in = in.Next() {
			if in.Op == spirv.OpFunctionCall || in.Unknown() || effects.Of(in)&spirv.Convergent != 0 {
				return true
			}
		}
	}
	return false
}

// findValues finds what the loop defines and code after it uses. It returns what stands against phis of these, "" for
// nothing.
func (v *versions) findValues(c *pass.Context, f *ir.Function, regions *analysis.RegionTree,
	r *analysis.Region) string {
	m, uses := c.Module, analysis.Uses.Of(c, f)
	for phi := range v.merge.Phis() {
		if m.Pinned(phi.Result) {
			return "an instruction of unknown meaning may name a phi behind it"
		}
	}
	for _, b := range v.blocks {
		for in := range b.Insts() {
			if in.Unknown() || in.Op.Is(spirv.TraitContinued) {
				return "it holds what is not known"
			}
			if in.Type == 0 || in.Result == 0 {
				continue
			}
			if m.Pinned(in.Result) {
				return "an instruction of unknown meaning may name what it computes"
			}
			x := leaving{in: in}
			for _, u := range uses.Of(in.Result) {
				at := u.Inst.Block()
				if u.Inst.Op == spirv.OpPhi {
					at = m.BlockOf(u.Inst.ID(u.Operand + 1))
				}
				if at != nil && !regions.Contains(r, at) {
					x.uses = append(x.uses, u)
				}
			}
			switch {
			case len(x.uses) == 0:
			case !m.CanPhi(in.Type):
				return "what it defines is used behind it, and no phi may be of the type"
			default:
				v.values = append(v.values, x)
			}
		}
	}
	return ""
}

// make makes the two versions of the loop.
func (v *versions) make(c *pass.Context, f *ir.Function) bool {
	m := c.Module
	if !c.Grow(v.size+8) || !c.Transform() {
		return false
	}
	last := slices.MaxFunc(v.blocks, func(a, b *ir.Block) int { return a.Index - b.Index })
	end := v.newMerge(c, f, last)
	cloner := clone.New(m, m)
	defer cloner.Release()
	copies, err := cloner.Blocks(f, end, append(slices.Clone(v.blocks), end))
	if err != nil {
		panic(err) // it was looked for what can't be copied
	}
	for i, b := range v.blocks {
		v.fold(b, m.Constants().Bool(true))
		v.fold(copies[i], m.Constants().Bool(false))
	}
	v.join(c, end, copies[len(copies)-1], cloner)
	v.enter(c, f, copies[0], cloner)
	c.RemarkAt(v.header.LoopMerge(), v.header.ID(), "is copied: %d instructions, once for each value of a condition",
		v.size)
	return true
}

// newMerge gives the loop a merge block of its own, which leads to the one that it had and takes values of the loop for
// the phis there.
func (v *versions) newMerge(c *pass.Context, f *ir.Function, after *ir.Block) *ir.Block {
	m, end := c.Module, f.NewBlock(after)
	at := c.AtEnd(end)
	var inner []*ir.Inst // for each phi
	for phi := range v.merge.Phis() {
		in := at.Emit(spirv.OpPhi, phi.Type, true, phi.Words()...)
		m.CopyDecorations(phi.Result, in.Result)
		inner = append(inner, in)
	}
	c.AtEnd(end).Branch(v.merge.ID())
	for _, b := range v.blocks {
		last := b.Terminator()
		for i, id := range last.IDs() {
			if id == v.merge.ID() {
				last.SetID(i, end.ID())
			}
		}
	}
	v.header.LoopMerge().SetID(0, end.ID())
	i := 0
	for phi := range v.merge.Phis() {
		phi.SetOperands([]uint32{uint32(inner[i].Result), uint32(end.ID())})
		i++
	}
	return end
}

// fold makes uses of the condition in a block a constant.
func (v *versions) fold(b *ir.Block, value ir.ID) {
	for in := range b.Insts() {
		if b.Module().IsDebug(in) {
			continue
		}
		for i, id := range in.IDs() {
			if id == v.cond {
				in.SetID(i, value)
			}
		}
	}
}

// join makes phis, behind the two versions, of what either computes.
func (v *versions) join(c *pass.Context, yes, no *ir.Block, cloner *clone.Cloner) {
	m := c.Module
	for phi := range v.merge.Phis() {
		phi.SetPhiValue(no, cloner.ID(phi.PhiValue(yes)))
	}
	for _, x := range v.values {
		id := x.in.Result
		phi := m.NewInst(spirv.OpPhi, x.in.Type, true, uint32(id), uint32(yes.ID()), uint32(cloner.ID(id)), uint32(no.ID()))
		v.merge.InsertBefore(v.merge.First().Next(), phi)
		for _, d := range []spirv.Decoration{spirv.DecorationNonUniform, spirv.DecorationRelaxedPrecision} {
			if m.HasDecoration(id, d) {
				m.Decorate(phi.Result, d)
			}
		}
		for _, u := range x.uses {
			u.Inst.SetID(u.Operand, phi.Result)
		}
	}
}

// enter makes the selection before the two versions. Each side has a block of its own, as what is before a loop.
func (v *versions) enter(c *pass.Context, f *ir.Function, other *ir.Block, cloner *clone.Cloner) {
	head := v.before
	if head.MergeInst() != nil { // it is the header of a loop
		head = f.NewBlock(v.before)
	}
	yes := f.NewBlock(head)
	no := f.NewBlock(yes)
	for phi := range v.header.Phis() {
		value := phi.PhiValue(v.before)
		c.Module.Def(cloner.ID(phi.Result)).SetPhiValue(no, value)
		phi.SetPhiValue(yes, value)
	}
	c.AtEnd(yes).Branch(v.header.ID())
	c.AtEnd(no).Branch(other.ID())
	if head != v.before {
		c.AtEnd(v.before).Branch(head.ID())
	}
	c.AtEnd(head).BranchConditional(v.cond, yes.ID(), no.ID())
	c.AtEnd(head).SelectionMerge(v.merge.ID(), spirv.SelectionControlNone)
}
