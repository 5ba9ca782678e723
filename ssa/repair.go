package ssa

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// RepairDominance makes values that no longer dominate all of their uses, after an edit of the control flow graph, go
// through variables to these, which mem2reg turns into phis. Their types must be such that a variable can hold them.
// Where a path leads to such a use without the definition, the variable is undefined, which that path must not see.
//
// Cost: linear.
func RepairDominance(c *pass.Context, f *ir.Function) {
	m := c.Module
	dom := analysis.Dominators.Of(c, f)
	variables := m.NewTable() // by value
	defer variables.Release()
	for _, b := range f.Blocks {
		if !dom.Reachable(b.Index) {
			continue
		}
		for in := range b.Insts() {
			for i, id := range in.IDs() {
				d := m.Def(id)
				if d == nil || d.Block() == nil || d.Op == spirv.OpLabel {
					continue
				}
				at := b
				if in.Op == spirv.OpPhi {
					at = m.BlockOf(in.ID(i | 1))
				}
				if d.Block() == at || !dom.Reachable(at.Index) || dom.Dominates(d.Block().Index, at.Index) {
					continue
				}
				if m.IsDebug(in) {
					in.Remove()
					break
				}
				v := ir.ID(variables.Get(id))
				if v == 0 {
					v = demote(c, d)
					variables.Set(id, int32(v))
				}
				load := build.Before(in)
				if in.Op == spirv.OpPhi || in.IsTerminator() { // before the merge instruction, too
					load = build.AtEnd(at)
				}
				value := load.Load(d.Type, v)
				m.InheritNonUniform(id, value)
				in.SetID(i, value)
			}
		}
	}
}

// demote stores a value to a new variable where it is defined.
func demote(c *pass.Context, d *ir.Inst) ir.ID {
	f := d.Function()
	const class = spirv.StorageClassFunction
	v := build.AtStart(f.Entry()).Variable(c.Types().Pointer(class, d.Type), class)
	if c.Module.HasDecoration(d.Result, spirv.DecorationRelaxedPrecision) {
		c.Module.Decorate(v, spirv.DecorationRelaxedPrecision)
	}
	if physical(c.Module, d.Type) {
		c.Module.Decorate(v, spirv.DecorationAliasedPointer)
	}
	at := build.After(d)
	if d.Op == spirv.OpPhi {
		at = build.AtStart(d.Block())
	}
	at.Store(v, d.Result)
	return v
}
