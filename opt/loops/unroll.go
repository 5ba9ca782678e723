package loops

import (
	"slices"

	"hone/analysis"
	"hone/analysis/fastmath"
	"hone/ir"
	"hone/ir/clone"
	"hone/opt"
	"hone/pass"
	"hone/spirv"
)

// Unroll replaces innermost loops that run a known number of times by as many copies of what is in them. The number
// shows by running the operands of the test: integers, and floating-point numbers that are rounded to the nearest, that
// begin as constants and are computed anew in each iteration.
//
// A loop is unrolled if it runs once at most, if the copies are few instructions (limit), or, up to many more (most),
// if the loop asks for it or if that makes indices into local arrays constant, which then can become values. Vector
// components count as arrays.
//
// It leaves alone loops that ask not to be unrolled; that are left in several ways, or left or continued from inside of
// another construct, which could not be left so without the loop; phis of undefined values; and what a Cloner does not
// copy.
//
// Cost: linear in what it makes, plus, for each iteration that is counted, the phis of the header.
var Unroll = pass.ForFunctions("unroll", "loops that run a known number of times become straight code",
	unroll, unrollLimit, unrollMost)

var (
	unrollLimit = pass.Int("limit", 32, "instructions that the copies of a loop may be")
	unrollMost  = pass.Int("most", 1500, "the same, where the loop asks to be unrolled or indexes local arrays")
)

func unroll(c *pass.Context, f *ir.Function) bool {
	if !analysis.HasLoop(f) {
		return false
	}
	regions, changed := analysis.Regions.Of(c, f), false
	for i := len(regions.List) - 1; i >= 0; i-- { // inner loops first
		r := &regions.List[i]
		if r.Kind != analysis.LoopRegion || r.Continue == nil {
			continue
		}
		if x, ok := newCountedLoop(c, regions, r); ok && x.worth(c, f) && x.unroll(c, f) {
			changed = true
		}
	}
	return changed && f.RemoveUnreachable() || changed
}

// countedLoop is a loop that can be unrolled.
type countedLoop struct {
	blocks                            []*ir.Block // the header first
	before, header, test, last, merge *ir.Block   // test leaves the loop to merge, last has the back edge
	phis                              []*ir.Inst  // of the header
	values                            []ir.ID     // that they take in the current iteration
	size                              int         // instructions of a copy
	trips                             int         // how often test leads on inside
}

// newCountedLoop looks at the form of a loop.
func newCountedLoop(c *pass.Context, regions *analysis.RegionTree, r *analysis.Region) (x countedLoop, ok bool) {
	x = countedLoop{blocks: regions.Blocks(r), header: r.Header, last: r.BackEdge, merge: r.Merge}
	isLoop := func(b *ir.Block) bool { return b.LoopMerge() != nil }
	isPinned := func(b *ir.Block) bool { return c.Module.Pinned(b.ID()) } // it would stay, which nothing reaches
	if slices.ContainsFunc(x.blocks, isPinned) {
		return x, false
	}
	if outer := x.header.ContinueOf(); x.header.MergeOf() != nil || outer != nil && outer != x.header {
		return x, false // the header stays for what it is besides
	}
	if x.last == nil || !isLoop(x.header) || slices.ContainsFunc(x.blocks[1:], isLoop) { // not an innermost one
		return x, false
	}
	for e := range regions.Exits(r) {
		if x.test != nil || e.To != x.merge {
			return x, false
		}
		x.test = e.From
	}
	for _, p := range x.header.Preds() {
		switch {
		case p == x.last:
		case x.before != nil || p.Terminator().Op != spirv.OpBranch:
			return x, false
		default:
			x.before = p
		}
	}
	plainly := func(b *ir.Block) bool { return b == x.last || regions.Of(b) == r }
	from := r.Continue.Preds()
	if x.test == nil || x.before == nil || !plainly(x.test) || x.test.Terminator().Op != spirv.OpBranchConditional ||
		r.Continue != x.header && (len(from) != 1 || !plainly(from[0])) {
		return x, false
	}
	for phi := range x.header.Phis() {
		if c.Constants().IsUndefined(phi.PhiValue(x.before)) || c.Constants().IsUndefined(phi.PhiValue(x.last)) {
			return x, false
		}
		x.phis, x.values = append(x.phis, phi), append(x.values, phi.PhiValue(x.before))
	}
	x.size = clone.Size(x.blocks)
	return x, true
}

