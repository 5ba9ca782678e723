package asm

import (
	"bytes"
	"strings"
	"testing"

	"hone/internal/peers"
	"hone/spirv"
)

// peerTexts are read by spirv-as and by the assembler, to the same words.
var peerTexts = []string{
	"; nothing but a comment",
	"OpNop OpNop\tOpNop\r\n;c\nOpNop ; d",
	"%a = OpTypeVoid %7 = OpTypeBool %b = OpTypeFunction %a %7 %7",
	"%05 = OpTypeVoid %0x7 = OpTypeBool %1 = OpTypeFunction %5 %7",
	"%010 = OpLabel %8 = OpLabel %x = OpLabel OpBranch %010",
	"%4294967296 = OpTypeVoid %3 = OpTypeFunction %4294967296",
	"%100000 = OpTypeVoid %y = OpTypeFunction %100000",
	"%f = OpTypeFloat 32 %1 = OpConstant %f 0x1p+128 %2 = OpConstant %f 0x1.8p+200 %3 = OpConstant %f 0x1.fffffffp+0 %4 = OpConstant %f -0x1.8p+128",
	"%f = OpTypeFloat 32 %1 = OpConstant %f 1e-60 %2 = OpConstant %f 1e-40 %3 = OpConstant %f -0 %4 = OpConstant %f +1.5 %5 = OpConstant %f .5 %6 = OpConstant %f 5. %7 = OpConstant %f -1E+3",
	"%f = OpTypeFloat 32 %1 = OpConstant %f 0x.8p1 %2 = OpConstant %f 0xffp1 %3 = OpConstant %f 0x1p-149 %4 = OpConstant %f 0x1p-150 %5 = OpConstant %f 0x1.8p-140 %6 = OpConstant %f 0x0p+0 %7 = OpConstant %f -0x0p+9",
	"%f = OpTypeFloat 32 %1 = OpConstant %f 16777217 %2 = OpConstant %f 0.1 %3 = OpConstant %f 3.4028235e38 %4 = OpConstant %f 010 %5 = OpConstant %f 1.00000017881393432617187499",
	"%h = OpTypeFloat 16 %1 = OpConstant %h 1.0009 %2 = OpConstant %h 65519 %3 = OpConstant %h 65520 %4 = OpConstant %h 1e-7 %5 = OpConstant %h 1e-9 %6 = OpConstant %h -2",
	"%h = OpTypeFloat 16 %1 = OpConstant %h 0x1.ffffp3 %2 = OpConstant %h -0x1.8p+16 %3 = OpConstant %h 0x1p-24 %4 = OpConstant %h 0x1p-25 %5 = OpConstant %h 0x1p+16 %6 = OpConstant %h 0x1.ffcp-15",
	"%d = OpTypeFloat 64 %1 = OpConstant %d 0.1 %2 = OpConstant %d 0x1.8p+1024 %3 = OpConstant %d 0x1p-1074 %4 = OpConstant %d -1.5e300 %5 = OpConstant %d 0x1.123456789abcdp+3 %6 = OpConstant %d 4.9e-324",
	"%i = OpTypeInt 8 1 %1 = OpConstant %i 0xff %2 = OpConstant %i -0x1 %3 = OpConstant %i -128 %4 = OpConstant %i 127 %5 = OpConstant %i 0x80",
	"%i = OpTypeInt 8 0 %1 = OpConstant %i 0xff %2 = OpConstant %i 255 %3 = OpConstant %i 0",
	"%i = OpTypeInt 16 1 %1 = OpConstant %i 0xffff %2 = OpConstant %i -32768 %3 = OpConstant %i 32767",
	"%i = OpTypeInt 32 0 %1 = OpConstant %i 010 %2 = OpConstant %i +5 %3 = OpConstant %i 0xFFFFFFFF %4 = OpConstant %i 4294967295 %5 = OpConstant %i 0X1f",
	"%i = OpTypeInt 32 1 %1 = OpConstant %i -010 %2 = OpConstant %i +5 %3 = OpConstant %i 0xFFFFFFFF %4 = OpConstant %i -2147483648 %5 = OpConstant %i 2147483647",
	"%i = OpTypeInt 64 1 %1 = OpConstant %i 0xffffffffffffffff %2 = OpConstant %i -9223372036854775808 %3 = OpConstant %i 9223372036854775807",
	"%i = OpTypeInt 64 0 %1 = OpConstant %i 0xffffffffffffffff %2 = OpConstant %i 18446744073709551615",
	"%i = OpTypeInt 32 1 %v = OpUndef %i OpSwitch %v %d -5 %a 6 %b 0x10 %c",
	"%i = OpTypeInt 64 1 %v = OpUndef %i OpSwitch %v %d -5 %a 6 %b",
	"%i = OpTypeInt 16 1 %v = OpUndef %i OpSwitch %v %d -5 %a 6 %b",
	"!0x00020011 -7 1.5 \"abc\" %5 077",
	"OpCapability !1 OpNop",
	"OpCapability !0x00020011 !2\n!3 %x \"s\" OpNop %y = OpTypeVoid",
	"OpNop\n!0x00010001 %x = OpTypeVoid %y = OpTypeBool",
	"OpStore %1 %2\n!0x00010001\nOpStore %1 %2",
	"%4 = OpConstant !1 123 456 789 OpExecutionMode %2 !17 11 22 33\nOpExecutionMode %3 !4",
	"!262187 %1 %2 \"abc\" !327739 %1 %3 6 %2",
	"%r = OpUndef !7 \"abc\" 5",
	"%3 = OpSpecConstantOp %2 !5 %1 %7",
	"%1 = OpTypeInt 32 1 %2 = OpTypeInt !32 1 %3 = OpConstant %2 -1",
	"%3 = OpSpecConstantOp %2 IAdd %1 %7 %4 = OpSpecConstantOp %2 CompositeExtract %3 0 1 %5 = OpSpecConstantOp %2 Select %3 %3 %4",
	"%1 = OpExtInstImport \"GLSL.std.450\" %3 = OpExtInst %2 %1 Sqrt %7 %4 = OpExtInst %2 %1 !5 %7 %5 = OpExtInst %2 %1 FMix %a %b %c",
	"%1 = OpExtInstImport \"NonSemantic.foo\" %3 = OpExtInst %2 %1 5 %7 %8",
	"%1 = OpExtInstImport \"OpenCL.std\" %3 = OpExtInst %2 %1 vloadn %7 %8 4",
	"%1 = OpExtInstImport \"OpenCL.DebugInfo.100\" %3 = OpExtInst %2 %1 DebugTypePointer %7 Function FlagIsProtected|FlagIsPrivate",
	"OpExtension \"a\"b\"c\" OpExtension \"a\\nb\\\"c\\\\\" OpExtension \"\" OpExtension \"two\nlines; no comment\" OpExtension \"abcd\"",
	"%1 = OpString \"a\" ; \"comment",
	"%1 = OpString \"h\xc3\xa9\xff\"",
	"OpStore %1 %2 Volatile|Aligned 4 OpStore %1 %2 Volatile|None OpStore %1 %2 None",
	"OpCopyMemory %1 %2 Aligned 4 Volatile|Nontemporal",
	"%l = OpLoad %t %p Aligned|MakePointerVisible 16 %s",
	"OpLoopMerge %a %b Unroll|DependencyLength 4",
	"OpExecutionMode %1 LocalSize 1 2 3 OpExecutionModeId %1 LocalSizeId %a %b %c",
	"OpDecorate %1 Binding 0x10 OpDecorate %1 BuiltIn Position OpDecorate %1 LinkageAttributes \"f\" Export OpDecorateId %1 UniformId %2",
	"OpMemberDecorate %1 0 MatrixStride 16 OpGroupMemberDecorate %g %1 0 %2 1",
	"OpEntryPoint Fragment %m \"main\" %a %b %c",
	"%i = OpTypeImage %f 2D 0 0 0 1 Unknown %j = OpTypeImage %f 2D 0 0 0 1 Rgba8 ReadOnly",
	"%r = OpImageSampleImplicitLod %t %s %c Bias|ConstOffset %b %o",
	"OpSource GLSL 450 OpSource GLSL 450 %f OpSource GLSL 450 %f \"text\"",
	"%p = OpPhi %t %a %b %c %d OpBranchConditional %c %a %b OpBranchConditional %c %a %b 1 2",
	"%s = OpTypeStruct %t = OpTypeStruct %s %s %v = OpVectorShuffle %x %a %b 0 1 0xffffffff",
	"%1 = OpLabel %1 = OpLabel",
	"%2 = OpUndef %1 %2 = OpUndef %1",
	"OpCapability SubgroupBallotKHR OpCapability StorageUniformBufferBlock16",
	"OpLine %f 1 2 OpNoLine OpReturn",
}

