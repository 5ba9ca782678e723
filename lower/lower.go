// Package lower has the lowerings: passes that replace operations which a target lacks, or is slow at, by others. A
// lowering that a rewrite rule can say is made of rules that are marked lower (rewrite/rules); nothing else runs them.
package lower

import (
	"hone/analysis/fastmath"
	"hone/ir"
	"hone/opt"
	"hone/pass"
	"hone/rewrite"
)

// Passes returns the lowerings. They are named lower- and what they do, such as lower-sub-to-add-neg.
func Passes() []*pass.Pass {
	var passes []*pass.Pass
	for _, l := range rewrite.Lowerings() {
		passes = append(passes, ByRules(l))
	}
	return passes
}

// ByRules returns the pass that applies a lowering's rules to each instruction of a function once, and to what they
// make. Cost: linear.
func ByRules(l rewrite.Lowering) *pass.Pass {
	return pass.ForFunctions("lower-"+l.Name, l.Doc, func(c *pass.Context, f *ir.Function) bool {
		x := lowering{c: c, program: l.Program}
		x.r.Made = x.inst
		floats := fastmath.Of(c, f)
		user, _ := fastmath.Parse(opt.FastMath.Of(c)) // which the parameter has checked
		x.r.Granted = func(in *ir.Inst, width int) (fastmath.Flags, bool) {
			return floats.Freedoms(in, user), floats.Nearest(width)
		}
		x.r.Before = func() { x.changed, x.leave = true, false }
		x.r.Froze = func() { x.changed = true }
		before := c.Module.Epoch()
		x.r.Reset(c.Module)
		for in := range f.Insts() {
			x.inst(in)
		}
		// What a rule made that then did not fit is gone, but for constants and types.
		return x.changed || c.Module.Epoch() != before
	}, opt.FastMath, pass.Idempotent, pass.Removes(l.Removes...))
}

// lowering is the state of a pass.
type lowering struct {
	c       *pass.Context
	program *rewrite.Program
	r       rewrite.Rewriter
	changed bool
	leave   bool // Transform gave leave for a rewrite that was not made yet
}

// inst lowers an instruction until no rule matches what it became.
func (x *lowering) inst(in *ir.Inst) {
	const most = 16 // rules that undo each other would go on forever
	for range most {
		if in.Result == 0 || in.Type == 0 || x.c.Module.Pinned(in.Result) || !x.may() {
			return
		}
		id, became := x.r.Apply(x.program, in)
		if id != 0 {
			x.c.Module.ReplaceAndRemove(in, id)
		}
		if !became {
			return
		}
	}
}

// may asks for leave to rewrite something. Leave that was not used is kept for the next instruction.
func (x *lowering) may() bool {
	x.leave = x.leave || x.c.Transform()
	return x.leave
}
