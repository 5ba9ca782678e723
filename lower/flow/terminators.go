package flow

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// DemoteToKill replaces OpDemoteToHelperInvocation by OpKill where no neighbour asks for what the invocation would have
// computed as a helper: nothing convergent follows, such as a derivative, a sample that takes one, or an operation of
// the subgroup. What follows the instruction in its block is not executed, and goes.
//
// It leaves alone, and says so, what stands in a continue construct, and functions that others call in a module that
// has anything convergent. Cost: linear, times the number of such instructions in a function.
var DemoteToKill = pass.ForModule("lower-demote-to-kill", "helper invocations that no neighbour needs end",
	func(c *pass.Context) bool {
		d := demoter{c: c, m: c.Module}
		changed := false
		for _, f := range c.Module.Functions() {
			for _, in := range d.demotes(f) {
				changed = d.kill(f, in) || changed
			}
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpDemoteToHelperInvocation"))

type demoter struct {
	c          *pass.Context
	m          *ir.Module
	convergent map[*ir.Function]bool // functions that have something convergent, or call one that has
}

func (d *demoter) demotes(f *ir.Function) (list []*ir.Inst) {
	for in := range f.Insts() {
		if in.Op == spirv.OpDemoteToHelperInvocation {
			list = append(list, in)
		}
	}
	return list
}

// kill makes one instruction a terminator.
func (d *demoter) kill(f *ir.Function, in *ir.Inst) bool {
	if in.Section() != nil || in.Block() == nil || in.Block().Index < 0 {
		return false // behind another one
	}
	why := ""
	switch {
	case !isEntryPoint(f) && d.any():
		why = "others call the function, and something may need its neighbours; inline goes before"
	case d.follows(in):
		why = "what follows may need its neighbours"
	case inContinue(d.c, f, in.Block()):
		why = "it is in a continue construct"
	}
	if why != "" {
		d.c.RemarkAt(in, f.Result(), "a helper invocation goes on: %s", why)
		return false
	}
	if !d.c.Transform() {
		return false
	}
	b, err := in.Block().SplitBefore(in)
	if err != nil {
		panic(err) // what is in a block can be split off
	}
	d.c.AtEnd(b).Kill()
	f.RemoveUnreachable()
	for x := b.Terminator().Prev(); x != b.First(); x = b.Terminator().Prev() {
		x.Remove()
	}
	return true
}

// any reports whether anything in the module is convergent.
func (d *demoter) any() bool {
	for _, f := range d.m.Functions() {
		if d.functions()[f] {
			return true
		}
	}
	return false
}

// functions returns which functions may execute something convergent.
func (d *demoter) functions() map[*ir.Function]bool {
	if d.convergent != nil {
		return d.convergent
	}
	d.convergent = map[*ir.Function]bool{}
	calls := analysis.Calls.Of(d.c)
	for group := range calls.CalleesFirst() {
		any := false
		for _, f := range group {
			for in := range f.Insts() {
				any = any || in.Op != spirv.OpFunctionCall && isConvergent(in)
			}
			for g := range calls.Callees(f) {
				any = any || d.convergent[g]
			}
			any = any || len(f.Blocks) == 0
		}
		for _, f := range group {
			d.convergent[f] = any
		}
	}
	return d.convergent
}

// isConvergent reports whether an instruction needs the invocations beside.
func isConvergent(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpDemoteToHelperInvocation, spirv.OpKill, spirv.OpTerminateInvocation:
		return false
	case spirv.OpBeginInvocationInterlockEXT, spirv.OpEndInvocationInterlockEXT:
		return true
	}
	return !in.Module().IsDebug(in) && effects.Of(in)&spirv.Convergent != 0
}

// follows reports whether something convergent may be executed after an instruction.
func (d *demoter) follows(in *ir.Inst) bool {
	is := func(in *ir.Inst) bool {
		if in.Op == spirv.OpFunctionCall {
			if def := d.m.Def(in.ID(0)); def != nil && def.Function() != nil {
				return d.functions()[def.Function()]
			}
			return true
		}
		return isConvergent(in)
	}
	for x := in.Next(); x != nil; x = x.Next() {
		if is(x) {
			return true
		}
	}
	seen := make([]bool, len(in.Function().Blocks))
	work := in.Block().DistinctSuccs(nil)
	for len(work) > 0 {
		d.m.Spend(1)
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b.Index >= len(seen) || seen[b.Index] {
			continue
		}
		seen[b.Index] = true
		for x := range b.Insts() {
			if is(x) {
				return true
			}
		}
		work = b.DistinctSuccs(work)
	}
	return false
}

// TerminateToKill replaces OpTerminateInvocation by OpKill, of which it is a kind: what an OpKill makes of an
// invocation, the end or a helper, nobody sees. Linear.
var TerminateToKill = pass.ForFunctions("lower-terminate-to-kill", "OpTerminateInvocation becomes OpKill",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for _, b := range f.Blocks {
			if end := b.Terminator(); end.Op == spirv.OpTerminateInvocation && !end.Unknown() && c.Transform() {
				end.Become(spirv.OpKill)
				changed = true
			}
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpTerminateInvocation"))

// UnreachableToReturn replaces OpUnreachable by a return, of an arbitrary value: for what has no such terminator. It is
// not executed. Linear.
//
// It leaves alone, and says so, what returns a type that has no arbitrary value, and continue constructs.
var UnreachableToReturn = pass.ForFunctions("lower-unreachable-to-return", "OpUnreachable becomes a return",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for _, b := range f.Blocks {
			end := b.Terminator()
			if end.Op != spirv.OpUnreachable {
				continue
			}
			value := ir.ID(0)
			if d := c.Module.Def(f.Def.Type); d == nil || d.Op != spirv.OpTypeVoid {
				if value = c.Constants().Null(f.Def.Type); value == 0 {
					value = c.Constants().Arbitrary(f.Def.Type)
				}
				if value == 0 {
					c.RemarkAt(end, f.Result(), "OpUnreachable stays: the function has nothing to return")
					continue
				}
			}
			if inContinue(c, f, b) {
				c.RemarkAt(end, f.Result(), "OpUnreachable stays: a continue construct can't return")
				continue
			}
			if !c.Transform() {
				continue
			}
			if value == 0 {
				end.Become(spirv.OpReturn)
			} else {
				end.Become(spirv.OpReturnValue, uint32(value))
			}
			changed = true
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpUnreachable"))

// inContinue reports whether a block is in a continue construct.
func inContinue(c *pass.Context, f *ir.Function, b *ir.Block) bool {
	for r := analysis.Regions.Of(c, f).Of(b); r != nil; r = r.Parent {
		if r.Kind == analysis.ContinueRegion {
			return true
		}
	}
	return false
}
