package fastmath_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone/analysis"
	"hone/analysis/fastmath"
	"hone/fold"
	"hone/internal/irtest"
	"hone/ir"
)

// module is a module with two entry points. Both call the function %both, one of them %one, and nothing calls %none.
// In each function %..._h, %..._s and %..._c are an operation on halves, one on singles and a conversion.
func module(capabilities, modes, decorations string) string {
	var b strings.Builder
	model := "GLCompute"
	memory := "Logical GLSL450"
	if strings.Contains(capabilities, "Kernel") {
		model, memory = "Kernel", "Physical64 OpenCL"
	}
	for c := range strings.FieldsSeq(capabilities) {
		b.WriteString("OpCapability " + c + "\n")
	}
	b.WriteString(`OpCapability Float16
OpCapability BFloat16TypeKHR
OpExtension "SPV_KHR_bfloat16"
OpMemoryModel ` + memory + `
OpEntryPoint ` + model + ` %a "a"
OpEntryPoint ` + model + ` %b "b"
` + modes + decorations + `
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%half = OpTypeFloat 16
%bfloat = OpTypeFloat 16 BFloat16KHR
%single = OpTypeFloat 32
%none_mask = OpConstant %u32 0
%nsz_mask = OpConstant %u32 4
%all_mask = OpConstant %u32 458767
%h = OpConstant %half 1
%s = OpConstant %single 1
`)
	for _, f := range []struct{ name, calls string }{
		{"a", "%ca1 = OpFunctionCall %void %both\n%ca2 = OpFunctionCall %void %one\n"}, {"b", "%cb = OpFunctionCall %void %both\n"},
		{"both", ""}, {"one", ""}, {"none", ""},
	} {
		b.WriteString(strings.ReplaceAll(`%F = OpFunction %void None %fn
%F_l = OpLabel
`+f.calls+`%F_h = OpFAdd %half %h %h
%F_s = OpFAdd %single %s %s
%F_c = OpFConvert %half %s
OpReturn
OpFunctionEnd
`, "%F", "%"+f.name))
	}
	return b.String()
}

