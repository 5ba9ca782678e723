package resources

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// setAccessOperands gives an instruction that accesses memory or an image other operands that say how, which stand
// last.
func setAccessOperands(in *ir.Inst, o effects.Operands) {
	at := in.NumWords() - len(effects.OperandsOf(in, 0).Words)
	in.SetOperands(append(slices.Clone(in.Words()[:at]), o.Words...))
}

// imageParameter returns the id that a bit of image operands brings, 0 where the bit is not set.
func imageParameter(o effects.Operands, bit spirv.ImageOperands) ir.ID {
	if o.Mask()&uint32(bit) == 0 {
		return 0
	}
	at, ok := o.Kind.MaskWords(o.Mask() & (uint32(bit) - 1))
	if !ok || at >= len(o.Words) {
		return 0
	}
	return ir.ID(o.Words[at])
}

// imageOf returns the OpTypeImage of an image, or of one with a sampler; nil where it is none.
func imageOf(m *ir.Module, id ir.ID) *ir.Inst {
	t := m.Def(m.TypeOf(id))
	if t != nil && t.Op == spirv.OpTypeSampledImage {
		t = m.Def(t.ID(0))
	}
	if t == nil || t.Op != spirv.OpTypeImage {
		return nil
	}
	return t
}

// dimensions returns how many coordinates a texel of an image has, the layer of an array aside; 0 where it is not
// known.
func dimensions(image *ir.Inst) int {
	switch spirv.Dim(image.Literal(1)) {
	case spirv.Dim1D, spirv.DimBuffer:
		return 1
	case spirv.Dim2D, spirv.DimRect:
		return 2
	case spirv.Dim3D:
		return 3
	}
	return 0
}

// projected are the operations that divide by the last coordinate, and those that do not.
var projected = []struct {
	from, to spirv.Op
	dref     bool
}{
	{spirv.OpImageSampleProjImplicitLod, spirv.OpImageSampleImplicitLod, false},
	{spirv.OpImageSampleProjExplicitLod, spirv.OpImageSampleExplicitLod, false},
	{spirv.OpImageSampleProjDrefImplicitLod, spirv.OpImageSampleDrefImplicitLod, true},
	{spirv.OpImageSampleProjDrefExplicitLod, spirv.OpImageSampleDrefExplicitLod, true},
	{spirv.OpImageSparseSampleProjImplicitLod, spirv.OpImageSparseSampleImplicitLod, false},
	{spirv.OpImageSparseSampleProjExplicitLod, spirv.OpImageSparseSampleExplicitLod, false},
	{spirv.OpImageSparseSampleProjDrefImplicitLod, spirv.OpImageSparseSampleDrefImplicitLod, true},
	{spirv.OpImageSparseSampleProjDrefExplicitLod, spirv.OpImageSparseSampleDrefExplicitLod, true},
}

