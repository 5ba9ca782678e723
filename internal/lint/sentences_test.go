package lint

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone/internal/corpus"
)

var update = flag.Bool("update", false, "tighten the limits in sentences.txt to the figures of the text")

// limits are the figures that a package or a page may reach: words per 1,000 words, each at most, and lines of examples
// per 1,000 lines of comments, at least.
type limits struct {
	words    [kinds]float64
	examples float64
}

// forNew are the limits of a package or a page without a row in sentences.txt, which its figures must stay under. New
// texts get no row.
var forNew = limits{words: [kinds]float64{what: 2, ones: 4, something: 1.5, thoseOf: 0.3}}

// small is the least number of words, and of lines of comments, that a figure refers to: a text with fewer counts as if
// it had as many. Otherwise a single word in a small package would be a figure above every limit.
const small = 1000

// allowed returns the number of hits that a row allows. It is rounded up, so that a few words less do not fail a text
// at its limit, and no text is allowed fewer hits than a new text of 1,000 words.
func (l limits) allowed(kind, words int) int {
	return max(l.most(kind, words), forNew.most(kind, small)-1)
}

// most returns the number of hits in so many words that is a limit, rounded up: each smaller number is under the limit.
func (l limits) most(kind, words int) int {
	return int(math.Ceil(l.words[kind]*float64(max(words, small))/1000 - 1e-9))
}

// required returns the number of lines of examples that a limit requires, rounded down.
func required(limit float64, size int) int {
	return int(limit*float64(max(size, small))/1000 + 1e-9)
}

// figure returns a number per 1,000.
func figure(n, size int) float64 { return 1000 * float64(n) / float64(max(size, small)) }

// up and down round a figure to a decimal.
func up(x float64) float64   { return max(0, math.Ceil(x*10-1e-6)) / 10 } // no -0
func down(x float64) float64 { return math.Floor(x*10+1e-6) / 10 }

// figures returns the figures of a text as limits.
func (p *prose) figures() (f limits) {
	for kind, hits := range p.hits {
		f.words[kind] = up(figure(len(hits), p.words))
	}
	f.examples = down(figure(p.examples, p.lines))
	return f
}

// tighten returns the stricter of each limit and figure.
func (l limits) tighten(f limits) limits {
	for kind := range l.words {
		l.words[kind] = min(l.words[kind], f.words[kind])
	}
	l.examples = max(l.examples, f.examples)
	return l
}

// problems returns a line for each figure that is worse than its limit, with the places, and for each limit that is
// three hits or more, and more than a tenth, from its figure.
func (p *prose) problems(l limits, listed bool) (list []string) {
	loose := func(distance int, of float64) bool { return listed && distance >= 3 && float64(distance)*10 > of }
	for kind, hits := range p.hits {
		n, most := len(hits), l.most(kind, p.words)-1
		if listed {
			most = l.allowed(kind, p.words)
		}
		switch {
		case n > most:
			list = append(list, fmt.Sprintf("%s: %q %d times in %d words: at most %d (%.1f per 1,000): %s",
				p.name, kindNames[kind], n, p.words, most, l.words[kind], places(hits)))
		case loose(l.most(kind, p.words)-n, float64(most)):
			list = append(list, fmt.Sprintf("%s: %q is down to %.1f per 1,000: lower the limit of %.1f with -update",
				p.name, kindNames[kind], figure(n, p.words), l.words[kind]))
		}
	}
	switch least := required(l.examples, p.lines); {
	case p.examples < least:
		list = append(list, fmt.Sprintf("%s: %d lines of examples in %d lines of comments: at least %d (%.1f per 1,000)",
			p.name, p.examples, p.lines, least, l.examples))
	case loose(p.examples-least, float64(p.examples)):
		list = append(list, fmt.Sprintf("%s: examples are up to %.1f lines per 1,000: raise the limit of %.1f with -update",
			p.name, figure(p.examples, p.lines), l.examples))
	}
	return list
}

// places returns hits, which are in the order of files, as FILE:LINE,LINE.
func places(hits []hit) string {
	var out strings.Builder
	for i, h := range hits {
		switch {
		case i > 0 && h == hits[i-1]:
		case i > 0 && h.file == hits[i-1].file:
			fmt.Fprintf(&out, ",%d", h.line)
		default:
			fmt.Fprintf(&out, " %s:%d", h.file, h.line)
		}
	}
	return strings.TrimPrefix(out.String(), " ")
}

