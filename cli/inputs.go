package cli

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// inputs is what a shader runs on, as flags say it or as a file in YAML holds it:
//
//	shader: blur.spv          # files are relative to the folder that this one is in
//	entry: main
//	groups: 4,1,1
//	subgroup: 32
//	steps: 1000000
//	spec:
//	  7: 11                   # by SpecId, or by name
//	in:
//	  0.0: f32:1,2,3          # by set.binding, or by name
//	  0.1: data.bin
//	push: values:4
//	memory:
//	  0x10000: u32:0*64       # what has an address, for buffer references
//	out:
//	  0.1: result.bin         # nothing to print it
//
// A long list may go on in the next lines, of which each may end in a comment where YAML keeps lines apart, after |-.
type inputs struct {
	shader   string
	shaderAt string // where a file names it, as assignment.where
	entry    string
	groups   [3]int
	subgroup int
	steps    uint64
	spec     []assignment
	in       []assignment
	memory   []assignment
	out      []assignment
	push     *assignment  // without a name; nil for none
	members  []assignment // of the push constants, which go before what push gives
}

// assignment is NAME=SOURCE.
type assignment struct {
	name  string
	value source
	where string // "file:line:column: ", or "--in NAME: "
	note  string // a comment for the file that it is written to
}

// isFlag reports whether a flag says it, and no file.
func (a *assignment) isFlag() bool { return strings.HasPrefix(a.where, "--") }

// set replaces what the name was given, or adds it.
func set(list []assignment, a assignment) []assignment {
	if i := slices.IndexFunc(list, func(o assignment) bool { return o.name == a.name }); i >= 0 {
		list[i] = a
		return list
	}
	return append(list, a)
}

// isInputs reports whether an operand is a file of inputs, by its name.
func isInputs(file string) bool {
	ext := strings.ToLower(filepath.Ext(file))
	return ext == ".yaml" || ext == ".yml"
}

// readInputs reads a file of inputs.
func (s *session) readInputs(file string) (*inputs, error) {
	data, err := s.read(file)
	if err != nil {
		return nil, err
	}
	r := inputsReader{file: shown(file)}
	if file != std {
		r.folder = filepath.Dir(file)
	}
	body, err := r.parse(data)
	if err != nil {
		return nil, err
	}
	in := &inputs{}
	if body != nil {
		err = r.read(in, body)
	}
	return in, err
}

// inputsReader reads the nodes of a file of inputs.
type inputsReader struct {
	file, folder string
	lines        []string
}

// parse returns what a file has, nil for nothing.
func (r *inputsReader) parse(data []byte) (body ast.Node, err error) {
	if isBinary(data) {
		return nil, inputError(r.file, errors.New("it is a module, and a file in YAML is wanted"))
	}
	data = plainText(data)
	r.lines = strings.Split(string(data), "\n")
	tree, err := parser.ParseBytes(data, 0)
	if err != nil {
		return nil, r.parseError(err)
	}
	for _, doc := range tree.Docs {
		switch {
		case doc.Body == nil:
		case body != nil:
			return nil, r.errorf(doc.Body, "a second document begins here, and one is wanted")
		default:
			body = doc.Body
		}
	}
	return body, nil
}

// parseError words what the parser says.
func (r *inputsReader) parseError(err error) error {
	text, _, _ := strings.Cut(err.Error(), "\n")
	if rest, ok := strings.CutPrefix(text, "["); ok { // [line:column] message
		if at, message, ok := strings.Cut(rest, "] "); ok {
			text = at + ": " + message
		}
	}
	if strings.HasSuffix(text, "'@' is a reserved character") {
		text += "; YAML wants quotes: \"@numbers.txt\""
	}
	return &failure{status: StatusInput, file: r.file, err: fmt.Errorf("%s", text)}
}

// errorf returns an error with the place of a node.
func (r *inputsReader) errorf(at ast.Node, format string, args ...any) error {
	return &failure{status: StatusInput, file: r.file, err: fmt.Errorf("%s%w", r.place(at), fmt.Errorf(format, args...))}
}

func (r *inputsReader) place(at ast.Node) string {
	p := at.GetToken().Position
	return fmt.Sprintf("%d:%d: ", p.Line, p.Column)
}

