package resources

import (
	"slices"

	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

var memoryModelTo = pass.OneOf("to", "the memory model", "keep", "vulkan", "glsl450")

// MemoryModel writes a module for another memory model.
//
// For Vulkan's, accesses of what is decorated Coherent, or of Workgroup memory, become non-private, and make what they
// write available and what they read visible: to the queue family or the workgroup. Volatile is said of the access. The
// scope Device, which takes another capability there, becomes QueueFamily, and what was sequentially consistent is
// acquire and release. Barriers of tessellation control shaders order outputs, too. A module of a version before 1.3
// is raised to 1.3, which the extension needs: a device with this memory model reads it.
//
// For GLSL450 it is the other way: what is accessed as non-private is decorated Coherent.
//
// It is an error where an access can't say what it is to say, as those by pointers of the extended instructions Modf
// and Frexp, and, downwards, where a variable would have to be decorated and is not known. Cost: linear.
var MemoryModel = pass.ForModule("lower-memory-model", "write the module for the memory model Vulkan or GLSL450",
	func(c *pass.Context) (bool, error) {
		m := c.Module
		in := m.MemoryModel()
		if in == nil {
			return false, nil
		}
		from := spirv.MemoryModel(in.Literal(1))
		x := remodeler{c: c, m: m}
		switch to := memoryModelTo.Of(c); {
		case to == "vulkan" && from == spirv.MemoryModelGLSL450 && c.Transform():
			return true, x.raise(in)
		case to == "glsl450" && from == spirv.MemoryModelVulkan && c.Transform():
			return true, x.reduce(in)
		}
		return false, nil
	}, memoryModelTo, pass.Idempotent)

type remodeler struct {
	c       *pass.Context
	m       *ir.Module
	outputs bool // other invocations see outputs: there is a tessellation control shader
	scopes  [8]ir.ID
}

// accessKind is what is to be said of an access.
type accessKind struct {
	coherent, volatile bool
	scope              spirv.Scope
}

func (x *remodeler) raise(model *ir.Inst) error {
	const extension = "SPV_KHR_vulkan_memory_model"
	if since := ir.ExtensionSince(extension); x.m.Header.Version < since {
		if err := setVersion(x.c, since); err != nil {
			return err
		}
	}
	model.SetWord(1, uint32(spirv.MemoryModelVulkan))
	x.m.Require(spirv.CapabilityVulkanMemoryModel)
	if x.m.Header.Version < spirv.MakeVersion(1, 5) {
		x.m.RequireExtension(extension)
	}
	for e := range x.m.Section(ir.EntryPoints).Insts() {
		x.outputs = x.outputs || e.Op == spirv.OpEntryPoint &&
			spirv.ExecutionModel(e.Literal(0)) == spirv.ExecutionModelTessellationControl
	}
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if in.Unknown() {
				continue
			}
			if err := x.raiseInst(in); err != nil {
				return err
			}
		}
	}
	for in := range x.m.Section(ir.Annotations).Insts() {
		switch kind, ok := decorationOf(in); {
		case ok && (kind == spirv.DecorationCoherent || kind == spirv.DecorationVolatile):
			in.Remove()
		}
	}
	return nil
}

// decorationOf returns what an annotation decorates with; ok is false for what is none.
func decorationOf(in *ir.Inst) (kind spirv.Decoration, ok bool) {
	switch {
	case in.Unknown():
	case in.Op == spirv.OpDecorate:
		return spirv.Decoration(in.Literal(1)), true
	case in.Op == spirv.OpMemberDecorate:
		return spirv.Decoration(in.Literal(2)), true
	}
	return 0, false
}

