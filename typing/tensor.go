package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// tensorRows: instructions of SPV_ARM_tensors.
var tensorRows = [...]row{
	{op: spirv.OpTensorReadARM, result: scalar | array | numbers, operands: []spec{tensor, array}, also: tensorAccess},
	{op: spirv.OpTensorWriteARM, operands: []spec{tensor, array, scalar | array | numbers}, also: tensorAccess},
	{op: spirv.OpTensorQuerySizeARM, result: anInt, operands: []spec{tensor, anInt | isConstant}},
}

// tensorType: the shape has a number for each dimension.
func tensorType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if in.NumWords() < 3 {
		return ""
	}
	shape, rank := c.typeOf(in.ID(2)), c.constant(in.ID(1))
	switch {
	case !shape.certainly(array):
		return ""
	case !c.of(shape.part).is(anInt):
		return fmt.Sprintf("the shape %%%d is no array of integers", in.ID(2))
	case shape.n != rank && shape.n != 0 && rank != 0:
		return fmt.Sprintf("the shape has %s, and the rank is %d", words(uint64(shape.n), "number"), rank)
	}
	return ""
}

// tensorAccess: the tensor has a rank, the coordinates are as many integers, and the data, as well as the value for
// elements out of bounds, is of the element type.
func tensorAccess(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t, coordinates := c.typeOf(in.ID(at)), c.typeOf(in.ID(at+1))
	if !t.certainly(tensor) || !coordinates.certainly(array) {
		return ""
	}
	if t.in.NumWords() < 2 {
		return c.valueOf(in.ID(at)) + " is a tensor of unknown rank"
	}
	data, mask := in.Type, at+2
	if op == spirv.OpTensorWriteARM {
		data, mask = c.m.TypeOf(in.ID(at+2)), at+3
	}
	rank := c.constant(t.in.ID(1))
	switch d := c.of(data); {
	case !c.of(coordinates.part).is(anInt):
		return c.valueOf(in.ID(at+1)) + " is no array of integers"
	case coordinates.n != rank && coordinates.n != 0 && rank != 0:
		return fmt.Sprintf("%s are given, and the tensor has rank %d", words(uint64(coordinates.n), "coordinate"), rank)
	case data != t.part && !(d.certainly(array) && d.part == t.part) && d.class != unknown:
		return "the data, of type " + c.show(data) + ", is neither of the element type " + c.show(t.part) +
			" nor an array of that type"
	}
	if mask+1 < in.NumWords() && in.Literal(mask)&uint32(spirv.TensorOperandsOutOfBoundsValueARM) != 0 &&
		c.m.TypeOf(in.ID(mask+1)) != t.part {
		return "the value for elements out of bounds, of type " + c.show(c.m.TypeOf(in.ID(mask+1))) +
			", is not of the element type " + c.show(t.part)
	}
	return ""
}

// tensorParts verifies that the shape of the tensor is known, that the constituents of a tensor of rank 1 are elements,
// and those of others tensors of its elements, and that they are as many as the outermost dimension says.
func (c *Checker) tensorParts(t *info, in *ir.Inst, at int) string {
	if t.in.NumWords() < 3 {
		return "there are no constants of the type " + c.show(t.in.Result) + ", whose shape is not known"
	}
	if shape := c.m.Def(t.in.ID(2)); shape != nil && shape.Op == spirv.OpConstantComposite && shape.NumWords() > 0 {
		if n, ok := c.m.Constants().IntValue(shape.ID(0)); ok && n != uint64(in.NumWords()-at) {
			return fmt.Sprintf("%d constituents for the type %s, whose outermost dimension is %d", in.NumWords()-at,
				c.show(t.in.Result), n)
		}
	}
	rank := c.constant(t.in.ID(1))
	for i := at; rank != 0 && i < in.NumWords(); i++ {
		p := c.typeOf(in.ID(i))
		switch {
		case p.class == unknown || rank == 1 && c.m.TypeOf(in.ID(i)) == t.part || rank > 1 && p.is(tensor) &&
			p.part == t.part:
		default:
			return c.constituent(in, i) + ", which is no part of the type " + c.show(t.in.Result)
		}
	}
	return ""
}
