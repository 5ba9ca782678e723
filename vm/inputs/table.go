package inputs

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"hone/internal/wording"
	"hone/vm/layout"
)

// perLine is how many numbers of an array are in a line.
const perLine = 8

// Window is a part of a buffer, in bytes. The zero value is all of it.
type Window struct{ from, to int }

// Hides reports whether nothing between two offsets is in the window.
func (w Window) Hides(from, to int) bool { return w.to > 0 && (to <= w.from || from >= w.to) }

// Table returns a buffer, or a part of it, as lines of numbers, at most so many.
func (b *Buffer) Table(part Window, most int) []byte {
	p := tablePrinter{data: b.Data, Window: part, most: most}
	p.value(b.Layout, "", 0)
	if part.to > 0 && p.n == 0 { // after what the layout has, or between
		from := part.from &^ 3
		p.line(fmt.Sprintf("+%d", from), p.numbers(words, from, 0, (part.to+3-from)/4))
	}
	return p.text(b.Name)
}

// tablePrinter makes lines of a buffer: the name of a part, and its numbers.
type tablePrinter struct {
	data []byte
	Window
	most  int
	lines [][2]string // the first ones
	last  [][2]string // of those that are left out the last ones, in turns
	n     int         // of all
}

func (p *tablePrinter) line(name, numbers string) {
	line := [2]string{strings.TrimPrefix(name, "."), numbers}
	tail := p.most / 4
	switch {
	case p.n < p.most-tail:
		p.lines = append(p.lines, line)
	case len(p.last) < tail:
		p.last = append(p.last, line)
	default:
		p.last[(p.n-p.most)%tail] = line
	}
	p.n++
}

// text returns all lines, below a title.
func (p *tablePrinter) text(title string) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "%s, %s:\n", title, wording.Plural(len(p.data), "byte"))
	lines, left := p.lines, max(p.n-p.most, 0)
	at := len(lines)
	for i := range p.last {
		lines = append(lines, p.last[(i+left)%len(p.last)])
	}
	width := 0
	for _, l := range lines {
		width = max(width, len(l[0]))
	}
	for i, l := range lines {
		if i == at && left > 0 {
			fmt.Fprintf(&out, "  ... %s more\n", wording.Plural(left, "line"))
		}
		fmt.Fprintf(&out, "  %-*s  %s\n", width, l[0], l[1])
	}
	return out.Bytes()
}

// value adds what lies at an offset. Its depth is that of the type.
func (p *tablePrinter) value(l *layout.Type, name string, at int) {
	switch n := p.count(l, at); {
	case p.Hides(at, at+p.extent(l, at)):
	case l.Kind == layout.Struct:
		for _, f := range l.Fields {
			p.value(f.Layout, name+"."+f.Name, at+f.Offset)
		}
	case l.Kind == layout.Vector:
		p.line(name, p.numbers(l, at, 0, n))
	case l.Kind == layout.Array && isScalar(l.Element):
		for k := 0; k < n; k += perLine {
			to := min(k+perLine, n)
			if p.Hides(at+k*l.Stride, at+(to-1)*l.Stride+l.Element.Size) {
				continue
			}
			p.line(name+Indexes(k, to), p.numbers(l, at, k, to))
		}
	case l.Kind == layout.Array || l.Kind == layout.Matrix:
		for k := range n {
			p.value(l.Element, name+"["+strconv.Itoa(k)+"]", at+k*l.Stride)
		}
	case at+l.Size <= len(p.data):
		p.line(name, p.number(l, at))
	}
}

// extent returns how many bytes a type has; one with a runtime array all that are left.
func (p *tablePrinter) extent(l *layout.Type, at int) int {
	if isSized(l) {
		return l.Size
	}
	return max(len(p.data)-at, 0)
}

// Indexes names elements from one to before another.
func Indexes(from, to int) string {
	if to == from+1 {
		return fmt.Sprintf("[%d]", from)
	}
	return fmt.Sprintf("[%d..%d]", from, to-1)
}

// count returns how many elements there are; of a runtime array as many as the buffer has.
func (p *tablePrinter) count(l *layout.Type, at int) int {
	if l.Count > 0 || l.Stride == 0 {
		return l.Count
	}
	return max(len(p.data)-at, 0) / l.Stride
}

func isScalar(l *layout.Type) bool {
	return l.Kind == layout.Int || l.Kind == layout.Float || l.Kind == layout.Address
}

// numbers returns elements of an array or vector of scalars.
func (p *tablePrinter) numbers(l *layout.Type, at, from, to int) string {
	var out []string
	for k := from; k < to; k++ {
		out = append(out, p.number(l.Element, at+k*l.Stride))
	}
	return strings.Join(out, " ")
}

// number returns a scalar, "-" beyond the end.
func (p *tablePrinter) number(l *layout.Type, at int) string {
	if at+l.Size > len(p.data) {
		return "-"
	}
	v := numberAt(p.data[at:], l.Width)
	if l.Kind == layout.Address {
		return fmt.Sprintf("%#x", v)
	}
	return numberTypeOf(l).text(v)
}

// Numbers returns a buffer as a text of numbers, which @FILE reads: a line for each scalar, or for each vector.
func (b *Buffer) Numbers() []byte {
	p := tablePrinter{data: b.Data}
	return p.appendNumbers(nil, b.Layout, 0)
}

// appendNumbers appends what lies at an offset. Its depth is that of the type.
func (p *tablePrinter) appendNumbers(out []byte, l *layout.Type, at int) []byte {
	switch n := p.count(l, at); {
	case l.Kind == layout.Struct:
		for _, f := range l.Fields {
			out = p.appendNumbers(out, f.Layout, at+f.Offset)
		}
	case l.Kind == layout.Vector:
		out = append(append(out, p.numbers(l, at, 0, n)...), '\n')
	case l.Kind == layout.Array || l.Kind == layout.Matrix:
		for k := range n {
			out = p.appendNumbers(out, l.Element, at+k*l.Stride)
		}
	default:
		out = append(append(out, p.number(l, at)...), '\n')
	}
	return out
}
