package rewrite

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// shape is a type that a value has, or would have if it were made: so a rule that cannot be applied leaves nothing
// behind, not even a constant.
type shape struct {
	scalar ir.ID // component type; for what is no scalar or vector the type itself
	n      int   // components; 0 for what is no scalar or vector
}

func (r *Rewriter) shapeOf(typ ir.ID) shape {
	if scalar, n := r.m.Types().Scalar(typ); n > 0 {
		return shape{scalar, n}
	}
	return shape{typ, 0}
}

// shapeAt returns the type i of an action.
func (r *Rewriter) shapeAt(a *action, i uint8) shape {
	t := &r.types[i]
	switch {
	case t.id != 0:
		return r.shapeOf(t.id)
	case t.scalar != 0:
		return shape{t.scalar, t.n}
	case t.class != fold.Bool:
		return shape{}
	case part(r.p.types, a.types)[i].whole:
		return shape{r.m.Types().Bool(), 1}
	}
	return shape{r.m.Types().Bool(), r.shapeOf(r.root().Type).n}
}

// operandShape returns the type that an operand of the replacement has; the zero value for one that is no value.
func (r *Rewriter) operandShape(a *action, s source) shape {
	switch s.kind {
	case fromPlace:
		v, _ := r.value(place(s.index))
		x := r.shapeOf(r.m.TypeOf(v.id))
		if v.lanes != 0 {
			x.n = v.lanes.len()
		}
		return x
	case fromComputed:
		return r.shapeAt(a, part(r.p.computed, a.computed)[s.index].typ)
	case fromMade:
		return r.shapeAt(a, part(r.p.makes, a.makes)[s.index].typ)
	}
	return shape{}
}

// shapesAgree reports whether the operands of each componentwise operation of the replacement have types that it can
// have: as many components, and what the specification says of each operation. Of other operations nothing is said: see
// wellTyped.
func (r *Rewriter) shapesAgree(a *action) bool {
	makes := part(r.p.makes, a.makes)
	for i := range makes {
		x := &makes[i]
		row := rowOf(x.key)
		if row == nil || !row.Componentwise() {
			continue
		}
		result := r.shapeOf(r.root().Type)
		if i < len(makes)-1 {
			result = r.shapeAt(a, x.typ)
		}
		for k, s := range part(r.p.sources, x.operands) {
			if !r.agrees(operationOf(x.key), row, k, r.operandShape(a, s), result) {
				return false
			}
		}
		if unsignedResult(operationOf(x.key)) && !r.isUnsigned(result.scalar) {
			return false
		}
	}
	return true
}

// agrees reports whether operand k of an operation may have a type, given that of the result.
func (r *Rewriter) agrees(op spirv.Op, row *fold.Row, k int, operand, result shape) bool {
	class := row.Operand(k)
	switch {
	case class == fold.Single:
		return operand.n == 1
	case op == spirv.OpSelect && k == 0:
		return operand.n == 1 || operand.n == result.n
	case operand.n != result.n:
		return false
	}
	switch op {
	case spirv.OpSelect, spirv.OpUDiv, spirv.OpUMod, spirv.OpBitReverse, spirv.OpBitFieldInsert, spirv.OpBitFieldSExtract,
		spirv.OpBitFieldUExtract:
		return operand.scalar == result.scalar
	}
	return true
}

// unsignedResult reports whether an operation has integers whose signedness is 0 as its result.
func unsignedResult(op spirv.Op) bool {
	switch op {
	case spirv.OpUDiv, spirv.OpUMod, spirv.OpUConvert, spirv.OpConvertFToU:
		return true
	}
	return false
}

func (r *Rewriter) isUnsigned(scalar ir.ID) bool {
	d := r.m.Def(scalar)
	return d != nil && d.Op == spirv.OpTypeInt && d.Literal(1) == 0
}
