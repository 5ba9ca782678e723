package vm_test

import (
	"strings"
	"testing"

	"hone/vm"
)

// TestMatrixElements: each invocation asks where its element is, the length of a matrix is a constant, and a function
// for each element gets the same element of another matrix.
func TestMatrixElements(t *testing.T) {
	const numbers = "%c0 = OpConstant %u32 0\n%c1 = OpConstant %u32 1\n%c2 = OpConstant %u32 2\n" +
		"%c3 = OpConstant %u32 3\n" +
		"%c4 = OpConstant %u32 4\n%c8 = OpConstant %u32 8\n%uvec2 = OpTypeVector %u32 2\n" +
		"%mat = OpTypeCooperativeMatrixKHR %u32 %c3 %c4 %c8 %c2\n" +
		"%length = OpSpecConstantOp %u32 CooperativeMatrixLengthKHR %mat\n" +
		"%fnf = OpTypeFunction %u32 %u32 %u32 %u32 %u32 %u32\n"
	text := strings.Replace(tensorHead, "OpCapability TensorAddressingNV\n"+
		"OpCapability CooperativeMatrixTensorAddressingNV\n"+
		"OpCapability CooperativeMatrixBlockLoadsNV\n", "OpCapability CooperativeMatrixPerElementOperationsNV\n"+
		"OpCapability CooperativeMatrixGetCoordinateEXT\n", 1)
	text = strings.Replace(text, "OpExtension", "OpExtension \"SPV_EXT_cooperative_matrix_maintenance1\"\nOpExtension", 1)
	text += numbers + `
%main = OpFunction %void None %fn
%entry = OpLabel
%from = OpAccessChain %p_word %in %c0 %c0
%m = OpCooperativeMatrixLoadKHR %mat %from %c0 %c8
%other = OpCooperativeMatrixLoadKHR %mat %from %c1 %c4
%both = OpCooperativeMatrixPerElementOpEXT %mat %m %f %other %c3
%zero = OpISub %u32 %length %length
%coord = OpCooperativeMatrixGetCoordinateEXT %uvec2 %both %zero
%row = OpCompositeExtract %u32 %coord 0
%column = OpCompositeExtract %u32 %coord 1
%first = OpIMul %u32 %row %c8
%k = OpIAdd %u32 %first %column
%to = OpAccessChain %p_word %out %c0 %k
%x = OpCompositeExtract %u32 %both 0
%y = OpIAdd %u32 %x %length
OpStore %to %y
OpReturn
OpFunctionEnd
%f = OpFunction %u32 None %fnf
%r = OpFunctionParameter %u32
%c = OpFunctionParameter %u32
%a = OpFunctionParameter %u32
%b = OpFunctionParameter %u32
%d = OpFunctionParameter %u32
%fl = OpLabel
%ab = OpIMul %u32 %a %b
%rc = OpIMul %u32 %r %c
%s = OpIAdd %u32 %ab %rc
%sd = OpIMul %u32 %s %d
OpReturnValue %sd
OpFunctionEnd
`
	for _, order := range []vm.Order{vm.Forward, vm.Shuffled} {
		got, _ := runTensor(t, text, order)
		for row := range 4 {
			for column := range 8 {
				a, b := 1000+row*8+column, 1000+column*4+row
				if want := uint32(3*(a*b+row*column) + 1); got[row*8+column] != want {
					t.Fatalf("order %d: element %d, %d is %d, want %d", order, row, column, got[row*8+column], want)
				}
			}
		}
	}
}
