package opt

import (
	"sync"

	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// SCCP finds the scalar integers and booleans that are constant if only the branches are taken that these constants
// let: sparse conditional constant propagation (Wegman and Zadeck, "Constant Propagation with Conditional Branches",
// 1991). It takes a value for constant until something says otherwise, so it also finds what a loop carries around
// unchanged and what only edges that are never taken would change. Conditions become constants; simplify-cfg takes the
// edges away.
//
// Where there is no loop, simplify and simplify-cfg find the same in some rounds. The pass looks only at functions with
// a phi of a constant. It leaves alone vectors and floating-point operations; floats that are
// constants already go through phis.
//
// Cost: linear in instructions and operands, after a glance at the phis.
var SCCP = pass.ForFunctions("sccp", "find constants around loops, and along edges that are taken",
	func(c *pass.Context, f *ir.Function) bool {
		if !hasPhiOfConstant(c.Module, f) {
			return false
		}
		p := propagators.Get().(*propagator)
		defer propagators.Put(p)
		p.c, p.m, p.f, p.uses = c, c.Module, f, analysis.Uses.Of(c, f)
		p.values, p.blocks, p.users = append(p.values[:0], 0), p.blocks[:0], p.users[:0]
		p.reached, p.target = filled(p.reached, len(f.Blocks), 0), filled(p.target, len(f.Blocks), undecided)
		p.state = c.Module.NewTable()
		defer p.state.Release()
		p.propagate()
		return p.rewrite()
	}, pass.Idempotent)

// hasPhiOfConstant reports whether there is a phi that takes a constant on some edge.
func hasPhiOfConstant(m *ir.Module, f *ir.Function) bool {
	for _, b := range f.Blocks {
		for phi := range b.Phis() {
			for i := 0; i < phi.NumWords(); i += 2 {
				if _, ok := m.Constants().ScalarValue(phi.ID(i)); ok {
					return true
				}
			}
		}
	}
	return false
}

// propagator is the state of the pass. It is reused from function to function.
type propagator struct {
	c       *pass.Context
	m       *ir.Module
	f       *ir.Function
	uses    *analysis.UseLists
	state   *ir.Table // by result: 0 for nothing yet, varies, or an index into values
	values  []uint64
	reached []int32 // by block: 1 where control flow may come
	target  []int32 // by block: where alone it leads, undecided where nothing is known yet, anywhere
	blocks  []*ir.Block
	users   []*ir.Inst
}

const (
	varies    = -1
	undecided = -1
	anywhere  = -2
)

var propagators = sync.Pool{New: func() any { return new(propagator) }}

// propagate follows values and edges until nothing changes.
func (p *propagator) propagate() {
	p.reach(p.f.Entry())
	for _, b := range p.f.Blocks { // what an instruction of unknown meaning names, it may lead to
		if p.m.Pinned(b.ID()) {
			p.reach(b)
		}
	}
	for len(p.blocks) > 0 || len(p.users) > 0 {
		p.m.Spend(1)
		if n := len(p.users); n > 0 {
			in := p.users[n-1]
			if p.users = p.users[:n-1]; p.reached[in.Block().Index] != 0 {
				p.visit(in)
			}
			continue
		}
		b := p.blocks[len(p.blocks)-1]
		p.blocks = p.blocks[:len(p.blocks)-1]
		for in := range b.Insts() {
			p.visit(in)
		}
	}
}

func (p *propagator) reach(b *ir.Block) {
	if p.reached[b.Index] == 0 {
		p.reached[b.Index] = 1
		p.blocks = append(p.blocks, b)
	}
}

// visit looks at an instruction anew.
func (p *propagator) visit(in *ir.Inst) {
	switch {
	case in.Next() == nil:
		p.branch(in)
	case in.Result == 0 || in.Type == 0:
	case p.state.Get(in.Result) == varies:
	case in.Op == spirv.OpPhi:
		p.phi(in)
	default:
		p.compute(in)
	}
}

// value returns what is known of an operand: known and its value, or varies; neither where nothing is known yet.
func (p *propagator) value(id ir.ID) (v uint64, known, vary bool) {
	switch s := p.state.Get(id); {
	case s > 0:
		return p.values[s], true, false
	case s == varies:
		return 0, false, true
	}
	if v, known = p.m.Constants().ScalarValue(id); known {
		return v, true, false
	}
	d := p.m.Def(id)
	return 0, false, d == nil || d.Block() == nil || p.m.Pinned(id)
}

// set records what a result is, and has its users looked at if that is new.
func (p *propagator) set(in *ir.Inst, v uint64, known bool) {
	at := p.state.Get(in.Result)
	switch {
	case at == varies, at > 0 && known && p.values[at] == v:
		return
	case at > 0 || !known || !p.m.Allows(in.Type, ir.ConstantOf):
		p.state.Set(in.Result, varies)
	default:
		p.state.Set(in.Result, int32(len(p.values)))
		p.values = append(p.values, v)
	}
	for _, u := range p.uses.Of(in.Result) {
		if u.Inst.Block() != nil && u.Inst.Function() == p.f {
			p.users = append(p.users, u.Inst)
		}
	}
}

// phi meets the values of the edges that are taken.
func (p *propagator) phi(in *ir.Inst) {
	var all uint64
	any := false
	for i := 0; i < in.NumWords(); i += 2 {
		if !p.taken(p.m.BlockOf(in.ID(i+1)), in.Block()) {
			continue
		}
		v, known, vary := p.value(in.ID(i))
		if vary || known && any && v != all {
			p.set(in, 0, false)
			return
		}
		if known {
			all, any = v, true
		}
	}
	if any {
		p.set(in, all, true)
	}
}

// taken reports whether control flow may go from one block to another.
func (p *propagator) taken(from, to *ir.Block) bool {
	if p.reached[from.Index] == 0 {
		return false
	}
	t := p.target[from.Index]
	return t == anywhere || int(t) == to.Index
}

// compute looks at an instruction that is no phi.
func (p *propagator) compute(in *ir.Inst) {
	if in.Unknown() || p.m.Pinned(in.Result) {
		p.set(in, 0, false)
		return
	}
	switch in.Op {
	case spirv.OpCopyObject:
		if v, known, vary := p.value(in.ID(0)); known || vary {
			p.set(in, v, known)
		}
		return
	case spirv.OpSelect:
		p.choose(in)
		return
	case spirv.OpLogicalAnd, spirv.OpLogicalOr:
		for i := range 2 {
			if v, known, _ := p.value(in.ID(i)); known && (v != 0) == (in.Op == spirv.OpLogicalOr) {
				p.set(in, v, true)
				return
			}
		}
	}
	waits := false // for an operand of which nothing is known yet
	v, ok := (&Evaluator{Module: p.m}).Compute(in, func(id ir.ID) (uint64, bool) {
		v, known, vary := p.value(id)
		waits = waits || !known && !vary
		return v, known
	})
	if ok || !waits {
		p.set(in, v, ok)
	}
}

// choose looks at an OpSelect of scalars.
func (p *propagator) choose(in *ir.Inst) {
	cond, known, vary := p.value(in.ID(0))
	switch {
	case known:
		if v, known, vary := p.value(in.ID(2 - int(cond))); known || vary {
			p.set(in, v, known)
		}
	case vary:
		a, knownA, varyA := p.value(in.ID(1))
		b, knownB, varyB := p.value(in.ID(2))
		if varyA || varyB || knownA && knownB && a != b {
			p.set(in, 0, false)
		} else if knownA && knownB {
			p.set(in, a, true)
		}
	}
}

// branch follows the edges that a terminator may take.
func (p *propagator) branch(in *ir.Inst) {
	b := in.Block()
	if p.target[b.Index] == anywhere {
		return
	}
	target := int32(anywhere)
	switch in.Op {
	case spirv.OpBranchConditional, spirv.OpSwitch:
		v, known, vary := p.value(in.ID(0))
		if !known && !vary {
			return
		}
		if known && in.Op == spirv.OpSwitch {
			target = int32(p.m.BlockOf(in.SwitchTarget(v)).Index)
		} else if known {
			target = int32(p.m.BlockOf(in.ID(2 - int(v))).Index)
		}
	}
	if target == p.target[b.Index] {
		return
	}
	p.target[b.Index] = target
	for s := range b.Succs() {
		if target != anywhere && s.Index != int(target) {
			continue
		}
		p.reach(s)
		for phi := range s.Phis() {
			p.users = append(p.users, phi)
		}
	}
}

// rewrite makes the values that were found constants. It reports whether there were some.
func (p *propagator) rewrite() bool {
	changed := false
	for _, b := range p.f.Blocks {
		for in := range b.Insts() {
			if in.Result == 0 || in.Type == 0 || p.m.Uses(in.Result) == 0 || p.m.Pinned(in.Result) {
				continue
			}
			at := p.state.Get(in.Result)
			if at <= 0 || p.reached[b.Index] == 0 || !p.c.Transform() {
				continue
			}
			constant := p.m.Constants().Scalar(in.Type, p.values[at])
			if effects.Removable(in) {
				p.m.ReplaceAndRemove(in, constant)
			} else {
				p.m.Replace(in.Result, constant)
			}
			changed = true
		}
	}
	return changed
}
