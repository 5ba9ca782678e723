package vm_test

import (
	"encoding/binary"
	"strings"
	"testing"

	"hone/vm"
	"hone/vm/layout"
)

// bytesOf returns words as the bytes of a buffer.
func bytesOf(words ...uint32) []byte {
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}

// TestVariablePointers compares pointers of two buffers, and chooses, stores, passes and returns them.
func TestVariablePointers(t *testing.T) {
	t.Run("compare", func(t *testing.T) {
		shader{in: []uint32{0, 1, 2, 3, 4, 5, 6, 7}, decorations: "OpDecorate %p_word ArrayStride 4", globals: "%none = OpConstantNull %p_word", body: `
%k = OpBitwiseAnd %u32 %x %n3
%p = OpAccessChain %p_word %in %n0 %k
%q = OpAccessChain %p_word %in %n0 %n2
%o = OpAccessChain %p_word %out %n0 %n2
%same = OpPtrEqual %bool %p %q
%differ = OpPtrNotEqual %bool %p %o
%null = OpPtrEqual %bool %p %none
%r = OpPtrAccessChain %p_word %p %x
%d = OpPtrDiff %i32 %r %q
%ad = OpBitcast %u32 %d
%b = OpSelect %u32 %same %n64 %n0
%c = OpSelect %u32 %differ %n1000 %n0
%e = OpSelect %u32 %null %n7 %n0
%f = OpIAdd %u32 %b %c
%g = OpIAdd %u32 %f %e
%v = OpIAdd %u32 %g %ad
OpStore %at %v
`}.expect(t, func(_ int, x uint32) uint32 {
			v := 1000 + x&3 + x - 2
			if x&3 == 2 {
				v += 64
			}
			return v
		})
	})
	t.Run("in variables and functions", func(t *testing.T) {
		shader{in: []uint32{0, 1, 2, 3, 4, 5, 6, 7}, globals: `
%pp = OpTypePointer Function %p_word
%pr = OpTypePointer Private %p_word
%kept = OpVariable %pr Private
%next = OpTypeFunction %p_word %p_word %u32
`, decorations: "OpDecorate %p_word ArrayStride 4", variables: "%v = OpVariable %pp Function", body: `
%odd = OpBitwiseAnd %u32 %i %n1
%is = OpIEqual %bool %odd %n1
%first = OpAccessChain %p_word %in %n0 %n0
%chosen = OpSelect %p_word %is %at %first
OpStore %at %n64
OpStore %v %chosen
%p = OpLoad %p_word %v
OpStore %kept %p
%moved = OpFunctionCall %p_word %after %first %i
%here = OpLoad %p_word %kept
%a = OpLoad %u32 %here
%b = OpLoad %u32 %moved
%sum = OpIAdd %u32 %a %b
OpStore %at %sum
`, functions: `
%after = OpFunction %p_word None %next
%pa = OpFunctionParameter %p_word
%pb = OpFunctionParameter %u32
%be = OpLabel
%to = OpPtrAccessChain %p_word %pa %pb
OpReturnValue %to
OpFunctionEnd
`}.expect(t, func(i int, x uint32) uint32 { return 64*uint32(i&1) + x })
	})
	t.Run("workgroup", func(t *testing.T) {
		shader{in: []uint32{0, 1, 2, 3, 4, 5, 6, 7}, globals: `
%arr = OpTypeArray %u32 %n8
%p_arr = OpTypePointer Workgroup %arr
%p_sh = OpTypePointer Workgroup %u32
%a = OpVariable %p_arr Workgroup
%b = OpVariable %p_arr Workgroup
`, body: `
%pa = OpAccessChain %p_sh %a %i
%pb = OpAccessChain %p_sh %b %i
OpStore %pa %n1
OpStore %pb %n2
%big = OpUGreaterThan %bool %x %n3
OpSelectionMerge %m None
OpBranchConditional %big %y %m
%y = OpLabel
OpBranch %m
%m = OpLabel
%p = OpPhi %p_sh %pa %entry %pb %y
OpStore %p %n64
%va = OpLoad %u32 %pa
%vb = OpLoad %u32 %pb
%c = OpIMul %u32 %va %n1000
%v = OpIAdd %u32 %c %vb
OpStore %at %v
`}.expect(t, func(_ int, x uint32) uint32 {
			if x > 3 {
				return 1000 + 64
			}
			return 64002
		})
	})
}

