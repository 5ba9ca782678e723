package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/ir"
	"hone/spirv/asm"
)

var update = flag.Bool("update", false, "write what is drawn into testdata")

// sourceOfText assembles a module.
func sourceOfText(t testing.TB, text []byte) *Source {
	t.Helper()
	b, err := asm.Assemble(text, asm.AssembleOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return source(t, b.Bytes())
}

// Look at the pictures in testdata before writing them anew.
func TestGolden(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "loop.spvasm"))
	if err != nil {
		t.Fatal(err)
	}
	s := sourceOfText(t, text)
	f := s.Functions()[0]
	flow, tree := []*Figure{s.FlowGraph(f, Options{Loops: true})}, []*Figure{s.DominatorTree(f, Options{})}
	for name, got := range map[string][]byte{
		"loop.svg": SVG(flow), "loop.dot": DOT(flow), "dominators.svg": SVG(tree), "dominators.dot": DOT(tree),
	} {
		path := filepath.Join("testdata", name)
		if *update {
			if err := os.WriteFile(path, got, 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what is drawn: go test ./internal/picture -update", path)
		}
	}
}

// What an edge is called and how it is drawn follows from its place in the tree of constructs.
func TestEdges(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "loop.spvasm"))
	if err != nil {
		t.Fatal(err)
	}
	s := sourceOfText(t, text)
	fig := s.FlowGraph(s.Functions()[0], Options{})
	want := []string{
		"%entry → %head branch",
		"%head → %body branch",
		"%body → %other case default",
		"%body → %a case 0",
		"%body → %b case 1, 7",
		"%a → %b branch",
		"%b → %merge branch",
		"%merge → %continue continue true, continue",
		"%merge → %end__of___loop_ break false, break",
		"%continue → %head back",
	}
	var got []string
	for _, e := range fig.Edges {
		got = append(got, strings.TrimSpace(fmt.Sprintf("%s → %s %s %s", fig.Nodes[e.From].Name, fig.Nodes[e.To].Name, e.Kind,
			e.Label)))
	}
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("edges:\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

// What is declared and not reached is tied to what declares it.
func TestDeclared(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(corpus.Root(), "testdata", "shaders", "asm", "unreachable.spv"))
	if err != nil {
		t.Fatal(err)
	}
	s := source(t, data)
	var got []string
	for _, f := range s.Functions() {
		fig := s.FlowGraph(f, Options{})
		for _, e := range fig.Edges {
			if e.Kind == Declared {
				got = append(got, fmt.Sprintf("%s → %s %s", fig.Nodes[e.From].Name, fig.Nodes[e.To].Name, e.Label))
			}
		}
	}
	want := "%17 → %19 merge block; %25 → %27 continue target; %36 → %40 merge block"
	if text := strings.Join(got, "; "); text != want {
		t.Errorf("declared are %s, want %s", text, want)
	}
}

// A name may hold any bytes; what XML and graphviz give a meaning to is escaped.
func TestNames(t *testing.T) {
	for _, name := range []string{`"`, `<b>&amp;</b>`, `\`, `\n`, "a\nb", "\x01\x1b[31m", "\xff\xfe", "日本語",
		strings.Repeat("x", 3000), `"];`} {
		text := `OpCapability Shader
			OpMemoryModel Logical GLSL450
			OpEntryPoint GLCompute %f "entry"
			OpName %f "name"
			OpName %b "name"
			%void = OpTypeVoid
			%fn = OpTypeFunction %void
			%f = OpFunction %void None %fn
			%b = OpLabel
			OpReturn
			OpFunctionEnd`
		quoted := `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(name) + `"`
		s := sourceOfText(t, []byte(strings.NewReplacer(`"entry"`, quoted, `"name"`, quoted).Replace(text)))
		f := s.Functions()[0]
		if found := s.Named(name); len(found) != 1 || found[0] != f {
			t.Errorf("%q: %d functions are found", name, len(found))
		}
		for _, fig := range []*Figure{s.FlowGraph(f, Options{}), s.DominatorTree(f, Options{})} {
			if err := checkFigure(f, fig); err != nil {
				t.Errorf("%q: %v", name, err)
			}
		}
	}
}

