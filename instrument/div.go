package instrument

import (
	"math"

	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/spirv"
)

// DivPass reports integer divisions by zero and those that overflow, shifts by the width of what is shifted or more,
// and conversions of floats to integers that can't hold them: operations whose results are undefined. What constants
// show to be right is not checked. Cost: linear.
var DivPass = New(Div, "div", "report divisions by zero, shifts by too much, conversions out of range",
	func(x *Instrumenter, f *ir.Function) {
		for in := range f.Insts() {
			if in.Unknown() || in.Result == 0 {
				continue
			}
			switch in.Op {
			case spirv.OpUDiv, spirv.OpUMod:
				x.checkDivision(in, false)
			case spirv.OpSDiv, spirv.OpSRem, spirv.OpSMod:
				x.checkDivision(in, true)
			case spirv.OpShiftLeftLogical, spirv.OpShiftRightLogical, spirv.OpShiftRightArithmetic:
				x.checkShift(in)
			case spirv.OpConvertFToU, spirv.OpConvertFToS:
				x.checkConversion(in)
			}
		}
	})

// each returns a type for each component of a type: a scalar, or a vector of as many.
func (x *Instrumenter) each(scalar, like ir.ID) ir.ID {
	if _, n := x.Types().Scalar(like); n > 1 {
		return x.Types().Vector(scalar, n)
	}
	return scalar
}

// any builds the boolean that one of the components holds.
func (x *Instrumenter) any(b build.Builder, flags ir.ID) ir.ID {
	if x.Module.TypeOf(flags) == x.Types().Bool() {
		return flags
	}
	return b.Any(x.Types().Bool(), flags)
}

// holds reports whether all components of a constant have bits for which ok is true.
func (x *Instrumenter) holds(id ir.ID, ok func(bits uint64) bool) bool {
	var room [16]uint64
	list, constant := x.Module.Constants().Components(id, room[:])
	for _, bits := range list {
		constant = constant && ok(bits)
	}
	return constant
}

func (x *Instrumenter) checkDivision(in *ir.Inst, signed bool) {
	m, divisor := x.Module, in.ID(1)
	typ := m.TypeOf(divisor)
	scalar, _ := x.Types().Scalar(typ)
	d := m.Def(scalar)
	if d == nil || d.Op != spirv.OpTypeInt || d.Literal(0) > 64 {
		x.RemarkAt(in, in.Result, "is not checked: it is of a type that is not known")
		return
	}
	width := d.Literal(0)
	ones := ^uint64(0) >> (64 - width)
	if x.holds(divisor, func(bits uint64) bool { return bits != 0 && (!signed || bits != ones) }) || !x.Allow(8) {
		return
	}
	b, flags := x.Before(in), x.each(x.Types().Bool(), typ)
	constant := func(like, of ir.ID, bits uint64) ir.ID {
		return x.Constants().Splat(like, x.Constants().Int(of, bits))
	}
	if !x.holds(divisor, func(bits uint64) bool { return bits != 0 }) {
		zero := b.IEqual(flags, divisor, constant(typ, scalar, 0))
		x.Report(b, x.any(b, zero), in, "division of %v by %v", in.ID(0), divisor)
	}
	if signed && !x.holds(divisor, func(bits uint64) bool { return bits != ones }) {
		dividend := m.TypeOf(in.ID(0))
		of, _ := x.Types().Scalar(dividend)
		least := b.IEqual(flags, in.ID(0), constant(dividend, of, uint64(1)<<(width-1)))
		minus := b.IEqual(flags, divisor, constant(typ, scalar, ones))
		x.Report(b, x.any(b, b.LogicalAnd(flags, least, minus)), in, "division of %v by %v overflows", in.ID(0), divisor)
	}
}

func (x *Instrumenter) checkShift(in *ir.Inst) {
	m, shift := x.Module, in.ID(1)
	typ := m.TypeOf(shift)
	scalar, _ := x.Types().Scalar(typ)
	base, _ := x.Types().Scalar(in.Type)
	d, t := m.Def(scalar), m.Def(base)
	if d == nil || t == nil || d.Op != spirv.OpTypeInt || t.Op != spirv.OpTypeInt || d.Literal(0) > 64 {
		x.RemarkAt(in, in.Result, "is not checked: it is of a type that is not known")
		return
	}
	width := uint64(t.Literal(0))
	if d.Literal(0) < 32 && width > uint64(1)<<d.Literal(0)-1 ||
		x.holds(shift, func(bits uint64) bool { return bits < width }) || !x.Allow(4) {
		return
	}
	b := x.Before(in)
	most := x.Constants().Splat(typ, x.Constants().Int(scalar, width))
	over := b.UGreaterThanEqual(x.each(x.Types().Bool(), typ), shift, most)
	x.Report(b, x.any(b, over), in, "shift by %v, and there are %v bits", shift, x.number(width))
}

func (x *Instrumenter) checkConversion(in *ir.Inst) {
	m, value := x.Module, in.ID(0)
	typ := m.TypeOf(value)
	scalar, _ := x.Types().Scalar(typ)
	to, _ := x.Types().Scalar(in.Type)
	d, t := m.Def(scalar), m.Def(to)
	if d == nil || t == nil || d.Op != spirv.OpTypeFloat || t.Op != spirv.OpTypeInt || d.NumWords() > 1 ||
		m.HasDecoration(in.Result, spirv.DecorationSaturatedConversion) || t.Literal(0) > 64 {
		x.RemarkAt(in, in.Result, "is not checked: it is of a type that is not known")
		return
	}
	// Whole numbers are what is cut off to: what lies between low and high, both excluded, is in range.
	digits := map[uint32]int{16: 11, 32: 24, 64: 53}[d.Literal(0)]
	width := int(t.Literal(0))
	low, high := -1.0, math.Ldexp(1, width)
	if in.Op == spirv.OpConvertFToS {
		low, high = -math.Ldexp(1, width-1)-1, math.Ldexp(1, width-1)
		if width-1 >= digits { // there is no number between the least one and that below it
			low = -high - math.Ldexp(high, 1-digits)
		}
	}
	if digits == 11 { // which ends at 65504
		if high > 65504 {
			high = math.Inf(1)
		}
		if low < -65504 {
			low = math.Inf(-1)
		}
	}
	if width >= 32 && x.isPixel(value) || !x.Allow(7) {
		return
	}
	b, flags := x.Before(in), x.each(x.Types().Bool(), typ)
	limit := func(v float64) ir.ID { return x.Constants().Splat(typ, x.Constants().Float(scalar, v)) }
	in1 := b.FOrdGreaterThan(flags, value, limit(low))
	in2 := b.FOrdLessThan(flags, value, limit(high))
	out := b.LogicalNot(flags, b.LogicalAnd(flags, in1, in2))
	x.Report(b, x.any(b, out), in, "%v is converted to an integer of %v bits", value, x.number(uint64(width)))
}

// isPixel reports whether a float is x or y of FragCoord, which an integer of 32 bits can hold.
func (x *Instrumenter) isPixel(value ir.ID) bool {
	d := x.Module.Def(value)
	if d == nil || d.Op != spirv.OpCompositeExtract || d.NumWords() != 2 || d.Literal(1) > 1 {
		return false
	}
	load := x.Module.Def(d.ID(0))
	return load != nil && load.Op == spirv.OpLoad && lower.IsBuiltIn(x.Module, load.ID(0), spirv.BuiltInFragCoord)
}
