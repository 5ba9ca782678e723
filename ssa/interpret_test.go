package ssa_test

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// number is a value of the programs of these tests: an integer, or one that is not defined.
type number struct {
	v       int32
	defined bool
}

// interpreter runs a module whose values are integers and composites of such, booleans aside: each branch goes where
// the next of the choices says, so that a program takes the same way before and after a transformation of its data.
type interpreter struct {
	m       *ir.Module
	choices []int
	fuel    int                // instructions that may still run
	private map[ir.ID][]number // by variable: the scalars that it is made of
	out     []number           // what was stored to variables of other classes
}

// interpret runs the module's first function and returns what it stored to variables that are neither Private nor its
// own.
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

// variable returns the scalars of a new variable.
func (x *interpreter) variable(in *ir.Inst) []number {
	cells := make([]number, x.size(x.m.Types().Pointee(in.Type)))
	if in.NumWords() > 1 {
		copy(cells, x.constant(in.ID(1)))
	}
	return cells
}

// size returns how many scalars a type is made of.
func (x *interpreter) size(typ ir.ID) int {
	switch d := x.m.Def(typ); d.Op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		return int(d.Word(1)) * x.size(d.ID(0))
	case spirv.OpTypeArray:
		n, _ := x.m.Constants().IntValue(d.ID(1))
		return int(n) * x.size(d.ID(0))
	case spirv.OpTypeStruct:
		n := 0
		for _, member := range d.IDs() {
			n += x.size(member)
		}
		return n
	}
	return 1
}

// part returns the type of component i of a composite type, and the scalars before it.
func (x *interpreter) part(typ ir.ID, i int) (part ir.ID, before int) {
	d := x.m.Def(typ)
	if d.Op != spirv.OpTypeStruct {
		return d.ID(0), i * x.size(d.ID(0))
	}
	for k := range i {
		before += x.size(d.ID(k))
	}
	return d.ID(i), before
}

// at returns the scalars of the part of a composite to which indices lead.
func (x *interpreter) at(cells []number, typ ir.ID, indices []uint32) []number {
	for _, i := range indices {
		part, before := x.part(typ, int(i))
		typ, cells = part, cells[before:before+x.size(part)]
	}
	return cells
}

// constant returns the scalars of a constant.
func (x *interpreter) constant(id ir.ID) (parts []number) {
	switch d := x.m.Def(id); d.Op {
	case spirv.OpConstant, spirv.OpSpecConstant:
		return []number{{int32(d.Word(0)), true}}
	case spirv.OpConstantComposite, spirv.OpSpecConstantComposite:
		for _, c := range d.IDs() {
			parts = append(parts, x.constant(c)...)
		}
		return parts
	case spirv.OpConstantNull:
		for range x.size(d.Type) {
			parts = append(parts, number{0, true})
		}
		return parts
	default:
		return make([]number, x.size(d.Type))
	}
}

// call runs a function, whose arguments are pointers, and returns when it does or when the fuel is used up.
func (x *interpreter) call(f *ir.Function, args ...[]number) {
	values, pointers := map[ir.ID][]number{}, map[ir.ID][]number{}
	for i, p := range f.Params {
		pointers[p.Result] = args[i]
	}
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
			case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
				var indices []uint32
				for i := 1; i < in.NumWords(); i++ {
					indices = append(indices, uint32(value(in.ID(i))[0].v))
				}
				pointers[in.Result] = x.at(pointer(in.ID(0)), x.m.Types().Pointee(x.m.TypeOf(in.ID(0))), indices)
			case spirv.OpLoad:
				values[in.Result] = append([]number(nil), pointer(in.ID(0))...)
			case spirv.OpStore:
				if p := pointer(in.ID(0)); p != nil {
					copy(p, value(in.ID(1)))
				} else {
					x.out = append(x.out, value(in.ID(1))...)
				}
			case spirv.OpCopyMemory:
				copy(pointer(in.ID(0)), slices.Clone(pointer(in.ID(1))))
			case spirv.OpCopyObject, spirv.OpCopyLogical:
				if p := pointer(in.ID(0)); p != nil {
					pointers[in.Result] = p
				} else {
					values[in.Result] = value(in.ID(0))
				}
			case spirv.OpCompositeExtract:
				values[in.Result] = x.at(value(in.ID(0)), x.m.TypeOf(in.ID(0)), in.Words()[1:])
			case spirv.OpCompositeInsert:
				whole := slices.Clone(value(in.ID(1)))
				copy(x.at(whole, in.Type, in.Words()[2:]), value(in.ID(0)))
				values[in.Result] = whole
			case spirv.OpVectorExtractDynamic:
				values[in.Result] = value(in.ID(0))[value(in.ID(1))[0].v:][:1]
			case spirv.OpVectorInsertDynamic:
				whole := slices.Clone(value(in.ID(0)))
				whole[value(in.ID(2))[0].v] = value(in.ID(1))[0]
				values[in.Result] = whole
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
				var args [][]number
				for i := 1; i < in.NumWords(); i++ {
					args = append(args, pointer(in.ID(i)))
				}
				x.call(x.m.Def(in.ID(0)).Function(), args...)
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