// rowMajor declares a buffer of two matrices: the first is row-major, the other column-major.
const rowMajor = `
%mat = OpTypeMatrix %vec2 2
%mats = OpTypeStruct %mat %mat
%p_mats = OpTypePointer StorageBuffer %mats
%p_vec = OpTypePointer StorageBuffer %vec2
%p_mat = OpTypePointer StorageBuffer %mat
%p_f = OpTypePointer StorageBuffer %f32
%m = OpVariable %p_mats StorageBuffer
%f_col = OpTypeFunction %f32 %p_vec
`

const rowMajorDecorations = `
OpDecorate %mats Block
OpMemberDecorate %mats 0 Offset 0
OpMemberDecorate %mats 0 RowMajor
OpMemberDecorate %mats 0 MatrixStride 16
OpMemberDecorate %mats 1 Offset 32
OpMemberDecorate %mats 1 ColMajor
OpMemberDecorate %mats 1 MatrixStride 16
OpDecorate %m DescriptorSet 1
OpDecorate %m Binding 0
`

// TestPointersIntoMatrices passes a pointer to a column of a row-major matrix to a function, and lets a loop move it.
func TestPointersIntoMatrices(t *testing.T) {
	buffer := make([]byte, 64)
	for r := range 2 {
		for c := range 2 {
			// 1 2, 4 8 by column
			binary.LittleEndian.PutUint32(buffer[16*r+4*c:], []uint32{0x3F800000, 0x40000000, 0x40800000, 0x41000000}[2*c+r])
		}
	}
	s := shader{in: []uint32{0, 1, 0, 1, 1, 1, 0, 0}, globals: rowMajor, decorations: rowMajorDecorations, inputs: vm.Inputs{Buffers: map[layout.Slot][]byte{{Set: 1}: buffer}}, body: `
%p0 = OpAccessChain %p_vec %m %n0 %n0
%p1 = OpAccessChain %p_vec %m %n0 %n1
%is = OpIEqual %bool %x %n1
%p = OpSelect %p_vec %is %p1 %p0
%sum = OpFunctionCall %f32 %add %p
%v = OpConvertFToU %u32 %sum
OpStore %at %v
`, functions: `
%add = OpFunction %f32 None %f_col
%col = OpFunctionParameter %p_vec
%ae = OpLabel
%second = OpAccessChain %p_f %col %n1
%b = OpLoad %f32 %second
%all = OpLoad %vec2 %col
%a = OpCompositeExtract %f32 %all 0
%ab = OpFAdd %f32 %a %b
OpReturnValue %ab
OpFunctionEnd
`}
	s.expect(t, func(_ int, x uint32) uint32 { return []uint32{3, 12}[x] })
	s.body = strings.Replace(s.body, "%m %n0 %n1", "%m %n1 %n1", 1)
	if _, _, err := s.run(t); err == nil || !strings.Contains(err.Error(), "matrices of several layouts") {
		t.Errorf("pointers of one type to two layouts: %v", err)
	}
}

// TestDescriptors indexes arrays of buffers: of two dimensions, and without a size.
func TestDescriptors(t *testing.T) {
	globals := `
%inner = OpTypeArray %block %n2
%outer = OpTypeArray %inner %n3
%p_outer = OpTypePointer StorageBuffer %outer
%grid = OpVariable %p_outer StorageBuffer
%many = OpTypeRuntimeArray %inner
%p_many = OpTypePointer StorageBuffer %many
%list = OpVariable %p_many StorageBuffer
%p_inner = OpTypePointer StorageBuffer %inner
`
	decorations := `
OpDecorate %grid DescriptorSet 1
OpDecorate %grid Binding 0
OpDecorate %list DescriptorSet 1
OpDecorate %list Binding 1
`
	buffers := map[layout.Slot][]byte{}
	for i := range uint32(6) {
		buffers[layout.Slot{Set: 1, Element: i}] = bytesOf(100+i, 200+i)
		buffers[layout.Slot{Set: 1, Binding: 1, Element: i}] = bytesOf(300+i, 400+i, 500+i)[:8+4*(i%2)]
	}
	s := shader{size: 8, in: []uint32{0, 1, 2, 2, 1, 0, 0, 1}, globals: globals, decorations: decorations, inputs: vm.Inputs{Buffers: buffers}, body: `
%k = OpBitwiseAnd %u32 %i %n1
%p = OpAccessChain %p_word %grid %x %k %n0 %n1
%a = OpLoad %u32 %p
%row = OpAccessChain %p_inner %list %x
%q = OpAccessChain %p_word %row %k %n0 %n0
%b = OpLoad %u32 %q
%buffer = OpAccessChain %p_block %list %x %k
%n = OpArrayLength %u32 %buffer 0
%c = OpIMul %u32 %n %n1000
%ab = OpIAdd %u32 %a %b
%v = OpIAdd %u32 %ab %c
OpStore %at %v
`}
	s.expect(t, func(i int, x uint32) uint32 {
		e := 2*x + uint32(i&1)
		return 200 + e + 300 + e + 1000*(2+e%2)
	})
	s.in = []uint32{3, 7, 0, 0, 0, 0, 0, 1 << 31}
	_, r, err := s.run(t)
	if err != nil {
		t.Fatal(err)
	}
	wantReports(t, r, "out of bounds: %main: OpLoad 3", "out of bounds: %main: OpLoad 3")
	p, err := s.compile(t)
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Slots(); len(got) != 2+6+1 || got[8] != (layout.Slot{Set: 1, Binding: 1}) {
		t.Errorf("slots %v", got)
	}
}

