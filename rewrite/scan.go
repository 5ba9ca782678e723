package rewrite

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// tokenKind is what kind of word a token is.
type tokenKind uint8

const (
	tokenEnd tokenKind = iota // of the rule
	tokenName
	tokenNumber
	tokenSymbol
)

// token is a word of a rule.
type token struct {
	kind tokenKind
	text string
	pos  position
}

// describe names a token in a message.
func (t token) describe() string {
	if t.kind == tokenEnd {
		return "the end of the rule"
	}
	return `"` + t.text + `"`
}

// symbols of more than one character, longest first.
var symbols = []string{"...", "=>", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||"}

// scan splits the text of a rule, which may be of several lines, into tokens. Comments begin with #.
func scan(file string, lines []string, first int) ([]token, error) {
	var tokens []token
	for i, line := range lines {
		rest := line
		for {
			trimmed := strings.TrimLeftFunc(rest, unicode.IsSpace)
			column := utf8.RuneCountInString(line[:len(line)-len(trimmed)]) + 1
			rest = trimmed
			if rest == "" || rest[0] == '#' {
				break
			}
			t := token{pos: position{first + i, column}}
			switch c := rest[0]; {
			case isLetter(c):
				t.kind, t.text = tokenName, rest[:nameLength(rest)]
			case isDigit(c) || c == '.' && len(rest) > 1 && isDigit(rest[1]):
				t.kind, t.text = tokenNumber, rest[:numberLength(rest)]
			default:
				t.kind, t.text = tokenSymbol, symbolAt(rest)
				if !strings.ContainsAny(t.text[:1], "().,:=!<>+-*/%&|^~") {
					return nil, &Error{file, t.pos.line, t.pos.column, "a rule has no " + t.describe()}
				}
			}
			rest = rest[len(t.text):]
			tokens = append(tokens, t)
		}
	}
	last := strings.TrimRightFunc(lines[len(lines)-1], unicode.IsSpace)
	end := position{first + len(lines) - 1, utf8.RuneCountInString(last) + 1}
	return append(tokens, token{tokenEnd, "", end}), nil
}

func isLetter(c byte) bool { return c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }

// nameLength returns how many bytes of s are a name: letters and digits, and a point between two of them for the set of
// an extended instruction.
func nameLength(s string) int {
	n := 1
	for n < len(s) && (isLetter(s[n]) || isDigit(s[n]) || s[n] == '.' && n+1 < len(s) && isLetter(s[n+1])) {
		n++
	}
	return n
}

// numberLength returns how many bytes of s are a number: digits, a fraction and an exponent, or hexadecimal.
func numberLength(s string) int {
	n := 1
	for n < len(s) {
		sign := (s[n] == '-' || s[n] == '+') && s[n-1]|0x20 == 'e' && !strings.HasPrefix(s, "0x")
		if !isLetter(s[n]) && !isDigit(s[n]) && !sign && (s[n] != '.' || strings.HasPrefix(s[n:], "..")) {
			break
		}
		n++
	}
	return n
}

func symbolAt(s string) string {
	for _, x := range symbols {
		if strings.HasPrefix(s, x) {
			return x
		}
	}
	_, n := utf8.DecodeRuneInString(s)
	return s[:n]
}
