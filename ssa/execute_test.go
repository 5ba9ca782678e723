package ssa_test

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
	"hone/ssa"
)

// execution runs a function of package internal/random: in SSA form, with variables, or in registers.
type execution struct {
	m         *ir.Module
	registers *ssa.Registers // nil: values are found by their ids
	values    map[ir.ID]number
	file      []number
	variables map[ir.ID]number
	trace     []number // what the instructions computed, and the result
	lost      bool     // an undefined value decided where to go: anything may follow
}

// execute runs f through at most so many blocks.
func execute(f *ir.Function, r *ssa.Registers, arguments []number, blocks int) *execution {
	x := &execution{m: f.Module(), registers: r, values: map[ir.ID]number{}, variables: map[ir.ID]number{}}
	if r != nil {
		for i := range r.Types {
			x.file = append(x.file, number{int32(-1000 - i), true}) // what an earlier call has left
		}
	}
	for i, p := range f.Params {
		x.set(p.Result, arguments[i])
	}
	var from *ir.Block
	for b := f.Entry(); b != nil && !x.lost && blocks > 0; blocks-- {
		if r == nil {
			var phis []number
			for phi := range b.Phis() {
				phis = append(phis, x.get(phi.PhiValue(from)))
			}
			for phi := range b.Phis() {
				x.set(phi.Result, phis[0])
				phis = phis[1:]
			}
		} else {
			x.copy(r.CopiesAtStart(b))
		}
		for in := range b.Insts() {
			if in != b.Terminator() {
				x.step(in)
			}
		}
		if r != nil {
			x.copy(r.CopiesAtEnd(b))
		}
		from, b = b, x.leave(b)
	}
	return x
}

func (x *execution) copy(list []ssa.Copy) {
	for _, c := range list {
		if c.From >= 0 {
			x.file[c.To] = x.file[c.From]
		} else {
			x.file[c.To] = x.constant(c.Value)
		}
	}
}

func (x *execution) constant(id ir.ID) number {
	switch d := x.m.Def(id); d.Op {
	case spirv.OpConstantTrue:
		return number{1, true}
	case spirv.OpConstantFalse, spirv.OpConstantNull:
		return number{0, true}
	case spirv.OpConstant:
		return number{int32(d.Word(0)), true}
	case spirv.OpUndef:
		return number{}
	default:
		panic(fmt.Sprintf("%s has no value", d))
	}
}

func (x *execution) get(id ir.ID) number {
	if x.registers != nil {
		if r := x.registers.Of(id); r >= 0 {
			return x.file[r]
		}
	} else if v, ok := x.values[id]; ok {
		return v
	}
	return x.constant(id)
}

func (x *execution) set(id ir.ID, v number) {
	if x.registers != nil {
		x.file[x.registers.Of(id)] = v
	} else {
		x.values[id] = v
	}
}

// step executes an instruction that is no terminator.
func (x *execution) step(in *ir.Inst) {
	switch in.Op {
	case spirv.OpLabel, spirv.OpPhi:
	case spirv.OpVariable:
		x.variables[in.Result] = number{}
	case spirv.OpLoad:
		x.set(in.Result, x.variables[in.ID(0)])
	case spirv.OpStore:
		x.variables[in.ID(0)] = x.get(in.ID(1))
	case spirv.OpCopyObject:
		x.set(in.Result, x.get(in.ID(0)))
	default:
		a, b := x.get(in.ID(0)), x.get(in.ID(1))
		v := number{defined: a.defined && b.defined}
		if v.defined {
			v.v = compute(in.Op, a.v, b.v)
		}
		x.set(in.Result, v)
		x.trace = append(x.trace, v)
	}
}

func compute(op spirv.Op, a, b int32) int32 {
	switch op {
	case spirv.OpIAdd:
		return a + b
	case spirv.OpISub:
		return a - b
	case spirv.OpIMul:
		return a * b
	case spirv.OpBitwiseXor:
		return a ^ b
	case spirv.OpULessThan:
		if uint32(a) < uint32(b) {
			return 1
		}
		return 0
	}
	panic(op.String())
}

// leave returns the block that comes next, nil at the end.
func (x *execution) leave(b *ir.Block) *ir.Block {
	in := b.Terminator()
	if in.Op == spirv.OpBranch {
		return x.m.BlockOf(in.ID(0))
	}
	v := x.get(in.ID(0))
	x.trace = append(x.trace, v)
	x.lost = !v.defined
	switch {
	case in.Op == spirv.OpBranchConditional && v.v == 1:
		return x.m.BlockOf(in.ID(1))
	case in.Op == spirv.OpBranchConditional:
		return x.m.BlockOf(in.ID(2))
	case in.Op == spirv.OpSwitch:
		return x.m.BlockOf(in.SwitchTarget(uint64(uint32(v.v))))
	}
	return nil
}

// agree reports whether after did what before did, as far as that was defined.
func agree(before, after *execution) bool {
	if before.lost {
		return len(after.trace) >= len(before.trace) && refines(before.trace, after.trace[:len(before.trace)])
	}
	return refines(before.trace, after.trace)
}
