package vm_test

import (
	"math"
	"strings"
	"testing"

	"hone/fold"
	"hone/vm"
	"hone/vm/layout"
)

// asBytes has the output buffer once more, as bytes.
const (
	asBytes = `
%u8 = OpTypeInt 8 0
%rbytes = OpTypeRuntimeArray %u8
%bytesb = OpTypeStruct %rbytes
%p_bytes = OpTypePointer StorageBuffer %bytesb
%p_byte = OpTypePointer StorageBuffer %u8
%bytes = OpVariable %p_bytes StorageBuffer
`
	asBytesDecorations = `
OpDecorate %rbytes ArrayStride 1
OpMemberDecorate %bytesb 0 Offset 0
OpDecorate %bytesb Block
OpDecorate %bytes DescriptorSet 0
OpDecorate %bytes Binding 1
`
)

// tracked runs a shader with shadows and returns what is known of the words it stored, by invocation.
func (s shader) tracked(t *testing.T, track vm.Track) ([]vm.Store, *vm.Result) {
	t.Helper()
	s.inputs.Track = &track
	if s.size == 0 {
		s.size = 4
	}
	_, r, err := s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Stores) != s.size {
		t.Fatalf("%d scalars were stored: %+v", len(r.Stores), r.Stores)
	}
	for i, x := range r.Stores {
		want := vm.Store{Slot: layout.Slot{Binding: 1}, Region: -1, Offset: 4 * i, Bytes: 4, Invocation: x.Invocation,
			Format: x.Format, Shadow: x.Shadow, Origin: x.Origin, Branch: x.Branch}
		if x != want {
			t.Fatalf("invocation %d: %+v", i, x)
		}
	}
	return r.Stores, r
}

const ones = 0xFFFFFFFF

