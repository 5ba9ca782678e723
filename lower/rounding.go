package lower

import (
	"math"

	"hone/ir"
	"hone/spirv"
)

// Rounding of doubles to whole numbers, for targets that have no more than their fraction. All is exact.

// isDouble reports whether an instruction computes doubles.
func isDouble(m *ir.Module, in *ir.Inst) bool {
	typ := in.Type
	if d := m.Def(typ); d != nil && (d.Op == spirv.OpTypeVector || d.Op == spirv.OpTypeVectorIdEXT) {
		typ = d.ID(0)
	}
	return m.NumberWidth(typ) == 64
}

// truncated returns the magnitude of x without its fraction, the fraction, and whether x is whole as it is: 0, or too
// large to have a fraction, or a NaN.
func (e *emitter) truncated(x value) (t, fraction, whole value) {
	a := e.fabs(x)
	large := e.Op(spirv.OpFUnordGreaterThanEqual, a, e.Float(0x1p52))
	whole = e.Op(spirv.OpLogicalOr, large, e.Op(spirv.OpFOrdEqual, x, e.Float(0)))
	t, fraction = e.split(a)
	return t, fraction, whole
}

// split splits a number that is not negative, nor too large to have a fraction.
func (e *emitter) split(a value) (t, fraction value) {
	if e.inKernel() { // Fract there has a pointer: what is added and taken away again leaves no room for a fraction
		t = e.fsub(e.fadd(a, e.Float(0x1p52)), e.Float(0x1p52))
		t = e.choose(e.fless(a, t), e.fsub(t, e.Float(1)), t)
		return t, e.fsub(a, t)
	}
	fraction = e.GLSL(spirv.GLSLStd450Fract, a)
	return e.fsub(a, fraction), fraction
}

// signed returns a magnitude with the sign of x, and x where that is whole.
func (e *emitter) signed(t, x, whole value) value {
	t = e.choose(e.fless(x, e.Float(0)), e.fneg(t), t)
	return e.choose(whole, x, t)
}

func truncDouble(e *emitter) value {
	x := e.operand(0)
	t, _, whole := e.truncated(x)
	return e.signed(t, x, whole)
}

// floorDouble is one less where truncation went up, ceilDouble one more where it went down.
func floorDouble(e *emitter) value {
	x, t := e.operand(0), truncDouble(e)
	return e.choose(e.fless(x, t), e.fsub(t, e.Float(1)), t)
}

func ceilDouble(e *emitter) value {
	x, t := e.operand(0), truncDouble(e)
	return e.choose(e.fless(t, x), e.fneg(e.fsub(e.fneg(t), e.Float(1))), t)
}

// roundDouble rounds to the nearest whole number: of two that are as near, to the even one, or away from zero.
func roundDouble(away bool) func(*emitter) value {
	return func(e *emitter) value {
		x := e.operand(0)
		t, fraction, whole := e.truncated(x)
		half := e.Float(0.5)
		up := e.Op(spirv.OpFOrdGreaterThan, fraction, half)
		tie := e.Op(spirv.OpFOrdEqual, fraction, half)
		if !away { // the half of an odd number has a fraction
			_, odd := e.split(e.fmul(t, half))
			tie = e.Op(spirv.OpLogicalAnd, tie, e.Op(spirv.OpFOrdEqual, odd, half))
		}
		up = e.Op(spirv.OpLogicalOr, up, tie)
		return e.signed(e.fadd(t, e.choose(up, e.Float(1), e.Float(0))), x, whole)
	}
}

