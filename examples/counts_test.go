package examples

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/passtest"
	"hone/vm"
	"hone/vm/layout"
)

// callsText is a shader of four invocations: each calls %twice, which calls %once twice, and stores what comes of it.
// $VERSION is replaced.
const callsText = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id$INTERFACE
OpExecutionMode %main LocalSize 4 1 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %words ArrayStride 4
OpDecorate %Out Block
OpMemberDecorate %Out 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%uvec3 = OpTypeVector %u32 3
%n0 = OpConstant %u32 0
%n3 = OpConstant %u32 3
%words = OpTypeRuntimeArray %u32
%Out = OpTypeStruct %words
%p_Out = OpTypePointer StorageBuffer %Out
%p_u32 = OpTypePointer StorageBuffer %u32
%p_uvec3 = OpTypePointer Input %uvec3
%out = OpVariable %p_Out StorageBuffer
%id = OpVariable %p_uvec3 Input
%fn = OpTypeFunction %void
%fn_u32 = OpTypeFunction %u32 %u32
%once = OpFunction %u32 None %fn_u32
%x = OpFunctionParameter %u32
%once_entry = OpLabel
%x3 = OpIMul %u32 %x %n3
OpReturnValue %x3
OpFunctionEnd
%main = OpFunction %void None %fn
%entry = OpLabel
%all = OpLoad %uvec3 %id
%i = OpCompositeExtract %u32 %all 0
%r = OpFunctionCall %u32 %twice %i
%p = OpAccessChain %p_u32 %out %n0 %i
OpStore %p %r
OpReturn
OpFunctionEnd
%twice = OpFunction %u32 None %fn_u32
%y = OpFunctionParameter %u32
%twice_entry = OpLabel
%once1 = OpFunctionCall %u32 %once %y
%once2 = OpFunctionCall %u32 %once %once1
OpReturnValue %once2
OpFunctionEnd
`

// The counts are right, and the shader stores what it did, before SPIR-V 1.4 and from there on.
func TestCountCalls(t *testing.T) {
	p := pass.Of(CountCalls(3, 1))
	for version, extra := range map[string]string{"spv1.0": "", "spv1.3": "", "spv1.4": " %out", "spv1.6": " %out"} {
		text := strings.Replace(callsText, "$INTERFACE", extra, 1)
		if version == "spv1.0" {
			text = strings.Replace(text, "OpMemoryModel", "OpExtension \"SPV_KHR_storage_buffer_storage_class\"\nOpMemoryModel",
				1)
		}
		m := irtest.Read(t, irtest.Decode(t, passtest.Check(t, p, []byte(text), passtest.Options{Version: version})))
		out, counts := make([]byte, 16), make([]byte, 12)
		run(t, m, map[layout.Slot][]byte{{Binding: 0}: out, {Set: 3, Binding: 1}: counts})
		if want := words(0, 9, 18, 27); !bytes.Equal(out, want) {
			t.Errorf("%s: stored %v, want %v", version, out, want)
		}
		if want := words(8, 4, 4); !bytes.Equal(counts, want) { // once, main, twice
			t.Errorf("%s: counts %v, want %v", version, counts, want)
		}
	}
	// What is there is left alone.
	taken := passtest.Check(t, pass.Of(CountCalls(0, 0)), []byte(strings.Replace(callsText, "$INTERFACE", "", 1)),
		passtest.Options{})
	if bytes.Contains(taken, []byte("counts")) {
		t.Error("a buffer was added at a binding that is taken")
	}
}

// TestCountCallsEverywhere runs the pass alone and within -O over the modules of the repository.
func TestCountCallsEverywhere(t *testing.T) {
	counts := CountCalls(7, 7)
	for _, text := range []string{"count-calls", "O(early=count-calls)"} {
		// a buffer more is not compared
		passtest.Folder(t, passtest.Pipeline(t, text, counts), "../testdata/shaders/glsl", passtest.Options{Changes: true})
	}
}

func run(t *testing.T, m *ir.Module, buffers map[layout.Slot][]byte) {
	t.Helper()
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(vm.Inputs{Buffers: buffers}); err != nil {
		t.Fatal(err)
	}
}

func words(list ...uint32) (data []byte) {
	for _, w := range list {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	return data
}
