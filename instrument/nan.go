package instrument

import (
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// NaNPass reports NaN and infinity that leave the shader: through outputs, stores to buffers and writes to images. Of
// numbers of 32 bits the bits are looked at, so that a driver which takes it that there is no NaN can't leave it out.
// Values with more than 16 parts are left alone, with a remark. Cost: linear.
var NaNPass = New(NaN, "nan", "report NaN and infinity that are stored to outputs, buffers and images",
	func(x *Instrumenter, f *ir.Function) {
		for in := range f.Insts() {
			if in.Unknown() {
				continue
			}
			switch in.Op {
			case spirv.OpStore:
				if x.leaves(in.ID(0)) {
					x.checkFinite(in, in.ID(1))
				}
			case spirv.OpImageWrite:
				x.checkFinite(in, in.ID(2))
			}
		}
	})

// leaves reports whether others see what is stored through a pointer.
func (x *Instrumenter) leaves(pointer ir.ID) bool {
	class, _ := x.Types().StorageClass(x.Module.TypeOf(pointer))
	switch class {
	case spirv.StorageClassOutput, spirv.StorageClassPhysicalStorageBuffer:
		return true
	case spirv.StorageClassStorageBuffer, spirv.StorageClassUniform:
		return !x.Reports(pointer)
	}
	return false
}

// maxParts is how many vectors and scalars of a value are looked at.
const maxParts = 16

// checkFinite reports parts of a value that are no finite numbers.
func (x *Instrumenter) checkFinite(in *ir.Inst, value ir.ID) {
	parts := 0
	if known := x.countFloats(x.Module.TypeOf(value), &parts); !known || parts == 0 {
		if !known {
			x.RemarkAt(in, in.Result, "is not checked: what is stored has many parts, or parts that are not known")
		}
		return
	}
	if x.holds(value, func(uint64) bool { return true }) || !x.Allow(6*parts) {
		return // a constant is meant to be what it is
	}
	x.checkParts(x.Before(in), in, value, x.Module.TypeOf(value))
}

// countFloats counts the scalars and vectors of floats in a type.
func (x *Instrumenter) countFloats(typ ir.ID, n *int) (known bool) {
	d := x.Module.Def(typ)
	if d == nil || *n > maxParts {
		return false
	}
	switch d.Op {
	case spirv.OpTypeFloat, spirv.OpTypeVector:
		scalar, _ := x.Types().Scalar(typ)
		if d := x.Module.Def(scalar); d == nil || d.Op != spirv.OpTypeFloat {
			return true
		} else if d.NumWords() > 1 || !x.Module.Allows(scalar, ir.ArithmeticOf) {
			return false
		}
		*n++
		return *n <= maxParts
	case spirv.OpTypeMatrix, spirv.OpTypeArray, spirv.OpTypeStruct:
		parts, ok := x.Types().NumParts(typ)
		if !ok || parts < 0 || parts > 4*maxParts {
			return false
		}
		for i := range parts {
			if !x.countFloats(x.Types().PartAt(typ, uint32(i)), n) {
				return false
			}
		}
		return true
	case spirv.OpTypeInt, spirv.OpTypeBool, spirv.OpTypePointer:
		return true
	}
	return false
}

func (x *Instrumenter) checkParts(b build.Builder, in *ir.Inst, value, typ ir.ID) {
	scalar, n := x.Types().Scalar(typ)
	if n > 0 {
		if d := x.Module.Def(scalar); d.Op == spirv.OpTypeFloat {
			flags, shown := x.notFinite(b, value, typ, d)
			format := x.withVerbs("%v is stored", []ir.ID{value}) // what is shown is its bits, where they are there already
			x.Append(b, x.any(b, flags), x.Site(in, format), shown)
		}
		return
	}
	parts, _ := x.Types().NumParts(typ)
	for i := range parts {
		part, count := x.Types().PartAt(typ, uint32(i)), 0
		if x.countFloats(part, &count); count > 0 {
			x.checkParts(b, in, b.CompositeExtract(part, value, uint32(i)), part)
		}
	}
}

// notFinite builds whether a value, or which of its components, is no finite number. shown is the value, or its bits.
func (x *Instrumenter) notFinite(b build.Builder, value, typ ir.ID, scalar *ir.Inst) (flags, shown ir.ID) {
	boolean := x.each(x.Types().Bool(), typ)
	if scalar.Literal(0) != 32 {
		return b.LogicalOr(boolean, b.IsNan(boolean, value), b.IsInf(boolean, value)), value
	}
	unsigned := x.each(x.u32(), typ)
	exponent := x.Constants().Splat(unsigned, x.number(0x7f800000))
	bits := b.Bitcast(unsigned, value)
	return b.IEqual(boolean, b.BitwiseAnd(unsigned, bits, exponent), exponent), bits
}
