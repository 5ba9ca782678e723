package clone_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/clone"
	"hone/spirv"
)

// TestCloneContinued: what goes on in a second instruction (SPV_INTEL_long_composites) is copied with that or not at
// all.
func TestCloneContinued(t *testing.T) {
	const head = `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability LongCompositesINTEL
OpExtension "SPV_INTEL_long_composites"
OpMemoryModel Physical64 OpenCL
%int = OpTypeInt 32 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%n4 = OpConstant %int 4
%array = OpTypeArray %int %n4
`
	for _, declaration := range []string{
		"%x = OpTypeStruct %int %int\nOpTypeStructContinuedINTEL %int\n",
		"%x = OpConstantComposite %array %n1 %n1\nOpConstantCompositeContinuedINTEL %n2 %n2\n",
		"%x = OpSpecConstantComposite %array %n1 %n1\nOpSpecConstantCompositeContinuedINTEL %n2 %n2\n",
	} {
		ids := map[string]ir.ID{}
		m := irtest.Read(t, irtest.Named(t, head+declaration, "spv1.3", ids))
		to := irtest.Text(t, strings.Replace(head, "%n1 = OpConstant %int 1\n", "", 1))
		before := irtest.Write(t, to)
		c := clone.New(to, m)
		if id, err := c.Import(ids["x"]); err == nil {
			t.Errorf("%scopied as %v", declaration, to.Def(id))
		}
		c.Release()
		if after := irtest.Write(t, to); len(after.Words) != len(before.Words) {
			t.Errorf("%san error has changed the module", declaration)
		}
	}
	m := irtest.Text(t, head+`%fn = OpTypeFunction %array %int
%f = OpFunction %array None %fn
%n = OpFunctionParameter %int
%entry = OpLabel
%x = OpCompositeConstruct %array %n %n
OpCompositeConstructContinuedINTEL %n1 %n2
OpReturnValue %x
OpFunctionEnd
`)
	f := m.Functions()[0]
	x := f.Entry().First().Next()
	c := clone.New(m, m)
	defer c.Release()
	if _, err := c.Inst(build.Before(x), x); err == nil {
		t.Error("the first of two instructions was copied without the second one")
	}
	g, err := c.Function(f)
	if err != nil {
		t.Fatal(err)
	}
	if next := g.Entry().First().Next().Next(); next.Op != spirv.OpCompositeConstructContinuedINTEL ||
		next.NumWords() != 2 {
		t.Errorf("the copy goes on with %v", next)
	}
}
