package effects_test

import (
	"slices"
	"testing"

	"hone/internal/irtest"
	"hone/ir/effects"
	"hone/spirv"
)

const accessText = `
OpCapability Shader
OpCapability Linkage
OpCapability Addresses
OpCapability VulkanMemoryModel
OpCapability StorageImageReadWithoutFormat
OpMemoryModel Logical Vulkan
OpDecorate %marked Volatile
OpDecorate %image Volatile
%void = OpTypeVoid
%int = OpTypeInt 32 0
%float = OpTypeFloat 32
%int2 = OpTypeVector %int 2
%float4 = OpTypeVector %float 4
%n1 = OpConstant %int 1
%n4 = OpConstant %int 4
%scope = OpConstant %int 5
%at = OpConstantComposite %int2 %n1 %n1
%pw = OpTypePointer Workgroup %int
%plain = OpVariable %pw Workgroup
%other = OpVariable %pw Workgroup
%marked = OpVariable %pw Workgroup
%image_type = OpTypeImage %float 2D 0 0 0 2 Unknown
%pi = OpTypePointer UniformConstant %image_type
%image = OpVariable %pi UniformConstant
%plain_image = OpVariable %pi UniformConstant
%fn = OpTypeFunction %void
%f = OpFunction %void None %fn
%entry = OpLabel
%i = OpLoad %image_type %image
%i0 = OpLoad %image_type %plain_image
`

// TestAccess asks of instructions what their memory operands and decorations say: V volatile, S synchronizing, N
// non-private, for a copy also which of its sides are volatile.
func TestAccess(t *testing.T) {
	for text, want := range map[string]string{
		"%x = OpLoad %int %plain":           "",
		"%x = OpLoad %int %marked":          "V0",
		"%x = OpLoad %int %plain Volatile":  "V0",
		"%x = OpLoad %int %plain Aligned 1": "",
		"%x = OpLoad %int %plain Aligned|MakePointerVisible|NonPrivatePointer 4 %scope": "SN",
		"OpStore %marked %n1": "V0",
		"OpStore %plain %n1 MakePointerAvailable|NonPrivatePointer %scope":                 "SN",
		"OpStore %plain %n1 0x40000000":                                                    "V0SN", // whatever that may be
		"OpCopyMemory %plain %other":                                                       "",
		"OpCopyMemory %plain %other Volatile":                                              "V01",
		"OpCopyMemory %plain %other Volatile None":                                         "V0",
		"OpCopyMemory %plain %other Aligned 4 Volatile|Aligned 4":                          "V1",
		"OpCopyMemory %plain %other Aligned 1 Aligned 1":                                   "",
		"OpCopyMemory %plain %marked":                                                      "V1",
		"OpCopyMemory %marked %plain None":                                                 "V0",
		"OpCopyMemory %plain %other Aligned 4 MakePointerVisible|NonPrivatePointer %scope": "SN",
		"OpCopyMemorySized %plain %other %n4 Aligned 1 Volatile":                           "V1",
		"%x = OpImageRead %float4 %i0 %at":                                                 "",
		"%x = OpImageRead %float4 %i %at":                                                  "V",
		"%x = OpImageRead %float4 %i0 %at VolatileTexel|NonPrivateTexel":                   "VN",
		"%x = OpImageRead %float4 %i0 %at MakeTexelVisible|NonPrivateTexel %scope":         "SN",
		"OpImageWrite %i0 %at %at MakeTexelAvailable|NonPrivateTexel %scope":               "SN",
	} {
		m := irtest.Text(t, accessText+text+"\nOpReturn\nOpFunctionEnd\n")
		in := m.Functions()[0].Entry().Last().Prev()
		got := ""
		if effects.Volatile(in) {
			got = "V"
			for i, id := range in.IDs() {
				if i < 2 && m.Types().Pointee(m.TypeOf(id)) != 0 && effects.VolatileSide(in, i) {
					got += string(rune('0' + i))
				}
			}
		}
		if effects.Synchronizes(in) {
			got += "S"
		}
		if effects.NonPrivate(in) {
			got += "N"
		}
		if got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
		ordered := effects.Volatile(in) || effects.Synchronizes(in)
		if effects.Ordered(in) != ordered {
			t.Errorf("%s: OrderedAccess is %v", text, !ordered)
		}
		if in.Result != 0 && effects.Removable(in) == ordered {
			t.Errorf("%s: Removable is %v", text, ordered)
		}
	}
}

// TestAccessOperands takes memory operands apart.
func TestAccessOperands(t *testing.T) {
	const volatile, aligned, available, nonPrivate = 1, 2, 8, 32
	both := effects.Operands{Kind: spirv.KindMemoryAccess, Words: []uint32{volatile | aligned | available | nonPrivate, 16,
		77}}
	if align, ok := both.Alignment(); !ok || align != 16 {
		t.Errorf("the alignment is %d, %v", align, ok)
	}
	for _, c := range []struct {
		drop uint32
		want []uint32
	}{
		{0, both.Words},
		{volatile, []uint32{aligned | available | nonPrivate, 16, 77}},
		{aligned, []uint32{volatile | available | nonPrivate, 77}},
		{available, []uint32{volatile | aligned | nonPrivate, 16}},
		{aligned | available, []uint32{volatile | nonPrivate}},
		{^uint32(0), nil},
	} {
		if got := both.Without(c.drop).Words; !slices.Equal(got, c.want) {
			t.Errorf("without %#x: %d, want %d", c.drop, got, c.want)
		}
	}
	if got := both.WithAlignment(4).Words; !slices.Equal(got, []uint32{volatile | aligned | available | nonPrivate, 4,
		77}) {
		t.Errorf("with another alignment: %d", got)
	}
	if _, ok := both.Without(aligned).Alignment(); ok {
		t.Error("there is an alignment where none is")
	}
}
