package vm_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"hone/vm"
	"hone/vm/layout"
)

// kernelHead declares what the kernels below use. Addresses have BITS.
const kernelHead = `OpCapability Addresses
OpCapability Kernel
OpCapability Linkage
OpCapability Int64
OpCapability Int16
OpCapability Int8
OpCapability Vector16
OpCapability GenericPointer
OpCapability Groups
%cl = OpExtInstImport "OpenCL.std"
OpMemoryModel PhysicalBITS OpenCL
OpEntryPoint Kernel %main "main" %gid %lid %wg %gs %ls %off %dim %glin
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %lid BuiltIn LocalInvocationId
OpDecorate %wg BuiltIn WorkgroupId
OpDecorate %gs BuiltIn GlobalSize
OpDecorate %ls BuiltIn WorkgroupSize
OpDecorate %off BuiltIn GlobalOffset
OpDecorate %dim BuiltIn WorkDim
OpDecorate %glin BuiltIn GlobalLinearId
OpDecorate %packed CPacked
OpDecorate %record FuncParamAttr ByVal
%void = OpTypeVoid
%bool = OpTypeBool
%u8 = OpTypeInt 8 0
%u16 = OpTypeInt 16 0
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%f32 = OpTypeFloat 32
%v2 = OpTypeVector %u32 2
%v3 = OpTypeVector %u32 3
%v4 = OpTypeVector %u32 4
%v8 = OpTypeVector %u32 8
%v16 = OpTypeVector %u32 16
%w3 = OpTypeVector %u64 3
%event = OpTypeEvent
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n2 = OpConstant %u32 2
%n3 = OpConstant %u32 3
%n4 = OpConstant %u32 4
%n5 = OpConstant %u32 5
%n7 = OpConstant %u32 7
%n8 = OpConstant %u32 8
%n100 = OpConstant %u32 100
%fences = OpConstant %u32 272
%l0 = OpConstant %u64 0
%l1 = OpConstant %u64 1
%l2 = OpConstant %u64 2
%l3 = OpConstant %u64 3
%l4 = OpConstant %u64 4
%l8 = OpConstant %u64 8
%lm1 = OpConstant %u64 0xFFFFFFFFFFFFFFFF
%a4 = OpTypeArray %u32 %n4
%mixed = OpTypeStruct %u8 %u16 %v3 %u8 %u64
%packed = OpTypeStruct %u8 %u16 %u32
%pair = OpTypeStruct %u32 %v2
%p_in3 = OpTypePointer Input %w3
%p_in1 = OpTypePointer Input %u64
%p_inw = OpTypePointer Input %u32
%g8 = OpTypePointer CrossWorkgroup %u8
%g32 = OpTypePointer CrossWorkgroup %u32
%gv3 = OpTypePointer CrossWorkgroup %v3
%gv4 = OpTypePointer CrossWorkgroup %v4
%gmixed = OpTypePointer CrossWorkgroup %mixed
%gpacked = OpTypePointer CrossWorkgroup %packed
%g64 = OpTypePointer CrossWorkgroup %u64
%k32 = OpTypePointer UniformConstant %u32
%ka4 = OpTypePointer UniformConstant %a4
%s32 = OpTypePointer Workgroup %u32
%sa4 = OpTypePointer Workgroup %a4
%f_u32 = OpTypePointer Function %u32
%f_u8 = OpTypePointer Function %u8
%f_a4 = OpTypePointer Function %a4
%f_pair = OpTypePointer Function %pair
%f_event = OpTypePointer Function %event
%x32 = OpTypePointer Generic %u32
%xevent = OpTypePointer Generic %event
%no_event = OpConstantNull %event
%no_x32 = OpConstantNull %x32
%gid = OpVariable %p_in3 Input
%lid = OpVariable %p_in3 Input
%wg = OpVariable %p_in3 Input
%gs = OpVariable %p_in3 Input
%ls = OpVariable %p_in3 Input
%off = OpVariable %p_in3 Input
%dim = OpVariable %p_inw Input
%glin = OpVariable %p_in1 Input
%four = OpConstantComposite %a4 %n1 %n3 %n5 %n7
%table = OpVariable %ka4 UniformConstant %four
%second = OpSpecConstantOp %k32 InBoundsPtrAccessChain %table %n0 %n1
%tile = OpVariable %sa4 Workgroup
%fn = OpTypeFunction %void %g32 %g32
%fn_locals = OpTypeFunction %void %g32 %g32 %s32
%fn_values = OpTypeFunction %void %g32 %g32 %u32 %v3 %f_pair
%fn_bump = OpTypeFunction %void %x32 %u32
%fn_set = OpTypeFunction %u32 %f_pair
`

