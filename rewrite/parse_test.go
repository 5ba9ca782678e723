package rewrite

import (
	"strings"
	"testing"
)

// TestParse: a rule is written out as it was read.
func TestParse(t *testing.T) {
	for _, text := range []string{
		"IAdd(x, 0) => x",
		"IMul(x, c) if powerOfTwo(c) => ShiftLeftLogical(x, log2(c))",
		"IAdd(IAdd(x, c), d) => IAdd(x, c + d)",
		"UMod(x, c) if powerOfTwo(c) => BitwiseAnd(x, c - 1)",
		"Select(c, x, x) any => x",
		"FAdd(x, -0.0) => x",
		"FAdd(x, 0.0) nsz => x",
		"FDiv(x, c) if exactReciprocal(c) => FMul(x, 1 / c)",
		"sub-to-add-neg: FSub(a, b) lower => FAdd(a, FNegate(b))",
		"f: FAdd(FMul(a, b), c) lower contract single-use(FMul) => Fma(a, b, c)",
		"CompositeExtract(CompositeExtract(x, i...), j...) => CompositeExtract(x, i..., j...)",
		"CompositeExtract(VectorShuffle(a, b, i, j), 0) => CompositeExtract(a, i)",
		"AccessChain(AccessChain(p, i...), j...) => AccessChain(p, i..., j...)",
		"ImageSampleImplicitLod(s, p, Bias, 0.0) => ImageSampleImplicitLod(s, p)",
		"UConvert(UConvert(x)) => UConvert(x)",
		"BitwiseOr(y=BitwiseAnd(a, b), a) longvec if width(a) <= 16, constant(b) => y",
		"FDiv(x, y) arcp if !constant(x) => FMul(x, FDiv(1.0, y))",
		"BitwiseAnd(c, 1:i32) if !(width(c) == 8) => c",
	} {
		rules, err := Parse("test", text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := rules[0].String(); got != text {
			t.Errorf("%s\n%s", text, got)
		}
	}
}

// TestErrors: what is wrong with a rule is said with its place.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"x => x", "1:1: a pattern is an operation, such as IAdd(x, 0)"},
		{"IAdd(x, 0)", `1:11: expected =>, a freedom such as nsz, or if, found the end of the rule`},
		{"IAdd(x, 0) = x", `1:12: expected =>, a freedom such as nsz, or if, found "="`},
		{"IAd(x, 0) => x", "1:1: no operation IAd; is it IAdd?"},
		{"# a comment\n\nIAdd(x, 0) nsx => x", `3:12: a rule has no word "nsx": is it nsz?`},
		{"IAdd(x, 0) quickly => x", `1:12: a rule has no word "quickly": expected =>, if, or one of nsz, nnan, ninf, arcp, contract, reassoc, noftz, exact, lower, longvec, coopmat, any, single-use, same-block`},
		{"IAdd(x) => x", "1:1: IAdd has 2 arguments, not 1"},
		{"IAdd(x, 0) => y", "1:15: the pattern has no y"},
		{"IAdd(x, 0) => x x", `1:17: expected the end of the rule, found "x"`},
		{"IAdd(x, 0.5) => x", "1:9: 0.5 is a float in one place and an integer in another"},
		{"IAdd(x, FNegate(x)) => x", "1:6: x is a float in one place and an integer in another"},
		{"IAdd(x, c) if c => x", "1:15: a condition is true or false, and c is neither"},
		{"IAdd(x, c) if c == => x", `1:20: expected an operation, a variable or a number, found "=>"`},
		{"IAdd(x, y) if defined(x) defined(y) => x", `1:26: expected =>, or a comma and another condition, found "defined"`},
		{"IAdd(x, c) if single(c) => x", "1:15: no operation single"},
		{"IAdd(x, y) single-use(IMul) => x", `1:23: single-use: expected an operation inside the pattern, found "IMul"`},
		{"IAdd(INot(x), Not(y)) single-use(Not) => x", "1:6: no operation INot; is it Not?"},
		{"IAdd(Not(x), Not(y)) single-use(Not) => x", "1:33: single-use: the pattern has several Not: name the one that is meant, as in y=Not(...)"},
		{"IAdd(x, log2(c)) => x", "1:9: log2 is a function of constants: in a pattern there are instructions only"},
		{"IAdd(y=Not(x), z) => IAdd(x, y + 1)", "1:8: y is no constant, and can't be computed with"},
		{"  IAdd(x, 0) => x", "1:1: a rule begins at the margin: a line that begins with a space goes on with the rule above"},
		{"IAdd(x, 0) => x\nIAdd(x,\n  ) => x", `3:3: expected an operation, a variable or a number, found ")"`},
		{"IAdd(x:i12, 0) => x", `1:8: expected a type, such as i, i16, f32 or b, found "i12"`},
		{"IAdd(x:i16, y:i32) => x", "1:13: y:i32 has 32 bits in one place and 16 in another"},
		{"IAdd(x, @) => x", `1:9: a rule has no "@"`},
		{"IAdd(0x1g, x) => x", "1:6: 0x1g is no number"},
		{strings.Repeat("Not(", 40) + "x" + strings.Repeat(")", 40) + " => x", "1:129: a rule is not nested deeper than 32"},
		{"IAdd(x, c) => " + strings.Repeat("(", 40) + "c" + strings.Repeat(")", 40), "1:47: a rule is not nested deeper than 32"},
		{"Load(x) => x", "1:1: rules cannot speak of OpLoad"},
		{"IAdd(x, 0) => UConvert(IAdd(x, x))", ""},
		{"UConvert(x) => UConvert(UConvert(x))", "1:25: no value of the pattern has the type of UConvert(x), so nothing says which it is"},
	} {
		rules, err := Parse("f", c.text)
		if err == nil {
			_, err = Compile(rules)
		}
		got := ""
		if err != nil {
			got = strings.TrimPrefix(err.Error(), "f:")
		}
		if got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

// TestLimits: what is larger than a matcher has room for is an error.
func TestLimits(t *testing.T) {
	for _, text := range []string{
		"CompositeConstruct(" + strings.Repeat("x, ", 300) + "x) => x",
		strings.Repeat("Not(", 9) + "x" + strings.Repeat(")", 9) + " => x",
	} {
		if _, err := Parse("rules", text); err == nil || !strings.Contains(err.Error(), "at most") {
			t.Errorf("%.40s: %v", text, err)
		}
	}
}
