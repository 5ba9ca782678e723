package vm_test

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// tensorText is a shader of 64 invocations that copies parts of the tensor %from (0.0) of three dimensions to %to
// (0.1): three elements each, from coordinates that a buffer (0.2) has. What is beyond %from is 77. The first
// invocation stores the sizes of both to that buffer. One of both tensors has its sizes in its type.
func tensorText(element string, shaped bool, read string) string {
	from, to := "", "%wide"
	if shaped {
		from, to = "%shape", ""
	}
	return strings.NewReplacer("ELEMENT", element, "SHAPE", from, "WIDE", to, "READ", read).Replace(`
OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Int64
OpCapability Float16
OpCapability TensorsARM
OpExtension "SPV_ARM_tensors"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id %from %to %buf
OpExecutionMode %main LocalSize 64 1 1
OpDecorate %id BuiltIn LocalInvocationIndex
OpDecorate %from DescriptorSet 0
OpDecorate %from Binding 0
OpDecorate %from NonWritable
OpDecorate %to DescriptorSet 0
OpDecorate %to Binding 1
OpDecorate %buf DescriptorSet 0
OpDecorate %buf Binding 2
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%element = ELEMENT
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n2 = OpConstant %u32 2
%n3 = OpConstant %u32 3
%n4 = OpConstant %u32 4
%n5 = OpConstant %u32 5
%n6 = OpConstant %u32 6
%n64 = OpConstant %u32 64
%n200 = OpConstant %u32 200
%u3 = OpTypeArray %u32 %n3
%e3 = OpTypeArray %element %n3
%shape = OpConstantComposite %u3 %n4 %n3 %n5
%wide = OpConstantComposite %u3 %n1 %n64 %n4
%beyond = OpConstant %element 77
%T = OpTypeTensorARM %element %n3 SHAPE
%W = OpTypeTensorARM %element %n3 WIDE
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_T = OpTypePointer UniformConstant %T
%p_W = OpTypePointer UniformConstant %W
%p_block = OpTypePointer StorageBuffer %block
%p_word = OpTypePointer StorageBuffer %u32
%p_in = OpTypePointer Input %u32
%id = OpVariable %p_in Input
%from = OpVariable %p_T UniformConstant
%to = OpVariable %p_W UniformConstant
%buf = OpVariable %p_block StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%i = OpLoad %u32 %id
%k = OpIMul %u32 %i %n3
%k1 = OpIAdd %u32 %k %n1
%k2 = OpIAdd %u32 %k %n2
%pa = OpAccessChain %p_word %buf %n0 %k
%pb = OpAccessChain %p_word %buf %n0 %k1
%pc = OpAccessChain %p_word %buf %n0 %k2
%a = OpLoad %u32 %pa
%b = OpLoad %u32 %pb
%c = OpLoad %u32 %pc
%at = OpCompositeConstruct %u3 %a %b %c
%t = OpLoad %T %from
%w = OpLoad %W %to
%v = OpTensorReadARM %e3 %t %at READ
%ten = OpCompositeConstruct %u3 %n0 %i %n0
OpTensorWriteARM %w %ten %v
%one = OpTensorReadARM %element %t %at READ
%there = OpCompositeConstruct %u3 %n0 %i %n3
OpTensorWriteARM %w %there %one
%first = OpIEqual %bool %i %n0
OpSelectionMerge %m None
OpBranchConditional %first %y %m
%y = OpLabel
%s0 = OpTensorQuerySizeARM %u32 %t %n0
%s1 = OpTensorQuerySizeARM %u32 %t %n1
%s2 = OpTensorQuerySizeARM %u32 %t %n2
%s3 = OpTensorQuerySizeARM %u64 %w %n1
%s4 = OpUConvert %u32 %s3
%q0 = OpAccessChain %p_word %buf %n0 %n200
%i1 = OpIAdd %u32 %n200 %n1
%q1 = OpAccessChain %p_word %buf %n0 %i1
%i2 = OpIAdd %u32 %n200 %n2
%q2 = OpAccessChain %p_word %buf %n0 %i2
%i3 = OpIAdd %u32 %n200 %n3
%q3 = OpAccessChain %p_word %buf %n0 %i3
OpStore %q0 %s0
OpStore %q1 %s1
OpStore %q2 %s2
OpStore %q3 %s4
OpBranch %m
%m = OpLabel
OpReturn
OpFunctionEnd
`)
}

