package ir_test

import (
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// TestMergeDecorations has the decorations of two equal additions, and of the one that stands for both: what makes an
// operation more exact, or says that a value is not uniform, holds if it did for one of them; what allows something, if
// it did for both. "refused": they cannot be merged.
func TestMergeDecorations(t *testing.T) {
	for _, x := range []struct{ keep, gone, want string }{
		{"", "", ""},
		{"NonUniform", "", "NonUniform"},
		{"", "NonUniform", "NonUniform"},
		{"NoContraction", "NonUniform", "NoContraction NonUniform"},
		{"", "Restrict", "Restrict"},
		{"Aliased", "Aliased", "Aliased"},
		{"RelaxedPrecision", "", ""},
		{"", "RelaxedPrecision", ""},
		{"RelaxedPrecision", "RelaxedPrecision", "RelaxedPrecision"},
		{"NoSignedWrap NoUnsignedWrap", "NoUnsignedWrap", "NoUnsignedWrap"},
		{"NoSignedWrap", "NonUniform", "NonUniform"},
		{"FPFastMathMode=NotNaN", "FPFastMathMode=NotNaN", "FPFastMathMode"},
		{"FPFastMathMode=NotNaN", "FPFastMathMode=NotInf", "refused"},
		{"FPFastMathMode=NotNaN", "", "refused"},
		{"", "Uniform", "refused"},
		{"Uniform RelaxedPrecision", "RelaxedPrecision", "refused"},
		{"group:NonUniform", "", "NonUniform"},
		{"", "group:NonUniform", "NonUniform"},
		{"group:RelaxedPrecision", "RelaxedPrecision", "RelaxedPrecision"},
		{"group:RelaxedPrecision", "", "refused"}, // others have the group, too
		{"", "group:RelaxedPrecision", ""},
	} {
		t.Run(x.keep+", "+x.gone, func(t *testing.T) {
			ids := map[string]ir.ID{}
			m := irtest.Read(t, irtest.Named(t, `OpCapability Kernel
OpCapability Linkage
OpMemoryModel Logical OpenCL
`+decorate("keep", x.keep)+decorate("gone", x.gone)+`
%int = OpTypeInt 32 0
%fn = OpTypeFunction %int %int
%f = OpFunction %int None %fn
%a = OpFunctionParameter %int
%entry = OpLabel
%keep = OpIAdd %int %a %a
%gone = OpIAdd %int %a %a
OpReturnValue %keep
OpFunctionEnd
`, "", ids))
			before := irtest.Write(t, m)
			merged := m.MergeDecorations(ids["keep"], ids["gone"])
			var kinds []string
			for d := range m.Decorations(ids["keep"]) {
				kinds = append(kinds, d.Kind.String())
			}
			slices.Sort(kinds)
			got := strings.Join(kinds, " ")
			if !merged {
				got = "refused"
				if !slices.Equal(irtest.Write(t, m).Words, before.Words) {
					t.Error("refused, and the module has changed")
				}
			}
			if got != x.want {
				t.Errorf("%s, want %s", got, x.want)
			}
			if err := m.Verify(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestDecorateId decorates values of a function by ids: a value that stands in for another one is not decorated like
// it.
func TestDecorateId(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorateId %keep UniformId %scope
OpDecorateId %gone UniformId %scope
OpDecorateId %other UniformId %scope
%int = OpTypeInt 32 0
%scope = OpConstant %int 3
%fn = OpTypeFunction %int %int
%f = OpFunction %int None %fn
%a = OpFunctionParameter %int
%entry = OpLabel
%keep = OpIAdd %int %a %a
%gone = OpIAdd %int %a %a
%other = OpIMul %int %gone %gone
OpReturnValue %other
OpFunctionEnd
`, "spv1.4", ids))
	verify := func() {
		t.Helper()
		if err := m.Verify(); err != nil {
			t.Fatal(err)
		}
	}
	verify()
	m.ReplaceAndRemove(m.Def(ids["gone"]), ids["a"])
	verify()
	var targets []ir.ID
	for in := range irtest.Read(t, irtest.Write(t, m)).Section(ir.Annotations).Insts() {
		targets = append(targets, in.ID(0))
	}
	if want := []ir.ID{ids["keep"], ids["other"]}; !slices.Equal(targets, want) {
		t.Errorf("%d are decorated, want %d", targets, want)
	}
	verify()
}

// decorate returns annotations of id: kinds with the parameter after =, by a group of its own where that is said.
func decorate(id, kinds string) string {
	var b strings.Builder
	for kind := range strings.FieldsSeq(kinds) {
		kind, group := strings.CutPrefix(kind, "group:")
		kind = strings.Replace(kind, "=", " ", 1)
		if group {
			b.WriteString("OpDecorate %group_" + id + " " + kind + "\n%group_" + id +
				" = OpDecorationGroup\nOpGroupDecorate %group_" + id + " %" + id + "\n")
		} else {
			b.WriteString("OpDecorate %" + id + " " + kind + "\n")
		}
	}
	return b.String()
}

// TestVerifyFastMathTwice: two modes of one value are refused where they differ. Given twice, one mode is what some
// kernels have.
func TestVerifyFastMathTwice(t *testing.T) {
	for second, ok := range map[string]bool{"NotNaN": true, "NotInf": false, "None": false} {
		m := irtest.Text(t, `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical32 OpenCL
OpDecorate %x FPFastMathMode NotNaN
OpDecorate %x FPFastMathMode `+second+`
%float = OpTypeFloat 32
%fn = OpTypeFunction %float %float
%f = OpFunction %float None %fn
%p = OpFunctionParameter %float
%entry = OpLabel
%x = OpFAdd %float %p %p
OpReturnValue %x
OpFunctionEnd
`)
		if err := m.Verify(); (err == nil) != ok {
			t.Errorf("NotNaN and %s: %v", second, err)
		}
	}
}

// TestVolatileInNewTypes: a buffer that is added beside a Volatile one is not Volatile, unless it holds the same.
func TestVolatileInNewTypes(t *testing.T) {
	m := irtest.Text(t, `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %Old Block
OpMemberDecorate %Old 0 Offset 0
OpMemberDecorate %Old 0 Volatile
OpDecorate %old DescriptorSet 0
OpDecorate %old Binding 0
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%Old = OpTypeStruct %uint
%p = OpTypePointer StorageBuffer %Old
%old = OpVariable %p StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
`)
	old := m.VariableAt(0, 0)
	if !m.VolatilePointer(old) {
		t.Error("the buffer is not Volatile")
	}
	u32 := m.Types().Int(32, false)
	plain, err := m.NewBuffer("plain", -1, -1, ir.Member{Type: m.Types().Vector(u32, 4)})
	if err != nil {
		t.Fatal(err)
	}
	if m.VolatilePointer(plain) {
		t.Error("a new buffer is Volatile")
	}
	pair := m.AddVariable(ir.Variable{Class: spirv.StorageClassPrivate,
		Type: m.Types().Struct(u32, m.Types().Pointee(m.TypeOf(old)))})
	if !m.VolatilePointer(pair) {
		t.Error("a new variable that holds what is Volatile is not")
	}
}
