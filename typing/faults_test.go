package typing_test

import (
	"errors"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/typing"
)

// shader is valid.
const shader = `OpCapability Shader
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%vec2 = OpTypeVector %float 2
%vec4 = OpTypeVector %float 4
%block = OpTypeStruct %vec4 %uint
%blockp = OpTypePointer StorageBuffer %block
%vec4p = OpTypePointer StorageBuffer %vec4
%uintp = OpTypePointer StorageBuffer %uint
%local = OpTypePointer Function %float
%nothing = OpTypeFunction %void
%pair = OpTypeFunction %float %float %uint
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%f1 = OpConstant %float 1
%true = OpConstantTrue %bool
%two = OpConstantComposite %vec2 %f1 %f1
%buffer = OpVariable %blockp StorageBuffer
%f = OpFunction %float None %pair
%a = OpFunctionParameter %float
%b = OpFunctionParameter %uint
%fl = OpLabel
OpReturnValue %a
OpFunctionEnd
%main = OpFunction %void None %nothing
%entry = OpLabel
%x = OpVariable %local Function
%sum = OpFAdd %float %f1 %f1
%call = OpFunctionCall %float %f %sum %u0
%root = OpExtInst %float %glsl Sqrt %call
%p = OpAccessChain %uintp %buffer %u1
OpStore %x %root
OpStore %p %u0
OpSelectionMerge %end None
OpBranchConditional %true %then %end
%then = OpLabel
OpBranch %end
%end = OpLabel
%phi = OpPhi %float %f1 %entry %root %then
OpReturn
OpFunctionEnd
`

// faults break one rule each, by a line in the place of another.
var faults = []struct{ old, now, want string }{
	{"%sum = OpFAdd %float %f1 %f1", "%sum = OpFAdd %float %f1 %u1",
		"OpFAdd %sum: %u1, of type %uint, must be a scalar or vector or a cooperative matrix of floating-point numbers " +
			"of the type of the result, %float"},
	{"%sum = OpFAdd %float %f1 %f1", "%sum = OpFAdd %uint %u1 %u1",
		"OpFAdd %sum: the result type %uint must be a scalar or vector or a cooperative matrix of floating-point numbers"},
	{"%call = OpFunctionCall %float %f %sum %u0", "%call = OpFunctionCall %float %f %sum",
		"OpFunctionCall %call: has 1 argument, and the function %f has 2 parameters"},
	{"%call = OpFunctionCall %float %f %sum %u0", "%call = OpFunctionCall %float %f %u0 %sum",
		"OpFunctionCall %call: the argument %u0, of type %uint, is not of the parameter's type %float"},
	{"%root = OpExtInst %float %glsl Sqrt %call", "%root = OpExtInst %float %glsl Sqrt %f",
		"OpExtInst %root: %f is a function, and no value"},
	{"%call = OpFunctionCall %float %f %sum %u0", "%call = OpFunctionCall %uint %f %sum %u0",
		"OpFunctionCall %call: is of type %uint, and the function %f returns %float"},
	{"OpBranchConditional %true %then %end", "OpBranchConditional %u1 %then %end",
		"OpBranchConditional: %u1, of type %uint, must be a scalar of booleans"},
	{"%int = OpTypeInt 32 1", "%int = OpTypeInt 33 1", "OpTypeInt %int: there are no integers of 33 bits"},
	{"%int = OpTypeInt 32 1", "%int = OpTypeInt 32 0", "OpTypeInt %int: is the same type as %uint"},
	{"%int = OpTypeInt 32 1", "%int = OpTypeFloat 24", "OpTypeFloat %int: there are no floating-point numbers of 24 bits"},
	{"%vec4 = OpTypeVector %float 4", "%vec4 = OpTypeVector %float 5", "OpTypeVector %vec4: there are no vectors of 5 components"},
	{"%uintp = OpTypePointer StorageBuffer %uint", "%uintp = OpTypePointer Uniform %uint",
		"OpAccessChain %p: the result is of storage class Uniform, and the base %buffer of StorageBuffer"},
	{"%p = OpAccessChain %uintp %buffer %u1", "%p = OpAccessChain %uintp %buffer %u0",
		"OpAccessChain %p: the indices lead to type %vec4, and the result points to %uint"},
	{"%p = OpAccessChain %uintp %buffer %u1", "%p = OpAccessChain %uintp %buffer %f1",
		"OpAccessChain %p: %f1, of type %float, must be a scalar of integers"},
	{"OpMemoryModel Logical GLSL450", "", "the module has no OpMemoryModel"},
	{"OpMemoryModel Logical GLSL450", "OpMemoryModel Logical GLSL450\nOpMemoryModel Logical GLSL450", "OpMemoryModel: a module has one OpMemoryModel"},
	{"OpStore %p %u0", "OpStore %p %f1", "OpStore: %f1, of type %float, must be a value of the type that %p points to"},
	{"OpReturnValue %a", "OpReturnValue %b", "OpReturnValue: returns %b, of type %uint, and the function returns %float"},
	{"OpReturnValue %a", "OpReturn", "OpReturn: returns no value, and the function returns %float"},
	{"%phi = OpPhi %float %f1 %entry %root %then", "%phi = OpPhi %float %f1 %entry %u0 %then",
		"OpPhi %phi: %u0, of type %uint, comes in, but the result type is %float"},
	{"%two = OpConstantComposite %vec2 %f1 %f1", "%two = OpConstantComposite %vec2 %f1 %u1",
		"OpConstantComposite %two: constituent %u1 is of type %uint, but the part is of type %float"},
	{"%two = OpConstantComposite %vec2 %f1 %f1", "%two = OpConstantComposite %vec2 %f1",
		"OpConstantComposite %two: 1 constituents for the type %vec2, which has 2"},
	{"%two = OpConstantComposite %vec2 %f1 %f1", "%two = OpSpecConstantOp %float FAdd %f1 %u1",
		"OpSpecConstantOp %two: %u1, of type %uint, must be"},
	{"%root = OpExtInst %float %glsl Sqrt %call", "%root = OpExtInst %float %glsl Sqrt %u0",
		"OpExtInst %root: %u0, of type %uint, must be of the type of the result, %float"},
	{`OpEntryPoint GLCompute %main "main"`, `OpEntryPoint GLCompute %f "main"`, "the function %f returns %float"},
	{"%sum = OpFAdd %float %f1 %f1", "%sum = OpFAdd %float %f1 %f1\n%late = OpVariable %local Function",
		"OpVariable %late: variables are the first instructions of the first block"},
	{"OpDecorate %block Block", "OpDecorate %block Block\nOpDecorate %sum RelaxedPrecision\n" +
		"OpDecorate %sum RelaxedPrecision",
		"OpDecorate: decorates %sum a second time with RelaxedPrecision"},
	{"%then = OpLabel", "%then = OpLabel\n%late = OpVariable %local Function",
		"OpVariable %late: variables are the first instructions of the first block"},
}

