package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
)

// source reads a module.
func source(t testing.TB, data []byte) *Source {
	t.Helper()
	m := irtest.Read(t, irtest.Decode(t, data))
	t.Cleanup(m.Release)
	s, err := NewSource(m)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// elements counts what a drawing holds, by the first word of the class of groups; a document that is not
// well-formed is an error.
func elements(doc []byte) (map[string]int, error) {
	count := map[string]int{}
	for d := xml.NewDecoder(bytes.NewReader(doc)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return count, nil
		}
		if err != nil {
			return nil, err
		}
		if e, ok := token.(xml.StartElement); ok {
			for _, a := range e.Attr {
				if a.Name.Local == "class" && e.Name.Local == "g" {
					count[strings.Fields(a.Value)[0]]++
				}
			}
		}
	}
}

// Every module can be drawn; the drawing is well-formed and has all blocks, edges and boxes, and so has the
// graph for graphviz.
func TestModules(t *testing.T) {
	drawn := 0
	for _, module := range corpus.All(t) {
		s := source(t, module.Read(t))
		for i, f := range s.Functions() {
			o := Options{Loops: i%2 == 1, MaxLines: i % 3 * 5}
			for _, fig := range []*Figure{s.FlowGraph(f, o), s.DominatorTree(f, o)} {
				drawn++
				if err := checkFigure(f, fig); err != nil {
					t.Errorf("%s: %s: %v", module.Name, fig.Title, err)
				}
			}
		}
	}
	t.Logf("%d figures", drawn)
}

func checkFigure(f *ir.Function, fig *Figure) error {
	if err := checkDOT(DOT([]*Figure{fig}), fig); err != nil {
		return err
	}
	got, err := elements(SVG([]*Figure{fig}))
	if err != nil {
		return err
	}
	legend := map[EdgeKind]bool{}
	for _, e := range fig.Edges {
		if k := e.Kind; k == Case {
			legend[Branch] = true
		} else if !fig.Tree {
			legend[k] = true
		}
	}
	for class, want := range map[string]int{"block": len(fig.Nodes), "edge": len(fig.Edges) + len(legend),
		"box": len(fig.Boxes) - 1} {
		if got[class] != want {
			return fmt.Errorf("%d elements are of class %s, want %d", got[class], class, want)
		}
	}
	if fig.Tree {
		if len(fig.Edges) != len(fig.Nodes)-1 {
			return fmt.Errorf("a tree of %d nodes has %d edges", len(fig.Nodes), len(fig.Edges))
		}
		return nil
	}
	if len(fig.Nodes) != len(f.Blocks) {
		return fmt.Errorf("%d blocks are drawn of %d", len(fig.Nodes), len(f.Blocks))
	}
	want := map[[2]int]bool{}
	for i, b := range f.Blocks {
		for to := range b.Succs() {
			want[[2]int{i, to.Index}] = true
		}
	}
	for _, e := range fig.Edges {
		if e.Kind == Declared {
			continue
		}
		if !want[[2]int{e.From, e.To}] {
			return fmt.Errorf("edge %d → %d is drawn twice, or is none", e.From, e.To)
		}
		delete(want, [2]int{e.From, e.To})
	}
	if len(want) > 0 {
		return fmt.Errorf("edges are missing: %v", want)
	}
	return nil
}

// checkDOT parses what DOT writes, as far as the language of graphviz is used.
func checkDOT(text []byte, fig *Figure) error {
	depth, nodes, edges, clusters := 0, 0, 0, 0
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		bare, err := withoutStrings(line)
		if err != nil {
			return fmt.Errorf("line %d: %w: %s", i+1, err, line)
		}
		bare = strings.TrimSpace(bare)
		switch {
		case strings.HasSuffix(bare, "{"):
			depth++
			clusters += strings.Count(bare, "subgraph")
		case bare == "}":
			depth--
		case strings.Contains(bare, " -> "):
			edges++
		case strings.HasPrefix(bare, "f"):
			nodes++
		}
		if strings.Count(bare, "[") != strings.Count(bare, "]") || strings.ContainsAny(bare, `\;<>`) &&
			!strings.Contains(bare, " -> ") {
			return fmt.Errorf("line %d is no statement: %s", i+1, line)
		}
		if depth < 0 || depth == 0 && i+1 < strings.Count(string(text), "\n") {
			return fmt.Errorf("line %d: braces don't match", i+1)
		}
	}
	if depth != 0 || nodes != len(fig.Nodes) || edges != len(fig.Edges) || clusters != len(fig.Boxes)-1 {
		return fmt.Errorf("%d braces are open, and there are %d nodes, %d edges, %d clusters", depth, nodes, edges, clusters)
	}
	return nil
}

// withoutStrings replaces what stands between quotation marks.
func withoutStrings(line string) (string, error) {
	var bare strings.Builder
	inside := false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case inside && c == '\\':
			i++
		case c == '"':
			inside = !inside
			bare.WriteByte('"')
		case !inside:
			bare.WriteByte(c)
		}
	}
	if inside {
		return "", errors.New("a string has no end")
	}
	return bare.String(), nil
}
