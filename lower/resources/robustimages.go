package resources

import (
	"slices"

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
	if d := x.m.Def(scalar); n == 0 || of != n || d.Op != spirv.OpTypeInt || d.Literal(0) != 32 ||
		!lower.MayQuery(x.m, in.ID(0)) {
		x.c.RemarkAt(in, in.Result, "a coordinate is not clamped: the image has no size that is like it")
		return
	}
	at := lower.TexelLevel(in)
	if x.isClamped(in, at, levels) || !x.c.Grow(8) || !x.c.Transform() {
		return
	}
	x.m.Require(spirv.CapabilityImageQuery)
	b := x.c.Before(in)
	level := ir.ID(0)
	if levels && at > 0 {
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

// isClamped reports whether the coordinate of a texel is clamped already, as this pass does it: to one less than the
// size of the image at the level of the access, which is operand at unless that is 0.
func (x *clamper) isClamped(in *ir.Inst, at int, levels bool) bool {
	size := x.m.Def(x.oneLess(in.ID(1)))
	if size == nil || size.Type != x.m.TypeOf(in.ID(1)) {
		return false
	}
	switch {
	case !levels:
		return size.Op == spirv.OpImageQuerySize && size.ID(0) == in.ID(0)
	case size.Op != spirv.OpImageQuerySizeLod || size.ID(0) != in.ID(0):
		return false
	case at == 0:
		v, ok := x.m.Constants().IntValue(size.ID(1))
		return ok && v == 0
	}
	level := in.ID(at)
	if size.ID(1) != level {
		return false
	}
	if v, ok := x.m.Constants().IntValue(level); ok && v == 0 || x.m.NumberWidth(level) != 32 {
		return true
	}
	count := x.m.Def(x.oneLess(level))
	return count != nil && count.Op == spirv.OpImageQueryLevels && count.ID(0) == in.ID(0)
}

// oneLess returns the n of UMin(x, n - 1), 0 for what is none.
func (x *clamper) oneLess(id ir.ID) ir.ID {
	d := x.m.Def(id)
	if d == nil || d.Op != spirv.OpExtInst || !lower.IsUMin(x.m, d) {
		return 0
	}
	limit := x.m.Def(d.ID(3))
	if limit == nil || limit.Op != spirv.OpISub {
		return 0
	}
	var buf [4]uint64
	ones, known := x.m.Constants().Components(limit.ID(1), buf[:0])
	if one, ok := x.m.Constants().IntValue(limit.ID(1)); ok {
		ones, known = []uint64{one}, true
	}
	if !known || slices.ContainsFunc(ones, func(v uint64) bool { return v != 1 }) {
		return 0
	}
	return limit.ID(0)
}
