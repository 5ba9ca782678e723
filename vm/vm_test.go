package vm_test

import (
	"cmp"
	"encoding/binary"
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone/vm"
	"hone/vm/layout"
)

// head declares what the shaders of these tests share: a buffer of words to read (%in, 0.0), and one to write (%out,
// 0.1). DECORATIONS and the size of the workgroup are put in.
const head = `
OpCapability Shader
OpCapability Int64
OpCapability Float64
OpCapability Float16
OpCapability Int16
OpCapability Int8
OpCapability VariablePointers
OpCapability DenormFlushToZero
OpCapability RoundingModeRTZ
OpCapability GroupNonUniform
OpCapability GroupNonUniformVote
OpCapability GroupNonUniformBallot
OpCapability GroupNonUniformArithmetic
OpCapability GroupNonUniformShuffle
OpCapability GroupNonUniformShuffleRelative
OpCapability GroupNonUniformClustered
OpCapability GroupNonUniformQuad
%std = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %gid %lid %in %out
OpExecutionMode %main LocalSize SIZE 1 1
MODES
OpName %main "main"
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %lid BuiltIn LocalInvocationIndex
OpDecorate %words ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
DECORATIONS
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%u64 = OpTypeInt 64 0
%uvec2 = OpTypeVector %u32 2
%uvec3 = OpTypeVector %u32 3
%uvec4 = OpTypeVector %u32 4
%vec2 = OpTypeVector %f32 2
%vec4 = OpTypeVector %f32 4
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_block = OpTypePointer StorageBuffer %block
%p_word = OpTypePointer StorageBuffer %u32
%in = OpVariable %p_block StorageBuffer
%out = OpVariable %p_block StorageBuffer
%p_in3 = OpTypePointer Input %uvec3
%p_in = OpTypePointer Input %u32
%gid = OpVariable %p_in3 Input
%lid = OpVariable %p_in Input
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n2 = OpConstant %u32 2
%n3 = OpConstant %u32 3
%n4 = OpConstant %u32 4
%n5 = OpConstant %u32 5
%n7 = OpConstant %u32 7
%n8 = OpConstant %u32 8
%n64 = OpConstant %u32 64
%n264 = OpConstant %u32 264
%n1000 = OpConstant %u32 1000
%f1 = OpConstant %f32 1
%f2 = OpConstant %f32 2
%true = OpConstantTrue %bool
%false = OpConstantFalse %bool
%p_local = OpTypePointer Function %u32
%fn = OpTypeFunction %void
`

// start begins the entry point: %i is the global index, %at points to the invocation's word of %out, %x is its word of
// %in.
const start = `
%main = OpFunction %void None %fn
%entry = OpLabel
VARIABLES
%id = OpLoad %uvec3 %gid
%i = OpCompositeExtract %u32 %id 0
%at = OpAccessChain %p_word %out %n0 %i
%from = OpAccessChain %p_word %in %n0 %i
%x = OpLoad %u32 %from
`

const end = `
OpReturn
OpFunctionEnd
`

// shader is a test of one invocation each for some words.
type shader struct {
	size        int // of the workgroup; 0 for 8
	modes       string
	decorations string
	globals     string
	variables   string
	body        string // stores to %at; without the return where it has its own
	functions   string
	in          []uint32
	options     vm.Options
	inputs      vm.Inputs
}

// text returns the module's text.
func (s shader) text() string {
	text := strings.Replace(head, "SIZE", strconv.Itoa(cmp.Or(s.size, 8)), 1)
	text = strings.Replace(text, "MODES", s.modes, 1)
	text = strings.Replace(text, "DECORATIONS", s.decorations, 1) + s.globals
	return text + strings.Replace(start, "VARIABLES", s.variables, 1) + s.body + end + s.functions
}

// compile makes the shader ready to run.
func (s shader) compile(t *testing.T) (*vm.Program, error) {
	t.Helper()
	return vm.Compile(assemble(t, s.text()), s.options)
}

