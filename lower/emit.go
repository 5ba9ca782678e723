package lower

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// emitter makes the instructions that take the place of one. It is the machine that the expansions of package fold are
// written for, and has the usual operations on integers besides: a value is the id of a scalar, or of a vector of any
// kind of which all components are computed alike.
type emitter struct {
	m     *ir.Module
	in    *ir.Inst // what is replaced
	floor *ir.Inst // what stood before it; nil for none
	// number is the type of the floats that the operation computes with: that of constants in an expansion.
	number ir.ID
	bits   bool     // integers take floats apart, or a number into parts: none of them is of relaxed precision
	room   []uint32 // room for operands
}

// value is the id of a value that is computed with.
type value = fold.Value

// begin makes the emitter ready to replace an instruction.
func (e *emitter) begin(m *ir.Module, in *ir.Inst) {
	e.m, e.in, e.floor, e.number, e.bits = m, in, in.Prev(), in.Type, false
}

// operand returns operand i: of an extended instruction, the one behind its number.
func (e *emitter) operand(i int) value {
	if e.in.Op == spirv.OpExtInst {
		i += 2
	}
	return value(e.in.ID(i))
}

func (e *emitter) typeOf(v value) ir.ID { return e.m.TypeOf(ir.ID(v)) }

// emit adds an instruction.
func (e *emitter) emit(op spirv.Op, typ ir.ID, operands ...value) value {
	e.room = e.room[:0]
	for _, v := range operands {
		e.room = append(e.room, uint32(v))
	}
	return value(ir.Before(e.in).Emit(op, typ, true, e.room...).Result)
}

// Op applies an operation of the core language. The result has the type of the operands, or is a boolean.
func (e *emitter) Op(op spirv.Op, operands ...value) value {
	typ := e.typeOf(operands[0])
	switch row := fold.For(op); {
	case op == spirv.OpSelect:
		typ = e.typeOf(operands[1])
	case row != nil && row.Result() == fold.Bool:
		typ = e.like(typ, e.m.Types().Bool())
	}
	return e.emit(op, typ, operands...)
}

// inOpenCL are the instructions of OpenCL.std that compute what some of GLSL.std.450 do.
var inOpenCL = [...]uint32{
	spirv.GLSLStd450Trunc:       spirv.OpenCLStdTrunc,
	spirv.GLSLStd450Floor:       spirv.OpenCLStdFloor,
	spirv.GLSLStd450FAbs:        spirv.OpenCLStdFabs,
	spirv.GLSLStd450Sqrt:        spirv.OpenCLStdSqrt,
	spirv.GLSLStd450InverseSqrt: spirv.OpenCLStdRsqrt,
	spirv.GLSLStd450Exp2:        spirv.OpenCLStdExp2,
	spirv.GLSLStd450Log2:        spirv.OpenCLStdLog2,
	spirv.GLSLStd450Sin:         spirv.OpenCLStdSin,
	spirv.GLSLStd450Cos:         spirv.OpenCLStdCos,
	spirv.GLSLStd450FMin:        spirv.OpenCLStdFmin,
	spirv.GLSLStd450FMax:        spirv.OpenCLStdFmax,
	spirv.GLSLStd450FClamp:      spirv.OpenCLStdFclamp,
	spirv.GLSLStd450NMin:        spirv.OpenCLStdFmin, // of a NaN and a number these take the number
	spirv.GLSLStd450NMax:        spirv.OpenCLStdFmax,
	spirv.GLSLStd450RoundEven:   spirv.OpenCLStdRint,
}

// GLSL applies an instruction of GLSL.std.450, or what OpenCL.std has instead in a kernel. The set is imported where it
// is not yet: who asks for a lowering asks for what it needs.
func (e *emitter) GLSL(instruction uint32, operands ...value) value {
	if e.inKernel() {
		instruction = inOpenCL[instruction]
	}
	return e.extended(instruction, operands...)
}

// extended applies an instruction of the set that the module's shaders or kernels have.
func (e *emitter) extended(instruction uint32, operands ...value) value {
	name := "GLSL.std.450"
	if e.inKernel() {
		name = "OpenCL.std"
	}
	e.room = append(e.room[:0], uint32(e.m.Import(name)), instruction)
	for _, v := range operands {
		e.room = append(e.room, uint32(v))
	}
	return value(ir.Before(e.in).Emit(spirv.OpExtInst, e.typeOf(operands[0]), true, e.room...).Result)
}

// inKernel reports whether the module is of kernels, for which there is no GLSL.std.450.
func (e *emitter) inKernel() bool { return !e.m.HasCapability(spirv.CapabilityShader) }

// Float returns the constant nearest to x, in the type of the operation's floats.
func (e *emitter) Float(x float64) value { return e.float(e.number, x) }

// float returns the constant nearest to x in each component of a type.
func (e *emitter) float(typ ir.ID, x float64) value {
	return e.splat(typ, e.m.Constants().Float(e.scalar(typ), x))
}

// int returns the constant with some bits in each component of an integer's type.
func (e *emitter) int(like value, bits uint64) value {
	typ := e.typeOf(like)
	return e.splat(typ, e.m.Constants().Int(e.scalar(typ), bits))
}

