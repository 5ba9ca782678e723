package flow

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

var loopLimit = pass.Int("limit", 65536, "iterations that a loop may make").Must(pass.Within(1, 1<<31-1))

// BoundLoops makes each loop end after so many iterations, so that a shader can't hang a device: a counter is compared
// where the loop goes back to its header. What comes after a loop that was ended has arbitrary values for what the loop
// computes; where there is nothing, since only returns leave the loop, the function returns. A loop that has such a
// counter already is left alone.
//
// It leaves alone loops without an OpLoopMerge or with a block that ends otherwise than in OpBranch or
// OpBranchConditional at their end, and loops from which values are used behind that no variable can hold. Remarks say
// so. Cost: linear, times the depth of loops.
var BoundLoops = pass.ForFunctions("lower-bound-loops", "loops end after a number of iterations",
	func(c *pass.Context, f *ir.Function) bool {
		return Bound(c, f, loopLimit.Of(c), nil)
	}, loopLimit, pass.Idempotent)

// Bound does what the pass does to a function. Where report is not nil it is called for each loop that gets a counter,
// with a builder in the last block of the loop, the boolean that a loop is ended which would go on, and its
// OpLoopMerge.
func Bound(c *pass.Context, f *ir.Function, limit int,
	report func(at build.Builder, ended ir.ID, merge *ir.Inst)) (changed bool) {
	if !analysis.HasLoop(f) {
		return false
	}
	b := bounder{c: c, m: c.Module, f: f, limit: uint64(limit), report: report}
	regions := analysis.Regions.Of(c, f)
	b.findLeaking(regions)
	var todo []*analysis.Region // all are looked at before the first is edited
	for i := range regions.List {
		r := &regions.List[i]
		if r.Kind != analysis.LoopRegion || r.Header == nil {
			continue
		}
		switch why := b.refuses(regions, r); {
		case why == bounded:
		case why != "":
			c.Remark(r.Header.ID(), "is not bounded: %s", why)
		default:
			todo = append(todo, r)
		}
	}
	for _, r := range todo {
		if c.Transform() {
			b.bound(r)
			changed = true
		}
	}
	if changed {
		ssa.RepairDominance(c, f)
	}
	return changed
}

// bounder is the state of the pass.
type bounder struct {
	c     *pass.Context
	m     *ir.Module
	f     *ir.Function
	limit uint64
	leaks []bool // by region: a value that no variable can hold is defined in it and used behind it

	report func(at build.Builder, ended ir.ID, merge *ir.Inst) // nil for no
}

// bounded says that a loop has a counter already.
const bounded = "it is"

// refuses returns why a loop is left alone, "" if it is not.
func (b *bounder) refuses(regions *analysis.RegionTree, r *analysis.Region) string {
	if r.Continue == nil || r.BackEdge == nil || r.Merge == nil {
		return "it has no OpLoopMerge, or nothing goes back to its header"
	}
	switch last := r.BackEdge.Terminator(); last.Op {
	case spirv.OpBranch:
		if why := b.unreachable(r); why != "" {
			return why
		}
	case spirv.OpBranchConditional:
		if b.isBound(r, last.ID(0), b.m.BlockOf(last.ID(1)) == r.Header) {
			return bounded
		}
		if other := b.leaves(r); other != r.Merge {
			return "its last block goes to another place than its header and its end"
		}
	default:
		return "its last block ends in " + last.Op.String()
	}
	if b.leaks[r.Index] {
		return "a value that no variable can hold is used behind it"
	}
	return ""
}

// unreachable returns why a loop can't be ended that nothing leaves so far but by returning: what is behind it has to
// return then.
func (b *bounder) unreachable(r *analysis.Region) string {
	if r.Merge.Terminator().Op != spirv.OpUnreachable {
		return ""
	}
	for p := r.Parent; p != nil; p = p.Parent {
		if p.Kind == analysis.ContinueRegion {
			return "what is behind it can't return"
		}
	}
	if typ := b.f.Def.Type; b.m.Def(typ).Op != spirv.OpTypeVoid && !b.m.CanPhi(typ) {
		return "what is behind it has nothing to return"
	}
	return ""
}

// leaves returns where the last block of a loop goes to beside the header, nil where there is no such place.
func (b *bounder) leaves(r *analysis.Region) *ir.Block {
	last := r.BackEdge.Terminator()
	for i := 1; i <= 2; i++ {
		if to := b.m.BlockOf(last.ID(i)); to != r.Header {
			return to
		}
	}
	return nil
}

