package passtest_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"hone"
	"hone/internal/passtest"
	"hone/pass"
)

// TestUpdate takes away what the cases of a file expect, and has it written anew: the cases then pass, and what is
// written says the same as what was there.
func TestUpdate(t *testing.T) {
	registry, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	cases := 0
	for _, pattern := range []string{"../../opt/testdata/dce*.txtar", "../../ssa/testdata/sroa*.txtar",
		"../../ssa/testdata/mem2reg-[dlnr]*.txtar"} {
		files, _ := filepath.Glob(pattern)
		if len(files) == 0 {
			t.Fatalf("no files %s", pattern)
		}
		for _, file := range files {
			t.Run(filepath.Base(file), func(t *testing.T) {
				data, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				text := string(data)
				wrong := withoutOutputs(text)
				updated := passtest.RunArchive(t, registry, file, wrong, true)
				if again := passtest.RunArchive(t, registry, file, updated, true); again != updated {
					t.Errorf("a second update changes\n%s\nto\n%s", updated, again)
				}
				if same := passtest.RunArchive(t, registry, file, text, true); same != text {
					t.Errorf("what needs no update becomes\n%s", same)
				}
				cases += strings.Count(text, "/in.spvasm --\n")
			})
		}
	}
	t.Logf("%d cases", cases)
}

// withoutOutputs removes one in two of the sections that say what comes out, and makes the others and all remarks
// wrong.
func withoutOutputs(text string) string {
	n := 0
	text = regexp.MustCompile(`(?ms)^(-- [^\n]*/out\.spvasm --\n)(.*?)(^-- |\z)`).ReplaceAllStringFunc(text,
		func(section string) string {
			head, rest, _ := strings.Cut(section, "\n")
			end := rest[strings.LastIndex("\n"+rest, "\n"):]
			if !strings.HasPrefix(end, "-- ") {
				end = ""
			}
			if n++; n%2 == 0 {
				return end
			}
			return head + "\nOpNop\n\n" + end
		})
	return regexp.MustCompile(`(?m)^(-- [^\n]*/remarks --\n)`).ReplaceAllString(text, "${1}wrong\n")
}
