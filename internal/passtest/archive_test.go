package passtest

import (
	"errors"
	"testing"
)

// TestSections: what a file says that no test would look at is an error, with its place.
func TestSections(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"-- pipeline --\na\n-- x/in.spvasm --\n-- x/out.spvasm --\n", ""},
		{"-- x/in.spvasm --\r\nOpNop\r\n", ""},
		{"a comment\n-- x/in.spvasm --\n-- nonsense --\n",
			"f:3: section nonsense is unknown: what all cases share is in pipeline, head, body, foot, options, target"},
		{"-- x/in.spvasm --\n-- x/out --\n",
			"f:2: section x/out is unknown: a case has CASE/ and pipeline, in.spvasm, out.spvasm, remarks, invalid, meaning"},
		{"-- x/in.spvasm --\n\n-- y/out.spvasm --\n", "f:3: section y/out.spvasm is of no case: there is no section y/in.spvasm"},
		{"-- x/in.spvasm --\n-- head --\n-- head --\n", "f:3: section head is there already, in line 2"},
		{"-- x/in.spvasm --\n-- target --\n-- target --\n", "f:3: section target is there already, in line 2"},
		{"-- x/in.spvasm --\n-- options --\nssa_names\n", "f:2: the only option is ssa-names"},
		{"-- x/in.spvasm --\n-- foot--\n", `f:2: "-- foot--" is no header of a section, which is a line such as -- head --`},
		{"-- head --\n", "f:1: no case: a section CASE/in.spvasm begins one"},
	} {
		a, errs := readArchive("f", test.text)
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

// TestFormat: an archive that nothing changed is written as it was.
func TestFormat(t *testing.T) {
	const text = "a comment\n\n-- x/in.spvasm --\nOpNop\n\n\n-- head --\n-- y/in.spvasm --\nno end"
	a, _ := readArchive("f", text)
	if got := a.format(); got != text {
		t.Errorf("%q, want %q", got, text)
	}
	a.set("x", "remarks", "none\n")
	if got, want := a.format(), "a comment\n\n-- x/in.spvasm --\nOpNop\n\n\n-- x/remarks --\nnone\n-- head --\n-- y/in.spvasm --\nno end"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