// run runs one workgroup, or those that are asked for, and returns the words it wrote.
func (s shader) run(t *testing.T) ([]uint32, *vm.Result, error) {
	t.Helper()
	if s.size == 0 {
		s.size = 8
	}
	p, err := s.compile(t)
	if err != nil {
		return nil, nil, err
	}
	n := s.size * max(s.inputs.Groups[0], 1)
	in, out := make([]byte, 4*max(len(s.in), n)), make([]byte, 4*n)
	for i, v := range s.in {
		binary.LittleEndian.PutUint32(in[4*i:], v)
	}
	if s.inputs.Buffers == nil {
		s.inputs.Buffers = map[layout.Slot][]byte{}
	}
	s.inputs.Buffers[layout.Slot{Binding: 0}], s.inputs.Buffers[layout.Slot{Binding: 1}] = in, out
	if s.inputs.Steps == 0 {
		s.inputs.Steps = 1 << 20
	}
	r, err := p.Run(s.inputs)
	words := make([]uint32, n)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(out[4*i:])
	}
	return words, r, err
}

// expect runs a shader and compares its words.
func (s shader) expect(t *testing.T, want func(i int, x uint32) uint32) {
	t.Helper()
	for _, subgroup := range []int{32, 3} {
		s.options.Subgroup = subgroup
		got, r, err := s.run(t)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range r.Reports {
			if x.Kind == vm.NotUniform { // shaders here index descriptors by what is an invocation's own
				continue
			}
			t.Errorf("%s: %s", x.Kind, x.Place)
		}
		for i := range got {
			x := uint32(0)
			if i < len(s.in) {
				x = s.in[i]
			}
			if w := want(i, x); got[i] != w {
				t.Fatalf("invocation %d of subgroups of %d: %d, want %d", i, subgroup, got[i], w)
			}
		}
	}
}

func TestSwitchesAndLoops(t *testing.T) {
	shader{in: []uint32{0, 1, 2, 3, 4, 5, 6, 7}, body: `
OpSelectionMerge %merge None
OpSwitch %x %other 1 %one 2 %two 5 %one
%one = OpLabel
%a = OpIAdd %u32 %x %n64
OpBranch %two
%two = OpLabel
%b = OpPhi %u32 %n7 %entry %a %one
OpBranch %merge
%other = OpLabel
OpBranch %merge
%merge = OpLabel
%c = OpPhi %u32 %b %two %n1000 %other
OpBranch %loop
%loop = OpLabel
%k = OpPhi %u32 %n0 %merge %k2 %next
%sum = OpPhi %u32 %c %merge %sum2 %next
OpLoopMerge %done %next None
%more = OpULessThan %bool %k %x
OpBranchConditional %more %next %done
%next = OpLabel
%sum2 = OpIAdd %u32 %sum %k
%k2 = OpIAdd %u32 %k %n1
OpBranch %loop
%done = OpLabel
OpStore %at %sum
`}.expect(t, func(_ int, x uint32) uint32 {
		v := map[uint32]uint32{1: 65, 2: 7, 5: 69}[x]
		if v == 0 {
			v = 1000
		}
		return v + x*(x-1)/2*min(x, 1)
	})
}

// TestSwap has phis that take each other's values.
func TestSwap(t *testing.T) {
	shader{in: []uint32{0, 1, 2, 3, 4, 5, 6, 7}, body: `
OpBranch %loop
%loop = OpLabel
%k = OpPhi %u32 %n0 %entry %k2 %next
%a = OpPhi %u32 %n1 %entry %b %next
%b = OpPhi %u32 %n2 %entry %c %next
%c = OpPhi %u32 %n3 %entry %a %next
OpLoopMerge %done %next None
%more = OpULessThan %bool %k %x
OpBranchConditional %more %next %done
%next = OpLabel
%k2 = OpIAdd %u32 %k %n1
OpBranch %loop
%done = OpLabel
%a10 = OpIMul %u32 %a %n64
%v = OpIAdd %u32 %a10 %b
OpStore %at %v
`}.expect(t, func(_ int, x uint32) uint32 { return 64*(x%3+1) + (x+1)%3 + 1 })
}

