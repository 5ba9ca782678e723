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
	return in.Result
}
