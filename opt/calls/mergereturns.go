package calls

import (
	"cmp"
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
//   - A return inside of another construct leaves it through its merge block, with a flag: behind it stands "if (flag)
//     return", for which the same holds. Where that is in a selection whose end is reached, the code behind the return
//     becomes the other arm, and the flag is handed on to the end of that selection.
//   - What then still returns from nested selections branches to the merge block of a switch with a single case around
//     the whole body. (spirv-opt's merge-return always makes one. Mesa makes a loop of it, which its compiler for AMD
//     treats as a real loop: values in it stay in registers, and the estimated latency is four times as high.)
//
// No block is executed by other invocations than before, so convergent operations stay as they are.
//
// A value that a construct defines need not dominate the code behind it any more, if the construct is left by a return
// from before it. It goes through a variable, which mem2reg makes a phi of.
//
// Cost: linear in the function, plus, for each return, the depth of the constructs around it.
//
// It leaves alone: functions that return what no phi may be of, such as pointers; those with terminators of unknown
// meaning; returns from a loop or switch of which a pointer is used after it.
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
	if !c.Grow(4*len(returns)+8*r.around(returns)+4) || !c.Transform() {
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
	holds []bool            // by region: it defines a value, used after it, that no variable can hold; see escapes
	depth int               // how many constructs were put around code
}

// exit is a block that returns, or that branches to the merge block of a selection with a flag that says whether the
// function is to return there.
type exit struct {
	block, as *ir.Block
	nested    bool  // in selections inside of the region that lead on, too: it can't branch to the merge block of that
	flag      ir.ID // 0 for a block that returns
	stays     bool  // without a flag: the function does not return there
	value     ir.ID // of a block that has left its place: its result
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
	if any {
		for i, escapes := range r.escapes() {
			if left[i] && escapes {
				return "a loop or switch that one leaves defines what no variable can hold, for use after it"
			}
		}
	}
	return ""
}

// around returns how many regions are around some blocks.
func (r *returnMerger) around(blocks []*ir.Block) (n int) {
	seen := make([]bool, len(r.t.List))
	for _, b := range blocks {
		for region := r.t.Of(b); region != nil && !seen[region.Index]; region = region.Parent {
			seen[region.Index] = true
			n++
		}
	}
	return n
}

// escapes returns for each region whether it defines a value that is used outside of it and that could not go through
// a variable.
func (r *returnMerger) escapes() []bool {
	if r.holds != nil {
		return r.holds
	}
	r.holds = make([]bool, len(r.t.List))
	for _, b := range r.t.Order() {
		for in := range b.Insts() {
			for _, id := range in.IDs() {
				d := r.m.Def(id)
				if d == nil || d.Block() == nil || d.Block() == b || d.Op == spirv.OpLabel || d.Op.Is(spirv.TraitVariable) ||
					r.m.Allows(d.Type, ir.VariableOf) {
					continue
				}
				for region := r.t.Of(d.Block()); region != nil && !r.t.Contains(region, b); region = region.Parent {
					r.holds[region.Index] = true
				}
			}
		}
	}
	return r.holds
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
			r.leaveSelection(region, list)
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

// deepest bounds how many constructs are put around code: an end of nesting is at 1,023 (specification, section 2.17).
const deepest = 200

// plain reports whether a region is in selections only, whose merge blocks are all that leads on.
func plain(r *analysis.Region) bool {
	return r.Loop() == nil && r.Switch() == nil
}

// leaveSelection has exits leave a selection.
func (r *returnMerger) leaveSelection(region *analysis.Region, list []exit) {
	p := region.Parent
	flagged := slices.DeleteFunc(slices.Clone(list), func(e exit) bool { return e.flag == 0 })
	switch nested := slices.ContainsFunc(list, func(e exit) bool { return e.nested }); {
	case !nested && len(flagged) == 0 && r.nests(p, region, region.Header):
		r.nest(p, region.Header, list)
	case !nested && plain(p) && !r.escapes()[region.Index]:
		r.breakWithFlag(region, list)
	default:
		for _, e := range list {
			if e.flag == 0 {
				e.nested = true
				r.add(p, e)
			}
		}
		if len(flagged) > 0 {
			r.breakWithFlag(region, flagged)
		}
	}
}

// leave has an exit leave a selection that was made behind a construct in region p: the header has the given flag, and
// the exit is the arm where it is true.
func (r *returnMerger) leave(p *analysis.Region, header *ir.Block, e exit, value ir.ID) {
	if r.nests(p, nil, header) {
		r.nest(p, header, []exit{e})
		return
	}
	if tail := r.tail(p, header); tail != nil {
		r.skip(p, header, e, tail, value)
		return
	}
	e.nested = true
	r.add(p, e)
}

// tail returns the block that branches from the code behind a selection to the end of the selection p around it, nil
// unless exactly one does.
func (r *returnMerger) tail(p *analysis.Region, header *ir.Block) (tail *ir.Block) {
	if p.Kind != analysis.SelectionRegion || !plain(p) || r.depth == deepest || r.escapes()[p.Index] {
		return nil
	}
	rest := r.place(header.MergeBlock()).Index
	for _, q := range p.Merge.Preds() {
		if !r.dom.Dominates(rest, r.place(q).Index) {
			continue
		}
		if tail != nil || r.t.Of(r.place(q)) != p || q.Terminator().Op != spirv.OpBranch {
			return nil
		}
		tail = q
	}
	return tail
}

// skip makes the code behind a selection, down to its tail, the other arm of it. The new merge block hands the flag on
// to the end of p.
func (r *returnMerger) skip(p *analysis.Region, header *ir.Block, e exit, tail *ir.Block, value ir.ID) {
	r.depth++
	after := r.newBlock(r.last([]exit{e, {block: tail}}), r.place(tail))
	header.MergeInst().SetID(0, after.ID())
	build.AtEnd(after).Branch(p.Merge.ID())
	for phi := range p.Merge.Phis() {
		words := []uint32{uint32(phi.PhiValue(tail)), uint32(tail.ID()),
			uint32(r.c.Constants().Arbitrary(phi.Type)), uint32(e.block.ID())}
		in := build.AtEnd(after).Emit(spirv.OpPhi, phi.Type, true, words...)
		r.m.CopyDecorations(phi.Result, in.Result)
		phi.SetPhiValue(after, in.Result)
	}
	build.AtEnd(tail).Branch(after.ID())
	build.AtEnd(e.block).Branch(after.ID())

	other := exit{block: tail, stays: true}
	if i := slices.IndexFunc(r.exits[p.Index], func(e exit) bool { return e.block == tail }); i >= 0 {
		other = r.exits[p.Index][i]
		r.exits[p.Index] = slices.Delete(r.exits[p.Index], i, i+1)
	}
	list := []exit{{block: e.block, value: value}, other}
	all := exit{block: after, as: r.place(after), value: r.value(after, list)}
	all.flag = r.flag(after, list)
	r.add(p, all)
}

// nests reports whether what follows a selection or switch can go inside: nothing leads there, or one block does and it
// always returns.
func (r *returnMerger) nests(p, region *analysis.Region, header *ir.Block) bool {
	merge := header.MergeBlock()
	if !plain(p) || r.depth == deepest {
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
	r.depth++
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

// breakWithFlag has exits leave a construct through its merge block, behind which a flag tells them from others.
func (r *returnMerger) breakWithFlag(region *analysis.Region, list []exit) {
	r.flags = true
	merge := region.Merge
	before := r.newBlock(r.last(list), merge)
	ends := r.newBlock(before, merge)
	r.putBefore(region, before)
	region.Header.MergeInst().SetID(0, before.ID())

	list = r.join(before, list)
	value := r.value(before, list)
	flag := r.flag(before, list)
	b := build.AtEnd(before)
	b.BranchConditional(flag, ends.ID(), merge.ID())
	r.ret(ends, value)
	build.AtEnd(before).SelectionMerge(merge.ID(), spirv.SelectionControlNone)
	r.leave(region.Parent, before, exit{block: ends, as: merge}, value)
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
func (r *returnMerger) returnIn(b *ir.Block, list []exit) { r.ret(b, r.value(b, r.join(b, list))) }

// ret ends a block with a return.
func (r *returnMerger) ret(b *ir.Block, value ir.ID) {
	if at := build.AtEnd(b); r.typ != 0 {
		at.ReturnValue(value)
	} else {
		at.Return()
	}
}

// join has exits branch to a block, and returns all blocks that do.
func (r *returnMerger) join(b *ir.Block, list []exit) (all []exit) {
	others := distinct(b.Preds())
	for _, e := range list {
		if e.flag == 0 {
			if r.typ != 0 {
				e.value = e.block.Terminator().ID(0)
			}
			build.AtEnd(e.block).Branch(b.ID())
			for phi := range b.Phis() {
				phi.SetPhiValue(e.block, r.c.Constants().Arbitrary(phi.Type))
			}
		}
		all = append(all, e)
	}
	for _, p := range others {
		if !slices.ContainsFunc(list, func(e exit) bool { return e.block == p }) {
			all = append(all, exit{block: p, stays: true})
		}
	}
	return all
}

// flag returns the id of a phi in a block that others branch to: whether the function is to return there.
func (r *returnMerger) flag(b *ir.Block, from []exit) ir.ID {
	var words []uint32
	for _, e := range from {
		flag := e.flag
		if flag == 0 {
			flag = r.c.Constants().Bool(!e.stays)
		}
		words = append(words, uint32(flag), uint32(e.block.ID()))
	}
	return r.phi(b, r.c.Types().Bool(), words).Result
}

// value returns the id of the function's result in a block that others branch to, 0 in a function without a result. It
// is a phi if the blocks bring different values.
func (r *returnMerger) value(b *ir.Block, from []exit) ir.ID {
	if r.typ == 0 {
		return 0
	}
	var words []uint32
	var first ir.ID
	same := true
	relaxed, exact, nonUniform := false, false, false
	for _, e := range from {
		id := e.value
		if id == 0 {
			id = r.c.Constants().Arbitrary(r.typ)
		} else {
			first = cmp.Or(first, id)
			same = same && first == id
			nonUniform = nonUniform || r.m.HasDecoration(id, spirv.DecorationNonUniform)
			if r.m.HasDecoration(id, spirv.DecorationRelaxedPrecision) {
				relaxed = true
			} else {
				exact = exact || !r.c.Constants().IsConstant(id)
			}
		}
		words = append(words, uint32(id), uint32(e.block.ID()))
	}
	if same && (len(from) == 1 || r.isGlobal(first)) {
		return first
	}
	phi := r.phi(b, r.typ, words)
	if relaxed && !exact {
		r.m.Decorate(phi.Result, spirv.DecorationRelaxedPrecision)
	}
	if nonUniform {
		r.m.Decorate(phi.Result, spirv.DecorationNonUniform)
	}
	return phi.Result
}

// phi puts a phi at the start of a block.
func (r *returnMerger) phi(b *ir.Block, typ ir.ID, words []uint32) *ir.Inst {
	phi := r.m.NewInst(spirv.OpPhi, typ, true, words...)
	b.InsertBefore(b.First().Next(), phi)
	return phi
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