func (x *remodeler) raiseInst(in *ir.Inst) error {
	switch in.Op {
	case spirv.OpLoad:
		x.say(in, x.kindOf(in.ID(0)), false, true)
		return nil
	case spirv.OpStore:
		x.say(in, x.kindOf(in.ID(0)), true, false)
		return nil
	case spirv.OpCopyMemory, spirv.OpCopyMemorySized:
		return x.raiseCopy(in)
	case spirv.OpImageRead, spirv.OpImageSparseRead:
		x.say(in, x.imageKind(in.ID(0)), false, true)
		return nil
	case spirv.OpImageWrite:
		x.say(in, x.imageKind(in.ID(0)), true, false)
		return nil
	case spirv.OpControlBarrier, spirv.OpMemoryBarrier:
		x.orders(in, false)
		return nil
	}
	if in.Op.Info().Class == "Atomic" {
		x.orders(in, x.m.VolatilePointer(in.ID(0)))
		return nil
	}
	// Whatever else takes a pointer to memory that others see: its access can't say that it is not private.
	if in.DerivesPointer() || in.Op == spirv.OpFunctionCall || in.Op == spirv.OpImageTexelPointer || x.m.IsDebug(in) {
		return nil
	}
	o := effects.OperandsOf(in, 0)
	for _, id := range in.IDs() {
		class, pointer := x.m.Types().StorageClass(x.m.TypeOf(id))
		if !pointer || class == spirv.StorageClassUniformConstant || in.Type != 0 && x.isPointer(in.Type) {
			continue
		}
		if k := x.kindOf(id); (k.coherent || k.volatile) &&
			(o.Kind == spirv.KindMemoryAccess || in.Op == spirv.OpExtInst) {
			return ir.Faultf(in, "it accesses memory that other invocations see, and can't say so")
		}
	}
	return nil
}

func (x *remodeler) isPointer(typ ir.ID) bool {
	_, ok := x.m.Types().StorageClass(typ)
	return ok
}

// kindOf says how what a pointer leads to is accessed.
func (x *remodeler) kindOf(pointer ir.ID) accessKind {
	class, _ := x.m.Types().StorageClass(x.m.TypeOf(pointer))
	switch class {
	case spirv.StorageClassWorkgroup:
		return accessKind{true, false, spirv.ScopeWorkgroup}
	case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPhysicalStorageBuffer,
		spirv.StorageClassImage, spirv.StorageClassCrossWorkgroup, spirv.StorageClassGeneric:
		volatile := x.m.VolatilePointer(pointer)
		return accessKind{volatile || x.m.CoherentPointer(pointer), volatile, spirv.ScopeQueueFamily}
	case spirv.StorageClassInput:
		return accessKind{volatile: x.m.VolatilePointer(pointer)}
	}
	return accessKind{}
}

// imageKind says the same of an image, by the variable that it was loaded from.
func (x *remodeler) imageKind(image ir.ID) accessKind {
	pointer := x.imagePointer(image)
	if pointer == 0 {
		return accessKind{true, x.m.HasVolatile(), spirv.ScopeQueueFamily}
	}
	volatile := x.m.VolatilePointer(pointer)
	return accessKind{volatile || x.m.CoherentPointer(pointer), volatile, spirv.ScopeQueueFamily}
}

// imagePointer returns the pointer that an image was loaded from, 0 where it is not known.
func (x *remodeler) imagePointer(image ir.ID) ir.ID {
	for range ir.MaxChain {
		d := x.m.Def(image)
		switch {
		case d == nil || d.Unknown():
			return 0
		case d.Op == spirv.OpLoad:
			return d.ID(0)
		case d.Op == spirv.OpImage || d.Op == spirv.OpSampledImage || d.Op == spirv.OpCopyObject:
			image = d.ID(0)
		default:
			return 0
		}
	}
	return 0
}

// say adds to the operands of an access what is to be said of it.
func (x *remodeler) say(in *ir.Inst, k accessKind, writes, reads bool) {
	o := effects.OperandsOf(in, 0)
	at := in.NumWords() - len(o.Words)
	if more := x.operands(o, k, writes, reads); !slices.Equal(more.Words, o.Words) {
		in.SetOperands(append(slices.Clone(in.Words()[:at]), more.Words...))
	}
}

func (x *remodeler) operands(o effects.Operands, k accessKind, writes, reads bool) effects.Operands {
	bits := []uint32{uint32(spirv.MemoryAccessVolatile), uint32(spirv.MemoryAccessMakePointerAvailable),
		uint32(spirv.MemoryAccessMakePointerVisible), uint32(spirv.MemoryAccessNonPrivatePointer)}
	if o.Kind == spirv.KindImageOperands {
		bits = []uint32{uint32(spirv.ImageOperandsVolatileTexel), uint32(spirv.ImageOperandsMakeTexelAvailable),
			uint32(spirv.ImageOperandsMakeTexelVisible), uint32(spirv.ImageOperandsNonPrivateTexel)}
	}
	if k.volatile {
		o = o.With(bits[0])
	}
	if k.coherent {
		if writes {
			o = o.With(bits[1], x.scope(k.scope))
		}
		if reads {
			o = o.With(bits[2], x.scope(k.scope))
		}
		o = o.With(bits[3])
	}
	return o
}