// scalar returns the type of the components of a type, which for a scalar is the type.
func (e *emitter) scalar(typ ir.ID) ir.ID {
	if scalar, n := e.m.Types().Scalar(typ); n > 0 {
		return scalar
	}
	if d := e.m.Def(typ); d != nil && d.Op != spirv.OpTypeStruct && d.NumWords() > 0 {
		return d.ID(0) // a long vector, or a cooperative matrix
	}
	return typ
}

// splat returns the constant of a type that has a constant scalar in each component.
func (e *emitter) splat(typ, scalar ir.ID) value {
	c := e.m.Constants()
	if _, n := e.m.Types().Scalar(typ); n > 0 {
		return value(c.Splat(typ, scalar))
	}
	if v, ok := c.ScalarValue(scalar); ok && v == 0 {
		return value(c.Null(typ))
	}
	n, _ := e.m.Types().NumParts(typ)
	parts := slices.Repeat([]ir.ID{scalar}, max(n, 1))
	return value(c.Composite(typ, parts...))
}

// like returns the type that has components of a scalar type, as many as another one.
func (e *emitter) like(typ, scalar ir.ID) ir.ID {
	if _, n := e.m.Types().Scalar(typ); n == 1 {
		return scalar
	} else if n > 1 {
		return e.m.Types().Vector(scalar, n)
	}
	d := e.m.Def(typ)
	words := slices.Clone(d.Words())
	words[0] = uint32(scalar)
	return e.m.Types().Of(d.Op, words...)
}

// parts returns the components of a vector, or a scalar itself.
func (e *emitter) parts(v value) []value {
	typ := e.typeOf(v)
	if n, ok := e.m.Types().NumParts(typ); ok && n > 0 {
		list := make([]value, 0, n)
		part := e.m.Types().PartAt(typ, 0)
		for i := range n {
			list = append(list, value(ir.Before(e.in).Emit(spirv.OpCompositeExtract, part, true, uint32(v), uint32(i)).Result))
		}
		return list
	}
	return []value{v}
}

// join returns the composite of a type that has such components, or for a scalar the one.
func (e *emitter) join(typ ir.ID, parts []value) value {
	if _, ok := e.m.Types().NumParts(typ); !ok {
		return parts[0]
	}
	return e.emit(spirv.OpCompositeConstruct, typ, parts...)
}

// width returns the width of a value's components in bits.
func (e *emitter) width(v value) int { return e.m.NumberWidth(e.scalar(e.typeOf(v))) }

// uints returns the type of unsigned integers of a width, as many as a value has components.
func (e *emitter) uints(like value, width int) ir.ID {
	return e.like(e.typeOf(like), e.m.Types().Int(width, false))
}

// floats returns the type of floats of 32 bits, as many as a value has components.
func (e *emitter) floats(like value) ir.ID { return e.like(e.typeOf(like), e.m.Types().Float(32)) }

// as returns the same bits in another type of the same width.
func (e *emitter) as(typ ir.ID, v value) value {
	if e.typeOf(v) == typ {
		return v
	}
	return e.emit(spirv.OpBitcast, typ, v)
}

// resized returns an unsigned integer in a width, as the type unsigned integers have there.
func (e *emitter) resized(v value, width int) value {
	typ := e.uints(v, width)
	if e.width(v) == width {
		return e.as(typ, v)
	}
	return e.emit(spirv.OpUConvert, typ, v)
}

// to returns an integer in an integer type of the same number of components: with zeros in front, or what fits of it.
func (e *emitter) to(typ ir.ID, v value) value {
	if e.width(v) == e.m.NumberWidth(e.scalar(typ)) {
		return e.as(typ, v)
	}
	return e.as(typ, e.resized(v, e.m.NumberWidth(e.scalar(typ))))
}

// The usual operations.
func (e *emitter) add(a, b value) value       { return e.Op(spirv.OpIAdd, a, b) }
func (e *emitter) sub(a, b value) value       { return e.Op(spirv.OpISub, a, b) }
func (e *emitter) mul(a, b value) value       { return e.Op(spirv.OpIMul, a, b) }
func (e *emitter) and(a, b value) value       { return e.Op(spirv.OpBitwiseAnd, a, b) }
func (e *emitter) or(a, b value) value        { return e.Op(spirv.OpBitwiseOr, a, b) }
func (e *emitter) xor(a, b value) value       { return e.Op(spirv.OpBitwiseXor, a, b) }
func (e *emitter) not(a value) value          { return e.Op(spirv.OpNot, a) }
func (e *emitter) shl(a, b value) value       { return e.Op(spirv.OpShiftLeftLogical, a, b) }
func (e *emitter) shr(a, b value) value       { return e.Op(spirv.OpShiftRightLogical, a, b) }
func (e *emitter) sar(a, b value) value       { return e.Op(spirv.OpShiftRightArithmetic, a, b) }
func (e *emitter) equal(a, b value) value     { return e.Op(spirv.OpIEqual, a, b) }
func (e *emitter) below(a, b value) value     { return e.Op(spirv.OpULessThan, a, b) }
func (e *emitter) less(a, b value) value      { return e.Op(spirv.OpSLessThan, a, b) }
func (e *emitter) choose(c, a, b value) value { return e.Op(spirv.OpSelect, c, a, b) }
func (e *emitter) fadd(a, b value) value      { return e.Op(spirv.OpFAdd, a, b) }
func (e *emitter) fsub(a, b value) value      { return e.Op(spirv.OpFSub, a, b) }
func (e *emitter) fmul(a, b value) value      { return e.Op(spirv.OpFMul, a, b) }
func (e *emitter) fdiv(a, b value) value      { return e.Op(spirv.OpFDiv, a, b) }
func (e *emitter) fneg(a value) value         { return e.Op(spirv.OpFNegate, a) }
func (e *emitter) fless(a, b value) value     { return e.Op(spirv.OpFOrdLessThan, a, b) }
func (e *emitter) fabs(a value) value         { return e.GLSL(spirv.GLSLStd450FAbs, a) }