// kernelStart begins a kernel of two buffers: of the first %x is the word of the invocation %i, of the second %at is
// where it writes.
const kernelStart = `%main = OpFunction %void None %fn
%in = OpFunctionParameter %g32
%out = OpFunctionParameter %g32
%entry = OpLabel
VARIABLES%ids = OpLoad %w3 %gid
%i = OpCompositeExtract %u64 %ids 0
%from = OpInBoundsPtrAccessChain %g32 %in %i
%x = OpLoad %u32 %from
%at = OpInBoundsPtrAccessChain %g32 %out %i
`

const kernelEnd = "OpReturn\nOpFunctionEnd\n"

func argument(i uint32) layout.Slot { return layout.Slot{Kind: layout.Argument, Binding: i} }

// TestKernels runs kernels of one feature each on the words 10, 11, ..., with addresses of 64 bits and of 32, and
// compares what they write with what was computed by hand.
func TestKernels(t *testing.T) {
	eight := func(f func(i uint32) uint32) []uint32 {
		out := make([]uint32, 8)
		for i := range out {
			out[i] = f(uint32(i))
		}
		return out
	}
	store := "OpStore %at %r\n"
	for _, c := range []struct {
		name, variables, body string
		want                  []uint32
	}{
		{"a pointer to the end, and back", "", "%end = OpPtrAccessChain %g32 %in %l8\n" +
			"%p = OpPtrAccessChain %g32 %end %lm1\n%r = OpLoad %u32 %p\n" + store,
			eight(func(uint32) uint32 { return 17 })},
		{"bytes of a word", "", "%b = OpBitcast %g8 %from\n%p = OpInBoundsPtrAccessChain %g8 %b %l1\nOpStore %p " +
			"%byte\n%r = OpLoad %u32 %from\n" + store, eight(func(i uint32) uint32 { return 10 + i + 0x500 })},
		{"a pointer as a number", "", "%a = OpConvertPtrToU %u64 %from\n%b = OpIAdd %u64 %a %l4\n%p = OpConvertUToPtr %g32 " +
			"%b\n%last = OpIEqual %bool %i %seven\n%q = OpSelect %g32 %last %from %p\n%r = OpLoad %u32 %q\n" + store,
			[]uint32{11, 12, 13, 14, 15, 16, 17, 17}},
		{"the distance of two", "", "%a = OpConvertPtrToU %u64 %from\n%b = OpConvertPtrToU %u64 %in\n%d = OpISub %u64 %a " +
			"%b\n%r = OpUConvert %u32 %d\n" + store, eight(func(i uint32) uint32 { return 4 * i })},
		{"three take as much as four", "", "%v = OpBitcast %gv3 %out\n%w = OpUConvert %u32 %i\n" +
			"%c = OpULessThan %bool %w %n2\n" +
			"OpBranchConditional %c %then %merge\n%then = OpLabel\n%three = OpCompositeConstruct %v3 %x %n1 %n2\n" +
			"%p = OpInBoundsPtrAccessChain %gv3 %v %i\nOpStore %p %three\nOpBranch %merge\n%merge = OpLabel\n",
			[]uint32{10, 1, 2, 0, 11, 1, 2, 0}},
		{"members by their alignment", "", "%m = OpBitcast %gmixed %out\n%z = OpIEqual %bool %i %l0\n" +
			"OpBranchConditional %z %then %merge\n%then = OpLabel\n%p1 = OpInBoundsPtrAccessChain %g16 %m %l0 %n1\n" +
			"OpStore %p1 %half\n%p2 = OpInBoundsPtrAccessChain %g32 %m %l0 %n2 %n1\nOpStore %p2 %n7\n" +
			"%p4 = OpInBoundsPtrAccessChain %g64 %m %l0 %n4\n%t = OpBitcast %g32 %p4\n%d1 = OpConvertPtrToU %u64 %p4\n" +
			"%d2 = OpConvertPtrToU %u64 %out\n%d = OpISub %u64 %d1 %d2\n%dd = OpUConvert %u32 %d\nOpStore %out4 %dd\n" +
			"OpBranch %merge\n%merge = OpLabel\n", []uint32{0x00090000, 40, 0, 0, 0, 7, 0, 0}},
		{"a packed struct", "", "%m = OpBitcast %gpacked %out\n%z = OpIEqual %bool %i %l0\n" +
			"OpBranchConditional %z %then %merge\n%then = OpLabel\n%p = OpInBoundsPtrAccessChain %g32 %m %l1 %n2\n" +
			"OpStore %p %n5 Aligned 1\nOpBranch %merge\n%merge = OpLabel\n", []uint32{0, 0, 5 << 16, 0, 0, 0, 0, 0}},
		{"constants", "", "%k = OpUMod %u64 %i %l4\n%p = OpInBoundsPtrAccessChain %k32 %table %l0 %k\n%y = OpLoad %u32 %p\n" +
			"%z = OpLoad %u32 %second\n%r = OpIAdd %u32 %y %z\n" + store, []uint32{4, 6, 8, 10, 4, 6, 8, 10}},
		{"generic pointers", "%v = OpVariable %f_u32 Function\n",
			"OpStore %v %x\n%g1 = OpPtrCastToGeneric %x32 %v\n%c1 = OpFunctionCall %void %bump %g1 %n100\n" +
				"%g2 = OpPtrCastToGeneric %x32 %at\nOpStore %at %n1\n%c2 = OpFunctionCall %void %bump %g2 %n2\n" +
				"%a = OpLoad %u32 %v\n%b = OpLoad %u32 %at\n%r = OpIAdd %u32 %a %b\n" + store,
			eight(func(i uint32) uint32 { return 113 + i })},
		{"a cast that asks", "%v = OpVariable %f_u32 Function\n",
			"%g1 = OpPtrCastToGeneric %x32 %v\n%g2 = OpPtrCastToGeneric %x32 %at\n" +
				"%e1 = OpGenericCastToPtrExplicit %f_u32 %g1 Function\n%e2 = OpGenericCastToPtrExplicit %f_u32 %g2 Function\n" +
				"%e3 = OpGenericCastToPtrExplicit %g32 %g2 CrossWorkgroup\n" +
				"%e4 = OpGenericCastToPtrExplicit %g32 %g1 CrossWorkgroup\n" +
				"%b1 = OpConvertPtrToU %u64 %e1\n%b2 = OpConvertPtrToU %u64 %e2\n%b3 = OpConvertPtrToU %u64 %e3\n" +
				"%b4 = OpConvertPtrToU %u64 %e4\n" +
				"%t1 = OpINotEqual %bool %b1 %l0\n%t2 = OpINotEqual %bool %b2 %l0\n%t3 = OpINotEqual %bool %b3 %l0\n" +
				"%t4 = OpINotEqual %bool %b4 %l0\n" +
				"%s1 = OpSelect %u32 %t1 %n1 %n0\n%s2 = OpSelect %u32 %t2 %n2 %n0\n%s3 = OpSelect %u32 %t3 %n4 %n0\n" +
				"%s4 = OpSelect %u32 %t4 %n8 %n0\n" +
				"%r1 = OpBitwiseOr %u32 %s1 %s2\n%r2 = OpBitwiseOr %u32 %s3 %s4\n%r = OpBitwiseOr %u32 %r1 %r2\n" + store,
			eight(func(uint32) uint32 { return 5 })},
		{"elements that are known", "%v = OpVariable %f_a4 Function %four\n", "%p = OpInBoundsAccessChain %f_u32 %v %n2\n" +
			"OpStore %p %x\n%q = OpInBoundsPtrAccessChain %f_u32 %v %l0 %n3\n%y = OpLoad %u32 %p\n%z = OpLoad %u32 %q\n" +
			"%r = OpIAdd %u32 %y %z\n" + store, eight(func(i uint32) uint32 { return 17 + i })},
		{"memory of an invocation", "%v = OpVariable %f_a4 Function\n",
			"%k = OpUMod %u64 %i %l4\n%p = OpInBoundsPtrAccessChain %f_u32 %v %l0 %k\nOpStore %p %x\n%b = OpBitcast %f_u8 %v\n" +
				"%o = OpIMul %u64 %k %l4\n%q = OpInBoundsPtrAccessChain %f_u8 %b %o\n%y = OpLoad %u8 %q\n" +
				"%r = OpUConvert %u32 %y\n" + store,
			eight(func(i uint32) uint32 { return 10 + i })},
		{"a copy of bytes", "%v = OpVariable %f_pair Function\n%w = OpVariable %f_pair Function\n",
			"%p = OpInBoundsPtrAccessChain %f_u32 %v %l0 %n1 %n1\nOpStore %p %x\n%b1 = OpBitcast %f_u8 %v\n" +
				"%b2 = OpBitcast %f_u8 %w\n" +
				"OpCopyMemorySized %b2 %b1 %l16\n%q = OpInBoundsPtrAccessChain %f_u32 %w %l0 %n1 %n1\n" +
				"%r = OpLoad %u32 %q\n" + store,
			eight(func(i uint32) uint32 { return 10 + i })},
		{"sixteen components", "",
			"%v = OpCompositeConstruct %v16 %x %n1 %n2 %n3 %n4 %n5 %n7 %n8 %x %x %x %x %x %x %x %n100\n" +
				"%h = OpVectorShuffle %v8 %v %v 15 1 2 3 4 5 6 7\n%s = OpIAdd %v8 %h %h\n%a = OpCompositeExtract %u32 %s 0\n" +
				"%b = OpCompositeExtract %u32 %s 7\n%r = OpIAdd %u32 %a %b\n" + store, eight(func(uint32) uint32 { return 216 })},
		{"ids", "", "%o = OpLoad %w3 %off\n%o0 = OpCompositeExtract %u64 %o 0\n%g = OpLoad %w3 %gs\n" +
			"%g0 = OpCompositeExtract %u64 %g 0\n" +
			"%s = OpLoad %w3 %ls\n%s0 = OpCompositeExtract %u64 %s 0\n%d = OpLoad %u32 %dim\n%l = OpLoad %u64 %glin\n" +
			"%t = OpIAdd %u64 %g0 %s0\n%u = OpIAdd %u64 %t %o0\n%v = OpIAdd %u64 %u %l\n%w = OpUConvert %u32 %v\n" +
			"%m = OpIMul %u32 %d %n100\n" +
			"%r = OpIAdd %u32 %w %m\n" + store, eight(func(i uint32) uint32 { return 8 + 4 + 0 + i + 100 })},
		{"vloadn and vstoren", "", "%h = OpUDiv %u64 %i %l2\n%v = OpExtInst %v2 %cl vloadn %h %in 2\n" +
			"%c = OpVectorShuffle %v2 %v %v 1 0\n" +
			"%no = OpExtInst %void %cl vstoren %c %h %out\n", []uint32{11, 10, 13, 12, 15, 14, 17, 16}},
		{"a shuffle by a mask", "", "%v = OpCompositeConstruct %v4 %x %n1 %n2 %n3\n%y = OpUConvert %u32 %i\n" +
			"%m = OpCompositeConstruct %v2 %y %n8\n" +
			"%w = OpExtInst %v2 %cl shuffle %v %m\n%a = OpCompositeExtract %u32 %w 0\n%b = OpCompositeExtract %u32 %w 1\n" +
			"%r = OpIAdd %u32 %a %b\n" + store,
			[]uint32{20, 12, 14, 16, 28, 16, 18, 20}},
		{"a choice by a scalar", "", "%k = OpBitwiseAnd %u32 %x %n1\n%r = OpExtInst %u32 %cl select %n5 %n7 %k\n" + store,
			eight(func(i uint32) uint32 { return 5 + i%2*2 })},
		{"saturation and the like", "", "%a = OpExtInst %u32 %cl u_sub_sat %x %n100\n%b = OpExtInst %u32 %cl clz %x\n" +
			"%c = OpExtInst %u32 %cl rotate %x %n4\n%d = OpIAdd %u32 %a %b\n%r = OpIAdd %u32 %c %d\n" + store,
			eight(func(i uint32) uint32 { return 16*(10+i) + 28 - (10+i)/16 })},
		{"a second result", "%v = OpVariable %f_f32 Function\n", "%y = OpConvertUToF %f32 %x\n%z = OpFDiv %f32 %y %f4\n" +
			"%w = OpExtInst %f32 %cl fract %z %v\n%fl = OpLoad %f32 %v\n%s = OpFMul %f32 %fl %f4\n%q = OpFMul %f32 %w %f4\n" +
			"%e = OpFMul %f32 %s %f4\n%g = OpFAdd %f32 %e %q\n%r = OpConvertFToU %u32 %g\n" + store,
			eight(func(i uint32) uint32 { return (10+i)/4*16 + (10+i)%4 })},
		{"halves", "", "%y = OpConvertUToF %f32 %x\n%no = OpExtInst %void %cl vstore_half_r %y %i2 %outh RTZ\n" +
			"%z = OpExtInst %f32 %cl vload_half %i2 %outh\n%r = OpConvertFToU %u32 %z\n" + store,
			eight(func(i uint32) uint32 { return 10 + i })},
		{"all of a workgroup", "", "%c = OpULessThan %bool %x %n14\n%a = OpGroupAll %bool %n2 %c\n" +
			"%b = OpGroupAny %bool %n2 %c\n" +
			"%s = OpSelect %u32 %a %n1 %n0\n%t = OpSelect %u32 %b %n2 %n0\n%r = OpIAdd %u32 %s %t\n" + store,
			[]uint32{3, 3, 3, 3, 0, 0, 0, 0}},
		{"a sum of a workgroup", "", "%a = OpGroupIAdd %u32 %n2 Reduce %x\n%b = OpGroupIAdd %u32 %n2 ExclusiveScan %x\n" +
			"%c = OpGroupUMax %u32 %n2 InclusiveScan %x\n%s = OpIAdd %u32 %a %b\n%r = OpIAdd %u32 %s %c\n" + store,
			[]uint32{46 + 0 + 10, 46 + 10 + 11, 46 + 21 + 12, 46 + 33 + 13,
				62 + 0 + 14, 62 + 14 + 15, 62 + 29 + 16, 62 + 45 + 17}},
		{"a broadcast of a workgroup", "", "%r = OpGroupBroadcast %u32 %n2 %x %l3\n" + store, []uint32{13, 13, 13, 13, 17, 17, 17, 17}},
		{"local memory and a barrier", "", "%ll = OpLoad %w3 %lid\n%k = OpCompositeExtract %u64 %ll 0\n" +
			"%p = OpInBoundsPtrAccessChain %s32 %tile %l0 %k\nOpStore %p %x\nOpControlBarrier %n2 %n2 %fences\n" +
			"%o = OpISub %u64 %l3 %k\n" +
			"%q = OpInBoundsPtrAccessChain %s32 %tile %l0 %o\n" +
			"%r = OpLoad %u32 %q\n" + store, []uint32{13, 12, 11, 10, 17, 16, 15, 14}},
		{"atomics in local memory", "", "%p = OpInBoundsPtrAccessChain %s32 %tile %l0 %l0\n%ll = OpLoad %w3 %lid\n" +
			"%k = OpCompositeExtract %u64 %ll 0\n" +
			"%z = OpIEqual %bool %k %l0\nOpBranchConditional %z %then %merge\n%then = OpLabel\nOpStore %p %n100\n" +
			"OpBranch %merge\n%merge = OpLabel\n" +
			"OpControlBarrier %n2 %n2 %fences\n%old = OpAtomicIAdd %u32 %p %n2 %n0 %x\nOpControlBarrier %n2 %n2 %fences\n" +
			"%r = OpLoad %u32 %p\n" + store,
			[]uint32{146, 146, 146, 146, 162, 162, 162, 162}},
		{"a copy beside the workgroup", "%e = OpVariable %f_event Function\n", "%g = OpLoad %w3 %wg\n" +
			"%g0 = OpCompositeExtract %u64 %g 0\n%o = OpIMul %u64 %g0 %l4\n" +
			"%src = OpInBoundsPtrAccessChain %g32 %in %o\n%dst = OpInBoundsPtrAccessChain %s32 %tile %l0 %l0\n" +
			"%ev = OpGroupAsyncCopy %event %n2 %dst %src %l4 %l1 %no_event\nOpStore %e %ev\n" +
			"%ge = OpPtrCastToGeneric %xevent %e\n" +
			"OpGroupWaitEvents %n2 %n1 %ge\n%p = OpInBoundsPtrAccessChain %s32 %tile %l0 %l2\n%r = OpLoad %u32 %p\n" + store,
			[]uint32{12, 12, 12, 12, 16, 16, 16, 16}},
		{"a copy with a stride", "%e = OpVariable %f_event Function\n",
			"%dst = OpInBoundsPtrAccessChain %s32 %tile %l0 %l0\n" +
				"%ev = OpGroupAsyncCopy %event %n2 %dst %in %l4 %l2 %no_event\nOpStore %e %ev\n" +
				"%ge = OpPtrCastToGeneric %xevent %e\n" +
				"OpGroupWaitEvents %n2 %n1 %ge\n%ll = OpLoad %w3 %lid\n%k = OpCompositeExtract %u64 %ll 0\n" +
				"%p = OpInBoundsPtrAccessChain %s32 %tile %l0 %k\n" +
				"%r = OpLoad %u32 %p\n" + store, []uint32{10, 12, 14, 16, 10, 12, 14, 16}},
		{"a size", "", "%m = OpBitcast %gmixed %out\n%v = OpBitcast %gv3 %out\n%a = OpSizeOf %u32 %m\n" +
			"%b = OpSizeOf %u32 %v\n%s = OpIMul %u32 %b %n100\n" +
			"%r = OpIAdd %u32 %a %s\n" + store, eight(func(uint32) uint32 { return 48 + 1600 })},
	} {
		for _, bits := range []string{"64", "32"} {
			t.Run(c.name+" "+bits, func(t *testing.T) {
				text := kernel(bits, c.variables, c.body)
				p, err := vm.Compile(assemble(t, text), vm.Options{Workgroup: [3]int{4, 1, 1}})
				if err != nil {
					t.Fatal(err)
				}
				for _, track := range []*vm.Track{nil, {}} {
					in := vm.Inputs{Groups: [3]int{2, 1, 1}, Track: track, Buffers: map[layout.Slot][]byte{
						argument(0): bytesOf(10, 11, 12, 13, 14, 15, 16, 17), argument(1): make([]byte, 64)}}
					result, err := p.Run(in)
					if err != nil {
						t.Fatal(err)
					}
					got := in.Buffers[argument(1)]
					if !bytes.Equal(got[:32], bytesOf(c.want...)) {
						t.Errorf("it wrote %x, want %x", got, bytesOf(c.want...))
					}
					for _, r := range result.Reports {
						t.Errorf("%s: %s", r.Kind, r.Place)
					}
				}
			})
		}
	}
}

