package opt

import (
	"slices"
	"sync"

	"hone/analysis"
	"hone/analysis/fastmath"
	"hone/fold"
	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/rewrite"
	"hone/spirv"
	"hone/ssa"
)

// Simplify walks once over the dominator tree and brings each value to its simplest form as it is reached:
// constants are folded, copies propagated, rewrite rules applied (package rewrite), and a computation
// that an equal one dominates is replaced by it. Equal means the same operation on the same operands,
// found by hashing with scopes (Briggs, Cooper, Simpson, "Value Numbering", 1997, dominator-based).
//
// Loads are numbered where nothing can write what they read: inputs, constants, uniform blocks. It leaves alone
// convergent operations, everything that depends on writable memory, and OpSampledImage, which must be in the block of
// its user.
//
// Cost: linear in instructions and operands.
var Simplify = SimplifyWith(nil, nil)

// SimplifyWith returns [Simplify] with user-defined rewrite rules, which are asked before hone's, in the order of the
// programs. In a registry it takes the place of Simplify, so that they are applied wherever a pipeline simplifies.
// applied is called with the text of each rule that is applied, on several goroutines at once where modules are
// optimized so; it may be nil.
func SimplifyWith(own []*rewrite.Program, applied func(rule string)) *pass.Pass {
	r := rules{own: own}
	if applied != nil {
		r.applied = func(p *rewrite.Program, rule int) { applied(p.Rules[rule]) }
	}
	return pass.ForFunctions("simplify", "fold constants, propagate copies, apply rewrite rules, number values",
		func(c *pass.Context, f *ir.Function) bool { return simplify(c, f, &r) },
		FastMath, pass.Idempotent, pass.IgnoresRemovals)
}

// rules are what a simplify pass applies.
type rules struct {
	own     []*rewrite.Program // beside hone's
	applied func(p *rewrite.Program, rule int)
}

func simplify(c *pass.Context, f *ir.Function, r *rules) bool {
	s := simplifiers.Get().(*simplifier)
	s.c, s.m, s.f, s.changed, s.leave, s.again, s.kept, s.floats = c, c.Module, f, false, false, false, false, nil
	s.own, s.rewriter.Applied = r.own, r.applied
	s.fastMath, _ = fastmath.Parse(FastMath.Of(c))
	s.rewriter.Reset(c.Module)
	s.numbering.init(f)
	s.loops = analysis.HasLoop(f)
	dom := c.Dominators(f)
	s.walk(dom)
	// Each operand was at its simplest when its user was reached, but those of phis that come back around a loop.
	changed := s.changed
	for s.again || s.kept && s.changed || s.loops && s.redundantPhis(dom) {
		changed = true
		s.changed, s.again, s.kept = false, false, false
		s.walk(dom)
	}
	simplifiers.Put(s) // not after a panic: the numbering would not be empty
	return changed
}

// FastMath is the parameter of passes that says which freedoms a user grants to floating-point operations, as text
// that [fastmath.Parse] reads.
var FastMath = pass.String("fast-math", "exact",
	"freedoms of floating-point operations, with + between them: nsz, nnan, ninf, arcp, contract, reassoc, noftz; or all").
	Must(func(text string) error { _, err := fastmath.Parse(text); return err })

// asOften reports whether b is in no loop that a block which dominates it is not in.
func (s *simplifier) asOften(dominator, b *ir.Block) bool {
	if !s.loops {
		return true
	}
	loops := analysis.Loops.Of(s.c, s.f)
	around := loops.Of(dominator.Index)
	for around != nil && around != loops.Of(b.Index) {
		around = around.Parent
	}
	return around == loops.Of(b.Index)
}

// redundantPhis replaces the phis that have only one value together with others. It reports whether there were any.
func (s *simplifier) redundantPhis(dom *graph.Dominators) bool {
	found := false
	for _, r := range ssa.RedundantPhis(s.f, dom, s.phis) {
		if s.may() {
			s.replace(r.Phi, r.Value)
			found = true
		}
	}
	return found
}

// simplifier is the state of the pass. It is reused from function to function.
type simplifier struct {
	c         *pass.Context
	m         *ir.Module
	f         *ir.Function
	numbering numbering
	loops     bool // the function has some
	changed   bool
	leave     bool // Transform gave leave for a rewrite that was not made yet
	again     bool // walk again: an operand of an instruction that the walk had passed became null
	kept      bool // a copy of an undefined value stayed since it is used more than once: see [ir.Inst.Freezes]

	own      []*rewrite.Program
	rewriter rewrite.Rewriter
	fastMath fastmath.Flags         // that the user grants
	floats   *fastmath.Environments // nil: not asked yet

	words, path []uint32     // scratch
	phis        []*ir.Inst   // that the walk left
	scopes      graph.Scopes // of the numbering
}

var simplifiers = sync.Pool{New: func() any {
	s := new(simplifier)
	s.rewriter.Before = s.edited
	s.rewriter.AsOften = s.asOften
	s.rewriter.Made = s.inst
	s.rewriter.Froze = func() { s.changed, s.again = true, true }
	s.rewriter.Granted = s.granted
	s.rewriter.Unusual = func() bool { return fastmath.Possible(s.m, s.fastMath)&^rewrite.Usual != 0 }
	return s
}}

