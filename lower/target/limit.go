package target

import (
	"fmt"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Limit is how much of something a target takes.
type Limit struct {
	Name string // a row of Limits
	Most int
}

// Limits are what can be limited, by name.
var Limits = []struct {
	Name, Doc string
	// of returns how much of it a module has, and the instruction that says so. What specialization constants say is
	// taken as they are if nobody sets them.
	of func(m *ir.Module) (int, *ir.Inst)
}{
	{"workgroup-invocations", "invocations of a workgroup", func(m *ir.Module) (int, *ir.Inst) {
		n, at := 0, (*ir.Inst)(nil)
		eachSize(m, func(in *ir.Inst, size [3]int) {
			if product := size[0] * size[1] * size[2]; product > n {
				n, at = product, in
			}
		})
		return n, at
	}},
	{"workgroup-size-x", "invocations of a workgroup in x", sizeOf(0)},
	{"workgroup-size-y", "invocations of a workgroup in y", sizeOf(1)},
	{"workgroup-size-z", "invocations of a workgroup in z", sizeOf(2)},
	{"descriptor-sets", "descriptor sets, as the highest number and one", highest(spirv.DecorationDescriptorSet)},
	{"bindings", "bindings of a descriptor set, as the highest number and one", highest(spirv.DecorationBinding)},
	{"locations", "locations of inputs or outputs, as the highest that is named and one", highest(spirv.DecorationLocation)},
}

// LookupLimit reports whether there is a limit of a name.
func LookupLimit(name string) bool {
	return slices.Contains(LimitNames(), name)
}

// LimitNames returns the names of limits.
func LimitNames() (list []string) {
	for _, l := range Limits {
		list = append(list, l.Name)
	}
	return list
}

// exceeded returns the obstacle of a limit that a module is beyond.
func (l Limit) exceeded(m *ir.Module) []Obstacle {
	for _, row := range Limits {
		if row.Name != l.Name {
			continue
		}
		n, at := row.of(m)
		if n <= l.Most {
			return nil
		}
		o := Obstacle{What: fmt.Sprintf("%s %d", l.Name, n), Why: fmt.Sprintf("the limit is %d", l.Most)}
		if o.add(m, at); o.Places[0].Name == "" { // an id alone says little
			o.Places[0].Op = at.Op.String()
		}
		return []Obstacle{o}
	}
	return nil
}

// eachSize calls f for each size of workgroups that a module declares.
func eachSize(m *ir.Module, f func(in *ir.Inst, size [3]int)) {
	number := func(id ir.ID) int {
		if def := m.Def(id); def != nil && (def.Op == spirv.OpConstant || def.Op == spirv.OpSpecConstant) {
			return int(def.Literal(0))
		}
		return 1
	}
	if c := m.WorkgroupSize(); c != nil { // it is the size of all, whatever execution modes say
		if c.NumWords() == 3 && (c.Op == spirv.OpConstantComposite || c.Op == spirv.OpSpecConstantComposite) {
			f(c, [3]int{number(c.ID(0)), number(c.ID(1)), number(c.ID(2))})
		}
		return
	}
	for in := range m.ExecutionModes(0) {
		switch mode := spirv.ExecutionMode(in.Word(1)); {
		case in.Op == spirv.OpExecutionMode && mode == spirv.ExecutionModeLocalSize:
			f(in, [3]int{int(in.Literal(2)), int(in.Literal(3)), int(in.Literal(4))})
		case in.Op == spirv.OpExecutionModeId && mode == spirv.ExecutionModeLocalSizeId:
			f(in, [3]int{number(in.ID(2)), number(in.ID(3)), number(in.ID(4))})
		}
	}
}

func sizeOf(axis int) func(m *ir.Module) (int, *ir.Inst) {
	return func(m *ir.Module) (n int, at *ir.Inst) {
		eachSize(m, func(in *ir.Inst, size [3]int) {
			if size[axis] > n {
				n, at = size[axis], in
			}
		})
		return n, at
	}
}

// highest returns the function that returns the highest number that a decoration gives, and one.
func highest(d spirv.Decoration) func(m *ir.Module) (int, *ir.Inst) {
	return func(m *ir.Module) (n int, at *ir.Inst) {
		for in := range m.Section(ir.Annotations).Insts() {
			first := 1
			switch in.Op {
			case spirv.OpDecorate:
			case spirv.OpMemberDecorate:
				first = 2
			default:
				continue
			}
			if spirv.Decoration(in.Word(first)) != d {
				continue
			}
			if k := int(in.Literal(first+1)) + 1; k > n {
				n, at = k, m.Def(in.ID(0))
			}
		}
		return n, at
	}
}
