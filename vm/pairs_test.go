package vm_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/spirv"
	"hone/vm/compare"
)

// TestPairs compares the pairs of shaders in testdata/pairs with default options. A section is named
//
//	VERDICT NAME
//
// and begins with a comment that gives the reason of the verdict. Of its lines those that begin with "-" are in the
// reference only, those that begin with "+" in the other shader only, and the rest in both.
func TestPairs(t *testing.T) {
	files, _ := filepath.Glob("testdata/pairs/*.txtar")
	if len(files) == 0 {
		t.Fatal("there is no file testdata/pairs/*.txtar")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		_, sections := passtest.ParseArchive(string(text))
		for _, s := range sections {
			want, name, _ := strings.Cut(s.Name, " ")
			t.Run(name, func(t *testing.T) {
				a, b := sidesOf(t, s.Text)
				r, err := compare.NewReference(irtest.Read(t, a), compare.Options{})
				if err != nil {
					t.Fatal(err)
				}
				found := r.Compare(irtest.Read(t, b))
				if got := found.Verdict.String(); got != want {
					t.Errorf("%s: %s, want %s (%s; %d of %d values compared)", file, got, want, found.Reason, found.Compared,
						found.Stored)
				}
			})
		}
	}
}

// sidesOf returns the reference and the other shader of a section.
func sidesOf(t *testing.T, text string) (a, b *spirv.Binary) {
	t.Helper()
	var sides [2]strings.Builder
	for line := range strings.Lines(text) {
		rest, onlyA := strings.CutPrefix(line, "-")
		rest, onlyB := strings.CutPrefix(rest, "+")
		if !onlyB {
			sides[0].WriteString(rest)
		}
		if !onlyA {
			sides[1].WriteString(rest)
		}
	}
	var modules [2]*spirv.Binary
	for i := range sides {
		modules[i] = irtest.Assemble(t, sides[i].String(), "")
		if msg := passtest.ValidateAny(t, modules[i]); msg != "" {
			t.Fatalf("spirv-val: %s\n%s", msg, sides[i].String())
		}
	}
	return modules[0], modules[1]
}
