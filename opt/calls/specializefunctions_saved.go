package calls

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/opt"
	"hone/pass"
	"hone/spirv"
)

// specialization finds out what constants in the place of parameters save in a function, in weights (see weight): by
// one walk in reverse postorder, which computes what depends on constants only and follows the branches that it
// decides. It looks at each block once, so it does not know what a loop makes of a constant. It is an estimate, on
// which nothing but the decision depends.
type specialization struct {
	m     *ir.Module
	f     *ir.Function
	order []int32   // of its blocks
	facts []fact    // what is known
	of    *ir.Table // value -> 1 + index of the fact
	live  []bool    // by block
	seen  []bool    // by block
	cause []int     // by block that is not live: the parameter that decided that, -1 for none
	saved []int     // by parameter
}

// fact is that a value depends on constants only.
type fact struct {
	value     uint64 // of a scalar integer or boolean
	scalar    bool
	parameter int // that it depends on, one of them; -1 for none
}

// What is saved where a constant is more than an operand.
const (
	savedByIndex = 2  // of a variable, which may become values
	savedByBound = 10 // of a loop, which may be unrolled
)

func newSpecialization(c *pass.Context, f *ir.Function) *specialization {
	n := len(f.Blocks)
	order := analysis.CFG.Of(c, f).ReversePostOrder(0)
	return &specialization{m: c.Module, f: f, order: order, of: c.Module.NewTable(), live: make([]bool, n),
		seen: make([]bool, n), cause: make([]int, n), saved: make([]int, len(f.Params))}
}

func (e *specialization) release() { e.of.Release() }

// saves returns what the values of parameters save, by parameter; the value of one that stays is 0. The slice holds
// until the next call.
func (e *specialization) saves(values []ir.ID) []int {
	e.of.Release()
	e.of = e.m.NewTable()
	e.facts = e.facts[:0]
	clear(e.live)
	clear(e.seen)
	clear(e.saved)
	for i := range e.cause {
		e.cause[i] = -1
	}
	for i, id := range values {
		if id != 0 {
			v, ok := e.m.Constants().ScalarValue(id)
			e.know(e.f.Params[i].Result, fact{v, ok, i})
		}
	}
	e.live[0] = true
	for _, i := range e.order {
		b := e.f.Blocks[i]
		e.seen[i] = true
		if !e.live[i] {
			e.skip(b)
			continue
		}
		for in := range b.Insts() {
			if in.IsTerminator() {
				e.branch(b, in)
			} else if !in.Unknown() && in.Result != 0 {
				e.compute(in)
			}
		}
	}
	return e.saved
}

func (e *specialization) know(id ir.ID, x fact) {
	e.facts = append(e.facts, x)
	e.of.Set(id, int32(len(e.facts)))
}

// known returns what is known of a value.
func (e *specialization) known(id ir.ID) (x fact, ok bool) {
	if at := e.of.Get(id); at > 0 {
		return e.facts[at-1], true
	}
	d := e.m.Def(id)
	if d == nil || d.Function() != nil {
		return fact{}, false
	}
	v, scalar := e.m.Constants().ScalarValue(id)
	return fact{v, scalar, -1}, true
}

// save notes what a parameter saves, which is -1 where a constant does that was there before.
func (e *specialization) save(parameter, n int) {
	if parameter >= 0 {
		e.saved[parameter] += n
	}
}

// skip counts a block that nothing leads to.
func (e *specialization) skip(b *ir.Block) {
	why := e.cause[b.Index]
	for _, p := range b.Preds() {
		if why < 0 && e.seen[p.Index] {
			why = e.cause[p.Index]
		}
	}
	e.cause[b.Index] = why
	for in := range b.Insts() {
		e.save(why, weight(e.m, in))
	}
}

// compute looks at an instruction that computes something.
func (e *specialization) compute(in *ir.Inst) {
	if in.Op == spirv.OpPhi {
		e.join(in)
		return
	}
	all, parameter, last := true, -1, fact{}
	for _, id := range in.IDs() {
		x, ok := e.known(id)
		all = all && ok
		if ok && x.parameter >= 0 {
			parameter, last = x.parameter, x
		}
	}
	if parameter < 0 {
		return
	}
	switch {
	case all && effects.Mergeable(in):
		v, scalar := (&opt.Evaluator{Module: e.m}).Compute(in, func(id ir.ID) (uint64, bool) {
			x, _ := e.known(id)
			return x.value, x.scalar
		})
		e.know(in.Result, fact{v, scalar, parameter})
		e.save(parameter, weight(e.m, in))
	case in.Op == spirv.OpLogicalAnd, in.Op == spirv.OpLogicalOr:
		e.save(parameter, 1)
		if absorbs := uint64(0); last.scalar {
			if in.Op == spirv.OpLogicalOr {
				absorbs = 1
			}
			if last.value == absorbs {
				e.know(in.Result, last)
			}
		}
	case in.Op == spirv.OpSelect:
		if x, ok := e.known(in.ID(0)); ok {
			e.save(x.parameter, 1)
		}
	case in.Op == spirv.OpVectorExtractDynamic, in.Op == spirv.OpVectorInsertDynamic, in.Op == spirv.OpFunctionCall:
		e.save(parameter, 1)
	case in.DerivesPointer():
		if base := e.m.UnderlyingObject(in.Result); base != nil && isLocal(e.m, base.Type) {
			e.save(parameter, savedByIndex)
		}
	}
}

// join looks at a phi: it is known if that is the same on all edges that are executed.
func (e *specialization) join(phi *ir.Inst) {
	var same fact
	first := true
	for i := 0; i+1 < phi.NumWords(); i += 2 {
		p := e.m.BlockOf(phi.ID(i + 1))
		if p == nil || !e.seen[p.Index] {
			return // from a loop
		}
		if !e.live[p.Index] {
			continue
		}
		x, ok := e.known(phi.ID(i))
		if !ok || !x.scalar || !first && x.value != same.value {
			return
		}
		if first || x.parameter >= 0 {
			same = x
		}
		first = false
	}
	if !first {
		e.know(phi.Result, same)
	}
}

// branch finds out where a block leads.
func (e *specialization) branch(b *ir.Block, end *ir.Inst) {
	if !end.Unknown() && (end.Op == spirv.OpBranchConditional || end.Op == spirv.OpSwitch) {
		if x, ok := e.known(end.ID(0)); ok && x.scalar {
			e.save(x.parameter, 1)
			var target ir.ID
			switch {
			case end.Op == spirv.OpSwitch:
				target = end.SwitchTarget(x.value)
			case x.value != 0:
				target = end.ID(1)
			default:
				target = end.ID(2)
			}
			for s := range b.Succs() {
				if s.ID() == target {
					e.live[s.Index] = true
				} else if e.cause[s.Index] < 0 {
					e.cause[s.Index] = x.parameter
				}
			}
			return
		}
		e.save(e.bound(b, end), savedByBound)
	}
	for s := range b.Succs() {
		e.live[s.Index] = true
	}
}

// bound returns the parameter on which the other side of a comparison depends that ends a loop, -1 for none.
func (e *specialization) bound(b *ir.Block, end *ir.Inst) int {
	leaves := false
	for s := range b.Succs() {
		if header := s.MergeOf(); header != nil && header.LoopMerge() != nil {
			leaves = true
		}
	}
	test := e.m.Def(end.ID(0))
	if !leaves || test == nil || test.NumWords() != 2 || test.Unknown() {
		return -1
	}
	for _, id := range test.IDs() {
		if x, ok := e.known(id); ok && x.parameter >= 0 {
			return x.parameter
		}
	}
	return -1
}
