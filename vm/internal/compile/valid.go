package compile

import (
	"fmt"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// What makes code of an instruction takes it that its operands have the types that its opcode asks for. That is looked
// at before, for the functions that are reached: of the rules of the specification those that code is made by, and no
// others. It takes types for one if their scalars are.

// invalid says what is wrong with a module, and where.
func (c *compiler) invalid(in *ir.Inst, what string) error {
	return &spirv.Error{Offset: c.m.Offset(in), Op: in.Op, HasOp: true, Result: spirv.ID(in.Result),
		Msg: "the module is not valid: " + what}
}

// valid looks at the functions that are reached.
func (c *compiler) valid() error {
	for _, f := range c.order {
		if f.Entry() == nil {
			continue
		}
		for in := range f.Insts() {
			if in.Unknown() || c.isRemark(in) {
				continue
			}
			what := c.wrong(f, in)
			for _, id := range in.IDs() {
				if d := c.m.Def(id); d != nil && d.Op != spirv.OpFunction && d.Function() != nil && d.Function() != f {
					what = "an operand is in another function"
				}
			}
			if what != "" {
				return c.invalid(in, what)
			}
		}
	}
	return nil
}

// wrong returns what is wrong with an instruction, "" for nothing.
func (c *compiler) wrong(f *ir.Function, in *ir.Inst) string {
	typ := func(i int) ir.ID { return c.m.TypeOf(in.ID(i)) }
	switch plainOp(in.Op) {
	case spirv.OpLoad:
		return c.wrongAccess(typ(0), in.Type)
	case spirv.OpStore:
		return c.wrongAccess(typ(0), typ(1))
	case spirv.OpCopyMemory:
		to, from := c.typeOf(typ(0)), c.typeOf(typ(1))
		if to.op != spirv.OpTypePointer || from.op != spirv.OpTypePointer || to.elem != 0 && from.elem != 0 &&
			!c.alike(to.elem, from.elem) {
			return "the operands are no pointers to one type"
		}
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpPtrAccessChain, spirv.OpInBoundsPtrAccessChain:
		return c.wrongChain(in)
	case spirv.OpBranchConditional:
		if c.typeOf(typ(0)).op != spirv.OpTypeBool {
			return "the condition is no boolean"
		}
	case spirv.OpSwitch:
		if !c.isInteger(typ(0)) {
			return "the selector is no integer"
		}
	case spirv.OpReturnValue:
		if !c.alike(typ(0), f.Def.Type) {
			return "the value has not the type of the function's result"
		}
	case spirv.OpPhi:
		for i := 0; i+1 < in.NumWords(); i += 2 {
			if !c.alike(typ(i), in.Type) {
				return "an operand has not the type of the result"
			}
		}
	case spirv.OpSelect:
		if n := len(c.flatten(typ(0))); !c.alike(typ(1), in.Type) || !c.alike(typ(2), in.Type) || n == 0 || n != 1 &&
			n != len(c.flatten(in.Type)) {
			return "the operands do not fit"
		}
	case spirv.OpFunctionCall:
		return c.wrongCall(in)
	case spirv.OpControlBarrier:
		if !c.isInteger(typ(0)) {
			return "the scope is no integer"
		}
	case spirv.OpCopyObject:
		if x, y := c.typeOf(typ(0)), c.typeOf(in.Type); x.op != y.op || x.class != y.class || !c.alike(typ(0), in.Type) {
			return "the operand has another type than the result"
		}
	case spirv.OpVectorExtractDynamic:
		if !c.isInteger(typ(1)) || c.typeOf(typ(0)).op != spirv.OpTypeVector {
			return "the operands are no vector and an integer"
		}
	case spirv.OpVectorInsertDynamic:
		if !c.isInteger(typ(2)) || len(c.flatten(typ(1))) != 1 || c.typeOf(in.Type).op != spirv.OpTypeVector ||
			!c.alike(typ(0), in.Type) {
			return "the operands are no vector, scalar and integer"
		}
	case spirv.OpExtInst:
		switch set := c.m.ExtSet(in.ID(0)); {
		case set != nil && set.Name == "OpenCL.std":
			return c.wrongOpenCL(in)
		case set == nil || set.Name != "GLSL.std.450":
			return ""
		}
		return c.wrongOperands(in, rowOf(in.Op, in.Word(1)), in.Words()[2:])
	case spirv.OpLabel, spirv.OpLoopMerge, spirv.OpSelectionMerge, spirv.OpBranch, spirv.OpVariable:
	default:
		row := fold.For(in.Op)
		for i, id := range in.IDs() {
			if in.NamesType(i) {
				continue
			}
			if t := c.m.TypeOf(id); (row != nil || takesValues(in.Op)) && (t == 0 || c.typeOf(t).op == spirv.OpTypeVoid) {
				return fmt.Sprintf("operand %d is no value", i)
			}
		}
		return c.wrongOperands(in, row, in.Words())
	}
	return ""
}

// takesValues reports whether all operands of an instruction that are no types are values.
func takesValues(op spirv.Op) bool {
	info := op.Info()
	if info == nil {
		return false
	}
	switch info.Class {
	case "Image", "Atomic", "Non-Uniform", "Group", "Composite", "Memory", "Conversion", "Control-Flow", "Barrier",
		"Tensor", "Function", "Reserved":
		return true
	}
	return false
}

// wrongOperands returns what is wrong with the operands of an operation that has a row. What is not supported is left
// to who makes its code.
func (c *compiler) wrongOperands(in *ir.Inst, row *fold.Row, ids []uint32) string {
	if row == nil || in.Type == 0 || c.typeOf(in.Type).cells == 0 || c.typeOf(in.Type).cells > maxComponents {
		return ""
	}
	if len(ids) < row.Operands() {
		return "operands are missing"
	}
	types, shapes := make([][]scalar, row.Operands()), make([]*typ, row.Operands())
	for i := range types {
		id := c.m.TypeOf(ir.ID(ids[i]))
		if shapes[i] = c.typeOf(id); id == 0 {
			return fmt.Sprintf("operand %d is no value", i)
		} else if shapes[i].cells == 0 || shapes[i].cells > maxComponents {
			return ""
		}
		types[i] = c.flatten(id)
	}
	results := c.flatten(in.Type)
	ok := fits(row, results, types)
	size := func(i int) (columns, rows int) {
		if shapes[i].op != spirv.OpTypeMatrix {
			return 1, len(types[i])
		}
		return shapes[i].n, len(types[i]) / shapes[i].n
	}
	columns, rows := size(0)
	if in.Op.Is(spirv.TraitDot) {
		ok = ok && len(results) == 1
	}
	switch in.Op {
	case spirv.OpVectorTimesMatrix:
		n, other := size(1)
		ok = ok && rows == other && len(results) == n
	case spirv.OpMatrixTimesVector, spirv.OpMatrixTimesMatrix:
		n, other := size(1)
		ok = ok && columns == other && len(results) == rows*n
	case spirv.OpExtInst:
		n := in.Word(1)
		if c.m.ExtSet(in.ID(0)).Name != "GLSL.std.450" {
			break
		}
		switch n {
		case spirv.GLSLStd450Determinant, spirv.GLSLStd450MatrixInverse:
			ok = ok && columns == rows
		case spirv.GLSLStd450Cross:
			ok = ok && rows == 3
		default:
			if packed, parts := packing(n); parts > 0 {
				ok = ok && len(types[0])+len(results) == 1+parts && (len(results) == 1) == packed
			}
		}
	}
	if !ok {
		return "the operands do not fit"
	}
	return ""
}

// packing returns how many parts an instruction of GLSL.std.450 packs into one number, or takes one apart into; 0 for
// others.
func packing(instruction uint32) (packed bool, parts int) {
	switch instruction {
	case spirv.GLSLStd450PackSnorm4x8, spirv.GLSLStd450PackUnorm4x8:
		return true, 4
	case spirv.GLSLStd450PackSnorm2x16, spirv.GLSLStd450PackUnorm2x16, spirv.GLSLStd450PackHalf2x16,
		spirv.GLSLStd450PackDouble2x32:
		return true, 2
	case spirv.GLSLStd450UnpackSnorm4x8, spirv.GLSLStd450UnpackUnorm4x8:
		return false, 4
	case spirv.GLSLStd450UnpackSnorm2x16, spirv.GLSLStd450UnpackUnorm2x16, spirv.GLSLStd450UnpackHalf2x16,
		spirv.GLSLStd450UnpackDouble2x32:
		return false, 2
	}
	return false, 0
}

// wrongChain returns what is wrong with an access chain: its indices lead to what its type says.
func (c *compiler) wrongChain(in *ir.Inst) string {
	base, result := c.typeOf(c.m.TypeOf(in.ID(0))), c.typeOf(in.Type)
	if base.op != spirv.OpTypePointer || base.elem == 0 || result.op != spirv.OpTypePointer || base.class != result.class {
		return "the base is no pointer to something of this storage class"
	}
	elem := base.elem
	for i := 1; i < in.NumWords(); i++ {
		if !c.isInteger(c.m.TypeOf(in.ID(i))) {
			return "an index is no integer"
		}
		if i == 1 && (in.Op == spirv.OpPtrAccessChain || in.Op == spirv.OpInBoundsPtrAccessChain) {
			continue
		}
		switch t := c.typeOf(elem); {
		case t.op == spirv.OpTypeStruct:
			if d := c.m.Def(elem); d.Next() != nil && d.Next().Op.Is(spirv.TraitContinued) {
				return "" // not all of its members are known
			}
			k, known := c.lengthOf(in.ID(i))
			if !known || k >= uint64(t.n) {
				return "an index of a struct is no constant of its members"
			}
			elem = t.members[k]
		case t.elem != 0 && t.op != spirv.OpTypePointer:
			elem = t.elem
		case t.cells == 1:
			return fmt.Sprintf("index %d leads into no composite", i-1)
		default: // what is not supported
			return ""
		}
	}
	if !c.alike(elem, result.elem) {
		return "the indices lead to another type"
	}
	return ""
}

// alike reports whether two types have the same scalars.
func (c *compiler) alike(x, y ir.ID) bool {
	if x == y {
		return true
	}
	p, q := c.typeOf(x), c.typeOf(y)
	if p.cells != q.cells || p.cells == 0 || p.cells > maxComponents {
		return p.cells == q.cells && p.op == q.op
	}
	// The scalars of pointers differ by where they lead, which is no matter here.
	for i, s := range c.flatten(x) {
		if t := c.flatten(y)[i]; s.class != t.class || s.width != t.width {
			return false
		}
	}
	return true
}

// isInteger reports whether a type is an integer.
func (c *compiler) isInteger(id ir.ID) bool {
	t := c.typeOf(id)
	return t.op == spirv.OpTypeInt && t.cells == 1
}

// wrongAccess returns what is wrong with a load or store of a type.
func (c *compiler) wrongAccess(pointer, typ ir.ID) string {
	switch t := c.typeOf(pointer); {
	case t.op != spirv.OpTypePointer:
		return "the operand is no pointer"
	case t.elem != 0 && !c.alike(t.elem, typ):
		return "the pointer leads to another type"
	}
	return ""
}

// wrongCall returns what is wrong with an OpFunctionCall.
func (c *compiler) wrongCall(in *ir.Inst) string {
	callee := c.m.Def(in.ID(0))
	if callee == nil || callee.Op != spirv.OpFunction {
		return "what is called is no function"
	}
	if !c.alike(in.Type, callee.Type) {
		return "the function has a result of another type"
	}
	params := callee.Function().Params
	if in.NumWords() != 1+len(params) {
		return "the arguments are not as many as the function has"
	}
	for i, p := range params {
		if !c.alike(c.m.TypeOf(in.ID(1+i)), p.Type) {
			return "an argument has another type than the function's parameter"
		}
	}
	return ""
}
