package prove

import (
	"strings"
	"testing"

	"hone/internal/peers"
	"hone/rewrite"
)

// z3 returns the path of the program, "" where it is missing.
func z3(t *testing.T) string {
	if tool := peers.Get(t, "z3"); tool != nil {
		return tool.Path
	}
	return ""
}

// rule parses one rule.
func rule(t *testing.T, text string) *rewrite.Rule {
	t.Helper()
	rules, err := rewrite.Parse("test", text)
	if err != nil {
		t.Fatal(err)
	}
	return rules[0]
}

// TestExamples: the rules that the language is explained with are proven.
func TestExamples(t *testing.T) {
	path := z3(t)
	for _, text := range []string{
		"IAdd(x, 0) => x",
		"IMul(x, c) if powerOfTwo(c) => ShiftLeftLogical(x, log2(c))",
		"IAdd(IAdd(x, c), d) => IAdd(x, c + d)",
		"UMod(x, c) if powerOfTwo(c) => BitwiseAnd(x, c - 1)",
		"Select(c, x, x) => x",
		"FAdd(x, -0.0) => x",
		"FAdd(x, 0.0) nsz => x",
		"FDiv(x, c) if exactReciprocal(c) => FMul(x, 1 / c)",
		"FSub(a, b) lower => FAdd(a, FNegate(b))",
		"FAdd(FMul(a, b), c) lower contract single-use(FMul) => Fma(a, b, c)",
	} {
		r := rule(t, text)
		if v := Prove(r, Options{Z3: path, Random: 100_000}); v.Status != Proven && (path != "" || v.Status == Wrong) {
			t.Errorf("%s: %s", r, v)
		}
	}
}

// TestWrong: rules that are wrong, each in another way, are found wrong, without z3 too.
func TestWrong(t *testing.T) {
	for _, c := range []struct{ how, rule, says string }{
		{"a NaN", "FSub(x, x) => 0.0", "nan"},
		{"-0.0", "FAdd(x, 0.0) => x", "x = -0"},
		{"an infinity", "FMul(x, 0.0) nsz nnan => FSub(x, x)", ""},
		{"an infinity among operands", "FDiv(x, x) nsz => 1.0", ""},
		{"overflow of a sum", "SLessThan(IAdd(x, 1), IAdd(y, 1)) => SLessThan(x, y)", "x: i8"},
		{"the smallest integer", "SDiv(SNegate(x), y) => SNegate(SDiv(x, y))", "x = 0x80"},
		{"the magnitude of the smallest integer", "SLessThan(SAbs(x), 0) => false", "0x80"},
		{"a shift by the width", "ShiftRightLogical(ShiftRightLogical(x, c), d) => ShiftRightLogical(x, c + d)", ""},
		{"all of a vector is not any", "All(x) => Any(x)", "vec2 of bool"},
		{"a dot product of one component more", "Dot(x, y) => FMul(CompositeExtract(x, 0), CompositeExtract(y, 0))", "vec2"},
		{"commuted operands", "ISub(x, y) => ISub(y, x)", ""},
		{"signed and unsigned", "SLessThan(x, y) => ULessThan(x, y)", ""},
		{"a condition is missing", "IMul(x, c) if constant(c) => ShiftLeftLogical(x, FindILsb(c))", ""},
		{"another value at each use", "ShiftLeftLogical(x, 1) => IAdd(x, x)", "defined(x)"},
		{"flush to zero", "Select(FOrdEqual(x, 0.0), 0.0, x) nsz => x", "flushed"},
		{"a division that is not selected", "Select(c, x, z) => Select(c, x, IAdd(z, IMul(UDiv(x, z), 0)))", ""},
		{"a division where there was none", "Select(INotEqual(y, 0), x, 0) => UMod(x, y)", "undefined behaviour"},
		{"constants in the wrong order", "ISub(ISub(c, x), d) => ISub(d - c, x)", ""},
		{"rounding", "FAdd(FAdd(x, c), d) => FAdd(x, c + d)", ""},
		{"rounding twice", "FMul(FMul(x, c), d) nsz nnan ninf => FMul(x, c * d)", ""},
		{"a mask with a bit less", "UMod(x, c) if powerOfTwo(c) => BitwiseAnd(x, c - 2)", ""},
		{"sign extension", "SConvert(UConvert(x)) => SConvert(x)", ""},
		{"a minimum of a NaN", "NMin(x, y) => FMin(x, y)", "nan"},
		{"a minimum that is chosen", "FMin(x, y) => Select(FOrdLessThan(x, y), x, 1.0)", ""},
		{"the index of a component", "CompositeExtract(CompositeConstruct(x, y, z), 1) => z", ""},
		{"a vector in front", "CompositeExtract(CompositeConstruct(x, y), 1) => y", ""},
		{"the order of a shuffle", "VectorShuffle(VectorShuffle(a, b, 0, 1), c, 1, 0) => VectorShuffle(a, b, 0, 1)", ""},
		{"a reciprocal that is rounded", "FDiv(x, c) if c != 0.0 => FMul(x, 1 / c)", ""},
		{"other numbers over the reals", "FSub(FMul(x, y), FMul(x, z)) reassoc => FMul(x, FAdd(y, z))", ""},
		{"a bias that is not 0", "ImageSampleImplicitLod(s, p, Bias, 1.0) => ImageSampleImplicitLod(s, p)", ""},
		{"the order of indices", "AccessChain(AccessChain(p, i), j) => AccessChain(p, j, i)", ""},
		{"a product of matrices", "MatrixTimesVector(Transpose(m), v) => MatrixTimesVector(m, v)", ""},
	} {
		r := rule(t, c.rule)
		v := Prove(r, Options{Random: 20_000})
		if v.Status != Wrong || v.Counterexample == nil || !strings.Contains(v.String(), c.says) {
			t.Errorf("%s: %s\n%s", c.how, r, v)
		}
	}
}
