package vm_test

import (
	"encoding/binary"
	"math"
	"os"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// stage is a shader with inputs and outputs of its invocations.
type stage struct {
	t       *testing.T
	program *vm.Program
	buffers map[layout.Slot][]byte
}

func newStage(t *testing.T, text string) *stage {
	t.Helper()
	bin := irtest.Assemble(t, text, "spv1.6")
	if msg := passtest.Validate(t, bin, "vulkan1.3"); msg != "" {
		t.Fatal(msg)
	}
	p, err := vm.Compile(irtest.Read(t, bin), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return &stage{t, p, map[layout.Slot][]byte{}}
}

// run runs a group of invocations, with outputs of 0xAA bytes and zeros for inputs that are not given.
func (s *stage) run(track *vm.Track) *vm.Result {
	s.t.Helper()
	for _, b := range s.program.Bindings() {
		if s.buffers[b.Slot] == nil {
			s.buffers[b.Slot] = make([]byte, b.Bytes(b.Elements(s.program.Invocations())))
			for i := range s.buffers[b.Slot] {
				if b.Slot.IsOutput() {
					s.buffers[b.Slot][i] = 0xAA
				}
			}
		}
	}
	r, err := s.program.Run(vm.Inputs{Buffers: s.buffers, Track: track})
	if err != nil {
		s.t.Fatal(err)
	}
	return r
}

func slot(s *testing.T, text string) layout.Slot {
	s.Helper()
	slot, ok := layout.ParseSlot(text)
	if !ok || slot.String() != text {
		s.Fatalf("%q is read as the slot %v", text, slot)
	}
	return slot
}

// put gives each invocation some words of a slot.
func (s *stage) put(name string, stride int, words func(i int) []uint32) {
	s.t.Helper()
	n := s.program.Invocations()
	data := make([]byte, n*stride)
	for i := range n {
		for k, w := range words(i) {
			binary.LittleEndian.PutUint32(data[i*stride+4*k:], w)
		}
	}
	s.buffers[slot(s.t, name)] = data
}

// want compares words of a slot.
func (s *stage) want(name string, stride int, words func(i int) []uint32) {
	s.t.Helper()
	data := s.buffers[slot(s.t, name)]
	for i := range s.program.Invocations() {
		for k, w := range words(i) {
			if got := binary.LittleEndian.Uint32(data[i*stride+4*k:]); got != w {
				s.t.Errorf("%s of invocation %d, word %d: %#x, want %#x", name, i, k, got, w)
			}
		}
	}
}

const untouched = 0xAAAAAAAA

func words(list ...float32) (out []uint32) {
	for _, x := range list {
		out = append(out, math.Float32bits(x))
	}
	return out
}

// TestStageLocations: what a vertex shader is passed and passes on, in all the forms that take locations.
func TestStageLocations(t *testing.T) {
	s := newStage(t, `OpCapability Shader
OpCapability Float64
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "main" %matrix %list %wide %part %index %block %mout %arr
OpDecorate %matrix Location 1
OpDecorate %list Location 4
OpDecorate %wide Location 6
OpDecorate %part Location 8
OpDecorate %part Component 2
OpDecorate %index BuiltIn VertexIndex
OpDecorate %Block Block
OpMemberDecorate %Block 0 BuiltIn Position
OpMemberDecorate %Block 1 BuiltIn PointSize
OpDecorate %S Block
OpMemberDecorate %S 0 Location 3
OpMemberDecorate %S 1 Location 1
OpMemberDecorate %S 1 Component 1
OpDecorate %arr Location 7
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%v2 = OpTypeVector %float 2
%v4 = OpTypeVector %float 4
%d3 = OpTypeVector %double 3
%m2 = OpTypeMatrix %v2 2
%two = OpConstant %uint 2
%a2 = OpTypeArray %v2 %two
%Block = OpTypeStruct %v4 %float
%S = OpTypeStruct %m2 %float
%pi_m2 = OpTypePointer Input %m2
%pi_a2 = OpTypePointer Input %a2
%pi_d3 = OpTypePointer Input %d3
%pi_v2 = OpTypePointer Input %v2
%pi_uint = OpTypePointer Input %uint
%po_Block = OpTypePointer Output %Block
%po_S = OpTypePointer Output %S
%po_a2 = OpTypePointer Output %a2
%po_v4 = OpTypePointer Output %v4
%po_v2 = OpTypePointer Output %v2
%po_m2 = OpTypePointer Output %m2
%po_f = OpTypePointer Output %float
%matrix = OpVariable %pi_m2 Input
%list = OpVariable %pi_a2 Input
%wide = OpVariable %pi_d3 Input
%part = OpVariable %pi_v2 Input
%index = OpVariable %pi_uint Input
%block = OpVariable %po_Block Output
%mout = OpVariable %po_S Output
%arr = OpVariable %po_a2 Output
%i0 = OpConstant %uint 0
%i1 = OpConstant %uint 1
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%m = OpLoad %m2 %matrix
%m_out = OpAccessChain %po_m2 %mout %i0
OpStore %m_out %m
%d = OpLoad %d3 %wide
%d2 = OpCompositeExtract %double %d 2
%df = OpFConvert %float %d2
%f_out = OpAccessChain %po_f %mout %i1
OpStore %f_out %df
%arr_in = OpLoad %a2 %list
%a_0 = OpCompositeExtract %v2 %arr_in 0
%a_1 = OpCompositeExtract %v2 %arr_in 1
%swapped = OpCompositeConstruct %a2 %a_1 %a_0
OpStore %arr %swapped
%pt = OpLoad %v2 %part
%ix = OpLoad %uint %index
%fi = OpConvertUToF %float %ix
%pos = OpCompositeConstruct %v4 %pt %fi %fi
%p_out = OpAccessChain %po_v4 %block %i0
OpStore %p_out %pos
OpReturn
OpFunctionEnd
`)
	at := func(x float32) func(int) []uint32 {
		return func(i int) []uint32 { return words(x+float32(i), -x-float32(i)) }
	}
	s.put("in.1", 16, at(100))
	s.put("in.2", 16, at(200))
	s.put("in.4", 16, at(300))
	s.put("in.5", 16, at(400))
	s.put("in.6", 16, func(i int) []uint32 { return []uint32{1, 2, 3, 4} })
	s.put("in.7", 16, func(i int) []uint32 {
		b := math.Float64bits(float64(i) + 0.5)
		return []uint32{uint32(b), uint32(b >> 32)}
	})
	s.put("in.8", 16, func(i int) []uint32 { return words(1, 2, 600+float32(i), 700+float32(i)) })
	s.put("in.VertexIndex", 4, func(i int) []uint32 { return []uint32{uint32(3 * i)} })
	s.run(nil)
	s.want("out.3", 16, at(100))
	s.want("out.4", 16, at(200))
	s.want("out.1", 16, func(i int) []uint32 { return append([]uint32{untouched}, words(float32(i)+0.5)...) })
	s.want("out.7", 16, at(400))
	s.want("out.8", 16, at(300))
	s.want("out.Position", 16, func(i int) []uint32 {
		return words(600+float32(i), 700+float32(i), float32(3*i), float32(3*i))
	})
}

const fragmentHead = `OpCapability Shader
OpCapability DerivativeControl
OpCapability DemoteToHelperInvocation
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %x %front %out %second %words
OpExecutionMode %main OriginUpperLeft
OpDecorate %x Location 0
OpDecorate %front BuiltIn FrontFacing
OpDecorate %out Location 0
OpDecorate %second Location 0
OpDecorate %second Index 1
OpDecorate %list ArrayStride 4
OpDecorate %Words Block
OpMemberDecorate %Words 0 Offset 0
OpDecorate %words DescriptorSet 0
OpDecorate %words Binding 0
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%v4 = OpTypeVector %float 4
%list = OpTypeRuntimeArray %uint
%Words = OpTypeStruct %list
%p_words = OpTypePointer StorageBuffer %Words
%p_word = OpTypePointer StorageBuffer %uint
%pi_f = OpTypePointer Input %float
%pi_b = OpTypePointer Input %bool
%po_f = OpTypePointer Output %float
%po_v4 = OpTypePointer Output %v4
%x = OpVariable %pi_f Input
%front = OpVariable %pi_b Input
%out = OpVariable %po_v4 Output
%second = OpVariable %po_f Output
%words = OpVariable %p_words StorageBuffer
%n0 = OpConstant %uint 0
%n1 = OpConstant %uint 1
%zero = OpConstant %float 0
%one = OpConstant %float 1
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%v = OpLoad %float %x
%f = OpLoad %bool %front
`

// square is what the fragments of the tests below have: it tells the rows and columns of a quad apart.
func square(i int) float32 { return float32(i * i) }

// TestStageDerivatives: the differences of a quad, by hand: invocations are in the order
// (0,0), (1,0), (0,1), (1,1).
func TestStageDerivatives(t *testing.T) {
	s := newStage(t, fragmentHead+`%a = OpDPdxFine %float %v
%b = OpDPdyFine %float %v
%c = OpDPdxCoarse %float %v
%d = OpFwidthFine %float %v
%r = OpCompositeConstruct %v4 %a %b %c %d
OpStore %out %r
%e = OpDPdy %float %v
OpStore %second %e
OpReturn
OpFunctionEnd
`)
	s.put("in.0", 16, func(i int) []uint32 { return words(square(i)) })
	r := s.run(&vm.Track{})
	s.want("out.0", 16, func(i int) []uint32 {
		q, row, column := i&^3, i&2, i&1
		dx, dy := square(q+row+1)-square(q+row), square(q+column+2)-square(q+column)
		return words(dx, dy, square(q+1)-square(q), dx+dy)
	})
	for _, x := range r.Stores {
		if x.Shadow != (vm.Shadow{}) {
			t.Errorf("not determined: %+v", x)
		}
	}
	s.want("out.0.1", 16, func(i int) []uint32 { return words(square(i&^3+2) - square(i&^3)) })
	if _, err := s.program.Run(vm.Inputs{Buffers: s.buffers, FineDerivatives: true}); err != nil {
		t.Fatal(err)
	}
	s.want("out.0.1", 16, func(i int) []uint32 { return words(square(i&^2+2) - square(i&^2)) })
}

// TestStageDiscard: what is left of invocations that are killed, demoted and helpers from the start.
func TestStageDiscard(t *testing.T) {
	body := `%i = OpConvertFToU %uint %v
%at = OpAccessChain %p_word %words %n0 %i
%k = OpSelect %float %f %one %zero
OpStore %second %k
%f2 = OpFunctionCall %float %end %f
OpStore %at %n1
%d = OpDPdxFine %float %v
%h = OpIsHelperInvocationEXT %bool
%hf = OpSelect %float %h %one %zero
%dh = OpDPdxFine %float %hf
%r = OpCompositeConstruct %v4 %d %dh %zero %zero
OpStore %out %r
OpReturn
OpFunctionEnd
%fn2 = OpTypeFunction %float %bool
%end = OpFunction %float None %fn2
%p = OpFunctionParameter %bool
%l2 = OpLabel
OpSelectionMerge %rest None
OpBranchConditional %p %gone %rest
%gone = OpLabel
LEAVE
%rest = OpLabel
OpReturnValue %zero
OpFunctionEnd
`
	body = strings.Replace(body, "%fn2 = OpTypeFunction %float %bool\n", "", 1)
	head := strings.Replace(fragmentHead, "%fn = ", "%fn2 = OpTypeFunction %float %bool\n%fn = ", 1)
	for _, leave := range []string{"OpKill", "OpTerminateInvocation", "OpDemoteToHelperInvocation\nOpBranch %rest"} {
		s := newStage(t, head+strings.Replace(body, "LEAVE", leave, 1))
		goes, helper := func(i int) bool { return i%8 == 1 }, func(i int) bool { return i == 6 }
		s.put("in.0", 16, func(i int) []uint32 { return words(float32(i)) })
		s.put("in.FrontFacing", 4, func(i int) []uint32 { return []uint32{map[bool]uint32{true: 7}[goes(i)]} })
		s.put("in.HelperInvocation", 4, func(i int) []uint32 { return []uint32{map[bool]uint32{true: 1}[helper(i)]} })
		s.buffers[slot(t, "0.0")] = make([]byte, 64)
		demoted := strings.HasPrefix(leave, "OpDemote")
		r := s.run(&vm.Track{})
		for i := range 16 {
			here := !goes(i) && !helper(i)
			if got := binary.LittleEndian.Uint32(s.buffers[slot(t, "0.0")][4*i:]); got != map[bool]uint32{true: 1}[here] {
				t.Errorf("%s: invocation %d: stored %d", leave, i, got)
			}
			if got := binary.LittleEndian.Uint32(s.buffers[slot(t, "out.0.1")][16*i:]); (got == untouched) == here {
				t.Errorf("%s: invocation %d passes on %#x", leave, i, got)
			}
		}
		undefined := map[uint32]bool{}
		for _, x := range r.Stores {
			if x.Slot == slot(t, "out.0") && x.Offset%16 == 0 && x.Shadow.Undefined != 0 {
				undefined[x.Invocation] = true
			}
		}
		for i := range uint32(16) {
			// in the quad of one that is gone
			if want := !demoted && i%8 < 4 && !goes(int(i)); undefined[i] != want {
				t.Errorf("%s: the derivative of invocation %d is undefined: %v", leave, i, undefined[i])
			}
		}
		if demoted { // each question of a helper is of now
			s.want("out.0", 16, func(i int) []uint32 {
				switch {
				case goes(i) || helper(i):
					return []uint32{untouched}
				case i%8 == 0:
					return words(1, 1)
				case i == 7:
					return words(1, -1)
				}
				return words(1, 0)
			})
		}
	}
}

// TestStageSizes: too little for all invocations is an error, as is what a stage is not run for.
func TestStageSizes(t *testing.T) {
	s := newStage(t, fragmentHead+"OpStore %second %v\nOpReturn\nOpFunctionEnd\n")
	s.buffers[slot(t, "in.0")] = make([]byte, 15*16)
	s.buffers[slot(t, "in.FrontFacing")] = make([]byte, 64)
	s.buffers[slot(t, "out.0.1")] = make([]byte, 256)
	_, err := s.program.Run(vm.Inputs{Buffers: s.buffers})
	if err == nil || !strings.Contains(err.Error(), "in.0, which is %2, has 240 bytes, and 16 invocations need 256") {
		t.Error(err)
	}
}

// TestSlots: what is written as a slot is read as it.
func TestSlots(t *testing.T) {
	for _, text := range []string{"0.1", "3.4[5]", "in.3", "in.3[2]", "in.FragCoord", "in.ClipDistance[1]", "out.0",
		"payload", "hit", "given", "results", "out.0.1", "out.Position", "out.Position.1", "emitted", "emitted.2"} {
		slot(t, text)
	}
	for _, text := range []string{"", "1", "1.2.3", "in.", "in.x", "in.Nonsense", "out.1.2.3", "0.1[", "0.1[x]", "in.-1",
		"out.Position.1.2", "emitted.x", "in.Position.1"} {
		if s, ok := layout.ParseSlot(text); ok {
			t.Errorf("%q is read as %v", text, s)
		}
	}
}

// TestStageRays: what a stage gives another one is a record, with the instruction, its operands and the payload; what
// comes back is read from another.
func TestStageRays(t *testing.T) {
	head, err := os.ReadFile("testdata/planted/head-rays.spvasm")
	if err != nil {
		t.Fatal(err)
	}
	t.Run("KHR", func(t *testing.T) { stageRays(t, string(head), strings.NewReplacer()) })
	// which names the payload by its location
	t.Run("NV", func(t *testing.T) {
		stageRays(t, string(head), strings.NewReplacer("OpTraceRayKHR", "OpTraceNV", "%one %payload", "%one %1",
			"OpCapability RayTracingKHR", "OpCapability RayTracingKHR\nOpCapability RayTracingNV",
			"\"SPV_KHR_ray_tracing\"", "\"SPV_KHR_ray_tracing\"\nOpExtension \"SPV_NV_ray_tracing\""))
	})
}

func stageRays(t *testing.T, head string, as *strings.Replacer) {
	s := newStage(t, as.Replace(head+`OpStore %mine %w
OpStore %count %x
OpTraceRayKHR %as %0 %255 %0 %1 %2 %w %zero %up %one %payload
%back = OpLoad %vec3 %mine
OpStore %colour %back
%n = OpLoad %uint %count
OpTraceRayKHR %as %0 %255 %0 %0 %0 %up %zero %back %one %payload
OpStore %depth %n
OpReturn
OpFunctionEnd
`))
	const record, stride = 640, 8 * 640
	s.put("in.LaunchIdKHR", 12, func(i int) []uint32 { return []uint32{uint32(10 + i)} })
	s.put("hit", 8, func(i int) []uint32 { return words(float32(i), 0.25) })
	s.put("payload", 16, func(i int) []uint32 { return append(words(7, 8, 9), 11) })
	s.put("results", stride, func(i int) []uint32 {
		out := make([]uint32, record/4)
		for k, w := range append(words(float32(i)+0.5, 2, 3), uint32(100+i)) {
			out[128/4+2*k] = w
		}
		return out
	})
	r := s.run(&vm.Track{})
	s.want("payload", 16, func(i int) []uint32 { return append(words(float32(i)+0.5, 2, 3), uint32(100+i)) })
	given := func(at, i int, list ...uint32) {
		t.Helper()
		for k, w := range list {
			if got := binary.LittleEndian.Uint32(s.buffers[slot(t, "given")][i*stride+at+8*k:]); got != w {
				t.Errorf("invocation %d, byte %d: %#x, want %#x", i, at+8*k, got, w)
			}
		}
	}
	for i := range 8 {
		f := words(float32(i), 0.25, 1, 0, 1, 0, 1)
		u, v, one, zero := f[0], f[1], f[2], f[3]
		given(0, i, uint32(spirv.OpTraceRayKHR), 0, 0, 255, 0, 1, 2, u, v, one, zero, zero, one, zero, one, 1)
		given(128, i, u, v, one, uint32(10+i))
		half := words(float32(i)+0.5, 2, 3)
		given(record, i, uint32(spirv.OpTraceRayKHR), 0, 0, 255, 0, 0, 0, zero, one, zero, zero, half[0],
			half[1], half[2], one, 1)
		given(record+128, i, half[0], half[1], half[2], uint32(100+i))
	}
	for _, x := range r.Stores {
		if x.Shadow != (vm.Shadow{}) {
			t.Errorf("not determined: %+v", x)
		}
	}
}

// TestStageAttributes: the attributes that an intersection shader gives a hit are in the record of the hit.
func TestStageAttributes(t *testing.T) {
	s := newStage(t, `OpCapability RayTracingKHR
OpExtension "SPV_KHR_ray_tracing"
OpMemoryModel Logical GLSL450
OpEntryPoint IntersectionKHR %main "main" %id %attribute
OpDecorate %id BuiltIn LaunchIdKHR
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%uvec3 = OpTypeVector %uint 3
%n7 = OpConstant %uint 7
%one = OpConstant %float 1
%p_in = OpTypePointer Input %uvec3
%p_hit = OpTypePointer HitAttributeKHR %uint
%id = OpVariable %p_in Input
%attribute = OpVariable %p_hit HitAttributeKHR
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%launch = OpLoad %uvec3 %id
%x = OpCompositeExtract %uint %launch 0
OpStore %attribute %x
%r = OpReportIntersectionKHR %bool %one %n7
OpReturn
OpFunctionEnd
`)
	s.put("in.LaunchIdKHR", 12, func(i int) []uint32 { return []uint32{uint32(10 + i)} })
	s.run(nil)
	for i := range 8 {
		record := s.buffers[slot(t, "given")][8*640*i:]
		for at, want := range map[int]uint32{0: uint32(spirv.OpReportIntersectionKHR), 8: math.Float32bits(1), 16: 7,
			128: uint32(10 + i)} {
			if got := binary.LittleEndian.Uint32(record[at:]); got != want {
				t.Errorf("invocation %d, byte %d: %#x, want %#x", i, at, got, want)
			}
		}
	}
}

// TestStageTruth: a boolean of a payload that a shader leaves alone is passed on as it came, so that a shader without
// that payload does the same; one that it sets is 1 where it was false.
func TestStageTruth(t *testing.T) {
	s := newStage(t, `OpCapability RayTracingKHR
OpExtension "SPV_KHR_ray_tracing"
OpMemoryModel Logical GLSL450
OpEntryPoint AnyHitKHR %main "main" %payload
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 1
%one = OpConstant %int 1
%true = OpConstantTrue %bool
%two = OpTypeStruct %bool %bool
%p_two = OpTypePointer IncomingRayPayloadKHR %two
%p_bool = OpTypePointer IncomingRayPayloadKHR %bool
%payload = OpVariable %p_two IncomingRayPayloadKHR
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%p = OpAccessChain %p_bool %payload %one
OpStore %p %true
OpReturn
OpFunctionEnd
`)
	s.put("payload", 8, func(i int) []uint32 { return []uint32{uint32(i), 7 * uint32(i&1)} })
	s.run(nil)
	s.want("payload", 8, func(i int) []uint32 { return []uint32{uint32(i), 1 + 6*uint32(i&1)} })
}

// TestStageSubgroups: a subgroup consists of quads, or there are no derivatives.
func TestStageSubgroups(t *testing.T) {
	m := irtest.Read(t, irtest.Assemble(t, fragmentHead+
		"%d = OpDPdx %float %v\nOpStore %second %d\nOpReturn\nOpFunctionEnd\n", "spv1.6"))
	for _, n := range []int{1, 2, 4, 6, 64} {
		_, err := vm.Compile(m, vm.Options{Subgroup: n})
		if (err == nil) != (n%4 == 0) || err != nil && !strings.Contains(err.Error(), "OpDPdx in subgroups of") {
			t.Errorf("subgroups of %d: %v", n, err)
		}
	}
}

// TestStageComponents: a variable has no components beyond its location.
func TestStageComponents(t *testing.T) {
	for _, component := range []string{"1", "4", "7", "1000000", "4294967295"} {
		m := irtest.Read(t, irtest.Assemble(t, strings.Replace(fragmentHead, "%void =", "OpDecorate %out Component "+
			component+"\n%void =", 1)+"OpStore %second %v\n%o = OpLoad %v4 %out\nOpReturn\nOpFunctionEnd\n", "spv1.6"))
		if _, err := vm.Compile(m, vm.Options{}); err == nil || !strings.Contains(err.Error(), "components") {
			t.Errorf("a vector of four at component %s: %v", component, err)
		}
	}
}

// TestStageTooLarge: what takes more locations than there are, or has any number of elements that are nothing, is
// refused without taking up time or memory.
func TestStageTooLarge(t *testing.T) {
	text := `OpCapability Tessellation
OpMemoryModel Logical GLSL450
OpEntryPoint TessellationEvaluation %main "main" %x
OpMemberDecorate %S 0 BuiltIn Position
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%n = OpConstant %uint COUNT
%i0 = OpConstant %uint 0
%nothing = OpTypeStruct
%nothings = OpTypeArray %nothing %n
%many = OpTypeArray %nothings %n
%S = OpTypeStruct %float SECOND
%list = OpTypeArray %S %n
%pi = OpTypePointer Input %list
%pf = OpTypePointer Input %float
%x = OpVariable %pi Input
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%p = OpAccessChain %pf %x %i0 %i0
%f = OpLoad %float %p
OpReturn
OpFunctionEnd
`
	for _, list := range [][2]string{{"1025", "%float"}, {"60000", ""}, {"100000000", ""}, {"60000", "%many"},
		{"1000000000", "%many"}} {
		m := irtest.Read(t, irtest.Assemble(t, strings.NewReplacer("COUNT", list[0], "SECOND", list[1]).Replace(text),
			"spv1.6"))
		if _, err := vm.Compile(m, vm.Options{}); err == nil {
			t.Errorf("%s is run", list)
		}
	}
}