func TestNamed(t *testing.T) {
	s := sourceOfText(t, []byte(`OpCapability Shader
		OpMemoryModel Logical GLSL450
		OpEntryPoint GLCompute %a "entry a"
		OpName %a "one"
		OpName %b "two(f1;"
		OpName %c "two(f1;"
		%void = OpTypeVoid
		%fn = OpTypeFunction %void
		%a = OpFunction %void None %fn
		%1 = OpLabel
		OpReturn
		OpFunctionEnd
		%b = OpFunction %void None %fn
		%2 = OpLabel
		OpReturn
		OpFunctionEnd
		%c = OpFunction %void None %fn
		%3 = OpLabel
		OpReturn
		OpFunctionEnd
		%d = OpFunction %void None %fn
		OpFunctionEnd`))
	names := func(list []*ir.Function) string {
		text := ""
		for _, f := range list {
			text += s.Name(f) + " "
		}
		return strings.TrimSpace(text)
	}
	for name, want := range map[string]string{
		"one": "%one", "entry a": "%one", "%one": "%one", "%1": "%one", "two(f1;": "%two_f1_ %two_f1__0", "%two_f1__0": "%two_f1__0", "two": "", "": "",
	} {
		if got := names(s.Named(name)); got != want {
			t.Errorf("%q names %q, want %q", name, got, want)
		}
	}
	if got := names(s.Functions()); got != "%one %two_f1_ %two_f1__0" {
		t.Errorf("functions %s", got)
	}
	if got := names(s.EntryPoints()); got != "%one" {
		t.Errorf("entry points %s", got)
	}
}

// Blocks are as wide and as high as their text.
func TestTextFits(t *testing.T) {
	lines := 0
	for _, module := range corpus.Own(t) {
		s := source(t, module.Read(t))
		var figures []*Figure
		for _, f := range s.Functions() {
			figures = append(figures, s.FlowGraph(f, Options{}))
		}
		if len(figures) == 0 {
			continue
		}
		n, err := checkText(SVG(figures))
		if err != nil {
			t.Errorf("%s: %v", module.Name, err)
		}
		lines += n
	}
	if lines == 0 {
		t.Error("there is no text")
	}
}

// checkText counts the lines of text in blocks, and returns an error if one is not inside of its block.
func checkText(doc []byte) (lines int, err error) {
	type box struct{ x, y, w, h float64 }
	var block box
	var class []string // of groups
	var at [2]float64
	var text strings.Builder
	number := func(e xml.StartElement, name string) float64 {
		for _, a := range e.Attr {
			if a.Name.Local == name {
				v, _ := strconv.ParseFloat(a.Value, 64)
				return v
			}
		}
		return 0
	}
	inBlock := func() bool { return len(class) > 0 && strings.HasPrefix(class[len(class)-1], "block") }
	for d := xml.NewDecoder(bytes.NewReader(doc)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return lines, nil
		}
		if err != nil {
			return 0, err
		}
		switch e := token.(type) {
		case xml.StartElement:
			switch e.Name.Local {
			case "g":
				name := ""
				for _, a := range e.Attr {
					if a.Name.Local == "class" {
						name = a.Value
					}
				}
				class = append(class, name)
			case "rect":
				block = box{number(e, "x"), number(e, "y"), number(e, "width"), number(e, "height")}
			case "text":
				at = [2]float64{number(e, "x"), number(e, "y")}
				text.Reset()
			}
		case xml.CharData:
			text.Write(e)
		case xml.EndElement:
			switch {
			case e.Name.Local == "g":
				class = class[:len(class)-1]
			case e.Name.Local == "text" && inBlock():
				lines++
				const widest, above, below = 0.602 * 12, 10.0, 3.0 // of the fonts in the style sheet
				right := at[0] + widest*float64(len([]rune(text.String())))
				if at[0] < block.x+4 || right > block.x+block.w-4 || at[1]-above < block.y || at[1]+below > block.y+block.h {
					return 0, fmt.Errorf("the text %q at %v is not inside of its block %v", text.String(), at, block)
				}
			}
		}
	}
}
