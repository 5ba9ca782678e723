package legalize

import (
	"slices"

	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// ConstOffsets makes the image operand Offset of a constant the operand ConstOffset. Vulkan takes an Offset for gathers
// only; front ends write it wherever the offset was a variable, and folding leaves a constant there. An undefined
// offset becomes 0. Cost: linear.
var ConstOffsets = pass.ForFunctions("const-offsets",
	"the image operand Offset becomes ConstOffset where it is constant",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.Insts() {
			at, offset := offsetOperand(in)
			if offset == 0 {
				continue
			}
			typ := c.Module.TypeOf(offset)
			switch {
			case c.Module.Constants().IsUndefined(offset):
				offset = c.Module.Constants().Null(typ)
			case !isConstant(c.Module, offset):
				continue
			}
			if offset == 0 || !c.Transform() {
				continue
			}
			words := slices.Clone(in.Words())
			words[at.mask] ^= uint32(spirv.ImageOperandsOffset | spirv.ImageOperandsConstOffset)
			words[at.word] = uint32(offset) // the two operands have the same place among the others
			in.SetOperands(words)
			changed = true
		}
		return changed
	}, pass.Idempotent)

// offsetPlace says in which operand words of an instruction the mask of its image operands and the Offset are.
type offsetPlace struct{ mask, word int }

// offsetOperand returns where an instruction has the image operand Offset, and its value, 0 for none.
func offsetOperand(in *ir.Inst) (at offsetPlace, offset ir.ID) {
	if in.Unknown() || in.Op.Info().Class != "Image" {
		return at, 0
	}
	o := effects.OperandsOf(in, 0)
	mask := o.Mask()
	if o.Kind != spirv.KindImageOperands || mask&uint32(spirv.ImageOperandsOffset) == 0 ||
		mask&uint32(spirv.ImageOperandsConstOffset) != 0 {
		return at, 0
	}
	before, ok := o.Kind.MaskWords(mask & uint32(spirv.ImageOperandsOffset-1))
	if !ok || before >= len(o.Words) {
		return at, 0
	}
	at.mask = in.NumWords() - len(o.Words)
	at.word = at.mask + before
	return at, ir.ID(o.Words[before])
}

// isConstant reports whether a value is a constant instruction, which may be one that can be specialized.
func isConstant(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	return d != nil && !d.Unknown() && d.Op.Is(spirv.TraitConstant)
}

// gathers are the operations for which Vulkan takes an Offset that is not constant.
var gathers = []spirv.Op{spirv.OpImageGather, spirv.OpImageDrefGather, spirv.OpImageSparseGather,
	spirv.OpImageSparseDrefGather}

// illegalOffset returns why the offset of an image operation is not legal, "" where it is.
func illegalOffset(in *ir.Inst) string {
	if _, offset := offsetOperand(in); offset == 0 || slices.Contains(gathers, in.Op) {
		return ""
	}
	return "the image operand Offset is only for gathers: other operations take ConstOffset, which is constant"
}
