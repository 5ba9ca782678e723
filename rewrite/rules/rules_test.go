// Package rules_test checks the rules of this folder as text; package prove shows that they are right.
package rules_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"hone/rewrite"
)

// parse returns the rules of all files.
func parse(t *testing.T) []*rewrite.Rule {
	files, err := filepath.Glob("*.rules")
	if err != nil || len(files) == 0 {
		t.Fatal("no rules: ", err)
	}
	var all []*rewrite.Rule
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := rewrite.Parse(file, string(text))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, rules...)
	}
	return all
}

// TestCompile: each rule can be applied, and says what it is for.
func TestCompile(t *testing.T) {
	rules := parse(t)
	for _, r := range rules {
		if _, err := rewrite.Compile([]*rewrite.Rule{r}); err != nil {
			t.Error(err)
		}
		if r.Doc == "" {
			t.Errorf("%s: %s: what is it for?", r.Place(), r)
		}
	}
	t.Logf("%d rules", len(rules))
}

// TestText: a rule is written out so that it is read as the same rule.
func TestText(t *testing.T) {
	for _, r := range parse(t) {
		again, err := rewrite.Parse(r.Place(), r.String())
		if err != nil {
			t.Error(err)
		} else if got := again[0].String(); got != r.String() {
			t.Errorf("%s: %s\nis read as %s", r.Place(), r, got)
		}
	}
}

// TestDistinct: no two rules are the same but for the names of variables. Lowerings are their names as well.
func TestDistinct(t *testing.T) {
	first := map[string]*rewrite.Rule{}
	name := regexp.MustCompile(`[A-Za-z_][A-Za-z0-9_.]*[(:]?|0x[0-9a-fA-F]+`)
	for _, r := range parse(t) {
		label, text := "", r.String()
		if r.Lower {
			label, text, _ = strings.Cut(text, ": ")
		}
		numbers := map[string]string{}
		key := label + name.ReplaceAllStringFunc(text, func(s string) string {
			if !variables(r)[s] {
				return s
			}
			if numbers[s] == "" {
				numbers[s] = "$" + string(rune('a'+len(numbers)))
			}
			return numbers[s]
		})
		if old := first[key]; old != nil {
			t.Errorf("%s: %s\nis the rule of %s: %s", r.Place(), r, old.Place(), old)
		}
		first[key] = r
	}
}

// variables returns the names that a pattern gives.
func variables(r *rewrite.Rule) map[string]bool {
	names := map[string]bool{}
	r.Pattern.Walk(func(t *rewrite.Term) {
		if t.Name != "" {
			names[t.Name] = true
		}
	})
	return names
}

// TestUses: a rule that uses a variable more often than its pattern does asks for it to be defined. Constants are.
func TestUses(t *testing.T) {
	for _, r := range parse(t) {
		uses := map[string]int{}
		var count func(x *rewrite.Term, by int)
		count = func(x *rewrite.Term, by int) {
			switch {
			case x.Kind == rewrite.Variable && !r.IsConstant(x.Name):
				uses[x.Name] += by
			case x.Kind == rewrite.Apply && !x.Op.Width:
				for _, a := range x.Args {
					count(a, by)
				}
			}
		}
		count(r.Pattern, -1)
		count(r.Replacement, 1)
		for _, name := range r.Defined {
			delete(uses, name)
		}
		r.Pattern.Walk(func(x *rewrite.Term) {
			if x.Kind == rewrite.Apply {
				uses[x.Name]-- // by what computes it
			}
		})
		for name, n := range uses {
			if n > 0 {
				t.Errorf("%s: %s: %s is used more often than in the pattern: if defined(%s)", r.Place(), r, name, name)
			}
		}
	}
}

// TestREADME: the rules that the page shows can be read.
func TestREADME(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(text)) {
		if rule, ok := strings.CutPrefix(line, "    "); ok && strings.Contains(rule, "=> ") {
			n++
			if _, err := rewrite.Parse("README.md", rule); err != nil {
				t.Errorf("%s%v", rule, err)
			}
		}
	}
	if n < 5 {
		t.Errorf("%d rules are shown", n)
	}
}

// TestWords: the page has each function and word.
func TestWords(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	words := append(rewrite.AllFreedoms.Names(), "exact", "lower", "longvec", "coopmat", "any", "single-use(y)",
		"same-block(y)", "defined(x)", "constant(c)", "!constant(x)", "width(x)", "powerOfTwo(c)", "log2(c)", "lowMask(c)",
		"exactReciprocal(c)")
	for _, w := range words {
		if !strings.Contains(string(text), "`"+w+"`") {
			t.Errorf("README.md does not say what %s is", w)
		}
	}
}
