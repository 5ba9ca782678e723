package vm

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// fastMathModes is what the bits of an FPFastMathMode allow.
var fastMathModes = [...]struct {
	mode   spirv.FPFastMathMode
	allows looseness
}{
	{spirv.FPFastMathModeNotNaN, noNaN},
	{spirv.FPFastMathModeNotInf, noInfinity},
	{spirv.FPFastMathModeNSZ, zeroSigns},
	{spirv.FPFastMathModeAllowRecip, reordering},
	{spirv.FPFastMathModeFast, zeroSigns | contraction | reordering | noNaN | noInfinity},
	{spirv.FPFastMathModeAllowContract, contraction},
	{spirv.FPFastMathModeAllowReassoc, reordering},
	{spirv.FPFastMathModeAllowTransform, reordering | contraction},
}

func fastMath(mask uint32) (l looseness) {
	for _, m := range fastMathModes {
		if spirv.FPFastMathMode(mask)&m.mode != 0 {
			l |= m.allows
		}
	}
	return l
}

// loosenessOf returns what is left open of an instruction that computes in a format. A decoration FPFastMathMode says it all; otherwise the execution
// mode FPFastMathDefault of the format does (SPV_KHR_float_controls2); otherwise signs of zeros are kept by SignedZeroInfNanPreserve
// only, and products may be contracted.
func (c *compiler) loosenessOf(in *ir.Inst, f fold.Format) looseness {
	l := zeroSigns | contraction
	if c.keepsZeros[f.Width] {
		l &^= zeroSigns
	}
	if mode, ok := c.fastMath[f]; ok {
		l = mode
	}
	if in == nil || in.Result == 0 {
		return l
	}
	var kept looseness
	if c.uncontracted[in.Result] {
		kept = contraction
	}
	for d := range c.m.Decorations(in.Result) {
		switch d.Kind {
		case spirv.DecorationFPFastMathMode:
			l = fastMath(d.Params[0])
		case spirv.DecorationNoContraction:
			kept |= contraction | reordering
		}
	}
	return l &^ kept
}

// roundProducts finds the products that go into a sum rounded, since the sum may not be contracted. Each is rounded for whatever else takes it, too.
func (b *builder) roundProducts() {
	for in := range b.f.AllInsts() {
		if in.Op != spirv.OpFAdd && in.Op != spirv.OpFSub {
			continue
		}
		scalar, _ := b.m.Types().Scalar(in.Type)
		if f, ok := b.m.Types().FloatFormat(scalar); !ok || b.loosenessOf(in, f)&contraction != 0 {
			continue
		}
		for _, id := range in.IDs() {
			if d := b.m.Def(id); d != nil && d.Op == spirv.OpFNegate {
				id = d.ID(0)
			}
			b.uncontracted[id] = true
		}
	}
}

// fastMathDefault reads an execution mode FPFastMathDefault.
func (c *compiler) fastMathDefault(in *ir.Inst) {
	f, ok := c.m.Types().FloatFormat(in.ID(2))
	mask, known := c.lengthOf(in.ID(3))
	if ok && known {
		c.fastMath[f] = fastMath(uint32(mask))
	}
}
