package vm

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
)

// expressionValues is how many values the shaders of expressions store.
const expressionValues = 48

// In a template of an operation V is the value, X and Y are operands, and W another one; Z is a small whole number.
// Opcodes are left as they are.

var integers = func() []string {
	templates := []string{
		"V = OpNot %u32 X", "V = OpSNegate %u32 X", "V = OpBitReverse %u32 X", "V = OpBitCount %u32 X",
		"V = OpShiftLeftLogical %u32 X Z", "V = OpShiftRightLogical %u32 X Z", "V = OpShiftRightArithmetic %u32 X Z",
		"V = OpBitFieldUExtract %u32 X Z %n3", "V = OpBitFieldSExtract %u32 X Z %n3", "V = OpBitFieldInsert %u32 X Y Z %n3",
		"V = OpBitwiseAnd %u32 X Y", "V = OpBitwiseOr %u32 X Y", "V = OpBitwiseXor %u32 X Y", "V = OpIAdd %u32 X Y", "V = OpISub %u32 X Y", "V = OpIMul %u32 X Y",
		"V_carry = OpIAddCarry %pair X Y\nV = OpCompositeExtract %u32 V_carry 1", "V_high = OpSMulExtended %pair X Y\nV = OpCompositeExtract %u32 V_high 1",
		"V_byte = OpUConvert %u8 X\nV = OpSConvert %u32 V_byte", "V_short = OpUConvert %u16 X\nV = OpUConvert %u32 V_short",
		"V_long = OpSConvert %u64 X\nV_part = OpShiftRightLogical %u64 V_long %n8\nV = OpUConvert %u32 V_part",
		"V_two = OpCompositeConstruct %uvec2 X Y\nV_long = OpBitcast %u64 V_two\nV_sum = OpIAdd %u64 V_long %long\nV_back = OpBitcast %uvec2 V_sum\nV = OpCompositeExtract %u32 V_back 1",
	}
	for _, c := range []string{"IEqual", "INotEqual", "ULessThan", "ULessThanEqual", "UGreaterThan", "UGreaterThanEqual",
		"SLessThan", "SLessThanEqual", "SGreaterThan", "SGreaterThanEqual"} {
		templates = append(templates, "V_is = Op"+c+" %bool X Y\nV = OpSelect %u32 V_is Z W")
	}
	return templates
}()

var floats = func() []string {
	templates := []string{
		"V = OpFAdd %f32 X Y", "V = OpFSub %f32 X Y", "V = OpFMul %f32 X Y", "V = OpFDiv %f32 X Y", "V = OpFNegate %f32 X", "V = OpFRem %f32 X Y", "V = OpFMod %f32 X Y",
		"V_minus = OpFNegate %f32 X\nV = OpFAdd %f32 V_minus Y", "V_abs = OpExtInst %f32 %std FAbs X\nV_minus = OpFNegate %f32 V_abs\nV = OpFMul %f32 V_minus Y",
		"V_a = OpCompositeConstruct %vec2 X Y\nV_b = OpCompositeConstruct %vec2 Y W\nV = OpDot %f32 V_a V_b",
		"V_a = OpCompositeConstruct %vec2 X Y\nV = OpExtInst %f32 %std Length V_a",
		"V_a = OpCompositeConstruct %vec2 X Y\nV_b = OpExtInst %vec2 %std Normalize V_a\nV = OpCompositeExtract %f32 V_b 0",
		"V_whole = OpConvertFToS %i32 X\nV = OpConvertSToF %f32 V_whole", "V = OpExtInst %f32 %std FClamp X %f0 %f1",
		"V_half = OpFConvert %f16 X\nV = OpFConvert %f32 V_half", "V_bits = OpBitcast %u32 X\nV_high = OpBitwiseAnd %u32 V_bits %mask4\nV = OpBitcast %f32 V_high",
	}
	for _, f := range []string{"FAbs", "FSign", "Floor", "Ceil", "Trunc", "Fract", "RoundEven", "Round", "Sin", "Cos",
		"Tan", "Atan", "Exp", "Exp2", "Log", "Log2", "Sqrt", "InverseSqrt", "Tanh", "Radians"} {
		templates = append(templates, "V = OpExtInst %f32 %std "+f+" X")
	}
	for _, f := range []string{"FMin", "FMax", "NMin", "NMax", "Step", "Pow", "Atan2"} {
		templates = append(templates, "V = OpExtInst %f32 %std "+f+" X Y")
	}
	for _, f := range []string{"FMix", "Fma", "SmoothStep"} {
		templates = append(templates, "V = OpExtInst %f32 %std "+f+" X Y W")
	}
	for _, c := range []string{"FOrdEqual", "FUnordNotEqual", "FOrdLessThan", "FUnordLessThanEqual", "FOrdGreaterThan",
		"FUnordGreaterThanEqual"} {
		templates = append(templates, "V_is = Op"+c+" %bool X Y\nV = OpSelect %f32 V_is X W")
	}
	return templates
}()