// TestFaults breaks one rule at a time, by putting a line in the place of another.
func TestFaults(t *testing.T) {
	if msg := fault(t, shader); msg != "" {
		t.Fatal(msg)
	}
	for _, x := range faults {
		if !strings.Contains(shader, x.old+"\n") {
			t.Fatalf("%q is not in the shader", x.old)
		}
		text := strings.Replace(shader, x.old+"\n", x.now+"\n", 1)
		msg := fault(t, text)
		if !strings.Contains(msg, x.want) {
			t.Errorf("%q instead of %q\nwant %s\ngot  %s", x.now, x.old, x.want, msg)
		}
		if _, line, ok := strings.Cut(msg, "\n"); ok && strings.Contains(x.want, x.now) &&
			!strings.HasPrefix(line, x.now+"\n") {
			t.Errorf("the message shows another line than %q\n%s", x.now, msg)
		}
	}
}

// TestLongVectors: a capability allows vectors of any length.
func TestLongVectors(t *testing.T) {
	text := strings.NewReplacer("OpCapability Shader", "OpCapability Shader\nOpCapability LongVectorEXT\n"+
		"OpExtension \"SPV_EXT_long_vector\"",
		"%int = OpTypeInt 32 1", "%int = OpTypeInt 32 1\n%uvec7 = OpTypeVector %uint 7").Replace(shader)
	if msg := fault(t, text); msg != "" {
		t.Error(msg)
	}
}

// fault returns what is wrong with a module, with the line of its text, "" for nothing.
func fault(t *testing.T, text string) string {
	o := asm.AssembleOptions{PreserveNumericIDs: true, Target: "spv1.3"}
	bin, err := asm.Assemble([]byte(text), o)
	if err != nil {
		t.Fatal(err)
	}
	m := irtest.Read(t, bin)
	if err = m.Verify(); err == nil {
		err = typing.Verify(m)
	}
	var f *ir.Fault
	switch {
	case err == nil:
		return ""
	case !errors.As(err, &f) || f.Inst == nil:
		return err.Error()
	}
	at := m.Offset(f.Inst)
	if at < 0 {
		t.Fatalf("%v: not found in the words", err)
	}
	return asm.Locate(spirv.Errorf(at, bin.Words[at:], 0, "%s", f.Msg), []byte(text), o).Error()
}
