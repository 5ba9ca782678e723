package ir

import (
	"iter"
	"strings"
	"sync"

	"hone/spirv"
)

// Needs yields each requirement of an instruction with a name for messages: versions, capabilities and extensions. The
// rows of the grammar come first, as from [spirv.NeedsOf], a nil row for each word without one; the requirements that
// the specification has in its text follow. Version lowering, targets and the removal of unused capabilities ask here.
// Cost: linear in the operands.
func (in *Inst) Needs() iter.Seq2[string, *spirv.Needs] {
	return func(yield func(string, *spirv.Needs) bool) {
		for name, n := range spirv.NeedsOf(in.Op, in.Type, in.Words(), in.Module()) {
			if !yield(name, n) {
				return
			}
		}
		for name, n := range in.needsInText() {
			if !yield(name, n) {
				return
			}
		}
	}
}

// needsInText yields the requirements among [Inst.Needs] that no row of the grammar has, since they depend on types,
// on values or on several operands at once. Cost: constant for most instructions, otherwise linear in the operands.
func (in *Inst) needsInText() iter.Seq2[string, *spirv.Needs] {
	return func(yield func(string, *spirv.Needs) bool) {
		if in.flags&unknownWords != 0 {
			return
		}
		op, at := in.Op, 0
		if op == spirv.OpSpecConstantOp {
			op, at = spirv.Op(in.Literal(0)), 1
		}
		if int(op) >= textRows || !inText()[op] {
			return
		}
		for i := range textNeeds {
			row := &textNeeds[i]
			if row.op == op && row.is(in, at) && !yield(row.name, &row.needs) {
				return
			}
		}
		for i := range spirv.NumberTypes {
			if row := &spirv.NumberTypes[i]; row.Is(in.Op, in.words) && !yield("a number of its width", &row.Needs) {
				return
			}
		}
		if in.Op == spirv.OpExtension {
			for i := range extensionNeeds {
				if row := &extensionNeeds[i]; row.name == in.stringAt(0) && !yield(row.name, &row.needs) {
					return
				}
			}
		}
	}
}

// textRows is above all opcodes of textNeeds and extensionNeeds.
const textRows = 512

// inText says which opcodes have requirements in the text of the specification.
var inText = sync.OnceValue(func() *[textRows]bool {
	ops := &[textRows]bool{spirv.OpExtension: true}
	for i := range textNeeds {
		ops[textNeeds[i].op] = true
	}
	for i := range spirv.NumberTypes {
		ops[spirv.NumberTypes[i].Op] = true
	}
	return ops
})

const (
	version13 = spirv.Version(0x10300)
	version14 = spirv.Version(0x10400)
	version15 = spirv.Version(0x10500)
	version16 = spirv.Version(0x10600)
)

// textNeeds are requirements by opcode, also of the operation of an OpSpecConstantOp, whose operands begin one word
// later. Each row names the instruction of the specification that has it in its text, unless another section is named.
var textNeeds = [...]struct {
	op    spirv.Op
	name  string
	needs spirv.Needs
	is    func(in *Inst, at int) bool // at: the first operand of the operation
}{
	{spirv.OpSelect, "a select of composites", spirv.Needs{Version: version14}, selectsComposite},
	{spirv.OpSelect, "a select of vectors by one condition", spirv.Needs{Version: version14}, selectsWhole},
	{spirv.OpCopyMemory, "a copy with memory operands for each side", spirv.Needs{Version: version14}, operandsTwice},
	{spirv.OpCopyMemorySized, "a copy with memory operands for each side", spirv.Needs{Version: version14}, operandsTwice},
	{spirv.OpGroupNonUniformBroadcast, "a broadcast from an invocation that is no constant",
		spirv.Needs{Version: version15}, computedLane},
	{spirv.OpGroupNonUniformQuadBroadcast, "a broadcast from an invocation that is no constant",
		spirv.Needs{Version: version15}, computedLane},
	// Kernels may convert, and so may shaders from 1.4 on (OpSpecConstantOp).
	{spirv.OpUConvert, "a specialization constant made by OpUConvert", spirv.Needs{Version: version14,
		Extensions: []string{"SPV_AMD_gpu_shader_int16"}}, specializedInShader},
	{spirv.OpBitcast, "a cast between a pointer and two words", spirv.Needs{Version: version15,
		Extensions: []string{"SPV_KHR_physical_storage_buffer"}}, castsWords},
	{spirv.OpEntryPoint, "an interface with other variables than inputs and outputs", spirv.Needs{Version: version14},
		namesGlobals},
	// Section 3.20, Decoration: NonWritable.
	{spirv.OpDecorate, "NonWritable on a variable of the shader itself", spirv.Needs{Version: version14}, ownNonWritable},
	// SPV_KHR_cooperative_matrix, "Modifications to the SPIR-V Specification": in shaders.
	{spirv.OpCapability, "CooperativeMatrixKHR in a shader",
		spirv.Needs{Capabilities: []spirv.Capability{spirv.CapabilityVulkanMemoryModel}}, matricesInShader},
	// Section 2.3, Physical Layout: non-semantic instructions.
	{spirv.OpExtInstImport, "a non-semantic set", spirv.Needs{Version: version16,
		Extensions: []string{"SPV_KHR_non_semantic_info"}}, importsNonSemantic},
}