// TestUndefinedBits has the bits that are undefined in what invocation 2 of 4 stores, where %u is any value and %x is
// 5.
func TestUndefinedBits(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       uint64
	}{
		{"a value", "OpStore %at %u", ones},
		{"twice a value", "%v = OpIMul %u32 %n2 %u\nOpStore %at %v", ones - 1},
		{"four times a value and a half", "%v = OpIMul %u32 %n4 %u\n%w = OpShiftRightLogical %u32 %v %n1\nOpStore %at %w", 0x7FFFFFFE},
		{"twice even", "%v = OpIMul %u32 %n2 %u\n%w = OpIMul %u32 %v %n4\nOpStore %at %w", ones - 7},
		{"nothing times a value", "%v = OpIMul %u32 %n0 %u\nOpStore %at %v", 0},
		{"two uses are two values", "%v = OpIAdd %u32 %u %u\nOpStore %at %v", ones},
		{"a difference is not 0", "%v = OpISub %u32 %u %u\nOpStore %at %v", ones},
		{"and", "%v = OpBitwiseAnd %u32 %u %n264\nOpStore %at %v", 264},
		{"or", "%v = OpBitwiseOr %u32 %u %n264\nOpStore %at %v", ones &^ 264},
		{"xor", "%v = OpBitwiseAnd %u32 %u %n264\n%w = OpBitwiseXor %u32 %v %x\nOpStore %at %w", 264},
		{"not", "%v = OpBitwiseAnd %u32 %u %n264\n%w = OpNot %u32 %v\nOpStore %at %w", 264},
		{"a shift to the left", "%v = OpShiftLeftLogical %u32 %u %n8\nOpStore %at %v", 0xFFFFFF00},
		{"a shift to the right", "%v = OpShiftRightLogical %u32 %u %n8\nOpStore %at %v", 0x00FFFFFF},
		{"a signed shift to the right", "%v = OpShiftLeftLogical %u32 %u %n31\n%w = OpShiftRightArithmetic %u32 %v %n8\nOpStore %at %w", 0xFF800000},
		{"a shift by a value", "%v = OpShiftLeftLogical %u32 %x %u\nOpStore %at %v", ones},
		{"a sum carries upward", "%v = OpBitwiseAnd %u32 %u %n8\n%w = OpIAdd %u32 %v %x\nOpStore %at %w", ones &^ 7},
		{"a difference borrows upward", "%v = OpBitwiseAnd %u32 %u %n8\n%w = OpISub %u32 %x %v\nOpStore %at %w", ones &^ 7},
		{"a negation", "%v = OpBitwiseAnd %u32 %u %n8\n%w = OpSNegate %u32 %v\nOpStore %at %w", ones &^ 7},
		{"a cut", "%v = OpUConvert %u8 %u\n%w = OpUConvert %u32 %v\nOpStore %at %w", 0xFF},
		{"a sign", "%v = OpUConvert %u8 %u\n%w = OpSConvert %u32 %v\nOpStore %at %w", ones},
		{"a sign that is there", "%v = OpBitwiseAnd %u32 %u %n8\n%b = OpUConvert %u8 %v\n%w = OpSConvert %u32 %b\nOpStore %at %w", 8},
		{"a bit field", "%v = OpBitFieldInsert %u32 %x %u %n8 %n4\nOpStore %at %v", 0xF00},
		{"from a bit field", "%v = OpBitFieldUExtract %u32 %u %n8 %n4\nOpStore %at %v", 0xF},
		{"from a signed bit field", "%v = OpBitFieldSExtract %u32 %u %n8 %n4\nOpStore %at %v", ones},
		{"the other way", "%v = OpShiftRightLogical %u32 %u %n8\n%w = OpBitReverse %u32 %v\nOpStore %at %w", 0xFFFFFF00},
		{"a quotient", "%v = OpBitwiseAnd %u32 %u %n8\n%w = OpUDiv %u32 %v %x\nOpStore %at %w", ones},
		{"a choice of what is defined", "%c = OpIEqual %bool %x %n5\n%v = OpSelect %u32 %c %n7 %u\nOpStore %at %v", 0},
		{"a choice of what is not", "%c = OpIEqual %bool %x %n5\n%v = OpSelect %u32 %c %u %n7\nOpStore %at %v", ones},
		{"a choice by a value", "%c = OpIEqual %bool %x %u\n%v = OpSelect %u32 %c %n5 %n7\nOpStore %at %v", 2},
		{"equality that is decided", "%v = OpBitwiseAnd %u32 %u %n264\n%c = OpIEqual %bool %v %n7\n%w = OpSelect %u32 %c %n0 %n1\nOpStore %at %w", 0},
		{"equality that is not", "%v = OpBitwiseAnd %u32 %u %n264\n%c = OpIEqual %bool %v %n8\n%w = OpSelect %u32 %c %n0 %n1\nOpStore %at %w", 1},
		{"less, decided", "%v = OpBitwiseAnd %u32 %u %n264\n%c = OpULessThan %bool %v %n1000\n%w = OpSelect %u32 %c %n0 %n1\nOpStore %at %w", 0},
		{"less, not decided", "%v = OpBitwiseAnd %u32 %u %n264\n%c = OpULessThan %bool %v %n64\n%w = OpSelect %u32 %c %n0 %n1\nOpStore %at %w", 1},
		{"signed less, decided", "%v = OpBitwiseOr %u32 %u %top\n%c = OpSLessThan %bool %v %n1\n%w = OpSelect %u32 %c %n0 %n1\nOpStore %at %w", 0},
		{"a packed half", "%fu = OpBitcast %f32 %u\n%fx = OpConvertUToF %f32 %x\n%p = OpCompositeConstruct %vec2 %fx %fu\n%w = OpExtInst %u32 %std PackHalf2x16 %p\nOpStore %at %w", 0xFFFF0000},
		{"a packed NaN", "%fx = OpConvertUToF %f32 %x\n%zero = OpFSub %f32 %fx %fx\n%nan = OpFDiv %f32 %zero %zero\n%p = OpCompositeConstruct %vec2 %fx %nan\n%w = OpExtInst %u32 %std PackUnorm2x16 %p\nOpStore %at %w", 0xFFFF0000},
		{"an unpacked half", "%l = OpBitwiseAnd %u32 %u %n264\n%p = OpExtInst %vec2 %std UnpackHalf2x16 %l\n%f = OpCompositeExtract %f32 %p 1\n%w = OpBitcast %u32 %f\nOpStore %at %w", 0},
		{"the half beside", "%l = OpBitwiseAnd %u32 %u %n264\n%p = OpExtInst %vec2 %std UnpackHalf2x16 %l\n%f = OpCompositeExtract %f32 %p 0\n%w = OpBitcast %u32 %f\nOpStore %at %w", ones},
		{"an atomic or", "%v = OpBitwiseAnd %u32 %u %n8\n%o = OpAtomicOr %u32 %at %n1 %n0 %v\n%w = OpLoad %u32 %at\nOpStore %at %w", 8},
		{"an atomic and", "OpStore %at %n264\n%o = OpAtomicAnd %u32 %at %n1 %n0 %u\n%w = OpLoad %u32 %at\nOpStore %at %w", 264},
		{"a composite", "%v = OpCompositeConstruct %uvec2 %u %x\n%w = OpCompositeExtract %u32 %v 1\nOpStore %at %w", 0},
		{"two halves", "%v = OpCompositeConstruct %uvec2 %u %x\n%l = OpBitcast %u64 %v\n%r = OpShiftRightLogical %u64 %l %n32\n%w = OpUConvert %u32 %r\nOpStore %at %w", 0},
		{"a component by an index", "%v = OpCompositeConstruct %uvec2 %u %x\n%w = OpVectorExtractDynamic %u32 %v %one\nOpStore %at %w", 0},
		{"a component by a value", "%v = OpCompositeConstruct %uvec2 %x %x\n%w = OpVectorExtractDynamic %u32 %v %u\nOpStore %at %w", ones},
		{"a variable", "%v = OpBitwiseAnd %u32 %u %n8\nOpStore %var %v\n%w = OpLoad %u32 %var\nOpStore %at %w", 8},
		{"an array", "%v = OpBitwiseAnd %u32 %u %n8\n%p = OpAccessChain %p_local %arr %one\nOpStore %p %v\n%w = OpLoad %u32 %p\nOpStore %at %w", 8},
		{"Workgroup memory", "%v = OpBitwiseAnd %u32 %u %n8\n%p = OpAccessChain %p_sh %sh %i\nOpStore %p %v\nOpControlBarrier %n2 %n2 %n264\n%o = OpBitwiseXor %u32 %i %n1\n%q = OpAccessChain %p_sh %sh %o\n%w = OpLoad %u32 %q\nOpStore %at %w", 8},
		{"a buffer", "%v = OpBitwiseAnd %u32 %u %n8\nOpStore %at %v\n%w = OpLoad %u32 %at\n%y = OpShiftLeftLogical %u32 %w %n1\nOpStore %at %y", 16},
		{"a load out of bounds", "%p = OpAccessChain %p_word %in %n0 %n1000\n%v = OpLoad %u32 %p\nOpStore %at %v", ones},
		{"division by 0", "%v = OpUDiv %u32 %x %n0\nOpStore %at %v", ones},
		{"a function", "%v = OpBitwiseAnd %u32 %u %n8\n%w = OpFunctionCall %u32 %double %v\nOpStore %at %w", 0xFFFFFFF0},
		{"a loaded half", "%v = OpBitwiseAnd %u32 %u %n264\nOpStore %at %v\n%p = OpAccessChain %p_byte %bytes %n0 %i4\n%b = OpLoad %u8 %p\n%w = OpUConvert %u32 %b\nOpStore %at %w", 8},
		{"a stored byte", "OpStore %at %u\n%b = OpUConvert %u8 %x\n%p = OpAccessChain %p_byte %bytes %n0 %i4\nOpStore %p %b\n%w = OpLoad %u32 %at\nOpStore %at %w", 0xFFFFFF00},
		{"any of all", "%c = OpIEqual %bool %x %u\n%a = OpIEqual %bool %i %n0\n%d = OpLogicalOr %bool %c %a\n%v = OpGroupNonUniformAny %bool %n3 %d\n%w = OpSelect %u32 %v %n0 %n1\nOpStore %at %w", 0},
		{"all of some", "%c = OpIEqual %bool %x %u\n%v = OpGroupNonUniformAll %bool %n3 %c\n%w = OpSelect %u32 %v %n0 %n1\nOpStore %at %w", 1},
		{"a ballot", "%c = OpIEqual %bool %x %u\n%a = OpIEqual %bool %i %n1\n%z = OpLogicalAnd %bool %c %a\n%v = OpGroupNonUniformBallot %uvec4 %n3 %z\n%w = OpCompositeExtract %u32 %v 0\nOpStore %at %w", 2},
		{"a sum of all", "%a = OpIEqual %bool %i %n3\n%y = OpIMul %u32 %n8 %u\n%z = OpSelect %u32 %a %y %n1\n%w = OpGroupNonUniformIAdd %u32 %n3 Reduce %z\nOpStore %at %w", ones &^ 7},
		{"a sum of those before", "%a = OpIEqual %bool %i %n3\n%z = OpSelect %u32 %a %u %n1\n%w = OpGroupNonUniformIAdd %u32 %n3 InclusiveScan %z\nOpStore %at %w", 0},
		{"of another one", "%a = OpIEqual %bool %i %n3\n%z = OpSelect %u32 %a %u %n1\n%w = OpGroupNonUniformShuffleXor %u32 %n3 %z %n1\nOpStore %at %w", ones},
		{"an atomic", "%v = OpBitwiseAnd %u32 %u %n8\n%o = OpAtomicIAdd %u32 %at %n1 %n0 %v\n%w = OpLoad %u32 %at\nOpStore %at %w", ones &^ 7},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := shader{globals: asBytes + `
%top = OpConstant %u32 0x80000000
%n31 = OpConstant %u32 31
%n32 = OpConstant %u32 32
%arr4 = OpTypeArray %u32 %n4
%p_arr4 = OpTypePointer Function %arr4
%p_sharr = OpTypePointer Workgroup %arr4
%p_sh = OpTypePointer Workgroup %u32
%sh = OpVariable %p_sharr Workgroup
%fn_u = OpTypeFunction %u32 %u32
`, decorations: asBytesDecorations, variables: `
%var = OpVariable %p_local Function
%arr = OpVariable %p_arr4 Function
`, functions: `
%double = OpFunction %u32 None %fn_u
%par = OpFunctionParameter %u32
%dl = OpLabel
%dv = OpIMul %u32 %par %n2
OpReturnValue %dv
OpFunctionEnd
`, in: []uint32{5, 5, 5, 5}}
			s.body = "%u = OpUndef %u32\n%one = OpBitwiseAnd %u32 %x %n1\n%i4 = OpIMul %u32 %i %n4\n" + c.body
			stores, _ := s.tracked(t, vm.Track{})
			if got := stores[2].Shadow; got.Undefined != c.want || got.Unspecified != 0 {
				t.Errorf("%#x is undefined, want %#x; unspecified: %#x", got.Undefined, c.want, got.Unspecified)
			}
		})
	}
}

