package opt

import (
	"hone/fold"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// FoldSpecConst computes the operations of OpSpecConstantOp whose operands are ordinary constants, which
// freeze-spec-const makes of specialization constants, and makes ordinary composites of specialization composites with
// ordinary parts. An instruction keeps its place and its id, since types before it may name it. It leaves alone
// operations on floats, whose rounding depends on who asks, on pointers, what is not defined, and lengths that would
// not be above 0. Linear in constants.
var FoldSpecConst = pass.ForModule("fold-spec-const",
	"compute operations of specialization constants whose operands are ordinary constants", foldSpecConst, pass.Idempotent)

func foldSpecConst(c *pass.Context) bool {
	s := simplifiers.Get().(*simplifier)
	s.c, s.m, s.f, s.floats = c, c.Module, nil, nil
	x := specFolder{c: c, s: s, passed: c.Module.NewTable(), lengths: c.Module.Lengths()}
	defer x.passed.Release()
	changed := false
	globals, bound := c.Module.Section(ir.Globals), ir.ID(c.Module.Bound())
	for in := globals.First(); in != nil; in = in.Next() {
		if !in.Unknown() && x.fold(in) {
			changed = true
		}
		if in.Result != 0 {
			x.passed.Set(in.Result, 1)
		}
	}
	for in := globals.Last(); in != nil; { // what was made for its words only
		prev := in.Prev()
		if in.Result >= bound && c.Module.Uses(in.Result) == 0 {
			in.Remove()
		}
		in = prev
	}
	simplifiers.Put(s)
	return changed
}

// specFolder is the state of the pass.
type specFolder struct {
	c      *pass.Context
	s      *simplifier
	passed *ir.Table // ids that are defined before the instruction that is looked at
	// lengths are the ids of lengths of types: specialization may have made one that the specification forbids for
	// constants.
	lengths map[ir.ID]bool
}

// fold makes in an ordinary constant, if it can.
func (x *specFolder) fold(in *ir.Inst) bool {
	m := x.c.Module
	switch in.Op {
	case spirv.OpSpecConstantComposite:
		if next := in.Next(); next != nil && next.Op.Is(spirv.TraitContinued) {
			return false
		}
		for _, id := range in.IDs() {
			if !ordinary(m.Def(id)) {
				return false
			}
		}
		if x.c.Transform() {
			in.Become(spirv.OpConstantComposite, in.Words()...)
			return true
		}
		return false
	case spirv.OpSpecConstantOp:
	default:
		return false
	}
	op := spirv.Op(in.Literal(0))
	var d *ir.Inst
	switch {
	case op == spirv.OpCompositeExtract:
		if d = m.Def(in.ID(1)); !ordinary(d) {
			return false
		}
		for _, i := range in.Words()[2:] {
			if d = x.part(d, i); !ordinary(d) {
				return false
			}
		}
	case isComputation(op) && !x.isFloat(in.Type):
		for i := 1; i < in.NumWords(); i++ {
			if d := m.Def(in.ID(i)); !ordinary(d) || x.isFloat(d.Type) {
				return false
			}
		}
		if x.lengths[in.Result] && !x.aboveZero(in, fold.For(op)) {
			return false
		}
		d = m.Def(x.s.fold(in, fold.For(op), 1))
	}
	if !ordinary(d) || x.lengths[in.Result] && !d.AboveZero() || !x.c.Transform() {
		return false
	}
	words := append([]uint32(nil), d.Words()...)
	for _, id := range d.IDs() {
		if x.passed.Get(id) == 0 {
			m.Def(id).MoveBefore(in)
			x.passed.Set(id, 1)
		}
	}
	in.Become(d.Op, words...)
	return true
}

// aboveZero reports whether an operation with an integer as its result computes a number above 0.
func (x *specFolder) aboveZero(in *ir.Inst, row *fold.Row) bool {
	var out [maxComponents]uint64
	v, ok := x.s.compute(in, row, 1, out[:0])
	t := x.c.Module.Def(in.Type)
	if !ok || len(v) != 1 || t == nil || t.Op != spirv.OpTypeInt {
		return false
	}
	return v[0] != 0 && (t.Literal(1) == 0 || fold.Signed(v[0], int(t.Literal(0))) > 0)
}

// part returns a part of an ordinary constant, nil where it is not known.
func (x *specFolder) part(d *ir.Inst, i uint32) *ir.Inst {
	m := x.c.Module
	switch {
	case d.Op == spirv.OpConstantComposite && int(i) < d.NumWords():
		if next := d.Next(); next != nil && next.Op.Is(spirv.TraitContinued) {
			return nil
		}
		return m.Def(d.ID(int(i)))
	case d.Op == spirv.OpConstantNull:
		if typ := m.Types().PartAt(d.Type, i); typ != 0 {
			return m.Def(m.Constants().Null(typ))
		}
	}
	return nil
}

// ordinary reports whether d is a constant that specialization does not change.
func ordinary(d *ir.Inst) bool {
	return d != nil && !d.Unknown() && d.Op.Is(spirv.TraitConstant) && !d.Op.Is(spirv.TraitSpecConstant)
}

// isFloat reports whether typ is a floating-point type, or a vector of such.
func (x *specFolder) isFloat(typ ir.ID) bool {
	scalar, _ := x.c.Module.Types().Scalar(typ)
	d := x.c.Module.Def(scalar)
	return d != nil && d.Op == spirv.OpTypeFloat
}

// isComputation reports whether an operation goes component by component, on operands without literals.
func isComputation(op spirv.Op) bool {
	info := op.Info()
	if info == nil {
		return false
	}
	switch info.Class {
	case "Arithmetic", "Bit", "Relational_and_Logical", "Conversion":
		return true
	}
	return false
}
