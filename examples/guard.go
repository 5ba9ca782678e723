package examples

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// GuardWrites is a fix for drivers on which a shader that writes outside of an image brings the device down: a texel is
// written where its coordinates are inside.
//
// Cost: linear. It leaves alone images of other kinds than plain ones of two dimensions, with a remark.
var GuardWrites = pass.ForFunctions("guard-image-writes", "texels are written where they are inside of the image",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for _, in := range slices.Backward(slices.Collect(f.Insts())) { // each splits what is before it
			if in.Op != spirv.OpImageWrite || !in.Repeatable() {
				continue
			}
			image, at := view.ImageWrite(in).Image(), view.ImageWrite(in).Coordinate()
			typ := c.Module.TypeOf(at)
			if !plain(c.Module, image) || !c.Module.Allows(typ, ir.ArithmeticOf) {
				c.RemarkAt(in, image, "a write stays as it is: the image is not a plain one of two dimensions")
				continue
			}
			if !c.Grow(8) || !c.Transform() {
				continue
			}
			c.Module.Require(spirv.CapabilityImageQuery)
			boolean := c.Types().Bool()
			b := c.Instrument(in)
			less := b.ULessThan(c.Types().Vector(boolean, 2), at, b.ImageQuerySize(typ, image))
			b.If(b.All(boolean, less), func(b build.Builder) { b.Again(in) })
			changed = true
		}
		return changed
	})

// plain reports whether an image has two dimensions, and neither layers nor samples.
func plain(m *ir.Module, image ir.ID) bool {
	t := m.Def(m.TypeOf(image))
	return t != nil && t.Op == spirv.OpTypeImage && spirv.Dim(t.Literal(1)) == spirv.Dim2D && t.Literal(3) == 0 &&
		t.Literal(4) == 0
}