// kernel returns a kernel, with functions that it may call.
func kernel(bits, variables, body string) string {
	more := "%seven = OpConstant %u64 7\n%l16 = OpConstant %u64 16\n%n14 = OpConstant %u32 14\n" +
		"%byte = OpConstant %u8 5\n" +
		"%half = OpConstant %u16 9\n%g16 = OpTypePointer CrossWorkgroup %u16\n%f4 = OpConstant %f32 4\n" +
		"%f_f32 = OpTypePointer Function %f32\n%f16 = OpTypeFloat 16\n%gh = OpTypePointer CrossWorkgroup %f16\n"
	start := strings.Replace(kernelStart, "VARIABLES", variables, 1)
	if strings.Contains(body, "%out4") {
		start += "%out4 = OpInBoundsPtrAccessChain %g32 %out %l1\n"
	}
	if strings.Contains(body, "%outh") {
		start += "%outb = OpBitcast %gh %out\n%outh = OpInBoundsPtrAccessChain %gh %outb %l16\n%i2 = OpIMul %u64 %i %l1\n"
		start = strings.Replace(start, "OpCapability", "OpCapability", 1)
	}
	functions := "%bump = OpFunction %void None %fn_bump\n%which = OpFunctionParameter %x32\n" +
		"%by = OpFunctionParameter %u32\n" +
		"%bump_entry = OpLabel\n%was = OpLoad %u32 %which\n%is = OpIAdd %u32 %was %by\nOpStore %which %is\nOpReturn\n" +
		"OpFunctionEnd\n" +
		"%set = OpFunction %u32 None %fn_set\n%record = OpFunctionParameter %f_pair\n%set_entry = OpLabel\n" +
		"%first = OpInBoundsPtrAccessChain %f_u32 %record %l0 %n0\n%set_was = OpLoad %u32 %first\nOpStore %first %n100\n" +
		"OpReturnValue %set_was\nOpFunctionEnd\n"
	head := strings.Replace(kernelHead, "BITS", bits, 1)
	if strings.Contains(body, "%outh") {
		head = strings.Replace(head, "OpCapability Groups\n", "OpCapability Groups\nOpCapability Float16Buffer\n", 1)
	} else {
		more = strings.Split(more, "%f16 =")[0]
	}
	return head + more + start + body + kernelEnd + functions
}

