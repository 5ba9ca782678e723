package vulkan

import (
	"encoding/binary"
	"errors"
	"math"
	"os"
	"os/exec"
	"testing"
	"time"

	"hone/spirv/asm"
	"hone/vm/image"
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

// follow stores the address that it finds in a struct beside it, and 7 where that leads.
const follow = `
OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %push Block
OpMemberDecorate %push 0 Offset 0
OpDecorate %node Block
OpMemberDecorate %node 0 Offset 0
OpMemberDecorate %node 1 Offset 8
OpDecorate %leaf Block
OpMemberDecorate %leaf 0 Offset 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u = OpTypeInt 32 0
%0 = OpConstant %u 0
%1 = OpConstant %u 1
%7 = OpConstant %u 7
%leaf = OpTypeStruct %u
%p_leaf = OpTypePointer PhysicalStorageBuffer %leaf
%node = OpTypeStruct %p_leaf %p_leaf
%p_node = OpTypePointer PhysicalStorageBuffer %node
%push = OpTypeStruct %p_node
%p_push = OpTypePointer PushConstant %push
%pp_node = OpTypePointer PushConstant %p_node
%pp_leaf = OpTypePointer PhysicalStorageBuffer %p_leaf
%p_u = OpTypePointer PhysicalStorageBuffer %u
%c = OpVariable %p_push PushConstant
%main = OpFunction %void None %fn
%l = OpLabel
%q = OpAccessChain %pp_node %c %0
%n = OpLoad %p_node %q
%a = OpAccessChain %pp_leaf %n %0
%b = OpAccessChain %pp_leaf %n %1
%x = OpLoad %p_leaf %a Aligned 8
OpStore %b %x Aligned 8
%w = OpAccessChain %p_u %x %0
OpStore %w %7 Aligned 4
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
			Entry: "main", Groups: [3]int{3, 1, 1}, Buffers: []Buffer{{Set: 2, Binding: 3, Data: data}},
			Push: []byte{9, 9, 9, 9, 100, 0, 0, 0}, Spec: []Constant{{7, []byte{2, 0, 0, 0}}},
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
		err := w.Run(words(t, double), Dispatch{Entry: "main", Buffers: []Buffer{{Set: 2, Binding: 3, Data: data}},
			Push: make([]byte, 8),
			Spec: []Constant{{7, []byte{3, 0, 0, 0}}}})
		if err != nil || data[0] != 15 {
			t.Errorf("5 became %d, %v, want 15", data[0], err)
		}
	}
	ends()
	err = w.Run(words(t, long), Dispatch{Entry: "main", Groups: [3]int{1 << 15, 1, 1},
		Buffers: []Buffer{{Data: make([]byte, 4)}}, Timeout: 100 * time.Millisecond})
	switch {
	case err == nil:
		t.Log("the device counts faster than the time limit")
	case !errors.Is(err, ErrTimeout):
		t.Errorf("%v, want ErrTimeout", err)
	}
	ends()
	w.Deadline = time.Now().Add(-time.Hour)
	start := time.Now()
	err = w.Run(words(t, long), Dispatch{Entry: "main", Groups: [3]int{1 << 15, 1, 1},
		Buffers: []Buffer{{Data: make([]byte, 4)}}, Timeout: 20 * time.Second})
	w.Deadline = time.Time{}
	switch took := time.Since(start); {
	case err == nil && took < 2*time.Second:
		t.Log("the device counts faster than the deadline")
	case !errors.Is(err, ErrCrash) || took > 10*time.Second:
		t.Errorf("after the deadline: %v in %v, want ErrCrash in a second", err, took)
	}
	ends()
	w.process.Process.Kill()
	if err := w.Run(words(t, double), Dispatch{Entry: "main"}); !errors.Is(err, ErrCrash) {
		t.Errorf("%v, want ErrCrash", err)
	}
	ends()
}

// TestRegion has a shader follow an address in push constants to one in memory, and store that one.
func TestRegion(t *testing.T) {
	d := open(t)
	if !d.Info().Has("bufferDeviceAddress") {
		t.Skip("the device has no bufferDeviceAddress")
	}
	const first, second = 0x1234_5678_0000, 0x1234_5679_0000
	from, to := make([]byte, 16), []byte{1, 2, 3, 4}
	binary.LittleEndian.PutUint64(from, second)
	push := binary.LittleEndian.AppendUint64(nil, first)
	err := d.Run(words(t, follow), Dispatch{Entry: "main", Regions: []Region{{first, from}, {second, to}}, Push: push})
	if err != nil {
		t.Fatal(err)
	}
	if got := binary.LittleEndian.Uint64(from[8:]); got != second {
		t.Errorf("the address stored is %#x, want %#x", got, second)
	}
	if to[0] != 7 || to[1] != 0 {
		t.Errorf("the second region holds %v, want 7", to)
	}
}

// TestWorkerWith starts a worker by another program: one that starts it, one that ends without doing so, and one that
// is not there.
func TestWorkerWith(t *testing.T) {
	open(t).Close()
	env, err := exec.LookPath("env")
	if err != nil {
		t.Skip("env is not installed")
	}
	w, err := NewWorkerWith(Launch{Program: []string{env, "HONE_TEST=1"}}, "")
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	if d := open(t); w.Info().String() != d.Info().String() {
		t.Errorf("%s, want %s", w.Info(), d.Info())
	}
	data := []byte{5, 0, 0, 0}
	err = w.Run(words(t, double), Dispatch{Entry: "main", Buffers: []Buffer{{Set: 2, Binding: 3, Data: data}},
		Push: make([]byte, 8), Spec: []Constant{{7, []byte{3, 0, 0, 0}}}})
	if err != nil || data[0] != 15 {
		t.Errorf("5 became %d, %v, want 15", data[0], err)
	}
	for _, launcher := range []string{"true", "/no/such/program"} {
		if _, err := NewWorkerWith(Launch{Program: []string{launcher}}, ""); !errors.Is(err, ErrMissing) {
			t.Errorf("%s: %v, want ErrMissing", launcher, err)
		}
	}
}

func TestMissing(t *testing.T) {
	open(t)
	if _, err := Open("no such device"); !errors.Is(err, ErrMissing) {
		t.Errorf("%v, want ErrMissing", err)
	}
}

// corners makes a triangle of three vertices from what they are passed, and stripes colours it: its pixels with an even
// x only.
const corners = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "corner" %at %position
OpDecorate %at Location 2
OpDecorate %position BuiltIn Position
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%v4 = OpTypeVector %float 4
%in = OpTypePointer Input %v4
%out = OpTypePointer Output %v4
%at = OpVariable %in Input
%position = OpVariable %out Output
%main = OpFunction %void None %fn
%l = OpLabel
%v = OpLoad %v4 %at
OpStore %position %v
OpReturn
OpFunctionEnd
`

const stripes = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "stripes" %at %color
OpExecutionMode %main OriginUpperLeft
OpDecorate %at BuiltIn FragCoord
OpDecorate %color Location 1
OpMemberDecorate %push 0 Offset 0
OpDecorate %push Block
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u = OpTypeInt 32 0
%float = OpTypeFloat 32
%v4 = OpTypeVector %float 4
%u4 = OpTypeVector %u 4
%in = OpTypePointer Input %v4
%out = OpTypePointer Output %u4
%push = OpTypeStruct %u
%p_push = OpTypePointer PushConstant %push
%p_u = OpTypePointer PushConstant %u
%0 = OpConstant %u 0
%1 = OpConstant %u 1
%at = OpVariable %in Input
%color = OpVariable %out Output
%c = OpVariable %p_push PushConstant
%main = OpFunction %void None %fn
%l = OpLabel
%v = OpLoad %v4 %at
%x = OpCompositeExtract %float %v 0
%y = OpCompositeExtract %float %v 1
%xi = OpConvertFToU %u %x
%yi = OpConvertFToU %u %y
%odd = OpBitwiseAnd %u %xi %1
%is = OpINotEqual %bool %odd %0
OpSelectionMerge %rest None
OpBranchConditional %is %gone %rest
%gone = OpLabel
OpKill
%rest = OpLabel
%q = OpAccessChain %p_u %c %0
%k = OpLoad %u %q
%z = OpCompositeConstruct %u4 %xi %yi %k %1
OpStore %color %z
OpReturn
OpFunctionEnd
`

// TestDraw draws two triangles, of which the second is behind the first, to one of two locations.
func TestDraw(t *testing.T) {
	d := open(t)
	if !d.Info().Draws() {
		t.Skip("the device draws no pictures")
	}
	const size = 8
	target := make([]byte, 16*size*size)
	for i := range target {
		target[i] = 0xEE
	}
	var vertices []byte
	for _, v := range []float32{-1, -1, 0.25, 1, 1, -1, 0.25, 1, -1, 1, 0.25, 1, 1, 1, 0.5, 1} {
		vertices = binary.LittleEndian.AppendUint32(vertices, math.Float32bits(v))
	}
	err := d.Run(words(t, stripes), Dispatch{Entry: "stripes", Push: []byte{9, 0, 0, 0}, Draw: &Draw{Width: size,
		Height: size, Vertex: words(t, corners), VertexEntry: "corner", Depth: true,
		Attributes: []Attribute{{Location: 2, Format: image.Rgba32f, Stride: 16, Data: vertices}},
		Indices:    []uint32{0, 1, 2, 0, 1, 3}, Targets: []Target{{Location: 1, Format: image.Rgba32ui, Data: target}}}})
	if err != nil {
		t.Fatal(err)
	}
	for y := range uint32(size) {
		for x := range uint32(size) {
			// from the top left to both other corners; the second one goes on to the middle of the lower right
			drawn := x%2 == 0 && (x+y < size-1 || x >= y)
			want := [4]uint32{0xEEEEEEEE, 0xEEEEEEEE, 0xEEEEEEEE, 0xEEEEEEEE}
			if drawn {
				want = [4]uint32{x, y, 9, 1}
			}
			var got [4]uint32
			for k := range got {
				got[k] = binary.LittleEndian.Uint32(target[16*(size*y+x)+uint32(4*k):])
			}
			if got != want {
				t.Errorf("pixel %d, %d is %v, want %v", x, y, got, want)
			}
		}
	}
}
