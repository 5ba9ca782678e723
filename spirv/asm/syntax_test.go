package asm

import (
	"bytes"
	"testing"
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

// syntaxErrors are refused, by spirv-as too but for those that are marked.
var syntaxErrors = []struct {
	text string
	want string
	ours bool // spirv-as says nothing
}{}