// TestKernelArguments: values, a vector, a struct of which the kernel and a function that it calls have copies, and
// local memory of which the caller says the size.
func TestKernelArguments(t *testing.T) {
	head := strings.Replace(kernelHead, "BITS", "64", 1)
	text := strings.Replace(head, "OpDecorate %record FuncParamAttr ByVal", "OpDecorate %record FuncParamAttr ByVal\n"+
		"OpDecorate %s FuncParamAttr ByVal", 1)
	text = strings.Replace(text, "OpDecorate %gid", "OpName %in \"in\"\nOpName %out \"out\"\nOpName %n \"n\"\n"+
		"OpName %v \"v\"\n"+
		"OpName %s \"s\"\nOpDecorate %gid", 1) + `%main = OpFunction %void None %fn_values
%in = OpFunctionParameter %g32
%out = OpFunctionParameter %g32
%n = OpFunctionParameter %u32
%v = OpFunctionParameter %v3
%s = OpFunctionParameter %f_pair
%entry = OpLabel
%ids = OpLoad %w3 %gid
%i = OpCompositeExtract %u64 %ids 0
%at = OpInBoundsPtrAccessChain %g32 %out %i
%z = OpCompositeExtract %u32 %v 2
%p = OpInBoundsPtrAccessChain %f_u32 %s %l0 %n1 %n1
%y = OpLoad %u32 %p
%old = OpFunctionCall %u32 %set %s
%q = OpInBoundsPtrAccessChain %f_u32 %s %l0 %n0
%same = OpLoad %u32 %q
%a = OpIAdd %u32 %n %z
%b = OpIAdd %u32 %a %y
%c = OpIAdd %u32 %b %old
%r = OpIAdd %u32 %c %same
OpStore %at %r
OpReturn
OpFunctionEnd
%set = OpFunction %u32 None %fn_set
%record = OpFunctionParameter %f_pair
%set_entry = OpLabel
%first = OpInBoundsPtrAccessChain %f_u32 %record %l0 %n0
%was = OpLoad %u32 %first
OpStore %first %n100
OpReturnValue %was
OpFunctionEnd
`
	p, err := vm.Compile(assemble(t, text), vm.Options{Workgroup: [3]int{2, 1, 1}})
	if err != nil {
		t.Fatal(err)
	}
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{argument(1): make([]byte, 8), argument(2): bytesOf(1000),
		argument(3): bytesOf(1, 2, 3), argument(4): bytesOf(20, 0, 0, 300)}}
	if _, err := p.Run(in); err != nil {
		t.Fatal(err)
	}
	if got, want := in.Buffers[argument(1)], bytesOf(1343, 1343); !bytes.Equal(got, want) {
		t.Errorf("it wrote %x, want %x", got, want)
	}
	var names []string
	for _, b := range p.Bindings() {
		names = append(names, fmt.Sprintf("%s %s %d", b.Slot, b.Name, b.Bytes(1)))
	}
	if got, want := strings.Join(names, ", "), "arg.0 in 4, arg.1 out 4, arg.2 n 4, arg.3 v 12, arg.4 s 16"; got != want {
		t.Errorf("it is given %s, want %s", got, want)
	}
	in.Buffers[argument(4)] = bytesOf(20)
	if _, err := p.Run(in); err == nil || !strings.Contains(err.Error(), "arg.4") {
		t.Errorf("a struct that is too short: %v", err)
	}
}

