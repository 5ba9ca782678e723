package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const lowerText = `OpCapability Shader
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %x "x"
OpName %out "out"
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 1
%zero = OpConstant %int 0
%float = OpTypeFloat 32
%block = OpTypeStruct %float
%pointer = OpTypePointer StorageBuffer %block
%to = OpTypePointer StorageBuffer %float
%out = OpVariable %pointer StorageBuffer
%main = OpFunction %void None %fn
%l = OpLabel
%p = OpAccessChain %to %out %zero
%a = OpLoad %float %p
%x = OpExtInst %float %glsl Fract %a
OpStore %p %x
OpReturn
OpFunctionEnd
`

// TestLowerMessages: what is wrong with flags and targets is told where it is wrong, and what lowerings left alone with
// it.
func TestLowerMessages(t *testing.T) {
	dir := t.TempDir()
	in, driver := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "driver.yaml")
	put(t, in, []byte(lowerText))
	for flags, want := range map[string]string{
		"fma-to-mul-ad":                 "the nearest name is fma-to-mul-add",
		"bound-loops(":                  "a parameter is missing",
		"fract-to-floor,,dot-to-scalar": "is empty",
		"":                              "is empty",
	} {
		command(t, "lower", in, "--flags", flags).want(t, StatusUsage, "hone: lower: --flags: ", want)
	}
	command(t, "lower").want(t, StatusUsage, "hone: lower: nothing is asked for")
	command(t, "lower", "--flags", "fract-to-floor").want(t, StatusUsage, "hone: lower: an input is missing")
	put(t, driver, []byte("doc: a driver\nversion: 1.9\n"))
	command(t, "lower", in, "--target", driver).want(t, StatusInput, "driver.yaml:2:10: a version is 1.0 to 1.6")
	put(t, driver, []byte("flags: [push-constants-to-buffer(binding=3.0,class=storage), fract-to-floor]\n"))
	command(t, "lower", in, "--target", driver, "--explain").want(t, StatusOK).wantOut(t, "fract-to-floor: ",
		"nothing to do for push-constants-to-buffer(binding=3.0,class=storage)")
	put(t, driver, []byte("version: 1.0\nlacks: [OpAtomicFAddEXT]\n"))
	command(t, "lower", in, "--target", driver, "--explain").want(t, StatusOK).wantOut(t, "becomes 1.0")

	put(t, in, []byte(leftText))
	put(t, driver, []byte("lacks: [Int64]\n"))
	remarks := filepath.Join(dir, "remarks.txt")
	command(t, "lower", in, "--target", driver, "--explain", "--remarks", remarks).want(t, StatusUndecided,
		"OpCapability Int64", "int64-to-32 left it: ", "a specialization constant has such a type")
	if text := string(get(t, remarks)); !strings.Contains(text, "lower-int64-to-32: ") {
		t.Errorf("the remarks are %q", text)
	}
	command(t, "lower", in, "--flags", "int64-to-32", "--explain").want(t, StatusUndecided,
		"lowerings left features that they are to remove:", "OpCapability Int64: %", "int64-to-32 left it: ").
		wantOut(t, "int64-to-32: ", "left alone: ")
}

// leftText is a module with something that a lowering leaves alone.
const leftText = `OpCapability Shader
OpCapability Int64
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %s SpecId 0
%void = OpTypeVoid
%ulong = OpTypeInt 64 0
%s = OpSpecConstant %ulong 1
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%y = OpIAdd %ulong %s %s
OpReturn
OpFunctionEnd
`

// halfText computes with halves, which lose digits that floats keep.
const halfText = `OpCapability Shader
OpCapability Float16
OpCapability StorageBuffer16BitAccess
OpExtension "SPV_KHR_16bit_storage"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%half = OpTypeFloat 16
%float = OpTypeFloat 32
%int = OpTypeInt 32 1
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%third = OpConstant %half 0.333
%block = OpTypeStruct %half %float
%pblock = OpTypePointer StorageBuffer %block
%phalf = OpTypePointer StorageBuffer %half
%pfloat = OpTypePointer StorageBuffer %float
%buffer = OpVariable %pblock StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%p = OpAccessChain %phalf %buffer %n0
%x = OpLoad %half %p
%y = OpFMul %half %x %third
%z = OpFConvert %float %y
%q = OpAccessChain %pfloat %buffer %n1
OpStore %q %z
OpReturn
OpFunctionEnd
`

