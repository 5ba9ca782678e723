package ir_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// TestWithParts: each part comes once, however often it is one; what a pointer points to does not come, not in a type
// that holds a pointer to itself either.
func TestWithParts(t *testing.T) {
	names := map[string]ir.ID{}
	nested := "%t0 = OpTypeStruct %vec %vec\n"
	for i := range 64 { // 2^64 vectors
		nested += fmt.Sprintf("%%t%d = OpTypeStruct %%t%d %%t%d\n", i+1, i, i)
	}
	m := irtest.Read(t, irtest.Named(t, `OpCapability Shader
OpCapability Linkage
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpTypeForwardPointer %p PhysicalStorageBuffer
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%vec = OpTypeVector %float 2
%mat = OpTypeMatrix %vec 2
%n = OpConstant %int 2
%array = OpTypeArray %mat %n
%runtime = OpTypeRuntimeArray %vec
%list = OpTypeStruct %int %p %array %runtime
%p = OpTypePointer PhysicalStorageBuffer %list
%x = OpConstant %float 1
%xx = OpConstantComposite %vec %x %x
%mm = OpConstantComposite %mat %xx %xx
`+nested, "spv1.3", names))
	for _, c := range []struct{ id, parts string }{
		{"int", "int"},
		{"p", "p"},
		{"vec", "vec float"},
		{"array", "array mat vec float"},
		{"list", "list int p array runtime mat vec float"},
		{"mm", "mm xx x"},
	} {
		var got, want []ir.ID
		for d := range m.WithParts(names[c.id]) {
			got = append(got, d.Result)
		}
		for name := range strings.FieldsSeq(c.parts) {
			want = append(want, names[name])
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: %d, want %d", c.id, got, want)
		}
	}
	n := 0
	for range m.WithParts(names["t64"]) {
		n++
	}
	if n != 65+2 {
		t.Errorf("%d parts", n)
	}
	types := m.Types()
	for _, c := range []struct {
		typ  string
		i    uint32
		want string
	}{{"list", 2, "array"}, {"list", 4, ""}, {"array", 1, "mat"}, {"runtime", 7, "vec"}, {"mat", 0, "vec"},
		{"vec", 1, "float"}, {"float", 0, ""}, {"p", 0, ""}} {
		if got := types.PartAt(names[c.typ], c.i); got != names[c.want] {
			t.Errorf("part %d of %s is %d", c.i, c.typ, got)
		}
	}
	in := m.NewInst(spirv.OpSpecConstantOp, names["p"], true, uint32(spirv.OpPtrAccessChain), uint32(names["mm"]),
		uint32(names["n"]))
	m.Section(ir.Globals).Append(in)
	chain, ok := view.AsAccessChain(in)
	if !ok || chain.Base() != names["mm"] || chain.Element() != names["n"] {
		t.Error("OpSpecConstantOp is no access chain")
	}
}