// TestUntypedPointers reads and writes memory by types that it was not declared with.
func TestUntypedPointers(t *testing.T) {
	shader{in: []uint32{1, 2, 3, 4, 5, 6, 7, 8}, globals: `
%up = OpTypeUntypedPointerKHR StorageBuffer
%u16 = OpTypeInt 16 0
%halves = OpTypeRuntimeArray %u16
`, decorations: "OpDecorate %halves ArrayStride 2", body: `
%p = OpUntypedAccessChainKHR %up %block %in %n0 %i
%w = OpLoad %u32 %p
%q = OpUntypedAccessChainKHR %up %block %out %n0 %i
OpStore %q %w
%high = OpUntypedAccessChainKHR %up %halves %q %n1
%h = OpUConvert %u16 %w
OpStore %high %h
%n = OpUntypedArrayLengthKHR %u32 %block %in 0
%old = OpAtomicIAdd %u32 %q %n1 %n0 %n
`}.expect(t, func(_ int, x uint32) uint32 { return x | x<<16 + 8 })
}

// TestCopyMemorySized copies two words, and three bytes of the next one.
func TestCopyMemorySized(t *testing.T) {
	in := make([]uint32, 9)
	for i := range in {
		in[i] = 0x01010101 * uint32(i+1)
	}
	s := shader{size: 3, in: in, globals: "%up = OpTypeUntypedPointerKHR StorageBuffer\n%n11 = OpConstant %u32 11", body: `
%first = OpIEqual %bool %i %n0
OpSelectionMerge %m None
OpBranchConditional %first %y %m
%y = OpLabel
%p = OpUntypedAccessChainKHR %up %block %in %n0 %n4
%q = OpUntypedAccessChainKHR %up %block %out %n0 %n0
OpCopyMemorySized %q %p %n11 Aligned 4
OpBranch %m
%m = OpLabel
`}
	s.expect(t, func(i int, _ uint32) uint32 { return []uint32{in[4], in[5], in[6] & 0xFFFFFF}[i] })
}