// TestLost has invocation 2 do something that an undefined value decides: what it stores from then on is undefined.
func TestLost(t *testing.T) {
	const branch = `
OpSelectionMerge %m None
OpBranchConditional %d %y %m
%y = OpLabel
OpBranch %m
%m = OpLabel
`
	for _, c := range []struct {
		name, body string
		undefined  []bool // by invocation
	}{
		{"a branch", branch + "OpStore %at %x", []bool{false, false, true, false}},
		{"after the store", "OpStore %at %x" + branch, []bool{false, false, false, false}},
		{"a switch", `
%v = OpSelect %u32 %d %n0 %n1
OpSelectionMerge %m None
OpSwitch %v %m 0 %y
%y = OpLabel
OpBranch %m
%m = OpLabel
OpStore %at %x`, []bool{false, false, true, false}},
		{"an address", "%k = OpSelect %u32 %d %n0 %n1\n%p = OpAccessChain %p_local %arr %k\nOpStore %p %x\nOpStore %at %x", []bool{false, false, true, false}},
		{"outside of an array", "%k = OpSelect %u32 %is %n1000 %n1\n%p = OpAccessChain %p_local %arr %k\nOpStore %p %x\nOpStore %at %x", []bool{false, false, true, false}},
		{"a sum of all", branch + "%w = OpGroupNonUniformIAdd %u32 %n3 Reduce %x\nOpStore %at %w", []bool{true, true, true, true}},
		{"a value of another one", branch + "%w = OpGroupNonUniformShuffleXor %u32 %n3 %x %n1\nOpStore %at %w", []bool{false, false, true, true}},
	} {
		t.Run(c.name, func(t *testing.T) {
			stores, r := shader{globals: "%arr4 = OpTypeArray %u32 %n4\n%p_arr4 = OpTypePointer Function %arr4",
				variables: "%arr = OpVariable %p_arr4 Function",
				body: `
%u = OpUndef %bool
%is = OpIEqual %bool %i %n2
%d = OpLogicalAnd %bool %is %u
` + c.body}.tracked(t, vm.Track{})
			if r.Undefined[0] != 1<<2 || r.Unspecified[0] != 0 {
				t.Errorf("undetermined %b and %b, want invocation 2", r.Undefined, r.Unspecified)
			}
			for i, got := range stores {
				if (got.Shadow.Undefined == ones) != c.undefined[i] {
					t.Errorf("invocation %d: %+v", i, got)
				}
			}
		})
	}
}

