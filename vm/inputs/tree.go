package inputs

import (
	"fmt"
	"strings"
)

// Document is a file of inputs as a tree, with what errors need to say where something stands.
type Document struct {
	Name   string   // of the file, for messages
	Folder string   // that the files it names are relative to; "" for that of the process
	Lines  []string // of its text
	Root   *Node    // nil where it holds nothing
}

// Node is a part of a document.
type Node struct {
	Kind         NodeKind
	Line, Column int // of its start, from 1 on
	// of a scalar, as it stands in the file without quotes: 0.10 is a binding, whatever else it could be taken for
	Text   string
	Block  bool   // of a scalar: it stands in the lines below, each as it is, after | or |-
	Folded bool   // of a scalar: its text stands in the file in another form, after > or with escapes
	Pairs  []Pair // of a mapping
	Items  []*Node
}

// Pair is an entry of a mapping.
type Pair struct{ Key, Value *Node }

// NodeKind is a kind of [Node].
type NodeKind uint8

// The kinds.
const (
	ScalarNode NodeKind = iota
	NullNode            // a value that is not there
	MappingNode
	ListNode
	OtherNode // what files of inputs do not hold
)

// Error is what is wrong at a place of a file.
type Error struct {
	File         string
	Line, Column int
	Err          error
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d:%d: %v", e.File, e.Line, e.Column, e.Err)
}

func (e *Error) Unwrap() error { return e.Err }

// Errorf returns an error with the place of a node.
func (d *Document) Errorf(at *Node, format string, args ...any) error {
	return &Error{d.Name, at.Line, at.Column, fmt.Errorf(format, args...)}
}

// place returns where a node is, for what stands before a message.
func (d *Document) place(at *Node) string {
	return fmt.Sprintf("%s:%d:%d: ", d.Name, at.Line, at.Column)
}

// Entries yields the keys and values of a mapping; a key alone for what is none.
func (n *Node) Entries(yield func(key, value *Node) bool) {
	if n.Kind != MappingNode {
		yield(n, nil)
		return
	}
	for _, p := range n.Pairs {
		if !yield(p.Key, p.Value) {
			return
		}
	}
}

// Scalar returns the text of a scalar, "" for a value that is not there.
func (n *Node) Scalar() (string, bool) { return n.Text, n.Kind == ScalarNode || n.Kind == NullNode }

// source returns what a node says of a buffer, with where its text is in the file if it stands there as it is.
func (d *Document) source(n *Node, text string) Source {
	s := Source{Text: text, folder: d.Folder}
	if n.Kind != ScalarNode || n.Folded || n.Line > len(d.Lines) {
		return s
	}
	if n.Block {
		first, _, _ := strings.Cut(text, "\n")
		if n.Line < len(d.Lines) {
			s.file = &listFile{name: d.Name, line: n.Line, indent: max(strings.Index(d.Lines[n.Line], first), 0), inputs: true}
		}
		return s
	}
	line := d.Lines[n.Line-1]
	from := min(n.Column-1, len(line))
	if i := strings.Index(line[from:], text); i >= 0 { // after a quotation mark, say
		s.file = &listFile{name: d.Name, line: n.Line - 1, skip: from + i, inputs: true}
	}
	return s
}
