package ir

import (
	"testing"

	"hone/spirv"
)

func TestHasCapability(t *testing.T) {
	m := read(t, assemble(t, "OpCapability Tessellation\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n"))
	for c, want := range map[spirv.Capability]bool{
		spirv.CapabilityTessellation: true,
		spirv.CapabilityLinkage:      true,
		spirv.CapabilityShader:       true, // implied
		spirv.CapabilityMatrix:       true, // by what is implied
		spirv.CapabilityGeometry:     false,
		spirv.CapabilityKernel:       false,
	} {
		if m.HasCapability(c) != want {
			t.Errorf("%s: %v", c, !want)
		}
	}
	m.Require(spirv.CapabilityGeometry)
	if !m.HasCapability(spirv.CapabilityGeometry) {
		t.Error("what was answered before a capability was added is answered still")
	}
	m.Section(Capabilities).First().Remove() // Tessellation
	if m.HasCapability(spirv.CapabilityTessellation) || !m.HasCapability(spirv.CapabilityShader) {
		t.Error("what was answered before a capability was removed is answered still")
	}
}

// TestMergeInstructionsCount: what declares structured control flow is part of the graph that versions count.
func TestMergeInstructionsCount(t *testing.T) {
	m := read(t, assemble(t, `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%bool = OpTypeBool
%true = OpConstantTrue %bool
%fn = OpTypeFunction %void
%f = OpFunction %void None %fn
%entry = OpLabel
%x = OpCopyObject %bool %true
OpSelectionMerge %join None
OpBranchConditional %x %then %join
%then = OpLabel
OpBranch %join
%join = OpLabel
OpReturn
OpFunctionEnd
`))
	f := m.Functions()[0]
	merge := f.Blocks[0].MergeInst()
	control, to := merge.Word(1), merge.ID(0)
	for _, x := range []struct {
		name string
		edit func()
		want bool
	}{
		{"an operand of another instruction", func() { f.Blocks[0].First().Next().SetID(0, m.Constants().Bool(false)) }, false},
		{"another instruction", func() { f.Blocks[0].First().Next().MoveBefore(merge) }, false},
		{"selection control", func() { merge.SetWord(1, 1) }, true},
		{"merge block", func() { merge.SetID(0, f.Blocks[1].ID()) }, true},
		{"operands", func() { merge.SetOperands([]uint32{uint32(to), control}) }, true},
		{"removed", func() { merge.Remove() }, true},
		{"inserted", func() {
			f.Blocks[0].InsertBefore(f.Blocks[0].Terminator(), m.NewInst(spirv.OpSelectionMerge, 0, false, uint32(to), control))
		}, true},
	} {
		before := f.Version().CFG
		x.edit()
		if got := f.Version().CFG != before; got != x.want {
			t.Errorf("%s: the graph has changed: %v", x.name, got)
		}
	}
	verify(t, m)
}

// TestFreeDescriptorWithoutDecorations: a variable of a resource without decorations is at set 0, binding 0.
func TestFreeDescriptorWithoutDecorations(t *testing.T) {
	m := read(t, assemble(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
%sampler = OpTypeSampler
%p = OpTypePointer UniformConstant %sampler
%v = OpVariable %p UniformConstant
`))
	if set, binding := m.FreeDescriptor(); set != 1 || binding != 0 {
		t.Errorf("set %d, binding %d", set, binding)
	}
}
