package calls

import (
	"fmt"
	"slices"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// MergeReturns gives each function one return, outside of all constructs, as inlining needs it. In kernels, which have
// no constructs, the returns become branches to one block. In shaders constructs are left from the inside out:
//
//   - A selection, switch or loop of which nothing reaches the merge block returns there.
//   - Where one block leads on behind a selection, what follows goes inside, with it, and the construct gets a new
//     merge block: in "if (a) return x; rest" the rest becomes the other arm.
//   - A return inside of a loop or switch breaks from it, with a flag: behind it stands "if (flag) return", for which
//     the same holds.
//   - What then still returns from nested selections branches to the merge block of a switch with a single case around
//     the whole body. (spirv-opt's merge-return always makes one.)
//
// No block is executed by other invocations than before, so convergent operations stay as they are.
//
// A value that a loop defines need not dominate what follows any more, if the loop is left by a return from before it.
// It goes through a variable, which mem2reg makes a phi of.
//
// Cost: linear in the function, plus, for each return, the depth of the constructs around it.
//
// It leaves alone: functions that return what no phi may be of, such as pointers; those with terminators of unknown
// meaning; returns from a loop of which a pointer is used after it.
var MergeReturns = pass.ForFunctions("merge-returns", "functions return in one place, outside of constructs",
	func(c *pass.Context, f *ir.Function) bool {
		changed, _ := mergeReturns(c, f)
		return changed
	}, pass.Idempotent)

// mergeReturns is the pass. ok says that the function has, or had already, one return that is outside of all
// constructs, or none.
func mergeReturns(c *pass.Context, f *ir.Function) (changed, ok bool) {
	var returns []*ir.Block
	for _, b := range f.Blocks {
		switch end := b.Terminator(); {
		case end.Unknown():
			return false, false
		case isReturn(end):
			returns = append(returns, b)
		}
	}
	if len(returns) == 0 || len(f.Blocks) == 1 {
		return false, true
	}
	r := returnMerger{c: c, m: c.Module, f: f, t: analysis.Regions.Of(c, f), dom: analysis.StructuralDominators.Of(c, f)}
	if last := returns[0]; len(returns) == 1 && r.dom.Reachable(last.Index) &&
		(r.t.Of(last).Depth == 0 || !r.t.Structured) {
		return false, true
	}
	if why := r.refuses(returns); why != "" {
		c.Remark(f.Result(), "its returns stay: %s", why)
		return false, false
	}
	if !c.Grow(4*len(returns)+4) || !c.Transform() {
		return false, false
	}
	r.merge(returns)
	f.Layout()
	if r.flags {
		ssa.RepairDominance(c, f)
	}
	return true, true
}

func isReturn(in *ir.Inst) bool { return in.Op == spirv.OpReturn || in.Op == spirv.OpReturnValue }

// returnMerger is the state of the pass. What it knows of regions and dominators is of the function as it was, so new
// blocks are looked up as the block whose place they have.
type returnMerger struct {
	c     *pass.Context
	m     *ir.Module
	f     *ir.Function
	t     *analysis.RegionTree
	dom   *graph.Dominators // structural
	typ   ir.ID             // of what is returned, 0 for nothing
	as    []*ir.Block       // by new block: the block whose place it has
	exits [][]exit          // by region: returns that are to leave it
	flags bool              // there are constructs that are left with a flag
}

// exit is a block that returns.
type exit struct {
	block, as *ir.Block
	nested    bool // in selections inside of the region that lead on, too: it can't branch to the merge block of that
}

// refuses returns why the returns can't be merged, "" if they can.
func (r *returnMerger) refuses(returns []*ir.Block) string {
	if len(returns) > ir.MaxPhiEntries/2 {
		return "they are more than a phi has room for"
	}
	typ := r.m.Resolve(r.f.Def.Type)
	if r.m.Def(typ).Op != spirv.OpTypeVoid {
		if !r.m.CanPhi(typ) {
			return "no phi may have the type of what it returns"
		}
		r.typ = typ
	}
	for _, op := range [...]spirv.Op{spirv.OpSwitch, spirv.OpUnreachable} {
		if !r.m.MayMake(op) {
			return fmt.Sprintf("they are merged with %v, which the target lacks", op)
		}
	}
	left := make([]bool, len(r.t.List)) // loops and switches that are left by a return
	any := false
	for _, b := range returns {
		if !r.dom.Reachable(b.Index) {
			continue
		}
		for region := r.t.Of(b); region != nil; region = region.Parent {
			switch region.Kind {
			case analysis.ContinueRegion:
				return "one is in a continue construct"
			case analysis.LoopRegion, analysis.SwitchRegion:
				left[region.Index], any = r.t.Structured, r.t.Structured
			}
		}
	}
	if any && r.pointersLeave(left) {
		return "a loop or switch that one leaves defines what no variable can hold, for use after it"
	}
	return ""
}

// pointersLeave reports whether one of some regions defines a value that is used outside of it and that could not go
// through a variable.
func (r *returnMerger) pointersLeave(left []bool) bool {
	for _, b := range r.f.Blocks {
		for in := range b.Insts() {
			for _, id := range in.IDs() {
				d := r.m.Def(id)
				if d == nil || d.Block() == nil || d.Block() == b || d.Op == spirv.OpLabel || d.Op.Is(spirv.TraitVariable) ||
					r.m.Allows(d.Type, ir.VariableOf) {
					continue
				}
				for region := r.t.Of(d.Block()); region != nil && !r.t.Contains(region, b); region = region.Parent {
					if left[region.Index] {
						return true
					}
				}
			}
		}
	}
	return false
}

func (r *returnMerger) merge(returns []*ir.Block) {
	r.exits = make([][]exit, len(r.t.List))
	for _, b := range returns {
		if !r.dom.Reachable(b.Index) {
			b.Terminator().Become(spirv.OpUnreachable)
			continue
		}
		at := r.t.Of(b)
		if !r.t.Structured {
			at = r.t.Root()
		}
		r.exits[at.Index] = append(r.exits[at.Index], exit{block: b, as: b})
	}
	root := r.t.Root()
	for i := len(r.t.List) - 1; i > 0; i-- { // what is inside of a region or follows it comes after it in the list
		region := &r.t.List[i]
		list := r.exits[i]
		if len(list) == 0 {
			continue
		}
		switch p := region.Parent; {
		case region.Kind == analysis.CaseRegion:
			r.exits[p.Index] = append(r.exits[p.Index], list...)
		case region.Kind == analysis.SelectionRegion:
			r.leave(p, region, region.Header, list)
		case len(region.Merge.Preds()) == 0 || region.Kind == analysis.SwitchRegion && r.nests(p, region, region.Header):
			r.nest(p, region.Header, list)
		default:
			r.breakWithFlag(region, list)
		}
	}
	list := r.exits[0]
	if len(list) < 2 && !slices.ContainsFunc(list, func(e exit) bool { return e.nested }) {
		return
	}
	if !r.t.Structured {
		r.returnIn(r.newBlock(r.last(list), r.f.Entry()), list)
		return
	}
	entry := r.f.Entry()
	body, err := entry.SplitBefore(entry.FirstInsertionPoint())
	if err != nil {
		panic(err) // the first block is no loop header, and has a terminator
	}
	after := r.newBlock(r.last(list), root.Header)
	b := build.AtEnd(entry)
	b.SelectionMerge(after.ID(), spirv.SelectionControlNone)
	b.Switch(r.c.Constants().Int(r.c.Types().Int(32, false), 0), body.ID())
	r.returnIn(after, list)
}

func (r *returnMerger) add(region *analysis.Region, e exit) {
	r.exits[region.Index] = append(r.exits[region.Index], e)
}

// newBlock makes a block that has the place of another one in regions and dominators.
func (r *returnMerger) newBlock(after, as *ir.Block) *ir.Block {
	b := r.f.NewBlock(after)
	for len(r.as) < b.Index-len(r.t.Order()) {
		r.as = append(r.as, nil) // by a split
	}
	r.as = append(r.as, as)
	return b
}

// last returns the block of some exits that comes last.
func (r *returnMerger) last(list []exit) *ir.Block {
	return slices.MaxFunc(list, func(a, b exit) int { return r.place(a.block).Index - r.place(b.block).Index }).block
}

// place returns the block whose place a block has.
func (r *returnMerger) place(b *ir.Block) *ir.Block {
	if n := len(r.t.Order()); b.Index >= n {
		return r.as[b.Index-n]
	}
	return b
}

// plain reports whether a region is in selections only, whose merge blocks are all that leads on.
func plain(r *analysis.Region) bool {
	return r.Loop() == nil && r.Switch() == nil
}

// leave has exits leave a selection: that of a region, or, where region is nil, one behind a loop or switch. p is the
// region around it.
func (r *returnMerger) leave(p, region *analysis.Region, header *ir.Block, list []exit) {
	if !slices.ContainsFunc(list, func(e exit) bool { return e.nested }) && r.nests(p, region, header) {
		r.nest(p, header, list)
		return
	}
	for _, e := range list {
		e.nested = true
		r.add(p, e)
	}
}

// nests reports whether what follows a selection or switch can go inside: nothing leads there, or one block does and it
// always returns.
func (r *returnMerger) nests(p, region *analysis.Region, header *ir.Block) bool {
	merge := header.MergeBlock()
	if !plain(p) {
		return false
	}
	var from *ir.Block
	for _, q := range merge.Preds() {
		if r.dom.Dominates(r.place(merge).Index, r.place(q).Index) && q != header { // the back edge, if a loop follows
			continue
		}
		if from != nil && q != from {
			return false
		}
		from = q
		at := r.t.Of(r.place(q))
		if q != header && (q.Terminator().Op != spirv.OpBranch || at != region &&
			(at.Kind != analysis.CaseRegion || at.Parent != region)) {
			return false
		}
	}
	for _, e := range r.exits[p.Index] {
		if e.nested && r.dom.Dominates(r.place(merge).Index, e.as.Index) {
			return false
		}
	}
	if p.Merge != nil {
		for _, q := range p.Merge.Preds() {
			if r.dom.Dominates(r.place(merge).Index, r.place(q).Index) {
				return false
			}
		}
	}
	return true
}

// nest gives a construct a new merge block, so that what follows the old one is inside, and has that and others return
// there.
func (r *returnMerger) nest(p *analysis.Region, header *ir.Block, list []exit) {
	merge := header.MergeBlock()
	reached := len(merge.Preds()) > 0
	var rest []exit
	for _, e := range r.exits[p.Index] {
		switch {
		case !r.dom.Dominates(r.place(merge).Index, e.as.Index):
			rest = append(rest, e)
		case reached:
			list = append(list, e)
		default:
			e.block.Terminator().Become(spirv.OpUnreachable)
		}
	}
	end := r.newBlock(r.last(list), r.place(header))
	header.MergeInst().SetID(0, end.ID())
	if !reached {
		merge.Remove() // if it can go
	}
	r.returnIn(end, list)
	r.exits[p.Index] = append(rest, exit{block: end, as: r.place(header)})
}

// breakWithFlag has exits leave a loop or switch through its merge block, behind which a flag tells them from others.
func (r *returnMerger) breakWithFlag(region *analysis.Region, list []exit) {
	r.flags = true
	merge := region.Merge
	before := r.newBlock(r.last(list), merge)
	ends := r.newBlock(before, merge)
	r.putBefore(region, before)
	region.Header.MergeInst().SetID(0, before.ID())

	others := slices.Clone(before.Preds())
	value := r.join(before, list)
	boolean := r.c.Types().Bool()
	var flag []uint32
	for _, p := range distinct(others) {
		flag = append(flag, uint32(r.c.Constants().Bool(false)), uint32(p.ID()))
	}
	for _, e := range list {
		flag = append(flag, uint32(r.c.Constants().Bool(true)), uint32(e.block.ID()))
	}
	phi := r.m.NewInst(spirv.OpPhi, boolean, true, flag...)
	before.InsertBefore(before.First().Next(), phi)
	b := build.AtEnd(before)
	b.BranchConditional(phi.Result, ends.ID(), merge.ID())
	r.ret(ends, value)
	build.AtEnd(before).SelectionMerge(merge.ID(), spirv.SelectionControlNone)
	r.leave(region.Parent, nil, before, []exit{{block: ends, as: merge}})
}

// putBefore puts a new block before the merge block of a loop or switch. What leads there from inside leads to the new
// block, which gets the phis; a merge block that is a loop header besides keeps its own.
func (r *returnMerger) putBefore(region *analysis.Region, before *ir.Block) {
	merge := region.Merge
	preds := distinct(merge.Preds())
	all := len(preds)
	preds = slices.DeleteFunc(preds, func(p *ir.Block) bool { return !r.t.Contains(region, r.place(p)) })
	build.AtEnd(before).Branch(merge.ID())
	type value struct {
		phi *ir.Inst
		id  ir.ID
	}
	var values []value // of phis that stay
	for _, phi := range slices.Collect(merge.Phis()) {
		if len(preds) == all {
			phi.MoveBefore(before.Terminator())
			continue
		}
		var words []uint32
		for _, p := range preds {
			words = append(words, uint32(phi.PhiValue(p)), uint32(p.ID()))
		}
		in := build.AtEnd(before).Emit(spirv.OpPhi, phi.Type, true, words...)
		r.m.CopyDecorations(phi.Result, in.Result)
		values = append(values, value{phi, in.Result})
	}
	for _, p := range preds {
		end := p.Terminator()
		for i, id := range end.IDs() {
			if id == merge.ID() {
				end.SetID(i, before.ID())
			}
		}
	}
	for _, v := range values {
		v.phi.SetPhiValue(before, v.id)
	}
}

// returnIn makes a new block the one where exits return.
func (r *returnMerger) returnIn(b *ir.Block, list []exit) { r.ret(b, r.join(b, list)) }

// ret ends a block with a return.
func (r *returnMerger) ret(b *ir.Block, value ir.ID) {
	if at := build.AtEnd(b); r.typ != 0 {
		at.ReturnValue(value)
	} else {
		at.Return()
	}
}

// join has exits branch to a block, and returns the value that they return, as it is there.
func (r *returnMerger) join(b *ir.Block, list []exit) (value ir.ID) {
	others := distinct(b.Preds())
	var words []uint32
	same := true
	for _, e := range list {
		end := e.block.Terminator()
		if r.typ != 0 {
			id := end.ID(0)
			same = same && (len(words) == 0 || ir.ID(words[0]) == id)
			words = append(words, uint32(id), uint32(e.block.ID()))
		}
		build.AtEnd(e.block).Branch(b.ID())
	}
	for phi := range b.Phis() {
		for _, e := range list {
			phi.SetPhiValue(e.block, r.c.Constants().Arbitrary(phi.Type))
		}
	}
	switch {
	case r.typ == 0:
		return 0
	case same && (len(list) == 1 && len(others) == 0 || r.isGlobal(ir.ID(words[0]))):
		return ir.ID(words[0])
	}
	relaxed, exact, nonUniform := false, false, false
	for i := 0; i < len(words); i += 2 {
		id := ir.ID(words[i])
		nonUniform = nonUniform || r.m.HasDecoration(id, spirv.DecorationNonUniform)
		if r.m.HasDecoration(id, spirv.DecorationRelaxedPrecision) {
			relaxed = true
		} else {
			exact = exact || !r.c.Constants().IsConstant(id)
		}
	}
	for _, p := range others {
		words = append(words, uint32(r.c.Constants().Arbitrary(r.typ)), uint32(p.ID()))
	}
	phi := r.m.NewInst(spirv.OpPhi, r.typ, true, words...)
	b.InsertBefore(b.First().Next(), phi)
	if relaxed && !exact {
		r.m.Decorate(phi.Result, spirv.DecorationRelaxedPrecision)
	}
	if nonUniform {
		r.m.Decorate(phi.Result, spirv.DecorationNonUniform)
	}
	return phi.Result
}

// isGlobal reports whether an id is known to be defined outside of functions.
func (r *returnMerger) isGlobal(id ir.ID) bool {
	d := r.m.Def(id)
	return d != nil && d.Function() == nil
}

// distinct returns each of some blocks once.
func distinct(list []*ir.Block) []*ir.Block {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b *ir.Block) int { return a.Index - b.Index })
	return slices.Compact(list)
}
