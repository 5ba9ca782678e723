package picture

import (
	"bytes"
	"fmt"
	"strings"
)

// DOT returns figures as one graph in the language of graphviz, boxes as clusters; of several figures, each is
// a cluster too.
func DOT(figures []*Figure) []byte {
	d := &dot{}
	d.line(`digraph {`)
	d.line(`node [shape=box fontname="monospace" fontsize=10 margin="0.1,0.05"]`)
	d.line(`edge [fontname="monospace" fontsize=9]`)
	d.line(`graph [fontname="monospace" fontsize=10]`)
	for i, f := range figures {
		d.figure(i, f, len(figures) > 1)
	}
	d.depth = 0
	d.line(`}`)
	return d.out.Bytes()
}

// dot collects lines.
type dot struct {
	out   bytes.Buffer
	depth int
}

func (d *dot) line(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if strings.HasPrefix(text, "}") {
		d.depth--
	}
	d.out.WriteString(strings.Repeat("  ", max(0, d.depth)))
	d.out.WriteString(text)
	d.out.WriteByte('\n')
	if strings.HasSuffix(text, "{") {
		d.depth++
	}
}

// figure writes a figure. Nodes of figure i are called fIbJ.
func (d *dot) figure(i int, f *Figure, cluster bool) {
	if cluster {
		d.line(`subgraph "cluster_f%d" {`, i)
	}
	head := ""
	for _, l := range f.Head {
		head += `\l` + quoted(l.String())
	}
	d.line(`label="%s%s\l" labelloc=t labeljust=l`, quoted(f.Title), head)
	inside := make([][]int, len(f.Boxes)) // boxes directly in each box
	for b := 1; b < len(f.Boxes); b++ {
		inside[f.Boxes[b].Parent] = append(inside[f.Boxes[b].Parent], b)
	}
	nodes := make([][]int, len(f.Boxes))
	for n := range f.Nodes {
		nodes[f.Nodes[n].Box] = append(nodes[f.Nodes[n].Box], n)
	}
	// Depth first: -b ends box b.
	for stack := []int{0}; len(stack) > 0; {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if b < 0 {
			d.line(`}`)
			continue
		}
		if b > 0 {
			d.line(`subgraph "cluster_f%db%d" {`, i, b)
			d.line(`label="%s" labeljust=l style=%s color="%s"`, quoted(f.Boxes[b].Title), boxStyles[f.Boxes[b].Kind].dot,
				boxStyles[f.Boxes[b].Kind].color)
			stack = append(stack, -b)
		}
		for _, n := range nodes[b] {
			d.node(i, n, &f.Nodes[n])
		}
		for k := len(inside[b]) - 1; k >= 0; k-- {
			stack = append(stack, inside[b][k])
		}
	}
	for _, e := range f.Edges {
		d.edge(i, e)
	}
	if cluster {
		d.line(`}`)
	}
}

func (d *dot) node(i, n int, node *Node) {
	label := quoted(node.Name)
	if node.Note != "" {
		label += "  " + quoted(node.Note)
	}
	for _, l := range node.Lines {
		label += `\l` + quoted(l.String())
	}
	fill := ""
	if node.Depth > 0 {
		fill = fmt.Sprintf(` style=filled fillcolor="%s"`, depthColors[min(node.Depth, maxDepthColor)-1])
	}
	d.line(`f%db%d [label="%s\l" tooltip="%s"%s]`, i, n, label, quoted(node.Tip), fill)
}

func (d *dot) edge(i int, e Edge) {
	from, to, turned := e.From, e.To, ""
	if e.Kind == Back { // or dot might find another edge of the cycle to be the one upwards
		from, to, turned = e.To, e.From, " dir=back"
	}
	s := edgeStyles[e.Kind]
	d.line(`f%db%d -> f%db%d [label="%s" tooltip="%s" color="%s" fontcolor="%s" style=%s%s]`,
		i, from, i, to, quoted(e.Label), quoted(e.Tip), s.color, s.color, s.dot, turned)
}

// quoted returns text as it stands between quotation marks.
func quoted(text string) string {
	return strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\r", " ", "\x00", " ").Replace(strings.ToValidUTF8(text,
		"\uFFFD"))
}