func TestPeerTexts(t *testing.T) {
	for _, source := range peerTexts {
		for _, preserve := range []bool{false, true} {
			args := []string{"-o", "-", "-"}
			if preserve {
				args = append(args, "--preserve-numeric-ids")
			}
			want, ok := peer(t, []byte(source), "spirv-as", args...)
			if !ok {
				t.Errorf("spirv-as refuses %q", source)
				continue
			}
			got, err := Assemble([]byte(source), AssembleOptions{PreserveNumericIDs: preserve})
			if err != nil {
				t.Errorf("%q: %v", source, err)
				continue
			}
			got.Words[2] = 7 << 16
			if !bytes.Equal(got.Bytes(), want) {
				t.Errorf("%q (preserve %v):\ngot  %x\nwant %x", source, preserve, got.Bytes(), want)
			}
		}
	}
}

// syntaxErrors are refused, by spirv-as too.
var syntaxErrors = []struct{ text, want string }{
	{"OpFoo", "1:1: unknown opcode OpFoo"},
	{"OpNop\n\tOpLaod", "2:2: unknown opcode OpLaod; did you mean OpLoad?"},
	{"OpTypeVoid", "1:1: OpTypeVoid needs a result id: %name = OpTypeVoid"},
	{"%1 = OpNop", "1:6: OpNop has no result: it can't follow '='"},
	{"%1 OpTypeVoid", "1:4: expected '=' after the result id %1, found the next instruction"},
	{"%1 ; comment", "1:3: expected '=' after the result id %1, found the end of the text"},
	{"%1 =", "1:5: expected an opcode after '=', found the end of the text"},
	{"%1 = %2", "1:6: expected an opcode after '=', found '%2'"},
	{"%1 = !0x00020013", "1:6: expected an opcode after '=', found '!0x00020013': write all of the instruction as words, from its opcode on"},
	{"%a-b = OpTypeVoid", "1:1: '%a-b' is not an id: names have letters, digits and '_'"},
	{"= OpNop", "1:1: expected an opcode or a result id, found '='"},
	{"Opnop", "1:1: expected an opcode or a result id, found 'Opnop'"},
	{"OpNop\nfoo", "2:1: expected an opcode or a result id, found 'foo'"},
	{"%", "1:1: expected a name after '%'"},
	{"OpStore % %2", "1:9: expected a name after '%'"},
	{"OpNop foo", "1:7: 'foo' is one operand too many for OpNop"},
	{"OpNop %5", "1:7: '%5' is one operand too many for OpNop"},
	{"OpCapability Shadr", "1:14: unknown Capability 'Shadr'; did you mean Shader?"},
	{"OpCapability", "1:13: OpCapability: expected a Capability, found the end of the text"},
	{"OpMemoryModel Logical\nOpNop", "1:22: OpMemoryModel: expected a MemoryModel, found the next instruction"},
	{"OpMemoryModel Logical %1", "1:23: expected a MemoryModel, found '%1'"},
	{"OpStore %1", "1:11: OpStore: expected the operand 'Object' (an id), found the end of the text"},
	{"OpStore %1 foo", "1:12: expected the operand 'Object' (an id), found 'foo'"},
	{"OpStore %1 %2 Volatile|Alignd 4", "1:24: unknown MemoryAccess 'Alignd'; did you mean Aligned?"},
	{"OpStore %1 %2 Volatile| 4", "1:24: expected a name on either side of '|'"},
	{"OpStore %1 %2 Aligned", "1:22: OpStore: expected a number, found the end of the text"},
	{"OpStore %1 %2 , %3", "1:15: expected a MemoryAccess, found ','"},
	{"OpExtension \"a", "1:13: the string has no closing quote"},
	{"OpExtension \"a\nb", "1:13: the string has no closing quote"},
	{"OpExtension abc", "1:13: expected the operand 'Name' (a string), found 'abc'"},
	{"OpLine %1 -1 2", "1:11: a negative number can't be an unsigned literal"},
	{"OpLine %1 1.5 2", "1:11: expected an integer, found '1.5'"},
	{"OpLine %1 4294967296 2", "1:11: 4294967296 does not fit in a 32-bit unsigned integer"},
	{"%1 = OpTypeInt 8 1 %2 = OpConstant %1 255", "1:39: 255 does not fit in an 8-bit signed integer"},
	{"%1 = OpTypeInt 8 1 %2 = OpConstant %1 0x100", "1:39: 0x100 does not fit in an 8-bit signed integer"},
	{"%1 = OpTypeInt 8 1 %2 = OpConstant %1 -0x81", "1:39: -0x81 does not fit in an 8-bit signed integer"},
	{"%1 = OpTypeInt 8 0 %2 = OpConstant %1 -1", "1:39: a negative number can't be an unsigned literal"},
	{"%1 = OpTypeInt 8 0 %2 = OpConstant %1 256", "1:39: 256 does not fit in an 8-bit unsigned integer"},
	{"%1 = OpTypeInt 64 0 %2 = OpConstant %1 18446744073709551616", "1:40: 18446744073709551616 does not fit in a 64-bit unsigned integer"},
	{"%1 = OpTypeInt 32 0 %2 = OpConstant %1 09", "1:40: expected an integer, found '09'"},
	{"%1 = OpTypeInt 128 0 %2 = OpConstant %1 1", "1:41: numbers of this type have no text form: write their words with a '!'"},
	{"%1 = OpTypeFloat 32 %2 = OpConstant %1 1e60", "1:40: 1e60 is too large for the type"},
	{"%1 = OpTypeFloat 32 %2 = OpConstant %1 inf", "1:40: 'inf' is not a 32-bit floating-point number"},
	{"%1 = OpTypeFloat 32 %2 = OpConstant %1 0x1.8", "1:40: '0x1.8' is not a 32-bit floating-point number"},
	{"%1 = OpTypeFloat 32 %2 = OpConstant %1 0x1p", "1:40: '0x1p' is not a 32-bit floating-point number"},
	{"%1 = OpTypeFloat 32 %2 = OpConstant %1 --1", "1:40: '--1' is not a 32-bit floating-point number"},
	{"%1 = OpTypeFloat 16 %2 = OpConstant %1 65536", "1:40: 65536 is too large for the type"},
	{"%1 = OpTypeVoid %2 = OpConstant %1 1", "1:36: OpConstant: the result type must be an integer or floating-point type that is declared before"},
	{"%2 = OpConstant %1 1", "1:20: OpConstant: the result type must be an integer or floating-point type that is declared before"},
	{"OpSwitch %1 %2 3 %4", "1:16: OpSwitch: the selector must be a value of an integer type that is declared before"},
	{"%1 = OpTypeInt 32 1 %2 = OpUndef %1 OpSwitch %2 %3 -5 %4 6", "1:59: OpSwitch: expected an id, found the end of the text"},
	{"%1 = OpTypeVoid %1 = OpTypeBool", "1:22: %1 is already a type"},
	{"%1 = OpExtInstImport \"GLSL.std.450\" %3 = OpExtInst %2 %1 Sqr %7", "1:58: unknown extended instruction 'Sqr'; did you mean Sqrt?"},
	{"%1 = OpExtInstImport \"GLSL.std.450\" %3 = OpExtInst %2 %1 Sqrt %7 %8", "1:66: '%8' is one operand too many for OpExtInst"},
	{"%1 = OpExtInstImport \"GLSL.std.450\" %3 = OpExtInst %2 %1 Sqrt", "1:62: OpExtInst: expected the operand 'x' (an id), found the end of the text"},
	{"%3 = OpExtInst %2 %1 Sqrt %7", "1:22: OpExtInst: the set must be the result of an OpExtInstImport before"},
	{"%3 = OpSpecConstantOp %2 OpIAdd %1 %7", "1:25: OpSpecConstantOp: expected the name of an operation, found the next instruction"},
	{"%3 = OpSpecConstantOp %2 IAddd %1 %7", "1:26: unknown operation 'IAddd'; did you mean IAdd?"},
	{"%3 = OpSpecConstantOp %2 Constant %1 %7", "1:26: OpConstant can't be the operation of OpSpecConstantOp"},
	{"OpExecutionMode %1 LocalSize 1 2", "1:33: OpExecutionMode: expected the operand 'z size' (a number), found the end of the text"},
	{"OpSource GLSL 450 \"x\"", "1:19: expected the operand 'File' (an id), found '\"x\"'"},
	{"!0x00020011 !-1", "1:13: '!-1' is not a word: expected '!' and a number of at most 32 bits"},
	{"!0x00020011 foo", "1:13: expected a word with '!', an id, a string or a number after a word with '!', found 'foo'"},
	{"!4294967296", "1:1: '!4294967296' is not a word: expected '!' and a number of at most 32 bits"},
	{"%r = OpFAdd", "1:12: OpFAdd: expected the result type (an id), found the end of the text"},
}

