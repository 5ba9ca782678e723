package asm

// lexer splits a text into words, with one word of lookahead. Words end at white space and at any of
// ",;()" outside of quotes; a backslash takes the next byte's meaning away. A comment goes from ";" to
// the end of the line.
type lexer struct {
	text       []byte
	start, end int // of the current word; start is len(text) at the end
	last       int // end of the word before it
}

// Classes of bytes.
const (
	inWord = iota
	space
	separator // ends a word, and is no white space
	quote
	backslash
)

var byteClass = [256]uint8{
	' ': space, '\t': space, '\r': space, '\n': space,
	';': separator, ',': separator, '(': separator, ')': separator, 0: separator,
	'"': quote, '\\': backslash,
}

// skip returns the first position at or after pos that is neither white space nor in a comment.
func (l *lexer) skip(pos int) int {
	text := l.text
	for pos < len(text) {
		switch c := text[pos]; {
		case byteClass[c] == space:
			pos++
		case c == ';':
			for pos < len(text) && text[pos] != '\n' {
				pos++
			}
		default:
			return pos
		}
	}
	return pos
}

// next moves to the next word.
func (l *lexer) next() {
	l.last = l.end
	l.start = l.skip(l.end)
	l.end = l.wordEnd(l.start)
}

// wordEnd returns the end of the word that begins at pos.
func (l *lexer) wordEnd(pos int) int {
	text := l.text
	for pos < len(text) && byteClass[text[pos]] == inWord {
		pos++
	}
	if pos == len(text) || byteClass[text[pos]] <= separator {
		return pos
	}
	quoted := false
	for ; pos < len(text); pos++ {
		switch byteClass[text[pos]] {
		case quote:
			quoted = !quoted
		case backslash:
			pos++
		case space, separator:
			if !quoted {
				return pos
			}
		}
	}
	return len(text)
}

// word returns the current word: empty at the end of the text and where a separator stands alone.
func (l *lexer) word() []byte { return l.text[l.start:l.end] }

// atEnd reports whether no word is left.
func (l *lexer) atEnd() bool { return l.start == len(l.text) }

// isOpcode reports whether an opcode begins at pos: "Op" and a capital letter.
func (l *lexer) isOpcode(pos int) bool {
	t := l.text
	return pos+2 < len(t) && t[pos] == 'O' && t[pos+1] == 'p' && 'A' <= t[pos+2] && t[pos+2] <= 'Z'
}

// atInstruction reports whether the current word begins an instruction: an opcode, or an id before "="
// and an opcode. A word with "!" begins one only where no operand can stand.
func (l *lexer) atInstruction() bool {
	if l.isOpcode(l.start) {
		return true
	}
	if l.start == len(l.text) || l.text[l.start] != '%' {
		return false
	}
	pos := l.skip(l.end)
	if pos == len(l.text) || l.text[pos] != '=' || l.wordEnd(pos) != pos+1 {
		return false
	}
	return l.isOpcode(l.skip(pos + 1))
}
