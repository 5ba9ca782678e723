package vm_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// tensorCase is a load or store of a matrix of 4 x 8 words by a tensor layout and a view.
type tensorCase struct {
	clamp                                    int
	block, dimension, stride, offset, span   []int // by dimension; no stride: the implied one
	view                                     bool
	hasDimensions                            bool
	viewDimension, viewStride, permutation   []int
	clipRow, clipRows, clipColumn, clipWidth int // none: 0, -1, 0, -1
	store                                    bool
}

const (
	tensorRows, tensorColumns = 4, 8
	tensorWords               = 2048
)

func randomTensor(r *rand.Rand) *tensorCase {
	c := &tensorCase{clamp: 1 + r.IntN(4), clipRows: -1, clipWidth: -1, store: r.IntN(3) == 0}
	for range 1 + r.IntN(3) {
		c.block = append(c.block, 1)
		if r.IntN(3) == 0 && !c.store {
			c.block[len(c.block)-1] = 1 + r.IntN(3)
		}
		c.dimension, c.offset = append(c.dimension, 2+r.IntN(8)), append(c.offset, r.IntN(7)-3)
		c.span = append(c.span, 1+r.IntN(9))
	}
	if c.store { // each element has a place of its own
		c.span = slices.Clone(c.dimension)
		c.dimension[0], c.span[0] = 40, 40
		c.offset[0] = r.IntN(30)
	}
	if r.IntN(3) == 0 && !c.store {
		for range c.block {
			c.stride = append(c.stride, r.IntN(20))
		}
	}
	if c.view = r.IntN(2) == 0; !c.view {
		return c
	}
	dims := len(c.block)
	if c.hasDimensions = r.IntN(2) == 0; c.hasDimensions {
		dims = 1 + r.IntN(3)
		for range dims {
			c.viewDimension = append(c.viewDimension, 1+r.IntN(6))
		}
		if c.store {
			c.viewDimension[0] = 40
		}
		if r.IntN(3) == 0 && !c.store {
			for range dims {
				c.viewStride = append(c.viewStride, r.IntN(9))
			}
		}
	}
	c.permutation = r.Perm(dims)
	if c.store && c.hasDimensions { // the longest dimension is the outermost one
		slices.Sort(c.permutation)
	}
	if r.IntN(2) == 0 {
		c.clipRow, c.clipRows, c.clipColumn, c.clipWidth = r.IntN(3), 1+r.IntN(3), r.IntN(4), 1+r.IntN(9)
	}
	return c
}

// place returns which word of the tensor the element at a row and a column is, with the coordinates of its block and in
// the block; or whether it is skipped or beyond the tensor.
func (c *tensorCase) place(row, column int) (index int, block, inBlock []int, skipped, beyond bool) {
	width := tensorColumns
	if c.clipRows >= 0 {
		if row < c.clipRow || row >= c.clipRow+c.clipRows || column < c.clipColumn || column >= c.clipColumn+c.clipWidth {
			return 0, nil, nil, true, false
		}
		row, column, width = row-c.clipRow, column-c.clipColumn, min(width, c.clipWidth)
	}
	index = row*width + column
	if c.view {
		dims, strides := c.span, packed(c.span, nil)
		if c.hasDimensions {
			dims, strides = c.viewDimension, packed(c.viewDimension, nil)
			if c.viewStride != nil {
				strides = c.viewStride
			}
		}
		at := make([]int, len(dims))
		for k := len(dims) - 1; k >= 0; k-- {
			i := c.permutation[k]
			at[i], index = index%dims[i], index/dims[i]
		}
		index = 0
		for k := range at {
			index += at[k] * strides[k]
		}
	}
	n := len(c.span)
	at := make([]int, n)
	for k := n - 1; k >= 0; k-- {
		at[k], index = index%c.span[k], index/c.span[k]
	}
	strides := packed(c.dimension, c.block)
	if c.stride != nil {
		strides = c.stride
	}
	index = 0
	modulo := func(x, n int) int { return ((x % n) + n) % n }
	for k, x := range at {
		size := c.dimension[k]
		if x += c.offset[k]; x < 0 || x >= size {
			switch {
			case c.store || c.clamp == 1:
				return 0, nil, nil, false, true
			case c.clamp == 2:
				x = min(max(x, 0), size-1)
			case c.clamp == 3:
				x = modulo(x, size)
			default:
				if x = modulo(x, 2*size-2); x >= size {
					x = 2*size - 2 - x
				}
			}
		}
		block, inBlock = append(block, x/c.block[k]), append(inBlock, x%c.block[k])
		index += x / c.block[k] * strides[k]
	}
	return index, block, inBlock, false, false
}