// shift constants: by how much, of the type of the value.
func (e *emitter) shlBy(a value, n int) value { return e.shl(a, e.int(a, uint64(n))) }
func (e *emitter) shrBy(a value, n int) value { return e.shr(a, e.int(a, uint64(n))) }
func (e *emitter) sarBy(a value, n int) value { return e.sar(a, e.int(a, uint64(n))) }
func (e *emitter) andBits(a value, bits uint64) value {
	return e.and(a, e.int(a, bits))
}

// isZero reports for each component whether it is 0.
func (e *emitter) isZero(a value) value { return e.equal(a, e.int(a, 0)) }

// finish puts a value in the place of the instruction. Where it was computed last the instruction becomes what computes
// it, so that names and decorations stay. What was added is decorated as far as it holds for it.
func (e *emitter) finish(v value) {
	relaxed := e.m.HasDecoration(e.in.Result, spirv.DecorationRelaxedPrecision)
	nonUniform := e.m.HasDecoration(e.in.Result, spirv.DecorationNonUniform)
	exact := e.m.HasDecoration(e.in.Result, spirv.DecorationNoContraction)
	var modes []uint32
	if e.m.Decorated(e.in.Result) {
		for d := range e.m.Decorations(e.in.Result) {
			if d.Member < 0 && d.Kind == spirv.DecorationFPFastMathMode {
				modes = slices.Clone(d.Params)
			}
		}
	}
	last := e.m.Def(ir.ID(v))
	if in := e.in; last.Type == in.Type && e.m.Uses(last.Result) == 0 && e.added(last) {
		in.Become(last.Op, last.Words()...)
		last.Remove()
	} else if last.Type == in.Type {
		in.Become(spirv.OpCopyObject, uint32(v))
	} else {
		in.Become(spirv.OpBitcast, uint32(v))
	}
	decorate := func(in *ir.Inst, had bool) {
		if in.Result == 0 {
			return
		}
		floats := computesFloats(e.m, in)
		set := func(want bool, kind spirv.Decoration, params ...uint32) {
			switch is := had && e.m.HasDecoration(in.Result, kind); {
			case want && !is:
				e.m.Decorate(in.Result, kind, params...)
			case is && !want:
				e.m.RemoveDecoration(in.Result, kind)
			}
		}
		set(relaxed && !e.bits && in.Op != spirv.OpBitcast, spirv.DecorationRelaxedPrecision)
		set(nonUniform, spirv.DecorationNonUniform)
		set(exact && floats && in.Op != spirv.OpExtInst, spirv.DecorationNoContraction)
		set(modes != nil && floats, spirv.DecorationFPFastMathMode, modes...)
		set(false, spirv.DecorationNoSignedWrap)
		set(false, spirv.DecorationNoUnsignedWrap)
		set(false, spirv.DecorationSaturatedConversion)
	}
	if relaxed || nonUniform || exact || modes != nil {
		for in := e.in.Prev(); in != nil && in != e.floor; in = in.Prev() {
			decorate(in, false)
		}
	}
	if e.m.Decorated(e.in.Result) {
		decorate(e.in, true)
	}
}

// added reports whether an instruction is one of those that were added.
func (e *emitter) added(x *ir.Inst) bool {
	for in := e.in.Prev(); in != nil && in != e.floor; in = in.Prev() {
		if in == x {
			return true
		}
	}
	return false
}

// computesFloats reports whether an instruction is arithmetic with floats, which NoContraction and FPFastMathMode are
// about.
func computesFloats(m *ir.Module, in *ir.Inst) bool {
	row := fold.For(in.Op)
	if in.Op == spirv.OpExtInst {
		row = fold.ForExt(m.ExtSet(in.ID(0)), in.Literal(1))
	}
	if row == nil {
		return false
	}
	c := row.Result()
	return c == fold.Float || c == fold.FloatVector || c == fold.Matrix
}

// extract returns a part of a composite.
func (e *emitter) extract(composite value, typ ir.ID, i int) value {
	return value(ir.Before(e.in).Emit(spirv.OpCompositeExtract, typ, true, uint32(composite), uint32(i)).Result)
}
