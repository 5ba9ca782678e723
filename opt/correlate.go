package opt

import (
	"sync"

	"hone/graph"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// Correlate uses what a branch tells of values in the blocks that only one of its edges leads to: a condition is true
// where the branch on it went to its first target and false where it went to the second, a value that was compared with
// a constant is that constant where they are equal, and so is the selector of an OpSwitch in a case of one value. The
// phis after such blocks, and after the edges themselves, are among the users.
//
// Source: the walk over the dominator tree of Click, "Global Code Motion / Global Value Numbering", 1995, as LLVM's GVN
// does it by propagating equalities. What becomes constant by it, simplify and simplify-cfg find.
//
// Cost: linear in instructions and operands, where a condition or what it compares is used elsewhere; else linear in
// blocks.
var Correlate = pass.ForFunctions("correlate", "use what branches tell of values where they lead",
	func(c *pass.Context, f *ir.Function) bool {
		t := correlators.Get().(*correlator)
		defer correlators.Put(t)
		t.c, t.m, t.f, t.changed = c, c.Module, f, false
		if !t.worthwhile() {
			return false
		}
		t.values = c.Module.NewTable()
		defer t.values.Release()
		t.walk(c.Dominators(f))
		return t.changed
	}, pass.Idempotent, pass.IgnoresRemovals)

// correlator is the state of the pass. It is reused from function to function.
type correlator struct {
	c       *pass.Context
	m       *ir.Module
	f       *ir.Function
	values  *ir.Table // id -> 1 + index in log of what is known of it where the walk is; 0: nothing
	log     []fact    // what is known, innermost last
	scopes  graph.Scopes
	cases   []int32 // by block: the word of the only literal with which an OpSwitch leads there
	changed bool
}

// fact is that a value has the bits of a constant, whose instruction is made where it is used.
type fact struct {
	id     ir.ID
	bits   uint64
	before int32 // in the table
}

var correlators = sync.Pool{New: func() any { return new(correlator) }}

// worthwhile reports whether a branch tells something of a value that is used elsewhere.
func (t *correlator) worthwhile() bool {
	for _, b := range t.f.Blocks {
		switch last := b.Terminator(); last.Op {
		case spirv.OpSwitch:
			if t.m.Uses(last.ID(0)) > 1 {
				return true
			}
		case spirv.OpBranchConditional:
			if t.tells(last.ID(0), maxParts) {
				return true
			}
		}
	}
	return false
}

// maxParts is how deep a condition is looked into.
const maxParts = 8

// tells reports whether a condition, or a value that it is made of, is used more than once.
func (t *correlator) tells(cond ir.ID, depth int) bool {
	in := t.m.Def(cond)
	if in == nil || in.Function() == nil || depth == 0 {
		return false
	}
	if t.m.Uses(cond) > 1 {
		return true
	}
	switch in.Op {
	case spirv.OpLogicalNot:
		return t.tells(in.ID(0), depth-1)
	case spirv.OpLogicalAnd, spirv.OpLogicalOr:
		return t.tells(in.ID(0), depth-1) || t.tells(in.ID(1), depth-1)
	case spirv.OpIEqual, spirv.OpINotEqual, spirv.OpFOrdEqual, spirv.OpFUnordNotEqual:
		x, _ := t.comparison(in)
		return x != 0 && t.m.Uses(x) > 1
	}
	return false
}

// comparison returns the value that in compares with a constant, and the bits of the constant; 0 where it compares
// others.
func (t *correlator) comparison(in *ir.Inst) (x ir.ID, bits uint64) {
	x, k := in.ID(0), in.ID(1)
	if d := t.m.Def(k); d == nil || d.Function() != nil {
		x, k = k, x
	}
	bits, ok := t.m.Constants().ScalarValue(k)
	if d := t.m.Def(x); !ok || d == nil || d.Function() == nil {
		return 0, 0
	}
	// A float that equals one has its bits, but for zeros and what may count as zero.
	format, ok := t.m.Types().FloatFormat(t.m.TypeOf(x))
	if ok && (bits&^format.SignBit() == 0 || format.IsDenormal(bits) || format.IsNaN(bits)) {
		return 0, 0
	}
	return x, bits
}

// walk visits blocks so that dominators come first.
func (t *correlator) walk(dom *graph.Dominators) {
	t.scopes.Reset()
	t.log = t.log[:0]
	t.cases = filled(t.cases, len(t.f.Blocks), 0)
	for _, v := range dom.PreOrder() {
		t.undo(t.scopes.Enter(dom, v, len(t.log)))
		b := t.f.Blocks[v]
		if p := onlyPred(b); p != nil && dom.Idom(int(v)) == p.Index {
			t.learn(p, b)
		}
		if len(t.log) > 0 {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op != spirv.OpPhi {
					t.use(in)
				}
			}
		}
		if last := b.Terminator(); last.Op == spirv.OpSwitch {
			t.noteCases(last)
		}
		t.usePhis(b)
	}
	t.undo(0)
}

