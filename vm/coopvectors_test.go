package vm_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"hone/fold"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// coopVectorText is a shader of one invocation with vectors of 5 components (%V5) and results of 3 (%R3); the body may
// use the arrays that %pin (0.0) and %pout (0.1) point to.
func coopVectorText(input, result, body string) string {
	return `OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Float16
OpCapability StorageBuffer8BitAccess
OpCapability StorageBuffer16BitAccess
OpCapability VulkanMemoryModel
OpCapability CooperativeVectorNV
OpCapability CooperativeVectorTrainingNV
OpCapability Float8EXT
OpExtension "SPV_NV_cooperative_vector"
OpExtension "SPV_EXT_float8"
%std = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical Vulkan
OpEntryPoint GLCompute %main "main" %in %out
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%f16 = OpTypeFloat 16
%u8 = OpTypeInt 8 0
%false = OpConstantFalse %bool
` + coopNumbers() + `
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_block = OpTypePointer StorageBuffer %block
%p_words = OpTypePointer StorageBuffer %words
%in = OpVariable %p_block StorageBuffer
%out = OpVariable %p_block StorageBuffer
%fn = OpTypeFunction %void
%V5 = OpTypeCooperativeVectorNV %` + input + ` %c5
%R3 = OpTypeCooperativeVectorNV %` + result + ` %c3
%main = OpFunction %void None %fn
%entry = OpLabel
%pin = OpAccessChain %p_words %in %c0
%pout = OpAccessChain %p_words %out %c0
` + body + "OpReturn\nOpFunctionEnd\n"
}

func coopNumbers() (s string) {
	for k := range 21 {
		s += fmt.Sprintf("%%c%d = OpConstant %%u32 %[1]d\n", k)
	}
	for _, v := range []uint32{32, 64, 1000491000, 1000491001, 1000491002, 1000491003} {
		s += fmt.Sprintf("%%c%d = OpConstant %%u32 %[1]d\n", v)
	}
	return s
}

// runVector runs such a shader, and returns the results with their shadows.
func runVector(t *testing.T, text string, in, out []byte) *vm.Result {
	t.Helper()
	p, err := vm.Compile(validated(t, text), vm.Options{})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	r, err := p.Run(vm.Inputs{Track: &vm.Track{}, Buffers: map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out}})
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range r.Reports {
		t.Errorf("%s: %s", x.Kind, x.Place)
	}
	return r
}

// coopType is an interpretation: how a small whole number is written, and its number among component types.
type coopType struct {
	name   string
	number uint32
	bytes  int
	put    func(v int) uint64
}

func floats(f fold.Format) func(v int) uint64 {
	return func(v int) uint64 { return f.FromFloat64(float64(v), fold.Mode{}) }
}

var coopTypes = map[string]coopType{
	"f16":  {"f16", 0, 2, floats(fold.Float16)},
	"f32":  {"f32", 1, 4, floats(fold.Float32)},
	"i8":   {"i8", 3, 1, func(v int) uint64 { return uint64(v) }},
	"i32":  {"i32", 5, 4, func(v int) uint64 { return uint64(v) }},
	"u8":   {"u8", 7, 1, func(v int) uint64 { return uint64(v) }},
	"e4m3": {"e4m3", 1000491002, 1, floats(fold.E4M3)},
	"e5m2": {"e5m2", 1000491003, 1, floats(fold.E5M2)},
	"pack": {"pack", 1000491000, 1, func(v int) uint64 { return uint64(v) }},
}

func (c *coopType) store(to []byte, at, v int) {
	var all [8]byte
	binary.LittleEndian.PutUint64(all[:], c.put(v))
	copy(to[at:at+c.bytes], all[:])
}