func TestCallsAndDynamicIndices(t *testing.T) {
	shader{in: []uint32{0, 1, 2, 3, 3, 2, 1, 0}, globals: `
%arr = OpTypeArray %u32 %n4
%p_arr = OpTypePointer Function %arr
%init = OpConstantComposite %arr %n5 %n7 %n64 %n1
%fill = OpTypeFunction %u32 %p_arr %u32
`, variables: "%v = OpVariable %p_arr Function %init", body: `
%got = OpFunctionCall %u32 %bump %v %x
%p = OpAccessChain %p_local %v %x
%now = OpLoad %u32 %p
%sum = OpIAdd %u32 %got %now
OpStore %at %sum
`, functions: `
%bump = OpFunction %u32 None %fill
%pa = OpFunctionParameter %p_arr
%pi = OpFunctionParameter %u32
%be = OpLabel
%odd = OpBitwiseAnd %u32 %pi %n1
%is = OpINotEqual %bool %odd %n0
%bp = OpAccessChain %p_local %pa %pi
%old = OpLoad %u32 %bp
OpSelectionMerge %bm None
OpBranchConditional %is %byes %bm
%byes = OpLabel
OpStore %bp %n1000
OpReturnValue %old
%bm = OpLabel
%twice = OpIAdd %u32 %old %old
OpReturnValue %twice
OpFunctionEnd
`}.expect(t, func(_ int, x uint32) uint32 {
		old := []uint32{5, 7, 64, 1}[x]
		if x&1 != 0 {
			return old + 1000
		}
		return 3 * old
	})
}

// TestLayouts reads matrices of both majorness, arrays in structs and push constants.
func TestLayouts(t *testing.T) {
	push := make([]byte, 96)
	float := func(at int, v float32) { binary.LittleEndian.PutUint32(push[at:], math.Float32bits(v)) }
	for c := range 2 {
		for r := range 2 {
			float(16+16*c+4*r, float32(1+10*c+r)) // column-major, stride 16
			float(48+16*r+4*c, float32(1+10*c+r)) // row-major
		}
	}
	binary.LittleEndian.PutUint32(push[80:], 3)
	binary.LittleEndian.PutUint32(push[88:], 4)
	shader{inputs: vm.Inputs{Push: push}, decorations: `
OpDecorate %params Block
OpDecorate %two ArrayStride 8
OpMemberDecorate %params 0 Offset 16
OpMemberDecorate %params 0 ColMajor
OpMemberDecorate %params 0 MatrixStride 16
OpMemberDecorate %params 1 Offset 48
OpMemberDecorate %params 1 RowMajor
OpMemberDecorate %params 1 MatrixStride 16
OpMemberDecorate %params 2 Offset 80
`, globals: `
%mat = OpTypeMatrix %vec2 2
%two = OpTypeArray %u32 %n2
%params = OpTypeStruct %mat %mat %two
%p_params = OpTypePointer PushConstant %params
%p_mat = OpTypePointer PushConstant %mat
%p_vec = OpTypePointer PushConstant %vec2
%p_f = OpTypePointer PushConstant %f32
%p_u = OpTypePointer PushConstant %u32
%push = OpVariable %p_params PushConstant
`, body: `
%a_p = OpAccessChain %p_mat %push %n0
%b_p = OpAccessChain %p_mat %push %n1
%a = OpLoad %mat %a_p
%b = OpLoad %mat %b_p
%col_p = OpAccessChain %p_vec %push %n1 %n1
%col = OpLoad %vec2 %col_p
%k = OpBitwiseAnd %u32 %i %n1
%elem_p = OpAccessChain %p_f %push %n1 %n1 %k
%elem = OpLoad %f32 %elem_p
%word_p = OpAccessChain %p_u %push %n2 %k
%word = OpLoad %u32 %word_p
%ab = OpMatrixTimesMatrix %mat %a %b
%r = OpMatrixTimesVector %vec2 %ab %col
%s = OpDot %f32 %r %r
%sum = OpFAdd %f32 %s %elem
%n = OpConvertFToU %u32 %sum
%v = OpIMul %u32 %n %word
OpStore %at %v
`}.expect(t, func(i int, _ uint32) uint32 {
		m := [2][2]float32{{1, 2}, {11, 12}} // by column
		var p [2][2]float32
		for c := range 2 {
			for r := range 2 {
				p[c][r] = m[0][r]*m[c][0] + m[1][r]*m[c][1]
			}
		}
		x, y := p[0][0]*11+p[1][0]*12, p[0][1]*11+p[1][1]*12
		return uint32(x*x+y*y+m[1][i&1]) * []uint32{3, 4}[i&1]
	})
}

