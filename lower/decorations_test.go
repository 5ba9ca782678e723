package lower_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/lower"
	"hone/pass"
)

// lowered returns the lines of a module after a lowering.
func lowered(t *testing.T, name, text string) string {
	t.Helper()
	registry, err := pass.NewRegistry(lower.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := registry.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	m := irtest.Text(t, text)
	if changed, err := p.Run(m, pass.Options{Check: true}); err != nil || !changed {
		t.Fatal(changed, err)
	}
	return strings.Join(strings.Fields(irtest.Disassemble(t, m)), " ")
}

// TestDecorations: what takes the place of an instruction has its name, and its decorations as far as they hold: the
// precision of a float is not that of its bits.
func TestDecorations(t *testing.T) {
	const text = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpName %r "remainder"
OpDecorate %r RelaxedPrecision
OpDecorate %r NoContraction
OpDecorate %s RelaxedPrecision
%float = OpTypeFloat 32
%int = OpTypeInt 32 1
%void = OpTypeVoid
%fn = OpTypeFunction %void %float %int
%f = OpFunction %void None %fn
%x = OpFunctionParameter %float
%i = OpFunctionParameter %int
%l = OpLabel
%r = OpFRem %float %x %x
%s = OpBitReverse %int %i
OpReturn
OpFunctionEnd
`
	got := lowered(t, "lower-mod-to-floor,lower-bit-reverse-to-shifts", text)
	for want, n := range map[string]int{
		`OpName %remainder "remainder"`:          1,
		"%remainder = OpFSub":                    1,
		"OpDecorate %remainder RelaxedPrecision": 1,
		"RelaxedPrecision":                       4, // of the quotient, Trunc, the product and the difference
		"NoContraction":                          3, // not of Trunc
		`OpExtInstImport "GLSL.std.450"`:         1, // which was not there
		"OpFRem":                                 0,
		"OpBitReverse":                           0,
	} {
		if strings.Count(got, want) != n {
			t.Errorf("%s is there %d times, want %d:\n%s", want, strings.Count(got, want), n, got)
		}
	}
}

// TestSaturatedConversion: a conversion that saturates becomes one that need not.
func TestSaturatedConversion(t *testing.T) {
	const text = `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability Int8
OpMemoryModel Physical64 OpenCL
OpDecorate %a SaturatedConversion
OpDecorate %b SaturatedConversion
%float = OpTypeFloat 32
%int = OpTypeInt 32 0
%char = OpTypeInt 8 0
%void = OpTypeVoid
%fn = OpTypeFunction %void %float %int
%f = OpFunction %void None %fn
%x = OpFunctionParameter %float
%i = OpFunctionParameter %int
%l = OpLabel
%a = OpConvertFToS %char %x
%b = OpUConvert %char %i
OpReturn
OpFunctionEnd
`
	got := lowered(t, "lower-sat-to-clamp", text)
	for want, n := range map[string]int{
		"SaturatedConversion":    0,
		"OpConvertFToS %uchar":   1,
		"OpUConvert %uchar":      1,
		"OpSelect":               4,
		"OpConstant %float -128": 1,
		"OpConstant %float 128":  1,
	} {
		if strings.Count(got, want) != n {
			t.Errorf("%s is there %d times, want %d:\n%s", want, strings.Count(got, want), n, got)
		}
	}
}
