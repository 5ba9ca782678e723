package rewrite

import (
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
