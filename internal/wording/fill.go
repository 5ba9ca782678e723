package wording

import (
	"strings"
	"unicode/utf8"
)

// Fill breaks the lines of a help text that are wider than width, in characters. A line of two columns, with at least
// two spaces between them, goes on below the second; other lines go on below their beginning, and below USAGE: a little
// further right. Lines of a paragraph below DESCRIPTION: are joined before. A word that is too wide is broken behind
// commas.
func Fill(text string, width int) string {
	var out strings.Builder
	lines := strings.SplitAfter(text, "\n")
	section := ""
	for i := 0; i < len(lines); i++ {
		line := strings.TrimRight(lines[i], "\n")
		if strings.HasSuffix(line, ":") && !strings.HasPrefix(line, " ") {
			section = line
		}
		for section == "DESCRIPTION:" && i+1 < len(lines) && continues(line, lines[i+1]) {
			i++
			line += " " + strings.TrimSpace(lines[i])
		}
		hang := hanging(line)
		if section == "USAGE:" {
			hang += usageIndent
		}
		fillLine(&out, line, hang, width)
		if strings.HasSuffix(lines[i], "\n") {
			out.WriteByte('\n')
		}
	}
	return out.String()
}

const (
	textIndent  = 3  // of paragraphs; examples stand further right
	usageIndent = 4  // of the second line and those after it
	fullLine    = 75 // a shorter line ends a paragraph
)

// continues reports whether a line of a paragraph goes on in the next one.
func continues(line, next string) bool {
	next = strings.TrimRight(next, "\n")
	return indent(line) == textIndent && indent(next) == textIndent && utf8.RuneCountInString(line) >= fullLine &&
		strings.TrimSpace(next) != ""
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// hanging returns where a line goes on: its second column, or its beginning.
func hanging(line string) int {
	at := indent(line)
	gap := strings.Index(line[at:], "  ")
	if gap < 0 {
		return at
	}
	return utf8.RuneCountInString(line[:at+gap]) + indent(line[at+gap:])
}

// fillLine writes a line, in several if it is too wide.
func fillLine(out *strings.Builder, line string, hang, width int) {
	for utf8.RuneCountInString(line) > width {
		at := breakAt(line, hang, width)
		if at < 0 {
			break
		}
		out.WriteString(strings.TrimRight(line[:at], " ") + "\n")
		line = strings.Repeat(" ", hang) + strings.TrimLeft(line[at:], " ")
	}
	out.WriteString(line)
}

// breakAt returns the offset of the last place behind hang at which a line may be broken to be width characters at
// most: a space, else behind a comma. It is -1 if there is none.
func breakAt(line string, hang, width int) (at int) {
	column, space, comma := 0, -1, -1
	for i, c := range line {
		if column > hang && column <= width && c == ' ' && line[i-1] != ' ' {
			space = i
		}
		if column++; column > hang && column <= width && c == ',' {
			comma = i + 1
		}
	}
	if space >= 0 {
		return space
	}
	return comma
}
