package cleanup

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// FlattenDecorations gives the targets of decoration groups the groups' decorations as their own, and removes the
// groups. A target gets a decoration that several groups have once, after the decorations that it has itself.
//
// Cost: linear in the output, which the growth budget limits. It leaves alone groups that instructions of unknown
// meaning may name, with all their targets.
var FlattenDecorations = pass.ForModule("flatten-decorations", "decoration groups become decorations of their targets",
	func(c *pass.Context) bool {
		x := flattener{c: c, m: c.Module}
		if !x.find() || !c.Grow(x.copies()) || !c.Transform() {
			return false
		}
		for _, t := range x.targets {
			for _, d := range t.decorations {
				x.m.AddDecoration(t.id, d)
			}
		}
		for _, in := range x.groups {
			in.Remove() // with its names and decorations
		}
		return true
	}, pass.Idempotent)

// flattener is the state of the pass.
type flattener struct {
	c       *pass.Context
	m       *ir.Module
	groups  []*ir.Inst // the groups, and before them the instructions that name their targets
	targets []groupTarget
}

// groupTarget is a target of groups, and the decorations that it has from them.
type groupTarget struct {
	id          ir.ID
	decorations []ir.Decoration
}

// find finds the groups and their targets. It returns false if there are none, or if a group has to stay.
func (x *flattener) find() bool {
	seen := x.m.NewTable()
	defer seen.Release()
	var groups []*ir.Inst
	for in := range x.m.Section(ir.Annotations).Insts() {
		step := 1 // words of a target
		switch {
		case in.Unknown():
			continue
		case in.Op == spirv.OpDecorationGroup:
			if x.m.Pinned(in.Result) {
				x.c.Remark(in.Result, "the group stays: an instruction of unknown meaning may name it")
				return false
			}
			groups = append(groups, in)
			continue
		case in.Op == spirv.OpGroupMemberDecorate:
			step = 2
		case in.Op != spirv.OpGroupDecorate:
			continue
		}
		x.groups = append(x.groups, in)
		for i := 1; i < in.NumWords(); i += step {
			x.m.Spend(1)
			if id := ir.ID(in.Word(i)); seen.Get(id) == 0 {
				seen.Set(id, 1)
				x.targets = append(x.targets, x.target(id))
			}
		}
	}
	x.groups = append(x.groups, groups...)
	return len(x.groups) > 0
}

// target returns the decorations that an id and its members have from groups.
func (x *flattener) target(id ir.ID) groupTarget {
	t := groupTarget{id: id}
	for d := range x.m.Decorations(id) {
		if d.Group {
			t.decorations = append(t.decorations, d)
		}
	}
	return t
}

// copies returns how many instructions are added.
func (x *flattener) copies() (n int) {
	for _, t := range x.targets {
		n += len(t.decorations)
	}
	return n
}
