package resources

import (
	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// RobustAccess clamps the indices of access chains to what they lead into: components, columns and elements of arrays,
// also of descriptors and of arrays that end a buffer, whose length is asked for. An index beyond the end, or below 0,
// leads to the last element; in an empty array it leads to the first. What was in bounds is as before. With the
// parameter images coordinates of texels are clamped as well.
//
// It leaves alone, with a remark, what has a length that nobody can ask for: what a pointer parameter or variable
// pointer leads to, physical addresses, descriptor arrays without a size, cooperative matrices, and untyped pointers.
// Cost: linear.
var RobustAccess = pass.ForFunctions("lower-robust-access", "indices are clamped to the bounds of what they lead into",
	func(c *pass.Context, f *ir.Function) bool { return ClampIndices(c, f, clampsImages.Of(c)) },
	clampsImages, pass.Idempotent)

// ClampIndices does what the pass does to a function, to coordinates of images too where images is true.
func ClampIndices(c *pass.Context, f *ir.Function, images bool) bool {
	x := clamper{c: c, m: c.Module}
	if !c.Module.HasCapability(spirv.CapabilityShader) {
		return false // a kernel's pointers lead to objects of any size
	}
	for in := range f.Insts() {
		if a, ok := view.AsAccessChain(in); ok && !in.Op.Is(spirv.TraitUntyped) {
			x.chain(in, a)
		}
		if images {
			x.texel(in)
		}
	}
	return x.changed
}

type clamper struct {
	c       *pass.Context
	m       *ir.Module
	changed bool
}

// chain clamps the indices of an access chain.
func (x *clamper) chain(in *ir.Inst, a view.Chain) {
	if a.Element() != 0 {
		x.c.RemarkAt(in, in.Result, "the first index is not clamped: it is not known how many objects there are")
	}
	for s := range lower.Bounds(in, a) {
		switch {
		case s.Why != "":
			x.c.RemarkAt(in, in.Result, "an index is not clamped: %s", s.Why)
		case s.Tail != nil:
			x.runtime(in, s.Step, s.Tail)
		case s.Length != 0:
			x.specialized(in, s.Step, s.Length)
		default:
			x.fixed(in, s.Step, s.Count)
		}
	}
}

// fixed clamps an index into n parts.
func (x *clamper) fixed(in *ir.Inst, s view.Step, n uint64) {
	typ := x.m.TypeOf(s.Index)
	d := x.m.Def(typ)
	if n == 0 || d == nil || d.Op != spirv.OpTypeInt || d.Literal(0) > 64 || !x.m.Allows(typ, ir.ArithmeticOf) {
		return
	}
	most := min(n-1, 1<<(d.Literal(0)-1)-1) // what is larger is below 0, as indices are signed whatever their type
	if lower.Below(x.m, s.Index, most) || !x.c.Grow(1) || !x.c.Transform() {
		return
	}
	limit := x.m.Constants().Int(typ, most)
	if _, constant := x.m.Constants().IntValue(s.Index); constant {
		x.set(in, s, limit)
		return
	}
	b := x.c.Before(in)
	x.set(in, s, b.ExtInst(typ, x.m.Import("GLSL.std.450"), spirv.GLSLStd450UMin, s.Index, limit))
}

// set puts a clamped index in the place of one.
func (x *clamper) set(in *ir.Inst, s view.Step, index ir.ID) {
	x.m.InheritNonUniform(s.Index, index)
	in.SetID(s.Operand, index)
	x.changed = true
}

// specialized clamps an index into an array whose length specialization sets.
func (x *clamper) specialized(in *ir.Inst, s view.Step, length ir.ID) {
	x.clampTo(in, s, func(of ir.ID) bool { return x.resolved(of, length) }, func(b build.Builder) ir.ID { return length })
}

// resolved reports whether a value is another one, or made of it by a change of type.
func (x *clamper) resolved(value, of ir.ID) bool {
	d := x.m.Def(value)
	return value == of || d != nil && (d.Op == spirv.OpUConvert || d.Op == spirv.OpBitcast) && d.ID(0) == of
}

// runtime clamps an index into the array that ends a buffer.
func (x *clamper) runtime(in *ir.Inst, s view.Step, t *lower.Tail) {
	u32 := func() ir.ID { return x.m.Types().Int(32, false) }
	x.clampTo(in, s, func(of ir.ID) bool {
		most := x.m.Def(of) // UMax(length, 1)
		if most == nil {
			return false
		}
		if most.Op == spirv.OpUConvert || most.Op == spirv.OpBitcast {
			most = x.m.Def(most.ID(0))
		}
		if most.Op != spirv.OpExtInst || most.NumWords() != 4 || most.Literal(1) != spirv.GLSLStd450UMax {
			return false
		}
		l := x.m.Def(most.ID(2))
		least, ok := x.m.Constants().IntValue(most.ID(3))
		return ok && least == 1 && l != nil && l.Op == spirv.OpArrayLength && l.Literal(1) == t.Member &&
			x.leads(l.ID(0), t.Base, t.Indices)
	}, func(b build.Builder) ir.ID {
		length := t.Length(b)
		return b.ExtInst(u32(), x.m.Import("GLSL.std.450"), spirv.GLSLStd450UMax, length, x.m.Constants().Int(u32(), 1))
	})
}

// leads reports whether a pointer is what an access chain of a base with some indices gives.
func (x *clamper) leads(pointer, base ir.ID, indices []ir.ID) bool {
	if len(indices) == 0 {
		return pointer == base
	}
	d := x.m.Def(pointer)
	if d == nil || d.Op != spirv.OpAccessChain || d.ID(0) != base || d.NumWords() != 1+len(indices) {
		return false
	}
	for i, id := range indices {
		if d.ID(1+i) != id {
			return false
		}
	}
	return true
}

// clampTo clamps an index to one less than a length, which is not 0 and is built where it is needed. is tells whether a
// value is that length already.
func (x *clamper) clampTo(in *ir.Inst, s view.Step, is func(ir.ID) bool, length func(build.Builder) ir.ID) {
	typ := x.m.TypeOf(s.Index)
	t := x.m.Def(typ)
	if t == nil || t.Op != spirv.OpTypeInt || t.Literal(0) != 32 && t.Literal(0) != 64 || lower.Below(x.m, s.Index, 0) {
		if t != nil && t.Op == spirv.OpTypeInt && t.Literal(0) < 32 {
			x.c.RemarkAt(in, in.Result, "an index is not clamped: it has less than 32 bits")
		}
		return
	}
	if of := x.oneLess(s.Index); of != 0 && is(of) {
		return
	}
	if !x.c.Grow(5) || !x.c.Transform() {
		return
	}
	b := x.c.Before(in)
	n := length(b)
	if x.m.NumberWidth(n) != int(t.Literal(0)) {
		n = b.UConvert(x.m.Types().Int(int(t.Literal(0)), false), n)
	}
	limit := b.ISub(typ, n, x.m.Constants().Int(typ, 1))
	x.set(in, s, b.ExtInst(typ, x.m.Import("GLSL.std.450"), spirv.GLSLStd450UMin, s.Index, limit))
}