// findLeaking finds the regions out of which a value leads that no variable can hold.
func (b *bounder) findLeaking(regions *analysis.RegionTree) {
	b.leaks = make([]bool, len(regions.List))
	for _, block := range b.f.Blocks {
		for in := range block.Insts() {
			for _, id := range in.IDs() {
				def := b.m.Def(id)
				if def == nil || def.Block() == nil || def.Block() == block || def.Type == 0 || b.m.CanPhi(def.Type) {
					continue
				}
				for r := regions.Of(def.Block()); r != nil && !regions.Contains(r, block); r = r.Parent {
					b.leaks[r.Index] = true
				}
			}
		}
	}
}

// isBound reports whether the condition under which a loop goes on, if stays, or else ends, asks whether a counter has
// come to the limit, whatever else it asks.
func (b *bounder) isBound(r *analysis.Region, cond ir.ID, stays bool) bool {
	def := b.m.Def(cond)
	if def == nil {
		return false
	}
	both, compare := spirv.OpLogicalOr, spirv.OpUGreaterThanEqual
	if stays {
		both, compare = spirv.OpLogicalAnd, spirv.OpULessThan
	}
	switch def.Op {
	case both:
		return b.isBound(r, def.ID(0), stays) || b.isBound(r, def.ID(1), stays)
	case compare:
		limit, ok := b.m.Constants().IntValue(def.ID(1))
		next := b.m.Def(def.ID(0))
		if !ok || limit > b.limit || next == nil || next.Op != spirv.OpIAdd {
			return false
		}
		one, ok := b.m.Constants().IntValue(next.ID(1))
		phi := b.m.Def(next.ID(0))
		if !ok || one != 1 || phi == nil || phi.Op != spirv.OpPhi || phi.Block() != r.Header {
			return false
		}
		for i := 0; i+1 < phi.NumWords(); i += 2 {
			if b.m.BlockOf(phi.ID(i+1)) == r.BackEdge && phi.ID(i) != next.Result {
				return false
			}
		}
		return true
	}
	return false
}

// bound adds the counter.
func (b *bounder) bound(r *analysis.Region) {
	types, constants := b.c.Types(), b.c.Constants()
	number := types.Int(32, false)
	next := b.m.NewID()
	var words []uint32
	for i, p := range r.Header.Preds() {
		if slices.Contains(r.Header.Preds()[:i], p) {
			continue
		}
		value := constants.Int(number, 0)
		if p == r.BackEdge {
			value = next
		}
		words = append(words, uint32(value), uint32(p.ID()))
	}
	phi := b.m.NewInst(spirv.OpPhi, number, true, words...)
	r.Header.InsertBefore(r.Header.First().Next(), phi)
	at := b.c.AtEnd(r.BackEdge)
	sum := at.IAdd(number, phi.Result, constants.Int(number, 1))
	b.m.Replace(next, sum)
	last := r.BackEdge.Terminator()
	most := constants.Int(number, b.limit)
	if last.Op == spirv.OpBranch {
		over := at.UGreaterThanEqual(types.Bool(), sum, most)
		if b.report != nil {
			b.report(at, over, r.Header.LoopMerge())
		}
		arbitrary := func(phi *ir.Inst) ir.ID { return constants.Arbitrary(phi.Type) }
		if err := r.BackEdge.AddBranch(over, r.Merge, arbitrary); err != nil {
			panic(err) // what stands against it was asked
		}
		if end := r.Merge.Terminator(); end.Op == spirv.OpUnreachable {
			if typ := b.f.Def.Type; b.m.Def(typ).Op == spirv.OpTypeVoid {
				end.Become(spirv.OpReturn)
			} else {
				end.Become(spirv.OpReturnValue, uint32(constants.Arbitrary(typ)))
			}
		}
		return
	}
	cond := last.ID(0)
	stays := b.m.BlockOf(last.ID(1)) == r.Header
	if b.report != nil {
		goes := cond
		if !stays {
			goes = at.LogicalNot(types.Bool(), cond)
		}
		over := at.UGreaterThanEqual(types.Bool(), sum, most)
		b.report(at, at.LogicalAnd(types.Bool(), goes, over), r.Header.LoopMerge())
	}
	if stays {
		cond = at.LogicalAnd(types.Bool(), cond, at.ULessThan(types.Bool(), sum, most))
	} else {
		cond = at.LogicalOr(types.Bool(), cond, at.UGreaterThanEqual(types.Bool(), sum, most))
	}
	last.SetID(0, cond)
}