// TestLower: flags and targets lower a module, explain what they did, and say what is in the way.
func TestLower(t *testing.T) {
	dir := t.TempDir()
	in, out, driver := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "out.spvasm"), filepath.Join(dir, "driver.yaml")
	write := func(file, text string) { put(t, file, []byte(text)) }
	write(in, lowerText)
	command(t, "lower", in, "-o", out, "--flags", "fract-to-floor").want(t, StatusOK)
	if text := string(get(t, out)); strings.Contains(text, "Fract") || !strings.Contains(text, "Floor") {
		t.Errorf("not lowered:\n%s", text)
	}
	write(driver, "lacks:\n  - Fract: it has none\n  - Int64\nflags: [clamp-to-min-max]\n")
	os.Remove(out)
	command(t, "lower", in, "--target", driver, "--explain").want(t, StatusOK).wantOut(t, "fract-to-floor:",
		"why: it has none",
		`1 GLSL.Fract: %3 "x"`, "nothing to do for int64-to-32, clamp-to-min-max")
	if _, err := os.Stat(out); err == nil {
		t.Error("--explain without -o has written a module")
	}
	command(t, "lower", in, "-o", out, "--target", driver).want(t, StatusOK)
	write(driver, "doc: a driver\nlacks: [OpAccessChain]\nversion: 1.0\n")
	os.Remove(out)
	command(t, "lower", in, "-o", out, "--target", driver).want(t, StatusUndecided, "the target driver does not take it",
		`OpAccessChain: %`)
	if _, err := os.Stat(out); err == nil {
		t.Error("a module is written that the target does not take")
	}
	for text, want := range map[string]string{
		"lacks: [Fractt]":       "driver.yaml:1:9: nothing is named Fractt; the nearest name is Fract",
		"flags: [nothing-such]": "driver.yaml:1:9: no lowering is named nothing-such",
		"lack: [Fract]":         `driver.yaml:1:1: there is no key "lack"; the nearest is lacks`,
		"version: 7":            "driver.yaml:1:10: a version is 1.0 to 1.6",
		"limits: {bindigs: 3}":  "the nearest is bindings",
		"limits: {bindings: x}": "a limit is a whole number",
		"capabilities: [Shadr]": "the nearest is Shader",
		"bugs: [{nam: x}]":      "the nearest is name",
		"lacks: Fract":          "a list is wanted",
		"[]":                    "a target is a mapping",
		"":                      "a target is a mapping",
	} {
		write(driver, text)
		command(t, "lower", in, "-o", out, "--target", driver).want(t, StatusInput, want)
	}
	command(t, "lower", in, "-o", out, "--target", "wgls").want(t, StatusUsage, "no target is named wgls: there is wgsl")
	command(t, "lower", in, "-o", out).want(t, StatusUsage, "nothing is asked for")
	command(t, "lower", in, "-o", out, "--flags", "negate-to-sub,sub-to-add-neg").want(t, StatusUsage,
		"sub-to-add-neg and negate-to-sub are of no use together: one makes negations")
	command(t, "lower", in, "-o", out, "--flags", "fract").want(t, StatusUsage, "no lowering is named fract")
	command(t, "lower", in, "-o", out, "--flags", "fract-to-floor(x=1)").want(t, StatusUsage, "fract-to-floor")
	command(t, "lower", in, "--report-precision").want(t, StatusOK).wantOut(t, "nothing would lose range")
	write(in, strings.NewReplacer("OpDecorate %block", "OpDecorate %x RelaxedPrecision\nOpDecorate %block",
		"%x = OpExtInst %float %glsl Fract %a", "%x = OpConvertSToF %float %zero").Replace(lowerText))
	command(t, "lower", in, "--report-precision").want(t, StatusOK).wantOut(t, " x: an integer beyond 65504")
	command(t, "lower", in, "--report-precision", "-o", out).want(t, StatusUsage, "writes no module")
	command(t, "lower", in, "--report-precision", "--explain").want(t, StatusUsage, "stands alone")
	command(t, "lower", "--list").want(t, StatusOK).wantOut(t, "leaves no GLSL.Fract")

	// What a lowering gives up is no fault of it.
	write(in, halfText)
	command(t, "lower", in, "-o", out, "--flags", "half-to-float", "--verify").want(t, StatusOK)
	command(t, "check", in, out).want(t, StatusInput)
	command(t, "check", in, out, "--single").want(t, StatusOK)
}

// TestTargets: hone's own targets can be read, and their flags planned.
func TestTargets(t *testing.T) {
	dir := t.TempDir()
	in := put(t, filepath.Join(dir, "in.spvasm"), []byte(lowerText))
	if len(targetNames()) < 3 {
		t.Fatal("targets are missing")
	}
	for _, name := range targetNames() {
		if r := command(t, "lower", in, "--target", name, "--explain"); r.status != StatusOK && r.status != StatusUndecided {
			t.Errorf("%s: %d %s", name, r.status, r.stderr)
		}
	}
}

// TestLowerList: passes that serve as lowerings besides are listed, and are there.
func TestLowerList(t *testing.T) {
	out := command(t, "lower", "--list").want(t, StatusOK).stdout
	for _, name := range []string{"private-to-local", "reg2mem", "inline", "merge-returns", "simple-continue",
		"freeze-spec-const", "relax-float-ops", "kill-to-demote", "bound-loops", "scalarize"} {
		if !strings.Contains("\n"+out, "\n"+name+" ") {
			t.Errorf("%s is not listed", name)
		}
	}
}