// granted returns the freedoms that an instruction computes with, and whether it rounds to nearest.
func (s *simplifier) granted(in *ir.Inst, width int) (rewrite.Freedoms, bool) {
	floats := s.environments()
	return floats.Freedoms(in, s.fastMath), floats.Nearest(width)
}

// environments returns what the module says of floats in the function.
func (s *simplifier) environments() *fastmath.Environments {
	if s.floats == nil {
		s.floats = fastmath.Of(s.c, s.f)
	}
	return s.floats
}

// walk visits blocks so that dominators come first. Scopes of the numbering follow the tree.
func (s *simplifier) walk(dom *graph.Dominators) {
	s.scopes.Reset()
	s.phis = s.phis[:0]
	for _, v := range dom.PreOrder() {
		s.numbering.shrink(s.scopes.Enter(dom, v, len(s.numbering.entries)))
		for in := range s.f.Blocks[v].Insts() {
			if in.Result != 0 && in.Type != 0 {
				s.inst(in)
			}
		}
	}
	s.numbering.shrink(0)
}

// inst simplifies one instruction that has a result.
func (s *simplifier) inst(in *ir.Inst) {
	if s.m.Pinned(in.Result) || !s.may() {
		return
	}
	for range 8 { // an instruction that became another one is looked at again
		id, again := s.simplify(in)
		if id != 0 && id != in.Result {
			s.replace(in, id)
			return
		}
		if !again {
			break
		}
		if s.edited(); !s.may() {
			return
		}
	}
	s.number(in)
}

// may asks for leave to rewrite something. Leave that was not used is kept for the next instruction.
func (s *simplifier) may() bool {
	s.leave = s.leave || s.c.Transform()
	return s.leave
}

// operandOf returns operand i of from, for in to use instead of the result of from; 0 where it can't be. See
// [ir.Inst.FrozenOperand].
func (s *simplifier) operandOf(from *ir.Inst, i int) ir.ID {
	id := from.ID(i)
	if !s.m.Constants().IsUndefined(id) {
		return id
	}
	if id = from.FrozenOperand(i); id != 0 {
		s.changed, s.again = true, true
	}
	return id
}

// edited records a rewrite.
func (s *simplifier) edited() { s.changed, s.leave = true, false }

// replace puts the value id in place of in, which computes the same.
func (s *simplifier) replace(in *ir.Inst, id ir.ID) {
	s.m.ReplaceAndRemove(in, id)
	s.edited()
}

// number replaces in by an equal instruction that dominates it, if there is one.
func (s *simplifier) number(in *ir.Inst) {
	if !s.numberable(in) {
		return
	}
	equal := s.numbering.find(in)
	if equal == nil {
		return
	}
	if !s.m.MergeDecorations(equal.Result, in.Result) {
		return
	}
	s.m.ReplaceAndRemove(in, equal.Result)
	s.edited()
}

// numberable reports whether an equal instruction that dominates in has the same result.
func (s *simplifier) numberable(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpSampledImage, spirv.OpPhi, spirv.OpUndef:
		return false
	case spirv.OpLoad:
		return in.NumWords() == 1 && s.m.ReadOnly(in.ID(0))
	}
	return effects.Mergeable(in)
}

// numbering is a hash table of instructions with scopes.
type numbering struct {
	heads   []int32 // by hash: 1 + index of the newest entry
	entries []numbered
}

type numbered struct {
	in    *ir.Inst
	words []uint32
	hash  uint32
	next  int32
}

// init sizes the table for a function. Between functions all heads are 0.
func (n *numbering) init(f *ir.Function) {
	count := 0
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			count++
		}
	}
	size := 16
	for size < count {
		size *= 2
	}
	if size > cap(n.heads) {
		n.heads = make([]int32, size)
	}
	n.heads = n.heads[:size]
}

// shrink leaves a scope.
func (n *numbering) shrink(size int) {
	for i := len(n.entries) - 1; i >= size; i-- {
		e := &n.entries[i]
		n.heads[e.hash&uint32(len(n.heads)-1)] = e.next
	}
	n.entries = n.entries[:size]
}

// find returns an instruction that equals in, or adds in and returns nil.
func (n *numbering) find(in *ir.Inst) *ir.Inst {
	words := in.Words()
	h := (2166136261 ^ uint32(in.Op)) * 16777619
	h = (h ^ uint32(in.Type)) * 16777619
	if len(words) == 2 && words[0] > words[1] && fold.Commutative(in.Op) {
		h = (h ^ words[1]) * 16777619
		h = (h ^ words[0]) * 16777619
	} else {
		for _, w := range words {
			h = (h ^ w) * 16777619
		}
	}
	h ^= h >> 15
	slot := &n.heads[h&uint32(len(n.heads)-1)]
	for i := *slot; i != 0; i = n.entries[i-1].next {
		if e := &n.entries[i-1]; e.hash == h && e.in.Op == in.Op && e.in.Type == in.Type && equal(in.Op, e.words, words) {
			return e.in
		}
	}
	n.entries = append(n.entries, numbered{in, words, h, *slot})
	*slot = int32(len(n.entries))
	return nil
}

func equal(op spirv.Op, x, y []uint32) bool {
	if slices.Equal(x, y) {
		return true
	}
	return len(x) == 2 && len(y) == 2 && x[0] == y[1] && x[1] == y[0] && fold.Commutative(op)
}