func TestSyntaxErrors(t *testing.T) {
	_, missing := peers.Find("spirv-as")
	for _, c := range syntaxErrors {
		_, err := Assemble([]byte(c.text), AssembleOptions{})
		e, ok := err.(*Error)
		if !ok {
			t.Errorf("%q: no error", c.text)
			continue
		}
		if got, _, _ := strings.Cut(e.Error(), "\n"); got != c.want {
			t.Errorf("%q:\ngot  %s\nwant %s", c.text, got, c.want)
		}
		if missing == nil {
			if _, ok := peer(t, []byte(c.text), "spirv-as", "-o", "-", "-"); ok {
				t.Errorf("%q: spirv-as reads it", c.text)
			}
		}
	}
}

func TestErrorText(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"OpNop\n\t%é = OpNop foo\nOpNop", "2:2: '%é' is not an id: names have letters, digits and '_'\n\t%é = OpTypeVoid\n\t^"},
		{"OpName %a \"é\" 1", "1:16: '1' is one operand too many for OpName\nOpName %a \"é\" 1\n              ^"},
		{"OpName %a \"" + strings.Repeat("é", 100) + "\" 1" + strings.Repeat(" ", 100),
			"1:214: '1' is one operand too many for OpName\n" + strings.Repeat("é", 29) + "\" 1" + strings.Repeat(" ", 59) +
				"\n" + strings.Repeat(" ", 31) + "^"},
		{"OpNop\r\nOpFrob\r\n", "2:1: unknown opcode OpFrob\nOpFrob\n^"},
	} {
		c.text = strings.Replace(c.text, "%é = OpNop foo", "%é = OpTypeVoid", 1)
		_, err := Assemble([]byte(c.text), AssembleOptions{})
		if err == nil || err.Error() != c.want {
			t.Errorf("got:\n%v\nwant:\n%s", err, c.want)
		}
	}
}