// worth reports whether a loop runs a known number of times, and its copies are not too many. It sets how often.
func (x *countedLoop) worth(c *pass.Context, f *ir.Function) bool {
	control := spirv.LoopControl(x.header.LoopMerge().Word(2))
	if control&spirv.LoopControlDontUnroll != 0 {
		return false
	}
	limit, asks := unrollLimit.Of(c), control&spirv.LoopControlUnroll != 0
	if asks || x.indexesLocals(c.Module) {
		limit = max(limit, unrollMost.Of(c))
	}
	known := x.count(c, f, max(limit/max(x.size, 1), 1))
	if known && (x.trips <= 1 || x.trips*x.size <= limit) {
		return c.Grow((x.trips + 1) * x.size)
	}
	if asks && c.WantsRemarks() {
		why := "it is not known how often it runs, or that is too often"
		if known {
			why = "the copies would be too many instructions"
		}
		c.RemarkAt(x.header.LoopMerge(), x.header.ID(), "a loop that asks to be unrolled is not: %s", why)
	}
	return false
}

// count counts how often the loop runs, up to most times. It reports whether that is known.
func (x *countedLoop) count(c *pass.Context, f *ir.Function, most int) bool {
	m := c.Module
	e := opt.Evaluator{Module: m}
	isFloat := func(phi *ir.Inst) bool { return m.Def(phi.Type).Op == spirv.OpTypeFloat }
	if slices.ContainsFunc(x.phis, isFloat) {
		e.Floats = fastmath.Of(c, f)
	}
	type number struct {
		v  uint64
		ok bool
	}
	now, next := make([]number, len(x.phis)), make([]number, len(x.phis))
	for i, phi := range x.phis {
		now[i].v, now[i].ok = m.Constants().ScalarValue(phi.PhiValue(x.before))
	}
	value := func(in *ir.Inst) (uint64, bool) {
		if i := slices.Index(x.phis, in); i >= 0 {
			return now[i].v, now[i].ok
		}
		return 0, false
	}
	end := x.test.Terminator()
	leaves := uint64(0) // the value of the condition for which it is left
	if end.ID(1) == x.merge.ID() {
		leaves = 1
	}
	const depth = 5
	for ; x.trips <= most; x.trips++ {
		holds, ok := e.Evaluate(end.ID(0), value, depth)
		if !ok {
			return false
		}
		if holds == leaves {
			return true
		}
		for i, phi := range x.phis {
			if next[i] = (number{}); now[i].ok {
				next[i].v, next[i].ok = e.Evaluate(phi.PhiValue(x.last), value, depth)
			}
		}
		now, next = next, now
	}
	return false
}

// indexesLocals reports whether the loop indexes a local variable, or a vector, by what it computes.
func (x *countedLoop) indexesLocals(m *ir.Module) bool {
	computed := func(id ir.ID) bool {
		d := m.Def(id)
		return d != nil && d.Block() != nil && slices.Contains(x.blocks, d.Block())
	}
	for _, b := range x.blocks {
		for in := range b.Insts() {
			switch in.Op {
			case spirv.OpVectorExtractDynamic:
				if computed(in.ID(1)) {
					return true
				}
			case spirv.OpVectorInsertDynamic:
				if computed(in.ID(2)) {
					return true
				}
			case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
				base := m.Def(in.ID(0))
				if base == nil || base.Op != spirv.OpVariable || spirv.StorageClass(base.Word(0)) != spirv.StorageClassFunction {
					continue
				}
				for i := 1; i < in.NumWords(); i++ {
					if computed(in.ID(i)) {
						return true
					}
				}
			}
		}
	}
	return false
}

// unroll puts copies of the loop in its place. The last one is left by the test.
func (x *countedLoop) unroll(c *pass.Context, f *ir.Function) bool {
	if !c.Transform() {
		return false
	}
	cloner := clone.New(c.Module, c.Module)
	defer cloner.Release()
	for trip, end := 0, x.before; trip <= x.trips; trip++ {
		cloner.Forget()
		for i, phi := range x.phis {
			cloner.Map(phi.Result, x.values[i])
		}
		blocks, err := cloner.Blocks(f, end, x.blocks)
		if err != nil {
			return false // at the first copy: nothing was changed
		}
		blocks[0].LoopMerge().Remove()
		c.AtEnd(end).Branch(blocks[0].ID())
		for s := range x.test.Succs() {
			if s == x.merge == (trip == x.trips) && s != x.header {
				c.AtEnd(cloner.Block(x.test)).Branch(cloner.ID(s.ID()))
			}
		}
		end = cloner.Block(x.last)
		for i, phi := range x.phis {
			x.values[i] = cloner.ID(phi.PhiValue(x.last))
		}
	}
	for _, b := range x.blocks {
		for in := range b.Insts() {
			if in.Type != 0 && c.Module.Uses(in.Result) > 0 {
				c.Module.Replace(in.Result, cloner.ID(in.Result))
			}
		}
	}
	if x.trips > 1 && c.WantsRemarks() {
		c.RemarkAt(x.header.LoopMerge(), x.header.ID(), "is unrolled: %d iterations of %d instructions", x.trips, x.size)
	}
	return true
}