// TestVectorProducts multiplies matrices in memory with vectors, by interpretation and layout: of small whole numbers,
// so that each order gives the same sum, which is computed here.
func TestVectorProducts(t *testing.T) {
	const rows, columns, matrixOffset, biasOffset = 3, 5, 32, 8
	for i, c := range []struct {
		input, as, matrix, bias, result string
		layout                          int
		operands                        string
	}{
		{"f16", "f16", "f16", "f16", "f16", 0, ""},
		{"f16", "f16", "f16", "f32", "f32", 1, ""},
		{"f32", "f32", "f32", "f32", "f32", 0, ""},
		{"f16", "e4m3", "e4m3", "f16", "f16", 0, ""},
		{"f32", "e5m2", "e4m3", "f32", "f32", 1, ""},
		{"f16", "f16", "f16", "f16", "f16", 2, ""},
		{"f32", "f16", "f16", "", "f32", 3, ""},
		{"i32", "i8", "i8", "i32", "i32", 0, "MatrixBSignedComponentsKHR|MatrixResultSignedComponentsKHR"},
		{"f32", "i8", "i8", "i32", "i32", 1, "MatrixResultSignedComponentsKHR"},
		{"u32", "u8", "u8", "i32", "u32", 0, ""},
		{"u32", "pack", "i8", "i32", "i32", 0, "MatrixResultSignedComponentsKHR"},
	} {
		r := rand.New(rand.NewPCG(uint64(i), 5))
		number := func() int { return r.IntN(9) - 4 }
		if c.as == "u8" {
			number = func() int { return r.IntN(9) }
		}
		as, matrix := coopTypes[c.as], coopTypes[c.matrix]
		in, out := make([]byte, 512), make([]byte, 64)
		var x [columns]int
		var m [rows][columns]int
		var b [rows]int
		for k := range x {
			x[k] = number()
			switch from := coopTypes[c.input]; {
			case c.as == "pack":
				in[k] = byte(x[k])
			case c.input == "u32":
				binary.LittleEndian.PutUint32(in[4*k:], uint32(x[k]))
			default:
				from.store(in, from.bytes*k, x[k])
			}
		}
		stride := 20
		if c.layout >= 2 {
			stride = columns * matrix.bytes
		}
		for row := range m {
			for column := range m[row] {
				m[row][column] = number()
				p, q := row, column
				if c.layout == 1 {
					p, q = q, p
				}
				matrix.store(in, 64+matrixOffset+p*stride+q*matrix.bytes, m[row][column])
			}
			if c.bias != "" {
				b[row] = number()
				bias := coopTypes[c.bias]
				bias.store(in, 256+biasOffset+bias.bytes*row, b[row])
			}
		}
		op, biased := "MatrixMulNV", ""
		if c.bias != "" {
			op, biased = "MatrixMulAddNV", fmt.Sprintf(" %%pin %%c%d %%c%d", 264, coopTypes[c.bias].number)
		}
		body := fmt.Sprintf("%%x = OpCooperativeVectorLoadNV %%V5 %%pin %%c0\n"+
			"%%r = OpCooperativeVector%s %%R3 %%x %%c%d %%pin "+
			"%%c96 %%c%d%s %%c3 %%c5 %%c%d %%false %%c%d %s\nOpCooperativeVectorStoreNV %%pout %%c4 %%r\n", op, as.number,
			matrix.number, biased, c.layout, 20, c.operands)
		text := coopVectorText(c.input, c.result, body)
		text = replaceOnce(t, text, "%c20 = ", "%c96 = OpConstant %u32 96\n%c264 = OpConstant %u32 264\n%c20 = ")
		result := runVector(t, text, in, out)
		for _, s := range result.Stores {
			if s.Shadow.Undefined != 0 || s.Shadow.Unspecified != 0 {
				t.Errorf("case %d: not determined: %+v", i, s)
			}
		}
		to := coopTypes[c.result]
		if c.result == "u32" {
			to = coopTypes["i32"]
		}
		want := make([]byte, 64)
		for row := range m {
			sum := b[row]
			for k := range x {
				sum += m[row][k] * x[k]
			}
			to.store(want, 4+to.bytes*row, sum)
		}
		if !bytes.Equal(out, want) {
			t.Errorf("case %d, %+v: %v, want %v", i, c, out[:16], want[:16])
		}
	}
}

