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

// Where in a pixel things are, from its middle on: the centroid of one that is not covered in whole, and four samples.
var (
	centroid    = [2]float64{0.125, -0.25}
	someSamples = [4][2]float64{{-0.125, -0.375}, {0.375, -0.125}, {-0.375, 0.125}, {0.125, 0.375}}
)

// interpolation compiles an instruction that takes what a fragment is passed somewhere beside the middle of its pixel.
// It reports false for others.
func (b *builder) interpolation(in *ir.Inst, number uint32) bool {
	constant := func(x float64) int32 { return b.number(fold.Float32.FromFloat64(x, fold.Mode{})) }
	var x, y int32
	switch number {
	case spirv.GLSLStd450InterpolateAtCentroid:
		x, y = constant(centroid[0]), constant(centroid[1])
	case spirv.GLSLStd450InterpolateAtSample:
		sample := b.frozen(b.value(in.ID(3)))[0]
		sample = b.binary(spirv.OpBitwiseAnd, 32, sample, b.number(3))
		choose := func(along int) int32 {
			var parts []int32
			for _, s := range someSamples {
				parts = append(parts, constant(s[along]))
			}
			dst := b.fresh()
			b.emit(code.Instr{Op: code.Pick, Dst: dst, A: sample, B: b.list(parts), C: code.NoOperand, D: code.NoOperand})
			return dst
		}
		x, y = choose(0), choose(1)
	case spirv.GLSLStd450InterpolateAtOffset:
		v := b.frozen(b.value(in.ID(3)))
		if len(v) != 2 || b.flatten(b.m.TypeOf(in.ID(3)))[0].format != fold.Float32 {
			b.refuse("InterpolateAtOffset at an offset of another type")
			b.placeholder(in)
			return true
		}
		x, y = v[0], v[1]
	default:
		return false
	}
	types := b.flatten(in.Type)
	if t := b.typeOf(b.m.TypeOf(in.ID(2))); t.op != spirv.OpTypePointer || t.class != spirv.StorageClassInput ||
		!b.stage.Quads || len(types) == 0 || types[0].class != fold.Float || !b.alike(t.elem, in.Type) {
		b.refuse("the interpolation of what is no input of a fragment shader")
		b.placeholder(in)
		return true
	}
	b.inQuads(in)
	b.p.Interpolates = true
	p := b.pointer(in.ID(2))
	out := make([]int32, len(types))
	for i, s := range types {
		out[i] = b.fresh()
		b.emit(code.Instr{Op: code.Interpolate, Dst: out[i], A: p.base, B: x, C: y, D: code.NoOperand,
			Imm: p.disp + int64(i), Detail: b.access(code.Access{Bytes: s.bytes(), Format: s.format,
				OfSample: number != spirv.GLSLStd450InterpolateAtOffset})})
	}
	b.define(in.Result, out)
	return true
}
