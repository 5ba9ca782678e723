package opt

import (
	"sync"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// Evaluate returns the value of a scalar integer or boolean that is computed from constants and from phis of which phi
// says the value; ok is false where that is not known, or takes more than depth operations one after the other. Cost:
// at most two to the power of depth.
func Evaluate(m *ir.Module, id ir.ID, phi func(*ir.Inst) (uint64, bool), depth int) (v uint64, ok bool) {
	if v, ok := m.Constants().ScalarValue(id); ok {
		return v, true
	}
	in := m.Def(id)
	switch {
	case in == nil || in.Block() == nil || depth == 0:
		return 0, false
	case in.Op == spirv.OpPhi:
		return phi(in)
	}
	return Compute(m, in, func(id ir.ID) (uint64, bool) { return Evaluate(m, id, phi, depth-1) })
}

// Compute returns what an operation on scalar integers and booleans computes, where operand says the values of its
// operands; ok is false where that is not known or not defined. Constant time.
func Compute(m *ir.Module, in *ir.Inst, operand func(ir.ID) (uint64, bool)) (v uint64, ok bool) {
	row := fold.For(in.Op)
	if row == nil || row.Compute == nil || in.NumWords() != row.Operands() || in.NumWords() < 1 || in.NumWords() > 2 {
		return 0, false
	}
	width, from := countWidth(m, in.Type), countWidth(m, m.TypeOf(in.ID(0)))
	if row.Result() == fold.Bool {
		width = from
	}
	if width == 0 || from == 0 {
		return 0, false
	}
	var operands [2]uint64
	for i := range in.NumWords() {
		if operands[i], ok = operand(in.ID(i)); !ok {
			return 0, false
		}
	}
	a := argsPool.Get().(*fold.Args)
	*a = fold.Args{Width: width, From: from, A: operands[0], B: operands[1]}
	v, outcome := row.Scalar(a)
	argsPool.Put(a)
	return v, outcome == fold.Defined
}

// argsPool is for the arguments of a fold, which escape to it.
var argsPool = sync.Pool{New: func() any { return new(fold.Args) }}

// countWidth returns the width of an integer type, 1 for booleans, 0 for others.
func countWidth(m *ir.Module, typ ir.ID) int {
	d := m.Def(typ)
	switch {
	case d == nil:
	case d.Op == spirv.OpTypeBool:
		return 1
	case d.Op == spirv.OpTypeInt:
		if w := m.NumberWidth(typ); w <= 64 {
			return w
		}
	}
	return 0
}
