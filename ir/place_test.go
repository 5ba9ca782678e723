package ir_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/spirv"
)

// TestBehindFunctions puts an instruction after the last function: spirv-val and the reader agree on which may stand
// there, and the reader says where the others belong.
func TestBehindFunctions(t *testing.T) {
	const before = `OpCapability Shader
OpCapability Linkage
OpExtension "SPV_KHR_non_semantic_info"
%glsl = OpExtInstImport "GLSL.std.450"
%printf = OpExtInstImport "NonSemantic.DebugPrintf"
OpMemoryModel Logical GLSL450
%string = OpString "x"
%void = OpTypeVoid
%int = OpTypeInt 32 0
%pointer = OpTypePointer Private %int
%n1 = OpConstant %int 1
%g = OpVariable %pointer Private
%fn = OpTypeFunction %void
%f = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
`
	for _, c := range []struct{ text, want string }{
		{"OpCapability Float64", "it belongs among capabilities, before all functions"},
		{`OpExtension "SPV_KHR_16bit_storage"`, "it belongs among extensions, before all functions"},
		{`%x = OpExtInstImport "OpenCL.std"`, "it belongs among imports of instruction sets, before all functions"},
		{"OpMemoryModel Logical GLSL450", "it belongs among the memory model, before all functions"},
		{`OpEntryPoint GLCompute %f "f"`, "it belongs among entry points, before all functions"},
		{"OpExecutionMode %f LocalSize 1 1 1", "it belongs among execution modes, before all functions"},
		{`%x = OpString "y"`, "it belongs among strings and sources, before all functions"},
		{"OpSource GLSL 450", "it belongs among strings and sources, before all functions"},
		{`OpName %f "f"`, "it belongs among names, before all functions"},
		{`OpModuleProcessed "x"`, "it belongs among processes, before all functions"},
		{"OpDecorate %n1 RelaxedPrecision", "it belongs among decorations, before all functions"},
		{"%x = OpTypeFloat 32", "it belongs among types, constants and variables, before all functions"},
		{"%x = OpConstant %int 3", "it belongs among types, constants and variables, before all functions"},
		{"%x = OpSpecConstantOp %int IAdd %n1 %n1", "it belongs among types, constants and variables, before all functions"},
		{"%x = OpUndef %int", "it belongs among types, constants and variables, before all functions"},
		{"%x = OpVariable %pointer Private", "it belongs among types, constants and variables, before all functions"},
		{"%x = OpIAdd %int %n1 %n1", "stands outside of a function"},
		{"OpStore %g %n1", "stands outside of a function"},
		{"%x = OpExtInst %int %glsl FindILsb %n1", "stands outside of a function"},
		{"OpReturn", "stands outside of a function"},
		{"OpLine %string 1 1", ""},
		{"OpNoLine", ""},
		{"%x = OpExtInst %void %printf DebugPrintf %string", ""},
		{"%other = OpFunction %void None %fn\n%start = OpLabel\nOpReturn\nOpFunctionEnd", ""},
	} {
		bin := irtest.Assemble(t, before+c.text+"\n", "spv1.6")
		_, err := ir.Read(bin)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.text, err, c.want)
		}
		if _, err := peers.Find("spirv-val"); err != nil {
			continue
		}
		if msg := passtest.Validate(t, bin, "spv1.6"); (msg == "") != (c.want == "") {
			t.Errorf("%s: spirv-val: %q", c.text, msg)
		}
	}
	unknown := irtest.Assemble(t, before, "spv1.6")
	unknown.Words = append(unknown.Words, 2<<16|60_000, 7)
	if _, err := ir.Read(unknown); err != nil {
		t.Errorf("an unknown opcode: %v", err)
	}
}

// TestHeader reads modules with versions and bounds that are unusual: a minor version may be newer than hone, and an
// environment may allow more ids than the universal limit.
func TestHeader(t *testing.T) {
	const fits = ^uint32(0)
	for _, c := range []struct {
		version, bound uint32
		ok             bool
	}{
		{0x00010000, fits, true},
		{0x00010600, fits, true},
		{0x00010700, fits, true},
		{0x00010600, 4_194_304, true},
		{0x00010600, 0xffffffff, true},
		{0x00000900, fits, false},
		{0x00020000, fits, false},
		{0x00090900, fits, false},
		{0x00010601, fits, false},
		{0x01010600, fits, false},
		{0, fits, false},
	} {
		bin := irtest.Assemble(t, "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n"+
			"%void = OpTypeVoid\n", "spv1.6")
		bin.Words[1] = c.version
		if c.bound != fits {
			bin.Words[3] = c.bound
		}
		_, err := ir.Read(bin)
		if (err == nil) != c.ok || err != nil && !strings.Contains(err.Error(), "version") {
			t.Errorf("version 0x%08x, bound %d: %v", c.version, c.bound, err)
		}
		if checked := bin.Check(); (checked == nil) != c.ok {
			t.Errorf("version 0x%08x, bound %d: Check: %v", c.version, c.bound, checked)
		}
		if spirv.Version(c.version).Valid() != c.ok {
			t.Errorf("version 0x%08x: Valid is not %v", c.version, c.ok)
		}
	}
}
