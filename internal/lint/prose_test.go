package lint

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"strings"
	"unicode"
)

// The kinds of words that stand for a missing noun, in the order of the columns of sentences.txt.
const (
	what = iota
	ones
	something
	thoseOf
	kinds
)

// kindNames are the kinds as messages call them.
var kindNames = [kinds]string{"what", "one(s)", "something/anything/nothing", "those of/that of"}

// wordKinds has the kind of each word that counts wherever it occurs.
var wordKinds = map[string]int{
	"what": what, "one": ones, "ones": ones, "something": something, "anything": something, "nothing": something,
}

// prose is the measure of the text of a package or a page.
type prose struct {
	name     string // the folder or the file, from the root of the repository
	page     bool
	words    int
	lines    int // of comments; 0 for a page
	examples int // the indented lines among them
	hits     [kinds][]hit
}

// hit is a place of a word that stands for a missing noun.
type hit struct {
	file string
	line int
}

// textLine is a line of prose without the characters that make it a comment.
type textLine struct {
	number int
	text   string
}

// add counts the words of a paragraph or several, whose lines are consecutive: "those" and "of" may be on two lines.
func (p *prose) add(file string, lines []textLine) {
	before := ""
	for _, line := range lines {
		for _, word := range wordsOf(line.text) {
			p.words++
			word = strings.TrimSuffix(strings.ToLower(word), "'s")
			kind, found := wordKinds[word]
			if word == "of" && (before == "those" || before == "that") {
				kind, found = thoseOf, true
			}
			if found {
				p.hits[kind] = append(p.hits[kind], hit{file, line.number})
			}
			before = word
		}
	}
}

// wordsOf splits a line at every character but letters, digits, underscores and apostrophes.
func wordsOf(line string) []string {
	return strings.FieldsFunc(line, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' && r != '\''
	})
}

// addGo counts the // comments of a Go file, unless the file is generated.
func (p *prose) addGo(name string, text []byte) error {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || ast.IsGenerated(file) {
		return err
	}
	for _, group := range file.Comments {
		var lines []textLine
		for _, c := range group.List {
			comment, ok := strings.CutPrefix(c.Text, "//")
			switch {
			case !ok || directive.MatchString(comment):
				continue
			case strings.HasPrefix(comment, "\t") || strings.HasPrefix(comment, "    "):
				p.examples++
			default:
				lines = append(lines, textLine{set.Position(c.Pos()).Line, comment})
			}
			p.lines++
		}
		p.add(name, lines)
	}
	return nil
}

// directive matches a comment for a tool, after its slashes.
var directive = regexp.MustCompile(`^[a-z0-9]+:[a-z0-9]`)

// addPage counts a page of Markdown without its code blocks, which are fenced or indented.
func (p *prose) addPage(name string, text []byte) {
	var lines []textLine
	fence, number, blank := "", 0, true
	for line := range strings.Lines(string(text)) {
		number++
		trimmed := strings.TrimSpace(line)
		indented := strings.HasPrefix(line, "\t") || strings.HasPrefix(line, "    ")
		switch {
		case fence != "":
			if strings.HasPrefix(trimmed, fence) {
				fence = ""
			}
		case strings.HasPrefix(trimmed, "```") || strings.HasPrefix(trimmed, "~~~"):
			fence = trimmed[:3]
		case indented && blank: // and the lines after it
		default:
			blank = trimmed == ""
			lines = append(lines, textLine{number, line})
		}
	}
	p.add(name, lines)
}