// packed returns the strides of dimensions, in blocks, that lie side by side.
func packed(dims, block []int) []int {
	out, stride := make([]int, len(dims)), 1
	for k := len(dims) - 1; k >= 0; k-- {
		out[k] = stride
		if block != nil {
			stride *= (dims[k] + block[k] - 1) / block[k]
		} else {
			stride *= dims[k]
		}
	}
	return out
}

const tensorHead = `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR
OpCapability TensorAddressingNV
OpCapability CooperativeMatrixTensorAddressingNV
OpCapability CooperativeMatrixBlockLoadsNV
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_cooperative_matrix"
OpExtension "SPV_NV_cooperative_matrix2"
OpExtension "SPV_NV_tensor_addressing"
OpMemoryModel PhysicalStorageBuffer64 Vulkan
OpEntryPoint GLCompute %main "main" %in %out
OpExecutionMode %main LocalSize 32 1 1
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %coded 0 Offset 0
OpMemberDecorate %coded 1 Offset 4
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%true = OpConstantTrue %bool
%false = OpConstantFalse %bool
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%coded = OpTypeStruct %u32 %u32
%p_block = OpTypePointer StorageBuffer %block
%p_words = OpTypePointer StorageBuffer %words
%p_word = OpTypePointer StorageBuffer %u32
%p_coded = OpTypePointer PhysicalStorageBuffer %coded
%p_u32 = OpTypePointer PhysicalStorageBuffer %u32
%in = OpVariable %p_block StorageBuffer
%out = OpVariable %p_block StorageBuffer
%fn = OpTypeFunction %void
`

// text is the shader: it loads a matrix from %in and stores it to %out, one of them by the tensor layout. What is not
// loaded is 777, and beyond the tensor is 555.
func (c *tensorCase) text(decode string) string {
	constants, body := map[int]bool{}, ""
	number := func(v int) string {
		v = int(uint32(v))
		constants[v] = true
		return fmt.Sprintf("%%c%d", v)
	}
	list := func(values []int) (s string) {
		for _, v := range values {
			s += " " + number(v)
		}
		return s
	}
	n := 0
	set := func(kind, op, operands string) {
		body += fmt.Sprintf("%%%s%d = Op%s %%%s", kind, n+1, op, strings.ToUpper(kind))
		if n > 0 || !strings.HasPrefix(op, "Create") {
			body += fmt.Sprintf(" %%%s%d", kind, n)
		}
		body += operands + "\n"
		n++
	}
	set("t", "CreateTensorLayoutNV", "")
	set("t", "TensorLayoutSetBlockSizeNV", list(c.block))
	set("t", "TensorLayoutSetDimensionNV", list(c.dimension))
	if c.stride != nil {
		set("t", "TensorLayoutSetStrideNV", list(c.stride))
	}
	slice := []int{}
	for k := range c.span {
		slice = append(slice, c.offset[k], c.span[k])
	}
	set("t", "TensorLayoutSliceNV", list(slice))
	set("t", "TensorLayoutSetClampValueNV", list([]int{555}))
	tensor := fmt.Sprintf("%%t%d", n)
	addressing, operands := []string{}, ""
	if n = 0; c.view {
		set("v", "CreateTensorViewNV", "")
		if c.hasDimensions {
			set("v", "TensorViewSetDimensionNV", list(c.viewDimension))
		}
		if c.viewStride != nil {
			set("v", "TensorViewSetStrideNV", list(c.viewStride))
		}
		if c.clipRows >= 0 {
			set("v", "TensorViewSetClipNV", list([]int{c.clipRow, c.clipRows, c.clipColumn, c.clipWidth}))
		}
		addressing, operands = append(addressing, "TensorView"), fmt.Sprintf(" %%v%d", n)
	}
	if decode != "" {
		addressing, operands = append(addressing, "DecodeFunc"), operands+" %decode"
	}
	mask := strings.Join(append(addressing, []string{"None"}[min(len(addressing), 1):]...), "|") + operands
	plain := number(0) + " " + number(tensorColumns)
	body += "%from = OpAccessChain %p_words %in " + number(0) + "\n%to = OpAccessChain %p_words %out " + number(0) + "\n"
	body += "%from0 = OpAccessChain %p_word %in " + number(0) + " " + number(0) + "\n"
	body += "%to0 = OpAccessChain %p_word %out " + number(0) + " " + number(0) + "\n"
	body += "%object = OpCompositeConstruct %mat " + number(777) + "\n"
	if c.store {
		body += "%m = OpCooperativeMatrixLoadKHR %mat %from0 " + plain + "\n"
		body += "OpCooperativeMatrixStoreTensorNV %to %m " + tensor + " None " + mask + "\n"
	} else {
		body += "%m = OpCooperativeMatrixLoadTensorNV %mat %from %object " + tensor + " None " + mask + "\n"
		body += "OpCooperativeMatrixStoreKHR %to0 %m " + plain + "\n"
	}
	types := fmt.Sprintf("%%mat = OpTypeCooperativeMatrixKHR %%u32 %s %s %s %s\n", number(3), number(tensorRows),
		number(tensorColumns), number(2))
	types += fmt.Sprintf("%%T = OpTypeTensorLayoutNV %s %s\n", number(len(c.block)), number(c.clamp))
	if c.view {
		has := "%false"
		if c.hasDimensions {
			has = "%true"
		}
		types += fmt.Sprintf("%%V = OpTypeTensorViewNV %s %s%s\n", number(len(c.permutation)), has, list(c.permutation))
	}
	if decode != "" {
		types += fmt.Sprintf("%%coord = OpTypeArray %%u32 %s\n%%fnd = OpTypeFunction %%u32 %%p_coded %%coord %%coord\n",
			number(len(c.block)))
		number(1)
	}
	declared := ""
	for v := range constants {
		declared += fmt.Sprintf("%%c%d = OpConstant %%u32 %[1]d\n", v)
	}
	return tensorHead + declared + types + "%main = OpFunction %void None %fn\n%entry = OpLabel\n" + body +
		"OpReturn\nOpFunctionEnd\n" + decode
}

