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
		pass.Level{Name: "O", Pipeline: "@start,fix(a,@round,b),@end,c"},
		pass.Level{Name: "Plain", Pipeline: "a"},
		pass.Level{Name: "Both", Pipeline: "O(end=b), Plain"})
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
		"O(round=own)":                  "fix(a,own,b),c",
		"O( start = own , end = a ),b":  "own,fix(a,b),a,c,b",
		"O(end=own,a,start=b)":          "b,fix(a,b),own,a,c",
		"O(round=fix(own,c),round=own)": "fix(a,fix(own,c),own,b),c",
		"O(end=Plain)":                  "fix(a,b),a,c",
		"@start,a,fix(b,@x),@end":       "a,fix(b)",
		"Both":                          "fix(a,b),b,c,a",
	} {
		p, err := r.Parse(text)
		if err != nil || p.String() != want {
			t.Errorf("%q: %v, %v; want %s", text, p, err, want)
		}
	}
	if got := r.ExtensionPoints("O"); !slices.Equal(got, []string{"start", "round", "end"}) ||
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
		"O(":             `column 3: want POINT=PASS: the points of O are start, round, end`,
		"O(own)":         `column 3: want POINT=PASS: the points of O are start, round, end`,
		"O(erly=own)":    `column 3: O has no point named "erly"; there are start, round, end`,
		"O(start=)":      `column 9: a pass name is missing`,
		"O(start=own":    `column 12: ) is missing`,
		"O(start=owns)":  `column 9: no pass is named "owns"; did you mean "own"?`,
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
