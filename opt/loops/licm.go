package loops

import (
	"slices"
	"sync"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/ir/view"
	"hone/opt"
	"hone/pass"
	"hone/spirv"
	"hone/vm/cost"
)

// LICM computes what is the same in every iteration of a loop once, before the loop: loop-invariant code motion (Aho,
// Lam, Sethi, Ullman, "Compilers", section 9.5). Each instruction goes out of as many loops as it can at once.
//
// What may be computed anywhere is moved if every iteration that comes to a back edge computes it. What has undefined
// behaviour for some operands (a division, an address) is moved if the first iteration comes to it whatever happens; a
// load, too, if nothing in the loop may write what it reads (memory SSA). The first iteration of a counted loop passes
// the test if the values that the counter begins with say so.
//
// A value that is computed before a loop takes a register as long as the loop runs. So addresses, copies and parts of
// composites, which cost nothing where they stand, are moved only for the sake of their users, and other values if
// they save three scalar operations, or as many as the parameter says, for each register that they take (see weigh).
// Where a register file is full that decides how many invocations run at a time: three matrix products fell from 128
// registers to 84 on AMD's VEGA10.
//
// It leaves alone loops that several blocks enter or a block that has a choice, so that a loop which is not entered
// costs nothing; what is convergent; and OpSampledImage, which must be in the block of its user.
//
// Cost: linear in the instructions of loops, times the depth of loops for those that move; memory SSA where there are
// loads of which the pointer is invariant.
var LICM = pass.ForFunctions("licm", "what is the same in every iteration of a loop is computed before it",
	hoistInvariants, licmSaves, pass.Idempotent, pass.IgnoresRemovals, pass.AwaitsSingleUse)

// licmSaves is a parameter of [LICM]. RADV's figures over real shaders are best for 3: with less, registers rise, with
// more, code and latency.
var licmSaves = pass.Int("saves", 3, "how many scalar operations a value saves for each register that it takes").
	Must(pass.Within(0, 1_000_000))

func hoistInvariants(c *pass.Context, f *ir.Function) bool {
	if !analysis.HasLoop(f) {
		return false
	}
	loops := analysis.Loops.Of(c, f)
	h := hoisters.Get().(*hoister)
	h.c, h.m, h.f, h.loops, h.dom, h.memory = c, c.Module, f, loops, c.Dominators(f), nil
	h.saves = licmSaves.Of(c)
	h.places = slices.Grow(h.places[:0], len(f.Blocks))[:len(f.Blocks)]
	clear(h.places)
	h.moves, h.at = h.moves[:0], c.Module.NewTable()
	for _, l := range loops.All() {
		h.followFirst(l)
	}
	for _, v := range loops.Order() { // definitions come before their uses
		if l := loops.Of(int(v)); l != nil {
			h.block(l, f.Blocks[v])
		}
	}
	changed := h.move()
	h.at.Release()
	hoisters.Put(h)
	return changed
}

var hoisters = sync.Pool{New: func() any { return new(hoister) }}

// hoister is the state of the pass. It is reused from function to function.
type hoister struct {
	c      *pass.Context
	m      *ir.Module
	f      *ir.Function
	loops  *graph.Loops
	dom    *graph.Dominators
	memory *analysis.MemoryGraph // nil: not asked for yet
	saves  int                   // the parameter

	places []placeInLoop // by block
	moves  []hoist
	at     *ir.Table // by result: 1 + index of its hoist
	work   []*ir.Block
}

// placeInLoop says which iterations of the innermost loop around a block come to it.
type placeInLoop struct {
	first  bool // the first one, whatever happens
	whole  bool // and to its end
	seen   bool // a walk from a selection to its merge block came by
	asked  bool // what follows is known
	each   bool // each iteration that comes to a back edge
	before int  // of a header: 1 + the preheader, 0 if it is not known, -1 if there is none
}

// preheader returns the block from which alone a loop is entered, nil if there is none.
func (h *hoister) preheader(l *graph.Loop) *ir.Block {
	p := &h.places[l.Header]
	if p.before == 0 {
		if p.before = l.Preheader() + 1; p.before == 0 {
			p.before = -1
		}
	}
	if p.before < 0 {
		return nil
	}
	return h.f.Blocks[p.before-1]
}

// hoist is an instruction that can be computed before a loop.
type hoist struct {
	in     *ir.Inst
	out    *graph.Loop // the outermost one that it can leave
	free   bool        // it costs nothing where it stands
	saves  int         // scalar operations in each iteration, also of operands that nothing else uses
	takes  int         // registers of the result in the loop, less the registers of such operands
	wanted *graph.Loop // which loop it is to leave; nil: it stays
}