// onlyPred returns the block from which all edges to b come, nil where there are several or none.
func onlyPred(b *ir.Block) *ir.Block {
	list := b.Preds()
	if len(list) == 0 {
		return nil
	}
	for _, p := range list[1:] {
		if p != list[0] {
			return nil
		}
	}
	return list[0]
}

// undo forgets what was learned since the log had a length.
func (t *correlator) undo(n int) {
	for i := len(t.log) - 1; i >= n; i-- {
		t.values.Set(t.log[i].id, t.log[i].before)
	}
	t.log = t.log[:n]
}

// know records that a value is a constant.
func (t *correlator) know(id ir.ID, bits uint64) {
	if t.m.Allows(t.m.TypeOf(id), ir.ConstantOf) {
		t.log = append(t.log, fact{id, bits, t.values.Get(id)})
		t.values.Set(id, int32(len(t.log)))
	}
}

// learn records what the branch at the end of p tells where it leads to b.
func (t *correlator) learn(p, b *ir.Block) {
	switch last := p.Terminator(); last.Op {
	case spirv.OpBranchConditional:
		if last.ID(1) != last.ID(2) {
			t.learnCondition(last.ID(0), last.ID(1) == b.ID(), maxParts)
		}
	case spirv.OpSwitch:
		// The cases of p are the last ones that were noted for its targets, as p dominates them.
		i := int(t.cases[b.Index])
		if i <= 0 || t.m.Def(last.ID(0)) == nil || t.m.Def(last.ID(0)).Function() == nil {
			return
		}
		v := uint64(last.Word(i))
		if t.m.NumberWidth(last.ID(0)) > 32 {
			v |= uint64(last.Word(i+1)) << 32
		}
		t.know(last.ID(0), v)
	}
}

// learnCondition records that a condition has a value, and what that tells of what it is made of, to a depth.
func (t *correlator) learnCondition(cond ir.ID, value bool, depth int) {
	in := t.m.Def(cond)
	if in == nil || in.Function() == nil {
		return
	}
	bits := uint64(0)
	if value {
		bits = 1
	}
	if t.know(cond, bits); depth == 0 {
		return
	}
	switch in.Op {
	case spirv.OpLogicalNot:
		t.learnCondition(in.ID(0), !value, depth-1)
	case spirv.OpLogicalAnd, spirv.OpLogicalOr:
		if value == (in.Op == spirv.OpLogicalAnd) {
			t.learnCondition(in.ID(0), value, depth-1)
			t.learnCondition(in.ID(1), value, depth-1)
		}
	case spirv.OpIEqual, spirv.OpFOrdEqual, spirv.OpINotEqual, spirv.OpFUnordNotEqual:
		if value == (in.Op == spirv.OpIEqual || in.Op == spirv.OpFOrdEqual) {
			if x, bits := t.comparison(in); x != 0 {
				t.know(x, bits)
			}
		}
	}
}

// noteCases notes for each target of an OpSwitch the literal that leads there: -1 where there are several, or the
// default leads there too.
func (t *correlator) noteCases(in *ir.Inst) {
	words := 1
	if t.m.NumberWidth(in.ID(0)) > 32 {
		words = 2
	}
	for s := range in.Block().Succs() {
		t.cases[s.Index] = 0
	}
	t.cases[t.m.BlockOf(in.ID(1)).Index] = -1
	for i := 2; i+words < in.NumWords(); i += words + 1 {
		at := &t.cases[t.m.BlockOf(in.ID(i+words)).Index]
		if *at == 0 {
			*at = int32(i)
		} else {
			*at = -1
		}
	}
}

// use makes operands constants that are known to be.
func (t *correlator) use(in *ir.Inst) {
	if in.Unknown() || t.m.IsDebug(in) {
		return
	}
	for i, id := range in.IDs() {
		t.useOperand(in, i, id)
	}
}

// useOperand makes an operand a constant if it is known to be.
func (t *correlator) useOperand(in *ir.Inst, i int, id ir.ID) {
	known := t.values.Get(id)
	if known == 0 || !t.c.Transform() {
		return
	}
	in.SetID(i, t.m.Constants().Scalar(t.m.TypeOf(id), t.log[known-1].bits))
	t.changed = true
}

// maxCorrelated is how many edges may lead to a block with phis that are looked at.
const maxCorrelated = 64

// usePhis does the same for what phis take from b. On an edge to a block that others lead to, too, more is known than
// in b.
func (t *correlator) usePhis(b *ir.Block) {
	n := len(t.log)
	var before *ir.Block
	for s := range b.Succs() {
		if s == before || s.First().Next().Op != spirv.OpPhi || len(s.Preds()) > maxCorrelated {
			continue
		}
		before = s
		if b.Terminator().Op != spirv.OpBranch && onlyPred(s) == nil {
			t.learn(b, s)
		}
		if len(t.log) > 0 {
			for phi := range s.Phis() {
				if t.m.Pinned(phi.Result) {
					continue
				}
				for i := 0; i < phi.NumWords(); i += 2 {
					if phi.ID(i+1) == b.ID() {
						t.useOperand(phi, i, phi.ID(i))
					}
				}
			}
		}
		t.undo(n)
	}
}