// TestPartialStores overwrites a word in part: what is left of it are scalars of one byte.
func TestPartialStores(t *testing.T) {
	r, err := shader{size: 1, globals: asBytes, decorations: asBytesDecorations, body: `
%u = OpUndef %u32
%v = OpBitwiseAnd %u32 %u %n264
OpStore %at %v
%b = OpUConvert %u8 %x
%p = OpAccessChain %p_byte %bytes %n0 %n2
OpStore %p %b
`, inputs: vm.Inputs{Track: &vm.Track{}}}.result(t)
	if err != nil {
		t.Fatal(err)
	}
	want := []vm.Store{{Offset: 0, Shadow: vm.Shadow{Undefined: 8}}, {Offset: 1, Shadow: vm.Shadow{Undefined: 1}},
		{Offset: 2}, {Offset: 3}}
	if len(r.Stores) != len(want) {
		t.Fatalf("%+v", r.Stores)
	}
	for i, w := range want {
		w.Slot.Binding, w.Region, w.Bytes = 1, -1, 1
		w.Origin = r.Stores[i].Origin
		if r.Stores[i] != w {
			t.Errorf("%+v, want %+v", r.Stores[i], w)
		}
	}
}

func (s shader) result(t *testing.T) (*vm.Result, error) {
	_, r, err := s.run(t)
	return r, err
}

