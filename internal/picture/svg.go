package picture

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"math"
	"strconv"

	"hone/internal/layout"
)

// Sizes in pixels. A character is as wide as the widest of common monospaced fonts has it, so that text fits
// whichever is there.
const (
	charWidth   = 12 * 0.605 // of instructions
	lineHeight  = 16.0
	smallWidth  = 10 * 0.605 // of labels and titles of boxes
	smallHeight = 12.0
	titleWidth  = 16 * 0.65
	titleHeight = 28.0
	inset       = 9.0 // between the border of a block and its text
	nameHeight  = 20.0
	pageMargin  = 16.0
	legendItem  = 24.0 // the line before a legend's text
)

// SVG returns figures as one picture, one below the other. It is a document that needs nothing else: fonts are
// those of the viewer, colors follow its dark mode.
func SVG(figures []*Figure) []byte {
	s := &svg{}
	y := pageMargin
	width := 0.0
	for _, f := range figures {
		w, h := s.figure(f, pageMargin, y)
		width = max(width, w)
		y += h + 2*pageMargin
	}
	return s.document(figures, width+2*pageMargin, max(y-pageMargin, 2*pageMargin))
}

// svg collects elements.
type svg struct{ out bytes.Buffer }

func (s *svg) printf(format string, args ...any) { fmt.Fprintf(&s.out, format, args...) }

// document puts what was collected between the first and the last line.
func (s *svg) document(figures []*Figure, width, height float64) []byte {
	var doc svg
	doc.printf(`<svg xmlns="http://www.w3.org/2000/svg" width="%[1]s" height="%[2]s" viewBox="0 0 %[1]s %[2]s"`+
		` role="img" xml:space="preserve">`+"\n", num(width), num(height))
	title := ""
	for i, f := range figures {
		if i > 0 {
			title += "; "
		}
		title += f.Title
	}
	doc.printf("<title>%s</title>\n<style>%s</style>\n", escape(title), style)
	doc.printf(`<rect class="page" width="%s" height="%s"/>`+"\n", num(width), num(height))
	doc.out.Write(s.out.Bytes())
	doc.printf("</svg>\n")
	return doc.out.Bytes()
}

// figure draws a figure with its title and legend, and returns its size.
func (s *svg) figure(f *Figure, x, y float64) (width, height float64) {
	s.printf(`<g transform="translate(%s %s)">`+"\n", num(x), num(y))
	s.printf(`<text class="title" x="0" y="16">%s</text>`+"\n", escape(f.Title))
	top := titleHeight
	width = titleWidth * float64(textWidth(f.Title))
	for _, line := range f.Head {
		s.line(line, 0, top+11)
		width = max(width, charWidth*float64(line.Width()))
		top += lineHeight
	}
	l := layout.Compute(graphOf(f))
	s.printf(`<g transform="translate(0 %s)">`+"\n", num(top))
	s.boxes(f, l)
	s.edges(f, l)
	for i := range f.Nodes {
		s.node(&f.Nodes[i], l.Nodes[i])
	}
	s.labels(f, l)
	s.printf("</g>\n")
	whole := l.Boxes[0]
	w, h := s.legend(f, top+whole.H+pageMargin, max(whole.W, width))
	s.printf("</g>\n")
	return max(width, whole.W, w), top + whole.H + pageMargin + h
}

// graphOf returns what is to lay out.
func graphOf(f *Figure) *layout.Graph {
	g := &layout.Graph{}
	for _, b := range f.Boxes {
		title := layout.Size{W: smallWidth * float64(textWidth(b.Title)), H: smallHeight}
		if b.Title == "" {
			title = layout.Size{}
		}
		g.Boxes = append(g.Boxes, layout.Box{Parent: b.Parent, Title: title})
	}
	for i := range f.Nodes {
		n := &f.Nodes[i]
		columns := textWidth(n.Name)
		if n.Note != "" {
			columns += 2 + textWidth(n.Note)
		}
		for _, line := range n.Lines {
			columns = max(columns, line.Width())
		}
		size := layout.Size{W: math.Ceil(2*inset + charWidth*float64(columns)), H: nameHeight}
		if len(n.Lines) > 0 {
			size.H += lineHeight*float64(len(n.Lines)) + inset
		}
		g.Nodes = append(g.Nodes, layout.Node{Size: size, Box: n.Box})
	}
	room := make([]float64, len(f.Nodes)) // for labels
	for _, e := range f.Edges {
		edge := layout.Edge{From: e.From, To: e.To, Class: int(e.Kind), Fork: e.Kind == Case ||
			e.Kind == TreeEdge, Back: e.Kind == Back}
		if e.Label != "" {
			edge.Label = layout.Size{W: smallWidth * float64(textWidth(e.Label)), H: smallHeight}
			if !edge.Fork {
				room[e.From] += edge.Label.W + 2*inset
			}
		}
		g.Edges = append(g.Edges, edge)
	}
	for i := range g.Nodes {
		g.Nodes[i].W = max(g.Nodes[i].W, math.Ceil(room[i]))
	}
	return g
}

// boxes draws boxes, outer ones first.
func (s *svg) boxes(f *Figure, l *layout.Layout) {
	for i, b := range f.Boxes {
		r := l.Boxes[i]
		if i == 0 || r.W == 0 {
			continue
		}
		s.printf(`<g class="box %s"><title>%s</title>%s`, boxClass(b), escape(b.Tip), rect(r, 6))
		if b.Title != "" {
			s.printf(`<text class="small" x="%s" y="%s">%s</text>`, num(l.Titles[i].X), num(l.Titles[i].Y+9), escape(b.Title))
		}
		s.printf("</g>\n")
	}
}

