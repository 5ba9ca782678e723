package cli

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// scaleText is a shader of 4 invocations that computes result.squares[i] = numbers[i]² * scale + push.add, as glslc
// would make it, with what else a shader may be given.
const scaleText = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 4 1 1
%file = OpString "square.comp"
OpName %main "main"
OpName %Numbers "Numbers"
OpMemberName %Numbers 0 "numbers"
OpName %numbers ""
OpName %Result "Result"
OpMemberName %Result 0 "squares"
OpName %result "result"
OpName %Params "Params"
OpMemberName %Params 0 "offset"
OpMemberName %Params 1 "count"
OpMemberName %Params 2 "m"
OpName %params "params"
OpName %Push "Push"
OpMemberName %Push 0 "add"
OpName %scale "scale"
OpName %twice "twice"
OpName %sum "sum"
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %scale SpecId 3
OpDecorate %twice SpecId 5
OpDecorate %floats ArrayStride 4
OpDecorate %Numbers Block
OpMemberDecorate %Numbers 0 Offset 0
OpDecorate %numbers DescriptorSet 0
OpDecorate %numbers Binding 0
OpDecorate %Result Block
OpMemberDecorate %Result 0 Offset 0
OpDecorate %result DescriptorSet 0
OpDecorate %result Binding 1
OpDecorate %Params Block
OpMemberDecorate %Params 0 Offset 0
OpMemberDecorate %Params 1 Offset 12
OpMemberDecorate %Params 2 Offset 16
OpMemberDecorate %Params 2 ColMajor
OpMemberDecorate %Params 2 MatrixStride 8
OpDecorate %params DescriptorSet 0
OpDecorate %params Binding 2
OpDecorate %Push Block
OpMemberDecorate %Push 0 Offset 0
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%vec2 = OpTypeVector %f32 2
%vec3 = OpTypeVector %f32 3
%uvec3 = OpTypeVector %u32 3
%mat2 = OpTypeMatrix %vec2 2
%floats = OpTypeRuntimeArray %f32
%Numbers = OpTypeStruct %floats
%Result = OpTypeStruct %floats
%Params = OpTypeStruct %vec3 %u32 %mat2
%Push = OpTypeStruct %f32
%p_Numbers = OpTypePointer StorageBuffer %Numbers
%p_Result = OpTypePointer StorageBuffer %Result
%p_Params = OpTypePointer Uniform %Params
%p_Push = OpTypePointer PushConstant %Push
%p_id = OpTypePointer Input %uvec3
%p_in_u32 = OpTypePointer Input %u32
%p_buffer_f32 = OpTypePointer StorageBuffer %f32
%p_push_f32 = OpTypePointer PushConstant %f32
%p_uniform_f32 = OpTypePointer Uniform %f32
%u0 = OpConstant %u32 0
%two = OpConstant %f32 2
%scale = OpSpecConstant %f32 1
%twice = OpSpecConstantFalse %bool
%numbers = OpVariable %p_Numbers StorageBuffer
%result = OpVariable %p_Result StorageBuffer
%params = OpVariable %p_Params Uniform
%push = OpVariable %p_Push PushConstant
%id = OpVariable %p_id Input
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%px = OpAccessChain %p_in_u32 %id %u0
%i = OpLoad %u32 %px
%pn = OpAccessChain %p_buffer_f32 %numbers %u0 %i
%n = OpLoad %f32 %pn
%nn = OpFMul %f32 %n %n
%scaled = OpFMul %f32 %nn %scale
%more = OpFMul %f32 %scaled %two
%chosen = OpSelect %f32 %twice %more %scaled
%pp = OpAccessChain %p_push_f32 %push %u0
%add = OpLoad %f32 %pp
%sum = OpFAdd %f32 %chosen %add
%pr = OpAccessChain %p_buffer_f32 %result %u0 %i
OpLine %file 12 3
OpStore %pr %sum
OpReturn
OpFunctionEnd
`

// inFolder puts the shader in a new folder and goes there.
func inFolder(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	put(t, "square.spvasm", []byte(scaleText))
}

func TestRun(t *testing.T) {
	inFolder(t)
	put(t, "numbers.txt", []byte("1 2.5 # of which the square is 6.25\n-3;0x7fc00001\n"))
	const hint = "hone: note: --trace=1,0,0 shows what that invocation does\n"
	const note = "hone: note: no push constants are given: 4 bytes of zeros\n"
	tests := []struct {
		args, stdout, stderr string
	}{
		{"--in 0.0=@numbers.txt --in result=f32:0*4", "0.1 result, 16 bytes:\n  squares[0..3]  1 6.25 9 nan\n", note},
		{"--in 0.0=values:1..4 --in 0.1=zero:16 --push f32:0.5 --in params=values:1..8 --out params --out 0.1",
			"0.2 params, 32 bytes:\n  offset  1 2 3\n  count   4\n  m[0]    5 6\n  m[1]    7 8\n0.1 result, 16 bytes:\n" +
				"  squares[0..3]  1.5 4.5 9.5 16.5\n", ""},
		{"--in 0.0=f32:0..0.3:0.1 --in 0.1=zero:16 --push f32:1 --in params=zero:32 --spec scale=10 --spec 5=true",
			"0.1 result, 16 bytes:\n  squares[0..3]  1 1.2 1.8000001 2.8000002\n", ""},
		{"--in 0.0=values:1..4 --in 0.1=zero:16 --push add=0.5 --in params=zero:32", "0.1 result, 16 bytes:\n  squares[0..3]  1.5 4.5 9.5 16.5\n", ""},
		{"--in 0.0=values:1..4 --in 0.1=zero:16 --push f32:9 --push add=f32:0.5 --in params=zero:32", "0.1 result, 16 bytes:\n  squares[0..3]  1.5 4.5 9.5 16.5\n", ""},
		{"--in 0.0=hex:0000803f --in 0.1=zero:16 --push zero:4 --in params=zero:32",
			"0.1 result, 16 bytes:\n  squares[0..3]  1 0 0 0\n",
			"hone: square.spvasm: out of bounds, 3 times, first in invocation 1,0,0: %40 = OpLoad %float %39\n" + hint},
		{"--in 0.0=f32:inf,-0,nan,1e-40 --in 0.1=zero:4 --push zero:4 --in params=zero:32 --out 0.0 --out 0.1",
			"0.0 Numbers, 16 bytes:\n  numbers[0..3]  inf -0 nan 1e-40\n0.1 result, 4 bytes:\n  squares[0]  inf\n",
			"hone: square.spvasm: square.comp:12: out of bounds, 3 times, first in invocation 1,0,0: OpStore %47 %sum\n" + hint},
		{"--groups 2 --in 0.0=numbers.txt --in 0.1=zero:32 --push zero:4 --in params=zero:32 --out 0.0=numbers.bin", "",
			"hone: note: numbers.txt holds text, and its bytes are taken as they are; @numbers.txt reads it as numbers\n" +
				"hone: note: 0.0 Numbers has 50 bytes, which end within an element of numbers[]: each has 4\n"},
	}
	for _, test := range tests {
		o := command(t, append([]string{"run", "square.spvasm"}, strings.Fields(test.args)...)...)
		if o.status != StatusOK || o.stdout != test.stdout || o.stderr != test.stderr {
			t.Errorf("hone run %s: status %d, standard output\n%s\nwant\n%s\nstandard error\n%s\nwant\n%s", test.args, o.status,
				o.stdout, test.stdout, o.stderr, test.stderr)
		}
	}
	if !bytes.Equal(get(t, "numbers.bin"), get(t, "numbers.txt")) {
		t.Error("--out FILE does not write the bytes of the buffer")
	}
	// What --out =@FILE writes, @FILE reads.
	command(t, "run", "square.spvasm", "--in", "0.0=@numbers.txt", "--in", "0.1=zero:16", "--out", "0.0=@a.txt", "--out",
		"0.0=a.bin").want(t, StatusOK)
	command(t, "run", "square.spvasm", "--in", "0.0=@a.txt", "--in", "0.1=zero:16", "--out", "0.0=b.bin").want(t, StatusOK)
	if got := string(get(t, "a.txt")); got != "1\n2.5\n-3\n0x7fc00001\n" ||
		!bytes.Equal(get(t, "a.bin"), get(t, "b.bin")) {
		t.Errorf("numbers as text are %q", got)
	}
}

func TestRunErrors(t *testing.T) {
	inFolder(t)
	put(t, "bad.txt", []byte("1\n2 x\n"))
	put(t, "empty.txt", nil)
	put(t, "nv.spvasm", []byte(strings.Replace(scaleText, "GLCompute", "MeshNV", 1)))
	put(t, "several.spvasm", []byte(strings.Replace(scaleText, "OpExecutionMode ", "OpEntryPoint GLCompute %main "+
		"\"again\" %id\nOpEntryPoint Fragment %main \"other\" %id\nOpExecutionMode ", 1)))
	put(t, "none.spvasm", []byte("OpCapability Linkage\nOpMemoryModel Logical GLSL450\n"))
	put(t, "endless.spvasm", []byte(strings.Replace(scaleText, "OpReturn\n", "OpBranch %loop\n%loop = OpLabel\n"+
		"OpLoopMerge %out %loop None\nOpBranch %loop\n%out = OpLabel\nOpReturn\n", 1)))
	vertices := strings.Replace(scaleText, "OpStore %pr", "OpEmitVertex\nOpEndPrimitive\nOpStore %pr", 1)
	put(t, "vertices.spvasm", []byte(vertices))
	put(t, "nul.spvasm", []byte("; text\nOpName \x00\n"))
	large := strings.Replace(scaleText, "OpMemberDecorate %Params 1 Offset 12\nOpMemberDecorate %Params 2 Offset 16",
		"OpMemberDecorate %Params 1 Offset 2000000000\nOpMemberDecorate %Params 2 Offset 2000000016", 1)
	large = strings.Replace(large, "OpStore %pr %sum", "%pm = OpAccessChain %p_uniform_f32 %params %u0 %u0\n"+
		"%pv = OpLoad %f32 %pm\nOpStore %pr %sum", 1)
	put(t, "large.spvasm", []byte(large))
	const bound = " --in 0.0=f32:1..4 --in 0.1=zero:16"
	tests := []struct {
		args   string
		status int
		wants  []string
	}{
		{"square.spvasm", 1, []string{"hone: square.spvasm: buffers are missing\n", "    nothing is given for 0.0 Numbers, and numbers[] has no size: for 256 elements --in 0.0=zero:1024\n", "    nothing is given for 0.1 result"}},
		{"square.spvasm --in 0.0=f32:1", 1, []string{"hone: square.spvasm: nothing is given for 0.1 result"}},
		{"square.spvasm --in 0.7=f32:1", 1, []string{"hone: --in 0.7: the shader has no buffer 0.7; it has 0.0 Numbers, 0.1 result, 0.2 params\n"}},
		{"square.spvasm --in 0.0=@empty.txt", 1, []string{"hone: --in 0.0: @empty.txt has no numbers; zero:0 is a buffer without bytes\n"}},
		{"square.spvasm --in 0.0=empty.txt", 1, []string{"hone: --in 0.0: empty.txt is empty; zero:0 is a buffer without bytes\n"}},
		{"square.spvasm --in 0.0=hex:", 1, []string{"hone: --in 0.0: hex: has no digits; zero:0 is"}},
		{"square.spvasm --in 0.0=values:", 1, []string{"hone: --in 0.0: values: has no numbers; zero:0 is"}},
		{"square.spvasm --in 0.0=zero:1073741825", 1, []string{"hone: --in 0.0: zero:1073741825: a buffer may have 1,073,741,824 bytes\n"}},
		{"square.spvasm --in 0.0=zero:99999999999999999999", 1, []string{"zero:99999999999999999999: a buffer may have"}},
		{"square.spvasm --in 0.0=zero:4K", 1, []string{"zero:4K: want a number of bytes, such as zero:1024"}},
		{"square.spvasm --spec scale=1e39", 1, []string{"hone: --spec scale: 1e39 is out of the range of f32"}},
		{"square.spvasm --in 0.0=f32:1,x", 1, []string{`hone: --in 0.0: "x" is no number`}},
		{"square.spvasm --in 0.0=@bad.txt", 1, []string{`hone: --in 0.0: bad.txt:2:3: "x" is no number`}},
		{"square.spvasm --in 0.0=none.bin", 1, []string{"hone: --in 0.0: none.bin: no such file"}},
		{"square.spvasm --in 0.0=hex:123", 1, []string{"two hexadecimal digits"}},
		{"square.spvasm --in params=values:1,2,3", 1, []string{"hone: --in params: 3 numbers, and the shader has 8 there; 0*5 is as many zeros"}},
		{"square.spvasm --in params=values:0*9", 1, []string{"9 numbers, and the shader has 8 there"}},
		{"square.spvasm --in params=values:0,0,0,1.5,0*4", 1, []string{"1.5 is no whole number, and the type is u32, for count"}},
		{"square.spvasm --in params=f32:0", 1, []string{"4 bytes, and the shader has 32 there"}},
		{"square.spvasm --in 0.0=f32:1 --in Numbers=f32:1", 1, []string{"0.0 Numbers is given twice"}},
		{"square.spvasm --push f32:1,2 --spec 4=1", 1, []string{"hone: --spec 4: no specialization constant is 4; there are 3 scale, 5 twice"}},
		{"square.spvasm --spec twice=maybe", 1, []string{"want true or false"}},
		{"square.spvasm --push zero:8" + bound, 1, []string{"hone: --push: 8 bytes, and the shader has 4\n"}},
		{"square.spvasm --memory 0x0=zero:4" + bound, 1, []string{"hone: --memory 0x0: nothing lies there: 0 is the null pointer\n"}},
		{"square.spvasm --out 0.1[0..1]" + bound, 1, []string{"hone: --out 0.1[0..1]: 0.1 result has no elements; those of its member squares are 0.1.squares[0..1]\n"}},
		{"nul.spvasm", 1, []string{"hone: nul.spvasm:2:8: a byte that is 0, which no text has\n"}},
		{"large.spvasm", 1, []string{"hone: large.spvasm: 0.2 params has 2,000,000,"}},
		{"square.spvasm --push hex:00" + bound, 1, []string{"hone: --push: 1 byte, and the shader has 4"}},
		{"square.spvasm --out 0.9" + bound, 1, []string{"--out 0.9: the shader has no buffer"}},
		{"square.spvasm --out params" + bound, 1, []string{"--out params: nothing is given for 0.2 params, and the shader does not use it"}},
		{"square.spvasm --entry other", 1, []string{`hone: square.spvasm: it has no entry point "other"; there are main (GLCompute)`}},
		{"nv.spvasm", 1, []string{"hone: nv.spvasm: it has no shader that can be run; its entry points are main (MeshNV)\n"}},
		{"nv.spvasm --entry main", 1, []string{"hone: nv.spvasm: it is a MeshNV shader, which is not run yet\n"}},
		{"several.spvasm", 1, []string{"hone: several.spvasm: it has several entry points, and none is named: main (GLCompute), again (GLCompute), other (Fragment); --entry names one\n"}},
		{"none.spvasm", 1, []string{"hone: none.spvasm: it has no entry point\n"}},
		{"endless.spvasm --steps 1000" + bound, 1, []string{"hone: endless.spvasm: workgroup 0 0 0: too many instructions: stopped in %main after 1000 instructions; --steps sets the limit\n"}},
		{"vertices.spvasm", 3, []string{"hone: vertices.spvasm: cannot run the shader, for 2 reasons\n    ", "OpEndPrimitive"}},
		{"square.spvasm --in 0.0", 2, []string{"--in 0.0: want BINDING=SOURCE, where SOURCE is FILE, @FILE"}},
		{"square.spvasm --in 0.0=1,2,3", 1, []string{"hone: --in 0.0: 1,2,3: no such file or directory; numbers are written values:1,2,3\n"}},
		{"square.spvasm --out =x", 2, []string{"hone: run: --out =x: want BINDING or BINDING=FILE\n"}},
		{"square.spvasm --spec 3", 2, []string{"hone: run: --spec 3: want ID=VALUE\n"}},
		{"square.spvasm --trace=a", 2, []string{"invalid value \"a\" for flag --trace: want X,Y,Z, the global id of an invocation; see"}},
		{"square.spvasm --workers x", 2, []string{"invalid value \"x\" for flag --workers: want a whole number; see hone run --help\n"}},
		{"square.spvasm --push=", 2, []string{"hone: run: --push has no value\n"}},
		{"square.spvasm --steps 1e6", 2, []string{"hone: run: --steps \"1e6\": want a whole number, 1 or more\n"}},
		{"square.spvasm --groups 1,2,3,4", 2, []string{"want X,Y,Z"}},
		{"square.spvasm --groups 1,,2", 2, []string{"hone: run: --groups \"1,,2\": want X,Y,Z, each 1 to 2147483647\n"}},
		{"square.spvasm --groups 4x", 2, []string{"want X,Y,Z"}},
		{"square.spvasm --groups 0", 2, []string{"each 1 to 2147483647"}},
		{"square.spvasm --groups 3000000000", 2, []string{"hone: run: --groups \"3000000000\": want X,Y,Z, each 1 to 2147483647\n"}},
		{"square.spvasm --groups 2000000000,2000000000", 2, []string{"more than 1,099,511,627,776 workgroups"}},
		{"square.spvasm -groups 0", 2, []string{"each 1 to 2147483647"}},
		{"square.spvasm --subgroup 65", 2, []string{"want 1 to 64"}},
		{"square.spvasm --steps x", 2, []string{"--steps"}},
		{"square.spvasm --in 0.0=f32:1 --in 0.0=f32:2", 2, []string{"--in 0.0 is there twice"}},
		{"square.spvasm --groups 99999999,99999999", 2, []string{"more than 1,099,511,627,776 workgroups"}},
		{"square.spvasm --out 0.0=square.spvasm" + bound, 2, []string{"square.spvasm would be overwritten"}},
		{"square.spvasm --out 0.0=a.bin --out 0.1=./a.bin" + bound, 2, []string{"a.bin would be overwritten"}},
		{"square.spvasm --in 0.0=values:1,@- --in 0.1=-", 2, []string{"standard input is there for one file only"}},
		{"square.spvasm other.spv", 2, []string{"takes one input"}},
	}
	for _, test := range tests {
		o := command(t, append([]string{"run"}, strings.Fields(test.args)...)...).want(t, test.status, test.wants...)
		if o.stdout != "" {
			t.Errorf("hone run %s prints %q", test.args, o.stdout)
		}
	}
	if names, _ := filepath.Glob("*.tmp"); len(names) > 0 {
		t.Error("temporary files are left")
	}
}

func TestRunProfile(t *testing.T) {
	inFolder(t)
	o := command(t, "run", "square.spvasm", "--groups", "2", "--in", "0.0=f32:1..8", "--in", "0.1=zero:32", "--push",
		"zero:4", "--in", "params=zero:32", "--profile", "--out", "0.1=out.bin").want(t, StatusOK)
	// 8 invocations: 4 multiplications and an addition with a selection, 3 loads and a store that has a line, a return.
	const want = `                                 executed   per invocation           weight    share
