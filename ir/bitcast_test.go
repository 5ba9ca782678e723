package ir_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
)

// TestCanBitcast asks for each pair of types whether one may be cast to the other, and spirv-val. It does not count the
// components of a vector that becomes an address, nor the bits of cooperative matrices, where the specification does.
func TestCanBitcast(t *testing.T) {
	const numbers = `
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%u16 = OpTypeInt 16 0
%u8 = OpTypeInt 8 0
%f32 = OpTypeFloat 32
%f64 = OpTypeFloat 64
%v2u32 = OpTypeVector %u32 2
%v3u32 = OpTypeVector %u32 3
%v2f32 = OpTypeVector %f32 2
%v4f32 = OpTypeVector %f32 4
%v4u16 = OpTypeVector %u16 4
%v2u64 = OpTypeVector %u64 2
%s = OpTypeStruct %u32
`
	const shader = "OpCapability Shader\nOpCapability Int64\nOpCapability Int8\nOpCapability Float64\n" +
		"OpCapability Linkage\n"
	const addresses = "%p = OpTypePointer PhysicalStorageBuffer %u32\n%q = OpTypePointer PhysicalStorageBuffer %f32\n"
	for _, x := range []struct{ name, version, head, types, more string }{
		{"shader", "1.6", shader + "OpCapability Int16\nOpCapability PhysicalStorageBufferAddresses\n" +
			"OpMemoryModel PhysicalStorageBuffer64 GLSL450\n",
			addresses, "bool p q"},
		{"shader before version 1.5", "1.3", shader + "OpCapability Int16\nOpCapability PhysicalStorageBufferAddresses\n" +
			"OpExtension \"SPV_KHR_physical_storage_buffer\"\nOpMemoryModel PhysicalStorageBuffer64 GLSL450\n", addresses,
			"p q"},
		{"shader with untyped pointers", "1.6", shader + "OpCapability Int16\nOpCapability PhysicalStorageBufferAddresses\n" +
			"OpCapability UntypedPointersKHR\nOpExtension \"SPV_KHR_untyped_pointers\"\n" +
			"OpMemoryModel PhysicalStorageBuffer64 GLSL450\n",
			addresses + "%r = OpTypeUntypedPointerKHR PhysicalStorageBuffer\n", "p q r"},
		{"shader with halves that are only stored", "1.6", shader + "OpCapability StorageBuffer16BitAccess\nOpMemoryModel Logical GLSL450\n", "", ""},
		{"cooperative matrices", "1.6", strings.Replace(shader, "OpCapability Int64",
			"OpCapability Int16\nOpCapability Int64", 1) +
			"OpCapability CooperativeMatrixKHR\nOpCapability VulkanMemoryModel\nOpExtension \"SPV_KHR_cooperative_matrix\"\nOpMemoryModel Logical Vulkan\n", `
%n0 = OpConstant %u32 0
%n3 = OpConstant %u32 3
%n8 = OpConstant %u32 8
%n16 = OpConstant %u32 16
%m = OpTypeCooperativeMatrixKHR %f32 %n3 %n16 %n16 %n0
%mu = OpTypeCooperativeMatrixKHR %u32 %n3 %n16 %n16 %n0
%mn = OpTypeCooperativeMatrixKHR %u32 %n3 %n16 %n8 %n0
%mh = OpTypeCooperativeMatrixKHR %u16 %n3 %n16 %n16 %n0
`, "m mu mn mh"},
		{"kernel", "1.6", "OpCapability Kernel\nOpCapability Addresses\nOpCapability Int64\nOpCapability Int16\n" +
			"OpCapability Int8\nOpCapability Float64\n" +
			"OpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n",
			"%p = OpTypePointer CrossWorkgroup %u32\n%q = OpTypePointer CrossWorkgroup %f32\n", "p q"},
		{"kernel before version 1.5", "1.2", "OpCapability Kernel\nOpCapability Addresses\nOpCapability Int64\n" +
			"OpCapability Int16\nOpCapability Int8\n" +
			"OpCapability Float64\nOpCapability Linkage\nOpMemoryModel Physical32 OpenCL\n",
			"%p = OpTypePointer CrossWorkgroup %u32\n", "p"},
	} {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			types := strings.Fields("u32 u64 u16 f32 f64 v2u32 v3u32 v2f32 v4f32 v4u16 v2u64 s " + x.more)
			laxer := map[[2]string]bool{}
			for _, number := range []string{"v3u32", "mh"} {
				for _, other := range []string{"p", "q", "r", "m", "mu"} {
					laxer[[2]string{number, other}], laxer[[2]string{other, number}] = true, true
				}
			}
			for _, from := range types {
				for _, to := range types {
					if from == to {
						continue
					}
					decoration := ""
					if strings.HasPrefix(x.types, addresses) && strings.Contains("p q r", from) {
						decoration = "OpDecorate %x Aliased\n"
					}
					ids := map[string]ir.ID{}
					bin := irtest.Named(t, x.head+decoration+numbers+x.types+
						"%fn = OpTypeFunction %"+to+" %"+from+"\n%f = OpFunction %"+to+" None %fn\n%x = OpFunctionParameter %"+from+
						"\n%entry = OpLabel\n%cast = OpBitcast %"+to+" %x\nOpReturnValue %cast\nOpFunctionEnd\n", "spv"+x.version, ids)
					got := irtest.Read(t, bin).CanBitcast(ids[from], ids[to])
					if _, err := peers.Find("spirv-val"); err != nil {
						continue
					}
					if msg := passtest.Validate(t, bin, "spv"+x.version); got != (msg == "") &&
						!(msg == "" && laxer[[2]string{from, to}]) {
						t.Errorf("%s to %s: %v, spirv-val: %s", from, to, got, msg)
					}
				}
			}
		})
	}
}
