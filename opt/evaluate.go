package opt

import (
	"sync"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// Evaluator computes scalars from constants. Floats says how operations on floating-point numbers round: results are
// known only where that is to the nearest, and no result is that a driver may flush or choose. For nil nothing is known
// of floating-point numbers.
type Evaluator struct {
	Module *ir.Module
	Floats *fastmath.Environments
}

// Evaluate returns the value of a scalar that is computed from constants and from phis of which phi says the value; ok
// is false where that is not known, or takes more than depth operations one after the other. Cost: at most two to the
// power of depth.
func (e *Evaluator) Evaluate(id ir.ID, phi func(*ir.Inst) (uint64, bool), depth int) (v uint64, ok bool) {
	if v, ok := e.Module.Constants().ScalarValue(id); ok {
		return v, true
	}
	in := e.Module.Def(id)
	switch {
	case in == nil || in.Block() == nil || depth == 0:
		return 0, false
	case in.Op == spirv.OpPhi:
		return phi(in)
	}
	return e.Compute(in, func(id ir.ID) (uint64, bool) { return e.Evaluate(id, phi, depth-1) })
}

// Compute returns the result of an operation on scalars, for operands whose values operand returns. If the result is
// not known or not defined, ok is false. Constant time.
func (e *Evaluator) Compute(in *ir.Inst, operand func(ir.ID) (uint64, bool)) (v uint64, ok bool) {
	m, row := e.Module, fold.For(in.Op)
	if row == nil || row.Compute == nil || in.NumWords() != row.Operands() || in.NumWords() < 1 || in.NumWords() > 2 {
		return 0, false
	}
	to, from := e.number(in.Type), e.number(m.TypeOf(in.ID(0)))
	if row.Result() == fold.Bool {
		to = from
	}
	if to.width == 0 || from.width == 0 || m.ConvertsItsOwnWay(in.Result) {
		return 0, false
	}
	var operands [2]uint64
	for i := range in.NumWords() {
		id := in.ID(i)
		if operands[i], ok = operand(id); !ok || !m.Constants().Foldable(m.TypeOf(id), operands[i]) {
			return 0, false
		}
	}
	a := argsPool.Get().(*fold.Args)
	*a = fold.Args{Width: to.width, From: from.width, Format: to.format, FromFormat: from.format, A: operands[0],
		B: operands[1]}
	v, outcome := row.Scalar(a)
	argsPool.Put(a)
	return v, outcome == fold.Defined && m.Constants().Foldable(in.Type, v)
}

// argsPool is for the arguments of a fold, which escape to it.
var argsPool = sync.Pool{New: func() any { return new(fold.Args) }}

// numberType is a type of scalars: its width in bits, 1 for booleans, 0 for types without arithmetic.
type numberType struct {
	width  int
	format fold.Format // of floating-point numbers
}

func (e *Evaluator) number(typ ir.ID) (n numberType) {
	d := e.Module.Def(typ)
	switch {
	case d == nil:
	case d.Op == spirv.OpTypeBool:
		n.width = 1
	case d.Op == spirv.OpTypeInt:
		if w := e.Module.NumberWidth(typ); w <= 64 {
			n.width = w
		}
	case d.Op == spirv.OpTypeFloat && e.Floats != nil:
		if f, ok := e.Module.Types().FloatFormat(typ); ok && e.Floats.Of(f).Nearest() {
			n.width, n.format = f.Width, f
		}
	}
	return n
}