other                                  32              4.0                0     0.0%
arithmetic                             40              5.0               40    22.7%
memory                                 32              4.0              128    72.7%
branch                                  8              1.0                8     4.5%
total                                                 22.0              176   100.0%
invocations: 8
where                         invocations   weight of each           weight    share
%main %36                               8             17.0              136    77.3%
square.comp:12                          8              5.0               40    22.7%
`
	if o.stderr != want || o.stdout != "" {
		t.Errorf("the profile is\n%s%s\nwant\n%s", o.stdout, o.stderr, want)
	}
}

func TestRunTrace(t *testing.T) {
	inFolder(t)
	args := []string{"run", "square.spvasm", "--in", "0.0=f32:1,2.5", "--in", "0.1=zero:16", "--push", "zero:4", "--in",
		"params=zero:32", "--out", "0.1=out.bin"}
	o := command(t, append(args, "--trace=1")...).want(t, StatusOK)
	const want = `1,0,0  %37 = OpAccessChain %_ptr_Input_uint %gl_GlobalInvocationID %uint_0 -> &%gl_GlobalInvocationID.x
1,0,0  %38 = OpLoad %uint %37 ; %37: &%gl_GlobalInvocationID.x -> 1
1,0,0  %39 = OpAccessChain %_ptr_StorageBuffer_float %_ %uint_0 %38 ; %38: 1 -> &%_.numbers[1]
1,0,0  %40 = OpLoad %float %39 ; %39: &%_.numbers[1] -> 2.5
1,0,0  %41 = OpFMul %float %40 %40 ; %40: 2.5 -> 6.25
1,0,0  %42 = OpFMul %float %41 %scale ; %41: 6.25, %scale: 1 -> 6.25
1,0,0  %43 = OpFMul %float %42 %float_2 ; %42: 6.25 -> 12.5
1,0,0  %44 = OpSelect %float %twice %43 %42 ; %twice: false, %43: 12.5, %42: 6.25 -> 6.25
1,0,0  %45 = OpAccessChain %_ptr_PushConstant_float %34 %uint_0 -> &%34.add
1,0,0  %46 = OpLoad %float %45 ; %45: &%34.add -> 0
1,0,0  %sum = OpFAdd %float %44 %46 ; %44: 6.25, %46: 0 -> 6.25
1,0,0  %47 = OpAccessChain %_ptr_StorageBuffer_float %result %uint_0 %38 ; %38: 1 -> &%result.squares[1]
; square.comp:12
1,0,0  OpStore %47 %sum ; %47: &%result.squares[1], %sum: 6.25
1,0,0  OpReturn
`
	if o.stdout != want {
		t.Errorf("the trace is\n%s\nwant\n%s", o.stdout, want)
	}
	// Of all invocations: of each instruction the first first.
	o = command(t, append(args, "--trace", "--subgroup", "2")...).want(t, StatusOK)
	lines := strings.Split(o.stdout, "\n")
	if n := len(lines); n != 4*14+2+1 || !strings.HasPrefix(lines[0], "0,0,0 ") ||
		!strings.HasPrefix(lines[1], "1,0,0 ") || !strings.HasPrefix(lines[2], "0,0,0 ") ||
		!strings.HasPrefix(lines[n-2], "3,0,0  OpReturn") {
		t.Errorf("%d lines:\n%s", n, o.stdout)
	}
	if !strings.Contains(o.stdout, "\n3,0,0  %40 = OpLoad %float %39 ; %39: &%_.numbers[3] out of bounds -> 0\n") {
		t.Errorf("an access out of bounds is\n%s", o.stdout)
	}
	command(t, append(args, "--trace=4")...).want(t, StatusUsage, "--trace=4,0,0: there are 4,1,1 invocations")
	command(t, append(args, "--trace=a")...).want(t, StatusUsage, "the global id of an invocation")
}

// Memory at addresses is what push constants, or memory before it, say that lies there.
func TestRunMemory(t *testing.T) {
	in := filepath.Join(shaders, "glsl", "bda.comp.spv")
	o := command(t, "run", in, "--push", "values:0x1000,0x2000,0x3000,0", "--memory",
		"0x1000=values:1.5,2,3,4,0x1100,0x4000,7", "--memory", "0x1100=values:0.5,0*6",
		"--memory", "0x2000=zero:256", "--memory", "0x3000=zero:512", "--memory", "0x4000=zero:1024", "--out", "0x1000",
		"--out", "0x1100").want(t, StatusOK)
	const want = `0x1000, 36 bytes:
  value  1.5 2 3 4
  next   0x1100
  rest   16384
  key    7