// TestFreedoms: the freedoms of instructions are what the specification, SPV_KHR_float_controls2 and the design say of
// modes, decorations, and entry points that reach a function.
func TestFreedoms(t *testing.T) {
	const (
		zeros    = "OpExecutionMode %a SignedZeroInfNanPreserve 32\n"
		flush    = "OpExecutionMode %a DenormFlushToZero 32\n"
		declared = "OpExecutionModeId %a FPFastMathDefault "
		exported = "OpDecorate %one LinkageAttributes \"one\" Export\n"
	)
	for _, c := range []struct {
		name                             string
		capabilities, modes, decorations string
		user                             string // "" for nothing
		want                             string // instruction=freedoms ...
	}{
		{"a shader without modes", "Shader", "", "", "", "a_h=nsz+noftz a_s=nsz+noftz both_c=nsz+noftz none_s=nsz+noftz"},
		{"a kernel", "Kernel", "", "", "", "a_h=noftz a_s=noftz both_s=noftz"},
		{"a module for shaders and kernels", "Shader Kernel", "", "", "", "a_s=noftz"},
		{"zeros are preserved in one entry point and width", "Shader", zeros, "", "",
			"a_h=nsz+noftz a_s=noftz a_c=noftz b_s=nsz+noftz both_s=noftz both_h=nsz+noftz one_s=noftz none_s=nsz+noftz"},
		{"denormals are flushed", "Shader", flush, "", "", "a_h=nsz+noftz a_s=nsz a_c=nsz b_s=nsz+noftz both_s=nsz"},
		{"denormals are preserved", "Shader", "OpExecutionMode %a DenormPreserve 32\n", "", "", "a_s=nsz+noftz"},
		{"each entry point has a mode", "Shader", zeros + "OpExecutionMode %b DenormFlushToZero 32\n", "", "",
			"a_s=noftz b_s=nsz both_s=exact one_s=noftz"},

		{"a default for a type", "Shader FloatControls2", declared + "%single %nsz_mask\n", "", "",
			"a_s=nsz+noftz a_h=noftz a_c=noftz b_s=noftz"},
		{"a default without freedoms", "Shader FloatControls2", declared + "%single %none_mask\n", "", "", "a_s=noftz"},
		{"a default with all", "Shader FloatControls2", declared + "%single %all_mask\n", "", "",
			"a_s=nsz+nnan+ninf+arcp+contract+reassoc+noftz a_h=noftz both_s=noftz " +
				"one_s=nsz+nnan+ninf+arcp+contract+reassoc+noftz"},
		{"a default with all, and flushed", "Shader FloatControls2", declared + "%single %all_mask\n" + flush, "", "",
			"a_s=nsz+nnan+ninf+arcp+contract+reassoc"},
		{"both entry points have a default", "Shader FloatControls2", declared + "%single %all_mask\n" +
			"OpExecutionModeId %b FPFastMathDefault %single %nsz_mask\n", "", "", "b_s=nsz+noftz both_s=nsz+noftz"},
		{"a default for another format of the width", "Shader FloatControls2", declared + "%bfloat %nsz_mask\n", "", "", "a_h=noftz"},
		{"controls of instructions, and no default", "Shader FloatControls2", "",
			"OpDecorate %a_s FPFastMathMode NSZ|NotNaN\n", "",
			"a_s=nsz+nnan+noftz a_h=noftz"},

		{"a decoration replaces the default", "Shader", "", "OpDecorate %a_s FPFastMathMode None\n", "", "a_s=noftz a_h=nsz+noftz"},
		{"a decoration in a kernel", "Kernel", "", "OpDecorate %a_s FPFastMathMode Fast\n", "",
			"a_s=nsz+nnan+ninf+arcp+contract+reassoc+noftz a_h=noftz"},
		{"each bit", "Kernel", "", "OpDecorate %a_s FPFastMathMode NotNaN\nOpDecorate %a_h FPFastMathMode NotInf\n" +
			"OpDecorate %a_c FPFastMathMode NSZ\nOpDecorate %b_s FPFastMathMode AllowRecip\n" +
			"OpDecorate %b_h FPFastMathMode AllowContract\nOpDecorate %b_c FPFastMathMode AllowReassoc\n" +
			"OpDecorate %one_s FPFastMathMode AllowContract|AllowReassoc|AllowTransform\n", "",
			"a_s=nnan+noftz a_h=ninf+noftz a_c=nsz+noftz b_s=arcp+noftz b_h=contract+noftz b_c=reassoc+noftz " +
				"one_s=arcp+contract+reassoc+noftz"},
		{"a decoration against modes", "Shader", zeros + flush, "OpDecorate %a_s FPFastMathMode NSZ\n", "", "a_s=nsz"},

		{"a user's word", "Shader", "", "", "nnan,reassoc", "a_s=nsz+nnan+reassoc+noftz both_c=nsz+nnan+reassoc+noftz"},
		{"a user's word for a kernel", "Kernel", "", "", "nsz", "a_s=nsz+noftz"},
		{"a user's word against modes", "Shader", zeros + flush, "", "all", "a_s=arcp+contract+reassoc " +
			"a_h=nsz+nnan+ninf+arcp+contract+reassoc+noftz"},
		{"a user's word against contraction that is off", "Kernel", "OpExecutionMode %a ContractionOff\n", "",
			"contract+reassoc",
			"a_s=reassoc+noftz a_h=reassoc+noftz b_s=contract+reassoc+noftz both_s=reassoc+noftz"},
		{"a user's word over a default", "Shader FloatControls2", declared + "%single %none_mask\n", "", "nsz", "a_s=nsz+noftz"},
		{"a user's word against decorations", "Shader", "",
			"OpDecorate %a_s NoContraction\nOpDecorate %a_h FPFastMathMode None\n", "all",
			"a_s=nsz+nnan+ninf+noftz a_h=noftz"},
		{"NoContraction against a default", "Shader FloatControls2", declared + "%single %all_mask\n",
			"OpDecorate %a_s NoContraction\n", "",
			"a_s=nsz+nnan+ninf+noftz"},

		{"another module may call a function", "Shader Linkage", "", exported, "all", "one_s=exact a_s=nsz+nnan+ninf+arcp+contract+reassoc+noftz"},
		{"another module may call a caller", "Shader Linkage", "",
			"OpDecorate %b LinkageAttributes \"b\" Export\n", "", "b_s=exact both_s=exact both_c=exact one_s=nsz+noftz"},
		{"a decoration in such a function", "Shader Linkage", "", exported + "OpDecorate %one_s FPFastMathMode NSZ\n", "", "one_s=nsz"},
	} {
		t.Run(c.name, func(t *testing.T) {
			names := map[string]ir.ID{}
			m := irtest.Read(t, irtest.Named(t, module(c.capabilities, c.modes, c.decorations), "", names))
			user := fastmath.Flags(0)
			if c.user != "" {
				var err error
				if user, err = fastmath.Parse(c.user); err != nil {
					t.Fatal(err)
				}
			}
			cache := analysis.NewCache(m)
			for want := range strings.FieldsSeq(c.want) {
				name, list, _ := strings.Cut(want, "=")
				in := m.Def(names[name])
				f := in.Block().Function()
				if got := fastmath.Of(cache, f).Freedoms(in, user).String(); got != list {
					t.Errorf("%s is granted %s, want %s", name, got, list)
				}
			}
			if err := cache.Verify(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestNearest: where one entry point that reaches a function may round otherwise, it is not known how the function
// rounds.
func TestNearest(t *testing.T) {
	for _, c := range []struct{ capabilities, modes, not string }{
		{"Shader", "", ""},
		{"Shader", "OpExecutionMode %a RoundingModeRTE 32\n", ""},
		{"Shader", "OpExecutionMode %a RoundingModeRTZ 32\n", "a32 both32 one32"},
		{"Shader", "OpExecutionMode %b RoundingModeRTZ 16\n", "b16 both16"},
		{"Shader", "OpExecutionMode %b RoundingModeRTE 16\nOpExecutionMode %b RoundingModeRTZ 16\n", "b16 both16"},
		{"Kernel", "OpExecutionMode %a RoundingModeRTPINTEL 32\n", "a32 both32 one32"},
		{"Kernel", "OpExecutionMode %a RoundingModeRTNINTEL 32\n", "a32 both32 one32"},
		{"Kernel", "OpExecutionMode %a FloatingPointModeALTINTEL 32\n", "a32 both32 one32"},
		{"Kernel", "OpExecutionMode %a FloatingPointModeIEEEINTEL 32\n", ""},
		{"Shader Linkage", "OpDecorate %one LinkageAttributes \"one\" Export\n", ""},
		{"Shader Linkage", "OpExecutionMode %b RoundingModeRTZ 32\nOpDecorate %one LinkageAttributes \"one\" Export\n", "b32 both32 one32"},
		{"Shader", "OpExecutionMode %a 65535\n", "a16 a32 both16 both32 one16 one32"}, // of unknown meaning
	} {
		names := map[string]ir.ID{}
		m := irtest.Read(t, irtest.Named(t, module(c.capabilities, c.modes, ""), "", names))
		cache := analysis.NewCache(m)
		for _, function := range []string{"a", "b", "both", "one", "none"} {
			e := fastmath.Of(cache, m.Def(names[function]).Function())
			for _, f := range []fold.Format{fold.Float16, fold.BFloat16, fold.Float32} {
				want := !slices.Contains(strings.Fields(c.not), function+strconv.Itoa(f.Width))
				if e.Of(f).Nearest() != want || e.Nearest(f.Width) != want {
					t.Errorf("%q: %s rounds %v to nearest: %t, its width: %t, want %t", c.modes, function, f,
						e.Of(f).Nearest(), e.Nearest(f.Width), want)
				}
			}
			if e.Nearest(24) {
				t.Error("24 bits are rounded to nearest")
			}
		}
	}
}

// TestEdits: what holds for a function follows edits of modes and of calls.
func TestEdits(t *testing.T) {
	names := map[string]ir.ID{}
	text := module("Shader", "OpExecutionMode %a SignedZeroInfNanPreserve 32\n", "")
	m := irtest.Read(t, irtest.Named(t, text, "", names))
	cache := analysis.NewCache(m)
	freedoms := func(name string) fastmath.Flags {
		in := m.Def(names[name])
		return fastmath.Of(cache, in.Block().Function()).Freedoms(in, 0)
	}
	expect := func(name string, want fastmath.Flags) {
		t.Helper()
		if got := freedoms(name); got != want {
			t.Errorf("%s is granted %s, want %s", name, got, want)
		}
		if err := cache.Verify(); err != nil {
			t.Error(err)
		}
	}
	expect("both_s", fastmath.NoFlush)
	m.Def(names["ca1"]).Remove() // a calls it no more
	expect("both_s", fastmath.NoFlush|fastmath.NoSignedZeros)
	expect("one_s", fastmath.NoFlush)
	m.Section(ir.ExecutionModes).First().Remove()
	expect("one_s", fastmath.NoFlush|fastmath.NoSignedZeros)
}

// TestAllocations: once it is known what holds for a function, asking for an instruction allocates nothing.
func TestAllocations(t *testing.T) {
	for _, modes := range []string{"", "OpExecutionMode %a SignedZeroInfNanPreserve 32\n"} {
		names := map[string]ir.ID{}
		m := irtest.Read(t, irtest.Named(t, module("Shader", modes, "OpDecorate %b_c NoContraction\n"), "", names))
		cache := analysis.NewCache(m)
		for _, name := range []string{"a_s", "b_c"} {
			in := m.Def(names[name])
			f := in.Block().Function()
			fastmath.Of(cache, f).Freedoms(in, 0)
			if n := testing.AllocsPerRun(10, func() { fastmath.Of(cache, f).Freedoms(in, fastmath.All) }); n != 0 {
				t.Errorf("%q, %s: %v allocations", modes, name, n)
			}
		}
	}
}

// TestParse: a list is read with either separator, what is written is read, and an error says which word is wrong.
func TestParse(t *testing.T) {
	for _, text := range []string{"nsz,nnan", "nsz+nnan", "nnan+nsz,nsz"} {
		if f, err := fastmath.Parse(text); f != fastmath.NoSignedZeros|fastmath.NoNaNs || err != nil {
			t.Errorf("%q is %s, %v", text, f, err)
		}
	}
	for f := range fastmath.All + 1 {
		if got, err := fastmath.Parse(f.String()); got != f || err != nil {
			t.Errorf("%s is read as %s, %v", f, got, err)
		}
	}
	if f, err := fastmath.Parse("all"); f != fastmath.All || err != nil {
		t.Errorf("all is %s, %v", f, err)
	}
	for text, word := range map[string]string{
		"": `""`, "nsz,": `""`, "nsz,fast": `"fast"`, "NSZ": `"NSZ"`, "nsz nnan": `"nsz nnan"`,
	} {
		if _, err := fastmath.Parse(text); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q: %v, want an error that names %s", text, err, word)
		}
	}
}
