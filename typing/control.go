package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// controlRows: section 3.3.17, Control-Flow Instructions, and 3.3.9, Function Instructions.
var controlRows = [...]row{
	{op: spirv.OpPhi, result: anything, also: phi},
	{op: spirv.OpBranchConditional, operands: []spec{aBool}, also: weights},
	{op: spirv.OpSwitch, operands: []spec{anInt}},
	{op: spirv.OpReturn, also: returned},
	{op: spirv.OpReturnValue, operands: []spec{anything}, also: returned},
	{op: spirv.OpFunctionCall, also: called},
	{op: spirv.OpEmitStreamVertex, operands: []spec{anInt | isConstant}},
	{op: spirv.OpEndStreamPrimitive, operands: []spec{anInt | isConstant}},
	{op: spirv.OpControlBarrier, operands: []spec{scope, scope, semantics}},
	{op: spirv.OpMemoryBarrier, operands: []spec{scope, semantics}},
}

// phi: all values are of the result type, and that is one whose values may come of different places.
func phi(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t := c.of(in.Type)
	switch {
	case t.certainly(pointers) && !c.physical && !c.variablePointers:
		return "is a pointer, which takes the capability VariablePointersStorageBuffer"
	case t.certainly(sampledImage) && !c.bindless, t.certainly(image|sampler) && c.shader && !c.bindless:
		return "is of type " + c.show(in.Type) + ", of which there are no phis"
	}
	for i := at; i < in.NumWords(); i += 2 {
		if d := c.m.Def(in.ID(i)); d != nil && d.Type != in.Type && !d.Unknown() && d.Op.Info() != nil {
			return c.valueOf(in.ID(i)) + " comes in, but the result type is " + c.show(in.Type)
		}
	}
	return ""
}

// weights: of both branches, or of none. From SPIR-V 1.6 on the branches lead to two blocks.
func weights(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if n := in.NumWords(); n != 3 && n != 5 {
		return fmt.Sprintf("has %s: there are two or none", words(uint64(n-3), "branch weight"))
	}
	if in.ID(at+1) == in.ID(at+2) && c.version >= spirv.MakeVersion(1, 6) {
		return fmt.Sprintf("both branches lead to %%%d", in.ID(at+1))
	}
	return ""
}

// returned: what OpFunction says is returned, or nothing.
func returned(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	f := in.Function()
	if f == nil {
		return ""
	}
	want := f.Def.Type
	if op == spirv.OpReturn {
		if c.of(want).class != unknown && !c.of(want).is(void) {
			return fmt.Sprintf("returns no value, and the function returns %s", c.show(want))
		}
		return ""
	}
	switch id := in.ID(0); {
	case c.m.TypeOf(id) != want && c.m.Def(id) != nil && !c.m.Def(id).Unknown():
		return fmt.Sprintf("returns %s and the function returns %s", c.valueOf(id), c.show(want))
	case c.of(want).certainly(pointers) && !c.physical && !c.variablePointers:
		return "returns a pointer, which takes the capability VariablePointersStorageBuffer"
	}
	return ""
}

// called: as many arguments as the function's type has parameters, each of the parameter's type, and a result of the
// type that it returns.
func called(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	d := c.m.Def(in.ID(0))
	if d == nil || d.Unknown() || d.Op.Info() == nil {
		return ""
	}
	if d.Op != spirv.OpFunction {
		return fmt.Sprintf("calls %%%d, which is no function", in.ID(0))
	}
	if d.Type != in.Type {
		return fmt.Sprintf("is of type %s, and the function %%%d returns %s", c.show(in.Type), in.ID(0), c.show(d.Type))
	}
	typ := c.m.Def(d.ID(1))
	if typ == nil || typ.Op != spirv.OpTypeFunction {
		return ""
	}
	if have, want := in.NumWords()-1, typ.NumWords()-1; have != want {
		return fmt.Sprintf("has %s, and the function %%%d has %s", words(uint64(have), "argument"), in.ID(0),
			words(uint64(want), "parameter"))
	}
	for i := 1; i < in.NumWords(); i++ {
		arg, want := c.m.Def(in.ID(i)), typ.ID(i)
		if arg == nil || arg.Unknown() || arg.Op.Info() == nil {
			continue
		}
		if arg.Type != want {
			return fmt.Sprintf("the argument %s is not of the parameter's type %s", c.valueOf(in.ID(i)), c.show(want))
		}
		if t := c.of(want); !c.physical && t.certainly(pointer) {
			if msg := c.passed(arg, t); msg != "" {
				return msg
			}
		}
	}
	return ""
}

// passed: of which storage classes pointers are arguments in the addressing model Logical (section 2.16.1). That an
// argument is a variable or a parameter, and no pointer into one, is not asked: compilers write such calls before they
// are inlined, and hone's passes take them.
func (c *Checker) passed(arg *ir.Inst, t *info) string {
	switch t.storage() {
	case spirv.StorageClassUniformConstant, spirv.StorageClassFunction, spirv.StorageClassPrivate,
		spirv.StorageClassAtomicCounter, spirv.StorageClassWorkgroup:
		return ""
	case spirv.StorageClassStorageBuffer:
		if c.variablePointers {
			return ""
		}
	}
	return fmt.Sprintf("the argument %%%d is a pointer of storage class %s", arg.Result, storageName(t))
}

// signature verifies OpFunction and its parameters against the function's type.
func (c *Checker) signature(f *ir.Function) error {
	id := f.Def.ID(1)
	typ := c.m.Def(id)
	switch {
	case typ == nil || typ.Unknown() || typ.Op.Info() == nil:
		return nil
	case typ.Op != spirv.OpTypeFunction:
		return ir.Faultf(f.Def, "%%%d is no function type", id)
	case typ.ID(0) != f.Def.Type:
		return ir.Faultf(f.Def, "returns %s, and its type says %s", c.show(f.Def.Type), c.show(typ.ID(0)))
	case len(f.Params) != typ.NumWords()-1:
		return ir.Faultf(f.Def, "has %s, and its type says %d", words(uint64(len(f.Params)), "parameter"), typ.NumWords()-1)
	}
	for i, p := range f.Params {
		if p.Type != typ.ID(i+1) {
			return ir.Faultf(p, "is of type %s, and the function's type says %s", c.show(p.Type), c.show(typ.ID(i+1)))
		}
	}
	return nil
}
