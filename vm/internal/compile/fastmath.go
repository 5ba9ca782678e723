package compile

import (
	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// fastMathOf returns what is left unspecified of an instruction that computes in a format: products may be contracted
// where the module says nothing of that.
func (c *compiler) fastMathOf(in *ir.Inst, f fold.Format) fastmath.Flags {
	e, usual := c.floats.Of(f), c.o.FastMath
	if !e.Declared {
		usual |= fastmath.AllowContract
	}
	l := e.Freedoms(in, usual)
	if in != nil && in.Result != 0 && c.uncontracted[in.Result] {
		l &^= fastmath.AllowContract
	}
	return l
}

// roundProducts finds the products that go into a sum rounded, since the sum may not be contracted. Each is rounded for
// whatever else takes it, too.
func (b *builder) roundProducts() {
	for in := range b.f.AllInsts() {
		if in.Op != spirv.OpFAdd && in.Op != spirv.OpFSub {
			continue
		}
		scalar, _ := b.m.Types().Scalar(in.Type)
		if f, ok := b.m.Types().FloatFormat(scalar); !ok || b.fastMathOf(in, f)&fastmath.AllowContract != 0 {
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
