package resources

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// RobustAccess clamps the indices of access chains to what they lead into: components, columns and elements of arrays,
// also of descriptors and of arrays that end a buffer, whose length is asked for. An index beyond the end, or below 0,
// leads to the last element; in an empty array it leads to the first. What was in bounds is as before.
//
// It leaves alone, with a remark, what has a length that nobody can ask for: what a pointer parameter or variable
// pointer leads to, physical addresses, descriptor arrays without a size, cooperative matrices, and untyped pointers.
// Cost: linear.
var RobustAccess = pass.ForFunctions("lower-robust-access", "indices are clamped to the bounds of what they lead into",
	func(c *pass.Context, f *ir.Function) bool {
		x := clamper{c: c, m: c.Module}
		if !c.Module.HasCapability(spirv.CapabilityShader) {
			return false // a kernel's pointers lead to objects of any size
		}
		for in := range f.Insts() {
			if a, ok := view.AsAccessChain(in); ok && !in.Op.Is(spirv.TraitUntyped) {
				x.chain(in, a)
			}
		}
		return x.changed
	}, pass.Idempotent)

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
	steps := slices.Collect(a.Steps())
	for i, s := range steps {
		d := x.m.Def(s.Aggregate)
		switch d.Op {
		case spirv.OpTypeStruct:
		case spirv.OpTypeRuntimeArray:
			x.runtime(in, a, steps[:i], s)
		case spirv.OpTypeArray:
			if n, ok := x.m.Constants().IntValue(d.ID(1)); ok {
				x.fixed(in, s, n)
			} else {
				x.specialized(in, s, d.ID(1))
			}
		default:
			if n, ok := x.m.Types().NumParts(s.Aggregate); ok && n > 0 {
				x.fixed(in, s, uint64(n))
			} else {
				x.c.RemarkAt(in, in.Result, "an index is not clamped: it is not known what it leads into")
			}
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
	most := n - 1
	if d.Literal(1) == 1 || d.Literal(0) < 64 {
		width := d.Literal(0) - d.Literal(1) // an index of this type is no larger, and a negative one is below 0
		most = min(most, 1<<width-1)
	}
	if x.below(s.Index, most) || !x.c.Grow(1) || !x.c.Transform() {
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

// below reports whether an index, as an unsigned number, is known to be at most a limit.
func (x *clamper) below(index ir.ID, most uint64) bool {
	if v, ok := x.m.Constants().IntValue(index); ok {
		return v <= most
	}
	d := x.m.Def(index)
	if d == nil || d.Unknown() {
		return false
	}
	constant := func(i int, limit uint64) bool {
		v, ok := x.m.Constants().IntValue(d.ID(i))
		return ok && v <= limit
	}
	switch d.Op {
	case spirv.OpBitwiseAnd:
		return constant(0, most) || constant(1, most)
	case spirv.OpUMod:
		v, ok := x.m.Constants().IntValue(d.ID(1))
		return ok && v > 0 && v-1 <= most
	case spirv.OpUConvert:
		return x.m.NumberWidth(d.ID(0)) < x.m.NumberWidth(index) && x.m.NumberWidth(d.ID(0)) < 63 &&
			uint64(1)<<x.m.NumberWidth(d.ID(0))-1 <= most
	case spirv.OpExtInst:
		return x.isMin(d) && (constant(2, most) || constant(3, most))
	}
	return false
}

// isMin reports whether an instruction is the smaller one of two unsigned numbers.
func (x *clamper) isMin(d *ir.Inst) bool {
	set := x.m.ExtSet(d.ID(0))
	return set != nil && set.Name == "GLSL.std.450" && d.Literal(1) == spirv.GLSLStd450UMin && d.NumWords() == 4
}

// specialized clamps an index into an array whose length specialization sets.
func (x *clamper) specialized(in *ir.Inst, s view.Step, length ir.ID) {
	x.clampTo(in, s, func(d *ir.Inst) bool {
		return d.Op == spirv.OpISub && x.resolved(d.ID(0), length)
	}, func(b build.Builder) ir.ID { return length })
}

// resolved reports whether a value is another one, or made of it by a change of type.
func (x *clamper) resolved(value, of ir.ID) bool {
	d := x.m.Def(value)
	return value == of || d != nil && (d.Op == spirv.OpUConvert || d.Op == spirv.OpBitcast) && d.ID(0) == of
}

// runtime clamps an index into the array that ends a buffer. before are the steps that lead to it.
func (x *clamper) runtime(in *ir.Inst, a view.Chain, before []view.Step, s view.Step) {
	base, indices := a.Base(), []ir.ID(nil)
	for _, b := range before {
		indices = append(indices, in.ID(b.Operand)) // as it is now
	}
	// The chain that led to the array gives what is left: the array is the last member of a struct.
	for range ir.MaxChain {
		d := x.m.Def(base)
		if len(indices) > 0 || d == nil {
			break
		}
		inner, ok := view.AsAccessChain(d)
		if d.Op == spirv.OpCopyObject {
			base = d.ID(0)
			continue
		}
		if !ok || d.Op.Is(spirv.TraitUntyped) || inner.Element() != 0 {
			break
		}
		base = inner.Base()
		for st := range inner.Steps() {
			indices = append(indices, st.Index)
		}
	}
	class, _ := x.m.Types().StorageClass(x.m.TypeOf(base))
	if len(indices) == 0 || a.Element() != 0 || class == spirv.StorageClassPhysicalStorageBuffer ||
		class == spirv.StorageClassUniformConstant {
		x.c.RemarkAt(in, in.Result, "an index is not clamped: nobody can ask for the length of the array")
		return
	}
	member, ok := x.m.Constants().IntValue(indices[len(indices)-1])
	holder := x.m.Types().Pointee(x.m.TypeOf(base))
	for _, i := range indices[:len(indices)-1] {
		holder = x.m.Types().Part(holder, i)
	}
	if d := x.m.Def(holder); !ok || d == nil || d.Op != spirv.OpTypeStruct {
		x.c.RemarkAt(in, in.Result, "an index is not clamped: nobody can ask for the length of the array")
		return
	}
	indices = indices[:len(indices)-1]
	u32 := func() ir.ID { return x.m.Types().Int(32, false) }
	x.clampTo(in, s, func(d *ir.Inst) bool {
		most := x.m.Def(d.ID(0)) // UMax(length, 1)
		if d.Op != spirv.OpISub || most == nil {
			return false
		}
		if most.Op == spirv.OpUConvert || most.Op == spirv.OpBitcast {
			most = x.m.Def(most.ID(0))
		}
		if most.Op != spirv.OpExtInst || most.NumWords() != 4 || most.Literal(1) != spirv.GLSLStd450UMax {
			return false
		}
		l := x.m.Def(most.ID(2))
		return l != nil && l.Op == spirv.OpArrayLength && uint64(l.Literal(1)) == member && x.leads(l.ID(0), base, indices)
	}, func(b build.Builder) ir.ID {
		holderPointer := base
		if len(indices) > 0 {
			holderPointer = b.AccessChain(x.m.Types().Pointer(class, holder), base, indices...)
			x.m.InheritNonUniform(in.Result, holderPointer)
		}
		length := b.ArrayLength(u32(), holderPointer, uint32(member))
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
// value is that already.
func (x *clamper) clampTo(in *ir.Inst, s view.Step, is func(*ir.Inst) bool, length func(build.Builder) ir.ID) {
	typ := x.m.TypeOf(s.Index)
	t := x.m.Def(typ)
	if t == nil || t.Op != spirv.OpTypeInt || t.Literal(0) != 32 && t.Literal(0) != 64 || x.below(s.Index, 0) {
		if t != nil && t.Op == spirv.OpTypeInt && t.Literal(0) < 32 {
			x.c.RemarkAt(in, in.Result, "an index is not clamped: it has less than 32 bits")
		}
		return
	}
	if d := x.m.Def(s.Index); d.Op == spirv.OpExtInst && x.isMin(d) {
		if limit := x.m.Def(d.ID(3)); limit != nil && limit.NumWords() == 2 && is(limit) {
			return
		}
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
