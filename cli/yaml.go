package cli

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"hone/internal/wording"
	"hone/vm/inputs"
)

// readYAML reads a file in YAML as a tree.
func (s *session) readYAML(file string) (*inputs.Document, error) {
	data, err := s.read(file)
	if err != nil {
		return nil, err
	}
	name := shown(file)
	if isBinary(data) {
		return nil, inputError(name, errors.New("it is a module, and a file in YAML is wanted"))
	}
	d, err := parseYAML(name, wording.Plain(data))
	if err == nil && file != std {
		d.Folder = filepath.Dir(file)
	}
	return d, err
}

// parseYAML returns the text of a file as a tree.
func parseYAML(name string, data []byte) (*inputs.Document, error) {
	d := &inputs.Document{Name: name, Lines: strings.Split(string(data), "\n")}
	tree, err := parser.ParseBytes(data, 0)
	if err != nil {
		return nil, yamlError(name, err)
	}
	for _, doc := range tree.Docs {
		switch {
		case doc.Body == nil:
		case d.Root != nil:
			return nil, inputFailure(d.Errorf(yamlNode(doc.Body), "a second document begins here, and one is wanted"))
		default:
			d.Root = yamlNode(doc.Body)
		}
	}
	return d, nil
}

// yamlError words what the parser says.
func yamlError(file string, err error) error {
	text, _, _ := strings.Cut(err.Error(), "\n")
	if rest, ok := strings.CutPrefix(text, "["); ok { // [line:column] message
		if at, message, ok := strings.Cut(rest, "] "); ok {
			text = at + ": " + message
		}
	}
	if strings.HasSuffix(text, "'@' is a reserved character") {
		text += "; YAML wants quotes: \"@numbers.txt\""
	}
	return &failure{status: StatusInput, file: file, err: fmt.Errorf("%s", text)}
}

// yamlNode returns a node as package inputs has it.
func yamlNode(n ast.Node) *inputs.Node {
	at := n.GetToken()
	out := &inputs.Node{Line: at.Position.Line, Column: at.Position.Column}
	switch n := n.(type) {
	case *ast.NullNode:
		out.Kind = inputs.NullNode
	case *ast.AnchorNode, *ast.AliasNode:
		out.Kind = inputs.OtherNode // which nobody needs here
	case *ast.LiteralNode:
		out.Text = n.Value.Value
		out.Block = strings.HasPrefix(n.Start.Value, "|")
		out.Folded = !out.Block
		if out.Block {
			out.Line = n.Start.Position.Line
		}
	case *ast.StringNode:
		out.Text = n.Value
	case ast.MapNode:
		out.Kind = inputs.MappingNode
		for it := n.MapRange(); it.Next(); {
			key := it.Key().GetToken()
			out.Pairs = append(out.Pairs, inputs.Pair{
				Key:   &inputs.Node{Line: key.Position.Line, Column: key.Position.Column, Text: key.Value},
				Value: yamlNode(it.Value()),
			})
		}
	case *ast.SequenceNode:
		out.Kind = inputs.ListNode
		for _, v := range n.Values {
			out.Items = append(out.Items, yamlNode(v))
		}
	case ast.ScalarNode:
		out.Text = n.GetToken().Value
	default:
		out.Kind = inputs.OtherNode
	}
	return out
}