// expressions returns a shader that stores values of random expressions, made of templates. What is undefined is either
// that, or a word of the page of the input that the first word of that names: another word for each use. There is
// nothing undefined in floats.
func expressions(seed uint64, templates []string, undefined bool) string {
	typ := "%u32"
	if &templates[0] == &floats[0] {
		typ = "%f32"
	}
	r := rand.New(rand.NewPCG(seed, 5))
	var s strings.Builder
	leaves := 0
	operand := func(values int) string {
		k := r.IntN(values + 4)
		if k < values {
			return "%v" + strconv.Itoa(k)
		}
		leaves++
		leaf := "%leaf" + strconv.Itoa(leaves)
		switch {
		case typ == "%f32":
			fmt.Fprintf(&s, "%s_at = OpAccessChain %%p_word %%in %%n0 %%n%d\n%[1]s_word = OpLoad %%u32 %[1]s_at\n"+
				"%[1]s = OpBitcast %%f32 %[1]s_word\n", leaf, 1+r.IntN(255))
			return leaf
		case k >= values+2: // defined
			fmt.Fprintf(&s, "%s_at = OpAccessChain %%p_word %%in %%n0 %%n%d\n%s = OpLoad %%u32 %s_at\n", leaf, 1+leaves%32, leaf,
				leaf)
			return leaf
		case undefined:
			fmt.Fprintf(&s, "%s_any = OpUndef %%u32\n", leaf)
		default:
			fmt.Fprintf(&s, "%s_i = OpIAdd %%u32 %%page %%n%d\n%[1]s_at = OpAccessChain %%p_word %%in %%n0 %[1]s_i\n"+
				"%[1]s_any = OpLoad %%u32 %[1]s_at\n", leaf, leaves)
		}
		fmt.Fprintf(&s, "%s = OpBitwiseAnd %%u32 %[1]s_any %%mask%d\n", leaf, r.IntN(4))
		return leaf
	}
	for k := range expressionValues {
		template := templates[r.IntN(len(templates))]
		values := strings.NewReplacer("V", "%v"+strconv.Itoa(k), "X", operand(k), "Y", operand(k), "Z",
			"%n"+strconv.Itoa(r.IntN(29)), "W", operand(k))
		for _, line := range strings.Split(template, "\n") {
			head, tail, _ := strings.Cut(line, " = ")
			opcode, operands, _ := strings.Cut(tail, " ")
			if before, extended, ok := strings.Cut(operands, "%std "); ok { // the name of an instruction is left as it is
				name, rest, _ := strings.Cut(extended, " ")
				fmt.Fprintf(&s, "%s = %s %s%%std %s %s\n", values.Replace(head), opcode, before, name, values.Replace(rest))
				continue
			}
			fmt.Fprintf(&s, "%s = %s %s\n", values.Replace(head), opcode, values.Replace(operands))
		}
		fmt.Fprintf(&s, "%%q%d = OpAccessChain %%p_word %%out %%n0 %%n%[1]d\n%%bits%[1]d = OpBitcast %%u32 %%v%[1]d\n"+
			"OpStore %%q%[1]d %%bits%[1]d\n", k)
	}
	return strings.Replace(expressionShader(256), "BODY", s.String(), 1)
}

// expressionShader returns a shader of one invocation, with %n0 to %n255 for small numbers, and %page for the first
// word of the input.
func expressionShader(numbers int) string {
	var constants strings.Builder
	for i := range numbers {
		fmt.Fprintf(&constants, "%%n%d = OpConstant %%u32 %d\n", i, i)
	}
	return `
OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Int64
OpCapability Float16
%std = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %words ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%void = OpTypeVoid
%bool = OpTypeBool
%u8 = OpTypeInt 8 0
%u16 = OpTypeInt 16 0
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%i32 = OpTypeInt 32 1
%f16 = OpTypeFloat 16
%f32 = OpTypeFloat 32
%vec2 = OpTypeVector %f32 2
%f0 = OpConstant %f32 0
%f1 = OpConstant %f32 1
%pair = OpTypeStruct %u32 %u32
%uvec2 = OpTypeVector %u32 2
%long = OpConstant %u64 0x800000001
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_block = OpTypePointer StorageBuffer %block
%p_word = OpTypePointer StorageBuffer %u32
%in = OpVariable %p_block StorageBuffer
%out = OpVariable %p_block StorageBuffer
%mask0 = OpConstant %u32 0xFFFFFFFF
%mask1 = OpConstant %u32 0x10
%mask2 = OpConstant %u32 0xFF00
%mask4 = OpConstant %u32 0xFFFF8000
%mask3 = OpConstant %u32 0x80000001
` + constants.String() + `
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%first = OpAccessChain %p_word %in %n0 %n0
%page = OpLoad %u32 %first
BODY
OpReturn
OpFunctionEnd
`
}
