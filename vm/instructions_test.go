package vm_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"hone/vm"
)

// TestExtensions has instructions of extensions that make values of others.
func TestExtensions(t *testing.T) {
	in := []uint32{0, 1, 2, 3, 100, 1 << 31, 7, 8}
	for _, c := range []struct {
		name, globals, body string // body defines %v
		want                func(i int, x uint32) uint32
	}{
		{"copies", "", "%a = OpExpectKHR %u32 %x %n1\n%b = OpFreezeKHR %u32 %a\nOpAssumeTrueKHR %true\n" +
			"%v = OpCopyObject %u32 %b",
			func(_ int, x uint32) uint32 { return x }},
		{"poison that nothing uses", "%g = OpPoisonKHR %u32", "%p = OpPoisonKHR %uvec2\n%q = OpCompositeInsert %uvec2 %x " +
			"%p 0\n%v = OpCompositeExtract %u32 %q 0",
			func(_ int, x uint32) uint32 { return x }},
		{"replicated composites", "%c = OpConstantCompositeReplicateEXT %uvec4 %n7",
			"%d = OpCompositeConstructReplicateEXT %uvec4 %x\n%e = OpIAdd %uvec4 %c %d\n%v = OpCompositeExtract %u32 %e 3",
			func(_ int, x uint32) uint32 { return x + 7 }},
		{"long vectors", "%long = OpTypeVectorIdEXT %u32 %n7", "%d = OpCompositeConstructReplicateEXT %long %x\n" +
			"%e = OpCompositeInsert %long %n5 %d 6\n%f = OpIMul %long %e %e\n%k = OpBitwiseAnd %u32 %i %n1\n" +
			"%l = OpIAdd %u32 %k %n5\n%v = OpVectorExtractDynamic %u32 %f %l",
			func(i int, x uint32) uint32 {
				if i&1 == 1 {
					return 25
				}
				return x * x
			}},
		{"a fused multiplication", "%big = OpConstant %f32 16777217",
			"%f = OpConvertUToF %f32 %x\n%minus = OpFNegate %f32 %f\n%g = OpFmaKHR %f32 %f %f %minus\n%v = OpBitcast %u32 %g",
			func(_ int, x uint32) uint32 {
				f := float64(float32(x))
				return math.Float32bits(float32(math.FMA(f, f, -f)))
			}},
		{"logical copies", "%s1 = OpTypeStruct %u32 %uvec2\n%s2 = OpTypeStruct %u32 %uvec2",
			"%p = OpCompositeConstruct %uvec2 %x %n5\n%a = OpCompositeConstruct %s1 %n3 %p\n%b = OpCopyLogical %s2 %a\n%v = OpCompositeExtract %u32 %b 1 0",
			func(_ int, x uint32) uint32 { return x }},
	} {
		t.Run(c.name, func(t *testing.T) {
			shader{in: in, globals: c.globals, body: c.body + "\nOpStore %at %v"}.expect(t, c.want)
		})
	}
}

// TestQuads asks each four invocations whether all or any of them have an odd word.
func TestQuads(t *testing.T) {
	in := []uint32{1, 3, 5, 7, 0, 0, 1, 0, 2, 2, 2, 2}
	s := shader{size: len(in), in: in, options: vm.Options{Subgroup: 8}, body: `
%o = OpBitwiseAnd %u32 %x %n1
%odd = OpINotEqual %bool %o %n0
%all = OpGroupNonUniformQuadAllKHR %bool %odd
%any = OpGroupNonUniformQuadAnyKHR %bool %odd
%a = OpSelect %u32 %all %n64 %n0
%b = OpSelect %u32 %any %n1 %n0
%v = OpIAdd %u32 %a %b
OpStore %at %v
`}
	got, _, err := s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range got {
		if want := []uint32{65, 1, 0}[i/4]; v != want {
			t.Errorf("invocation %d: %d, want %d", i, v, want)
		}
	}
	s.options.Subgroup = 2
	if _, err := s.compile(t); err == nil {
		t.Error("quads in subgroups of 2")
	}
}

// TestTooLarge has types that hold more than there is room for: they are refused without taking up time or memory.
func TestTooLarge(t *testing.T) {
	for _, c := range []struct{ name, globals, variables, body string }{
		{"a large local variable", "%many = OpConstant %u32 1073741824\n%arr = OpTypeArray %u32 %many\n%p_arr = OpTypePointer Function %arr", "%var = OpVariable %p_arr Function", "%p = OpAccessChain %p_local %var %x\n%v = OpLoad %u32 %p"},
		{"a value", "%many = OpConstant %u32 1073741824\n%arr = OpTypeArray %u32 %many", "", "%null = OpCompositeConstruct %arr %x\n%v = OpCompositeExtract %u32 %null 1"},
		{"many values", "%many = OpConstant %u32 65536\n%arr = OpTypeArray %u32 %many\n%null = OpConstantNull %arr", "",
			many(200) + "%v = OpCompositeExtract %u32 %c199 1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := (shader{size: 1, globals: c.globals, variables: c.variables,
				body: c.body + "\nOpStore %at %v"}).compile(t); err == nil {
				t.Error("no error")
			} else {
				t.Log(err)
			}
		})
	}
}

// many is so many insertions into one large value.
func many(n int) string {
	var s strings.Builder
	for i := range n {
		fmt.Fprintf(&s, "%%c%d = OpCompositeInsert %%arr %%x %%null 1\n", i)
	}
	return s.String()
}
