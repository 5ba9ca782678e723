package ssa_test

import (
	"hone/ir"
	"hone/spirv"
)

// number is a value of the programs of these tests: an integer, or one that is not defined.
type number struct {
	v       int32
	defined bool
}

// interpreter runs a module whose values are integers, booleans aside: each branch goes where the next bits of choices say, so
// that a program takes the same way before and after a transformation of its data.
type interpreter struct {
	m       *ir.Module
	choices []int
	fuel    int                // instructions that may still run
	private map[ir.ID][]number // by variable: its members, or one number
	out     []number           // what was stored to variables of other classes
}

// interpret runs the module's first function and returns what it stored to variables that are neither Private nor its own.
func interpret(m *ir.Module, choices []int) []number {
	x := &interpreter{m: m, choices: choices, fuel: 2000, private: map[ir.ID][]number{}}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpVariable && spirv.StorageClass(in.Word(0)) == spirv.StorageClassPrivate {
			x.private[in.Result] = x.variable(in)
		}
	}
	x.call(m.Functions()[0])
	return x.out
}

// variable returns the parts of a new variable.
func (x *interpreter) variable(in *ir.Inst) []number {
	cells := []number{{}}
	if d := x.m.Def(x.m.Types().Pointee(in.Type)); d.Op == spirv.OpTypeStruct {
		cells = make([]number, d.NumWords())
	}
	if in.NumWords() > 1 {
		copy(cells, x.constant(in.ID(1)))
	}
	return cells
}

// constant returns the parts of a constant.
func (x *interpreter) constant(id ir.ID) (parts []number) {
	switch d := x.m.Def(id); d.Op {
	case spirv.OpConstant:
		return []number{{int32(d.Word(0)), true}}
	case spirv.OpConstantComposite:
		for _, c := range d.IDs() {
			parts = append(parts, x.constant(c)...)
		}
		return parts
	}
	return []number{{}}
}

// call runs a function without parameters and returns when it does or when the fuel is used up.
func (x *interpreter) call(f *ir.Function) {
	values, pointers := map[ir.ID][]number{}, map[ir.ID][]number{}
	value := func(id ir.ID) []number {
		if v, ok := values[id]; ok {
			return v
		}
		return x.constant(id)
	}
	pointer := func(id ir.ID) []number {
		if p, ok := pointers[id]; ok {
			return p
		}
		return x.private[id]
	}
	var from *ir.Block
	for b := f.Entry(); ; {
		phis := map[ir.ID][]number{}
		for phi := range b.Phis() {
			phis[phi.Result] = value(phi.PhiValue(from))
		}
		for id, v := range phis {
			values[id] = v
		}
		for in := range b.Insts() {
			if x.fuel--; x.fuel < 0 {
				return
			}
			switch in.Op {
			case spirv.OpVariable:
				pointers[in.Result] = x.variable(in)
			case spirv.OpAccessChain:
				at, _ := x.m.Constants().IntValue(in.ID(1))
				pointers[in.Result] = pointer(in.ID(0))[at : at+1]
			case spirv.OpLoad:
				values[in.Result] = append([]number(nil), pointer(in.ID(0))...)
			case spirv.OpStore:
				if p := pointer(in.ID(0)); p != nil {
					copy(p, value(in.ID(1)))
				} else {
					x.out = append(x.out, value(in.ID(1))...)
				}
			case spirv.OpCopyObject:
				values[in.Result] = value(in.ID(0))
			case spirv.OpIAdd:
				a, b := value(in.ID(0))[0], value(in.ID(1))[0]
				values[in.Result] = []number{{a.v + b.v, a.defined && b.defined}}
			case spirv.OpCompositeConstruct:
				var parts []number
				for _, id := range in.IDs() {
					parts = append(parts, value(id)...)
				}
				values[in.Result] = parts
			case spirv.OpFunctionCall:
				x.call(x.m.Def(in.ID(0)).Function())
			}
		}
		var succs []*ir.Block
		for s := range b.Succs() {
			succs = append(succs, s)
		}
		if len(succs) == 0 || len(x.choices) == 0 || x.fuel < 0 {
			return
		}
		from, b = b, succs[x.choices[0]%len(succs)]
		x.choices = x.choices[1:]
	}
}

// refines reports whether after is what before was, where that was defined.
func refines(before, after []number) bool {
	if len(before) != len(after) {
		return false
	}
	for i := range before {
		if before[i].defined && before[i] != after[i] {
			return false
		}
	}
	return true
}
