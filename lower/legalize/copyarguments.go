package legalize

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// CopyArguments passes a variable of the caller where a call passes a pointer into a composite, which logical
// addressing does not allow. The part is copied to the variable before the call, and back after it: what HLSL and GLSL
// say of inout parameters. A copy of a pointer to a variable becomes that pointer.
//
// Cost: linear, and for each such argument the other arguments of the call. It leaves alone, with a remark, pointers
// to other memory than variables of functions, and an argument that may alias another one of the call.
var CopyArguments = pass.ForFunctions("copy-arguments", "parts of variables that are passed to functions are copied",
	func(c *pass.Context, f *ir.Function) bool {
		x := argumentCopier{c: c, m: c.Module, f: f}
		for in := range f.Insts() {
			if in.Op == spirv.OpFunctionCall && !in.Unknown() {
				x.call(in)
			}
		}
		return x.changed
	}, pass.Idempotent)

// argumentCopier is the state of the pass.
type argumentCopier struct {
	c       *pass.Context
	m       *ir.Module
	f       *ir.Function
	changed bool
}

// call copies the arguments of a call where they have to be copied.
func (x *argumentCopier) call(in *ir.Inst) {
	for i := 1; i < in.NumWords(); i++ {
		if !illegalArgument(x.m, in.ID(i)) {
			continue
		}
		if object := x.m.UnderlyingObject(in.ID(i)); x.copies(in.ID(i)) && memoryObject(object) {
			if x.c.Transform() {
				in.SetID(i, object.Result)
				x.changed = true
			}
			continue
		}
		if why := x.obstacle(in, i); why != "" {
			x.c.RemarkAt(in, in.ID(i), "the argument is not copied: %s", why)
		} else if x.c.Grow(5) && x.c.Transform() {
			x.copyArgument(in, i)
			x.changed = true
		}
	}
}

// copies reports whether a pointer is a copy of another pointer, and leads to the same whole object.
func (x *argumentCopier) copies(pointer ir.ID) bool {
	for d := range x.m.PointerChain(pointer) {
		if d.DerivesPointer() && d.Op != spirv.OpCopyObject {
			return false
		}
	}
	return true
}

// obstacle returns why an argument of a call can't be copied, "" where it can.
func (x *argumentCopier) obstacle(in *ir.Inst, i int) string {
	pointer := in.ID(i)
	class, _ := x.m.Types().StorageClass(x.m.TypeOf(pointer))
	typ := x.m.Types().Pointee(x.m.TypeOf(pointer))
	switch {
	case class != spirv.StorageClassFunction:
		return "it points to storage class " + spirv.KindStorageClass.Text(uint32(class))
	case typ == 0 || held(x.m, typ) != "" || !x.m.Allows(typ, ir.MemoryOf):
		return "a value of its type can't be loaded and stored"
	}
	memory := analysis.Memory.Of(x.c)
	at := memory.Location(pointer)
	if !at.NonVolatile {
		return "it is volatile or coherent"
	}
	for k := 1; k < in.NumWords(); k++ {
		if _, ok := x.m.Types().StorageClass(x.m.TypeOf(in.ID(k))); !ok || k == i {
			continue
		}
		if memory.Alias(at, memory.Location(in.ID(k))) != analysis.NoAlias {
			return "it may alias another argument of the call"
		}
	}
	return ""
}

// copyArgument copies an argument of a call to a variable before the call, and back after it.
func (x *argumentCopier) copyArgument(in *ir.Inst, i int) {
	pointer := in.ID(i)
	typ := x.m.Types().Pointee(x.m.TypeOf(pointer))
	variable := x.c.AtStart(x.f.Blocks[0]).Variable(x.m.Types().Pointer(spirv.StorageClassFunction, typ),
		spirv.StorageClassFunction)
	b := x.c.Before(in)
	b.Store(variable, b.Load(typ, pointer))
	in.SetID(i, variable)
	b = x.c.After(in)
	b.Store(pointer, b.Load(typ, variable))
}

// illegalArgument reports whether a value is a pointer that no call may pass: in logical addressing only variables and
// parameters, but for descriptors, and for memory for which the module declares variable pointers.
func illegalArgument(m *ir.Module, argument ir.ID) bool {
	class, pointer := m.Types().StorageClass(m.TypeOf(argument))
	if d := m.Def(argument); !pointer || memoryObject(d) || d.Unknown() || m.CanPhi(d.Type) || !logical(m) {
		return false
	}
	return class != spirv.StorageClassUniformConstant
}

// memoryObject reports whether an instruction declares memory: a variable or a parameter.
func memoryObject(d *ir.Inst) bool {
	return d == nil || d.Op.Is(spirv.TraitVariable) || d.Op == spirv.OpFunctionParameter
}

// logical reports whether pointers of a module are logical, and so name memory objects.
func logical(m *ir.Module) bool {
	models := slices.Collect(m.Section(ir.MemoryModel).Insts())
	return len(models) == 1 && spirv.AddressingModel(models[0].Word(0)) == spirv.AddressingModelLogical
}
