package examples

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

var (
	shiftedSet = pass.Int("set", 0, "the descriptor set whose bindings change").Must(pass.Within(0, 1<<31-1))
	shiftBy    = pass.Int("by", 0, "what is added to each of them")
)

// ShiftBindings moves the resources of a descriptor set to other bindings, for engines that give each kind of resource
// a range of its own. It reports what it can't do: a binding that would be negative, and one that variables share
// through a decoration group.
//
// Cost: linear in the annotations.
var ShiftBindings = pass.ForModule("shift-bindings", "a number is added to the bindings of a descriptor set",
	func(c *pass.Context) (changed bool, err error) {
		set, by := shiftedSet.Of(c), shiftBy.Of(c)
		for in := range c.Module.Section(ir.Annotations).Insts() {
			if in.Op != spirv.OpDecorate || spirv.Decoration(in.Word(1)) != spirv.DecorationBinding {
				continue
			}
			binding := int(in.Word(2)) + by
			switch {
			case c.Module.Def(in.ID(0)).Op == spirv.OpDecorationGroup:
				return changed, ir.Faultf(in, "the variables of a decoration group share a binding")
			case by == 0 || !inSet(c.Module, in.ID(0), uint32(set)):
			case binding < 0 || binding > 1<<31-1:
				return changed, ir.Faultf(in, "the binding would be %d", binding)
			case c.Transform():
				in.SetWord(2, uint32(binding))
				changed = true
			}
		}
		return changed, nil
	}, shiftedSet, shiftBy)

// inSet reports whether a variable is in a descriptor set.
func inSet(m *ir.Module, variable ir.ID, set uint32) bool {
	for d := range m.Decorations(variable) {
		if d.Kind == spirv.DecorationDescriptorSet {
			return d.Params[0] == set
		}
	}
	return false
}