// read reads the whole file.
func (r *inputsReader) read(in *inputs, body ast.Node) error {
	for key, value := range r.pairs(body) {
		if value == nil {
			return r.errorf(key, "want entries such as %q", "groups: 4,1,1")
		}
		name := key.GetToken().Value
		if _, ok := value.(ast.MapNode); ok && name == "push" {
			list, err := r.assignments(name, value)
			if err != nil {
				return err
			}
			in.members = list
			continue
		}
		text, isScalar := r.scalar(value)
		var err error
		switch name {
		case "spec", "in", "memory", "out":
			var list []assignment
			list, err = r.assignments(name, value)
			switch name {
			case "spec":
				in.spec = list
			case "in":
				in.in = list
			case "memory":
				in.memory = list
			case "out":
				in.out = list
			}
		case "shader", "entry", "groups", "subgroup", "steps", "push":
			switch {
			case !isScalar && name != "groups":
				return r.errorf(value, "%s takes one value", name)
			case isScalar && text == "":
				return r.errorf(key, "%s has no value", name)
			}
			err = r.setting(in, name, text, value)
		default:
			return r.errorf(key, "no entry is named %q; there are shader, entry, groups, subgroup, steps, spec, in, memory, push and out", name)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// setting reads an entry with one value.
func (r *inputsReader) setting(in *inputs, name, text string, value ast.Node) error {
	var err error
	switch name {
	case "shader":
		in.shader, in.shaderAt = source{folder: r.folder}.path(text), r.file+":"+r.place(value)
	case "entry":
		in.entry = text
	case "push":
		in.push = &assignment{value: r.source(value, text), where: fmt.Sprintf("%s:%spush: ", r.file, r.place(value))}
	case "groups":
		if list, ok := value.(*ast.SequenceNode); ok {
			var parts []string
			for _, n := range list.Values {
				part, _ := r.scalar(n)
				parts = append(parts, cmp.Or(part, "?"))
			}
			text = strings.Join(parts, ",")
		}
		if in.groups, err = parseGroups(text); err != nil {
			value = wrongCount(value)
		}
	case "subgroup":
		in.subgroup, err = parseCount(text, 64)
	case "steps":
		in.steps, err = parseSteps(text)
	}
	if err != nil {
		return r.errorf(value, "%s: %w", name, err)
	}
	return nil
}

// wrongCount returns the first element of a list that is no number of workgroups, the node itself where it is no list or each of them is one.
func wrongCount(n ast.Node) ast.Node {
	if list, ok := n.(*ast.SequenceNode); ok && len(list.Values) <= 3 {
		for _, v := range list.Values {
			if _, err := parseCount(v.GetToken().Value, math.MaxInt32); err != nil {
				return v
			}
		}
	}
	return n
}

// pairs yields the keys and values of a mapping; a key alone for what is none.
func (r *inputsReader) pairs(n ast.Node) func(yield func(key, value ast.Node) bool) {
	return func(yield func(key, value ast.Node) bool) {
		m, ok := n.(ast.MapNode)
		if !ok {
			yield(n, nil)
			return
		}
		for it := m.MapRange(); it.Next(); {
			if !yield(it.Key(), it.Value()) {
				return
			}
		}
	}
}

// scalar returns the text of a node as it stands in the file, whatever YAML takes it for: 0.10 is a binding.
func (r *inputsReader) scalar(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.NullNode:
		return "", true
	case *ast.AnchorNode, *ast.AliasNode:
		return "", false // which nobody needs here
	case *ast.LiteralNode:
		return n.Value.Value, true
	case *ast.StringNode:
		return n.Value, true
	case ast.ScalarNode:
		return n.GetToken().Value, true
	}
	return "", false
}

// source returns what a node says of a buffer, with where its text is in the file if it stands there as it is.
func (r *inputsReader) source(n ast.Node, text string) source {
	s := source{text: text, folder: r.folder}
	if literal, ok := n.(*ast.LiteralNode); ok {
		if !strings.HasPrefix(literal.Start.Value, "|") {
			return s
		}
		line := literal.Start.Position.Line // of the text, from 0
		first, _, _ := strings.Cut(text, "\n")
		if line < len(r.lines) {
			s.file = &listFile{name: r.file, line: line, indent: max(strings.Index(r.lines[line], first), 0), inputs: true}
		}
		return s
	}
	at := n.GetToken().Position
	if at.Line > len(r.lines) {
		return s
	}
	line := r.lines[at.Line-1]
	from := min(at.Column-1, len(line))
	if i := strings.Index(line[from:], text); i >= 0 { // behind a quotation mark, say
		s.file = &listFile{name: r.file, line: at.Line - 1, skip: from + i, inputs: true}
	}
	return s
}

// assignments reads a mapping of names.
func (r *inputsReader) assignments(section string, n ast.Node) ([]assignment, error) {
	var list []assignment
	if _, empty := n.(*ast.NullNode); empty {
		return nil, nil
	}
	for key, value := range r.pairs(n) {
		if value == nil {
			return nil, r.errorf(key, "want a list of entries such as %q, further to the right", "0.1: data.bin")
		}
		text, ok := r.scalar(value)
		want := map[string]string{"spec": "a number, true or false", "push": "a list of numbers", "out": "FILE, @FILE, or nothing to print it"}[section]
		if want == "" {
			want = sourceSyntax
		}
		switch {
		case !ok:
			return nil, r.errorf(value, "want %s", want)
		case text == "" && section != "out":
			return nil, r.errorf(key, "%s is given nothing: want %s", key.GetToken().Value, want)
		}
		list = append(list, assignment{name: key.GetToken().Value, value: r.source(value, text), where: r.file + ":" + r.place(key)})
	}
	return list, nil
}

// maxGroups is how many workgroups there may be: the shortest that there are take days for them.
const maxGroups = 1 << 40

// parseGroups reads the number of workgroups: X, X,Y or X,Y,Z.
func parseGroups(text string) (groups [3]int, err error) {
	parts := strings.Split(strings.ReplaceAll(text, "x", ","), ",")
	if len(parts) == 1 {
		parts = strings.Fields(text)
	}
	if len(parts) < 1 || len(parts) > 3 {
		return groups, fmt.Errorf("%q: want X,Y,Z", text)
	}
	groups = [3]int{1, 1, 1}
	total := 1
	for i, part := range parts {
		if groups[i], err = parseCount(strings.TrimSpace(part), math.MaxInt32); err != nil {
			return groups, fmt.Errorf("%q: want X,Y,Z, each 1 to %d", text, math.MaxInt32)
		}
		if groups[i] > maxGroups/total {
			return groups, fmt.Errorf("%q: more than %s workgroups", text, grouped(maxGroups))
		}
		total *= groups[i]
	}
	return groups, nil
}

func parseCount(text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		return 0, fmt.Errorf("%q: want 1 to %d", text, most)
	}
	return n, nil
}

func parseSteps(text string) (uint64, error) {
	n, err := strconv.ParseUint(strings.ReplaceAll(text, "_", ""), 10, 64)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%q: want a whole number, 1 or more", text)
	}
	return n, nil
}
