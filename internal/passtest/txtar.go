package passtest

import "strings"

// Section is a named part of an archive.
type Section struct{ Name, Text string }

// ParseArchive reads an archive in the txtar format: a comment, then sections that begin with a line
// "-- name --".
func ParseArchive(text string) (comment string, sections []Section) {
	var lines []string
	flush := func() {
		body := strings.Join(lines, "")
		lines = nil
		if len(sections) == 0 {
			comment = body
		} else {
			sections[len(sections)-1].Text = body
		}
	}
	for line := range strings.Lines(text) {
		name, ok := strings.CutPrefix(strings.TrimRight(line, "\n"), "-- ")
		if name, end := strings.CutSuffix(name, " --"); ok && end {
			flush()
			sections = append(sections, Section{Name: name})
			continue
		}
		lines = append(lines, line)
	}
	flush()
	return comment, sections
}
