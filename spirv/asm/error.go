package asm

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Error is what is wrong with a text, and where.
type Error struct {
	Line   int    // from 1
	Column int    // in bytes, from 1
	Msg    string // one line
	Source string // the line
}

// Error returns "line:column: message", and below it the source line and a caret under the column. Of a
// long line it shows the part around the column.
func (e *Error) Error() string {
	const before, after = 60, 60
	line, at := e.Source, min(e.Column-1, len(e.Source))
	if at > before {
		cut := at - before
		for cut < at && !utf8.RuneStart(line[cut]) {
			cut++
		}
		line, at = line[cut:], at-cut
	}
	if len(line) > at+after {
		cut := at + after
		for cut > at && !utf8.RuneStart(line[cut]) {
			cut--
		}
		line = line[:cut]
	}
	var caret strings.Builder
	for _, c := range line[:at] {
		if c == '\t' {
			caret.WriteByte('\t')
		} else {
			caret.WriteByte(' ')
		}
	}
	return fmt.Sprintf("%d:%d: %s\n%s\n%s^", e.Line, e.Column, e.Msg, line, caret.String())
}

// errorAt returns the error that something is wrong at a position of a text.
func errorAt(text []byte, pos int, msg string) *Error {
	pos = min(pos, len(text))
	start := bytes.LastIndexByte(text[:pos], '\n') + 1
	end := len(text)
	if i := bytes.IndexByte(text[pos:], '\n'); i >= 0 {
		end = pos + i
	}
	return &Error{
		Line:   1 + bytes.Count(text[:start], []byte{'\n'}),
		Column: 1 + pos - start,
		Msg:    msg,
		Source: strings.TrimRight(string(text[start:end]), "\r"),
	}
}

// nearest returns the candidate that is most like name, or "" where none is like it.
func nearest(name string, candidates func(yield func(string) bool)) string {
	if len(name) > 64 {
		return ""
	}
	best, limit := "", max(1, len(name)/4)
	candidates(func(c string) bool {
		if d := len(c) - len(name); d > limit || -d > limit {
			return true
		}
		if d := distance(name, c); d < limit || d == limit && best == "" {
			best, limit = c, d
		}
		return true
	})
	return best
}

// distance returns how many insertions, deletions, replacements and swaps of neighbours lead from one
// name to the other, letter case counting for nothing. a has at most 64 bytes.
func distance(a, b string) int {
	var rows [3][65]int
	last, row, next := &rows[0], &rows[1], &rows[2]
	for i := range len(a) + 1 {
		row[i] = i
	}
	for j := range len(b) {
		next[0] = j + 1
		for i := range len(a) {
			cost := row[i]
			if a[i]|0x20 != b[j]|0x20 {
				cost++
			}
			cost = min(cost, row[i+1]+1, next[i]+1)
			if i > 0 && j > 0 && a[i]|0x20 == b[j-1]|0x20 && a[i-1]|0x20 == b[j]|0x20 {
				cost = min(cost, last[i-1]+1)
			}
			next[i+1] = cost
		}
		last, row, next = row, next, last
	}
	return row[len(a)]
}