// freely is what the reference of a comparison leaves unspecified.
var freely = vm.Track{Freedom: fold.Freedom{Precision: true, SignedZero: true}}

// TestBounds has the limits of the float that invocation 2 of 4 stores, where %f is 0.75. The accuracy of each
// operation is that of the Vulkan specification, "Precision and Operation of SPIR-V Instructions".
func TestBounds(t *testing.T) {
	const x = 0.75
	ulp := func(v float64) float64 { return math.Ldexp(1, math.Ilogb(v)-23) }
	within := func(v, distance float64) fold.Interval { return fold.Interval{Low: v - distance, High: v + distance} }
	exact := fold.Interval{}
	sin := within(math.Sin(x), 0x1p-11)
	zero := math.Copysign(0, -1)
	for _, c := range []struct {
		name, body  string // the result is %v
		want        fold.Interval
		preserve    bool
		undefined   bool
		unspecified bool
		nan         bool
	}{
		{name: "a sum", body: "%v = OpFAdd %f32 %f %f1", want: exact},
		{name: "sine", body: "%v = OpExtInst %f32 %std Sin %f", want: sin},
		{name: "a quotient", body: "%v = OpFDiv %f32 %f1 %f", want: within(1/x, 2.5*ulp(1/x))},
		{name: "exponential", body: "%v = OpExtInst %f32 %std Exp %f", want: within(math.Exp(x), (3+2*x)*ulp(math.Exp(x)))},
		{name: "inverse square root", body: "%v = OpExtInst %f32 %std InverseSqrt %f", want: within(1/math.Sqrt(x), 2*ulp(1/math.Sqrt(x)))},
		{name: "a sum of it", body: "%s = OpExtInst %f32 %std Sin %f\n%v = OpFAdd %f32 %s %f1", want: within(1+math.Sin(x), 0x1p-11)},
		{name: "a difference of two", body: "%s = OpExtInst %f32 %std Sin %f\n%v = OpFSub %f32 %s %s", want: within(0, 2*0x1p-11)},
		{name: "negated", body: "%s = OpExtInst %f32 %std Sin %f\n%v = OpFNegate %f32 %s", want: fold.Interval{Low: -sin.High, High: -sin.Low}},
		{name: "a negation as a modifier", body: "%s = OpExtInst %f32 %std Sin %f\n%n = OpFNegate %f32 %s\n%v = OpFAdd %f32 %n %f1", want: within(1-math.Sin(x), 0x1p-11)},
		{name: "an absolute value", body: "%s = OpExtInst %f32 %std Sin %f\n%n = OpFSub %f32 %s %s\n%v = OpExtInst %f32 %std FAbs %n", want: fold.Interval{Low: zero, High: 2 * 0x1p-11}},
		{name: "through memory", body: "%s = OpExtInst %f32 %std Sin %f\nOpStore %var %s\n%v = OpLoad %f32 %var", want: sin},
		{name: "through Workgroup memory", body: `%s = OpExtInst %f32 %std Sin %f
%p = OpAccessChain %p_sh %sh %i
OpStore %p %s
OpControlBarrier %n2 %n2 %n264
%o = OpBitwiseXor %u32 %i %n1
%q = OpAccessChain %p_sh %sh %o
%v = OpLoad %f32 %q`, want: sin},
		{name: "from another invocation", body: "%s = OpExtInst %f32 %std Sin %f\n%v = OpGroupNonUniformShuffleXor %f32 %n3 %s %n1", want: sin},
		{name: "a choice that is unspecified", body: "%s = OpExtInst %f32 %std Sin %f\n%c = OpFOrdLessThan %bool %s %near\n%v = OpSelect %f32 %c %f1 %f2", want: fold.Interval{Low: 1, High: 2}},
		{name: "a choice that is decided", body: "%s = OpExtInst %f32 %std Sin %f\n%c = OpFOrdLessThan %bool %s %f1\n%v = OpSelect %f32 %c %f1 %f2", want: exact},
		{name: "a whole number that is decided", body: "%s = OpExtInst %f32 %std Sin %f\n%y = OpFAdd %f32 %s %f1\n%w = OpConvertFToS %i32 %y\n%v = OpConvertSToF %f32 %w", want: exact},
		{name: "unpacked", body: "%s = OpExtInst %vec2 %std UnpackUnorm2x16 %n4\n%v = OpCompositeExtract %f32 %s 0", want: within(4./65535, 3*ulp(4./65535))},
		{name: "an unpacked half", body: "%s = OpExtInst %vec2 %std UnpackHalf2x16 %n4\n%v = OpCompositeExtract %f32 %s 0", want: exact},
		{name: "a zero", body: "%v = OpFSub %f32 %f %f", want: fold.Interval{Low: zero}},
		{name: "a zero with a sign", body: "%v = OpFSub %f32 %f %f", want: exact, preserve: true},
		{name: "a negated zero", body: "%z = OpExtInst %f32 %std Floor %f\n%v = OpFNegate %f32 %z", want: fold.Interval{Low: zero}},
		{name: "the lesser of two zeros", body: "%n = OpFNegate %f32 %f0\n%o = OpCopyObject %f32 %n\n%v = OpExtInst %f32 %std FMin %f0 %o", want: fold.Interval{Low: zero}, preserve: true},
		{name: "no number", body: "%z = OpFSub %f32 %f %f\n%y = OpFMul %f32 %inf %f0\n%v = OpFAdd %f32 %y %f1", nan: true},
		{name: "a number of no number", body: "%y = OpFMul %f32 %inf %f0\n%v = OpExtInst %f32 %std NMax %y %f1", want: exact},
		{name: "the greater of a number and none", body: "%y = OpFMul %f32 %inf %f0\n%v = OpExtInst %f32 %std FMax %f1 %y", unspecified: true},
		{name: "the lesser of no number and one", body: "%y = OpFMul %f32 %inf %f0\n%v = OpExtInst %f32 %std FMin %y %f1", unspecified: true},
		{name: "a choice of a NaN where there is none", body: "%y = OpFMul %f32 %inf %f0\n%c = OpFOrdLessThan %bool %fz %f1\n%v = OpSelect %f32 %c %y %fz", undefined: true},
		{name: "of an undefined value", body: "%s = OpUndef %f32\n%v = OpExtInst %f32 %std Sin %s", undefined: true},
		{name: "a NaN where there is none", body: "%v = OpFMul %f32 %inf %fz", undefined: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := shader{globals: `
%f0 = OpConstant %f32 0
%near = OpConstant %f32 0.6816
%inf = OpConstant %f32 0x1p+128
%p_float = OpTypePointer Function %f32
%arr4 = OpTypeArray %f32 %n4
%p_sharr = OpTypePointer Workgroup %arr4
%p_sh = OpTypePointer Workgroup %f32
%sh = OpVariable %p_sharr Workgroup
`, variables: "%var = OpVariable %p_float Function"}
			s.in = []uint32{math.Float32bits(x), math.Float32bits(x), math.Float32bits(x), math.Float32bits(x)}
			if c.preserve {
				s.modes = "OpExecutionMode %main SignedZeroInfNanPreserve 32"
			}
			if strings.Contains(c.body, "%fz") {
				s.decorations = "OpDecorate %v FPFastMathMode NotNaN"
			}
			s.body = "%f = OpBitcast %f32 %x\n%fz = OpFSub %f32 %f %f\n" + c.body +
				"\n%bits = OpBitcast %u32 %v\nOpStore %at %bits"
			stores, _ := s.tracked(t, freely)
			got := stores[2].Shadow
			switch {
			case c.undefined:
				if got.Undefined != ones {
					t.Errorf("%+v, want an undefined value", got)
				}
			case c.unspecified:
				if got.Unspecified != ones || got.Bounded || got.NaN || got.Undefined != 0 {
					t.Errorf("%+v, want an unspecified value", got)
				}
			case c.nan:
				if !got.NaN || got.Bounded || got.Undefined != 0 || stores[2].Format != fold.Float32 {
					t.Errorf("%+v, want a NaN", got)
				}
			case c.want == exact && !math.Signbit(c.want.Low):
				if got != (vm.Shadow{}) {
					t.Errorf("%+v, want a value that is determined", got)
				}
			case !got.Bounded || stores[2].Format != fold.Float32 || got.Undefined != 0:
				t.Errorf("%+v, want limits %v", got, c.want)
			default:
				near := func(a, b float64) bool { return math.Abs(a-b) <= ulp(2) && math.Signbit(a) == math.Signbit(b) }
				if !near(got.Interval.Low, c.want.Low) || !near(got.Interval.High, c.want.High) {
					t.Errorf("limits %v, want %v", got.Interval, c.want)
				}
			}
			if stores, _ := s.tracked(t, vm.Track{}); !c.undefined && stores[2].Shadow != (vm.Shadow{}) {
				t.Errorf("without freedoms: %+v", stores[2].Shadow)
			}
		})
	}
}

