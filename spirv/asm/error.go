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