0x1100, 36 bytes:
  value  0.5 0 0 0
  next   0x0
  rest   0
  key    0
`
	if o.stdout != want {
		t.Errorf("it prints\n%s\nwant\n%s", o.stdout, want)
	}
	o = command(t, "run", in, "--push", "values:0x1000,0,0,0", "--memory", "0x1000=u8:1 zero:47 u32:5 6 7", "--out",
		"0x1000+4", "--out", "0x1000+50..52", "--out", "0x1000.key")
	if !strings.Contains(o.stdout, "0x1000, 60 bytes:\n  value  ") ||
		!strings.Contains(o.stdout, "0x1000, 60 bytes:\n  +48  5 6\n") ||
		!strings.HasSuffix(o.stdout, "0x1000, 60 bytes:\n  key  0\n") {
		t.Errorf("parts of it are\n%s%s", o.stderr, o.stdout)
	}
	command(t, "run", in, "--memory", "0x1000=zero:16", "--memory", "0x100f=zero:1").want(t, StatusInput,
		"hone: --memory 0x100f: it overlaps that at 0x1000")
	command(t, "run", in, "--memory", "next=zero:16").want(t, StatusInput, `"next" is no address`)
	command(t, "run", in, "--memory", "0xffffffffffffffff=zero:2").want(t, StatusInput, "beyond the last address")
	command(t, "run", in, "--out", "0x1000").want(t, StatusInput, "nothing is put at the address 0x1000")
}

// shapesText is a shader that stores 1 to a buffer of many shapes.
const shapesText = `
OpCapability Shader
OpCapability Int8
OpCapability Float16
OpCapability Int64
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpMemberName %item 0 "id"
OpMemberName %item 1 "at"
OpMemberName %block 0 "halves"
OpMemberName %block 1 "wide"
OpMemberName %block 2 "m"
OpMemberName %block 3 "items"
OpName %v "shapes"
OpDecorate %halves ArrayStride 2
OpDecorate %items ArrayStride 24
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 8
OpMemberDecorate %block 2 Offset 16
OpMemberDecorate %block 2 RowMajor
OpMemberDecorate %block 2 MatrixStride 8
OpMemberDecorate %block 3 Offset 40
OpMemberDecorate %item 0 Offset 0
OpMemberDecorate %item 1 Offset 8
OpDecorate %v DescriptorSet 2
OpDecorate %v Binding 10
%void = OpTypeVoid
%i8 = OpTypeInt 8 1
%i32 = OpTypeInt 32 1
%u64 = OpTypeInt 64 0
%f16 = OpTypeFloat 16
%f32 = OpTypeFloat 32
%vec3 = OpTypeVector %f32 3
%mat = OpTypeMatrix %vec3 2
%n3 = OpConstant %i32 3
%n0 = OpConstant %i32 0
%n1 = OpConstant %i32 1
%one = OpConstant %i8 1
%halves = OpTypeArray %f16 %n3
%item = OpTypeStruct %i8 %vec3
%items = OpTypeRuntimeArray %item
%block = OpTypeStruct %halves %u64 %mat %items
%p_block = OpTypePointer StorageBuffer %block
%p_i8 = OpTypePointer StorageBuffer %i8
%v = OpVariable %p_block StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%p = OpAccessChain %p_i8 %v %n3 %n1 %n0
OpStore %p %one
OpReturn
OpFunctionEnd
`

// Numbers go to where the layout says, and come from there.
func TestRunShapes(t *testing.T) {
	t.Chdir(t.TempDir())
	put(t, "shapes.spvasm", []byte(shapesText))
	const numbers = "1,2,65504,18446744073709551615,1,2,3,4,5,6,-128,0.5,1.5,2.5,7,3,4,5"
	o := command(t, "run", "shapes.spvasm", "--in", "2.10=values:"+numbers, "--out", "shapes", "--out", "2.10=a.bin",
		"--out", "2.10=@a.txt").want(t, StatusOK)
	const want = `2.10 shapes, 88 bytes:
  halves[0..2]  1 2 65504
  wide          18446744073709551615
  m[0]          1 2 3
  m[1]          4 5 6
  items[0].id   -128
  items[0].at   0.5 1.5 2.5
  items[1].id   1
  items[1].at   3 4 5