func TestBarrier(t *testing.T) {
	s := shader{size: 16, globals: `
%n16 = OpConstant %u32 16
%arr = OpTypeArray %u32 %n16
%p_arr = OpTypePointer Workgroup %arr
%p_sh = OpTypePointer Workgroup %u32
%sh = OpVariable %p_arr Workgroup
%n15 = OpConstant %u32 15
`, body: `
%mine = OpAccessChain %p_sh %sh %i
OpStore %mine %x
OpControlBarrier %n2 %n2 %n264
%other = OpISub %u32 %n15 %i
%theirs = OpAccessChain %p_sh %sh %other
%v = OpLoad %u32 %theirs
OpStore %at %v
`}
	for i := range 16 {
		s.in = append(s.in, uint32(100+i))
	}
	s.expect(t, func(i int, _ uint32) uint32 { return uint32(115 - i) })

	// Without the barrier, what another subgroup has yet to write is undefined.
	s.body = strings.Replace(s.body, "OpControlBarrier %n2 %n2 %n264\n", "", 1)
	s.options.Subgroup = 4
	_, r, err := s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	wantReports(t, r, "undefined value stored: %main: OpStore 8")

	// A barrier that only some reach: those that have ended are not waited for.
	s.body = `
%few = OpULessThan %bool %i %n5
OpSelectionMerge %m None
OpBranchConditional %few %y %m
%y = OpLabel
OpControlBarrier %n2 %n2 %n264
OpBranch %m
%m = OpLabel
`
	_, r, err = s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	wantReports(t, r, "barrier missed: %main: OpControlBarrier 11")

	// Two barriers that different invocations wait at.
	s.body = `
%few = OpULessThan %bool %i %n5
OpSelectionMerge %m None
OpBranchConditional %few %y %n
%y = OpLabel
OpControlBarrier %n2 %n2 %n264
OpBranch %m
%n = OpLabel
OpControlBarrier %n2 %n2 %n264
OpBranch %m
%m = OpLabel
`
	_, _, err = s.run(t)
	var dead *vm.Deadlock
	if !errors.As(err, &dead) || !errors.Is(err, vm.ErrBarrier) {
		t.Fatalf("two barriers: %v", err)
	}
	few := func(i int) bool { return dead.Invocations[i][0] < 5 }
	if dead.Barriers[0] == dead.Barriers[1] || few(0) == few(1) || !strings.Contains(err.Error(), "OpControlBarrier") {
		t.Errorf("two barriers: %v", err)
	}
}

// wantReports compares reports with lines of kind, function, opcode and count.
func wantReports(t *testing.T, r *vm.Result, want ...string) {
	t.Helper()
	var got []string
	for _, x := range r.Reports {
		if x.Kind == vm.NotUniform { // shaders here index descriptors by what is an invocation's own
			continue
		}
		place, _, _ := strings.Cut(x.Place[strings.Index(x.Place, "Op"):], " ")
		got = append(got, x.Kind.String()+": "+x.Place[:strings.Index(x.Place, ":")]+": "+place+" "+
			strconv.FormatUint(x.Count, 10))
	}
	if !slices.Equal(got, want) {
		t.Errorf("reports %q, want %q", got, want)
	}
}

