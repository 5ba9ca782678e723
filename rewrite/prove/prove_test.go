package prove

import (
	"os/exec"
	"testing"

	"hone/rewrite"
)

// z3 returns the path of the program, "" where it is missing.
func z3(t *testing.T) string {
	path, err := exec.LookPath("z3")
	if err != nil {
		t.Log(err)
	}
	return path
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
