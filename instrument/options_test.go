package instrument

import (
	"strings"
	"testing"

	"hone/pass"
)

func TestLike(t *testing.T) {
	for _, c := range []struct {
		name, pattern string
		want          bool
	}{
		{"main", "main", true}, {"main", "mai", false}, {"main", "ain", false}, {"main", "*", true}, {"", "*", true},
		{"main", "m*n", true}, {"main", "m*", true}, {"main", "*n", true}, {"main", "m*x", false}, {"a", "a*a", false},
		{"a/b c", "a*", true}, {"f[int]", "f[int]", true}, {"abcabc", "*bc*bc", true}, {"abc", "*bc*bc", false},
		{"main", "**", true}, {"", "", true}, {"x", "", false},
	} {
		if got := like(c.name, c.pattern); got != c.want {
			t.Errorf("%q is as %q says: %v", c.name, c.pattern, got)
		}
	}
}

// TestOptions: what nothing can be at is an error, and what a feature's text sets holds where the options say nothing.
func TestOptions(t *testing.T) {
	r, err := pass.NewRegistry(Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range []Options{{Set: 1 << 31}, {Binding: 1 << 31}, {ID: 1 << 31}} {
		if _, err := o.Pipeline(r, "bounds"); err == nil {
			t.Errorf("%+v is no error", o)
		}
	}
	p, err := NewOptions().Pipeline(r, "bounds(set=2,binding=5)")
	if err != nil || !strings.Contains(p.String(), "set=2,binding=5") {
		t.Errorf("%v, %v", p, err)
	}
	p, err = Options{Set: 3, Binding: -1}.Pipeline(r, "bounds(set=2)")
	if err != nil || !strings.Contains(p.String(), "set=3") {
		t.Errorf("%v, %v", p, err)
	}
}

// TestAddsBuffers: comparisons know of each feature that it adds buffers.
func TestAddsBuffers(t *testing.T) {
	for _, p := range Passes() {
		if !pass.Of(p).Fix().AddsBuffers() {
			t.Errorf("%s adds no buffer", p.Name)
		}
	}
}

// TestSeveral: a feature may be asked for several times, with other parameters; the same twice is once.
func TestSeveral(t *testing.T) {
	r, err := pass.NewRegistry(Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := NewOptions().Pipeline(r, "trace(variable=a)", "bounds", "trace(variable=b)", "bounds")
	if err != nil || len(p.Passes()) != 3 {
		t.Errorf("%v, %v", p, err)
	}
}