// TestKernelLocal: local memory that the caller sizes, and what is beyond it.
func TestKernelLocal(t *testing.T) {
	head := strings.Replace(kernelHead, "OpDecorate %record FuncParamAttr ByVal\n", "", 1)
	text := strings.Replace(head, "BITS", "64", 1) + `%main = OpFunction %void None %fn_locals
%in = OpFunctionParameter %g32
%out = OpFunctionParameter %g32
%buffer = OpFunctionParameter %s32
%entry = OpLabel
%ids = OpLoad %w3 %lid
%i = OpCompositeExtract %u64 %ids 0
%at = OpInBoundsPtrAccessChain %g32 %out %i
%p = OpInBoundsPtrAccessChain %s32 %buffer %i
%w = OpUConvert %u32 %i
OpStore %p %w
OpControlBarrier %n2 %n2 %fences
%o = OpISub %u64 %l3 %i
%q = OpInBoundsPtrAccessChain %s32 %buffer %o
%r = OpLoad %u32 %q
OpStore %at %r
OpReturn
OpFunctionEnd
`
	p, err := vm.Compile(assemble(t, text), vm.Options{Workgroup: [3]int{4, 1, 1}})
	if err != nil {
		t.Fatal(err)
	}
	in := vm.Inputs{Buffers: map[layout.Slot][]byte{argument(1): make([]byte, 16), argument(2): make([]byte, 16)}}
	result, err := p.Run(in)
	if err != nil || len(result.Reports) > 0 {
		t.Fatal(err, result.Reports)
	}
	if got, want := in.Buffers[argument(1)], bytesOf(3, 2, 1, 0); !bytes.Equal(got, want) {
		t.Errorf("it wrote %x, want %x", got, want)
	}
	in.Buffers[argument(2)] = make([]byte, 12)
	if result, err = p.Run(in); err != nil || len(result.Reports) != 2 || result.Reports[0].Kind != vm.OutOfBounds {
		t.Errorf("with three words: %v, %v", err, result.Reports)
	}
}

