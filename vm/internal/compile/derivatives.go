package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// derivative is an instruction that takes differences within a quad.
type derivative struct {
	of    spirv.Op
	which code.Derivative
	along [2]int64 // the distance of the invocations: 1 along x, 2 along y; 0 for none
}

// derivatives are these instructions. OpFwidth adds up the magnitudes of two.
var derivatives = [...]derivative{
	{spirv.OpDPdx, code.EitherDerivative, [2]int64{1}},
	{spirv.OpDPdy, code.EitherDerivative, [2]int64{2}},
	{spirv.OpFwidth, code.EitherDerivative, [2]int64{1, 2}},
	{spirv.OpDPdxFine, code.Fine, [2]int64{1}},
	{spirv.OpDPdyFine, code.Fine, [2]int64{2}},
	{spirv.OpFwidthFine, code.Fine, [2]int64{1, 2}},
	{spirv.OpDPdxCoarse, code.Coarse, [2]int64{1}},
	{spirv.OpDPdyCoarse, code.Coarse, [2]int64{2}},
	{spirv.OpFwidthCoarse, code.Coarse, [2]int64{1, 2}},
}

// derivative compiles an instruction that takes differences within a quad.
func (b *builder) derivative(in *ir.Inst, d *derivative) {
	types, operand := b.flatten(in.Type), b.value(in.ID(0))
	if len(types) != len(operand) || len(types) == 0 || types[0].class != fold.Float {
		b.refuse("%s of operands that do not fit", in.Op)
		b.placeholder(in)
		return
	}
	if !b.stage.Quads && !b.linearQuads {
		b.refuse("%s outside of fragment shaders, without DerivativeGroupLinear", in.Op)
		b.placeholder(in)
		return
	}
	b.inQuads(in)
	out := make([]int32, len(types))
	for k, v := range operand {
		s := types[k]
		operation := func(op spirv.Op, ext uint32, operands int) int32 {
			return b.operation(operationKey{op: op, instruction: ext,
				args: b.args(s, []scalar{s, s}[:operands]), width: s.width})
		}
		for _, step := range d.along {
			if step == 0 {
				continue
			}
			g := code.Group{Name: in.Op.String()[2:], Kind: code.GroupDerivative, Derivative: d.which,
				Operation: operation(spirv.OpFSub, 0, 2)}
			part := b.emitGroup(g, v, code.NoOperand, step)
			if d.along[1] == 0 {
				out[k] = part
				continue
			}
			part = b.compute(operation(spirv.OpExtInst, spirv.GLSLStd450FAbs, 1), part)
			if step == d.along[0] {
				out[k] = part
			} else {
				out[k] = b.compute(operation(spirv.OpFAdd, 0, 2), out[k], part)
			}
		}
	}
	b.define(in.Result, out)
}