// extensionNeeds are extensions that no version before a later one may declare: they are written against that version,
// or say so under "Dependencies".
var extensionNeeds = [...]struct {
	name  string
	needs spirv.Needs
}{
	{"SPV_KHR_float_controls2", spirv.Needs{Version: spirv.Version(0x10200)}},
	{"SPV_KHR_vulkan_memory_model", spirv.Needs{Version: version13}},
	{"SPV_QCOM_cooperative_matrix_conversion", spirv.Needs{Version: version13}},
	{"SPV_EXT_mesh_shader", spirv.Needs{Version: version14}},
	{"SPV_EXT_shader_invocation_reorder", spirv.Needs{Version: version14}},
	{"SPV_KHR_opacity_micromap", spirv.Needs{Version: version14}},
	{"SPV_KHR_ray_tracing", spirv.Needs{Version: version14}},
	{"SPV_KHR_workgroup_memory_explicit_layout", spirv.Needs{Version: version14}},
	{"SPV_NV_cluster_acceleration_structure", spirv.Needs{Version: version14}},
	{"SPV_NV_linear_swept_spheres", spirv.Needs{Version: version14}},
	{"SPV_NV_shader_invocation_reorder", spirv.Needs{Version: version14}},
	{"SPV_QCOM_image_processing", spirv.Needs{Version: version14}},
	{"SPV_QCOM_image_processing2", spirv.Needs{Version: version14}},
}

// ExtensionSince returns the first version that may declare an extension, 0 for any.
func ExtensionSince(name string) spirv.Version {
	for i := range extensionNeeds {
		if extensionNeeds[i].name == name {
			return extensionNeeds[i].needs.Version
		}
	}
	return 0
}

// selectsComposite: structs, arrays and matrices.
func selectsComposite(in *Inst, _ int) bool {
	d := in.Module().Def(in.Type)
	return d != nil && (d.Op == spirv.OpTypeStruct || d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeMatrix)
}

func selectsWhole(in *Inst, at int) bool {
	result, condition := in.Module().Def(in.Type), in.Module().Def(in.Module().TypeOf(in.ID(at)))
	return result != nil && result.Op == spirv.OpTypeVector && condition != nil && condition.Op == spirv.OpTypeBool
}

// operandsTwice reports whether a copy has a second mask of memory operands.
func operandsTwice(in *Inst, _ int) bool {
	var s spirv.Scanner
	masks := 0
	for s.InitOperands(in.Op, in.Type, in.Words(), in.Module()); s.Next(); {
		if s.Kind == spirv.KindMemoryAccess {
			masks++
		}
	}
	return masks == 2
}

func computedLane(in *Inst, at int) bool {
	d := in.Module().Def(in.ID(at + 2))
	return d != nil && !d.Op.Is(spirv.TraitConstant) && d.Op.Info() != nil && d.flags&unknownWords == 0
}

func specializedInShader(in *Inst, at int) bool {
	return at == 1 && !in.Module().HasCapability(spirv.CapabilityKernel)
}

func castsWords(in *Inst, at int) bool {
	m := in.Module()
	from, to := m.Def(m.TypeOf(in.ID(at))), m.Def(in.Type)
	if from == nil || to == nil {
		return false
	}
	return m.isAddress(from) && to.Op == spirv.OpTypeVector || from.Op == spirv.OpTypeVector && m.isAddress(to)
}

func namesGlobals(in *Inst, _ int) bool {
	for _, id := range in.Interface() {
		if class, ok := in.Module().variableClass(id); ok && class != spirv.StorageClassInput &&
			class != spirv.StorageClassOutput {
			return true
		}
	}
	return false
}

func ownNonWritable(in *Inst, _ int) bool {
	if spirv.Decoration(in.words[1]) != spirv.DecorationNonWritable {
		return false
	}
	class, ok := in.Module().variableClass(in.ID(0))
	return ok && (class == spirv.StorageClassFunction || class == spirv.StorageClassPrivate)
}

func matricesInShader(in *Inst, _ int) bool {
	return spirv.Capability(in.words[0]) == spirv.CapabilityCooperativeMatrixKHR &&
		in.Module().HasCapability(spirv.CapabilityShader)
}

func importsNonSemantic(in *Inst, _ int) bool {
	return strings.HasPrefix(in.stringAt(0), "NonSemantic.")
}

// variableClass returns the storage class of a variable; ok is false for anything else.
func (m *Module) variableClass(id ID) (class spirv.StorageClass, ok bool) {
	d := m.Def(id)
	if d == nil || !d.Op.Is(spirv.TraitVariable) || d.flags&unknownWords != 0 || len(d.words) == 0 {
		return 0, false
	}
	return spirv.StorageClass(d.words[0]), true
}