// TestKernelReports: what a kernel should not do is reported, whatever memory it does it in.
func TestKernelReports(t *testing.T) {
	for _, c := range []struct {
		name, variables, body string
		kind                  vm.Kind
	}{
		{"beyond a buffer", "", "%p = OpInBoundsPtrAccessChain %g32 %in %lm1\n%y = OpLoad %u32 %p\nOpStore %at %y\n", vm.OutOfBounds},
		{"beyond a variable", "%v = OpVariable %f_a4 Function\n%w = OpVariable %f_a4 Function\n",
			"%p = OpInBoundsPtrAccessChain %f_u32 %v %l0 %i\nOpStore %p %x\n%q = OpInBoundsPtrAccessChain %f_u32 %w %l0 %l0\n" +
				"OpStore %q %x\n" +
				"OpStore %at %n1\n", vm.OutOfBounds},
		{"beyond constants", "", "%p = OpInBoundsPtrAccessChain %k32 %table %l0 %l4\n%y = OpLoad %u32 %p\nOpStore %at %y\n", vm.OutOfBounds},
		{"beyond local memory", "", "%p = OpInBoundsPtrAccessChain %s32 %tile %l0 %l4\nOpStore %p %x\nOpStore %at %n1\n", vm.OutOfBounds},
		{"through null", "", "%y = OpLoad %u32 %no_x32\nOpStore %at %y\n", vm.OutOfBounds},
		{"nothing was stored", "%v = OpVariable %f_a4 Function\n", "%k = OpUMod %u64 %i %l4\n" +
			"%p = OpInBoundsPtrAccessChain %f_u32 %v %l0 %k\n" +
			"%y = OpLoad %u32 %p\nOpStore %at %y\n", vm.UndefinedStored},
		{"nothing was stored to a byte", "%v = OpVariable %f_u32 Function\n", "%b = OpBitcast %f_u8 %v\nOpStore %b %byte\n" +
			"%y = OpLoad %u32 %v\n" +
			"OpStore %at %y\n", vm.UndefinedStored},
		{"nothing is there any more", "%v = OpVariable %f_u32 Function\n", "OpStore %v %x\n%b = OpBitcast %f_u8 %v\n" +
			"OpLifetimeStop %b 4\n" +
			"%y = OpLoad %u32 %v\nOpStore %at %y\n", vm.UndefinedStored},
		{"nobody has waited", "", "%dst = OpInBoundsPtrAccessChain %s32 %tile %l0 %l0\n" +
			"%ev = OpGroupAsyncCopy %event %n2 %dst %in %l4 %l1 %no_event\n%y = OpLoad %u32 %dst\n" +
			"OpStore %at %y\n", vm.UndefinedStored},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, err := vm.Compile(assemble(t, kernel("64", c.variables, c.body)), vm.Options{Workgroup: [3]int{8, 1, 1}})
			if err != nil {
				t.Fatal(err)
			}
			for _, track := range []*vm.Track{nil, {}} {
				result, err := p.Run(vm.Inputs{Track: track, Buffers: map[layout.Slot][]byte{argument(0): make([]byte, 32),
					argument(1): make([]byte, 32)}})
				if err != nil || len(result.Reports) == 0 || result.Reports[0].Kind != c.kind {
					t.Errorf("%v, %v, want %s", err, result.Reports, c.kind)
				}
			}
		})
	}
}

// TestKernelRefused: what a kernel needs and does not have is an error that says so.
func TestKernelRefused(t *testing.T) {
	text := kernel("64", "", "%z = OpFunctionCall %void %elsewhere %no_x32 %n1\nOpStore %at %x\n") +
		"%elsewhere = OpFunction %void None %fn_bump\n%ea = OpFunctionParameter %x32\n%eb = OpFunctionParameter %u32\n" +
		"OpFunctionEnd\n"
	text = strings.Replace(text, "OpDecorate %gid", "OpName %elsewhere \"elsewhere\"\nOpDecorate %gid", 1)
	text = strings.Replace(text, "OpDecorate %packed", "OpDecorate %elsewhere LinkageAttributes \"elsewhere\" Import\n"+
		"OpDecorate %packed", 1)
	_, err := vm.Compile(assemble(t, text), vm.Options{})
	var u *vm.Unsupported
	if !errors.As(err, &u) || !strings.Contains(err.Error(), "elsewhere, which is only declared") {
		t.Errorf("a function without a body: %v", err)
	}
}
