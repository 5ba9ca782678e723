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
// Loads are numbered where nothing can write what they read: inputs, constants, uniform blocks. OpSampledImage is only
// within a block, since it must be in that of its user. Reads of images are where nothing in the function writes any.
// It leaves alone convergent operations but for derivatives, and everything that depends on writable memory.
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
		FastMath, pass.Idempotent, pass.IgnoresRemovals, pass.AwaitsSingleUse)
}

// rules are what a simplify pass applies.
type rules struct {
	own     []*rewrite.Program // beside hone's
	applied func(p *rewrite.Program, rule int)
}

func simplify(c *pass.Context, f *ir.Function, r *rules) bool {
	s := simplifiers.Get().(*simplifier)
	s.c, s.m, s.f, s.changed, s.leave, s.again, s.kept = c, c.Module, f, false, false, false, false
	s.floats, s.images = nil, 0
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
		s.m.Spend(1)
		changed = true
		s.changed, s.again, s.kept = false, false, false
		s.walk(dom)
	}
	s.loads.reset()
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
	making   bool                   // what was just made has no users yet, and stays
	images   int8                   // what the function does to them; 0: not asked yet

	words, path []uint32   // scratch
	lanes       lanes      // likewise
	loads       loads      // that the walk has seen
	gone        []*ir.Inst // likewise
	dom         *graph.Dominators
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

// walk visits blocks so that dominators come first and, back edges aside, predecessors. Scopes of the numbering follow
// the tree.
func (s *simplifier) walk(dom *graph.Dominators) {
	s.scopes.Reset()
	s.loads.reset()
	s.phis, s.dom = s.phis[:0], dom
	for _, v := range dom.PreOrder() {
		s.numbering.enter(s.scopes.Enter(dom, v, len(s.numbering.entries)))
		for in := range s.f.Blocks[v].Insts() {
			if in.MendConstants() { // before equal ones are looked for
				s.changed = true
			}
			switch {
			case in.Block() == nil: // it was removed
			case in.Result == 0 || in.Type == 0:
			case movesComponents(in.Op) && s.m.Uses(in.Result) == 0:
				if s.may() && s.unused(in.Result) {
					s.edited()
				}
			default:
				s.inst(in)
			}
		}
	}
	s.numbering.enter(0)
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
	s.release(in)
	s.edited()
}

// become makes in another operation in place, and removes what is unused then.
func (s *simplifier) become(in *ir.Inst, op spirv.Op, words ...uint32) {
	var old [maxLanes]uint32
	n := copy(old[:], valuesOf(in))
	in.Become(op, words...)
	for _, w := range old[:n] {
		s.unused(ir.ID(w))
	}
}

// release removes what only moves components and was used by nothing but an instruction that is removed, or used to be:
// what else it uses may be used once now, which counts.
func (s *simplifier) release(gone *ir.Inst) {
	s.gone = append(s.gone[:0], gone)
	for len(s.gone) > 0 {
		s.m.Spend(1)
		last := len(s.gone) - 1
		in := s.gone[last]
		s.gone[last] = nil
		s.gone = s.gone[:last]
		if in.Op == spirv.OpPhi { // which uses what comes later
			continue
		}
		for _, id := range in.IDs() {
			if d := s.unusedMove(id); d != nil {
				d.Remove()
				s.gone = append(s.gone, d)
			}
		}
	}
}

// unused removes a value that nothing uses, if it only moves components. It reports whether it is removed.
func (s *simplifier) unused(id ir.ID) bool {
	d := s.unusedMove(id)
	if d == nil {
		return false
	}
	d.Remove()
	s.release(d)
	return true
}

// unusedMove returns what defines a value that nothing uses, if it only moves components and may go, nil for others.
func (s *simplifier) unusedMove(id ir.ID) *ir.Inst {
	if s.m.Uses(id) > 0 || s.making {
		return nil
	}
	d := s.m.Def(id)
	if d == nil || !movesComponents(d.Op) || d.Block() == nil || d.Unknown() || s.m.Pinned(id) {
		return nil
	}
	if next := d.Next(); next != nil && next.Op.Is(spirv.TraitContinued) {
		return nil
	}
	return d
}

// movesComponents reports whether an operation only puts parts of composites together or takes them out.
func movesComponents(op spirv.Op) bool {
	return op >= spirv.OpVectorShuffle && op <= spirv.OpCompositeInsert
}

// number replaces in by an equal instruction that dominates it, if there is one.
func (s *simplifier) number(in *ir.Inst) {
	if !s.numberable(in) {
		return
	}
	equal := s.numbering.find(in)
	if equal == nil || !s.sameResult(equal, in) {
		return
	}
	if !s.m.MergeDecorations(equal.Result, in.Result) {
		return
	}
	if equal.Op == spirv.OpVectorShuffle {
		if from := s.m.Def(equal.ID(0)); from != nil && from.Op == spirv.OpVectorTimesMatrix {
			s.again = true // perhaps it is the only user now: see productOfColumns
		}
	}
	s.replace(in, equal.Result)
}

// numberable reports whether an equal instruction that dominates in may have the same result: see sameResult.
func (s *simplifier) numberable(in *ir.Inst) bool {
	switch op := in.Op; {
	case op == spirv.OpPhi, op == spirv.OpUndef:
		return false
	case op == spirv.OpSampledImage:
		return !in.Unknown()
	case op == spirv.OpLoad:
		return in.NumWords() == 1 && s.m.ReadOnly(in.ID(0))
	case takesDerivatives(op), readsImage(op):
		return !in.Unknown() && !effects.Ordered(in) && (op != spirv.OpImageRead || !s.coherent(in))
	}
	return effects.Mergeable(in)
}

