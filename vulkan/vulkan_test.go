package vulkan

import (
	"encoding/binary"
	"errors"
	"os"
	"testing"
	"time"

	"hone/spirv/asm"
)

const double = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %words ArrayStride 4
OpMemberDecorate %buffer 0 Offset 0
OpDecorate %buffer BufferBlock
OpDecorate %b DescriptorSet 2
OpDecorate %b Binding 3
OpMemberDecorate %push 0 Offset 4
OpDecorate %push Block
OpDecorate %id BuiltIn WorkgroupId
OpDecorate %k SpecId 7
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u = OpTypeInt 32 0
%k = OpSpecConstant %u 1
%0 = OpConstant %u 0
%words = OpTypeRuntimeArray %u
%buffer = OpTypeStruct %words
%p_buffer = OpTypePointer Uniform %buffer
%p_u = OpTypePointer Uniform %u
%b = OpVariable %p_buffer Uniform
%push = OpTypeStruct %u
%p_push = OpTypePointer PushConstant %push
%p_pu = OpTypePointer PushConstant %u
%c = OpVariable %p_push PushConstant
%u3 = OpTypeVector %u 3
%p_u3 = OpTypePointer Input %u3
%id = OpVariable %p_u3 Input
%main = OpFunction %void None %fn
%l = OpLabel
%v = OpLoad %u3 %id
%x = OpCompositeExtract %u %v 0
%p = OpAccessChain %p_u %b %0 %x
%old = OpLoad %u %p
%m = OpIMul %u %old %k
%q = OpAccessChain %p_pu %c %0
%add = OpLoad %u %q
%sum = OpIAdd %u %m %add
OpStore %p %sum
OpReturn
OpFunctionEnd
`

// long counts to 60,000 in each of many workgroups.
const long = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %buffer Block
OpMemberDecorate %buffer 0 Offset 0
OpDecorate %b DescriptorSet 0
OpDecorate %b Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u = OpTypeInt 32 0
%0 = OpConstant %u 0
%1 = OpConstant %u 1
%n = OpConstant %u 60000
%buffer = OpTypeStruct %u
%p_buffer = OpTypePointer StorageBuffer %buffer
%p_u = OpTypePointer StorageBuffer %u
%b = OpVariable %p_buffer StorageBuffer
%main = OpFunction %void None %fn
%l = OpLabel
%p = OpAccessChain %p_u %b %0
OpBranch %head
%head = OpLabel
%i = OpPhi %u %0 %l %j %next
%more = OpULessThan %bool %i %n
OpLoopMerge %end %next None
OpBranchConditional %more %next %end
%next = OpLabel
%old = OpAtomicIAdd %u %p %1 %0 %1
%j = OpIAdd %u %i %1
OpBranch %head
%end = OpLabel
OpReturn
OpFunctionEnd
`

func words(t *testing.T, text string) []uint32 {
	t.Helper()
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		t.Fatal(err)
	}
	return bin.Words
}

func TestMain(m *testing.M) {
	Serve()
	os.Exit(m.Run())
}

// open opens the device for tests, or skips the test.
func open(t *testing.T) *Device {
	t.Helper()
	d, err := Open("")
	if errors.Is(err, ErrMissing) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	return d
}

func TestRun(t *testing.T) {
	d := open(t)
	t.Log(d.Info())
	data := []byte{1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0}
	for range 3 { // what a run makes does not get in the way of the next
		err := d.Run(words(t, double), Dispatch{
			Entry: "main", Groups: [3]int{3, 1, 1}, Buffers: []Buffer{{Set: 2, Binding: 3, Memory: Memory{Data: data}}},
			Push: Memory{Data: []byte{9, 9, 9, 9, 100, 0, 0, 0}}, Spec: []Constant{{7, []byte{2, 0, 0, 0}}},
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for i, want := range []uint32{708, 716, 724, 4} {
		if got := binary.LittleEndian.Uint32(data[4*i:]); got != want {
			t.Errorf("element %d is %d, want %d", i, got, want)
		}
	}
}

// TestWorker runs shaders in another process: one that ends, one that takes too long, and one that crashes.
func TestWorker(t *testing.T) {
	open(t).Close()
	w, err := NewWorker("")
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	ends := func() {
		t.Helper()
		data := []byte{5, 0, 0, 0}
		err := w.Run(words(t, double), Dispatch{Entry: "main", Buffers: []Buffer{{Set: 2, Binding: 3, Memory: Memory{Data: data}}}, Push: Memory{Data: make([]byte, 8)},
			Spec: []Constant{{7, []byte{3, 0, 0, 0}}}})
		if err != nil || data[0] != 15 {
			t.Errorf("5 became %d, %v, want 15", data[0], err)
		}
	}
	ends()
	err = w.Run(words(t, long), Dispatch{Entry: "main", Groups: [3]int{1 << 15, 1, 1}, Buffers: []Buffer{{Memory: Memory{Data: make([]byte, 4)}}}, Timeout: 100 * time.Millisecond})
	if !errors.Is(err, ErrTimeout) {
		t.Errorf("%v, want ErrTimeout", err)
	}
	ends()
	// A place that is not in the data ends the process, as a driver may do.
	if err := w.Run(words(t, double), Dispatch{Entry: "main", Push: Memory{Pointers: []Pointer{{Offset: 8}}}}); !errors.Is(err, ErrCrash) {
		t.Errorf("%v, want ErrCrash", err)
	}
	ends()
}

func TestMissing(t *testing.T) {
	open(t)
	if _, err := Open("no such device"); !errors.Is(err, ErrMissing) {
		t.Errorf("%v, want ErrMissing", err)
	}
}
