package near

import (
	"slices"
	"testing"
)

func TestName(t *testing.T) {
	names := []string{"o", "O", "Os", "cfg", "check", "simplify", "simple-continue", "mem2reg", "reg2mem", "sroa", "fix",
		"bisect-limit", "version", "verify"}
	for word, want := range map[string]string{
		"chek": "check", "simplfy": "simplify", "memreg": "mem2reg", "sora": "sroa", "fx": "fix", "verson": "version", "Mem2Reg": "mem2reg",
		"bisect": "bisect-limit", "simp": "simplify", "cgf": "cfg", "cf": "cfg",
		"loop-unroll": "", "inline": "", "mypass": "", "x": "", "1": "", "": "", "vers": "version", "dead-code": "", "help": "",
	} {
		if got := Name(word, slices.Values(names)); got != want {
			t.Errorf("for %q: %q, want %q", word, got, want)
		}
	}
}

func TestDistance(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"abc", "abc", 0}, {"abc", "acb", 1}, {"abc", "abd", 1},
		{"kitten", "sitting", 3}, {"ca", "abc", 3}} {
		if got := distance(test.a, test.b); got != test.want {
			t.Errorf("%q, %q: %d, want %d", test.a, test.b, got, test.want)
		}
	}
}
