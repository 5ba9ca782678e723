package passtest

import "strings"

// section is a named part of an archive.
type section struct{ name, text string }

// parseArchive reads an archive in the txtar format: a comment, then sections that begin with a line
// "-- name --".
func parseArchive(text string) (comment string, sections []section) {
	var lines []string
	flush := func() {
		body := strings.Join(lines, "")
		lines = nil
		if len(sections) == 0 {
			comment = body
		} else {
			sections[len(sections)-1].text = body
		}
	}
	for line := range strings.Lines(text) {
		name, ok := strings.CutPrefix(strings.TrimRight(line, "\n"), "-- ")
		if name, end := strings.CutSuffix(name, " --"); ok && end {
			flush()
			sections = append(sections, section{name: name})
			continue
		}
		lines = append(lines, line)
	}
	flush()
	return comment, sections
}
