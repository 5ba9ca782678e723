package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// constantRows: section 3.3.7, Constant-Creation Instructions.
var constantRows = [...]row{
	{op: spirv.OpConstantTrue, result: aBool},
	{op: spirv.OpConstantFalse, result: aBool},
	{op: spirv.OpSpecConstantTrue, result: aBool},
	{op: spirv.OpSpecConstantFalse, result: aBool},
	{op: spirv.OpConstant, result: scalar | number, also: extended32},
	{op: spirv.OpSpecConstant, result: scalar | number, also: extended32},
	{op: spirv.OpConstantComposite, result: composites | tensor | components, also: constantComposite},
	{op: spirv.OpSpecConstantComposite, result: composites | tensor | components, also: constantComposite},
	{op: spirv.OpConstantCompositeReplicateEXT, result: composites | tensor | components, operands: []spec{anything | isConstant}, also: replicated},
	{op: spirv.OpSpecConstantCompositeReplicateEXT, result: composites | tensor | components, operands: []spec{anything | isConstant}, also: replicated},
	{op: spirv.OpConstantSampler, result: sampler},
	{op: spirv.OpConstantNull, also: null},
	{op: spirv.OpSpecConstantOp, result: scalars | matrix | cooperative | numbers | pointers | array | structure}, // and see specialized,
}

// extended32: a number of less than 32 bits, or the last word of a wider one, is extended by its sign if the type is
// signed, and by zeros otherwise (section 2.2.1).
func extended32(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t := c.of(in.Type)
	spare := (32 - t.width%32) % 32
	if t.class == unknown || t.width == 0 || spare == 0 || in.NumWords() == 0 {
		return ""
	}
	word := in.Literal(in.NumWords() - 1)
	want := word << spare >> spare
	if t.class&signed != 0 {
		want = uint32(int32(word<<spare) >> spare)
	}
	if word != want {
		return fmt.Sprintf("the high bits of its word %#x do not extend a number of %d bits", word, t.width)
	}
	return ""
}

// constantComposite: a constant, or an undefined value, for each part of the type.
func constantComposite(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t := c.of(in.Type)
	switch {
	case t.class == unknown || t.class&runtimeArray != 0 || isContinued(in):
	case t.class&tensor != 0:
		if msg := c.tensorParts(t, in, at); msg != "" {
			return msg
		}
	case t.class&cooperative != 0:
		if in.NumWords() != 1 || c.m.TypeOf(in.ID(0)) != t.part {
			return "a cooperative matrix is made of one constituent of its component type"
		}
	default:
		if msg := c.parts(t, in, at); msg != "" {
			return msg
		}
	}
	for i := range in.NumWords() {
		if d := c.m.Def(in.ID(i)); d != nil && !declaresConstant(d) && d.Op.Info() != nil {
			return fmt.Sprintf("constituent %%%d is no constant", in.ID(i))
		} else if d != nil && op == spirv.OpConstantComposite && d.Op.Is(spirv.TraitSpecConstant) {
			return fmt.Sprintf("constituent %%%d is a specialization constant, which takes OpSpecConstantComposite", in.ID(i))
		}
	}
	return ""
}

// declaresConstant reports whether an instruction may stand where a constant has to. The grammar has pipe storage and
// what extensions add, such as pointers to functions, in classes of their own; they have a type and stand outside of
// functions, as else only variables and extended instructions do.
func declaresConstant(d *ir.Inst) bool {
	switch {
	case d.Op.Is(spirv.TraitConstant), d.Op == spirv.OpUndef:
		return true
	case d.Op.Is(spirv.TraitVariable), d.Op.Is(spirv.TraitExtended), d.Op == spirv.OpFunction:
		return false
	}
	return d.Type != 0 && d.Function() == nil
}

// null: of which types there is an OpConstantNull.
func null(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if bad := c.notNullable(in.Type, 0); bad != 0 {
		return "there is no null value of type " + c.show(bad)
	}
	return ""
}

// notNullable returns a type in typ that has no null value, 0 for none.
//
// This is another list than that of ir (TypeUse), on purpose: ir says of which types hone makes nulls, this one which
// modules are refused. So it is what all versions of spirv-val refuse, and all that it does not know has a null.
// TestNulls in ir compares them.
func (c *Checker) notNullable(typ ir.ID, depth int) (bad ir.ID) {
	t := c.of(typ)
	if t.nullAsked {
		return t.noNull
	}
	switch {
	case t.class == unknown || depth > 64:
		return 0
	case t.class&(void|function|image|sampler|sampledImage|opaque|accelerationStructure|rayQuery|runtimeArray|pipe) != 0,
		t.class&tensor != 0 && t.in.NumWords() < 3, // of an unknown shape
		t.class&pointers != 0 && t.storage() == spirv.StorageClassPhysicalStorageBuffer:
		bad = typ
	case t.class&array != 0:
		bad = c.notNullable(t.part, depth+1)
	case t.class&structure != 0:
		for i := 0; i < int(t.n) && bad == 0; i++ {
			bad = c.notNullable(t.in.ID(i), depth+1)
		}
	}
	t = c.of(typ)
	t.nullAsked, t.noNull = true, bad
	return bad
}

// specialized: the operation is one that OpSpecConstantOp may have, its operands are constants, and fit as those of the
// instruction itself do.
func (c *Checker) specialized(in *ir.Inst) string {
	op := spirv.Op(in.Literal(0))
	for i, id := range in.IDs() {
		d := c.m.Def(id)
		switch {
		case d == nil || in.NamesType(i), d.Op == spirv.OpUndef, d.Op.Is(spirv.TraitConstant), d.Op.Is(spirv.TraitVariable),
			d.Op >= 4000:
		default:
			return fmt.Sprintf("the operand %%%d is no constant", id)
		}
	}
	r := ruleOf(op)
	if r == nil {
		return ""
	}
	return c.apply(r, op, in, 1)
}