// TestVectorSaturation: an input that its interpretation has no room for becomes the least or the largest number.
func TestVectorSaturation(t *testing.T) {
	in, out := make([]byte, 512), make([]byte, 64)
	for k, v := range []float32{300, -300, 2.5, -1.5, 127.4} {
		binary.LittleEndian.PutUint32(in[4*k:], math.Float32bits(v))
	}
	for k := range 3 { // rows that pick components 0 and 1, 2 and 3, and 4
		in[64+20*k+min(2*k, 4)] = 1
		if k < 2 {
			in[64+20*k+2*k+1] = 2
		}
	}
	text := coopVectorText("f32", "i32", "%x = OpCooperativeVectorLoadNV %V5 %pin %c0\n"+
		"%r = OpCooperativeVectorMatrixMulNV %R3 %x %c3 %pin %c64 %c3 %c3 %c5 %c0 %false %c20 "+
		"MatrixResultSignedComponentsKHR\n"+
		"OpCooperativeVectorStoreNV %pout %c0 %r\n")
	runVector(t, text, in, out)
	for k, want := range []int32{127 - 2*128, 2 - 2*2, 127} {
		if got := int32(binary.LittleEndian.Uint32(out[4*k:])); got != want {
			t.Errorf("component %d is %d, want %d", k, got, want)
		}
	}
}

// TestVectorTraining adds outer products and vectors to memory, and computes with vectors between.
func TestVectorTraining(t *testing.T) {
	for _, layoutOf := range []int{0, 1} {
		in, out := make([]byte, 512), make([]byte, 256)
		x, y := []int{1, -2, 3, 4, -5}, []int{7, 8, -9}
		f16 := coopTypes["f16"]
		for k, v := range x {
			f16.store(in, 2*k, v)
		}
		for k, v := range y {
			f16.store(in, 32+2*k, v)
		}
		at := func(row, column int) int {
			if layoutOf == 1 {
				row, column = column, row
			}
			return 64 + 16*row + 2*column
		}
		for row := range 5 {
			for column := range 3 {
				f16.store(out, at(row, column), 10*row+column)
			}
		}
		for k := range 3 {
			f16.store(out, 4+2*k, 100+k)
		}
		text := coopVectorText("f16", "f16", fmt.Sprintf("%%x = OpCooperativeVectorLoadNV %%V5 %%pin %%c0\n"+
			"%%y = OpCooperativeVectorLoadNV %%R3 %%pin %%c32\n"+
			"OpCooperativeVectorOuterProductAccumulateNV %%pout %%c64 %%x %%y %%c%d %%c0 %%c16\n"+
			"%%z = OpFAdd %%R3 %%y %%y\n%%w = OpExtInst %%R3 %%std NMax %%z %%y\n%%n = OpFNegate %%R3 %%w\n"+
			"OpCooperativeVectorReduceSumAccumulateNV %%pout %%c4 %%n\n", layoutOf))
		runVector(t, text, in, out)
		want := bytes.Clone(out)
		for row := range 5 {
			for column := range 3 {
				f16.store(want, at(row, column), 10*row+column+x[row]*y[column])
			}
		}
		for k, v := range y {
			f16.store(want, 4+2*k, 100+k-max(2*v, v))
		}
		if !bytes.Equal(out, want) {
			t.Errorf("layout %d: %v, want %v", layoutOf, out, want)
		}
		if r := compared(t, text, text, compare.Options{}); r.Verdict != compare.Equal {
			t.Errorf("it is %v to itself: %s", r.Verdict, r.Reason)
		}
		other := replaceOnce(t, text, "%c64 %x %y", "%c64 %y %x")
		if r := compared(t, text, other, compare.Options{}); r.Verdict == compare.Equal {
			t.Error("the transposed product is equal")
		}
	}
}
