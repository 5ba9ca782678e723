package passtest

import (
	"fmt"
	"strings"
)

// Section is a named part of an archive.
type Section struct {
	Name, Text string
	Line       int // of its header, from 1 on
}

// ParseArchive reads an archive in the txtar format: a comment, then sections that begin with a line
// "-- name --".
func ParseArchive(text string) (comment string, sections []Section) {
	var body strings.Builder
	flush := func() {
		if len(sections) == 0 {
			comment = body.String()
		} else {
			sections[len(sections)-1].Text = body.String()
		}
		body.Reset()
	}
	n := 0
	for line := range strings.Lines(text) {
		n++
		if name, ok := header(line); ok {
			flush()
			sections = append(sections, Section{Name: name, Line: n})
			continue
		}
		body.WriteString(line)
	}
	flush()
	return comment, sections
}

// header returns the name in the line that begins a section.
func header(line string) (name string, ok bool) {
	name, begins := strings.CutPrefix(strings.TrimRight(line, "\r\n"), "-- ")
	name, ends := strings.CutSuffix(name, " --")
	return name, begins && ends
}

// formatArchive is the inverse of ParseArchive.
func formatArchive(comment string, sections []Section) string {
	var text strings.Builder
	text.WriteString(comment)
	for _, s := range sections {
		fmt.Fprintf(&text, "-- %s --\n%s", s.Name, s.Text)
	}
	return text.String()
}
