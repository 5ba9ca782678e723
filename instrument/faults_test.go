package instrument_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/vm"
	"hone/vm/layout"
	"hone/vm/scene"
)

// reportsOf instruments a module with a feature, holds the output against spirv-val, runs it, and returns the texts of
// the reports, each once: all invocations do the same.
func reportsOf(t *testing.T, text, target, feature string, in vm.Inputs) (texts []string) {
	t.Helper()
	m := irtest.Read(t, irtest.Assemble(t, text, target))
	p := passtest.Parse(t, instrument.Prefix+feature, hone.Passes()...)
	if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	out := irtest.Write(t, m)
	if msg := passtest.ValidateAny(t, out); msg != "" {
		t.Errorf("spirv-val: %s", msg)
	}
	instrumented, err := ir.Read(out)
	if err != nil {
		t.Fatal(err)
	}
	table, err := instrument.ReadTable(instrumented)
	if err != nil {
		t.Fatal(err)
	}
	program, err := vm.Compile(instrumented, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	at := layout.Slot{Set: table.Set, Binding: table.Binding}
	if in.Buffers == nil {
		in.Buffers = map[layout.Slot][]byte{}
	}
	in.Buffers[at] = make([]byte, 1<<16)
	for _, b := range program.Bindings() {
		if _, given := in.Buffers[b.Slot]; !given && b.Used && !b.Push {
			in.Buffers[b.Slot] = make([]byte, 1<<16)
		}
	}
	if _, err := program.Run(in); err != nil {
		t.Fatal(err)
	}
	for _, text := range described(t, table, in.Buffers[at]) {
		if !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return texts
}

// described yields the site and the text of each report in a buffer.
func described(t *testing.T, table *instrument.Table, buffer []byte) iter.Seq2[*instrument.Site, string] {
	return func(yield func(*instrument.Site, string) bool) {
		t.Helper()
		r, err := instrument.NewReader(bytes.NewReader(buffer))
		if err != nil {
			t.Fatal(err)
		}
		for record, err := range r.Records() {
			if err != nil {
				t.Fatal(err)
			}
			site, text, err := table.Describe(record)
			if err != nil {
				t.Fatal(err)
			}
			if !yield(site, text) {
				return
			}
		}
	}
}

// rayGlobals are the declarations of shaders that read a ray's words from a buffer.
const rayGlobals = `OpDecorate %scene DescriptorSet 0
OpDecorate %scene Binding 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 1
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%vec3 = OpTypeVector %f32 3
%AS = OpTypeAccelerationStructureKHR
%c255 = OpConstant %u32 255
NUMBERS%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_AS = OpTypePointer UniformConstant %AS
%p_block = OpTypePointer StorageBuffer %block
%p_word = OpTypePointer StorageBuffer %u32
%scene = OpVariable %p_AS UniformConstant
%in = OpVariable %p_block StorageBuffer
`

// queryShader begins a ray query with the words of a buffer: flags, origin, tmin, direction, tmax.
const queryShader = `OpCapability Shader
OpCapability RayQueryKHR
OpExtension "SPV_KHR_ray_query"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %scene %in
OpExecutionMode %main LocalSize 1 1 1
` + rayGlobals + `%RQ = OpTypeRayQueryKHR
%p_RQ = OpTypePointer Function %RQ
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%q = OpVariable %p_RQ Function
%as = OpLoad %AS %scene
` + rayWords + `OpRayQueryInitializeKHR %q %as %w0 %c255 %o %f4 %d %f8
OpReturn
OpFunctionEnd
`

// traceShader traces a ray with the same words.
const traceShader = `OpCapability RayTracingKHR
OpExtension "SPV_KHR_ray_tracing"
OpMemoryModel Logical GLSL450
OpEntryPoint RayGenerationKHR %main "main" %scene %in %payload
` + rayGlobals + `%p_payload = OpTypePointer RayPayloadKHR %vec3
%payload = OpVariable %p_payload RayPayloadKHR
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%as = OpLoad %AS %scene
` + rayWords + `OpTraceRayKHR %as %w0 %c255 %c0 %c0 %c0 %o %f4 %d %f8 %payload
OpReturn
OpFunctionEnd
`

// rayWords stands for the loads of the words of a ray.
const rayWords = "WORDS"

// rayShader returns a shader with its constants and loads.
func rayShader(text string) string {
	var numbers, words strings.Builder
	for k := range 9 {
		fmt.Fprintf(&numbers, "%%c%d = OpConstant %%u32 %[1]d\n", k)
		fmt.Fprintf(&words, "%%p%d = OpAccessChain %%p_word %%in %%c0 %%c%[1]d\n%%w%[1]d = OpLoad %%u32 %%p%[1]d\n", k)
		if k > 0 {
			fmt.Fprintf(&words, "%%f%d = OpBitcast %%f32 %%w%[1]d\n", k)
		}
	}
	words.WriteString("%o = OpCompositeConstruct %vec3 %f1 %f2 %f3\n%d = OpCompositeConstruct %vec3 %f5 %f6 %f7\n")
	return strings.NewReplacer("NUMBERS", numbers.String(), "WORDS", words.String()).Replace(text)
}

// rayWith is a ray without a fault in which some words are others: flags are word 0, then the origin, tmin, the
// direction and tmax.
func rayWith(change map[int]float64) []byte {
	var out []byte
	for k, v := range []float64{0, 1, -2, 3, 0.25, 0, -1, 0, 100} {
		if other, ok := change[k]; ok {
			v = other
		}
		word := math.Float32bits(float32(v))
		if k == 0 {
			word = uint32(v)
		}
		out = binary.LittleEndian.AppendUint32(out, word)
	}
	return out
}

// TestRayFaults begins rays with ten faults of each kind, by a query and by a trace: each is reported as what it is,
// and alone; rays without a fault are not.
func TestRayFaults(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	tiny := float64(math.SmallestNonzeroFloat32)
	minus := math.Copysign(0, -1)
	for _, kind := range []struct {
		name, want string
		rays       []map[int]float64
	}{
		{"", "", []map[int]float64{{}, {4: 0}, {4: minus}, {4: 100}, {8: inf}, {5: 0, 6: tiny}, {5: tiny, 6: 0}, {1: 3e38},
			{0: 0x1}, {0: 0x101}, {0: 0x214}, {4: 0, 8: 0}}},
		{"origin", "the origin of the ray is", []map[int]float64{{1: nan}, {2: nan}, {3: nan}, {1: inf}, {2: inf},
			{3: inf}, {1: -inf}, {2: -inf}, {3: -inf}, {1: nan, 2: nan, 3: nan}}},
		{"direction", "the direction of the ray is", []map[int]float64{{5: nan}, {6: nan}, {7: nan}, {5: inf}, {6: inf},
			{7: inf}, {5: -inf}, {6: -inf}, {7: -inf}, {5: nan, 6: nan, 7: nan}}},
		{"zero", "the direction of the ray is zero", []map[int]float64{{6: 0}, {6: minus}, {5: minus, 6: 0}, {6: 0, 7: minus},
			{5: minus, 6: minus, 7: minus}, {5: 0, 6: 0, 7: 0, 1: 0, 2: 0, 3: 0}, {6: 0, 8: inf}, {6: 0, 4: 0},
			{6: 0, 0: 1}, {6: minus, 7: minus}}},
		{"nan", "nan", []map[int]float64{{4: nan}, {8: nan}, {4: nan, 8: nan}, {4: nan, 8: inf}, {4: 0, 8: nan}, {4: -nan},
			{8: -nan}, {4: nan, 8: -1}, {4: -1, 8: nan}, {4: inf, 8: nan}}},
		{"negative", "which is below zero", []map[int]float64{{4: -1}, {4: -0.001}, {4: -inf}, {4: -tiny * 1e8}, {8: -1},
			{8: -inf}, {4: -2, 8: -1}, {4: -1, 8: -2}, {4: -3e38}, {4: 0, 8: -0.5}}},
		{"reversed", "which ends before it starts", []map[int]float64{{4: 101}, {4: 1e30}, {4: inf}, {8: 0}, {8: 0.2},
			{4: 1, 8: 0.5}, {4: 5, 8: 4.9999}, {4: 3e38, 8: 1e38}, {8: tiny}, {4: 1e-3, 8: 1e-4}}},
		{"flags", "which exclude each other", []map[int]float64{{0: 0x3}, {0: 0x41}, {0: 0x81}, {0: 0x42}, {0: 0xc0},
			{0: 0x30}, {0: 0x110}, {0: 0x120}, {0: 0x300}, {0: 0x3f3}}},
	} {
		for by, text := range map[string]string{"query": queryShader, "trace": traceShader} {
			t.Run(kind.name+"/"+by, func(t *testing.T) {
				for _, change := range kind.rays {
					in := vm.Inputs{Buffers: map[layout.Slot][]byte{{}: make([]byte, scene.Layout().Size),
						{Binding: 1}: rayWith(change)}}
					texts := reportsOf(t, rayShader(text), "spv1.4", "rays", in)
					if n := min(len(kind.want), 1); len(texts) != n || n > 0 && !strings.Contains(texts[0], kind.want) {
						t.Errorf("%v: got %q, want %q", change, texts, kind.want)
					}
				}
			})
		}
	}
}

// addressShader accesses memory at an address that it is given, in the ways of a body.
const addressShader = `OpCapability Shader
OpCapability Int64
OpCapability StorageBuffer8BitAccess
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_8bit_storage"
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main" %push
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %params Block
OpMemberDecorate %params 0 Offset 0
OpDecorate %node Block
OpMemberDecorate %node 0 Offset 0
OpMemberDecorate %node 1 Offset 16
OpMemberDecorate %node 2 Offset 32
OpMemberDecorate %node 3 Offset 40
OpMemberDecorate %node 4 Offset 48
OpDecorate %list ArrayStride 4
%void = OpTypeVoid
%u8 = OpTypeInt 8 0
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%vec4 = OpTypeVector %u32 4
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%c2 = OpConstant %u32 2
%c3 = OpConstant %u32 3
%c4 = OpConstant %u32 4
%big = OpConstant %u32 4000
%c16 = OpConstant %u64 16
%list = OpTypeRuntimeArray %u32
%node = OpTypeStruct %u32 %vec4 %u64 %u8 %list
%p_node = OpTypePointer PhysicalStorageBuffer %node
%p_u8 = OpTypePointer PhysicalStorageBuffer %u8
%p_u32 = OpTypePointer PhysicalStorageBuffer %u32
%p_u64 = OpTypePointer PhysicalStorageBuffer %u64
%p_vec4 = OpTypePointer PhysicalStorageBuffer %vec4
%params = OpTypeStruct %u64
%p_params = OpTypePointer PushConstant %params
%p_first = OpTypePointer PushConstant %u64
%push = OpVariable %p_params PushConstant
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%first = OpAccessChain %p_first %push %c0
%address = OpLoad %u64 %first
%n = OpConvertUToPtr %p_node %address
%at0 = OpAccessChain %p_u32 %n %c0
%at1 = OpAccessChain %p_vec4 %n %c1
%at2 = OpAccessChain %p_u64 %n %c2
%at3 = OpAccessChain %p_u8 %n %c3
%far = OpAccessChain %p_u32 %n %c4 %big
BODY
OpReturn
OpFunctionEnd
`

// accesses are bodies of the shader, with the alignment that each takes.
var accesses = []struct {
	body  string
	align uint64
}{
	{"%x = OpLoad %u32 %at0 Aligned 4", 4},
	{"OpStore %at0 %c1 Aligned 16", 16},
	{"%x = OpLoad %vec4 %at1 Aligned 16", 16},
	{"%x = OpLoad %u64 %at2 Aligned 8", 8},
	{"%x = OpAtomicIAdd %u32 %at0 %c1 %c0 %c1", 4},
	{"%x = OpAtomicLoad %u32 %at0 %c1 %c0", 4},
	{"OpAtomicStore %at0 %c1 %c0 %c2", 4},
	{"%x = OpLoad %u32 %far Aligned 4", 4},
	{"OpCopyMemory %at0 %far Aligned 4", 4},
	{"%next = OpIAdd %u64 %address %c16\n%m = OpConvertUToPtr %p_u32 %next\nOpStore %m %c1 Aligned 8", 8},
	{"%x = OpLoad %u8 %at3 Aligned 1", 1}, // an address that has no conversion
	{"%m = OpConvertUToPtr %p_vec4 %address\nOpStore %m %vec4null Aligned 4", 4},
}

// TestAddressFaults accesses addresses that are null, or not aligned, in more than ten ways each: both are reported,
// and an access without a fault is not.
func TestAddressFaults(t *testing.T) {
	const base = 0x7f00_0000_1000
	for _, a := range accesses {
		text := strings.Replace(addressShader, "BODY", a.body, 1)
		text = strings.Replace(text, "%params = ", "%vec4null = OpConstantNull %vec4\n%params = ", 1)
		faults := 1
		if strings.HasPrefix(a.body, "OpCopyMemory") {
			faults = 2 // its target and its source
		}
		for _, c := range []struct {
			address uint64
			want    string
		}{
			{base, ""},
			{base + 2*a.align, ""},
			{0, "is null"},
			{base + 1, "is no multiple of"},
			{base + a.align/2, "is no multiple of"},
		} {
			if a.align == 1 && c.want == "is no multiple of" {
				continue
			}
			in := vm.Inputs{Push: binary.LittleEndian.AppendUint64(nil, c.address), Regions: []layout.Region{
				{Address: base, Data: make([]byte, 1<<15)}}}
			texts := reportsOf(t, text, "spv1.5", "addresses", in)
			if c.want == "" && len(texts) > 0 || c.want != "" && len(texts) != faults {
				t.Errorf("%s at %#x: got %q, want %q", a.body, c.address, texts, c.want)
			}
			for _, text := range texts {
				if !strings.Contains(text, c.want) {
					t.Errorf("%s at %#x: got %q, want %q", a.body, c.address, text, c.want)
				}
			}
		}
	}
}