// runTensor runs such a shader; word k of the input is 1000 + k, and the words of the output are 9 before.
func runTensor(t *testing.T, text string, order vm.Order) ([]uint32, *vm.Result) {
	t.Helper()
	p, err := vm.Compile(validated(t, text), vm.Options{})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	in, out := make([]byte, 4*tensorWords), make([]byte, 4*tensorWords)
	for k := range tensorWords {
		binary.LittleEndian.PutUint32(in[4*k:], uint32(1000+k))
		binary.LittleEndian.PutUint32(out[4*k:], 9)
	}
	r, err := p.Run(vm.Inputs{Order: order, Track: &vm.Track{},
		Buffers: map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out}})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range r.Stores {
		if s.Shadow != (vm.Shadow{}) {
			t.Fatalf("not determined: %+v\n%s", s, text)
		}
	}
	words := make([]uint32, tensorWords)
	for k := range words {
		words[k] = binary.LittleEndian.Uint32(out[4*k:])
	}
	return words, r
}

// TestTensorLayouts loads and stores matrices by random layouts and views, and compares with the addressing of the
// specification, computed element by element.
func TestTensorLayouts(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 77))
		c := randomTensor(r)
		text := c.text("")
		got, result := runTensor(t, text, []vm.Order{vm.Forward, vm.Shuffled}[seed%2])
		if len(result.Reports) > 0 {
			t.Errorf("seed %d: %s: %s", seed, result.Reports[0].Kind, result.Reports[0].Place)
		}
		want := make([]uint32, tensorWords)
		for k := range want {
			want[k] = 9
		}
		for row := range tensorRows {
			for column := range tensorColumns {
				element := row*tensorColumns + column
				index, _, _, skipped, beyond := c.place(row, column)
				switch {
				case c.store && !skipped && !beyond:
					want[index] = uint32(1000 + element)
				case c.store:
				case skipped:
					want[element] = 777
				case beyond:
					want[element] = 555
				default:
					want[element] = uint32(1000 + index)
				}
			}
		}
		if !slices.Equal(got, want) {
			for k := range got {
				if got[k] != want[k] {
					t.Errorf("seed %d, store %v: word %d is %d, want %d\n%+v", seed, c.store, k, got[k], want[k], *c)
					break
				}
			}
		}
	}
}