func TestReports(t *testing.T) {
	for _, c := range []struct {
		name, body string
		variables  string
		value      uint32
		reports    []string
	}{
		{"load out of bounds", "%p = OpAccessChain %p_word %in %n0 %n1000\n%v = OpLoad %u32 %p\nOpStore %at %v", "", 0,
			[]string{"out of bounds: %main: OpLoad 8"}},
		{"store out of bounds", "OpStore %at %n5\n%p = OpAccessChain %p_word %out %n0 %n1000\nOpStore %p %n7", "", 5,
			[]string{"out of bounds: %main: OpStore 8"}},
		{"division by zero is undefined where it is stored", "%v = OpUDiv %u32 %n5 %x\nOpStore %at %v", "", 0,
			[]string{"undefined result: %main: OpUDiv 8", "undefined value stored: %main: OpStore 8"}},
		{"and not where it is not chosen", "%v = OpUDiv %u32 %n5 %x\n%z = OpIEqual %bool %x %n0\n" +
			"%w = OpSelect %u32 %z %n7 %v\nOpStore %at %w", "", 7,
			[]string{"undefined result: %main: OpUDiv 8"}},
		{"a variable that nothing was stored to", "%v = OpLoad %u32 %var\nOpStore %at %v",
			"%var = OpVariable %p_local Function", 0,
			[]string{"undefined value stored: %main: OpStore 8"}},
		{"a branch", "%u = OpUndef %bool\nOpSelectionMerge %m None\nOpBranchConditional %u %y %m\n%y = OpLabel\n" +
			"OpBranch %m\n%m = OpLabel\nOpStore %at %n3", "", 3,
			[]string{"branch on an undefined value: %main: OpBranchConditional 8"}},
		{"an undefined value that nobody sees", "%u = OpUndef %u32\n%v = OpIAdd %u32 %u %n1\nOpStore %at %n3", "", 3, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, r, err := shader{body: c.body, variables: c.variables}.run(t)
			if err != nil {
				t.Fatal(err)
			}
			wantReports(t, r, c.reports...)
			if got[3] != c.value {
				t.Errorf("%d was stored, want %d", got[3], c.value)
			}
		})
	}
}

func TestLimits(t *testing.T) {
	endless := shader{body: `
OpBranch %loop
%loop = OpLabel
OpLoopMerge %done %next None
OpBranch %next
%next = OpLabel
OpBranchConditional %true %loop %done
%done = OpLabel
`}
	if _, _, err := endless.run(t); err == nil || !strings.Contains(err.Error(), "stopped in %main after 1048576 "+
		"instructions") {
		t.Errorf("a loop without end: %v", err)
	}
	small := shader{body: "OpStore %at %x", inputs: vm.Inputs{Memory: 1000}}
	if _, _, err := small.run(t); err == nil || !strings.Contains(err.Error(), "bytes") {
		t.Errorf("a limit of memory: %v", err)
	}
}

