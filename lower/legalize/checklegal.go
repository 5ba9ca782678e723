package legalize

import (
	"fmt"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// checkStrict is the parameter of [CheckLegal].
var checkStrict = pass.Bool("strict", false, "the first thing that is not legal is an error")

// CheckLegal says what is left in a shader that front ends such as those of HLSL and Slang make of resources that are
// passed around as values, and that no environment accepts:
//
//   - a variable that holds an image, a sampler or an acceleration structure, but for one that is bound, or a pointer;
//   - a descriptor that is written to, or a struct of descriptors as a value;
//   - a function that returns one of them, or has one as a parameter;
//   - a phi or OpSelect of one of them;
//   - a struct of them, and an array of arrays of descriptors, also where it is bound, and an array of push constants;
//   - an argument that is a pointer into a composite;
//   - an interpolation function of anything else than a pointer to an input;
//   - the image operand Offset, but for gathers;
//   - a built-in input that may change while an invocation runs, and is not volatile ([SpreadVolatile]).
//
// Pointers are legal where the module declares variable pointers for them or has physical addresses; all of it is in
// kernels and with bindless textures. It changes nothing. Cost: linear.
var CheckLegal = pass.ForModule("check-legal", "say which resources and pointers are where they are not legal",
	func(c *pass.Context) (changed bool, err error) {
		m := c.Module
		if !m.HasCapability(spirv.CapabilityShader) || m.HasCapability(spirv.CapabilityKernel) ||
			m.HasCapability(spirv.CapabilityBindlessTextureNV) {
			return false, nil
		}
		report := func(in *ir.Inst, why string) error {
			if checkStrict.Of(c) {
				return ir.Faultf(in, "%s", why)
			}
			c.RemarkAt(in, in.Result, "is not legal: %s", why)
			return nil
		}
		for in := range m.Insts() {
			if why := illegal(m, in); why != "" {
				if err := report(in, why); err != nil {
					return false, err
				}
			}
		}
		for _, in := range missingVolatile(c) {
			if err := report(in, "the built-in value may change while an invocation runs: it has to be volatile"); err != nil {
				return false, err
			}
		}
		return false, nil
	}, checkStrict, pass.Idempotent)

// illegal returns why an instruction is not legal, "" for one that is.
func illegal(m *ir.Module, in *ir.Inst) string {
	switch {
	case in.Unknown():
		return ""
	case in.Op.Is(spirv.TraitVariable):
		return illegalVariable(m, in)
	case in.Op == spirv.OpFunction:
		if what := held(m, in.Type); what != "" {
			return "the function returns " + what
		}
	case in.Op == spirv.OpFunctionParameter:
		class, pointer := m.Types().StorageClass(in.Type)
		switch {
		case !pointer:
			if what := held(m, in.Type); what != "" {
				return "the parameter is " + what
			}
		case !ir.ParameterClass(class) && !m.CanPhi(in.Type):
			return "the parameter points to storage class " + spirv.KindStorageClass.Text(uint32(class))
		case class != spirv.StorageClassUniformConstant:
			if what := held(m, m.Types().Pointee(in.Type)); what != "" {
				return "the parameter points to " + what
			}
		}
	case in.Op == spirv.OpPhi, in.Op == spirv.OpSelect:
		if what := held(m, in.Type); what != "" {
			return "it chooses " + what
		}
	case in.Op == spirv.OpFunctionCall:
		for i := 1; i < in.NumWords(); i++ {
			if illegalArgument(m, in.ID(i)) {
				return fmt.Sprintf("argument %d is a pointer into a composite", i)
			}
		}
	case interpolates(m, in):
		if class, ok := m.Types().StorageClass(m.TypeOf(in.ID(2))); !ok || class != spirv.StorageClassInput {
			return "it interpolates what is no pointer to an input"
		}
	case in.Op == spirv.OpStore, in.Op == spirv.OpCopyMemory:
		if class, ok := m.Types().StorageClass(m.TypeOf(in.ID(0))); ok && class == spirv.StorageClassUniformConstant {
			return "it writes to a descriptor"
		}
	case in.Block() != nil && descriptorStruct(m, in.Type) != nil && !m.HasCapability(spirv.CapabilityDescriptorHeapEXT):
		return "the value holds a struct of images, samplers or acceleration structures"
	default:
		return illegalOffset(in)
	}
	return ""
}

// illegalVariable returns why a variable is not legal, "" for a variable that is. A descriptor is a variable or an
// element of an array, and so is a buffer (Vulkan, VUID-StandaloneSpirv-UniformConstant-04655, -Uniform-06807 and
// -PushConstant-06808).
func illegalVariable(m *ir.Module, in *ir.Inst) string {
	class, typ := spirv.StorageClass(in.Literal(0)), m.Types().Pointee(in.Type)
	if in.Op == spirv.OpUntypedVariableKHR && in.NumWords() > 1 {
		typ = in.ID(1)
	}
	what := held(m, typ)
	switch class {
	case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassWorkgroup, spirv.StorageClassOutput:
	case spirv.StorageClassUniformConstant, spirv.StorageClassTileImageEXT, spirv.StorageClassTileAttachmentQCOM:
		if nested(m, typ) {
			return "images, samplers or acceleration structures are in a struct, or in an array of arrays"
		}
		return ""
	default: // which may hold pointers that are addresses
		if !m.HoldsResource(typ) {
			what = ""
		}
	}
	array := m.Def(typ) != nil && m.Def(typ).Op == spirv.OpTypeArray
	buffer := class == spirv.StorageClassUniform || class == spirv.StorageClassStorageBuffer
	switch {
	case what != "":
		return fmt.Sprintf("a variable of storage class %s holds %s", spirv.KindStorageClass.Text(uint32(class)), what)
	case buffer && nested(m, typ):
		return "buffers are in an array of arrays"
	case array && class == spirv.StorageClassPushConstant:
		return "push constants are in an array"
	}
	return ""
}

// held returns what of a type must not be a variable's, "" for nothing.
func held(m *ir.Module, typ ir.ID) string {
	switch {
	case m.HoldsResource(typ):
		return "an image, a sampler or an acceleration structure"
	case m.HoldsPointer(typ):
		return "a pointer"
	}
	return ""
}