// TestTensorDecode loads matrices with a decode function, which is passed where the element's block is, and where the
// element is in that.
func TestTensorDecode(t *testing.T) {
	const decode = `%decode = OpFunction %u32 None %fnd
%p = OpFunctionParameter %p_coded
%at = OpFunctionParameter %coord
%inside = OpFunctionParameter %coord
%dl = OpLabel
%p1 = OpAccessChain %p_u32 %p %c1
%v = OpLoad %u32 %p1 Aligned 4
%b0 = OpCompositeExtract %u32 %at 0
%i0 = OpCompositeExtract %u32 %inside 0
%b1 = OpCompositeExtract %u32 %at 1
%i1 = OpCompositeExtract %u32 %inside 1
%x1 = OpIMul %u32 %v %c1000
%x2 = OpIMul %u32 %b0 %c100
%x3 = OpIMul %u32 %i0 %c10
%s1 = OpIAdd %u32 %x1 %x2
%s2 = OpIAdd %u32 %s1 %x3
%y1 = OpIMul %u32 %b1 %c7
%s3 = OpIAdd %u32 %s2 %y1
%s4 = OpIAdd %u32 %s3 %i1
OpReturnValue %s4
OpFunctionEnd
`
	for _, c := range []*tensorCase{
		{clamp: 0, block: []int{1, 4}, dimension: []int{6, 16}, offset: []int{1, 2}, span: []int{4, 8}, clipRows: -1},
		{clamp: 1, block: []int{2, 4}, dimension: []int{4, 8}, offset: []int{1, 2}, span: []int{4, 8}, clipRows: -1},
		{clamp: 3, block: []int{2, 3}, dimension: []int{5, 7}, offset: []int{-1, 0}, span: []int{4, 8}, clipRows: -1,
			view:        true,
			permutation: []int{1, 0}},
	} {
		text := c.text(decode)
		for _, v := range []string{"1000", "100", "10", "7"} {
			if line := fmt.Sprintf("%%c%s = OpConstant %%u32 %[1]s\n", v); !strings.Contains(text, line) {
				text = strings.Replace(text, "%fn = ", line+"%fn = ", 1)
			}
		}
		got, _ := runTensor(t, text, vm.Forward)
		for row := range tensorRows {
			for column := range tensorColumns {
				index, block, inBlock, _, beyond := c.place(row, column)
				want := 555
				if !beyond { // each block has two words, of which the function takes the second
					want = (1000+2*index+1)*1000 + block[0]*100 + inBlock[0]*10 + block[1]*7 + inBlock[1]
				}
				if v := got[row*tensorColumns+column]; v != uint32(want) {
					t.Fatalf("%+v: element %d, %d is %d, want %d", *c, row, column, v, want)
				}
			}
		}
	}
}

// TestTensorUndefined: with the clamp mode Undefined an element beyond the tensor is an access beyond the bounds.
func TestTensorUndefined(t *testing.T) {
	c := &tensorCase{block: []int{1, 1}, dimension: []int{4, 8}, offset: []int{1, 0}, span: []int{4, 8}, clipRows: -1}
	for _, c.store = range []bool{false, true} {
		p, err := vm.Compile(validated(t, c.text("")), vm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		in, out := make([]byte, 4*tensorWords), make([]byte, 4*tensorWords)
		r, err := p.Run(vm.Inputs{Track: &vm.Track{}, Buffers: map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out}})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Reports) == 0 || r.Reports[0].Kind != vm.OutOfBounds {
			t.Errorf("store %v: the reports are %v", c.store, r.Reports)
		}
	}
}

// TestTensorLayoutsCompared finds a layout that was changed.
func TestTensorLayoutsCompared(t *testing.T) {
	c := &tensorCase{clamp: 1, block: []int{1, 1}, dimension: []int{6, 9}, offset: []int{1, 2}, span: []int{4, 8},
		clipRows: -1}
	text := c.text("")
	if r := compared(t, text, text, compare.Options{}); r.Verdict != compare.Equal {
		t.Errorf("it is %v to itself: %s", r.Verdict, r.Reason)
	}
	c.offset[1] = 3
	if r := compared(t, text, c.text(""), compare.Options{}); r.Verdict != compare.Different {
		t.Errorf("another offset is %v: %s", r.Verdict, r.Reason)
	}
}
