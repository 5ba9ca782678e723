package typing_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/typing"
)

// kernel is valid, and has constants of all kinds.
const kernel = `OpCapability Addresses
OpCapability Kernel
OpCapability Linkage
OpCapability Int8
OpCapability Int64
OpCapability Float64
OpCapability GenericPointer
OpMemoryModel Physical64 OpenCL
%uchar = OpTypeInt 8 0
%uint = OpTypeInt 32 0
%ulong = OpTypeInt 64 0
%bool = OpTypeBool
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%void = OpTypeVoid
%fn = OpTypeFunction %void
%z = OpConstant %ulong 0
%n4 = OpConstant %ulong 4
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
%f1 = OpConstant %float 1
%yes = OpConstantTrue %bool
%v2 = OpTypeVector %uint 2
%pair = OpConstantComposite %v2 %u1 %u2
%arr = OpTypeArray %uchar %n4
%parr = OpTypePointer CrossWorkgroup %arr
%pc = OpTypePointer CrossWorkgroup %uchar
%pi = OpTypePointer CrossWorkgroup %uint
%pgen = OpTypePointer Generic %uchar
%nularr = OpConstantNull %arr
%nul = OpConstantNull %uchar
%nulgen = OpConstantNull %pgen
%chars = OpVariable %parr CrossWorkgroup %nularr
%char = OpVariable %pc CrossWorkgroup %nul
`

// TestSpecialized: what OpSpecConstantOp computes has the rules of the operation itself.
func TestSpecialized(t *testing.T) {
	for _, c := range []string{
		"%uint SConvert %n4", "%ulong UConvert %u1", "%double FConvert %f1", "%uint SNegate %u1", "%uint Not %u1",
		"%uint IAdd %u1 %u2", "%uint ISub %u1 %u2", "%uint IMul %u1 %u2", "%uint UDiv %u1 %u2", "%uint SDiv %u1 %u2", "%uint UMod %u1 %u2",
		"%uint SRem %u1 %u2", "%uint SMod %u1 %u2", "%uint ShiftRightLogical %u1 %n4", "%uint ShiftRightArithmetic %u1 %u2",
		"%uint ShiftLeftLogical %u1 %u2", "%uint BitwiseOr %u1 %u2", "%uint BitwiseXor %u1 %u2", "%uint BitwiseAnd %u1 %u2",
		"%v2 VectorShuffle %pair %pair 0 3", "%uint CompositeExtract %pair 1", "%v2 CompositeInsert %u1 %pair 0",
		"%bool LogicalOr %yes %yes", "%bool LogicalAnd %yes %yes", "%bool LogicalNot %yes", "%bool LogicalEqual %yes %yes",
		"%bool LogicalNotEqual %yes %yes", "%uint Select %yes %u1 %u2", "%bool IEqual %u1 %u2", "%bool INotEqual %u1 %u2",
		"%bool ULessThan %u1 %u2", "%bool SLessThan %u1 %u2", "%bool UGreaterThanEqual %u1 %u2", "%bool SGreaterThan %u1 %u2",
		"%uint ConvertFToS %f1", "%float ConvertSToF %u1", "%uint ConvertFToU %f1", "%float ConvertUToF %u1",
		"%ulong ConvertPtrToU %char", "%pc ConvertUToPtr %n4", "%pgen PtrCastToGeneric %char", "%pc GenericCastToPtr %nulgen", "%pi Bitcast %char",
		"%float FNegate %f1", "%float FAdd %f1 %f1", "%float FSub %f1 %f1", "%float FMul %f1 %f1", "%float FDiv %f1 %f1", "%float FRem %f1 %f1",
		"%float FMod %f1 %f1",
		"%pc AccessChain %chars %z", "%pc InBoundsAccessChain %chars %z", "%pc PtrAccessChain %chars %z %z", "%pc InBoundsPtrAccessChain %chars %z %z",
		"%pc InBoundsPtrAccessChain %char %z",
	} {
		typ, operation, _ := strings.Cut(c, " ")
		operation, operands, _ := strings.Cut(operation, " ")
		constant := kernel + "%x = OpSpecConstantOp " + c + "\n%f = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\n" +
			"OpFunctionEnd"
		instruction := kernel + "%f = OpFunction %void None %fn\n%l = OpLabel\n%x = Op" + operation + " " + typ + " " +
			operands + "\nOpReturn\nOpFunctionEnd"
		for _, text := range []string{constant, instruction} {
			bin := irtest.Assemble(t, text, "spv1.4")
			if err := typing.Verify(irtest.Read(t, bin)); err != nil {
				t.Errorf("%s: %v", c, err)
			}
			if msg := passtest.Validate(t, bin, "spv1.4"); msg != "" {
				t.Errorf("%s: the test is wrong: %s", c, msg)
			}
		}
	}
}
