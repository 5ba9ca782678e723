package passtest

import (
	"errors"
	"strings"
	"testing"
)

// TestSections: what a file says that no test would look at is an error, with its place.
func TestSections(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"-- pipeline --\na\n-- x/in.spvasm --\n-- x/out.spvasm --\n", ""},
		{"-- x/pipeline --\na\n-- x/in.spvasm --\r\nOpNop\r\n", ""},
		{"-- y/pipeline --\na\n-- y/in.spvasm --\n-- x/in.spvasm --\n",
			"f:4: there is no pipeline for the case, in a section pipeline or x/pipeline"},
		{"a comment\n-- x/in.spvasm --\n-- nonsense --\n",
			"f:3: section nonsense is unknown: what all cases share is in pipeline, head, body, foot, options, target"},
		{"-- x/in.spvasm --\n-- x/out --\n",
			"f:2: section x/out is unknown: a case has CASE/ and pipeline, in.spvasm, out.spvasm, remarks, error, " +
				"invalid, illegal, meaning, target, becomes"},
		{"-- x/in.spvasm --\n\n-- y/out.spvasm --\n", "f:3: section y/out.spvasm is of no case: there is no section y/in.spvasm"},
		{"-- x/in.spvasm --\n-- head --\n-- head --\n", "f:3: section head is there already, in line 2"},
		{"-- x/in.spvasm --\n-- target --\n-- target --\n", "f:3: section target is there already, in line 2"},
		{"-- x/in.spvasm --\n-- options --\nssa_names\n", "f:2: the only option is ssa-names"},
		{"-- x/in.spvasm --\n-- foot--\n", `f:2: "-- foot--" is no header of a section, which is a line such as -- head --`},
		{"-- head --\n", "f:1: no case: a section CASE/in.spvasm begins one"},
	} {
		text := test.text
		if !strings.Contains(text, "pipeline") {
			text += "-- pipeline --\na\n"
		}
		a, errs := readArchive("f", text)
		got := ""
		if err := errors.Join(errs...); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%q:\n%s\nwant\n%s", test.text, got, test.want)
		}
		if got == "" && a.cases[0] != "x" {
			t.Errorf("%q: cases %q", test.text, a.cases)
		}
	}
}

// TestLine: an error in the module of a case has its place in the file.
func TestLine(t *testing.T) {
	const text = `comment
-- head --
3
-- foot --
5
-- x/in.spvasm --
7
8

10
-- body --
12
13
-- y/in.spvasm --
15
`
	a, _ := readArchive("f", text)
	for section, want := range map[string][]int{"x/in.spvasm": {3, 7, 8, 12, 13, 10, 5}, "y/in.spvasm": {3, 15, 12, 13, 15,
		5}} {
		for i, n := range want {
			if got := a.line(section, i+1); got != n {
				t.Errorf("line %d of %s is in line %d, want %d", i+1, section, got, n)
			}
		}
	}
}

// TestFormat: an archive that nothing changed is written as it was.
func TestFormat(t *testing.T) {
	const text = "a comment\n\n-- x/in.spvasm --\nOpNop\n\n\n-- head --\n-- y/in.spvasm --\nno end"
	a, _ := readArchive("f", text)
	if got := a.format(); got != text {
		t.Errorf("%q, want %q", got, text)
	}
	a.set("x", "remarks", "none\n")
	if got, want := a.format(), "a comment\n\n-- x/in.spvasm --\nOpNop\n\n\n-- x/remarks --\nnone\n-- head --\n"+
		"-- y/in.spvasm --\nno end"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