// TestUnspecifiedBits has the bits that are unspecified in the word that invocation 2 stores, where %s is the sine of
// 0.75.
func TestUnspecifiedBits(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       uint64
	}{
		{"a comparison", "%c = OpFOrdLessThan %bool %s %near\n%v = OpSelect %u32 %c %n0 %n1\nOpStore %at %v", 1},
		{"a comparison that is decided", "%c = OpFOrdLessThan %bool %s %f1\n%v = OpSelect %u32 %c %n0 %n1\nOpStore %at %v", 0},
		{"a whole number", "%b = OpFMul %f32 %s %big\n%v = OpConvertFToU %u32 %b\nOpStore %at %v", ones},
		{"a byte", "OpStore %at %word\n%i4 = OpIMul %u32 %i %n4\n%p = OpAccessChain %p_byte %bytes %n0 %i4\n%b = OpLoad %u8 %p\n%w = OpUConvert %u32 %b\nOpStore %at %w", 0xFF},
		{"the highest byte", "%w = OpShiftRightLogical %u32 %word %n24\nOpStore %at %w", 0},
		{"sine of what is large", "%b = OpFMul %f32 %f %big\n%l = OpExtInst %f32 %std Sin %b\n%w = OpBitcast %u32 %l\nOpStore %at %w", ones},
		{"reassociation", "%r = OpFAdd %f32 %f %f1\n%w = OpBitcast %u32 %r\nOpStore %at %w", ones},
		{"a sum of all", "%r = OpGroupNonUniformFAdd %f32 %n3 Reduce %f\n%w = OpBitcast %u32 %r\nOpStore %at %w", ones},
		{"after a branch", "%c = OpFOrdLessThan %bool %s %near\nOpSelectionMerge %m None\nOpBranchConditional %c %y %m\n%y = OpLabel\nOpBranch %m\n%m = OpLabel\nOpStore %at %n1", ones},
		{"at an address", "%c = OpFOrdLessThan %bool %s %near\n%k = OpSelect %u32 %c %n0 %n1\n%p = OpAccessChain %p_word %in %n0 %k\n%v = OpLoad %u32 %p\nOpStore %at %v", ones},
		{"twice an unspecified value", "%c = OpFOrdLessThan %bool %s %near\n%k = OpSelect %u32 %c %n0 %n1\n%v = OpIAdd %u32 %k %k\nOpStore %at %v", ones},
		{"a NaN", "OpStore %at %nan", 0x803FFFFF},
		{"a NaN and an integer", "%w = OpBitwiseXor %u32 %nan %word\n%v = OpBitwiseOr %u32 %w %n1\nOpStore %at %v", 0x803FFFFE},
		{"a NaN that was negated", "%m = OpBitcast %f32 %nan\n%o = OpFNegate %f32 %m\n%p = OpFAdd %f32 %o %f1\n%q = OpBitcast %u32 %p\nOpStore %at %q", 0x803FFFFF},
		{"a comparison with a NaN", "%m = OpBitcast %f32 %nan\n%c = OpFOrdLessThan %bool %m %f\n%v = OpSelect %u32 %c %n0 %n1\nOpStore %at %v", 0},
		{"a NaN that is copied", "%m = OpBitcast %f32 %memory\n%o = OpCopyObject %f32 %m\n%p = OpBitcast %u32 %o\nOpStore %at %p", 0},
		{"an undefined value besides", "%u = OpUndef %u32\n%v = OpBitwiseAnd %u32 %u %n1000\n%y = OpBitwiseXor %u32 %v %word\nOpStore %at %n1", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := shader{globals: asBytes + `
%n24 = OpConstant %u32 24
%near = OpConstant %f32 0.6816
%big = OpConstant %f32 1000000
%f0 = OpConstant %f32 0
%inf = OpConstant %f32 0x1p+128
%memory = OpConstant %u32 0x7FC12345
`, decorations: asBytesDecorations}
			if c.name == "reassociation" {
				s.decorations += "OpDecorate %r FPFastMathMode AllowReassoc\n"
			}
			for range 4 {
				s.in = append(s.in, math.Float32bits(0.75))
			}
			s.body = "%f = OpBitcast %f32 %x\n%s = OpExtInst %f32 %std Sin %f\n%word = OpBitcast %u32 %s\n" +
				"%no = OpFMul %f32 %inf %f0\n%nan = OpBitcast %u32 %no\n" + c.body
			stores, r := s.tracked(t, freely)
			if got := stores[2].Shadow; got.Unspecified != c.want || got.Undefined != 0 || got.Bounded {
				t.Errorf("%+v, want unspecified bits %#x", got, c.want)
			}
			if undetermined := c.name == "after a branch"; (r.Unspecified[0] == 15) != undetermined || r.Undefined[0] != 0 {
				t.Errorf("undetermined: %b and %b", r.Undefined, r.Unspecified)
			}
		})
	}
}