// followFirst marks the blocks that the first iteration of a loop comes to for certain, as far as they follow from
// branches that have no choice, from tests that are decided by the values the phis begin with, and from selections
// that nothing leaves early.
func (h *hoister) followFirst(l *graph.Loop) {
	before := h.preheader(l)
	if before == nil {
		return
	}
	for b := h.f.Blocks[l.Header]; b != nil && h.loops.Of(b.Index) == l && !h.places[b.Index].first; {
		h.m.Spend(1)
		p := &h.places[b.Index]
		p.first = true
		if p.whole = returns(b); !p.whole {
			return
		}
		b = h.next(b, before, l)
	}
}

// next returns where the first iteration comes to behind a block, nil where that is not known.
func (h *hoister) next(b, before *ir.Block, l *graph.Loop) *ir.Block {
	end := b.Terminator()
	switch end.Op {
	case spirv.OpBranch:
		return h.m.Def(end.ID(0)).Block()
	case spirv.OpBranchConditional:
		first := func(phi *ir.Inst) (uint64, bool) {
			if phi.Block().Index != l.Header {
				return 0, false
			}
			return h.c.Constants().ScalarValue(phi.PhiValue(before))
		}
		if holds, ok := (&opt.Evaluator{Module: h.m}).Evaluate(end.ID(0), first, 4); ok {
			return h.m.Def(end.ID(2 - int(holds))).Block()
		}
	}
	merge := b.MergeBlock()
	if merge == nil || b.LoopMerge() != nil {
		return nil
	}
	// Whichever way it goes, it comes to the merge block, unless something leaves the selection otherwise. A loop within
	// could run forever.
	h.work = append(h.work[:0], b)
	for len(h.work) > 0 {
		h.m.Spend(1)
		x := h.work[len(h.work)-1]
		h.work = h.work[:len(h.work)-1]
		leads := false
		for s := range x.Succs() {
			leads = true
			p := &h.places[s.Index]
			if s == merge || p.seen {
				continue
			}
			if h.loops.Of(s.Index) != l || s.Index == l.Header || !returns(s) {
				return nil
			}
			p.seen = true
			h.work = append(h.work, s)
		}
		if !leads {
			return nil
		}
	}
	return merge
}

// returns reports whether all that is in a block comes to an end.
func returns(b *ir.Block) bool {
	for in := range b.Insts() {
		if mayNotReturn(in) {
			return false
		}
	}
	return true
}

// mayNotReturn reports whether an instruction may be the last one that an invocation executes.
func mayNotReturn(in *ir.Inst) bool { return in.Op == spirv.OpFunctionCall || effects.MayEnd(in) }

// block finds what can be moved out of a block, the innermost loop around which is l.
func (h *hoister) block(l *graph.Loop, b *ir.Block) {
	reached := true // what stands before comes to an end
	for in := range b.Insts() {
		if in.Result != 0 && in.Type != 0 && !h.m.Pinned(in.Result) {
			if out := h.outermost(l, b, in, reached); out != nil {
				h.moves = append(h.moves, hoist{in: in, out: out, free: opt.IsFree(in)})
				h.at.Set(in.Result, int32(len(h.moves)))
			}
		}
		reached = reached && !mayNotReturn(in)
	}
}

// outermost returns the outermost loop that an instruction can leave, nil for none. reached says that an invocation
// that comes to its block comes to it.
func (h *hoister) outermost(l *graph.Loop, b *ir.Block, in *ir.Inst, reached bool) (out *graph.Loop) {
	load := in.Op == spirv.OpLoad
	certain := !effects.Speculatable(in) // it must not be executed where it was not
	switch {
	case in.Op == spirv.OpPhi, in.Op == spirv.OpSampledImage, certain && !reached, load && effects.Ordered(in),
		certain && !load && !effects.Mergeable(in):
		return nil
	}
	for at := b; l != nil; l = l.Parent {
		before := h.preheader(l)
		if before == nil || h.loops.Of(at.Index) != l || !h.fixed(l, in) {
			break
		}
		if p := &h.places[at.Index]; !p.first && (certain || !h.each(l, at)) || certain && at != b && !p.whole {
			break
		}
		out, at = l, before
	}
	if load && out != nil {
		return h.unwritten(b, in, out)
	}
	return out
}