// TextureProjection divides the coordinates of a sample, and what a depth is compared with, by the last coordinate
// (Vulkan, "Projection Operation"). Cost: linear.
var TextureProjection = pass.ForFunctions("lower-texture-projection", "samples with projection become divisions",
	func(c *pass.Context, f *ir.Function) bool {
		m, changed := c.Module, false
		for in := range f.Insts() {
			i := slices.IndexFunc(projected, func(p struct {
				from, to spirv.Op
				dref     bool
			}) bool {
				return p.from == in.Op
			})
			if i < 0 || in.Unknown() {
				continue
			}
			image := imageOf(m, in.ID(0))
			coordinate := in.ID(1)
			scalar, have := m.Types().Scalar(m.TypeOf(coordinate))
			if image == nil || dimensions(image) == 0 || have <= dimensions(image) {
				c.RemarkAt(in, in.Result, "the projection stays: it is not known by which coordinate to divide")
				continue
			}
			if !c.Grow(6) || !c.Transform() {
				continue
			}
			changed = true
			n := dimensions(image)
			b := c.Before(in)
			q := b.CompositeExtract(scalar, coordinate, uint32(n))
			words := slices.Clone(in.Words())
			words[1] = uint32(divided(m, b, coordinate, scalar, n, q))
			if projected[i].dref {
				words[2] = uint32(b.FDiv(m.TypeOf(in.ID(2)), in.ID(2), q))
			}
			in.Become(projected[i].to, words...)
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpImageSampleProjImplicitLod", "OpImageSampleProjExplicitLod",
		"OpImageSampleProjDrefImplicitLod", "OpImageSampleProjDrefExplicitLod", "OpImageSparseSampleProjImplicitLod",
		"OpImageSparseSampleProjExplicitLod", "OpImageSparseSampleProjDrefImplicitLod",
		"OpImageSparseSampleProjDrefExplicitLod"))

// divided returns the first n coordinates divided by q.
func divided(m *ir.Module, b build.Builder, coordinate, scalar ir.ID, n int, q ir.ID) ir.ID {
	if n == 1 {
		return b.FDiv(scalar, b.CompositeExtract(scalar, coordinate, 0), q)
	}
	typ := m.Types().Vector(scalar, n)
	first := []uint32{0, 1, 2}[:n]
	return b.FDiv(typ, b.VectorShuffle(typ, coordinate, coordinate, first...),
		b.CompositeConstruct(typ, slices.Repeat([]ir.ID{q}, n)...))
}

// sampledOffsets says that offsets of samples are lowered, too.
var sampledOffsets = pass.Bool("sampling", false,
	"also those of gathers and of samples at a constant level, where the nearest texel may be another one")

// TextureOffset adds the offsets of fetches to their coordinates. With sampling, those of gathers, and of samples at a
// whole level of detail that is constant, are divided by the size of that level and added: as coordinates are rounded,
// the texel next to the one that was meant may be taken where that is half-way between two. Other samples stay, with a
// remark: which level is taken, and so its size, is not known. Cost: linear.
var TextureOffset = pass.ForFunctions("lower-texture-offset", "texel offsets are added to coordinates",
	func(c *pass.Context, f *ir.Function) bool {
		x := offsets{c: c, m: c.Module}
		for in := range f.Insts() {
			o := effects.OperandsOf(in, 0)
			if in.Unknown() || o.Kind != spirv.KindImageOperands {
				continue
			}
			const either = spirv.ImageOperandsConstOffset | spirv.ImageOperandsOffset
			offset := max(imageParameter(o, spirv.ImageOperandsConstOffset), imageParameter(o, spirv.ImageOperandsOffset))
			if offset == 0 {
				continue
			}
			if why := x.lower(in, o, o.Without(uint32(either)), offset); why != "" {
				c.RemarkAt(in, in.Result, "the offset stays: %s", why)
			}
		}
		return x.changed
	}, sampledOffsets, pass.Idempotent)

type offsets struct {
	c       *pass.Context
	m       *ir.Module
	changed bool
}

func (x *offsets) lower(in *ir.Inst, o, rest effects.Operands, offset ir.ID) (why string) {
	image := imageOf(x.m, in.ID(0))
	if image == nil || dimensions(image) == 0 {
		return "the image has no coordinates that it could be added to"
	}
	n := dimensions(image)
	if scalar, _ := x.m.Types().Scalar(x.m.TypeOf(in.ID(1))); scalar == 0 || !x.m.Allows(scalar, ir.ArithmeticOf) ||
		x.m.NumberWidth(scalar) != 32 {
		return "the coordinates are no numbers of 32 bits"
	}
	switch in.Op {
	case spirv.OpImageFetch, spirv.OpImageSparseFetch:
		if x.c.Grow(4) && x.c.Transform() {
			x.add(in, n, offset, func(b build.Builder, typ, offset ir.ID) ir.ID { return lower.Cast(x.m, b, typ, offset) })
			setAccessOperands(in, rest)
		}
		return ""
	}
	level := imageParameter(o, spirv.ImageOperandsLod)
	gathers := in.Op == spirv.OpImageGather || in.Op == spirv.OpImageDrefGather
	explicit := in.Op == spirv.OpImageSampleExplicitLod || in.Op == spirv.OpImageSampleDrefExplicitLod
	lod, constant := x.m.Constants().FloatValue(level)
	rect := spirv.Dim(image.Literal(1)) == spirv.DimRect
	switch {
	case !sampledOffsets.Of(x.c):
		return "only those of fetches are lowered"
	case in.Op == spirv.OpImageSparseGather || in.Op == spirv.OpImageSparseDrefGather:
		return "a sparse gather is not lowered"
	case !gathers && !rect && (!explicit || level == 0 || !constant || lod != float64(int(lod)) || lod < 0 || lod > 32):
		return "it is not known which level of detail is taken"
	case !x.c.Grow(10) || !x.c.Transform():
		return ""
	}
	x.add(in, n, offset, func(b build.Builder, typ, offset ir.ID) ir.ID {
		scaled := b.ConvertSToF(typ, offset)
		if rect {
			return scaled // coordinates are texels
		}
		return b.FDiv(typ, scaled, b.ConvertSToF(typ, x.size(b, in, image, n, int(lod))))
	})
	setAccessOperands(in, rest)
	return ""
}

// size builds the size of a level, without the number of layers.
func (x *offsets) size(b build.Builder, in, image *ir.Inst, n, level int) ir.ID {
	x.m.Require(spirv.CapabilityImageQuery)
	i32 := x.m.Types().Int(32, true)
	all := n
	if image.Literal(3) != 0 {
		all++
	}
	vector := func(n int) ir.ID {
		if n == 1 {
			return i32
		}
		return x.m.Types().Vector(i32, n)
	}
	picture := in.ID(0)
	if d := x.m.Def(picture); d.Op == spirv.OpSampledImage {
		picture = d.ID(0)
	} else {
		sampled := picture
		picture = b.Image(image.Result, sampled)
		x.m.InheritNonUniform(sampled, picture)
	}
	size := b.ImageQuerySizeLod(vector(all), picture, x.m.Constants().Int(i32, uint64(level)))
	switch {
	case all == n:
		return size
	case n == 1:
		return b.CompositeExtract(i32, size, 0)
	}
	return b.VectorShuffle(vector(n), size, size, []uint32{0, 1, 2}[:n]...)
}

// add adds an offset to the first n coordinates, as convert makes it of their type.
func (x *offsets) add(in *ir.Inst, n int, offset ir.ID, convert func(b build.Builder, typ, offset ir.ID) ir.ID) {
	x.changed = true
	coordinate := in.ID(1)
	b := x.c.Before(in)
	scalar, have := x.m.Types().Scalar(x.m.TypeOf(coordinate))
	typ := scalar
	if n > 1 {
		typ = x.m.Types().Vector(scalar, n)
	}
	first := coordinate
	if have > n {
		if n == 1 {
			first = b.CompositeExtract(scalar, coordinate, 0)
		} else {
			first = b.VectorShuffle(typ, coordinate, coordinate, []uint32{0, 1, 2}[:n]...)
		}
	}
	op := b.IAdd
	if x.m.Def(scalar).Op == spirv.OpTypeFloat {
		op = b.FAdd
	}
	sum := op(typ, first, convert(b, typ, offset))
	if have > n {
		parts := []ir.ID{sum}
		for i := n; i < have; i++ {
			parts = append(parts, b.CompositeExtract(scalar, coordinate, uint32(i)))
		}
		sum = b.CompositeConstruct(x.m.TypeOf(coordinate), parts...)
	}
	in.SetID(1, sum)
}

// GatherOffsets makes a gather with an offset for each texel four gathers, of which each gives the last texel, which is
// the one that its offset leads to. Cost: linear.
var GatherOffsets = pass.ForFunctions("lower-gather-offsets", "a gather with four offsets becomes four with one",
	func(c *pass.Context, f *ir.Function) bool {
		m, changed := c.Module, false
		for in := range f.Insts() {
			o := effects.OperandsOf(in, 0)
			if in.Unknown() || o.Kind != spirv.KindImageOperands {
				continue
			}
			list := imageParameter(o, spirv.ImageOperandsConstOffsets)
			if list == 0 {
				continue
			}
			each, why := offsetsOf(m, list), ""
			switch {
			case in.Op != spirv.OpImageGather && in.Op != spirv.OpImageDrefGather:
				why = in.Op.String() + " is not lowered"
			case each == nil:
				why = "the offsets are not known one by one"
			}
			if why != "" {
				c.RemarkAt(in, in.Result, "the offsets stay: %s", why)
				continue
			}
			if !c.Grow(12) || !c.Transform() {
				continue
			}
			changed = true
			rest := o.Without(uint32(spirv.ImageOperandsConstOffsets))
			at := in.NumWords() - len(o.Words)
			component, _ := m.Types().Scalar(in.Type)
			b := c.Replace(in)
			var parts []ir.ID
			for i := range 4 {
				words := append(slices.Clone(in.Words()[:at]), withConstOffset(rest, each[i])...)
				one := b.Emit(in.Op, in.Type, true, words...).Result
				parts = append(parts, b.CompositeExtract(component, one, 3))
			}
			b.CompositeConstruct(in.Type, parts...)
			b.Done()
		}
		return changed
	}, pass.Idempotent)

// offsetsOf returns the four offsets of a constant, nil where they have no ids.
func offsetsOf(m *ir.Module, list ir.ID) []ir.ID {
	switch d := m.Def(list); {
	case d == nil:
	case d.Op == spirv.OpConstantComposite && d.NumWords() == 4:
		return []ir.ID{d.ID(0), d.ID(1), d.ID(2), d.ID(3)}
	case d.Op == spirv.OpConstantNull:
		return slices.Repeat([]ir.ID{m.Constants().Null(m.Types().PartAt(d.Type, 0))}, 4)
	}
	return nil
}

// withConstOffset returns image operands with an offset more.
func withConstOffset(o effects.Operands, offset ir.ID) []uint32 {
	if len(o.Words) == 0 {
		return []uint32{uint32(spirv.ImageOperandsConstOffset), uint32(offset)}
	}
	at, _ := o.Kind.MaskWords(o.Mask() & (uint32(spirv.ImageOperandsConstOffset) - 1))
	words := slices.Insert(slices.Clone(o.Words), at, uint32(offset))
	words[0] |= uint32(spirv.ImageOperandsConstOffset)
	return words
}
