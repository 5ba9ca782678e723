package coverage

import (
	"fmt"
	"strconv"
	"strings"
)

// Function is a function that was given counters, with all that is needed to read them.
type Function struct {
	Name  string
	Place Line // where it is defined
	// Flags says that there is a flag for each node for which the field of that name is set, and no counter of an edge
	Flags   bool
	Flagged []bool
	First   int // the number of its first counter in the buffer
	Graph   Graph
	Pieces  []Piece // by node
	Files   []string
}

// Piece is what stands behind a node: a block of the code, or a part of one.
type Piece struct {
	Lines  []Line // of its instructions, each once
	Branch Line   // of the branch or switch at its end, if that is one
}

// Line is a line of the source. The zero value is none.
type Line struct{ File, Number int } // index in the files of the function; from 1 on

// Counters returns how many counters a function has.
func (f *Function) Counters() (n int) {
	if f.Flags {
		for _, is := range f.Flagged {
			if is {
				n++
			}
		}
		return n
	}
	for _, e := range f.Graph.Edges {
		if e.Counted {
			n++
		}
	}
	return n
}

// Text returns the function in the form that [ParseFunction] reads: fields with tabs between them, which are the name,
// flags or counts, the number of the first counter, the line where it is defined, the nodes, and the files. A node is,
// with semicolons between them, the lines, the line of the branch, and the successors; "*" before it says that it has a
// flag, "+" behind a successor that the edge has a counter, "!" that it is a hidden one. Lines of another file than the
// first have its index before them.
func (f *Function) Text() string {
	var b strings.Builder
	b.WriteString(clean(f.Name))
	b.WriteString("\t" + kindNames[f.Flags] + "\t" + strconv.Itoa(f.First) + "\t")
	f.Place.write(&b)
	b.WriteByte('\t')
	edge := 0
	for v := range f.Graph.Nodes {
		if v > 0 {
			b.WriteByte(' ')
		}
		if f.Flags && f.Flagged[v] {
			b.WriteByte('*')
		}
		for i, l := range f.Pieces[v].Lines {
			if i > 0 {
				b.WriteByte(',')
			}
			l.write(&b)
		}
		b.WriteByte(';')
		f.Pieces[v].Branch.write(&b)
		b.WriteByte(';')
		for first := true; edge < len(f.Graph.Edges) && f.Graph.Edges[edge].From == int32(v); edge++ {
			e := f.Graph.Edges[edge]
			if !first {
				b.WriteByte(',')
			}
			first = false
			b.WriteString(strconv.Itoa(int(e.To)))
			switch {
			case e.Hidden:
				b.WriteByte('!')
			case e.Counted:
				b.WriteByte('+')
			}
		}
	}
	for _, name := range f.Files {
		b.WriteString("\t" + clean(name))
	}
	return b.String()
}

var kindNames = map[bool]string{false: "counts", true: "flags"}

func (l Line) write(b *strings.Builder) {
	if l.Number == 0 {
		return
	}
	if l.File > 0 {
		b.WriteString(strconv.Itoa(l.File) + ":")
	}
	b.WriteString(strconv.Itoa(l.Number))
}

// clean returns a name without what tells fields apart.
func clean(name string) string {
	return strings.Map(func(c rune) rune {
		if c < ' ' {
			return ' '
		}
		return c
	}, name)
}

// ParseFunction reads the text of a function.
func ParseFunction(text string) (*Function, error) {
	fields := strings.Split(text, "\t")
	if len(fields) < 5 {
		return nil, fmt.Errorf("the table of counters is broken: %.40q", text)
	}
	f := &Function{Name: fields[0], Flags: fields[1] == kindNames[true], Files: fields[5:]}
	p := parser{files: len(f.Files)}
	f.First = p.number(fields[2])
	f.Place = p.line(fields[3])
	nodes := strings.Split(fields[4], " ")
	p.bad = p.bad || len(nodes) < 2
	f.Graph.Nodes = len(nodes)
	f.Flagged, f.Pieces = make([]bool, len(nodes)), make([]Piece, len(nodes))
	for v, node := range nodes {
		node, f.Flagged[v] = strings.CutPrefix(node, "*")
		parts := strings.Split(node, ";")
		if len(parts) != 3 {
			p.bad = true
			break
		}
		for l := range list(parts[0]) {
			f.Pieces[v].Lines = append(f.Pieces[v].Lines, p.line(l))
		}
		f.Pieces[v].Branch = p.line(parts[1])
		for s := range list(parts[2]) {
			e := Edge{From: int32(v)}
			s, e.Counted = strings.CutSuffix(s, "+")
			s, e.Hidden = strings.CutSuffix(s, "!")
			to := p.number(s)
			p.bad = p.bad || to >= len(nodes)
			e.To = int32(to)
			f.Graph.Edges = append(f.Graph.Edges, e)
		}
	}
	if p.bad {
		return nil, fmt.Errorf("the table of counters is broken: function %.40q", f.Name)
	}
	return f, nil
}

// list yields what stands between commas, nothing for an empty text.
func list(text string) func(func(string) bool) {
	if text == "" {
		return func(func(string) bool) {}
	}
	return strings.SplitSeq(text, ",")
}

// parser reads numbers, and knows whether one was bad.
type parser struct {
	files int
	bad   bool
}

func (p *parser) number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > 1<<30 {
		p.bad = true
		return 0
	}
	return n
}

func (p *parser) line(text string) Line {
	if text == "" {
		return Line{}
	}
	file, number, has := strings.Cut(text, ":")
	if !has {
		file, number = "0", text
	}
	l := Line{p.number(file), p.number(number)}
	p.bad = p.bad || l.File >= p.files
	return l
}
