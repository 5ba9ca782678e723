package hone_test

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// homemade are words for which the field has terms, so that not even a single use is right. Each pattern is of whole
// words in comments. Words that are only vague have a ratio in internal/lint/sentences.txt instead.
var homemade = []struct{ pattern, instead string }{
	{`unsettled|settled|settles?|settling`, "freeze (an undefined value), converge (a fixed point), flush (what is batched)"},
	{`in sight|out of sight`, "escapes, does not escape"},
	{`meets? again`, "reconverge"},
	{`hull`, "interval, transfer function"},
	{`on (all|each|every) ways?`, "on all paths"},
	{`trips? of (a|the) loop|turns? of (a|the) loop`, "iteration"},
	{`endless loops?`, "infinite loop"},
	{`leavers?`, "live-outs"},
}

// TestWords: comments of the library and the command name things as compilers and the specification do.
func TestWords(t *testing.T) {
	var all []string
	for _, w := range homemade {
		all = append(all, w.pattern)
	}
	any := regexp.MustCompile(`(?i)\b(` + strings.Join(all, "|") + `)\b`)
	fset := token.NewFileSet()
	check := func(name string) {
		file, err := parser.ParseFile(fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, group := range file.Comments {
			text := strings.Join(strings.Fields(group.Text()), " ")
			for _, found := range any.FindAllString(text, -1) {
				t.Errorf("%s: %q: rather %s", fset.Position(group.Pos()), found, instead(found))
			}
		}
	}
	for _, row := range layers {
		for folder := range strings.SplitSeq(row, ", ") {
			if folder == "hone" {
				folder = "."
			}
			files, err := os.ReadDir(folder)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range files {
				if name := f.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") &&
					!strings.HasSuffix(name, "_gen.go") {
					check(filepath.Join(folder, name))
				}
			}
		}
	}
}

// instead returns what a home-made word is to be replaced by.
func instead(word string) string {
	for _, w := range homemade {
		if regexp.MustCompile(`(?i)^(` + w.pattern + `)$`).MatchString(word) {
			return w.instead
		}
	}
	return ""
}
