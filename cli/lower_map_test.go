package cli

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestLowerMap: what a lowering moves is in the map that hone lower writes and hone check reads.
func TestLowerMap(t *testing.T) {
	dir := t.TempDir()
	in, out, places := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "out.spvasm"), filepath.Join(dir, "map.yaml")
	put(t, in, []byte(scaleText))
	lower := func(flags string) {
		t.Helper()
		command(t, "lower", in, "-o", out, "--flags", flags, "--map", places).want(t, StatusOK)
	}
	lower(`bindings(map="0:3 0.0:4.1")`)
	command(t, "check", in, out).want(t, StatusInput).wantOut(t, "a buffer that the reference lacks: 4.1")
	command(t, "check", in, out, "--map", places).want(t, StatusOK)
	lower(`push-constants-to-buffer(binding="6.0",class=storage),bindings(map="6.0:7.1")`)
	command(t, "check", in, out, "--map", places).want(t, StatusOK)
	lower(`fract-to-floor`)
	command(t, "check", in, out, "--map", places).want(t, StatusOK)

	// A map names the lowerings that are not exact: their cost is no difference. The map of another module is no excuse.
	put(t, in, []byte(exponentialText))
	lower(`exp-to-exp2`)
	command(t, "check", in, out, "--map", places).want(t, StatusOK)
	command(t, "check", in, out).want(t, StatusInput)
	put(t, places, []byte("lowerings: [log-to-log2]\n"))
	command(t, "check", in, out, "--map", places).want(t, StatusInput)
	put(t, places, []byte("lowerings: [exp-to-exp3]\n"))
	command(t, "check", in, out, "--map", places).want(t, StatusUndecided, "no lowering is named exp-to-exp3")
	put(t, places, []byte("lowerings: exp-to-exp2\n"))
	command(t, "check", in, out, "--map", places).want(t, StatusUndecided, "want a list of lowerings")
	command(t, "lower", in, "-o", out, "--flags", "exp-to-exp2", "--verify").want(t, StatusOK)
	command(t, "opt", in, "-o", out, "--passes", "lower-exp-to-exp2", "--verify").want(t, StatusOK)
	o := command(t, "lower", in, "--flags", "exp-to-exp2", "--explain").want(t, StatusOK)
	if !strings.Contains(o.stdout, "costs: 2 + 2 abs(log2 r) ulp") {
		t.Error(o.stdout)
	}
	command(t, "lower", in, in, "-o", dir, "--flags", "fract-to-floor", "--map", places).want(t, StatusUsage)
}

// exponentialText adds an exponential to 1: the sum meets what a lowering makes of it.
const exponentialText = `OpCapability Shader
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 8 1 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %array ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%uint = OpTypeInt 32 0
%v3uint = OpTypeVector %uint 3
%array = OpTypeRuntimeArray %float
%block = OpTypeStruct %array
%pblock = OpTypePointer StorageBuffer %block
%pfloat = OpTypePointer StorageBuffer %float
%pid = OpTypePointer Input %v3uint
%id = OpVariable %pid Input
%data = OpVariable %pblock StorageBuffer
%zero = OpConstant %uint 0
%one = OpConstant %float 1
%main = OpFunction %void None %fn
%entry = OpLabel
%gid = OpLoad %v3uint %id
%x = OpCompositeExtract %uint %gid 0
%at = OpAccessChain %pfloat %data %zero %x
%v = OpLoad %float %at
%e = OpExtInst %float %glsl Exp %v
%sum = OpFAdd %float %e %one
OpStore %at %sum
OpReturn
OpFunctionEnd
`
