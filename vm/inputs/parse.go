package inputs

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Parse reads the text of a file of inputs in the form that [File.Text] gives it, and what people write like it:
// entries NAME: VALUE, one a line; below an entry without a value others, further to the right; a value in the lines
// below its entry after | or |-; lists [4, 1, 1]; quotes; comments. That is a part of YAML, and means the same there.
// Lines holds the lines of the text. Errors are of type *[Error].
func Parse(name, folder string, data []byte) (*Document, error) {
	p := docParser{Document: &Document{Name: name, Folder: folder, Lines: strings.Split(string(data), "\n")}}
	root, err := p.mapping(0)
	if err != nil {
		return nil, err
	}
	if len(root.Pairs) > 0 {
		p.Root = root
	}
	return p.Document, nil
}

// docParser parses the lines of a document.
type docParser struct {
	*Document
	at int // index of the next line
}

// wrong returns an error at a byte of a line.
func (p *docParser) wrong(line, column int, err error) error {
	return &Error{p.Name, line + 1, column + 1, err}
}

// line returns the next line that says something, and where that begins; false at the end.
func (p *docParser) line() (text string, indent int, ok bool) {
	for ; p.at < len(p.Lines); p.at++ {
		text = strings.TrimRight(p.Lines[p.at], " \t\r")
		rest := strings.TrimLeft(text, " ")
		if rest != "" && rest[0] != '#' {
			return text, len(text) - len(rest), true
		}
	}
	return "", 0, false
}

// mapping parses the entries that begin at a column or, below another entry, further to the right.
func (p *docParser) mapping(least int) (*Node, error) {
	m := &Node{Kind: MappingNode}
	column := -1
	for {
		text, indent, ok := p.line()
		switch {
		case !ok || indent < least:
			return m, nil
		case column < 0:
			column, m.Line, m.Column = indent, p.at+1, indent+1
		case indent != column:
			return nil, p.wrong(p.at, indent, errors.New("this begins neither where the entry above does nor below it"))
		}
		key, rest, err := p.key(text, indent)
		if err != nil {
			return nil, err
		}
		for _, other := range m.Pairs {
			if other.Key.Text == key.Text {
				return nil, p.wrong(p.at, indent, fmt.Errorf("%s is there twice", key.Text))
			}
		}
		value, err := p.value(text, rest, indent)
		if err != nil {
			return nil, err
		}
		m.Pairs = append(m.Pairs, Pair{key, value})
	}
}

// key parses the name of an entry. rest is where its value may begin.
func (p *docParser) key(text string, from int) (key *Node, rest int, err error) {
	key = &Node{Line: p.at + 1, Column: from + 1}
	switch c := text[from]; c {
	case '"', '\'':
		if key.Text, rest, err = p.quoted(text, from); err != nil {
			return nil, 0, err
		}
		if !strings.HasPrefix(text[rest:], ":") {
			return nil, 0, p.wrong(p.at, rest, errors.New("a colon is missing after the name"))
		}
	default:
		n := strings.Index(text[from:]+" ", ": ")
		if n < 0 || strings.IndexByte("-[]{},&*!|>%@`", c) >= 0 && n == 0 {
			return nil, 0, p.wrong(p.at, from, errors.New("want an entry NAME: VALUE"))
		}
		key.Text, rest = text[from:from+n], from+n
	}
	return key, rest + 1, nil
}

// value parses what stands after a name, or below it.
func (p *docParser) value(text string, from, indent int) (*Node, error) {
	for from < len(text) && text[from] == ' ' {
		from++
	}
	line := p.at
	n := &Node{Line: line + 1, Column: from + 1}
	p.at++
	rest := text[from:]
	if strings.HasPrefix(rest, "#") {
		rest = ""
	}
	switch {
	case rest == "":
		if _, next, ok := p.line(); ok && next > indent {
			return p.mapping(indent + 1)
		}
		n.Kind, n.Column = NullNode, indent+1
	case rest[0] == '|':
		return n, p.block(n, rest, indent)
	case rest[0] == '"' || rest[0] == '\'':
		p.at-- // for the place of errors
		var end int
		var err error
		n.Text, end, err = p.quoted(text, from)
		p.at++
		if err != nil {
			return nil, err
		}
		if tail := strings.TrimLeft(text[end:], " "); tail != "" && tail[0] != '#' {
			return nil, p.wrong(line, end, errors.New("this is after a value in quotes"))
		}
	case rest[0] == '[':
		end := strings.IndexByte(rest, ']')
		if end < 0 {
			return nil, p.wrong(line, from, errors.New("a list ends in the same line: [4, 1, 1]"))
		}
		n.Kind = ListNode
		at := from + 1
		for item := range strings.SplitSeq(rest[1:end], ",") {
			word := strings.TrimSpace(item)
			n.Items = append(n.Items, &Node{Line: line + 1, Column: at + strings.Index(item, word) + 1, Text: word})
			at += len(item) + 1
		}
	case strings.IndexByte("{&*!>%@`", rest[0]) >= 0:
		return nil, p.wrong(line, from, fmt.Errorf("%q has a meaning of its own here: want quotes around the value", rest[0]))
	default:
		if i := strings.Index(rest, " #"); i >= 0 {
			rest = rest[:i]
		}
		n.Text = strings.TrimRight(rest, " \t")
	}
	return n, nil
}

// block parses the lines of a value, which are further to the right than its entry.
func (p *docParser) block(n *Node, head string, indent int) error {
	switch style, _, _ := strings.Cut(head, " "); style {
	case "|", "|-":
	default:
		return p.wrong(n.Line-1, n.Column-1, fmt.Errorf("%s: want | or |-", style))
	}
	n.Block = true
	var lines []string
	width := -1
	for ; p.at < len(p.Lines); p.at++ {
		text := strings.TrimSuffix(p.Lines[p.at], "\r")
		rest := strings.TrimLeft(text, " ")
		at := len(text) - len(rest)
		if rest == "" {
			lines = append(lines, "")
			continue
		}
		if width < 0 {
			width = at
		}
		if at <= indent || at < width {
			break
		}
		lines = append(lines, text[width:])
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	n.Text = strings.Join(lines, "\n")
	if !strings.HasPrefix(head, "|-") && n.Text != "" {
		n.Text += "\n"
	}
	return nil
}

// quoted parses a text in quotes, and returns where it ends.
func (p *docParser) quoted(text string, from int) (s string, end int, err error) {
	if text[from] == '\'' {
		for end = from + 1; end < len(text); end++ {
			switch {
			case text[end] != '\'':
				s += text[end : end+1]
			case strings.HasPrefix(text[end+1:], "'"):
				s += "'"
				end++
			default:
				return s, end + 1, nil
			}
		}
		return "", 0, p.wrong(p.at, from, errors.New("a quotation mark is missing at the end"))
	}
	prefix, err := strconv.QuotedPrefix(text[from:])
	if err == nil {
		s, err = strconv.Unquote(prefix)
	}
	if err != nil {
		return "", 0, p.wrong(p.at, from, errors.New("this does not end as a text in quotes does"))
	}
	return s, from + len(prefix), nil
}
