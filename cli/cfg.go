package cli

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v3"

	"hone/internal/picture"
	"hone/ir"
)

func (s *session) cfgCommand() *cli.Command {
	return &cli.Command{
		Name:      "cfg",
		Usage:     "draw the control flow graph of a function",
		UsageText: "hone cfg IN [--function NAME | --all] [-o FILE.svg | -o FILE.dot] [FLAG...]",
		Description: `IN is a module or its text, - for standard input. The picture shows blocks with their instructions, edges by
kind, and the constructs of structured control flow as boxes; in a kernel, natural loops. It is an SVG that any browser
shows, or the input of graphviz if the name after -o ends in .dot. Without -o it goes to standard output.

Without --function the function of the only entry point is drawn.

Examples:
  hone cfg shader.spv -o shader.svg
  hone cfg shader.spv --function 'blur(vf2;' --loops -o blur.svg
  hone cfg shader.spv --dom -o dominators.svg
  hone opt shader.spv | hone cfg - > after.svg     what the optimizer made of it
  hone cfg shader.spv --format dot | dot -Tpdf -o shader.pdf`,
		Flags: []cli.Flag{
			jsonFlag(),
			outputFlag("write to `FILE`, or to this folder: under the name of IN, ending in .svg, or .dot with --format dot"),
			&cli.StringFlag{Name: "function", Usage: "draw the function `NAME`: what OpName or an entry point calls it, or its id, such as %4", OnlyOnce: true},
			&cli.BoolFlag{Name: "all", Usage: "draw all functions, one below the other"},
			&cli.BoolFlag{Name: "dom", Usage: "draw the dominator tree instead"},
			&cli.BoolFlag{Name: "loops", Usage: "color blocks by the number of loops around them"},
			&cli.IntFlag{Name: "max-lines", Usage: "shorten blocks to `N` lines; the end of a block stays", OnlyOnce: true, HideDefault: true},
			&cli.StringFlag{Name: "format", Usage: "write `FORMAT`, svg or dot, whatever the name of the output is", OnlyOnce: true},
			grammarFlag(),
		},
		Action: s.cfg,
	}
}

// pictureFormats are the formats of figures, by the extension of a file and the value of --format.
var pictureFormats = map[string]func([]*picture.Figure) []byte{"svg": picture.SVG, "dot": picture.DOT,
	"gv": picture.DOT}

func (s *session) cfg(_ context.Context, c *cli.Command) error {
	format, err := pictureFormat(c)
	if err != nil {
		return err
	}
	if c.Bool("json") && (c.IsSet("o") || c.IsSet("format")) {
		return usagef("cfg: --json prints to standard output and contradicts -o and --format")
	}
	if c.IsSet("function") && c.Bool("all") {
		return usagef("cfg: --function and --all contradict each other")
	}
	if c.IsSet("max-lines") && c.Int("max-lines") < 1 {
		return usagef("cfg: --max-lines %d: want 1 or more", c.Int("max-lines"))
	}
	in, out, err := s.inOut(c, "."+format)
	if err != nil {
		return err
	}
	if in != std && sameFile(in, out) {
		return usagef("cfg: the picture would overwrite %s", in)
	}
	return protect(shown(in), func() error {
		m, err := s.readModule(in)
		if err != nil {
			return err
		}
		defer m.Release()
		source, err := picture.NewSource(m)
		if err != nil {
			return inputError(shown(in), err)
		}
		functions, err := chosenFunctions(c, source)
		if err != nil {
			return inputError(shown(in), err)
		}
		o := picture.Options{Loops: c.Bool("loops"), MaxLines: c.Int("max-lines")}
		var figures []*picture.Figure
		for _, f := range functions {
			if c.Bool("dom") {
				figures = append(figures, source.DominatorTree(f, o))
			} else {
				figures = append(figures, source.FlowGraph(f, o))
			}
		}
		if c.Bool("json") {
			list := cfgJSON{}
			for i, f := range functions {
				list.Functions = append(list.Functions, graphOf(source.Name(f), figures[i]))
			}
			return s.writeJSON(list)
		}
		return s.write(out, pictureFormats[format](figures))
	})
}