// TestExplicitWorkgroupMemory has two structs with layouts of their own in the same memory of the workgroup.
func TestExplicitWorkgroupMemory(t *testing.T) {
	s := shader{in: []uint32{0x01020304, 5, 6, 0xFFFFFFFF, 8, 9, 10, 11}, decorations: `
OpDecorate %shared_words Block
OpMemberDecorate %shared_words 0 Offset 4
OpDecorate %array4 ArrayStride 4
OpDecorate %shared_bytes Block
OpMemberDecorate %shared_bytes 0 Offset 4
OpDecorate %array1 ArrayStride 1
OpDecorate %a Aliased
OpDecorate %b Aliased
`, globals: `
%u8 = OpTypeInt 8 0
%n32 = OpConstant %u32 32
%array4 = OpTypeArray %u32 %n8
%shared_words = OpTypeStruct %array4
%array1 = OpTypeArray %u8 %n32
%shared_bytes = OpTypeStruct %array1
%pw = OpTypePointer Workgroup %shared_words
%pb = OpTypePointer Workgroup %shared_bytes
%pw1 = OpTypePointer Workgroup %u32
%pb1 = OpTypePointer Workgroup %u8
%a = OpVariable %pw Workgroup
%b = OpVariable %pb Workgroup
`, body: `
%p = OpAccessChain %pw1 %a %n0 %i
OpStore %p %x
%four = OpIMul %u32 %i %n4
%at1 = OpIAdd %u32 %four %n1
%q = OpAccessChain %pb1 %b %n0 %at1
%byte = OpLoad %u8 %q
%k = OpUConvert %u32 %byte
%ten = OpUConvert %u8 %i
%last = OpIAdd %u32 %four %n3
%r = OpAccessChain %pb1 %b %n0 %last
OpStore %r %ten
%w = OpLoad %u32 %p
%v = OpIAdd %u32 %w %k
OpStore %at %v
`}
	s.expect(t, func(i int, x uint32) uint32 { return x&0xFFFFFF | uint32(i)<<24 + x>>8&0xFF })

	// As long as all scalars are of one size there are atomics.
	s.body = `
%p = OpAccessChain %pw1 %a %n0 %n0
%first = OpIEqual %bool %i %n0
OpSelectionMerge %m None
OpBranchConditional %first %y %m
%y = OpLabel
OpStore %p %n0
OpBranch %m
%m = OpLabel
OpControlBarrier %n2 %n2 %n264
%old = OpAtomicIAdd %u32 %p %n2 %n0 %n1
OpStore %at %old
`
	s.expect(t, func(i int, _ uint32) uint32 { return uint32(i) })
}

// TestAddresses follows a list whose elements are at addresses: each invocation adds up what comes after the one that
// it begins with.
func TestAddresses(t *testing.T) {
	list := make([]byte, 16*4)
	const base = 0x7F00_0000_1000
	for k := range 4 {
		binary.LittleEndian.PutUint32(list[16*k:], uint32(10+k))
		next := uint64(0)
		if k < 3 {
			next = base + 16*uint64(k+1)
		}
		binary.LittleEndian.PutUint64(list[16*k+8:], next)
	}
	push := binary.LittleEndian.AppendUint64(nil, base)
	shader{in: []uint32{0, 1, 2, 3, 3, 2, 1, 0},
		inputs: vm.Inputs{Push: push, Regions: []layout.Region{{Address: 64, Data: make([]byte, 64)},
			{Address: base, Data: list}}},
		decorations: `
OpMemberDecorate %node 0 Offset 0
OpMemberDecorate %node 1 Offset 8
OpDecorate %node Block
OpMemberDecorate %params 0 Offset 0
OpDecorate %params Block
`, globals: `
OpTypeForwardPointer %p_node PhysicalStorageBuffer
%node = OpTypeStruct %u32 %p_node
%p_node = OpTypePointer PhysicalStorageBuffer %node
%p_val = OpTypePointer PhysicalStorageBuffer %u32
%p_next = OpTypePointer PhysicalStorageBuffer %p_node
%params = OpTypeStruct %p_node
%p_params = OpTypePointer PushConstant %params
%p_first = OpTypePointer PushConstant %p_node
%push = OpVariable %p_params PushConstant
%none = OpConstant %u64 0
%n16 = OpConstant %u64 16
`, body: `
%fp = OpAccessChain %p_first %push %n0
%f = OpLoad %p_node %fp
%fu = OpConvertPtrToU %u64 %f
%x64 = OpUConvert %u64 %x
%off = OpIMul %u64 %x64 %n16
%su = OpIAdd %u64 %fu %off
%s = OpConvertUToPtr %p_node %su
OpBranch %loop
%loop = OpLabel
%node_p = OpPhi %p_node %s %entry %next %go
%sum = OpPhi %u32 %n0 %entry %sum2 %go
OpLoopMerge %done %go None
%pu = OpBitcast %u64 %node_p
%more = OpINotEqual %bool %pu %none
OpBranchConditional %more %go %done
%go = OpLabel
%vp = OpAccessChain %p_val %node_p %n0
%v = OpLoad %u32 %vp Aligned 4
%sum2 = OpIAdd %u32 %sum %v
%np = OpAccessChain %p_next %node_p %n1
%next = OpLoad %p_node %np Aligned 8
OpBranch %loop
%done = OpLabel
OpStore %at %sum
`}.expect(t, func(_ int, x uint32) uint32 { return []uint32{46, 36, 25, 13}[x] })
}