// TestTensors reads and writes tensors of all widths at coordinates inside and outside.
func TestTensors(t *testing.T) {
	sizes, written := [3]int{4, 3, 5}, [3]int{1, 64, 4}
	const header = 16
	for _, c := range []struct {
		name, element string
		bytes         int
	}{
		{"u8", "OpTypeInt 8 0", 1}, {"i16", "OpTypeInt 16 1", 2}, {"half", "OpTypeFloat 16", 2}, {"u32", "OpCopy", 4},
		{"f32", "OpTypeFloat 32", 4}, {"f64", "OpTypeInt 64 1", 8},
	} {
		for _, shaped := range []bool{false, true} {
			text := tensorText(c.element, shaped, "OutOfBoundsValueARM %beyond")
			if c.name == "u32" { // which is declared already
				text = strings.ReplaceAll(strings.Replace(text, "%element = OpCopy\n", "", 1), "%element", "%u32")
			}
			p, err := vm.Compile(validated(t, text), vm.Options{})
			if err != nil {
				t.Fatal(err)
			}
			put := func(b []byte, v uint64) {
				var all [8]byte
				binary.LittleEndian.PutUint64(all[:], v)
				copy(b, all[:c.bytes])
			}
			get := func(b []byte) uint64 {
				var all [8]byte
				copy(all[:], b[:c.bytes])
				return binary.LittleEndian.Uint64(all[:])
			}
			from, to := make([]byte, header+c.bytes*4*3*5), make([]byte, header+c.bytes*64*4)
			for k := range 3 {
				if shaped {
					binary.LittleEndian.PutUint32(to[4*k:], uint32(written[k]))
				} else {
					binary.LittleEndian.PutUint32(from[4*k:], uint32(sizes[k]))
				}
			}
			for k := range 4 * 3 * 5 {
				put(from[header+k*c.bytes:], 0x0101010101010101*uint64(k+1)+uint64(k))
			}
			buf := make([]byte, 4*210)
			at := func(i int) [3]int { return [3]int{i % 5, i / 5 % 4, i / 20 * 2} } // some are beyond
			for i := range 64 {
				for k, x := range at(i) {
					binary.LittleEndian.PutUint32(buf[12*i+4*k:], uint32(x))
				}
			}
			binary.LittleEndian.PutUint32(buf[12*63:], 0xFFFFFFFF)
			r, err := p.Run(vm.Inputs{Track: &vm.Track{}, Buffers: map[layout.Slot][]byte{{Binding: 0}: from, {Binding: 1}: to,
				{Binding: 2}: buf}})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Reports) > 0 {
				t.Errorf("%s: %v", c.name, r.Reports[0])
			}
			for _, s := range r.Stores {
				if s.Shadow != (vm.Shadow{}) {
					t.Errorf("%s: not determined: %+v", c.name, s)
				}
			}
			beyond := map[string]uint64{"half": 0x54D0, "f32": 0x429A0000}[c.name]
			if beyond == 0 {
				beyond = 77
			}
			for i := range 64 {
				x := at(i)
				for k := range 4 { // the fourth is the first once more
					want := beyond
					if l := x[2] + k%3; i < 63 && x[0] < 4 && x[1] < 3 && l < 5 {
						want = get(from[header+((x[0]*3+x[1])*5+l)*c.bytes:])
					}
					if got := get(to[header+(i*4+k)*c.bytes:]); got != want {
						t.Fatalf("%s, shaped %v: element %d of invocation %d at %v is %#x, want %#x", c.name, shaped, k, i, x,
							got, want)
					}
				}
			}
			for k, want := range []int{4, 3, 5, 64} {
				if got := binary.LittleEndian.Uint32(buf[800+4*k:]); got != uint32(want) {
					t.Errorf("%s: size %d is %d, want %d", c.name, k, got, want)
				}
			}
		}
	}
}

// TestTensorsBeyond: reads beyond a tensor without a value for that are undefined and reported, and writes are dropped.
func TestTensorsBeyond(t *testing.T) {
	p, err := vm.Compile(validated(t, tensorText("OpTypeFloat 32", true, "")), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	from, to, buf := make([]byte, 16+4*60), make([]byte, 16+4*4*8), make([]byte, 4*210)
	for k, n := range []uint32{4, 3, 5} {
		binary.LittleEndian.PutUint32(from[4*k:], n)
		binary.LittleEndian.PutUint32(to[4*k:], []uint32{1, 8, 4}[k])
	}
	binary.LittleEndian.PutUint32(buf[4:], 3) // the first invocation reads beyond the second dimension
	r, err := p.Run(vm.Inputs{Track: &vm.Track{}, Buffers: map[layout.Slot][]byte{{Binding: 0}: from, {Binding: 1}: to,
		{Binding: 2}: buf}})
	if err != nil {
		t.Fatal(err)
	}
	undefined, all := 0, 0
	for _, s := range r.Stores {
		if s.Slot.Binding == 1 {
			all++
			if s.Shadow.Undefined != 0 {
				undefined++
			}
		}
	}
	if undefined != 4 || all != 4*8 {
		t.Errorf("of %d scalars that are stored %d are undefined, want 4 of 32", all, undefined)
	}
	places := map[string]bool{}
	for _, x := range r.Reports {
		places[fmt.Sprint(x.Kind)] = true
	}
	if !places[vm.OutOfBounds.String()] {
		t.Errorf("nothing is reported to be out of bounds: %v", r.Reports)
	}
}

// TestTensorsCompared finds single changes to a shader with tensors.
func TestTensorsCompared(t *testing.T) {
	text := tensorText("OpTypeFloat 32", false, "OutOfBoundsValueARM %beyond")
	if r := compared(t, text, text, compare.Options{}); r.Verdict != compare.Equal {
		t.Errorf("it is %v to itself: %s", r.Verdict, r.Reason)
	}
	for _, change := range [][2]string{{"%u3 %a %b %c", "%u3 %a %c %b"}, {"%element 77", "%element 78"},
		{"%u32 %t %n2", "%u32 %t %n1"}, {"OpTensorWriteARM %w %there %one\n", ""}} {
		r := compared(t, text, replaceOnce(t, text, change[0], change[1]), compare.Options{})
		if r.Verdict != compare.Different {
			t.Errorf("with %s it is %v: %s", change[1], r.Verdict, r.Reason)
		}
	}
}