func TestRefused(t *testing.T) {
	var u *vm.Unsupported
	_, _, err := shader{body: "%v = OpFunctionCall %u32 %rec %x\nOpStore %at %v", globals: "%f_u = OpTypeFunction %u32 %u32", functions: `
%rec = OpFunction %u32 None %f_u
%p = OpFunctionParameter %u32
%re = OpLabel
%r = OpFunctionCall %u32 %rec %p
OpReturnValue %r
OpFunctionEnd`}.run(t)
	if !errors.As(err, &u) || len(u.Reasons) != 1 || !strings.HasPrefix(u.Reasons[0], "recursion, of the function %") {
		t.Errorf("recursion: %v", err)
	}
	_, _, err = shader{decorations: "OpDecorate %sm BuiltIn SMCountNV",
		globals: "%p_sm = OpTypePointer Input %u32\n%sm = OpVariable %p_sm Input",
		body:    "%v = OpLoad %u32 %sm\nOpStore %at %v"}.run(t)
	if !errors.As(err, &u) || len(u.Reasons) != 1 || u.Reasons[0] != "the input SMCountNV" {
		t.Errorf("an unknown input: %v", err)
	}
	for kind, want := range map[string]string{
		"3D 0 1 0 1":     "arrays of images of the dimensionality 3D",
		"Buffer 0 1 0 1": "arrays of images of the dimensionality Buffer",
		"3D 0 0 1 1":     "images of several samples of the dimensionality 3D",
	} {
		_, _, err = shader{globals: "%ti = OpTypeImage %f32 " + kind + " Unknown\n" +
			"%p_ti = OpTypePointer UniformConstant %ti\n%image = OpVariable %p_ti UniformConstant",
			body: "%v = OpLoad %ti %image"}.run(t)
		if !errors.As(err, &u) || len(u.Reasons) == 0 || u.Reasons[0] != want {
			t.Errorf("an image %s: %v, want %s", kind, err, want)
		}
	}
}

func TestSpecConstants(t *testing.T) {
	s := shader{decorations: "OpDecorate %s SpecId 7\nOpDecorate %flag SpecId 9", globals: `
%s = OpSpecConstant %u32 5
%flag = OpSpecConstantFalse %bool
%twice = OpSpecConstantOp %u32 IMul %s %n2
%pick = OpSpecConstantOp %u32 Select %flag %twice %s
%pair = OpSpecConstantComposite %uvec2 %pick %n1
%first = OpSpecConstantOp %u32 CompositeExtract %pair 0
%size = OpSpecConstantOp %u32 IAdd %s %n1
%arr = OpTypeArray %u32 %size
%p_arr = OpTypePointer Private %arr
%p_p = OpTypePointer Private %u32
%a = OpVariable %p_arr Private
`, body: `
%p = OpAccessChain %p_p %a %s
OpStore %p %first
%v = OpLoad %u32 %p
OpStore %at %v`}
	s.expect(t, func(int, uint32) uint32 { return 5 })
	s.options.Spec = map[uint32]uint64{7: 11, 9: 1}
	s.expect(t, func(int, uint32) uint32 { return 22 })
}

func TestEntryPoints(t *testing.T) {
	if _, _, err := (shader{body: "OpStore %at %x", options: vm.Options{Entry: "other"}}).run(t); err == nil ||
		!strings.Contains(err.Error(), `it has no entry point "other"; there are main (GLCompute)`) {
		t.Errorf("an entry point that is not there: %v", err)
	}
	if _, _, err := (shader{body: "OpStore %at %x", options: vm.Options{Subgroup: 65}}).run(t); err == nil {
		t.Error("a subgroup of 65")
	}
}

// TestVectors makes vectors and takes them apart, by indices that are and are not known.
func TestVectors(t *testing.T) {
	shader{in: []uint32{0, 1, 2, 3, 0, 1, 2, 3}, body: `
%v = OpCompositeConstruct %uvec4 %n5 %x %n7 %i
%w = OpVectorShuffle %uvec4 %v %v 3 6 1 0
%k = OpBitwiseAnd %u32 %i %n3
%a = OpVectorExtractDynamic %u32 %w %k
%z = OpVectorInsertDynamic %uvec4 %w %n64 %k
%b = OpVectorExtractDynamic %u32 %z %n2
%wide = OpCompositeConstruct %uvec2 %a %b
%bits = OpBitcast %u64 %wide
%half = OpShiftRightLogical %u64 %bits %n8
%back = OpBitcast %uvec2 %half
%low = OpCompositeExtract %u32 %back 0
OpStore %at %low
`}.expect(t, func(i int, x uint32) uint32 {
		w := [4]uint32{uint32(i), 7, x, 5}
		k := i & 3
		a, b := w[k], w[2]
		if k == 2 {
			b = 64
		}
		return uint32((uint64(a) | uint64(b)<<32) >> 8)
	})
}
