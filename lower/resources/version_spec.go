package resources

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// specialized rewrites specialization constants that need version 1.4: selects of composites, selects of vectors by
// a scalar condition, and OpUConvert. Each becomes operations on scalars or vectors and keeps its id.
func (x *versioner) specialized() {
	for in := range x.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpSpecConstantOp || in.Unknown() {
			continue
		}
		switch spirv.Op(in.Literal(0)) {
		case spirv.OpSelect:
			x.specializedSelect(in)
		case spirv.OpUConvert:
			if !x.m.HasCapability(spirv.CapabilityKernel) && !x.m.HasExtension("SPV_AMD_gpu_shader_int16") {
				x.specializedConvert(in)
			}
		}
	}
}

// specializedSelect takes a select of a composite, or of vectors by a scalar condition, apart.
func (x *versioner) specializedSelect(in *ir.Inst) {
	if _, of := x.m.Types().Scalar(x.m.TypeOf(in.ID(1))); of != 1 {
		return // the condition has a component for each of the result
	}
	if _, composite := x.m.Types().NumParts(in.Type); !composite || !x.room(in.Type) {
		return
	}
	if n, vector := x.width(in.Type); vector {
		in.SetID(1, x.splat(in, in.ID(1), n))
		return
	}
	in.Become(spirv.OpSpecConstantComposite, x.selectParts(in, in.Type, in.ID(1), in.ID(2), in.ID(3))...)
}

// width returns the number of components of a vector.
func (x *versioner) width(typ ir.ID) (n int, vector bool) {
	scalar, n := x.m.Types().Scalar(typ)
	return n, n > 1 && scalar != 0
}

// selectParts returns the parts of the composite that a condition chooses from two others.
func (x *versioner) selectParts(at *ir.Inst, typ, condition, yes, no ir.ID) (parts []uint32) {
	n, _ := x.m.Types().NumParts(typ)
	for i := range uint32(n) {
		part := x.m.Types().PartAt(typ, i)
		b := x.c.Before(at)
		extract := func(from ir.ID) ir.ID {
			return b.SpecConstantOp(part, uint32(spirv.OpCompositeExtract), uint32(from), i)
		}
		parts = append(parts, uint32(x.selectPart(at, part, condition, extract(yes), extract(no))))
	}
	return parts
}

func (x *versioner) selectPart(at *ir.Inst, typ, condition, yes, no ir.ID) ir.ID {
	n, vector := x.width(typ)
	_, composite := x.m.Types().NumParts(typ)
	switch {
	case vector:
		condition = x.splat(at, condition, n)
	case composite:
		parts := x.selectParts(at, typ, condition, yes, no)
		return x.c.Before(at).Emit(spirv.OpSpecConstantComposite, typ, true, parts...).Result
	}
	return x.c.Before(at).SpecConstantOp(typ, uint32(spirv.OpSelect), uint32(condition), uint32(yes), uint32(no))
}

// splat returns a vector of n times a condition.
func (x *versioner) splat(at *ir.Inst, condition ir.ID, n int) ir.ID {
	typ := x.m.Types().Vector(x.m.Types().Bool(), n)
	declareBefore(x.m, typ, at)
	return x.c.Before(at).SpecConstantComposite(typ, slices.Repeat([]ir.ID{condition}, n)...)
}

// specializedConvert makes an unsigned conversion signed. A mask clears the upper bits of a wider result.
func (x *versioner) specializedConvert(in *ir.Inst) {
	from, n := x.m.Types().Scalar(x.m.TypeOf(in.ID(1)))
	to, _ := x.m.Types().Scalar(in.Type)
	narrow, wide := x.m.NumberWidth(from), x.m.NumberWidth(to)
	if narrow == 0 || wide == 0 || !x.c.Grow(2) {
		return
	}
	if wide <= narrow {
		in.SetWord(0, uint32(spirv.OpSConvert))
		return
	}
	b := x.c.Before(in)
	signed := b.SpecConstantOp(in.Type, uint32(spirv.OpSConvert), uint32(in.ID(1)))
	mask := x.m.Constants().Int(to, 1<<narrow-1)
	if n > 1 {
		mask = x.m.Constants().Splat(in.Type, mask)
	}
	declareBefore(x.m, mask, in)
	in.Become(spirv.OpSpecConstantOp, uint32(spirv.OpBitwiseAnd), uint32(signed), uint32(mask))
}