// TestTargets compares the version of each environment with spirv-as.
func TestTargets(t *testing.T) {
	for _, target := range strings.Fields("vulkan1.1spv1.4 vulkan1.0 vulkan1.1 vulkan1.2 vulkan1.3 spv1.0 spv1.1 " +
		"spv1.2 spv1.3 spv1.4 spv1.5 spv1.6 " +
		"opencl1.2embedded opencl1.2 opencl2.0embedded opencl2.0 opencl2.1embedded opencl2.1 opencl2.2embedded opencl2.2 " +
		"opengl4.0 opengl4.1 opengl4.2 opengl4.3 opengl4.5") {
		want, ok := peer(t, []byte("OpNop"), "spirv-as", "--target-env", target, "-o", "-", "-")
		if !ok {
			t.Fatalf("spirv-as refuses %s", target)
		}
		got, err := Assemble([]byte("; Version: 1.1\nOpNop"), AssembleOptions{Target: target})
		if err != nil {
			t.Error(err)
		} else if got.Words[1] != decode(t, want).Words[1] {
			t.Errorf("%s: version %#x", target, got.Words[1])
		}
	}
	for _, target := range []string{"vulkan1.9", "spv1.7", "spv1.10", "", "vulkan1.1embedded"} {
		if v, ok := TargetVersion(target); ok {
			t.Errorf("%q has version %v", target, v)
		}
	}
}