// each reports whether all iterations of a loop that come to a back edge come to a block.
func (h *hoister) each(l *graph.Loop, b *ir.Block) bool {
	p := &h.places[b.Index]
	if !p.asked {
		p.asked, p.each = true, true
		for _, tail := range l.BackEdges() {
			p.each = p.each && h.dom.Dominates(b.Index, int(tail))
		}
	}
	return p.each
}

// fixed reports whether the operands of an instruction are defined outside of a loop, or will be.
func (h *hoister) fixed(l *graph.Loop, in *ir.Inst) bool {
	for _, id := range in.IDs() {
		d := h.m.Def(id)
		if d == nil {
			return false
		}
		b := d.Block()
		if b == nil || !l.Contains(b.Index) {
			continue
		}
		i := h.at.Get(id)
		if i == 0 {
			return false
		}
		if out := h.moves[i-1].out; out != l && !contains(out, l) {
			return false
		}
	}
	return true
}

// contains reports whether a loop is around another one.
func contains(outer, inner *graph.Loop) bool {
	return outer.Contains(inner.Header) && outer.Depth < inner.Depth
}

// unwritten returns the outermost of the loops from the one around b up to out in which nothing may write what a load
// reads; nil for none.
func (h *hoister) unwritten(b *ir.Block, in *ir.Inst, out *graph.Loop) *graph.Loop {
	pointer := view.Load(in).Pointer()
	if h.m.ReadOnly(pointer) {
		return out
	}
	if h.memory == nil {
		h.memory = analysis.MemorySSA.Of(h.c, h.f)
	}
	location := analysis.Memory.Of(h.c).Location(pointer)
	access := h.memory.Access(in)
	if access < 0 || !location.NonVolatile {
		return nil
	}
	state := h.memory.Clobber(access, location)
	if h.memory.Kind(state) == analysis.LiveOnEntry {
		return out
	}
	written := h.memory.Block(state).Index
	for l := h.loops.Of(b.Index); ; l = l.Parent {
		if l.Contains(written) {
			return nil
		}
		if l == out {
			return out
		}
		if l.Parent.Contains(written) {
			return l
		}
	}
}

// weigh finds out how many operations an instruction saves and how many registers it takes. Operands come before it.
// An operand that is outside of the loop, or goes there for its own sake, gives its register if nothing else uses it.
func (h *hoister) weigh(x *hoist) {
	x.saves, x.takes = int(cost.Of(h.m, x.in).Weight()), h.scalars(x.in.Type)
	if x.in.Op == spirv.OpLoad || x.saves == 0 && !x.free { // a length or a size is read, too
		x.saves = cost.Memory.Weight() * x.takes
	}
	for _, id := range x.in.IDs() {
		d := h.m.Def(id)
		if d == nil || d.Block() == nil || !h.m.SingleUse(id) {
			continue
		}
		x.takes -= h.scalars(d.Type)
		if !x.out.Contains(d.Block().Index) {
			continue
		}
		if of := &h.moves[h.at.Get(id)-1]; of.free || of.saves < h.saves*of.takes {
			x.saves += of.saves
			x.takes += of.takes
		}
	}
}

// scalars returns how many registers a value of a type takes, about: a struct or array counts as one.
func (h *hoister) scalars(typ ir.ID) int {
	switch t := h.m.Def(typ); {
	case t == nil:
	case t.Op == spirv.OpTypeVector:
		return int(t.Literal(1))
	case t.Op == spirv.OpTypeMatrix:
		return int(t.Literal(1)) * h.scalars(t.ID(0))
	}
	return 1
}

// move moves what is worth it. It reports whether anything was moved.
func (h *hoister) move() bool {
	for i := range h.moves {
		h.weigh(&h.moves[i])
	}
	for i := len(h.moves) - 1; i >= 0; i-- {
		x := &h.moves[i]
		if !x.free && (x.wanted != nil || x.saves >= h.saves*x.takes) {
			x.wanted = x.out
		}
		if x.wanted == nil {
			continue
		}
		for _, id := range x.in.IDs() {
			k := h.at.Get(id)
			if k == 0 {
				continue
			}
			of := &h.moves[k-1]
			if x.wanted.Contains(of.in.Block().Index) && (of.wanted == nil || contains(x.wanted, of.wanted)) {
				of.wanted = x.wanted
			}
		}
	}
	changed := false
	for _, x := range h.moves {
		if x.wanted == nil {
			continue
		}
		if !h.c.Transform() {
			break
		}
		at := h.c.AtEnd(h.preheader(x.wanted))
		at.Move(x.in)
		changed = true
	}
	return changed
}
