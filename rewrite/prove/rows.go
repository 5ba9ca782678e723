package prove

import (
	"strings"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// row applies an operation that fold has a row of.
func (l *lowering) row(t *rewrite.Term, op operation, tp *tape, in []value) value {
	row := t.Op.Row
	typ := l.scalarOf(t)
	for i, v := range in {
		if c := row.Operand(i); (c == fold.Float || c == fold.FloatVector) && v.first().class != fold.Float {
			l.fail("%s has operands that are no floats", op)
		}
		if v.kind > shapeVector && !strings.Contains(row.Sig, "M") {
			l.fail("%s has a composite as operand", op)
		}
	}
	tp.format = typ.format
	if typ.class != fold.Float {
		tp.format = in[0].first().format
	}
	if row.Componentwise() {
		return l.componentwise(t, op, tp, in, typ)
	}
	if row.Vector != nil {
		return l.vector(t, op, tp, in, typ)
	}
	operands := make([]fold.Operand, len(in))
	for i, v := range in {
		l.checkOperand(t, i, in)
		operands[i] = fold.Operand{Values: v.scalars, Columns: 1}
		if v.kind == shapeMatrix {
			operands[i].Columns = len(v.parts)
		}
	}
	out := row.Expand(tp, operands)
	s := vectorShape(typ, len(out))
	if row.Result() == fold.Matrix {
		s = matrixResult(op, typ, in)
	}
	return value{s, out}
}

// matrixResult returns the type of an operation that gives a matrix.
func matrixResult(op operation, typ scalarType, in []value) *shape {
	switch op.op {
	case spirv.OpTranspose:
		return repeated(shapeMatrix, vectorShape(typ, len(in[0].parts)), len(in[0].parts[0].parts))
	case spirv.OpMatrixTimesMatrix:
		return repeated(shapeMatrix, in[0].parts[0], len(in[1].parts))
	case spirv.OpOuterProduct:
		return repeated(shapeMatrix, in[0].shape, len(in[1].parts))
	}
	return in[0].shape
}

// checkOperand ends the lowering where an operand of an operation on whole vectors or matrices does not fit.
func (l *lowering) checkOperand(t *rewrite.Term, i int, in []value) {
	v := in[i]
	op := t.Op.Op
	columns := func(v value) int { return len(v.parts) }
	rows := func(v value) int { return len(v.parts[0].parts) }
	matrix := t.Op.Row.Operand(i) == fold.Matrix
	ok := (v.kind == shapeMatrix) == matrix
	switch {
	case !ok:
	case op == spirv.OpVectorTimesMatrix && i == 1:
		ok = len(in[0].scalars) == rows(v)
	case op == spirv.OpMatrixTimesVector && i == 1:
		ok = columns(in[0]) == len(v.scalars)
	case op == spirv.OpMatrixTimesMatrix && i == 1:
		ok = columns(in[0]) == rows(v)
	case op == spirv.OpExtInst && matrix:
		ok = columns(v) == rows(v)
	case op == spirv.OpExtInst && t.Op.Inst == spirv.GLSLStd450Cross:
		ok = len(v.scalars) == 3
	case op != spirv.OpExtInst && (t.Op.Row.Operand(i) == fold.FloatVector || t.Op.Row.Operand(i) == fold.BoolVector):
		if ok = len(v.scalars) > 1; !ok {
			panic(mismatch{why: t.Op.Name + " has a scalar as operand", scalars: true})
		}
	}
	if !ok {
		l.fail("%s has operands of other sizes", t.Op.Name)
	}
}

func (l *lowering) componentwise(t *rewrite.Term, op operation, tp *tape, in []value, typ scalarType) value {
	n := 1
	for _, v := range in {
		if len(v.scalars) > 1 {
			if n > 1 && n != len(v.scalars) {
				l.fail("%s has operands with %d and %d components", op, n, len(v.scalars))
			}
			n = len(v.scalars)
		}
	}
	for i, v := range in {
		condition := op.op == spirv.OpSelect && i == 0
		if len(v.scalars) == 1 && n > 1 && !condition && t.Op.Row.Operand(i) != fold.Single && !l.isComputed(t) {
			l.fail("%s has a scalar and a vector as operands", op)
		}
	}
	if op.op == spirv.OpSelect && len(in[0].scalars) > 1 && len(in[1].scalars) == 1 {
		l.fail("%s has a vector as its condition", op)
	}
	if op.op == spirv.OpSelect && in[1].kind > shapeVector {
		return in[1]
	}
	out := value{shape: vectorShape(typ, n)}
	for i := range n {
		args := make([]fold.Value, len(in))
		operands := make([]fold.Operand, len(in))
		for k, v := range in {
			args[k] = v.scalars[min(i, len(v.scalars)-1)]
			operands[k] = fold.Operand{Values: args[k : k+1], Columns: 1}
		}
		if t.Op.Row.Compute == nil {
			out.scalars = append(out.scalars, t.Op.Row.Expand(tp, operands)[0])
			continue
		}
		out.scalars = append(out.scalars, tp.apply(t.Op.Row, op, typ, l.isComputed(t), args...))
	}
	return out
}

// packed are the numbers of components, and the width of operands and results, of the instructions that pack.
var packed = map[uint32]struct{ operand, result, from, width int }{
	spirv.GLSLStd450PackSnorm4x8: {4, 1, 32, 32}, spirv.GLSLStd450PackUnorm4x8: {4, 1, 32, 32},
	spirv.GLSLStd450PackSnorm2x16: {2, 1, 32, 32}, spirv.GLSLStd450PackUnorm2x16: {2, 1, 32, 32},
	spirv.GLSLStd450PackHalf2x16: {2, 1, 32, 32}, spirv.GLSLStd450PackDouble2x32: {2, 1, 32, 64},
	spirv.GLSLStd450UnpackSnorm4x8: {1, 4, 32, 32}, spirv.GLSLStd450UnpackUnorm4x8: {1, 4, 32, 32},
	spirv.GLSLStd450UnpackSnorm2x16: {1, 2, 32, 32}, spirv.GLSLStd450UnpackUnorm2x16: {1, 2, 32, 32},
	spirv.GLSLStd450UnpackHalf2x16: {1, 2, 32, 32}, spirv.GLSLStd450UnpackDouble2x32: {1, 2, 64, 32},
}

// vector applies an operation on whole vectors that has no expansion.
func (l *lowering) vector(t *rewrite.Term, op operation, tp *tape, in []value, typ scalarType) value {
	size := 1
	if p, ok := packed[op.inst]; ok && op.set == glsl {
		size = p.result
		if len(in[0].scalars) != p.operand || in[0].first().width != p.from || typ.width != p.width {
			l.fail("%s has operands of another size", op)
		}
	} else {
		for _, v := range in[:2] {
			if len(v.scalars) < 2 || len(v.scalars) != len(in[0].scalars) || v.first() != in[0].first() {
				l.fail("%s has operands of different sizes", op)
			}
		}
		if typ.width < in[0].first().width {
			l.fail("%s has a narrow result", op)
		}
	}
	out := value{shape: vectorShape(typ, size)}
	n := node{kind: nodeVector, row: t.Op.Row, op: op, class: typ.class, width: typ.width, format: typ.format}
	n.args = fold.Args{Width: typ.width, From: in[0].first().width, Format: typ.format, FromFormat: in[0].first().format,
		Mode: tp.mode}
	if typ.class != fold.Float {
		n.args.Format = in[0].first().format
	}
	for _, v := range in {
		n.vectors = append(n.vectors, v.scalars)
	}
	for i := range size {
		n.number = uint64(i)
		out.scalars = append(out.scalars, tp.add(n))
	}
	return out
}
