package cli

import (
	"strings"

	"hone/internal/picture"
)

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
