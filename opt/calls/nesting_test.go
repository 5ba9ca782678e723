package calls_test

import (
	"fmt"
	"testing"

	"hone"
	"hone/analysis"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
)

// TestNesting: a function that returns early in many places is not nested deeper than the specification allows (section
// 2.17), at the top level and in a selection whose end is reached.
func TestNesting(t *testing.T) {
	const (
		head = "OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\" %id\n" +
			"OpExecutionMode %main LocalSize 32 1 1\nOpDecorate %id BuiltIn LocalInvocationIndex\n" +
			"OpDecorate %words ArrayStride 4\nOpDecorate %Out BufferBlock\nOpMemberDecorate %Out 0 Offset 0\n" +
			"OpDecorate %out DescriptorSet 0\nOpDecorate %out Binding 0\n" +
			"%void = OpTypeVoid\n%bool = OpTypeBool\n%u32 = OpTypeInt 32 0\n%p_in = OpTypePointer Input %u32\n" +
			"%words = OpTypeRuntimeArray %u32\n%Out = OpTypeStruct %words\n%p_Out = OpTypePointer Uniform %Out\n" +
			"%p_u32 = OpTypePointer Uniform %u32\n%out = OpVariable %p_Out Uniform\n%id = OpVariable %p_in Input\n" +
			"%zero = OpConstant %u32 0\n%many = OpConstant %u32 4000\n%fn = OpTypeFunction %void\n" +
			"%fn1 = OpTypeFunction %u32 %u32\n"
		body = "%main = OpFunction %void None %fn\n%entry = OpLabel\n%i = OpLoad %u32 %id\n" +
			"%at = OpAccessChain %p_u32 %out %zero %i\n%r = OpFunctionCall %u32 %f %i\nOpStore %at %r\nOpReturn\n" +
			"OpFunctionEnd\n%f = OpFunction %u32 None %fn1\n%x = OpFunctionParameter %u32\n%start = OpLabel\n"
		returns = 1100
	)
	constants := irtest.Items(returns, func(i int) string { return fmt.Sprintf("%%c%d = OpConstant %%u32 %d\n", i, 3*i) })
	early := irtest.Items(returns, func(i int) string {
		return fmt.Sprintf("%%t%[1]d = OpIEqual %%bool %%x %%c%[1]d\nOpSelectionMerge %%m%[1]d None\n"+
			"OpBranchConditional %%t%[1]d %%s%[1]d %%m%[1]d\n%%s%[1]d = OpLabel\nOpReturnValue %%c%[1]d\n"+
			"%%m%[1]d = OpLabel\n", i)
	})
	for name, f := range map[string]string{
		"at the top level": early + "OpReturnValue %x\nOpFunctionEnd\n",
		"in a selection": "%small = OpULessThan %bool %x %many\nOpSelectionMerge %end None\n" +
			"OpBranchConditional %small %inside %end\n%inside = OpLabel\n" + early +
			"OpBranch %end\n%end = OpLabel\nOpReturnValue %x\nOpFunctionEnd\n",
	} {
		t.Run(name, func(t *testing.T) {
			m := irtest.Read(t, irtest.Assemble(t, head+constants+body+f, "spv1.0"))
			deepest := 0
			measure := pass.ForModule("measure", "", func(c *pass.Context) bool {
				for _, f := range c.Module.Functions() {
					for _, r := range analysis.Regions.Of(c, f).List {
						deepest = max(deepest, r.Depth)
					}
				}
				return false
			})
			p := passtest.Parse(t, "merge-returns", hone.Passes()...).Then(pass.Of(measure))
			if changed, err := p.Run(m, pass.Options{Check: true}); err != nil || !changed {
				t.Fatal(changed, err)
			}
			if deepest < 100 || deepest > 1023 {
				t.Errorf("constructs are nested %d deep", deepest)
			}
		})
	}
}
