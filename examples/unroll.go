package examples

import (
	"slices"

	"hone/analysis"
	"hone/fold"
	"hone/ir"
	"hone/ir/clone"
	"hone/pass"
	"hone/spirv"
)

// Unroll replaces innermost loops that run a known number of times by as many copies of what is in them. The number
// shows by counting: the test that leaves the loop compares a counter, which begins as a constant and grows by one,
// with a constant.
//
// Cost: linear in what it makes, which is at most 1000 instructions for a loop, or 10,000 where the loop asks to be
// unrolled. It leaves alone loops that ask not to be; that are left in several ways, or left or continued from inside
// of another construct, which could not be left so without the loop; values that are undefined; and what a Cloner does
// not copy.
var Unroll = pass.ForFunctions("unroll-counted", "loops that run a known number of times become straight code",
	func(c *pass.Context, f *ir.Function) bool {
		regions, changed := analysis.Regions.Of(c, f), false
		for i := len(regions.List) - 1; i >= 0; i-- {
			if x, ok := newCountedLoop(c, regions, &regions.List[i]); ok {
				changed = x.unroll(c, f) || changed
			}
		}
		return changed && f.RemoveUnreachable() || changed
	})

// countedLoop is a loop that can be unrolled.
type countedLoop struct {
	blocks                            []*ir.Block // the header first
	before, header, test, last, merge *ir.Block   // test leaves the loop to merge, last has the back edge
	phis                              []*ir.Inst  // of the header
	values                            []ir.ID     // that they take in the current iteration
	trips                             int         // how often test leads on inside
}

// newCountedLoop looks at the form of a loop.
func newCountedLoop(c *pass.Context, regions *analysis.RegionTree, r *analysis.Region) (x countedLoop, ok bool) {
	x = countedLoop{blocks: regions.Blocks(r), header: r.Header, last: r.BackEdge, merge: r.Merge}
	isLoop := func(b *ir.Block) bool { return b.LoopMerge() != nil }
	if r.Kind != analysis.LoopRegion || x.last == nil || !isLoop(x.header) ||
		slices.ContainsFunc(x.blocks[1:], isLoop) { // not an innermost one
		return x, false
	}
	entries := slices.DeleteFunc(slices.Clone(x.header.Preds()), func(p *ir.Block) bool { return p == x.last })
	for e := range regions.Exits(r) {
		if x.test != nil || e.To != x.merge {
			return x, false
		}
		x.test = e.From
	}
	plainly := func(b *ir.Block) bool { return b == x.last || regions.Of(b) == r }
	from := r.Continue.Preds()
	if x.test == nil || !plainly(x.test) || x.test.Terminator().Op != spirv.OpBranchConditional ||
		len(entries) != 1 || entries[0].Terminator().Op != spirv.OpBranch ||
		r.Continue != x.header && (len(from) != 1 || !plainly(from[0])) {
		return x, false
	}
	x.before = entries[0]
	for phi := range x.header.Phis() {
		if c.Constants().IsUndefined(phi.PhiValue(x.before)) || c.Constants().IsUndefined(phi.PhiValue(x.last)) {
			return x, false
		}
		x.phis, x.values = append(x.phis, phi), append(x.values, phi.PhiValue(x.before))
	}
	return x, x.count(c)
}

// count counts how often the loop runs, as far as it may be unrolled.
func (x *countedLoop) count(c *pass.Context) bool {
	size, limit := clone.Size(x.blocks), 1000
	control := spirv.LoopControl(x.header.LoopMerge().Word(2))
	if control&spirv.LoopControlUnroll != 0 {
		limit = 10_000
	}
	compare := c.Module.Def(x.test.Terminator().ID(0))
	row := fold.For(compare.Op)
	if row == nil || row.Sig != "ii>b" || control&spirv.LoopControlDontUnroll != 0 {
		return false
	}
	a, stepA, okA := x.counter(c, compare.ID(0))
	b, stepB, okB := x.counter(c, compare.ID(1))
	leaves := x.test.Terminator().ID(1) == x.merge.ID() // where the comparison holds
	width := c.Module.NumberWidth(compare.ID(0))
	args := fold.Args{Width: width, From: width, A: a & fold.Mask(width), B: b & fold.Mask(width)}
	for ; okA && okB && (x.trips+1)*size <= limit; x.trips++ {
		if holds, _ := row.Scalar(&args); holds != 0 == leaves {
			return c.Grow((x.trips+1)*size) && c.Transform()
		}
		args.A, args.B = (args.A+stepA)&fold.Mask(width), (args.B+stepB)&fold.Mask(width)
	}
	return false
}

// counter returns what a value is in the first iteration, and by how much it grows in each.
func (x *countedLoop) counter(c *pass.Context, id ir.ID) (start, step uint64, ok bool) {
	for _, phi := range x.phis {
		next := c.Module.Def(phi.PhiValue(x.last))
		if next.Op != spirv.OpIAdd || next.ID(0) != phi.Result || id != phi.Result && id != next.Result {
			continue
		}
		start, ok1 := c.Constants().IntValue(phi.PhiValue(x.before))
		step, ok2 := c.Constants().IntValue(next.ID(1))
		if id == next.Result {
			start += step
		}
		return start, step, ok1 && ok2
	}
	start, ok = c.Constants().IntValue(id)
	return start, 0, ok
}

// unroll puts copies of the loop in its place. The last one is left by the test.
func (x *countedLoop) unroll(c *pass.Context, f *ir.Function) bool {
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
	return true
}
