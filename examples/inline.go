package examples

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/clone"
	"hone/pass"
	"hone/spirv"
)

// InlineOnce puts functions that are called once where they are called, callees first, and removes them.
//
// Cost: linear in the functions that are moved. It leaves alone functions that return from inside of a construct, since
// structured control flow has no way to leave several at once; those that end an invocation, which must not happen in a
// continue construct; arguments that are undefined; and what a Cloner does not copy.
var InlineOnce = pass.ForModule("inline-once", "functions that are called once go where they are called",
	func(c *pass.Context) bool {
		gone := map[*ir.Function]bool{}
		for group := range analysis.Calls.Of(c).CalleesFirst() {
			f := group[0]
			if len(group) > 1 || len(f.Blocks) == 0 { // functions that call each other in turn
				continue
			}
			var calls []*ir.Inst
			for in := range f.Insts() {
				if in.Op == spirv.OpFunctionCall && !in.Unknown() && in.ID(0) != f.Result() {
					calls = append(calls, in)
				}
			}
			for _, call := range slices.Backward(calls) { // each splits what is before it
				if callee := c.Module.Def(call.ID(0)).Function(); inline(c, f, callee, call) {
					gone[callee] = true
				}
			}
			f.Layout()
		}
		return c.Module.RemoveFunctions(func(f *ir.Function) bool { return gone[f] })
	})

// inline puts a function where it is called, if it is called nowhere else.
func inline(c *pass.Context, f, callee *ir.Function, call *ir.Inst) bool {
	m, block := c.Module, call.Block()
	if m.Uses(callee.Result()) != 1 || m.Exported(callee.Result()) {
		return false
	}
	last := onlyReturn(c, callee)
	if last == nil || callee.Def.Word(0)&uint32(spirv.FunctionControlDontInline) != 0 {
		return false
	}
	cloner := clone.New(m, m)
	defer cloner.Release()
	for i, p := range callee.Params {
		if c.Constants().IsUndefined(call.ID(i + 1)) {
			return false
		}
		cloner.Map(p.Result, call.ID(i+1))
	}
	if !c.Grow(4) || !c.Transform() {
		return false
	}
	cloner.InlinedAt(call)
	blocks, err := cloner.Blocks(f, block, callee.Blocks)
	if err != nil {
		return false // nothing was changed
	}
	tail, err := block.SplitBefore(call)
	if err != nil {
		panic(err) // a block that holds a call can be split
	}
	c.AtEnd(tail.Preds()[0]).Branch(blocks[0].ID())
	if end := last.Terminator(); end.Op == spirv.OpReturnValue {
		m.ReplaceAndRemove(call, cloner.ID(end.ID(0)))
	} else {
		call.Remove()
	}
	c.AtEnd(cloner.Block(last)).Branch(tail.ID())
	return true
}

// onlyReturn returns the block in which a function ends, nil if there are several, or if it is inside of a construct.
func onlyReturn(c *pass.Context, f *ir.Function) (last *ir.Block) {
	regions := analysis.Regions.Of(c, f)
	for _, b := range f.Blocks {
		switch b.Terminator().Op {
		case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch:
		case spirv.OpReturn, spirv.OpReturnValue:
			if last != nil || regions.Of(b).Depth > 0 {
				return nil
			}
			last = b
		default:
			return nil
		}
	}
	return last
}
