package pass_test

import (
	"slices"
	"strings"
	"testing"

	"hone/pass"
)

func levels(t *testing.T) *pass.Registry {
	t.Helper()
	r, err := registry(t, nothing("a"), nothing("b"), nothing("c"), nothing("own")).With(
		pass.Level{Name: "O", Pipeline: "@early,fix(a,@ssa,b),@late,c"},
		pass.Level{Name: "Plain", Pipeline: "a"},
		pass.Level{Name: "Both", Pipeline: "O(late=b), Plain"})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The name of a level stands for its pipeline, with what is inserted at its points.
func TestLevels(t *testing.T) {
	r := levels(t)
	for text, want := range map[string]string{
		"O":                             "fix(a,b),c",
		"O,own":                         "fix(a,b),c,own",
		"own,O":                         "own,fix(a,b),c",
		"fix(O,own)":                    "fix(fix(a,b),c,own)",
		"O(ssa=own)":                    "fix(a,own,b),c",
		"O( early = own , late = a ),b": "own,fix(a,b),a,c,b",
		"O(late=own,a,early=b)":         "b,fix(a,b),own,a,c",
		"O(ssa=fix(own,c),ssa=own)":     "fix(a,fix(own,c),own,b),c",
		"O(late=Plain)":                 "fix(a,b),a,c",
		"@early,a,fix(b,@x),@late":      "a,fix(b)",
		"Both":                          "fix(a,b),b,c,a",
	} {
		p, err := r.Parse(text)
		if err != nil || p.String() != want {
			t.Errorf("%q: %v, %v; want %s", text, p, err, want)
		}
	}
	if got := r.ExtensionPoints("O"); !slices.Equal(got, []string{"early", "ssa", "late"}) ||
		r.ExtensionPoints("none") != nil {
		t.Errorf("points %q", got)
	}
	if l := r.Levels(); len(l) != 3 || l[1].Name != "Plain" {
		t.Errorf("levels %v", l)
	}
}

func TestLevelErrors(t *testing.T) {
	r := levels(t)
	for text, want := range map[string]string{
		"O(":             `column 3: want POINT=PASS: the points of O are early, ssa, late`,
		"O(own)":         `column 3: want POINT=PASS: the points of O are early, ssa, late`,
		"O(erly=own)":    `column 3: O has no point named "erly"; there are early, ssa, late`,
		"O(early=)":      `column 9: a pass name is missing`,
		"O(early=own":    `column 12: ) is missing`,
		"O(early=owns)":  `column 9: no pass is named "owns"; did you mean "own"?`,
		"Plain(end=own)": `column 7: Plain has no points`,
		"-O,own":         `column 1: no pass is named "-O"; in a pipeline the level is written O`,
		"Plin":           `column 1: no pass is named "Plin"; did you mean "Plain"?`,
		"O3":             `column 1: no level is named "O3"; there are O, Plain, Both`,
		"-Oz":            `column 1: no level is named "Oz"; there are O, Plain, Both`,
		"a=b":            `column 2: unexpected '='`,
		"O=own":          `column 2: unexpected '='`,
	} {
		if _, err := r.Parse(text); err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	for _, l := range []pass.Level{
		{Name: "o", Pipeline: "a"}, {Name: "", Pipeline: "a"}, {Name: "O(", Pipeline: "a"}, {Name: "O", Pipeline: "a"},
		{Name: "X", Pipeline: "zzz"}, {Name: "X", Pipeline: "@p,fix(a,@p)"}, {Name: "X", Pipeline: "@,a"}, {Name: "X", Pipeline: "X"},
	} {
		if _, err := r.With(l); err == nil {
			t.Errorf("%v is no error", l)
		}
	}
	if len(r.Levels()) != 3 {
		t.Error("With changed the registry that it was asked of")
	}
}
