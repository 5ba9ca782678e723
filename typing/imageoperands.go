package typing

import (
	"fmt"
	"math/bits"

	"hone/ir"
	"hone/spirv"
)

// imageOperand is a bit of the mask of image operands (section 3.2.13).
type imageOperand struct {
	bit   spirv.ImageOperands
	with  access // what an instruction does that may have it
	types spec
	words int  // ids that follow
	plane bool // as many components as the image has coordinates
	need  need // what it asks of the image
}

// need is what an image operand asks of an image.
type need uint8

const (
	levels need = 1 << iota // a dimension that has levels
	noCube
	samples
)

// imageOperands: which image operands go with which instruction, and what they are. The level is an integer where
// texels are fetched.
var imageOperands = [...]imageOperand{
	{spirv.ImageOperandsBias, implicitLod | gathers, aFloat, 1, false, levels},
	{spirv.ImageOperandsLod, explicitLod | gathers | fetches | reads | writes, scalar | number, 1, false, levels},
	{spirv.ImageOperandsGrad, explicitLod, scalar | vector | float, 2, true, 0},
	{spirv.ImageOperandsConstOffset, anyAccess, scalar | vector | integer | isConstant, 1, true, noCube},
	{spirv.ImageOperandsOffset, anyAccess, scalar | vector | integer, 1, true, noCube},
	{spirv.ImageOperandsConstOffsets, gathers, array | isConstant, 1, false, noCube},
	{spirv.ImageOperandsSample, fetches | reads | writes, anInt, 1, false, samples},
	{spirv.ImageOperandsMinLod, implicitLod | explicitLod, aFloat, 1, false, levels},
	{spirv.ImageOperandsMakeTexelAvailable, writes, scope, 1, false, 0},
	{spirv.ImageOperandsMakeTexelVisible, reads, scope, 1, false, 0},
	{spirv.ImageOperandsOffsets, anyAccess, anything, 1, false, 0},
}

const anyAccess = implicitLod | explicitLod | gathers | fetches | reads | writes

// imageOperands verifies the image operands, whose mask is in word at.
func (c *Checker) imageOperands(i *imageInfo, does access, in *ir.Inst, at int) string {
	mask := spirv.ImageOperands(0)
	if at < in.NumWords() {
		mask = spirv.ImageOperands(in.Literal(at))
	}
	offsets := mask & (spirv.ImageOperandsOffset | spirv.ImageOperandsConstOffset | spirv.ImageOperandsConstOffsets |
		spirv.ImageOperandsOffsets)
	switch {
	case i.ms != 0 && mask&spirv.ImageOperandsSample == 0:
		return "the image is multisampled, and no image operand names a sample"
	case mask&spirv.ImageOperandsLod != 0 && mask&spirv.ImageOperandsGrad != 0:
		return "has both a level and gradients"
	case bits.OnesCount32(uint32(offsets)) > 1:
		return "has several offsets"
	case mask&spirv.ImageOperandsMinLod != 0 && does&explicitLod != 0 && mask&spirv.ImageOperandsGrad == 0:
		return "has a lowest level, and neither an implicit level nor gradients"
	case mask&spirv.ImageOperandsMinLod != 0 && i.ms != 0:
		return "has a lowest level of a multisampled image"
	}
	word := at + 1
	for k := range imageOperands {
		o := &imageOperands[k]
		if mask&o.bit == 0 {
			continue
		}
		name := spirv.KindImageOperands.Text(uint32(o.bit))
		switch {
		case does&o.with == 0:
			return "the image operand " + name + " does not go with this instruction"
		case o.need&levels != 0 && !i.mipmapped():
			return "the image operand " + name + " asks for an image with levels"
		case o.need&noCube != 0 && i.dim == spirv.DimCube:
			return "the image operand " + name + " does not go with cubes"
		case o.need&samples != 0 && i.ms == 0:
			return "the image operand " + name + " asks for a multisampled image"
		}
		for range o.words {
			if word >= in.NumWords() {
				return ""
			}
			if msg := c.imageOperand(o, i, does, in, word); msg != "" {
				return "the image operand " + name + ": " + msg
			}
			word++
		}
	}
	return ""
}

// imageOperand verifies the id in a word.
func (c *Checker) imageOperand(o *imageOperand, i *imageInfo, does access, in *ir.Inst, word int) string {
	types := o.types
	if o.bit == spirv.ImageOperandsLod {
		if types = anInt; does&(explicitLod|gathers) != 0 {
			types = aFloat
		}
	}
	if !c.operand(types, in, word, 0) {
		return c.wrongOperand(types, in, word, 0)
	}
	t := c.typeOf(in.ID(word))
	switch {
	case o.plane && t.n != 0 && t.n != i.plane():
		return fmt.Sprintf("%%%d has %s, and the image takes %d", in.ID(word), words(uint64(t.n), "component"), i.plane())
	case o.bit == spirv.ImageOperandsConstOffsets && t.certainly(array):
		if p := c.of(t.part); t.n != 4 && t.n != 0 || !p.is(vector|integer) || p.n != 2 && p.n != 0 {
			return fmt.Sprintf("%%%d is no array of four vectors of two integers", in.ID(word))
		}
	}
	return ""
}