`
	if o.stdout != want {
		t.Errorf("it prints\n%s\nwant\n%s", o.stdout, want)
	}
	// Columns of the matrix are interleaved: rows are 8 bytes apart.
	data := get(t, "a.bin")
	rows := []byte{0, 0, 0x80, 0x3f, 0, 0, 0x80, 0x40, 0, 0, 0, 0x40, 0, 0, 0xa0, 0x40, 0, 0, 0x40, 0x40, 0, 0, 0xc0, 0x40}
	if !bytes.Equal(data[16:40], rows) || data[40] != 0x80 || data[64] != 1 {
		t.Errorf("the bytes are %x", data)
	}
	command(t, "run", "shapes.spvasm", "--in", "2.10=@a.txt", "--out", "2.10=b.bin").want(t, StatusOK)
	if !bytes.Equal(data, get(t, "b.bin")) {
		t.Error("the text gives other bytes")
	}
	command(t, "run", "shapes.spvasm", "--in", "2.10=values:1..11").want(t, StatusInput,
		"11 numbers end within an element: 14 make 1 of them")
	command(t, "run", "shapes.spvasm", "--in", "2.10=values:1..9").want(t, StatusInput,
		"9 numbers, and the shader has 10 there; 0*1 is as many zeros")
	command(t, "run", "shapes.spvasm", "--in", "2.10=values:1,2,x").want(t, StatusInput,
		`--in 2.10: "x" is no number, for halves[2]`)
	command(t, "run", "shapes.spvasm", "--in", "2.10=zero:100").want(t, StatusOK,
		"100 bytes, which end within an element of items[]: each has 24")
}

// A buffer is called what the shader calls the variable or the block, and messages have the former.
func TestRunNames(t *testing.T) {
	inFolder(t)
	const want = "0.1 result, 16 bytes:\n  squares[0..3]  1 4 9 16\n"
	bound := "--in Numbers=values:1..4 --in Result=zero:16 --in Params=zero:32 --push zero:4"
	for _, out := range []string{"result", "Result", "0.1"} {
		if o := command(t, append(strings.Fields("run square.spvasm "+bound), "--out", out)...).want(t, StatusOK); o.stdout !=
			want || o.stderr != "" {
			t.Errorf("--out %s prints\n%s%s", out, o.stdout, o.stderr)
		}
	}
	command(t, strings.Fields("run square.spvasm --in result=zero:16 --in Result=zero:16")...).want(t, StatusInput,
		"hone: --in Result: 0.1 result is given twice\n")
	command(t, strings.Fields("run square.spvasm --in Push=zero:4")...).want(t, StatusInput,
		"hone: --in Push: the push constants are called Push, which --push gives, or push in a file\n")

	// The instance of one block has the name of another.
	put(t, "both.spvasm", []byte(changed(t, scaleText, `OpName %params "params"`, `OpName %params "Numbers"`)))
	command(t, strings.Fields("run both.spvasm --in Numbers=zero:32")...).want(t, StatusInput,
		"hone: --in Numbers: 2 buffers are called Numbers: name one by its set.binding: 0.0 Numbers, 0.2 Numbers\n")
	command(t, strings.Fields("run both.spvasm --in 0.0=zero:16 --in Params=zero:32 --in Result=zero:16")...).want(t,
		StatusOK)

	// What a flag says counts more than the file, under another name too.
	put(t, "inputs.yaml", []byte("shader: square.spvasm\nin: {Numbers: \"values:5*4\", 0.1: \"zero:16\", params: "+
		"\"zero:32\"}\nspec: {3: 2}\npush: zero:4\nout: {Result: }\n"))
	if o := command(t, "run", "inputs.yaml", "--in", "0.0=values:1..4", "--spec", "scale=1").want(t, StatusOK); o.stdout !=
		want || o.stderr != "" {
		t.Errorf("it prints\n%s%s", o.stdout, o.stderr)
	}
	if o := command(t, "run", "inputs.yaml", "--out", "params.offset").want(t, StatusOK); o.stdout !=
		"0.2 params, 32 bytes:\n  offset  0 0 0\n" {
		t.Errorf("with --out it prints\n%s", o.stdout)
	}
	command(t, "run", "inputs.yaml", "--spec", "scale=1", "--spec", "3=2").want(t, StatusInput,
		"the specialization constant 3 is given twice")
}

// Numbers of a type that the shader has nowhere in a buffer are taken as they are, with a note.
func TestRunOtherTypes(t *testing.T) {
	inFolder(t)
	const rest = " --in 0.1=zero:16 --push zero:4 --in params=zero:32"
	const note = "hone: note: 0.0 Numbers is given u32, and the shader has f32 there: the bits are taken as they are; " +
		"values: gives numbers of the shader's types\n"
	if o := command(t, strings.Fields("run square.spvasm --in 0.0=u32:0x3f800000,0x40000000,0*2"+rest)...).want(t,
		StatusOK); o.stderr != note || !strings.Contains(o.stdout, " 1 4 0 0\n") {
		t.Errorf("it prints\n%s%s", o.stderr, o.stdout)
	}
	for _, source := range []string{"f32:1,2,0*2", "values:1,2,0*2", "hex:0000803f000000400000000000000000"} {
		if o := command(t, strings.Fields("run square.spvasm --in 0.0="+source+rest)...).want(t, StatusOK); o.stderr != "" {
			t.Errorf("%s: %s", source, o.stderr)
		}
	}
	// An empty buffer is one that is asked for.
	command(t, strings.Fields("run square.spvasm --in 0.0=zero:0"+rest)...).want(t, StatusOK, "out of bounds, 4 times")
}

// --out names a part of a buffer as the shader does, or by its bytes.
func TestRunParts(t *testing.T) {
	inFolder(t)
	put(t, "shapes.spvasm", []byte(shapesText))
	square := "run square.spvasm --in Numbers=values:1..2000 --in Result=zero:8000 --groups 500 --push zero:4 --in " +
		"params=values:1..8 "
	shapes := "run shapes.spvasm --in shapes=values:1..30 "
	const numbers = "0.0 Numbers, 8000 bytes:\n"
	for _, x := range []struct{ args, want string }{
		{square + "--out Numbers.numbers[1001]", numbers + "  numbers[1000..1007]  1001 1002 1003 1004 1005 1006 1007 1008\n"},
		{square + "--out 0.0.numbers[1999]", numbers + "  numbers[1992..1999]  1993 1994 1995 1996 1997 1998 1999 2000\n"},
		{square + "--out Result.squares[7..8]", "0.1 result, 8000 bytes:\n  squares[0..7]   1 4 9 16 25 36 49 64\n  squares[8..15]  81 100 121 144 169 196 225 256\n"},
		{square + "--out Numbers+4004", numbers + "  numbers[1000..1007]  1001 1002 1003 1004 1005 1006 1007 1008\n"},
		{square + "--out 0.0+4031..4032", numbers + "  numbers[1000..1007]  1001 1002 1003 1004 1005 1006 1007 1008\n  numbers[1008..1015]  1009 1010 1011 1012 1013 1014 1015 1016\n"},
		{square + "--out params.offset", "0.2 params, 32 bytes:\n  offset  1 2 3\n"},
		{square + "--out params.offset.y", "0.2 params, 32 bytes:\n  offset  1 2 3\n"},
		{square + "--out params.m[1]", "0.2 params, 32 bytes:\n  m[1]  7 8\n"},
		{shapes + "--out shapes.items[3].at", "2.10 shapes, 160 bytes:\n  items[3].at  24 25 26\n"},
		{shapes + "--out 2.10.items[3..4]", "2.10 shapes, 160 bytes:\n  items[3].id  23\n  items[3].at  24 25 26\n  items[4].id  27\n  items[4].at  28 29 30\n"},
		{shapes + "--out 2.10.wide", "2.10 shapes, 160 bytes:\n  wide  4\n"},
	} {
		if o := command(t, strings.Fields(x.args)...).want(t, StatusOK); o.stdout != x.want || o.stderr != "" {
			t.Errorf("hone %s prints\n%s%s\nwant\n%s", x.args, o.stdout, o.stderr, x.want)
		}
	}
	for _, x := range []struct {
		args   string
		status int
		want   string
	}{
		{square + "--out Numbers.number[1]", 1, "hone: --out Numbers.number[1]: 0.0 Numbers has no member number; it has numbers\n"},
		{square + "--out Numbers.numbers[2000]", 1, "hone: --out Numbers.numbers[2000]: 0.0 Numbers.numbers has 2000 elements, and [2000] is not among them\n"},
		{square + "--out Numbers.numbers[1", 1, "[1: want an index such as [3], or [FROM..TO]"},
		{square + "--out Numbers.numbers[]", 1, "[]: want an index"},
		{square + "--out Numbers.numbers[5..3]", 1, "[5..3]: want an index"},
		{square + "--out Numbers.numbers[1].x", 1, "0.0 Numbers.numbers[1] has no member x\n"},
		{square + "--out Numbers.numbers[1][2]", 1, "0.0 Numbers.numbers[1] has no elements"},
		{square + "--out Numbers[1]", 1, "0.0 Numbers has no elements"},
		{square + "--out Numbers+8000", 1, "0.0 Numbers has 8000 bytes, and +8000 is none of them"},
		{square + "--out Numbers+x", 1, "want + and a byte, or FROM..TO"},
		{square + "--out numbers[1]", 1, "the shader has no buffer numbers[1]; it has 0.0 Numbers, 0.1 result, 0.2 params\n"},
		{square + "--out 0.0.numbers[1]=a.txt", 2, "hone: run: --out 0.0.numbers[1]: a file gets all of a buffer, and not a part\n"},
		{shapes + "--out shapes.items[0..1].id", 1, "what is in several elements has no name"},
	} {
		command(t, strings.Fields(x.args)...).want(t, x.status, x.want)
	}
}

// Push constants by the names of members, on the command line and in a file.
func TestRunPushMembers(t *testing.T) {
	inFolder(t)
	bound := strings.Fields("run square.spvasm --in 0.0=f32:1..4 --in 0.1=zero:16 --in params=zero:32")
	for flags, want := range map[string]string{
		"--push scale=1":             "--push scale: push has no member scale; it has add",
		"--push add=1,2":             "--push add: ",
		"--push add=x":               "--push add: ",
		"--push add[0]=1":            "has no elements",
		"--push add=":                "want MEMBER=LIST",
		"--push add=1 --push add=2":  "is there twice",
		"--push f32:1 --push zero:4": "gives all push constants twice",
	} {
		o := command(t, append(slices.Clone(bound), strings.Fields(flags)...)...)
		if o.status == StatusOK || !strings.Contains(o.stderr, want) {
			t.Errorf("%s: status %d, standard error %q, want %q", flags, o.status, o.stderr, want)
		}
	}
	put(t, "in.yaml",
		[]byte("shader: square.spvasm\nin: {0.0: f32:1..4, 0.1: zero:16, params: zero:32}\npush:\n  add: 2\n"))
	for flags, want := range map[string]string{"": "3 6 11 18", "--push add=3": "4 7 12 19", "--push f32:5": "3 6 11 18"} {
		o := command(t, append([]string{"run", "in.yaml"}, strings.Fields(flags)...)...).want(t, StatusOK)
		if !strings.Contains(o.stdout, "squares[0..3]  "+want+"\n") {
			t.Errorf("%q: %s, want %s", flags, o.stdout, want)
		}
	}
}
