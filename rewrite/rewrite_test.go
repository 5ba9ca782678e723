package rewrite_test

import (
	"strings"
	"testing"

	"hone"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/rewrite"
	"hone/spirv"
)

// text is the rules that a case of testdata/*.txtar applies: pipelines are rewrite(rules="...").
var text = pass.String("rules", "", "rules, with semicolons between them")

// granted are the freedoms that instructions grant.
var granted = pass.String("granted", "", "freedoms")

// apply applies rules to each instruction of a function, and again to what came of it.
var apply = pass.ForFunctions("rewrite", "apply rules", func(c *pass.Context, f *ir.Function) (bool, error) {
	program, err := program(text.Of(c))
	if err != nil {
		return false, err
	}
	changed := false
	r := rewrite.Rewriter{
		Granted: func(*ir.Inst, int) (rewrite.Freedoms, bool) {
			all := rewrite.Freedoms(0)
			for i := range 7 {
				if names := rewrite.Freedoms(1 << i).Names(); names[0] == granted.Of(c) {
					all |= 1 << i
				}
			}
			return all, true
		},
	}
	r.Reset(c.Module)
	for again := true; again; {
		again = false
		for in := range f.Insts() {
			if in.Result == 0 || in.Type == 0 || !c.Transform() {
				continue
			}
			id, became := r.Apply(program, in)
			if id != 0 {
				c.Module.ReplaceAndRemove(in, id)
			}
			again = again || id != 0 || became
		}
		changed = changed || again
	}
	return changed, nil
}, text, granted)

func TestRules(t *testing.T) { passtest.Run(t, append(hone.Passes(), apply)) }

// program compiles rules with semicolons between them.
func program(text string) (*rewrite.Program, error) {
	rules, err := rewrite.Parse("rules", strings.ReplaceAll(text, "; ", "\n"))
	if err != nil {
		return nil, err
	}
	return rewrite.Compile(rules)
}

// TestRulesThatGoOn: rules of which each undoes the other, or makes what it takes, end.
func TestRulesThatGoOn(t *testing.T) {
	for _, text := range []string{
		"FNegate(x) lower => FSub(FNegate(x), FNegate(FNegate(x)))",
		"FNegate(x) lower => FSub(FAbs(x), x); FSub(x, y) lower => FAdd(x, FNegate(y))",
	} {
		m := irtest.Read(t, irtest.Assemble(t, `
OpCapability Shader
OpCapability Linkage
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
%float = OpTypeFloat 32
%fn = OpTypeFunction %float %float
%f = OpFunction %float None %fn
%x = OpFunctionParameter %float
%entry = OpLabel
%y = OpFNegate %float %x
OpReturnValue %y
OpFunctionEnd
`, ""))
		p, err := program(text)
		if err != nil {
			t.Fatal(err)
		}
		var r rewrite.Rewriter
		r.Granted = func(*ir.Inst, int) (rewrite.Freedoms, bool) { return 0, true }
		made := 0
		r.Made = func(in *ir.Inst) {
			made++
			r.Apply(p, in)
		}
		r.Reset(m)
		for in := range m.Functions()[0].Insts() {
			if in.Op == spirv.OpFNegate {
				if _, became := r.Apply(p, in); !became {
					t.Error("the rule was not applied")
				}
				break
			}
		}
		if made == 0 || made > 64 {
			t.Errorf("%s: %d instructions were made", text, made)
		}
		if err := m.Verify(); err != nil {
			t.Error(err)
		}
	}
}

// TestWideIntegers: an integer of more than 64 bits, for which there are no constants, is left alone. spirv-val has no
// such integers.
func TestWideIntegers(t *testing.T) {
	m := irtest.Text(t, `OpCapability Kernel
OpCapability Linkage
OpCapability Addresses
OpCapability ArbitraryPrecisionIntegersALTERA
OpExtension "SPV_ALTERA_arbitrary_precision_integers"
OpMemoryModel Physical64 OpenCL
%i = OpTypeInt 128 0
%fn = OpTypeFunction %i %i
%f = OpFunction %i None %fn
%x = OpFunctionParameter %i
%entry = OpLabel
%r = OpBitwiseXor %i %x %x
OpReturnValue %r
OpFunctionEnd
`)
	r := rewrite.Rewriter{}
	r.Reset(m)
	for in := range m.Functions()[0].Insts() {
		if in.Op == spirv.OpBitwiseXor {
			if id, became := r.Apply(rewrite.Standard(), in); id != 0 || became {
				t.Errorf("%s became another one", in)
			}
		}
	}
}

// TestRefusedIsNoEdit: a rule whose replacement would not be well typed leaves no edit behind. A rule for a vector of
// two equal scalars meets a vector of two equal vectors.
func TestRefusedIsNoEdit(t *testing.T) {
	m := irtest.Text(t, `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%float = OpTypeFloat 32
%v2 = OpTypeVector %float 2
%v4 = OpTypeVector %float 4
%fn = OpTypeFunction %v4 %v4 %v2
%f = OpFunction %v4 None %fn
%x = OpFunctionParameter %v4
%s = OpFunctionParameter %v2
%entry = OpLabel
%y = OpCompositeConstruct %v4 %s %s
%r = OpFMul %v4 %x %y
OpReturnValue %r
OpFunctionEnd
`)
	p, err := program("FMul(x, y=CompositeConstruct(s, s)) single-use(y) => VectorTimesScalar(x, s)")
	if err != nil {
		t.Fatal(err)
	}
	f := m.Functions()[0]
	before := f.Version()
	r := rewrite.Rewriter{Granted: func(*ir.Inst, int) (rewrite.Freedoms, bool) { return 0, true }}
	r.Reset(m)
	for in := range f.Insts() {
		if in.Op != spirv.OpFMul {
			continue
		}
		if id, became := r.Apply(p, in); id != 0 || became {
			t.Errorf("%s was rewritten", in)
		}
	}
	if f.Version() != before || f.Changed() {
		t.Errorf("version %v, was %v", f.Version(), before)
	}
}
