package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// shaped returns a message unless the numbers that have to be equal are: rows, columns, and component types.
func shaped(what string, equal ...[2]uint32) string {
	for _, e := range equal {
		if e[0] != e[1] && e[0] != 0 && e[1] != 0 {
			return fmt.Sprintf("%s: %d and %d", what, e[0], e[1])
		}
	}
	return ""
}

const shapesDiffer = "the shapes or components of result and operands do not go together"

// vectorTimesMatrix: the vector has a component for each row, the result one for each column.
func vectorTimesMatrix(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, v, m := c.of(in.Type), c.typeOf(in.ID(at)), c.typeOf(in.ID(at+1))
	return shaped(shapesDiffer, [2]uint32{r.n, m.n}, [2]uint32{v.n, c.of(m.part).n},
		[2]uint32{uint32(r.comp), uint32(m.comp)}, [2]uint32{uint32(v.comp), uint32(m.comp)})
}

// matrixTimesVector: the vector has a component for each column, the result is a column.
func matrixTimesVector(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, m, v := c.of(in.Type), c.typeOf(in.ID(at)), c.typeOf(in.ID(at+1))
	return shaped(shapesDiffer, [2]uint32{uint32(in.Type), uint32(m.part)}, [2]uint32{v.n, m.n},
		[2]uint32{uint32(v.comp), uint32(r.comp)})
}

func matrixTimesMatrix(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, a, b := c.of(in.Type), c.typeOf(in.ID(at)), c.typeOf(in.ID(at+1))
	return shaped(shapesDiffer, [2]uint32{uint32(r.part), uint32(a.part)}, [2]uint32{r.n, b.n},
		[2]uint32{a.n, c.of(b.part).n},
		[2]uint32{uint32(a.comp), uint32(b.comp)})
}

// outerProduct: columns are of the first operand's type, as many as the second one has components.
func outerProduct(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, b := c.of(in.Type), c.typeOf(in.ID(at+1))
	return shaped(shapesDiffer, [2]uint32{uint32(r.part), uint32(c.m.TypeOf(in.ID(at)))}, [2]uint32{r.n, b.n},
		[2]uint32{uint32(r.comp), uint32(b.comp)})
}

func transposed(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, a := c.of(in.Type), c.typeOf(in.ID(at))
	return shaped(shapesDiffer, [2]uint32{r.n, c.of(a.part).n}, [2]uint32{a.n, c.of(r.part).n},
		[2]uint32{uint32(r.comp), uint32(a.comp)})
}

// dotResult: the result is a component of the operands.
func dotResult(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if t := c.typeOf(in.ID(at)); t.comp != 0 && t.comp != in.Type {
		return "the result is of type " + c.show(in.Type) + ", the components of the operands are of type " + c.show(t.comp)
	}
	return ""
}

// twoOfOperand: the result is a structure of two members of the operands' type.
func twoOfOperand(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t := c.of(in.Type)
	if !t.certainly(structure) {
		return ""
	}
	want := c.m.TypeOf(in.ID(at))
	if t.n != 2 || t.in.ID(0) != want || t.in.ID(1) != want {
		return "the result type is no structure of two members of the operands' type " + c.show(want)
	}
	return ""
}

// dotProduct: vectors of integers with a format of none, or integers of 32 bits with one. The result is at least as
// wide as a component.
func dotProduct(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	operands := 2
	if op.Is(spirv.TraitSaturating) {
		operands = 3
	}
	r, a, b := c.of(in.Type), c.typeOf(in.ID(at)), c.typeOf(in.ID(at+1))
	hasFormat := in.NumWords() > at+operands
	switch {
	case a.certainly(scalar|integer) && a.width != 32:
		return "the operands are scalars, but not of 32 bits"
	case a.certainly(scalar|integer) && !hasFormat:
		return "the operands are scalars, and no format says how vectors are packed in them"
	case a.certainly(vectors|integer) && r.width != 0 && r.width < a.width:
		return fmt.Sprintf("the result has %d bits, and the components of the operands %d", r.width, a.width)
	case (op == spirv.OpUDot || op == spirv.OpUDotAccSat) && (a.class|b.class)&signed != 0 &&
		(a.certainly(vectors | integer)):
		return "an operand has signed components"
	case (op == spirv.OpSUDot || op == spirv.OpSUDotAccSat) && b.class&signed != 0 && b.certainly(vectors|integer):
		return "the second operand has signed components"
	}
	return ""
}

// mixedDot: two numbers of 16 bits, or four of 8, and an accumulator of 16 bits where the name says so.
func mixedDot(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	want, a, r := uint32(16), c.typeOf(in.ID(at)), c.of(in.Type)
	if op == spirv.OpFDot4MixAcc32VALVE {
		want = 8
	}
	switch {
	case a.width != 0 && a.width != want:
		return fmt.Sprintf("the components of the operands have %d bits instead of %d", a.width, want)
	case op == spirv.OpFDot2MixAcc16VALVE && r.width != 0 && r.width != 16:
		return fmt.Sprintf("the result has %d bits instead of 16", r.width)
	}
	return ""
}
