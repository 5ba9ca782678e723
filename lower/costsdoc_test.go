package lower_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"hone/lower"
)

var flagName = regexp.MustCompile("`([a-z0-9-]+)`")

// TestCostsDocumented: the last column of the table in doc/arithmetic.md is what the rows of the lowerings cost, and
// each lowering that is not exact has a line.
func TestCostsDocumented(t *testing.T) {
	data, err := os.ReadFile("../doc/arithmetic.md")
	if err != nil {
		t.Fatal(err)
	}
	documented := map[string]string{}
	for line := range strings.Lines(string(data)) {
		cells := strings.Split(strings.TrimSpace(line), " | ")
		if len(cells) != 4 || !strings.HasPrefix(line, "| `") {
			continue
		}
		for _, m := range flagName.FindAllStringSubmatch(cells[0], -1) {
			documented[m[1]] = strings.TrimSuffix(cells[3], " |")
		}
	}
	for _, p := range lower.Passes() {
		name, want := strings.TrimPrefix(p.Name, "lower-"), "exact"
		if texts := p.CostTexts(); texts != nil {
			want = strings.Join(texts, "; ")
		}
		got, ok := documented[name]
		if !ok && want == "exact" {
			continue // of another page
		}
		if got != want {
			t.Errorf("doc/arithmetic.md says of %s %q, its row %q", name, got, want)
		}
		delete(documented, name)
	}
	for name := range documented {
		t.Errorf("doc/arithmetic.md has %s, which is no lowering", name)
	}
}
