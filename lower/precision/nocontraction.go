package precision

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// InvariantExact decorates NoContraction all arithmetic that an output depends on which is Invariant, in whichever
// shader it is computed: a driver that makes one operation of a product and a sum in one shader, and not in the other,
// gives positions that differ in the last bit, and surfaces that should hide each other do not. With the parameter
// position the same holds of Position, whether it says Invariant or not.
//
// What an output depends on is what is stored to it, the operands of that, what may have been stored to variables that
// are loaded, what functions return and are given, and the conditions of branches in the functions that any of that is
// in. Cost: linear.
var InvariantExact = pass.ForModule("lower-invariant-to-no-contraction",
	"arithmetic that invariant outputs depend on is not contracted",
	func(c *pass.Context) bool {
		x := exactness{c: c, m: c.Module, seen: c.Module.NewTable(), stored: map[ir.ID][]ir.ID{},
			returned: map[*ir.Function][]ir.ID{}, passed: map[*ir.Function][][]ir.ID{}, entered: map[*ir.Function]bool{}}
		defer x.seen.Release()
		if !x.roots() {
			return false
		}
		x.collect()
		for _, v := range x.outputs {
			x.variable(v)
		}
		for len(x.work) > 0 {
			c.Module.Spend(1)
			in := x.work[len(x.work)-1]
			x.work = x.work[:len(x.work)-1]
			x.visit(in)
		}
		return x.changed
	}, exactPosition, pass.Idempotent)

var exactPosition = pass.Bool("position", false, "also what Position depends on where it is not Invariant")

// exactness is the state of the pass.
type exactness struct {
	c        *pass.Context
	m        *ir.Module
	seen     *ir.Table
	work     []*ir.Inst
	outputs  []ir.ID
	stored   map[ir.ID][]ir.ID          // by variable, 0 for those of which it is not known: what is stored there
	returned map[*ir.Function][]ir.ID   // what functions return
	passed   map[*ir.Function][][]ir.ID // the arguments of calls
	entered  map[*ir.Function]bool      // functions of which branches count
	changed  bool
}

// roots finds the outputs, and reports whether there are any.
func (x *exactness) roots() bool {
	for in := range x.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || spirv.StorageClass(in.Literal(0)) != spirv.StorageClassOutput {
			continue
		}
		typ := x.m.Types().Pointee(in.Type)
		for d := x.m.Def(typ); d != nil && d.Op == spirv.OpTypeArray; d = x.m.Def(typ) {
			x.m.Spend(1)
			typ = d.ID(0)
		}
		if x.isExact(in.Result) || x.isExact(typ) {
			x.outputs = append(x.outputs, in.Result)
		}
	}
	return len(x.outputs) > 0
}

// isExact reports whether a variable or block, or a member of it, is invariant.
func (x *exactness) isExact(id ir.ID) bool {
	for d := range x.m.Decorations(id) {
		if d.Kind == spirv.DecorationInvariant || exactPosition.Of(x.c) && d.Kind == spirv.DecorationBuiltIn &&
			spirv.BuiltIn(d.Params[0]) == spirv.BuiltInPosition {
			return true
		}
	}
	return false
}

// collect finds what is stored, returned and passed.
func (x *exactness) collect() {
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			switch in.Op {
			case spirv.OpReturnValue:
				x.returned[f] = append(x.returned[f], in.ID(0))
			case spirv.OpFunctionCall:
				if callee := x.callee(in); callee != nil {
					var args []ir.ID
					for i, id := range in.IDs() {
						if i > 0 {
							args = append(args, id)
						}
					}
					x.passed[callee] = append(x.passed[callee], args)
				}
			case spirv.OpStore, spirv.OpCopyMemory:
				x.stored[x.object(in.ID(0))] = append(x.stored[x.object(in.ID(0))], in.ID(1))
			default:
				if !x.m.IsDebug(in) && effects.Of(in)&spirv.WritesMemory != 0 {
					for _, id := range in.IDs() { // an atomic operation, Modf
						if x.m.Types().Pointee(x.m.TypeOf(id)) != 0 {
							x.stored[x.object(id)] = append(x.stored[x.object(id)], in.Result)
						}
					}
				}
			}
		}
	}
}

func (x *exactness) callee(call *ir.Inst) *ir.Function {
	if d := x.m.Def(call.ID(0)); d != nil {
		return d.Function()
	}
	return nil
}

// object returns the variable that a pointer leads into, 0 where it is not known, as for parameters.
func (x *exactness) object(pointer ir.ID) ir.ID {
	if d := x.m.UnderlyingObject(pointer); d != nil && d.Op == spirv.OpVariable {
		return d.Result
	}
	return 0
}

// value adds a value to those that matter.
func (x *exactness) value(id ir.ID) {
	if id == 0 || x.seen.Get(id) != 0 {
		return
	}
	x.seen.Set(id, 1)
	d := x.m.Def(id)
	if d != nil && d.Function() != nil {
		x.work = append(x.work, d)
	}
	if d != nil && x.m.Types().Pointee(d.Type) != 0 {
		x.variable(x.object(id))
	}
}

// variable adds what is stored to a variable, and to places of which it is not known where they are.
func (x *exactness) variable(id ir.ID) {
	for _, object := range [...]ir.ID{id, 0} {
		list := x.stored[object]
		delete(x.stored, object)
		for _, v := range list {
			x.value(v)
		}
	}
	if id == 0 { // any may be meant
		for object, list := range x.stored {
			delete(x.stored, object)
			for _, v := range list {
				x.value(v)
			}
		}
	}
}

// visit adds what a value depends on, and decorates it.
func (x *exactness) visit(in *ir.Inst) {
	f := in.Function()
	if !x.entered[f] {
		x.entered[f] = true
		for _, b := range f.Blocks {
			if end := b.Terminator(); end.Op == spirv.OpBranchConditional || end.Op == spirv.OpSwitch {
				x.value(end.ID(0))
			}
		}
	}
	switch in.Op {
	case spirv.OpFunctionParameter:
		for i, p := range f.Params {
			if p != in {
				continue
			}
			for _, args := range x.passed[f] {
				if i < len(args) {
					x.value(args[i])
				}
			}
		}
		return
	case spirv.OpFunctionCall:
		if callee := x.callee(in); callee != nil {
			for _, id := range x.returned[callee] {
				x.value(id)
			}
		}
		return
	case spirv.OpLabel, spirv.OpFunction:
		return
	}
	if isArithmetic(in.Op) && !x.m.HasDecoration(in.Result, spirv.DecorationNoContraction) && !x.m.Pinned(in.Result) &&
		x.c.Transform() {
		x.m.Decorate(in.Result, spirv.DecorationNoContraction)
		x.changed = true
	}
	for _, id := range in.IDs() {
		x.value(id)
	}
}

// isArithmetic reports whether NoContraction says something of an operation.
func isArithmetic(op spirv.Op) bool {
	switch op {
	case spirv.OpFAdd, spirv.OpFSub, spirv.OpFMul, spirv.OpFDiv, spirv.OpFRem, spirv.OpFMod, spirv.OpFNegate,
		spirv.OpDot, spirv.OpVectorTimesScalar, spirv.OpMatrixTimesScalar, spirv.OpVectorTimesMatrix,
		spirv.OpMatrixTimesVector, spirv.OpMatrixTimesMatrix, spirv.OpOuterProduct:
		return true
	}
	return false
}