// TestHeaderComments: the header of a text counts only at its top, and the target wins.
func TestHeaderComments(t *testing.T) {
	const top = "; SPIR-V\n; Version: 1.3\n; Generator: Khronos Glslang Reference Front End; 10\n; Bound: 50\n" +
		"; Schema: 0\n"
	for _, c := range []struct {
		text string
		o    AssembleOptions
		want spirv.Header
	}{
		{"%a = OpTypeVoid", AssembleOptions{}, spirv.Header{Version: 0x10600, Bound: 2}},
		{top + "%9 = OpTypeVoid", AssembleOptions{}, spirv.Header{Version: 0x10300, Generator: 8<<16 | 10, Bound: 2}},
		{top + "%9 = OpTypeVoid", AssembleOptions{PreserveNumericIDs: true}, spirv.Header{Version: 0x10300, Generator: 8<<16 | 10, Bound: 50}},
		{top + "%99 = OpTypeVoid", AssembleOptions{PreserveNumericIDs: true, Target: "opencl2.2"}, spirv.Header{Version: 0x10200, Generator: 8<<16 | 10, Bound: 100}},
		{"OpNop\n" + top, AssembleOptions{}, spirv.Header{Version: 0x10600, Bound: 1}},
		{"; Generator: Unknown(99); 3\r\n; Version: x\nOpNop", AssembleOptions{}, spirv.Header{Version: 0x10600, Generator: 99<<16 | 3, Bound: 1}},
		{"; Generator: Nobody; 3\n; Generator: Unknown(65536); 3\n; Generator: Khronos; 65536\nOpNop", AssembleOptions{}, spirv.Header{Version: 0x10600, Bound: 1}},
	} {
		b, err := Assemble([]byte(c.text), c.o)
		if err != nil {
			t.Error(err)
		} else if b.Header() != c.want {
			t.Errorf("%q: %#v", c.text, b.Header())
		}
	}
}
