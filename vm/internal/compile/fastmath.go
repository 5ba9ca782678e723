package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/shadow"
)

// fastMathModes is what the bits of an FPFastMathMode allow.
var fastMathModes = [...]struct {
	mode   spirv.FPFastMathMode
	allows shadow.FastMath
}{
	{spirv.FPFastMathModeNotNaN, shadow.NoNaNs},
	{spirv.FPFastMathModeNotInf, shadow.NoInfs},
	{spirv.FPFastMathModeNSZ, shadow.NoSignedZeros},
	{spirv.FPFastMathModeAllowRecip, shadow.AllowReassoc},
	{spirv.FPFastMathModeFast, shadow.NoSignedZeros | shadow.AllowContract | shadow.AllowReassoc | shadow.NoNaNs | shadow.NoInfs},
	{spirv.FPFastMathModeAllowContract, shadow.AllowContract},
	{spirv.FPFastMathModeAllowReassoc, shadow.AllowReassoc},
	{spirv.FPFastMathModeAllowTransform, shadow.AllowReassoc | shadow.AllowContract},
}

func fastMath(mask uint32) (l shadow.FastMath) {
	for _, m := range fastMathModes {
		if spirv.FPFastMathMode(mask)&m.mode != 0 {
			l |= m.allows
		}
	}
	return l
}

// fastMathOf returns what is left unspecified of an instruction that computes in a format. A decoration FPFastMathMode
// says it all; otherwise the execution mode FPFastMathDefault of the format does (SPV_KHR_float_controls2); otherwise
// signs of zeros are kept by SignedZeroInfNanPreserve only, and products may be contracted.
func (c *compiler) fastMathOf(in *ir.Inst, f fold.Format) shadow.FastMath {
	l := shadow.NoSignedZeros | shadow.AllowContract
	if c.keepsZeros[f.Width] {
		l &^= shadow.NoSignedZeros
	}
	if mode, ok := c.fastMath[f]; ok {
		l = mode
	}
	if in == nil || in.Result == 0 {
		return l
	}
	var kept shadow.FastMath
	if c.uncontracted[in.Result] {
		kept = shadow.AllowContract
	}
	for d := range c.m.Decorations(in.Result) {
		switch d.Kind {
		case spirv.DecorationFPFastMathMode:
			l = fastMath(d.Params[0])
		case spirv.DecorationNoContraction:
			kept |= shadow.AllowContract | shadow.AllowReassoc
		}
	}
	return l &^ kept
}

// roundProducts finds the products that go into a sum rounded, since the sum may not be contracted. Each is rounded for
// whatever else takes it, too.
func (b *builder) roundProducts() {
	for in := range b.f.AllInsts() {
		if in.Op != spirv.OpFAdd && in.Op != spirv.OpFSub {
			continue
		}
		scalar, _ := b.m.Types().Scalar(in.Type)
		if f, ok := b.m.Types().FloatFormat(scalar); !ok || b.fastMathOf(in, f)&shadow.AllowContract != 0 {
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