// coherent reports whether what an OpImageRead reads may be what others make visible meanwhile.
func (s *simplifier) coherent(in *ir.Inst) bool {
	load := s.m.Def(in.ID(0))
	return load == nil || load.Op != spirv.OpLoad || s.m.CoherentPointer(load.ID(0))
}

// sameResult reports whether what is numbered has the result of an equal instruction that dominates it.
//
// Derivatives are those of a quad, and are defined where all of it executes the instruction. Then all of it has
// executed the first one too, and with the same operands, unless that was in another iteration of a loop: invocations
// may leave a loop in different ones.
func (s *simplifier) sameResult(first, in *ir.Inst) bool {
	if s.loops && takesDerivatives(in.Op) && s.leftLoop(first.Block(), in.Block()) {
		return false
	}
	return !readsImage(in.Op) || !s.writesImages()
}

// leftLoop reports whether a loop construct that a block is in, or may be in, does not contain another block that it
// dominates. What is before a break is in the construct, though not in the natural loop.
func (s *simplifier) leftLoop(from, to *ir.Block) bool {
	const most = 64
	loops := analysis.Loops.Of(s.c, s.f)
	if from == to || len(loops.All()) == 0 {
		return false
	}
	if len(loops.All()) > most {
		return true
	}
	for _, l := range loops.All() {
		if !s.dom.Dominates(l.Header, from.Index) {
			continue
		}
		if l.Contains(from.Index) && !l.Contains(to.Index) {
			return true
		}
		merge := s.f.Blocks[l.Header].LoopMerge()
		if merge == nil {
			return true
		}
		m := s.m.BlockOf(merge.ID(0))
		if m == nil || !s.dom.Reachable(m.Index) {
			continue
		}
		if s.dom.Dominates(m.Index, to.Index) && !s.dom.Dominates(m.Index, from.Index) {
			return true
		}
	}
	return false
}

// takesDerivatives reports whether the result of an operation depends on operands that the other invocations of its
// quad have.
func takesDerivatives(op spirv.Op) bool {
	switch op {
	case spirv.OpImageSampleImplicitLod, spirv.OpImageSampleDrefImplicitLod, spirv.OpImageSampleProjImplicitLod,
		spirv.OpImageSampleProjDrefImplicitLod, spirv.OpImageGather, spirv.OpImageDrefGather, spirv.OpImageQueryLod:
		return true
	}
	return op >= spirv.OpDPdx && op <= spirv.OpFwidthCoarse
}

// readsImage reports whether an operation reads texels.
func readsImage(op spirv.Op) bool {
	return op >= spirv.OpImageSampleImplicitLod && op <= spirv.OpImageRead
}

// writesImages reports whether something in the function may write what an image holds, which may share its memory with
// a buffer.
func (s *simplifier) writesImages() bool {
	if s.images == 0 {
		s.images = readImages
		for in := range s.f.Insts() {
			if effects.Of(in)&spirv.WritesMemory == 0 || in.IsTerminator() {
				continue
			}
			if in.Op == spirv.OpStore {
				switch class, _ := s.m.Types().StorageClass(s.m.TypeOf(in.ID(0))); class {
				case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassOutput:
					continue
				}
			}
			s.images = writtenImages
			break
		}
	}
	return s.images == writtenImages
}

// What a function does to images.
const (
	readImages    = 1 // at most
	writtenImages = 2 // perhaps
)

// numbering is a hash table of instructions with scopes.
type numbering struct {
	heads   []int32 // by hash: 1 + index of the newest entry
	entries []numbered
	scope   int // the first entry of the innermost scope
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

// enter leaves scopes and enters one.
func (n *numbering) enter(size int) {
	for i := len(n.entries) - 1; i >= size; i-- {
		e := &n.entries[i]
		n.heads[e.hash&uint32(len(n.heads)-1)] = e.next
	}
	n.entries = n.entries[:size]
	n.scope = size
}

// find returns an instruction that equals in, or adds in and returns nil.
func (n *numbering) find(in *ir.Inst) *ir.Inst {
	words := in.Words()
	h := hash(in, words)
	gone := -1
	for i := n.heads[h&uint32(len(n.heads)-1)]; i != 0; i = n.entries[i-1].next {
		e := &n.entries[i-1]
		if e.hash != h || e.in.Op != in.Op || e.in.Type != in.Type || !equal(in.Op, e.words, words) {
			continue
		}
		switch at := e.in.Block(); {
		case at == nil: // it was removed
			gone = int(i - 1)
		case at == in.Block() || in.Op != spirv.OpSampledImage:
			return e.in
		}
	}
	if gone >= n.scope { // its entry is taken, lest they become many
		n.entries[gone].in, n.entries[gone].words = in, words
		return nil
	}
	slot := &n.heads[h&uint32(len(n.heads)-1)]
	n.entries = append(n.entries, numbered{in, words, h, *slot})
	*slot = int32(len(n.entries))
	return nil
}

func hash(in *ir.Inst, words []uint32) uint32 {
	h := (2166136261 ^ uint32(in.Op)) * 16777619
	h = (h ^ uint32(in.Type)) * 16777619
	if in.Op == spirv.OpSampledImage { // one of another block does not count
		h = (h ^ uint32(in.Block().Index)) * 16777619
	}
	if len(words) == 2 && words[0] > words[1] && fold.Commutative(in.Op) {
		h = (h ^ words[1]) * 16777619
		h = (h ^ words[0]) * 16777619
	} else {
		for _, w := range words {
			h = (h ^ w) * 16777619
		}
	}
	return h ^ h>>15
}

func equal(op spirv.Op, x, y []uint32) bool {
	if slices.Equal(x, y) {
		return true
	}
	return len(x) == 2 && len(y) == 2 && x[0] == y[1] && x[1] == y[0] && fold.Commutative(op)
}