// pictureFormat returns what --format says, or else the extension of the output.
func pictureFormat(c *cli.Command) (string, error) {
	if c.IsSet("format") {
		if f := c.String("format"); pictureFormats[f] != nil {
			return f, nil
		}
		return "", usagef("cfg: --format %s: want svg or dot", c.String("format"))
	}
	ext := strings.TrimPrefix(filepath.Ext(c.String("o")), ".")
	switch {
	case pictureFormats[ext] != nil:
		return ext, nil
	case ext == "" || isFolder(c.String("o")):
		return "svg", nil
	}
	return "", usagef("cfg: -o %s: the name ends neither in .svg nor in .dot; --format says which is meant", c.String("o"))
}

// chosenFunctions returns the functions that --function and --all ask for; without them, that of the only entry
// point, or the only one.
func chosenFunctions(c *cli.Command, source *picture.Source) ([]*ir.Function, error) {
	all := source.Functions()
	switch {
	case len(all) == 0:
		return nil, errNoFunctions
	case c.Bool("all"):
		return all, nil
	case c.IsSet("function"):
		found := source.Named(c.String("function"))
		switch len(found) {
		case 0:
			return nil, functionList(source, all, "no function is called %q; there are", c.String("function"))
		case 1:
			return found, nil
		}
		return nil, functionList(source, found, "%d functions are called %q", len(found), c.String("function"))
	}
	if entries := source.EntryPoints(); len(entries) == 1 {
		return entries, nil
	}
	if len(all) == 1 {
		return all, nil
	}
	return nil, functionList(source, all, "there are %d functions; choose one with --function, or --all", len(all))
}

var errNoFunctions = errors.New("the module has no function with blocks")

// functionList returns an error that ends with the names of functions.
func functionList(source *picture.Source, list []*ir.Function, format string, args ...any) error {
	const most = 20
	var names []string
	for _, f := range list[:min(most, len(list))] {
		names = append(names, source.Name(f))
	}
	if len(list) > most {
		names = append(names, fmt.Sprintf("and %d more", len(list)-most))
	}
	return fmt.Errorf("%s: %s", fmt.Sprintf(format, args...), strings.Join(names, ", "))
}

// cfgJSON is the output of hone cfg --json.
type cfgJSON struct {
	Functions []graphJSON `json:"functions"`
}

// graphJSON is the graph of a function. Edges and constructs name blocks and constructs by their index.
type graphJSON struct {
	Function   string          `json:"function"`
	Blocks     []blockJSON     `json:"blocks"`
	Edges      []edgeJSON      `json:"edges"`
	Constructs []constructJSON `json:"constructs"` // the first is the whole function
}

type blockJSON struct {
	Name      string   `json:"name"`
	Note      string   `json:"note"`
	Lines     []string `json:"instructions"`
	Construct int      `json:"construct"` // the innermost
}

type edgeJSON struct {
	From  int    `json:"from"`
	To    int    `json:"to"`
	Kind  string `json:"kind"`
	Label string `json:"label"`
}

type constructJSON struct {
	Kind   string `json:"kind"`
	Title  string `json:"title"`
	Parent int    `json:"parent"` // of the whole function: itself
}

func graphOf(name string, f *picture.Figure) graphJSON {
	out := graphJSON{name, []blockJSON{}, []edgeJSON{}, []constructJSON{}}
	for _, n := range f.Nodes {
		block := blockJSON{n.Name, n.Note, []string{}, n.Box}
		for _, line := range n.Lines {
			block.Lines = append(block.Lines, line.String())
		}
		out.Blocks = append(out.Blocks, block)
	}
	for _, e := range f.Edges {
		out.Edges = append(out.Edges, edgeJSON{e.From, e.To, e.Kind.String(), e.Label})
	}
	for _, b := range f.Boxes {
		out.Constructs = append(out.Constructs, constructJSON{strings.TrimSuffix(b.Kind.String(), "box"), b.Title, b.Parent})
	}
	return out
}
