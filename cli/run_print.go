package cli

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"hone/vm/layout"
)

// Lines of a buffer that are printed: where --out names it, and where nothing does.
const (
	linesAsked = 64
	linesShort = 16
	perLine    = 8 // numbers of an array
)

// output is what becomes of a buffer.
type output struct {
	buffer *runBuffer
	part   window // of it, which is printed
	to     source // "" to print it
}

// window is a part of a buffer, in bytes. The zero value is all of it.
type window struct{ from, to int }

// hides reports whether nothing between two offsets is in the window.
func (w window) hides(from, to int) bool { return w.to > 0 && (to <= w.from || from >= w.to) }

// outputs finds the buffers that --out names.
func (r *shaderRun) outputs() ([]output, error) {
	var list []output
	files := map[string]bool{canonical(r.inputs.shader): true}
	for i := range r.inputs.out {
		a := &r.inputs.out[i]
		if a.value.text != "" {
			file := canonical(a.value.path(strings.TrimPrefix(a.value.text, "@")))
			if files[file] {
				return nil, usagef("run: %s%s would be overwritten", a.where, file)
			}
			files[file] = true
		}
		b, part, err := r.outputNamed(a.name)
		if err != nil {
			return nil, r.fail(a, err)
		}
		if a.value.text != "" && part != (window{}) {
			return nil, usagef("run: %sa file gets all of a buffer, and not a part", a.where)
		}
		if a.value.text == std {
			return nil, usagef("run: %swant a file; without one the buffer is printed", a.where)
		}
		list = append(list, output{b, part, a.value})
	}
	return list, nil
}

// write prints buffers and writes files. Without --out it prints what changed.
func (r *shaderRun) write(list []output) error {
	for _, o := range list {
		name, text := strings.CutPrefix(o.to.text, "@")
		var err error
		switch file := o.to.path(name); {
		case o.to.text == "":
			err = r.print(o.buffer, o.part, linesAsked)
			r.noteUndefined(o.buffer, o.part)
		case text:
			err = r.session.write(file, o.buffer.numbers())
		default:
			err = r.session.write(file, o.buffer.data)
		}
		if err != nil {
			return err
		}
	}
	if len(list) > 0 {
		return nil
	}
	changed := false
	for _, b := range r.buffers {
		if !bytes.Equal(b.data, b.before) {
			changed = true
			if err := r.print(b, window{}, linesShort); err != nil {
				return err
			}
			r.noteUndefined(b, window{})
		}
	}
	if !changed {
		r.note("no buffer changed")
		r.printNotes()
	}
	return nil
}

// print prints a buffer, or a part of it.
func (r *shaderRun) print(b *runBuffer, part window, most int) error {
	p := tablePrinter{data: b.data, window: part, most: most}
	p.value(b.layout, "", 0)
	if part.to > 0 && p.n == 0 { // behind what the layout has, or between
		from := part.from &^ 3
		p.line(fmt.Sprintf("+%d", from), p.numbers(words, from, 0, (part.to+3-from)/4))
	}
	_, err := r.stdout.Write(p.text(b.name))
	if err != nil {
		return inputError("standard output", err)
	}
	return nil
}

// tablePrinter makes lines of a buffer: the name of a part, and its numbers.
type tablePrinter struct {
	data []byte
	window
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
	fmt.Fprintf(&out, "%s, %s:\n", title, plural(len(p.data), "byte"))
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
			fmt.Fprintf(&out, "  ... %s more\n", plural(left, "line"))
		}
		fmt.Fprintf(&out, "  %-*s  %s\n", width, l[0], l[1])
	}
	return out.Bytes()
}

// value adds what lies at an offset. Its depth is that of the type.
func (p *tablePrinter) value(l *layout.Type, name string, at int) {
	switch n := p.count(l, at); {
	case p.hides(at, at+p.extent(l, at)):
	case l.Kind == layout.Struct:
		for _, f := range l.Fields {
			p.value(f.Layout, name+"."+f.Name, at+f.Offset)
		}
	case l.Kind == layout.Vector:
		p.line(name, p.numbers(l, at, 0, n))
	case l.Kind == layout.Array && isScalar(l.Element):
		for k := 0; k < n; k += perLine {
			to := min(k+perLine, n)
			if p.hides(at+k*l.Stride, at+(to-1)*l.Stride+l.Element.Size) {
				continue
			}
			p.line(name+indexes(k, to), p.numbers(l, at, k, to))
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

// indexes names elements from one to before another.
func indexes(from, to int) string {
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

// numbers returns a buffer as a text of numbers, which @FILE reads: a line for each scalar, or for each vector.
func (b *runBuffer) numbers() []byte {
	p := tablePrinter{data: b.data}
	return p.appendNumbers(nil, b.layout, 0)
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
