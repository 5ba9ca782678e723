package resources

import (
	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

var clampsImages = pass.Bool("images", false,
	"also coordinates and levels of texels that are fetched, read and written")

// texel clamps the coordinate of a texel that is fetched, read or written to the size of the image, which is asked for,
// and the level to how many there are. It leaves alone cubes, of which the size has no faces, subpasses, and
// coordinates with more components than the image has.
func (x *clamper) texel(in *ir.Inst) {
	switch in.Op {
	case spirv.OpImageFetch, spirv.OpImageRead, spirv.OpImageWrite, spirv.OpImageSparseFetch, spirv.OpImageSparseRead:
	case spirv.OpImageTexelPointer:
		x.c.RemarkAt(in, in.Result, "a coordinate is not clamped: it is that of a pointer to a texel")
		return
	default:
		return
	}
	image := x.m.Def(x.m.TypeOf(in.ID(0)))
	if in.Unknown() || image == nil || image.Op != spirv.OpTypeImage {
		return
	}
	typ := x.m.TypeOf(in.ID(1))
	n, levels := lower.TexelSize(image)
	scalar, of := x.m.Types().Scalar(typ)
	if d := x.m.Def(scalar); n == 0 || of != n || d.Op != spirv.OpTypeInt || d.Literal(0) != 32 {
		x.c.RemarkAt(in, in.Result, "a coordinate is not clamped: the image has no size that is like it")
		return
	}
	if x.isClamped(in.ID(1), in.ID(0)) || !x.c.Grow(8) || !x.c.Transform() {
		return
	}
	x.m.Require(spirv.CapabilityImageQuery)
	b := x.c.Before(in)
	level := ir.ID(0)
	if at := lower.TexelLevel(in); levels && at > 0 {
		level = x.level(b, in, at)
	}
	size := lower.QueryTexelSize(b, typ, in.ID(0), level)
	one := x.m.Constants().Splat(typ, x.m.Constants().Int(scalar, 1))
	clamped := b.ExtInst(typ, x.m.Import("GLSL.std.450"), spirv.GLSLStd450UMin, in.ID(1), b.ISub(typ, size, one))
	x.m.InheritNonUniform(in.ID(1), clamped)
	in.SetID(1, clamped)
	x.changed = true
}

// level clamps the level of a fetch, which is one of its operands.
func (x *clamper) level(b build.Builder, in *ir.Inst, at int) ir.ID {
	level := in.ID(at)
	typ := x.m.TypeOf(level)
	if v, ok := x.m.Constants().IntValue(level); ok && v == 0 || x.m.NumberWidth(level) != 32 {
		return level
	}
	most := b.ISub(typ, b.ImageQueryLevels(typ, in.ID(0)), x.m.Constants().Int(typ, 1))
	clamped := b.ExtInst(typ, x.m.Import("GLSL.std.450"), spirv.GLSLStd450UMin, level, most)
	in.SetID(at, clamped)
	return clamped
}

// isClamped reports whether a coordinate is below the size of an image already.
func (x *clamper) isClamped(coordinate, image ir.ID) bool {
	d := x.m.Def(coordinate)
	if d == nil || d.Op != spirv.OpExtInst || !lower.IsUMin(x.m, d) {
		return false
	}
	limit := x.m.Def(d.ID(3))
	if limit == nil || limit.Op != spirv.OpISub {
		return false
	}
	size := x.m.Def(limit.ID(0))
	return size != nil && (size.Op == spirv.OpImageQuerySize || size.Op == spirv.OpImageQuerySizeLod) &&
		size.ID(0) == image
}