// raiseCopy says it of both sides of a copy.
func (x *remodeler) raiseCopy(in *ir.Inst) error {
	to, from := x.kindOf(in.ID(0)), x.kindOf(in.ID(1))
	target, source := effects.OperandsOf(in, 0), effects.OperandsOf(in, 1)
	first := 2
	if in.Op == spirv.OpCopyMemorySized {
		first = 3
	}
	head := slices.Clone(in.Words()[:first])
	if in.NumWords() > first+len(target.Words) { // each side has its own
		target, source = x.operands(target, to, true, false), x.operands(source, from, false, true)
		in.SetOperands(append(append(head, target.Words...), source.Words...))
		return nil
	}
	load, store := x.operands(target, from, false, true), x.operands(target, to, true, false)
	if len(load.Words) == len(target.Words) && len(store.Words) == len(target.Words) && load.Mask() == store.Mask() {
		in.SetOperands(append(head, load.Words...))
		return nil
	}
	if in.Op == spirv.OpCopyMemorySized {
		return ir.Faultf(in, "one operand can't say how each side of the copy is accessed")
	}
	value := x.c.Before(in).Load(x.m.Types().Pointee(x.m.TypeOf(in.ID(1))), in.ID(1), load.Words...)
	in.Become(spirv.OpStore, append([]uint32{uint32(in.ID(0)), uint32(value)}, store.Words...)...)
	return nil
}

func (x *remodeler) scope(s spirv.Scope) ir.ID {
	if x.scopes[s] == 0 {
		x.scopes[s] = x.m.Constants().Int(x.m.Types().Int(32, false), uint64(s))
	}
	return x.scopes[s]
}

// orders rewrites the scope and the semantics of an atomic operation or a barrier.
func (x *remodeler) orders(in *ir.Inst, volatile bool) {
	for i, kind := range x.ordering(in) {
		v, ok := x.m.Constants().IntValue(in.ID(i))
		switch {
		case !ok:
		case kind == spirv.KindIdScope:
			if spirv.Scope(v) == spirv.ScopeDevice && !x.m.HasCapability(spirv.CapabilityVulkanMemoryModelDeviceScope) {
				in.SetID(i, x.scope(spirv.ScopeQueueFamily))
			}
		default:
			s := spirv.MemorySemantics(v)
			if s&spirv.MemorySemanticsSequentiallyConsistent != 0 {
				s &^= spirv.MemorySemanticsSequentiallyConsistent
				switch in.Op {
				case spirv.OpAtomicLoad:
					s |= spirv.MemorySemanticsAcquire
				case spirv.OpAtomicStore:
					s |= spirv.MemorySemanticsRelease
				default:
					s |= spirv.MemorySemanticsAcquireRelease
				}
			}
			if volatile {
				s |= spirv.MemorySemanticsVolatile
			}
			if x.outputs && in.Op == spirv.OpControlBarrier {
				s |= spirv.MemorySemanticsOutputMemory
				if s&(spirv.MemorySemanticsAcquire|spirv.MemorySemanticsRelease|spirv.MemorySemanticsAcquireRelease) == 0 {
					s |= spirv.MemorySemanticsAcquireRelease
				}
			}
			x.setSemantics(in, i, uint32(v), uint32(s))
		}
	}
	if x.outputs && in.Op == spirv.OpControlBarrier {
		if v, ok := x.m.Constants().IntValue(in.ID(1)); ok && spirv.Scope(v) == spirv.ScopeInvocation {
			in.SetID(1, x.scope(spirv.ScopeWorkgroup)) // it orders outputs, which all invocations of the patch see
		}
	}
}

func (x *remodeler) setSemantics(in *ir.Inst, i int, old, new uint32) {
	if old != new {
		in.SetID(i, x.m.Constants().Int(x.m.Types().Int(32, false), uint64(new)))
	}
}

// ordering yields the operands that are a scope or semantics.
func (x *remodeler) ordering(in *ir.Inst) func(yield func(int, spirv.Kind) bool) {
	return func(yield func(int, spirv.Kind) bool) {
		var s spirv.Scanner
		for s.InitOperands(in.Op, in.Type, in.Words(), x.m); s.Next(); {
			if s.Kind == spirv.KindIdScope || s.Kind == spirv.KindIdMemorySemantics {
				if !yield(s.Start, s.Kind) {
					return
				}
			}
		}
	}
}
