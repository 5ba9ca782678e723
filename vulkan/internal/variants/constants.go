package variants

import (
	"fmt"
	"strings"
)

// Constants are the values of specialization constants with which modules are used, by file: for each use the values of
// the SpecIds from 0 on, as numbers with spaces between them.
type Constants map[string][]string

// ParseConstants reads a table: a line for each file, after a line of headings, with the name of the file and its uses
// between tabs. A file without a use has the defaults. Files may have several lines.
func ParseConstants(text string) (Constants, error) {
	c := Constants{}
	for i, line := range strings.Split(strings.TrimRight(text, "\r\n"), "\n") {
		columns := strings.Split(strings.TrimRight(line, "\r\n"), "\t")
		if i == 0 || strings.TrimSpace(line) == "" {
			continue
		}
		file := strings.TrimSpace(columns[0])
		if file == "" {
			return nil, fmt.Errorf("line %d: the name of a module is missing", i+1)
		}
		for _, use := range columns[1:] {
			if use = strings.Join(strings.Fields(use), " "); use != "" {
				c[file] = append(c[file], use)
			}
		}
	}
	return c, nil
}

// Of returns the uses of a file, and a single use with the defaults, "", if the table has none.
func (c Constants) Of(file string) []string {
	if uses := c[file]; len(uses) > 0 {
		return uses
	}
	return []string{""}
}
