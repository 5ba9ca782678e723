package ir_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
)

// TestCanPhi asks for types from the rules of section 2.16.1, and spirv-val whether a phi of the type is valid: where it is not, CanPhi
// must not hold.
func TestCanPhi(t *testing.T) {
	const logical, physical, buffers = "OpMemoryModel Logical GLSL450\n", "OpMemoryModel Physical64 OpenCL\n", "OpMemoryModel PhysicalStorageBuffer64 GLSL450\nOpDecorate %x Aliased\nOpDecorate %y Aliased\n"
	const variable = "VariablePointers"
	for _, x := range []struct {
		name, capabilities, model, types string
		want                             bool
	}{
		{"scalar", "Shader", logical, "%type = OpTypeFloat 32", true},
		{"boolean", "Shader", logical, "%type = OpTypeVector %bool 2", true},
		{"matrix", "Shader", logical, "%float = OpTypeFloat 32\n%v = OpTypeVector %float 3\n%type = OpTypeMatrix %v 2", true},
		{"composite", "Shader", logical, "%a = OpTypeArray %int %n2\n%s = OpTypeStruct %int %a\n%type = OpTypeArray %s %n2", true},
		{"image", "Shader", logical, "%type = OpTypeImage %int 2D 0 0 0 1 Unknown", false},
		{"sampler", "Shader", logical, "%type = OpTypeSampler", false},
		{"sampled image", "Shader", logical, "%i = OpTypeImage %int 2D 0 0 0 1 Unknown\n%type = OpTypeSampledImage %i", false},
		{"image in a composite", "Shader", logical, "%i = OpTypeImage %int 2D 0 0 0 1 Unknown\n%s = OpTypeStruct %int %i\n%type = OpTypeArray %s %n2", false},
		{"ray query", "Shader RayQueryKHR", logical, "%type = OpTypeRayQueryKHR", false},
		{"event", "Kernel", physical, "%type = OpTypeEvent", false},
		{"pointer to a local variable", "Shader", logical, "%type = OpTypePointer Function %int", false},
		{"the same with variable pointers", "Shader " + variable, logical, "%type = OpTypePointer Function %int", false},
		{"pointer to a buffer", "Shader", logical, "%type = OpTypePointer StorageBuffer %int", false},
		{"the same with variable pointers into buffers", "Shader " + variable + "StorageBuffer", logical, "%type = OpTypePointer StorageBuffer %int", true},
		{"the same with variable pointers", "Shader " + variable, logical, "%type = OpTypePointer StorageBuffer %int", true},
		{"pointer to Workgroup memory", "Shader " + variable + "StorageBuffer", logical, "%type = OpTypePointer Workgroup %int", false},
		{"the same with variable pointers", "Shader " + variable, logical, "%type = OpTypePointer Workgroup %int", true},
		{"pointer to Uniform memory", "Shader " + variable, logical, "%type = OpTypePointer Uniform %int", false},
		{"address of a buffer", "Shader PhysicalStorageBufferAddresses", buffers, "%type = OpTypePointer PhysicalStorageBuffer %int", true},
		{"pointer in a composite", "Shader " + variable, logical, "%p = OpTypePointer Private %int\n%type = OpTypeStruct %int %p", false},
		{"pointer of a kernel", "Kernel Addresses", physical, "%type = OpTypePointer CrossWorkgroup %int", true},
		{"local pointer of a kernel", "Kernel Addresses", physical, "%type = OpTypePointer Function %int", true},
	} {
		t.Run(x.name, func(t *testing.T) {
			var head strings.Builder
			for c := range strings.FieldsSeq(x.capabilities + " Linkage") {
				head.WriteString("OpCapability " + c + "\n")
			}
			if strings.Contains(x.capabilities, "RayQuery") {
				head.WriteString("OpExtension \"SPV_KHR_ray_query\"\n")
			}
			ids := map[string]ir.ID{}
			bin := irtest.Named(t, head.String()+x.model+`
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 0
%n2 = OpConstant %int 2
`+x.types+`
%fn = OpTypeFunction %void %bool %type %type
%f = OpFunction %void None %fn
%c = OpFunctionParameter %bool
%x = OpFunctionParameter %type
%y = OpFunctionParameter %type
%entry = OpLabel
OpSelectionMerge %merge None
OpBranchConditional %c %then %merge
%then = OpLabel
OpBranch %merge
%merge = OpLabel
%phi = OpPhi %type %x %entry %y %then
OpReturn
OpFunctionEnd
`, "spv1.5", ids)
			if got := irtest.Read(t, bin).CanPhi(ids["type"]); got != x.want {
				t.Errorf("%v, want %v", got, x.want)
			}
			if msg := passtest.Validate(t, bin, "spv1.5"); msg != "" && x.want {
				t.Errorf("spirv-val: %s", msg)
			} else if msg == "" && !x.want {
				t.Log("spirv-val accepts it")
			}
		})
	}
}