// saturated converts a float to an integer so that what is out of range becomes the nearest integer, and a NaN 0: what
// is converted is in range.
func saturated(e *emitter) value {
	e.bits = true
	x := e.operand(0)
	e.number = e.typeOf(x)
	w := e.m.NumberWidth(e.scalar(e.in.Type))
	// The first float that is too large, and the least that is not too small: powers of two, or in a format of a smaller
	// range infinity and the least number.
	low, high, least, most := 0.0, math.Ldexp(1, w), uint64(0), ^uint64(0)
	if e.in.Op == spirv.OpConvertFToS {
		low, high, least, most = -math.Ldexp(1, w-1), math.Ldexp(1, w-1), 1<<(w-1), 1<<(w-1)-1
	}
	format, _ := e.m.Types().FloatFormat(e.scalar(e.number))
	limit := func(v float64) value { // in the format
		if largest := format.ToFloat64(format.Max()); v > largest {
			v = math.Inf(1)
		} else if v < -largest {
			v = -largest
		}
		return e.Float(v)
	}
	above := e.Op(spirv.OpFOrdGreaterThanEqual, x, limit(high))
	inside := e.Op(spirv.OpLogicalAnd, e.Op(spirv.OpFOrdGreaterThanEqual, x, limit(low)), e.fless(x, limit(high)))
	below := e.fless(x, limit(low))
	n := e.emit(e.in.Op, e.in.Type, e.choose(inside, x, e.Float(0)))
	n = e.choose(above, e.int(n, most), n)
	return e.choose(below, e.int(n, least), n)
}

// saturates says of conversions whether they are decorated as saturated.
func saturates(m *ir.Module, in *ir.Inst) bool {
	return m.HasDecoration(in.Result, spirv.DecorationSaturatedConversion)
}

// saturatedInt converts an integer to a narrower one in the same way. Operand and result may each be signed.
func saturatedInt(from, to bool) func(*emitter) value {
	return func(e *emitter) value {
		e.bits = true
		x := e.operand(0)
		w, own := e.m.NumberWidth(e.scalar(e.in.Type)), e.width(x)
		less := spirv.OpULessThan
		if from {
			less = spirv.OpSLessThan
		}
		least, most := uint64(0), uint64(1)<<(w-1)<<1-1
		if to {
			least, most = -(uint64(1) << (w - 1)), 1<<(w-1)-1
		}
		if from && (own > w || !to) {
			x = e.choose(e.Op(less, x, e.int(x, least)), e.int(x, least), x)
		}
		if own > w || own == w && to && !from {
			x = e.choose(e.Op(less, e.int(x, most), x), e.int(x, most), x)
		}
		if own < w && from {
			return e.as(e.in.Type, e.emit(spirv.OpSConvert, e.in.Type, x))
		}
		return e.to(e.in.Type, x)
	}
}

// sqrtOfMagnitude makes the operand of a root positive.
func sqrtOfMagnitude(e *emitter) value {
	return e.GLSL(spirv.GLSLStd450Sqrt, e.fabs(e.operand(0)))
}

// mayBeNegative says of roots whether their operand is no magnitude, but a float: modules that are not valid need not
// have one.
func mayBeNegative(m *ir.Module, in *ir.Inst) bool {
	d := m.Def(in.ID(2))
	scalar, _ := m.Types().Scalar(in.Type)
	if d == nil || d.Type != in.Type || scalar == 0 || m.Def(scalar).Op != spirv.OpTypeFloat {
		return false
	}
	if d.Op != spirv.OpExtInst {
		return true
	}
	set := m.ExtSet(d.ID(0))
	return set == nil || !(set.Name == "GLSL.std.450" && d.Literal(1) == spirv.GLSLStd450FAbs ||
		set.Name == "OpenCL.std" && d.Literal(1) == spirv.OpenCLStdFabs)
}

// isReciprocal says of divisions whether they are 1 / y.
func isReciprocal(m *ir.Module, in *ir.Inst) bool {
	return in.Op == spirv.OpFDiv && isSplat(m, in.ID(0), 1)
}

// isNegation says of differences whether they are 0 - x: what is a negation is not joined with a product.
func isNegation(m *ir.Module, in *ir.Inst) bool {
	return in.Op == spirv.OpFSub && isSplat(m, in.ID(0), 0)
}

// isSplat reports whether a value is a constant number, in each component.
func isSplat(m *ir.Module, id ir.ID, want float64) bool {
	d := m.Def(id)
	if d == nil || d.Op != spirv.OpConstantComposite {
		v, ok := m.Constants().FloatValue(id)
		return ok && v == want
	}
	for _, part := range d.IDs() {
		if v, ok := m.Constants().FloatValue(part); !ok || v != want {
			return false
		}
	}
	return true
}

// mulReciprocal lowers the quotients that rules leave: of constants of which some components are 1.
func mulReciprocal(e *emitter) value {
	return e.fmul(e.operand(0), e.fdiv(e.Float(1), e.operand(1)))
}
