package vm_test

import (
	"encoding/binary"
	"math"
	"strings"
	"testing"

	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// openGLText is a fragment shader of OpenGL: uniforms of all kinds outside of blocks, atomic counters, and fragments
// that are counted from below, at whole coordinates.
const openGLText = `OpCapability Shader
OpCapability AtomicStorage
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %uv %o %k %coord %color %m %arr %s %flag %one %more
OpExecutionMode %main PixelCenterInteger
OpExecutionMode %main OriginLowerLeft
OpName %color "color"
OpName %one "one"
OpName %more "more"
OpDecorate %color Location 0
OpDecorate %m Location 1
OpDecorate %arr Location 5
OpDecorate %s Location 10
OpDecorate %flag Location 20
OpDecorate %one Binding 2
OpDecorate %one Offset 4
OpDecorate %more Binding 2
OpDecorate %more Offset 8
OpDecorate %uv Location 0
OpDecorate %uv Flat
OpDecorate %o Location 0
OpDecorate %k Location 1
OpDecorate %coord BuiltIn FragCoord
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%vec3 = OpTypeVector %f32 3
%vec4 = OpTypeVector %f32 4
%mat3 = OpTypeMatrix %vec3 3
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n2 = OpConstant %u32 2
%n3 = OpConstant %u32 3
%n4 = OpConstant %u32 4
%f0 = OpConstant %f32 0
%f100 = OpConstant %f32 100
%S = OpTypeStruct %vec3 %f32 %bool
%s2 = OpTypeArray %S %n2
%f4 = OpTypeArray %f32 %n4
%u2 = OpTypeArray %u32 %n2
%fn = OpTypeFunction %void
%p_vec4 = OpTypePointer UniformConstant %vec4
%p_mat3 = OpTypePointer UniformConstant %mat3
%p_f4 = OpTypePointer UniformConstant %f4
%p_f32 = OpTypePointer UniformConstant %f32
%p_s2 = OpTypePointer UniformConstant %s2
%fnS = OpTypeFunction %bool %p_s2 %u32
%p_S = OpTypePointer UniformConstant %S
%p_bool = OpTypePointer UniformConstant %bool
%p_one = OpTypePointer AtomicCounter %u32
%p_more = OpTypePointer AtomicCounter %u2
%p_uin = OpTypePointer Input %u32
%p_in4 = OpTypePointer Input %vec4
%p_out4 = OpTypePointer Output %vec4
%p_outu = OpTypePointer Output %u32
%color = OpVariable %p_vec4 UniformConstant
%m = OpVariable %p_mat3 UniformConstant
%arr = OpVariable %p_f4 UniformConstant
%s = OpVariable %p_s2 UniformConstant
%flag = OpVariable %p_bool UniformConstant
%one = OpVariable %p_one AtomicCounter
%more = OpVariable %p_more AtomicCounter
%uv = OpVariable %p_uin Input
%coord = OpVariable %p_in4 Input
%o = OpVariable %p_out4 Output
%k = OpVariable %p_outu Output
%main = OpFunction %void None %fn
%entry = OpLabel
%x = OpLoad %u32 %uv
%i = OpBitwiseAnd %u32 %x %n3
%j = OpBitwiseAnd %u32 %x %n1
%c = OpLoad %vec4 %color
%parr = OpAccessChain %p_f32 %arr %i
%a = OpLoad %f32 %parr
%ca = OpVectorTimesScalar %vec4 %c %a
%pv = OpAccessChain %p_S %s %j
%sv = OpLoad %S %pv
%v = OpCompositeExtract %vec3 %sv 0
%w = OpCompositeExtract %f32 %sv 1
%mat = OpLoad %mat3 %m
%mv = OpMatrixTimesVector %vec3 %mat %v
%mv4 = OpCompositeConstruct %vec4 %mv %w
%sum = OpFAdd %vec4 %ca %mv4
%fc = OpLoad %vec4 %coord
%px = OpCompositeExtract %f32 %fc 0
%b1 = OpFunctionCall %bool %f %s %j
%b2 = OpLoad %bool %flag
%b = OpLogicalAnd %bool %b1 %b2
%extra = OpSelect %f32 %b %f100 %f0
%tail = OpFAdd %f32 %px %extra
%all = OpCompositeInsert %vec4 %tail %sum 3
OpStore %o %all
%first = OpAtomicIIncrement %u32 %one %n1 %n0
%pm = OpAccessChain %p_one %more %j
%second = OpAtomicIDecrement %u32 %pm %n1 %n0
%third = OpAtomicLoad %u32 %one %n1 %n0
%t1 = OpIMul %u32 %second %n4
OpStore %k %t1
OpReturn
OpFunctionEnd
%f = OpFunction %bool None %fnS
%list = OpFunctionParameter %p_s2
%at = OpFunctionParameter %u32
%fl = OpLabel
%pb = OpAccessChain %p_bool %list %at %n2
%lb = OpLoad %bool %pb
OpReturnValue %lb
OpFunctionEnd
`

// TestOpenGL: where the members of uniforms outside of blocks lie is said in doc/vm.md; what the shader makes of them
// is computed here.
func TestOpenGL(t *testing.T) {
	p, err := vm.Compile(validated(t, openGLText), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	float := func(v float64) uint32 { return math.Float32bits(float32(v)) }
	color := []float64{1, 2, 3, 4}
	matrix := [3][3]float64{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}} // columns
	arr := []float64{1, 10, 100, 1000}
	vectors := [2][4]float64{{1, 0, 2, 7}, {0, 3, 1, 8}}
	bytesOfFloats := func(list ...float64) (out []byte) {
		for _, v := range list {
			out = binary.LittleEndian.AppendUint32(out, float(v))
		}
		return out
	}
	buffers := map[layout.Slot][]byte{}
	buffers[slot(t, "uniform.0")] = bytesOfFloats(color...)
	for _, column := range matrix { // which takes as much room as one of four components
		buffers[slot(t, "uniform.1")] = append(buffers[slot(t, "uniform.1")], bytesOfFloats(append(column[:], 0)...)...)
	}
	buffers[slot(t, "uniform.5")] = bytesOfFloats(arr...)
	for i, v := range vectors {
		s := append(bytesOfFloats(v[:3]...), 0, 0, 0, 0)
		s = append(append(s, bytesOfFloats(v[3])...), byte(i))
		buffers[slot(t, "uniform.10")] = append(buffers[slot(t, "uniform.10")], append(s, make([]byte, 32-len(s))...)...)
	}
	buffers[slot(t, "uniform.20")] = []byte{1}
	buffers[slot(t, "counter.2")] = bytesOf(99, 5, 50, 60)
	s := &stage{t, p, buffers}
	s.put("in.0", 16, func(i int) []uint32 { return []uint32{uint32(i)} })
	s.put("in.FragCoord", 16, func(i int) []uint32 { return words(float32(i), 0, 0, 1) })
	r := s.run(nil)
	s.want("out.0", 16, func(i int) []uint32 {
		v, out := vectors[i&1], make([]uint32, 4)
		for row := range 3 {
			sum := color[row] * arr[i&3]
			for c := range 3 {
				sum += matrix[c][row] * v[c]
			}
			out[row] = float(sum)
		}
		out[3] = float(float64(i) + 100*float64(i&1))
		return out
	})
	if got := buffers[slot(t, "counter.2")]; string(got) != string(bytesOf(99, 5+16, 50-8, 60-8)) {
		t.Errorf("the counters are %v", got)
	}
	var seen [2]map[uint32]bool
	for i := range 16 {
		if seen[i&1] == nil {
			seen[i&1] = map[uint32]bool{}
		}
		seen[i&1][binary.LittleEndian.Uint32(buffers[slot(t, "out.1")][16*i:])/4] = true
	}
	for j, first := range []uint32{50, 60} {
		for n := range uint32(8) {
			if !seen[j][first-n] {
				t.Errorf("no invocation had the value %d of counter %d", first-n, j)
			}
		}
	}
	for _, x := range r.Reports {
		t.Errorf("%s: %s", x.Kind, x.Place)
	}
}

// TestOpenGLCompared finds single changes, and that the origin is a declaration for fixed functions.
func TestOpenGLCompared(t *testing.T) {
	if r := compared(t, openGLText, openGLText, compare.Options{}); r.Verdict != compare.Equal {
		t.Errorf("it is %v to itself: %s", r.Verdict, r.Reason)
	}
	for _, change := range [][2]string{{"%p_bool %list %at %n2", "%p_bool %list %n0 %n2"},
		{"OpDecorate %arr Location 5", "OpDecorate %arr Location 6"}, {"%one %n1 %n0\n%pm", "%one %n1 %n0\nOpAtomicStore %one %n1 %n0 %n2\n%pm"},
		{"OpExecutionMode %main OriginLowerLeft", "OpExecutionMode %main OriginUpperLeft"},
		{"OpExecutionMode %main PixelCenterInteger\n", ""}} {
		r := compared(t, openGLText, replaceOnce(t, openGLText, change[0], change[1]), compare.Options{})
		if r.Verdict == compare.Equal {
			t.Errorf("with %q it is equal", change[1])
		}
	}
}

// TestUniformsRefused: a variable that is no uniform of OpenGL is refused with its name.
func TestUniformsRefused(t *testing.T) {
	for old, want := range map[string]string{"OpDecorate %flag Location 20\n": "without a location"} {
		_, err := vm.Compile(assemble(t, strings.Replace(openGLText, old, "", 1)), vm.Options{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("without %q: %v, want %s", old, err, want)
		}
	}
}
