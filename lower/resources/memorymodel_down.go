package resources

import (
	"slices"

	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

func (x *remodeler) reduce(model *ir.Inst) error {
	model.SetWord(1, uint32(spirv.MemoryModelGLSL450))
	for in := range x.m.Section(ir.Capabilities).Insts() {
		switch spirv.Capability(in.Literal(0)) {
		case spirv.CapabilityVulkanMemoryModel, spirv.CapabilityVulkanMemoryModelDeviceScope:
			in.Remove()
		}
	}
	for in := range x.m.Section(ir.Capabilities).Insts() {
		for name, n := range in.Needs() {
			if n != nil && slices.Equal(n.Capabilities, []spirv.Capability{spirv.CapabilityVulkanMemoryModel}) {
				return ir.Faultf(in, "%s needs the memory model Vulkan", name)
			}
		}
	}
	for in := range x.m.Section(ir.Extensions).Insts() {
		if extensionName(in) == "SPV_KHR_vulkan_memory_model" {
			in.Remove()
		}
	}
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if in.Unknown() {
				continue
			}
			if err := x.reduceInst(in); err != nil {
				return err
			}
		}
	}
	return nil
}

// The parts of memory semantics: the orders, and the kinds of memory that shaders of Vulkan order with GLSL450.
const (
	orders = spirv.MemorySemanticsAcquire | spirv.MemorySemanticsRelease | spirv.MemorySemanticsAcquireRelease |
		spirv.MemorySemanticsSequentiallyConsistent
	orderedMemory = spirv.MemorySemanticsUniformMemory | spirv.MemorySemanticsWorkgroupMemory |
		spirv.MemorySemanticsImageMemory
)

func (x *remodeler) reduceInst(in *ir.Inst) error {
	class := in.Op.Info().Class
	if class == "Atomic" || class == "Barrier" {
		for i, kind := range x.ordering(in) {
			v, ok := x.m.Constants().IntValue(in.ID(i))
			switch {
			case !ok:
			case kind == spirv.KindIdScope:
				if spirv.Scope(v) == spirv.ScopeQueueFamily {
					in.SetID(i, x.scope(spirv.ScopeDevice))
				}
			default:
				s := spirv.MemorySemantics(v)
				if s&spirv.MemorySemanticsVolatile != 0 {
					if err := x.decorate(in, in.ID(0), spirv.DecorationVolatile); err != nil {
						return err
					}
				}
				s &^= spirv.MemorySemanticsMakeAvailable | spirv.MemorySemanticsMakeVisible |
					spirv.MemorySemanticsVolatile | spirv.MemorySemanticsOutputMemory
				if s&orderedMemory == 0 {
					s &^= orders // of outputs alone, which a barrier orders anyway
				}
				x.setSemantics(in, i, uint32(v), uint32(s))
			}
		}
		return nil
	}
	o := effects.OperandsOf(in, 0)
	switch o.Kind {
	case spirv.KindMemoryAccess:
		const drop = uint32(spirv.MemoryAccessMakePointerAvailable | spirv.MemoryAccessMakePointerVisible |
			spirv.MemoryAccessNonPrivatePointer)
		if in.Op == spirv.OpCopyMemory || in.Op == spirv.OpCopyMemorySized {
			return x.reduceCopy(in, drop)
		}
		if o.Mask()&drop == 0 {
			return nil
		}
		setAccessOperands(in, o.Without(drop))
		return x.decorate(in, in.ID(0), spirv.DecorationCoherent)
	case spirv.KindImageOperands:
		const coherent = uint32(spirv.ImageOperandsMakeTexelAvailable | spirv.ImageOperandsMakeTexelVisible |
			spirv.ImageOperandsNonPrivateTexel)
		const volatile = uint32(spirv.ImageOperandsVolatileTexel)
		mask := o.Mask()
		if mask&(coherent|volatile) == 0 {
			return nil
		}
		setAccessOperands(in, o.Without(coherent|volatile))
		pointer := x.imagePointer(in.ID(0))
		if pointer == 0 {
			return ir.Faultf(in, "it is not known which image is to be decorated Coherent")
		}
		if mask&coherent != 0 {
			if err := x.decorate(in, pointer, spirv.DecorationCoherent); err != nil {
				return err
			}
		}
		if mask&volatile != 0 {
			return x.decorate(in, pointer, spirv.DecorationVolatile)
		}
	}
	return nil
}

// reduceCopy leaves out what each side of a copy says.
func (x *remodeler) reduceCopy(in *ir.Inst, drop uint32) error {
	target, source := effects.OperandsOf(in, 0), effects.OperandsOf(in, 1)
	first := 2
	if in.Op == spirv.OpCopyMemorySized {
		first = 3
	}
	if (target.Mask()|source.Mask())&drop == 0 {
		return nil
	}
	for i, o := range []effects.Operands{target, source} {
		if o.Mask()&drop != 0 {
			if err := x.decorate(in, in.ID(i), spirv.DecorationCoherent); err != nil {
				return err
			}
		}
	}
	list := slices.Clone(in.Words()[:first])
	two := in.NumWords() > first+len(target.Words)
	target, source = target.Without(drop), source.Without(drop)
	if two && len(target.Words) == 0 && len(source.Words) > 0 {
		target.Words = []uint32{0} // else what is said of the source would be said of the target
	}
	list = append(list, target.Words...)
	if two {
		list = append(list, source.Words...)
	}
	in.SetOperands(list)
	return nil
}

// decorate decorates the variable that a pointer leads into. Workgroup memory and outputs need no decoration.
func (x *remodeler) decorate(in *ir.Inst, pointer ir.ID, kind spirv.Decoration) error {
	class, _ := x.m.Types().StorageClass(x.m.TypeOf(pointer))
	if class == spirv.StorageClassWorkgroup || class == spirv.StorageClassOutput {
		return nil
	}
	d := x.m.UnderlyingObject(pointer)
	if d == nil || d.Op != spirv.OpVariable && d.Op != spirv.OpFunctionParameter && d.Op != spirv.OpImageTexelPointer {
		return ir.Faultf(in, "it is not known which variable is to be decorated %s", kind)
	}
	if d.Op == spirv.OpImageTexelPointer {
		return x.decorate(in, d.ID(0), kind)
	}
	if !x.m.HasDecoration(d.Result, kind) {
		x.m.Decorate(d.Result, kind)
	}
	return nil
}
