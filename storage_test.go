package hone_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"hone"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
)

// TestStorageTypes runs -O, and reg2mem and mem2reg, over random shaders with numbers of 8 and 16 bits that may only be
// stored, and addresses in variables that may never be written. With checks on nothing breaks, and spirv-val accepts
// what comes out.
func TestStorageTypes(t *testing.T) {
	registry, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	pipelines := []string{"O", "sroa,mem2reg,reg2mem", "mem2reg,fix(simplify,dce,simplify-cfg),reg2mem,mem2reg"}
	n := 60
	if testing.Short() {
		n = 10
	}
	for seed := range n {
		text := storageShader(rand.New(rand.NewPCG(uint64(seed), 1)))
		in := irtest.Assemble(t, text, "spv1.5")
		if msg := passtest.Validate(t, in, "spv1.5"); msg != "" {
			t.Fatalf("shader %d: %s\n%s", seed, msg, text)
		}
		for _, pipeline := range pipelines {
			p, err := registry.Parse(pipeline)
			if err != nil {
				t.Fatal(err)
			}
			m := irtest.Read(t, in)
			if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
				t.Errorf("shader %d, %s: %v", seed, pipeline, err)
				continue
			}
			if msg := passtest.Validate(t, irtest.Write(t, m), "spv1.5"); msg != "" {
				t.Errorf("shader %d, %s: spirv-val: %s\n%s", seed, pipeline, msg, text)
			}
		}
	}
}

// storageShader returns a shader of loads, conversions, selections and stores. Conditions are constant half of the
// time.
func storageShader(r *rand.Rand) string {
	const head = `
OpCapability Shader
OpCapability StorageBuffer16BitAccess
OpCapability StorageBuffer8BitAccess
OpCapability PhysicalStorageBufferAddresses
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main" %b
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpMemberDecorate %block 2 Offset 8
OpMemberDecorate %block 3 Offset 12
OpMemberDecorate %block 4 Offset 16
OpMemberDecorate %block 5 Offset 24
OpDecorate %b DescriptorSet 0
OpDecorate %b Binding 0
OpDecorate %r AliasedPointer
%void = OpTypeVoid
%bool = OpTypeBool
%half = OpTypeFloat 16
%short = OpTypeInt 16 0
%byte = OpTypeInt 8 0
%float = OpTypeFloat 32
%int = OpTypeInt 32 0
%true = OpConstantTrue %bool
%false = OpConstantFalse %bool
%ref = OpTypePointer PhysicalStorageBuffer %int
%block = OpTypeStruct %half %short %byte %int %ref %float
%pblock = OpTypePointer StorageBuffer %block
%phalf = OpTypePointer StorageBuffer %half
%pshort = OpTypePointer StorageBuffer %short
%pbyte = OpTypePointer StorageBuffer %byte
%pint = OpTypePointer StorageBuffer %int
%pref = OpTypePointer StorageBuffer %ref
%pfloat = OpTypePointer StorageBuffer %float
%fint = OpTypePointer Function %int
%ffloat = OpTypePointer Function %float
%fref = OpTypePointer Function %ref
%b = OpVariable %pblock StorageBuffer
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%n3 = OpConstant %int 3
%n4 = OpConstant %int 4
%n5 = OpConstant %int 5
%x1 = OpConstant %float 1.5
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%i = OpVariable %fint Function
%f = OpVariable %ffloat Function
%r = OpVariable %fref Function
%ah = OpAccessChain %phalf %b %n0
%as = OpAccessChain %pshort %b %n1
%ab = OpAccessChain %pbyte %b %n2
%ai = OpAccessChain %pint %b %n3
%ar = OpAccessChain %pref %b %n4
`
	statements := []string{
		"%a$ = OpLoad %half %ah\n%b$ = OpFConvert %float %a$\nOpStore %f %b$\n",
		"%a$ = OpLoad %float %f\n%b$ = OpFConvert %half %a$\nOpStore %ah %b$\n",
		"%a$ = OpFConvert %half %x1\n%b$ = OpCopyObject %half %a$\nOpStore %ah %b$\n",
		"%a$ = OpLoad %short %as\n%b$ = OpUConvert %int %a$\nOpStore %i %b$\n",
		"%a$ = OpLoad %int %i\n%b$ = OpUConvert %short %a$\nOpStore %as %b$\n",
		"%a$ = OpUConvert %byte %n5\nOpStore %ab %a$\n",
		"%a$ = OpLoad %byte %ab\n%b$ = OpSConvert %int %a$\n%c$ = OpIAdd %int %b$ %n3\nOpStore %i %c$\n",
		"OpStore %f %x1\n", "OpStore %i %n2\n",
		"%a$ = OpLoad %half %ah\n%b$ = OpFConvert %float %a$\n%c$ = OpFConvert %half %b$\nOpStore %ah %c$\n",
		"%a$ = OpLoad %ref %ar\nOpStore %r %a$\n",
		"%a$ = OpLoad %ref %r\n%b$ = OpLoad %int %a$ Aligned 4\nOpStore %i %b$\n",
	}
	var text strings.Builder
	text.WriteString(head)
	id := 0
	statement := func(s string) {
		id++
		text.WriteString(strings.ReplaceAll(s, "$", fmt.Sprint(id)))
	}
	for range 3 + r.IntN(5) {
		for range r.IntN(4) {
			statement(statements[r.IntN(len(statements))])
		}
		condition := []string{"%true", "%false", "%k$", "%k$"}[r.IntN(4)]
		statement("%j$ = OpLoad %int %ai\n%k$ = OpIEqual %bool %j$ %n1\nOpSelectionMerge %m$ None\nOpBranchConditional " +
			condition +
			" %t$ %m$\n%t$ = OpLabel\n")
		merge := id
		for range 1 + r.IntN(3) {
			statement(statements[r.IntN(len(statements))])
		}
		fmt.Fprintf(&text, "OpBranch %%m%d\n%%m%[1]d = OpLabel\n", merge)
	}
	return text.String() + "OpReturn\nOpFunctionEnd\n"
}
