package resources

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// retyper makes types like others, laid out in the same way, with integers for floats of a width. Vectors and matrices
// stay.
type retyper struct {
	m     *ir.Module
	width int
	made  map[ir.ID]ir.ID // by type: what it has become
}

// holds reports whether a type becomes another one.
func (x *retyper) holds(typ ir.ID) bool {
	d := x.m.Def(typ)
	switch d.Op {
	case spirv.OpTypeFloat:
		return int(d.Literal(0)) == x.width
	case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		return x.holds(d.ID(0))
	case spirv.OpTypeStruct:
		for _, id := range d.IDs() {
			if x.holds(id) {
				return true
			}
		}
	}
	return false
}

func (x *retyper) typ(typ ir.ID) ir.ID {
	d := x.m.Def(typ)
	switch d.Op {
	case spirv.OpTypeFloat:
		if int(d.Literal(0)) == x.width {
			return x.m.Types().Int(x.width, false)
		}
		return typ
	case spirv.OpTypeArray, spirv.OpTypeRuntimeArray, spirv.OpTypeStruct:
	default:
		return typ
	}
	words, same := slices.Clone(d.Words()), true
	for i, id := range d.IDs() {
		if d.Op == spirv.OpTypeArray && i > 0 {
			break // the length
		}
		part := x.typ(id)
		words[i], same = uint32(part), same && part == id
	}
	if same {
		return typ
	}
	if id := x.made[typ]; id != 0 {
		return id
	}
	in := x.m.NewInst(d.Op, 0, true, words...)
	x.m.Section(ir.Globals).Append(in)
	for _, dec := range slices.Collect(x.m.Decorations(typ)) {
		x.m.AddDecoration(in.Result, dec)
	}
	if d.Op == spirv.OpTypeStruct {
		for i := range d.NumWords() {
			if name := x.m.MemberName(typ, i); name != "" {
				x.m.SetMemberName(in.Result, i, name)
			}
		}
	}
	if x.made == nil {
		x.made = map[ir.ID]ir.ID{}
	}
	x.made[typ] = in.Result
	return in.Result
}