const (
	limitsFile = "sentences.txt"
	limitsHead = `# Limits of sentences_test.go: words per 1,000 words, and lines of examples per 1,000 lines of comments.
# "go test ./internal/lint -update" tightens them; no limit is ever loosened.
# package or page                 what  one(s)  something  those of  examples
`
)

// TestSentences: words that stand for a missing noun get no more frequent in any package or page, and examples no
// rarer.
func TestSentences(t *testing.T) {
	texts, err := measure(corpus.Root())
	if err != nil {
		t.Fatal(err)
	}
	table, err := readLimits(limitsFile)
	if err != nil {
		t.Fatal(err)
	}
	next := map[string]limits{}
	comments, pages := prose{name: "comments"}, prose{name: "pages"}
	for _, p := range texts {
		l, listed := table[p.name]
		if !listed {
			l = forNew
		} else if *update {
			l = l.tighten(p.figures())
			next[p.name] = l
		}
		for _, problem := range p.problems(l, listed) {
			t.Error(problem)
		}
		if p.page {
			pages.sum(p)
		} else {
			comments.sum(p)
		}
		delete(table, p.name)
	}
	comments.log(t)
	pages.log(t)
	if *update {
		if err := writeLimits(limitsFile, next); err != nil {
			t.Fatal(err)
		}
		return
	}
	for _, name := range slices.Sorted(maps.Keys(table)) {
		t.Errorf("%s has a row for %s, which is gone: remove it with -update", limitsFile, name)
	}
}

// sum adds the measures of a text.
func (p *prose) sum(of *prose) {
	p.words, p.lines, p.examples = p.words+of.words, p.lines+of.lines, p.examples+of.examples
	for kind := range p.hits {
		p.hits[kind] = append(p.hits[kind], of.hits[kind]...)
	}
}

func (p *prose) log(t *testing.T) {
	line := fmt.Sprintf("%s: %d words; per 1,000:", p.name, p.words)
	for kind, hits := range p.hits {
		line += fmt.Sprintf(" %s %.2f", kindNames[kind], figure(len(hits), p.words))
	}
	if p.lines > 0 {
		line += fmt.Sprintf("; %d lines of examples, %.1f per 1,000 of %d", p.examples, figure(p.examples, p.lines), p.lines)
	}
	t.Log(line)
}

// measure returns the measures of the packages and pages below a folder, sorted by name. Tests and folders that the go
// command ignores are left out.
func measure(root string) ([]*prose, error) {
	texts := map[string]*prose{}
	err := filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		base := entry.Name()
		isPage := strings.HasSuffix(base, ".md")
		switch {
		case err != nil:
			return err
		case entry.IsDir() && file != root && (base[0] == '.' || base[0] == '_' || base == "testdata"):
			return fs.SkipDir
		case entry.IsDir() || !isPage && (!strings.HasSuffix(base, ".go") || strings.HasSuffix(base, "_test.go")):
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		short, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		short = filepath.ToSlash(short)
		name := short
		if !isPage {
			if name = path.Dir(short); name == "." {
				name = "hone"
			}
		}
		p := texts[name]
		if p == nil {
			p = &prose{name: name, page: isPage}
			texts[name] = p
		}
		if isPage {
			p.addPage(short, text)
			return nil
		}
		return p.addGo(short, text)
	})
	byName := func(a, b *prose) int { return strings.Compare(a.name, b.name) }
	return slices.SortedFunc(maps.Values(texts), byName), err
}

// readLimits reads the table of limits.
func readLimits(file string) (map[string]limits, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	table := map[string]limits{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if strings.HasPrefix(line, "#") || len(fields) == 0 {
			continue
		}
		if len(fields) != 1+kinds+1 {
			return nil, fmt.Errorf("%s: a row has %d columns: %s", file, len(fields), line)
		}
		var l limits
		for i, field := range fields[1:] {
			x, err := strconv.ParseFloat(field, 64)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
			if i < kinds {
				l.words[i] = x
			} else {
				l.examples = x
			}
		}
		table[fields[0]] = l
	}
	return table, nil
}

// writeLimits writes the table of limits, sorted by name.
func writeLimits(file string, table map[string]limits) error {
	var out strings.Builder
	out.WriteString(limitsHead)
	for _, name := range slices.Sorted(maps.Keys(table)) {
		l := table[name]
		fmt.Fprintf(&out, "%-31s %6.1f  %6.1f  %9.1f  %8.1f  %8.1f\n", name, l.words[what], l.words[ones],
			l.words[something], l.words[thoseOf], l.examples)
	}
	return os.WriteFile(file, []byte(out.String()), 0o666)
}