func boxClass(b Box) string {
	if b.Depth > 0 {
		return b.Kind.String() + depthClass(b.Depth)
	}
	return b.Kind.String()
}

// depthClass returns the class of what is in so many loops. There are not endlessly many colors.
func depthClass(depth int) string {
	if depth == 0 {
		return ""
	}
	return " depth" + strconv.Itoa(min(depth, maxDepthColor))
}

// edges draws the lines of edges.
func (s *svg) edges(f *Figure, l *layout.Layout) {
	for i, e := range f.Edges {
		line := l.Routes[i].Points
		s.printf(`<g class="edge %s"><title>%s</title><path class="line" d="%s"/>`, e.Kind, escape(e.Tip), rounded(line))
		if p := line[len(line)-1]; e.Kind != TreeEdge {
			s.printf(`<path class="arrow" d="M%s %sl-4 -8h8z"/>`, num(p.X), num(p.Y))
		}
		s.printf("</g>\n")
	}
}

// labels draws the labels of edges, above everything.
func (s *svg) labels(f *Figure, l *layout.Layout) {
	for i, e := range f.Edges {
		if e.Label != "" {
			p := l.Routes[i].Label
			s.printf(`<text class="small label %s" x="%s" y="%s">%s</text>`+"\n", e.Kind, num(p.X), num(p.Y+9), escape(e.Label))
		}
	}
}

// node draws a block.
func (s *svg) node(n *Node, r layout.Rect) {
	s.printf(`<g class="block%s"><title>%s</title>%s`, depthClass(n.Depth), escape(n.Tip), rect(r, 4))
	s.printf(`<text class="name" x="%s" y="%s">%s`, num(r.X+inset), num(r.Y+14), escape(n.Name))
	if n.Note != "" {
		s.printf(`<tspan class="note">  %s</tspan>`, escape(n.Note))
	}
	s.printf("</text>\n")
	for i, line := range n.Lines {
		s.line(line, r.X+inset, r.Y+nameHeight+12+lineHeight*float64(i))
	}
	s.printf("</g>\n")
}

// roleClasses are the classes of text.
var roleClasses = map[Role]string{Result: "r", ID: "i", Literal: "s", Value: "v"}

// line draws a line of text whose base line begins at x, y.
func (s *svg) line(line Line, x, y float64) {
	s.printf(`<text x="%s" y="%s">`, num(x), num(y))
	for _, span := range line {
		if class := roleClasses[span.Role]; class != "" {
			s.printf(`<tspan class="%s">%s</tspan>`, class, escape(span.Text))
		} else {
			s.printf("%s", escape(span.Text))
		}
	}
	s.printf("</text>\n")
}

// legend shows the kinds of edges that there are, in lines not longer than width, and returns its size.
func (s *svg) legend(f *Figure, top, width float64) (w, h float64) {
	var used [numEdgeKinds]bool
	for _, e := range f.Edges {
		if edgeKinds[e.Kind].legend == "" {
			used[Branch] = true
		} else {
			used[e.Kind] = !f.Tree
		}
	}
	x, y := 0.0, top
	for k, show := range used {
		if !show {
			continue
		}
		text := edgeKinds[k].legend
		length := legendItem + 6 + smallWidth*float64(textWidth(text)) + 18
		if x > 0 && x+length > width {
			x, y = 0, y+lineHeight
		}
		s.printf(`<g class="edge %s"><path class="line" d="M%s %sh%s"/>`, EdgeKind(k), num(x), num(y), num(legendItem-6))
		s.printf(`<path class="arrow" d="M%s %sl-8 -4v8z"/></g>`, num(x+legendItem), num(y))
		s.printf(`<text class="small" x="%s" y="%s">%s</text>`+"\n", num(x+legendItem+6), num(y+3.5), escape(text))
		x += length
		w = max(w, x)
	}
	if x == 0 {
		return 0, 0
	}
	return w, y - top + lineHeight/2
}

func rect(r layout.Rect, radius float64) string {
	return fmt.Sprintf(`<rect x="%s" y="%s" width="%s" height="%s" rx="%s"/>`, num(r.X), num(r.Y), num(r.W), num(r.H),
		num(radius))
}

// rounded returns the path of a line whose corners are rounded off.
func rounded(line []layout.Point) string {
	const radius = 7.0
	path := "M" + point(line[0])
	for i := 1; i < len(line)-1; i++ {
		a, b, c := line[i-1], line[i], line[i+1]
		r := min(radius, length(a, b)/2, length(b, c)/2)
		path += "L" + point(towards(b, a, r)) + "Q" + point(b) + " " + point(towards(b, c, r))
	}
	return path + "L" + point(line[len(line)-1])
}

func length(a, b layout.Point) float64 { return math.Abs(a.X-b.X) + math.Abs(a.Y-b.Y) }

// towards returns the point that is by r nearer to b than a is.
func towards(a, b layout.Point, r float64) layout.Point {
	n := length(a, b)
	if n == 0 {
		return a
	}
	return layout.Point{X: a.X + (b.X-a.X)*r/n, Y: a.Y + (b.Y-a.Y)*r/n}
}

func point(p layout.Point) string { return num(p.X) + " " + num(p.Y) }

// num writes a coordinate, to a tenth of a pixel.
func num(x float64) string { return strconv.FormatFloat(math.Round(10*x)/10, 'f', -1, 64) }

// escape returns text as it stands in XML. What can't be in XML becomes U+FFFD.
func escape(text string) string {
	var b bytes.Buffer
	xml.EscapeText(&b, []byte(text)) // writing to a buffer does not fail
	return b.String()
}
